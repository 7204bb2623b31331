Feature: The stock round, played from the deal
  The turns of the first stock round, right after the private companies have been paid for: Alice has $240, Bob $280 and
  Carol $220, and nobody has a share yet.

  @1846-5-a @1846-4-b @1846-5.3-a @1846-5.3-b
  Scenario: Whoever has passed may trade when it is his turn again
    Given the game has been played up to the end of the distribution
    When Alice passes
    Then it is Bob's turn to trade
    When Bob buys the president's certificate of the GT at an opening price of $100
    And Carol passes
    Then it is Alice's turn to trade
    When Alice buys 10% of the GT from its treasury
    Then Alice holds 10% of the GT
    And Alice has $140
    And it is Bob's turn to trade

  @1846-4-c @1846-5-c @1846-5.3-b
  Scenario: A purchase between two passes keeps the round going
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $60
    And Bob passes
    And Carol passes
    And Alice buys 10% of the GT from its treasury
    And Bob passes
    And Carol passes
    Then it is stock round 1
    And it is Alice's turn to trade
    And Alice is president of the GT with 30%
    When Alice passes
    Then it is operating round 1.1

  @1846-5.4-a @1846-4-d @1846-5-d
  Scenario: The priority card goes to the left neighbour of whoever traded last
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $60
    And Bob buys the president's certificate of the IC at an opening price of $60
    And Carol passes
    And Alice passes
    Then Alice holds the priority deal
    When Bob passes
    Then it is operating round 1.1
    And Carol holds the priority deal
    And Alice is president of the GT with 20%

  @1846-5.4-a @1846-4-d @1846-5-d
  Scenario: It comes back to its holder if his right neighbour traded last
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $60
    And Bob passes
    And Carol buys 10% of the GT from its treasury
    And Alice passes
    And Bob passes
    And Carol passes
    Then it is operating round 1.1
    And Alice holds the priority deal
    And Carol holds 10% of the GT

  @1846-5.4-a @1846-5.4-b
  Scenario: The new holder of the priority card begins the next stock round
    Given the game has been played up to the eve of phase II
    Then Carol holds the priority deal
    When the IC runs
      | 2-train | K3 J4 I5 | |
    And the IC pays out its revenue
    And the IC ends its turn
    Then it is stock round 2
    And it is Carol's turn to trade
    And Bob has $72

  # The holding limit, the presidency and the ban on buying back, from the following sections.

  @1846-5.11-a @1846-S.StockRound-d
  Scenario: Nobody holds more than 60% of a corporation
    Given the game has been played up to the end of the distribution
    When Alice passes
    And Bob buys the president's certificate of the IC at an opening price of $40
    And Carol buys the president's certificate of the GT at an opening price of $40
    And Alice passes
    And Bob buys 10% of the IC from its treasury
    And Carol passes
    And Alice passes
    And Bob buys 10% of the IC from its treasury
    And Carol passes
    And Alice passes
    And Bob buys 10% of the IC from its treasury
    And Carol passes
    And Alice passes
    And Bob buys 10% of the IC from its treasury
    Then Bob is president of the IC with 60%
    And Bob has $40
    When Carol passes
    And Alice passes
    And Bob tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Bob buys 10% of the GT from its treasury
    Then Bob holds 10% of the GT
    And Bob has $0

  @1846-5.12-a @1846-5.12-b
  Scenario: Who buys more than the president has becomes president, and hands over two shares for the certificate
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $40
    And Bob buys 10% of the GT from its treasury
    And Carol passes
    And Alice passes
    And Bob buys 10% of the GT from its treasury
    Then Alice is president of the GT with 20%
    And Bob holds 20% of the GT
    When Carol passes
    And Alice passes
    And Bob buys 10% of the GT from its treasury
    Then Bob is president of the GT with 30%
    And Bob holds 2 certificates of the GT
    And Alice holds 20% of the GT
    And Alice holds 2 certificates of the GT

  @1846-5.13-a
  Scenario: Who has sold shares of a corporation buys none of it in that stock round
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    And Carol tries to buy 10% of the B&O from the market
    Then it is refused and nothing has changed
    When Carol tries to buy 10% of the B&O from its treasury
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol holds 10% of the IC
    And Carol has $89

  @1846-5.3-a @1846-4-c @1846-5-c
  Scenario: All may pass at once; then no price moves, and the priority card stays where it is
    Given the game has been played up to the second stock round
    When Carol passes
    And Alice passes
    And Bob passes
    Then it is operating round 2.1
    And the GT stands at $70
    And the B&O stands at $60
    And the IC stands at $50
    And Carol holds the priority deal
    And Carol has $94
