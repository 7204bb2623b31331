Feature: One hub on a tile
  Of one company there is one hub on a tile, whatever spaces are free; hubs of different companies may lie on one tile.

  Background: Federation, formed of Tunneling at -2,0 and Resourceful at 1,3; two spaces in -2,0 and -2,1
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And the Expansive is in operation, opened at $80
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And #14 lies on each of -2,0 and -2,1, joining S, SW, N and NE
    And #57 lies on -2,-1, joining N and S
    And it is the Federation's turn to place a token

  @LA-OR.hub-c
  Scenario: No second hub of a company where it has one
    When the Federation tries to place a token in -2,0
    Then it is refused and nothing has changed
    # proves LA-OR.hub-c
    When the Federation places a token in -2,1
    # proves LA-OR.hub-c
    Then the Federation has tokens in -2,0, 1,3 and -2,1 only

  @LA-OR.hub-c
  Scenario: Nor where it has placed one in an earlier turn
    Given the Federation has a token in -2,1
    When the Federation tries to place a token in -2,1
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, 1,3, -2,1 and -2,-1 only

  @LA-OR.hub-b @LA-OR.hub-c
  Scenario: Beside the hub of another company there is room on the second space
    Given the Expansive has a token in -2,1
    When the Federation places a token in -2,1
    Then the Federation has tokens in -2,0, 1,3 and -2,1 only
    And the Expansive has tokens in 1,-1 and -2,1 only
