Feature: The markers, in a game
  The same, on tables that were reached by playing.

  @LA-SU.board-c @LA-SU.board-d @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The first round is a stock round, that of cycle 1
    Given the game has been played up to the first stock round
    Then it is stock round 1
    And it is cycle 1 of 4
    When Alice passes
    Then it is Bob's turn to trade
