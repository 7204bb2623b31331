Feature: A corporation without a president gets one
  Whoever comes to hold 20% of it is its president at once, and gives 20% in shares for the president's certificate in
  the market.

  Background: the GT has no president
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the GT is in receivership
    And Bob holds 10% of the GT
    And Carol holds 10% of the GT
    And the market holds 30% of the GT
    And it is Bob's turn to trade

  @1846-7.03-a
  Scenario: With the second share from the market he has 20%
    When Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%
    And Bob holds one certificate of the GT
    And the market holds 40% of the GT
    And Bob has $350
    And the bank has received $50
    And the GT stands at $50

  @1846-7.03-a
  Scenario: A share from its treasury does as well
    When Bob buys 10% of the GT from its treasury
    Then Bob is president of the GT with 20%
    And Bob holds one certificate of the GT
    And the market holds 50% of the GT
    And the GT's treasury holds 20% of the GT
    And the GT has $50 in its treasury
    And Bob has $350

  @1846-7.03-a
  Scenario: With 10% nobody is president
    Given it is Dave's turn to trade
    When Dave buys 10% of the GT from the market
    Then Dave holds 10% of the GT
    And the GT is in receivership
    And the market holds 40% of the GT
    And it is Alice's turn to trade

  @1846-7.03-a @1846-7.02-a
  Scenario: From then on its shares can be sold again
    When Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%
    When Carol sells 10% of the GT
    Then Carol has $450
    And the market holds 50% of the GT

  @1846-7.03-a
  Scenario: Two corporations get a president one after the other
    Given the NYC is in operation, opened at $80
    And the NYC is in receivership
    And Carol holds 10% of the NYC
    When Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%
    When Carol buys 10% of the NYC from its treasury
    Then Carol is president of the NYC with 20%
    And Carol holds one certificate of the NYC
    And the market holds 20% of the NYC
