Feature: Becoming president of a corporation without one, played from the deal

  @1846-7.03-a @reading:1846-Q01=b
  Scenario: The second share is exchanged for the president's certificate at once
    Given the game has been played up to the fourth stock round
    When Carol buys 10% of the GT from the market
    Then the GT is in receivership
    When Bob buys 10% of the GT from the market
    Then the GT is in receivership
    And the market holds 60% of the GT
    When Carol buys 10% of the GT from the market
    Then Carol is president of the GT with 20%
    And Carol holds one certificate of the GT
    And Bob holds 10% of the GT
    And the market holds 50% of the GT
    And Carol has $97
