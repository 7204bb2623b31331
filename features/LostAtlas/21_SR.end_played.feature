Feature: The end of a stock round, in a game
  The same, on tables that were reached by playing.

  @LA-SR.end-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The player after the last one who acted has the priority
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob buys 20% of the Tunneling from its treasury
    And Carol passes
    And Alice passes
    And Bob passes
    Then Carol holds the priority deal
    And it is operating round 2.1

  @LA-SR.end-b @LA-SR.end-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The prices of both companies that players own wholly rise
    Given the game has been played up to the fifth phase
    When Carol buys 10% of the International from its treasury
    And Alice buys 20% of the Expansive from its treasury
    And everybody passes
    Then the Expansive stands at $120
    And the International stands at $90
    And the Conglomerate stands at $100
