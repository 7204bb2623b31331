Feature: The same rules for whoever operates, played from the deal
  Running, distributing and buying trains follow the same rules in the turn of the company that operates first and of
  those after it, whether a company has done something before in its turn or not. All are in phase 3; the PRR has $360
  and the SRR $280, and each owns two 2-trains and a 3-train.

  # More than five clauses: all that is tried in the same turn.
  @18CH-12-o @18CH-14-a @18CH-21-b @18CH-21-c @18CH-22-a @18CH-1-b
  Scenario: The company that operates first runs and distributes by the rules, though it has built nothing
    Given the game has been played up to the third operating round in the north
    When the PRR tries to run no train
    Then it is refused and nothing has changed
    When the PRR tries to run
      | 2-train | H4 I5 |
    Then it is refused and nothing has changed
    When the PRR tries to run
      | 4-train | E3 F2 |
    Then it is refused and nothing has changed
    When the PRR tries to run
      | 2-train | E3 F2 |
      | 3-train | E3 F2 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 2-train | E3 F2 |
    Then the PRR has earned $40
    When the PRR tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the PRR, on Alice's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the PRR keeps its revenue
    Then the PRR has $400 in its treasury

  # More than five clauses: what the first company is refused in the order of its steps.
  @18CH-12-o @18CH-14-a @18CH-21-b @18CH-21-c @18CH-22-a @18CH-20-c @reading:18CH-Q38=a @reading:18CH-Q38=b
  Scenario: The company that operates first places, runs and distributes by the same rules after building
    Given the game has been played up to the third operating round in the north
    When the PRR lays #15 on F2, turned 4
    And the PRR tries to place a token in G7
    Then it is refused and nothing has changed
    When the PRR tries to place a token in H4
    Then it is refused and nothing has changed
    When the PRR tries to place a token in F2
    Then it is refused and nothing has changed
    When the PRR places a token in E3
    Then the PRR has $320 in its treasury
    When the PRR tries to run no train
    Then it is refused and nothing has changed
    When the PRR tries to run
      | 2-train | H4 I5 |
    Then it is refused and nothing has changed
    When the PRR tries to run
      | 4-train | E3 F2 |
    Then it is refused and nothing has changed
    When the PRR tries to run
      | 2-train | E3 F2 |
      | 3-train | E3 F2 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 2-train | E3 F2 |
    Then the PRR has earned $50
    When the PRR tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the PRR keeps its revenue
    Then the PRR has $370 in its treasury

  # More than five clauses: what the second company is refused in the order of its steps.
  @18CH-12-o @18CH-14-a @18CH-21-b @18CH-21-c @18CH-22-a @18CH-20-c @18CH-21-g @reading:18CH-Q42=a
  Scenario: The company that operates second places, runs and distributes by the same rules
    Given the game has been played up to the third operating round in the north
    When the PRR lays #15 on F2, turned 4
    And the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR lays #4 on G3, turned 2
    And the SRR tries to place a token in G7
    Then it is refused and nothing has changed
    When the SRR tries to place a token in J6
    Then it is refused and nothing has changed
    When the SRR tries to place a token in H4
    Then it is refused and nothing has changed
    When the SRR places a token in F2
    Then the SRR has $200 in its treasury
    When the SRR tries to run no train
    Then it is refused and nothing has changed
    When the SRR tries to run
      | 4-train | H4 I5 |
    Then it is refused and nothing has changed
    When the SRR tries to run
      | 2-train | J4 (S) J6 |
    Then it is refused and nothing has changed
    When the SRR tries to run
      | 2-train | H4 I5 |
      | 3-train | H4 I5 |
    Then it is refused and nothing has changed
    When the SRR tries to run
      | 3-train | H4 I5    |
      | 3-train | F2 G3 H4 |
    Then it is refused and nothing has changed
    When the SRR tries to run
      | 2-train | F2 G3 H4 |
      | 2-train | H4 I5    |
    Then it is refused and nothing has changed
    When the SRR runs
      | 2-train | H4 I5    |
      | 3-train | F2 G3 H4 |
    And the SRR tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the SRR keeps its revenue
    Then the SRR has $290 in its treasury

  # More than five clauses: everything for which a company is refused a train.
  @18CH-23-a @18CH-23-d @18CH-23-e @18CH-23-f @18CH-23-g @18CH-23-k @18CH-23-l @18CH-23-ag @18CH-1-b @18CH-23-o
  Scenario: The company that operates first buys trains by the rules, though it has done nothing but run
    Given the game has been played up to the third operating round in the north
    When the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    Then the PRR has $400 in its treasury
    When the PRR tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the PRR for $180
    Then it is refused and nothing has changed
    When the PRR tries to buy a 4-train from the SRR for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR tries to buy a 2-train from the SRR for $100
    Then it is refused and nothing has changed
    When the PRR tries to buy a 2-train from the SRR for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR tries to buy a 2-train from the SRR for $401, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the bank for $179
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the bank for $180, handing in a 2-train
    Then it is refused and nothing has changed
    When the PRR, on Bob's word, tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the PRR buys a 2-train from the SRR for $400, with Bob's consent
    Then the PRR owns three 2-trains and a 3-train
    And the SRR has $680 in its treasury
    When the PRR tries to buy a 2-train from the SRR for $1, with Bob's consent
    Then it is refused and nothing has changed
    And the PRR has $0 in its treasury

  # More than five clauses: everything for which a company is refused a train.
  @18CH-23-a @18CH-23-d @18CH-23-e @18CH-23-f @18CH-23-g @18CH-23-k @18CH-23-l @18CH-23-ag @18CH-23-o
  Scenario: The company that operates first buys trains by the same rules after building
    Given the game has been played up to the third operating round in the north
    When the PRR lays #15 on F2, turned 4
    And the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    Then the PRR has $410 in its treasury
    When the PRR tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the PRR for $180
    Then it is refused and nothing has changed
    When the PRR tries to buy a 4-train from the SRR for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR tries to buy a 2-train from the SRR for $100
    Then it is refused and nothing has changed
    When the PRR tries to buy a 2-train from the SRR for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR tries to buy a 2-train from the SRR for $411, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the bank for $181
    Then it is refused and nothing has changed
    When the PRR tries to buy a 3-train from the bank for $180, handing in a 3-train
    Then it is refused and nothing has changed
    When the PRR buys a 3-train from the bank for $180
    Then the PRR owns two 2-trains and two 3-trains
    When the PRR tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    And the PRR has $230 in its treasury

  # More than five clauses: everything for which a company is refused a train.
  @18CH-23-a @18CH-23-d @18CH-23-e @18CH-23-f @18CH-23-g @18CH-23-k @18CH-23-l @18CH-23-ag @18CH-23-o
  Scenario: The company that operates second buys trains by the rules, though it has done nothing but run
    Given the game has been played up to the third operating round in the north
    When the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR runs
      | 2-train | H4 I5 |
    And the SRR keeps its revenue
    Then the SRR has $310 in its treasury
    When the SRR tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the SRR tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the SRR tries to buy a 3-train from the SRR for $180
    Then it is refused and nothing has changed
    When the SRR tries to buy a 4-train from the PRR for $100, with Carol's consent
    Then it is refused and nothing has changed
    When the SRR tries to buy a 2-train from the PRR for $100
    Then it is refused and nothing has changed
    When the SRR tries to buy a 2-train from the PRR for $0, with Carol's consent
    Then it is refused and nothing has changed
    When the SRR tries to buy a 2-train from the PRR for $311, with Carol's consent
    Then it is refused and nothing has changed
    When the SRR tries to buy a 3-train from the bank for $181
    Then it is refused and nothing has changed
    When the SRR tries to buy a 3-train from the bank for $180, handing in a 3-train
    Then it is refused and nothing has changed
    When the SRR tries to buy a 3-train from the bank for $180, handing in a 4-train
    Then it is refused and nothing has changed
    When the SRR buys a 2-train from the PRR for $310, with Carol's consent
    Then the SRR owns three 2-trains and a 3-train
    When the SRR tries to buy a 2-train from the PRR for $1, with Carol's consent
    Then it is refused and nothing has changed
    And the PRR has $710 in its treasury

  @18CH-23-a @18CH-23-j
  Scenario: With $160 a company that owns trains does not buy a 3-train of the bank
    Given the game has been played up to the third operating round in the north
    When the PRR buys P5 from Alice for $200, with Alice's consent
    And the PRR runs
      | 2-train | E3 F2 |
    And the PRR pays out its revenue
    Then the PRR has $160 in its treasury
    When the PRR tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the PRR buys a 2-train from the SRR for $160, with Bob's consent
    Then the PRR has $0 in its treasury

  @18CH-23-a @18CH-23-j
  Scenario: With $80 the company that operates second does not either
    Given the game has been played up to the third operating round in the north
    When the PRR runs
      | 2-train | E3 F2 |
    And the PRR pays out its revenue
    And the PRR ends its turn
    And the SRR buys P5 from Alice for $200, with Alice's consent
    And the SRR runs
      | 2-train | H4 I5 |
    And the SRR pays out its revenue
    Then the SRR has $80 in its treasury
    When the SRR tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the SRR buys a 2-train from the PRR for $80, with Carol's consent
    Then the SRR has $0 in its treasury
