Feature: Tokens of a major, in a game
  The same, on tables that were reached by playing.

  @LA-MG.token-b @LA-MG.token-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: The major begins at the average, rounded down
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate stands at $80
    And the Agricultural and the Express are no longer in the game
    And it is the Tunneling's turn to propose a merger

  @LA-MG.token-d @LA-MG.token-f @LA-MG.token-g @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: Hubs are replaced, and two are left
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has tokens in -2,3 and -1,3 only
    And the Conglomerate has two tokens left

  @LA-MG.token-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: The major earns in its first turn
    Given the game has been played up to the first turn of a major
    When the Conglomerate runs
      | 3-train | -2,3 -1,3 |
    Then the Conglomerate has earned $40

  @LA-MG.token-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major stands between the prices of its minors
    Given the game has been played up to the three mergers
    When the Express proposes to merge with the Tunneling into the Conglomerate, with Carol's consent
    Then the Conglomerate stands at $80
