Feature: What goes back to the box, in a game
  The same, on tables that were reached by playing.

  @LA-MG.box-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: Nothing is left of the merged minors
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Agricultural and the Express are no longer in the game
    And the box holds 100% of the Express

  @LA-MG.box-a @LA-MG.form-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Shares in the pool are exchanged as well, and nothing is left of the minors
    Given the game has been played up to the three mergers
    When the Express proposes to merge with the Agricultural into the Conglomerate, with Alice's consent
    Then the pool holds 10% of the Conglomerate
    And the pool holds 0% of the Express
    And the box holds 100% of the Express
    And the box holds 100% of the Agricultural
    And Alice holds 0% of the Agricultural
    And Bob holds 0% of the Express
