Feature: What is turned up is what is laid
  Whoever is on turn lays what he has turned up: while that is a piece he neither makes a city a capital nor lays a single blank.

  Background: 03, with a city at 0,0 and the home of the Agricultural at 1,0, and 190 lie on the map
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 190 lies at 2,0, turned 1
    And the stack of the map is 160, capital-1 and 170
    And it is Bob's turn to lay map piece 160

  @LA-SU.tile-d @LA-SU.tile-i @reading:LA-Q06=a
  Scenario: Nobody makes a city a capital before he has turned up a project
    When Bob tries to make 0,0 a capital
    Then it is refused and nothing has changed
    When Bob lays map piece 160 at -1,0, turned 1
    And Carol makes 0,0 a capital
    Then the capitals are 0,0

  @LA-SU.tile-d @LA-SU.blank-b @reading:LA-Q06=a
  Scenario: Nobody lays a single blank before the map is finished
    # No legal twin: there are still pieces in the stack.
    When Bob tries to lay a single blank on 1,-1
    Then it is refused and nothing has changed
    When Bob lays map piece 160 at -1,0, turned 1
    Then map piece 160 lies at -1,0, turned 1
    And no single blank lies on the map
