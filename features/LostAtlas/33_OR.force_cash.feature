Feature: A president helps to buy a train
  Where a company without a train cannot pay for one, its president has to: for the train of the lowest price of stack and
  pool. The company gives all its money, the president the rest. In no other case does a player pay for a train.

  Background: Tunneling, TU, of Alice's, has no train; the stack sells 3-trains at $200
    Given 3 players at the table in phase 3
    And the TU is in operation, opened at $90
    And Alice is president of the TU with 60%
    And the TU has $30 in its treasury
    And Alice has $500
    And the AG is in operation, opened at $70
    And Bob is president of the AG with 60%
    And the AG owns two 2-trains
    And it is Alice's turn to raise money for the TU

  @LA-OR.force-a @LA-OR.force-b @LA-OR.force-c
  Scenario Outline: With $<treasury> in the treasury the president pays $<cash>
    Given the TU has $<treasury> in its treasury
    # proves LA-OR.force-a
    When the TU buys a 3-train from the bank for $200
    # proves LA-OR.force-a
    Then the TU owns a 3-train
    # proves LA-OR.force-b
    And the TU has $0 in its treasury
    # proves LA-OR.force-c
    And Alice has paid $<cash>
    And the bank has received $200
    And no other player or company has gained or lost money

    Examples:
      | treasury | cash |
      | 0        | 200  |
      | 30       | 170  |
      | 199      | 1    |

  @LA-OR.force-a @LA-OR.train-f
  Scenario: A president who has the money cannot leave the company without a train
    When the TU tries to end its turn
    Then it is refused and nothing has changed
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the TU buys a 3-train from the bank for $200
    Then Alice has $330

  @LA-OR.force-a
  Scenario: Where the pool has the train of the lowest price, that is the one he helps to buy
    Given the pool holds a 2-train
    When the TU tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the TU buys a 2-train from the pool for $100
    Then the TU owns a 2-train
    And Alice has paid $70

  @LA-OR.force-a
  Scenario: Where the stack has it, he does not help to buy a dearer one out of the pool
    Given the pool holds a 4-train
    And it is phase 4
    And the bank has three 4-trains left
    And the pool holds a 3-train and a 4-train
    When the TU tries to buy a 4-train from the pool for $300
    Then it is refused and nothing has changed
    When the TU tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the TU buys a 3-train from the pool for $200
    Then Alice has paid $170

  @LA-OR.force-a
  Scenario: Of the two sides of the last cards he helps to buy the 7-train
    Given it is phase 7
    And Alice has $1,000
    And the AG owns a 5-train
    When the TU tries to buy an ∞-train from the bank for $1,000
    Then it is refused and nothing has changed
    When the TU buys a 7-train from the bank for $750
    Then Alice has paid $720

  @LA-OR.force-a @LA-OR.train-h
  Scenario: A treasury that can pay for the cheapest train is not helped to a dearer one
    Given the TU has $150 in its treasury
    And the pool holds a 2-train
    And it is the TU's turn to buy the train it must have
    When the TU tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the TU buys a 2-train from the pool for $100
    Then the TU has $50 in its treasury
    And Alice has paid $0

  @LA-OR.train-h
  Scenario: A company with a train gets no money of its president for another one
    Given the TU owns a 2-train
    And the TU has $199 in its treasury
    And the AG has $200 in its treasury
    And the AG owns a 2-train
    And it is the TU's turn to buy trains
    When the TU tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the TU ends its turn
    And the AG buys a 3-train from the bank for $200
    Then the AG owns a 2-train and a 3-train
    And Bob has paid $0

  @LA-OR.force-a @LA-OR.train-c
  Scenario: A company in need may still buy a train of another company, with its own money
    When the TU tries to buy a 2-train from the AG for $31, with Bob's consent
    Then it is refused and nothing has changed
    When the TU buys a 2-train from the AG for $30, with Bob's consent
    Then the TU owns a 2-train
    And the TU has $0 in its treasury
    And Alice has paid $0

  @LA-OR.force-a @LA-OR.force-b
  Scenario: After the purchase the turn goes on as after any other
    Given the AG has $300 in its treasury
    And the AG owns a 2-train
    When the TU buys a 3-train from the bank for $200
    And the TU ends its turn
    And the AG buys a 3-train from the bank for $200
    Then the AG owns a 2-train and a 3-train
    And the TU owns a 3-train
