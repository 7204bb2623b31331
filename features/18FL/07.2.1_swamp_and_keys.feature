Feature: What the ground costs
  A company that lays a yellow tile on swamp pays $40, on one of the two keys $80, at once from its treasury. All
  other ground is free, and so is every replacement.

  Background: the Florida East Coast, FEC, at home in Miami, K28
    Given 3 players at the table in phase 3
    And the FEC is in operation at a par of $100
    And Bob is president of the FEC with 60%

  @18FL-7.2.1-f
  Scenario Outline: The swamp of <hex> costs $40
    Given #6 O lies on F23, joining W and SE
    And #6 FL lies on J27, joining <city sides>
    And the FEC has tokens in F23 and J27
    And the FEC has $50 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    # proves 18FL-7.2.1-f
    And the FEC has $10 in its treasury
    And the bank has $7,090
    And no other player or company has gained or lost money

    Examples:
      | hex | city sides | tile | sides     |
      | G24 | SW and NW  | #9   | NW and SE |
      | I26 | SW and NW  | #8   | W and SE  |
      | J25 | W and SE   | #9   | W and E   |
      | K26 | SW and NW  | #8   | W and NE  |
      | L27 | SW and NW  | #9   | SW and NE |

  @18FL-7.2.1-f
  Scenario Outline: The swamp of <hex> costs $40, on from <near>
    Given #6 O lies on F23, joining W and SE
    And #6 FL lies on J27, joining <city sides>
    And <first> lies on <near>, joining <near sides>
    And the FEC has tokens in F23 and J27
    And the FEC has $50 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    # proves 18FL-7.2.1-f
    And the FEC has $10 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | hex | near | city sides | first | near sides | tile | sides     |
      | H23 | G24  | SW and NW  | #8    | SW and NW  | #9   | SW and NE |
      | H25 | G24  | SW and NW  | #9    | NW and SE  | #8   | SW and NW |
      | I24 | J25  | W and SE   | #8    | NW and E   | #9   | NW and SE |
      | J23 | J25  | W and SE   | #9    | W and E    | #8   | NW and E  |
      | K24 | K26  | SW and NW  | #8    | W and NE   | #8   | NW and E  |

  @18FL-7.2.1-f @18FL-7.2.2-a @18FL-7.2.2-b
  Scenario Outline: The key <hex> costs $80
    Given #9 lies on L27, joining SW and NE
    And <first> lies on <near>, joining <near sides>
    And the FEC has $85 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    # proves 18FL-7.2.1-f 18FL-7.2.2-b
    And the FEC has $5 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | hex | near | first | near sides | tile | sides    |
      | M26 | J27  | #6 FL | NE and SE  | #8   | W and NE |
      | M24 | M26  | #8    | W and NE   | #58  | SW and E |

  @18FL-7.2.1-f
  Scenario Outline: Dry ground costs nothing, as here <hex>
    Given #6 O lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And #6 FL lies on J27, joining NE and SE
    And the FEC has a token in F23
    And the FEC has $7 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the FEC has $7 in its treasury

    Examples:
      | hex | tile | sides     |
      | F21 | #8   | SW and E  |
      | D25 | #3   | SW and W  |
      | I28 | #58  | SW and NW |

  @18FL-7.2.1-f
  Scenario Outline: With <treasury> in its treasury a company lays no tile on <ground>, which costs $<price>
    Given #9 lies on L27, joining SW and NE
    And #6 FL lies on J27, joining W and SE
    And the FEC has <treasury> in its treasury
    And it is the FEC's turn to lay track
    When the FEC tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the FEC lays <other> on <other hex>, joining <other sides>
    Then <other> lies on <other hex>, joining <other sides>
    And the FEC has <left> in its treasury
    And Bob has $300

    Examples:
      | ground | treasury | price  | tile | hex | sides    | other | other hex | other sides | left |
      | swamp  | $39      | 40     | #9   | J25 | W and E  | #405  | K28       | SW, W and NW | $39 |
      | a key  | $79      | 80     | #8   | M26 | W and NE | #9    | J25       | W and E     | $39  |

  @18FL-7.2.1-f
  Scenario Outline: A treasury of just <price> is enough for <ground>
    Given #9 lies on L27, joining SW and NE
    And #6 FL lies on J27, joining W and SE
    And the FEC has <price> in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays <tile> on <hex>, joining <sides>
    Then the FEC has $0 in its treasury
    And <tile> lies on <hex>, joining <sides>

    Examples:
      | ground | price | tile | hex | sides    |
      | swamp  | $40   | #9   | J25 | W and E  |
      | a key  | $80   | #8   | M26 | W and NE |

  @18FL-7.2.1-f @18FL-7.2.2-b
  Scenario: Two tiles in one turn are paid for one by one, $160 for both keys
    Given #9 lies on L27, joining SW and NE
    And the FEC has $200 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays #8 on M26, joining W and NE
    Then the FEC has paid $80
    When the FEC lays #58 on M24, joining SW and E
    Then the FEC has $40 in its treasury
    And no other player or company has gained or lost money

  @18FL-7.2.1-f
  Scenario: The second tile of a turn is not laid on credit
    Given #6 FL lies on J27, joining W and SE
    And the FEC has $79 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays #9 on L27, joining SW and NE
    Then the FEC has $39 in its treasury
    When the FEC tries to lay #9 on J25, joining W and E
    Then it is refused and nothing has changed

  @18FL-7.2.1-f
  Scenario Outline: Replacing a tile on swamp costs nothing: <tile>
    Given it is phase 5
    And Bob is president of the FEC with 60%
    And #6 FL lies on J27, joining W and SE
    And <old> lies on J25, joining <old sides>
    And the FEC has $10 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays <tile> on J25, joining <sides>
    Then <tile> lies on J25, joining <sides>
    And the FEC has $10 in its treasury

    Examples:
      | old | old sides   | tile | sides           |
      | #9  | W and E     | #82  | W, NW and E     |
      | #82 | W, NW and E | #544 | W, NW, E and SE |

  @18FL-7.2.1-f @18FL-3.3-t
  Scenario Outline: The extra tile of the Tallahassee Railroad is paid for, too: <price> on <hex>
    Given Bob owns the Tallahassee Railroad
    And #6 FL lies on J27, joining W and SE
    And #9 lies on L27, joining SW and NE
    And the FEC has $100 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays no track
    And Bob lays <tile> on <hex>, joining <sides>, by the power of the Tallahassee Railroad
    Then the FEC has <left> in its treasury
    And Bob has $300
    And no other player or company has gained or lost money

    Examples:
      | price | hex | tile | sides    | left |
      | $40   | J25 | #9   | W and E  | $60  |
      | $80   | M26 | #8   | W and NE | $20  |

  # Both come to I24 by the same track.
  @18FL-7.2.1-f
  Scenario: It is the company that lays the tile that pays for the swamp, not another whose track it is as well
    Given the FEC has $200 in its treasury
    And the ACL is in operation at a par of $110
    And Alice is president of the ACL with 60%
    And the ACL has $300 in its treasury
    And #405 lies on G20, joining NE, E and SE
    And the FEC has a token in G20
    And #9 lies on H21, joining NW and SE
    And #58 lies on I22, joining NW and E
    And it is the ACL's turn to lay track
    When the ACL lays #9 on I24, joining W and E
    Then the ACL has paid $40
    And the ACL has $260 in its treasury
    And the FEC has $200 in its treasury
    And no other player or company has gained or lost money
