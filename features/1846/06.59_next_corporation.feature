Feature: After a forced purchase the next corporation buys its train
  What a president has sold for a train, and what that asks of its price, concerns this purchase alone.

  Background: Alice sells a share for the train of the Grand Trunk; the New York Central operates next and has no train
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the market holds 40% of the GT
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And Alice holds 20% of the NYC
    And Alice has $170

  @1846-6.59-c @1846-6.5-a @reading:1846-Q12=a
  Scenario: The next corporation may buy the cheaper train after a sale for the dearer one
    Given the NYC has $165 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    And the GT buys a 4-train from the bank for $180
    And the GT ends its turn
    And the NYC buys a 3/5-train from the bank for $160
    Then the NYC owns a 3/5-train
    And the NYC has $5 in its treasury
    And Bob has $400

  @1846-6.5-b @1846-6.5-h
  Scenario: When one has issued shares for its train, the next corporation still buys one of another corporation
    Given the market holds 30% of the GT
    And the GT has $100 in its treasury
    And the PRR is in operation, opened at $70
    And Carol is president of the PRR with 60%
    And the PRR owns two 4-trains
    And the NYC has $50 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    And the GT buys a 3/5-train from the bank for $160
    And the GT ends its turn
    And the NYC buys a 4-train from the PRR for $50, with Carol's consent
    Then the NYC owns a 4-train
    And the NYC has $0 in its treasury
    And the PRR has received $50

  @1846-6.5-b @1846-6.59-c
  Scenario: When a president has sold shares for a train, the next corporation still buys one of another corporation
    Given Alice has $100
    And the PRR is in operation, opened at $70
    And Carol is president of the PRR with 60%
    And the PRR owns two 4-trains
    And the NYC has $50 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    And the GT buys a 3/5-train from the bank for $160
    And the GT ends its turn
    And the NYC buys a 4-train from the PRR for $50, with Carol's consent
    Then the NYC owns a 4-train
    And the NYC has $0 in its treasury
    And the PRR has received $50
