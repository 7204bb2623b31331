Feature: Turns without revenue
  A company without a train earns nothing, and its price falls one step.

  Background: Agricultural, AG, is Alice's
    Given 3 players at the table in phase 3
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And Bob holds 20% of the AG
    And the AG has $500 in its treasury
    And #57 lies on each of -2,3 and -2,2, joining S and N

  @LA-OR.run-l
  Scenario: Without a train there is no revenue, and the price falls one step
    Given it is the AG's turn to place a token
    When the AG places no token
    And the AG runs no train
    Then the AG stands at $60
    And the AG has $500 in its treasury
    And no other player or company has gained or lost money
    And it is the AG's turn to buy trains

  @LA-OR.run-l
  Scenario: Nor has a major without a train, and its price falls one step as well
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $90
    And Bob is president of the Federation with 50%
    And the Federation has $500 in its treasury
    And it is the Federation's turn to place a token
    When the Federation places no token
    And the Federation runs no train
    Then the Federation stands at $80
    And the Federation has $500 in its treasury
    And it is the Federation's turn to buy trains

  @LA-OR.run-l
  Scenario: With a train that has run, the price waits for what becomes of the revenue
    Given the AG owns a 2-train
    And it is the AG's turn to run its trains
    When the AG runs
      | 2-train | -2,3 -2,2 |
    Then the AG stands at $70
    When the AG pays out its revenue
    Then the AG stands at $70
    And Bob has received $8

  @LA-OR.run-l @reading:LA-Q59=a
  Scenario: Without a train a company at $10 closes
    Given the TU is in operation, opened at $60
    And Bob is president of the TU with 60%
    And the AG stands at $10
    And it is the AG's turn to place a token
    When the AG places no token
    And the AG runs no train
    Then the AG is no longer in the game

  @LA-OR.run-l @reading:LA-Q59=b
  Scenario: Without a train a company at $10 stays there
    Given the AG stands at $10
    And it is the AG's turn to place a token
    When the AG places no token
    And the AG runs no train
    Then the AG stands at $10
    When the AG buys a 3-train from the bank for $200
    Then the AG stands at $10
    And the AG has $300 in its treasury

  @LA-OR.run-l @LA-OR.hold-b @reading:LA-Q57=a
  Scenario: A company with trains that earns nothing falls one step
    Given the TU is in operation, opened at $80
    And Bob is president of the TU with 60%
    And the TU owns a 2-train
    And the TU has $500 in its treasury
    And it is the TU's turn to place a token
    When the TU places no token
    And the TU runs no train
    Then the TU stands at $70
    And it is the TU's turn to buy trains

  @LA-OR.hold-b @reading:LA-Q57=b
  Scenario: A company with trains that earns nothing and withholds falls one step
    Given the TU is in operation, opened at $80
    And Bob is president of the TU with 60%
    And the TU owns a 2-train
    And the TU has $500 in its treasury
    And it is the TU's turn to place a token
    When the TU places no token
    And the TU runs no train
    And the TU keeps its revenue
    Then the TU stands at $70

  @LA-OR.price-a @reading:LA-Q57=b
  Scenario: A company with trains that earns nothing and pays keeps its price
    Given the TU is in operation, opened at $80
    And Bob is president of the TU with 60%
    And the TU owns a 2-train
    And the TU has $500 in its treasury
    And it is the TU's turn to place a token
    When the TU places no token
    And the TU runs no train
    And the TU pays out its revenue
    Then the TU stands at $80
    When the TU buys a 3-train from the bank for $200
    Then the TU has $300 in its treasury
    And the TU stands at $80
