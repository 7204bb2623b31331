Feature: Borrowing for a train
  A company that must have a train and can pay for none borrows from the bank: one loan of $500, which moves its price
  to the left, and a second one only if that is not enough. Nobody borrows at will.

  Background: the DT&I has no train; the bank sells 2H-trains at $100
    Given 3 players at the table in phase 2H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 50%
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 50%
    And the IC owns two 2H-trains
    And the IC has $150 in its treasury

  @18GL-4.7.2-a @18GL-4.8-a @18GL-4.7-b
  Scenario Outline: With $<treasury> a company can pay for no train, and borrows
    Given the DT&I has $<treasury> in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
    When the DT&I takes a loan
    And the DT&I buys a 2H-train from the bank for $100
    Then the DT&I owns a 2H-train
    And the DT&I has 1 loan
    And the DT&I has $<left> in its treasury
    And Alice has $800
    And no other player or company has gained or lost money

    Examples:
      | treasury | left |
      | 0        | 400  |
      | 99       | 499  |

  @18GL-4.7.2-a @18GL-4.7.2-i @18GL-4.7-b @18GL-4.8-a
  Scenario: With the price of a train in its treasury a company cannot borrow
    Given the DT&I has $100 in its treasury
    And the IC owns no trains
    And the IC has $99 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I tries to take a loan
    Then it is refused and nothing has changed
    When the DT&I buys a 2H-train from the bank for $100
    Then the DT&I has $0 in its treasury
    And the DT&I has 0 loans
    When the DT&I ends its turn
    And the IC takes a loan
    Then the IC has 1 loan
    And the IC has $599 in its treasury

  @18GL-4.7.2-i @18GL-4.8-a
  Scenario: A company that has a train cannot borrow for another one
    Given the DT&I owns a 2H-train
    And the DT&I has $100 in its treasury
    And the IC owns no trains
    And the IC has $0 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I tries to take a loan
    Then it is refused and nothing has changed
    When the DT&I ends its turn
    And the IC takes a loan
    Then the IC has $500 in its treasury
    And the IC has 1 loan

  # reconstruction: the price moves to the left
  @18GL-4.7.2-c @18GL-4.8-b @reconstruction
  Scenario: A loan brings $500 from the bank, and the price moves to the left
    Given the DT&I has $20 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    Then the DT&I has $520 in its treasury
    And the DT&I has 1 loan
    And the DT&I stands at $90 in row 1
    And the bank has paid $500
    And no other player or company has gained or lost money

  @18GL-4.7.2-c @18GL-4.8-b
  Scenario: A loan brings $500 from the bank
    Given the DT&I has $20 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    # proves 18GL-4.7.2-c 18GL-4.8-b
    Then the DT&I has $520 in its treasury
    And the DT&I has 1 loan
    # proves 18GL-4.7.2-c 18GL-4.8-b
    And no other player or company has gained or lost money

  @18GL-4.7.2-j @18GL-4.7-c @18GL-4.6.8-a
  Scenario: What is left of a loan buys more trains, up to the limit
    Given the DT&I has $0 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    And the DT&I buys a 2H-train from the bank for $100
    And the DT&I buys a 2H-train from the bank for $100
    And the DT&I buys a 2H-train from the bank for $100
    And the DT&I buys a 2H-train from the bank for $100
    Then the DT&I owns four 2H-trains
    And the DT&I has $100 in its treasury
    When the DT&I tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
