Feature: Buying trains after a tile has been laid
  What a corporation has done before in its turn changes nothing in whose trains it can buy, and for how much.

  Background: the GT has laid a tile; the NYC and the IC, which nobody presides over, have trains
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $400 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC owns a 4-train
    And the IC is in operation, opened at $60
    And the IC is in receivership
    And the IC owns a 4-train
    And the market holds a 3/5-train

  @1846-6.5-a @1846-6.5-b
  Scenario Outline: After a tile too the GT buys no <train> from <source> for $<price>
    Given the GT owns a 2-train
    And the GT has already laid #5 on B16, joining SW and W, in this turn
    And it is the GT's turn to buy trains
    When the GT tries to buy a <train> from <source> for $<price>
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $30, with Bob's consent
    Then the GT owns a 2-train and a 4-train
    And the GT has $370 in its treasury

    Examples:
      | train   | source     | price                  | clause     |
      | 4-train | the bank   | 170                    | 1846-6.5-a |
      | 2-train | the market | 80                     | 1846-6.5-a |
      | 2-train | the NYC    | 30, with Bob's consent | 1846-6.5-b |
      | 4-train | the IC     | 30                     | 1846-6.5-b |

  @1846-6.5-g @1846-6-j
  Scenario: After a tile too a corporation without a train has to buy one
    Given the GT has already laid #5 on B16, joining SW and W, in this turn
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    And the GT buys no train
    Then the GT owns a 4-train
    And it is the NYC's turn to issue or redeem shares

  @1846-6.5-h
  Scenario: After a tile too a corporation that has a train issues nothing for another
    Given the GT owns a 2-train
    And the GT has $170 in its treasury
    And the GT has already laid #5 on B16, joining SW and W, in this turn
    And it is the GT's turn to buy trains
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT stands at $100
    When the GT buys no train
    And the NYC issues one share
    Then the NYC has received $70

  @1846-6.59-d @1846-6.5-i
  Scenario: After a tile too a president who is short of cash has to sell shares
    Given the market holds 40% of the GT
    And the GT has $0 in its treasury
    And Alice holds 20% of the NYC
    And Alice has $100
    And the GT has already laid #5 on B16, joining SW and W, in this turn
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    And the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Alice has $20
