Feature: The same rules for whoever operates, played from the deal
  Running, distributing and buying trains follow the same rules in the turn of the company that operates first and of those
  after it. The Southern has $350, the Atlantic Coast Line $300; each owns a 2-train.

  # More than five clauses: all that is tried in the same turn.
  @18FL-7.4-a @18FL-7.4-b @18FL-7.4-e @18FL-7.5-a @18FL-5.4-d @18FL-7-e @18FL-7-h @reading:18FL-Q05=a
  Scenario: The company that operates first runs and distributes by the rules
    Given the game has been played up to the second operating round
    When the SR tries to run no train
    Then it is refused and nothing has changed
    When the SR tries to run
      | 3-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR tries to run
      | 2-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the SR tries to run
      | 2-train | A22 B23 |
      | 2-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR tries to keep its revenue
    Then it is refused and nothing has changed
    When the ACL tries to run
      | 2-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the SR, on Bob's word, tries to run
      | 2-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23 |
    And the SR tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the SR, on Bob's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the ACL tries to keep its revenue
    Then it is refused and nothing has changed
    When the SR keeps its revenue
    Then the SR has $410 in its treasury

  # More than five clauses: all that is tried in the same turn.
  @18FL-7.4-a @18FL-7.4-b @18FL-7.4-e @18FL-7.5-a @18FL-5.4-d @18FL-7-e @reading:18FL-Q05=a
  Scenario: The company that operates second runs and distributes by the same rules
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL tries to run no train
    Then it is refused and nothing has changed
    When the ACL tries to run
      | 3-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the ACL tries to run
      | 2-train | A22 B23 |
    Then it is refused and nothing has changed
    When the ACL tries to run
      | 2-train | F23 F21 G20 |
      | 2-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the FEC tries to run
      | 2-train | I28 J27 K28 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the ACL, on Bob's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    Then the ACL has $350 in its treasury

  # More than five clauses: all that is tried in the same turn.
  @18FL-8.2-a @18FL-8.2-b @18FL-8.2-c @18FL-8.2-d @18FL-5.4-d @18FL-7-e @reading:18FL-Q05=a
  Scenario: The company that operates first buys trains by the rules
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the market for $100
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the SR for $100
    Then it is refused and nothing has changed
    When the SR tries to buy a 3-train from the ACL for $100, with Carol's consent
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the ACL for $100
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the ACL for $0, with Carol's consent
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the ACL for $411, with Carol's consent
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the bank for $101
    Then it is refused and nothing has changed
    When the SR, on Bob's word, tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the bank for $100
    Then the SR owns two 2-trains
    And the SR has $310 in its treasury
    When the SR tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the ACL for $1, with Carol's consent
    Then it is refused and nothing has changed
    And the SR has $310 in its treasury

  @18FL-8.2-a @18FL-8.2-b @18FL-8.2-c @18FL-8.2-d @18FL-5.4-d @reading:18FL-Q05=a
  Scenario: The company that operates second buys trains by the same rules
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the market for $100
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the ACL for $100
    Then it is refused and nothing has changed
    When the ACL tries to buy a 3-train from the SR for $100, with Alice's consent
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the SR for $100
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the SR for $0, with Alice's consent
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the SR for $351, with Alice's consent
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the bank for $99
    Then it is refused and nothing has changed
    When the ACL, on Bob's word, tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns two 2-trains
    And the ACL has $250 in its treasury

  # More than five clauses: all that is tried in the same turn.
  @18FL-7.4-a @18FL-7.4-b @18FL-7.4-e @18FL-7.5-a @18FL-5.4-d @18FL-7-e @18FL-7-h @reading:18FL-Q05=a
  Scenario: The company that operates first runs and distributes by the same rules after building
    Given the game has been played up to the second operating round
    When the SR lays #58 on B19, turned 4
    And the SR tries to run no train
    Then it is refused and nothing has changed
    When the SR tries to run
      | 3-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR tries to run
      | 2-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the SR tries to run
      | 2-train | A22 B23 |
      | 2-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR tries to keep its revenue
    Then it is refused and nothing has changed
    When the ACL tries to run
      | 2-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the SR, on Bob's word, tries to run
      | 2-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23 B21 B19 |
    And the SR tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the SR, on Bob's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the ACL tries to keep its revenue
    Then it is refused and nothing has changed
    When the SR keeps its revenue
    Then the SR has $420 in its treasury

  # More than five clauses: all that is tried in the same turn.
  @18FL-7.4-a @18FL-7.4-b @18FL-7.4-e @18FL-7.5-a @18FL-5.4-d @18FL-7-e @reading:18FL-Q05=a
  Scenario: The company that operates second runs and distributes by the same rules after building
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL lays #9 on E24, turned 0
    And the ACL tries to run no train
    Then it is refused and nothing has changed
    When the ACL tries to run
      | 3-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the ACL tries to run
      | 2-train | A22 B23 |
    Then it is refused and nothing has changed
    When the ACL tries to run
      | 2-train | F23 F21 G20 |
      | 2-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the FEC tries to run
      | 2-train | I28 J27 K28 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the ACL, on Bob's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    Then the ACL has $350 in its treasury

  # More than five clauses: all that is tried in the same turn.
  @18FL-8.2-a @18FL-8.2-b @18FL-8.2-c @18FL-8.2-d @18FL-5.4-d @18FL-7-e @reading:18FL-Q05=a
  Scenario: The company that operates first buys trains by the same rules after building
    Given the game has been played up to the second operating round
    When the SR lays #58 on B19, turned 4
    And the SR runs
      | 2-train | A22 B23 B21 B19 |
    And the SR keeps its revenue
    And the SR tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the market for $100
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the SR for $100
    Then it is refused and nothing has changed
    When the SR tries to buy a 3-train from the ACL for $100, with Carol's consent
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the ACL for $100
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the ACL for $0, with Carol's consent
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the ACL for $421, with Carol's consent
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the bank for $101
    Then it is refused and nothing has changed
    When the SR, on Bob's word, tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the bank for $100
    Then the SR owns two 2-trains
    And the SR has $320 in its treasury
    When the SR tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the SR tries to buy a 2-train from the ACL for $1, with Carol's consent
    Then it is refused and nothing has changed
    And the SR has $320 in its treasury

  @18FL-8.2-a @18FL-8.2-b @18FL-8.2-c @18FL-8.2-d @18FL-5.4-d @reading:18FL-Q05=a
  Scenario: The company that operates second buys trains by the same rules after building
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL lays #9 on E24, turned 0
    And the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the market for $100
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the ACL for $100
    Then it is refused and nothing has changed
    When the ACL tries to buy a 3-train from the SR for $100, with Alice's consent
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the SR for $100
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the SR for $0, with Alice's consent
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the SR for $351, with Alice's consent
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the bank for $99
    Then it is refused and nothing has changed
    When the ACL, on Bob's word, tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns two 2-trains
    And the ACL has $250 in its treasury

  # More than five clauses: all that is tried in the same turn.
  @18FL-8.2-a @18FL-8.2-b @18FL-8.2-c @18FL-8.2-d @18FL-5.4-d @18FL-7-e
  Scenario: Two players' companies buy trains by the rules of three
    Given the game has been played up to the first operating round of two
    When the TPS tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the L&N tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the L&N tries to buy a 2-train from the market for $100
    Then it is refused and nothing has changed
    When the L&N tries to buy a 2-train from the TPS for $100, with Alice's consent
    Then it is refused and nothing has changed
    When the L&N tries to buy a 2-train from the bank for $99
    Then it is refused and nothing has changed
    When the L&N, on Alice's word, tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the L&N buys a 2-train from the bank for $100
    Then the L&N has $350 in its treasury
    When the L&N ends its turn
    And the TPS tries to buy a 2-train from the L&N for $100
    Then it is refused and nothing has changed
    When the TPS tries to buy a 2-train from the L&N for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the TPS tries to buy a 2-train from the L&N for $401, with Bob's consent
    Then it is refused and nothing has changed
    When the TPS tries to buy a 3-train from the L&N for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the TPS buys a 2-train from the L&N for $150, with Bob's consent
    Then the TPS has $250 in its treasury
    And the L&N has $500 in its treasury
