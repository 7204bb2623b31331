Feature: The first train of a new minor
  In its first operating round a newly launched minor may begin its turn by buying a train, for which its treasury pays the
  full price. That train runs in the same turn.

  Background: Resourceful of Alice's at 1,3 has just been launched; Expansive has operated before
    Given 3 players at the table in phase 2
    And the Resourceful has floated, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful has $350 in its treasury
    And Alice has $300
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And it is the Resourceful's turn to buy its first train

  @LA-OR.lead-a @LA-OR.lead-b @LA-OR.flow-c
  Scenario: It buys a train before anything else, out of its treasury
    # proves LA-OR.lead-a
    When the Resourceful buys a 2-train from the bank for $100
    # proves LA-OR.lead-a
    Then the Resourceful owns a 2-train
    # proves LA-OR.lead-b LA-OR.flow-c
    And the Resourceful has paid $100
    And no other player or company has gained or lost money

  @LA-OR.lead-c
  Scenario: The train runs in the same turn
    Given #6 lies on 1,3, joining N and SW
    And #6 lies on 1,2, joining S and NW
    When the Resourceful buys a 2-train from the bank for $100
    And the Resourceful runs
      | 2-train | 1,3 1,2 |
    Then the Resourceful has earned $40
    When the Resourceful keeps its revenue
    Then the Resourceful has $290 in its treasury

  @LA-OR.lead-a @LA-OR.lead-c
  Scenario: When its turn comes it begins with the train
    Given the Expansive stands at $90
    And #6 lies on 1,3, joining N and SW
    And #6 lies on 1,2, joining S and NW
    And it is the Expansive's turn to buy trains
    When the Expansive ends its turn
    And the Resourceful buys a 2-train from the bank for $100
    And the Resourceful runs
      | 2-train | 1,3 1,2 |
    Then the Resourceful has earned $40
    And the Resourceful has $250 in its treasury

  @LA-OR.lead-c @LA-OR.flow-f
  Scenario: Before it runs it may lay the track for its route
    When the Resourceful buys a 2-train from the bank for $100
    And the Resourceful lays #6 on 1,3, joining N and SW
    And the Resourceful lays #6 on 1,2, joining S and NW
    And the Resourceful runs
      | 2-train | 1,3 1,2 |
    Then the Resourceful has earned $40

  @LA-OR.lead-a
  Scenario: It need not
    When the Resourceful lays #6 on 1,3, joining N and SW
    Then #6 lies on 1,3, joining N and SW
    And the Resourceful owns no trains
    And the Resourceful has $350 in its treasury

  @LA-OR.lead-a @LA-OR.flow-f
  Scenario: A company that has operated before buys no train before it has run
    Given #57 lies on 1,-1, joining NW and SE
    And #5 lies on 0,-1, joining S and SE
    And the Resourceful owns a 2-train
    And it is the Resourceful's turn to buy trains
    When the Resourceful ends its turn
    And the Expansive tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the Expansive runs
      | 2-train | 1,-1 0,-1 |
    And the Expansive keeps its revenue
    And the Expansive buys a 2-train from the bank for $100
    Then the Expansive owns two 2-trains

  @LA-OR.lead-a @LA-OR.flow-f
  Scenario: A major buys none either, though it has not operated
    Given the Federation has been formed of the Tunneling and the Agricultural, beginning at $100
    And it is phase 3
    And Carol is president of the Federation with 40%
    And the Federation owns a 2-train
    And #57 lies on each of -2,0 and -2,1, joining N and S
    And the Federation has $400 in its treasury
    And the Resourceful stands at $110
    And the Resourceful owns a 2-train
    And it is the Resourceful's turn to buy trains
    When the Resourceful buys a 3-train from the bank for $200
    And the Resourceful ends its turn
    And the Federation tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Federation runs
      | 2-train | -2,0 -2,1 |
    And the Federation keeps its revenue
    And the Federation buys a 3-train from the bank for $200
    Then the Federation has $240 in its treasury

  @LA-OR.lead-b
  Scenario Outline: It pays the full price, no more and no less: not $<wrong>
    When the Resourceful tries to buy a 2-train from the bank for $<wrong>
    Then it is refused and nothing has changed
    When the Resourceful buys a 2-train from the bank for $100
    Then the Resourceful has $250 in its treasury

    Examples:
      | wrong |
      | 99    |
      | 101   |
      | 50    |

  @LA-OR.lead-b
  Scenario: Its president does not help
    Given the bank has no 2-trains left
    And the Resourceful has $199 in its treasury
    And the pool holds a 2-train
    When the Resourceful tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Resourceful buys a 2-train from the pool for $100
    Then the Resourceful has $99 in its treasury
    And Alice has paid $0

  @LA-OR.lead-a
  Scenario: A train of the bank pool will do
    Given the pool holds a 2-train
    When the Resourceful buys a 2-train from the pool for $100
    Then the Resourceful owns a 2-train
    And the pool holds no trains

  @LA-OR.lead-a @LA-OR.flow-f @reading:LA-Q41=a
  Scenario: It buys one, and the next one when it has run
    Given #6 lies on 1,3, joining N and SW
    And #6 lies on 1,2, joining S and NW
    When the Resourceful buys a 2-train from the bank for $100
    And the Resourceful tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    And the Resourceful keeps its revenue
    And the Resourceful buys a 2-train from the bank for $100
    Then the Resourceful owns two 2-trains

  @LA-OR.lead-a @reading:LA-Q41=a
  Scenario: No train of another company
    When the Resourceful tries to buy a 2-train from the Expansive for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the Resourceful buys a 2-train from the bank for $100
    Then the Resourceful owns a 2-train

  @LA-OR.lead-a @LA-OR.train-a @reading:LA-Q41=b
  Scenario: As many as limit and money allow, but none of another company
    When the Resourceful tries to buy a 2-train from the Expansive for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the Resourceful buys a 2-train from the bank for $100
    And the Resourceful buys a 2-train from the bank for $100
    Then the Resourceful owns two 2-trains
    And the Resourceful has $150 in its treasury
    When the Resourceful tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed

  @LA-OR.lead-a @LA-OR.train-a @reading:LA-Q41=c
  Scenario: As many as limit and money allow, of other companies too
    When the Resourceful buys a 2-train from the Expansive for $10, with Bob's consent
    And the Resourceful buys a 2-train from the bank for $100
    Then the Resourceful owns two 2-trains
    And the Resourceful has $240 in its treasury
    And the Expansive has $210 in its treasury
    When the Resourceful tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
