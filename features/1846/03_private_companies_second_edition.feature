Feature: The private companies of the second edition, at other tables
  Boomtown and Little Miami both cost $40. Boomtown pays $10 in each operating round and Little Miami $15, to the player who
  owns it or to the corporation that has bought it.

  # -------------------------------------------------------------------------------------- price and income

  # One clause a row, and the rule itself.
  @since:2 @1846-3-r @1846-3-bq @1846-3-bv
  Scenario Outline: The new <private> brings the player who owns it <income> in each operating round
    Given 5 players at the table in phase II, without Lake Shore Line and Tunnel Blasting
    And the B&O is in operation, opened at $100
    And Bob is president of the B&O with 60%
    And Carol owns <private>
    And Alice, Bob, Carol and Dave have passed
    And it is Erin's turn to trade
    # proves 1846-3-r 1846-3-bq 1846-3-bv
    When Erin passes
    Then it is operating round 2.1
    And Carol has received <income>
    And the bank has paid <income>
    And no other player or company has gained or lost money

    Examples:
      | private      | income | clause    |
      | Boomtown     | $10    | 1846-3-bq |
      | Little Miami | $15    | 1846-3-bv |

  @since:2 @1846-3-p @1846-3-bq @1846-3-bv
  Scenario: When the distribution is over Boomtown and Little Miami are paid for like the others
    Given a new game of 3 players, without the C&O, the ERIE, Lake Shore Line, Michigan Central, Ohio & Indiana, Meat Packing, Tunnel Blasting and the Steamboat
    And Carol has kept Michigan Southern, Big 4 and a blank
    And Bob has kept Boomtown, the Mail Contract and a blank
    And Alice has kept Little Miami and a blank
    And it is Alice's turn to take Chicago & Western Indiana for $60
    When Alice takes Chicago & Western Indiana for $60
    Then Bob owns the Mail Contract and Boomtown
    And Bob has $280
    And Alice owns Chicago & Western Indiana and Little Miami
    And Alice has $300
    And Carol has $160

  # One clause a row, and the rule itself.
  @since:2 @1846-3-s @1846-6.6-c @1846-3-bq @1846-3-bv
  Scenario Outline: A corporation pays at most the list price of <private>, $40
    Given 5 players at the table in phase II, without Lake Shore Line and Tunnel Blasting
    And the B&O is in operation, opened at $100
    And Bob is president of the B&O with 60%
    And the B&O has $300 in its treasury
    And Carol owns <private>
    And it is the B&O's turn to build
    When the B&O tries to buy <private> from Carol for $41, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys <private> from Carol for $40, with Carol's consent
    Then the B&O owns <private>
    And Carol has $440
    And the B&O has $260 in its treasury

    Examples:
      | private      | clause    |
      | Boomtown     | 1846-3-bq |
      | Little Miami | 1846-3-bv |

  # --------------------------------------------------------------------------------------------- phase I

  @since:2 @1846-3-bw @1846-6.2-f
  Scenario: In phase I there are no green tiles for Little Miami
    Given 4 players at the table in phase I, without the C&O, Ohio & Indiana, Lake Shore Line, Meat Packing and Boomtown
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $300 in its treasury
    And the GT owns a 2-train
    And #293 lies on H12, joining W and E
    And #57 lies on G13, joining SW and NE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #294 on H12, joining SW, W, NE and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    And Little Miami can be used two more times

  # ------------------------------------------------------------------------------- trains that skip a location

  # A better run would have to be made under another reading (1846-Q63).
  @since:2 @1846-3-bs @reading:1846-Q24=a @reading:1846-Q63=a
  Scenario Outline: With the marker on Cincinnati a 3/5-train that counts <counted> earns <revenue>
    Given 5 players at the table in phase II, without Tunnel Blasting
    And the B&O is in operation, opened at $100
    And Bob is president of the B&O with 60%
    And #293 lies on H12, joining SW and NE
    And #9 lies on I11, joining SW and NE
    And #6 lies on G13, joining SW and E
    And #57 lies on G15, joining W and E
    And the B&O has tokens in H12 and G13
    And the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    And the B&O owns a 3/5-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 3/5-train | J10 I11 H12 G13 G15 | counting <counted> |
    Then the B&O has earned <revenue>

    Examples:
      | counted          | revenue |
      | J10, H12 and G13 | $130    |
      | J10, G13 and G15 | $90     |

  # A better run would have to be made under another reading (1846-Q63).
  @since:2 @1846-3-bs @reading:1846-Q24=b @reading:1846-Q63=a
  Scenario Outline: With the marker on Cincinnati a 3/5-train that goes through it and counts <counted> earns <revenue>
    Given 5 players at the table in phase II, without Tunnel Blasting
    And the B&O is in operation, opened at $100
    And Bob is president of the B&O with 60%
    And #293 lies on H12, joining SW and NE
    And #9 lies on I11, joining SW and NE
    And #6 lies on G13, joining SW and E
    And #57 lies on G15, joining W and E
    And the B&O has tokens in H12 and G13
    And the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    And the B&O owns a 3/5-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 3/5-train | J10 I11 H12 G13 G15 | counting <counted> |
    Then the B&O has earned <revenue>

    Examples:
      | counted          | revenue |
      | J10, H12 and G13 | $130    |
      | J10, G13 and G15 | $110    |
