Feature: Bids

  @TOY-2-a
  Scenario: A bid of $20 is enough
    Given a game
    When Alice bids 20
    Then nothing else happens

  @TOY-2-b
  Scenario: A low bid is refused
    Given a game
    Then a bid of 10 is refused
    And a bid of 20 is accepted

  @TOY-2-a @TOY-2-b
  Scenario Outline: The threshold is <amount>
    Given a game
    Then a bid of <amount> is <answer>

    Examples:
      | amount | answer   |
      | 19     | refused  |
      | 20     | accepted |
      | 21     | accepted |
