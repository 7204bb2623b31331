Feature: The first train, in a game
  The same, on tables that were reached by playing.

  @LA-OR.lead-a @LA-OR.lead-b @LA-OR.lead-c @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A new minor buys a train and runs it in the same turn
    Given the game has been played up to the first operating round
    When the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural has $170 in its treasury
    When the Agricultural lays #57 on -2,3, joining NW and SE
    And the Agricultural lays #57 on -1,3, joining NW and SE
    And the Agricultural runs
      | 2-train | -2,3 -1,3 |
    Then the Agricultural has earned $40

  @LA-OR.lead-a @LA-OR.flow-f @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A minor that has operated buys none before it runs
    Given the game has been played up to the second operating round
    When the Agricultural tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural owns two 2-trains
