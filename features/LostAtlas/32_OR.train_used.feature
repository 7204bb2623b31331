Feature: Used trains, in a game
  Trains of a bankrupt player's companies, on a table that was reached by playing.

  @LA-OR.train-a @LA-OR.train-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q68=a @reading:LA-Q93=a @reading:LA-Q97=a
  Scenario: A train of the pool needs room as well
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    And the Express runs
      | 2-train | -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express buys a 2-train from the pool for $100
    And the Express tries to buy a 2-train from the pool for $100
    Then it is refused and nothing has changed
    And the Express owns two 2-trains
