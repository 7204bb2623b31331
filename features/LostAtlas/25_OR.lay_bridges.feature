Feature: Bridges
  Bridging may lay blue tiles on water, in the place of yellow ones. They are never upgraded. Its track may lead to water.
  Whoever likes may use a bridge that lies there.

  Background: Bridging at -3,2 with water in the north-west, Suburban at -2,0
    Given 3 players at the table in phase 3 of the long game
    And the Bridging is in operation, opened at $80
    And Alice is president of the Bridging with 60%
    And the Bridging owns a 2-train
    And the Bridging has $200 in its treasury
    And the Suburban is in operation, opened at $70
    And Bob is president of the Suburban with 60%
    And the Suburban owns a 2-train
    And the Suburban has $200 in its treasury
    And it is the Bridging's turn to lay track

  @LA-OR.flow-d @LA-OR.lay-c
  Scenario Outline: Bridging lays <tile> on water, free of charge
    When the Bridging lays <tile> on -4,2, joining <sides>
    Then <tile> lies on -4,2, joining <sides>
    And <left> of <tile> <are> left
    And the Bridging has $200 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | tile | sides     | left | are |
      | #722 | N and SE  | one  | is  |
      | #723 | NE and SE | no   | are |

  @LA-OR.flow-d @LA-OR.lay-c
  Scenario: On water it lays nothing but bridges, on land no bridge
    When the Bridging tries to lay #8 on -4,2, joining N and SE
    Then it is refused and nothing has changed
    When the Bridging tries to lay #722 on -3,1, joining S and NW
    Then it is refused and nothing has changed
    When the Bridging lays #722 on -4,2, joining N and SE
    Then #722 lies on -4,2, joining N and SE

  @LA-OR.flow-d @LA-OR.lay-a
  Scenario: A bridge is one of two yellow tiles
    When the Bridging lays #722 on -4,2, joining N and SE
    And the Bridging lays #8 on -3,1, joining S and NW
    Then #8 lies on -3,1, joining S and NW
    When the Bridging tries to lay #57 on -2,1, joining NE and SW
    Then it is refused and nothing has changed

  @LA-OR.flow-d @LA-OR.lay-a
  Scenario: After a yellow tile and a bridge there is no third tile, a bridge is none either
    When the Bridging lays #8 on -3,1, joining S and NW
    And the Bridging lays #722 on -4,2, joining N and SE
    Then #722 lies on -4,2, joining N and SE
    When the Bridging tries to lay #57 on -2,1, joining NE and SW
    Then it is refused and nothing has changed

  @LA-OR.flow-d @LA-OR.lay-a
  Scenario: No bridge after an upgrade, no upgrade after a bridge
    Given #8 lies on -3,1, joining S and NW
    When the Bridging lays #722 on -4,2, joining N and SE
    And the Bridging tries to lay #24 on -3,1, joining S, NW and N
    Then it is refused and nothing has changed
    When the Bridging lays #57 on -2,1, joining NE and SW
    Then #57 lies on -2,1, joining NE and SW

  @LA-OR.flow-d @LA-OR.lay-d @LA-OR.lay-c
  Scenario: A bridge is never upgraded
    Given #722 lies on -4,2, joining N and SE
    When the Bridging tries to lay #24 on -4,2, turned 3
    Then it is refused and nothing has changed
    When the Bridging tries to lay #723 on -4,2, joining NE and SE
    Then it is refused and nothing has changed
    When the Bridging lays #8 on -3,1, joining S and NW
    Then #8 lies on -3,1, joining S and NW

  @LA-OR.flow-d @LA-OR.lay-c
  Scenario: Its track may lead to water
    When the Bridging lays #7 on -3,1, joining S and SW
    Then #7 lies on -3,1, joining S and SW

  @LA-OR.flow-d @LA-OR.lay-c
  Scenario: Others lay no bridges
    Given #57 lies on -2,0, joining NE and SW
    And #9 lies on -3,1, joining SW and NE
    And it is the Suburban's turn to lay track
    When the Suburban tries to lay #723 on -4,2, joining NE and SE
    Then it is refused and nothing has changed
    When the Suburban lays #57 on -1,-1, joining NE and SW
    Then #57 lies on -1,-1, joining NE and SW

  @LA-OR.lay-c @reading:LA-Q89=a
  Scenario: Others build towards water only where a bridge meets their track
    Given #57 lies on -2,0, joining NE and SW
    And it is the Suburban's turn to lay track
    When the Suburban tries to lay #9 on -3,1, joining NE and SW
    Then it is refused and nothing has changed
    When the Suburban lays #8 on -3,1, joining NE and S
    Then #8 lies on -3,1, joining S and NE

  @LA-OR.lay-c @reading:LA-Q89=a
  Scenario: Track may lead onto a bridge
    Given #57 lies on -2,0, joining NE and SW
    And #723 lies on -4,2, joining NE and SE
    And it is the Suburban's turn to lay track
    When the Suburban lays #9 on -3,1, joining NE and SW
    Then #9 lies on -3,1, joining NE and SW

  @LA-OR.lay-a @reading:LA-Q44=a
  Scenario: Routes lead over a bridge, whoever has laid it
    Given #57 lies on -2,0, joining NE and SW
    And #723 lies on -4,2, joining NE and SE
    And #9 lies on -3,1, joining NE and SW
    And it is the Suburban's turn to lay track
    When the Suburban tries to lay #57 on -2,1, joining NE and SW
    Then it is refused and nothing has changed
    When the Suburban lays #57 on -1,-1, joining NE and SW
    Then #57 lies on -1,-1, joining NE and SW

  @LA-OR.flow-d @LA-MG.form-f
  Scenario: A major formed of Bridging lays bridges
    Given the Federation has been formed of the Bridging and the Tunneling and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to lay track
    When the Federation lays #722 on -4,2, joining N and SE
    Then #722 lies on -4,2, joining N and SE
