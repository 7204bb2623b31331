Feature: Where the markers start
  The round marker starts on the stock round and the cycle marker on cycle 1. (That the first stock round follows the build
  is shown where the map is finished.)

  @LA-SU.board-d
  Scenario: While the map is built it is cycle 1
    Given a new game of 3 players
    And the pieces of the map are mixed, 160 first
    When Alice lays map piece 160 at 0,0, turned 0
    Then map piece 160 lies at 0,0, turned 0
    And it is cycle 1 of 4
