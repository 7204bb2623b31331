Feature: Launches of a later phase, in a game
  The same, on tables that were reached by playing.

  @LA-SR.launch-a @LA-SR.launch-b @LA-SR.launch-d @LA-SR.launch-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Expansive brings a second hub
    Given the game has been played up to the three majors
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Expansive at $60
    Then the Expansive has a token in 1,-1 only
    And the Expansive has one token left
    And Alice is president of the Expansive with 40%
    And the Expansive's treasury holds 60% of the Expansive

  @LA-SR.launch-a @LA-SR.launch-g @LA-SR.launch-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A minor that was just launched operates in the next operating round
    Given the game has been played up to the late launch
    When the Expansive buys a 4-train from the bank for $300
    And the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    Then the Expansive has earned $160
