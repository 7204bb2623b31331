Feature: Launching corporations at a table of five, played from the deal

  @1846-5.1-c @1846-5.1-d @1846-5.1-h @1846-5.1-m
  Scenario: A corporation is launched once, and the Illinois Central has its bonus
    Given the game has been played up to the private companies of five
    When Alice buys the president's certificate of the GT at an opening price of $137
    Then Alice has $6
    When Bob tries to buy the president's certificate of the GT at an opening price of $100
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the IC at an opening price of $137
    Then Bob has $6
    And the IC has $411 in its treasury
    And the GT has $274 in its treasury
