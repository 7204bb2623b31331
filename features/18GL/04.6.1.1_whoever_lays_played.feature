Feature: How CONRAIL and others lay tiles, played from the deal
  In its first turn CONRAIL has the homes of the Illinois Central, D14, and of the New York Central, N12 and N14, and a token in Cleveland,
  L14, from which a ferry line leads to London, L10. Green and brown tiles may be laid.

  @18GL-4.6.1.1-s @18GL-4.6.1.1-p @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL keeps the track of the south of Chicago
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL tries to lay #GL-C2S on D14, turned 3
    Then it is refused and nothing has changed
    When CONRAIL lays #GL-C2S on D14, turned 0
    Then #GL-C2S lies on D14, turned 0
    And CONRAIL has $565 in its treasury

  @18GL-4.6.1.1-r @18GL-4.6.1.1-o @18GL-4.6.1.1-q @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario Outline: CONRAIL lays no <tile> on <hex>, which is a hex of another kind
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL tries to lay <tile> on <hex>, turned <how>
    Then it is refused and nothing has changed
    When CONRAIL lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE

    Examples:
      | tile   | hex | how |
      | #57    | E15 | 2   |
      | #4     | E15 | 2   |
      | #14    | D14 | 1   |

  @18GL-4.6.1.1-h @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: New track of CONRAIL begins at its own track
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL tries to lay #9 on H16, joining N and S
    Then it is refused and nothing has changed
    When CONRAIL tries to lay #20 on M17, turned 2
    Then it is refused and nothing has changed
    When CONRAIL lays #23 on M17, turned 2
    Then #23 lies on M17, turned 2
    And CONRAIL has $615 in its treasury

  @18GL-4.6.1.1-v @18GL-4.6.1.1-x @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Without the money the ground is not built on, by the power of the Rail Works neither
    Given the game has been played up to the fourth stock round
    When everybody passes
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the NYC runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the IC tries to lay #GL-C2S on D14, turned 0
    Then it is refused and nothing has changed
    When the IC tries to lay #GL-C2S on D14, turned 0, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE
    Then the IC has $40 in its treasury

  @18GL-4.6.1.1-p @18GL-4.6.1.1-s @18GL-4.3-n11e @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The tile of London lies with its ferry towards the line, also after another tile
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 3, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    And the Nickel Plate tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 3, with Bob's consent
    Then it is refused and nothing has changed
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then #GL-L1 lies on L10, turned 0

  @18GL-4.6.1.1-r @18GL-4.3-n7c @reading:18GL-Q23=a @reconstruction
  Scenario Outline: By the power of the Rail Works, too, <hex> takes no <tile>
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC tries to lay <tile> on <hex>, turned <how>, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the IC lays #57 on C15, turned 1, by the power of the Rail Works
    Then #57 lies on C15, turned 1

    Examples:
      | tile | hex | how |
      | #57  | E15 | 2   |
      | #9   | C15 | 1   |

  @18GL-4.6.1.1-l @18GL-4.6.1.1-m @18GL-4.6.1.1-n @18GL-4.3-n7c @reading:18GL-Q23=a @reconstruction
  Scenario: By the power of the Rail Works, too, no track leads off the board
    Given the game has been played up to the first operating round
    When the PRR tries to lay #7 on M17, turned 4, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #9 on M17, joining NW and SE, by the power of the Rail Works, with Alice's consent
    Then #9 lies on M17, joining NW and SE
