Feature: What the ground costs further on, played from the deal

  @18CH-15-l @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario Outline: For <hex> the C&A pays nothing
    Given the game has been played up to the last turn in the north
    When the C&A lays <tile> on <hex>, turned <turn>
    Then the C&A has $400 in its treasury

    Examples:
      | hex | tile | turn |
      | I7  | #7   | 3    |
      | J10 | #7   | 2    |
      | K5  | #1   | 0    |

  @18CH-15-l @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: For C5 the PRR pays nothing
    Given the game has been played up to the last turn in the north
    When the C&A runs
      | 3-train | J4 (S) J6 |
    And the C&A keeps its revenue
    And the C&A ends its turn
    Then it is the PRR's turn to lay track
    When the PRR lays #57 on C5, turned 1
    Then the PRR has $240 in its treasury

  @18CH-15-l @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: For D6 the B&O pays $80, and then the PRR for E5
    Given the game has been played up to the fifth operating round in the north
    When the PRR lays #15 on E3, turned 4
    And the PRR runs
      | 3-train | E3 F2 |
    And the PRR pays out its revenue
    And the PRR ends its turn
    And the SRR runs
      | 3-train | H4 I5 |
    And the SRR pays out its revenue
    And the SRR ends its turn
    And the B&O lays #9 on D6, turned 2
    Then the B&O has $320 in its treasury
    When the B&O runs
      | 3-train | H6 (SW) G7 F8 |
    And the B&O pays out its revenue
    And the B&O ends its turn
    And the C&A runs
      | 3-train | J4 (S) J6 |
    And the C&A pays out its revenue
    And the C&A ends its turn
    Then it is the PRR's turn to lay track
    And the PRR has $280 in its treasury
    When the PRR lays #7 on E5, turned 3
    Then the PRR has $200 in its treasury

  @18CH-15-l @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: For C3, beyond D2, the PRR pays nothing
    Given the game has been played up to the fifth operating round in the north
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR lays #57 on D2, turned 1
    And the PRR runs
      | 3-train | E3 F2 |
    And the PRR pays out its revenue
    And the PRR ends its turn
    And the SRR runs
      | 3-train | H4 I5 |
    And the SRR pays out its revenue
    And the SRR ends its turn
    And the B&O runs
      | 3-train | H6 (SW) G7 F8 |
    And the B&O pays out its revenue
    And the B&O ends its turn
    And the C&A runs
      | 3-train | J4 (S) J6 |
    And the C&A pays out its revenue
    And the C&A ends its turn
    Then it is the PRR's turn to lay track
    When the PRR lays #7 on C3, turned 4
    Then the PRR has $175 in its treasury

  @18CH-15-l
  Scenario: For G11 the C&O pays $40
    Given the game has been played up to the first turn of phase 3
    When the C&O lays #15 on G13, joining SW, NW, N and NE
    And the C&O buys a 3-train from the bank for $180
    And the C&O ends its turn
    And the LV runs
      | 2-train | J2 K1 |
    And the LV keeps its revenue
    And the LV ends its turn
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    And the C&O lays #7 on G11, turned 0
    Then the C&O has $580 in its treasury

  @18CH-18-d @18CH-15-l
  Scenario: The green tile of Philadelphia costs nothing
    Given the game has been played up to the first turn of phase 4
    When the LV lays #X4 on J4, turned 3
    Then the LV has $145 in its treasury
    And #X4 lies on J4, turned 3

  @18CH-15-l @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario Outline: For <hex>, beyond <next>, the N&W pays <price>
    Given the game has been played up to the eve of phase 6
    When the SRR ends its turn
    And the N&W lays <tile> on <next>, turned <turn>
    And the N&W runs
      | 4-train | B14 C13 D12 |
    And the N&W pays out its revenue
    And the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O pays out its revenue
    And the C&O ends its turn
    And the LV runs
      | 5-train | K1 J2 J4 |
    And the LV pays out its revenue
    And the LV ends its turn
    And the SRR ends its turn
    Then it is the N&W's turn to lay track
    When the N&W lays <other> on <hex>, turned <turned>
    Then the N&W has <left> in its treasury

    Examples:
      | next | tile | turn | hex | other | turned | price   | left   |
      | D10  | #9   | 0    | D8  | #57   | 0      | $80     | $983   |
      | D10  | #8   | 0    | C9  | #7    | 4      | nothing | $1,063 |
