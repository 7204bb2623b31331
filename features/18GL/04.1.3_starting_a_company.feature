Feature: Starting a company
  Who starts a company buys its president's certificate out of the initial offering, for twice the start price that he names
  at once, and puts its marker on the space of that price, under those that lie there.

  @18GL-4.1.3-a @18GL-4.1.3-b
  Scenario Outline: The start price is <price>: the president's certificate costs <cost>, and the bank is paid
    Given 3 players at the table in phase 2H
    When Alice buys the president's certificate of the <company> at a par of <price>
    # proves 18GL-4.1.3-a
    Then Alice has paid <cost>
    And Alice is president of the <company> with 20%
    And the <company> has started at a par of <price>
    And the <company> has $0 in its treasury
    And the <company> has not floated
    And no other player or company has gained or lost money
    # proves 18GL-4.1.3-b
    And the <company> stands at <price> in row <row>
    And it is Bob's turn to trade

    Examples:
      | company | price | cost | row |
      | IC      | $60   | $120 | 5   |
      | GT      | $70   | $140 | 4   |
      | Monon   | $80   | $160 | 3   |
      | PRR     | $90   | $180 | 2   |
      | LS&I    | $100  | $200 | 1   |

  @18GL-4.1.3-a
  Scenario: Nobody starts a company with a dollar too little
    Given 3 players at the table in phase 2H
    And Alice has $199
    When Alice tries to buy the president's certificate of the IC at a par of $100
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the IC at a par of $90
    Then Alice has $19
    And Alice is president of the IC with 20%

  @18GL-4.1.3-a
  Scenario: A company that has started is not started again
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $80
    And Bob is president of the IC with 20%
    When Alice tries to buy the president's certificate of the IC at a par of $80
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the GT at a par of $80
    Then Alice is president of the GT with 20%
    And Bob is president of the IC with 20%

  @18GL-4.1.3-a @18GL-4.4-d
  Scenario: Until a company is public its shares are nobody's: all money goes to the bank
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $80
    And Bob is president of the IC with 20%
    When Alice buys 10% of the IC from the IPO
    Then Alice has paid $80
    And the IC has $0 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.1.3-c @18GL-3.5-m
  Scenario: The marker goes under those that lie on the space
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $80
    And Bob is president of the IC with 50%
    When Alice buys the president's certificate of the GT at a par of $80
    Then the cell of $80 in row 3 holds, from the top, the IC and the GT
    When Bob buys the president's certificate of the LS&I at a par of $80
    Then the LS&I stands at $80 in row 3, under the IC and the GT

  @18GL-4.1.3-a
  Scenario: A sale may come before the start of a company in one turn, as before any purchase
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Bob is president of the IC with 50%
    And Alice holds 20% of the IC
    And Alice has $0
    When Alice sells 20% of the IC
    And Alice buys the president's certificate of the GT at a par of $100
    Then Alice has $0
    And Alice is president of the GT with 20%
    And it is Bob's turn to trade
