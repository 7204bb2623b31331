Feature: Where no tile lies
  No tile is laid on water, on black border hexes, on distant destinations, and on track that is printed never to change. By
  the usual reading new track does not end there either, nor at the edge of the map.

  Background: Resourceful at 1,3 in the south, its home laid; Expansive is next
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And #57 lies on 1,3, joining NE and SW
    And it is the Resourceful's turn to lay track

  @LA-OR.lay-c
  Scenario: No tile on water
    Given #8 lies on 0,4, joining NW and NE
    When the Resourceful tries to lay #8 on -1,4, joining N and SE
    Then it is refused and nothing has changed
    # proves LA-OR.lay-c
    When the Resourceful lays #9 on 2,2, joining NE and SW
    # proves LA-OR.lay-c
    Then #9 lies on 2,2, joining NE and SW

  @LA-OR.lay-c
  Scenario: Blue tiles are not for everybody
    Given #8 lies on 0,4, joining NW and NE
    When the Resourceful tries to lay #722 on -1,4, joining N and SE
    Then it is refused and nothing has changed
    When the Resourceful lays #9 on 2,2, joining NE and SW
    Then #9 lies on 2,2, joining NE and SW

  @LA-OR.lay-c
  Scenario: No tile on a border hex
    Given #9 lies on 0,4, joining NE and SW
    When the Resourceful tries to lay #7 on -1,5, joining N and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #9 on 2,2, joining NE and SW
    Then #9 lies on 2,2, joining NE and SW

  @LA-OR.lay-c
  Scenario: No tile on a distant destination
    Given #57 lies on 4,0, joining NW and SE
    And #7 lies on 5,0, joining NW and N
    And the Expansive has a token in 4,0
    And it is the Expansive's turn to lay track
    When the Expansive tries to lay #8 on 5,-1, joining S and NW
    Then it is refused and nothing has changed
    When the Expansive lays #57 on 1,-1, joining NE and SW
    Then #57 lies on 1,-1, joining NE and SW

  @LA-OR.lay-c
  Scenario Outline: On <what> lies a tile that is made for it: <right>, not <wrong>
    Given #57 lies on 1,-1, joining NE and SW
    And it is the Expansive's turn to lay track
    When the Expansive tries to lay <wrong> on <hex>, joining NE and SW
    Then it is refused and nothing has changed
    When the Expansive lays <right> on <hex>, joining NE and SW
    Then <right> lies on <hex>, joining NE and SW

    Examples:
      | what       | hex  | wrong | right |
      | a mountain | 2,-2 | #57   | #9    |
      | a capital  | 0,0  | #57   | #293  |
      | a capital  | 0,0  | #9    | #293  |

  @LA-OR.lay-c
  Scenario Outline: An ordinary city takes <right>, not <wrong>
    Given #9 lies on 2,2, joining NE and SW
    When the Resourceful tries to lay <wrong> on 3,1, joining NE and SW
    Then it is refused and nothing has changed
    When the Resourceful lays <right> on 3,1, joining NE and SW
    Then <right> lies on 3,1, joining NE and SW

    Examples:
      | wrong | right |
      | #293  | #57   |
      | #9    | #57   |

  # --------------------------------------------------------------------------------------------------- where track ends

  @LA-OR.lay-c @reading:LA-Q89=a
  Scenario Outline: New track does not end at <what>
    When the Resourceful tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the Resourceful lays <right> on <hex>, joining <land>
    Then <right> lies on <hex>, joining <land>

    Examples:
      | what                | tile | hex | sides     | right | land      |
      | water               | #8   | 0,4 | NW and NE | #7    | N and NE  |
      | a border            | #9   | 0,4 | NE and SW | #7    | N and NE  |
      | the edge of the map | #7   | 2,2 | S and SW  | #8    | SW and N  |

  @LA-OR.lay-c @reading:LA-Q89=b
  Scenario Outline: Where track may end anywhere it ends at <what>
    When the Resourceful lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | what                | tile | hex | sides     |
      | water               | #8   | 0,4 | NW and NE |
      | a border            | #9   | 0,4 | NE and SW |
      | the edge of the map | #7   | 2,2 | S and SW  |

  @LA-OR.lay-c @reading:LA-Q89=a
  Scenario: Nor does track that an upgrade adds
    Given #9 lies on 2,2, joining NE and SW
    When the Resourceful tries to lay #26 on 2,2, joining S, SW and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #24 on 2,2, joining SW, N and NE
    Then #24 lies on 2,2, joining SW, N and NE
