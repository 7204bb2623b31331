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

  @LA-MG.agree-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: Without the other president's consent no major is chosen
    Given the game has been played up to the first merger round
    When the Agricultural tries to propose to merge with the Express into the Conglomerate
    Then it is refused and nothing has changed
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has been formed of the Agricultural and the Express

  @LA-MG.agree-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: When a merger is turned down both minors go on as they are
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express
    And the Express turns down the merger
    And the Agricultural proposes no merger
    And the Express proposes no merger
    And the Tunneling proposes to merge with the Suburban into the Federation
    Then the Conglomerate has not been formed
    And Alice is president of the Agricultural with 60%
    And the Agricultural has a token in -2,3 only
    And the Agricultural has $34 in its treasury
    And the Express has $204 in its treasury
