Feature: The end of a long game, in a game
  On a table that was reached by playing.

  @LA-GE.end-a @LA-GE.end-d @LA-GE.end-f @LA-GE.end-h @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A long game is over after six cycles
    Given the game has been played up to the last turn of a long game
    When the Adaptive runs
      | 2-train | -1,2 |
    And the Adaptive pays out its revenue
    And the Adaptive ends its turn
    Then the game is over, because the last cycle is over
    And Alice is worth $306 in the end
    And Bob is worth $220 in the end
    And Alice wins
