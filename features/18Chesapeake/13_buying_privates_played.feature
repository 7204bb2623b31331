Feature: Companies buying private companies, played from the deal
  From phase 3 on, until phase 5 closes them, a public company may buy private companies from players, for anything
  between half and twice the face value that both agree on.

  # 26-n and 3-e say again what 13-a says.
  @18CH-13-a @18CH-26-n @18CH-3-e
  Scenario: Private companies can be bought from the moment when phase 3 begins
    Given the game has been played up to the second operating round
    When the N&W tries to buy P2 from Bob for $40
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    And the N&W buys a 3-train from the bank for $180
    Then it is phase 3
    When the N&W buys P2 from Bob for $40
    Then the N&W owns P2
    And Bob has received $40
    And the N&W has $490 in its treasury

  @18CH-13-a
  Scenario: In phase 4 private companies can still be bought
    Given the game has been played up to the first turn of phase 4
    When the LV buys P4 from Alice for $100
    Then the LV owns P1, P2, P3 and P4
    And Alice has $130
    And the LV has $45 in its treasury

  @18CH-13-b
  Scenario Outline: <private> costs <least> to <most>
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to buy <private> from <owner> for <too little>, with <owner>'s consent
    Then it is refused and nothing has changed
    When the C&O tries to buy <private> from <owner> for <too much>, with <owner>'s consent
    Then it is refused and nothing has changed
    When the C&O buys <private> from <owner> for <price>, with <owner>'s consent
    Then the C&O owns <private>
    And the C&O has paid <price>
    And <owner> has received <price>

    Examples:
      | private | owner | least | most | too little | too much | price |
      | P1      | Alice | $10   | $40  | $9         | $41      | $10   |
      | P1      | Alice | $10   | $40  | $9         | $41      | $40   |
      | P2      | Bob   | $20   | $80  | $19        | $81      | $20   |
      | P2      | Bob   | $20   | $80  | $19        | $81      | $80   |
      | P3      | Carol | $25   | $100 | $24        | $101     | $25   |
      | P3      | Carol | $25   | $100 | $24        | $101     | $100  |
      | P4      | Alice | $40   | $160 | $39        | $161     | $40   |
      | P4      | Alice | $40   | $160 | $39        | $161     | $160  |
      | P5      | Alice | $50   | $200 | $49        | $201     | $50   |
      | P5      | Alice | $50   | $200 | $49        | $201     | $200  |

  @18CH-13-c
  Scenario: Without the consent of the owner nothing is sold
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to buy P2 from Bob for $60
    Then it is refused and nothing has changed
    When the C&O buys P2 from Bob for $60, with Bob's consent
    Then the C&O owns P2
    And Bob has received $60

  @18CH-13-d @18CH-3-h
  Scenario: What a company has bought it does not sell again
    Given the game has been played up to the third operating round
    When the N&W tries to buy P2 from the LV for $40, with Alice's consent
    Then it is refused and nothing has changed
    When the N&W buys P4 from Alice for $80, with Alice's consent
    Then the N&W owns P4
    And the LV owns P1, P2 and P3

  @18CH-13-d @18CH-13-e @18CH-13-f
  Scenario: The treasury pays the owner, and the company has the certificate
    Given the game has been played up to the first turn of phase 3
    When the C&O buys P4 from Alice for $120, with Alice's consent
    Then the C&O owns P4
    And Alice owns P1 and P5
    And the C&O has paid $120
    And Alice has received $120
    And no other player or company has gained or lost money
    And the bank has received $0
