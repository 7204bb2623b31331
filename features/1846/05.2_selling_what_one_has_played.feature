Feature: Selling no more than one has, played from the deal

  @1846-5.2-a @1846-5.2-b @reading:1846-Q05=a @reading:1846-Q32=a
  Scenario: Whoever has one share sells one
    Given the game has been played up to the third stock round of five
    When Alice passes
    And Bob passes
    And Carol passes
    And Dave buys 10% of the PRR from the market
    And Erin passes
    And Alice passes
    And Bob passes
    And Carol passes
    And Dave tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Dave sells 10% of the PRR
    Then Dave holds 0% of the PRR
    And Dave has $113
