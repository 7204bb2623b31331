Feature: The train limit of a new phase
  When a phase begins, by an export or a purchase, its train limit holds at once. Who has too many trains gives some up to
  the bank pool.

  # --------------------------------------------------------------------------------------------------------- an export

  @LA-EX.out-e @reading:LA-Q83=a
  Scenario Outline: An export that begins phase 5 costs a minor the train that its president chooses, here <given>
    Given 3 players at the table in phase 4 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 3-train and a 4-train
    And the Tunneling has $400 in its treasury
    And the bank has no 4-trains left
    And it is the Tunneling's turn to buy trains in operating round 2.2 of 2
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is phase 5
    And it is the Tunneling's turn to discard a train
    When the Tunneling discards <given>
    Then the Tunneling owns <kept>
    And the pool holds <given>
    And it is stock round 3
    And no other player or company has gained or lost money

    Examples:
      | given     | kept      |
      | a 3-train | a 4-train |
      | a 4-train | a 3-train |

  @LA-EX.out-e @reading:LA-Q83=c
  Scenario: If the cheapest goes, it is not the president's choice
    Given 3 players at the table in phase 4 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 3-train and a 4-train
    And the Tunneling has $400 in its treasury
    And the bank has no 4-trains left
    And it is the Tunneling's turn to buy trains in operating round 2.2 of 2
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is phase 5
    And the Tunneling owns a 4-train
    And the pool holds a 3-train

  @LA-EX.out-e
  Scenario: Who has no more than the new limit keeps everything
    Given 3 players at the table in phase 4 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 4-train
    And the Tunneling has $400 in its treasury
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $80
    And Bob is president of the Federation with 50%
    And the Federation owns a 3-train and a 4-train
    And the bank has no 4-trains left
    And the Federation has already operated in this round
    And it is the Tunneling's turn to buy trains in operating round 2.2 of 2
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is phase 5
    And the Tunneling owns a 4-train
    And the Federation owns a 3-train and a 4-train
    And it is stock round 3

  # -------------------------------------------------------------------------------------------------------- a purchase

  @LA-EX.out-e @LA-OR.train-a @reading:LA-Q83=a
  Scenario: By a purchase, too: the buyer and the others give up what is too much, in the order of operating
    Given 3 players at the table in phase 4 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 4-train
    And the Tunneling has $700 in its treasury
    And the Agricultural is in operation, opened at $100
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns two 3-trains
    And the Eastern Mining is in operation, opened at $60
    And Carol is president of the Eastern Mining with 60%
    And the Eastern Mining owns a 3-train and a 4-train
    And the Eastern Mining has $50 in its treasury
    And the bank has no 4-trains left
    And it is the Tunneling's turn to buy trains
    When the Tunneling buys a 5-train from the bank for $450
    Then it is the Agricultural's turn to discard a train
    When the Agricultural discards a 3-train
    Then it is the Tunneling's turn to discard a train
    When the Tunneling discards a 4-train
    Then it is the Eastern Mining's turn to discard a train
    When the Eastern Mining discards a 3-train
    Then the Agricultural owns a 3-train
    And the Tunneling owns a 5-train
    And the Eastern Mining owns a 4-train
    And the pool holds two 3-trains and a 4-train

  @LA-EX.out-e @reading:LA-Q83=a
  Scenario: A company has to have the train that it gives up
    Given 3 players at the table in phase 4 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 3-train and a 4-train
    And the Tunneling has $400 in its treasury
    And the bank has no 4-trains left
    And it is the Tunneling's turn to buy trains in operating round 2.2 of 2
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    And the Tunneling tries to discard a 5-train
    Then it is refused and nothing has changed
    When the Tunneling discards a 3-train
    Then the Tunneling owns a 4-train

  @LA-EX.out-e @LA-EX.out-c @reading:LA-Q83=a
  Scenario: Trains rust first: a major with four of which two rust gives up none
    Given 3 players at the table in phase 3 of the long game
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $80
    And Bob is president of the Federation with 50%
    And the Federation owns two 2-trains and two 3-trains
    And the Federation has $400 in its treasury
    And the bank has no 3-trains left
    And it is the Federation's turn to buy trains in operating round 2.2 of 2
    When the Federation ends its turn
    Then it is phase 4
    And the Federation owns two 3-trains
    And the pool holds no trains
    And it is stock round 3

  @LA-EX.out-e @LA-EX.out-c @reading:LA-Q83=b
  Scenario Outline: If trains are given up first, that major gives up <given>, and then trains rust
    Given 3 players at the table in phase 3 of the long game
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $80
    And Bob is president of the Federation with 50%
    And the Federation owns two 2-trains and two 3-trains
    And the Federation has $400 in its treasury
    And the bank has no 3-trains left
    And it is the Federation's turn to buy trains in operating round 2.2 of 2
    When the Federation ends its turn
    Then it is the Federation's turn to discard a train
    When the Federation discards <given>
    Then it is phase 4
    And the Federation owns <kept>
    And the pool holds <pool>

    Examples:
      | given     | kept         | pool      |
      | a 2-train | two 3-trains | no trains |
      | a 3-train | a 3-train    | a 3-train |
