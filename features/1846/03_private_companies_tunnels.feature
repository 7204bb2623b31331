Feature: Tunnel Blasting
  A corporation that owns the Tunnel Blasting Company pays $20 less for building in the mountains: a hex for $60 costs
  it $40, one for $40 costs it $20. Bridges, water and level ground cost it what they cost anybody.

  Background: Alice's Chesapeake & Ohio, with mountains on two sides of its home
    Given 5 players at the table in phase II
    And the C&O is in operation, opened at $100
    And Alice is president of the C&O with 60%
    And the C&O has $100 in its treasury

  @1846-3-bp @1846-3-u
  Scenario Outline: A mountain hex that costs others <price> costs the owner of Tunnel Blasting <reduced>
    Given the C&O owns Tunnel Blasting
    And it is the C&O's turn to build
    When the C&O lays #9 on <hex>, joining <sides>
    Then #9 lies on <hex>, joining <sides>
    And the C&O has <left> in its treasury
    And the bank has received <reduced>

    Examples:
      | hex | sides     | price | reduced | left |
      | H14 | NW and SE | $60   | $40     | $60  |
      | H16 | NE and SW | $40   | $20     | $80  |

  @1846-3-bp
  Scenario Outline: The price is <price> if <owner> owns Tunnel Blasting
    Given the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And <owner> owns Tunnel Blasting
    And it is the C&O's turn to build
    When the C&O lays #9 on H14, joining NW and SE
    Then the C&O has paid <price>

    Examples:
      | owner   | price |
      | the C&O | $40   |
      | Alice   | $60   |
      | Bob     | $60   |
      | the PRR | $60   |

  @1846-3-bp @1846-6.2-x
  Scenario: A corporation may buy Tunnel Blasting just before it builds
    Given the C&O has $59 in its treasury
    And Bob owns Tunnel Blasting
    And it is the C&O's turn to build
    When the C&O tries to lay #9 on H14, joining NW and SE
    Then it is refused and nothing has changed
    When the C&O buys Tunnel Blasting from Bob for $19, with Bob's consent
    And the C&O lays #9 on H14, joining NW and SE
    Then #9 lies on H14, joining NW and SE
    And the C&O has $0 in its treasury

  @1846-3-bp
  Scenario: Every mountain hex is cheaper, also two in one turn
    Given the C&O owns Tunnel Blasting
    And it is the C&O's turn to build
    When the C&O lays #9 on H14, joining NW and SE
    And the C&O lays #9 on H16, joining NE and SW
    Then the C&O has $40 in its treasury

  @1846-3-bp
  Scenario: Level ground costs the owner of Tunnel Blasting $20
    Given the C&O owns Tunnel Blasting
    And #9 lies on H14, joining NW and SE
    And it is the C&O's turn to build
    When the C&O lays #57 on G13, joining NW and SE
    Then #57 lies on G13, joining NW and SE
    And the C&O has $80 in its treasury

  @1846-3-bp
  Scenario: A bridge costs the owner of Tunnel Blasting what it costs others
    Given the C&O owns Tunnel Blasting
    And the C&O has a token in H12
    And #293 lies on H12, joining SW and NE
    And it is the C&O's turn to build
    When the C&O lays #9 on I11, joining NE and SW
    Then #9 lies on I11, joining NE and SW
    And the C&O has $40 in its treasury

  @1846-3-bp
  Scenario: The water of Detroit costs the owner of Tunnel Blasting what it costs others
    Given the GT is in operation, opened at $90
    And Bob is president of the GT with 60%
    And the GT has $100 in its treasury
    And the GT owns Tunnel Blasting
    And #5 lies on B16, joining SW and W
    And it is the GT's turn to build
    When the GT lays #295 on C15, joining SW, W, NW and NE
    Then #295 lies on C15, joining SW, W, NW and NE
    And the GT has $60 in its treasury

  # ------------------------------------------------- tunnels and passes, and tiles that cost $20 only

  # The neighbour here is printed track, whose side is paid by the first tile that reaches it.
  @1846-3-bp @reading:1846-Q28=a @reading:1846-Q28=c @reading:1846-Q32=a
  Scenario: A tunnel side is $20 cheaper
    Given the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And the PRR owns Tunnel Blasting
    And it is the PRR's turn to build
    When the PRR lays #9 on E19, joining NW and SE
    Then #9 lies on E19, joining NW and SE
    And the PRR has $60 in its treasury

  # The neighbour here is printed track, whose side is paid by the first tile that reaches it.
  @1846-3-bp @reading:1846-Q28=b @reading:1846-Q32=a
  Scenario: A tunnel side costs the full price
    Given the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And the PRR owns Tunnel Blasting
    And it is the PRR's turn to build
    When the PRR lays #9 on E19, joining NW and SE
    Then #9 lies on E19, joining NW and SE
    And the PRR has $40 in its treasury
    When the PRR lays #9 on F18, joining W and E
    Then the PRR has $20 in its treasury

  @1846-3-bp @reading:1846-Q28=a @reading:1846-Q28=b
  Scenario: A green tile in a mountain hex costs $20 as everywhere
    Given the C&O owns Tunnel Blasting
    And #9 lies on H16, joining NE and SW
    And it is the C&O's turn to build
    When the C&O lays #27 on H16, joining SW, W and NE
    Then #27 lies on H16, joining SW, W and NE
    And the C&O has $80 in its treasury
    When the C&O lays #9 on H14, joining NW and SE
    Then the C&O has $40 in its treasury

  @1846-3-bp @reading:1846-Q28=c
  Scenario: A green tile in a mountain hex, where others pay $20, costs nothing
    Given the C&O owns Tunnel Blasting
    And #9 lies on H16, joining NE and SW
    And it is the C&O's turn to build
    When the C&O lays #27 on H16, joining SW, W and NE
    Then #27 lies on H16, joining SW, W and NE
    And the C&O has $100 in its treasury
    When the C&O lays #9 on H14, joining NW and SE
    Then the C&O has $60 in its treasury
