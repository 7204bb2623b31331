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

  @LA-MG.pres-b @LA-MG.form-a @LA-MG.pres-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: In a tie it does not matter whose minor has proposed
    # The Express is dearer than the Agricultural, and Bob has as many shares of the two as Alice.
    Given the game has been played up to the three mergers
    When the Express proposes no merger
    And the Suburban proposes no merger
    And the Agricultural proposes to merge with the Express
    And the Express agrees to merge with the Agricultural
    And Alice tries to choose the Conglomerate for them
    Then it is refused and nothing has changed
    When Bob chooses the Conglomerate for them
    Then Bob is president of the Conglomerate with 30%
    And Alice holds 3 certificates of the Conglomerate
