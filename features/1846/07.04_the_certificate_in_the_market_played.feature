Feature: A president's certificate in the market, played from the deal

  @1846-7.04-a @reading:1846-Q01=b
  Scenario: It is not for sale
    Given the game has been played up to the fourth stock round
    When Carol tries to buy 20% of the GT from the market
    Then it is refused and nothing has changed
    When Carol buys 10% of the GT from the market
    Then Carol has $107
    And the president's certificate of the GT lies in the market
