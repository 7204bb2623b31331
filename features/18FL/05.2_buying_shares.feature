Feature: Buying shares
  When a player has sold all that he wants to sell he may buy one certificate, out of the bank or out of the open
  market; with that his turn is over. Wherever it lies it costs the market price of its shares, and the money goes to
  the bank: the company gets nothing.

  # ------------------------------------------------------------------------------------- one certificate

  @18FL-5.2-a
  Scenario Outline: After one purchase, here of <percent> of the <company>, it is the next player's turn
    Given 3 players at the table in phase 4
    And the ACL has ten shares
    And the L&N is in operation at a par of $80
    And the ACL is in operation at a par of $80
    And the shares are held thus
      | L&N | president Carol 60% |
      | ACL | president Carol 50% |
    When Alice buys <percent> of the <company> from the IPO
    Then Alice has paid $80
    And it is Bob's turn to trade
    When Alice tries to buy <other percent> of the <other> from the IPO
    Then it is refused and nothing has changed
    When Bob buys <other percent> of the <other> from the IPO
    Then Alice holds <percent> of the <company>
    And Alice holds 0% of the <other>
    And Bob has $220

    Examples:
      | percent | company | other percent | other |
      | 20%     | L&N     | 10%           | ACL   |
      | 10%     | ACL     | 20%           | L&N   |

  @18FL-5.2-a @18FL-5.2-b
  Scenario Outline: Two shares on two certificates are not bought at once, from <place>
    Given 3 players at the table in phase 4
    And the ACL has ten shares
    And the ACL is in operation at a par of $80
    And the shares are held thus
      | ACL | president Carol 50% | market 30% |
    When Alice tries to buy 20% of the ACL from <place>
    Then it is refused and nothing has changed
    When Alice buys 10% of the ACL from <place>
    Then Alice holds 10% of the ACL
    And Alice has paid $80

    Examples:
      | place      |
      | the IPO    |
      | the market |

  @18FL-5.2-a
  Scenario: The president's certificate is one certificate, and the turn is over with it
    Given 3 players at the table in phase 2
    And the L&N has started at a par of $80
    And Bob is president of the L&N with 40%
    When Alice buys the president's certificate of the SR at a par of $70
    Then Alice is president of the SR with 40%
    And it is Bob's turn to trade
    When Alice tries to buy 20% of the SR from the IPO
    Then it is refused and nothing has changed
    When Bob buys 20% of the SR from the IPO
    Then Bob holds 20% of the SR
    And Bob has paid $70

  # ------------------------------------------------------------------------------------------- its place

  @18FL-5.2-b
  Scenario Outline: <percent> of the <company> may be bought from <place>
    Given 3 players at the table in phase 4
    And the ACL has ten shares
    And the L&N is in operation at a par of $80
    And the ACL is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 40%   | market 20% |
      | ACL | president Carol 50% | market 30% |
    When Alice buys <percent> of the <company> from <place>
    Then Alice holds <percent> of the <company>
    And the IPO holds <bank> of the <company>
    And the market holds <market> of the <company>

    Examples:
      | percent | company | place      | bank | market |
      | 20%     | L&N     | the IPO    | 20%  | 20%    |
      | 20%     | L&N     | the market | 40%  | 0%     |
      | 10%     | ACL     | the IPO    | 10%  | 30%    |
      | 10%     | ACL     | the market | 20%  | 20%    |

  @18FL-5.2-b
  Scenario: Only what lies in the market is bought from it
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And Bob is president of the L&N with 60%
    When Alice tries to buy 20% of the L&N from the market
    Then it is refused and nothing has changed
    When Alice buys 20% of the L&N from the IPO
    Then Alice holds 20% of the L&N
    And Alice has $220

  @18FL-5.2-b
  Scenario: Only what the bank still has is bought from it
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 60% | Carol 20% | market 20% |
    When Alice tries to buy 20% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice buys 20% of the L&N from the market
    Then Alice holds 20% of the L&N
    And Alice has $220

  @18FL-5.2-b
  Scenario: Companies have no shares of their own to sell
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And Bob is president of the L&N with 60%
    When Alice tries to buy 20% of the L&N from its treasury
    Then it is refused and nothing has changed
    When Alice buys 20% of the L&N from the IPO
    Then Alice holds 20% of the L&N
    And the bank has received $80

  @18FL-5.2-b
  Scenario: The five further shares of a company are not for sale before it has ten
    Given 3 players at the table in phase 4
    And the ACL has ten shares
    And the L&N is in operation at a par of $80
    And the ACL is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 60%   | Carol 20% |
      | ACL | president Carol 60% | Bob 20%   |
    When Alice tries to buy 10% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the ACL from the IPO
    Then Alice holds 10% of the ACL
    And Alice has $220

  # ------------------------------------------------------------------------------------------ no sale then

  @18FL-5.2-c
  Scenario: Whoever has bought sells nothing more in that turn
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $100
    And the shares are held thus
      | L&N | president Bob 40%   | Alice 20% |
      | SR  | president Carol 40% | Alice 20% |
    When Alice sells 20% of the L&N
    And Alice buys 20% of the SR from the IPO
    And Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice sells 20% of the SR
    Then Alice has received $100
    And Alice holds 20% of the SR

  @18FL-5.2-c
  Scenario: Whoever has bought sells no other company in that turn either
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $100
    And the shares are held thus
      | L&N | president Bob 60%   | Alice 20% |
      | SR  | president Carol 40% | Alice 20% |
    When Alice buys 20% of the SR from the IPO
    And Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Bob sells 20% of the L&N
    Then Bob has received $80
    And Alice holds 20% of the L&N

  # ------------------------------------------------------------------------------------------- the price

  @18FL-5.2-d
  Scenario Outline: A share of a company that stands at $<price> costs as much, out of <place>
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $90
    And the L&N stands at $<price>
    And the L&N has $200 in its treasury
    And the shares are held thus
      | L&N | president Bob 40% | market 20% |
    When Alice buys 20% of the L&N from <place>
    # proves 18FL-5.2-d
    Then Alice has paid $<price>
    And the bank has received $<price>
    And the L&N has $200 in its treasury
    And no other player or company has gained or lost money
    And Alice holds 20% of the L&N
    And the L&N stands at $<price>

    Examples:
      | price | place      |
      | 125   | the IPO    |
      | 125   | the market |
      | 75    | the IPO    |
      | 75    | the market |
      | 90    | the IPO    |

  @18FL-5.2-d
  Scenario Outline: A share of a company of ten costs its market price, too, out of <place>
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $90
    And the L&N stands at $225
    And the shares are held thus
      | L&N | president Bob 50% | market 20% |
    When Alice buys 10% of the L&N from <place>
    Then Alice has paid $225
    And the bank has received $225
    And no other player or company has gained or lost money
    And Alice holds 10% of the L&N

    Examples:
      | place      |
      | the IPO    |
      | the market |

  @18FL-5.2-d
  Scenario: A company that has not floated gets nothing for its shares either
    Given 3 players at the table in phase 4
    And the ACL has ten shares
    And the ACL has started at a par of $90
    And Bob is president of the ACL with 20%
    When Alice buys 10% of the ACL from the IPO
    Then Alice has paid $90
    And the bank has received $90
    And the ACL has $0 in its treasury
    And no other player or company has gained or lost money

  @18FL-5.2-d
  Scenario: A buyer must have the price
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $90
    And the L&N stands at $125
    And the SR has started at a par of $70
    And the shares are held thus
      | L&N | president Bob 60%   |
      | SR  | president Carol 40% |
    And Alice has $124
    When Alice tries to buy 20% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice buys 20% of the SR from the IPO
    Then Alice has $54
    And Alice holds 20% of the SR

  @18FL-5.2-d
  Scenario: A buyer may spend his last dollar
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $90
    And the L&N stands at $125
    And Bob is president of the L&N with 60%
    And Alice has $125
    When Alice buys 20% of the L&N from the IPO
    Then Alice has $0
    And Alice holds 20% of the L&N
