Feature: How much of a corporation a player may hold
  No player may hold more than 60% of a corporation, be he its president or not, and wherever he buys.

  @1846-5.11-a @1846-S.StockRound-d
  Scenario Outline: A player with <before> may buy another share
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the shares are held thus
      | GT | president Alice <before> | market 20% |
    When Alice buys 10% of the GT from <place>
    Then Alice is president of the GT with <after>
    And Alice has paid $50

    Examples:
      | before | place        | after |
      | 40%    | its treasury | 50%   |
      | 50%    | its treasury | 60%   |
      | 50%    | the market   | 60%   |

  @1846-5.11-a @1846-S.StockRound-d
  Scenario Outline: A player with 60% may not buy another from <place>
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the NYC is in operation, opened at $50
    And the shares are held thus
      | GT  | president Alice 60% | market 20% |
      | NYC | president Bob 60%   | market 20% |
    When Alice tries to buy 10% of the GT from <place>
    Then it is refused and nothing has changed
    When Alice buys 10% of the NYC from <place>
    Then Alice holds 10% of the NYC
    And Alice is president of the GT with 60%

    Examples:
      | place        |
      | its treasury |
      | the market   |
