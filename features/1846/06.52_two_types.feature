Feature: Two types of train
  Whoever buys a card of Phase II, III or IV from the bank says which of its two trains it is to be. From then on it
  is that train, whoever owns it, and also when it has been returned to the bank.

  Background: the GT has a train and money
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 2-train
    And the GT has $1,000 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%

  @1846-6.52-a
  Scenario Outline: In Phase <phase> the buyer picks a <train> at $<price>, though it might be a <other>
    Given it is phase <phase>
    And the GT owns <owned>
    And it is the GT's turn to buy trains
    When the GT tries to buy a <too late> from the bank for $<price>
    Then it is refused and nothing has changed
    # proves 1846-6.52-a
    When the GT buys a <train> from the bank for $<price>
    Then the GT owns <owned> and a <train>
    And the GT has paid $<price>
    And the bank has received $<price>
    And no other player or company has gained or lost money

    Examples:
      | phase | owned     | train     | price | other     | too late  |
      | II    | a 2-train | 4-train   | 180   | 3/5-train | 2-train   |
      | II    | a 2-train | 3/5-train | 160   | 4-train   | 2-train   |
      | III   | a 4-train | 5-train   | 500   | 4/6-train | 4-train   |
      | III   | a 4-train | 4/6-train | 450   | 5-train   | 3/5-train |
      | IV    | a 5-train | 6-train   | 800   | 7/8-train | 5-train   |
      | IV    | a 5-train | 7/8-train | 900   | 6-train   | 4/6-train |

  @1846-6.52-a
  Scenario: With several cards the choice is free for each
    Given it is the GT's turn to buy trains
    When the GT buys a 4-train from the bank for $180
    And the GT buys a 3/5-train from the bank for $160
    And the GT buys a 4-train from the bank for $180
    Then the GT owns a 2-train, two 4-trains and a 3/5-train
    And the GT has $480 in its treasury

  @1846-6.52-b @1846-S.Purchases-c @1846-6.5-b
  Scenario Outline: A <train> that changes hands is still a <train>
    Given the NYC owns a <train>
    And it is the GT's turn to buy trains
    When the GT tries to buy a <other> from the NYC for $50, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a <train> from the NYC for $50, with Bob's consent
    Then the GT owns a 2-train and a <train>
    And the NYC owns no trains
    And the NYC has $50 in its treasury

    Examples:
      | train     | other     |
      | 4-train   | 3/5-train |
      | 3/5-train | 4-train   |

  @1846-6.52-a @1846-6.5-a @reading:1846-Q98=b
  Scenario Outline: A returned <train> is sold as either of the two trains of its card, here as a <other>
    Given it is phase III
    And the GT owns a 5-train
    And the pool holds a <train>
    And it is the GT's turn to buy trains
    When the GT tries to buy a <other> from the pool for $<price>
    Then it is refused and nothing has changed
    When the GT buys a <other> from the pool for $<other price>
    Then the GT owns a <other> and a 5-train
    And the pool holds no trains
    And the bank has received $<other price>

    Examples:
      | train     | price | other     | other price |
      | 4-train   | 180   | 3/5-train | 160         |
      | 3/5-train | 160   | 4-train   | 180         |

  @1846-6.52-b @1846-S.Purchases-c @1846-6.5-a @reading:1846-Q98=a
  Scenario Outline: A returned <train> is sold again as a <train>, at its own price of $<price>
    Given it is phase III
    And the GT owns a 5-train
    And the pool holds a <train>
    And it is the GT's turn to buy trains
    When the GT tries to buy a <other> from the pool for $<other price>
    Then it is refused and nothing has changed
    When the GT tries to buy a <train> from the pool for $<other price>
    Then it is refused and nothing has changed
    When the GT buys a <train> from the pool for $<price>
    Then the GT owns a <train> and a 5-train
    And the pool holds no trains
    And the bank has received $<price>

    Examples:
      | train     | price | other     | other price |
      | 4-train   | 180   | 3/5-train | 160         |
      | 3/5-train | 160   | 4-train   | 180         |
