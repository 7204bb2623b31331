Feature: Where the first train of a new minor comes from
  What stack and pool have not got, and what another company has not got, is not bought before the first run either.

  Background: Resourceful of Alice's at 1,3 has just been launched; Expansive, which has had its turn, has a 3-train
    Given 3 players at the table in phase 3
    And the Expansive is in operation, opened at $90
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 3-train
    And the Resourceful has floated, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful has $350 in its treasury
    And the pool holds a 3-train
    And the bank has one 3-train left
    And it is the Resourceful's turn to buy its first train

  @LA-OR.train-b @LA-OR.train-e @LA-OR.lead-a
  Scenario Outline: <source> has no <train>
    When the Resourceful tries to buy a <train> from <source> for $<price>
    Then it is refused and nothing has changed
    When the Resourceful buys a 3-train from <source> for $200
    Then the Resourceful owns a 3-train
    And the Resourceful has $150 in its treasury

    Examples:
      | source   | train   | price | clause        |
      | the bank | 2-train | 100   | LA-OR.train-b |
      | the bank | 4-train | 300   | LA-OR.train-b |
      | the pool | 2-train | 100   | LA-OR.train-e |

  @LA-OR.train-c @LA-OR.lead-a @reading:LA-Q41=c
  Scenario: If it may buy of another company, that company has to have the train
    When the Resourceful tries to buy a 2-train from the Expansive for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the Resourceful buys a 3-train from the Expansive for $10, with Bob's consent
    Then the Resourceful owns a 3-train
    And the Expansive owns no trains

  @LA-OR.lead-a @reading:LA-Q41=a
  Scenario: Also a minor that is not the first in the round buys its first train of no other company
    When the Resourceful tries to buy a 3-train from the Expansive for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the Resourceful buys a 3-train from the bank for $200
    Then the Resourceful owns a 3-train
    And the Expansive owns a 3-train
