Feature: Projects among the pieces
  Whoever turns up a project makes an ordinary city on the map a capital, and the project goes back to the box. If there
  is no such city the project goes under the stack, and something else is turned up in its place.

  Background:
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 190 lies at 2,0, turned 1

  @LA-SU.tile-i @LA-SU.tile-j
  Scenario Outline: A project makes a city a capital
    # 03 has a city at 0,0 and the home of the Agricultural at 1,0. 190 has cities at 2,0 and at 2,1.
    Given the stack of the map is capital-1, 160 and 170
    And it is Bob's turn to make a city a capital
    When Bob tries to make <no city> a capital
    Then it is refused and nothing has changed
    When Alice tries to make <city> a capital
    Then it is refused and nothing has changed
    When Bob makes <city> a capital
    Then the capitals are <city>
    And the stack of the map is 160 and 170

    Examples:
      | no city | city |
      | 1,0     | 0,0  |
      | 0,1     | 2,0  |
      | 1,1     | 2,1  |
      | 7,7     | 2,1  |

  @LA-SU.tile-i
  Scenario: A capital is not made a capital again
    Given 0,0 is a capital
    And the stack of the map is capital-2 and 160
    And it is Bob's turn to make a city a capital
    When Bob tries to make 0,0 a capital
    Then it is refused and nothing has changed
    When Bob makes 2,0 a capital
    Then the capitals are 0,0 and 2,0

  @LA-SU.tile-d @LA-SU.tile-i @reading:LA-Q08=a
  Scenario: A project is the turn of whoever turns it up
    Given the stack of the map is capital-1, 160 and 170
    And it is Bob's turn to make a city a capital
    When Bob makes 0,0 a capital
    Then it is Carol's turn to lay map piece 160

  @LA-SU.tile-d @LA-SU.tile-i @reading:LA-Q08=b
  Scenario: Whoever carries out a project goes on
    Given the stack of the map is capital-1, 160 and 170
    And it is Bob's turn to make a city a capital
    When Bob makes 0,0 a capital
    Then it is Bob's turn to lay map piece 160
