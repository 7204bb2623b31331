Feature: Trains of a major that is not the first in the round
  The rules of the train step are the same for every company, and at any place in the round.

  Background: Federation of Carol's, whose turn comes after that of Agricultural
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $110
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns two 2-trains
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 50%
    And the Federation has $199 in its treasury
    And Carol has $500

  @LA-OR.train-f
  Scenario: Whoever is not the first in the round does not end its turn without a train either
    Given the Federation has $350 in its treasury
    And it is the Federation's turn to buy the train it must have
    When the Federation tries to buy no train
    Then it is refused and nothing has changed
    When the Federation buys a 3-train from the bank for $200
    And the Federation buys no train
    Then the Federation owns a 3-train
    And the Federation has $150 in its treasury

  @LA-OR.train-b @LA-OR.train-c @LA-OR.train-e @LA-OR.train-g @LA-OR.train-h
  Scenario Outline: With a 3-train and $199 a major buys no <train> <so>
    Given the Federation owns a 3-train
    And the pool holds a 3-train
    And it is the Federation's turn to buy trains
    When the Federation tries to buy a <train> from <source> for $<price>
    Then it is refused and nothing has changed
    When the Federation buys a 2-train from the Agricultural for $50, with Bob's consent
    Then the Federation owns a 2-train and a 3-train
    And the Federation has $149 in its treasury

    Examples:
      | train   | so                                         | source           | price | clause       |
      | 2-train | of Agricultural without Bob's consent      | the Agricultural | 50    | LA-OR.train-c |
      | 3-train | of its own                                 | the Federation   | 10    | LA-OR.train-c |
      | 2-train | out of the stack, which has no more        | the bank         | 100   | LA-OR.train-b |
      | 2-train | out of the pool, which has none            | the pool         | 100   | LA-OR.train-e |
      | 3-train | out of the stack, which costs a dollar more | the bank        | 200   | LA-OR.train-h |
      | 3-train | out of the pool, which costs a dollar more | the pool         | 200   | LA-OR.train-h |

  @LA-OR.train-i @reading:LA-Q60=a
  Scenario: A major hands a train in for an ∞-train only
    Given it is phase 7
    And the Agricultural owns a 5-train
    And the Federation owns a 6-train
    And the Federation has $900 in its treasury
    And the bank has three 7-trains left
    And it is the Federation's turn to buy trains
    When the Federation tries to buy a 7-train from the bank for $750, handing in a 6-train
    Then it is refused and nothing has changed
    When the Federation buys an ∞-train from the bank for $800, handing in a 6-train
    Then the Federation owns an ∞-train
    And the Federation has $100 in its treasury

  @LA-OR.train-i @reading:LA-Q60=a @reading:LA-Q61=a @reading:LA-Q109=b
  Scenario: If an ∞-train of the pool is part of the offer, the train handed in is the company's own
    Given it is phase 7
    And the Agricultural owns a 5-train
    And the Federation owns a 6-train
    And the Federation has $900 in its treasury
    And the pool holds an ∞-train
    And it is the Federation's turn to buy trains
    When the Federation tries to buy an ∞-train from the pool for $800, handing in a 5-train
    Then it is refused and nothing has changed
    When the Federation buys an ∞-train from the pool for $800, handing in a 6-train
    Then the Federation owns an ∞-train
    And the pool holds a 6-train
