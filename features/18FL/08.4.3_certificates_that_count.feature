Feature: The limit of certificates after a bankruptcy
  Shares of a company without a president count like all others. The limit can be read as still that of the players at
  the start, or as that of those who are left.

  Background: Bob is bankrupt, the ACL has no president, and Alice has a tenth of it and ten other certificates
    Given 4 players at the table in phase 4
    And Bob is bankrupt
    And the FEC is in operation at a par of $110
    And the FEC has 10 shares
    And Alice is president of the FEC with 60%
    And the FEC owns a 4-train
    And the SR is in operation at a par of $110
    And the SR has 10 shares
    And Alice is president of the SR with 60%
    And the ACL is in operation at a par of $80
    And the ACL has 10 shares
    And the president's certificate of the ACL lies in the market
    And the market holds 40% of the ACL
    And Alice holds 10% of the ACL
    And the SAL is in operation at a par of $70
    And the SAL has 10 shares
    And Carol is president of the SAL with 60%
    And the market holds four 3-trains
    And it is Alice's turn to trade

  @18FL-8.4.3-m @18FL-8.4.3-d @18FL-1.4-s @18FL-5.3-d @reading:18FL-Q59=a
  Scenario: With three of four players left the limit is still twelve, that of the start
    Then Alice holds 11 certificates
    When Alice buys 10% of the SAL from the IPO
    Then Alice has $230
    And Alice holds 12 certificates
    When Carol passes
    And Dave passes
    And Alice tries to buy 10% of the SAL from the IPO
    Then it is refused and nothing has changed

  @18FL-8.4.3-m @18FL-8.4.3-d @18FL-1.4-r @18FL-5.3-d @reading:18FL-Q59=b
  Scenario: With three of four players left the limit is fifteen, that of those who are left
    Given Alice holds 30% of the SAL
    Then Alice holds 14 certificates
    When Alice buys 10% of the SAL from the IPO
    Then Alice has $230
    And Alice holds 15 certificates
    When Carol passes
    And Dave passes
    And Alice tries to buy 10% of the ACL from the market
    Then it is refused and nothing has changed

  @18FL-8.4.3-m @reading:18FL-Q59=a @reading:18FL-Q59=b
  Scenario: The president's certificate in the open market counts as one, for two shares
    When Alice buys 20% of the ACL from the market
    Then Alice is president of the ACL with 30%
    And Alice holds two certificates of the ACL
    And Alice holds 12 certificates
    And Alice has $140
