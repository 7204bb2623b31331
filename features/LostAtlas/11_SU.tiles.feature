Feature: The first tiles
  When the game begins only yellow tiles can be used.

  @LA-SU.tiles-c
  Scenario: Nothing is upgraded to green at first
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 120 lies at 2,0, turned 0
    And #57 lies on 1,0, joining NW and SE
    And the Agricultural is in operation at a par of $80
    And Bob is president of the Agricultural with 60%
    And it is the Agricultural's turn to lay track
    When the Agricultural tries to lay #14 on 1,0, joining NW, N, SE and S
    Then it is refused and nothing has changed
    When the Agricultural lays #9 on 2,0, joining NW and SE
    Then #9 lies on 2,0, joining NW and SE
