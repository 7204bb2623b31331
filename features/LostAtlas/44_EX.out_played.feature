Feature: Exports, in a game
  The same, on tables that were reached by playing.

  @LA-EX.out-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A train is exported before the next stock round
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Tunneling proposes to merge with the Suburban into the Federation
    Then it is stock round 3
    And one 3-train has left the game
