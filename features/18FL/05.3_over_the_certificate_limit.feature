Feature: Having too many certificates
  A president at the certificate limit who loses the presidency is given two certificates for one: he has one too
  many. He may not buy before he is below the limit. Whether he has to sell is a question that the rulebook leaves
  open, and so is whether the limit changes when a player is bankrupt.

  Background: Alice has 12 certificates, and the presidency of the ACL can be taken from her
    Given 4 players at the table in phase 4
    And the L&N, the TPS and the SR have ten shares
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the SR is in operation at a par of $70
    And the ACL is in operation at a par of $100
    And the shares are held thus
      | L&N | president Alice 60% |           |
      | TPS | president Alice 60% |           |
      | SR  | president Dave 50%  | Alice 10% |
      | ACL | president Alice 40% | Bob 40%   |
    And it is Bob's turn to trade

  @18FL-5.3-d @18FL-1.4-s
  Scenario: A player with too many certificates buys nothing before he is below the limit
    When Bob buys 20% of the ACL from the IPO
    Then Bob is president of the ACL with 60%
    And Alice holds 13 certificates
    When Carol passes
    And Dave passes
    And Alice tries to buy 10% of the SR from the IPO
    Then it is refused and nothing has changed
    When Alice sells 20% of the ACL
    Then Alice holds 12 certificates
    When Alice tries to buy 10% of the SR from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the SR from the IPO
    Then Alice holds 12 certificates
    And Alice holds 20% of the SR

  @18FL-5.3-d @18FL-5.4-c @reading:18FL-Q45=a
  Scenario: A player with too many certificates keeps them and may pass
    When Bob buys 20% of the ACL from the IPO
    Then Alice holds 13 certificates
    When Carol passes
    And Dave passes
    And Alice passes
    Then Alice holds 13 certificates
    And Alice has $300
    And it is Bob's turn to trade
    When Bob passes
    Then it is operating round 2.1

  @18FL-5.3-d @18FL-5.4-c @18FL-1.4-s @reading:18FL-Q45=b
  Scenario: If the surplus has to be sold, a player with too many certificates sells before he passes
    When Bob buys 20% of the ACL from the IPO
    Then Alice holds 13 certificates
    When Carol passes
    And Dave passes
    And Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    Then Alice holds 12 certificates
    When Alice passes
    Then it is Bob's turn to trade
    And Alice has $370

  @18FL-5.3-d @18FL-1.4-s @reading:18FL-Q45=b
  Scenario: If the surplus has to be sold, a player with two certificates too many sells both before he passes
    Given the shares are held thus
      | ACL | president Bob 60% | Alice 40% |
      | SR  | president Bob 40% | Alice 20% |
    And it is Alice's turn to trade
    When Alice sells 10% of the L&N
    Then Alice holds 13 certificates
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 20% of the ACL
    Then Alice holds 12 certificates
    When Alice passes
    Then it is Bob's turn to trade

  # Of the other companies of which Alice has shares none has operated; the L&N is sold once in a turn.
  @18FL-5.3-d @18FL-5.1-h @reading:18FL-Q45=b
  Scenario: If the surplus has to be sold, a player who can sell nothing more in his turn may pass all the same
    Given the TPS has floated at a par of $70
    And the SR has floated at a par of $70
    And the ACL has floated at a par of $100
    And the shares are held thus
      | ACL | president Bob 60% | Alice 40% |
      | SR  | president Bob 40% | Alice 20% |
    And it is Alice's turn to trade
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    Then Alice holds 13 certificates
    When Alice tries to sell 10% of the L&N
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 13 certificates

  @18FL-5.3-d @18FL-5.3-a @reading:18FL-Q45=b @reading:18FL-Q07=c @reading:18FL-Q59=a
  Scenario: If the surplus has to be sold, a player takes no private company of a bankrupt instead
    Given Carol is bankrupt
    And the Terminal Company lies in the market
    And the shares are held thus
      | ACL | president Bob 60% | Alice 40% |
    And it is Alice's turn to trade
    When Alice tries to take the Terminal Company for $70
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice takes the Terminal Company for $70
    Then Alice owns the Terminal Company
    And Alice holds 12 certificates
    And Alice has $300

  @18FL-5.3-d @reading:18FL-Q45=b
  Scenario: If the surplus has to be sold, nobody has to sell who is just at the limit
    Given it is Alice's turn to trade
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 12 certificates
    When Bob buys 20% of the ACL from the IPO
    Then Alice holds 13 certificates

  # None of the companies of which Alice has shares has operated, so she can sell none.
  @18FL-5.3-d @18FL-5.3-g
  Scenario: A player with too many certificates who can sell none keeps them, and buys nothing
    Given the L&N has floated at a par of $70
    And the TPS has floated at a par of $70
    And the SR has floated at a par of $70
    And the ACL has floated at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | ACL | president Bob 60% | Alice 40% |
      | FEC | president Bob 60% |           |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the SR from the IPO
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the L&N
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 13 certificates
    When Bob sells 20% of the FEC
    And Bob buys 10% of the SR from the IPO
    Then Bob holds 10% of the SR
    And Bob has $320

  # ------------------------------------------------------------------------------------- fewer players

  @18FL-5.3-d @18FL-1.4-s @reading:18FL-Q59=a
  Scenario: After a bankruptcy the limit is still that of the players at the start
    Given Carol is bankrupt
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the SR from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the SR from the IPO
    Then Alice holds 12 certificates
    And Alice holds 20% of the SR

  @18FL-5.3-d @18FL-1.4-r @reading:18FL-Q59=b
  Scenario: After a bankruptcy the limit is that of the players who are left
    Given Carol is bankrupt
    And the shares are held thus
      | SR | president Dave 50% | Alice 30% |
    And it is Alice's turn to trade
    When Alice buys 10% of the SR from the IPO
    Then Alice holds 15 certificates
    When Bob passes
    And Dave passes
    And Alice tries to buy 10% of the SR from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the SR from the IPO
    Then Alice holds 15 certificates
    And Alice holds 50% of the SR
