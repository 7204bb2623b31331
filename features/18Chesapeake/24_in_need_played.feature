Feature: What is refused in need, played from the deal
  The LV, without a train, has $145 and its president Alice $30. There is a 3-train in the pool for $180, and the C&O has
  three of them.

  # More than five clauses: what is tried for the same train.
  @18CH-24-a @18CH-24-b @18CH-24-g @18CH-24-m @18CH-23-e @18CH-23-k @18CH-9-a
  Scenario: In need, too, trains and money come from where they are
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And the LV tries to buy no train
    Then it is refused and nothing has changed
    When the LV tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the LV tries to buy a 4-train from the pool for $150
    Then it is refused and nothing has changed
    When the LV tries to buy a 2-train from the C&O for $100, with Carol's consent
    Then it is refused and nothing has changed
    When the LV tries to buy a 3-train from the C&O for $150
    Then it is refused and nothing has changed
    When the LV tries to buy a 3-train from the C&O for $176, with Carol's consent
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the SRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the SRR
    And the LV buys a 3-train from the pool for $180
    Then the LV owns a 3-train
    And Alice has $65

  @18CH-24-m @18CH-24-a
  Scenario: A president whose money suffices after a sale is not bankrupt
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the SRR
    # No legal twin: while there is money enough nobody can be bankrupt.
    And Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the LV buys a 3-train from the pool for $180
    Then Alice has $65
    And the LV owns a 3-train

  # Alice's president's certificates nobody can take over; she has two shares of each of three companies.
  @18CH-4-f @18CH-24-k @18CH-24-m @18CH-12-e
  Scenario: In need, too, president's certificates stay where nobody can take them over
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    And Alice tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the PLE
    Then it is refused and nothing has changed
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    Then Alice has $70
    And Alice is president of the PRR with 20%
    When Alice declares bankruptcy
    Then Alice is bankrupt

  # ------------------------------------------------------------------------------------ when a train must be had

  @18CH-12-q @18CH-23-h
  Scenario: The company that operates second has to buy a train as well, when it has built a route
    Given the game has been played up to the first operating round
    When the N&W ends its turn
    And the C&O lays #57 on G13, joining NW and SE
    And the C&O tries to buy no train
    Then it is refused and nothing has changed
    When the C&O buys a 2-train from the bank for $80
    And the C&O buys no train
    Then the C&O has $720 in its treasury
    And it is the LV's turn to lay track

  # ------------------------------------------------------------------------------------ limits of trains

  @18CH-23-d @18CH-26-s @18CH-23-w @reading:18CH-Q48=a
  Scenario: At the limit of three a company buys no train of another one either
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W ends its turn
    And the LV runs
      | 3-train | J4 (N) K3 (SW) L2 |
    And the LV keeps its revenue
    And the LV buys a 4-train from the N&W for $1, with Bob's consent
    Then the LV owns a 3-train and a 4-train
    When the LV ends its turn
    And the C&O runs
      | 3-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O tries to buy a 3-train from the N&W for $1, with Bob's consent
    Then it is refused and nothing has changed
    And the C&O owns three 3-trains

  @18CH-23-d @18CH-26-y @18CH-23-w @reading:18CH-Q48=a
  Scenario: At the limit of two a company buys no train out of the pool either
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W buys a 5-train from the bank for $500
    And the N&W discards a 3-train
    And the C&O discards a 3-train
    And the N&W tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the N&W ends its turn
    And the LV runs
      | 3-train | J4 (N) K3 (SW) L2 |
    And the LV keeps its revenue
    And the LV buys a 3-train from the pool for $180
    Then the LV owns two 3-trains
    When the LV tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed

  @18CH-23-j @18CH-23-a @18CH-23-k
  Scenario: For a train of the pool, too, the treasury of a company with trains has to suffice
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W pays out its revenue
    And the N&W buys a 4-train from the bank for $300
    And the C&O discards a 3-train
    And the N&W buys P4 from Alice for $51, with Alice's consent
    Then the N&W has $179 in its treasury
    When the N&W tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $179, with Carol's consent
    Then the N&W has $0 in its treasury
    And the N&W owns two 3-trains and a 4-train

  # ------------------------------------------------------------------------------------ trains handed in

  @18CH-23-ag @18CH-23-s @18CH-23-u @reading:18CH-Q48=a
  Scenario: A train is handed in for a D-train of the bank only, and only by its owner
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W tries to buy a D-train from the bank for $700, handing in a 3-train
    Then it is refused and nothing has changed
    When the N&W tries to buy a 6-train from the SRR for $700, handing in a 5-train, with Carol's consent
    Then it is refused and nothing has changed
    When the N&W tries to buy a 6-train from the bank for $630, handing in a 5-train
    Then it is refused and nothing has changed
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then the N&W owns a D-train
    And the pool holds a 5-train

  # ------------------------------------------------------------------------------------ the trade-in, once more

  @18CH-23-s @18CH-23-ag @18CH-23-u @reading:18CH-Q48=a
  Scenario: A D-train without a train handed in costs $900
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then the N&W has $710 in its treasury
    When the N&W tries to buy a D-train from the bank for $710
    Then it is refused and nothing has changed
    When the N&W buys a 5-train from the pool for $500
    Then the N&W has $210 in its treasury
