Feature: Having to own a train
  At the end of its turn a company owns a train, with or without a route for it. Its treasury pays as long as it can pay
  for any train of the bank or the open market.

  Background: the DT&I has no train, and no track leads anywhere from its home
    Given 3 players at the table in phase 2H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 50%
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 50%
    And the IC owns two 2H-trains

  @18GL-4.7-a
  Scenario: Without a train a company cannot end its turn, though it has no route
    Given the DT&I has $250 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I tries to buy no train
    Then it is refused and nothing has changed
    When the DT&I buys a 2H-train from the bank for $100
    And the DT&I buys no train
    And the DT&I ends its turn
    Then the DT&I owns a 2H-train
    And the DT&I has $150 in its treasury
    And it is the IC's turn to lay track
