Feature: Routes
  A route is an unbroken stretch of track with at least one city in which the company has a token. It comes to no city
  or town twice and runs through no junction twice, so it never has the shape of a 0 or a 6. It does not turn back
  where two tracks join. In a red area it ends, and in a city whose circles are all taken by other companies as well,
  though it may begin or end there.

  By the print of the board Pittsburgh and West Virginia Coal each lie on two hexes and are one place all the same,
  which the text does not say. The two circles of
  Baltimore and of Philadelphia are two places as long as the tile is yellow or green.

  Background: the Chesapeake & Ohio is at home in Richmond
    Given 3 players at the table in phase 3
    And the C&O is in operation at a par of $80
    And Alice is president of the C&O with 60%

  # ------------------------------------------------------------------------------------------- unbroken, with a token

  @18CH-14-a
  Scenario Outline: A token of the company lies somewhere on the route, <where>
    Given the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And #9 lies on G7, joining SW and NE
    And the <company> owns a 3-train
    And it is the <company>'s turn to run its trains
    When the <company> tries to run
      | 3-train | <without> |
    Then it is refused and nothing has changed
    When the <company> runs
      | 3-train | <with> |
    Then the <company> has earned <revenue>

    Examples:
      | where         | company | without  | with                  | revenue |
      | in its middle | C&O     | F8 G7 H6 | H14 G13 F12 F10 F8    | $90     |
      | at its end    | B&O     | G13 H14  | G13 F12 F10 F8 G7 H6  | $80     |

  @18CH-14-a
  Scenario Outline: The track is unbroken, with no tile <fault>
    Given #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on <hex>, joining <sides>
    And #X1 lies on F8, joining S and NE
    And the C&O owns a 3-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 3-train | H14 G13 F12 F10 F8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 3-train | H14 G13 |
    Then the C&O has earned $60

    Examples:
      | fault              | hex | sides     |
      | missing            | G9  | S and N   |
      | lying the wrong way | F10 | NW and SE |

  @18CH-14-a @18CH-14-g
  Scenario: Tracks that only cross do not join
    Given #57 lies on D8, joining NW and SE
    And #20 lies on E9, joining S, NW, N and SE
    And #4 lies on E11, joining S and N
    And #7 lies on F10, joining NW and N
    And #X1 lies on F8, joining S and NE
    And the C&O has a token in D8
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D8 E9 E11 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | D8 E9 F10 F8 |
    Then the C&O has earned $50

  # ------------------------------------------------------------------------------------------------ nothing twice

  @18CH-14-b
  Scenario Outline: No city twice on one route: no <shape>
    Given it is phase 4
    And #14 lies on D8, joining SW, NW, NE and SE
    And #7 lies on C7, joining S and SE
    And #7 lies on C9, joining N and NE
    And #8 lies on E7, joining SW and SE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And #X1 lies on F8, joining NW and NE
    And #9 lies on G7, joining SW and NE
    And the C&O has a token in D8
    And the C&O owns a 4-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 4-train | <twice> |
    Then it is refused and nothing has changed
    When the C&O runs
      | 4-train | H6 G7 F8 E7 D8 E9 E11 |
    Then the C&O has earned $100

    Examples:
      | shape | twice                       |
      | 0     | D8 C7 C9 D8                 |
      | 6     | H6 G7 F8 E7 D8 C7 C9 D8     |
      | 8     | F8 E7 D8 C9 C7 D8 E9 E11    |

  @18CH-14-b
  Scenario: Two towns of one hex are two places
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And it is phase 4
    And #55 lies on B4, joining S, NW, N and SE
    And #14 lies on C5, joining SW, NW, NE and SE
    And #7 lies on B6, joining N and NE
    And the PLE owns a 4-train
    And it is the PLE's turn to run its trains
    When the PLE runs
      | 4-train | A3 B4 C5 B6 B4 |
    Then the PLE has earned $100

  @18CH-14-b @18CH-14-h @18CH-16-a @reading:18CH-Q41=a
  Scenario: Pittsburgh is one place on two hexes
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And it is phase 5
    And #55 lies on B4, joining S, NW, N and SE
    And #14 lies on C5, joining SW, NW, NE and SE
    And #7 lies on B6, joining N and NE
    And the PLE owns a 5-train
    And it is the PLE's turn to run its trains
    When the PLE tries to run
      | 5-train | A3 B4 C5 B6 B4 B2 |
    Then it is refused and nothing has changed
    When the PLE runs
      | 5-train | A3 B4 C5 B6 B4 |
    Then the PLE has earned $110

  @18CH-14-b @18CH-14-h @18CH-16-a @reading:18CH-Q41=a
  Scenario: West Virginia Coal is one place on two hexes
    Given the N&W is in operation at a par of $70
    And Bob is president of the N&W with 60%
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on D12, joining SW and NE
    And the N&W owns a 3-train
    And it is the N&W's turn to run its trains
    When the N&W tries to run
      | 3-train | A13 B12 C13 B14 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 3-train | A13 B12 C13 D12 |
    Then the N&W has earned $100

  @18CH-14-b @18CH-14-h @18CH-16-a @reading:18CH-Q41=b
  Scenario: West Virginia Coal is a place on each of its hexes, and a route may join the two
    Given the N&W is in operation at a par of $70
    And Bob is president of the N&W with 60%
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on D12, joining SW and NE
    And the N&W owns a 3-train
    And it is the N&W's turn to run its trains
    When the N&W runs
      | 3-train | A13 B12 C13 B14 |
    Then the N&W has earned $130

  @18CH-14-c
  Scenario: No junction twice on one route
    Given the N&W is in operation at a par of $70
    And Bob is president of the N&W with 60%
    And #15 lies on C13, joining SW, NW, N and NE
    And #24 lies on C11, joining S, N and SE
    And #24 lies on C9, joining S, NW and N
    And #7 lies on C7, joining S and SW
    And #7 lies on B8, joining NE and SE
    And #15 lies on D12, joining SW, NW, N and NE
    And the N&W owns a 3-train
    And it is the N&W's turn to run its trains
    When the N&W tries to run
      | 3-train | B14 C13 C11 C9 C7 B8 C9 C11 D12 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 3-train | B14 C13 D12 |
    Then the N&W has earned $110

  # ----------------------------------------------------------------------------------------------- full cities

  # What the circles of a tile can hold is shown on the four kinds of cities: D8, Washington, Philadelphia's two.
  @18CH-14-d @18CH-20-c
  Scenario Outline: One circle holds one token: <tile>, in <city>
    Given it is phase D
    And the PRR is in operation at a par of $95
    And Bob is president of the PRR with 60%
    And the PRR has $2,000 in its treasury
    And the <second> is in operation at a par of $80
    And Carol is president of the <second> with 60%
    And the <second> has $500 in its treasury
    And #15 lies on D12, joining SW, NW, N and NE
    And #9 lies on D10, joining S and N
    And #4 lies on E11, joining SW and NE
    And #8 lies on F10, joining SW and N
    And #14 lies on J6, joining S, SW, N and NE
    And #15 lies on J2, joining S, SW, NE and SE
    And <tile> lies on <hex>, turned <turn>
    And the PRR has a token in <hub>
    And the <second> has a token in <hub>
    And the pool holds three 5-trains, a 6-train and a D-train
    And the bank has one 6-train left
    And it is the PRR's turn to place a token
    When the PRR places a token in <city>
    Then the PRR has tokens in F2, <hub> and <city> only
    When the PRR buys a D-train from the bank for $900
    And the PRR ends its turn
    And the C&O ends its turn
    And the <second> tries to place a token in <city>
    Then it is refused and nothing has changed

    Examples:
      | tile | hex | turn | city   | hub | second |
      | #57  | D8  | 0    | D8     | D12 | N&W    |
      | #X1  | F8  | 0    | F8     | D12 | N&W    |
      | #X3  | J4  | 0    | J4 (S) | J6  | C&A    |
      | #X4  | J4  | 0    | J4 (S) | J6  | C&A    |
      | #X5  | J4  | 0    | J4 (S) | J6  | C&A    |
      | #X3  | J4  | 0    | J4 (N) | J2  | LV     |
      | #X4  | J4  | 0    | J4 (N) | J2  | LV     |
      | #X5  | J4  | 0    | J4 (N) | J2  | LV     |

  @18CH-14-d @18CH-20-c
  Scenario Outline: One circle holds one token: Philadelphia as printed, in <city>
    Given the PRR is in operation at a par of $95
    And Bob is president of the PRR with 60%
    And the PRR has $500 in its treasury
    And the <second> is in operation at a par of $80
    And Carol is president of the <second> with 60%
    And the <second> has $500 in its treasury
    And #14 lies on J6, joining S, SW, N and NE
    And #15 lies on J2, joining S, SW, NE and SE
    And the PRR has a token in <hub>
    And it is the PRR's turn to place a token
    When the PRR places a token in <city>
    Then the PRR has tokens in F2, <hub> and <city> only
    When the PRR buys a 3-train from the bank for $180
    And the PRR ends its turn
    And the C&O ends its turn
    And the <second> tries to place a token in <city>
    Then it is refused and nothing has changed

    Examples:
      | city   | hub | second |
      | J4 (S) | J6  | C&A    |
      | J4 (N) | J2  | LV     |

  @18CH-14-d @18CH-20-c
  Scenario Outline: Two circles hold two tokens: <tile>
    Given it is phase D
    And the PRR is in operation at a par of $95
    And Bob is president of the PRR with 60%
    And the PRR has $2,000 in its treasury
    And the <second> is in operation at a par of $80
    And Carol is president of the <second> with 60%
    And the <second> has $500 in its treasury
    And the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And #15 lies on D12, joining SW, NW, N and NE
    And #9 lies on D10, joining S and N
    And #4 lies on E11, joining SW and NE
    And #8 lies on F10, joining SW and N
    And #14 lies on J6, joining S, SW, N and NE
    And <tile> lies on <city>, turned <turn>
    And the PRR has a token in <hub>
    And the <second> has a token in <hub>
    And the LV has a token in <city>
    And the pool holds three 5-trains, a 6-train and a D-train
    And the bank has one 6-train left
    And it is the PRR's turn to place a token
    When the PRR places a token in <city>
    Then the PRR has tokens in F2, <hub> and <city> only
    When the PRR buys a D-train from the bank for $900
    And the PRR ends its turn
    And the C&O ends its turn
    And the <second> tries to place a token in <city>
    Then it is refused and nothing has changed

    Examples:
      | tile | city | turn | hub | second |
      | #14  | D8   | 0    | D12 | N&W    |
      | #15  | D8   | 0    | D12 | N&W    |
      | #611 | D8   | 0    | D12 | N&W    |
      | #X2  | F8   | 0    | D12 | N&W    |
      | #X7  | J4   | 1    | J6  | C&A    |

  @18CH-14-d @18CH-20-c
  Scenario Outline: Three circles hold three tokens: <tile>
    Given it is phase D
    And the PRR is in operation at a par of $95
    And Bob is president of the PRR with 60%
    And the PRR has $2,000 in its treasury
    And the <second> is in operation at a par of $80
    And Carol is president of the <second> with 60%
    And the <second> has $500 in its treasury
    And the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And the SRR is in operation at a par of $70
    And Carol is president of the SRR with 60%
    And #15 lies on D12, joining SW, NW, N and NE
    And #9 lies on D10, joining S and N
    And #4 lies on E11, joining SW and NE
    And #8 lies on F10, joining SW and N
    And #14 lies on J6, joining S, SW, N and NE
    And <tile> lies on <city>, turned <turn>
    And the PRR has a token in <hub>
    And the <second> has a token in <hub>
    And the LV has a token in <city>
    And the SRR has a token in <city>
    And the pool holds three 5-trains, a 6-train and a D-train
    And the bank has one 6-train left
    And it is the PRR's turn to place a token
    When the PRR places a token in <city>
    Then the PRR has tokens in F2, <hub> and <city> only
    When the PRR buys a D-train from the bank for $900
    And the PRR ends its turn
    And the C&O ends its turn
    And the <second> tries to place a token in <city>
    Then it is refused and nothing has changed

    Examples:
      | tile | city | turn | hub | second |
      | #915 | D8   | 0    | D12 | N&W    |
      | #X6  | F8   | 0    | D12 | N&W    |
      | #X9  | J4   | 1    | J6  | C&A    |

  @18CH-14-d @18CH-20-c
  Scenario: Four circles hold four tokens: #X8
    Given it is phase D
    And the PRR is in operation at a par of $95
    And Bob is president of the PRR with 60%
    And the PRR has $2,000 in its treasury
    And the N&W is in operation at a par of $95
    And Carol is president of the N&W with 60%
    And the N&W has $500 in its treasury
    And the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And the SRR is in operation at a par of $70
    And Carol is president of the SRR with 60%
    And #15 lies on D12, joining SW, NW, N and NE
    And #4 lies on E11, joining SW and NE
    And #8 lies on F10, joining SW and N
    And #X8 lies on F8, turned 0
    And the PRR has a token in D12
    And the N&W has a token in D12
    And the LV has a token in F8
    And the SRR has a token in F8
    And the C&O has a token in F8
    And the pool holds three 5-trains, a 6-train and a D-train
    And the bank has one 6-train left
    And it is the PRR's turn to place a token
    When the PRR places a token in F8
    Then the PRR has tokens in F2, D12 and F8 only
    When the PRR buys a D-train from the bank for $900
    And the PRR ends its turn
    And the N&W tries to place a token in F8
    Then it is refused and nothing has changed

  @18CH-14-e @18CH-14-f @18CH-21-k
  Scenario: A city whose only circle another company has taken is not passed, but a route may end there
    Given it is phase 4
    And the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And #9 lies on G7, joining SW and NE
    And the LV has a token in F8
    And the C&O owns a 4-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 4-train | H14 G13 F12 F10 F8 G7 H6 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 4-train | H14 G13 F12 F10 F8 |
    Then the C&O has earned $90

  @18CH-14-e @18CH-14-f @18CH-21-k
  Scenario: A city whose two circles two other companies have taken is not passed, but a route may end there
    Given it is phase 4
    And the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And the PRR is in operation at a par of $70
    And Bob is president of the PRR with 60%
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X2 lies on F8, joining S, SW, NW, NE and SE
    And #9 lies on G7, joining SW and NE
    And the LV has a token in F8
    And the PRR has a token in F8
    And the C&O owns a 4-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 4-train | H14 G13 F12 F10 F8 G7 H6 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 4-train | H14 G13 F12 F10 F8 |
    Then the C&O has earned $100

  @18CH-14-e @18CH-21-k
  Scenario Outline: A city with a free circle is passed, also with tokens of others in it: <tile>
    Given it is phase 4
    And the <other> is in operation at a par of $70
    And Bob is president of the <other> with 60%
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And <tile> lies on F8, joining <sides>
    And #9 lies on G7, joining SW and NE
    And the <other> has a token in <where>
    And the C&O owns a 4-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 4-train | H14 G13 F12 F10 F8 G7 H6 |
    Then the C&O has earned <revenue>

    Examples:
      | tile | sides                | other | where | revenue |
      | #X1  | S and NE             | LV    | J2    | $120    |
      | #X2  | S, SW, NW, NE and SE | LV    | F8    | $130    |

  @18CH-14-e @18CH-21-k
  Scenario Outline: A full city is passed by a company that has a token there itself: <tile>
    Given it is phase 4
    And the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And <tile> lies on F8, joining <sides>
    And #9 lies on G7, joining SW and NE
    And the LV has a token in <where>
    And the C&O has a token in F8
    And the C&O owns a 4-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 4-train | H14 G13 F12 F10 F8 G7 H6 |
    Then the C&O has earned <revenue>

    Examples:
      | tile | sides                | where | revenue |
      | #X1  | S and NE             | J2    | $120    |
      | #X2  | S, SW, NW, NE and SE | F8    | $130    |

  @18CH-14-f @18CH-21-k
  Scenario: A route may begin in one full city and end in another
    Given it is phase 4
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And the LV is in operation at a par of $70
    And Bob is president of the LV with 60%
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And #8 lies on F10, joining SW and N
    And #4 lies on E11, joining SW and NE
    And #57 lies on D12, joining SW and NE
    And #57 lies on C13, joining SW and NE
    And the C&O has a token in F8
    And the LV has a token in D12
    And the C&O owns a 4-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 4-train | F8 F10 E11 D12 C13 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 4-train | H6 G7 F8 F10 E11 D12 |
    Then the C&O has earned $90

  # ------------------------------------------------------------------------------------------- no turning back

  @18CH-14-g
  Scenario Outline: Where two tracks join into one, a train from the <from> goes on to the south only
    Given #57 lies on D8, joining NW and SE
    And #25 lies on E9, turned 0
    And #X1 lies on F8, joining SW and SE
    And #4 lies on E11, joining S and N
    And the C&O has a token in <city>
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D8 E9 F8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | <legal> |
    Then the C&O has earned <revenue>

    Examples:
      | from | city | legal     | revenue |
      | west | D8   | D8 E9 E11 | $30     |
      | east | F8   | F8 E9 E11 | $40     |

  @18CH-14-g
  Scenario Outline: From the south a train goes to the <to>
    Given #57 lies on D8, joining NW and SE
    And #25 lies on E9, turned 0
    And <town> lies on E11, joining SW and N
    And #57 lies on D12, joining SW and NE
    And <dc> lies on F8, joining <sides>
    And the C&O has a token in D12
    And the C&O owns a 3-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 3-train | <route> |
    Then the C&O has earned <revenue>

    Examples:
      | to   | town | dc  | sides     | route        | revenue |
      | west | #58  | #X1 | S and NE  | D12 E11 E9 D8 | $50    |
      | east | #58  | #X1 | SW and SE | D12 E11 E9 F8 | $60    |

  # ----------------------------------------------------------------------------------------------- red areas

  @18CH-14-h
  Scenario: No route runs on through Ohio
    Given #57 lies on C5, joining SW and NE
    And #9 lies on B6, joining SW and NE
    And #9 lies on B8, joining NW and SE
    And #8 lies on C9, joining NW and NE
    And #57 lies on D8, joining SW and NE
    And the C&O has tokens in C5 and D8
    And the C&O owns a 3-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 3-train | C5 B6 A7 B8 C9 D8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 3-train | C5 B6 A7 |
    Then the C&O has earned $80

  @18CH-14-h
  Scenario: No route runs on through West Virginia Coal
    Given the N&W is in operation at a par of $70
    And Bob is president of the N&W with 60%
    And #57 lies on C13, joining SW and NE
    And #8 lies on B12, joining S and NE
    And #8 lies on C11, joining SW and SE
    And #57 lies on D12, joining NW and SE
    And the N&W owns a 3-train
    And it is the N&W's turn to run its trains
    When the N&W tries to run
      | 3-train | C13 B14 B12 C11 D12 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 3-train | C13 B14 |
    Then the N&W has earned $70

  @18CH-14-h
  Scenario: No route runs on through New York
    Given it is phase 5
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And #57 lies on J6, joining SW and NE
    And #55 lies on K5, joining S, SW, N and NE
    And #8 lies on L4, joining SW and N
    And #1 lies on K3, turned 1
    And the C&A owns a 5-train
    And it is the C&A's turn to run its trains
    When the C&A tries to run
      | 5-train | J6 K5 L4 L2 K3 |
    Then it is refused and nothing has changed
    When the C&A runs
      | 5-train | J6 K5 L4 L2 |
    Then the C&A has earned $110

  @18CH-14-h
  Scenario: A route may begin in one red area and end in another
    Given it is phase 4
    And the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And #55 lies on B4, joining S, NW, N and SE
    And #14 lies on C5, joining SW, NW, NE and SE
    And #9 lies on B6, joining SW and NE
    And the PLE owns a 4-train
    And it is the PLE's turn to run its trains
    When the PLE runs
      | 4-train | A3 B4 C5 B6 A7 |
    Then the PLE has earned $150

  # ------------------------------------------------------------------------------- cities with separate circles

  @18CH-14-i
  Scenario: A route may begin in one circle of Baltimore and come back by a loop to the other
    Given it is phase 4
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And the B&O owns P3
    And #7 lies on G7, joining N and NE
    And #8 lies on G5, joining S and NE
    And #14 lies on H4, joining SW, NW, NE and SE
    And #3 lies on I5, joining SW and NW
    And the B&O owns a 4-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 4-train | H6 G7 G5 H4 I5 H6 |
    Then the B&O has earned $100

  @18CH-14-i
  Scenario Outline: So it may on green <tile>, whose circles are separate too
    Given it is phase 4
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And the B&O owns P3
    And <tile> lies on H6, turned <turn>
    And #7 lies on G7, joining N and NE
    And #8 lies on G5, joining S and NE
    And #14 lies on H4, joining SW, NW, NE and SE
    And #3 lies on I5, joining SW and NW
    And the B&O owns a 4-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 4-train | H6 G7 G5 H4 I5 H6 |
    Then the B&O has earned $120

    Examples:
      | tile | turn |
      | #X3  | 5    |
      | #X4  | 1    |
      | #X5  | 4    |

  @18CH-14-i
  Scenario: Philadelphia's two circles on one route
    Given it is phase 6
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And #14 lies on J6, joining S, SW, N and NE
    And #56 lies on K5, turned 0
    And #1 lies on K3, turned 5
    And #15 lies on J2, joining S, SW, NE and SE
    And the C&A owns a 6-train
    And the pool holds three 5-trains
    And it is the C&A's turn to run its trains
    When the C&A runs
      | 6-train | J4 J6 K5 K3 J2 J4 |
    Then the C&A has earned $140

  @18CH-14-i @18CH-14-b
  Scenario: The same circle is not visited twice
    Given it is phase 4
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And the B&O owns P3
    And #X3 lies on H6, turned 5
    And #7 lies on G7, joining N and NE
    And #8 lies on G5, joining S and NE
    And #14 lies on H4, joining SW, NW, NE and SE
    And #58 lies on I5, joining S and NW
    And #7 lies on I7, joining NW and N
    And the B&O owns a 4-train
    And it is the B&O's turn to run its trains
    When the B&O tries to run
      | 4-train | H6 G7 G5 H4 I5 I7 H6 |
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H6 G7 G5 H4 I5 |
    Then the B&O has earned $80
