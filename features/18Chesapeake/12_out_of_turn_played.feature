Feature: Everything in its turn, played from the deal
  While one company has its turn no other does anything that it could do in its own, and each step has its place.

  # More than five clauses: what another company tries step by step.
  @18CH-12-e @18CH-12-l @18CH-12-p @18CH-15-a @18CH-22-a @18CH-23-ab @18CH-12-r @18CH-23-aj
  Scenario: While the first company operates, the second one does nothing
    Given the game has been played up to the third operating round in the north
    When the SRR tries to lay #14 on H4, turned 1
    Then it is refused and nothing has changed
    When the PRR lays #15 on F2, turned 4
    And the SRR tries to lay #14 on H4, turned 1
    Then it is refused and nothing has changed
    When the PRR places no token
    And the SRR tries to run
      | 2-train | H4 I5 |
    Then it is refused and nothing has changed
    When the PRR tries to keep its revenue
    Then it is refused and nothing has changed
    When the PRR runs
      | 2-train | E3 F2 |
    And the SRR tries to keep its revenue
    Then it is refused and nothing has changed
    When the PRR tries to place a token in E3
    Then it is refused and nothing has changed
    When the PRR tries to buy no train
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the PRR keeps its revenue
    Then the PRR has $410 in its treasury
    When the SRR tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the SRR tries to buy no train
    Then it is refused and nothing has changed
    When the SRR tries to buy P2 from Bob for $40
    Then it is refused and nothing has changed
    When the PRR tries to lay #15 on E3, turned 4
    Then it is refused and nothing has changed
    When the PRR tries to run
      | 2-train | E3 F2 |
    Then it is refused and nothing has changed
    When the PRR buys a 3-train from the bank for $180
    Then the PRR has $230 in its treasury
    And the SRR has $280 in its treasury
    When the PRR ends its turn
    And the SRR buys P2 from Bob for $40
    And the SRR lays #4 on G3, turned 2
    And the SRR places a token in F2
    Then the SRR has $160 in its treasury

  @18CH-12-e @18CH-20-b @18CH-12-l @reading:18CH-Q48=a
  Scenario: While the B&O may place a token, the C&A of the same president does not
    Given the game has been played up to the fourth operating round in the north
    When the B&O lays #9 on E7, turned 2
    And the C&A tries to place a token in J4 (S)
    Then it is refused and nothing has changed
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only
    And the B&O has $400 in its treasury
    And the C&A has $400 in its treasury
    And the C&A has tokens in J6 only

  # Both have #9 to lay, both a route to run, both a revenue; Alice is president of both.
  @18CH-15-a @18CH-12-e @18CH-22-a @reading:18CH-Q48=a
  Scenario: What the B&O builds, pays and earns is not the C&A's, though Alice is president of both
    Given the game has been played up to the fourth operating round in the north
    When the C&A tries to lay #9 on J8, turned 0
    Then it is refused and nothing has changed
    When the B&O lays #7 on G9, turned 1
    Then the B&O has $400 in its treasury
    And the C&A has $400 in its treasury
    When the B&O places a token in F8
    Then the B&O has $360 in its treasury
    And the C&A has $400 in its treasury
    And the C&A has 1 token left
    When the C&A tries to run
      | 2-train | J4 (S) J6 |
    Then it is refused and nothing has changed
    When the B&O runs
      | 2-train | H6 (SW) G7 F8 |
    Then the B&O has earned $70
    When the C&A tries to keep its revenue
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    Then the B&O has $430 in its treasury
    And the C&A has $400 in its treasury
    When the B&O buys a 4-train from the bank for $300
    Then the B&O owns a 3-train and a 4-train
    And the C&A owns a 3-train
    And the B&O has $130 in its treasury
    And the C&A has $400 in its treasury
    When the B&O buys P1 from Alice for $40
    Then the B&O owns P1
    And the B&O has $90 in its treasury
    And the C&A has $400 in its treasury
    When the B&O ends its turn
    And the C&A lays #9 on J8, turned 0
    Then the C&A has $400 in its treasury
    And the B&O has $90 in its treasury

  @18CH-23-ac @18CH-12-r @18CH-23-ab @18CH-12-l @18CH-13-a
  Scenario: A company that has to discard a train in another's turn does that and nothing else
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W keeps its revenue
    And the N&W buys a 4-train from the bank for $300
    And the C&O tries to buy P4 from Alice for $40, with Alice's consent
    Then it is refused and nothing has changed
    When the C&O tries to discard a 2-train
    Then it is refused and nothing has changed
    When the C&O discards a 3-train
    Then the C&O owns three 3-trains
    When the N&W tries to discard a 2-train
    Then it is refused and nothing has changed
    When the N&W tries to discard a 3-train
    Then it is refused and nothing has changed
    When the N&W buys P4 from Alice for $40, with Alice's consent
    Then the N&W owns P4

  # The networks of the PRR and the SRR have met; what one of them tries the other could do.
  @18CH-12-e @18CH-15-a @18CH-20-b @reading:18CH-Q48=a
  Scenario: The SRR does not build for the PRR, where both could
    Given the game has been played up to the fifth operating round in the north
    When the SRR tries to lay #15 on E3, turned 4
    Then it is refused and nothing has changed
    When the PRR lays #26 on D4, turned 4
    And the SRR tries to place a token in E3
    Then it is refused and nothing has changed
    When the PRR places a token in E3
    Then the PRR has $240 in its treasury
    And the SRR has $240 in its treasury
    And the SRR has 1 token left

  @18CH-12-e @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: Nor does it run for the PRR
    Given the game has been played up to the last turn in the north
    When the C&A runs
      | 3-train | J4 (S) J6 |
    And the C&A keeps its revenue
    And the C&A ends its turn
    And the SRR tries to run
      | 3-train | F2 G3 H4 |
    Then it is refused and nothing has changed
    When the PRR lays no track
    And the PRR places no token
    And the SRR tries to run
      | 3-train | F2 G3 H4 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 3-train | E3 F2 G3 |
    Then the PRR has earned $60
    When the SRR tries to keep its revenue
    Then it is refused and nothing has changed
    When the PRR keeps its revenue
    Then the PRR has $300 in its treasury
    And the SRR has $200 in its treasury

  @18CH-12-e @18CH-24-m
  Scenario: Only the president who has to help can be bankrupt by it
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the LV
    And Carol tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the game is over, because a player is bankrupt
