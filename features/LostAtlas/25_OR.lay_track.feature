Feature: A company lays track
  In its turn a company lays up to two yellow tiles, or upgrades one tile. What it lays has to be connected with one of its
  hubs; by the other reading of the rulebook it need not be.

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

  # ------------------------------------------------------------------------------------------------------------- how many

  @LA-OR.lay-a
  Scenario: Two yellow tiles in a turn, and no third
    # proves LA-OR.lay-a
    When the Resourceful lays #57 on 1,3, joining NE and SW
    And the Resourceful lays #9 on 2,2, joining NE and SW
    # proves LA-OR.lay-a
    Then #57 lies on 1,3, joining NE and SW
    And #9 lies on 2,2, joining NE and SW
    And the Resourceful has $200 in its treasury
    When the Resourceful tries to lay #9 on 0,4, joining NE and SW
    Then it is refused and nothing has changed

  @LA-OR.lay-a
  Scenario: Or one upgrade, and then no yellow tile
    Given #57 lies on 1,3, joining NE and SW
    # proves LA-OR.lay-a
    When the Resourceful lays #15 on 1,3, joining SW, NW, N and NE
    # proves LA-OR.lay-a
    Then #15 lies on 1,3, joining SW, NW, N and NE
    When the Resourceful tries to lay #9 on 2,2, joining NE and SW
    Then it is refused and nothing has changed

  @LA-OR.lay-a
  Scenario: One upgrade, and no second one
    Given #57 lies on 1,3, joining NE and SW
    And #8 lies on 2,2, joining N and SW
    When the Resourceful lays #15 on 1,3, joining SW, NW, N and NE
    Then #15 lies on 1,3, joining SW, NW, N and NE
    When the Resourceful tries to lay #24 on 2,2, joining SW, N and NE
    Then it is refused and nothing has changed

  @LA-OR.lay-a
  Scenario: After a yellow tile another yellow one, and no upgrade
    Given #57 lies on 1,3, joining NE and SW
    When the Resourceful lays #9 on 2,2, joining NE and SW
    And the Resourceful tries to lay #15 on 1,3, joining SW, NW, N and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #9 on 0,4, joining NE and SW
    Then #9 lies on 0,4, joining NE and SW
