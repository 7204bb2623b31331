Feature: Bankruptcy by a major
  The president of a major is bankrupt by the same rule as that of a minor.

  @LA-OR.bust-a @reading:LA-Q68=a
  Scenario: The president of a major sells all that may be sold before he is bankrupt
    Given 4 players at the table in phase 3
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 20%
    And Dave holds 10% of the Federation
    And the Federation has $0 in its treasury
    And the Agricultural is in operation, opened at $60
    And Bob is president of the Agricultural with 40%
    And Carol holds 20% of the Agricultural
    And the Agricultural owns two 2-trains
    And Carol has $50
    And it is Carol's turn to raise money for the Federation
    When Carol tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Carol sells 20% of the Agricultural
    And Carol declares bankruptcy
    Then Carol is bankrupt
    And the Federation is no longer in the game
    And Dave has received $100

  @LA-OR.bust-a
  Scenario: The president of a major who can pay for the train is not bankrupt
    Given 4 players at the table in phase 3
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 20%
    And Dave holds 10% of the Federation
    And the Federation has $150 in its treasury
    And the Agricultural is in operation, opened at $60
    And Bob is president of the Agricultural with 40%
    And the Agricultural owns two 2-trains
    And Carol has $50
    And it is Carol's turn to raise money for the Federation
    # No legal twin: whoever can pay for the train is not bankrupt.
    When Carol tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the Federation buys a 3-train from the bank for $200
    Then Carol has $0
    And the Federation owns a 3-train
