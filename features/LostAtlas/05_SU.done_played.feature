Feature: The map finished, in a game
  The same, on tables that were reached by playing.

  @LA-SU.done-a @LA-SU.board-c @LA-SU.board-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q103=a
  Scenario: All pieces lie and all projects are carried out when the first stock round begins
    Given the game has been played up to the finished map
    Then 25 map pieces lie on the map
    And 0 map pieces and no projects are in the stack of the map
    When everybody passes
    Then it is stock round 1
    And it is cycle 1 of 4
