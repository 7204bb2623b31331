Feature: One train a cycle, in a game
  The same, on tables that were reached by playing.

  @LA-EX.cycle-a @LA-EX.cycle-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: The next train is seen when one has left
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Tunneling proposes to merge with the Suburban into the Federation
    Then one 3-train has left the game
    And the next train of the bank is a 3-train
