Feature: Interest and repayment of a loan, played from the deal
  The Illinois Central has a loan, three trains and nothing in its treasury.

  Background:
    Given the game has been played up to the interest on a loan

  @18GL-4.6.4-b @18GL-4.8-c @18GL-4.8-d @18GL-4.8-e @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  # what is paid, to whom, when, and out of what
  Scenario: What the treasury lacks is taken off the income
    When the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the IC runs
      | 6H-train | B18 B16 C15 D14 |
    And the IC pays out its revenue
    Then Carol has received $24
    And Bob has received $6
    And the IC has received $30
    And the IC has $30 in its treasury

  @18GL-4.6.4-a @18GL-4.8-c @18GL-4.8-d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: The interest comes out of the treasury first, and goes to the bank
    When the Nickel Plate buys a 4H-train from the IC for $200, with Carol's consent
    Then the IC has $200 in its treasury
    When the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the IC runs
      | 6H-train | B18 B16 C15 D14 |
    Then the IC has $150 in its treasury
    And the bank has received $50
    And no other player or company has gained or lost money
    When the IC pays out its revenue
    Then Carol has received $44

  @18GL-4.7.1-b @18GL-4.8-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: A company with a loan sells a train for no less than what is printed on it
    When the Nickel Plate tries to buy a 6H-train from the IC for $299, with Carol's consent
    Then it is refused and nothing has changed
    When the Nickel Plate buys a 6H-train from the IC for $600, with Carol's consent
    Then the IC has received $600
    And the IC owns two 4H-trains

  @18GL-4.6.9-a @18GL-4.6.9-b @18GL-3.5-i @18GL-4.8-f @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: With $500 in its treasury the company repays the loan, and its price rises
    When the Nickel Plate buys a 6H-train from the IC for $600, with Carol's consent
    And the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the IC runs
      | 4H-train | B18 B16 C15 D14 |
    And the IC keeps its revenue
    Then the IC has $660 in its treasury
    And the IC stands at $10 in row 7
    When the IC repays a loan
    Then the IC has no loans
    And the IC has $160 in its treasury
    And the bank has received $500
    And the IC stands at $20 in row 7

  @18GL-4.6.9-a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: With less in its treasury it does not repay
    When the Nickel Plate buys a 6H-train from the IC for $439, with Carol's consent
    And the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the IC runs
      | 4H-train | B18 B16 C15 D14 |
    And the IC keeps its revenue
    Then the IC has $499 in its treasury
    # No legal twin: only at the end of its next turn it may have the money.
    When the IC tries to repay a loan
    Then it is refused and nothing has changed

  # the sale to the Nickel Plate has brought $600; the loan is repaid at the end of the turn, and trains are sold in the next round
  @18GL-4.6.8-l @18GL-4.7.1-c @18GL-4.8-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: A company that has repaid its loan sells a train below what is printed on it
    When the Nickel Plate buys a 6H-train from the IC for $600, with Carol's consent
    And the Nickel Plate tries to buy a 4H-train from the IC for $199, with Carol's consent
    Then it is refused and nothing has changed
    When the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the IC runs
      | 4H-train | B18 B16 C15 D14 |
    And the IC keeps its revenue
    And the IC repays a loan
    Then the IC has no loans
    When the IC ends its turn
    And everybody passes
    And the NYC runs
      | 4H-train | L14 K15 L16 M17 N18 |
      | 4H-train | L14 M15 N14         |
    And the NYC keeps its revenue
    And the NYC buys a 4H-train from the IC for $1, with Carol's consent
    Then the IC has received $1
    And the IC owns a 4H-train
    And the NYC owns three 4H-trains
