Feature: Merger rounds, in a game
  The same, on tables that were reached by playing.

  @LA-MG.round-a @LA-MG.round-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A merger round follows the cycle in which the first 3-train was bought
    Given the game has been played up to the first merger round
    Then it is the merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has been formed of the Agricultural and the Express
    And it is the Tunneling's turn to propose a merger

  @LA-MG.round-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: The first merger round goes from the highest price down
    Given the game has been played up to the first merger round
    When the Tunneling tries to propose to merge with the Suburban
    Then it is refused and nothing has changed
    When the Agricultural proposes no merger
    Then it is the Express's turn to propose a merger
    When the Express proposes no merger
    Then it is the Tunneling's turn to propose a merger
    When the Tunneling proposes to merge with the Suburban
    Then it is Carol's turn to choose the major

  @LA-MG.round-e @LA-MG.round-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A merger that was turned down is not proposed again
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express
    And the Express turns down the merger
    And the Agricultural proposes no merger
    And the Express tries to propose to merge with the Agricultural
    Then it is refused and nothing has changed
    When the Express proposes no merger
    And the Tunneling proposes to merge with the Suburban
    Then it is Carol's turn to choose the major

  @LA-MG.round-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: Only the president of the minor on turn proposes a merger in a game
    Given the game has been played up to the first merger round
    When the Agricultural, on Bob's word, tries to propose to merge with the Express
    Then it is refused and nothing has changed
    When the Agricultural, on Alice's word, proposes to merge with the Express
    Then it is the Express's turn to answer the proposal of the Agricultural
