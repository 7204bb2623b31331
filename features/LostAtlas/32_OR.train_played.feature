Feature: Buying trains, in a game
  The same, on tables that were reached by playing.

  @LA-OR.train-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The bank sells the top train at its price
    Given the game has been played up to the second cycle
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the Agricultural buys a 3-train from the bank for $200
    Then the Agricultural has $18 in its treasury
    And it is phase 3

  @LA-OR.train-c @LA-OR.train-d @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Another company sells with its president's consent
    Given the game has been played up to the second cycle
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural tries to buy a 2-train from the Express for $50
    Then it is refused and nothing has changed
    When the Agricultural buys a 2-train from the Express for $50, with Bob's consent
    Then the Agricultural owns two 2-trains
    And the Express owns no trains

  @LA-OR.train-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A minor has two trains at most
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural buys a 2-train from the bank for $100
    And the Agricultural tries to buy a 2-train from the Express for $5, with Bob's consent
    Then it is refused and nothing has changed
    And the Agricultural owns two 2-trains

  @LA-OR.train-f @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A company without a train does not end its turn
    Given the game has been played up to the first operating round
    When the Agricultural lays #57 on -2,3, joining NW and SE
    And the Agricultural tries to buy no train
    Then it is refused and nothing has changed
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural buys no train
    Then the Agricultural has $170 in its treasury

  @LA-OR.train-g @LA-OR.flow-e @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A company buys several trains at once
    Given the game has been played up to the first operating round
    When the Express tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the Agricultural lays #57 on -2,3, joining NW and SE
    And the Agricultural buys a 2-train from the bank for $100
    And the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural owns two 2-trains
    And the Agricultural has $70 in its treasury
