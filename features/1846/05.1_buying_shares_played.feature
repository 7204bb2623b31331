Feature: Buying shares and launching corporations, played from the deal
  The first purchases of the game. A player pays twice the price that he has chosen for the president's certificate, the
  corporation has the money and its home token at once, and from then on everybody buys at the price of its marker.

  @1846-5.1-a @1846-5.1-b
  Scenario: A player buys one certificate, of 10%, and it is the next one's turn
    Given the game has been played up to the second stock round
    When Carol tries to buy 20% of the IC from its treasury
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol holds 10% of the IC
    And Carol holds 1 certificate of the IC
    And it is Alice's turn to trade

  # S.StockRound-b says again what 5.1-c and 5.1-k say.
  @1846-5.1-c @1846-5.1-b @1846-S.StockRound-b
  Scenario: The president's certificate is bought before the shares of 10%
    Given the game has been played up to the end of the distribution
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the GT at an opening price of $60
    Then Alice is president of the GT with 20%
    And Alice holds 1 certificate of the GT
    When Bob buys 10% of the GT from its treasury
    Then Bob holds 10% of the GT
    And the GT's treasury holds 7 certificates of the GT

  # S.StockRound-c and S.Features-b say again what 5.1-d and 5.1-e say.
  @1846-5.1-d @1846-5.1-e @1846-5.1-h @1846-S.StockRound-c @1846-S.Features-b
  Scenario: The corporation is paid for its unsold shares, at its price
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $90
    Then Alice has paid $180
    And the GT has received $180
    And no other player or company has gained or lost money
    When Bob buys 10% of the GT from its treasury
    Then Bob has paid $90
    And the GT has received $90
    And no other player or company has gained or lost money

  @1846-5.1-d @1846-5.1-e @1846-S.StockRound-c @1846-S.Features-b
  Scenario: Once the price has moved the new price is paid, not the opening price
    Given the game has been played up to the second stock round
    Then the GT has started, opened at $80
    And the GT stands at $70
    When Carol buys 10% of the GT from its treasury
    Then Carol has paid $70
    And the GT has $152 in its treasury
    And no other player or company has gained or lost money

  @1846-5.1-f @1846-5.1-d
  Scenario: A president cannot pay out of the treasury of his corporation
    Given the game has been played up to the second stock round
    When Carol passes
    And Alice buys 10% of the GT from its treasury
    Then Alice has $8
    And the GT has $152 in its treasury
    When Bob buys 10% of the IC from its treasury
    Then Bob has $22
    When Carol passes
    And Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the B&O from its treasury
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Bob's turn to trade

  @1846-5.1-g @1846-5.1-h @1846-5.1-i
  Scenario Outline: A corporation may be launched at $<price>
    Given the game has been played up to the end of the distribution
    When Alice tries to buy the president's certificate of the NYC at an opening price of $<not a price>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the NYC at an opening price of $<price>
    Then Alice has paid $<paid>
    And the NYC stands at $<price>
    And the NYC has started, opened at $<price>
    And the NYC has $<paid> in its treasury

    Examples: $40 is the lowest
      | price | not a price | paid |
      | 40    | 30          | 80   |
      | 50    | 45          | 100  |
      | 60    | 67          | 120  |
      | 70    | 71          | 140  |
      | 80    | 75          | 160  |
      | 90    | 10          | 180  |
      | 100   | 110         | 200  |
      | 112   | 20          | 224  |

  @1846-5.1-j @1846-5.1-l @1846-5.1-b
  Scenario: With the president's certificate a player has the charter; the eight other shares lie on it
    Given the game has been played up to the end of the distribution
    Then the B&O has no president
    And the president's certificate of the B&O lies in the B&O's treasury
    When Alice buys the president's certificate of the B&O at an opening price of $80
    Then Alice is president of the B&O with 20%
    And the B&O's treasury holds 80% of the B&O
    And the B&O's treasury holds 8 certificates of the B&O
    And the market holds no certificates
    And the B&O has 3 tokens left

  @1846-5.1-k @1846-S.StockRound-b @1846-6.26-d
  Scenario Outline: The <corporation> has its home token in <home> as soon as it is launched
    Given the game has been played up to the end of the distribution
    Then the <corporation> has no token on the map
    When Alice buys the president's certificate of the <corporation> at an opening price of $100
    Then the <corporation> has a token in <home> only
    And the <corporation> has <more> tokens left
    And it is stock round 1

    Examples:
      | corporation | home | more |
      | PRR         | F20  | 4    |
      | NYC         | D20  | 3    |
      | B&O         | G19  | 3    |
      | GT          | B16  | 2    |
      | IC          | K3   | 3    |

  @1846-5.1-m
  Scenario Outline: The bank gives the Illinois Central $<price> when it is launched at $<price>
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the IC at an opening price of $<price>
    Then the IC has $<treasury> in its treasury
    And Alice has paid $<paid>
    And the bank has paid $<price>
    And no other player or company has gained or lost money

    Examples:
      | price | paid | treasury |
      | 40    | 80   | 120      |
      | 70    | 140  | 210      |
      | 112   | 224  | 336      |

  @1846-5.1-n @1846-5.1-o @1846-5.1-a
  Scenario: What a player sells lies in the market and is bought there, for the price then shown, from the bank
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    Then the market holds 10% of the B&O
    And the B&O stands at $50, under the IC
    When Carol passes
    And Alice buys 10% of the B&O from the market
    Then Alice has paid $50
    And the bank has received $50
    And no other player or company has gained or lost money
    And Alice holds 10% of the B&O
    And the market holds 0% of the B&O

  @1846-5.1-n @1846-5.1-o
  Scenario: What a corporation issues lies in the market too
    Given the game has been played up to the eve of phase II
    When the IC issues two shares
    Then the market holds 20% of the IC
    When the IC runs
      | 2-train | K3 J4 I5 | |
    And the IC pays out its revenue
    And the IC ends its turn
    Then it is Carol's turn to trade
    When Carol buys 10% of the IC from the market
    Then Carol has paid $50
    And the bank has received $50
    And Carol holds 10% of the IC
