Feature: Selling and buying in one turn
  A player may sell and buy in the same turn, but in this order: first whatever he sells, then what he buys.

  @1846-5.22-a @1846-5.22-b @1846-4-b @1846-5-b @1846-S.StockRound-a
  Scenario: Selling first, a player may pay with what the sale has brought
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | GT  | president Bob 40%   | Alice 20% |
      | NYC | president Carol 40% |           |
    And Alice has $0
    When Alice sells 20% of the GT
    Then Alice has $160
    When Alice buys 10% of the NYC from its treasury
    Then Alice has $60
    And Alice holds 10% of the NYC
    And it is Bob's turn to trade

  @1846-5.22-b @1846-5-b @1846-S.StockRound-a @1846-5-a
  Scenario: After a purchase nothing is sold any more
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | GT  | president Bob 40%   | Alice 20% |
      | NYC | president Carol 40% |           |
    When Alice buys 10% of the NYC from its treasury
    And Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Bob sells 20% of the GT
    Then Bob has received $160
    And the market holds 20% of the GT
    And Alice holds 20% of the GT
