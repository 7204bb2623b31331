Feature: The terms of the powers, played from the deal
  The power of a private company belongs to the company that has bought it; it holds for its own hexes and tiles, and
  neither the edge of the map nor the costs of the ground give way to it.

  @18CH-19-e @18CH-19-f @18CH-19-g @18CH-15-j @18CH-15-i @reading:18CH-Q48=a
  Scenario: The company that operates first uses the power of P2 by its terms
    Given the game has been played up to the green cities of the north
    When the PRR tries to lay #9 on I3, turned 5, by the power of P2
    Then it is refused and nothing has changed
    When the PRR buys P2 from Bob for $20, with Bob's consent
    And the PRR buys P1 from Alice for $10, with Alice's consent
    And the PRR tries to lay #9 on D4, turned 1, by the power of P1
    Then it is refused and nothing has changed
    When the PRR tries to lay #9 on D4, turned 1, by the power of P2
    Then it is refused and nothing has changed
    When the PRR tries to lay #7 on I3, joining NW and SW, by the power of P2
    Then it is refused and nothing has changed
    When the PRR tries to lay #8 on H2, turned 3, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on I3, turned 5, by the power of P2
    And the PRR tries to lay #8 on H2, turned 0, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on H2, turned 5, by the power of P2
    And the PRR tries to lay #57 on C5, turned 1
    Then it is refused and nothing has changed
    When the PRR lays #15 on E3, turned 4
    Then #9 lies on H2, turned 5
    And #9 lies on I3, turned 5
    And #15 lies on E3, turned 4

  # The LV has owned P1, P2 and P3 since an earlier turn; P4 is Alice's, who is its president.
  @18CH-19-e @18CH-19-f @18CH-19-g @18CH-19-j
  Scenario: A company that operates later, and has done nothing yet, uses the powers of P2 and P3 by their terms
    Given the game has been played up to the first turn of phase 4
    When the LV tries to lay #57 on D2, turned 1, by the power of P4
    Then it is refused and nothing has changed
    When the LV tries to lay #9 on I3, turned 1, by the power of P1
    Then it is refused and nothing has changed
    When the LV tries to lay #9 on F4, turned 5, by the power of P2
    Then it is refused and nothing has changed
    When the LV tries to lay #9 on I3, turned 5, by the power of P3
    Then it is refused and nothing has changed
    When the LV tries to lay #7 on I3, joining NW and SW, by the power of P2
    Then it is refused and nothing has changed
    When the LV tries to lay #7 on F4, turned 3, by the power of P3
    Then it is refused and nothing has changed
    When the LV lays #9 on I3, turned 5, by the power of P2
    And the LV tries to lay #8 on H2, turned 0, by the power of P2
    Then it is refused and nothing has changed
    When the LV lays #9 on H2, turned 5, by the power of P2
    Then #9 lies on H2, turned 5
    And #9 lies on I3, turned 5

  @18CH-19-f @18CH-19-h @18CH-19-j @reading:18CH-Q23=a
  Scenario Outline: The first tile of <private> already points at the other hex
    Given the game has been played up to the first turn of phase 4
    When the LV tries to lay <wrong>, by the power of <private>
    Then it is refused and nothing has changed
    When the LV lays <tile>, by the power of <private>
    And the LV tries to lay no track
    Then it is refused and nothing has changed
    When the LV lays <other>, by the power of <private>
    And the LV lays no track
    Then the LV has $145 in its treasury

    Examples:
      | private | wrong              | tile               | other              | clause    |
      | P2      | #8 on H2, turned 0 | #9 on H2, turned 5 | #9 on I3, turned 5 | 18CH-19-f |
      | P2      | #8 on I3, turned 4 | #8 on I3, turned 2 | #8 on H2, turned 5 | 18CH-19-f |
      | P3      | #8 on F4, turned 0 | #9 on F4, turned 5 | #9 on G5, turned 5 | 18CH-19-j |
      | P3      | #9 on G5, turned 0 | #8 on G5, turned 2 | #9 on F4, turned 2 | 18CH-19-j |

  @18CH-19-f @18CH-19-h @18CH-19-j @reading:18CH-Q23=a @reading:18CH-Q48=a
  Scenario: The first tile of P3 points at the other hex, for the company that operates first too
    Given the game has been played up to the green cities of the north
    When the PRR buys P3 from Carol for $25
    And the PRR tries to lay #8 on F4, turned 0, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #9 on F4, turned 5, by the power of P3
    And the PRR tries to lay no track
    Then it is refused and nothing has changed
    When the PRR lays #9 on G5, turned 5, by the power of P3
    And the PRR lays no track
    Then the PRR has $335 in its treasury

  @18CH-15-l
  Scenario Outline: The ground of <private> costs nothing
    Given the game has been played up to the first turn of phase 4
    When the LV lays <tile>, by the power of <private>
    And the LV lays <other>, by the power of <private>
    Then the LV has $145 in its treasury

    Examples:
      | private | tile               | other              |
      | P2      | #9 on H2, turned 5 | #9 on I3, turned 5 |
      | P3      | #9 on F4, turned 5 | #9 on G5, turned 5 |

  @18CH-19-e
  Scenario: What the LV has bought gives no power to the company that operates first
    Given the game has been played up to the third operating round
    When the N&W tries to lay #9 on I3, turned 5, by the power of P2
    Then it is refused and nothing has changed
    When the N&W lays #4 on E11, turned 1
    Then #4 lies on E11, turned 1
    And no tile lies on I3

  @18CH-19-e @18CH-19-g @18CH-19-j @reading:18CH-Q48=a
  Scenario: What the PRR has bought gives no power to the SRR, which operates second
    Given the game has been played up to the green cities of the north
    When the PRR buys P2 from Bob for $20, with Bob's consent
    And the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR tries to lay #9 on I3, turned 5, by the power of P2
    Then it is refused and nothing has changed
    When the SRR buys P3 from Carol for $25, with Carol's consent
    And the SRR tries to lay #9 on H2, turned 5, by the power of P2
    Then it is refused and nothing has changed
    When the SRR lays #4 on G3, turned 2
    And the SRR tries to lay #7 on F4, turned 3, by the power of P3
    Then it is refused and nothing has changed
    When the SRR lays #9 on F4, turned 5, by the power of P3
    And the SRR lays #9 on G5, turned 5, by the power of P3
    Then #9 lies on F4, turned 5
    And #9 lies on G5, turned 5
    And the SRR has $215 in its treasury

  # ------------------------------------------------------------------------------------------ P4

  @18CH-19-k @18CH-19-l @18CH-19-m @18CH-15-b @reading:18CH-Q48=a
  Scenario: The company that operates first lays the tile of P4 on D2 only, for $80, and no other in that turn
    Given the game has been played up to the fifth operating round in the north
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR tries to lay #57 on C5, turned 1, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #57 on D2, turned 1, by the power of P4
    Then the PRR has $160 in its treasury
    When the PRR tries to lay #26 on D4, turned 4
    Then it is refused and nothing has changed
    And #57 lies on D2, turned 1

  @18CH-19-l @18CH-15-b @reading:18CH-Q48=a
  Scenario: After the tile of its turn the company lays no tile of P4
    Given the game has been played up to the fifth operating round in the north
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR lays #26 on D4, turned 4
    And the PRR tries to lay #57 on D2, turned 1, by the power of P4
    Then it is refused and nothing has changed
    And the PRR has $240 in its treasury
    And no tile lies on D2

  @18CH-19-m @18CH-15-l @reading:18CH-Q48=a
  Scenario: With $80 the company lays the tile of P4
    Given the game has been played up to the fifth operating round in the north
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR buys P5 from Alice for $160, with Alice's consent
    And the PRR lays #57 on D2, turned 1, by the power of P4
    Then the PRR has $0 in its treasury
    And #57 lies on D2, turned 1

  @18CH-19-m @18CH-15-l @reading:18CH-Q48=a
  Scenario: With $79 the company does not lay the tile of P4
    Given the game has been played up to the fifth operating round in the north
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR buys P5 from Alice for $161, with Alice's consent
    Then the PRR has $79 in its treasury
    When the PRR tries to lay #57 on D2, turned 1, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #26 on D4, turned 4
    Then the PRR has $79 in its treasury
    And #26 lies on D4, turned 4

  @18CH-19-k @reading:18CH-Q21=a
  Scenario: The tile of P4 joins the company's track
    Given the game has been played up to the third operating round in the north
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR tries to lay #57 on D2, turned 1, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #7 on D4, turned 3
    Then the PRR has $240 in its treasury
    And no tile lies on D2

  @18CH-15-l @reading:18CH-Q48=a
  Scenario: As an ordinary tile, too, the first one on D2 costs $80
    Given the game has been played up to the fifth operating round in the north
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR lays #57 on D2, turned 1
    Then the PRR has $160 in its treasury

  @18CH-19-k @18CH-20-e @reading:18CH-Q20=a @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: P4 gives no free token, neither on D2 nor elsewhere
    Given the game has been played up to the fifth operating round in the north
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR lays #57 on D2, turned 1, by the power of P4
    And the PRR tries to place a token in D2, by the power of P4
    Then it is refused and nothing has changed
    When the PRR places a token in D2
    Then the PRR has $120 in its treasury
    When the PRR runs
      | 3-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR lays no track
    And the SRR tries to place a token in F2, by the power of P4
    Then it is refused and nothing has changed
    When the SRR places a token in F2
    Then the SRR has $200 in its treasury

  # ------------------------------------------------------------------------------------------ the home first

  # Bob, Carol and Alice float the SRR, whose home has no track yet.
  @18CH-15-h @18CH-15-g
  Scenario: A new company waits for the tile of its home even with the power of P4
    Given the game has been played up to the third stock round
    When Bob buys 10% of the SRR from the IPO
    And Carol buys 10% of the SRR from the IPO
    And Alice buys 10% of the SRR from the IPO
    And Bob buys 10% of the SRR from the IPO
    Then the SRR has floated
    When everybody passes
    Then it is the N&W's turn to lay track
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W pays out its revenue
    And the N&W ends its turn
    Then it is the SRR's turn to lay track
    When the SRR buys P4 from Alice for $80, with Alice's consent
    And the SRR tries to lay #57 on D2, turned 1, by the power of P4
    Then it is refused and nothing has changed
    When the SRR lays #57 on H4, turned 2
    Then #57 lies on H4, turned 2
    And the SRR has $580 in its treasury
