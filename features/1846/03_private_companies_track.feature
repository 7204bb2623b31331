Feature: Private companies with a power over track
  Michigan Central and Ohio & Indiana each have two hexes side by side, B10 and B12 or F14 and F16, in which nobody
  may lay track while a player owns the private company. The corporation that buys it may lay a yellow tile in one of
  them or in both, beside its ordinary building, without payment, and wherever its own track is; two such tiles have to
  meet at the side between the hexes.

  In the same manner the corporation that buys Lake Shore Line may once replace the yellow tile of Cleveland (E17) or of
  Toledo (D14) by a green one. A remark of the translator ties the power to the purchase.

  Background: Alice's Grand Trunk with money, and no track but its home
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 4-train
    And the GT has $300 in its treasury

  # ------------------------------------------------------------------ Michigan Central, Ohio & Indiana

  @1846-3-x @1846-3-u @1846-3-z @1846-6-g
  Scenario Outline: <private> lays two yellow tiles besides the two of the turn
    Given the GT owns <private>
    And the GT has already bought <private> in this turn
    And it is the GT's turn to build
    When the GT lays #9 on <first>, joining W and E, by the power of <private>
    Then <private> can be used one more time
    When the GT lays #9 on <second>, joining W and E, by the power of <private>
    And the GT lays #5 on B16, joining SW and W
    And the GT lays #9 on B14, joining W and E
    Then #9 lies on <first>, joining W and E
    And #9 lies on <second>, joining W and E
    And #5 lies on B16, joining SW and W
    And #9 lies on B14, joining W and E
    And <private> can be used no more times
    And the GT has $260 in its treasury
    When the GT tries to lay #9 on C13, joining W and E
    Then it is refused and nothing has changed

    Examples:
      | private          | first | second |
      | Michigan Central | B10   | B12    |
      | Michigan Central | B12   | B10    |
      | Ohio & Indiana   | F14   | F16    |
      | Ohio & Indiana   | F16   | F14    |

  @1846-3-x @1846-6-g
  Scenario: The extra tiles may also follow the two of the turn
    Given the GT owns Michigan Central
    And the GT has already bought Michigan Central in this turn
    And the GT has already laid #5 on B16, joining SW and W, in this turn
    And the GT has already laid #9 on B14, joining W and E, in this turn
    And it is the GT's turn to build
    When the GT tries to lay #9 on B12, joining W and E
    Then it is refused and nothing has changed
    When the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    And the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And #9 lies on B12, joining W and E
    And 4 tiles lie on the map
    And the GT has $300 in its treasury

  @1846-3-x
  Scenario Outline: One tile of <private> is enough
    Given the GT owns <private>
    And the GT has already bought <private> in this turn
    And it is the GT's turn to build
    When the GT lays #9 on <hex>, joining W and E, by the power of <private>
    And the GT places no token
    Then it is the GT's turn to buy trains
    And #9 lies on <hex>, joining W and E
    And 1 tile lies on the map
    And the GT has $300 in its treasury
    And the GT owns <private>

    Examples:
      | private          | hex |
      | Michigan Central | B12 |
      | Ohio & Indiana   | F16 |

  @1846-3-x
  Scenario Outline: <private> does not lay track on <elsewhere>
    Given the GT owns Michigan Central and Ohio & Indiana
    And the GT has already bought Michigan Central and Ohio & Indiana in this turn
    And it is the GT's turn to build
    When the GT tries to lay #9 on <elsewhere>, joining W and E, by the power of <private>
    Then it is refused and nothing has changed
    When the GT lays #9 on <hex>, joining W and E, by the power of <private>
    Then #9 lies on <hex>, joining W and E
    And <private> can be used one more time
    And the GT has $300 in its treasury

    Examples:
      | private          | elsewhere | hex |
      | Michigan Central | B14       | B12 |
      | Michigan Central | F14       | B10 |
      | Ohio & Indiana   | F12       | F14 |
      | Ohio & Indiana   | F18       | F16 |
      | Ohio & Indiana   | B12       | F16 |

  @1846-3-x
  Scenario Outline: <private> lays yellow tiles, no green ones
    Given #9 lies on <taken>, joining W and E
    And the GT owns <private>
    And the GT has already bought <private> in this turn
    And it is the GT's turn to build
    When the GT tries to lay #24 on <taken>, joining SW, W and E, by the power of <private>
    Then it is refused and nothing has changed
    When the GT lays #9 on <hex>, joining W and E, by the power of <private>
    Then #9 lies on <hex>, joining W and E
    And #9 lies on <taken>, joining W and E

    Examples:
      | private          | taken | hex |
      | Michigan Central | B12   | B10 |
      | Ohio & Indiana   | F14   | F16 |

  @1846-3-x @1846-6.6-e
  Scenario: The tiles come with the private company, not before it
    Given Bob owns Michigan Central
    And it is the GT's turn to build
    When the GT tries to lay #9 on B12, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $25, with Bob's consent
    And the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    Then #9 lies on B12, joining W and E
    And the GT has $275 in its treasury
    And the GT owns Michigan Central

  @1846-3-x @1846-3-u
  Scenario: Other private companies give no tiles
    Given the GT owns Tunnel Blasting and Michigan Central
    And the GT has already bought Tunnel Blasting and Michigan Central in this turn
    And the GT has already laid #5 on B16, joining SW and W, in this turn
    And the GT has already laid #9 on B14, joining W and E, in this turn
    And it is the GT's turn to build
    When the GT tries to lay #9 on B12, joining W and E, by the power of Tunnel Blasting
    Then it is refused and nothing has changed
    When the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    Then #9 lies on B12, joining W and E
    And the GT has $300 in its treasury

  @1846-3-x @1846-6.6-e
  Scenario: Only its own corporation lays the extra tiles
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns Ohio & Indiana
    And the GT owns Michigan Central
    And the GT has already bought Michigan Central in this turn
    And it is the GT's turn to build
    When the GT tries to lay #9 on F14, joining W and E, by the power of Ohio & Indiana
    Then it is refused and nothing has changed
    When the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And Ohio & Indiana can be used two more times

  @1846-3-y @1846-6.2-s @1846-6.2-n
  Scenario Outline: The extra tiles of <private> need no connection to a token
    Given the IC is in operation, opened at $90
    And Bob is president of the IC with 60%
    And the IC has $100 in its treasury
    And the IC owns <private>
    And the IC has already bought <private> in this turn
    And it is the IC's turn to build
    When the IC tries to lay #9 on <hex>, joining W and E
    Then it is refused and nothing has changed
    When the IC lays #9 on <hex>, joining W and E, by the power of <private>
    And the IC lays #9 on <other>, joining W and E, by the power of <private>
    Then #9 lies on <hex>, joining W and E
    And #9 lies on <other>, joining W and E
    And the IC has $100 in its treasury

    Examples:
      | private          | hex | other |
      | Michigan Central | B10 | B12   |
      | Ohio & Indiana   | F16 | F14   |

  @1846-3-z @1846-6.2-s
  Scenario Outline: The second tile has to meet the first, between <first> and <second>
    Given the GT owns <private>
    And the GT has already bought <private> in this turn
    And the GT has already laid #9 on <first>, joining W and E, in this turn, by the power of <private>
    And <private> can be used one more time
    And it is the GT's turn to build
    When the GT tries to lay #8 on <second>, joining <apart>, by the power of <private>
    Then it is refused and nothing has changed
    When the GT lays #8 on <second>, joining <joined>, by the power of <private>
    Then #8 lies on <second>, joining <joined>
    And <private> can be used no more times

    Examples:
      | private          | first | second | apart    | joined   |
      | Michigan Central | B10   | B12    | SW and E | W and SE |
      | Michigan Central | B12   | B10    | W and SE | SW and E |
      | Ohio & Indiana   | F14   | F16    | SW and E | W and SE |
      | Ohio & Indiana   | F16   | F14    | W and SE | SW and E |

  @1846-3-z @1846-6.2-s
  Scenario Outline: A single tile need not point to the other hex, which then takes none by the power, on <first>
    Given the GT owns <private>
    And the GT has already bought <private> in this turn
    And it is the GT's turn to build
    When the GT lays #8 on <first>, joining W and SE, by the power of <private>
    Then #8 lies on <first>, joining W and SE
    And the GT has $300 in its treasury
    When the GT tries to lay #9 on <second>, joining W and E, by the power of <private>
    Then it is refused and nothing has changed

    Examples:
      | private          | first | second |
      | Michigan Central | B10   | B12    |
      | Ohio & Indiana   | F14   | F16    |

  # ---------------------------------------------------------------------------------- the closed hexes

  @1846-3-aa @1846-6.2-t
  Scenario Outline: While a player owns <private> nobody lays a tile on <hex>
    Given the B&O is in operation, opened at $100
    And Carol is president of the B&O with 60%
    And the B&O has $300 in its treasury
    And the B&O has a token in E17
    And #5 lies on B16, joining SW and W
    And #9 lies on B14, joining W and E
    And #293 lies on E17, joining SW and NE
    And <owner> owns <private>
    And it is <company>'s turn to build
    When <company> tries to lay #9 on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When <company> buys <private> from <owner> for $1, with <owner>'s consent
    And <company> lays #9 on <hex>, joining <sides>
    Then #9 lies on <hex>, joining <sides>
    And <company> has $279 in its treasury

    Examples:
      | private          | owner | company | hex | sides     |
      | Michigan Central | Alice | the GT  | B12 | W and E   |
      | Michigan Central | Bob   | the GT  | B12 | W and E   |
      | Ohio & Indiana   | Carol | the B&O | F16 | SW and NE |
      | Ohio & Indiana   | Dave  | the B&O | F16 | SW and NE |

  @1846-3-aa @1846-6.2-t
  Scenario Outline: When a corporation has bought <private>, others may lay track in its hexes too
    Given the PRR is in operation, opened at $80
    And Bob is president of the PRR with 60%
    And the GT has a token in G15
    And #5 lies on B16, joining SW and W
    And #9 lies on B14, joining W and E
    And #57 lies on G15, joining SW and NE
    And the PRR owns <private>
    And it is the GT's turn to build
    When the GT lays #9 on <hex>, joining <sides>
    Then #9 lies on <hex>, joining <sides>
    And the GT has $280 in its treasury
    And <private> can be used two more times

    Examples:
      | private          | hex | sides     |
      | Michigan Central | B12 | W and E   |
      | Ohio & Indiana   | F16 | SW and NE |

  @1846-3-aa @1846-6.2-t
  Scenario: Phase III opens the hexes of private companies that players still own
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the NYC has $500 in its treasury
    And #5 lies on B16, joining SW and W
    And #9 lies on B14, joining W and E
    And Carol owns Michigan Central
    And the bank has no 4-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 4/6-train from the bank for $450
    And the NYC ends its turn
    And the GT lays #9 on B12, joining W and E
    Then #9 lies on B12, joining W and E
    And the GT has $280 in its treasury
    And Michigan Central has left the game

  # ------------------------------------------------------------------------------------ Lake Shore Line

  # The tiles of this power are free, as are those of the other two.
  @1846-3-ab @1846-3-u @1846-6.2-ac
  Scenario Outline: Lake Shore Line replaces the yellow tile of <city> by a green one, free of charge
    Given #57 lies on D14, joining SW and NE
    And #293 lies on E17, joining W and E
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT lays <green> on <hex>, joining <sides>, by the power of Lake Shore Line
    Then <green> lies on <hex>, joining <sides>
    And the GT has $300 in its treasury
    And the bank has received $0
    And Lake Shore Line can be used no more times

    Examples:
      | city      | hex | green | sides             |
      | Toledo    | D14 | #14   | SW, NW, NE and SE |
      | Cleveland | E17 | #294  | SW, W, NE and E   |

  @1846-3-ab
  Scenario Outline: One city, not both, after <first>
    Given #57 lies on D14, joining SW and NE
    And #293 lies on E17, joining W and E
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT lays <green> on <first>, joining <sides>, by the power of Lake Shore Line
    Then <green> lies on <first>, joining <sides>
    When the GT tries to lay <next> on <second>, joining <next sides>, by the power of Lake Shore Line
    Then it is refused and nothing has changed

    Examples:
      | first | green | sides             | second | next | next sides        |
      | D14   | #14   | SW, NW, NE and SE | E17    | #294 | SW, W, NE and E   |
      | E17   | #294  | SW, W, NE and E   | D14    | #14  | SW, NW, NE and SE |

  @1846-3-ab @1846-6.2-c
  Scenario: The city must have a yellow tile
    Given #293 lies on E17, joining W and E
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT tries to lay #57 on D14, joining SW and NE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT tries to lay #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT lays #294 on E17, joining SW, W, NE and E, by the power of Lake Shore Line
    Then #294 lies on E17, joining SW, W, NE and E

  @1846-3-ab
  Scenario: The power does not reach other cities
    Given #57 lies on D14, joining SW and NE
    And #57 lies on G13, joining W and E
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT tries to lay #14 on G13, joining SW, W, NE and E, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT lays #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then #14 lies on D14, joining SW, NW, NE and SE
    And #57 lies on G13, joining W and E

  @1846-3-ac @1846-6.2-u @1846-6.2-n
  Scenario Outline: The upgrade of Lake Shore Line on <hex> needs no connection to a token
    Given the IC is in operation, opened at $90
    And Bob is president of the IC with 60%
    And the IC has $100 in its treasury
    And #57 lies on D14, joining SW and NE
    And #293 lies on E17, joining W and E
    And the IC owns Lake Shore Line
    And the IC has already bought Lake Shore Line in this turn
    And it is the IC's turn to build
    When the IC tries to lay <green> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the IC lays <green> on <hex>, joining <sides>, by the power of Lake Shore Line
    Then <green> lies on <hex>, joining <sides>
    And the IC has $100 in its treasury

    Examples:
      | hex | green | sides             |
      | D14 | #14   | SW, NW, NE and SE |
      | E17 | #294  | SW, W, NE and E   |

  # ------------------------------------------------- on top of the normal tile actions, or one of them

  @1846-3-ab @reading:1846-Q87=a
  Scenario: Lake Shore Line comes on top of the two tiles of the turn, also of its upgrade
    Given #57 lies on D14, joining SW and NE
    And #9 lies on B14, joining W and E
    And #5 lies on B16, joining SW and W
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT lays #24 on B14, joining SW, W and E
    And the GT lays #9 on B12, joining W and E
    Then it is the GT's turn to build
    When the GT lays #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then #14 lies on D14, joining SW, NW, NE and SE
    And #24 lies on B14, joining SW, W and E
    And #9 lies on B12, joining W and E
    And the GT has $260 in its treasury

  @1846-3-ab @1846-6-g @reading:1846-Q87=b
  Scenario: Lake Shore Line is the turn's upgrade
    Given #57 lies on D14, joining SW and NE
    And #9 lies on B14, joining W and E
    And #5 lies on B16, joining SW and W
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT lays #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then the GT has $300 in its treasury
    When the GT tries to lay #24 on B14, joining SW, W and E
    Then it is refused and nothing has changed
    When the GT lays #9 on B12, joining W and E
    Then #9 lies on B12, joining W and E
    And the GT has $280 in its treasury

  @1846-3-ab @reading:1846-Q87=b
  Scenario: After an upgrade Lake Shore Line cannot be used in the same turn
    Given #57 lies on D14, joining SW and NE
    And #9 lies on B14, joining W and E
    And #5 lies on B16, joining SW and W
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT lays #24 on B14, joining SW, W and E
    Then #24 lies on B14, joining SW, W and E
    When the GT tries to lay #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed

  # --------------------------------------------------------------------- at the purchase only, or later

  @1846-3-ad @1846-3-x @1846-3-ab @reading:1846-Q13=a
  Scenario Outline: The power of <private> may wait for a later turn
    Given #57 lies on D14, joining SW and NE
    And the GT owns <private>
    And it is the GT's turn to build in operating round 3.1
    When the GT lays <tile> on <hex>, joining <sides>, by the power of <private>
    Then <tile> lies on <hex>, joining <sides>
    And the GT has $300 in its treasury

    Examples:
      | private          | tile | hex | sides             | clause    |
      | Michigan Central | #9   | B12 | W and E           | 1846-3-x  |
      | Ohio & Indiana   | #9   | F14 | W and E           | 1846-3-x  |
      | Lake Shore Line  | #14  | D14 | SW, NW, NE and SE | 1846-3-ab |

  @1846-3-ad @1846-3-x @1846-3-ab @reading:1846-Q13=b
  Scenario Outline: The power of <private> lapses with the turn in which it was bought
    Given #57 lies on D14, joining SW and NE
    And the GT owns <private>
    And it is the GT's turn to build in operating round 3.1
    When the GT tries to lay <tile> on <hex>, joining <sides>, by the power of <private>
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    And the GT has $280 in its treasury

    Examples:
      | private          | tile | hex | sides             | clause    |
      | Michigan Central | #9   | B12 | W and E           | 1846-3-x  |
      | Ohio & Indiana   | #9   | F14 | W and E           | 1846-3-x  |
      | Lake Shore Line  | #14  | D14 | SW, NW, NE and SE | 1846-3-ab |

  @1846-3-ad @reading:1846-Q13=b
  Scenario: In the turn of the purchase the power can be used at any point
    Given Bob owns Michigan Central
    And it is the GT's turn to buy trains
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    And the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And the GT has $260 in its treasury

  @1846-3-ad @1846-6.6-e @reading:1846-Q13=b
  Scenario: After the trains too a power has lapsed that was bought in an earlier turn
    Given #57 lies on D14, joining SW and NE
    And the GT owns Lake Shore Line
    And Bob owns Michigan Central
    And it is the GT's turn to buy trains in operating round 3.1
    When the GT tries to lay #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    And the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E

  # ------------------------------------------------------------------------- both together, or in turn

  @1846-3-x @1846-3-z @reading:1846-Q14=a
  Scenario Outline: Between the two tiles of a power nothing else may be done, for instance <what>
    Given Bob owns Ohio & Indiana
    And the GT owns Michigan Central
    And the GT has already bought Michigan Central in this turn
    And it is the GT's turn to build
    When the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    Then Michigan Central can be used one more time
    When the GT <does something else>
    Then Michigan Central can be used no more times
    When the GT tries to lay #9 on B10, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed

    Examples:
      | what              | does something else                                        |
      | an ordinary tile  | lays #5 on B16, joining SW and W                           |
      | a purchase        | buys Ohio & Indiana from Bob for $40, with Bob's consent   |
      | the end of a step | places no token                                            |

  @1846-3-x @1846-3-z @reading:1846-Q14=b
  Scenario: The second tile of a power may be laid after other things
    Given the GT owns Michigan Central
    And the GT has already bought Michigan Central in this turn
    And it is the GT's turn to build
    When the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    And the GT lays #5 on B16, joining SW and W
    Then Michigan Central can be used one more time
    When the GT tries to lay #8 on B10, joining W and SE, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And the GT has $280 in its treasury
    And Michigan Central can be used no more times

  @1846-3-x @1846-3-z @reading:1846-Q14=b @reading:1846-Q13=a
  Scenario: The second tile of a power may be laid in a later turn, joining the first
    Given the GT owns Michigan Central
    And #9 lies on B12, joining W and E
    And Michigan Central can be used one more time
    And it is the GT's turn to build
    When the GT tries to lay #8 on B10, joining W and SE, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT lays #8 on B10, joining SW and E, by the power of Michigan Central
    Then #8 lies on B10, joining SW and E
    And the GT has $300 in its treasury
    And Michigan Central can be used no more times

  # ----------------------------------------------------------- the same at every point of the turn, and for all

  @1846-3-x @1846-6.6-e @1846-6-k
  Scenario Outline: When it is to <task> as well, only its own corporation lays the extra tiles
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns Ohio & Indiana
    And #57 lies on B16, joining W and E
    And the GT owns Michigan Central
    And the GT has already bought Michigan Central in this turn
    And it is the GT's turn to <task>
    When the GT tries to lay #9 on F14, joining W and E, by the power of Ohio & Indiana
    Then it is refused and nothing has changed
    When the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And Ohio & Indiana can be used two more times

    Examples:
      | task                   |
      | issue or redeem shares |
      | run its trains         |
      | distribute $70         |
      | buy trains             |

  @1846-3-u @1846-3-x
  Scenario Outline: Once the trains have run Tunnel Blasting lays no tile either, the GT operating <place>
    Given the NYC is in operation, opened at <price>
    And Bob is president of the NYC with 60%
    And the NYC has $300 in its treasury
    And Bob owns Michigan Central
    And the GT owns Tunnel Blasting
    And #5 lies on B16, joining SW and W
    And it is the GT's turn to buy trains
    When the GT tries to lay #9 on B14, joining W and E, by the power of Tunnel Blasting
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    And the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E

    Examples:
      | place  | price |
      | first  | $80   |
      | second | $112  |

  @1846-3-u @1846-3-x
  Scenario: Tunnel Blasting lays no tile while the revenue is being dealt with
    Given Bob owns Michigan Central
    And the GT owns Tunnel Blasting
    And #57 lies on B16, joining W and E
    And it is the GT's turn to distribute $70
    When the GT tries to lay #9 on B14, joining W and E, by the power of Tunnel Blasting
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    And the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E

  @1846-3-x @1846-3-ab @1846-6.2-c @reading:1846-Q13=a
  Scenario Outline: What a power is for is the same after the trains, the GT operating <place>: no <tile> on <hex>
    Given the NYC is in operation, opened at <price>
    And Bob is president of the NYC with 60%
    And #9 lies on B12, joining W and E
    And #293 lies on E17, joining W and E
    And the GT owns Michigan Central and Lake Shore Line
    And it is the GT's turn to buy trains
    When the GT tries to lay <tile> on <hex>, joining <sides>, by the power of <private>
    Then it is refused and nothing has changed
    When the GT lays #294 on E17, joining SW, W, NE and E, by the power of Lake Shore Line
    Then #294 lies on E17, joining SW, W, NE and E
    And the GT has $300 in its treasury

    Examples:
      | place  | price | private          | tile | hex | sides             | clause    |
      | first  | $80   | Michigan Central | #9   | B14 | W and E           | 1846-3-x  |
      | first  | $80   | Michigan Central | #24  | B12 | SW, W and E       | 1846-3-x  |
      | first  | $80   | Lake Shore Line  | #57  | D14 | SW and NE         | 1846-3-ab |
      | first  | $80   | Lake Shore Line  | #14  | D14 | SW, NW, NE and SE | 1846-6.2-c |
      | second | $112  | Michigan Central | #9   | B14 | W and E           | 1846-3-x  |
      | second | $112  | Michigan Central | #24  | B12 | SW, W and E       | 1846-3-x  |
      | second | $112  | Lake Shore Line  | #57  | D14 | SW and NE         | 1846-3-ab |

  @1846-6.2-k @1846-3-ab
  Scenario Outline: By the power of Lake Shore Line too the letter of a tile has to be that of its city: no <wrong> on <hex>
    Given #57 lies on D14, joining SW and NE
    And #293 lies on E17, joining W and E
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT tries to lay <wrong> on <hex>, joining <sides>, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT lays <green> on <hex>, joining <right>, by the power of Lake Shore Line
    Then <green> lies on <hex>, joining <right>

    Examples:
      | hex | wrong | sides             | green | right             |
      | D14 | #295  | SW, W, NW and NE  | #14   | SW, NW, NE and SE |
      | E17 | #14   | SW, W, NE and E   | #294  | SW, W, NE and E   |

  @1846-6.2-m @1846-3-ab
  Scenario: By the power of Lake Shore Line too the track of the city stays
    Given #293 lies on E17, joining W and E
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT tries to lay #295 on E17, joining SW, NE, E and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT lays #294 on E17, joining SW, W, NE and E, by the power of Lake Shore Line
    Then #294 lies on E17, joining SW, W, NE and E
