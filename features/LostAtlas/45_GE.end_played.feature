Feature: The end of the game, in a game
  The last turn of a short game, reached by playing.

  @LA-GE.end-a @LA-GE.end-c @LA-GE.end-f @LA-GE.end-g @LA-GE.end-h @reading:LA-Q17=a @reading:LA-Q83=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A short game is over after four cycles, and the richest player wins
    Given the game has been played up to the last turn
    When the Federation runs
      | 3-train | -2,0 -1,0 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    Then Alice is worth $414 in the end
    And Bob is worth $444 in the end
    And Carol is worth $472 in the end
    And Carol wins

  @LA-GE.end-b @LA-GE.end-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: After a merger round the next cycle begins with a stock round
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Tunneling proposes to merge with the Suburban into the Federation
    Then it is stock round 3
    And the end of the game is not in sight
