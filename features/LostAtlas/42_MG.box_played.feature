Feature: What goes back to the box, in a game
  The same, on tables that were reached by playing.

  @LA-MG.box-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: Nothing is left of the merged minors
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Agricultural and the Express are no longer in the game
    And the box holds 100% of the Express
