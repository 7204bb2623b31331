Feature: Tiles run out
  Tiles are limited: the one that is wanted may not be there. By the usual reading a tile that is replaced comes back and can
  be laid again.

  Background: Resourceful at 1,3 and Expansive at 1,-1, each with a capital beside its home
    Given 3 players at the table in phase 3
    And 0,0 and 1,2 are capitals
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And #6 lies on 1,3, joining N and SW
    And #57 lies on 1,-1, joining NE and SW

  @LA-OR.lay-f
  Scenario: A tile that lies on the map is not laid a second time
    Given #291 lies on 1,2, joining S and NW
    And it is the Expansive's turn to lay track
    When the Expansive tries to lay #291 on 0,0, joining S and NE
    Then it is refused and nothing has changed
    # proves LA-OR.lay-f
    When the Expansive lays #293 on 0,0, joining NE and SW
    # proves LA-OR.lay-f
    Then no of #293 are left

  @LA-OR.lay-f
  Scenario: The last tile of its kind
    Given it is the Expansive's turn to lay track
    When the Expansive lays #291 on 0,0, joining S and NE
    Then #291 lies on 0,0, joining S and NE
    And no of #291 are left

  @LA-OR.lay-f
  Scenario Outline: <tile> comes <count> times
    Given it is the Expansive's turn to lay track
    When the Expansive lays #292 on 0,0, joining NE and N
    Then #292 lies on 0,0, joining NE and N
    And <left> of <tile> are left

    Examples:
      | tile | count | left  |
      | #7   | 6     | six   |
      | #8   | 14    | 14    |
      | #9   | 13    | 13    |
      | #57  | 7     | six   |
      | #6   | 7     | six   |
      | #292 | 1     | no    |
      | #LA3 | 1     | one   |

  @LA-OR.lay-f @reading:LA-Q48=a
  Scenario: A tile that was replaced can be laid again
    Given #291 lies on 1,2, joining S and NW
    And it is the Resourceful's turn to lay track
    When the Resourceful lays #295 on 1,2, joining S, SW, NW and SE
    Then one of #291 is left
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    And the Resourceful keeps its revenue
    And the Resourceful ends its turn
    And the Expansive lays #291 on 0,0, joining S and NE
    Then no of #291 are left

  @LA-OR.lay-f @reading:LA-Q48=b
  Scenario: Where a replaced tile does not come back it cannot be laid again
    Given #291 lies on 1,2, joining S and NW
    And it is the Resourceful's turn to lay track
    When the Resourceful lays #295 on 1,2, joining S, SW, NW and SE
    Then no of #291 are left
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    And the Resourceful keeps its revenue
    And the Resourceful ends its turn
    And the Expansive tries to lay #291 on 0,0, joining S and NE
    Then it is refused and nothing has changed
    When the Expansive lays #293 on 0,0, joining NE and SW
    Then no of #293 are left
