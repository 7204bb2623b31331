Feature: No purchase above the limit
  A corporation at the limit buys no train, even if that very purchase would bring a new phase in which some of its
  trains no longer count or are gone.

  Background: the bank is about to sell the first train of a new phase
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 40%
    And the PRR has $2,000 in its treasury
    And the GT is in operation, opened at $80
    And Bob is president of the GT with 40%
    And the GT has $2,000 in its treasury

  @1846-6.56-a @1846-6.5-d
  Scenario: Four trains are too many for the train that would phase some of them out
    Given the PRR owns three 2-trains and a 4-train
    And the GT owns two 2-trains and a 4-train
    And the bank has no 4-trains left
    And it is the PRR's turn to buy trains
    When the PRR tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the PRR buys no train
    And the GT buys a 5-train from the bank for $500
    Then it is phase III
    And the GT owns two phased-out 2-trains, a 4-train and a 5-train
    And the PRR owns three phased-out 2-trains and a 4-train

  @1846-6.56-a @1846-6.5-e
  Scenario: Three trains are too many for the train of Phase IV that would phase two of them out
    Given it is phase III
    And the PRR owns a 3/5-train, a 4-train and a 5-train
    And the GT owns a 3/5-train and a 5-train
    And the bank has no 5-trains left
    And it is the PRR's turn to buy trains
    When the PRR tries to buy a 6-train from the bank for $800
    Then it is refused and nothing has changed
    When the PRR buys no train
    And the GT buys a 6-train from the bank for $800
    Then it is phase IV
    And the GT owns a phased-out 3/5-train, a 5-train and a 6-train
    And the PRR owns a phased-out 3/5-train, a phased-out 4-train and a 5-train
