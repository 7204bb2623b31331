Feature: Passing
  Instead of trading a player may pass. He is not out of the round for that: as long as not everybody has passed in a
  row he trades in his later turns as he likes.

  @1846-5.3-a
  Scenario: Who has money and shares may pass all the same
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Bob 40% | Alice 20% |
    When Alice passes
    Then it is Bob's turn to trade
    And Alice has $400
    And Alice holds 20% of the GT
    When Bob buys 10% of the GT from its treasury
    Then Bob is president of the GT with 50%

  @1846-5.3-a
  Scenario: Who has sold ends his turn without buying
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Bob 40% | Alice 20% |
    When Alice sells 10% of the GT
    And Alice passes
    Then it is Bob's turn to trade
    And Alice has $480
    When Bob passes
    And Carol passes
    And Dave passes
    Then it is Alice's turn to trade
    When Alice passes
    Then it is operating round 2.1

  @1846-5.3-b
  Scenario: Who has passed may buy in a later turn
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And Bob is president of the GT with 40%
    When Alice passes
    And Bob passes
    And Carol passes
    And Dave buys 10% of the GT from its treasury
    And Alice buys 10% of the GT from its treasury
    Then Alice has paid $80
    And Alice holds 10% of the GT
    And it is Bob's turn to trade

  @1846-5.3-b
  Scenario: Who has passed may sell in a later turn
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And Bob is president of the GT with 40%
    When Alice passes
    And Bob passes
    And Carol buys 10% of the GT from its treasury
    And Dave passes
    And Alice passes
    And Bob sells 20% of the GT
    Then Bob has received $160
    And it is Bob's turn to trade

  @1846-5.3-b @1846-5-c
  Scenario: When all have passed in a row nobody trades any more
    Given 3 players at the table in phase II
    And the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC owns a 4-train
    When Alice passes
    And Bob passes
    And Carol passes
    And Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the IC ends its turn
    Then it is stock round 3
    When Alice buys 10% of the IC from its treasury
    Then Alice holds 10% of the IC
    And Alice has paid $60
