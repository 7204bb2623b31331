Feature: The president decides, played from the deal
  Bob is president of the N&W and Alice of the LV; others have shares of both, and nothing to say.

  @18CH-1-b @18CH-3-m @reading:18CH-Q42=a
  Scenario: At each step the president decides for the N&W, no other shareholder
    Given the game has been played up to the third operating round
    When the N&W, on Alice's word, tries to lay #4 on E11, turned 1
    Then it is refused and nothing has changed
    When the N&W, on Bob's word, lays #4 on E11, turned 1
    Then #4 lies on E11, turned 1
    When the N&W, on Carol's word, tries to place a token in D12
    Then it is refused and nothing has changed
    When the N&W, on Bob's word, places a token in D12
    Then the N&W has $490 in its treasury
    When the N&W, on Carol's word, tries to buy P4 from Alice for $80, with Alice's consent
    Then it is refused and nothing has changed
    When the N&W, on Bob's word, runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W, on Alice's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the N&W, on Bob's word, keeps its revenue
    Then the N&W has $600 in its treasury
    When the N&W, on Alice's word, tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the N&W, on Carol's word, tries to buy P4 from Alice for $80, with Alice's consent
    Then it is refused and nothing has changed
    When the N&W, on Bob's word, buys a 4-train from the bank for $300
    Then the N&W has $300 in its treasury
    When the C&O discards a 3-train
    And the N&W, on Bob's word, buys P4 from Alice for $80, with Alice's consent
    Then the N&W has $220 in its treasury

  @18CH-1-b @18CH-24-a
  Scenario: In need, too, only the president buys the train
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And the LV, on Bob's word, tries to buy a 3-train from the C&O for $100, with Carol's consent
    Then it is refused and nothing has changed
    When the LV, on Alice's word, buys a 3-train from the C&O for $100, with Carol's consent
    Then the LV owns a 3-train
    And the LV has $45 in its treasury
