Feature: Exports, in a game
  The same, on tables that were reached by playing.

  @LA-EX.out-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A train is exported before the next stock round
    Given the game has been played up to the first merger round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Tunneling proposes to merge with the Suburban into the Federation
    Then it is stock round 3
    And one 3-train has left the game

  @LA-EX.out-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: All 2-trains left are exported together
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural ends its turn
    And the Express runs
      | 2-train | -1,3 -2,3 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Tunneling runs
      | 2-train | -2,0 -1,0 |
    And the Tunneling pays out its revenue
    And the Tunneling ends its turn
    And the Suburban runs
      | 2-train | -1,0 -2,0 |
    And the Suburban pays out its revenue
    And the Suburban ends its turn
    Then it is stock round 2
    And two 2-trains have left the game
    And the next train of the bank is a 3-train
