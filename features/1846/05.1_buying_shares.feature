Feature: Buying shares and launching corporations
  In his turn a player may buy one certificate: an unsold one from the corporation, or one from the market. A
  corporation has one certificate of 20%, the president's, and eight of 10%; the president's is sold first. There is
  no par price: whoever buys, wherever, pays what the price marker shows. For unsold shares the corporation is paid,
  for those of the market the bank. What a player has and what his corporations have are two different things.

  Whoever buys the president's certificate launches the corporation. He picks the opening price, of those on the chart
  from $40 to $150, pays it twice, and puts the marker there. The other shares lie in the treasury, the home token on
  the map; the corporation can operate. To the Illinois Central the bank gives one opening price more.

  Shares come into the market when a corporation issues them, when a player sells them, and when one goes bankrupt.

  # ------------------------------------------------------------------------------------- one certificate

  @1846-5.1-a @1846-5.1-b
  Scenario: A player buys one certificate at a time
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And Bob is president of the GT with 30%
    When Alice tries to buy 20% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the GT from its treasury
    Then Alice holds 10% of the GT
    And Alice has paid $50
    And it is Bob's turn to trade

  @1846-5.1-a
  Scenario Outline: Certificates are bought <from where>
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the shares are held thus
      | GT | president Bob 30% | market 20% |
    When Alice buys 10% of the GT from <from where>
    Then Alice holds 10% of the GT
    And the GT's treasury holds <treasury> of the GT
    And the market holds <market> of the GT

    Examples:
      | from where   | treasury | market |
      | its treasury | 40%      | 20%    |
      | the market   | 50%      | 10%    |

  @1846-5.1-a
  Scenario Outline: Nothing is bought where there is none, as in <empty place>
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the shares are held thus
      | GT | president Bob 60% | Carol <of Carol> | market <of the market> |
    When Alice tries to buy 10% of the GT from <empty place>
    Then it is refused and nothing has changed
    When Alice buys 10% of the GT from <other place>
    Then Alice holds 10% of the GT
    And Alice has paid $50

    Examples:
      | empty place  | of Carol | of the market | other place  |
      | its treasury | 20%      | 20%           | the market   |
      | the market   | 20%      | 0%            | its treasury |

  @1846-5.1-b
  Scenario: The president's certificate is 20% and the eight others 10% each
    Given 3 players at the table in phase II
    When Alice buys the president's certificate of the GT at an opening price of $40
    Then Alice is president of the GT with 20%
    And Alice holds 1 certificate of the GT
    And the GT's treasury holds 80% of the GT
    And the GT's treasury holds 8 certificates of the GT
    When Bob buys 10% of the GT from its treasury
    Then Bob holds 10% of the GT
    And Bob holds 1 certificate of the GT
    And the GT's treasury holds 7 certificates of the GT

  @1846-5.1-c @1846-S.StockRound-b
  Scenario: The president's certificate is bought before all other shares
    Given 3 players at the table in phase II
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the GT at an opening price of $80
    Then Alice is president of the GT with 20%
    When Bob buys 10% of the GT from its treasury
    Then Bob holds 10% of the GT
    And Bob has paid $80

  @1846-5.1-c @1846-S.StockRound-b
  Scenario: A president's certificate is bought only once
    Given 3 players at the table in phase II
    And the NYC has started, opened at $50
    And Alice is president of the NYC with 20%
    And it is Bob's turn to trade
    When Bob tries to buy the president's certificate of the NYC at an opening price of $50
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the GT at an opening price of $50
    Then Bob is president of the GT with 20%
    And Alice is president of the NYC with 20%

  # ------------------------------------------------------------------------------------------- prices

  # S.StockRound-c and S.Features-b say again what 5.1-d and 5.1-e say.
  @1846-5.1-d @1846-5.1-e @1846-S.StockRound-c @1846-S.Features-b
  Scenario Outline: Unsold shares of a corporation launched at $60 cost $<price> when its price is $<price>
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $60
    And the GT stands at $<price>
    And Bob is president of the GT with 30%
    And the GT has $200 in its treasury
    # proves 1846-5.1-d 1846-5.1-e
    When Alice buys 10% of the GT from its treasury
    Then Alice has paid $<price>
    And the GT has $<treasury> in its treasury
    And the bank has paid $0
    And no other player or company has gained or lost money
    And the GT stands at $<price>

    Examples:
      | price | treasury |
      | 60    | 260      |
      | 80    | 280      |
      | 30    | 230      |
      | 320   | 520      |

  @1846-5.1-d @1846-5.1-e @1846-S.StockRound-c @1846-S.Features-b
  Scenario: From the launch on the corporation is paid for its shares, bit by bit
    Given 3 players at the table in phase II
    When Alice buys the president's certificate of the GT at an opening price of $100
    Then Alice has paid $200
    And the GT has $200 in its treasury
    And no other player or company has gained or lost money
    When Bob buys 10% of the GT from its treasury
    Then Bob has paid $100
    And the GT has $300 in its treasury
    And no other player or company has gained or lost money
    When Carol buys 10% of the GT from its treasury
    Then Carol has paid $100
    And the GT has $400 in its treasury
    And no other player or company has gained or lost money

  @1846-5.1-d
  Scenario: Who cannot pay the present price cannot buy, though he could have paid the opening price
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $60
    And the GT stands at $100
    And the NYC is in operation, opened at $90
    And the shares are held thus
      | GT  | president Bob 30%   |
      | NYC | president Carol 30% |
    And Alice has $99
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the NYC from its treasury
    Then Alice has $9

  @1846-5.1-f @1846-5.1-d
  Scenario: A player does not pay with the money of his corporation
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $100
    And the NYC is in operation, opened at $90
    And the shares are held thus
      | GT  | president Alice 30% |
      | NYC | president Bob 30%   |
    And the GT has $1,000 in its treasury
    And Alice has $90
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the NYC from its treasury
    Then Alice has $0
    And the GT has $1,000 in its treasury
    And the NYC has $90 in its treasury

  @1846-5.1-f @1846-6.6-c
  Scenario: A corporation does not pay with the money of its president
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 30%
    And Bob owns Michigan Central
    And the GT has $30 in its treasury
    And it is the GT's turn to issue or redeem shares
    When the GT tries to buy Michigan Central from Bob for $31, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $30, with Bob's consent
    Then the GT has $0 in its treasury
    And Alice has $400
    And Bob has received $30

  # -------------------------------------------------------------------------------------- the opening price

  @1846-5.1-g @1846-5.1-h @1846-5.1-i
  Scenario Outline: A corporation is launched at $<price>, for $<cost>
    Given 3 players at the table in phase II
    # proves 1846-5.1-g
    When Alice buys the president's certificate of the GT at an opening price of $<price>
    # proves 1846-5.1-h
    Then Alice has paid $<cost>
    # proves 1846-5.1-h
    And the GT has $<cost> in its treasury
    # proves 1846-5.1-i
    And the GT stands at $<price>
    And the GT has started, opened at $<price>
    And no other player or company has gained or lost money

    Examples:
      | price | cost |
      | 40    | 80   |
      | 50    | 100  |
      | 60    | 120  |
      | 70    | 140  |
      | 80    | 160  |
      | 90    | 180  |
      | 100   | 200  |
      | 112   | 224  |
      | 124   | 248  |
      | 137   | 274  |
      | 150   | 300  |

  @1846-5.1-g
  Scenario Outline: No corporation is launched at $<price>
    Given 3 players at the table in phase II
    And Alice has $500
    When Alice tries to buy the president's certificate of the GT at an opening price of $<price>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the GT at an opening price of $<possible>
    Then the GT stands at $<possible>
    And Alice is president of the GT with 20%

    Examples:
      | price | possible |
      | 10    | 40       |
      | 30    | 40       |
      | 45    | 50       |
      | 110   | 112      |
      | 165   | 150      |
      | 180   | 150      |

  @1846-5.1-h
  Scenario Outline: With $<cash> a corporation cannot be launched at $<price>
    Given 3 players at the table in phase II
    And Alice has $<cash>
    When Alice tries to buy the president's certificate of the GT at an opening price of $<price>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the GT at an opening price of $<lower>
    Then Alice has $<left>
    And Alice is president of the GT with 20%

    Examples:
      | cash | price | lower | left |
      | 299  | 150   | 137   | 25   |
      | 150  | 80    | 70    | 10   |
      | 119  | 60    | 50    | 19   |

  @1846-5.1-h
  Scenario: With exactly twice the opening price it can
    Given 3 players at the table in phase II
    And Alice has $300
    When Alice buys the president's certificate of the GT at an opening price of $150
    Then Alice has $0
    And the GT has $300 in its treasury

  @1846-5.1-i @1846-4-g @1846-5-e
  Scenario: The marker of a new corporation goes under those that lie at its opening price
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $90
    And Bob is president of the NYC with 30%
    When Alice buys the president's certificate of the GT at an opening price of $90
    Then the cell of $90 holds, from the top, the NYC and the GT
    When Bob buys the president's certificate of the IC at an opening price of $90
    Then the cell of $90 holds, from the top, the NYC, the GT and the IC

  # ------------------------------------------------------------------------------------------- the launch

  @1846-5.1-j @1846-5.1-l
  Scenario: The president's certificate alone makes a corporation that operates
    Given 3 players at the table in phase II
    When Alice buys the president's certificate of the GT at an opening price of $100
    Then Alice is president of the GT with 20%
    And the GT has floated
    And the GT has 2 tokens left
    And the GT's treasury holds 80% of the GT
    And the market holds 0% of the GT
    When everybody passes
    Then it is operating round 2.1
    And it is the GT's turn to issue or redeem shares

  @1846-5.1-j
  Scenario Outline: The <company> has <tokens> tokens besides the one of its home
    Given 5 players at the table in phase II
    When Alice buys the president's certificate of the <company> at an opening price of $40
    # proves 1846-5.1-j
    Then the <company> has <tokens> tokens left
    And Alice is president of the <company> with 20%

    Examples:
      | company | tokens |
      | PRR     | 4      |
      | NYC     | 3      |
      | B&O     | 3      |
      | C&O     | 3      |
      | ERIE    | 3      |
      | GT      | 2      |
      | IC      | 3      |

  @1846-5.1-k @1846-S.StockRound-b
  Scenario Outline: At its launch the <company> puts its token in <home>, for nothing
    Given 5 players at the table in phase II
    When Alice buys the president's certificate of the <company> at an opening price of $40
    # proves 1846-5.1-k
    Then the <company> has a token in <home> only
    # proves 1846-5.1-k
    And the <company> has $<treasury> in its treasury
    And it is Bob's turn to trade

    Examples:
      | company | home | treasury |
      | PRR     | F20  | 80       |
      | NYC     | D20  | 80       |
      | B&O     | G19  | 80       |
      | C&O     | I15  | 80       |
      | ERIE    | E21  | 80       |
      | GT      | B16  | 80       |
      | IC      | K3   | 120      |

  @1846-5.1-k @1846-6.24-a
  Scenario: Until the launch the space in its home is kept for it
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And Alice is president of the NYC with 40%
    And the NYC has $200 in its treasury
    And #7 lies on E19, joining NE and E
    And #8 lies on D18, joining SW and E
    And #57 lies on E17, joining SW and NE
    And it is the NYC's turn to build
    When the NYC tries to place a token in E21
    Then it is refused and nothing has changed
    When the NYC places a token in E17
    Then the NYC has tokens in D20 and E17 only
    And the NYC has $120 in its treasury
    And the ERIE has no token on the map

  @1846-5.1-l @1846-5.1-a
  Scenario: The unsold shares lie in the treasury
    Given 5 players at the table in phase II
    When Alice buys the president's certificate of the B&O at an opening price of $60
    Then the B&O's treasury holds 80% of the B&O
    And the B&O's treasury holds 8 certificates of the B&O
    And the market holds 0% of the B&O
    When Bob tries to buy 10% of the B&O from the market
    Then it is refused and nothing has changed
    When Bob buys 10% of the B&O from its treasury
    Then the B&O's treasury holds 70% of the B&O

  @1846-5.1-m
  Scenario Outline: Launched at $<price>, the Illinois Central has $<treasury>
    Given 3 players at the table in phase II
    When Alice buys the president's certificate of the IC at an opening price of $<price>
    Then Alice has paid $<cost>
    # proves 1846-5.1-m
    And the bank has paid $<price>
    # proves 1846-5.1-m
    And the IC has $<treasury> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | price | cost | treasury |
      | 40    | 80   | 120      |
      | 100   | 200  | 300      |
      | 137   | 274  | 411      |
      | 150   | 300  | 450      |
      | 60    | 120  | 180      |
      | 80    | 160  | 240      |

  @1846-5.1-m @1846-5.1-e
  Scenario Outline: The bank gives the <company> nothing
    Given 5 players at the table in phase II
    When Alice buys the president's certificate of the <company> at an opening price of $100
    Then Alice has paid $200
    And the bank has paid $0
    And the <company> has $200 in its treasury

    Examples:
      | company |
      | PRR     |
      | NYC     |
      | B&O     |
      | C&O     |
      | ERIE    |
      | GT      |

  # -------------------------------------------------------------------------------------------- the market

  @1846-5.1-n
  Scenario: Shares that a corporation issues come into the market
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And it is the GT's turn to issue or redeem shares
    When the GT issues two shares
    Then the market holds 20% of the GT
    And the GT's treasury holds 40% of the GT

  @1846-5.1-n
  Scenario: Shares that a player sells come into the market
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    When Alice sells 10% of the GT
    Then the market holds 10% of the GT
    And the GT's treasury holds 60% of the GT

  @1846-5.1-n
  Scenario: The shares of a player who goes bankrupt come into the market
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $40
    And the GT stands at $20
    And the NYC is in operation, opened at $40
    And the shares are held thus
      | GT  | president Alice 20% |           | market 20% |
      | NYC | president Bob 20%   | Alice 20% | market 50% |
    And Alice has $0
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And Alice holds 0% of the NYC
    And the market holds 70% of the NYC
    And the NYC's treasury holds 10% of the NYC

  @1846-5.1-o
  Scenario: Shares of the market are bought at the price of the corporation, and the bank is paid
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $100
    And the GT stands at $70
    And the GT has $200 in its treasury
    And the shares are held thus
      | GT | president Bob 30% | market 20% |
    # proves 1846-5.1-o
    When Alice buys 10% of the GT from the market
    Then Alice has paid $70
    And the bank has received $70
    And the GT has $200 in its treasury
    And no other player or company has gained or lost money
    And the market holds 10% of the GT
    And the GT stands at $70

  @1846-5.1-o
  Scenario: Who cannot pay the price cannot buy from the market
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $60
    And the GT stands at $70
    And the NYC is in operation, opened at $60
    And the shares are held thus
      | GT  | president Bob 30%   | market 20% |
      | NYC | president Carol 30% | market 20% |
    And Alice has $69
    When Alice tries to buy 10% of the GT from the market
    Then it is refused and nothing has changed
    When Alice buys 10% of the NYC from the market
    Then Alice has $9
    And Alice holds 10% of the NYC
