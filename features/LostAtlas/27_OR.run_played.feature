Feature: Running trains, in a game
  The same, on tables that were reached by playing.

  @LA-OR.run-a @LA-OR.run-i @LA-OR.run-k @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A route joins two cities and is worth both
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    Then the Agricultural has earned $40
    When the Agricultural pays out its revenue
    Then Alice has $78

  @LA-OR.run-j @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A 3-train runs to two stops as well
    Given the game has been played up to the first turn of a major
    When the Conglomerate runs
      | 3-train | -2,3 -1,3 |
    Then the Conglomerate has earned $40

  @LA-OR.run-l @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Without a train nothing is earned, and the price falls
    Given the game has been played up to the first operating round
    When the Agricultural runs no train
    And the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural stands at $80
    And the Agricultural owns a 2-train
