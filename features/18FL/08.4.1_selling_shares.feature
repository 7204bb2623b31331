Feature: Selling shares for a train
  If treasury and president's cash are too little, the president sells shares, of whichever companies he likes, within
  the limits of any sale: at the price before the sale, with one fall of the price for a block, and no more into the
  open market than it may hold.

  Background: the ACL has no train, and the bank sells 2-trains at $100
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And Alice is president of the ACL with 60%
    And Alice has $30
    And the ACL has $20 in its treasury
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And Alice holds 40% of the FEC
    And the FEC owns a 2-train

  # ---------------------------------------------------------------------------------------------------- cash, then shares

  @18FL-8.4.1-c @18FL-8.4.1-d @18FL-8.4.1-a
  Scenario: What the president's cash does not cover is raised by selling shares
    Given it is Alice's turn to raise money for the ACL
    Then the ACL still lacks $50 for a train
    When the ACL tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has $110
    And the FEC stands at $75
    And the market holds 20% of the FEC
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns a 2-train
    And the ACL has $0 in its treasury
    And Alice has $30
    And no other player or company has gained or lost money

  @18FL-8.4.1-c
  Scenario Outline: A president who is a dollar short with $<cash> has to sell
    Given Alice has $<cash>
    And the ACL has $<treasury> in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    And the ACL buys a 2-train from the bank for $100
    Then Alice has $79
    And the ACL has $0 in its treasury

    Examples:
      | cash | treasury |
      | 79   | 20       |
      | 99   | 0        |

  @18FL-8.4.1-c
  Scenario: A president with exactly enough cash need not sell
    Given Alice has $80
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $0
    And the ACL has $0 in its treasury
    And Alice holds 40% of the FEC

  # ------------------------------------------------------------------------------------------------- whose shares, and how

  @18FL-8.4.1-d
  Scenario Outline: The president chooses whose shares he sells: 20% of the <company> for $<proceeds>
    Given it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the <company>
    Then Alice has received $<proceeds>
    And the bank has paid $<proceeds>
    And no other player or company has gained or lost money
    And the <company> stands at $<price>
    And the market holds 20% of the <company>
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns a 2-train

    Examples:
      | company | proceeds | price |
      | ACL     | 100      | 90    |
      | FEC     | 80       | 75    |

  @18FL-8.4.1-d
  Scenario: Two shares in one block are paid at the same price, and the price falls once
    Given the FEC stands at $65
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice sells 40% of the FEC
    Then Alice has received $130
    And the FEC stands at $60
    And the market holds 40% of the FEC
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $60

  @18FL-8.4.1-d @18FL-5.3-h
  Scenario: No sale for a train puts more into the open market than it may hold
    Given the FEC stands at $65
    And the shares are held thus
      | FEC | president Bob 40% | Alice 40% | market 20% |
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 40% of the FEC
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then the market holds 40% of the FEC
    And Alice has received $65

  @18FL-8.4.1-d @18FL-5.3-i
  Scenario: No sale for a train puts a president's certificate into the open market
    Given the SR is in operation at a par of $70
    And Alice is president of the SR with 40%
    And Carol holds 20% of the SR
    And the SR owns a 2-train
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has received $80
    And Alice is president of the SR with 40%

  @18FL-8.4.1-d @18FL-5.1-a
  Scenario: A president cannot sell what he does not have
    Given the FEC stands at $65
    And Alice holds 20% of the FEC
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 40% of the FEC
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has $95

  @18FL-8.4.1-d @18FL-8.4.1-b
  Scenario: A president may raise money for the dearer of the trains on offer
    Given it is phase 4
    And the FEC stands at $225
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And Alice holds 40% of the FEC
    And the FEC owns a 4-train
    And the market holds four 3-trains
    And Alice has $100
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    Then Alice has received $450
    And the FEC stands at $200
    When the ACL buys a 4-train from the bank for $400
    Then the ACL has $0 in its treasury
    And Alice has $170

  # --------------------------------------------------------------------------- what has not operated, and who stays president

  @18FL-8.4.1-e @18FL-5.3-g
  Scenario: In its first turn the company's own shares cannot be sold
    Given the SR has floated at a par of $110
    And Alice is president of the SR with 60%
    And it is Alice's turn to raise money for the SR
    When Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has received $80
    When the SR buys a 2-train from the bank for $100
    Then the SR owns a 2-train
    And Alice has $10
    And the SR stands at $110

  @18FL-8.4.1-e @18FL-5.3-g
  Scenario: In its second turn the company's own shares can be sold
    Given the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the ACL
    Then Alice has received $100
    And Alice is president of the ACL with 40%
    And the ACL stands at $90
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $30

  @18FL-8.4.1-f @18FL-5.3-g
  Scenario: Shares of another company that is still to have its first turn cannot be sold for a train
    Given the SR has floated at a par of $70
    And Carol is president of the SR with 40%
    And Alice holds 20% of the SR
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has received $80
    And the SR stands at $70

  @18FL-8.4.1-f @18FL-5.3-g
  Scenario: Shares of a company that has not floated cannot be sold for a train
    Given the SR has started at a par of $70
    And Carol is president of the SR with 40%
    And the SAL is in operation at a par of $75
    And Carol is president of the SAL with 40%
    And Alice holds 40% of the SAL
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Alice sells 20% of the SAL
    Then Alice has received $75
    And the SR stands at $70

  @18FL-8.4.1-f
  Scenario: Shares of a company that has had its first turn, even in this round, can be sold for a train
    Given the SR has floated at a par of $110
    And Carol is president of the SR with 40%
    And Alice holds 20% of the SR
    And the SR has $550 in its treasury
    And it is the SR's turn to buy the train it must have
    When the SR buys a 2-train from the bank for $100
    And the SR buys no train
    And the ACL lays no track
    And the ACL places no token
    Then it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the SR
    Then Alice has received $110
    And the SR stands at $100
    And the market holds 20% of the SR

  @18FL-8.4.1-g
  Scenario Outline: No sale costs the president the company that needs the train: from <alice> against <bob>
    Given the ACL stands at $65
    And Alice is president of the ACL with <alice>
    And Bob holds <bob> of the ACL
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell <too much> of the ACL
    Then it is refused and nothing has changed
    When Alice sells 20% of the <other>
    Then Alice is president of the ACL with <after>
    And Bob holds <bob> of the ACL

    Examples:
      | alice | bob | too much | other | after |
      | 60%   | 40% | 40%      | ACL   | 40%   |
      | 40%   | 40% | 20%      | FEC   | 40%   |

  @18FL-8.4.1-h
  Scenario: Another company may get another president by the sale
    Given the SR is in operation at a par of $70
    And Alice is president of the SR with 40%
    And Carol holds 40% of the SR
    And the SR owns a 2-train
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the SR
    Then Carol is president of the SR with 40%
    And Alice holds 20% of the SR
    And the market holds 20% of the SR
    And Alice has received $70
    And the SR stands at $65
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $20

  # ---------------------------------------------------------- later in the round, after another action of the same turn

  @18FL-5.1-a @18FL-8.4.1-d
  Scenario Outline: After a tile of the ACL, the SAL standing at <SAL>, its president does not sell <percent> of the FEC
    Given the SAL is in operation at a par of <SAL>
    And Carol is president of the SAL with 60%
    And the SAL owns a 2-train
    And the shares are held thus
      | FEC | president Bob 40% | Alice 20% |
    And the FEC stands at $65
    And the ACL has $0 in its treasury
    And it is the ACL's turn to lay track
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL places no token
    And Alice tries to sell <percent> of the FEC
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has $95
    And the market holds 20% of the FEC

    Examples:
      | SAL  | percent |
      | $110 | 40%     |
      | $110 | 30%     |
      | $110 | 10%     |
      | $70  | 40%     |
      | $70  | 30%     |
      | $70  | 10%     |

  @18FL-8.4.1-a @18FL-8.4.1-c
  Scenario: After a tile, too, a president who is short cannot pay for a train of the open market
    Given it is phase 3
    And the SAL is in operation at a par of $110
    And Carol is president of the SAL with 60%
    And the SAL owns a 3-train
    And the market holds four 2-trains
    And it is the ACL's turn to lay track
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL places no token
    Then it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the market for $100
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    And the ACL buys a 2-train from the market for $100
    Then the ACL owns a 2-train
    And Alice has $30

  @18FL-8.4.3-a
  Scenario: After a tile, too, a president with a share to sell is not bankrupt
    Given the SAL is in operation at a par of $110
    And Carol is president of the SAL with 60%
    And the SAL owns a 2-train
    And it is the ACL's turn to lay track
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL places no token
    Then it is Alice's turn to raise money for the ACL
    # No legal twin: with a share to sell nobody is bankrupt.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    And the ACL buys a 2-train from the bank for $100
    Then the ACL owns a 2-train
    And Alice has $30

  @18FL-8.4.1-d @18FL-5.3-h @18FL-5.3-i
  Scenario Outline: In need, a president whose company operates later does not sell <percent> of the <company> either
    Given the SAL is in operation at a par of $110
    And Carol is president of the SAL with 60%
    And the SAL owns a 2-train
    And the SR is in operation at a par of $70
    And Alice is president of the SR with 40%
    And Carol holds 20% of the SR
    And the SR owns a 2-train
    And the FEC stands at $65
    And the shares are held thus
      | FEC | president Bob 40% | Alice 40% | market 20% |
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell <percent> of the <company>
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then the market holds 40% of the FEC
    And Alice has received $65

    Examples:
      | percent | company | clause     |
      | 40%     | FEC     | 18FL-5.3-h |
      | 20%     | SR      | 18FL-5.3-i |

  @18FL-8.4.1-g
  Scenario: Where the company operates first, too, no sale costs the president his office in it
    Given Alice is president of the ACL with 40%
    And Bob holds 40% of the ACL
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 20% of the ACL
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has $110
    And Alice is president of the ACL with 40%

  @18FL-7-e @18FL-8.4.3-a
  Scenario: Only the president who has to pay for the train can be bankrupt by it
    Given Alice holds 0% of the FEC
    And the ACL has $0 in its treasury
    And Alice is president of the ACL with 40%
    And Bob holds 40% of the ACL
    And Alice has $0
    And it is Alice's turn to raise money for the ACL
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt
