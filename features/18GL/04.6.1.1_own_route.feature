Feature: New track serves the company that lays it
  New track extends track that the company can reach from one of its tokens, or begins a line at a token. Of the pieces that a
  replacement adds one has to be such track, unless the rulebook is read as asking it of all. On the tile of a city that
  the company comes to it is enough that the city is worth more.

  Background: the Illinois Central, IC, in the southern half of Chicago, D14, with track to E15
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $500 in its treasury
    And #9 lies on E15, joining NW and SE
    And it is the IC's turn to lay track

  Rule: first tiles

    @18GL-4.6.1.1-h @reconstruction
    Scenario Outline: A first tile on <hex> is joined to track of the company
      When the IC tries to lay <tile> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the IC lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>

      Examples:
        | hex | tile | wrong sides | sides     |
        | F16 | #9   | N and S     | NW and SE |
        | C15 | #57  | NW and SE   | SW and NE |
        | F16 | #8   | N and SE    | S and NW  |

    @18GL-4.6.1.1-h @reconstruction
    Scenario Outline: No tile is laid where the company does not come: #<number> on <hex>
      When the IC tries to lay #<number> on <hex>, joining <sides>
      Then it is refused and nothing has changed
      When the IC lays #57 on C15, joining SW and NE
      Then #57 lies on C15, joining SW and NE

      # F14 and D16 lie beside its track, G17 a hex beyond its end, K15 at the home of another company.
      Examples:
        | hex | number | sides     |
        | F14 | 9      | SW and NE |
        | D16 | 9      | N and S   |
        | G17 | 57     | NW and SE |
        | K15 | 4      | SW and NE |

    @18GL-4.6.1.1-h @reconstruction
    Scenario: Track of another company that does not join its own is of no use
      Given the Nickel Plate is in operation, opened at $90
      And Bob is president of the Nickel Plate with 60%
      And it is the IC's turn to lay track
      When the IC tries to lay #58 on M15, joining NW and S
      Then it is refused and nothing has changed
      When the IC lays #9 on F16, joining NW and SE
      Then #9 lies on F16, joining NW and SE

    @18GL-4.6.1.1-h @reconstruction
    Scenario: A city full of others' tokens ends the track of the company
      Given #57 lies on C15, joining SW and NE
      And the Milwaukee Road is in operation, opened at $90
      And Bob is president of the Milwaukee Road with 60%
      And the Milwaukee Road has a token in C15
      And it is the IC's turn to lay track
      When the IC tries to lay #8 on B16, joining S and NE
      Then it is refused and nothing has changed
      When the IC lays #9 on F16, joining NW and SE
      Then #9 lies on F16, joining NW and SE

    @18GL-4.6.1.1-h @reconstruction
    Scenario: Track of another company that joins its own is extended like its own
      Given #57 lies on C15, joining SW and NE
      And the IC has a token in C15
      And it is the IC's turn to lay track
      When the IC lays #8 on B16, joining S and NE
      Then #8 lies on B16, joining S and NE

    # The home of the LS&I, Marquette, has no track yet.
    @18GL-4.6.1.1-h @reconstruction
    Scenario: A new line begins at a token
      Given the LS&I is in operation, opened at $90
      And Bob is president of the LS&I with 60%
      And the LS&I has $100 in its treasury
      And it is the LS&I's turn to lay track
      When the LS&I tries to lay #9 on D4, joining N and S
      Then it is refused and nothing has changed
      When the LS&I lays #6 on D2, joining S and NE
      Then #6 lies on D2, joining S and NE

    # B&O's home is an off-board area of two hexes: M19 lies beside L20, M21 beside L20 and N18.
    @18GL-4.6.1.1-h @18GL-4.5-c @reconstruction
    Scenario Outline: From a home of two hexes lines begin in both: the <company> on <hex>
      Given the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And it is the <company>'s turn to lay track
      When the <company> tries to lay <tile> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>

      Examples:
        | company | hex | tile | wrong sides | sides     |
        | B&O     | L18 | #9   | NW and SE   | N and S   |
        | B&O     | M19 | #8   | NW and NE   | S and NW  |
        | NYC     | M15 | #58  | NW and S    | NW and NE |
        | PRR     | M17 | #8   | NW and S    | N and SE  |

    @18GL-4.6.1.1-h @reading:18GL-Q36=a @reconstruction
    Scenario: An open ferry line is track of the company
      Given the Nickel Plate is in operation, opened at $90
      And Bob is president of the Nickel Plate with 60%
      And the Nickel Plate has $100 in its treasury
      And #GL-L1 lies on L10, joining SW and NE
      And the ferry line London-Cleveland is open
      And it is the Nickel Plate's turn to lay track
      When the Nickel Plate lays #8 on M9, joining SW and N
      Then #8 lies on M9, joining SW and N
      And the Nickel Plate has paid $40

    @18GL-4.6.1.1-h @reading:18GL-Q36=b @reconstruction
    Scenario: If only trains use ferries, no track is laid beyond one
      Given the Nickel Plate is in operation, opened at $90
      And Bob is president of the Nickel Plate with 60%
      And the Nickel Plate has $100 in its treasury
      And #GL-L1 lies on L10, joining SW and NE
      And the ferry line London-Cleveland is open
      And it is the Nickel Plate's turn to lay track
      When the Nickel Plate tries to lay #8 on M9, joining SW and N
      Then it is refused and nothing has changed
      When the Nickel Plate lays #4 on K15, joining SW and NE
      Then #4 lies on K15, joining SW and NE

    @18GL-4.6.1.1-h @18GL-1.3-w @reconstruction
    Scenario: A ferry line that is closed is no track
      Given the Nickel Plate is in operation, opened at $90
      And Bob is president of the Nickel Plate with 60%
      And the Nickel Plate has $100 in its treasury
      And #GL-L1 lies on L10, joining SW and NE
      And it is the Nickel Plate's turn to lay track
      When the Nickel Plate tries to lay #8 on M9, joining SW and N
      Then it is refused and nothing has changed
      When the Nickel Plate lays #4 on K15, joining SW and NE
      Then #4 lies on K15, joining SW and NE

  Rule: replacements

    @18GL-4.6.1.1-h @reconstruction
    Scenario: One piece that a replacement adds has to be reached
      When the IC tries to lay #24 on E15, joining NW, SW and SE
      Then it is refused and nothing has changed
      When the IC tries to lay #20 on E15, turned 2
      Then it is refused and nothing has changed
      When the IC lays #24 on E15, joining NW, NE and SE
      Then #24 lies on E15, joining NW, NE and SE

    @18GL-4.6.1.1-h @reading:18GL-Q112=a @reconstruction
    Scenario: Of two pieces that a replacement adds one is enough
      Given it is phase 10H
      And #23 lies on F16, turned 5
      And it is the IC's turn to lay track
      When the IC lays #45 on F16, turned 5
      Then #45 lies on F16, turned 5

    @18GL-4.6.1.1-h @reading:18GL-Q112=b @reconstruction
    Scenario: If all new track has to be reached, one of two pieces is not enough
      Given it is phase 10H
      And #23 lies on F16, turned 5
      And it is the IC's turn to lay track
      When the IC tries to lay #45 on F16, turned 5
      Then it is refused and nothing has changed
      When the IC lays #24 on E15, joining NW, NE and SE
      Then #24 lies on E15, joining NW, NE and SE

    @18GL-4.6.1.1-h @reconstruction
    Scenario: A tile that the company does not come to is not replaced
      Given #8 lies on F14, joining S and NE
      And #57 lies on G17, joining NW and SE
      And it is the IC's turn to lay track
      When the IC tries to lay #24 on F14, turned 4
      Then it is refused and nothing has changed
      When the IC tries to lay #14 on G17, turned 2
      Then it is refused and nothing has changed
      When the IC lays #24 on E15, joining NW, NE and SE
      Then #24 lies on E15, joining NW, NE and SE

    # Traverse City keeps its two tracks on every tile; only its worth grows.
    @18GL-4.6.1.1-i @reconstruction
    Scenario: On a city tile it is enough that the city is worth more
      Given #GL-T1 lies on G5, joining S and SE
      And the DT&I is in operation, opened at $90
      And Bob is president of the DT&I with 60%
      And the DT&I has a token in G5
      And #9 lies on H6, joining NW and SE
      And it is the DT&I's turn to lay track
      When the DT&I lays #GL-T2 on G5, joining S and SE
      Then #GL-T2 lies on G5, joining S and SE
      And 1 of #GL-T1 is left

    @18GL-4.6.1.1-i @18GL-4.6.1.1-h @reconstruction
    Scenario: A city that the company does not come to brings it no income
      Given #GL-T1 lies on G5, joining S and SE
      And it is the IC's turn to lay track
      When the IC tries to lay #GL-T2 on G5, joining S and SE
      Then it is refused and nothing has changed
      When the IC lays #24 on E15, joining NW, NE and SE
      Then #24 lies on E15, joining NW, NE and SE

    @18GL-4.6.1.1-h @reconstruction
    Scenario: A city is replaced also where only new track joins that of the company
      Given #9 lies on F16, joining NW and SE
      And #57 lies on G17, joining N and S
      And it is the IC's turn to lay track
      When the IC tries to lay #15 on G17, joining N, NE, SE and S
      Then it is refused and nothing has changed
      When the IC lays #15 on G17, joining N, NW, SW and S
      Then #15 lies on G17, joining N, NW, SW and S
