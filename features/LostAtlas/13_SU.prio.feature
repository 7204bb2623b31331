Feature: The priority player
  A player picked at random receives the priority marker. Seats are named from there: Alice has it.

  @LA-SU.prio-b @LA-SU.prio-c
  Scenario Outline: Whoever lays the first piece need not have priority
    Given a new game of 3 players
    And <beginner> lays the first piece of the map
    And the pieces of the map are mixed, 160 first
    When <beginner> lays map piece 160 at 0,0, turned 0
    Then 1 map piece lies on the map
    And Alice holds the priority deal

    Examples:
      | beginner |
      | Alice    |
      | Bob      |
      | Carol    |

  @LA-SU.prio-c
  Scenario: The first stock round begins with the priority player
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And Carol holds the priority deal
    And the stack of the map is 160
    And it is Alice's turn to lay map piece 160
    When Alice lays map piece 160 at -1,0, turned 1
    And everybody passes
    Then it is Carol's turn to trade
    And Carol holds the priority deal
