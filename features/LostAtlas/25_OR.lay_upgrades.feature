Feature: Upgrades, colour by colour
  An upgrade takes the place of a tile of the colour before: green that of yellow, purple that of
  green, grey that of purple. A colour can be used once its phase has begun.

  Background: Resourceful at 1,3 in the south, its home laid; Expansive is next
    Given 3 players at the table in phase 5
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 5-train
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 5-train
    And the Expansive has $200 in its treasury
    And #57 lies on 1,3, joining NE and SW
    And it is the Resourceful's turn to lay track

  @LA-OR.lay-d
  Scenario: Green on yellow
    # proves LA-OR.lay-d
    When the Resourceful lays #15 on 1,3, joining SW, NW, N and NE
    # proves LA-OR.lay-d
    Then #15 lies on 1,3, joining SW, NW, N and NE
    And the Resourceful has $200 in its treasury

  @LA-OR.lay-d
  Scenario: Purple on green, not on yellow
    Given #57 lies on 3,1, joining NE and SW
    And #9 lies on 2,2, joining NE and SW
    When the Resourceful tries to lay #125 on 3,1, turned 1
    Then it is refused and nothing has changed
    When the Resourceful lays #15 on 3,1, joining SW, NW, N and NE
    Then #15 lies on 3,1, joining SW, NW, N and NE

  @LA-OR.lay-d
  Scenario: Purple takes the place of green
    Given #15 lies on 3,1, joining SW, NW, N and NE
    And #9 lies on 2,2, joining NE and SW
    When the Resourceful lays #125 on 3,1, turned 1
    Then #125 lies on 3,1, turned 1

  @LA-OR.lay-d
  Scenario: Grey takes the place of purple, not of green
    Given it is phase 7
    And #9 lies on 2,2, joining NE and SW
    And #15 lies on 3,1, joining SW, NW, N and NE
    When the Resourceful tries to lay #51 on 3,1, turned 1
    Then it is refused and nothing has changed
    When the Resourceful lays #125 on 3,1, turned 1
    Then #125 lies on 3,1, turned 1

  @LA-OR.lay-d
  Scenario: Grey takes the place of purple
    Given it is phase 7
    And #9 lies on 2,2, joining NE and SW
    And #125 lies on 3,1, turned 1
    When the Resourceful lays #51 on 3,1, turned 1
    Then #51 lies on 3,1, turned 1

  @LA-OR.lay-d
  Scenario: A green tile is not the first of a hex
    Given #9 lies on 2,2, joining NE and SW
    When the Resourceful tries to lay #15 on 3,1, joining SW, NW, N and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #57 on 3,1, joining NE and SW
    Then #57 lies on 3,1, joining NE and SW

  @LA-OR.lay-d
  Scenario: A yellow tile does not take the place of another one
    When the Resourceful tries to lay #6 on 1,3, joining N and SW
    Then it is refused and nothing has changed
    When the Resourceful lays #15 on 1,3, joining SW, NW, N and NE
    Then #15 lies on 1,3, joining SW, NW, N and NE

  @LA-OR.lay-d
  Scenario: A capital is upgraded by capitals
    Given #57 lies on 1,-1, joining NE and SW
    And #293 lies on 0,0, joining NE and SW
    And it is the Expansive's turn to lay track
    When the Expansive tries to lay #14 on 0,0, joining S, SW, N and NE
    Then it is refused and nothing has changed
    When the Expansive lays #294 on 0,0, joining S, SW, N and NE
    Then #294 lies on 0,0, joining S, SW, N and NE

  # -------------------------------------------------------------------------------------------------- the chart of upgrades

  @LA-OR.lay-d @reading:LA-Q92=a
  Scenario: Any tile of the next colour that keeps the track will do
    Given #25 lies on 2,2, turned 1
    When the Resourceful lays #LA3 on 2,2, joining SW, N, NE and SE
    Then #LA3 lies on 2,2, joining SW, N, NE and SE

  @LA-OR.lay-d @reading:LA-Q92=b
  Scenario: By the chart of upgrades LA3 does not follow 25
    Given #25 lies on 2,2, turned 1
    When the Resourceful tries to lay #LA3 on 2,2, joining SW, N, NE and SE
    Then it is refused and nothing has changed
    When the Resourceful lays #15 on 1,3, joining SW, NW, N and NE
    Then #15 lies on 1,3, joining SW, NW, N and NE

  @LA-OR.lay-d
  Scenario: LA3 follows 24, which the chart has
    Given #24 lies on 2,2, joining SW, N and NE
    When the Resourceful lays #LA3 on 2,2, joining SW, N, NE and SE
    Then #LA3 lies on 2,2, joining SW, N, NE and SE
