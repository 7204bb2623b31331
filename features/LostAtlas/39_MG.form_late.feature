Feature: Forming a major of minors that issued shares, in a game
  On a table that was reached by playing.

  @LA-MG.round-a @LA-MG.form-b @LA-MG.token-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Shares in the pool become shares of the major in the pool
    Given the game has been played up to the three mergers
    When the Express proposes to merge with the Agricultural into the Conglomerate, with Alice's consent
    Then the pool holds 10% of the Conglomerate
    And the Conglomerate's treasury holds 30% of the Conglomerate
    And Bob is president of the Conglomerate with 30%
    And the Conglomerate stands at $80
    And the Conglomerate has $216 in its treasury
