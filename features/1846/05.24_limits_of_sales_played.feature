Feature: Limits of sales, played from the deal
  The example of the rules: the market holds 40% of the Grand Trunk, the three players 20% each, Alice by the president's
  certificate.

  @1846-5.24-a @1846-5.24-e @1846-S.StockRound-h
  Scenario: Of the two shares that the president is given in exchange the market takes one
    Given the game has been played up to the shares of one corporation
    When Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then the market holds 50% of the GT
    And Alice has received $20

  @1846-5.24-d @1846-5.24-f @1846-5.24-g @1846-5.23-b
  Scenario: The certificate goes to the next player on the left of those who could take it
    Given the game has been played up to the shares of one corporation
    When Alice sells 10% of the GT
    Then Bob is president of the GT with 20%
    And Carol holds 20% of the GT
    And Alice holds 10% of the GT
    And the GT stands at $10
