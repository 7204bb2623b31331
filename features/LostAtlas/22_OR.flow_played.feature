Feature: Operating, in a game
  The same, on tables that were reached by playing.

  @LA-OR.flow-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Only the president decides
    Given the game has been played up to the first operating round
    When the Agricultural, on Bob's word, tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the Agricultural, on Alice's word, buys a 2-train from the bank for $100
    Then the Agricultural owns a 2-train

  @LA-OR.flow-e @LA-OR.next-a @LA-OR.next-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The Agricultural comes first, then the Express
    Given the game has been played up to the second operating round
    Then it is the Agricultural's turn to issue or redeem shares
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural ends its turn
    Then it is the Express's turn to issue or redeem shares
