Feature: A president helps to buy a train
  Where a company without a train cannot pay for one, its president has to: for the train of the lowest price of stack and
  pool. The company gives all its money, the president the rest. In no other case does a player pay for a train.

  Background: Tunneling of Alice's, has no train; the stack sells 3-trains at $200
    Given 3 players at the table in phase 3 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $30 in its treasury
    And Alice has $500
    And the Agricultural is in operation, opened at $70
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns two 2-trains
    And it is Alice's turn to raise money for the Tunneling

  @LA-OR.force-a @LA-OR.force-b @LA-OR.force-c
  Scenario Outline: With $<treasury> in the treasury the president pays $<cash>
    Given the Tunneling has $<treasury> in its treasury
    # proves LA-OR.force-a
    When the Tunneling buys a 3-train from the bank for $200
    # proves LA-OR.force-a
    Then the Tunneling owns a 3-train
    # proves LA-OR.force-b
    And the Tunneling has $0 in its treasury
    # proves LA-OR.force-c
    And Alice has paid $<cash>
    And no other player or company has gained or lost money

    Examples:
      | treasury | cash |
      | 0        | 200  |
      | 30       | 170  |
      | 199      | 1    |

  @LA-OR.force-a @LA-OR.train-f @LA-OR.bust-a
  Scenario: A president who has the money cannot leave the company without a train
    When the Tunneling tries to buy no train
    Then it is refused and nothing has changed
    # No legal twin: whoever can pay for the train is not bankrupt.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the Tunneling buys a 3-train from the bank for $200
    And the Tunneling buys no train
    Then Alice has $330

  @LA-OR.force-a
  Scenario: Where the pool has the train of the lowest price, that is the one he helps to buy
    Given the pool holds a 2-train
    When the Tunneling tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the pool for $100
    Then the Tunneling owns a 2-train
    And Alice has paid $70

  @LA-OR.force-a
  Scenario: Where the stack has it, he does not help to buy a dearer one out of the pool
    Given it is phase 4
    And the Agricultural owns a 3-train
    And the pool holds a 3-train and a 4-train
    When the Tunneling tries to buy a 4-train from the pool for $300
    Then it is refused and nothing has changed
    When the Tunneling tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the Tunneling buys a 3-train from the pool for $200
    Then Alice has paid $170

  @LA-OR.force-a
  Scenario: Of the two sides of the last cards he helps to buy the 7-train
    Given it is phase 7
    And Alice has $1,000
    And the Agricultural owns a 5-train
    When the Tunneling tries to buy an ∞-train from the bank for $1,000
    Then it is refused and nothing has changed
    When the Tunneling buys a 7-train from the bank for $750
    Then Alice has paid $720

  @LA-OR.force-a @LA-OR.train-h @LA-OR.train-g
  Scenario: A treasury that can pay for the cheapest train is not helped to a dearer one
    Given the Tunneling has $150 in its treasury
    And the pool holds a 2-train
    And it is the Tunneling's turn to buy the train it must have
    When the Tunneling tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the pool for $100
    Then the Tunneling has $50 in its treasury
    And Alice has paid $0

  @LA-OR.train-h
  Scenario: A company with a train gets no money of its president for another one
    Given the Tunneling owns a 2-train
    And the Tunneling has $199 in its treasury
    And the Agricultural has $200 in its treasury
    And the Agricultural owns no trains
    And it is the Tunneling's turn to buy trains
    When the Tunneling tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Tunneling ends its turn
    And the Agricultural buys a 3-train from the bank for $200
    Then the Agricultural owns a 3-train
    And Bob has paid $0

  @LA-OR.force-a @LA-OR.train-c @LA-OR.train-h
  Scenario: A company in need may still buy a train of another company, with its own money
    When the Tunneling tries to buy a 2-train from the Agricultural for $31, with Bob's consent
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the Agricultural for $30, with Bob's consent
    Then the Tunneling owns a 2-train
    And the Tunneling has $0 in its treasury
    And Alice has paid $0

  @LA-OR.force-a @LA-OR.force-b
  Scenario: After the purchase the turn goes on as after any other
    Given the Agricultural has $300 in its treasury
    And the Agricultural owns no trains
    When the Tunneling buys a 3-train from the bank for $200
    And the Tunneling ends its turn
    And the Agricultural buys a 3-train from the bank for $200
    Then the Agricultural owns a 3-train
    And the Tunneling owns a 3-train
