Feature: Upgrading track
  A hex goes from its print to a yellow tile, then to green, brown and gray, without leaving out a colour. The old
  tile goes back to the supply and the new one takes its place; it is of the same kind. Tiles with towns stay yellow.

  All track that was there is still there afterwards, in the same position, and so are the connections between the
  sides of the hex and a city. What is new may not point off the board. On plain track it has to be of use to the
  company that lays it: the added track must belong to its network.

  Background: the B&O is to lay track, no private company is in the way
    Given 3 players at the table in phase 3
    And the B&O is in operation at a par of $80
    And Alice is president of the B&O with 60%
    And the B&O has $500 in its treasury
    And the B&O owns P2, P3 and P4
    And it is the B&O's turn to lay track

  # -------------------------------------------------------------------------------------------- order of colours

  @18CH-17-a
  Scenario Outline: A city goes from <from> to <to>, never back to <wrong>
    Given it is phase D
    And the B&O owns a D-train
    And the pool holds three 5-trains and two 6-trains
    And <old> lies on D8, joining <old sides>
    And the B&O has a token in D8
    When the B&O tries to lay <wrong tile> on D8, joining <wrong sides>
    Then it is refused and nothing has changed
    When the B&O lays <new> on D8, joining <sides>
    Then <new> lies on D8, joining <sides>

    Examples:
      | from   | to    | wrong  | old  | old sides           | wrong tile | wrong sides         | new  | sides               |
      | yellow | green | yellow | #57  | S and N             | #57        | S and N             | #14  | S, NW, N and SE     |
      | green  | brown | yellow | #14  | S, NW, N and SE     | #57        | S and N             | #611 | S, SW, NW, N and SE |
      | green  | brown | green  | #14  | S, NW, N and SE     | #14        | S, NW, N and SE     | #611 | S, SW, NW, N and SE |
      | brown  | gray  | green  | #611 | S, SW, NW, N and SE | #14        | S, NW, N and SE     | #915 | S, SW, NW, N and SE |
      | brown  | gray  | brown  | #611 | S, SW, NW, N and SE | #611       | S, SW, NW, N and SE | #915 | S, SW, NW, N and SE |

  @18CH-17-a
  Scenario Outline: Plain track goes from <from> to <to>, never back to <wrong>
    Given it is phase 5
    And the pool holds a 5-train
    And #X1 lies on F8, joining NW and NE
    And the B&O has a token in F8
    And <old> lies on G7, turned <old turn>
    When the B&O tries to lay <wrong tile> on G7, turned <wrong turn>
    Then it is refused and nothing has changed
    When the B&O lays <new> on G7, turned <turn>
    Then <new> lies on G7, turned <turn>

    Examples:
      | from   | to    | wrong  | old | old turn | wrong tile | wrong turn | new | turn |
      | yellow | green | yellow | #9  | 1        | #8         | 4          | #23 | 4    |
      | green  | brown | yellow | #23 | 4        | #9         | 1          | #41 | 1    |
      | green  | brown | green  | #23 | 4        | #24        | 4          | #41 | 1    |

  @18CH-17-b
  Scenario Outline: No colour is left out: <from> to <too far> is not allowed
    Given it is phase D
    And the B&O owns a D-train
    And the pool holds three 5-trains and two 6-trains
    And <old> lies on D8, joining <old sides>
    And the B&O has a token in D8
    When the B&O tries to lay <wrong tile> on D8, joining <wrong sides>
    Then it is refused and nothing has changed
    When the B&O lays <new> on D8, joining <sides>
    Then <new> lies on D8, joining <sides>

    Examples:
      | from   | too far | old | old sides       | wrong tile | wrong sides         | new  | sides               |
      | yellow | brown   | #57 | S and N         | #611       | S, SW, NW, N and SE | #14  | S, NW, N and SE     |
      | yellow | gray    | #57 | S and N         | #915       | S, SW, NW, N and SE | #15  | S, SW, NW and N     |
      | green  | gray    | #14 | S, NW, N and SE | #915       | S, SW, NW, N and SE | #611 | S, SW, NW, N and SE |

  @18CH-17-b
  Scenario Outline: No colour is left out on unbuilt land: it begins with yellow, not with <colour>
    Given it is phase D
    And the B&O owns a D-train
    And the pool holds three 5-trains and two 6-trains
    And #57 lies on D8, joining NW and SE
    And the B&O has a token in D8
    And #8 lies on C7, joining N and SE
    When the B&O tries to lay <tile> on C5, joining <sides>
    Then it is refused and nothing has changed
    When the B&O lays #57 on C5, joining S and N
    Then #57 lies on C5, joining S and N

    Examples:
      | colour | tile | sides                |
      | green  | #14  | S, SW, N and NE      |
      | brown  | #611 | S, SW, NW, N and NE  |
      | gray   | #915 | S, SW, NW, N and NE  |

  @18CH-17-b
  Scenario: A yellow tile in phase 5 still has to become green before it becomes brown
    Given it is phase 5
    And the pool holds a 5-train
    And #9 lies on G7, joining SW and NE
    When the B&O tries to lay #45 on G7, turned 4
    Then it is refused and nothing has changed
    When the B&O lays #23 on G7, turned 4
    Then #23 lies on G7, turned 4

  @18CH-17-b @18CH-18-c
  Scenario: The yellow print of Baltimore becomes green before it becomes brown
    Given it is phase 5
    And the pool holds a 5-train
    When the B&O tries to lay #X7 on H6, joining SW, NW, N, NE and SE
    Then it is refused and nothing has changed
    When the B&O lays #X4 on H6, joining SW, NW, N and NE
    Then #X4 lies on H6, joining SW, NW, N and NE

  @18CH-17-c @18CH-15-e
  Scenario Outline: There is one gray tile of a kind: with <gray> laid it takes <other>
    Given it is phase D
    And the B&O owns a D-train
    And the pool holds three 5-trains and two 6-trains
    And #611 lies on D8, joining S, SW, NW, N and SE
    And the B&O has a token in D8
    And <gray> lies on <there>, joining <there sides>
    And <lettered> lies on <hex>, joining <sides>
    And #9 lies on G7, joining SW and NE
    When the B&O tries to lay <gray> on D8, joining S, SW, NW, N and SE
    Then it is refused and nothing has changed
    When the B&O lays <other> on <hex>, joining <other sides>
    Then <other> lies on <hex>, joining <other sides>
    And 0 of <other> are left

    Examples:
      | gray | there | there sides         | other | lettered | hex | sides                   | other sides             |
      | #915 | C5    | S, SW, NW, N and NE | #X8   | #X6      | F8  | S, SW, NW, N, NE and SE | S, SW, NW, N, NE and SE |
      | #915 | C5    | S, SW, NW, N and NE | #X9   | #X7      | H6  | SW, NW, N, NE and SE    | SW, NW, N, NE and SE    |

  # ------------------------------------------------------------------------------------------------ changing tiles

  @18CH-17-d @18CH-17-e
  Scenario: The old tile is taken away and goes back to the supply
    Given #57 lies on D8, joining NW and SE
    And the B&O has a token in D8
    When the B&O lays #14 on D8, joining S, NW, N and SE
    Then #14 lies on D8, joining S, NW, N and SE
    And 1 tile lies on the map
    And 7 of #57 are left
    And 4 of #14 are left

  @18CH-17-e
  Scenario: A printed hex gives nothing to the supply
    When the B&O lays #X4 on H6, joining SW, NW, N and NE
    Then 1 tile lies on the map
    And 0 of #X4 are left
    And 7 of #57 are left
    And 1 of #X1 is left

  @18CH-17-f
  Scenario Outline: A city tile is not replaced by <what>
    Given #57 lies on D8, joining NW and SE
    And the B&O has a token in D8
    When the B&O tries to lay <tile> on D8, turned <turn>
    Then it is refused and nothing has changed
    When the B&O lays #15 on D8, joining NW, N, NE and SE
    Then #15 lies on D8, joining NW, N, NE and SE

    Examples:
      | what             | tile | turn |
      | plain track      | #23  | 2    |
      | a DC tile        | #X2  | 3    |
      | an OO tile       | #X4  | 1    |

  @18CH-17-f
  Scenario Outline: Plain track is not replaced by <what>
    Given #9 lies on G7, joining SW and NE
    When the B&O tries to lay <tile> on G7, turned <turn>
    Then it is refused and nothing has changed
    When the B&O lays #23 on G7, turned 4
    Then #23 lies on G7, turned 4

    Examples:
      | what        | tile | turn |
      | a city      | #14  | 0    |
      | a DC tile   | #X2  | 2    |
      | an OO tile  | #X5  | 4    |

  @18CH-17-g
  Scenario Outline: A town tile, here <old> on <hex>, stays as it is: <tile> does not replace it
    Given it is phase 5
    And the pool holds a 5-train
    And the SRR is in operation at a par of $70
    And Bob is president of the SRR with 60%
    And #14 lies on H4, joining SW, NW, NE and SE
    And <old> lies on <hex>, turned <old turn>
    And it is the SRR's turn to lay track
    When the SRR tries to lay <tile> on <hex>, turned <turn>
    Then it is refused and nothing has changed
    When the SRR lays #611 on H4, joining S, SW, NW, NE and SE
    Then #611 lies on H4, joining S, SW, NW, NE and SE
    And <old> lies on <hex>, turned <old turn>

    Examples:
      | old | hex | old turn | tile | turn |
      | #4  | I5  | 2        | #23  | 2    |
      | #4  | I5  | 2        | #15  | 2    |
      | #4  | I5  | 2        | #58  | 0    |
      | #58 | I5  | 0        | #24  | 0    |
      | #3  | G3  | 5        | #27  | 5    |

  @18CH-17-g
  Scenario Outline: A tile with two towns, here <old>, stays as it is: <tile> does not replace it
    Given the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And #57 lies on J6, joining SW and NE
    And <old> lies on K5, joining <sides>
    And it is the C&A's turn to lay track
    When the C&A tries to lay <tile> on K5, turned <turn>
    Then it is refused and nothing has changed
    When the C&A lays #14 on J6, joining S, SW, N and NE
    Then #14 lies on J6, joining S, SW, N and NE
    And <old> lies on K5, joining <sides>

    Examples:
      | old | sides            | tile | turn |
      | #55 | S, SW, N and NE  | #20  | 0    |
      | #55 | S, SW, N and NE  | #14  | 0    |
      | #56 | SW, NW, N and NE | #16  | 1    |

  # ------------------------------------------------------------------------------------------- what has to stay

  @18CH-17-h
  Scenario Outline: The old line from south-west to north-east stays: <tile> turned <turn> would tear it up
    Given #9 lies on G7, joining SW and NE
    When the B&O tries to lay <tile> on G7, turned <turn>
    Then it is refused and nothing has changed
    When the B&O lays #23 on G7, turned 4
    Then #23 lies on G7, turned 4

    Examples:
      | tile | turn |
      | #23  | 0    |
      | #25  | 0    |
      | #28  | 4    |
      | #29  | 2    |

  @18CH-17-h
  Scenario: A tile that joins the old sides by another way round does not keep the track
    Given #8 lies on G7, joining NW and NE
    When the B&O tries to lay #25 on G7, turned 0
    Then it is refused and nothing has changed
    When the B&O lays #25 on G7, turned 4
    Then #25 lies on G7, turned 4

  @18CH-17-h
  Scenario: Brown track keeps both lines of green track
    Given it is phase 5
    And the pool holds a 5-train
    And #X1 lies on F8, joining NW and NE
    And the B&O has a token in F8
    And #23 lies on G7, turned 4
    When the B&O tries to lay #41 on G7, turned 3
    Then it is refused and nothing has changed
    When the B&O lays #41 on G7, turned 1
    Then #41 lies on G7, turned 1

  @18CH-17-i
  Scenario: Baltimore keeps its connections to the south-west and to the north-east
    When the B&O tries to lay #X4 on H6, joining NW, N, NE and SE
    Then it is refused and nothing has changed
    When the B&O lays #X4 on H6, joining SW, NW, N and NE
    Then #X4 lies on H6, joining SW, NW, N and NE

  @18CH-17-i
  Scenario: In brown Baltimore all four old connections lead to the one city
    Given it is phase 5
    And the pool holds a 5-train
    And #X4 lies on H6, joining SW, NW, N and NE
    And #9 lies on G7, joining SW and NE
    When the B&O lays #X7 on H6, joining SW, NW, N, NE and SE
    Then #X7 lies on H6, joining SW, NW, N, NE and SE
    And the B&O has a token in H6 only

  @18CH-17-i
  Scenario: Brown Philadelphia may not cut off the line from the north
    Given it is phase 5
    And the pool holds a 5-train
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And #57 lies on J6, joining S and N
    And #X4 lies on J4, joining S, SW, NW and N
    And it is the C&A's turn to lay track
    When the C&A tries to lay #X7 on J4, joining S, SW, NW, NE and SE
    Then it is refused and nothing has changed
    When the C&A lays #X7 on J4, joining S, SW, NW, N and SE
    Then #X7 lies on J4, joining S, SW, NW, N and SE

  @18CH-17-i
  Scenario Outline: A city keeps the line to the <side>, which <tile> turned <wrong> would cut
    Given #57 lies on D8, joining NW and SE
    And the B&O has a token in D8
    When the B&O tries to lay <tile> on D8, turned <wrong>
    Then it is refused and nothing has changed
    When the B&O lays <tile> on D8, turned <turn>
    Then <tile> lies on D8, turned <turn>

    Examples:
      | side       | tile | wrong | turn |
      | north-west | #15  | 3     | 2    |
      | south-east | #15  | 0     | 5    |
      | north-west | #14  | 0     | 1    |

  # --------------------------------------------------------------------------------------------- off the board

  @18CH-17-j
  Scenario: New track of an upgraded city does not point off the board
    Given the N&W is in operation at a par of $70
    And Bob is president of the N&W with 60%
    And #57 lies on C13, joining SW and NE
    And it is the N&W's turn to lay track
    When the N&W tries to lay #14 on C13, joining SW, NW, NE and SE
    Then it is refused and nothing has changed
    When the N&W lays #15 on C13, joining SW, NW, N and NE
    Then #15 lies on C13, joining SW, NW, N and NE

  @18CH-17-j
  Scenario: New track of an upgraded city does not point at the blank side of a gray hex
    Given #57 lies on E3, joining SW and NE
    And the B&O has a token in E3
    When the B&O tries to lay #14 on E3, joining S, SW, N and NE
    Then it is refused and nothing has changed
    When the B&O lays #14 on E3, joining SW, NW, NE and SE
    Then #14 lies on E3, joining SW, NW, NE and SE

  @18CH-17-j
  Scenario Outline: New plain track does not point off the board: <tile> on G9
    Given #8 lies on G7, joining S and NE
    And #9 lies on G9, joining S and N
    When the B&O tries to lay <tile> on G9, turned 3
    Then it is refused and nothing has changed
    When the B&O lays #23 on G9, turned 3
    Then #23 lies on G9, turned 3

    Examples:
      | tile |
      | #24  |
      | #27  |

  # --------------------------------------------------------------------------------------- joining the network

  @18CH-17-k
  Scenario Outline: The added track has to be the company's to use: <wrong tile> may not fork at the far end
    Given #9 lies on G7, joining SW and NE
    When the B&O tries to lay <wrong tile> on G7, turned 1
    Then it is refused and nothing has changed
    When the B&O lays <tile> on G7, turned 4
    Then <tile> lies on G7, turned 4

    Examples:
      | wrong tile | tile |
      | #24        | #24  |
      | #26        | #26  |
      | #27        | #23  |

  @18CH-17-k
  Scenario: Another line across one's own is no use if one cannot get onto it
    Given #9 lies on G7, joining SW and NE
    When the B&O tries to lay #20 on G7, turned 0
    Then it is refused and nothing has changed
    When the B&O lays #24 on G7, turned 4
    Then #24 lies on G7, turned 4

  @18CH-17-k
  Scenario: With a token at the other end the fork may lie there
    Given #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining NW and NE
    And the B&O has a token in F8
    When the B&O tries to lay #20 on G7, turned 0
    Then it is refused and nothing has changed
    When the B&O lays #24 on G7, turned 1
    Then #24 lies on G7, turned 1

  @18CH-17-k
  Scenario: A loop at the far end turns no train round
    Given #9 lies on G7, joining SW and NE
    And #X2 lies on F8, turned 2
    And #7 lies on F6, joining S and SW
    And #7 lies on E7, joining NE and SE
    When the B&O tries to lay #24 on G7, turned 1
    Then it is refused and nothing has changed
    When the B&O lays #24 on G7, turned 4
    Then #24 lies on G7, turned 4

  @18CH-17-k
  Scenario: A company does not upgrade track that it cannot reach at all
    Given #57 lies on D12, joining NW and SE
    And #9 lies on C11, joining NW and SE
    And #57 lies on D8, joining NW and SE
    And #9 lies on E9, joining NW and SE
    And the B&O has a token in D8
    When the B&O tries to lay #23 on C11, turned 5
    Then it is refused and nothing has changed
    When the B&O lays #23 on E9, turned 2
    Then #23 lies on E9, turned 2

  @18CH-17-k @reading:18CH-Q39=a
  Scenario: Of several added lines one that the company can use is enough
    Given it is phase 5
    And the pool holds a 5-train
    And #57 lies on C5, joining SW and NE
    And the B&O has a token in C5
    And #27 lies on D4, turned 4
    When the B&O lays #44 on D4, turned 4
    Then #44 lies on D4, turned 4

  @18CH-17-k @reading:18CH-Q39=b
  Scenario: All added lines have to be of use to the company
    Given it is phase 5
    And the pool holds a 5-train
    And #57 lies on C5, joining SW and NE
    And the B&O has a token in C5
    And #27 lies on D4, turned 4
    When the B&O tries to lay #44 on D4, turned 4
    Then it is refused and nothing has changed
    When the B&O lays #41 on D4, turned 4
    Then #41 lies on D4, turned 4

  # ---------------------------------------------------------------------------------------------- the example

  @18CH-17-l @18CH-17-k
  Scenario: The B&O of the example lays #25 where its own line forks
    Given #8 lies on G7, joining S and NE
    When the B&O lays #25 on G7, turned 4
    Then #25 lies on G7, turned 4
    And one of #25 is left

  @18CH-17-m @18CH-17-k
  Scenario: The B&O of the example does not lay #25 where the fork lies at the far end
    Given #8 lies on G7, joining S and NE
    When the B&O tries to lay #25 on G7, turned 0
    Then it is refused and nothing has changed
    When the B&O lays #25 on G7, turned 4
    Then #25 lies on G7, turned 4

  # ------------------------------------------------------------------------ the company that operates later

  @18CH-17-h
  Scenario: A company that operates later keeps the old line as well
    Given the PRR is in operation at a par of $95
    And Bob is president of the PRR with 60%
    And #9 lies on G7, joining SW and NE
    And it is the B&O's turn to lay track
    When the B&O tries to lay #25 on G7, turned 0
    Then it is refused and nothing has changed
    When the B&O lays #23 on G7, turned 4
    Then #23 lies on G7, turned 4

  @18CH-17-k
  Scenario: A company that operates later does not fork the line at the far end either
    Given the PRR is in operation at a par of $95
    And Bob is president of the PRR with 60%
    And #9 lies on G7, joining SW and NE
    And it is the B&O's turn to lay track
    When the B&O tries to lay #24 on G7, turned 1
    Then it is refused and nothing has changed
    When the B&O lays #24 on G7, turned 4
    Then #24 lies on G7, turned 4
