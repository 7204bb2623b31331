Feature: Merger rounds with six minors, in a game
  Whether there is one, and its course, on tables that were reached by playing.

  @LA-MG.round-c @LA-EX.out-g @LA-EX.out-d @LA-EX.cycle-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: Before green there is no merger round, and the export that begins it brings none
    Given the game has been played up to the eve of green
    When the Northern Port lays #9 on 2,-2, joining NE and SW
    And the Northern Port runs
      | 2-train | 4,-4 3,-4 3,-3 |
    And the Northern Port pays out its revenue
    And the Northern Port ends its turn
    Then it is stock round 2
    And it is phase 3
    And one 3-train has left the game
    And it is Alice's turn to trade

  @LA-MG.round-d @LA-MG.round-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q73=a
  Scenario: Minors that are not connected do not merge
    Given the game has been played up to the first merger round
    When the Agricultural tries to propose to merge with the Tunneling, with Carol's consent
    Then it is refused and nothing has changed
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has been formed of the Agricultural and the Express

  @LA-MG.round-a @LA-MG.round-d @LA-MG.agree-a @LA-MG.form-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Three pairs merge in one round, and then the first 4-train is exported
    Given the game has been played up to the three mergers
    When the Express proposes to merge with the Agricultural into the Conglomerate, with Alice's consent
    And the Suburban tries to propose to merge with the Tunneling into the Conglomerate, with Carol's consent
    Then it is refused and nothing has changed
    When the Suburban proposes to merge with the Tunneling into the Federation, with Carol's consent
    And the Eastern Mining proposes to merge with the Northern Port into the International, with Carol's consent
    Then the International has been formed of the Eastern Mining and the Northern Port
    And it is stock round 3
