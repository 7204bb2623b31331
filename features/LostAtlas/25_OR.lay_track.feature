Feature: A company lays track
  In its turn a company lays up to two yellow tiles, or upgrades one tile. What it lays has to be connected with one of its
  hubs, or by the other reading need not be.

  Background: Resourceful at 1,3 in the south, Expansive is next
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And it is the Resourceful's turn to lay track

  @LA-OR.lay-a
  Scenario: Two yellow tiles in a turn
    When the Resourceful lays #57 on 1,3, joining NE and SW
    And the Resourceful lays #9 on 2,2, joining NE and SW
    Then #57 lies on 1,3, joining NE and SW
    And #9 lies on 2,2, joining NE and SW
    When the Resourceful tries to lay #9 on 0,4, joining NE and SW
    Then it is refused and nothing has changed
