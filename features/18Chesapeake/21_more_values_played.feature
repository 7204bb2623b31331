Feature: What more places are worth, played from the deal
  Towns beside each other on one tile, green Philadelphia, and the places of the late phases.

  # J6 is worth $30 in green, a town $10.
  @18CH-21-m @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario Outline: The town of <tile> on K5, turned <turn>, is worth $10
    Given the game has been played up to the last turn in the north
    When the C&A lays <tile> on K5, turned <turn>
    And the C&A runs
      | 3-train | J6 K5 <town> |
    Then the C&A has earned $40

    Examples:
      | tile | turn | town |
      | #1   | 0    | (SW) |
      | #2   | 0    | (SW) |
      | #2   | 1    | (SW) |
      | #55  | 0    | (SW) |
      | #56  | 0    | (SW) |
      | #56  | 1    | (SW) |
      | #69  | 4    | (SW) |

  @18CH-21-m @reading:18CH-Q48=a
  Scenario Outline: <tile> makes Philadelphia worth $40, turned <turn>
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W pays out its revenue
    And the N&W ends its turn
    And the LV lays <tile> on J4, turned <turn>
    And the LV runs
      | 2-train | J2 J4 (N) |
      | 2-train | J2 K1     |
    Then the LV has earned $130

    Examples:
      | tile | turn |
      | #X3  | 0    |
      | #X3  | 3    |
      | #X4  | 0    |
      | #X4  | 3    |
      | #X5  | 0    |
      | #X5  | 3    |

  @18CH-21-m
  Scenario: The city of Baltimore to the north-east is worth $30
    Given the game has been played up to the second operating round in the north
    When the PRR ends its turn
    And the SRR lays #3 on I5, turned 1
    And the SRR runs
      | 2-train | H4 I5 |
    And the SRR keeps its revenue
    And the SRR buys a 3-train from the bank for $180
    And the SRR ends its turn
    And the B&O ends its turn
    And the C&A runs
      | 2-train | J4 (S) J6 |
    And the C&A keeps its revenue
    And the C&A ends its turn
    And everybody passes
    And the PRR ends its turn
    And the SRR runs
      | 3-train | H4 I5 H6 (NE) |
    Then the SRR has earned $60

  @18CH-21-n
  Scenario: In phase 2 Norfolk is worth $30
    Given the game has been played up to the first operating round
    When the N&W ends its turn
    And the C&O lays #57 on G13, joining NW and SE
    And the C&O buys a 2-train from the bank for $80
    And the C&O ends its turn
    And the LV ends its turn
    And everybody passes
    And the N&W ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    Then the C&O has earned $50

  @18CH-21-o @18CH-26-r @reading:18CH-Q48=a
  Scenario: In phase 4 New York is worth $60
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W ends its turn
    And the LV runs
      | 3-train | J4 (N) K3 (SW) L2 |
    Then the LV has earned $110

  @18CH-21-p @18CH-26-x @reading:18CH-Q48=a
  Scenario: In phase 5 New York is worth $80
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W buys a 5-train from the bank for $500
    And the N&W discards a 3-train
    And the C&O discards a 3-train
    And the N&W ends its turn
    And the LV runs
      | 3-train | J4 (N) K3 (SW) L2 |
    Then the LV has earned $130

  @18CH-21-m @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: Brown Philadelphia is worth $50
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W buys a 5-train from the bank for $500
    And the N&W discards a 3-train
    And the C&O discards a 3-train
    And the N&W ends its turn
    And the LV lays #X7 on J4, turned 4
    And the LV runs
      | 3-train | J2 J4 |
    Then the LV has earned $80

  @18CH-21-m @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: Gray Philadelphia is worth $70
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 4-train
    And the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the LV lays #X9 on J4, turned 4
    And the LV runs
      | 5-train | J2 J4 |
    Then the LV has earned $100

  @18CH-21-m @reading:18CH-Q48=a
  Scenario: Gray Richmond is worth $50
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 5-train
    And the N&W ends its turn
    And the C&O lays #915 on G13, turned 1
    And the C&O runs
      | 5-train | G13 H14 |
    Then the C&O has earned $110

  @18CH-21-q @18CH-26-ah @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: In phase D New York is worth $100 and the coal of West Virginia $80
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 4-train
    And the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the LV runs
      | 5-train | K1 J2 J4 K3 (SW) L2 |
    Then the LV has earned $220
    When the LV keeps its revenue
    And the LV ends its turn
    And the SRR ends its turn
    And the N&W runs
      | 5-train | B14 C13 |
    Then the N&W has earned $110

  @18CH-21-q @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: In phase D the northern hex of West Virginia Coal is worth $80 as well
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 4-train
    And the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the LV runs
      | 5-train | K1 J2 J4 |
    And the LV keeps its revenue
    And the LV ends its turn
    And the SRR ends its turn
    And the N&W lays #29 on B12, turned 5
    And the N&W runs
      | 5-train | A13 B12 C13 |
    Then the N&W has earned $110

  # ------------------------------------------------------------------------------------ what trains cost

  @18CH-23-p @18CH-23-a
  Scenario: A 4-train costs $300
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W keeps its revenue
    And the N&W tries to buy a 4-train from the bank for $299
    Then it is refused and nothing has changed
    When the N&W buys a 4-train from the bank for $300
    Then the N&W has $340 in its treasury

  @18CH-23-r @18CH-23-a @reading:18CH-Q48=a
  Scenario: A 6-train costs $630
    Given the game has been played up to the eve of phase 6
    When the SRR tries to buy a 6-train from the bank for $629
    Then it is refused and nothing has changed
    When the SRR buys a 6-train from the bank for $630
    Then the SRR has $69 in its treasury

  @18CH-21-g @18CH-21-i @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: A 5-train comes to five places and no more
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 4-train
    And the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the LV lays #1 on K5, turned 0
    And the LV tries to run
      | 5-train | K1 J2 J4 J6 K5 (SW) K3 (S) |
    Then it is refused and nothing has changed
    When the LV runs
      | 5-train | K1 J2 J4 J6 K5 (SW) |
    Then the LV has earned $150
