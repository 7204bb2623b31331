Feature: Withholding
  What is withheld goes from the bank into the treasury, all of it, and the price falls one step.

  Background: Agricultural, AG, is Alice's
    Given 3 players at the table in phase 3
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And Bob holds 20% of the AG
    And the AG owns a 3-train
    And the AG has $200 in its treasury

  @LA-OR.hold-a @LA-OR.hold-b
  Scenario Outline: Withheld, <revenue> goes into the treasury, and the price falls to $60
    Given it is the AG's turn to distribute <revenue>
    # proves LA-OR.hold-a LA-OR.hold-b
    When the AG keeps its revenue
    # proves LA-OR.hold-a
    Then the AG has received <revenue>
    And no other player or company has gained or lost money
    # proves LA-OR.hold-b
    And the AG stands at $60

    Examples:
      | revenue |
      | $10     |
      | $70     |
      | $140    |
      | $300    |

  @LA-OR.hold-b @reading:LA-Q59=a
  Scenario: At $10 a company that withholds comes to $0 and closes
    Given the TU is in operation, opened at $60
    And Bob is president of the TU with 60%
    And the AG stands at $10
    And it is the AG's turn to distribute $50
    When the AG keeps its revenue
    Then the AG is no longer in the game
    And the pool holds a 3-train

  @LA-OR.hold-b @reading:LA-Q59=b
  Scenario: At $10 a company that withholds stays there
    Given the AG stands at $10
    And it is the AG's turn to distribute $50
    When the AG keeps its revenue
    Then the AG stands at $10
    And the AG has received $50
