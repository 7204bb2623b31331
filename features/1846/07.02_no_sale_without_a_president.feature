Feature: No sale of shares of a corporation without a president
  While the president's certificate of a corporation lies in the market, nobody can sell its shares.

  Background: the GT has no president
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the GT is in receivership
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%

  @1846-7.02-a
  Scenario: Its shares are not sold in a stock round
    Given Bob holds 10% of the GT
    And it is Bob's turn to trade
    When Bob tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Bob sells 10% of the NYC
    Then Bob has $480
    And Bob holds 10% of the GT

  @1846-7.02-a
  Scenario: Nor are they sold to pay for a train
    Given Bob holds 10% of the GT
    And the NYC stands at $100
    And the market holds 40% of the NYC
    And Bob has $100
    And it is Bob's turn to raise money for the NYC
    When Bob tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Bob sells 10% of the NYC
    Then Bob has $200
    And Bob holds 10% of the GT
    And the GT stands at $50

  @1846-7.02-a
  Scenario: Nor are they sold for a train of a corporation that operates second
    Given the IC is in operation, opened at $112
    And Carol is president of the IC with 40%
    And Bob holds 10% of the GT
    And the NYC stands at $100
    And the market holds 40% of the NYC
    And Bob has $100
    And it is Bob's turn to raise money for the NYC
    When Bob tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Bob sells 10% of the NYC
    Then Bob has $200
    And Bob holds 10% of the GT
