Feature: What the map is made of
  The map is not printed. It is put together from one stack of pieces, each of three hexes, and of projects. The short
  game has 25 pieces and two projects, the long game 33 and three. A hex is named by two numbers: the first piece lies
  with its first hex at 0,0.

  @LA-SU.map-a @LA-SU.map-b
  Scenario Outline: Pieces and projects by mode
    Given a new <mode> game of 3 players
    And the pieces of the map are mixed, 160 first
    When Alice lays map piece 160 at 0,0, turned 0
    Then 1 map piece lies on the map
    And <pieces> map pieces and <projects> projects are in the stack of the map

    Examples:
      | mode  | pieces | projects |
      | short | 24     | 2        |
      | long  | 32     | 3        |

  @LA-SU.map-c @LA-OR.lay-c
  Scenario: A company builds on the pieces that have been laid
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 120 lies at 2,0, turned 0
    And the Agricultural is in operation at a par of $80
    And Bob is president of the Agricultural with 60%
    And it is the Agricultural's turn to lay track
    When the Agricultural lays #57 on 1,0, joining NW and SE
    Then #57 lies on 1,0, joining NW and SE
    When the Agricultural tries to lay #9 on 5,0, joining NW and SE
    Then it is refused and nothing has changed
    When the Agricultural lays #9 on 2,0, joining NW and SE
    Then #9 lies on 2,0, joining NW and SE
