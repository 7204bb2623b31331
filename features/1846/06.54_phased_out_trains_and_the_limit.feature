Feature: Phased-out trains and the train limit
  Trains that have been phased out run once more and do not count any longer when a corporation's trains are counted.

  Background: the GT is about to buy trains
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $1,500 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%

  @1846-6.54-a @1846-S.Purchases-d @1846-6.5-e
  Scenario: Beside two phased-out trains there is room for three others in Phase III
    Given it is phase III
    And the GT owns two newly phased-out 2-trains and two 4-trains
    And the bank has three 5-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 4/6-train from the bank for $450
    Then the GT owns two phased-out 2-trains, two 4-trains and a 4/6-train
    And the GT has $1,050 in its treasury
    When the GT tries to buy a 4/6-train from the bank for $450
    Then it is refused and nothing has changed

  @1846-6.54-a @1846-S.Purchases-d
  Scenario: Beside three phased-out trains there is room for two others in Phase IV
    Given it is phase IV
    And the GT owns two newly phased-out 4-trains, a newly phased-out 3/5-train and a 5-train
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then the GT owns two phased-out 4-trains, a phased-out 3/5-train, a 5-train and a 6-train
    And the GT has $700 in its treasury

  @1846-6.54-a @1846-S.Purchases-d
  Scenario: Trains phased out by a new phase do not make a corporation return others
    Given the GT owns a 4-train
    And the NYC owns two 2-trains, a 3/5-train and a 4-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then it is phase III
    And the NYC owns two phased-out 2-trains, a 3/5-train and a 4-train
    And the pool holds no trains
    And it is the GT's turn to buy trains
