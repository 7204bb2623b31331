Feature: Trains of other companies
  A company buys a train of another company at a price on which both presidents agree, a dollar at least, and which its own
  treasury pays.

  Background: Tunneling of Alice's has a turn; Agricultural is Bob's, Eastern Mining Alice's
    Given 3 players at the table in phase 3 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $250 in its treasury
    And the Agricultural is in operation, opened at $70
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns two 2-trains
    And the Eastern Mining is in operation, opened at $60
    And Alice is president of the Eastern Mining with 40%
    And the Eastern Mining owns a 3-train
    And it is the Tunneling's turn to buy trains

  @LA-OR.train-c
  Scenario: A train changes hands when both presidents agree
    When the Tunneling tries to buy a 2-train from the Agricultural for $120
    Then it is refused and nothing has changed
    When the Tunneling tries to buy a 2-train from the Agricultural for $120, with Carol's consent
    Then it is refused and nothing has changed
    # proves LA-OR.train-c
    When the Tunneling buys a 2-train from the Agricultural for $120, with Bob's consent
    # proves LA-OR.train-c
    Then the Tunneling owns a 2-train
    # proves LA-OR.train-c
    And the Agricultural owns a 2-train
    # proves LA-OR.train-c
    And the Tunneling has paid $120
    # proves LA-OR.train-c
    And the Agricultural has received $120
    And no other player or company has gained or lost money

  @LA-OR.train-c
  Scenario: Who presides over both agrees with himself
    When the Tunneling buys a 3-train from the Eastern Mining for $40
    Then the Tunneling owns a 3-train
    And the Eastern Mining owns no trains
    And the Eastern Mining has received $40
    And the Tunneling has $210 in its treasury

  @LA-OR.train-d
  Scenario Outline: The price is free, from a dollar up: $<price>
    When the Tunneling tries to buy a 2-train from the Agricultural for $0, with Bob's consent
    # proves LA-OR.train-d
    Then it is refused and nothing has changed
    # proves LA-OR.train-d
    When the Tunneling buys a 2-train from the Agricultural for $<price>, with Bob's consent
    Then the Agricultural has received $<price>
    And the Tunneling has $<left> in its treasury

    Examples:
      | price | left |
      | 1     | 249  |
      | 100   | 150  |
      | 250   | 0    |

  @LA-OR.train-c
  Scenario: A train that the other company does not have cannot be bought of it
    When the Tunneling tries to buy a 3-train from the Agricultural for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the Agricultural for $10, with Bob's consent
    Then the Tunneling owns a 2-train

  @LA-OR.train-c
  Scenario: A company does not buy its own train
    Given the Tunneling owns a 2-train
    When the Tunneling tries to buy a 2-train from the Tunneling for $10
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the Agricultural for $10, with Bob's consent
    Then the Tunneling owns two 2-trains

  @LA-OR.train-d @LA-OR.train-h @LA-OR.train-g
  Scenario: A price above what is in the treasury is not paid, with or without the president
    When the Tunneling tries to buy a 2-train from the Agricultural for $251, with Bob's consent
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the Agricultural for $250, with Bob's consent
    Then the Tunneling has $0 in its treasury
    And Alice has paid $0

  @LA-OR.train-c @LA-OR.train-d
  Scenario Outline: A major buys no train <how> either
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 50%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to buy trains
    When the Federation tries to buy a 2-train from the Agricultural for <price><consent>
    Then it is refused and nothing has changed
    When the Federation buys a 2-train from the Agricultural for $1, with Bob's consent
    Then the Federation has $199 in its treasury

    Examples:
      | how             | price | consent              | clause       |
      | without consent | $1    |                      | LA-OR.train-c |
      | for nothing     | $0    | , with Bob's consent | LA-OR.train-d |
