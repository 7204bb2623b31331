Feature: Having to own a train
  At the end of its turn a company owns a train, with or without a route for it. Its treasury pays as long as it can pay
  for any train of the bank or the open market.

  Background: the LS&I has no train, and there is no track in its home
    Given 3 players at the table in phase 2H
    And the LS&I is in operation, opened at $100
    And Alice is president of the LS&I with 50%
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 50%
    And the IC owns two 2H-trains

  @18GL-4.7-a
  Scenario: Without a train a company cannot end its turn, though it has no route
    Given the LS&I has $250 in its treasury
    And it is the LS&I's turn to buy the train it must have
    When the LS&I tries to buy no train
    Then it is refused and nothing has changed
    When the LS&I buys a 2H-train from the bank for $100
    And the LS&I buys no train
    And the LS&I ends its turn
    Then the LS&I owns a 2H-train
    And the LS&I has $150 in its treasury
    And it is the IC's turn to lay track

  @18GL-4.7-a @18GL-4.7.2-a
  Scenario: Nor can a company without money; it has to borrow
    Given the LS&I has $0 in its treasury
    And it is Alice's turn to raise money for the LS&I
    When the LS&I tries to buy no train
    Then it is refused and nothing has changed
    When the LS&I takes a loan
    And the LS&I buys a 2H-train from the bank for $100
    And the LS&I buys no train
    And the LS&I ends its turn
    Then the LS&I owns a 2H-train
    And the LS&I has 1 loan
    And it is the IC's turn to lay track

  @18GL-4.7-a
  Scenario: In its first turn, too, a company has to get a train
    Given the Nickel Plate has floated, opened at $100
    And Carol is president of the Nickel Plate with 50%
    And the LS&I owns a 2H-train
    And the Nickel Plate has $500 in its treasury
    And it is the Nickel Plate's turn to buy the train it must have
    When the Nickel Plate tries to buy no train
    Then it is refused and nothing has changed
    When the Nickel Plate buys a 2H-train from the bank for $100
    And the Nickel Plate buys no train
    And the Nickel Plate ends its turn
    Then the Nickel Plate owns a 2H-train
    And it is the IC's turn to lay track

  @18GL-4.7-a
  Scenario: A company that has one train need not buy another
    Given the LS&I owns a 2H-train
    And the LS&I has $250 in its treasury
    And it is the LS&I's turn to buy trains
    When the LS&I buys no train
    And the LS&I ends its turn
    Then the LS&I owns a 2H-train
    And the LS&I has $250 in its treasury
    And it is the IC's turn to lay track

  @18GL-2-o
  Scenario: Before phase 6H a company in need, too, buys no train of another one
    Given the LS&I has $50 in its treasury
    And it is Alice's turn to raise money for the LS&I
    When the LS&I tries to buy a 2H-train from the IC for $50, with Bob's consent
    Then it is refused and nothing has changed
    When the LS&I takes a loan
    And the LS&I buys a 2H-train from the bank for $100
    Then the LS&I owns a 2H-train
    And the LS&I has $450 in its treasury
