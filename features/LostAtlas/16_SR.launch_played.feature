Feature: Launching a minor, in a game
  The same launches, on tables that were reached by playing.

  @LA-SR.launch-b @LA-SR.launch-c @LA-SR.launch-d @LA-SR.launch-e @LA-SR.launch-h @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A minor is launched with all that it needs
    Given the game has been played up to the first stock round
    When Alice opens an auction at $180
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $90
    Then Alice is president of the Agricultural with 40%
    And the Agricultural's treasury holds 60% of the Agricultural
    And the Agricultural has $180 in its treasury
    And the Agricultural stands at $90
    And the Agricultural has a token in -2,3 only
    And Alice has $120

  @LA-SR.launch-f @LA-SR.auction-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q22=a
  Scenario: In phase 2 no minor starts above $90
    Given the game has been played up to the first stock round
    When Alice opens an auction at $200
    And Bob passes
    And Carol passes
    And Alice tries to launch the Agricultural at $100
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $90
    Then the Agricultural has $200 in its treasury

  @LA-SR.launch-c @LA-SR.auction-e @LA-SR.auction-g @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: All of the bid goes into the treasury
    Given the game has been played up to the first stock round
    When Alice opens an auction at $155
    And Bob passes
    And Carol passes
    Then it is Alice's turn to launch a minor for $155
    When Alice launches the Express at $70
    Then the Express has $155 in its treasury
    And Alice has $145
