Feature: Laying the pieces, in a new game
  The same, from the deal on: what is turned up has been mixed so.

  @LA-SU.tile-e
  Scenario Outline: The second piece shares at least three edges with the first
    Given a new game of 3 players
    And the pieces of the map are mixed, 150 and 160 first
    When Alice lays map piece 150 at 0,0, turned 0
    And Bob tries to lay map piece 160 at <apart>
    Then it is refused and nothing has changed
    When Bob lays map piece 160 at <together>
    Then map piece 160 lies at <together>
    And 2 map pieces lie on the map

    Examples:
      | apart           | together        |
      | -2,1, turned 0  | -2,1, turned 5  |
      | -1,0, turned 4  | -1,0, turned 1  |
      | -2,0, turned 0  | 2,0, turned 1   |

  @LA-SU.tile-e @reading:LA-Q06=a
  Scenario Outline: The third piece shares three edges with two pieces together
    Given a new game of 3 players
    And the pieces of the map are mixed, 150, 160 and 170 first
    When Alice lays map piece 150 at 0,0, turned 0
    And Bob lays map piece 160 at 1,1, turned 1
    And Carol tries to lay map piece 170 at <apart>
    Then it is refused and nothing has changed
    When Carol lays map piece 170 at <between>
    Then map piece 170 lies at <between>

    Examples:
      | apart          | between        |
      | 0,-1, turned 2 | 2,-1, turned 0 |
      | -2,2, turned 4 | 2,0, turned 4  |

  @LA-SU.tile-f
  Scenario Outline: The second piece does not come beside a black border
    # The first hex of 230 is black.
    Given a new game of 3 players
    And the pieces of the map are mixed, 230 and 160 first
    When Alice lays map piece 230 at 0,0, turned 0
    And Bob tries to lay map piece 160 at <border>
    Then it is refused and nothing has changed
    When Bob lays map piece 160 at <free>
    Then map piece 160 lies at <free>

    Examples:
      | border         | free          |
      | -1,0, turned 1 | 1,1, turned 1 |
      | -1,1, turned 3 | 1,1, turned 5 |
      | -2,2, turned 5 | 0,2, turned 5 |

  @LA-SU.tile-f @reading:LA-Q07=a
  Scenario Outline: The second piece does not bring a black border beside the first
    Given a new game of 3 players
    And the pieces of the map are mixed, 150 and 230 first
    When Alice lays map piece 150 at 0,0, turned 0
    And Bob tries to lay map piece 230 at <beside>
    Then it is refused and nothing has changed
    When Bob lays map piece 230 at <away>
    Then map piece 230 lies at <away>

    Examples:
      | beside         | away           |
      | -1,0, turned 1 | -2,1, turned 5 |
      | 1,1, turned 5  | 1,2, turned 3  |
      | 2,0, turned 1  | 2,1, turned 3  |

  @LA-SU.tile-h
  Scenario Outline: The third piece does not lie on the others
    Given a new game of 3 players
    And the pieces of the map are mixed, 150, 160 and 170 first
    When Alice lays map piece 150 at 0,0, turned 0
    And Bob lays map piece 160 at 1,1, turned 1
    And Carol tries to lay map piece 170 at <on>
    Then it is refused and nothing has changed
    When Carol lays map piece 170 at -2,1, turned 5
    Then map piece 170 lies at -2,1, turned 5

    Examples:
      | on             |
      | 0,0, turned 0  |
      | 1,1, turned 5  |
      | -1,0, turned 0 |

  @LA-SU.tile-i @LA-SU.tile-j
  Scenario Outline: Whoever turns up a project makes an ordinary city a capital, and the project is gone
    # 03 has a city at 0,0 and the home of the Agricultural at 1,0. 190 has cities at 2,0 and at 2,1.
    Given a new game of 3 players
    And the pieces of the map are mixed, 03, 190, capital-1, 160 and 170 first
    When Alice lays map piece 03 at 0,0, turned 0
    And Bob lays map piece 190 at 2,0, turned 1
    And Carol tries to make <no city> a capital
    Then it is refused and nothing has changed
    When Alice tries to make <city> a capital
    Then it is refused and nothing has changed
    When Carol makes <city> a capital
    Then the capitals are <city>
    And the stack of the map begins with 160 and 170
    And 23 map pieces and 1 project are in the stack of the map

    Examples:
      | no city | city |
      | 1,0     | 0,0  |
      | 0,1     | 2,0  |
      | 7,7     | 2,1  |

  @LA-SU.tile-i @reading:LA-Q08=a
  Scenario: Two projects make two capitals
    Given a new game of 3 players
    And the pieces of the map are mixed, 190, 160, capital-2, 170 and capital-1 first
    When Alice lays map piece 190 at 0,0, turned 0
    And Bob lays map piece 160 at 1,1, turned 1
    And Carol makes 0,0 a capital
    Then the capitals are 0,0
    When Alice lays map piece 170 at -2,1, turned 5
    And Bob tries to make 0,0 a capital
    Then it is refused and nothing has changed
    When Bob makes 1,0 a capital
    Then the capitals are 0,0 and 1,0

  @LA-SU.tile-d @LA-SU.tile-i @reading:LA-Q08=a
  Scenario: After a project it is the next player's turn
    Given a new game of 3 players
    And the pieces of the map are mixed, 03, 190, capital-1 and 160 first
    When Alice lays map piece 03 at 0,0, turned 0
    And Bob lays map piece 190 at 2,0, turned 1
    And Carol makes 0,0 a capital
    Then it is Alice's turn to lay map piece 160

  @LA-SU.tile-m @reading:LA-Q06=a @reading:LA-Q07=a
  Scenario: After four pieces with black borders nothing fits, and the map is begun anew
    Given a new game of 3 players
    And the pieces of the map are mixed, 230, 250, 240, 07 and 160 first
    When Alice lays map piece 230 at 0,0, turned 0
    And Bob lays map piece 250 at 2,1, turned 3
    And Carol lays map piece 240 at -1,3, turned 4
    Then map piece 240 lies at -1,3, turned 4
    When Alice lays map piece 07 at 3,-2, turned 1
    Then no map pieces lie on the map
    And 25 map pieces and 2 projects are in the stack of the map

  @LA-SU.tile-m @LA-SU.tile-i @reading:LA-Q06=a @reading:LA-Q07=a @reading:LA-Q08=a
  Scenario: A project that was carried out is mixed in again
    Given a new game of 3 players
    And the pieces of the map are mixed, 230, 250, capital-1, 240, 07 and 160 first
    When Alice lays map piece 230 at 0,0, turned 0
    And Bob lays map piece 250 at 2,1, turned 3
    And Carol makes 2,0 a capital
    And Alice lays map piece 240 at -1,3, turned 4
    Then the capitals are 2,0
    When Bob lays map piece 07 at 3,-2, turned 1
    Then no city is a capital
    And 25 map pieces and 2 projects are in the stack of the map

  @LA-SU.tile-m @reading:LA-Q06=a @reading:LA-Q07=a @reading:LA-Q10=a
  Scenario: Chance picks who begins the map anew
    Given a new game of 3 players
    And the pieces of the map are mixed, 230, 250, 240, 07 and 160 first
    When Alice lays map piece 230 at 0,0, turned 0
    And Bob lays map piece 250 at 2,1, turned 3
    And Carol lays map piece 240 at -1,3, turned 4
    And Alice lays map piece 07 at 3,-2, turned 1
    And chance mixes the stack of the map, 200 and 01 first
    And chance picks Carol to begin the map
    Then it is Carol's turn to lay map piece 200
    When Carol lays map piece 200 at 0,0, turned 0
    Then it is Alice's turn to lay map piece 01

  @LA-SU.tile-d @LA-SU.tile-i @LA-SU.blank-b @reading:LA-Q06=a
  Scenario: While a piece is to be laid no city is made a capital
    Given a new game of 3 players
    And the pieces of the map are mixed, 03, 190, 160 and capital-1 first
    When Alice lays map piece 03 at 0,0, turned 0
    And Bob lays map piece 190 at 2,0, turned 1
    And Carol tries to make 0,0 a capital
    Then it is refused and nothing has changed
    # No legal twin: there are still pieces in the stack.
    When Carol tries to lay a single blank on 1,-1
    Then it is refused and nothing has changed
    When Carol lays map piece 160 at -1,0, turned 1
    And Alice makes 0,0 a capital
    Then the capitals are 0,0
