Feature: A price that falls to nothing
  Below $10 the stock track has a space of $0. The text does not say what becomes of a company there (LA-Q59).

  Background: The Express stands at $10
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $90
    And the Express is in operation, opened at $60
    And the Express stands at $10
    And the Express has $130 in its treasury
    And the Express owns a 3-train
    And the shares are held thus
      | Agricultural | president Carol 40% |           |
      | Express      | president Bob 40%   | Alice 40% |

  @LA-SR.sell-f @reading:LA-Q59=a
  Scenario: A company whose price falls to nothing closes
    When Alice sells 20% of the Express
    Then Alice has received $10
    When Alice buys 20% of the Agricultural from its treasury
    Then the Express is no longer in the game
    And the pool holds a 3-train
    And Bob has $300
    And Alice has $220

  @LA-SR.sell-f @reading:LA-Q59=b
  Scenario: A price does not fall below $10
    When Alice sells 40% of the Express
    Then Alice has received $20
    When Alice buys 20% of the Agricultural from its treasury
    Then the Express stands at $10
    And Bob is president of the Express with 40%
    And the Express has $130 in its treasury
    And the Express owns a 3-train

  @LA-SR.sell-f
  Scenario: From $20 a price falls to $10, and the company goes on
    Given the Express stands at $20
    When Alice sells 40% of the Express
    And Alice passes
    Then the Express stands at $10
    And Bob is president of the Express with 40%
    And the Express has $130 in its treasury
