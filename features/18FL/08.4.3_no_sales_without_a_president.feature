Feature: No sales without a president
  As long as the president's certificate of a company lies in the open market, nobody sells a share of it, neither in a
  stock round nor for a train.

  Background: Alice is bankrupt, the ACL has no president, and there is room for its shares in the open market
    Given 3 players at the table in phase 4
    And Alice is bankrupt
    And Bob holds the priority deal
    And the ACL is in operation at a par of $75
    And the ACL has ten shares
    And the president's certificate of the ACL lies in the market
    And Bob holds 10% of the ACL
    And Carol holds 10% of the ACL
    And the FEC is in operation at a par of $80
    And the FEC has ten shares
    And Bob is president of the FEC with 60%
    And the SR is in operation at a par of $70
    And the SR has ten shares
    And Carol is president of the SR with 60%
    And the SR owns a 4-train
    And the market holds four 3-trains

  @18FL-8.4.3-l
  Scenario: Shares of a company without a president cannot be sold in a stock round
    Given it is Bob's turn to trade
    When Bob tries to sell 10% of the ACL
    Then it is refused and nothing has changed
    When Bob sells 10% of the FEC
    Then Bob has $380
    And the FEC stands at $75
    And Bob holds 10% of the ACL
    And the ACL stands at $75

  @18FL-8.4.3-l
  Scenario: Shares of a company without a president cannot be sold for a train
    Given Bob has $50
    And the FEC has $0 in its treasury
    And it is Bob's turn to raise money for the FEC
    When Bob tries to sell 10% of the ACL
    Then it is refused and nothing has changed
    When Bob sells 10% of the FEC
    Then Bob has $130
    And the FEC stands at $75
    And Bob holds 10% of the ACL

  @18FL-8.4.3-l
  Scenario: Shares can be sold when their company has a president again
    Given it is Carol's turn to trade
    When Carol buys 20% of the ACL from the market
    And Bob sells 10% of the ACL
    Then Bob has $375
    And the ACL stands at $70
    And Carol is president of the ACL with 30%
    And the market holds 10% of the ACL
