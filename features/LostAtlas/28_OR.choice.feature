Feature: Paying or withholding
  When the trains have run, the president of the company says what becomes of its revenue: the shareholders are paid, or all
  of it goes into the treasury.

  Background: Alice is president of Agricultural, AG; Bob has a share of it
    Given 3 players at the table in phase 3
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And Bob holds 20% of the AG
    And the AG owns a 3-train
    And the AG has $200 in its treasury
    And it is the AG's turn to distribute $100

  @LA-OR.choice-a
  Scenario Outline: The president decides, and nobody else: he <does> it
    When the AG, on Bob's word, tries to <do> its revenue
    Then it is refused and nothing has changed
    When the AG <does> its revenue
    Then Alice has received <her part>
    And Bob has received <his part>

    Examples:
      | do      | does     | her part | his part |
      | pay out | pays out | $60      | $20      |
      | keep    | keeps    | $0       | $0       |

  @LA-OR.choice-b
  Scenario: There is no paying of a part
    When the AG tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the AG pays out its revenue
    Then Alice has received $60

  @LA-OR.choice-b
  Scenario: Nor does a major pay a part
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $90
    And Bob is president of the Federation with 50%
    And the Federation owns a 3-train
    And it is the Federation's turn to distribute $100
    When the Federation tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the Federation pays out its revenue
    Then Bob has received $50

  @LA-OR.choice-b
  Scenario: Nothing is paid of what is withheld
    When the AG keeps its revenue
    Then the AG has received $100
    And no other player or company has gained or lost money
