Feature: Having to own a train
  Smoke.

  @18GL-4.7-a
  Scenario: Without a train a company cannot end its turn
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $250 in its treasury
    And it is the IC's turn to buy the train it must have
    When the IC tries to buy no train
    Then it is refused and nothing has changed
    When the IC buys a 2H-train from the bank for $100
    Then the IC owns a 2H-train
    And the IC has $150 in its treasury
