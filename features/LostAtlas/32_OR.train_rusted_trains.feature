Feature: Rusted trains of Resourceful
  Trains of Resourceful that rust run once more, in its next turn, and leave the game then. Until that they count for no
  limit, are not sold and not returned for an ∞-train.

  # ----------------------------------------------------------------------------------------------------------- they stay

  @LA-OR.flow-d
  Scenario: When others lose their 2-trains, Resourceful keeps its own
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $90
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns two 2-trains
    And the Agricultural is in operation, opened at $70
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns a 2-train
    And the Agricultural has $700 in its treasury
    And the bank has no 3-trains left
    And it is the Agricultural's turn to buy trains
    When the Agricultural buys a 4-train from the bank for $300
    Then it is phase 4
    And the Agricultural owns a 4-train
    And the Resourceful owns two rusted 2-trains

  @LA-OR.flow-d @LA-EX.out-c
  Scenario: An export that makes trains rust leaves it its own, too
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $90
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train and a 3-train
    And the Resourceful has $700 in its treasury
    And the bank has no 3-trains left
    And it is the Resourceful's turn to buy trains in operating round 2.2 of 2
    When the Resourceful ends its turn
    And the Resourceful proposes no merger
    Then it is phase 4
    And the Resourceful owns a rusted 2-train and a 3-train

  # -------------------------------------------------------------------------------------------------------- they run once

  @LA-OR.flow-d
  Scenario: They run in its next turn and leave the game after that
    Given 3 players at the table in phase 4
    And the Resourceful is in operation, opened at $90
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a rusted 2-train
    And the Resourceful has $700 in its treasury
    And #57 lies on each of 1,2 and 1,3, joining N and S
    And it is the Resourceful's turn to run its trains
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    Then the Resourceful has earned $40
    When the Resourceful keeps its revenue
    And the Resourceful buys a 4-train from the bank for $300
    Then the Resourceful owns a 4-train
    And the Resourceful has $440 in its treasury

  @LA-OR.flow-d @LA-OR.train-f
  Scenario: When they have left, a company without another train has to buy one
    Given 3 players at the table in phase 4
    And the Resourceful is in operation, opened at $90
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a rusted 2-train
    And the Resourceful has $700 in its treasury
    And #57 lies on each of 1,2 and 1,3, joining N and S
    And it is the Resourceful's turn to distribute $40
    When the Resourceful pays out its revenue
    And the Resourceful tries to buy no train
    Then it is refused and nothing has changed
    When the Resourceful buys a 4-train from the bank for $300
    And the Resourceful buys no train
    Then the Resourceful owns a 4-train

  @LA-OR.flow-d @reading:LA-Q57=a
  Scenario: What rusts by its own purchase, after its run, runs in its next turn
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $90
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $700 in its treasury
    And the bank has no 3-trains left
    And it is the Resourceful's turn to buy trains in operating round 2.1 of 2
    When the Resourceful buys a 4-train from the bank for $300
    Then the Resourceful owns a rusted 2-train and a 4-train
    When the Resourceful ends its turn
    Then it is operating round 2.2
    And the Resourceful owns a rusted 2-train and a 4-train
    When the Resourceful ends its turn
    And the Resourceful proposes no merger
    Then the Resourceful owns a 4-train

  # ---------------------------------------------------------------------------------------------- what they are not good for

  @LA-OR.flow-d @LA-OR.train-a
  Scenario: A rusted train takes no room
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $90
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $1,000 in its treasury
    And the bank has no 3-trains left
    And it is the Resourceful's turn to buy trains
    When the Resourceful buys a 4-train from the bank for $300
    And the Resourceful buys a 4-train from the bank for $300
    Then the Resourceful owns a rusted 2-train and two 4-trains
    When the Resourceful tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed

  @LA-OR.flow-d @LA-OR.train-c
  Scenario: A rusted train is not sold to another company
    Given 3 players at the table in phase 4
    And the Resourceful is in operation, opened at $70
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a rusted 2-train and a 3-train
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $500 in its treasury
    And it is the Tunneling's turn to buy the train it must have
    When the Tunneling tries to buy a 2-train from the Resourceful for $10
    Then it is refused and nothing has changed
    When the Tunneling buys a 3-train from the Resourceful for $10
    Then the Tunneling owns a 3-train
    And the Resourceful owns a rusted 2-train

  @LA-OR.flow-d @LA-OR.train-i @reading:LA-Q61=a
  Scenario: A rusted train is not returned for an ∞-train, in a major formed of Resourceful either
    Given 3 players at the table in phase 6
    And the Federation has been formed of the Resourceful and the Express and has operated, beginning at $90
    And Alice is president of the Federation with 50%
    And the Federation owns a 4-train
    And the Federation has $2,000 in its treasury
    And the bank has no 6-trains left
    And it is the Federation's turn to buy trains
    When the Federation buys a 7-train from the bank for $750
    Then the Federation owns a rusted 4-train and a 7-train
    When the Federation tries to buy an ∞-train from the bank for $800, handing in a 4-train
    Then it is refused and nothing has changed
    When the Federation buys an ∞-train from the bank for $800, handing in a 7-train
    Then the Federation owns a rusted 4-train and an ∞-train
    And the pool holds a 7-train

  @LA-OR.flow-d @LA-OR.bust-d @reading:LA-Q68=a
  Scenario: A rusted train of a company that closes does not lie in the pool
    Given 3 players at the table in phase 4
    And the Resourceful is in operation, opened at $70
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a rusted 2-train and a 3-train
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 40%
    And Alice has $10
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Resourceful
    And Alice declares bankruptcy
    Then the pool holds a 3-train
