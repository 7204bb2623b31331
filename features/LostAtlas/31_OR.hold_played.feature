Feature: Withholding, in a game
  The same, on tables that were reached by playing.

  @LA-OR.hold-a @LA-OR.hold-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The revenue goes into the treasury and the price falls
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural keeps its revenue
    Then the Agricultural has $226 in its treasury
    And the Agricultural stands at $80
    And Alice has $54
