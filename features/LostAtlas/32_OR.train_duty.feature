Feature: Having to have a train
  A company without a train has to buy one before its turn is over, with or without a route, as long as stack or pool has
  any.

  Background: Tunneling without a train and with money, then Agricultural
    Given 3 players at the table in phase 2 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $350 in its treasury
    And the Agricultural is in operation, opened at $70
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns a 2-train
    And the Agricultural has $300 in its treasury
    And it is the Tunneling's turn to buy the train it must have

  @LA-OR.train-f
  Scenario: A company without a train does not end its turn before it has bought one
    When the Tunneling tries to buy no train
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the bank for $100
    And the Tunneling buys no train
    Then the Tunneling owns a 2-train
    And the Tunneling has $250 in its treasury

  @LA-OR.train-f
  Scenario: Nor does a major
    Given it is phase 3
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Bob is president of the Federation with 50%
    And the Federation has $350 in its treasury
    And it is the Federation's turn to buy the train it must have
    When the Federation tries to buy no train
    Then it is refused and nothing has changed
    When the Federation buys a 3-train from the bank for $200
    And the Federation buys no train
    Then the Federation owns a 3-train
    And the Federation has $150 in its treasury

  @LA-OR.train-f
  Scenario: A company with a train need not buy another one
    Given the Tunneling owns a 2-train
    And the Agricultural owns no trains
    And it is the Tunneling's turn to buy trains
    When the Tunneling ends its turn
    Then the Tunneling owns a 2-train
    And the Tunneling has $350 in its treasury
    When the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural owns a 2-train

  @LA-OR.train-f
  Scenario Outline: Any train will do: <train> from <source>
    Given it is phase 3
    And the Agricultural owns two 2-trains
    And the pool holds a 2-train
    When the Tunneling buys <train> from <source> for $<price><consent>
    And the Tunneling ends its turn
    Then the Tunneling owns <train>
    And the Tunneling has $<left> in its treasury

    Examples:
      | train     | source   | price | consent              | left |
      | a 3-train | the bank | 200   |                      | 150  |
      | a 2-train | the pool | 100   |                      | 250  |
      | a 2-train | the Agricultural   | 1     | , with Bob's consent | 349  |

  @LA-OR.train-f
  Scenario: Where neither stack nor pool has a train nobody has to buy one
    Given it is phase 7
    And the bank has no 7-trains left
    And the Tunneling owns no trains
    And the Agricultural owns a 7-train
    And it is the Tunneling's turn to buy trains
    When the Tunneling ends its turn
    And the Agricultural issues one share
    Then the pool holds 20% of the Agricultural
    And the Tunneling owns no trains
    And the Tunneling has $350 in its treasury
