Feature: Passing, in a game
  The same, on tables that were reached by playing.

  @LA-SR.pass-a @LA-SR.pass-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Who has passed acts again
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob buys 20% of the Tunneling from its treasury
    And Carol passes
    Then it is Alice's turn to trade
    When Alice buys 20% of the Suburban from its treasury
    Then Alice has $18

  @LA-SR.pass-c @LA-SR.end-e @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: When all have passed operating begins
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob passes
    And Carol passes
    Then it is operating round 2.1
