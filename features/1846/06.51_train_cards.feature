Feature: Train cards
  A card of Phase II, III or IV has a train on each side, at different prices: one pile of cards, two offers. Of the
  first three phases there are only so many cards, fewer with fewer players; trains of Phase IV never run out, and an
  old card may stand in for one. A train that has been phased out is worth nothing to anybody but its owner.

  Background: the GT has run its train
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 2-train
    And the GT has $1,500 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%

  @1846-6.51-a @1846-S.Purchases-e
  Scenario Outline: In Phase <phase> a phased-out <old>-train is not for sale, a <new>-train of the same owner is
    Given it is phase <phase>
    And the GT owns a 5-train
    And the NYC owns a phased-out <old>-train and a <new>-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a <old>-train from the NYC for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a <new>-train from the NYC for $100, with Bob's consent
    Then the GT owns a 5-train and a <new>-train
    And the NYC owns a phased-out <old>-train
    And the NYC has $100 in its treasury

    Examples:
      | phase | old | new |
      | III   | 2   | 4   |
      | III   | 2   | 4/6 |
      | IV    | 4   | 5   |
      | IV    | 3/5 | 6   |

  @1846-6.51-a @1846-S.Purchases-e
  Scenario: Even its president cannot move a phased-out train to another of his corporations
    Given it is phase III
    And Alice is president of the NYC with 40%
    And the GT owns a 5-train
    And the NYC owns a phased-out 2-train and a 4-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a 2-train from the NYC for $1
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $1
    Then the GT owns a 4-train and a 5-train
    And the NYC owns a phased-out 2-train

  @1846-6.51-a
  Scenario: What a purchase phases out cannot be bought any more, not even in the same turn
    Given the bank has no 4-trains left
    And the NYC owns two 2-trains and a 4-train
    And it is the GT's turn to buy trains
    When the GT buys a 2-train from the NYC for $20, with Bob's consent
    Then the GT owns two 2-trains
    When the GT buys a 5-train from the bank for $500
    And the GT tries to buy a 2-train from the NYC for $20, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $20, with Bob's consent
    Then the GT owns two phased-out 2-trains, a 4-train and a 5-train
    And the NYC owns a phased-out 2-train

  @1846-6.51-b @1846-6.51-d
  Scenario Outline: The thirteenth train of Phase IV, a <train>, is on sale like the first
    Given it is phase IV
    And the GT owns a 6-train
    And the NYC owns two 6-trains
    And the PRR is in operation, opened at $60
    And Carol is president of the PRR with 20%
    And the PRR owns two 7/8-trains
    And the B&O is in operation, opened at $60
    And Dave is president of the B&O with 20%
    And the B&O owns two 6-trains
    And the C&O is in operation, opened at $60
    And Erin is president of the C&O with 20%
    And the C&O owns two 6-trains
    And the ERIE is in operation, opened at $60
    And Erin is president of the ERIE with 20%
    And the ERIE owns two 7/8-trains
    And the IC is in operation, opened at $60
    And Bob is president of the IC with 20%
    And the IC owns a 6-train
    And it is the GT's turn to buy trains
    When the GT buys a <train> from the bank for $<price>
    Then the GT owns a 6-train and a <train>
    And the GT has $<treasury> in its treasury
    And <train>s never run out
    And the next train of the bank is a 6-train

    Examples:
      | train     | price | treasury |
      | 6-train   | 800   | 700      |
      | 7/8-train | 900   | 600      |

  @1846-6.51-c @1846-6.53-a
  Scenario: When the last 4-train is sold there is none, and the bank goes on with 5-trains
    Given the bank has one 4-train left
    And it is the GT's turn to buy trains
    When the GT buys a 4-train from the bank for $180
    Then the bank has no 4-trains left
    And the next train of the bank is a 5-train
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the GT buys a 5-train from the bank for $500
    Then the GT owns a phased-out 2-train, a 4-train and a 5-train

  @1846-6.51-c
  Scenario: With five players there are six cards of Phase II
    Given the NYC owns four 4-trains
    And the GT owns a 2-train and a 3/5-train
    And it is the GT's turn to buy trains
    When the GT buys a 4-train from the bank for $180
    Then the bank has no 4-trains left
    And the next train of the bank is a 5-train

  @1846-6.51-c
  Scenario: With five players there are five cards of Phase III
    Given it is phase III
    And the NYC owns two 5-trains and a 4/6-train
    And the GT owns a 4/6-train
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then the bank has no 5-trains left
    And the next train of the bank is a 6-train

  @1846-6.51-e @1846-S.RunningTrains-a
  Scenario: Both trains of Phase II come from one pile of cards
    Given the bank has three 4-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 3/5-train from the bank for $160
    Then the bank has two 4-trains left
    When the GT buys a 4-train from the bank for $180
    Then the bank has one 4-train left
    When the GT buys a 3/5-train from the bank for $160
    Then the bank has no 4-trains left
    And the GT owns a 2-train, two 3/5-trains and a 4-train
    And the GT has $1,000 in its treasury

  @1846-6.51-e @1846-S.RunningTrains-a
  Scenario: Both trains of Phase III come from one pile of cards
    Given it is phase III
    And the GT owns a 4-train
    And the bank has two 5-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 4/6-train from the bank for $450
    Then the bank has one 5-train left
    And the GT has $1,050 in its treasury
    When the GT buys a 5-train from the bank for $500
    Then the bank has no 5-trains left
    And the next train of the bank is a 6-train
    And the GT has $550 in its treasury

  @1846-6.51-e @1846-S.RunningTrains-a @1846-6.5-a
  Scenario Outline: A card of Phase IV is a 6-train or a 7/8-train, here the <train> at $<price>
    Given it is phase IV
    And the GT owns a 5-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a <train> from the bank for $<other price>
    Then it is refused and nothing has changed
    When the GT buys a <train> from the bank for $<price>
    Then the GT owns a 5-train and a <train>
    And the GT has $<treasury> in its treasury

    Examples:
      | train     | price | other price | treasury |
      | 6-train   | 800   | 900         | 700      |
      | 7/8-train | 900   | 800         | 600      |
