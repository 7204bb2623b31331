Feature: Selling shares
  In his turn of a stock round a player sells as many shares as he likes, of as many companies as he likes, in any order.
  He is paid the price of the moment for each share of a block, out of the bank; the shares go into the open market, and the
  price falls by one row for each of them. A company is sold in one block a turn, and its seller buys none of it in that
  round. Nobody sells shares of a company that has not had an operating turn.

  Background: Bob runs the Illinois Central, IC, Carol the Grand Trunk, GT; Alice has shares of both
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the GT is in operation, opened at $90
    And the shares are held thus
      | IC | president Bob 40%   | Alice 40% |
      | GT | president Carol 40% | Alice 30% |

  # ------------------------------------------------------------------------------------------------- the money

  @18GL-4.1.1-d @18GL-4.1.1-e @18GL-3.4-a
  Scenario Outline: For <percent> of the <company> the bank pays <money>, and they go into the open market
    When Alice sells <percent> of the <company>
    # proves 18GL-4.1.1-d 18GL-4.1.1-e 18GL-3.4-a
    Then Alice has received <money>
    # proves 18GL-4.1.1-d
    And the market holds <percent> of the <company>
    And no other player or company has gained or lost money

    Examples:
      | percent | company | money |
      | 10%     | IC      | $100  |
      | 20%     | IC      | $200  |
      | 30%     | IC      | $300  |
      | 40%     | IC      | $400  |
      | 10%     | GT      | $90   |
      | 30%     | GT      | $270  |

  @18GL-4.1.1-d
  Scenario: A share is sold at the current price, not at the start price
    Given the IC stands at $80 in row 3
    When Alice sells 10% of the IC
    Then Alice has received $80
    And the IC has started at a par of $100
    And the IC has $0 in its treasury

  @18GL-4.1.1-d
  Scenario: A sale after another one brings the price of its own company
    When Alice sells 10% of the IC
    And Alice sells 10% of the GT
    Then Alice has received $90
    And Alice has $990

  @18GL-4.1.1-a
  Scenario: A player sells what he has, and no more
    When Alice tries to sell 50% of the IC
    Then it is refused and nothing has changed
    When Alice tries to sell 40% of the GT
    Then it is refused and nothing has changed
    When Alice sells 40% of the IC
    Then Alice holds 0% of the IC
    And Alice has received $400

  @18GL-3.4-b
  Scenario: A share is a tenth of the company, and no half of one is sold
    When Alice tries to sell 5% of the IC
    Then it is refused and nothing has changed
    When Alice tries to sell 15% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice holds 30% of the IC
    And Alice has received $100

  @18GL-4.1.1-a
  Scenario: A player may sell all that he has of several companies
    When Alice sells 40% of the IC
    And Alice sells 30% of the GT
    Then Alice holds 0% of the IC
    And Alice holds 0% of the GT
    And Alice has $1,470
    And it is Alice's turn to trade

  # ------------------------------------------------------------------------------------------------- the price

  @18GL-4.1.1-f @18GL-3.5-a
  Scenario Outline: After a sale of <percent> the price falls from $100 to <price>
    When Alice sells <percent> of the IC
    Then the IC stands at <price> in row <row>
    And the GT stands at $90 in row 2

    Examples:
      | percent | price | row |
      | 10%     | $90   | 2   |
      | 20%     | $80   | 3   |
      | 30%     | $70   | 4   |
      | 40%     | $60   | 5   |

  @18GL-4.1.1-f @18GL-3.5-a
  Scenario: The price falls as well when the president sells
    Given it is Bob's turn to trade
    And Carol holds 10% of the IC
    When Bob sells 20% of the IC
    Then the IC stands at $80 in row 3
    And Bob has received $200

  # ------------------------------------------------------------------------------------------------- the order

  @18GL-4.1.1-c
  Scenario Outline: The seller decides in which order he sells, here first the <first>
    When Alice sells 20% of the <first>
    And Alice sells <percent> of the <second>
    Then the cell of $80 in row 3 holds, from the top, the <first> and the <second>
    And it is Alice's turn to trade

    Examples:
      | first | second | percent |
      | IC    | GT     | 10%     |

  @18GL-4.1.1-c
  Scenario: The other order is as good, and the other company lies on top
    When Alice sells 10% of the GT
    And Alice sells 20% of the IC
    Then the cell of $80 in row 3 holds, from the top, the GT and the IC
    And it is Alice's turn to trade

  # ---------------------------------------------------------------------------------------- one block, no return

  @18GL-4.1.1-g
  Scenario: Shares of one company are not sold in two transactions of one turn
    When Alice sells 10% of the IC
    And Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice holds 30% of the IC
    And Alice has received $90

  @18GL-4.1.1-g
  Scenario: Not after a sale of another company in between either, but in the next turn
    When Alice sells 10% of the IC
    And Alice sells 10% of the GT
    And Alice tries to sell 20% of the IC
    Then it is refused and nothing has changed
    When Alice passes
    And Bob passes
    And Carol passes
    And Alice sells 20% of the IC
    Then Alice holds 10% of the IC

  @18GL-4.1.1-b
  Scenario Outline: Who has sold shares of the IC buys none of it in the same turn, from <place>
    Given the market holds 10% of the IC
    When Alice sells 10% of the IC
    And Alice tries to buy 10% of the IC from <place>
    Then it is refused and nothing has changed
    When Alice buys 10% of the GT from its treasury
    Then Alice holds 30% of the IC
    And Alice holds 40% of the GT

    Examples:
      | place        |
      | the market   |
      | its treasury |

  @18GL-4.1.1-b
  Scenario: Nor in a later turn of the round, while others may buy them
    When Alice sells 10% of the IC
    And Alice passes
    And Bob passes
    And Carol buys 10% of the IC from the market
    Then Carol holds 10% of the IC
    When Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the GT from its treasury
    Then Alice holds 40% of the GT

  @18GL-4.1.1-b
  Scenario: In the next stock round he may buy again
    Given it is Alice's turn to trade in stock round 3
    And the market holds 10% of the IC
    When Alice buys 10% of the IC from the market
    Then Alice holds 50% of the IC
    And Alice has paid $100

  @18GL-4.1.1-b
  Scenario: Whoever has not sold may buy what another has sold
    Given it is Bob's turn to trade
    And Alice has already sold shares of the IC in this round
    And the market holds 10% of the IC
    When Bob buys 10% of the IC from the market
    Then Bob is president of the IC with 50%
    And Bob has paid $100

  # -------------------------------------------------------------------------------------- not yet operated

  @18GL-4.1.1-h @18GL-4.1.1-i
  Scenario: Shares of a company that has floated but had no operating turn are not sold
    Given the Monon has floated, opened at $80
    And Carol is president of the Monon with 30%
    And Alice holds 20% of the Monon
    When Alice tries to sell 10% of the Monon
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice holds 20% of the Monon
    And Alice has received $100

  @18GL-4.1.1-h
  Scenario: Nor shares of a company that has not floated
    Given the Monon has started, opened at $80
    And Carol is president of the Monon with 20%
    And Alice holds 20% of the Monon
    When Alice tries to sell 20% of the Monon
    Then it is refused and nothing has changed
    When Alice sells 20% of the IC
    Then Alice holds 20% of the Monon
    And Alice has received $200

  @18GL-4.1.1-i @18GL-4.1.1-h
  Scenario: Its president may not sell them either
    Given the Monon has floated, opened at $80
    And Carol is president of the Monon with 30%
    And Alice holds 20% of the Monon
    And it is Carol's turn to trade
    When Carol tries to sell 10% of the Monon
    Then it is refused and nothing has changed
    When Carol sells 10% of the GT
    Then Carol is president of the Monon with 30%
    And Carol has received $90

  @18GL-4.1.1-i
  Scenario: A company that has had its turn without a train or a route has operated
    Given the GT owns no trains
    And the GT has $0 in its treasury
    When Alice sells 10% of the GT
    Then Alice has received $90
    And the market holds 10% of the GT

  @18GL-4.1.1-a
  Scenario: Nobody sells shares of a company of which he has none
    Given the Monon is in operation, opened at $80
    And Bob is president of the Monon with 50%
    And it is Alice's turn to trade
    When Alice tries to sell 10% of the Monon
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice has received $100
