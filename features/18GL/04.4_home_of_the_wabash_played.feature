Feature: The home of the Wabash, played from the deal
  When the Wabash becomes public its president picks one of the two spaces of St. Louis, B18 or C19, before anybody goes on.

  @18GL-4.4-g @18GL-4.5-d @18GL-4.5-t3 @reading:18GL-Q41=a
  Scenario Outline: Alice picks <home>, and nobody else does
    Given the game has been played up to the sale of the last private company
    When Alice buys the president's certificate of the Wabash at a par of $60
    And Bob buys 10% of the Wabash from the IPO
    And Carol buys 10% of the Wabash from the IPO
    And Alice buys 10% of the Wabash from the IPO
    And Bob tries to buy 10% of the PRR from the IPO
    Then it is refused and nothing has changed
    When the Wabash, on Bob's word, tries to place a token in <home>
    Then it is refused and nothing has changed
    When the Wabash, on Alice's word, places a token in <home>
    Then the Wabash has a token in <home> only
    And the Wabash has 2 tokens left
    When Bob buys 10% of the PRR from the IPO
    Then the Wabash has $300 in its treasury

    Examples:
      | home |
      | B18  |
      | C19  |
