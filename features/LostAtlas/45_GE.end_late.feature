Feature: The end in the last phase, in a game
  A short game that ends in phase 7, on a table that was reached by playing.

  @LA-GE.end-a @LA-GE.end-c @LA-GE.end-f @LA-GE.end-g @LA-GE.end-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: After the last turn of the fourth cycle cash and shares are counted
    Given the game has been played up to the seventh phase
    When the Federation runs
      | 5-train | -3,4 -2,3 -2,2 -2,1 -1,0 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International runs
      | 6-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International ends its turn
    Then the game is over, because the last cycle is over
    And Alice is worth $1,497 in the end
    And Bob is worth $1,481 in the end
    And Carol is worth $1,137 in the end
    And Alice wins
