Feature: Trains of other companies
  A company buys a train of another company at a price on which both presidents agree, a dollar at least, and which its own
  treasury pays.

  Background: Tunneling, TU, of Alice's has a turn; Agricultural, AG, is Bob's, Eastern Mining, EM, Alice's
    Given 3 players at the table in phase 3
    And the TU is in operation, opened at $90
    And Alice is president of the TU with 60%
    And the TU has $250 in its treasury
    And the AG is in operation, opened at $70
    And Bob is president of the AG with 60%
    And the AG owns two 2-trains
    And the EM is in operation, opened at $60
    And Alice is president of the EM with 40%
    And the EM owns a 3-train
    And it is the TU's turn to buy trains

  @LA-OR.train-c
  Scenario: A train changes hands when both presidents agree
    When the TU tries to buy a 2-train from the AG for $120
    Then it is refused and nothing has changed
    When the TU tries to buy a 2-train from the AG for $120, with Carol's consent
    Then it is refused and nothing has changed
    # proves LA-OR.train-c
    When the TU buys a 2-train from the AG for $120, with Bob's consent
    # proves LA-OR.train-c
    Then the TU owns a 2-train
    # proves LA-OR.train-c
    And the AG owns a 2-train
    # proves LA-OR.train-c
    And the TU has paid $120
    # proves LA-OR.train-c
    And the AG has received $120
    And no other player or company has gained or lost money

  @LA-OR.train-c
  Scenario: Who presides over both agrees with himself
    When the TU buys a 3-train from the EM for $40
    Then the TU owns a 3-train
    And the EM owns no trains
    And the EM has received $40
    And the TU has $210 in its treasury

  @LA-OR.train-d
  Scenario Outline: The price is free, from a dollar up: $<price>
    When the TU tries to buy a 2-train from the AG for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the TU buys a 2-train from the AG for $<price>, with Bob's consent
    Then the AG has received $<price>
    And the TU has $<left> in its treasury

    Examples:
      | price | left |
      | 1     | 249  |
      | 100   | 150  |
      | 250   | 0    |

  @LA-OR.train-c
  Scenario: A train that the other company does not have cannot be bought of it
    When the TU tries to buy a 3-train from the AG for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the TU buys a 2-train from the AG for $10, with Bob's consent
    Then the TU owns a 2-train

  @LA-OR.train-d @LA-OR.train-h
  Scenario: A price above what is in the treasury is not paid, with or without the president
    When the TU tries to buy a 2-train from the AG for $251, with Bob's consent
    Then it is refused and nothing has changed
    When the TU buys a 2-train from the AG for $250, with Bob's consent
    Then the TU has $0 in its treasury
    And Alice has paid $0
