Feature: The end of the game, played from the deal
  Two of three presidents are bankrupt. Bob has $82, half of the Illinois Central, which stands at $50, and the Mail
  Contract, $80; what is in the treasury of his corporation does not count.

  @1846-9-b @1846-9-c @1846-9-d @1846-S.GameEnd-b @1846-7-a @reading:1846-Q01=b @reading:1846-Q06=b @reading:1846-Q22=b
  Scenario: When all players but one are bankrupt the game is over, and he wins
    Given the game has been played up to the eve of phase III
    When the IC buys a 5-train from the bank for $500
    And the IC buys a 3/5-train from the GT for $1, with Alice's consent
    And the IC ends its turn
    And the B&O runs
      | 4-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O buys a 3/5-train from the GT for $45, with Alice's consent
    And the B&O ends its turn
    And Carol buys the president's certificate of the PRR at an opening price of $40
    And everybody passes
    And the IC runs
      | 4-train   | G9 G7 H6 I5 | |
      | 3/5-train | I5 J4 K3    | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And Alice sells 10% of the GT
    And Alice declares bankruptcy
    Then the end of the game is not in sight
    When the PRR issues two shares
    And the PRR lays no track
    And Carol sells 10% of the B&O
    And Carol sells 10% of the B&O
    And Carol declares bankruptcy
    Then the game is over, because all players but one are bankrupt
    And Bob is worth $412 in the end
    And Carol is worth $0 in the end
    And Alice is worth $0 in the end
    And Bob wins
