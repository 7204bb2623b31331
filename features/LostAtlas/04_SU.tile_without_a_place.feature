Feature: What cannot be placed
  A project goes under the stack if there is no ordinary city on the map yet, and something else is turned up in its
  place. If a piece fits nowhere the map is begun anew.

  @LA-SU.tile-k @LA-SU.tile-l
  Scenario: A project without a city goes under the stack
    # There is no city on 120, and on 05 none but the home of the Express.
    Given a new game of 3 players
    And the pieces of the map are mixed, 120, 05, capital-2 and 160 first
    When Alice lays map piece 120 at 0,0, turned 0
    And Bob lays map piece 05 at 2,0, turned 1
    Then it is Carol's turn to lay map piece 160
    And 23 map pieces and 2 projects are in the stack of the map

  @LA-SU.tile-k
  Scenario: It is the last one to come up
    Given 3 players at the table in phase 2
    And map piece 120 lies at 0,0, turned 0
    And the stack of the map is 05, capital-1, 01 and 160
    And it is Bob's turn to lay map piece 05
    When Bob lays map piece 05 at 2,0, turned 1
    Then the stack of the map is 01, 160 and capital-1
    And it is Carol's turn to lay map piece 01

  @LA-SU.tile-m @reading:LA-Q06=a
  Scenario: A map to which a piece cannot be added is begun anew
    # Black borders lie all around: no position is left at which a piece shares three edges.
    Given 3 players at the table in phase 2
    And map piece 230 lies at 0,0, turned 0
    And map piece 250 lies at 2,1, turned 3
    And the stack of the map begins with 240, 07 and 160
    And it is Carol's turn to lay map piece 240
    When Carol lays map piece 240 at -1,3, turned 4
    Then map piece 240 lies at -1,3, turned 4
    When Alice lays map piece 07 at 3,-2, turned 1
    Then no map pieces lie on the map
    And 25 map pieces and 2 projects are in the stack of the map

  @LA-SU.tile-m @reading:LA-Q06=b
  Scenario: A map to which a piece cannot be added by one neighbour is begun anew
    Given a new game of 3 players
    And the pieces of the map are mixed, 07, 230 and 160 first
    When Alice lays map piece 07 at 0,0, turned 0
    Then map piece 07 lies at 0,0, turned 0
    When Bob lays map piece 230 at 2,1, turned 3
    Then no map pieces lie on the map
    And 25 map pieces and 2 projects are in the stack of the map

  @LA-SU.tile-m @reading:LA-Q06=a
  Scenario: Projects that were carried out are mixed in again
    Given 3 players at the table in phase 2
    And map piece 230 lies at 0,0, turned 0
    And map piece 250 lies at 2,1, turned 3
    And 2,0 is a capital
    And the stack of the map begins with 240, 07 and 160
    And it is Carol's turn to lay map piece 240
    When Carol lays map piece 240 at -1,3, turned 4
    Then map piece 240 lies at -1,3, turned 4
    When Alice lays map piece 07 at 3,-2, turned 1
    Then no city is a capital
    And 25 map pieces and 2 projects are in the stack of the map

  @LA-SU.tile-m @reading:LA-Q06=a @reading:LA-Q10=a
  Scenario: Somebody is picked at random to begin again
    Given 3 players at the table in phase 2
    And map piece 230 lies at 0,0, turned 0
    And map piece 250 lies at 2,1, turned 3
    And map piece 240 lies at -1,3, turned 4
    And the stack of the map begins with 07 and 160
    And it is Alice's turn to lay map piece 07
    When Alice lays map piece 07 at 3,-2, turned 1
    And chance mixes the stack of the map, 200 and 01 first
    And chance picks Carol to begin the map
    Then it is Carol's turn to lay map piece 200
    When Carol lays map piece 200 at 0,0, turned 0
    Then it is Alice's turn to lay map piece 01

  @LA-SU.tile-m @reading:LA-Q06=a @reading:LA-Q10=b
  Scenario: Whoever began the map begins it again
    # Four pieces lie on the map when the next one does not fit: Alice laid the fourth and so the first.
    Given 3 players at the table in phase 2
    And map piece 230 lies at 0,0, turned 0
    And map piece 250 lies at 2,1, turned 3
    And map piece 240 lies at -1,3, turned 4
    And the stack of the map begins with 07 and 160
    And it is Alice's turn to lay map piece 07
    When Alice lays map piece 07 at 3,-2, turned 1
    And chance mixes the stack of the map, 200 and 01 first
    Then it is Alice's turn to lay map piece 200
    When Alice lays map piece 200 at 0,0, turned 0
    Then it is Bob's turn to lay map piece 01
