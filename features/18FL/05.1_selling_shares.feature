Feature: Selling shares
  In his turn of a stock round a player sells as many shares as he likes, of as many companies as he likes, in any
  order, within the limits. The bank pays the market price for each share of a block, and the shares go into the open
  market. Then the price of the company falls by one space, however many shares were sold, and its marker goes under
  those that lie there. In one turn a company is sold only once, and its seller buys none of it in that round.

  Background: Bob runs the L&N, which has five shares, Dave the ACL, which has ten
    Given 4 players at the table in phase 4
    And the ACL has ten shares
    And the L&N is in operation at a par of $80
    And the ACL is in operation at a par of $100
    And the ACL stands at $125
    And the L&N stands at $110
    And the SR is in operation at a par of $75
    And the shares are held thus
      | L&N | president Bob 40%  | Alice 40% |           |
      | ACL | president Dave 50% | Alice 40% |           |
      | SR  | president Bob 40%  | Alice 20% | Carol 20% |

  @18FL-5.1-a
  Scenario: Shares of several companies may be sold in one turn
    When Alice sells 20% of the L&N
    Then Alice has received $110
    When Alice sells 10% of the ACL
    Then Alice has received $125
    When Alice sells 20% of the SR
    Then Alice has received $75
    And Alice has $610
    And it is Alice's turn to trade
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 20% of the L&N
    And Alice holds 30% of the ACL
    And Alice holds 0% of the SR

  @18FL-5.1-a
  Scenario: A player sells as many shares of a company as he likes, and not more than he has
    When Alice tries to sell 60% of the L&N
    Then it is refused and nothing has changed
    # proves 18FL-5.1-a
    When Alice sells 40% of the L&N
    Then Alice has received $220
    And Alice holds 0% of the L&N

  @18FL-5.1-a
  Scenario: Nobody sells shares of which he has none
    Given it is Carol's turn to trade
    When Carol tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Carol sells 20% of the SR
    Then Carol has received $75
    And the market holds 20% of the SR
    And the market holds 0% of the L&N

  @18FL-5.1-a
  Scenario: Of a company with five shares no tenth is sold
    When Alice tries to sell 10% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 10% of the ACL
    Then Alice has received $125
    And the market holds 10% of the ACL

  # ------------------------------------------------------------------------------------------ the order

  @18FL-5.1-c @18FL-5.1-g
  Scenario Outline: The seller decides in which order he sells, here first the <first>
    Given the SR stands at $125
    When Alice sells 20% of the <first>
    And Alice sells 20% of the <second>
    Then the cell of $110 holds, from the top, the L&N, the <first> and the <second>
    And Alice has $675

    Examples:
      | first | second |
      | ACL   | SR     |
      | SR    | ACL    |

  # ------------------------------------------------------------------------------------------- the money

  @18FL-5.1-d @18FL-5.1-e
  Scenario Outline: For <percent> of the <company> the bank pays $<money>, and they go into the market
    When Alice sells <percent> of the <company>
    # proves 18FL-5.1-d 18FL-5.1-e
    Then Alice has received $<money>
    And the bank has paid $<money>
    And the market holds <percent> of the <company>
    And the IPO holds <unsold> of the <company>
    And no other player or company has gained or lost money

    Examples:
      | percent | company | money | unsold |
      | 20%     | L&N     | 110   | 20%    |
      | 40%     | L&N     | 220   | 20%    |
      | 10%     | ACL     | 125   | 10%    |
      | 30%     | ACL     | 375   | 10%    |
      | 40%     | ACL     | 500   | 10%    |

  @18FL-5.1-d
  Scenario: A share is sold at the market price, not at the start value
    When Alice sells 20% of the L&N
    Then Alice has received $110
    And the L&N has started at a par of $80

  # ------------------------------------------------------------------------------------------- the price

  @18FL-5.1-f
  Scenario Outline: A sale of <percent> takes the price of a company with ten shares down by one space
    When Alice sells <percent> of the ACL
    Then the ACL stands at $110
    And the L&N stands at $110
    And the SR stands at $75
    And Alice has received $<money>

    Examples:
      | percent | money |
      | 10%     | 125   |
      | 20%     | 250   |
      | 40%     | 500   |

  @18FL-5.1-f
  Scenario Outline: A sale of <percent> takes the price of a company with five shares down by one space
    When Alice sells <percent> of the L&N
    Then the L&N stands at $100
    And the ACL stands at $125
    And Alice has received $<money>

    Examples:
      | percent | money |
      | 20%     | 110   |
      | 40%     | 220   |

  @18FL-5.1-f
  Scenario: The price falls as well when the president sells
    Given it is Dave's turn to trade
    When Dave sells 10% of the ACL
    Then the ACL stands at $110
    And Dave has received $125
    And Dave is president of the ACL with 40%

  @18FL-5.1-f
  Scenario Outline: A sale takes the price from $<price> to $<next>
    Given the ACL stands at $<price>
    When Alice sells 20% of the ACL
    # proves 18FL-5.1-f
    Then the ACL stands at $<next>
    And Alice has received $<money>

    Examples:
      | price | next | money |
      | 400   | 360  | 800   |
      | 360   | 330  | 720   |
      | 330   | 300  | 660   |
      | 300   | 275  | 600   |
      | 275   | 250  | 550   |
      | 250   | 225  | 500   |
      | 225   | 200  | 450   |
      | 200   | 180  | 400   |
      | 180   | 160  | 360   |
      | 160   | 140  | 320   |
      | 140   | 125  | 280   |
      | 125   | 110  | 250   |
      | 100   | 90   | 200   |
      | 90    | 80   | 180   |
      | 80    | 75   | 160   |
      | 70    | 65   | 140   |
      | 65    | 60   | 130   |
      | 60    | 60   | 120   |

  @18FL-5.1-f
  Scenario: The next buyer pays the price after the fall
    Given the shares are held thus
      | L&N | president Bob 40%  | Carol 20% |
      | SR  | president Bob 40%  | Carol 20% |
    And it is Carol's turn to trade
    When Carol sells 20% of the L&N
    And Carol passes
    And Dave buys 20% of the L&N from the market
    Then Dave has paid $100
    And the market holds 0% of the L&N

  # ------------------------------------------------------------------------------------------- the stack

  @18FL-5.1-g
  Scenario: A marker that falls goes under those that lie there already
    Given the SR stands at $110, under the L&N
    When Alice sells 10% of the ACL
    Then the cell of $110 holds, from the top, the L&N, the SR and the ACL
    And Alice has received $125

  @18FL-5.1-g
  Scenario: A company whose price falls operates after those whose markers were there before
    Given the SR stands at $110, under the L&N
    When Alice sells 10% of the ACL
    And Alice passes
    And everybody passes
    Then it is operating round 2.1
    And it is the L&N's turn to convert
    And still to operate in this round are the SR and the ACL, in this order
    And Alice has $425

  # ---------------------------------------------------------------------------------- one block a company

  # Q61 asks about emergencies; in a stock round there is one transaction of a company by each of its answers.
  @18FL-5.1-h
  Scenario: In one turn a company is sold only once
    When Alice sells 10% of the ACL
    And Alice tries to sell 10% of the ACL
    Then it is refused and nothing has changed
    When Alice sells 20% of the L&N
    Then Alice has received $110
    And Alice holds 30% of the ACL

  @18FL-5.1-h
  Scenario: Other sales in between do not allow a second sale of a company
    When Alice sells 10% of the ACL
    And Alice sells 20% of the L&N
    And Alice tries to sell 20% of the ACL
    Then it is refused and nothing has changed
    When Alice sells 20% of the SR
    Then Alice has received $75
    And the ACL stands at $110

  @18FL-5.1-h @18FL-5.1-f
  Scenario: In a later turn of the round more of a company may be sold, a further space lower
    When Alice sells 10% of the ACL
    And Alice passes
    And Bob passes
    And Carol sells 20% of the SR
    And Carol passes
    And Dave passes
    And Alice sells 20% of the ACL
    Then Alice has received $220
    And the ACL stands at $100
    And the market holds 30% of the ACL
