Feature: Exports, in a game
  The same, on tables that were reached by playing.

  @LA-EX.out-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A train is exported before the next stock round
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Tunneling proposes to merge with the Suburban into the Federation
    Then it is stock round 3
    And one 3-train has left the game

  @LA-EX.out-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: All 2-trains left are exported together
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural ends its turn
    And the Express runs
      | 2-train | -1,3 -2,3 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Tunneling runs
      | 2-train | -2,0 -1,0 |
    And the Tunneling pays out its revenue
    And the Tunneling ends its turn
    And the Suburban runs
      | 2-train | -1,0 -2,0 |
    And the Suburban pays out its revenue
    And the Suburban ends its turn
    Then it is stock round 2
    And two 2-trains have left the game
    And the next train of the bank is a 3-train

  # One clause for the export, two for what follows of it, and those who act.
  @LA-EX.out-e @LA-EX.cycle-a @LA-EX.out-a @LA-SR.turn-b @LA-OR.flow-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a @reading:LA-Q83=a
  Scenario: A minor above the limit gives up one train of its own, and no other company does
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    # No legal twin: nobody has a train too many.
    And the Expansive tries to discard a 4-train
    Then it is refused and nothing has changed
    When the Expansive buys a 3-train from the Conglomerate for $10, with Bob's consent
    And the Expansive ends its turn
    And the Federation runs
      | 3-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International ends its turn
    And the Conglomerate runs
      | 4-train | -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    Then it is the Expansive's turn to discard a train
    When the Expansive, on Bob's word, tries to discard a 3-train
    Then it is refused and nothing has changed
    When the Expansive tries to discard a 5-train
    Then it is refused and nothing has changed
    When the Conglomerate tries to discard a 4-train
    Then it is refused and nothing has changed
    When the Expansive discards a 3-train
    Then the Expansive owns a 4-train
    And the Expansive has $218 in its treasury
    And the pool holds a 3-train
    And it is Carol's turn to trade
