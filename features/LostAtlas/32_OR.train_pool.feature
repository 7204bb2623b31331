Feature: Trains out of the bank pool
  Trains that have come back to the bank, from companies above a new limit, for an ∞-train or from companies that closed,
  lie in the bank pool. They are sold at the price printed on them, whether or not the stack still has such trains.

  Background: Tunneling has a turn; the pool has a 3-train and a 4-train
    Given 3 players at the table in phase 5 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $460 in its treasury
    And the pool holds a 3-train and a 4-train
    And it is the Tunneling's turn to buy trains

  @LA-OR.train-e
  Scenario Outline: A <train> out of the pool costs $<price>
    When the Tunneling tries to buy a <train> from the pool for $<less>
    # proves LA-OR.train-e
    Then it is refused and nothing has changed
    When the Tunneling tries to buy a <train> from the pool for $<more>
    # proves LA-OR.train-e
    Then it is refused and nothing has changed
    # proves LA-OR.train-e
    When the Tunneling buys a <train> from the pool for $<price>
    # proves LA-OR.train-e
    Then the Tunneling owns a <train>
    # proves LA-OR.train-e
    And the Tunneling has paid $<price>
    # proves LA-OR.train-e
    And the pool holds a <rest>
    And no other player or company has gained or lost money

    Examples:
      | train   | price | less | more | rest    |
      | 3-train | 200   | 199  | 201  | 4-train |
      | 4-train | 300   | 299  | 301  | 3-train |

  @LA-OR.train-e
  Scenario: A train that does not lie in the pool is not bought there
    When the Tunneling tries to buy a 5-train from the pool for $450
    Then it is refused and nothing has changed
    When the Tunneling buys a 4-train from the pool for $300
    Then the Tunneling owns a 4-train
    And the Tunneling has $160 in its treasury

  @LA-OR.train-e @LA-OR.train-b
  Scenario: A train in the pool does not stop the sale of the stack
    Given the bank has two 5-trains left
    When the Tunneling buys a 5-train from the bank for $450
    Then the Tunneling owns a 5-train
    And the pool holds a 3-train and a 4-train
    And the bank has one 5-train left

  @LA-OR.train-e @reading:LA-Q110=a
  Scenario Outline: A <train> that has come back is sold as what it was
    Given it is phase 7
    And the Tunneling has $1,100 in its treasury
    And the pool holds <train>
    When the Tunneling tries to buy <other> from the pool for $<face>
    Then it is refused and nothing has changed
    When the Tunneling buys <train> from the pool for $<price>
    Then the Tunneling owns <train>
    And the Tunneling has paid $<price>

    Examples:
      | train      | other      | face  | price |
      | a 7-train  | an ∞-train | 1,000 | 750   |
      | an ∞-train | a 7-train  | 750   | 1,000 |

  @LA-OR.train-e @reading:LA-Q110=b
  Scenario Outline: A <train> that has come back may be bought as the other side of its card
    Given it is phase 7
    And the Tunneling has $1,100 in its treasury
    And the pool holds <train>
    When the Tunneling buys <other> from the pool for $<face>
    Then the Tunneling owns <other>
    And the Tunneling has paid $<face>
    And the pool holds no trains

    Examples:
      | train      | other      | face  |
      | a 7-train  | an ∞-train | 1,000 |
      | an ∞-train | a 7-train  | 750   |
