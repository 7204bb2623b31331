Feature: The price after a dividend, in a game
  The same, on tables that were reached by playing.

  @LA-OR.price-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A dividend below the price leaves it
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    Then the Agricultural stands at $90
    And Alice has $78
