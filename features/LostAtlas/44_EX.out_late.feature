Feature: Train limits after an export, in a game
  On tables that were reached by playing.

  @LA-EX.out-e @LA-EX.out-d @LA-EX.cycle-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q83=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The export that begins phase 5 costs a minor the train that its president chooses
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive buys a 3-train from the Conglomerate for $10, with Bob's consent
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
    Then it is phase 5
    And it is the Expansive's turn to discard a train
    When the Expansive discards a 3-train
    Then the Expansive owns a 4-train
    And the pool holds a 3-train
    And it is stock round 4

  @LA-EX.out-f @LA-EX.out-d @LA-OR.lay-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: The new tiles can be laid in the next operating round
    Given the game has been played up to the green tiles
    When the Express tries to lay #125 on 1,2, turned 4
    Then it is refused and nothing has changed
    When the Express lays #619 on 1,2, joining NW, NE, SE and S
    Then #619 lies on 1,2, joining NW, NE, SE and S

  @LA-EX.out-c @LA-EX.cycle-c @LA-EX.out-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The export of the first 4-train begins phase 4, and all 2-trains rust
    Given the game has been played up to the three mergers
    When the Express proposes to merge with the Agricultural into the Conglomerate, with Alice's consent
    Then the Conglomerate owns two 2-trains and a 3-train
    When the Suburban proposes no merger
    And the Eastern Mining proposes to merge with the Northern Port into the International, with Carol's consent
    Then it is the Tunneling's turn to propose a merger
    When the Tunneling proposes no merger
    Then it is phase 4
    And the Conglomerate owns a 3-train
    And the Tunneling owns no trains
    And the Suburban owns a 3-train
    And the pool holds no trains
    And one 4-train has left the game
