Feature: Laying track, played from the deal
  The Lake Superior is at home in Marquette, D2, at the mines of E1; the Illinois Central in the south of Chicago, D14; the Nickel
  Plate in Cleveland, L14; the Pennsylvania in Pittsburgh, N18.

  @18GL-4.6.1.1-g @18GL-1.3-b @18GL-4.6.1.1-v @18GL-1.3-s @18GL-1.3-r @reading:18GL-Q40=a @reconstruction
  Scenario: In its first operating round a company lays two yellow tiles, and pays for the river
    Given the game has been played up to the first operating round of five
    When the LS&I lays #6 on D2, joining S and NE
    Then the LS&I has $350 in its treasury
    When the LS&I lays #9 on D4, joining N and S
    # proves 18GL-4.6.1.1-v 18GL-1.3-s 18GL-1.3-r
    Then the LS&I has $310 in its treasury
    # proves 18GL-4.6.1.1-v 18GL-1.3-s 18GL-1.3-r
    And the bank has received $40
    When the LS&I tries to lay #4 on D6, joining N and S
    Then it is refused and nothing has changed
    And 2 tiles lie on the map

  @18GL-4.6.1.1-f @18GL-4.6.1-a @18GL-4.6-g @18GL-4.6.1.1-j @reading:18GL-Q23=a @reading:18GL-Q40=a @reconstruction
  Scenario: Later a company lays one tile a turn, or none
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    # proves 18GL-4.6.1.1-j
    Then 8 tiles lie on the map
    When the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR lays #8 on M19, joining NW and NE
    Then the PRR has paid $60
    # proves 18GL-4.6.1.1-j
    And 9 tiles lie on the map
    When the PRR tries to lay #9 on L18, joining NW and SE
    Then it is refused and nothing has changed

  @18GL-4.6.1.1-l @18GL-4.6.1.1-m @reading:18GL-Q40=a @reconstruction
  Scenario Outline: No track runs into the lake or off the map: <tile> joining <wrong>
    Given the game has been played up to the first operating round of five
    When the LS&I tries to lay #57 on D2, joining SW and NE
    Then it is refused and nothing has changed
    When the LS&I lays #5 on D2, joining NE and SE
    And the LS&I tries to lay <tile> on E3, joining <wrong>
    Then it is refused and nothing has changed
    When the LS&I lays #3 on E3, joining NW and N
    Then the LS&I has $330 in its treasury

    Examples:
      | tile | wrong     |
      | #4   | NW and SE |
      | #58  | NW and S  |
      | #58  | NW and NE |

  @18GL-4.6.1.1-r @18GL-4.6.1.1-q @18GL-1.3-e @reading:18GL-Q40=a @reconstruction
  Scenario Outline: A city takes a city tile, a town a town tile: no <tile> on <hex>
    Given the game has been played up to the first operating round of five
    When the LS&I lays #5 on D2, joining NE and SE
    And the LS&I tries to lay <tile> on E3, joining NW and N
    Then it is refused and nothing has changed
    When the LS&I lays #3 on E3, joining NW and N
    Then #3 lies on E3, joining NW and N

    Examples:
      | tile | hex |
      | #5   | E3  |
      | #7   | E3  |

  @18GL-4.6.1.1-r @18GL-1.3-h @reconstruction
  Scenario Outline: A city that has no track takes no <tile>
    Given the game has been played up to the first operating round of five
    When the LS&I tries to lay <tile> on D2, joining NE and SE
    Then it is refused and nothing has changed
    When the LS&I lays #5 on D2, joining NE and SE
    Then #5 lies on D2, joining NE and SE

    Examples:
      | tile |
      | #7   |
      | #3   |

  @18GL-4.6.1.1-b @18GL-2-l @18GL-4.6.1.1-g @reading:18GL-Q40=a @reconstruction
  Scenario: In phase 2H only yellow tiles are laid
    Given the game has been played up to the first operating round of five
    When the LS&I buys a 2H-train from the bank for $100
    And the LS&I ends its turn
    And the PRR lays #9 on M17, joining NW and SE
    And the PRR tries to lay #14 on L16, turned 1
    Then it is refused and nothing has changed
    When the PRR lays #57 on L16, joining NW and SE
    Then #57 lies on L16, joining NW and SE

  @18GL-4.6.1.1-o @18GL-1.3-n @18GL-1.3-m @reading:18GL-Q40=a @reconstruction
  Scenario: The tiles of the special cities fit nowhere else
    Given the game has been played up to the first operating round of five
    When the LS&I buys a 2H-train from the bank for $100
    And the LS&I ends its turn
    And the PRR lays #9 on M17, joining NW and SE
    And the PRR tries to lay #GL-M1 on L16, turned 2
    Then it is refused and nothing has changed
    When the PRR lays #57 on L16, joining NW and SE
    Then the PRR has paid $40

  @18GL-4.6.1.1-n @reconstruction
  Scenario: No track runs to a side that cannot be crossed
    Given the game has been played up to the first operating round of five
    When the LS&I buys a 2H-train from the bank for $100
    And the LS&I ends its turn
    And the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the Nickel Plate tries to lay #3 on K15, joining N and NE
    Then it is refused and nothing has changed
    When the Nickel Plate lays #3 on K15, joining NE and SE
    Then #3 lies on K15, joining NE and SE

  @18GL-4.6.1.1-h @reconstruction
  Scenario: New track begins at track of the company
    Given the game has been played up to the first operating round of five
    When the LS&I tries to lay #5 on G11, joining NE and SE
    Then it is refused and nothing has changed
    When the LS&I lays #5 on D2, joining NE and SE
    Then #5 lies on D2, joining NE and SE
    And 2 of #5 are left

  @18GL-4.6.1.1-c @18GL-4.6.1.1-a @18GL-4.6.1.1-s @18GL-4.6.1.1-u @18GL-4.6.1.1-w @18GL-2-l @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  # the replacement, what it costs and where the old tile goes
  Scenario: From phase 4H on a green tile replaces a yellow one, keeps its track, and costs nothing
    Given the game has been played up to the third operating round
    Then it is phase 4H
    And 2 of #57 are left
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #14 on L16, turned 0
    Then it is refused and nothing has changed
    When the PRR lays #14 on L16, turned 1
    Then #14 lies on L16, turned 1
    And the PRR has paid $0
    And 3 of #57 are left

  @18GL-1.3-j @18GL-4.6.1.1-o @18GL-4.6.1.1-t @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Cleveland grows by its own tiles only, and its token stays
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate tries to lay #14 on L14, turned 1
    Then it is refused and nothing has changed
    When the Nickel Plate lays #GL-V2 on L14, turned 0
    Then #GL-V2 lies on L14, turned 0
    And the Nickel Plate has a token in L14 only
    And the Nickel Plate has $80 in its treasury

  @18GL-4.6.1.1-x @18GL-1.3-t @18GL-4.5.1.2-ap @18GL-4.6.1-a @18GL-4.6.1.1-d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL replaces the tile of the south of Chicago for $50, and lays nothing more in its first turn
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL tries to lay #GL-C3S on D14, turned 0
    Then it is refused and nothing has changed
    When CONRAIL lays #GL-C2S on D14, turned 0
    Then CONRAIL has $565 in its treasury
    And the bank has received $50
    When CONRAIL tries to lay #9 on E15, joining NW and SE
    Then it is refused and nothing has changed
