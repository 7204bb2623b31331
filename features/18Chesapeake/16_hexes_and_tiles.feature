Feature: Hexes and tiles
  Red hexes are the off-board areas: their stubs of track can be joined, but no tile is ever laid on them. Gray hexes
  have track for good. Tan land is not part of the map. The hex with a company's logo is its home.

  All other land is of four kinds, and each kind takes tiles of its own kind only: large cities; large cities with
  letters (DC at Washington, OO at Baltimore and Philadelphia), whose tiles have the same letters; towns, single or
  two in a hex; and plain land. A town is the small bar across a line of track, and a train stops there.

  # ------------------------------------------------------------------------------------------- the tiles of the box

  @18CH-15-e @18CH-17-c
  Scenario: The tiles of the box
    Given a new game of 3 players
    When Alice buys P1 for $20
    Then Alice has $780
    And the supply holds these tiles and no others
      | #1 1  | #2 1  | #3 2  | #4 2   | #58 2  | #55 1 | #56 1 | #69 1 | #57 7 | #X1 1 |       |       |
      | #7 any | #8 any | #9 any |    |        |       |       |       |       |       |       |       |
      | #16 1 | #19 1 | #20 1 | #23 3  | #24 3  | #25 2 | #26 1 | #27 1 | #28 1 | #29 1 | #14 5 | #15 6 |
      | #X2 1 | #X3 1 | #X4 1 | #X5 1  |        |       |       |       |       |       |       |       |
      | #39 1 | #40 1 | #41 1 | #42 1  | #43 2  | #44 1 | #45 1 | #46 1 | #47 2 | #70 1 | #611 5 |      |
      | #X6 1 | #X7 2 | #915 1 | #X8 1 | #X9 1  |       |       |       |       |       |       |       |

  # ----------------------------------------------------------------------------------------------------- red hexes

  @18CH-16-a @18CH-16-b
  Scenario Outline: Trains run to the red area <red> over its stub of track
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And the <company> owns a 2-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | red | company | city | city sides | route   | revenue |
      | B14 | N&W     | C13  | SW and NE  | C13 B14 | $70     |
      | H14 | C&O     | G13  | NW and SE  | G13 H14 | $60     |

  @18CH-16-a @18CH-16-b
  Scenario Outline: Trains run to the red area <red> over a tile on <between>
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And <city tile> lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And <tile> lies on <between>, joining <sides>
    And the <company> owns a 3-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 3-train | <city> <between> <red> |
    Then the <company> has earned <revenue>

    Examples:
      | red | company | city | city tile | city sides        | between | tile | sides            | revenue |
      | A3  | B&O     | C5   | #57       | NW and SE         | B4      | #55  | S, NW, N and SE  | $80     |
      | B2  | B&O     | C5   | #57       | NW and SE         | B4      | #56  | S, N, NE and SE  | $80     |
      | A7  | B&O     | C5   | #57       | SW and NE         | B6      | #9   | SW and NE        | $80     |
      | A13 | N&W     | C13  | #15       | SW, NW, N and NE  | B12     | #8   | SW and SE        | $80     |
      | L2  | LV      | J2   | #15       | S, SW, NE and SE  | K3      | #56  | NW, N, NE and SE | $100    |

  @18CH-16-a @18CH-14-b @reading:18CH-Q41=a
  Scenario: The two hexes of Pittsburgh are one place, which a route contains once
    Given 3 players at the table in phase 3
    And the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And #2 lies on B4, turned 1
    And the PLE owns a 3-train
    And it is the PLE's turn to run its trains
    When the PLE tries to run
      | 3-train | A3 B4 B2 |
    Then it is refused and nothing has changed
    When the PLE runs
      | 3-train | A3 B4 |
    Then the PLE has earned $60

  @18CH-16-a @reading:18CH-Q41=b
  Scenario: Each of the two hexes of Pittsburgh is a place, and a route may join them
    Given 3 players at the table in phase 3
    And the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And #2 lies on B4, turned 1
    And the PLE owns a 3-train
    And it is the PLE's turn to run its trains
    When the PLE runs
      | 3-train | A3 B4 B2 |
    Then the PLE has earned $110

  @18CH-16-c @18CH-16-a
  Scenario Outline: No tile is laid on the red hex <red>, at the end of the line from <city>
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <red>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays <other> on <hex>, joining <other sides>
    Then <other> lies on <hex>, joining <other sides>
    And no tile lies on <red>

    Examples:
      | red | company | city | city sides | tile | sides     | other | hex | other sides |
      | B14 | N&W     | C13  | SW and NE  | #7   | N and NE  | #57   | D12 | SW and NE   |
      | H14 | C&O     | G13  | NW and SE  | #9   | NW and SE | #8    | F12 | N and SE    |

  @18CH-16-c @18CH-16-a
  Scenario Outline: No tile is laid on the red hex <red>, behind <between>
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And <city tile> lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And <tile> lies on <between>, joining <sides>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <wrong tile> on <red>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the <company> lays <other> on <hex>, joining <other sides>
    Then <other> lies on <hex>, joining <other sides>
    And no tile lies on <red>

    Examples:
      | red | company | city | city tile | city sides        | between | tile | sides            | wrong tile | wrong sides | other | hex | other sides       |
      | B2  | B&O     | C5   | #57       | NW and SE         | B4      | #56  | S, N, NE and SE  | #9         | S and N     | #9    | D6  | NW and SE         |
      | A7  | B&O     | C5   | #57       | SW and NE         | B6      | #9   | SW and NE        | #7         | NE and SE   | #9    | D4  | SW and NE         |
      | A13 | N&W     | C13  | #15       | SW, NW, N and NE  | B12     | #8   | SW and SE        | #9         | SW and NE   | #57   | D12 | SW and NE         |
      | L2  | LV      | J2   | #15       | S, SW, NE and SE  | K3      | #56  | NW, N, NE and SE | #7         | S and SW    | #X4   | J4  | S, SW, NW and N   |

  @18CH-16-c @18CH-16-a
  Scenario: The PLE lays no tile on its red home hex
    Given 3 players at the table in phase 3
    And the PLE has floated at a par of $70
    And Bob is president of the PLE with 60%
    And it is the PLE's turn to lay track
    When the PLE tries to lay #57 on A3, joining NW and SE
    Then it is refused and nothing has changed
    When the PLE lays #55 on B4, joining S, NW, N and SE
    Then #55 lies on B4, joining S, NW, N and SE

  # ---------------------------------------------------------------------------------------------------- gray hexes

  @18CH-16-d
  Scenario Outline: The track of the gray hex <gray> is not replaced
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And the <company> owns P1
    And #57 lies on <city>, joining <city sides>
    And #8 lies on I7, joining S and NE
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <gray>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays <other> on <hex>, joining <other sides>
    Then <other> lies on <hex>, joining <other sides>
    And no tile lies on <gray>

    Examples:
      | gray | company | city | city sides | tile | sides     | other | hex | other sides     |
      | E1   | PRR     | F2   | NW and SE  | #8   | SW and SE | #4    | G3  | NW and SE       |
      | F14  | C&O     | G13  | SW and NE  | #7   | N and NE  | #7    | H12 | SW and NW       |
      | G1   | PRR     | F2   | SW and NE  | #7   | S and SW  | #57   | E3  | SW and NE       |
      | I9   | C&A     | J6   | SW and NE  | #58  | N and SE  | #55   | K5  | S, SW, N and NE |
      | K1   | LV      | J2   | SW and NE  | #3   | S and SW  | #55   | K3  | S, NW, N and SE |
      | K7   | C&A     | J6   | NW and SE  | #7   | NW and N  | #55   | K5  | S, SW, N and NE |

  @18CH-16-d
  Scenario Outline: Trains run over the gray hex <gray> from the start
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And #57 lies on <city>, joining <city sides>
    And <tile> lies on <beyond>, joining <sides>
    And the <company> owns a 3-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 3-train | <city> <gray> <beyond> |
    Then the <company> has earned <revenue>

    Examples:
      | gray | company | city | city sides | beyond | tile | sides           | revenue |
      | E1   | PRR     | F2   | NW and SE  | D2     | #57  | SW and NE       | $40     |
      | G1   | PRR     | F2   | SW and NE  | G3     | #4   | S and N         | $30     |
      | K1   | LV      | J2   | SW and NE  | K3     | #55  | S, NW, N and SE | $60     |
      | K7   | C&A     | J6   | NW and SE  | K5     | #55  | S, SW, N and NE | $30     |

  @18CH-16-d
  Scenario: Trains run over the gray hex F14 from the start
    Given 3 players at the table in phase 3
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And #57 lies on G13, joining SW and NE
    And #8 lies on F12, joining S and NW
    And #4 lies on E11, joining NW and SE
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 2-train | G13 F14 F12 E11 |
    Then the C&O has earned $30

  @18CH-16-d
  Scenario: The gray Delmarva Peninsula is a town with track to the north and the south-east
    Given 3 players at the table in phase 3
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And #57 lies on J6, joining SW and NE
    And #8 lies on I7, joining S and NE
    And the C&A owns a 2-train
    And it is the C&A's turn to run its trains
    When the C&A runs
      | 2-train | J6 I7 I9 |
    Then the C&A has earned $50

  # -------------------------------------------------------------------------------------------------- off the map

  @18CH-16-e
  Scenario Outline: Nothing is built on land off the map, such as <hex>
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And #57 lies on <city>, joining SW and NE
    And the <company> has a token in <city>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #9 on <hex>, joining S and N
    Then it is refused and nothing has changed
    When the <company> lays #57 on <next>, joining SW and NE
    Then #57 lies on <next>, joining SW and NE

    Examples:
      | hex | company | city | next |
      | D14 | N&W     | C13  | D12  |
      | C15 | N&W     | C13  | D12  |
      | D0  | PRR     | F2   | E3   |
      | A5  | PRR     | F2   | E3   |

  # -------------------------------------------------------------------------------------------------- home hexes

  # The start of the first turn shows the home hex: 10-h, 15-c and 20-h say so in three sections.
  @18CH-16-f @18CH-10-h @18CH-15-c @18CH-20-h
  Scenario Outline: The home of the <company> is <home>
    Given 3 players at the table in phase 3
    And the <company> has floated at a par of $80
    And Bob is president of the <company> with 60%
    And the <company> has $800 in its treasury
    When everybody passes
    Then it is the <company>'s turn to lay track
    And the <company> has a token in <home> only
    And the <company> has $800 in its treasury

    Examples:
      | company | home    |
      | PRR     | F2      |
      | PLE     | A3      |
      | SRR     | H4      |
      | B&O     | H6 (SW) |
      | C&O     | G13     |
      | LV      | J2      |
      | C&A     | J6      |
      | N&W     | C13     |

  # -------------------------------------------------------------------------------------------- kinds of hexes

  @18CH-16-l @18CH-16-g @18CH-16-m
  Scenario Outline: A city hex takes a city tile, not <what>
    Given 3 players at the table in phase 3
    And the PRR is in operation at a par of $70
    And Bob is president of the PRR with 60%
    And #57 lies on F2, joining SW and NE
    And it is the PRR's turn to lay track
    When the PRR tries to lay <tile> on E3, joining <sides>
    Then it is refused and nothing has changed
    When the PRR lays #57 on E3, joining SW and NE
    Then #57 lies on E3, joining SW and NE

    Examples:
      | what                   | tile | sides             |
      | plain track            | #9   | SW and NE         |
      | a town tile            | #4   | SW and NE         |
      | a tile with two towns  | #55  | SW, NW, NE and SE |
      | a tile with letters    | #X1  | NW and NE         |

  @18CH-15-l @18CH-16-g @18CH-16-l @18CH-16-m
  Scenario Outline: <hex> is a hex with a large city
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And the <company> owns P4
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And #8 lies on C7, joining N and SE
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #9 on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays #57 on <hex>, joining <sides>
    Then #57 lies on <hex>, joining <sides>
    # proves 18CH-15-l
    And the <company> has paid <cost>

    Examples:
      | hex | cost | company | city | city sides | sides     |
      | C5  | $0  | B&O     | D8   | NW and SE  | S and N   |
      | D2  | $80 | PRR     | F2   | NW and SE  | SW and NE |
      | D8  | $80 | B&O     | C5   | S and N    | NW and SE |
      | D12 | $0  | N&W     | C13  | SW and NE  | SW and NE |
      | E3  | $0  | PRR     | F2   | SW and NE  | SW and NE |

  @18CH-16-h @18CH-16-n @18CH-16-l
  Scenario Outline: Washington has the letters DC and takes the DC tile, not <what>
    Given 3 players at the table in phase 3
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And #9 lies on G7, joining SW and NE
    And it is the B&O's turn to lay track
    When the B&O tries to lay <tile> on F8, joining <sides>
    Then it is refused and nothing has changed
    When the B&O lays #X1 on F8, joining NW and NE
    Then #X1 lies on F8, joining NW and NE

    Examples:
      | what                  | tile | sides     |
      | the plain city tile   | #57  | SW and NE |
      | plain track           | #8   | NW and NE |
      | a town tile           | #58  | NW and NE |

  @18CH-16-h @18CH-16-n @18CH-16-l @18CH-17-f
  Scenario Outline: The letters stay when Washington is upgraded: <what> does not fit
    Given 3 players at the table in phase 3
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining NW and NE
    And it is the B&O's turn to lay track
    When the B&O tries to lay <tile> on F8, joining <sides>
    Then it is refused and nothing has changed
    When the B&O lays #X2 on F8, joining SW, NW, N, NE and SE
    Then #X2 lies on F8, joining SW, NW, N, NE and SE

    Examples:
      | what           | tile | sides               |
      | a green city   | #15  | SW, NW, N and NE    |
      | a green OO     | #X5  | NW, N, NE and SE    |

  @18CH-16-h @18CH-16-n @18CH-16-l @18CH-17-f
  Scenario Outline: Baltimore has the letters OO and takes an OO tile, not <what>
    Given 3 players at the table in phase 3
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And the B&O has $500 in its treasury
    And it is the B&O's turn to lay track
    When the B&O tries to lay <tile> on H6, joining <sides>
    Then it is refused and nothing has changed
    When the B&O lays #X4 on H6, joining SW, NW, N and NE
    Then #X4 lies on H6, joining SW, NW, N and NE

    Examples:
      | what            | tile | sides                 |
      | the green DC    | #X2  | SW, NW, N, NE and SE  |
      | a green city    | #15  | SW, NW, N and NE      |

  @18CH-16-h @18CH-16-n @18CH-16-l @18CH-17-f
  Scenario Outline: Philadelphia has the letters OO and takes an OO tile, not <what>
    Given 3 players at the table in phase 3
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And #57 lies on J6, joining S and N
    And it is the C&A's turn to lay track
    When the C&A tries to lay <tile> on J4, joining <sides>
    Then it is refused and nothing has changed
    When the C&A lays #X4 on J4, joining S, SW, NW and N
    Then #X4 lies on J4, joining S, SW, NW and N

    Examples:
      | what            | tile | sides                 |
      | the green DC    | #X2  | S, SW, NW, N and NE   |
      | a green city    | #15  | S, SW, NW and N       |

  @18CH-15-l @18CH-16-i @18CH-16-l
  Scenario Outline: <hex> is a hex with one town and does not take <tile>
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays <town tile> on <hex>, joining <town sides>
    Then <town tile> lies on <hex>, joining <town sides>
    # proves 18CH-15-l
    And the <company> has paid <cost>

    Examples:
      | hex | cost | company | city | city sides | tile | sides             | town tile | town sides |
      | E11 | $0  | B&O     | D12  | SW and NE  | #9   | SW and NE         | #4        | SW and NE  |
      | E11 | $0  | B&O     | D12  | SW and NE  | #57  | SW and NE         | #58       | SW and N   |
      | G3  | $40 | PRR     | F2   | NW and SE  | #9   | NW and SE         | #4        | NW and SE  |
      | G3  | $40 | PRR     | F2   | NW and SE  | #55  | S, NW, N and SE   | #3        | NW and N   |
      | I5  | $40 | SRR     | H4   | NW and SE  | #8   | S and NW          | #58       | S and NW   |
      | I5  | $40 | SRR     | H4   | NW and SE  | #57  | NW and SE         | #4        | NW and SE  |

  @18CH-15-l @18CH-16-j @18CH-16-l
  Scenario Outline: <hex> is a hex with two towns and does not take <tile>
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And the <company> owns P1
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays <town tile> on <hex>, joining <town sides>
    Then <town tile> lies on <hex>, joining <town sides>
    # proves 18CH-15-l
    And the <company> has paid <cost>

    Examples:
      | hex | cost | company | city | city sides | tile | sides     | town tile | town sides        |
      | B4  | $0  | B&O     | C5   | NW and SE  | #4   | NW and SE | #55       | S, NW, N and SE   |
      | B4  | $0  | B&O     | C5   | NW and SE  | #57  | NW and SE | #2        | NW, N, NE and SE  |
      | K3  | $0  | LV      | J2   | SW and NE  | #3   | NW and N  | #1        | S, NW, N and SE   |
      | K3  | $0  | LV      | J2   | SW and NE  | #9   | S and N   | #69       | S, NW, N and NE   |
      | K5  | $0  | C&A     | J6   | SW and NE  | #4   | SW and NE | #56       | SW, NW, N and NE  |
      | K5  | $0  | C&A     | J6   | SW and NE  | #9   | SW and NE | #55       | S, SW, N and NE   |

  @18CH-15-l @18CH-16-k @18CH-16-l @18CH-16-q
  Scenario Outline: <hex>, beside <city>, has neither city nor town and takes plain track only
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And the <company> owns P2 and P3
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <town tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    # proves 18CH-15-l
    And the <company> has paid <cost>

    Examples:
      | hex | cost | company | city | city sides | town tile | tile | sides     |
      | B6  | $0  | B&O     | C5   | SW and NE  | #4        | #9   | SW and NE |
      | C3  | $0  | B&O     | C5   | S and N    | #58       | #8   | S and NE  |
      | C7  | $0  | B&O     | C5   | S and N    | #57       | #9   | S and N   |
      | C9  | $0  | B&O     | D8   | SW and NE  | #58       | #8   | S and NE  |
      | C11 | $0  | B&O     | D12  | NW and SE  | #57       | #9   | NW and SE |
      | D4  | $80 | B&O     | C5   | SW and NE  | #4        | #9   | SW and NE |
      | D6  | $80 | B&O     | C5   | NW and SE  | #4        | #9   | NW and SE |
      | D10 | $80 | B&O     | D8   | S and N    | #4        | #9   | S and N   |
      | E7  | $0  | B&O     | D8   | SW and NE  | #4        | #9   | SW and NE |
      | E9  | $0  | B&O     | D8   | NW and SE  | #57       | #9   | NW and SE |
      | E13 | $0  | B&O     | D12  | NW and SE  | #58       | #8   | NW and NE |
      | F4  | $0  | B&O     | E3   | NW and SE  | #4        | #9   | NW and SE |
      | F12 | $0  | C&O     | G13  | NW and SE  | #58       | #8   | N and SE  |
      | G5  | $0  | SRR     | H4   | SW and NE  | #57       | #9   | SW and NE |
      | H2  | $0  | SRR     | H4   | S and N    | #58       | #8   | S and NW  |
      | H12 | $40 | C&O     | G13  | SW and NE  | #3        | #7   | SW and NW |
      | I3  | $0  | LV      | J2   | SW and NE  | #4        | #9   | SW and NE |
      | I7  | $0  | C&A     | J6   | SW and NE  | #58       | #8   | S and NE  |
      | J8  | $0  | C&A     | J6   | S and N    | #4        | #9   | S and N   |

  @18CH-15-l @18CH-16-k @18CH-16-l @18CH-16-q
  Scenario Outline: <hex>, beyond <next>, has neither city nor town and takes plain track only
    Given 3 players at the table in phase 3
    And the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And <between> lies on <next>, joining <next sides>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <town tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    # proves 18CH-15-l
    And the <company> has paid <cost>

    Examples:
      | hex | cost | company | city | city sides | between | next | next sides       | town tile | tile | sides     |
      | B8  | $0  | B&O     | C5   | SW and NE  | #8      | B6   | S and NE         | #4        | #9   | S and N   |
      | B10 | $0  | B&O     | D12  | NW and SE  | #9      | C11  | NW and SE        | #58       | #8   | N and SE  |
      | B12 | $80 | B&O     | D12  | NW and SE  | #8      | C11  | SW and SE        | #4        | #9   | SW and NE |
      | E5  | $80 | B&O     | E3   | SW and NE  | #7      | D4   | NE and SE        | #4        | #9   | NW and SE |
      | F6  | $0  | B&O     | D8   | SW and NE  | #9      | E7   | SW and NE        | #57       | #9   | SW and NE |
      | F10 | $40 | B&O     | D8   | NW and SE  | #9      | E9   | NW and SE        | #4        | #9   | NW and SE |
      | G11 | $40 | C&O     | G13  | NW and SE  | #7      | F12  | NE and SE        | #58       | #8   | SW and N  |
      | J10 | $0  | C&A     | J6   | S and N    | #9      | J8   | S and N          | #3        | #7   | NW and N  |
      | L4  | $0  | C&A     | J6   | SW and NE  | #55     | K5   | S, SW, N and NE  | #58       | #8   | SW and N  |

  @18CH-15-l @18CH-16-k @18CH-16-l @18CH-16-q
  Scenario Outline: <hex>, on the way from Baltimore, has neither city nor town and takes plain track only
    Given 3 players at the table in phase 3
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And the B&O has $500 in its treasury
    And #8 lies on <next>, joining <next sides>
    And it is the B&O's turn to lay track
    When the B&O tries to lay <town tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the B&O lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    # proves 18CH-15-l
    And the B&O has paid <cost>

    Examples:
      | hex | cost | next | next sides | town tile | tile | sides     |
      | G7  | $0  | E9   | NW and NE  | #57       | #9   | SW and NE |
      | G9  | $40 | G7   | S and NE   | #4        | #9   | S and N   |

  # ------------------------------------------------------------------------------------------ what tiles show

  @18CH-16-o @18CH-21-g
  Scenario: The bar on a town tile is a stop: a 2-train cannot run on behind it
    Given 3 players at the table in phase 3
    And the SRR is in operation at a par of $70
    And Bob is president of the SRR with 60%
    And #57 lies on H4, joining NW and SE
    And #4 lies on I5, joining NW and SE
    And #57 lies on J6, joining NW and SE
    And the SRR owns a 2-train and a 3-train
    And it is the SRR's turn to run its trains
    When the SRR tries to run
      | 2-train | H4 I5 J6 |
    Then it is refused and nothing has changed
    When the SRR runs
      | 3-train | H4 I5 J6 |
    Then the SRR has earned $50

  @18CH-16-o
  Scenario Outline: The town on <tile> is where the line ends, as well as any city
    Given 3 players at the table in phase 3
    And the SRR is in operation at a par of $70
    And Bob is president of the SRR with 60%
    And #57 lies on H4, joining NW and SE
    And <tile> lies on I5, joining <sides>
    And the SRR owns a 2-train
    And it is the SRR's turn to run its trains
    When the SRR runs
      | 2-train | H4 I5 |
    Then the SRR has earned $30

    Examples:
      | tile | sides     |
      | #3   | NW and N  |
      | #4   | NW and SE |
      | #58  | S and NW  |

  @18CH-16-p @18CH-14-a
  Scenario Outline: Each of the two tracks of <tile> passes one town only
    Given 3 players at the table in phase 3
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And #57 lies on J6, joining SW and NE
    And <tile> lies on K5, turned <turn>
    And <K3 tile> lies on K3, turned 0
    And #8 lies on L4, joining SW and N
    And the C&A owns a 3-train
    And it is the C&A's turn to run its trains
    When the C&A tries to run
      | 3-train | J6 K5 <other track> |
    Then it is refused and nothing has changed
    When the C&A runs
      | 3-train | J6 K5 <same track> |
    Then the C&A has earned <revenue>

    Examples:
      | tile | turn | other track | same track | revenue | K3 tile |
      | #55  | 0    | K3          | L4 L2      | $90     | #69     |
      | #2   | 4    | K7          | L4 L2      | $90     | #55     |
      | #69  | 4    | J4          | L4 L2      | $90     | #55     |
      | #1   | 0    | L4 L2       | K3         | $40     | #55     |
      | #56  | 1    | L4 L2       | K3         | $40     | #55     |

  @18CH-16-q
  Scenario: Plain track is no stop: a 2-train passes it
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Bob is president of the N&W with 60%
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And the N&W owns a 2-train
    And it is the N&W's turn to run its trains
    When the N&W runs
      | 2-train | C13 B12 A13 |
    Then the N&W has earned $80

  @18CH-16-e
  Scenario: The company that operates second builds nothing on land off the map either
    Given 3 players at the table in phase 3
    And the B&O is in operation at a par of $80
    And Alice is president of the B&O with 60%
    And the N&W is in operation at a par of $70
    And Bob is president of the N&W with 60%
    And the N&W has $500 in its treasury
    And #57 lies on C13, joining SW and NE
    And it is the N&W's turn to lay track
    When the N&W tries to lay #9 on D14, joining S and N
    Then it is refused and nothing has changed
    When the N&W lays #57 on D12, joining SW and NE
    Then #57 lies on D12, joining SW and NE
