Feature: Forming a major, in a game
  The same, on tables that were reached by playing.

  @LA-MG.form-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A major that has been formed is not formed again
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Federation, with Bob's consent
    And the Tunneling proposes to merge with the Suburban
    And Carol tries to choose the Federation for them
    Then it is refused and nothing has changed
    When Carol chooses the Unlimited for them
    Then the Unlimited has been formed of the Tunneling and the Suburban

  @LA-MG.form-b @LA-MG.form-c @LA-MG.form-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A share becomes a share, and one president has the certificate
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then Alice is president of the Conglomerate with 30%
    And Alice holds 2 certificates of the Conglomerate
    And Bob holds 30% of the Conglomerate
    And Bob holds 3 certificates of the Conglomerate
    And the Conglomerate's treasury holds 40% of the Conglomerate
