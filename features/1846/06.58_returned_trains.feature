Feature: Returned trains
  Trains that corporations had to return lie open beside the others, for sale at the price printed on them. The phase
  does not care about them, nor does it matter for what else the bank sells whether they are there or not.

  Background: in Phase III two older trains have been returned
    Given 5 players at the table in phase III
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $1,500 in its treasury
    And the GT owns a 5-train
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%

  @1846-6.58-a @1846-6.5-a
  Scenario: A returned train is sold at its price, and the phase stays
    Given the pool holds two 4-trains
    And it is the GT's turn to buy trains
    When the GT tries to buy a 4-train from the pool for $179
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the pool for $180
    Then the GT owns a 4-train and a 5-train
    And the pool holds a 4-train
    And the GT has paid $180
    And the bank has received $180
    And no other player or company has gained or lost money
    And it is phase III
    And the next train of the bank is a 5-train

  @1846-6.58-a @1846-6.5-a
  Scenario Outline: In Phase <phase> a returned <train> costs the $<price> that are printed on it
    Given it is phase <phase>
    And the GT owns a 5-train
    And the pool holds a <train>
    And it is the GT's turn to buy trains
    # proves 1846-6.5-a
    When the GT buys a <train> from the pool for $<price>
    Then the GT has paid $<price>
    And the bank has received $<price>
    And no other player or company has gained or lost money
    And the pool holds no trains

    Examples:
      | phase | train     | price |
      | III   | 4-train   | 180   |
      | III   | 3/5-train | 160   |
      | IV    | 5-train   | 500   |
      | IV    | 4/6-train | 450   |

  @1846-6.58-a @1846-6.52-a
  Scenario: With returned trains about, the bank goes on selling the current ones
    Given the pool holds two 4-trains
    And the bank has three 5-trains left
    And it is the GT's turn to buy trains
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT buys a 4/6-train from the bank for $450
    Then the GT owns a 5-train and a 4/6-train
    And the bank has two 5-trains left
    And the pool holds two 4-trains

  @1846-6.58-a @1846-6.53-a
  Scenario: Returned trains need not be sold before the next phase can begin
    Given the bank has no 5-trains left
    And the pool holds a 5-train
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then it is phase IV
    And the GT owns a 5-train and a 6-train
    And the pool holds a 5-train

  @1846-6.58-a @1846-6.53-a
  Scenario: A returned train does not make the next phase wait, nor begin
    Given the bank has one 5-train left
    And the pool holds a 4/6-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a 6-train from the bank for $800
    Then it is refused and nothing has changed
    When the GT buys a 4/6-train from the pool for $450
    Then it is phase III
    And the bank has one 5-train left
    When the GT tries to buy a 6-train from the bank for $800
    Then it is refused and nothing has changed
    When the GT buys a 5-train from the bank for $500
    Then the GT owns two 5-trains and a 4/6-train

  @1846-6.58-a @1846-6.3-w @reading:1846-Q61=a
  Scenario: When Phase IV begins, returned trains of Phase II leave the game
    Given the bank has no 5-trains left
    And the pool holds a 3/5-train, a 4-train and a 5-train
    And the NYC owns a 4-train
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then it is phase IV
    And the pool holds a 5-train
    And the NYC owns a phased-out 4-train
    And five 4-trains have left the game

  @1846-6.58-a @reading:1846-Q61=b
  Scenario: When Phase IV begins, returned trains of Phase II stay on sale, to run once
    Given the bank has no 5-trains left
    And the pool holds a 4-train
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then it is phase IV
    And the pool holds a 4-train
    When the GT buys a 4-train from the pool for $180
    Then the GT owns a phased-out 4-train, a 5-train and a 6-train
    And the GT has $520 in its treasury
    And the pool holds no trains

  @1846-6.58-a @1846-6.5-g @reading:1846-Q61=b
  Scenario: A train that runs only once more ends the duty to have one until it has run
    Given it is phase IV
    And the pool holds a 4-train
    And the GT owns no trains
    And the NYC owns a 5-train
    And it is the GT's turn to buy the train it must have in operating round 2.1
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the pool for $180
    And the GT buys no train
    Then the GT owns a phased-out 4-train
    And it is the NYC's turn to issue or redeem shares
    When the NYC runs
      | 5-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the GT lays no track
    And the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 7/8-train from the bank for $900
    Then the GT has $420 in its treasury

  @1846-6.58-a @1846-6.5-h @1846-6.59-c @1846-6.5-a @reading:1846-Q61=b
  Scenario: A train that runs only once more is among those that a president may help with
    Given it is phase IV
    And the pool holds a 4-train
    And the market holds 40% of the GT
    And the GT owns no trains
    And the GT has $100 in its treasury
    And it is Alice's turn to raise money for the GT
    # proves 1846-6.5-a
    When the GT tries to buy a 4-train from the pool for $80
    # proves 1846-6.5-a
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the pool for $180
    Then Alice has $320
    And the GT owns a phased-out 4-train
