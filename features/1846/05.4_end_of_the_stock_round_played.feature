Feature: The end of a stock round, played from the deal

  @1846-4-f
  Scenario: A corporation of which the players hold everything rises by one space
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $40
    And Bob buys 10% of the GT from its treasury
    And Carol buys 10% of the GT from its treasury
    And Alice buys 10% of the GT from its treasury
    And Bob buys 10% of the GT from its treasury
    And Carol buys 10% of the GT from its treasury
    And Alice buys 10% of the GT from its treasury
    And Bob buys 10% of the GT from its treasury
    And Carol buys 10% of the GT from its treasury
    Then the GT stands at $40
    When everybody passes
    Then it is operating round 1.1
    And the GT stands at $50
