Feature: Trains above a new limit
  A purchase that brings a new phase may leave corporations with more trains than they may now own, the buyer itself or
  others. They return what is too much to the bank at once and get nothing for it.

  Background: the bank is about to sell the first train of Phase III
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $1,500 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC has $50 in its treasury
    And the bank has no 4-trains left

  @1846-6.57-a
  Scenario: Another corporation with four trains returns one at once, unpaid, before the turn goes on
    Given the GT owns a 4-train
    And the NYC owns four 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then it is the NYC's turn to discard a train
    When the GT tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    # proves 1846-6.57-a
    When the NYC discards a 4-train
    Then the NYC owns three 4-trains
    And the pool holds a 4-train
    And the NYC has $50 in its treasury
    And no other player or company has gained or lost money
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then the GT owns a 4-train and two 5-trains

  @1846-6.57-a @1846-6.58-a
  Scenario: The buyer too returns what is above the new limit
    Given the GT owns three 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a 4/6-train from the bank for $450
    Then it is the GT's turn to discard a train
    When the GT discards a 4-train
    Then the GT owns two 4-trains and a 4/6-train
    And the pool holds a 4-train
    And the GT has $1,050 in its treasury
    And it is phase III
    When the GT ends its turn
    Then it is the NYC's turn to issue or redeem shares

  @1846-6.57-a
  Scenario: With three trains that count nothing is returned in Phase III
    Given the GT owns two 4-trains
    And the NYC owns a 2-train and three 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then the NYC owns a phased-out 2-train and three 4-trains
    And the pool holds no trains
    When the GT ends its turn
    Then it is the NYC's turn to issue or redeem shares

  @1846-6.57-a
  Scenario: In Phase IV a corporation with three 5-trains returns one
    Given it is phase III
    And the bank has no 5-trains left
    And the GT owns a 5-train
    And the NYC owns two 5-trains and a 4/6-train
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then it is the NYC's turn to discard a train
    When the NYC tries to discard a 6-train
    Then it is refused and nothing has changed
    When the NYC discards a 4/6-train
    Then the NYC owns two 5-trains
    And the pool holds a 4/6-train
    And the NYC has $50 in its treasury
    When the GT ends its turn
    Then it is the NYC's turn to issue or redeem shares

  @1846-6.57-a @reading:1846-Q60=a
  Scenario Outline: The president chooses what to return, here a <train>
    Given the GT owns a 3/5-train and two 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    And the GT discards a <train>
    Then the GT owns <left>
    And the pool holds a <train>

    Examples:
      | train     | left                                 |
      | 3/5-train | two 4-trains and a 5-train           |
      | 4-train   | a 3/5-train, a 4-train and a 5-train |
      | 5-train   | a 3/5-train and two 4-trains         |

  @1846-6.57-a @reading:1846-Q60=b
  Scenario: The train of the earliest phase is returned, and of one phase the cheaper
    Given the GT owns a 3/5-train and two 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    And the GT tries to discard a 5-train
    Then it is refused and nothing has changed
    When the GT tries to discard a 4-train
    Then it is refused and nothing has changed
    When the GT discards a 3/5-train
    Then the GT owns two 4-trains and a 5-train
    And the pool holds a 3/5-train

  @1846-6.57-a @1846-6.55-b
  Scenario: Who has no train too many returns none
    Given the GT owns a 4-train
    And the NYC owns four 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    And the GT tries to discard a 4-train
    Then it is refused and nothing has changed
    When the NYC discards a 4-train
    Then the NYC owns three 4-trains
    And the pool holds a 4-train

  # The first train is returned in phase III, the second in phase IV, which ends the trains of phase II.
  @1846-6.57-a @1846-6.58-a @1846-6.3-w @reading:1846-Q61=a
  Scenario: Phases III and IV in one round each make trains too many
    Given the NYC stands at $112
    And the NYC owns four 4-trains
    And the IC is in operation, opened at $70
    And Carol is president of the IC with 40%
    And the IC has $500 in its treasury
    And the PRR is in operation, opened at $60
    And Dave is president of the PRR with 40%
    And the PRR has $2,000 in its treasury
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    And the NYC discards a 4-train
    Then the NYC owns three 4-trains
    And the pool holds a 4-train
    When the GT buys a 5-train from the bank for $500
    And the GT ends its turn
    And the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    And the PRR buys a 5-train from the bank for $500
    And the PRR buys a 5-train from the bank for $500
    And the PRR buys a 6-train from the bank for $800
    Then it is the PRR's turn to discard a train
    When the PRR discards a 5-train
    Then the PRR owns a 5-train and a 6-train
    And the NYC owns three phased-out 4-trains
    And the pool holds a 5-train
