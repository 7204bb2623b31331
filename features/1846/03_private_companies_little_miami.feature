Feature: Little Miami, of the second edition
  Little Miami links Cincinnati (H12) with Dayton (G13), its neighbour to the north-east. The corporation that buys it may lay
  or upgrade a tile in each of the two cities, or in one of them if that is enough, beside its ordinary building and wherever
  its own track is. The tiles cost nothing; only a bridge to Cincinnati that one of them completes has to be paid.

  That is done for the link: where track links the two cities already, be it over other hexes and through cities full of
  tokens, the power is none. Each of the tiles has to bring track that is part of a way between them, and when all is done they
  are linked. A first tile that does not link them by itself is followed by the second at once.

  Background: Alice's Grand Trunk with money, and no track but its home
    Given 5 players at the table in phase II, without Ohio & Indiana
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 4-train
    And the GT has $300 in its treasury

  # ---------------------------------------------------------------------------------- the two tiles

  @since:2 @1846-3-bw @1846-3-u @1846-6-g
  Scenario Outline: Little Miami lays two tiles besides the two of the turn, on <first> and <second>
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays <tile> on <first>, joining SW and NE, by the power of Little Miami
    Then Little Miami can be used one more time
    When the GT lays <other> on <second>, joining SW and NE, by the power of Little Miami
    And the GT lays #5 on B16, joining SW and W
    And the GT lays #9 on B14, joining W and E
    Then <tile> lies on <first>, joining SW and NE
    And <other> lies on <second>, joining SW and NE
    And #5 lies on B16, joining SW and W
    And #9 lies on B14, joining W and E
    And Little Miami can be used no more times
    And the GT has $260 in its treasury
    When the GT tries to lay #9 on C13, joining W and E
    Then it is refused and nothing has changed

    Examples:
      | first | tile | second | other |
      | H12   | #293 | G13    | #57   |
      | G13   | #57  | H12    | #293  |

  @since:2 @1846-3-bw @1846-6-g
  Scenario: The tiles of Little Miami may also follow the two of the turn
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And the GT has already laid #5 on B16, joining SW and W, in this turn
    And the GT has already laid #9 on B14, joining W and E, in this turn
    And it is the GT's turn to build
    When the GT tries to lay #9 on B12, joining W and E
    Then it is refused and nothing has changed
    When the GT lays #57 on G13, joining SW and NE, by the power of Little Miami
    And the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    Then #57 lies on G13, joining SW and NE
    And #293 lies on H12, joining SW and NE
    And the GT has $300 in its treasury

  @since:2 @1846-3-bw @1846-6-g
  Scenario: Two tiles may be upgraded by it, and one more in the turn
    Given #293 lies on H12, joining W and E
    And #57 lies on G13, joining NW and SE
    And #5 lies on B16, joining SW and W
    And #9 lies on B14, joining W and E
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #24 on B14, joining SW, W and E
    And the GT lays #294 on H12, joining SW, W, NE and E, by the power of Little Miami
    And the GT lays #14 on G13, joining SW, NW, NE and SE, by the power of Little Miami
    Then #294 lies on H12, joining SW, W, NE and E
    And #14 lies on G13, joining SW, NW, NE and SE
    And #24 lies on B14, joining SW, W and E
    And the GT has $280 in its treasury
    And Little Miami can be used no more times

  @since:2 @1846-3-bw @1846-3-by
  Scenario Outline: One tile is enough where <there> has track to <here>
    Given <lying> lies on <there>, joining <its sides>
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays <tile> on <here>, joining <sides>, by the power of Little Miami
    And the GT places no token
    Then it is the GT's turn to buy trains
    And <tile> lies on <here>, joining <sides>
    And <lying> lies on <there>, joining <its sides>
    And Little Miami can be used no more times
    And the GT owns Little Miami
    And the GT has $300 in its treasury

    Examples:
      | there | lying | its sides | here | tile | sides     |
      | G13   | #57   | SW and NE | H12  | #293 | SW and NE |
      | H12   | #292  | W and NE  | G13  | #5   | SW and W  |

  @since:2 @1846-3-bw
  Scenario Outline: An upgrade alone links the cities, by <tile> on <here>
    Given #57 lies on G13, joining <dayton>
    And #293 lies on H12, joining <cincinnati>
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays <tile> on <here>, joining <sides>, by the power of Little Miami
    And the GT places no token
    Then it is the GT's turn to buy trains
    And <tile> lies on <here>, joining <sides>
    And the GT has $300 in its treasury

    Examples:
      | dayton    | cincinnati | tile | here | sides             |
      | SW and NE | W and E    | #294 | H12  | SW, W, NE and E   |
      | NW and SE | SW and NE  | #14  | G13  | SW, NW, NE and SE |

  @since:2 @1846-3-bw
  Scenario Outline: Little Miami does not lay track on <elsewhere>
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay <tile> on <elsewhere>, joining <sides>, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    Then #293 lies on H12, joining SW and NE
    And Little Miami can be used one more time

    Examples:
      | elsewhere | tile | sides     |
      | B14       | #9   | W and E   |
      | B16       | #5   | SW and W  |
      | G15       | #57  | SW and NE |
      | H14       | #8   | W and NE  |
      | E17       | #293 | W and E   |

  @since:2 @1846-3-bw
  Scenario: Not even in another city that lies between the two
    Given #293 lies on H12, joining W and E
    And #8 lies on H14, joining W and NE
    And #57 lies on G13, joining W and E
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #5 on G15, joining SW and W, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #294 on H12, joining SW, W, NE and E, by the power of Little Miami
    And the GT lays #14 on G13, joining SW, W, NE and E, by the power of Little Miami
    Then #294 lies on H12, joining SW, W, NE and E
    And #14 lies on G13, joining SW, W, NE and E

  @since:2 @1846-3-bw
  Scenario: One tile in each of the cities, not two in one
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    Then #293 lies on H12, joining SW and NE
    When the GT tries to lay #294 on H12, joining SW, W, NE and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #57 on G13, joining SW and NE, by the power of Little Miami
    Then #57 lies on G13, joining SW and NE

  @since:2 @1846-3-bw @reading:1846-Q99=a
  Scenario: Nor when the first has linked them and a second there would do so in another way
    Given #5 lies on G13, joining SW and W
    And #7 lies on G11, joining E and SE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #292 on H12, joining W and NE, by the power of Little Miami
    Then Little Miami can be used one more time
    When the GT tries to lay #295 on H12, joining SW, W, NW and NE, by the power of Little Miami
    Then it is refused and nothing has changed

  @since:2 @1846-3-bw
  Scenario: A third tile is not laid by the power of Little Miami
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    And the GT lays #57 on G13, joining SW and NE, by the power of Little Miami
    Then Little Miami can be used no more times
    When the GT tries to lay #14 on G13, joining SW, W, NE and E, by the power of Little Miami
    Then it is refused and nothing has changed

  @since:2 @1846-3-bw @1846-6.6-e
  Scenario: The tiles come with Little Miami, not before it
    Given Bob owns Little Miami
    And it is the GT's turn to build
    When the GT tries to lay #293 on H12, joining SW and NE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT buys Little Miami from Bob for $25, with Bob's consent
    And the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    Then #293 lies on H12, joining SW and NE
    And the GT has $275 in its treasury
    And the GT owns Little Miami

  @since:2 @1846-3-bw @1846-6.6-e
  Scenario: Only its own corporation lays the tiles of Little Miami
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns Little Miami
    And the GT owns Michigan Central
    And the GT has already bought Michigan Central in this turn
    And it is the GT's turn to build
    When the GT tries to lay #293 on H12, joining SW and NE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And Little Miami can be used two more times

  @since:2 @1846-3-bw @1846-6.2-n
  Scenario: While a player owns Little Miami others build in both cities
    Given #5 lies on B16, joining SW and W
    And the GT has a token in G13
    And Bob owns Little Miami
    And it is the GT's turn to build
    When the GT tries to lay #293 on H12, joining SW and NE
    Then it is refused and nothing has changed
    When the GT lays #57 on G13, joining SW and NE
    And the GT lays #293 on H12, joining SW and NE
    Then #293 lies on H12, joining SW and NE
    And the GT has $260 in its treasury

  @since:2 @1846-6.2-k @1846-3-bw
  Scenario Outline: The letter of a tile has to be that of its city: no <wrong> on <hex>
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay <wrong> on <hex>, joining SW and NE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays <right> on <hex>, joining SW and NE, by the power of Little Miami
    Then <right> lies on <hex>, joining SW and NE

    Examples:
      | hex | wrong | right |
      | H12 | #57   | #293  |
      | G13 | #293  | #57   |

  # ------------------------------------------------------------------------ the link that is there already

  @since:2 @1846-3-bx
  Scenario: Where track links the two cities the power is none
    Given #293 lies on H12, joining SW and NE
    And #57 lies on G13, joining SW and NE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #294 on H12, joining SW, W, NE and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT tries to lay #14 on G13, joining SW, W, NE and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    And Little Miami can be used two more times

  @since:2 @1846-3-bx
  Scenario: Track over another hex links them, too
    Given #292 lies on H12, joining SW and NW
    And #57 lies on G13, joining W and E
    And #7 lies on G11, joining E and SE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #295 on H12, joining SW, W, NW and NE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    And Little Miami can be used two more times

  @since:2 @1846-3-bx @1846-3-by
  Scenario: Track that leads from one of them elsewhere links nothing
    Given #292 lies on H12, joining SW and NW
    And #57 lies on G13, joining W and E
    And #8 lies on G11, joining W and SE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #14 on G13, joining W, NW, E and SE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #295 on H12, joining SW, W, NW and NE, by the power of Little Miami
    And the GT lays #14 on G13, joining SW, W, NE and E, by the power of Little Miami
    Then #295 lies on H12, joining SW, W, NW and NE
    And #14 lies on G13, joining SW, W, NE and E

  @since:2 @1846-3-bz @1846-3-bx
  Scenario: A way through a city full of tokens is a link
    Given #293 lies on H12, joining W and E
    And #8 lies on H14, joining W and NE
    And #5 lies on G15, joining SW and W
    And #57 lies on G13, joining W and E
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has a token in G15
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #294 on H12, joining SW, W, NE and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    And Little Miami can be used two more times

  @since:2 @1846-3-bz @1846-3-by
  Scenario: A tile links the two cities through one full of tokens
    Given #293 lies on H12, joining W and E
    And #8 lies on H14, joining W and NE
    And #5 lies on G15, joining SW and W
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has a token in G15
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #57 on G13, joining NW and SE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #57 on G13, joining W and E, by the power of Little Miami
    And the GT places no token
    Then it is the GT's turn to buy trains
    And #57 lies on G13, joining W and E
    And Little Miami can be used no more times

  # ------------------------------------------------------------------------------ what each tile is for

  @since:2 @1846-3-by
  Scenario Outline: A tile that does not lead to the other city is not laid on <hex>
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay <tile> on <hex>, joining W and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays <tile> on <hex>, joining SW and NE, by the power of Little Miami
    Then <tile> lies on <hex>, joining SW and NE

    Examples:
      | hex | tile |
      | H12 | #293 |
      | G13 | #57  |

  @since:2 @1846-3-by
  Scenario Outline: The second tile has to complete the link, on <second>
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays <tile> on <first>, joining SW and NE, by the power of Little Miami
    And the GT tries to lay <other> on <second>, joining W and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays <other> on <second>, joining SW and NE, by the power of Little Miami
    Then <other> lies on <second>, joining SW and NE
    And Little Miami can be used no more times

    Examples:
      | first | tile | second | other |
      | H12   | #293 | G13    | #57   |
      | G13   | #57  | H12    | #293  |

  @since:2 @1846-3-by
  Scenario: An upgrade whose new track is no part of the link is not laid, though the other tile would complete it
    Given #57 lies on G13, joining SW and NE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #14 on G13, joining SW, W, NE and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    Then #293 lies on H12, joining SW and NE
    And #57 lies on G13, joining SW and NE

  @since:2 @1846-3-by
  Scenario: An upgrade that leads nowhere is no help to the tile that comes after it
    Given #57 lies on G13, joining SW and NE
    And #292 lies on H12, joining SW and NW
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #15 on G13, joining SW, NE, E and SE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #295 on H12, joining SW, W, NW and NE, by the power of Little Miami
    Then #295 lies on H12, joining SW, W, NW and NE
    And #57 lies on G13, joining SW and NE

  @since:2 @1846-3-by @reading:1846-Q101=a
  Scenario Outline: Until the link is complete nothing else is done, for instance <what>
    Given Bob owns Lake Shore Line
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    And the GT tries to <do something else>
    Then it is refused and nothing has changed
    When the GT lays #57 on G13, joining SW and NE, by the power of Little Miami
    And the GT <does it>
    Then #57 lies on G13, joining SW and NE
    And the GT has <left> in its treasury

    Examples:
      | what             | do something else                                        | does it                                                   | left |
      | an ordinary tile | lay #5 on B16, joining SW and W                          | lays #5 on B16, joining SW and W                          | $280 |
      | a purchase       | buy Lake Shore Line from Bob for $40, with Bob's consent | buys Lake Shore Line from Bob for $40, with Bob's consent | $260 |

  @since:2 @1846-3-bw @1846-3-by @reading:1846-Q101=b
  Scenario Outline: Between the two tiles other things may be done, for instance <what>
    Given Bob owns Lake Shore Line
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    And the GT <does something else>
    Then Little Miami can be used one more time
    When the GT tries to lay #57 on G13, joining W and E, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #57 on G13, joining SW and NE, by the power of Little Miami
    Then #57 lies on G13, joining SW and NE
    And Little Miami can be used no more times
    And the GT has <left> in its treasury

    Examples:
      | what             | does something else                                       | left |
      | an ordinary tile | lays #5 on B16, joining SW and W                          | $280 |
      | a purchase       | buys Lake Shore Line from Bob for $40, with Bob's consent | $260 |

  @since:2 @1846-3-bw @1846-3-by @reading:1846-Q101=b
  Scenario: The second tile may be laid in the last step of the turn, but not after it
    Given the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to buy trains
    And the GT owns a 2-train
    And the GT has $500 in its treasury
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    And the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    And the GT lays #57 on G13, joining SW and NE, by the power of Little Miami
    Then #57 lies on G13, joining SW and NE
    And the GT has $320 in its treasury
    When the GT buys no train
    Then it is no longer operating round 2.1

  @since:2 @1846-3-bw @1846-3-by @reading:1846-Q99=a
  Scenario: When the first tile has linked them, the second may add a way of its own
    Given #57 lies on G13, joining SW and NE
    And #7 lies on G11, joining E and SE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #291 on H12, joining NW and NE, by the power of Little Miami
    Then Little Miami can be used one more time
    When the GT tries to lay #15 on G13, joining SW, NE, E and SE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #15 on G13, joining SW, W, NW and NE, by the power of Little Miami
    Then #15 lies on G13, joining SW, W, NW and NE
    And Little Miami can be used no more times
    And the GT has $300 in its treasury

  @since:2 @1846-3-bw @1846-3-by @reading:1846-Q99=a
  Scenario Outline: When the first tile has linked them and something else is done, the second is given up: <what>
    Given #57 lies on G13, joining SW and NE
    And #7 lies on G11, joining E and SE
    And Bob owns Lake Shore Line
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #291 on H12, joining NW and NE, by the power of Little Miami
    Then Little Miami can be used one more time
    When the GT <does something else>
    Then Little Miami can be used no more times
    When the GT tries to lay #15 on G13, joining SW, W, NW and NE, by the power of Little Miami
    Then it is refused and nothing has changed

    Examples:
      | what              | does something else                                        |
      | an ordinary tile  | lays #5 on B16, joining SW and W                           |
      | a purchase        | buys Lake Shore Line from Bob for $40, with Bob's consent  |
      | the end of a step | places no token                                            |

  @since:2 @1846-3-bw @1846-3-by @reading:1846-Q99=b
  Scenario: When the first tile has linked them, the second is not laid
    Given #57 lies on G13, joining SW and NE
    And #7 lies on G11, joining E and SE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #291 on H12, joining NW and NE, by the power of Little Miami
    Then Little Miami can be used no more times
    When the GT tries to lay #15 on G13, joining SW, W, NW and NE, by the power of Little Miami
    Then it is refused and nothing has changed

  # -------------------------------------------------------------------------- connection, and what is paid

  @since:2 @1846-3-ca @1846-6.2-n
  Scenario: The tiles of Little Miami need no connection to a token, which others do
    Given the IC is in operation, opened at $90
    And Bob is president of the IC with 60%
    And the IC has $100 in its treasury
    And the IC owns Little Miami
    And the IC has already bought Little Miami in this turn
    And it is the IC's turn to build
    When the IC tries to lay #293 on H12, joining SW and NE
    Then it is refused and nothing has changed
    # proves 1846-3-ca
    When the IC lays #293 on H12, joining SW and NE, by the power of Little Miami
    # proves 1846-3-ca
    Then #293 lies on H12, joining SW and NE
    # proves 1846-3-ca
    When the IC lays #57 on G13, joining SW and NE, by the power of Little Miami
    # proves 1846-3-ca
    Then #57 lies on G13, joining SW and NE
    And the IC has $100 in its treasury

  @since:2 @1846-3-cb
  Scenario Outline: A bridge to Cincinnati is paid for, when <tile> is laid joining <sides>: $<cost>
    Given #9 lies on I11, joining SW and NE
    And #57 lies on G13, joining SW and NE
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays <tile> on H12, joining <sides>, by the power of Little Miami
    # proves 1846-3-cb
    Then the GT has $<left> in its treasury
    # proves 1846-3-cb
    And the bank has received $<cost>
    And <tile> lies on H12, joining <sides>

    Examples:
      | tile | sides     | cost | left |
      | #293 | SW and NE | 40   | 260  |
      | #292 | W and NE  | 0    | 300  |

  @since:2 @1846-3-cb @1846-6.2-x
  Scenario: With a dollar too little the bridge is not built, but another tile is
    Given #9 lies on I11, joining SW and NE
    And #57 lies on G13, joining SW and NE
    And the GT has $39 in its treasury
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT tries to lay #293 on H12, joining SW and NE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #292 on H12, joining W and NE, by the power of Little Miami
    Then #292 lies on H12, joining W and NE
    And the GT has $39 in its treasury

  @since:2 @1846-3-cb @1846-6.2-x
  Scenario: With $40 the bridge is built
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has $300 in its treasury
    And #9 lies on I11, joining SW and NE
    And #57 lies on G13, joining SW and NE
    And the GT has $40 in its treasury
    And the GT owns Little Miami
    And the GT has already bought Little Miami in this turn
    And it is the GT's turn to build
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    Then #293 lies on H12, joining SW and NE
    And the GT has $0 in its treasury

  # --------------------------------------------------------------------- at every point of the turn, and later

  @since:2 @1846-3-bw @1846-6-k @1846-6.6-e
  Scenario Outline: The tiles of Little Miami may be laid when it is to <task>
    Given #57 lies on B16, joining W and E
    And Bob owns Little Miami
    And it is the GT's turn to <task>
    When the GT buys Little Miami from Bob for $40, with Bob's consent
    And the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    And the GT lays #57 on G13, joining SW and NE, by the power of Little Miami
    Then #293 lies on H12, joining SW and NE
    And #57 lies on G13, joining SW and NE
    And the GT has $260 in its treasury
    When the GT tries to lay #14 on G13, joining SW, W, NE and E, by the power of Little Miami
    Then it is refused and nothing has changed

    Examples:
      | task                   |
      | issue or redeem shares |
      | run its trains         |
      | distribute $70         |
      | buy trains             |

  @since:2 @1846-3-bw @1846-3-ad @reading:1846-Q13=a
  Scenario: The power of Little Miami may wait for a later turn
    Given the GT owns Little Miami
    And it is the GT's turn to build in operating round 3.1
    When the GT lays #293 on H12, joining SW and NE, by the power of Little Miami
    And the GT lays #57 on G13, joining SW and NE, by the power of Little Miami
    Then #57 lies on G13, joining SW and NE
    And the GT has $300 in its treasury

  @since:2 @1846-3-bw @1846-3-ad @reading:1846-Q13=b
  Scenario: The power of Little Miami lapses with the turn in which it was bought
    Given the GT owns Little Miami
    And it is the GT's turn to build in operating round 3.1
    When the GT tries to lay #293 on H12, joining SW and NE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W

  @since:2 @1846-3-bw @1846-S.Phase3-b @1846-6.6-e
  Scenario: Phase III closes Little Miami, and its power ends
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the NYC has $500 in its treasury
    And the GT owns Little Miami
    And the bank has no 4-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 5-train from the bank for $500
    Then it is phase III
    And Little Miami has left the game
    When the NYC ends its turn
    And the GT tries to lay #293 on H12, joining SW and NE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
