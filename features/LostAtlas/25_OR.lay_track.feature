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
    When the Resourceful tries to lay #7 on 0,4, joining N and NE
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
    When the Resourceful lays #7 on 0,4, joining N and NE
    Then #7 lies on 0,4, joining N and NE

  @LA-OR.lay-a
  Scenario: A tile that was laid earlier in the turn counts
    Given #57 lies on 1,3, joining NE and SW
    And the Resourceful has already laid #9 on 2,2, joining NE and SW, in this turn
    When the Resourceful tries to lay #15 on 1,3, joining SW, NW, N and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #7 on 0,4, joining N and NE
    Then 3 tiles lie on the map

  # ------------------------------------------------------------------------------------------------------------ connection

  @LA-OR.lay-a @reading:LA-Q44=a
  Scenario: A yellow tile is connected with a hub of the company
    Given #57 lies on 1,3, joining NE and SW
    When the Resourceful tries to lay #9 on 0,2, joining N and S
    Then it is refused and nothing has changed
    When the Resourceful tries to lay #8 on 2,2, joining NW and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #8 on 2,2, joining SW and N
    Then #8 lies on 2,2, joining SW and N

  @LA-OR.lay-a @reading:LA-Q44=a
  Scenario: Track of another company is of no use
    Given #57 lies on each of 1,3 and 1,-1, joining NE and SW
    When the Resourceful tries to lay #9 on 2,-2, joining NE and SW
    Then it is refused and nothing has changed
    When the Resourceful lays #9 on 2,2, joining NE and SW
    Then #9 lies on 2,2, joining NE and SW
    When the Resourceful runs
      | 2-train | 1,3 |
    And the Resourceful keeps its revenue
    And the Resourceful ends its turn
    And the Expansive lays #9 on 2,-2, joining NE and SW
    Then the Expansive has $160 in its treasury

  @LA-OR.lay-a @reading:LA-Q44=a
  Scenario: The second tile may go on where the first one ends
    Given #57 lies on 1,3, joining NE and SW
    When the Resourceful tries to lay #5 on 1,2, joining NE and SE
    Then it is refused and nothing has changed
    When the Resourceful lays #7 on 2,2, joining SW and NW
    And the Resourceful lays #5 on 1,2, joining NE and SE
    Then #7 lies on 2,2, joining SW and NW
    And #5 lies on 1,2, joining NE and SE

  @LA-OR.lay-a @reading:LA-Q44=a
  Scenario: A city full of others' hubs ends the way
    Given #57 lies on 1,3, joining NE and SW
    And #9 lies on 2,2, joining NE and SW
    And #57 lies on 3,1, joining NE and SW
    And the Expansive has a token in 3,1
    When the Resourceful tries to lay #6 on 4,0, joining SW and N
    Then it is refused and nothing has changed
    When the Resourceful lays #7 on 0,4, joining N and NE
    Then #7 lies on 0,4, joining N and NE

  @LA-OR.lay-a @reading:LA-Q44=a
  Scenario: An upgrade brings new track to which a route can be traced
    Given #57 lies on 1,3, joining NE and SW
    And #9 lies on 2,2, joining NE and SW
    When the Resourceful tries to lay #20 on 2,2, joining SW, NW, NE and SE
    Then it is refused and nothing has changed
    When the Resourceful lays #24 on 2,2, joining SW, N and NE
    Then #24 lies on 2,2, joining SW, N and NE

  @LA-OR.lay-a @reading:LA-Q44=b
  Scenario: Where tiles need no connection they are laid anywhere
    When the Resourceful lays #9 on 0,2, joining N and S
    And the Resourceful lays #57 on -2,2, joining N and S
    Then #9 lies on 0,2, joining N and S
    And #57 lies on -2,2, joining N and S
    When the Resourceful tries to lay #57 on 1,3, joining NE and SW
    Then it is refused and nothing has changed
