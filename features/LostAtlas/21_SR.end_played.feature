Feature: The end of a stock round, in a game
  The same, on tables that were reached by playing.

  @LA-SR.end-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The player after the last one who acted has the priority
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob buys 20% of the Tunneling from its treasury
    And Carol passes
    And Alice passes
    And Bob passes
    Then Carol holds the priority deal
    And it is operating round 2.1
