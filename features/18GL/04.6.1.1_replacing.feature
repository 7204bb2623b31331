Feature: Replacing a tile
  A replacement keeps all track of the tile beneath it, ferries too, and tokens keep their positions. The old tile goes back to
  the supply. Nothing else takes a tile off the board. Replacing costs nothing, but for Chicago.

  Background: the Illinois Central, IC, in the southern half of Chicago, D14
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $500 in its treasury

  Rule: what is kept

    @18GL-4.6.1.1-s @reconstruction
    Scenario Outline: A replacement keeps <what>
      Given <old> lies on <hex>, joining <old sides>
      And <near> lies on <beside>, joining <near sides>
      And it is the IC's turn to lay track
      When the IC tries to lay <wrong> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the IC lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>

      Examples:
        | what                    | near | beside | near sides | hex | old | old sides | wrong | wrong sides      | tile | sides           |
        | plain track             | #57  | C15    | SW and NE  | E15 | #9  | NW and SE | #28   | S, SW and NW     | #24  | NW, NE and SE   |
        | track of a town         | #8   | E15    | S and NW   | E17 | #4  | N and S   | #144  | N, SW and SE     | #88  | N, SW, S and NE |
        | the track of a city     | #9   | E15    | NW and SE  | C15 | #57 | SW and NE | #619  | S, NW, N and NE  | #14  | S, SW, N and NE |

    @18GL-4.6.1.1-s @reconstruction
    Scenario Outline: The replacement of <city> keeps its printed track
      Given the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And #9 lies on E15, joining NW and SE
      And it is the <company>'s turn to lay track
      When the <company> tries to lay <tile> on <hex>, turned <wrong turn>
      Then it is refused and nothing has changed
      When the <company> lays <tile> on <hex>, turned <turn>
      Then <tile> lies on <hex>, turned <turn>

      Examples:
        | city    | company | hex | tile   | wrong turn | turn |
        | Detroit | DT&I    | J12 | #GL-D2 | 1          | 0    |
        | Chicago | IC      | D14 | #GL-C2S | 1         | 0    |

    @18GL-4.6.1.1-t @reconstruction
    Scenario: Tokens stay in a city that is replaced
      Given the Milwaukee Road is in operation, opened at $90
      And Bob is president of the Milwaukee Road with 60%
      And #57 lies on C15, joining SW and NE
      And the IC has a token in C15
      And it is the IC's turn to lay track
      When the IC lays #14 on C15, joining S, SW, N and NE
      Then the IC has tokens in D14 and C15 only
      And the Milwaukee Road has a token in D12 only
      And #14 lies on C15, joining S, SW, N and NE

    @18GL-4.6.1.1-t @reconstruction
    Scenario: A token of another company stays in a city that is replaced
      Given the Milwaukee Road is in operation, opened at $90
      And Bob is president of the Milwaukee Road with 60%
      And #14 lies on C15, joining S, SW, N and NE
      And it is phase 10H
      And the IC has a token in C15
      And the Milwaukee Road has a token in C15
      And it is the IC's turn to lay track
      When the IC lays #611 on C15, joining S, SW, NW, N and NE
      Then the IC has tokens in D14 and C15 only
      And the Milwaukee Road has tokens in D12 and C15 only
      And #611 lies on C15, joining S, SW, NW, N and NE

    @18GL-4.6.1.1-t @reconstruction
    Scenario: The home token stays when printed track is replaced
      Given it is the IC's turn to lay track
      When the IC lays #GL-C2S on D14, joining S, SW, N and SE
      Then the IC has a token in D14 only
      And #GL-C2S lies on D14, joining S, SW, N and SE
      And no tile lies on C15

  Rule: where tiles go

    @18GL-4.6.1.1-u @18GL-4.6.1.1-j @reconstruction
    Scenario: A tile that was replaced lies in the supply again
      Given #57 lies on C15, joining SW and NE
      And it is the IC's turn to lay track
      When the IC lays #14 on C15, joining S, SW, N and NE
      Then 4 of #57 are left
      And 2 of #14 are left
      And 1 tile lies on the map

    @18GL-4.6.1.1-u @18GL-4.6.1.1-j @reconstruction
    Scenario: What was replaced can be laid again elsewhere, and what was laid stays
      Given the Milwaukee Road is in operation, opened at $140
      And Bob is president of the Milwaukee Road with 60%
      And #57 lies on each of C7, C15, G11 and J16, joining SW and NE
      And #9 lies on each of E15 and F16, joining NW and SE
      And the Milwaukee Road has a token in C15
      And the Milwaukee Road owns a 2H-train
      And it is the Milwaukee Road's turn to lay track
      When the Milwaukee Road lays #14 on C15, joining S, SW, N and NE
      Then 1 of #57 is left
      When the Milwaukee Road runs
        | 2H-train | C15 D14 |
      And the Milwaukee Road keeps its revenue
      And the Milwaukee Road ends its turn
      And the IC lays #57 on G17, joining NW and SE
      Then #57 lies on G17, joining NW and SE
      And #14 lies on C15, joining S, SW, N and NE
      And 0 of #57 are left

    @18GL-4.6.1.1-u @reconstruction
    Scenario: A tile of which none is left is not laid
      Given #57 lies on each of C7, G11, G17 and J16, joining SW and NE
      And it is the IC's turn to lay track
      When the IC tries to lay #57 on C15, joining SW and NE
      Then it is refused and nothing has changed
      When the IC lays #6 on C15, joining S and NE
      Then #6 lies on C15, joining S and NE
      And 2 of #6 are left

  Rule: what it costs

    @18GL-4.6.1.1-w @reconstruction
    Scenario Outline: Replacing the tile on <ground> costs nothing
      Given the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has $0 in its treasury
      And <old> lies on <hex>, joining <old sides>
      And <near> lies on <beside>, joining <near sides>
      And it is the <company>'s turn to lay track
      When the <company> lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>
      And the <company> has $0 in its treasury
      And no other player or company has gained or lost money

      Examples:
        | ground           | company | near | beside | near sides | hex | old | old sides | tile | sides         |
        | plain ground     | IC      | #57  | C15    | SW and NE  | E15 | #9  | NW and SE | #24  | NW, NE and SE |
        | the river of F16 | IC      | #9   | E15    | NW and SE  | F16 | #9  | NW and SE | #24  | NW, NE and SE |
        | the hill of M17  | PRR     | #9   | E15    | NW and SE  | M17 | #9  | NW and SE | #24  | NW, SW and SE |

    @18GL-4.6.1.1-x @18GL-1.3-t @reconstruction
    Scenario Outline: Replacing <half> of Chicago by a <colour> tile costs $50
      Given it is <phase>
      And the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has <money> in its treasury
      And <before> lies on <at>, joining <track>
      And it is the <company>'s turn to lay track
      When the <company> lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>
      And the <company> has paid $50
      And no other player or company has gained or lost money

      Examples:
        | half     | company        | colour | phase     | money | before  | at  | track           | hex | tile    | sides               |
        | the north | Milwaukee Road | green | phase 4H  | $50   | #9      | E15 | NW and SE       | D12 | #GL-C2N | S, NW, N and SE     |
        | the north | Milwaukee Road | brown | phase 10H | $50   | #GL-C2N | D12 | S, NW, N and SE | D12 | #GL-C3N | S, SW, NW, N and SE |
        | the south | IC            | green  | phase 6H  | $50   | #9      | E15 | NW and SE       | D14 | #GL-C2S | S, SW, N and SE     |
        | the south | IC            | brown  | phase E   | $120  | #GL-C2S | D14 | S, SW, N and SE | D14 | #GL-C3S | S, SW, N and SE     |

    @18GL-4.6.1.1-x @18GL-1.3-t @reconstruction
    Scenario Outline: With $49 a company does not replace <half> of Chicago by a <colour> tile
      Given it is <phase>
      And the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has $49 in its treasury
      And <before> lies on <at>, joining <track>
      And it is the <company>'s turn to lay track
      When the <company> tries to lay <tile> on <hex>, joining <sides>
      Then it is refused and nothing has changed
      When the <company> lays <free> on <beside>, joining <free sides>
      Then <free> lies on <beside>, joining <free sides>
      And the <company> has $49 in its treasury

      Examples:
        | half      | company        | colour | phase     | before  | at  | track           | hex | tile    | sides               | free | beside | free sides |
        | the north | Milwaukee Road | green  | phase 4H  | #9      | E15 | NW and SE       | D12 | #GL-C2N | S, NW, N and SE     | #8   | C11    | N and SE   |
        | the south | IC             | brown  | phase 10H | #GL-C2S | D14 | S, SW, N and SE | D14 | #GL-C3S | S, SW, N and SE     | #9   | E15    | NW and SE  |

    @18GL-4.6.1.1-x @18GL-4.6.1.1-w @18GL-1.3-t @reading:18GL-Q27=a @reconstruction
    Scenario Outline: The gray tile of Chicago costs nothing on <hex>
      Given it is phase D
      And the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has $0 in its treasury
      And <old> lies on <hex>, joining <old sides>
      And it is the <company>'s turn to lay track
      When the <company> lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>
      And the <company> has $0 in its treasury

      Examples:
        | company        | hex | old     | old sides           | tile    | sides               |
        | Milwaukee Road | D12 | #GL-C3N | S, SW, NW, N and SE | #GL-C4N | S, SW, NW, N and SE |
        | IC             | D14 | #GL-C3S | S, SW, N and SE     | #GL-C4S | S, SW, NW, N and SE |

    @18GL-4.6.1.1-x @18GL-4.6.1.1-w @18GL-1.3-t @reading:18GL-Q27=b @reconstruction
    Scenario Outline: If every replacement in Chicago costs $50, the gray one does, too: <hex>
      Given it is phase D
      And the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has $60 in its treasury
      And <old> lies on <hex>, joining <old sides>
      And it is the <company>'s turn to lay track
      When the <company> lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>
      And the <company> has paid $50

      Examples:
        | company        | hex | old     | old sides           | tile    | sides               |
        | Milwaukee Road | D12 | #GL-C3N | S, SW, NW, N and SE | #GL-C4N | S, SW, NW, N and SE |
        | IC             | D14 | #GL-C3S | S, SW, N and SE     | #GL-C4S | S, SW, NW, N and SE |

  Rule: what a first tile costs

    @18GL-4.6.1.1-v @18GL-1.3-r @18GL-1.3-s @reconstruction
    Scenario Outline: A first tile on <hex>, <ground>, costs <cost>
      Given the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has <money> in its treasury
      And the <company> has a token in <city>
      And <near> lies on <city>, joining <near sides>
      And it is the <company>'s turn to lay track
      When the <company> lays <tile> on <hex>, joining <sides>
      Then the <company> has paid <cost>
      And no other player or company has gained or lost money
      And <tile> lies on <hex>, joining <sides>

      Examples:
        | hex | ground  | company | city | near | near sides | money | tile | sides     | cost |
        | F16 | a river | B&O     | G17  | #57  | NW and SE  | $20   | #9   | NW and SE | $20  |
        | B16 | a river | B&O     | C15  | #57  | SW and NE  | $100  | #8   | S and NE  | $40  |
        | H18 | a river | B&O     | G17  | #57  | NW and SE  | $50   | #9   | NW and SE | $50  |
        | G19 | a hill  | B&O     | G17  | #57  | N and S    | $60   | #8   | N and SE  | $60  |
        | F18 | a hill  | B&O     | G17  | #57  | SW and NE  | $45   | #9   | SW and NE | $40  |
        | M17 | a hill  | B&O     | L16  | #57  | NW and SE  | $40   | #8   | NW and S  | $40  |
        | H16 | plain   | B&O     | G17  | #57  | SW and NE  | $0    | #9   | SW and NE | $0   |
        | I13 | a city on a river | DT&I |  J16 | #57  | N and S  | $20   | #57  | NE and SW | $20  |

    @18GL-4.6.1.1-v @18GL-1.3-s @reconstruction
    Scenario Outline: With <money> no tile is laid on <hex>, which costs <cost>
      Given the <company> is in operation, opened at $90
      And Bob is president of the <company> with 60%
      And the <company> has <money> in its treasury
      And <near> lies on <beside>, joining <near sides>
      And it is the <company>'s turn to lay track
      When the <company> tries to lay <tile> on <hex>, joining <sides>
      Then it is refused and nothing has changed
      When the <company> lays <free> on <other>, joining <free sides>
      Then <free> lies on <other>, joining <free sides>
      And the <company> has <money> in its treasury

      Examples:
        | hex | cost | company | money | near | beside | near sides | tile | sides     | free | other | free sides |
        | F16 | $20  | IC      | $19   | #9   | E15    | NW and SE  | #9   | NW and SE | #57  | C15   | SW and NE  |
        | M17 | $40  | NYC     | $39   | #58  | M15    | S and NE   | #8   | N and SE  | #144 | M15   | S, NW and NE |
