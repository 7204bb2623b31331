Feature: The course of play, played from the deal
  Stock rounds and operating rounds at a table that was reached by playing: Alice runs the Grand Trunk and Big 4, Bob the
  Illinois Central, Carol the Baltimore & Ohio and Michigan Southern.

  @1846-4-a @1846-S.OperatingRound-a
  Scenario: After a stock round and two operating rounds comes the next stock round
    Given the game has been played up to the first operating round
    Then it is operating round 1.1 of 2
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC buys a 2-train from the bank for $80
    And the IC ends its turn
    And the B&O buys a 2-train from the bank for $80
    And the B&O ends its turn
    And the GT buys a 2-train from the bank for $80
    And the GT ends its turn
    Then it is operating round 1.2 of 2
    And it is the Michigan Southern's turn to build
    And the GT has $160 in its treasury

  @1846-4-a @1846-S.OperatingRound-a @1846-5.4-b
  Scenario: The second operating round is followed by a stock round, which the holder of the priority card begins
    Given the game has been played up to the eve of phase II
    Then it is operating round 1.2 of 2
    And Carol holds the priority deal
    When the IC runs
      | 2-train | K3 J4 I5 | |
    And the IC keeps its revenue
    And the IC ends its turn
    Then it is stock round 2
    And it is Carol's turn to trade
    And the IC has $210 in its treasury

  # 5-a, 5-b and 5-c say again what 4-b and 4-c say.
  @1846-4-b @1846-4-c @1846-5-a @1846-5-b @1846-5-c
  Scenario: The turn goes round clockwise until all have passed one after another
    Given the game has been played up to the second stock round
    When Carol passes
    Then it is Alice's turn to trade
    When Alice buys 10% of the B&O from its treasury
    Then it is Bob's turn to trade
    When Bob passes
    And Carol passes
    Then it is stock round 2
    And it is Alice's turn to trade
    When Alice passes
    Then it is operating round 2.1
    And Alice holds 10% of the B&O

  # 5-d, 5.4-c and S.StockRound-i say again what 4-d and 4-e say.
  @1846-4-d @1846-4-e @1846-5-d @1846-5.4-c @1846-S.StockRound-i
  Scenario: Shares left in the market bring the price down at the end of the stock round
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    Then the B&O stands at $50, under the IC
    When Carol passes
    And everybody passes
    Then the B&O stands at $40
    And the IC stands at $50
    And the GT stands at $70
    And Alice holds the priority deal
    And it is operating round 2.1

  # 5-e says again what 4-g says.
  @1846-4-g @1846-4-h @1846-5-e @1846-6-m
  Scenario: A marker goes under the one that is there, and the upper one operates first
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    Then the cell of $50 holds, from the top, the IC and the B&O
    When Carol passes
    And Alice buys 10% of the B&O from the market
    And Bob passes
    And Carol passes
    And Alice passes
    Then it is operating round 2.1
    And it is the Michigan Southern's turn to build
    And still to operate in this round are the Big 4, the GT, the IC and the B&O, in this order

  @1846-4-i @1846-3-r
  Scenario: At the beginning of an operating round the owners of private companies have their income
    Given the game has been played up to the second stock round
    When Carol passes
    And Alice passes
    And Bob passes
    Then it is operating round 2.1
    And Alice has received $10
    And Bob has received $10
    And Carol has received $15
    And the bank has paid $35
    And no other player or company has gained or lost money

  @1846-4-j
  Scenario: Michigan Southern operates first, then Big 4, then the corporations
    Given the game has been played up to the first operating round
    Then it is the Michigan Southern's turn to build
    And still to operate in this round are the Big 4, the IC, the B&O and the GT, in this order
    When the Michigan Southern ends its turn
    Then it is the Big 4's turn to build
    When the Big 4 ends its turn
    Then it is the IC's turn to issue or redeem shares

  # 6-l and S.OperatingRound-b say again what 4-l says.
  @1846-4-l @1846-6-l @1846-S.OperatingRound-b
  Scenario: In the first operating round of the game the lowest price is first
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $90
    And Bob buys the president's certificate of the IC at an opening price of $50
    And Carol buys the president's certificate of the B&O at an opening price of $70
    And everybody passes
    Then it is operating round 1.1
    And it is the Michigan Southern's turn to build
    And still to operate in this round are the Big 4, the IC, the B&O and the GT, in this order

  # 6-a says again what 4-k says.
  @1846-4-k @1846-6-a @1846-6-b @1846-S.OperatingRound-b
  Scenario: From the second operating round on the highest price is first
    Given the game has been played up to the second operating round
    Then the GT stands at $70
    And the B&O stands at $60
    And the IC stands at $50
    And it is the Michigan Southern's turn to build
    And still to operate in this round are the Big 4, the GT, the B&O and the IC, in this order
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    Then it is the GT's turn to issue or redeem shares
    And the Big 4 has $40 in its treasury
