Feature: The course of play
  One stock round and two operating rounds follow each other until the game ends, however far it has come. In the
  stock round, beginning with the holder of the priority card, each player in turn passes, or sells shares as he likes
  and then buys one; when everybody has passed in a row the round is over. Then the priority card is given out and
  prices are adjusted, from the highest down: a corporation with shares in the market moves one space left, one that
  the players hold as a whole one space right.

  An operating round begins with the income of the private companies. Michigan Southern operates, then Big 4, then the
  corporations, the highest price first; of equal prices the one that lies on top. Only in the very first operating
  round of the game the lowest price is first.

  # ------------------------------------------------------------------------------------- stock and operating

  @1846-4-a @1846-S.OperatingRound-a
  Scenario Outline: A stock round is followed by two operating rounds in <phase> too
    Given 3 players at the table in <phase>
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 20%
    And the IC owns a <train>
    When everybody passes
    Then it is operating round 2.1 of 2
    And it is the IC's turn to issue or redeem shares
    When the IC ends its turn
    Then it is operating round 2.2 of 2
    And it is the IC's turn to issue or redeem shares
    When the IC ends its turn
    Then it is stock round 3
    And it is Alice's turn to trade

    Examples:
      | phase     | train     |
      | phase I   | 2-train   |
      | phase II  | 3/5-train |
      | phase III | 5-train   |
      | phase IV  | 7/8-train |

  @1846-4-b @1846-5-b @1846-5.22-a @1846-5-a
  Scenario: The holder of the priority card begins the stock round
    Given 4 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 30%
    And Bob holds 10% of the IC
    And the IC owns a 4-train
    And Carol holds the priority deal
    And it is the IC's turn to issue or redeem shares in operating round 1.2
    When the IC ends its turn
    Then it is stock round 2
    And it is Carol's turn to trade
    When Carol buys 10% of the IC from its treasury
    Then Carol has paid $90
    And it is Dave's turn to trade
    When Dave passes
    Then it is Alice's turn to trade
    When Alice sells 10% of the IC
    Then Alice has received $90
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the GT at an opening price of $40
    Then Alice has paid $80
    And it is Bob's turn to trade

  @1846-4-b @1846-5-b
  Scenario: In his turn a player may just pass
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 30%
    When Alice passes
    Then it is Bob's turn to trade
    And Alice has $400
    And Alice is president of the GT with 30%
    When Bob buys 10% of the GT from its treasury
    Then it is Carol's turn to trade

  @1846-4-b @1846-5-b @1846-5.22-a
  Scenario: In his turn a player may sell shares of several corporations and then buy one share
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $100
    And the IC is in operation, opened at $80
    And the NYC is in operation, opened at $60
    And the shares are held thus
      | GT  | president Bob 30%   | Alice 20% |
      | IC  | president Carol 30% | Alice 10% |
      | NYC | president Dave 30%  |           |
    When Alice sells 20% of the GT
    Then Alice has received $200
    And it is Alice's turn to trade
    When Alice sells 10% of the IC
    Then Alice has received $80
    And it is Alice's turn to trade
    When Alice buys 10% of the NYC from its treasury
    Then Alice has paid $60
    And Alice has $620
    And it is Bob's turn to trade

  @1846-4-b @1846-5-b @1846-5-a
  Scenario: In his turn a player buys only one share
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $100
    And Bob is president of the GT with 30%
    When Alice buys 10% of the GT from its treasury
    And Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Bob buys 10% of the GT from its treasury
    Then Alice holds 10% of the GT
    And Bob is president of the GT with 40%
    And it is Carol's turn to trade

  # --------------------------------------------------------------------------------- the end of a stock round

  @1846-4-c @1846-5-c
  Scenario: The stock round ends only when all have passed in a row
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $100
    And Bob is president of the GT with 30%
    When Alice passes
    And Bob passes
    And Carol passes
    Then it is stock round 2
    And it is Dave's turn to trade
    When Dave buys 10% of the GT from its treasury
    Then it is Alice's turn to trade
    When Alice passes
    And Bob passes
    And Carol passes
    Then it is stock round 2
    And it is Dave's turn to trade
    When Dave passes
    Then it is operating round 2.1
    And it is the GT's turn to issue or redeem shares

  @1846-4-c @1846-5-c
  Scenario: Everybody may pass at once
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $100
    And Bob is president of the GT with 30%
    When Alice passes
    And Bob passes
    Then it is Carol's turn to trade
    When Carol passes
    Then it is operating round 2.1
    And it is the GT's turn to issue or redeem shares

  @1846-4-d @1846-5-d @1846-5.4-c
  Scenario: Prices are adjusted when the last player has passed, not before
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $100
    And the shares are held thus
      | GT | president Bob 30% | Alice 10% | market 10% |
    And Alice was the last to buy or sell shares
    And Bob and Carol have passed
    And it is Dave's turn to trade
    When Dave passes
    Then it is Alice's turn to trade
    And the GT stands at $100
    And Alice holds the priority deal
    When Alice passes
    Then the GT stands at $90
    And Bob holds the priority deal
    And it is operating round 2.1

  # S.StockRound-i, S.Features-i and 5.4-c say again what 4-e says.
  @1846-4-e @1846-5.4-c @1846-S.StockRound-i @1846-S.Features-i
  Scenario Outline: With <market> of a corporation in the market its price falls one space
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $112
    And the GT is in operation, opened at $60
    And the NYC has $100 in its treasury
    And the shares are held thus
      | NYC | president Alice 40% | Bob 10%   | market <market> |
      | GT  | president Bob 30%   | Alice 20% |                 |
    And the IC is in operation, opened at $80
    And Carol is president of the IC with 20%
    And the market holds 10% of the IC
    When everybody passes
    Then it is operating round 2.1
    And the NYC stands at $<price>
    And the GT stands at $60
    And the IC stands at $70

    Examples:
      | market | price |
      | 0%     | 112   |
      | 10%    | 100   |
      | 20%    | 100   |
      | 50%    | 100   |

  @1846-4-e @1846-5.4-c @1846-S.StockRound-i
  Scenario Outline: The space to the left of $<price> is $<lower>
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the NYC stands at $<price>
    And the NYC has $100 in its treasury
    And the shares are held thus
      | NYC | president Alice 40% | market 10% |
    # proves 1846-4-e
    When everybody passes
    Then the NYC stands at $<lower>

    Examples:
      | price | lower |
      | 550   | 510   |
      | 510   | 475   |
      | 475   | 440   |
      | 440   | 405   |
      | 405   | 375   |
      | 375   | 345   |
      | 345   | 320   |
      | 320   | 295   |
      | 295   | 270   |
      | 270   | 250   |
      | 250   | 230   |
      | 230   | 212   |
      | 212   | 195   |
      | 195   | 180   |
      | 180   | 165   |
      | 165   | 150   |
      | 150   | 137   |
      | 137   | 124   |
      | 124   | 112   |
      | 112   | 100   |
      | 100   | 90    |
      | 90    | 80    |
      | 80    | 70    |
      | 70    | 60    |
      | 60    | 50    |
      | 50    | 40    |
      | 40    | 30    |
      | 30    | 20    |
      | 20    | 10    |

  @1846-4-f @1846-5.4-c @1846-S.StockRound-i
  Scenario Outline: A corporation that the players hold as a whole moves one space right, here from $<price> to $<higher>
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $112
    And the NYC stands at $<price>
    And the NYC has $100 in its treasury
    And the shares are held thus
      | NYC | president Alice 40% | Bob 30% | Carol 20% | Dave 10% |
    # proves 1846-4-f
    When everybody passes
    Then the NYC stands at $<higher>

    Examples:
      | price | higher |
      | 20    | 30     |
      | 112   | 124    |
      | 150   | 165    |
      | 510   | 550    |

  @1846-4-f @1846-5.4-c @1846-S.StockRound-i
  Scenario Outline: With a share <somewhere else> it does not
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $112
    And the GT is in operation, opened at $60
    And the NYC has $100 in its treasury
    And the shares are held thus
      | NYC | president Alice 40% | Bob 30%   | Carol 20% | <where> |
      | GT  | president Bob 50%   | Alice 50% |           |         |
    When everybody passes
    Then the NYC stands at $<price>
    And the GT stands at $70

    Examples:
      | somewhere else  | where      | price |
      | in its treasury |            | 112   |
      | in the market   | market 10% | 100   |

  @1846-4-f @1846-S.StockRound-i
  Scenario: On the last space of the chart the marker stays
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $112
    And the GT is in operation, opened at $60
    And the NYC stands at $550
    And the GT stands at $510
    And the NYC has $100 in its treasury
    And the shares are held thus
      | NYC | president Alice 60% | Bob 40%   |
      | GT  | president Bob 50%   | Alice 50% |
    When everybody passes
    Then the cell of $550 holds, from the top, the NYC and the GT

  # ------------------------------------------------------------------------------------------ equal prices

  @1846-4-g @1846-5-e @1846-5.4-c
  Scenario: A marker goes under those that lie on the space already
    Given 4 players at the table in phase II
    And the IC is in operation, opened at $100
    And the NYC is in operation, opened at $112
    And the shares are held thus
      | IC  | president Alice 40% |            |
      | NYC | president Bob 40%   | market 10% |
    When everybody passes
    Then the cell of $100 holds, from the top, the IC and the NYC

  @1846-4-h
  Scenario: Of corporations with the same price the one on top operates first
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the IC is in operation, opened at $112
    And the IC stands at $100, under the NYC
    And the GT is in operation, opened at $112
    And the GT stands at $100, under the NYC and the IC
    And the shares are held thus
      | IC  | president Alice 40% |
      | NYC | president Bob 40%   |
      | GT  | president Carol 40% |
    When everybody passes
    Then it is the NYC's turn to issue or redeem shares
    And still to operate in this round are the IC and the GT, in this order

  # ------------------------------------------------------------------------------------- the operating round

  @1846-4-i
  Scenario: Before anybody operates the owners of the private companies have their income
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Carol is president of the GT with 40%
    And Alice owns Tunnel Blasting and Michigan Central
    And Bob owns Lake Shore Line
    And the GT owns Chicago & Western Indiana
    When everybody passes
    Then it is operating round 2.1
    And it is the GT's turn to issue or redeem shares
    And Alice has received $35
    And Bob has received $15
    And the GT has received $10
    And the bank has paid $60
    And no other player or company has gained or lost money

  @1846-4-i
  Scenario: In the second operating round the private companies pay again
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $100
    And Carol is president of the IC with 40%
    And the IC owns a 4-train
    And Alice owns Ohio & Indiana
    And Bob owns Tunnel Blasting
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC buys no train
    Then it is operating round 2.2
    And Alice has received $15
    And Bob has received $20
    And the bank has paid $35
    And no other player or company has gained or lost money

  @1846-4-j
  Scenario: Michigan Southern and Big 4 operate before all corporations, in this order
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $150
    And Carol is president of the GT with 40%
    And Alice owns Big 4
    And Bob owns Michigan Southern
    And the Michigan Southern owns no trains
    And the Big 4 owns no trains
    When everybody passes
    Then it is the Michigan Southern's turn to build
    And still to operate in this round are the Big 4 and the GT, in this order
    When the Michigan Southern ends its turn
    Then it is the Big 4's turn to build
    When the Big 4 ends its turn
    Then it is the GT's turn to issue or redeem shares

  @1846-4-j
  Scenario: They operate first in the first operating round of the game too
    Given 4 players at the table in phase I
    And the GT has started, opened at $40
    And Carol is president of the GT with 40%
    And Alice owns Michigan Southern
    And Bob owns Big 4
    And it is Alice's turn to trade in stock round 1
    When everybody passes
    Then it is the Michigan Southern's turn to build
    And still to operate in this round are the Big 4 and the GT, in this order

  @1846-4-k
  Scenario: The corporations operate from the highest price down
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $90
    And the IC is in operation, opened at $150
    And the NYC is in operation, opened at $60
    And the shares are held thus
      | GT  | president Alice 40% |
      | IC  | president Bob 40%   |
      | NYC | president Carol 40% |
    When everybody passes
    Then it is operating round 2.1
    And it is the IC's turn to issue or redeem shares
    And still to operate in this round are the GT and the NYC, in this order

  # 6-l and S.OperatingRound-b say again what 4-l says.
  @1846-4-l @1846-6-l @1846-S.OperatingRound-b
  Scenario: In the very first operating round the lowest price operates first
    Given 4 players at the table in phase I
    And the GT has started, opened at $90
    And the IC has started, opened at $60
    And the NYC has started, opened at $150
    And the shares are held thus
      | GT  | president Alice 40% |
      | IC  | president Bob 40%   |
      | NYC | president Carol 40% |
    And it is Alice's turn to trade in stock round 1
    When everybody passes
    Then it is operating round 1.1
    And it is the IC's turn to issue or redeem shares
    And still to operate in this round are the GT and the NYC, in this order

  @1846-4-l @1846-6-l @1846-6-m @1846-S.OperatingRound-b
  Scenario: In the very first operating round too the upper one of equal prices is first
    Given 4 players at the table in phase I
    And the GT has started, opened at $90
    And the IC has started, opened at $70
    And the NYC has started, opened at $90
    And the shares are held thus
      | GT  | president Alice 40% |
      | IC  | president Bob 40%   |
      | NYC | president Carol 40% |
    And it is Alice's turn to trade in stock round 1
    When everybody passes
    Then it is the IC's turn to issue or redeem shares
    And still to operate in this round are the GT and the NYC, in this order

  @1846-4-k @1846-4-l @1846-6-l @1846-S.OperatingRound-b
  Scenario: In the second operating round the highest price is first already
    Given 4 players at the table in phase I
    And the IC has started, opened at $150
    And the NYC has started, opened at $60
    And the shares are held thus
      | IC  | president Bob 40%   |
      | NYC | president Carol 40% |
    And the IC owns a 2-train
    And it is the IC's turn to buy trains in operating round 1.1
    When the IC buys no train
    Then it is operating round 1.2
    And it is the IC's turn to issue or redeem shares
    And still to operate in this round is the NYC

  @1846-4-a @1846-S.OperatingRound-a
  Scenario: After the next stock round there are operating rounds again
    Given 3 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 20%
    And the IC owns a 4-train
    And it is the IC's turn to buy trains in operating round 2.1 of 2
    When the IC ends its turn
    Then it is operating round 2.2 of 2
    When the IC ends its turn
    Then it is stock round 3
    When everybody passes
    Then it is operating round 3.1 of 2
    And it is the IC's turn to issue or redeem shares
