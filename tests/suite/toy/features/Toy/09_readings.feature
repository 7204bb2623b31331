Feature: Readings

  @TOY-9-a @reading:TOY-Q01=a
  Scenario: A bid of $100 is too much
    Given a game
    Then a bid of 100 is refused

  @TOY-9-a @reading:TOY-Q01=b
  Scenario: A bid of $100 is fine
    Given a game
    Then a bid of 100 is accepted

  @TOY-9-b @reading:TOY-Q02=a
  Scenario: A bid of $50 is fine
    Given a game
    Then a bid of 50 is accepted
