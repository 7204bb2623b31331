Feature: Goods of merged minors, in a game
  The same, on tables that were reached by playing.

  @LA-MG.asset-a @LA-MG.asset-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: Money and trains are put together
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has $238 in its treasury
    And the Conglomerate owns two 2-trains and a 3-train
