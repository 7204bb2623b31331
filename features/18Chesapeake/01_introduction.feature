Feature: What the game is about
  Players are shareholders, not railways. Whoever holds most shares of a company is its president and decides for it:
  where track is laid, which trains are bought, whether a dividend is paid. Trains grow old and are scrapped, so they
  have to be replaced in time. In the end only one thing counts: who has the most money.

  Background: Alice is president of the N&W, Bob is a shareholder
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 40%
    And Bob holds 30% of the N&W
    And the N&W owns a 3-train
    And the N&W has $600 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%

  # ------------------------------------------------------------------------------------------ the president decides

  @18CH-1-b
  Scenario: The president lays track for the company, no other shareholder
    Given it is the N&W's turn to lay track
    When the N&W, on Bob's word, tries to lay #57 on C13, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W, on Alice's word, lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE
    And the N&W has $520 in its treasury

  @18CH-1-b
  Scenario: The president buys trains for the company, no other shareholder
    Given it is the N&W's turn to buy trains
    When the N&W, on Bob's word, tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W, on Alice's word, buys a 3-train from the bank for $180
    Then the N&W owns two 3-trains
    And the N&W has $420 in its treasury

  @18CH-1-b
  Scenario: The president decides on the dividend, no other shareholder
    Given it is the N&W's turn to distribute $100
    When the N&W, on Bob's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the N&W, on Alice's word, keeps its revenue
    Then the N&W has $700 in its treasury

  @18CH-1-b
  Scenario: The player with most shares is president, so a sale can bring another
    Given it is Alice's turn to trade in stock round 2
    When Alice sells 20% of the N&W
    Then Bob is president of the N&W with 30%
    And Alice holds 20% of the N&W
    When Alice passes
    And everybody passes
    Then it is operating round 2.1
    When the N&W, on Alice's word, tries to lay #57 on C13, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W, on Bob's word, lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE

  # --------------------------------------------------------------------------------------------- trains grow old

  @18CH-1-c @18CH-2-g @18CH-26-p
  Scenario: A company that has not replaced its old trains in time stands there without one
    Given the bank has no 3-trains left
    And the C&O owns two 2-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    Then the C&O owns no trains
    And the N&W owns a 3-train and a 4-train

  # ------------------------------------------------------------------------------------------------- the winner

  @18CH-1-d @18CH-28-c
  Scenario: The richest player has won, not the one with the richest company
    Given it is phase 5
    And the N&W owns a 5-train
    And Alice has $2,000
    And Bob has $2,500
    And Carol has $1,110
    And the N&W has $2,400 in its treasury
    And the bank has broken, the game ending after operating round 2.3
    And it is the C&O's turn to buy trains in operating round 2.3
    When the C&O ends its turn
    Then Alice is worth $2,380 in the end
    And Bob is worth $3,265 in the end
    And Bob wins
