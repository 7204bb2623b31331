Feature: The hubs of a new major, in a game
  What those on its charter cost, on a table that was reached by playing.

  @LA-MG.token-f @LA-MG.token-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q49=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Two hubs are left on the charter, for $60 each
    Given the game has been played up to the three mergers
    When the Express proposes to merge with the Agricultural into the Conglomerate, with Alice's consent
    Then the Conglomerate has tokens left that cost $60 and $60
    And the Conglomerate has tokens in -2,3 and -1,3 only

  @LA-MG.token-f @LA-OR.hub-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q49=b @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: By the other reading they cost $60 and $80
    Given the game has been played up to the three mergers
    When the Express proposes to merge with the Agricultural into the Conglomerate, with Alice's consent
    Then the Conglomerate has tokens left that cost $60 and $80
