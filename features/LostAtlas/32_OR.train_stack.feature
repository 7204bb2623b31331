Feature: Trains out of the stack
  A company buys the train that lies on top of the stack, at the price on its face, as many as it has room and money for.
  The stack goes from the 2-trains at $100 to the 6-trains at $550; the last cards are 7-trains at $750 on one side and
  ∞-trains at $1,000 on the other.

  Background: Tunneling has a turn
    Given 3 players at the table in phase 2 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $2,000 in its treasury
    And it is the Tunneling's turn to buy trains

  @LA-OR.train-b
  Scenario Outline: A <train>-train out of the stack costs $<price>
    Given it is phase <train>
    When the Tunneling tries to buy a <train>-train from the bank for $<less>
    Then it is refused and nothing has changed
    When the Tunneling tries to buy a <train>-train from the bank for $<more>
    Then it is refused and nothing has changed
    # proves LA-OR.train-b
    When the Tunneling buys a <train>-train from the bank for $<price>
    # proves LA-OR.train-b
    Then the Tunneling owns a <train>-train
    # proves LA-OR.train-b
    And the Tunneling has paid $<price>
    And no other player or company has gained or lost money

    Examples:
      | train | price | less | more |
      | 2     | 100   | 99   | 101  |
      | 3     | 200   | 199  | 201  |
      | 4     | 300   | 299  | 301  |
      | 5     | 450   | 449  | 451  |
      | 6     | 550   | 549  | 551  |
      | 7     | 750   | 749  | 751  |

  @LA-OR.train-b
  Scenario Outline: In the last phase the top card is bought as <bought> or as <other>
    Given it is phase 7
    And the bank has two 7-trains left
    When the Tunneling tries to buy <bought> from the bank for $<wrong>
    Then it is refused and nothing has changed
    When the Tunneling buys <bought> from the bank for $<price>
    Then the Tunneling owns <bought>
    And the Tunneling has paid $<price>
    And the bank has one 7-train left

    Examples:
      | bought     | price | other      | wrong |
      | a 7-train  | 750   | an ∞-train | 1,000 |
      | an ∞-train | 1,000 | a 7-train  | 750   |

  @LA-OR.train-b
  Scenario Outline: With <left> 2-train left the stack does not sell a <train>-train
    Given the bank has <left> 2-train left
    When the Tunneling tries to buy <wanted> from the bank for $<price>
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the bank for $100
    Then the next train of the bank is a 3-train
    And the bank has no 2-trains left

    Examples:
      | left | train | wanted     | price |
      | one  | 3     | a 3-train  | 200   |
      | one  | 4     | a 4-train  | 300   |
      | one  | 7     | a 7-train  | 750   |
      | one  | ∞     | an ∞-train | 1,000 |

  @LA-OR.train-b @LA-OR.train-g
  Scenario: When the last train of a kind is sold the next kind is on top
    Given the bank has one 2-train left
    When the Tunneling buys a 2-train from the bank for $100
    And the Tunneling buys a 3-train from the bank for $200
    Then the Tunneling owns a 2-train and a 3-train
    And the Tunneling has $1,700 in its treasury
    And it is phase 3

  @LA-OR.train-b
  Scenario: A train that has been sold out of the stack is not sold out of it again
    Given it is phase 4
    And the bank has one 4-train left
    When the Tunneling buys a 4-train from the bank for $300
    And the Tunneling tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the Tunneling buys a 5-train from the bank for $450
    Then it is phase 5

  @LA-OR.train-g
  Scenario: With $200 a company buys two 2-trains
    Given the Tunneling has $200 in its treasury
    When the Tunneling buys a 2-train from the bank for $100
    And the Tunneling buys a 2-train from the bank for $100
    Then the Tunneling owns two 2-trains
    And the Tunneling has $0 in its treasury

  @LA-OR.train-g @LA-OR.train-h
  Scenario: With $199 it buys one
    Given the Tunneling has $199 in its treasury
    When the Tunneling buys a 2-train from the bank for $100
    And the Tunneling tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    And the Tunneling owns a 2-train
    And the Tunneling has $99 in its treasury

  @LA-OR.train-g
  Scenario: Several trains may come from several sellers
    Given the Eastern Mining is in operation, opened at $70
    And Bob is president of the Eastern Mining with 60%
    And the Eastern Mining owns two 2-trains
    And it is the Tunneling's turn to buy trains
    When the Tunneling buys a 2-train from the Eastern Mining for $30, with Bob's consent
    And the Tunneling buys a 2-train from the bank for $100
    Then the Tunneling owns two 2-trains
    And the Tunneling has $1,870 in its treasury
    And the Eastern Mining owns a 2-train
