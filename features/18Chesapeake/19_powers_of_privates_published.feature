Feature: P1 and P4, as published
  P1 holds a hex like P2, P3 and P4: nobody lays a tile on Trenton & Amboy (K3) while a player owns it.

  P4 lays its tile on Berlin (D2) wherever its company's track is, and then the company may have its next token there for nothing,
  as its token of the turn.

  Background: Alice's PRR operates before Bob's C&A
    Given 3 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the PRR has $500 in its treasury
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And the C&A owns a 3-train
    And the C&A has $500 in its treasury

  @since:published @18CH-19-n @18CH-19-a
  Scenario: K3 takes no tile while a player owns P1, and P5 holds nothing
    Given the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And the LV has $500 in its treasury
    And #57 lies on J2, joining SW and NE
    And it is the LV's turn to lay track
    When the LV tries to lay #55 on K3, joining S, NW, N and SE
    Then it is refused and nothing has changed
    When the LV buys P5 from Carol for $50, with Carol's consent
    And the LV tries to lay #55 on K3, joining S, NW, N and SE
    Then it is refused and nothing has changed
    When the LV buys P1 from Carol for $20, with Carol's consent
    And the LV lays #55 on K3, joining S, NW, N and SE
    Then #55 lies on K3, joining S, NW, N and SE
    And the LV owns P1 and P5

  @since:published @18CH-19-o @18CH-19-k @18CH-15-i
  Scenario: The tile of P4 lies where its company has no track
    Given the C&A owns P4
    And #57 lies on J6, joining NW and SE
    And it is the C&A's turn to lay track
    When the C&A tries to lay #57 on D2, joining SW and NE
    Then it is refused and nothing has changed
    When the C&A lays #57 on D2, joining SW and NE, by the power of P4
    Then #57 lies on D2, joining SW and NE
    And the C&A has $420 in its treasury

  @since:published @18CH-19-p @18CH-19-o @18CH-20-e @18CH-20-b
  Scenario Outline: The next token lies on D2 for nothing, of a company with <treasury> that has no way there
    Given the C&A owns P4
    And #57 lies on J6, joining NW and SE
    And the C&A has <treasury> in its treasury
    And it is the C&A's turn to lay track
    When the C&A lays #57 on D2, joining SW and NE, by the power of P4
    Then the C&A has <rest> in its treasury
    When the C&A places a token in D2, by the power of P4
    Then the C&A has tokens in J6 and D2 only
    And the C&A has no tokens left
    And the C&A has <rest> in its treasury

    Examples:
      | treasury | rest |
      | $500     | $420 |
      | $100     | $20  |

  @since:published @18CH-19-k @18CH-19-p @18CH-20-e
  Scenario: In a later turn the token on D2 is not free
    Given the PRR owns P4
    And #57 lies on F2, joining NW and SE
    And it is the PRR's turn to lay track in operating round 2.1 of 2
    # proves 18CH-19-k
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    And the PRR buys a 3-train from the bank for $180
    And the PRR ends its turn
    And the C&A ends its turn
    Then it is operating round 2.2
    # proves 18CH-19-p
    When the PRR tries to place a token in D2, by the power of P4
    # proves 18CH-19-p
    Then it is refused and nothing has changed
    When the PRR places a token in D2
    Then the PRR has tokens in F2 and D2 only
    And the PRR has $215 in its treasury
