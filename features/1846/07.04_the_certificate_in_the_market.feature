Feature: The president's certificate in the market
  Nobody buys it directly. Only where nothing else of the corporation is left in the market can somebody with one share
  buy it as if it were a second one: he pays the price of one share, takes the certificate and puts his own share into
  the market.

  Background: the GT has no president, and its certificate is the only one in the market
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the GT is in receivership
    And Bob holds 10% of the GT
    And it is Bob's turn to trade

  @1846-7.04-b
  Scenario: Who has one share buys it for the price of one share
    When Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%
    And Bob holds one certificate of the GT
    And the market holds 10% of the GT
    And the GT's treasury holds 70% of the GT
    And Bob has $350
    And the bank has received $50
    And no other player or company has gained or lost money

  @1846-7.04-a
  Scenario: Nobody buys it as the 20% that it is
    Given the market holds 20% of the GT
    When Bob tries to buy 20% of the GT from the market
    Then it is refused and nothing has changed
    When Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%
    And Bob has $350

  @1846-7.04-a @1846-5.1-c
  Scenario: Nobody launches the corporation a second time
    When Bob tries to buy the president's certificate of the GT at an opening price of $100
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the NYC at an opening price of $100
    Then Bob is president of the NYC with 20%
    And the GT is in receivership

  @1846-7.04-a
  Scenario: Nor does somebody who has no share
    Given it is Carol's turn to trade
    When Carol tries to buy 20% of the GT from the market
    Then it is refused and nothing has changed
    When Carol buys 10% of the GT from its treasury
    Then Carol holds 10% of the GT
    And the GT is in receivership
    And the market holds 20% of the GT

  @1846-7.04-b @1846-7.04-a @1846-5.1-a
  Scenario: Who has no share cannot have it for the price of one either
    Given it is Carol's turn to trade
    When Carol tries to buy 10% of the GT from the market
    Then it is refused and nothing has changed
    When Carol passes
    And Dave passes
    And Alice passes
    And Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%

  @1846-7.04-b
  Scenario: As long as there are other shares in the market it is one of them that is bought
    Given the market holds 10% of the GT
    When Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%
    And the market holds 20% of the GT
    And Bob has $350

  @1846-7.04-b
  Scenario: Two such certificates are bought one after the other
    Given the NYC is in operation, opened at $80
    And the NYC is in receivership
    And Carol holds 10% of the NYC
    When Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%
    When Carol buys 10% of the NYC from the market
    Then Carol is president of the NYC with 20%
    And the market holds 10% of the NYC
    And Carol has $320
