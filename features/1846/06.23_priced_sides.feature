Feature: Bridges, passes and tunnels
  Some sides between two hexes have a price of their own. The first track that is laid to such a side costs nothing
  more; whoever brings track to it from the other hex, and so completes the link, pays the price besides that of the
  tile.

  Background: the GT builds from Dayton, G13, and the NYC from Indianapolis, G9
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $90
    And the NYC is in operation, opened at $100
    And Alice is president of the GT with 40%
    And Bob is president of the NYC with 40%
    And the GT has $500 in its treasury
    And the NYC has $500 in its treasury
    And #57 lies on G13, joining SW and NE
    And #5 lies on G9, joining E and SE
    And #9 lies on H10, joining NW and SE
    And the GT has a token in G13
    And the NYC has a token in G9

  # The summary says it again.
  @1846-6.23-a @1846-6.23-b @1846-S.TrackToken-c
  Scenario: The first track to the bridge of Cincinnati pays nothing for it, the track that completes the link does
    Given the NYC owns a 4-train
    And it is the NYC's turn to build
    When the NYC lays #7 on I11, joining NW and NE
    Then the NYC has paid $20
    And no other player or company has gained or lost money
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    Then the NYC has $520 in its treasury
    # proves 1846-6.23-a 1846-6.23-b
    When the GT lays #293 on H12, joining SW and NE
    Then the GT has paid $60
    And the GT has $440 in its treasury
    And the NYC has $520 in its treasury
    And no other player or company has gained or lost money

  @1846-6.23-a @1846-6.23-b
  Scenario: It does not matter on which bank the track was first
    Given the GT stands at $112
    And the GT owns a 4-train
    And it is the GT's turn to build
    When the GT lays #293 on H12, joining SW and NE
    Then the GT has paid $20
    And no other player or company has gained or lost money
    When the GT runs
      | 4-train | G13 H12 |
    And the GT keeps its revenue
    And the GT ends its turn
    Then the GT has $540 in its treasury
    When the NYC lays #7 on I11, joining NW and NE
    Then the NYC has paid $60
    And the NYC has $440 in its treasury
    And the GT has $540 in its treasury
    And no other player or company has gained or lost money

  @1846-6.23-a @1846-6.23-b
  Scenario: Whoever lays both tiles pays for the link with the second
    Given it is the GT's turn to build
    When the GT lays #293 on H12, joining SW and NE
    Then the GT has $480 in its treasury
    When the GT lays #8 on I11, joining W and NE
    Then the GT has $420 in its treasury
    And the NYC has $500 in its treasury
    And no other player or company has gained or lost money

  @1846-6.23-a @1846-6.23-b @1846-S.TrackToken-c
  Scenario Outline: A tile on <hex> costs $<cost> where <what>
    Given #57 lies on G15, joining W and E
    And <near> lies on <beside>, turned <near turn>
    And <beyond> lies on <there>, turned <beyond turn>
    And the GT has tokens in G13 and <city>
    And it is the GT's turn to build
    When the GT lays <tile> on <hex>, turned <turn>
    Then the GT has paid $<cost>
    And no other player or company has gained or lost money

    Examples:
      | hex | cost | what                                  | city | near | beside | near turn | beyond | there | beyond turn | tile | turn |
      | H12 | 20   | the track beyond keeps off the bridge | G15  | #9   | D12    | 1         | #7     | I11   | 1           | #293 | 0    |
      | H12 | 60   | it completes the link to I11          | G15  | #9   | D12    | 1         | #7     | I11   | 2           | #293 | 0    |
      | J6  | 20   | the track beyond keeps off the bridge | I5   | #7   | I7     | 0         | #9     | J4    | 0           | #8   | 1    |
      | J6  | 60   | it completes the link to J4           | I5   | #7   | I7     | 0         | #8     | J4    | 4           | #8   | 1    |
      | G17 | 40   | the print of Wheeling keeps off it    | G15  | #9   | D12    | 1         | #9     | D10   | 1           | #9   | 1    |
      | G17 | 60   | it completes the link to Wheeling     | G15  | #9   | D12    | 1         | #14    | G19   | 1           | #9   | 1    |
      | F18 | 40   | the print of Wheeling keeps off it    | G15  | #8   | G17    | 1         | #9     | D10   | 1           | #7   | 5    |
      | F18 | 80   | it completes the link to Wheeling     | G15  | #8   | G17    | 1         | #14    | G19   | 1           | #7   | 5    |

  @1846-6.23-a
  Scenario: A link is paid for once: a later upgrade that keeps it costs $20
    Given #293 lies on H12, joining SW and NE
    And #7 lies on I11, joining NW and NE
    And it is the GT's turn to build
    When the GT lays #296 on H12, joining SW, NW, NE and E
    Then the GT has paid $20
    And no other player or company has gained or lost money

  @1846-6.23-a
  Scenario Outline: The price of the link counts for what a treasury can pay: $<has>
    Given #7 lies on I11, joining NW and NE
    And the GT has $<has> in its treasury
    And it is the GT's turn to build
    When the GT lays #293 on H12, joining SW and NE
    Then #293 lies on H12, joining SW and NE
    And the GT has $<left> in its treasury

    Examples:
      | has | left |
      | 60  | 0    |
      | 61  | 1    |

  @1846-6.23-a @1846-6.2-x
  Scenario: With $59 the link cannot be completed, but another tile be laid
    Given #7 lies on I11, joining NW and NE
    And the GT has $59 in its treasury
    And it is the GT's turn to build
    When the GT tries to lay #293 on H12, joining SW and NE
    Then it is refused and nothing has changed
    When the GT lays #292 on H12, joining NE and W
    Then the GT has $39 in its treasury

  # ------------------------------------------------------------------- where the track on the other side is printed

  @1846-6.23-c @1846-6.23-a @reading:1846-Q32=a
  Scenario Outline: Where the other track is printed, the first tile pays for the side: from <hex> to <where>, $<cost> in all
    Given the B&O and the PRR are in operation, opened at $80
    And Carol is president of the B&O with 40%
    And Dave is president of the PRR with 40%
    And the <company> has $500 in its treasury
    And the GT has tokens in G13 and C15
    And it is the <company>'s turn to build
    When the <company> lays <tile> on <hex>, turned <turn>
    Then the <company> has paid $<cost>
    And no other player or company has gained or lost money

    Examples:
      | hex | where      | company | tile | turn | cost |
      | B16 | Sarnia     | GT      | #57  | 1    | 60   |
      | C15 | Windsor    | GT      | #294 | 0    | 100  |
      | G19 | Pittsburgh | B&O     | #14  | 1    | 40   |
      | E19 | Homewood   | PRR     | #8   | 3    | 60   |

  @1846-6.23-c @1846-6.2-x @reading:1846-Q32=a
  Scenario: With $59 Port Huron is not linked to Sarnia
    Given the GT has $59 in its treasury
    And it is the GT's turn to build
    When the GT tries to lay #57 on B16, joining W and E
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then the GT has $39 in its treasury

  @1846-6.23-c @1846-6.23-a @reading:1846-Q32=b
  Scenario Outline: Where the other track is printed, nobody pays for the side: from <hex> to <where>, $<cost> in all
    Given the B&O and the PRR are in operation, opened at $80
    And Carol is president of the B&O with 40%
    And Dave is president of the PRR with 40%
    And the <company> has $500 in its treasury
    And the GT has tokens in G13 and C15
    And it is the <company>'s turn to build
    When the <company> lays <tile> on <hex>, turned <turn>
    Then the <company> has paid $<cost>
    And no other player or company has gained or lost money

    Examples:
      | hex | where      | company | tile | turn | cost |
      | B16 | Sarnia     | GT      | #57  | 1    | 20   |
      | C15 | Windsor    | GT      | #294 | 0    | 40   |
      | G19 | Pittsburgh | B&O     | #14  | 1    | 20   |
      | E19 | Homewood   | PRR     | #8   | 3    | 20   |
