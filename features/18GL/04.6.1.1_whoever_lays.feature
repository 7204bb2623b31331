Feature: The rules for tiles hold for whoever lays them
  What may lie where does not depend on who lays it, nor on how: CONRAIL, a company that operates late in the round, and one
  that has laid its own tile and goes on by the power of a private company keep the same rules.

  # CONRAIL has tokens in both halves of Chicago, D14 and D12; the Nickel Plate has had its turn.
  @18GL-4.6.1.1-d @18GL-4.6.1.1-e @18GL-4.6.1.1-h @18GL-4.6.1.1-p @18GL-4.6.1.1-r @18GL-4.6.1.1-s @18GL-4.6.1.1-u @reconstruction
  # Each row breaks one rule; the other clauses are those of other rows.
  Scenario Outline: CONRAIL, which operates second, does not lay <number> on <hex>: <why>
    Given 3 players at the table in phase 10H
    And the Nickel Plate is in operation, opened at $140
    And Bob is president of the Nickel Plate with 60%
    And the Nickel Plate owns a 10H-train
    And CONRAIL has been formed of the IC and the Milwaukee Road and has operated, beginning at $110
    And Alice is president of CONRAIL with 60%
    And CONRAIL owns a 10H-train
    And CONRAIL has $500 in its treasury
    And #9 lies on E15, joining NW and SE
    And <old> lies on <where>, joining <old sides>
    And it is CONRAIL's turn to lay track
    When CONRAIL tries to lay <number> on <hex>, <lie>
    Then it is refused and nothing has changed
    When CONRAIL lays #24 on E15, joining NW, NE and SE
    Then #24 lies on E15, joining NW, NE and SE
    And CONRAIL has $500 in its treasury

    Examples:
      | number | hex | lie                         | old     | where                    | old sides           | why                            | clause         |
      | #513   | C15 | joining S, SW, NW, N and NE | #611    | C15                      | S, SW, NW, N and NE | no gray tile in phase 10H      | 18GL-4.6.1.1-e |
      | #611   | C15 | joining S, SW, NW, N and NE | #57     | C15                      | SW and NE           | no brown tile upon a yellow    | 18GL-4.6.1.1-d |
      | #619   | C15 | joining S, NW, N and NE     | #57     | C15                      | SW and NE           | the city would lose its track  | 18GL-4.6.1.1-s |
      | #28    | E15 | joining S, SW and NW        | #57     | C15                      | SW and NE           | plain track would be gone      | 18GL-4.6.1.1-s |
      | #57    | F16 | joining NW and SE           | #57     | C15                      | SW and NE           | there is no city               | 18GL-4.6.1.1-r |
      | #57    | G17 | joining NW and SE           | #57     | C15                      | SW and NE           | it does not come there         | 18GL-4.6.1.1-h |
      | #24    | E15 | joining NW, SW and SE       | #57     | C15                      | SW and NE           | it does not come to new track  | 18GL-4.6.1.1-h |
      | #57    | C15 | joining SW and NE           | #57     | each of C7, G11, G17 and J16 | SW and NE       | none is left                   | 18GL-4.6.1.1-u |
      | #GL-M1 | D10 | turned 3                    | #GL-C2N | D12                      | S, NW, N and SE     | the ferry would be elsewhere   | 18GL-4.6.1.1-p |

  @18GL-4.6.1.1-v @reconstruction
  Scenario: CONRAIL pays for the ground as well, $20 on F16
    Given 3 players at the table in phase 10H
    And CONRAIL has been formed of the IC and the Milwaukee Road and has operated, beginning at $110
    And Alice is president of CONRAIL with 60%
    And CONRAIL owns a 10H-train
    And CONRAIL has $19 in its treasury
    And #9 lies on E15, joining NW and SE
    And it is CONRAIL's turn to lay track
    When CONRAIL tries to lay #9 on F16, joining NW and SE
    Then it is refused and nothing has changed
    When CONRAIL lays #57 on C15, joining SW and NE
    Then #57 lies on C15, joining SW and NE
    And CONRAIL has $19 in its treasury

  # ------------------------------------------------------------------------------- after a tile of its own, by a power

  # Each row breaks one rule; the other clauses are those of other rows.
  @18GL-4.6.1.1-c @18GL-4.6.1.1-r @18GL-4.6.1.1-s @18GL-4.3-n7c @18GL-4.3-n7d @reconstruction
  Scenario Outline: After its own tile, too, the company that operates second does not lay <number> on <hex> by the Rail Works: <why>
    Given 3 players at the table in <phase>
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the IC is in operation, opened at $90
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And #9 lies on E15, joining NW and SE
    And Alice owns the Rail Works
    And it is the IC's turn to lay track
    When the IC lays #57 on C15, joining SW and NE
    And the IC tries to lay <number> on <hex>, joining <sides>, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the IC lays #9 on F16, joining NW and SE, by the power of the Rail Works
    Then #9 lies on F16, joining NW and SE
    And the IC has $180 in its treasury

    Examples:
      | phase    | number | hex | sides           | why                               | clause         |
      | phase 2H | #24    | E15 | NW, NE and SE   | no green tile in phase 2H         | 18GL-4.3-n7c   |
      | phase 4H | #24    | F16 | NW, NE and SE   | no green tile where there is none | 18GL-4.6.1.1-c |
      | phase 4H | #57    | F16 | NW and SE       | there is no city                  | 18GL-4.6.1.1-r |
      | phase 4H | #28    | E15 | S, SW and NW    | plain track would be gone         | 18GL-4.6.1.1-s |
      | phase 4H | #24    | E15 | NW, SW and SE   | it does not come to new track     | 18GL-4.3-n7c   |
      | phase 4H | #14    | C15 | S, SW, N and NE | its tile of this turn lies there  | 18GL-4.3-n7d   |

  @18GL-4.6.1.1-p @reconstruction
  Scenario: The second tile of the first operating round, too, lies with its ferry towards the line
    Given 3 players at the table in phase 4H
    And the Milwaukee Road has floated, opened at $90
    And Bob is president of the Milwaukee Road with 60%
    And the Milwaukee Road has tokens in D12
    And #GL-C2N lies on D12, joining S, NW, N and SE
    And it is the Milwaukee Road's turn to lay track
    When the Milwaukee Road lays #8 on C11, joining N and SE
    And the Milwaukee Road tries to lay #GL-M1 on D10, turned 3
    Then it is refused and nothing has changed
    When the Milwaukee Road lays #GL-M1 on D10, turned 0
    Then #GL-M1 lies on D10, turned 0

  # -------------------------------------------------------------------------------------------- on the shore of a ferry

  # Each row breaks one rule; the other clauses are those of other rows.
  @18GL-4.6.1.1-c @18GL-4.6.1.1-l @18GL-4.6.1.1-n @18GL-4.6.1.1-q @reconstruction
  Scenario Outline: With the line Milwaukee-Muskegon the far shore does not get <number>: <why>
    Given 3 players at the table in phase 4H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the GT is in operation, opened at $90
    And Alice is president of the GT with 60%
    And the GT has $100 in its treasury
    And #GL-M1 lies on D10, turned 0
    And the GT has a token in D10
    And Alice owns the Ferry Company
    And it is the GT's turn to lay track
    When the GT tries to open the ferry line Milwaukee-Muskegon, laying <number> on F10, joining <sides>
    Then it is refused and nothing has changed
    When the GT opens the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S
    Then the ferry line Milwaukee-Muskegon is open
    And #4 lies on F10, joining N and S

    Examples:
      | number | sides         | why                             | clause         |
      | #143   | N, NE and SE  | no green tile where there is none | 18GL-4.6.1.1-c |
      | #GL-T1 | S and SE      | there is a town, no city        | 18GL-4.6.1.1-q |
      | #4     | SW and NE     | its track would lead to a closed side | 18GL-4.6.1.1-n |

  @18GL-4.6.1.1-p @reconstruction
  Scenario: With a line, too, the tile of a city with a ferry lies with it towards the line
    Given 3 players at the table in phase 2H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the Nickel Plate has $100 in its treasury
    And Alice owns the Ferry Company
    And it is the Nickel Plate's turn to lay track
    When the Nickel Plate tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 3
    Then it is refused and nothing has changed
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0
    Then the ferry line London-Cleveland is open
    And #GL-L1 lies on L10, turned 0

  @18GL-4.3-n11c @reconstruction
  Scenario: The company that operates second opens no line that it does not reach either
    Given 3 players at the table in phase 4H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the GT is in operation, opened at $90
    And Alice is president of the GT with 60%
    And the GT has $100 in its treasury
    And #GL-M1 lies on D10, turned 0
    And the GT has a token in D10
    And Alice owns the Ferry Company
    And it is the GT's turn to lay track
    When the GT tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0
    Then it is refused and nothing has changed
    When the GT opens the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S
    Then the ferry line Milwaukee-Muskegon is open

  # ------------------------------------------------------------------------------------------ two companies, one place

  @18GL-4.6.1.1-v @reconstruction
  Scenario Outline: The company on turn lays the tile and pays for it, not <whose> that could lay it as well
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And the Milwaukee Road is in operation, opened at $90
    And <president> is president of the Milwaukee Road with 60%
    And the Milwaukee Road has $100 in its treasury
    And #9 lies on E15, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the Milwaukee Road has a token in G17
    And it is the IC's turn to lay track
    When the IC lays #9 on F16, joining NW and SE
    Then the IC has $80 in its treasury
    And the Milwaukee Road has $100 in its treasury

    Examples:
      | whose                                 | president |
      | the next company                      | Bob       |
      | another company of the same president | Alice     |
