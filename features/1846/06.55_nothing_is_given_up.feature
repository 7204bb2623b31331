Feature: Trains are kept
  A corporation cannot get rid of a train as it likes: it is not phased out before its time, and the bank does not buy
  trains. Only what is above the train limit goes back to the bank, for nothing.

  Background: the GT is at the limit of Phase II
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $1,000 in its treasury
    And the bank has no 4-trains left

  @1846-6.55-a @1846-6.55-b
  Scenario: Within the limit no train is given up, above it no more than has to be
    Given the GT owns three 4-trains
    And it is the GT's turn to buy trains
    When the GT tries to discard a 4-train
    Then it is refused and nothing has changed
    When the GT buys a 5-train from the bank for $500
    And the GT discards a 4-train
    Then the GT owns two 4-trains and a 5-train
    And the pool holds a 4-train
    And the GT has $500 in its treasury
    When the GT tries to discard a 4-train
    Then it is refused and nothing has changed

  @1846-6.55-a @1846-6.55-b
  Scenario: A phased-out train cannot be returned instead of one that counts
    Given the GT owns a 2-train and two 4-trains
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC owns four 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a 4/6-train from the bank for $450
    Then it is the NYC's turn to discard a train
    When the GT tries to discard a 2-train
    Then it is refused and nothing has changed
    When the NYC discards a 4-train
    Then the GT owns a phased-out 2-train, two 4-trains and a 4/6-train
    And the NYC owns three 4-trains
    And the pool holds a 4-train
    And the GT has $550 in its treasury
    And the NYC has $0 in its treasury
