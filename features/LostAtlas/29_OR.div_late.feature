Feature: Dividends of later phases, in a game
  The same, on tables that were reached by playing.

  @LA-OR.div-f @LA-OR.div-a @LA-OR.div-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: What the trains have earned is the dividend that is marked and paid
    Given the game has been played up to the second turns of six minors
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    Then the Express has earned $60
    And it is the Express's turn to distribute $60
    When the Express pays out its revenue
    Then Bob has received $36
    And the Express has received $24

  @LA-OR.div-b @LA-OR.div-e @LA-OR.div-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A share that a major has taken back is paid to it, one in the pool to nobody
    Given the game has been played up to the sixth phase
    When the Conglomerate redeems one share
    And the Conglomerate runs
      | 4-train | -1,0 -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    Then the Conglomerate has received $21
    And Bob has received $84
    And Alice has received $63
    And Carol has received $21
