Feature: Selling shares
  In his turn a player sells as many shares as he likes, of as many corporations as he likes, within the limits. The
  bank pays the market price for each, and they go into the market. Only if the seller is the president does the price
  move, and then one space left, however many shares he sells in that turn; what other players sell leaves it alone.

  Background: Bob runs the GT, Carol the IC, and Alice has shares of both, and the NYC
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the IC is in operation, opened at $100
    And the NYC is in operation, opened at $60
    And the shares are held thus
      | GT  | president Bob 40%   | Alice 30% |
      | IC  | president Carol 50% | Alice 20% |
      | NYC | president Alice 60% | Dave 10%  |

  @1846-5.2-a
  Scenario: Shares of several corporations may be sold in one turn
    When Alice sells 20% of the GT
    Then Alice has received $160
    When Alice sells 10% of the IC
    Then Alice has received $100
    When Alice sells 10% of the NYC
    Then Alice has received $60
    And Alice has $720
    And it is Alice's turn to trade
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 10% of the GT
    And Alice holds 10% of the IC
    And Alice is president of the NYC with 50%

  @1846-5.2-a
  Scenario: Nobody sells more than he has
    When Alice tries to sell 40% of the GT
    Then it is refused and nothing has changed
    When Alice sells 30% of the GT
    Then Alice has received $240
    And Alice holds 0% of the GT

  @1846-5.2-a
  Scenario: Nobody sells shares of which he has none
    Given it is Dave's turn to trade
    When Dave tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Dave sells 10% of the NYC
    Then Dave has received $60
    And the market holds 10% of the NYC

  @1846-5.2-a
  Scenario: Shares are sold whole
    When Alice tries to sell 15% of the GT
    Then it is refused and nothing has changed
    When Alice sells 20% of the GT
    Then Alice has received $160
    And the market holds 20% of the GT

  @1846-5.2-a
  Scenario: Shares of one corporation may be sold in two blocks
    When Alice sells 10% of the GT
    Then Alice has received $80
    When Alice sells 20% of the GT
    Then Alice has received $160
    And the market holds 30% of the GT

  @1846-5.2-b
  Scenario Outline: For <percent> the bank pays $<proceeds>, and they go into the market
    # proves 1846-5.2-b
    When Alice sells <percent> of the GT
    Then Alice has received $<proceeds>
    And the bank has paid $<proceeds>
    And the market holds <percent> of the GT
    And the GT's treasury holds 30% of the GT
    And no other player or company has gained or lost money

    Examples:
      | percent | proceeds |
      | 10%     | 80       |
      | 20%     | 160      |
      | 30%     | 240      |

  @1846-5.2-b
  Scenario: The shares are paid at the price before it falls, all of them
    When Alice sells 30% of the NYC
    Then Alice has received $180
    And the bank has paid $180
    And the NYC stands at $50
    And the market holds 30% of the NYC
    And no other player or company has gained or lost money

  # S.StockRound-f and S.Features-i say again what 5.2-c says.
  @1846-5.2-c @1846-S.StockRound-f @1846-S.Features-i
  Scenario Outline: A president who sells <percent> takes the price one space left
    # proves 1846-5.2-c
    When Alice sells <percent> of the NYC
    Then the NYC stands at $50
    And Alice has received $<proceeds>
    And the GT stands at $80

    Examples:
      | percent | proceeds |
      | 10%     | 60       |
      | 20%     | 120      |
      | 40%     | 240      |

  @1846-5.2-c @1846-S.StockRound-f @1846-S.Features-i
  Scenario Outline: Another player who sells <percent> leaves the price where it is
    # proves 1846-5.2-c
    When Alice sells <percent> of the GT
    Then the GT stands at $80
    And Alice has received $<proceeds>

    Examples:
      | percent | proceeds |
      | 10%     | 80       |
      | 30%     | 240      |

  @1846-5.2-c @1846-S.Features-i
  Scenario: What others sold lowers the price when the stock round ends
    When Alice sells 30% of the GT
    Then the GT stands at $80
    When Alice passes
    And everybody passes
    Then the GT stands at $70

  @1846-5.2-c @1846-5.2-b @1846-S.StockRound-f
  Scenario: A president who sells twice in a turn takes the price down once
    When Alice sells 10% of the NYC
    Then Alice has received $60
    And the NYC stands at $50
    When Alice sells 20% of the NYC
    Then Alice has received $100
    And the NYC stands at $50
    And the market holds 30% of the NYC

  @1846-5.2-c @1846-S.StockRound-f
  Scenario: Each corporation that its president sells falls
    Given the IC stands at $124
    And Alice is president of the IC with 40%
    When Alice sells 10% of the NYC
    And Alice sells 10% of the IC
    Then the NYC stands at $50
    And the IC stands at $112

  @1846-5.2-c @1846-S.StockRound-f
  Scenario: In his next turn a president who sells again takes the price down again
    When Alice sells 10% of the NYC
    And Alice passes
    Then the NYC stands at $50
    When Bob buys 10% of the NYC from the market
    And Carol passes
    And Dave passes
    And Alice sells 10% of the NYC
    Then Alice has received $50
    And the NYC stands at $40

  @1846-5.2-c @1846-5.23-a @1846-S.StockRound-f
  Scenario: The price falls too if the president ceases to be president by the sale
    Given Dave holds 30% of the NYC
    And Alice is president of the NYC with 40%
    When Alice sells 20% of the NYC
    Then Alice has received $120
    And Dave is president of the NYC with 30%
    And the NYC stands at $50

  @1846-5.2-c
  Scenario: A marker that falls goes under those on the lower space
    Given the GT stands at $50
    When Alice sells 10% of the NYC
    Then the cell of $50 holds, from the top, the GT and the NYC
