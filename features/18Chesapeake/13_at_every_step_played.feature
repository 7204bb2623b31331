Feature: Private companies at every step of a turn, played from the deal
  A company buys private companies whenever it likes in its own turn. What is asked of the price, the owner and the
  treasury is the same at each step, for the company that operates first and for those after it.

  @18CH-13-b @18CH-13-c @18CH-13-d @18CH-12-r
  Scenario: At every step the company that operates first needs the owner's consent, a fair price, and a player who owns it
    Given the game has been played up to the third operating round
    When the N&W tries to buy P2 from the LV for $40
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $161, with Alice's consent
    Then it is refused and nothing has changed
    When the N&W lays no track
    And the N&W tries to buy P2 from the LV for $40
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $161, with Alice's consent
    Then it is refused and nothing has changed
    When the N&W places no token
    And the N&W tries to buy P2 from the LV for $40
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $161, with Alice's consent
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W tries to buy P2 from the LV for $40
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $161, with Alice's consent
    Then it is refused and nothing has changed
    When the N&W pays out its revenue
    And the N&W tries to buy P2 from the LV for $40
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the N&W tries to buy P4 from Alice for $161, with Alice's consent
    Then it is refused and nothing has changed
    When the N&W buys P4 from Alice for $160, with Alice's consent
    Then the N&W owns P4
    And the N&W has $370 in its treasury

  @18CH-13-b @18CH-13-c @18CH-13-d @18CH-12-r
  Scenario: At every step the company that operates second needs the owner's consent, a fair price, and a player who owns it
    Given the game has been played up to the third operating round in the north
    When the PRR buys P1 from Alice for $20, with Alice's consent
    And the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR tries to buy P1 from the PRR for $20
    Then it is refused and nothing has changed
    When the SRR tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the SRR tries to buy P4 from Alice for $39, with Alice's consent
    Then it is refused and nothing has changed
    When the SRR lays #14 on H4, turned 1
    And the SRR places no token
    And the SRR tries to buy P1 from the PRR for $20
    Then it is refused and nothing has changed
    When the SRR tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the SRR tries to buy P4 from Alice for $39, with Alice's consent
    Then it is refused and nothing has changed
    When the SRR runs
      | 2-train | H4 I5 |
    And the SRR tries to buy P1 from the PRR for $20
    Then it is refused and nothing has changed
    When the SRR tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the SRR tries to buy P4 from Alice for $39, with Alice's consent
    Then it is refused and nothing has changed
    When the SRR keeps its revenue
    And the SRR tries to buy P1 from the PRR for $20
    Then it is refused and nothing has changed
    When the SRR tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the SRR tries to buy P4 from Alice for $39, with Alice's consent
    Then it is refused and nothing has changed
    When the SRR buys P4 from Alice for $40, with Alice's consent
    Then the SRR owns P4
    And the PRR owns P1
    And the SRR has $280 in its treasury

  @18CH-13-f @18CH-12-r
  Scenario: At every step the company that operates first pays no more than it has
    Given the game has been played up to the third operating round in the north
    When the PRR buys P5 from Alice for $200, with Alice's consent
    And the PRR buys P2 from Bob for $80, with Bob's consent
    Then the PRR has $80 in its treasury
    When the PRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays no track
    And the PRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR places no token
    And the PRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR runs
      | 2-train | E3 F2 |
    And the PRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR pays out its revenue
    And the PRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR buys P4 from Alice for $80, with Alice's consent
    Then the PRR owns P2, P4 and P5
    And the PRR has $0 in its treasury

  @18CH-13-f @18CH-12-r
  Scenario: At every step the company that operates second pays no more than it has
    Given the game has been played up to the third operating round in the north
    When the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR buys P5 from Alice for $200, with Alice's consent
    Then the SRR has $80 in its treasury
    When the SRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the SRR lays #14 on H4, turned 1
    And the SRR places no token
    And the SRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the SRR runs
      | 2-train | H4 I5 |
    And the SRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the SRR pays out its revenue
    And the SRR tries to buy P4 from Alice for $81, with Alice's consent
    Then it is refused and nothing has changed
    When the SRR buys P4 from Alice for $80, with Alice's consent
    Then the SRR owns P4 and P5
    And the SRR has $0 in its treasury

  @18CH-13-a @18CH-26-n @18CH-12-r
  Scenario: At no step of phase 2 does the company that operates first buy a private company
    Given the game has been played up to the second operating round
    When the N&W tries to buy P2 from Bob for $40
    Then it is refused and nothing has changed
    When the N&W lays #57 on D12, turned 1
    And the N&W tries to buy P2 from Bob for $40
    Then it is refused and nothing has changed
    When the N&W places no token
    And the N&W tries to buy P2 from Bob for $40
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W tries to buy P2 from Bob for $40
    Then it is refused and nothing has changed
    When the N&W pays out its revenue
    And the N&W tries to buy P2 from Bob for $40
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    And the N&W buys P2 from Bob for $40
    Then the N&W owns P2
    And the N&W has $490 in its treasury

  @18CH-13-a @18CH-26-n @18CH-12-r
  Scenario: At no step of phase 2 does a company that operates later buy a private company
    Given the game has been played up to the second operating round
    When the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    And the N&W ends its turn
    And the C&O ends its turn
    # No legal twin: in phase 2 no company buys a private company.
    And the LV tries to buy P1 from Alice for $20
    Then it is refused and nothing has changed
    When the LV lays no track
    # No legal twin: in phase 2 no company buys a private company.
    And the LV tries to buy P1 from Alice for $20
    Then it is refused and nothing has changed
    When the LV runs
      | 2-train | J2 K1 |
    # No legal twin: in phase 2 no company buys a private company.
    And the LV tries to buy P1 from Alice for $20
    Then it is refused and nothing has changed
    When the LV keeps its revenue
    Then the LV has $430 in its treasury

  # P4 is Alice's, P2 Bob's; Carol is president of the PRR.
  @18CH-13-d @18CH-12-r
  Scenario: A private company is bought of its owner by the company on turn, not by another one of the same president
    Given the game has been played up to the third operating round in the north
    When the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR runs
      | 2-train | H4 I5 |
    And the SRR keeps its revenue
    And the SRR ends its turn
    And the C&A tries to buy P4 from Alice for $80
    Then it is refused and nothing has changed
    When the B&O buys P4 from Alice for $80
    Then the B&O owns P4
    And the B&O has $360 in its treasury
    And Alice has received $80
    And no other player or company has gained or lost money
