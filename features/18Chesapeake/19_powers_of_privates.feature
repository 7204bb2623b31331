Feature: What private companies can do
  P2, P3 and P4 hold hexes of the map. As long as they belong to players nobody lays track there. When a public
  company has bought them, or when they have closed, the hexes are open to everybody.

  The company that has bought one of them gets a power. With P2 it may lay two tiles, on H2 and I3, in addition to its
  tile of the turn: #8 or #9, the two joined to each other, with or without a connection to its own track. P3 does the
  same on F4 and G5. The power is lost when a tile is laid on one of the two hexes. With P4 the
  company may lay #57 on D2; that is its tile of the turn, and it pays for the mountains.

  Background: the Pennsylvania runs from Harrisburg, the Strasburg from its home; Carol has all private companies
    Given 3 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the PRR has $500 in its treasury
    And the SRR is in operation at a par of $70
    And Bob is president of the SRR with 60%
    And the SRR has $500 in its treasury
    And #57 lies on F2, joining NW and SE
    And #57 lies on H4, joining SW and NE
    And it is the PRR's turn to lay track

  # ------------------------------------------------------------------------------------- hexes that are held

  @18CH-19-a @18CH-19-b @18CH-12-c @18CH-15-m
  Scenario Outline: P2 keeps track from <hex> until a company has bought it
    Given #58 lies on G3, joining NW and NE
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> buys P2 from Carol for $40, with Carol's consent
    And the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | hex | company | tile | sides     |
      | H2  | PRR     | #8   | SW and SE |
      | I3  | SRR     | #9   | SW and NE |

  @18CH-19-a @18CH-19-c @18CH-12-c @18CH-15-m
  Scenario Outline: P3 keeps track from <hex> until a company has bought it
    Given <town> lies on G3, joining <directions>
    When the PRR tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the PRR buys P3 from Carol for $50, with Carol's consent
    And the PRR lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | hex | town | directions | tile | sides    |
      | F4  | #3   | NW and SW  | #8   | S and NE |
      | G5  | #58  | NW and S   | #9   | S and N  |

  @18CH-19-a @18CH-19-d @18CH-12-c @18CH-15-m
  Scenario: P4 keeps track from D2 until a company has bought it
    When the PRR tries to lay #57 on D2, joining SW and NE
    Then it is refused and nothing has changed
    When the PRR buys P4 from Carol for $80, with Carol's consent
    And the PRR lays #57 on D2, joining SW and NE
    Then #57 lies on D2, joining SW and NE
    And the PRR has $340 in its treasury

  @18CH-19-a
  Scenario: They keep out even the company whose president owns the private company
    Given #58 lies on G3, joining NW and NE
    And Alice owns P2
    When the PRR tries to lay #8 on H2, joining SW and SE
    Then it is refused and nothing has changed
    When the PRR buys P2 from Alice for $40
    And the PRR lays #8 on H2, joining SW and SE
    Then #8 lies on H2, joining SW and SE

  @18CH-19-a
  Scenario: A private company that is sold opens its own hexes only
    Given #58 lies on G3, joining NW and NE
    When the PRR buys P2 from Carol for $40, with Carol's consent
    Then the PRR owns P2
    When the PRR tries to lay #57 on D2, joining SW and NE
    Then it is refused and nothing has changed
    When the PRR lays #8 on H2, joining SW and SE
    Then #8 lies on H2, joining SW and SE

  @18CH-19-a
  Scenario: Once one company has bought it the others may build there too
    Given #58 lies on G3, joining NW and NE
    When the PRR tries to lay #8 on H2, joining SW and SE
    Then it is refused and nothing has changed
    When the PRR buys a 3-train from the bank for $180
    And the PRR ends its turn
    And the SRR buys P2 from Carol for $40, with Carol's consent
    And the SRR ends its turn
    Then it is operating round 2.2
    When the PRR lays #8 on H2, joining SW and SE
    Then #8 lies on H2, joining SW and SE
    And the SRR owns P2

  @18CH-19-a
  Scenario: Hexes of private companies that have closed are open
    Given it is phase 4
    And #58 lies on G3, joining NW and NE
    And the pool holds a 4-train
    And the bank has no 4-trains left
    When the PRR tries to lay #8 on H2, joining SW and SE
    Then it is refused and nothing has changed
    When the PRR buys a 5-train from the bank for $500
    And the PRR ends its turn
    And the SRR ends its turn
    Then P1, P2, P3, P4, P5 and P6 have left the game
    When the PRR lays #8 on H2, joining SW and SE
    Then #8 lies on H2, joining SW and SE

  @18CH-19-a @reading:18CH-Q19=a
  Scenario: P1 holds no hex: Trenton is open
    Given the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And #57 lies on J2, joining SW and NE
    And it is the LV's turn to lay track
    When the LV lays #55 on K3, joining S, NW, N and SE
    Then #55 lies on K3, joining S, NW, N and SE
    And Carol owns P1, P2, P3, P4, P5 and P6

  @18CH-19-a @reading:18CH-Q19=b
  Scenario: P1 holds Trenton as long as a player owns it
    Given the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And the LV has $500 in its treasury
    And #57 lies on J2, joining SW and NE
    And it is the LV's turn to lay track
    When the LV tries to lay #55 on K3, joining S, NW, N and SE
    Then it is refused and nothing has changed
    When the LV buys P1 from Carol for $20, with Carol's consent
    And the LV lays #55 on K3, joining S, NW, N and SE
    Then #55 lies on K3, joining S, NW, N and SE

  # --------------------------------------------------------------------------------------- whose power it is

  @18CH-19-e
  Scenario: The two tiles come on top of the tile of the turn
    Given the PRR owns P2
    When the PRR lays #4 on G3, joining NW and SE
    And the PRR lays #8 on H2, joining SW and SE, by the power of P2
    And the PRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #4 lies on G3, joining NW and SE
    And #8 lies on H2, joining SW and SE
    And #9 lies on I3, joining NW and SE
    And the PRR has $460 in its treasury

  @18CH-19-e
  Scenario: They may also come before the tile of the turn
    Given the PRR owns P2
    When the PRR lays #8 on H2, joining SW and SE, by the power of P2
    And the PRR lays #9 on I3, joining NW and SE, by the power of P2
    And the PRR lays #4 on G3, joining NW and SE
    Then 5 tiles lie on the map
    And #4 lies on G3, joining NW and SE
    And the PRR has $460 in its treasury

  @18CH-19-e
  Scenario: Several powers may be used in one turn
    Given the PRR owns P2, P3 and P4
    When the PRR lays #8 on H2, joining SW and SE, by the power of P2
    And the PRR lays #9 on I3, joining NW and SE, by the power of P2
    And the PRR lays #57 on D2, joining SW and NE, by the power of P4
    And the PRR lays #9 on F4, joining NW and SE, by the power of P3
    And the PRR lays #9 on G5, joining NW and SE, by the power of P3
    Then 7 tiles lie on the map
    And #9 lies on I3, joining NW and SE
    And #57 lies on D2, joining SW and NE
    And #9 lies on G5, joining NW and SE
    And the PRR has $420 in its treasury

  @18CH-19-e
  Scenario: A private company that belongs to a player gives no power, not even to his own company
    Given Alice owns P2
    When the PRR tries to lay #8 on H2, joining SW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR buys P2 from Alice for $40
    And the PRR lays #8 on H2, joining SW and SE, by the power of P2
    Then #8 lies on H2, joining SW and SE

  @18CH-19-e
  Scenario: Only the company that has bought it uses the power
    Given the SRR owns P2
    When the PRR tries to lay #8 on H2, joining SW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR ends its turn
    And the SRR lays #8 on H2, joining SW and SE, by the power of P2
    Then #8 lies on H2, joining SW and SE

  @18CH-19-e
  Scenario Outline: <other> gives no power to lay track
    Given the PRR owns P2 and <other>
    And #58 lies on G3, joining NW and NE
    When the PRR tries to lay #8 on H2, joining SW and SE, by the power of <other>
    Then it is refused and nothing has changed
    When the PRR lays #8 on H2, joining SW and SE, by the power of P2
    Then #8 lies on H2, joining SW and SE
    And 4 tiles lie on the map

    Examples:
      | other |
      | P1    |
      | P5    |

  # ------------------------------------------------------------------------------------------------ P2: H2 and I3

  @18CH-19-f @18CH-19-h @reading:18CH-Q23=a
  Scenario: The first of the two tiles has to point at the other hex, H2 first
    Given the PRR owns P2
    When the PRR tries to lay #8 on H2, joining S and NW, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #8 on H2, joining SW and SE, by the power of P2
    Then #8 lies on H2, joining SW and SE

  @18CH-19-f @18CH-19-h @reading:18CH-Q23=a
  Scenario: The first of the two tiles has to point at the other hex, I3 first
    Given the PRR owns P2
    When the PRR tries to lay #9 on I3, joining SW and NE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on I3, joining NW and SE, by the power of P2
    And the PRR lays #9 on H2, joining NW and SE, by the power of P2
    Then #9 lies on I3, joining NW and SE
    And #9 lies on H2, joining NW and SE

  @18CH-19-f
  Scenario: The second tile has to join the first
    Given the PRR owns P2
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    And the PRR tries to lay #9 on I3, joining SW and NE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on I3, joining NW and SE

  @18CH-19-f @reading:18CH-Q23=a
  Scenario: Both tiles are laid, and in one turn
    Given the PRR owns P2
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    And the PRR tries to lay no track
    Then it is refused and nothing has changed
    When the PRR lays #9 on I3, joining NW and SE, by the power of P2
    And the PRR lays no track
    And the PRR places no token
    Then it is the PRR's turn to buy trains
    And 4 tiles lie on the map

  @18CH-19-f @reading:18CH-Q23=b @reading:18CH-Q23=c
  Scenario: One tile of P2 may do, and lie as it likes
    Given the PRR owns P2
    When the PRR lays #8 on H2, joining S and NW, by the power of P2
    And the PRR tries to lay #9 on I3, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays no track
    And the PRR places no token
    Then #8 lies on H2, joining S and NW
    And no tile lies on I3

  @18CH-19-f @18CH-19-i @reading:18CH-Q23=b
  Scenario: The second tile of P2 is laid in the turn of the first or never
    Given the PRR owns P2 and P3
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    And the PRR ends its turn
    And the SRR ends its turn
    Then it is operating round 2.2
    When the PRR tries to lay #9 on I3, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on F4, joining NW and SE, by the power of P3
    Then #9 lies on F4, joining NW and SE
    And no tile lies on I3

  @18CH-19-f @18CH-19-i @reading:18CH-Q23=c
  Scenario: The second tile of P2 may be laid in a later turn, joined to the first
    Given the PRR owns P2
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    And the PRR ends its turn
    And the SRR ends its turn
    Then it is operating round 2.2
    When the PRR tries to lay #9 on I3, joining SW and NE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on I3, joining NW and SE

  @18CH-19-f @18CH-19-j
  Scenario: The power holds for these two hexes only
    Given the PRR owns P2 and P3
    When the PRR tries to lay #9 on F4, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR tries to lay #9 on H2, joining NW and SE, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE

  @18CH-19-g
  Scenario Outline: P2 lays #8 and #9, as <first> on H2 with <second> on I3
    Given the PRR owns P2
    When the PRR lays <first> on H2, joining <sides of H2>, by the power of P2
    And the PRR lays <second> on I3, joining <sides of I3>, by the power of P2
    Then <first> lies on H2, joining <sides of H2>
    And <second> lies on I3, joining <sides of I3>
    And the PRR has $500 in its treasury

    Examples:
      | first | sides of H2 | second | sides of I3 |
      | #8    | SW and SE   | #8     | S and NW    |
      | #8    | SW and SE   | #9     | NW and SE   |
      | #9    | NW and SE   | #8     | NW and NE   |
      | #9    | NW and SE   | #9     | NW and SE   |

  @18CH-19-g
  Scenario: P2 lays no sharp curve
    Given the PRR owns P2
    When the PRR tries to lay #7 on H2, joining S and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #8 on H2, joining SW and SE, by the power of P2
    And the PRR tries to lay #7 on I3, joining SW and NW, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #8 on I3, joining S and NW, by the power of P2
    Then #8 lies on I3, joining S and NW

  @18CH-19-h @18CH-15-i
  Scenario: The two tiles need no connection to the company's track
    Given the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the N&W owns P2
    And #57 lies on C13, joining SW and NE
    And it is the N&W's turn to lay track
    When the N&W tries to lay #9 on H2, joining NW and SE
    Then it is refused and nothing has changed
    When the N&W lays #9 on H2, joining NW and SE, by the power of P2
    And the N&W lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE
    And #9 lies on I3, joining NW and SE

  @18CH-19-h @18CH-15-i
  Scenario: The tile of the turn has to join the company's track all the same
    Given the PRR owns P2
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    And the PRR lays #8 on I3, joining S and NW, by the power of P2
    And the PRR tries to lay #4 on I5, joining S and N
    Then it is refused and nothing has changed
    When the PRR lays #4 on G3, joining NW and SE
    Then #4 lies on G3, joining NW and SE
    And no tile lies on I5

  @18CH-19-i
  Scenario: A tile that another company lays on one of the hexes takes the power away
    Given the PRR owns P2 and P3
    When the PRR ends its turn
    And the SRR lays #9 on I3, joining SW and NE
    And the SRR ends its turn
    Then it is operating round 2.2
    When the PRR tries to lay #9 on H2, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on F4, joining NW and SE, by the power of P3
    Then #9 lies on F4, joining NW and SE
    And no tile lies on H2

  @18CH-19-i @reading:18CH-Q70=a
  Scenario: The company's own tile of the turn on one of the hexes takes the power away as well
    Given #58 lies on G3, joining NW and NE
    And the PRR owns P2 and P3
    When the PRR lays #8 on H2, joining SW and SE
    And the PRR tries to lay #9 on I3, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on F4, joining NW and SE, by the power of P3
    Then #9 lies on F4, joining NW and SE
    And no tile lies on I3

  @18CH-19-i @18CH-19-f @reading:18CH-Q70=b
  Scenario: After its own tile of the turn on one of the hexes the company may lay the other by the power
    Given #58 lies on G3, joining NW and NE
    And the PRR owns P2
    When the PRR lays #8 on H2, joining SW and SE
    # proves 18CH-19-f
    And the PRR tries to lay #9 on I3, joining SW and NE, by the power of P2
    # proves 18CH-19-f
    Then it is refused and nothing has changed
    When the PRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #8 lies on H2, joining SW and SE
    And #9 lies on I3, joining NW and SE

  @18CH-19-i @reading:18CH-Q23=a @reading:18CH-Q23=b @reading:18CH-Q70=a
  Scenario Outline: One tile is enough to lose the power, on <hex> as well as on the other hex
    Given <tile> lies on <hex>, joining <sides>
    And the SRR owns P3
    And the PRR owns P2
    When the PRR tries to lay #9 on <rest>, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR ends its turn
    And the SRR lays #9 on F4, joining NW and SE, by the power of P3
    Then #9 lies on F4, joining NW and SE
    And no tile lies on <rest>

    Examples:
      | hex | tile | sides     | rest |
      | H2  | #9   | NW and SE | I3   |
      | I3  | #9   | NW and SE | H2   |

  # ------------------------------------------------------------------------------------------------ P3: F4 and G5

  @18CH-19-j
  Scenario Outline: P3 lays #8 and #9, as <first> on F4 with <second> on G5
    Given the SRR owns P3
    And it is the SRR's turn to lay track
    When the SRR lays <first> on F4, joining <sides of F4>, by the power of P3
    And the SRR lays <second> on G5, joining <sides of G5>, by the power of P3
    Then <first> lies on F4, joining <sides of F4>
    And <second> lies on G5, joining <sides of G5>
    And the SRR has $500 in its treasury

    Examples:
      | first | sides of F4 | second | sides of G5 |
      | #8    | SW and SE   | #8     | S and NW    |
      | #8    | N and SE    | #9     | NW and SE   |
      | #9    | NW and SE   | #8     | NW and NE   |
      | #9    | NW and SE   | #9     | NW and SE   |

  @18CH-19-j
  Scenario: P3 lays no sharp curve
    Given the PRR owns P3
    When the PRR tries to lay #7 on F4, joining S and SE, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #8 on F4, joining SW and SE, by the power of P3
    And the PRR tries to lay #7 on G5, joining SW and NW, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #8 on G5, joining S and NW, by the power of P3
    Then #8 lies on G5, joining S and NW

  @18CH-19-j @reading:18CH-Q23=a
  Scenario: The two tiles of P3 are joined to each other
    Given the PRR owns P3
    When the PRR tries to lay #9 on G5, joining S and N, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #9 on G5, joining NW and SE, by the power of P3
    And the PRR tries to lay #9 on F4, joining S and N, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #9 on F4, joining NW and SE, by the power of P3
    Then #9 lies on F4, joining NW and SE
    And #9 lies on G5, joining NW and SE

  @18CH-19-j @reading:18CH-Q23=a
  Scenario: Both tiles of P3 are laid, and in one turn
    Given the PRR owns P3
    When the PRR lays #9 on F4, joining NW and SE, by the power of P3
    And the PRR tries to lay no track
    Then it is refused and nothing has changed
    When the PRR lays #9 on G5, joining NW and SE, by the power of P3
    And the PRR lays no track
    And the PRR places no token
    Then it is the PRR's turn to buy trains
    And 4 tiles lie on the map

  @18CH-19-j @reading:18CH-Q23=b @reading:18CH-Q23=c
  Scenario: One tile of P3 may do, and lie as it likes
    Given the PRR owns P3
    When the PRR lays #9 on G5, joining S and N, by the power of P3
    And the PRR tries to lay #9 on F4, joining NW and SE, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays no track
    And the PRR places no token
    Then #9 lies on G5, joining S and N
    And no tile lies on F4

  @18CH-19-j @18CH-19-i @reading:18CH-Q23=c
  Scenario: The second tile of P3 may be laid in a later turn, unless another company has built there
    Given the PRR owns P2 and P3
    When the PRR lays #9 on F4, joining NW and SE, by the power of P3
    And the PRR lays #9 on H2, joining NW and SE, by the power of P2
    And the PRR ends its turn
    And the SRR lays #8 on G5, joining NW and NE
    And the SRR ends its turn
    Then it is operating round 2.2
    When the PRR tries to lay #9 on G5, joining NW and SE, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on I3, joining NW and SE
    And #8 lies on G5, joining NW and NE

  @18CH-19-j @18CH-15-i
  Scenario: The two tiles of P3 come on top of the tile of the turn, with no connection to the company's track
    Given the PRR owns P3
    When the PRR tries to lay #9 on F4, joining NW and SE
    Then it is refused and nothing has changed
    When the PRR lays #9 on F4, joining NW and SE, by the power of P3
    And the PRR lays #9 on G5, joining NW and SE, by the power of P3
    And the PRR lays #4 on G3, joining NW and SE
    Then 5 tiles lie on the map
    And #4 lies on G3, joining NW and SE

  @18CH-19-j @18CH-19-i
  Scenario: A tile that another company lays on F4 or G5 takes the power of P3 away
    Given the PRR owns P2 and P3
    When the PRR ends its turn
    And the SRR lays #8 on G5, joining NW and NE
    And the SRR ends its turn
    Then it is operating round 2.2
    When the PRR tries to lay #9 on F4, joining NW and SE, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE
    And no tile lies on F4

  @18CH-19-j @18CH-19-i @reading:18CH-Q23=a @reading:18CH-Q23=b @reading:18CH-Q70=a
  Scenario Outline: One tile, on <hex> as well as on the other hex, is enough to lose the power of P3
    Given #9 lies on <hex>, joining NW and SE
    And the PRR owns P2 and P3
    When the PRR tries to lay #9 on <rest>, joining NW and SE, by the power of P3
    Then it is refused and nothing has changed
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE
    And no tile lies on <rest>

    Examples:
      | hex | rest |
      | F4  | G5   |
      | G5  | F4   |

  # ------------------------------------------------------------------------------------------------------ P4: D2

  @18CH-19-k
  Scenario: P4 lays #57 on D2
    Given the PRR owns P4
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    Then #57 lies on D2, joining SW and NE
    And 3 tiles lie on the map

  @18CH-19-k @18CH-15-j
  Scenario Outline: On D2 there is only one way to lay it, not <wrong way>
    Given the PRR owns P4
    When the PRR tries to lay #57 on D2, joining <wrong way>, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    Then #57 lies on D2, joining SW and NE

    Examples:
      | wrong way |
      | S and N   |
      | NW and SE |

  @18CH-19-k
  Scenario: P4 lays no other tile: the upgrade of D2 is an ordinary one
    Given the PRR owns P4
    And #57 lies on D2, joining SW and NE
    When the PRR tries to lay #15 on D2, joining S, SW, NE and SE, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #15 on D2, joining S, SW, NE and SE
    Then #15 lies on D2, joining S, SW, NE and SE

  @18CH-19-k
  Scenario: P4 lays its tile nowhere else
    Given the PRR owns P4
    When the PRR tries to lay #57 on E3, joining NW and SE, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    Then #57 lies on D2, joining SW and NE
    And no tile lies on E3

  @18CH-19-k @reading:18CH-Q21=a
  Scenario: Unlike those of P2 the tile of P4 has to join the company's track
    Given the SRR owns P2 and P4
    And it is the SRR's turn to lay track
    When the SRR tries to lay #57 on D2, joining SW and NE, by the power of P4
    Then it is refused and nothing has changed
    When the SRR lays #9 on H2, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE
    And no tile lies on D2

  @18CH-19-k @18CH-15-i @reading:18CH-Q21=b
  Scenario: The tile of P4 needs no connection to the company's track
    Given the SRR owns P4
    And it is the SRR's turn to lay track
    When the SRR tries to lay #57 on D2, joining SW and NE
    Then it is refused and nothing has changed
    When the SRR lays #57 on D2, joining SW and NE, by the power of P4
    Then #57 lies on D2, joining SW and NE
    And the SRR has $420 in its treasury

  @18CH-19-k @18CH-20-e @18CH-20-b @reading:18CH-Q20=a
  Scenario: P4 gives no free token
    Given the PRR owns P4
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    And the PRR tries to place a token in D2, by the power of P4
    Then it is refused and nothing has changed
    When the PRR places a token in D2
    Then the PRR has tokens in F2 and D2 only
    And the PRR has $380 in its treasury

  @18CH-19-k @18CH-20-e @18CH-20-b @reading:18CH-Q20=b
  Scenario: In the turn in which P4 lays its tile the token of the turn costs nothing on D2
    Given the PRR owns P4
    And #57 lies on D8, joining SW and NE
    And the PRR has a token in D8
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    And the PRR places a token in D2, by the power of P4
    Then the PRR has tokens in F2, D8 and D2 only
    And the PRR has 1 token left
    And the PRR has $420 in its treasury
    When the PRR tries to place a token in F8
    Then it is refused and nothing has changed

  @18CH-20-b @18CH-20-c @18CH-20-e
  Scenario: After the tile of P4 the token of the turn may go to another city, though P2 and P3 could still be bought
    Given the PRR owns P4
    And Carol owns P2 and P3
    And #57 lies on D8, joining SW and NE
    And the PRR has a token in D8
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    And the PRR places a token in F8
    Then the PRR has tokens in F2, D8 and F8 only
    And the PRR has $360 in its treasury

  @18CH-12-r
  Scenario: Between the tile of P4 and the token of the turn the company may buy a private company
    Given the PRR owns P4
    And Carol owns P1
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    And the PRR buys P1 from Carol for $20, with Carol's consent
    Then the PRR owns P1 and P4
    And the PRR has $400 in its treasury

  @18CH-19-k @18CH-20-e @reading:18CH-Q20=b
  Scenario: The free token goes with the tile of P4, not with any #57 on D2
    Given the PRR owns P4
    When the PRR lays #57 on D2, joining SW and NE
    And the PRR tries to place a token in D2, by the power of P4
    Then it is refused and nothing has changed
    When the PRR places a token in D2
    Then the PRR has $380 in its treasury

  @18CH-19-l @18CH-15-b
  Scenario: After the tile of P4 there is no other tile in the turn
    Given the PRR owns P4
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    Then #57 lies on D2, joining SW and NE
    When the PRR tries to lay #4 on G3, joining NW and SE
    Then it is refused and nothing has changed
    When the PRR buys a 3-train from the bank for $180
    And the PRR ends its turn
    And the SRR ends its turn
    And the PRR lays #4 on G3, joining NW and SE
    Then #4 lies on G3, joining NW and SE

  @18CH-19-l @18CH-15-b
  Scenario: After the tile of the turn there is no tile of P4
    Given the PRR owns P2 and P4
    When the PRR lays #4 on G3, joining NW and SE
    And the PRR tries to lay #57 on D2, joining SW and NE, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE
    And no tile lies on D2

  @18CH-19-m
  Scenario Outline: The tile of P4 costs $80, which <treasury> can pay
    Given the PRR owns P4
    And the PRR has <treasury> in its treasury
    # proves 18CH-19-m
    When the PRR lays #57 on D2, joining SW and NE, by the power of P4
    Then the PRR has <rest> in its treasury
    And the bank has received $80
    And no other player or company has gained or lost money

    Examples:
      | treasury | rest |
      | $80      | $0   |
      | $81      | $1   |
      | $500     | $420 |

  @18CH-19-m
  Scenario: A company with $79 does not lay the tile of P4
    Given the PRR owns P2 and P4
    And the PRR has $79 in its treasury
    When the PRR tries to lay #57 on D2, joining SW and NE, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE
    And the PRR has $79 in its treasury

  @18CH-19-f @18CH-15-j
  Scenario: By a power, too, no track points off the board
    Given the PRR owns P2
    When the PRR tries to lay #8 on H2, joining N and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #8 on H2, joining SW and SE, by the power of P2
    Then #8 lies on H2, joining SW and SE

  @18CH-19-e @18CH-19-f @18CH-19-g
  Scenario: The company that operates second has a power by the same terms
    Given the SRR owns P1 and P2
    And it is the SRR's turn to lay track
    When the SRR tries to lay #9 on H2, joining NW and SE, by the power of P1
    Then it is refused and nothing has changed
    When the SRR tries to lay #9 on F4, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the SRR lays #9 on H2, joining NW and SE, by the power of P2
    And the SRR tries to lay #7 on I3, joining NW and SW, by the power of P2
    Then it is refused and nothing has changed
    When the SRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on I3, joining NW and SE

  @18CH-19-e @18CH-19-f @18CH-19-g
  Scenario Outline: The company that operates second has no power but that of its own P2: not <what>
    Given the SRR owns P1 and P2
    And the PRR owns P3
    And it is the SRR's turn to lay track
    When the SRR tries to lay <tile> on <hex>, joining <sides>, by the power of <private>
    Then it is refused and nothing has changed
    When the SRR lays #9 on H2, joining NW and SE, by the power of P2
    And the SRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE
    And #9 lies on I3, joining NW and SE

    Examples:
      | what                                | tile | hex | sides     | private | clause   |
      | a power of P1, which has none       | #9   | I3  | SW and NE | P1      | 18CH-19-e |
      | that of P3, which another owns      | #9   | F4  | NW and SE | P3      | 18CH-19-e |
      | P2 on the hexes of P3               | #9   | F4  | NW and SE | P2      | 18CH-19-f |
      | a sharp curve                       | #7   | H2  | S and SE  | P2      | 18CH-19-g |

  @18CH-19-g
  Scenario: After the tile of the turn, too, P2 lays no sharp curve
    Given the PRR owns P2
    When the PRR lays #4 on G3, joining NW and SE
    And the PRR tries to lay #7 on H2, joining S and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    And the PRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on H2, joining NW and SE
    And #4 lies on G3, joining NW and SE

  @18CH-15-e
  Scenario: When all seven #57 lie on the map there is none for P4 either
    Given #57 lies on each of C5, C13, D8, E3 and J6, joining SW and NE
    And the PRR owns P2 and P4
    When the PRR tries to lay #57 on D2, joining SW and NE, by the power of P4
    Then it is refused and nothing has changed
    When the PRR lays #9 on H2, joining NW and SE, by the power of P2
    And the PRR lays #9 on I3, joining NW and SE, by the power of P2
    Then #9 lies on I3, joining NW and SE
    And no tile lies on D2

  @18CH-19-k @18CH-20-e
  Scenario Outline: Where its tile has not been laid in this turn, P4 gives no token to the company that operates <place>
    Given #57 lies on E3, joining SW and NE
    And #57 lies on D2, joining SW and NE
    And the LV is in operation at a par of <par>
    And Bob is president of the LV with 60%
    And the PRR owns P4
    And it is the PRR's turn to place a token
    When the PRR tries to place a token in E3, by the power of P4
    Then it is refused and nothing has changed
    When the PRR tries to place a token in D2, by the power of P4
    Then it is refused and nothing has changed
    When the PRR places a token in D2
    Then the PRR has $460 in its treasury
    And the PRR has tokens in F2 and D2 only

    Examples:
      | place | par |
      | first | $70 |
      | later | $95 |
