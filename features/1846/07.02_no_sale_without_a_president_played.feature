Feature: No sale of shares without a president, played from the deal

  @1846-7.02-a @reading:1846-Q01=b
  Scenario: Whoever buys a share of a corporation without a president cannot sell it
    Given the game has been played up to the fourth stock round
    When Carol buys 10% of the GT from the market
    And Bob passes
    And Carol tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Carol sells 10% of the B&O
    Then Carol has received $10
    And Carol holds 10% of the GT
