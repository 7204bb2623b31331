Feature: Laying the pieces, two players
  Two players lay them by the same rules as more of them.

  @LA-SU.tile-d
  Scenario: Each of two players lays the top piece
    Given a new game of 2 players
    And Bob lays the first piece of the map
    And the pieces of the map are mixed, 150, 160 and 170 first
    When Bob tries to lay map piece 160 at 0,0, turned 0
    Then it is refused and nothing has changed
    When Bob lays map piece 150 at 0,0, turned 0
    And Alice tries to lay map piece 170 at 1,1, turned 1
    Then it is refused and nothing has changed
    When Alice lays map piece 160 at 1,1, turned 1
    Then map piece 160 lies at 1,1, turned 1
    And it is Bob's turn to lay map piece 170
