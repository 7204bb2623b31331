Feature: Shares that may not be sold for a train
  A president does not sell a share if that could make somebody else president, and none if more than half of the company
  would then lie in the bank pool.

  Background: Tunneling of Alice's, has no train; she has a share of Bob's Agricultural
    Given 4 players at the table in phase 3
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 40%
    And the Tunneling has $30 in its treasury
    And the Agricultural is in operation, opened at $60
    And the Agricultural stands at $50
    And Bob is president of the Agricultural with 40%
    And Alice holds 20% of the Agricultural
    And the Agricultural owns two 2-trains
    And Alice has $10
    And it is Alice's turn to raise money for the Tunneling

  # --------------------------------------------------------------------------------------------------------- presidents

  @LA-OR.force-g
  Scenario: No share is sold of the company in need if another player would then have more of it
    Given Bob holds 40% of the Tunneling
    When Alice tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $60

  @LA-OR.force-g
  Scenario: A share of it is sold if nobody comes to have as much as its president
    Given Alice is president of the Tunneling with 60%
    And Bob holds 20% of the Tunneling
    And Carol holds 20% of the Tunneling
    When Alice sells 20% of the Tunneling
    Then Alice is president of the Tunneling with 40%
    And Alice has $100
    And the pool holds 20% of the Tunneling

  @LA-OR.force-g
  Scenario Outline: The shares of the president's certificate are not sold where nobody could follow: <who> holds <has>
    Given <who> holds <has> of the Tunneling
    When Alice tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $60
    And Alice is president of the Tunneling with 40%

    Examples:
      | who      | has |
      | Bob      | 20% |
      | the pool | 20% |

  @LA-OR.force-g @reading:LA-Q67=a
  Scenario: No share is sold of another company of his either, if somebody else would then preside over it
    Given the Eastern Mining is in operation, opened at $60
    And Alice is president of the Eastern Mining with 40%
    And Carol holds 40% of the Eastern Mining
    And the Eastern Mining owns two 2-trains
    When Alice tries to sell 20% of the Eastern Mining
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $60
    And Alice is president of the Eastern Mining with 40%

  @LA-OR.force-g @reading:LA-Q67=b
  Scenario: If only the company in need is protected, another president may take over a company of his
    Given the Eastern Mining is in operation, opened at $60
    And Alice is president of the Eastern Mining with 40%
    And Carol holds 40% of the Eastern Mining
    And the Eastern Mining owns two 2-trains
    And Bob holds 40% of the Tunneling
    When Alice tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Alice sells 20% of the Eastern Mining
    Then Carol is president of the Eastern Mining with 40%
    And Alice holds 20% of the Eastern Mining
    And Alice has $70

  @LA-OR.force-g @reading:LA-Q35=b
  Scenario Outline: If a tie makes the next player president, no share is sold that makes one: of <company>
    Given Alice is president of the Tunneling with 60%
    And Bob holds 40% of the Tunneling
    And the Eastern Mining is in operation, opened at $60
    And Alice is president of the Eastern Mining with 60%
    And Bob holds 40% of the Eastern Mining
    And the Eastern Mining owns two 2-trains
    When Alice tries to sell 20% of <company>
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $60

    Examples:
      | company |
      | the Tunneling  |

  # -------------------------------------------------------------------------------------------------------- the pool

  @LA-OR.force-h
  Scenario: Of a minor a third share does not go to the pool
    Given the pool holds 40% of the Agricultural
    And the Eastern Mining is in operation, opened at $60
    And Carol is president of the Eastern Mining with 40%
    And Alice holds 20% of the Eastern Mining
    And the pool holds 20% of the Eastern Mining
    And the Eastern Mining owns two 2-trains
    When Alice tries to sell 20% of the Agricultural
    Then it is refused and nothing has changed
    When Alice sells 20% of the Eastern Mining
    Then Alice has $70
    And the pool holds 40% of the Eastern Mining

  @LA-OR.force-h @reading:LA-Q30=a
  Scenario: If half may lie in the pool after any sale, a fifth share of a major goes there
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $50
    And Carol is president of the Federation with 20%
    And Alice holds 20% of the Federation
    And the pool holds 40% of the Federation
    And the Federation owns two 2-trains
    When Alice sells 10% of the Federation
    Then the pool holds 50% of the Federation
    When Alice tries to sell 10% of the Federation
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $110

  @LA-OR.force-h @reading:LA-Q30=b
  Scenario: Half of a major may lie in the pool after a forced sale, and no more
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $50
    And Carol is president of the Federation with 20%
    And Alice holds 20% of the Federation
    And the pool holds 40% of the Federation
    And the Federation owns two 2-trains
    When Alice sells 10% of the Federation
    Then the pool holds 50% of the Federation
    When Alice tries to sell 10% of the Federation
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $110

  @LA-OR.force-d
  Scenario: Two shares of a major are not sold at once
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $50
    And Carol is president of the Federation with 20%
    And Alice holds 20% of the Federation
    And the Federation owns two 2-trains
    When Alice tries to sell 20% of the Federation
    Then it is refused and nothing has changed
    When Alice sells 10% of the Federation
    Then Alice has $60
    And Alice holds 10% of the Federation

  @LA-OR.force-g
  Scenario: No share is sold of a major in need if another player would then have more of it
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Alice is president of the Federation with 30%
    And Bob holds 30% of the Federation
    And the Federation has $30 in its treasury
    And it is Alice's turn to raise money for the Federation
    When Alice tries to sell 10% of the Federation
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $60
    And Alice is president of the Federation with 30%

  @LA-OR.force-h @reading:LA-Q30=c
  Scenario: If less than half may lie there after any sale, a fifth share of a major is not sold
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $50
    And Carol is president of the Federation with 20%
    And Alice holds 20% of the Federation
    And the pool holds 30% of the Federation
    And the Federation owns two 2-trains
    When Alice sells 10% of the Federation
    Then the pool holds 40% of the Federation
    When Alice tries to sell 10% of the Federation
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $110

  # ------------------------------------------------------------------------------------------------- untried companies

  @LA-OR.force-d @LA-SR.sell-d @reading:LA-Q96=a
  Scenario: A share of a minor that has not operated is not sold in need either
    Given the Eastern Mining has floated, opened at $80
    And Carol is president of the Eastern Mining with 40%
    And Alice holds 20% of the Eastern Mining
    When Alice tries to sell 20% of the Eastern Mining
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $60

  @LA-OR.force-d @reading:LA-Q96=b
  Scenario: If forced sales have bans of their own only, a share of a minor that has not operated is sold
    Given the Eastern Mining has floated, opened at $80
    And Carol is president of the Eastern Mining with 40%
    And Alice holds 20% of the Eastern Mining
    When Alice sells 20% of the Eastern Mining
    Then Alice has $90
    And the pool holds 20% of the Eastern Mining
