Feature: The president of a major, in a game
  The same, on tables that were reached by playing.

  @LA-MG.pres-b @LA-MG.form-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: In a tie it is the president of the minor that acts first
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express, with Bob's consent
    And Bob tries to choose the Conglomerate for them
    Then it is refused and nothing has changed
    When Alice chooses the Conglomerate for them
    Then Alice is president of the Conglomerate with 30%
