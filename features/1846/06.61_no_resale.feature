Feature: Private companies are not sold on
  A private company that a corporation has bought stays with it until it closes.

  @1846-6.61-a
  Scenario Outline: A corporation buys of players, not of another corporation, here of one of <president>
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $200 in its treasury
    And the NYC is in operation, opened at $80
    And <president> is president of the NYC with 40%
    And the NYC owns Michigan Central
    And Carol owns the Steamboat
    And it is the GT's turn to build
    When the GT tries to buy Michigan Central from the NYC for $40, with <president>'s consent
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Carol for $40, with Carol's consent
    Then the GT owns the Steamboat
    And the NYC owns Michigan Central
    And Carol has $440

    Examples:
      | president |
      | Bob       |
      | Alice     |

  @1846-6.61-a
  Scenario: The corporation that has just bought it cannot let it go in the same round either
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 2-train
    And the GT has $200 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC has $200 in its treasury
    And Carol owns the Steamboat and Michigan Central
    And it is the GT's turn to buy trains
    When the GT buys Michigan Central from Carol for $10, with Carol's consent
    And the GT buys no train
    And the NYC tries to buy Michigan Central from the GT for $40, with Alice's consent
    Then it is refused and nothing has changed
    When the NYC buys the Steamboat from Carol for $40, with Carol's consent
    Then the NYC owns the Steamboat
    And the GT owns Michigan Central

  @1846-6.61-a
  Scenario Outline: When it is <turn> the GT buys none of another corporation
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the market holds 40% of the GT
    And the GT <owns>
    And the GT has $100 in its treasury
    And #5 lies on B16, joining SW and W
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC owns Michigan Central
    And Carol owns the Steamboat
    And it is <turn>
    When the GT tries to buy Michigan Central from the NYC for $40
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Carol for $20, with Carol's consent
    Then the GT owns the Steamboat
    And the NYC owns Michigan Central
    And the GT has $80 in its treasury

    Examples:
      | turn                                     | owns           |
      | the GT's turn to issue or redeem shares  | owns a 4-train |
      | the GT's turn to build                   | owns a 4-train |
      | the GT's turn to run its trains          | owns a 4-train |
      | the GT's turn to distribute $60          | owns a 4-train |
      | the GT's turn to buy trains              | owns a 4-train |
      | Alice's turn to raise money for the GT   | owns no trains |

  @1846-6.61-a
  Scenario: After a tile too a corporation buys no private company of another
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 4-train
    And the GT has $100 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC owns Michigan Central
    And Carol owns the Steamboat
    And the GT has already laid #5 on B16, joining SW and W, in this turn
    And it is the GT's turn to build
    When the GT tries to buy Michigan Central from the NYC for $40
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Carol for $20, with Carol's consent
    Then the GT owns the Steamboat
    And the NYC owns Michigan Central
