Feature: Consent to a merger, in a game
  The same, on tables that were reached by playing.

  @LA-MG.agree-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: Both presidents agree
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express
    And the Express, on Carol's word, tries to agree to merge with the Agricultural
    Then it is refused and nothing has changed
    When the Express, on Bob's word, agrees to merge with the Agricultural
    And Alice chooses the Conglomerate for them
    Then the Conglomerate has been formed of the Agricultural and the Express

  @LA-MG.agree-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: One player presides over both
    Given the game has been played up to the first merger round
    When the Agricultural proposes no merger
    And the Express proposes no merger
    And the Tunneling proposes to merge with the Suburban into the Federation
    Then the Federation has been formed of the Tunneling and the Suburban
