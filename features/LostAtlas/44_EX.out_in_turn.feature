Feature: Who gives up trains
  Only a company above the limit of a new phase gives up trains, and each its own.

  Background: Tunneling of Alice's can buy the first 5-train; Agricultural of Bob's and Eastern Mining of Bob's come later
    Given 3 players at the table in phase 4
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $700 in its treasury
    And the Agricultural is in operation, opened at $80
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns two 3-trains
    And the Eastern Mining is in operation, opened at $60
    And Bob is president of the Eastern Mining with 60%
    And the Eastern Mining owns a 3-train
    And the Eastern Mining has $50 in its treasury
    And the bank has no 4-trains left

  @LA-EX.out-e @reading:LA-Q83=a
  Scenario: A company gives up a train of its own, and no other company one of its trains
    Given it is the Tunneling's turn to buy trains
    When the Tunneling buys a 5-train from the bank for $450
    Then it is the Agricultural's turn to discard a train
    When the Eastern Mining tries to discard a 3-train
    Then it is refused and nothing has changed
    When the Agricultural discards a 3-train
    Then the Agricultural owns a 3-train
    And the Eastern Mining owns a 3-train
    And the pool holds a 3-train

  @LA-EX.out-e
  Scenario: Whoever has no train too many gives up none
    Given the Tunneling owns a 4-train
    And the bank has one 4-train left
    And it is the Tunneling's turn to buy trains
    # No legal twin: nobody is above the limit.
    When the Tunneling tries to discard a 4-train
    Then it is refused and nothing has changed
    When the Tunneling buys a 4-train from the bank for $300
    Then the Tunneling owns two 4-trains
