Feature: Selling shares, played from the deal
  Sales in the first two stock rounds. In the first nobody but presidents can sell, for no corporation has operated.

  @1846-5.2-a @1846-5.2-b
  Scenario: The bank pays the price of each share, and the shares lie in the market
    Given the game has been played up to the second stock round
    When Carol passes
    And Alice passes
    And Bob sells 20% of the IC
    Then Bob has received $100
    And the bank has paid $100
    And no other player or company has gained or lost money
    And the market holds 20% of the IC
    And Bob is president of the IC with 20%

  # S.StockRound-f says again what 5.2-c says.
  @1846-5.2-c @1846-S.StockRound-f
  Scenario Outline: A president who sells <sold> brings the price down by one space
    Given the game has been played up to the second stock round
    When Carol passes
    And Alice passes
    And Bob sells <sold> of the IC
    Then the IC stands at $40
    And Bob has received $<money>

    Examples:
      | sold | money |
      | 10%  | 50    |
      | 20%  | 100   |

  @1846-5.2-c @1846-S.StockRound-f @1846-S.Features-i
  Scenario: Sales of other players leave the price where it is until the end of the round
    Given the game has been played up to the second stock round
    When Carol buys 10% of the IC from its treasury
    And Alice passes
    And Bob passes
    And Carol sells 10% of the IC
    Then Carol has received $50
    And the IC stands at $50
    When Carol passes
    And everybody passes
    Then it is operating round 2.1
    And the IC stands at $40

  # S.StockRound-e says again what 5.21-a says.
  @1846-5.21-a @1846-S.StockRound-e
  Scenario: Only its president sells shares of a corporation that has not operated
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $40
    And Bob buys 10% of the GT from its treasury
    And Carol passes
    And Alice buys 10% of the GT from its treasury
    And Bob tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice sells 10% of the GT
    Then Alice has received $40
    And the GT stands at $30
    And the market holds 10% of the GT

  # 5-b, 4-b and S.StockRound-a say again what 5.22-a and 5.22-b say.
  @1846-5.22-a @1846-5.22-b @1846-5-b @1846-4-b @1846-S.StockRound-a
  Scenario: In one turn a player sells first and buys then
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    Then it is Carol's turn to trade
    When Carol buys 10% of the GT from its treasury
    Then Carol has $69
    And it is Alice's turn to trade

  @1846-5.22-b @1846-S.StockRound-a @1846-5-a
  Scenario: Whoever has bought cannot sell any more in that turn
    Given the game has been played up to the second stock round
    When Carol buys 10% of the GT from its treasury
    And Carol tries to sell 10% of the B&O
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice has received $70
    And Carol is president of the B&O with 30%

  # S.StockRound-h says again what 5.24-b says.
  @1846-5.24-b @1846-S.StockRound-h
  Scenario: The president's certificate is not for sale
    Given the game has been played up to the second stock round
    When Carol tries to sell 30% of the B&O
    Then it is refused and nothing has changed
    When Carol tries to sell 20% of the B&O
    Then it is refused and nothing has changed
    When Carol sells 10% of the B&O
    Then Carol is president of the B&O with 20%
    And Carol has $139

  @1846-5.23-a @1846-5.24-c
  Scenario: A president may sell shares of his certificate if another player can take it over
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $40
    And Bob buys 10% of the GT from its treasury
    And Carol passes
    And Alice passes
    And Bob buys 10% of the GT from its treasury
    And Carol passes
    And Alice sells 10% of the GT
    Then Bob is president of the GT with 20%
    And Alice holds 10% of the GT
    And the market holds 10% of the GT
    And the GT stands at $30
    And Alice has $200
