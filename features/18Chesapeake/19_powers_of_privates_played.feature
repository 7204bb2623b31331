Feature: Hexes and powers of the private companies, played from the deal
  A public company that has bought P2 or P3 may lay a pair of joined tiles there besides the tile of its turn. That of
  P4 is the tile of the turn.

  @18CH-19-e @18CH-19-f
  Scenario: The pair of P2 comes on top of the tile of the turn
    Given the game has been played up to the second turn of phase 3
    When the LV buys P2 from Bob for $40, with Bob's consent
    And the LV lays #15 on J2, joining NE, SE, S and SW
    And the LV lays #9 on I3, joining NW and SE, by the power of P2
    And the LV lays #8 on H2, joining SE and SW, by the power of P2
    Then #9 lies on I3, joining NW and SE
    And #8 lies on H2, joining SE and SW
    And #15 lies on J2, joining NE, SE, S and SW
    And the LV has $340 in its treasury

  @18CH-19-e
  Scenario: The power of a private company belongs to the public company that has bought it
    Given the game has been played up to the second turn of phase 3
    When the LV tries to lay #9 on I3, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the LV buys P2 from Bob for $40, with Bob's consent
    And the LV lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on I3, joining NW and SE

  @18CH-19-e @18CH-12-r
  Scenario: A private company bought after the tile of the turn gives its power in the same turn
    Given the game has been played up to the second turn of phase 3
    When the LV lays #15 on J2, joining NE, SE, S and SW
    And the LV buys P2 from Bob for $40, with Bob's consent
    And the LV lays #9 on I3, joining NW and SE, by the power of P2
    And the LV lays #8 on H2, joining SE and SW, by the power of P2
    Then #15 lies on J2, joining NE, SE, S and SW
    And #9 lies on I3, joining NW and SE
    And #8 lies on H2, joining SE and SW
    And the LV has $340 in its treasury

  @18CH-19-f
  Scenario: The two tiles of P2 are joined with each other
    Given the game has been played up to the second turn of phase 3
    When the LV buys P2 from Bob for $40, with Bob's consent
    And the LV lays #9 on I3, joining NW and SE, by the power of P2
    And the LV tries to lay #8 on H2, joining S and NW, by the power of P2
    Then it is refused and nothing has changed
    When the LV lays #8 on H2, joining SE and SW, by the power of P2
    Then #8 lies on H2, joining SE and SW

  @18CH-19-g
  Scenario: Only #8 and #9 are laid by the power of P2
    Given the game has been played up to the second turn of phase 3
    When the LV buys P2 from Bob for $40, with Bob's consent
    And the LV tries to lay #7 on I3, joining NW and SW, by the power of P2
    Then it is refused and nothing has changed
    When the LV lays #8 on I3, joining NW and S, by the power of P2
    Then #8 lies on I3, joining NW and S

  @18CH-19-h @18CH-19-e
  Scenario: The pair of P2 may lie far from the company's track
    Given the game has been played up to the first turn of phase 3
    When the C&O buys P2 from Bob for $40, with Bob's consent
    And the C&O lays #9 on I3, joining NW and SE, by the power of P2
    And the C&O lays #9 on H2, joining SE and NW, by the power of P2
    And the C&O lays #14 on G13, joining NW, NE, SW and SE
    Then #9 lies on I3, joining NW and SE
    And #9 lies on H2, joining SE and NW
    And #14 lies on G13, joining NW, NE, SW and SE

  @18CH-19-i @reading:18CH-Q70=a
  Scenario: An ordinary tile on one of its hexes ends the power of P2
    Given the game has been played up to the second turn of phase 3
    When the LV buys P2 from Bob for $40, with Bob's consent
    And the LV buys P3 from Carol for $50, with Carol's consent
    And the LV lays #8 on I3, joining NE and NW
    And the LV tries to lay #8 on H2, joining SE and SW, by the power of P2
    Then it is refused and nothing has changed
    When the LV lays #8 on F4, joining N and SE, by the power of P3
    Then #8 lies on F4, joining N and SE
    And no tile lies on H2

  @18CH-19-j @18CH-19-e
  Scenario: P3 gives the same power on F4 and G5
    Given the game has been played up to the first turn of phase 3
    When the C&O buys P3 from Carol for $50
    And the C&O lays #9 on F4, joining NW and SE, by the power of P3
    And the C&O tries to lay #7 on G5, joining NW and SW, by the power of P3
    Then it is refused and nothing has changed
    When the C&O lays #8 on G5, joining NW and S, by the power of P3
    And the C&O lays #14 on G13, joining NW, NE, SW and SE
    Then #9 lies on F4, joining NW and SE
    And #8 lies on G5, joining NW and S
    And #14 lies on G13, joining NW, NE, SW and SE

  @18CH-19-k @18CH-19-l @18CH-19-m @18CH-15-b @reading:18CH-Q21=b
  Scenario: The tile of P4 is the tile of the turn and costs $80
    Given the game has been played up to the first turn of phase 3
    When the C&O buys P4 from Alice for $80, with Alice's consent
    And the C&O lays #57 on D2, joining SW and NE, by the power of P4
    Then #57 lies on D2, joining SW and NE
    And the C&O has paid $80
    And the bank has received $80
    When the C&O tries to lay #14 on G13, joining NW, NE, SW and SE
    Then it is refused and nothing has changed
    When the C&O ends its turn
    And the LV lays #15 on J2, joining NE, SE, S and SW
    Then #15 lies on J2, joining NE, SE, S and SW
