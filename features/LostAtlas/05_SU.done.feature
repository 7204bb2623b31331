Feature: The map finished
  The building goes on until all pieces are laid and all projects are carried out.

  Background:
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 190 lies at 2,0, turned 1

  @LA-SU.done-a
  Scenario: The last piece comes before the last project
    Given the stack of the map is 160 and capital-1
    And it is Bob's turn to lay map piece 160
    When Bob lays map piece 160 at -1,0, turned 1
    Then it is Carol's turn to make a city a capital
    When Carol makes 0,0 a capital
    And everybody passes
    Then it is stock round 1

  @LA-SU.done-a
  Scenario: The last project comes before the last piece
    Given the stack of the map is capital-1 and 160
    And it is Bob's turn to make a city a capital
    When Bob makes 0,0 a capital
    Then the stack of the map is 160

  @LA-SU.board-c @LA-SU.board-d @LA-SU.done-a
  Scenario: With the map finished the first stock round of the first cycle begins
    Given the stack of the map is 160
    And it is Bob's turn to lay map piece 160
    When Bob lays map piece 160 at -1,0, turned 1
    And everybody passes
    Then it is stock round 1
    And it is cycle 1 of 4
