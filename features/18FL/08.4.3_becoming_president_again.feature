Feature: A new president out of the open market
  The president's certificate that lies there is bought in a stock round like any share, at the price of two. Or
  somebody who has a single share buys another one and has the two exchanged for it.

  Background: Alice is bankrupt, and the ACL has no president
    Given 3 players at the table in phase 2
    And Alice is bankrupt
    And Bob holds the priority deal
    And the ACL is in operation at a par of $75
    And the president's certificate of the ACL lies in the market
    And the ACL owns a 2-train
    And the ACL has $40 in its treasury
    And Bob holds 20% of the ACL
    And it is Bob's turn to trade

  # ------------------------------------------------------------------------------------------------ the certificate itself

  @18FL-8.4.3-j
  Scenario: The president's certificate in the market costs twice the price of a share
    Given it is Carol's turn to trade
    When Carol buys 40% of the ACL from the market
    Then Carol is president of the ACL with 40%
    And Carol holds one certificate of the ACL
    And Carol has paid $150
    And the bank has received $150
    And no other player or company has gained or lost money
    And the market holds 0% of the ACL
    And Bob holds 20% of the ACL
    And the ACL stands at $75

  @18FL-8.4.3-j @18FL-5.2-d
  Scenario Outline: The present price counts, $<price> a share, and the buyer must have it twice
    Given the ACL stands at $<price>
    And Bob has $<less>
    And Carol has $<cost>
    And it is Bob's turn to trade
    When Bob tries to buy 40% of the ACL from the market
    Then it is refused and nothing has changed
    When Bob passes
    And Carol buys 40% of the ACL from the market
    Then Carol is president of the ACL with 40%
    And Carol has $0

    Examples:
      | price | less | cost |
      | 60    | 119  | 120  |
      | 110   | 219  | 220  |

  @18FL-8.4.3-j
  Scenario: Whoever has a share may buy the president's certificate, too, and keeps his share
    When Bob buys 40% of the ACL from the market
    Then Bob is president of the ACL with 60%
    And Bob has $150
    And Bob holds two certificates of the ACL

  @18FL-8.4.3-j
  Scenario: Of a company of ten shares the president's certificate in the market is two tenths
    Given it is phase 4
    And the ACL owns no trains
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the FEC owns a 4-train
    And the SR is in operation at a par of $110
    And the SR has 10 shares
    And the president's certificate of the SR lies in the market
    And the market holds 40% of the SR
    And it is Carol's turn to trade
    When Carol buys 20% of the SR from the market
    Then Carol is president of the SR with 20%
    And Carol has $80
    And the market holds 40% of the SR

  @18FL-8.4.3-j
  Scenario: A company with a new president has its turns again, and the duty to own a train
    Given the ACL owns no trains
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And it is Carol's turn to trade
    When Carol buys 40% of the ACL from the market
    And everybody passes
    Then it is operating round 2.1
    When the ACL lays no track
    And the ACL places no token
    Then it is Carol's turn to raise money for the ACL
    When the ACL buys a 2-train from the bank for $100
    Then Carol has $90
    And the ACL owns a 2-train

  # ------------------------------------------------------------------------------------------------------------ two shares

  @18FL-8.4.3-k @reading:18FL-Q50=a
  Scenario Outline: With a second share, from <source>, a player is president, and both shares lie in the open market: <after>
    Given the market holds <before> of the ACL
    When Bob buys 20% of the ACL from <source>
    Then Bob is president of the ACL with 40%
    And Bob holds one certificate of the ACL
    And Bob has paid $75
    And no other player or company has gained or lost money
    And the market holds <after> of the ACL
    And the ACL stands at $75

    Examples:
      | source     | before | after |
      | the market | 20%    | 40%   |
      | the IPO    | 20%    | 60%   |
      | the IPO    | 0%     | 40%   |

  @18FL-8.4.3-k @reading:18FL-Q50=a
  Scenario: A player's first share does not make him president
    Given it is Carol's turn to trade
    When Carol buys 20% of the ACL from the IPO
    Then Carol holds 20% of the ACL
    And the ACL has no president
    When Bob passes
    And Carol buys 20% of the ACL from the IPO
    Then Carol is president of the ACL with 40%
    And the market holds 40% of the ACL

  @18FL-8.4.3-k @reading:18FL-Q50=b
  Scenario: If the exchange is his choice, a player may make it as he buys the second share
    When Bob buys 20% of the ACL from the IPO, handing in shares for the president's certificate
    Then Bob is president of the ACL with 40%
    And Bob holds one certificate of the ACL
    And Bob has paid $75
    And the market holds 40% of the ACL

  @18FL-8.4.3-k @reading:18FL-Q50=b
  Scenario: If the exchange is his choice, a player may keep both shares, and the company has no president
    When Bob buys 20% of the ACL from the IPO
    Then Bob holds 40% of the ACL
    And Bob holds two certificates of the ACL
    And the ACL has no president
    And the president's certificate of the ACL lies in the market

  @18FL-8.4.3-k @reading:18FL-Q50=b
  Scenario: If the exchange is his choice, a player may make it later, instead of a purchase
    Given Bob holds 40% of the ACL
    And Carol holds 20% of the ACL
    And it is Bob's turn to trade
    When Bob buys 40% of the ACL from the market, handing in shares for the president's certificate
    Then Bob is president of the ACL with 40%
    And Bob holds one certificate of the ACL
    And the market holds 40% of the ACL
    And Bob has $300
    And it is Carol's turn to trade

  @18FL-8.4.3-k @reading:18FL-Q50=b
  Scenario: With a single share there is nothing to exchange
    When Bob tries to buy 40% of the ACL from the market, handing in shares for the president's certificate
    Then it is refused and nothing has changed
    When Bob buys 20% of the ACL from the IPO, handing in shares for the president's certificate
    Then Bob is president of the ACL with 40%

  @18FL-8.4.3-k
  Scenario: Where the president's certificate does not lie in the open market nothing is exchanged
    Given the FEC is in operation at a par of $80
    And Carol is president of the FEC with 40%
    And Bob holds 20% of the FEC
    And it is Bob's turn to trade
    When Bob tries to buy 20% of the FEC from the IPO, handing in shares for the president's certificate
    Then it is refused and nothing has changed
    When Bob buys 20% of the FEC from the IPO
    Then Bob holds 40% of the FEC
    And Carol is president of the FEC with 40%
    And Bob has $220

  # ------------------------------------------------------------------------------------------------------- one after another

  @18FL-8.4.3-k @reading:18FL-Q50=a
  Scenario: Two presidents' certificates in the open market are had one after the other, each for two shares
    Given the FEC is in operation at a par of $80
    And the president's certificate of the FEC lies in the market
    And the FEC owns a 2-train
    And Carol holds 20% of the FEC
    When Bob buys 20% of the ACL from the IPO
    Then Bob is president of the ACL with 40%
    And the market holds 40% of the ACL
    When Carol buys 20% of the FEC from the IPO
    Then Carol is president of the FEC with 40%
    And Carol holds one certificate of the FEC
    And Carol has paid $80
    And the market holds 40% of the FEC
    And Bob holds one certificate of the ACL

  @18FL-8.4.3-k @reading:18FL-Q50=b
  Scenario: If the exchange is his choice, a second president's certificate in the open market is had like the first
    Given the FEC is in operation at a par of $80
    And the president's certificate of the FEC lies in the market
    And the FEC owns a 2-train
    And Carol holds 20% of the FEC
    When Bob buys 20% of the ACL from the IPO, handing in shares for the president's certificate
    Then Bob is president of the ACL with 40%
    When Carol buys 20% of the FEC from the IPO, handing in shares for the president's certificate
    Then Carol is president of the FEC with 40%
    And Carol holds one certificate of the FEC
    And the market holds 40% of the FEC
    And Carol has paid $80
