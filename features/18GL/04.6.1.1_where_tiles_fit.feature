Feature: Which tile fits which hex
  An empty hex with a city takes a yellow city tile, one with a town a town tile, one with two towns a tile with two towns, any
  other a tile with plain track. The marked cities have tiles with their mark, which fit nowhere else. Where a ferry line
  reaches a city, the tile has to lie with its ferry there. No track leads into a lake, into dark green land, off the
  map, or to a dark blue side.

  Background: the Illinois Central, IC, in the southern half of Chicago, D14, with track to C15 and E15
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $500 in its treasury

  Rule: cities, towns and plain hexes

    @18GL-4.6.1.1-q @18GL-4.6.1.1-r @18GL-1.3-e @18GL-1.3-g @18GL-1.3-h @reconstruction
    Scenario Outline: <what>: not #<number>
      Given <near> lies on <beside>, joining <near sides>
      And it is the IC's turn to lay track
      When the IC tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the IC lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>

      Examples:
        | what                                   | hex | beside | near | near sides | number | wrong sides     | tile | sides           | clause                     |
        | The city of C15 takes a city tile      | C15 | E15    | #9   | NW and SE  | 9      | SW and NE       | #57  | SW and NE       | 18GL-4.6.1.1-r 18GL-1.3-h  |
        | The city of C15 takes a city tile      | C15 | E15    | #9   | NW and SE  | 4      | SW and NE       | #57  | SW and NE       | 18GL-4.6.1.1-r 18GL-1.3-h  |
        | The plain hex E15 takes plain track    | E15 | C15    | #57  | SW and NE  | 57     | NW and SE       | #9   | NW and SE       | 18GL-4.6.1.1-r             |
        | The plain hex E15 takes plain track    | E15 | C15    | #57  | SW and NE  | 4      | NW and SE       | #9   | NW and SE       | 18GL-4.6.1.1-r             |
        | The town of E17 takes a town tile      | E17 | E15    | #8   | NW and S   | 9      | N and S         | #4   | N and S         | 18GL-4.6.1.1-q 18GL-1.3-e  |
        | The town of E17 takes a town tile      | E17 | E15    | #8   | NW and S   | 57     | N and S         | #4   | N and S         | 18GL-4.6.1.1-q 18GL-1.3-e  |
        | The town of E17 takes a town tile      | E17 | E15    | #8   | NW and S   | 55     | N, SW, S and NE | #4   | N and S         | 18GL-4.6.1.1-q 18GL-1.3-e  |
        | The two towns of C17 take two towns    | C17 | C15    | #6   | S and NE   | 9      | N and S         | #55  | N, NW, S and SE | 18GL-4.6.1.1-q 18GL-1.3-g  |
        | The two towns of C17 take two towns    | C17 | C15    | #6   | S and NE   | 4      | N and S         | #55  | N, NW, S and SE | 18GL-4.6.1.1-q 18GL-1.3-g  |
        | The two towns of C17 take two towns    | C17 | C15    | #6   | S and NE   | 57     | N and S         | #55  | N, NW, S and SE | 18GL-4.6.1.1-q 18GL-1.3-g  |

    @18GL-4.6.1.1-r @18GL-4.6.1.1-q @reconstruction
    Scenario Outline: A replacement is of the same kind, too: <old> by #<number>
      Given <old> lies on <hex>, joining <old sides>
      And it is the IC's turn to lay track
      When the IC tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the IC lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>

      Examples:
        | hex | old | old sides | number | wrong sides     | tile | sides            | clause         |
        | C15 | #57 | SW and NE | 88     | S, SW, N and NE | #14  | S, SW, N and NE  | 18GL-4.6.1.1-r |
        | E15 | #9  | NW and SE | 14     | NW, N, SE and S | #24  | NW, NE and SE    | 18GL-4.6.1.1-r |

  Rule: the towns that stay as they are

    @18GL-1.3-g @reconstruction
    Scenario Outline: The two-town tile of <hex> is never replaced, in <phase> either
      Given it is <phase>
      And the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And #<number> lies on <hex>, turned <turn>
      And <near> lies on <beside>, joining <near sides>
      And it is the <company>'s turn to lay track
      When the <company> tries to lay #<green> on <hex>, turned <green turn>
      Then it is refused and nothing has changed
      When the <company> tries to lay #<town> on <hex>, turned <town turn>
      Then it is refused and nothing has changed
      When the <company> lays <tile> on <beside>, joining <sides>
      Then <tile> lies on <beside>, joining <sides>

      Examples:
        | phase    | company      | hex | number | turn | near | beside | near sides | green | green turn | town | town turn | tile | sides           |
        | phase 4H | IC           | C17 | 55     | 5    | #6   | C15    | S and NE   | 19    | 0          | 88   | 2         | #14  | S, SW, N and NE |
        | phase D  | IC           | C17 | 55     | 5    | #14  | C15    | S, SW, N and NE | 19 | 0         | 145  | 2         | #611 | S, SW, NW, N and NE |
        | phase 4H | NYC          | M13 | 56     | 4    | #4   | M15    | N and S    | 18    | 0          | 87   | 0         | #88  | N, NE, S and SW |

    @18GL-1.3-g @18GL-4.6.1.1-q @reconstruction
    Scenario: The towns of G13 have their own tile
      Given #8 lies on E15, joining NW and NE
      And #9 lies on F14, joining SW and NE
      And it is the IC's turn to lay track
      When the IC tries to lay #4 on G13, joining SW and NE
      Then it is refused and nothing has changed
      When the IC lays #1 on G13, turned 0
      Then #1 lies on G13, turned 0

  Rule: cities with a mark

    @18GL-4.6.1.1-o @18GL-1.3-j @18GL-1.3-l @18GL-1.3-n @reconstruction
    Scenario Outline: <city> takes <tile>, and not #<number>
      Given the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And <near> lies on <beside>, joining <near sides>
      And it is the <company>'s turn to lay track
      When the <company> tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>

      Examples:
        | city          | company        | beside | near    | near sides      | hex | number | wrong sides      | tile    | sides            | clause                                  |
        | Chicago-North | Milwaukee Road | C11    | #9      | S and N         | D12 | 14     | S, NW, N and SE  | #GL-C2N | S, NW, N and SE  | 18GL-4.6.1.1-o 18GL-1.3-j 18GL-1.3-n    |
        | Chicago-North | Milwaukee Road | C11    | #9      | S and N         | D12 | GL-C2S | SW, NW, N and SE | #GL-C2N | S, NW, N and SE  | 18GL-4.6.1.1-o 18GL-1.3-j 18GL-1.3-n    |
        | Chicago-South | IC             | C15    | #57     | SW and NE       | D14 | GL-C2N | SW, NW, NE and SE | #GL-C2S | S, SW, N and SE  | 18GL-4.6.1.1-o 18GL-1.3-j 18GL-1.3-n    |
        | Detroit       | DT&I           | I13    | #57     | SW and NE       | J12 | 15     | SW, NW, N and NE | #GL-D2  | SW, NW, N and NE | 18GL-4.6.1.1-o 18GL-1.3-j 18GL-1.3-n    |
        | Cleveland     | Nickel Plate   | K15    | #4      | SW and NE       | L14 | 15     | S, SW, NE and SE | #GL-V2  | S, SW, NE and SE | 18GL-4.6.1.1-o 18GL-1.3-j 18GL-1.3-n    |
        | Milwaukee     | Milwaukee Road | D12    | #GL-C2N | S, NW, N and SE | D10 | 57     | N and S          | #GL-M1  | N and S          | 18GL-4.6.1.1-o 18GL-1.3-l 18GL-1.3-n    |

    @18GL-4.6.1.1-o @18GL-1.3-l @18GL-1.3-m @18GL-1.3-n @reconstruction
    Scenario Outline: <city> grows through its own tiles: <tile>, and not #<number>
      Given it is <phase>
      And <old> lies on <hex>, joining <old sides>
      And the PRR is in operation, opened at $90
      And Bob is president of the PRR with 60%
      And the PRR has $100 in its treasury
      And the PRR has a token in <hex>
      And it is the PRR's turn to lay track
      When the PRR tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the PRR lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>

      Examples:
        | city          | phase     | hex | old    | old sides        | number | wrong sides          | tile   | sides            | clause                    |
        | Milwaukee     | phase 4H  | D10 | #GL-M1 | N and S          | 15     | S, SW, NW and N      | #GL-M2 | S, SW, NW and N  | 18GL-4.6.1.1-o 18GL-1.3-l |
        | Milwaukee     | phase 10H | D10 | #GL-M2 | S, SW, NW and N  | 611    | N, S, SW, NW and NE  | #GL-M3 | S, SW, NW and N  | 18GL-4.6.1.1-o 18GL-1.3-l |
        | London        | phase 4H  | L10 | #GL-L1 | SW and NE        | 15     | SW, NW, N and NE     | #GL-L2 | SW, NW, N and NE | 18GL-4.6.1.1-o 18GL-1.3-m |
        | London        | phase 10H | L10 | #GL-L2 | SW, NW, N and NE | 611    | SW, NW, N, NE and SE | #GL-L3 | SW, NW, N and NE | 18GL-4.6.1.1-o 18GL-1.3-m |
        | Traverse City | phase 10H | G5  | #GL-T2 | S and SE         | 63     | S, SW, NW, N, NE and SE | #GL-T3 | S and SE      | 18GL-4.6.1.1-o 18GL-1.3-m |
        | Chicago-North | phase 10H | D12 | #GL-C2N | S, NW, N and SE | 611    | S, SW, NW, N and SE  | #GL-C3N | S, SW, NW, N and SE | 18GL-4.6.1.1-o 18GL-1.3-n |
        | Chicago-South | phase D   | D14 | #GL-C3S | S, SW, N and SE | 513    | S, SW, NW, N and SE  | #GL-C4S | S, SW, NW, N and SE | 18GL-4.6.1.1-o 18GL-1.3-n |
        | Detroit       | phase D   | J12 | #GL-D3 | S, SW, NW, N and NE | 513 | S, SW, NW, N and NE  | #GL-D4 | S, SW, NW, N and NE | 18GL-4.6.1.1-o 18GL-1.3-n |
        | Cleveland     | phase D   | L14 | #GL-V3 | S, SW, NE and SE | 513    | S, SW, N, NE and SE  | #GL-V4 | S, SW, NE and SE | 18GL-4.6.1.1-o 18GL-1.3-n |

    @18GL-4.6.1.1-o @18GL-1.3-n @reconstruction
    Scenario Outline: A tile with a mark lies in no other city: #<number> on <hex>
      Given it is <phase>
      And <old> lies on <near>, joining <old sides>
      And it is the IC's turn to lay track
      When the IC tries to lay #<number> on C15, joining <wrong sides>
      Then it is refused and nothing has changed
      When the IC lays <tile> on C15, joining <sides>
      Then <tile> lies on C15, joining <sides>

      Examples:
        | phase     | hex | near | old  | old sides           | number | wrong sides         | tile | sides               |
        | phase 4H  | C15 | C15  | #57  | SW and NE           | GL-D2  | SW, NW, N and NE    | #14  | S, SW, N and NE     |
        | phase 10H | C15 | C15  | #14  | S, SW, N and NE     | GL-D3  | S, SW, NW, N and NE | #611 | S, SW, NW, N and NE |
        | phase D   | C15 | C15  | #611 | S, SW, NW, N and NE | GL-D4  | S, SW, NW, N and NE | #513 | S, SW, NW, N and NE |

    @18GL-4.6.1.1-o @18GL-1.3-l @18GL-1.3-n @reconstruction
    Scenario: A yellow tile without the mark does not lie in Milwaukee, though track and ferry fit
      Given there is a yellow tile #901, like #GL-M1 without its mark
      And the Milwaukee Road is in operation, opened at $90
      And Bob is president of the Milwaukee Road with 60%
      And #GL-C2N lies on D12, joining S, NW, N and SE
      And it is the Milwaukee Road's turn to lay track
      When the Milwaukee Road tries to lay #901 on D10, joining N and S
      Then it is refused and nothing has changed
      When the Milwaukee Road lays #GL-M1 on D10, joining N and S
      Then #GL-M1 lies on D10, joining N and S

    @18GL-4.6.1.1-o @18GL-1.3-m @18GL-4.6.1.1-e @reading:18GL-Q08=a @reconstruction
    Scenario: A city whose marked tiles end with brown takes no unmarked gray tile
      Given it is phase D
      And there is a gray tile #901, like #GL-L3 without its mark
      And #GL-L3 lies on L10, joining SW, NW, N and NE
      And the PRR is in operation, opened at $90
      And Bob is president of the PRR with 60%
      And the PRR has $100 in its treasury
      And the PRR has a token in L10
      And it is the PRR's turn to lay track
      When the PRR tries to lay #901 on L10, joining SW, NW, N and NE
      Then it is refused and nothing has changed
      When the PRR lays #8 on M17, joining N and SE
      Then #8 lies on M17, joining N and SE

    @18GL-4.6.1.1-o @18GL-1.3-m @18GL-4.6.1.1-e @reading:18GL-Q08=b @reconstruction
    Scenario: If unmarked gray tiles fit such a city, one that keeps track and ferry lies there
      Given it is phase D
      And there is a gray tile #901, like #GL-L3 without its mark
      And #GL-L3 lies on L10, joining SW, NW, N and NE
      And the PRR is in operation, opened at $90
      And Bob is president of the PRR with 60%
      And the PRR has a token in L10
      And it is the PRR's turn to lay track
      When the PRR lays #901 on L10, joining SW, NW, N and NE
      Then #901 lies on L10, joining SW, NW, N and NE

    @18GL-4.6.1.1-s @18GL-1.3-m @reading:18GL-Q08=b @reconstruction
    Scenario: If unmarked gray tiles fit such a city, one without a ferry does not
      Given it is phase D
      And #GL-L3 lies on L10, joining SW, NW, N and NE
      And the PRR is in operation, opened at $90
      And Bob is president of the PRR with 60%
      And the PRR has $100 in its treasury
      And the PRR has a token in L10
      And it is the PRR's turn to lay track
      When the PRR tries to lay #513 on L10, joining SW, NW, N, NE and SE
      Then it is refused and nothing has changed
      When the PRR lays #8 on M17, joining N and SE
      Then #8 lies on M17, joining N and SE

  Rule: ferries and tiles

    @18GL-4.6.1.1-p @reconstruction
    Scenario: The tile of a city with a ferry lies with its ferry towards the line
      Given the Milwaukee Road is in operation, opened at $90
      And Bob is president of the Milwaukee Road with 60%
      And #GL-C2N lies on D12, joining S, NW, N and SE
      And it is the Milwaukee Road's turn to lay track
      When the Milwaukee Road tries to lay #GL-M1 on D10, turned 3
      Then it is refused and nothing has changed
      When the Milwaukee Road lays #GL-M1 on D10, turned 0
      Then #GL-M1 lies on D10, turned 0

    @18GL-4.6.1.1-s @18GL-4.6.1.1-p @reconstruction
    Scenario Outline: A replacement keeps the ferry of Milwaukee, <the line>
      Given there is a green tile #901, like #GL-M1 with its mark
      And #GL-M1 lies on D10, turned 0
      And #58 lies on F10, joining N and SE
      And <more> lies on <hex>, turned 0
      And the Milwaukee Road is in operation, opened at $90
      And Bob is president of the Milwaukee Road with 60%
      And the Milwaukee Road has a token in D10
      And it is the Milwaukee Road's turn to lay track
      When the Milwaukee Road tries to lay #901 on D10, turned 3
      Then it is refused and nothing has changed
      When the Milwaukee Road lays #GL-M2 on D10, turned 0
      Then #GL-M2 lies on D10, turned 0

      Examples:
        | the line              | more | hex |
        | its line being open   | #F1  | E9  |
        | its line being closed | #F4  | L12 |

  Rule: where no track leads

    # F2 is dark green; E5 and F4 are lakes; D0 is off the map.
    @18GL-4.6.1.1-l @18GL-4.6.1.1-m @reconstruction
    Scenario Outline: No track of a first tile leads <where>
      Given the LS&I is in operation, opened at $90
      And Bob is president of the LS&I with 60%
      And the LS&I has $100 in its treasury
      And <near> lies on <beside>, joining <near sides>
      And it is the LS&I's turn to lay track
      When the LS&I tries to lay <tile> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the LS&I lays <twin> on <hex>, joining <sides>
      Then <twin> lies on <hex>, joining <sides>

      Examples:
        | where                     | near | beside | near sides | hex | tile | wrong sides | twin | sides     | clause                         |
        | into the dark green F2    | #5   | D2     | NE and SE  | E3  | #58  | NW and NE   | #3   | SW and NW | 18GL-4.6.1.1-l 18GL-4.6.1.1-m  |
        | into the lake E5          | #5   | D2     | NE and SE  | E3  | #58  | S and NW    | #3   | SW and NW | 18GL-4.6.1.1-l 18GL-4.6.1.1-m  |
        | into the lake F4          | #5   | D2     | NE and SE  | E3  | #4   | NW and SE   | #3   | SW and NW | 18GL-4.6.1.1-l 18GL-4.6.1.1-m  |
        | off the map               | #5   | C7     | NE and SE  | D2  | #6   | N and SE    | #5   | NE and SE | 18GL-4.6.1.1-l 18GL-4.6.1.1-m  |
        | off the map, to the west  | #5   | C7     | NE and SE  | D2  | #57  | SW and NE   | #6   | S and NE  | 18GL-4.6.1.1-l 18GL-4.6.1.1-m  |

    # M19 adjoins L20 and M21, which are West Virginia; only M21 has an arrow towards it.
    @18GL-4.6.1.1-l @18GL-1.3-p @reconstruction
    Scenario: Track leads to the arrow of an off-board area, not to its other sides
      Given the PRR is in operation, opened at $90
      And Bob is president of the PRR with 60%
      And the PRR has $100 in its treasury
      And it is the PRR's turn to lay track
      When the PRR tries to lay #9 on M19, joining SW and NE
      Then it is refused and nothing has changed
      When the PRR lays #8 on M19, joining S and NE
      Then #8 lies on M19, joining S and NE

    @18GL-4.6.1.1-l @18GL-4.6.1.1-m @reconstruction
    Scenario Outline: No track of a replacement leads <where>
      Given the LS&I is in operation, opened at $90
      And Bob is president of the LS&I with 60%
      And #5 lies on D2, joining NE and SE
      And #3 lies on E3, joining SW and NW
      And #57 lies on G11, joining NW and SE
      And #58 lies on F10, joining N and SE
      And the LS&I has a token in G11
      And it is the LS&I's turn to lay track
      When the LS&I tries to lay #141 on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the LS&I lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>

      Examples:
        | where                  | hex | wrong sides    | tile | sides         |
        | into the dark green F2 | E3  | SW, NW and NE  | #143 | SW, NW and N  |
        | into the lake E9       | F10 | NW, N and SE   | #142 | S, N and SE   |

    @18GL-4.6.1.1-n @reconstruction
    Scenario Outline: No track runs to a dark blue side: <hex>, <side>
      Given the Milwaukee Road is in operation, opened at $90
      And Bob is president of the Milwaukee Road with 60%
      And the Milwaukee Road has $100 in its treasury
      And the DT&I is in operation, opened at $80
      And Carol is president of the DT&I with 60%
      And the DT&I has $100 in its treasury
      And #7 lies on I11, joining NE and SE
      And it is the <company>'s turn to lay track
      When the <company> tries to lay <tile> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays <twin> on <hex>, joining <sides>
      Then <twin> lies on <hex>, joining <sides>

      Examples:
        | company        | hex | side                        | tile | wrong sides | twin | sides     |
        | Milwaukee Road | E13 | to the lake                 | #7   | NW and N    | #8   | S and NW  |
        | DT&I           | J10 | to the land across a bay    | #9   | SW and NE   | #8   | SW and N  |
