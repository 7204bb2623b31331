Feature: Paying or withholding, later in the round
  The choice is the same at any place in the round.

  @LA-OR.choice-b
  Scenario: Whoever is not the first in the round pays no part either
    Given 3 players at the table in phase 3
    And the Expansive is in operation, opened at $110
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Agricultural is in operation, opened at $70
    And Alice is president of the Agricultural with 60%
    And the Agricultural owns a 3-train
    And it is the Agricultural's turn to distribute $100
    When the Agricultural tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the Agricultural pays out its revenue
    Then Alice has received $60
