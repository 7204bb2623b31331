Feature: Issuing shares, in a game
  The same, on tables that were reached by playing.

  @LA-OR.issue-a @LA-OR.issue-b @LA-OR.flow-e @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A share that is issued brings its price, which falls
    Given the game has been played up to the second operating round
    When the Express tries to issue one share
    Then it is refused and nothing has changed
    When the Agricultural issues one share
    Then the pool holds 20% of the Agricultural
    And the Agricultural stands at $80
