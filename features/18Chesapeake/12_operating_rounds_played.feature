Feature: Operating rounds, played from the deal
  In an operating round the private companies pay and every floated company takes one turn, the dearest first. A turn
  has five steps in a fixed order: track, token, running trains, distributing revenue, buying trains.

  # ------------------------------------------------------------------------------------ the round

  # 12-a says again what 26-b says.
  @18CH-12-a @18CH-26-b @18CH-12-e
  Scenario: In phase 2 there is one operating round, in which each company has one turn
    Given the game has been played up to the first operating round
    Then it is operating round 1.1 of 1
    When the N&W ends its turn
    Then it is the C&O's turn to lay track
    When the C&O ends its turn
    Then it is the LV's turn to lay track
    And no other company is still to operate in this round
    When the LV ends its turn
    Then it is stock round 2
    And it is Bob's turn to trade

  @18CH-12-f @18CH-12-g @18CH-12-e
  Scenario: The private companies pay their owners at the beginning of an operating round
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol passes
    And Alice passes
    Then it is operating round 2.1
    And Alice has received $20
    And Bob has received $10
    And Carol has received $40
    And the bank has paid $70
    And no other player or company has gained or lost money

  # 3-e follows from 12-h.
  @18CH-12-h @18CH-3-e @18CH-12-g
  Scenario: A private company that belongs to a public company pays into its treasury
    Given the game has been played up to the third stock round
    When Bob passes
    And Carol passes
    And Alice passes
    Then it is operating round 3.1
    And the LV has received $25
    And Alice has received $15
    And Bob has received $0
    And Carol has received $30
    And no other player or company has gained or lost money

  @18CH-12-i @reading:18CH-Q31=a
  Scenario: The dearest company operates first
    Given the game has been played up to the second stock round
    When Bob sells 40% of the N&W
    Then the N&W stands at $65 in row 7
    When Bob passes
    And everybody passes
    Then it is the C&O's turn to lay track
    And still to operate in this round are the N&W and the LV, in this order

  @18CH-12-j
  Scenario: Of two companies at one price the one further right operates first
    Given the game has been played up to the second stock round
    When Bob sells 20% of the N&W
    Then the N&W stands at $75 in row 5
    And the C&O stands at $75 in row 4
    When Bob passes
    And everybody passes
    Then it is the N&W's turn to lay track
    And still to operate in this round are the C&O and the LV, in this order

  @18CH-12-k
  Scenario: Of two companies in one cell the upper one operates first
    Given the game has been played up to the first stock round of four
    When Alice passes
    And Bob passes
    And Carol passes
    And Dave passes
    Then it is operating round 1.1
    And it is the N&W's turn to lay track
    And still to operate in this round is the C&O
    When the N&W ends its turn
    Then it is the C&O's turn to lay track
    And no other company is still to operate in this round

  # ------------------------------------------------------------------------------------ the five steps

  @18CH-12-l
  Scenario: A company that has bought a train lays no more track
    Given the game has been played up to the first operating round
    When the N&W buys a 2-train from the bank for $80
    And the N&W tries to lay #57 on C13, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W ends its turn
    And the C&O lays #57 on G13, joining SW and NE
    Then #57 lies on G13, joining SW and NE
    And no tile lies on C13

  @18CH-12-l
  Scenario: A company that has placed a token lays no more track
    Given the game has been played up to the second turn of phase 3
    When the LV lays #15 on J2, joining NE, SE, S and SW
    And the LV places a token in J4 (N)
    And the LV tries to lay #9 on I3, joining NE and SW
    Then it is refused and nothing has changed
    And #15 lies on J2, joining NE, SE, S and SW

  @18CH-12-m @18CH-12-n
  Scenario: Track and tokens may be left out
    Given the game has been played up to the second operating round
    When the N&W lays no track
    And the N&W places no token
    And the N&W runs
      | 2-train | B14 C13 |
    Then the N&W has earned $60
    And no tile lies on D12
    And the N&W has tokens in C13 only
    And it is the N&W's turn to distribute $60

  @18CH-12-o
  Scenario: A company that can run has to
    Given the game has been played up to the second operating round
    When the N&W tries to run no train
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
    Then the N&W has earned $60

  @18CH-12-p
  Scenario: Revenue is distributed before trains are bought
    Given the game has been played up to the second operating round
    When the N&W runs
      | 2-train | B14 C13 |
    And the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W pays out its revenue
    And the N&W buys a 3-train from the bank for $180
    Then the N&W owns two 2-trains and a 3-train
    And the N&W has $530 in its treasury

  # 23-ad says again what 23-h says.
  @18CH-12-q @18CH-23-h @18CH-23-ad
  Scenario: A company with a route and no train has to buy one, after that no more
    Given the game has been played up to the first operating round
    When the N&W lays #57 on C13, joining SW and NE
    And the N&W places no token
    Then it is the N&W's turn to buy the train it must have
    When the N&W tries to buy no train
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the bank for $80
    And the N&W buys no train
    Then the N&W owns a 2-train
    And it is the C&O's turn to lay track

  @18CH-12-q @18CH-23-h @18CH-23-ad
  Scenario: A company that reaches one city only need not buy a train
    Given the game has been played up to the first operating round
    When the N&W ends its turn
    And the C&O lays #57 on G13, joining SW and NE
    And the C&O ends its turn
    Then the C&O owns no trains
    And it is the LV's turn to lay track

  @18CH-12-r
  Scenario: Private companies are bought before, between and after the other steps
    Given the game has been played up to the first turn of phase 3
    When the C&O buys P1 from Alice for $20, with Alice's consent
    And the C&O lays #14 on G13, joining NW, NE, SW and SE
    And the C&O buys P3 from Carol for $50
    And the C&O buys a 3-train from the bank for $180
    And the C&O buys P2 from Bob for $40, with Bob's consent
    Then the C&O owns P1, P2 and P3
    And Bob has received $40
    And the C&O has $510 in its treasury

  @18CH-12-r
  Scenario: Only the company whose turn it is buys private companies
    Given the game has been played up to the first turn of phase 3
    When the LV tries to buy P1 from Alice for $20
    Then it is refused and nothing has changed
    When the C&O buys P1 from Alice for $20, with Alice's consent
    Then the C&O owns P1
    And the C&O has $780 in its treasury
