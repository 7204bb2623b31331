Feature: Whether P6 can be bought by a company, played from the deal

  @18CH-13-a @18CH-13-b @reading:18CH-Q18=a
  Scenario Outline: P6 is bought as any other, for <price>
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to buy P6 from Carol for <wrong price>
    Then it is refused and nothing has changed
    When the C&O buys P6 from Carol for <price>
    Then the C&O owns P6
    And the C&O has <left> in its treasury
    And Carol has received <price>

    Examples:
      | price | wrong price | left |
      | $100  | $99         | $700 |
      | $400  | $401        | $400 |

  @18CH-13-a @18CH-13-b @18CH-5-c @reading:18CH-Q18=b
  Scenario: At no step of a turn is P6 sold to a company
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to buy P6 from Carol for $200
    Then it is refused and nothing has changed
    When the C&O lays #14 on G13, turned 1
    And the C&O tries to buy P6 from Carol for $200
    Then it is refused and nothing has changed
    When the C&O buys a 3-train from the bank for $180
    And the C&O tries to buy P6 from Carol for $200
    Then it is refused and nothing has changed
    When the C&O buys P3 from Carol for $100
    Then the C&O has $520 in its treasury
    And the C&O owns P3
