Feature: Two trains returned, two trains that rust
  What holds for the first one holds for the second.

  @LA-OR.train-i @reading:LA-Q57=a @reading:LA-Q60=a @reading:LA-Q61=a
  Scenario: Two companies return a train for an ∞-train, one after the other
    Given 3 players at the table in phase 7
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 6-train
    And the Tunneling has $900 in its treasury
    And the Agricultural is in operation, opened at $70
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns a 5-train
    And the Agricultural has $900 in its treasury
    And the bank has three 7-trains left
    And it is the Tunneling's turn to buy trains
    When the Tunneling buys an ∞-train from the bank for $800, handing in a 6-train
    Then the Tunneling owns an ∞-train
    When the Tunneling ends its turn
    And the Agricultural buys an ∞-train from the bank for $800, handing in a 5-train
    Then the Agricultural owns an ∞-train
    And the pool holds a 5-train and a 6-train

  @LA-OR.flow-d @reading:LA-Q106=a
  Scenario: Both rusted trains of Resourceful leave the game after their last run
    Given 3 players at the table in phase 4
    And the Resourceful is in operation, opened at $90
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns two rusted 2-trains
    And the Resourceful has $700 in its treasury
    And #57 lies on each of 1,2 and 1,3, joining N and S
    And it is the Resourceful's turn to run its trains
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    Then the Resourceful has earned $40
    When the Resourceful keeps its revenue
    And the Resourceful buys a 4-train from the bank for $300
    Then the Resourceful owns a 4-train
