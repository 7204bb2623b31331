Feature: Meat Packing and the Steamboat
  Two private companies bring a marker. That of Meat Packing is put once, by the corporation that has bought it, on
  Chicago (D6) or on St. Louis (I1). That of the Steamboat lies on one of the ports Holland (B8), Toledo (D14),
  Wheeling (G19), St. Louis (I1) and the Chicago Connections (C5); its corporation may move it in each of its turns
  before the trains run. Every route of the corporation with the bonus that includes the marked place is worth more:
  $30 for meat, $40 for the ports Holland and Wheeling, $20 for the other ports.

  While a player owns the Steamboat he says at the beginning of each operating round, after the income, where the
  port is and which company has the bonus, a railroad or any active corporation. The bonuses outlive the private
  companies, which phase III closes; phase IV ends them.

  Background: Alice's Illinois Central has track from Cairo to Centralia and St. Louis
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $300 in its treasury
    And #9 lies on J4, joining SW and NE
    And #9 lies on I3, joining W and E

  # --------------------------------------------------------------------------------------- Meat Packing

  @1846-3-bc @1846-3-bf @1846-3-u
  Scenario Outline: The corporation that buys Meat Packing puts its marker on <place>
    Given Bob owns Meat Packing
    And it is the IC's turn to build
    When the IC tries to put the meat-packing marker on <hex>
    Then it is refused and nothing has changed
    When the IC buys Meat Packing from Bob for $60, with Bob's consent
    And the IC puts the meat-packing marker on <hex>
    Then the meat-packing marker lies on <hex>
    And the IC has the meat-packing marker
    And the IC has $240 in its treasury

    Examples:
      | place     | hex |
      | Chicago   | D6  |
      | St. Louis | I1  |

  @1846-3-bc
  Scenario Outline: The meat-packing marker does not lie on <elsewhere>
    Given the IC owns Meat Packing
    And it is the IC's turn to build
    When the IC tries to put the meat-packing marker on <elsewhere>
    Then it is refused and nothing has changed
    When the IC puts the meat-packing marker on I1
    Then the meat-packing marker lies on I1

    Examples:
      | elsewhere |
      | C5        |
      | I5        |
      | J10       |
      | D14       |

  @1846-3-bc
  Scenario Outline: The meat-packing marker is not moved from <first>
    Given the IC owns Meat Packing
    And the IC owns a 2-train
    And it is the IC's turn to build
    When the IC puts the meat-packing marker on <first>
    Then the meat-packing marker lies on <first>
    And Meat Packing can be used no more times
    When the IC tries to put the meat-packing marker on <second>
    Then it is refused and nothing has changed

    Examples:
      | first | second |
      | D6    | I1     |
      | I1    | D6     |

  @1846-3-bc
  Scenario: A player who owns Meat Packing puts its marker nowhere
    Given Alice owns Meat Packing
    And the PRR is in operation, opened at $70
    And Bob is president of the PRR with 60%
    And the PRR owns the Steamboat
    And it is the IC's turn to build
    When the IC tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When the IC buys Meat Packing from Alice for $1
    And the IC puts the meat-packing marker on I1
    Then the meat-packing marker lies on I1
    And nobody has the port marker

  @1846-3-bc
  Scenario Outline: When it is to <task> too the meat-packing marker is not moved
    Given the IC owns Meat Packing
    And the IC has the meat-packing marker
    And the meat-packing marker lies on D6
    And Meat Packing can be used no more times
    And Bob owns the Steamboat
    And the IC owns a 4-train
    And it is the IC's turn to <task>
    # No legal twin: the marker is put once.
    When the IC tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When the IC buys the Steamboat from Bob for $40, with Bob's consent
    Then the IC owns Meat Packing and the Steamboat
    And the meat-packing marker lies on D6

    Examples:
      | task           |
      | run its trains |
      | distribute $80 |
      | buy trains     |

  @1846-3-bc
  Scenario: While the revenue is being dealt with too the meat-packing marker is for Chicago or St. Louis
    Given the IC owns Meat Packing
    And the IC owns a 4-train
    And it is the IC's turn to distribute $80
    When the IC tries to put the meat-packing marker on C5
    Then it is refused and nothing has changed
    When the IC puts the meat-packing marker on I1
    Then the meat-packing marker lies on I1

  @1846-3-bd
  Scenario: A route to the marked place is worth $30 more
    Given the IC owns Meat Packing
    And the IC has the meat-packing marker
    And the meat-packing marker lies on I1
    And Meat Packing can be used no more times
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $110

  @1846-3-bd
  Scenario: Every route to the marked place is worth $30 more
    Given #57 lies on G3, joining SW and NE
    And #9 lies on H2, joining SW and NE
    And the IC has tokens in I5 and G3
    And the IC has the meat-packing marker
    And the meat-packing marker lies on I1
    And the IC owns two 2-trains
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | I5 I3 I1 |
      | 2-train | G3 H2 I1 |
    Then the IC has earned $190

  @1846-3-bd
  Scenario: A route to other places is worth what it is
    Given the IC has the meat-packing marker
    And the meat-packing marker lies on D6
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $80

  @1846-3-bd
  Scenario: In Chicago the marker counts for whichever of the cities is visited
    Given the IC has a token in C9
    And #6 lies on C9, joining SW and E
    And #8 lies on D8, joining W and NE
    And the IC has the meat-packing marker
    And the meat-packing marker lies on D6
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | C9 D8 D6 (E) |
    Then the IC has earned $60

  @1846-3-bd @1846-3-bf
  Scenario: The routes of other corporations are not worth more
    Given #57 lies on G3, joining SW and NE
    And #9 lies on H2, joining SW and NE
    And the PRR is in operation, opened at $112
    And Bob is president of the PRR with 60%
    And the PRR has a token in G3
    And the PRR owns a 2-train
    And the IC has the meat-packing marker
    And the meat-packing marker lies on I1
    And it is the PRR's turn to run its trains
    When the PRR runs
      | 2-train | G3 H2 I1 |
    Then the PRR has earned $70

  # The private company closes, its income with it; the bonus stays.
  @1846-3-bg @1846-3-bf @1846-3-bd @1846-S.Phase3-b @1846-3-r
  Scenario: Phase III closes Meat Packing, and its corporation keeps the bonus
    Given the IC owns Meat Packing
    And the IC has the meat-packing marker
    And the meat-packing marker lies on I1
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 5-train from the bank for $500
    Then it is phase III
    And Meat Packing has left the game
    And the IC has the meat-packing marker
    And the meat-packing marker lies on I1
    When the IC ends its turn
    Then it is operating round 2.2
    And the IC has $0 in its treasury
    When the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $130

  @1846-3-bg @1846-3-bc @reading:1846-Q92=b
  Scenario: A marker that has not been put anywhere when Meat Packing closes may still be put until phase IV
    Given the IC owns Meat Packing and the Steamboat
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to build in operating round 2.1
    When the IC puts the port marker on D14
    And the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    Then it is the IC's turn to issue or redeem shares
    When the IC puts the meat-packing marker on I1
    Then the meat-packing marker lies on I1
    When the IC tries to put the meat-packing marker on D6
    Then it is refused and nothing has changed
    When the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $130

  @1846-3-bg @1846-3-bc @reading:1846-Q92=a
  Scenario: A marker that has not been put anywhere when Meat Packing closes is lost
    Given the IC owns Meat Packing and the Steamboat
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to build in operating round 2.1
    When the IC puts the port marker on D14
    And the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    Then it is the IC's turn to issue or redeem shares
    And the meat-packing marker is not on the map
    When the IC tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100

  @1846-3-be @1846-S.Phase4-b
  Scenario: Phase IV takes the meat-packing marker away
    Given it is phase III
    And the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the NYC has $800 in its treasury
    And the IC has the meat-packing marker
    And the meat-packing marker lies on I1
    And the IC owns a 5-train
    And the bank has no 5-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 6-train from the bank for $800
    Then it is phase IV
    And the meat-packing marker is not on the map
    And nobody has the meat-packing marker
    When the NYC ends its turn
    And the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100

  # ------------------------------------------------------------------- the Steamboat of a corporation

  @1846-3-bi @1846-3-bl @1846-3-u
  Scenario Outline: The corporation that owns the Steamboat puts the port marker on <port>
    Given Bob owns the Steamboat
    And it is the IC's turn to build
    When the IC tries to put the port marker on <hex>
    Then it is refused and nothing has changed
    When the IC buys the Steamboat from Bob for $40, with Bob's consent
    And the IC puts the port marker on <hex>
    Then the port marker lies on <hex>
    And the IC has the port marker
    And the IC has $260 in its treasury

    Examples:
      | port                    | hex |
      | Holland                 | B8  |
      | Toledo                  | D14 |
      | Wheeling                | G19 |
      | St. Louis               | I1  |
      | the Chicago Connections | C5  |

  @1846-3-bi
  Scenario Outline: There is no port on <elsewhere>
    Given the IC owns the Steamboat
    And it is the IC's turn to build
    When the IC tries to put the port marker on <elsewhere>
    Then it is refused and nothing has changed
    When the IC puts the port marker on C5
    Then the port marker lies on C5

    Examples:
      | elsewhere |
      | D6        |
      | C15       |
      | E17       |
      | J10       |

  @1846-3-bi
  Scenario: In a later turn the port marker may be moved
    Given the IC owns the Steamboat
    And the IC has the port marker
    And the port marker lies on B8
    And the IC owns a 4-train
    And it is the IC's turn to build
    When the IC puts the port marker on I1
    Then the port marker lies on I1
    And the IC has the port marker
    When the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100

  @1846-3-bi @1846-3-bj
  Scenario: The port that the marker has left is worth nothing more
    Given the IC owns the Steamboat
    And the IC has the port marker
    And the port marker lies on I1
    And the IC owns a 4-train
    And it is the IC's turn to build
    When the IC puts the port marker on B8
    And the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $80

  @1846-3-bi
  Scenario: The port marker is placed before the trains run, not after it
    Given the IC owns the Steamboat
    And the IC has the port marker
    And the port marker lies on B8
    And the IC owns a 4-train
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $80
    When the IC tries to put the port marker on I1
    Then it is refused and nothing has changed
    When the IC keeps its revenue
    And the IC tries to put the port marker on I1
    Then it is refused and nothing has changed
    When the IC buys no train
    Then it is operating round 2.2
    When the IC puts the port marker on I1
    Then the port marker lies on I1

  @1846-3-bi @1846-3-bl
  Scenario: The corporation that has bought the Steamboat keeps the bonus for itself
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 60%
    And the IC owns the Steamboat
    And the IC has the port marker
    And the port marker lies on I1
    And it is the IC's turn to build
    When the IC tries to give the port marker to the NYC
    Then it is refused and nothing has changed
    When the IC puts the port marker on C5
    Then the port marker lies on C5
    And the IC has the port marker

  @1846-3-bj
  Scenario Outline: The port of St. Louis adds $20 to a route, for a <train>
    Given the IC has the port marker
    And the IC owns the Steamboat
    And the port marker lies on I1
    And the IC has a token in I5
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    When the IC runs
      | <train> | <route> |
    Then the IC has earned <revenue>

    Examples:
      | train   | route          | revenue |
      | 4-train | K3 J4 I5 I3 I1 | $100    |
      | 2-train | I5 I3 I1       | $80     |

  @1846-3-bj
  Scenario: The port of Wheeling adds $40
    Given the B&O is in operation, opened at $90
    And Bob is president of the B&O with 60%
    And the B&O has the port marker
    And the B&O owns the Steamboat
    And the port marker lies on G19
    And the B&O owns a 2-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 2-train | G19 H20 |
    Then the B&O has earned $70

  @1846-3-bj
  Scenario: The port of Toledo adds $20
    Given the IC has a token in C15
    And #57 lies on D14, joining NW and SE
    And #7 lies on C13, joining E and SE
    And the IC has the port marker
    And the IC owns the Steamboat
    And the port marker lies on D14
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | C15 C13 D14 |
    Then the IC has earned $80

  @1846-3-bj
  Scenario: The port of the Chicago Connections adds $20
    Given #298 lies on D6, turned 0
    And the IC has a token in D6 (E)
    And the IC has the port marker
    And the IC owns the Steamboat
    And the port marker lies on C5
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | D6 (E) C5 |
    Then the IC has earned $80

  # What Holland is worth by itself is a question of its own.
  @1846-3-bj @reading:1846-Q37=a
  Scenario: The port of Holland adds $40
    Given the GT is in operation, opened at $90
    And Bob is president of the GT with 60%
    And #57 lies on B16, joining W and E
    And #9 lies on each of B14, B12 and B10, joining W and E
    And the GT has the port marker
    And the GT owns the Steamboat
    And the port marker lies on B8
    And the GT owns a 2-train
    And it is the GT's turn to run its trains
    When the GT runs
      | 2-train | B16 B14 B12 B10 B8 |
    Then the GT has earned $100

  @1846-3-bj @reading:1846-Q37=b
  Scenario: The port adds $40 to the lower value of Holland
    Given the GT is in operation, opened at $90
    And Bob is president of the GT with 60%
    And #5 lies on B16, joining SW and W
    And #9 lies on each of B14, B12 and B10, joining W and E
    And the GT has the port marker
    And the GT owns the Steamboat
    And the port marker lies on B8
    And the GT owns a 2-train
    And it is the GT's turn to run its trains
    When the GT runs
      | 2-train | B16 B14 B12 B10 B8 |
    Then the GT has earned $70

  @1846-3-bj
  Scenario: Every route with the port has the bonus
    Given #57 lies on G3, joining SW and NE
    And #9 lies on H2, joining SW and NE
    And the IC has tokens in I5 and G3
    And the IC has the port marker
    And the IC owns the Steamboat
    And the port marker lies on I1
    And the IC owns two 2-trains
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | I5 I3 I1 |
      | 2-train | G3 H2 I1 |
    Then the IC has earned $170

  @1846-3-bj @1846-3-bd
  Scenario: Both markers may lie on St. Louis, and both count
    Given the IC has the port marker
    And the IC owns the Steamboat and Meat Packing
    And the port marker lies on I1
    And the IC has the meat-packing marker
    And the meat-packing marker lies on I1
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $130

  @1846-3-bj @1846-3-bl
  Scenario: Routes of other corporations have no bonus
    Given #57 lies on G3, joining SW and NE
    And #9 lies on H2, joining SW and NE
    And the PRR is in operation, opened at $112
    And Bob is president of the PRR with 60%
    And the PRR has a token in G3
    And the PRR owns a 2-train
    And the IC has the port marker
    And the IC owns the Steamboat
    And the port marker lies on I1
    And it is the PRR's turn to run its trains
    When the PRR runs
      | 2-train | G3 H2 I1 |
    Then the PRR has earned $70

  # --------------------------------------------------------------------- visited, but not counted

  # A better run would have to be made under another reading (1846-Q63).
  @1846-3-bd @1846-3-bj @reading:1846-Q24=a @reading:1846-Q63=a
  Scenario Outline: With the marker on St. Louis a 3/5-train that counts <counted> earns <revenue>
    Given #9 lies on H6, joining SW and NE
    And #6 lies on G7, joining SW and E
    And #57 lies on G9, joining W and E
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And the IC has a token in I5
    And the IC owns <private>
    And the IC has <marker>
    And <marker> lies on I1
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | I1 I3 I5 H6 G7 G9 G11 G13 | counting <counted> |
    Then the IC has earned <revenue>

    Examples:
      | marker                  | private       | counted        | revenue |
      | the meat-packing marker | Meat Packing  | I1, I5 and G7  | $110    |
      | the meat-packing marker | Meat Packing  | I5, G7 and G13 | $50     |
      | the port marker         | the Steamboat | I1, I5 and G7  | $100    |
      | the port marker         | the Steamboat | I5, G7 and G13 | $50     |

  # A better run would have to be made under another reading (1846-Q63).
  @1846-3-bd @1846-3-bj @reading:1846-Q24=b @reading:1846-Q63=a
  Scenario Outline: With the marker on St. Louis a 3/5-train that visits it and counts <counted> earns <revenue>
    Given #9 lies on H6, joining SW and NE
    And #6 lies on G7, joining SW and E
    And #57 lies on G9, joining W and E
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And the IC has a token in I5
    And the IC owns <private>
    And the IC has <marker>
    And <marker> lies on I1
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | I1 I3 I5 H6 G7 G9 G11 G13 | counting <counted> |
    Then the IC has earned <revenue>

    Examples:
      | marker                  | private       | counted        | revenue |
      | the meat-packing marker | Meat Packing  | I1, I5 and G7  | $110    |
      | the meat-packing marker | Meat Packing  | I5, G7 and G13 | $80     |
      | the port marker         | the Steamboat | I1, I5 and G7  | $100    |
      | the port marker         | the Steamboat | I5, G7 and G13 | $70     |

  # ------------------------------------------------------------------------ the Steamboat of a player

  @1846-3-bm @reading:1846-Q82=a
  Scenario: A player who owns the Steamboat decides after the income, before anybody operates
    Given Bob owns the Steamboat
    And Carol owns Big 4
    And Alice, Bob, Carol and Dave have passed
    And it is Erin's turn to trade
    When Erin passes
    Then it is operating round 2.1
    And Bob has $410
    And it is Bob's turn to place the markers of the Steamboat
    When Bob puts the port marker on I1
    And Bob gives the port marker to the IC
    Then the port marker lies on I1
    And the IC has the port marker
    And it is the Big 4's turn to build

  @1846-3-bm
  Scenario Outline: The player gives the bonus to <company>, and may give it to another in the next round
    Given the NYC is in operation, opened at $90
    And Carol is president of the NYC with 60%
    And Bob owns the Steamboat
    And Dave owns Big 4
    And <before> has the port marker
    And the port marker lies on D14
    And it is Bob's turn to place the markers of the Steamboat
    When Bob gives the port marker to <company>
    Then <company> has the port marker
    And the port marker lies on D14
    And it is Bob's turn to place the markers of the Steamboat

    Examples:
      | company   | before    |
      | the Big 4 | the IC    |
      | the NYC   | the Big 4 |
      | the IC    | the NYC   |

  @1846-3-bm
  Scenario: The player may leave everything as it is
    Given Bob owns the Steamboat
    And the IC has the port marker
    And the port marker lies on D14
    And it is Bob's turn to place the markers of the Steamboat
    When Bob passes
    Then it is the IC's turn to issue or redeem shares
    And the IC has the port marker
    And the port marker lies on D14
    When the IC issues one share
    Then the market holds 10% of the IC
    And the port marker lies on D14

  @1846-3-bm
  Scenario Outline: Of two corporations of one president that one has the bonus which is named: <company>
    Given the NYC is in operation, opened at $90
    And Alice is president of the NYC with 40%
    And Bob owns the Steamboat
    And the port marker lies on D14
    And it is Bob's turn to place the markers of the Steamboat
    When Bob gives the port marker to <company>
    Then <company> has the port marker

    Examples:
      | company |
      | the IC  |
      | the NYC |

  @1846-3-bm
  Scenario: A corporation that has not been launched cannot have the bonus
    Given Bob owns the Steamboat
    And it is Bob's turn to place the markers of the Steamboat
    When Bob tries to give the port marker to the ERIE
    Then it is refused and nothing has changed
    When Bob gives the port marker to the IC
    Then the IC has the port marker

  @1846-3-bm
  Scenario: A corporation or railroad that has left the game cannot have the bonus
    Given Bob owns the Steamboat
    And the PRR is no longer in the game
    And it is Bob's turn to place the markers of the Steamboat
    When Bob tries to give the port marker to the PRR
    Then it is refused and nothing has changed
    When Bob tries to give the port marker to the Michigan Southern
    Then it is refused and nothing has changed
    When Bob gives the port marker to the IC
    Then the IC has the port marker

  @1846-3-bm @1846-3-bc @reading:1846-Q82=a
  Scenario Outline: The marker of Meat Packing is none of the Steamboat's owner's business, if it is <owner>'s
    Given Bob owns the Steamboat
    And <owner> owns Meat Packing
    And it is Bob's turn to place the markers of the Steamboat
    When Bob tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When Bob puts the port marker on I1
    Then the port marker lies on I1
    And the meat-packing marker is not on the map

    Examples:
      | owner |
      | Bob   |
      | Carol |

  @1846-3-bm
  Scenario: Later in the operating round it is too late
    Given Bob owns the Steamboat
    And the NYC is in operation, opened at $90
    And Bob is president of the NYC with 60%
    And it is Bob's turn to place the markers of the Steamboat
    When Bob gives the port marker to the NYC
    And Bob passes
    Then it is the IC's turn to issue or redeem shares
    When Bob tries to give the port marker to the IC
    Then it is refused and nothing has changed
    When Bob tries to put the port marker on I1
    Then it is refused and nothing has changed

  @1846-3-bm @1846-3-bi @reading:1846-Q82=a
  Scenario Outline: The player also says where the port is, here <port>
    Given Bob owns the Steamboat
    And it is Bob's turn to place the markers of the Steamboat
    When Bob tries to put the port marker on C15
    Then it is refused and nothing has changed
    When Bob puts the port marker on <hex>
    Then the port marker lies on <hex>
    And nobody has the port marker
    And it is Bob's turn to place the markers of the Steamboat

    Examples:
      | port      | hex |
      | Holland   | B8  |
      | St. Louis | I1  |

  @1846-3-bm @1846-3-bj @reading:1846-Q82=a
  Scenario: The company that the player has named has the bonus
    Given Bob owns the Steamboat
    And Carol owns Michigan Southern
    And #57 lies on D14, joining NW and SE
    And #7 lies on C13, joining E and SE
    And it is Bob's turn to place the markers of the Steamboat
    When Bob puts the port marker on D14
    And Bob gives the port marker to the Michigan Southern
    And the Michigan Southern runs
      | 2-train | C15 C13 D14 |
    Then Carol has $440
    And the Michigan Southern has $100 in its treasury
    And no other player or company has gained or lost money

  @1846-3-bm @1846-3-bi @reading:1846-Q82=b
  Scenario: The player only names a company, which puts the port marker itself before its trains run
    Given Bob owns the Steamboat
    And the NYC is in operation, opened at $90
    And Carol is president of the NYC with 60%
    And the IC owns a 4-train
    And it is Bob's turn to place the markers of the Steamboat
    When Bob tries to put the port marker on I1
    Then it is refused and nothing has changed
    When Bob gives the port marker to the IC
    And Bob passes
    Then it is the IC's turn to issue or redeem shares
    When the IC puts the port marker on I1
    And the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100
    When the IC tries to put the port marker on C5
    Then it is refused and nothing has changed
    When the IC keeps its revenue
    And the IC ends its turn
    And the NYC tries to put the port marker on C5
    Then it is refused and nothing has changed
    When the NYC issues one share
    Then the market holds 10% of the NYC
    And the port marker lies on I1

  @1846-3-bm @1846-3-bj @reading:1846-Q82=b
  Scenario: A railroad that the player has named puts the port marker itself
    Given Bob owns the Steamboat
    And Carol owns Michigan Southern
    And #57 lies on D14, joining NW and SE
    And #7 lies on C13, joining E and SE
    And it is Bob's turn to place the markers of the Steamboat
    When Bob gives the port marker to the Michigan Southern
    And the Michigan Southern puts the port marker on D14
    And the Michigan Southern runs
      | 2-train | C15 C13 D14 |
    Then Carol has $440
    And the Michigan Southern has $100 in its treasury

  @1846-3-bn @1846-3-bl
  Scenario: In the round of the purchase two companies may have the bonus, one after the other
    Given Bob owns the Steamboat
    And Carol owns Michigan Southern
    And #57 lies on D14, joining NW and SE
    And #7 lies on C13, joining E and SE
    And the IC has a token in D14
    And the IC owns a 2-train
    And the Michigan Southern has the port marker
    And the port marker lies on D14
    And it is the Michigan Southern's turn to run its trains
    When the Michigan Southern runs
      | 2-train | C15 C13 D14 |
    Then Carol has $440
    And the Michigan Southern has $100 in its treasury
    When the IC buys the Steamboat from Bob for $40, with Bob's consent
    Then the IC has the port marker
    And the port marker lies on D14
    When the IC runs
      | 2-train | D14 C13 C15 |
    Then the IC has earned $80

  @1846-3-bn @1846-3-bi
  Scenario: The corporation that buys the Steamboat may move the port at once
    Given Bob owns the Steamboat
    And Carol owns Michigan Southern
    And the IC owns a 4-train
    And the Michigan Southern has the port marker
    And the port marker lies on D14
    And it is the IC's turn to build
    When the IC buys the Steamboat from Bob for $40, with Bob's consent
    And the IC puts the port marker on I1
    Then the port marker lies on I1
    And the IC has the port marker
    When the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100

  # --------------------------------------------------------------------- the port after phases III and IV

  @1846-3-bl @1846-3-bj @1846-S.Phase3-b
  Scenario: Phase III closes the Steamboat, and its corporation keeps the bonus
    Given the IC owns the Steamboat
    And the IC has the port marker
    And the port marker lies on I1
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 5-train from the bank for $500
    Then it is phase III
    And the Steamboat has left the game
    And the IC has the port marker
    And the port marker lies on I1
    When the IC ends its turn
    And the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $120

  @1846-3-bi @1846-3-bl @reading:1846-Q26=a
  Scenario: When the Steamboat has closed the port stays where it is
    Given the IC owns the Steamboat
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to build in operating round 2.1
    When the IC puts the port marker on D14
    And the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    Then it is operating round 2.2
    When the IC tries to put the port marker on I1
    Then it is refused and nothing has changed
    When the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100
    And the port marker lies on D14

  @1846-3-bi @1846-3-bl @reading:1846-Q26=b
  Scenario: When the Steamboat has closed its corporation still moves the port
    Given it is phase III
    And the IC has the port marker
    And the port marker lies on B8
    And the IC owns a 5-train
    And it is the IC's turn to build
    When the IC puts the port marker on I1
    Then the port marker lies on I1
    When the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $120
    When the IC tries to put the port marker on D14
    Then it is refused and nothing has changed

  @1846-3-bi @1846-3-bl @reading:1846-Q26=a
  Scenario: A port marker that lies nowhere when the Steamboat closes is not put any more
    Given the IC owns the Steamboat and Meat Packing
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC puts the meat-packing marker on D6
    And the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    Then it is operating round 2.2
    When the IC tries to put the port marker on I1
    Then it is refused and nothing has changed
    When the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100

  @1846-3-bi @1846-3-bl @reading:1846-Q26=b
  Scenario: A port marker that lies nowhere when the Steamboat closes may still be put
    Given the IC owns the Steamboat
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    Then it is operating round 2.2
    When the IC puts the port marker on I1
    And the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $120

  @1846-3-bk @1846-S.Phase4-b
  Scenario: Phase IV takes the port marker away
    Given it is phase III
    And the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the NYC has $800 in its treasury
    And the IC has the port marker
    And the port marker lies on I1
    And the IC owns a 5-train
    And the bank has no 5-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 6-train from the bank for $800
    Then it is phase IV
    And the port marker is not on the map
    And nobody has the port marker
    When the NYC ends its turn
    And the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100

  @1846-3-bm @1846-S.Phase3-b @1846-3-bi @reading:1846-Q27=b @reading:1846-Q82=a
  Scenario: The bonus that a player has given away outlasts his Steamboat
    Given Bob owns the Steamboat
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is Bob's turn to place the markers of the Steamboat in operating round 2.1
    When Bob puts the port marker on I1
    And Bob gives the port marker to the IC
    And the IC buys a 5-train from the bank for $500
    Then the Steamboat has left the game
    And the IC has the port marker
    And the port marker lies on I1
    When the IC ends its turn
    Then it is the IC's turn to issue or redeem shares
    When Bob tries to give the port marker to the IC
    Then it is refused and nothing has changed
    When the IC tries to put the port marker on C5
    Then it is refused and nothing has changed
    When the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $120

  @1846-3-bm @1846-S.Phase3-b @reading:1846-Q27=a
  Scenario: The bonus that a player has given away ends with his Steamboat
    Given Bob owns the Steamboat
    And the IC has the port marker
    And the port marker lies on I1
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 5-train from the bank for $500
    Then the Steamboat has left the game
    And nobody has the port marker
    And the port marker is not on the map
    When the IC ends its turn
    And the IC runs
      | 5-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100

  # ------------------------------------------------------------------------ also later, and for railroads

  @1846-3-bm
  Scenario: In a stock round the player says nothing of the port
    Given Bob owns the Steamboat
    And the IC owns a 4-train
    And it is Bob's turn to trade
    When Bob tries to give the port marker to the IC
    Then it is refused and nothing has changed
    When everybody passes
    And Bob gives the port marker to the IC
    Then the IC has the port marker

  @1846-3-bm @1846-3-bc
  Scenario Outline: The bonus of Meat Packing is none of the Steamboat's owner's business either: not for <company>
    Given Bob owns the Steamboat
    And Carol owns Meat Packing
    And Dave owns Big 4
    And it is Bob's turn to place the markers of the Steamboat
    When Bob tries to give the meat-packing marker to <company>
    Then it is refused and nothing has changed
    When Bob gives the port marker to <company>
    Then <company> has the port marker

    Examples:
      | company   |
      | the IC    |
      | the Big 4 |

  @1846-3-bc @1846-6.6-e
  Scenario: Once the trains have run the meat-packing marker is as little somebody else's
    Given Bob owns Meat Packing
    And the IC owns a 4-train
    And it is the IC's turn to distribute $80
    When the IC tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When the IC buys Meat Packing from Bob for $60, with Bob's consent
    And the IC puts the meat-packing marker on I1
    Then the meat-packing marker lies on I1
    And the IC has the meat-packing marker

  @1846-3-bc
  Scenario: Put before the first step is over, the meat-packing marker stays where it is
    Given the IC owns Meat Packing
    And it is the IC's turn to issue or redeem shares
    When the IC puts the meat-packing marker on D6
    Then the meat-packing marker lies on D6
    When the IC tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed

  @1846-3-bi
  Scenario: After a tile there is no other port than before, also for who operates second
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the IC owns the Steamboat
    And #6 lies on G7, joining NW and E
    And the IC has a token in G7
    And the IC has already laid #57 on G9, joining W and E, in this turn
    And it is the IC's turn to build
    When the IC tries to put the port marker on D6
    Then it is refused and nothing has changed
    When the IC puts the port marker on C5
    Then the port marker lies on C5

  @1846-3-bi
  Scenario: Who operates second moves the port before its trains run as well
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the IC owns the Steamboat
    And the IC has the port marker
    And the port marker lies on B8
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC puts the port marker on I1
    And the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100
    When the IC tries to put the port marker on C5
    Then it is refused and nothing has changed
    When the IC keeps its revenue
    And the IC tries to put the port marker on C5
    Then it is refused and nothing has changed
    When the IC buys a 4-train from the bank for $180
    Then the IC owns two 4-trains

  @1846-3-bi @1846-3-bm @reading:1846-Q82=b
  Scenario: A railroad that has the bonus puts the marker on a port as well
    Given Bob owns the Steamboat
    And Carol owns Michigan Southern
    And the Michigan Southern has the port marker
    And it is the Michigan Southern's turn to build
    When the Michigan Southern tries to put the port marker on C15
    Then it is refused and nothing has changed
    When the Michigan Southern puts the port marker on D14
    Then the port marker lies on D14
