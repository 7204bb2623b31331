Feature: Laying tiles
  In its turn a company may lay one yellow tile on a hex that nobody has built on, or upgrade one tile, and nothing
  more than that. The tiles #7, #8 and #9 never run out; of all others there are as many as the box holds.

  A company begins at home. As long as its home hex has no track it lays a city tile there or nothing at all. From
  then on new track has to join the track that the company can reach. No track points off the board, or at a side of
  a red area or gray hex where nothing is printed to meet it. A printed amount is paid from the treasury to the bank
  by whoever lays the first tile there. Hexes that belong to a player's private company are closed to everybody.

  Background: the B&O is to lay track; Carol has all private companies
    Given 3 players at the table in phase 3
    And the B&O is in operation at a par of $80
    And Alice is president of the B&O with 60%
    And the B&O has $500 in its treasury
    And it is the B&O's turn to lay track

  # ------------------------------------------------------------------------------------- one company at a time

  @18CH-15-a @18CH-12-e
  Scenario: Two companies of one president do not mix their turns
    Given the C&O is in operation at a par of $70
    And Alice is president of the C&O with 60%
    And the C&O has $500 in its treasury
    And #57 lies on G13, joining NW and SE
    When the C&O tries to lay #8 on F12, joining N and SE
    Then it is refused and nothing has changed
    When the B&O lays #9 on G7, joining SW and NE
    Then #9 lies on G7, joining SW and NE
    When the C&O tries to lay #8 on F12, joining N and SE
    Then it is refused and nothing has changed
    When the B&O ends its turn
    And the C&O lays #8 on F12, joining N and SE
    Then #8 lies on F12, joining N and SE
    When the B&O tries to lay #9 on G9, joining S and N
    Then it is refused and nothing has changed

  @18CH-15-a @18CH-12-e
  Scenario: Only the company whose turn it is distributes its revenue
    Given the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the B&O owns a 2-train
    And it is the B&O's turn to distribute $100
    When the C&O tries to pay out its revenue
    Then it is refused and nothing has changed
    When the C&O tries to keep its revenue
    Then it is refused and nothing has changed
    When the B&O pays out its revenue
    Then Alice has received $60
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------ one tile in a turn

  @18CH-15-b
  Scenario Outline: After <first> a company lays no second tile in the same turn, not even <second>
    Given #57 lies on D8, joining NW and SE
    And the B&O has a token in D8
    When the B&O lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    When the B&O tries to lay <next tile> on <next hex>, joining <next sides>
    Then it is refused and nothing has changed
    When the B&O ends its turn
    Then it is operating round 2.2
    When the B&O lays <next tile> on <next hex>, joining <next sides>
    Then <next tile> lies on <next hex>, joining <next sides>

    Examples:
      | first         | second        | tile | hex | sides           | next tile | next hex | next sides      |
      | a yellow tile | a yellow tile | #9   | G7  | SW and NE       | #9        | E9       | NW and SE       |
      | a yellow tile | an upgrade    | #9   | G7  | SW and NE       | #15       | D8       | NW, N, NE and SE |
      | an upgrade    | a yellow tile | #14  | D8  | S, NW, N and SE | #9        | G7       | SW and NE       |
      | an upgrade    | an upgrade    | #14  | D8  | S, NW, N and SE | #X3       | H6       | SW, NW, NE and SE |

  @18CH-15-b @18CH-19-e
  Scenario: Only the power of a private company lays more than the one tile
    Given #57 lies on D8, joining NW and SE
    And the B&O has a token in D8
    And the B&O owns P3
    When the B&O lays #9 on G7, joining SW and NE
    Then #9 lies on G7, joining SW and NE
    When the B&O tries to lay #9 on E9, joining NW and SE
    Then it is refused and nothing has changed
    When the B&O lays #9 on F4, joining NW and SE, by the power of P3
    And the B&O lays #9 on G5, joining NW and SE, by the power of P3
    Then #9 lies on F4, joining NW and SE
    And #9 lies on G5, joining NW and SE
    When the B&O tries to lay #9 on E9, joining NW and SE
    Then it is refused and nothing has changed

  @18CH-15-b
  Scenario: A company may also lay no tile at all
    When the B&O lays no track
    And the B&O ends its turn
    Then it is operating round 2.2
    And no tile lies on G7
    And the B&O has $500 in its treasury
    When the B&O lays #9 on G7, joining SW and NE
    Then #9 lies on G7, joining SW and NE

  # ---------------------------------------------------------------------------------------- the supply of tiles

  @18CH-15-d
  Scenario Outline: Sixteen of <tile> lie on the map, and there is always one more
    Given <tile> lies on each of B8, B10, B12, C7, C9, C11, D4, D6, D10, E5, E7, E9, F6, F10, F12 and I7, joining <sides>
    When the B&O lays <tile> on G7, joining <here>
    Then <tile> lies on G7, joining <here>
    And <tile> never runs out

    Examples:
      | tile | sides    | here      |
      | #7   | N and NE | N and NE  |
      | #8   | N and SE | S and NE  |
      | #9   | S and N  | SW and NE |

  @18CH-15-e @18CH-17-e
  Scenario: When all seven #57 lie on the map, the next is laid only after one of them has been upgraded
    Given #57 lies on each of C5, D8, D12, E3, F2, G13 and J6, joining SW and NE
    And the B&O has a token in D12
    When the B&O tries to lay #57 on C13, joining SW and NE
    Then it is refused and nothing has changed
    When the B&O lays #14 on D12, joining SW, NW, NE and SE
    Then one of #57 is left
    When the B&O ends its turn
    And the B&O lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE
    And 0 of #57 are left

  @18CH-15-e
  Scenario Outline: With all <count> of <tile> on the map a company has to take another tile
    Given #57 lies on D8, joining NW and SE
    And the B&O has a token in D8
    And <tile> lies on each of <hexes>, turned <turn>
    When the B&O tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the B&O lays <other> on <hex>, joining <other sides>
    Then <other> lies on <hex>, joining <other sides>
    And <left> of <other> are left

    Examples:
      | tile | count | hexes                   | turn | hex | sides             | other | other sides     | left |
      | #14  | five  | C5, D12, E3, F2 and J6  | 1    | D8  | S, NW, N and SE   | #15   | S, SW, NW and SE | five |
      | #15  | six   | C5, D12, E3, F2, G13 and J6 | 1 | D8  | S, SW, NW and SE  | #14   | S, NW, N and SE | four |

  # ------------------------------------------------------------------------------------------- where tiles go

  @18CH-15-f @18CH-17-a
  Scenario Outline: A yellow tile does not go on a <colour> tile
    Given <tile> lies on D8, joining <sides>
    And the B&O has a token in D8
    When the B&O tries to lay #57 on D8, joining NW and SE
    Then it is refused and nothing has changed
    When the B&O lays #9 on E9, joining NW and SE
    Then #9 lies on E9, joining NW and SE
    And <tile> lies on D8, joining <sides>

    Examples:
      | colour | tile | sides           |
      | yellow | #57  | NW and SE       |
      | green  | #14  | S, NW, N and SE |

  # --------------------------------------------------------------------------------------------- the home hex

  @18CH-15-g @18CH-16-f @18CH-16-g @18CH-16-l
  Scenario Outline: The first tile of the <company> is a city tile on <home>
    Given the <company> has floated at a par of $95
    And Bob is president of the <company> with 60%
    And the <company> has $950 in its treasury
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #9 on <home>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays #57 on <home>, joining <sides>
    Then #57 lies on <home>, joining <sides>
    And the <company> has a token in <home> only
    And the <company> has <treasury> in its treasury

    Examples:
      | company | home | sides     | treasury |
      | PRR     | F2   | SW and NE | $950     |
      | SRR     | H4   | S and N   | $910     |
      | C&O     | G13  | NW and SE | $950     |
      | LV      | J2   | SW and NE | $950     |
      | C&A     | J6   | S and N   | $910     |
      | N&W     | C13  | SW and NE | $870     |

  @18CH-15-h
  Scenario: A company without track at home lays no tile anywhere else
    Given the LV has floated at a par of $95
    And Bob is president of the LV with 60%
    And the LV has $950 in its treasury
    And the LV owns P1
    And it is the LV's turn to lay track
    When the LV tries to lay #55 on K3, joining S, NW, N and SE
    Then it is refused and nothing has changed
    When the LV lays #57 on J2, joining SW and NE
    Then #57 lies on J2, joining SW and NE
    When the LV buys a 3-train from the bank for $180
    And the LV ends its turn
    And the B&O ends its turn
    And the LV lays #55 on K3, joining S, NW, N and SE
    Then #55 lies on K3, joining S, NW, N and SE

  @18CH-15-h
  Scenario: Even the power of a private company waits for the home tile
    Given the LV has floated at a par of $95
    And Bob is president of the LV with 60%
    And the LV has $950 in its treasury
    And the LV owns P2
    And it is the LV's turn to lay track
    When the LV tries to lay #9 on H2, joining NW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the LV lays #57 on J2, joining SW and NE
    And the LV lays #9 on H2, joining NW and SE, by the power of P2
    Then #57 lies on J2, joining SW and NE
    And #9 lies on H2, joining NW and SE

  @18CH-15-h @reading:18CH-Q21=b
  Scenario: The power of P4, which needs no connection, waits for the home tile as well
    Given the LV has floated at a par of $95
    And Bob is president of the LV with 60%
    And the LV has $950 in its treasury
    And the LV owns P4
    And it is the LV's turn to lay track
    When the LV tries to lay #57 on D2, joining SW and NE, by the power of P4
    Then it is refused and nothing has changed
    When the LV lays #57 on J2, joining SW and NE
    And the LV buys a 3-train from the bank for $180
    And the LV ends its turn
    And the B&O ends its turn
    And the LV lays #57 on D2, joining SW and NE, by the power of P4
    Then #57 lies on D2, joining SW and NE
    And the LV has paid $80

  @18CH-15-h @18CH-15-g
  Scenario: Laying no tile at home is allowed, and the home hex waits
    Given the LV has floated at a par of $95
    And Bob is president of the LV with 60%
    And the LV has $950 in its treasury
    And the LV owns P1
    And it is the LV's turn to lay track
    When the LV lays no track
    And the LV ends its turn
    Then no tile lies on J2
    And the LV has $950 in its treasury
    And it is the B&O's turn to lay track
    When the B&O ends its turn
    Then it is operating round 2.2
    When the LV tries to lay #55 on K3, joining S, NW, N and SE
    Then it is refused and nothing has changed
    When the LV lays #57 on J2, joining SW and NE
    Then #57 lies on J2, joining SW and NE

  @18CH-15-h
  Scenario Outline: The <company> has track printed at home and builds on from there at once
    Given the <company> has floated at a par of $95
    And Bob is president of the <company> with 60%
    And the <company> has $950 in its treasury
    And it is the <company>'s turn to lay track
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the <company> has a token in <home> only
    And the <company> has $950 in its treasury

    Examples:
      | company | home    | tile | hex | sides           |
      | B&O     | H6 (SW) | #9   | G7  | SW and NE       |
      | PLE     | A3      | #55  | B4  | NW, N, S and SE |

  # --------------------------------------------------------------------------------- joining one's own network

  @18CH-15-i
  Scenario Outline: A new tile has to join the company's track, not <what>
    When the B&O tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the B&O lays #9 on G7, joining SW and NE
    Then #9 lies on G7, joining SW and NE

    Examples:
      | what                                      | tile | hex | sides     |
      | pass it by in the next hex                | #9   | G7  | S and N   |
      | lie far away from it                      | #9   | C9  | S and N   |
      | join the other circle of Baltimore        | #4   | I5  | SW and NE |

  @18CH-15-i
  Scenario: New track goes on from track that was laid by somebody else
    Given #9 lies on G7, joining SW and NE
    And #8 lies on F10, joining N and SE
    And #X1 lies on F8, joining S and NE
    When the B&O tries to lay #8 on G11, joining SW and SE
    Then it is refused and nothing has changed
    When the B&O lays #9 on G11, joining NW and SE
    Then #9 lies on G11, joining NW and SE

  @18CH-15-i @18CH-18-a
  Scenario: A city full of other tokens ends the network, but its own value can still be raised
    Given #57 lies on each of E3 and C5, joining SW and NE
    And #9 lies on D4, joining SW and NE
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the C&O has a token in C5
    And the B&O has a token in E3
    When the B&O tries to lay #9 on B6, joining SW and NE
    Then it is refused and nothing has changed
    When the B&O lays #14 on C5, joining SW, NW, NE and SE
    Then #14 lies on C5, joining SW, NW, NE and SE

  # ------------------------------------------------------------------------------------------ off the board

  @18CH-15-j
  Scenario Outline: The home tile of the <company> does not point off the board to the <direction>
    Given the <company> has floated at a par of $95
    And Bob is president of the <company> with 60%
    And the <company> has $950 in its treasury
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #57 on <home>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the <company> lays #57 on <home>, joining <sides>
    Then #57 lies on <home>, joining <sides>

    Examples:
      | company | home | direction  | wrong sides | sides     |
      | LV      | J2   | north      | S and N     | SW and NE |
      | LV      | J2   | north-west | NW and SE   | SW and NE |
      | PRR     | F2   | north      | S and N     | NW and SE |
      | C&O     | G13  | south      | S and N     | NW and SE |
      | N&W     | C13  | south      | S and N     | SW and NE |
      | N&W     | C13  | south-east | NW and SE   | SW and NE |

  @18CH-15-j
  Scenario Outline: Plain track does not point at the sea or at tan land either: <hex> to the <direction>
    Given #8 lies on G7, joining S and NE
    And #57 lies on D12, joining NW and SE
    And #57 lies on C5, joining SW and NE
    And the B&O has tokens in D12 and C5
    When the B&O tries to lay #8 on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the B&O lays #8 on <hex>, joining <sides>
    Then #8 lies on <hex>, joining <sides>

    Examples:
      | hex | direction  | wrong sides | sides     |
      | G9  | south-east | N and SE    | N and SW  |
      | E13 | south      | S and NW    | NW and NE |

  @18CH-15-k @18CH-16-b
  Scenario Outline: Track does not point at the blank side of the <colour> hex <edge>
    Given the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the <company> lays <other> on <hex>, joining <sides>
    Then <other> lies on <hex>, joining <sides>

    Examples:
      | colour | edge | company | city | city sides | hex | tile | wrong sides | other | sides     |
      | red    | B2   | B&O     | C5   | S and N    | C3  | #8   | S and NW    | #8    | S and NE  |
      | red    | H14  | C&O     | G13  | SW and NE  | H12 | #7   | S and SW    | #7    | SW and NW |
      | gray   | I9   | C&A     | J6   | S and N    | J8  | #8   | SW and N    | #9    | S and N   |
      | gray   | K7   | C&A     | J6   | S and N    | J8  | #7   | N and NE    | #7    | NW and N  |
      | gray   | F14  | B&O     | D12  | NW and SE  | E13 | #9   | NW and SE   | #8    | NW and NE |

  @18CH-15-k @18CH-16-b
  Scenario Outline: Track may point at the side of the <colour> hex <edge> that shows track
    Given the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And it is the <company>'s turn to lay track
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | colour | edge | company | city | city sides | hex | tile | sides     |
      | red    | A7   | B&O     | C5   | SW and NE  | B6  | #9   | SW and NE |
      | red    | A7   | B&O     | D8   | NW and SE  | C7  | #9   | NW and SE |
      | gray   | F14  | C&O     | G13  | NW and SE  | F12 | #7   | S and SE  |
      | gray   | I9   | C&A     | J6   | SW and NE  | I7  | #8   | S and NE  |

  # ------------------------------------------------------------------------------------------ printed amounts

  @18CH-15-l
  Scenario Outline: The home tile of the <company> on <home> costs <amount>
    Given the <company> has floated at a par of $80
    And Bob is president of the <company> with 60%
    And the <company> has $800 in its treasury
    And it is the <company>'s turn to lay track
    # proves 18CH-15-l
    When the <company> lays #57 on <home>, joining <sides>
    Then #57 lies on <home>, joining <sides>
    And the <company> has paid <amount>
    And the bank has received <amount>
    And no other player or company has gained or lost money

    Examples:
      | company | home | sides     | amount |
      | N&W     | C13  | SW and NE | $80    |
      | SRR     | H4   | S and N   | $40    |
      | C&A     | J6   | S and N   | $40    |
      | PRR     | F2   | NW and SE | $0     |
      | C&O     | G13  | NW and SE | $0     |
      | LV      | J2   | SW and NE | $0     |

  @18CH-15-l
  Scenario Outline: The first tile on <hex> costs <amount>
    Given the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And the LV has floated at a par of $70
    And Bob is president of the LV with 60%
    And the LV owns P4
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And it is the <company>'s turn to lay track
    # proves 18CH-15-l
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the <company> has paid <amount>
    And the bank has received <amount>
    And no other player or company has gained or lost money

    Examples:
      | hex | amount | company | city | city sides | tile | sides     |
      | D4  | $80    | B&O     | E3   | SW and NE  | #9   | SW and NE |
      | D6  | $80    | B&O     | D8   | S and N    | #9   | S and N   |
      | D10 | $80    | B&O     | D8   | S and N    | #9   | S and N   |
      | D2  | $80    | PRR     | F2   | NW and SE  | #57  | SW and NE |
      | H12 | $40    | C&O     | G13  | SW and NE  | #7   | SW and NW |
      | G3  | $40    | PRR     | F2   | NW and SE  | #4   | NW and SE |
      | I5  | $40    | SRR     | H4   | NW and SE  | #58  | S and NW  |
      | C3  | $0     | B&O     | C5   | S and N    | #8   | S and NE  |
      | E11 | $0     | B&O     | D12  | SW and NE  | #4   | SW and NE |
      | K5  | $0     | C&A     | J6   | SW and NE  | #56  | SW, NW, N and NE |

  @18CH-15-l
  Scenario Outline: Further away the first tile on <hex> costs <amount>
    Given the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And #57 lies on <city>, joining <city sides>
    And the <company> has a token in <city>
    And <between> lies on <next>, joining <next sides>
    And it is the <company>'s turn to lay track
    # proves 18CH-15-l
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the <company> has paid <amount>
    And the bank has received <amount>
    And no other player or company has gained or lost money

    Examples:
      | hex | amount | company | city | city sides | between | next | next sides | tile | sides     |
      | B12 | $80    | B&O     | D12  | NW and SE  | #8      | C11  | SW and SE  | #9   | SW and NE |
      | D8  | $80    | B&O     | C5   | S and N    | #8      | C7   | N and SE   | #57  | NW and SE |
      | E5  | $80    | B&O     | E3   | SW and NE  | #7      | D4   | NE and SE  | #9   | NW and SE |
      | F10 | $40    | B&O     | D8   | NW and SE  | #9      | E9   | NW and SE  | #9   | NW and SE |
      | G11 | $40    | C&O     | G13  | NW and SE  | #7      | F12  | NE and SE  | #8   | SW and N  |
      | F8  | $0     | B&O     | D8   | NW and SE  | #8      | E9   | NW and NE  | #X1  | SW and SE |

  @18CH-15-l
  Scenario Outline: With <treasury> the N&W can pay the $80 of Lynchburg
    Given the N&W has floated at a par of $80
    And Bob is president of the N&W with 60%
    And the N&W has <treasury> in its treasury
    And it is the N&W's turn to lay track
    When the N&W lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE
    And the N&W has <rest> in its treasury

    Examples:
      | treasury | rest |
      | $80      | $0   |
      | $81      | $1   |

  @18CH-15-l
  Scenario: A dollar short of the printed amount the tile is not laid, and nobody helps out
    Given the N&W has floated at a par of $80
    And Bob is president of the N&W with 60%
    And the N&W has $79 in its treasury
    And the N&W owns P1
    And it is the N&W's turn to lay track
    When the N&W tries to lay #57 on C13, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W ends its turn
    Then it is operating round 2.2
    And the N&W has $84 in its treasury
    When the B&O ends its turn
    And the N&W lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE
    And the N&W has $4 in its treasury

  @18CH-15-l
  Scenario: Beyond G7 the B&O pays the $40 of the coast
    Given #8 lies on G7, joining S and NE
    # proves 18CH-15-l
    When the B&O lays #9 on G9, joining S and N
    Then #9 lies on G9, joining S and N
    And the B&O has paid $40
    And the bank has received $40
    And no other player or company has gained or lost money

  @18CH-15-l
  Scenario: Once a tile lies there the printed amount is not asked again
    Given the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And #57 lies on C13, joining SW and NE
    And it is the N&W's turn to lay track
    When the N&W lays #15 on C13, joining SW, NW, N and NE
    Then #15 lies on C13, joining SW, NW, N and NE
    And the N&W has $100 in its treasury
    And the bank has received $0
    And no other player or company has gained or lost money

  # ---------------------------------------------------------------------------- hexes of private companies

  @18CH-15-m @18CH-19-a
  Scenario: A private company closes its hexes to everybody, its owner's company included
    Given Carol is president of the B&O with 60%
    And #57 lies on E3, joining NW and SE
    And #57 lies on C5, joining SW and NE
    And the B&O has tokens in E3 and C5
    When the B&O tries to lay #9 on F4, joining NW and SE
    Then it is refused and nothing has changed
    When the B&O lays #9 on D4, joining SW and NE
    Then #9 lies on D4, joining SW and NE

  @18CH-15-m @18CH-15-n @18CH-19-a
  Scenario: From the moment a company buys the private company its hexes are open
    Given #57 lies on E3, joining NW and SE
    And the B&O has a token in E3
    When the B&O tries to lay #9 on F4, joining NW and SE
    Then it is refused and nothing has changed
    When the B&O buys P3 from Carol for $50, with Carol's consent
    And the B&O lays #9 on F4, joining NW and SE
    Then #9 lies on F4, joining NW and SE
    And the B&O has $450 in its treasury

  @18CH-15-n
  Scenario: Hexes that a company has bought are open to all others as well
    Given the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the C&O owns P3
    And #57 lies on E3, joining NW and SE
    And the B&O has a token in E3
    When the B&O lays #9 on F4, joining NW and SE
    Then #9 lies on F4, joining NW and SE
    And the C&O owns P3

  @18CH-15-n
  Scenario: The hexes open when the private companies close with the first 5-train
    Given it is phase 4
    And the bank has no 4-trains left
    And the LV is in operation at a par of $95
    And Bob is president of the LV with 60%
    And the LV has $500 in its treasury
    And #57 lies on E3, joining NW and SE
    And the B&O has a token in E3
    And it is the LV's turn to buy trains
    When the LV buys a 5-train from the bank for $500
    Then it is phase 5
    And P1, P2, P3, P4, P5 and P6 have left the game
    When the LV ends its turn
    And the B&O lays #9 on F4, joining NW and SE
    Then #9 lies on F4, joining NW and SE

  # ------------------------------------------------------------------------ the company that operates later

  @18CH-15-h @reading:18CH-Q21=b
  Scenario: A company that operates later waits for its home tile as well
    Given the LV has floated at a par of $70
    And Bob is president of the LV with 60%
    And the LV has $700 in its treasury
    And the LV owns P2 and P4
    And it is the LV's turn to lay track
    When the LV tries to lay #57 on D2, joining SW and NE, by the power of P4
    Then it is refused and nothing has changed
    When the LV lays #57 on J2, joining SW and NE
    And the LV lays #9 on H2, joining NW and SE, by the power of P2
    Then #57 lies on J2, joining SW and NE
    And #9 lies on H2, joining NW and SE

  @18CH-15-e
  Scenario: A company that operates later lays no tile either of which none is left
    Given #57 lies on each of C5, C13, D8, E3, F2, G13 and J6, joining SW and NE
    And the N&W is in operation at a par of $70
    And Bob is president of the N&W with 60%
    And the N&W has $500 in its treasury
    And it is the N&W's turn to lay track
    When the N&W tries to lay #57 on D12, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W lays #15 on C13, joining SW, NW, N and NE
    Then #15 lies on C13, joining SW, NW, N and NE
    And one of #57 is left

  # ------------------------------------------------------------------------------- two companies, one place

  @18CH-15-l @18CH-15-b
  Scenario Outline: The company whose turn it is lays the tile and pays, not <whose> that could lay it as well
    Given the C&O is in operation at a par of $70
    And <president> is president of the C&O with 60%
    And the C&O has $500 in its treasury
    And #57 lies on G13, joining NW and SE
    And #9 lies on G7, joining SW and NE
    And #X2 lies on F8, joining S, SW, NW, NE and SE
    And the C&O has a token in F8
    When the B&O lays #9 on F10, joining S and N
    Then the B&O has $460 in its treasury
    And the C&O has $500 in its treasury

    Examples:
      | whose                                 | president |
      | the next company                      | Bob       |
      | another company of the same president | Alice     |
