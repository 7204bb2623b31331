Feature: The tiles of the box
  There are so many of each tile and no more. When the last is laid nobody can lay another until one comes back.

  # All that the box holds, by the table of hexes and tiles.
  @18FL-7.2.1-h
  Scenario: At the start the supply holds these tiles and no others
    Given a new game of 2 players
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    Then Alice has $295
    And the supply holds these tiles and no others
      | #3 6   | #4 8   | #58 8  | #8 10  | #9 14 | #6 O 1   | #6 FL 1   |        |        |
      | #15 2  | #80 4  | #81 4  | #82 6  | #83 6 | #443 O 1 | #443 FL 1 | #405 2 | #487 1 |
      | #141 5 | #142 5 | #143 5 |        |       |          |           |        |        |
      | #146 8 | #544 2 | #545 2 | #546 2 | #63 1 | #611 1   | #431 2    | #488 1 | #489 1 |

  # Each row has the clause that names its tile.
  @18FL-7.2.1-h @18FL-7.2.1-t @18FL-7.2.1-u @18FL-7.2.1-v @18FL-7.2.1-w @18FL-7.2.1-x @18FL-7.2.1-y @18FL-7.2.1-z @18FL-7.2.1-aa
  Scenario Outline: At the start there are <count> of <tile>
    Given a new game of 2 players
    # proves 18FL-7.2.1-h 18FL-7.2.1-t 18FL-7.2.1-u 18FL-7.2.1-v 18FL-7.2.1-w 18FL-7.2.1-x 18FL-7.2.1-y 18FL-7.2.1-z 18FL-7.2.1-aa
    Then <count> of <tile> are left
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    Then Alice has $295

    Examples:
      | tile    | count | clause        |
      | #3      | 6     | 18FL-7.2.1-u  |
      | #4      | 8     | 18FL-7.2.1-u  |
      | #58     | 8     | 18FL-7.2.1-u  |
      | #8      | 10    | 18FL-7.2.1-t  |
      | #9      | 14    | 18FL-7.2.1-t  |
      | #6 O    | 1     | 18FL-7.2.1-w  |
      | #6 FL   | 1     | 18FL-7.2.1-x  |
      | #15     | 2     | 18FL-7.2.1-v  |
      | #80     | 4     | 18FL-7.2.1-t  |
      | #81     | 4     | 18FL-7.2.1-t  |
      | #82     | 6     | 18FL-7.2.1-t  |
      | #83     | 6     | 18FL-7.2.1-t  |
      | #443 O  | 1     | 18FL-7.2.1-w  |
      | #443 FL | 1     | 18FL-7.2.1-x  |
      | #405    | 2     | 18FL-7.2.1-y  |
      | #487    | 1     | 18FL-7.2.1-z  |
      | #141    | 5     | 18FL-7.2.1-u  |
      | #142    | 5     | 18FL-7.2.1-u  |
      | #143    | 5     | 18FL-7.2.1-u  |
      | #146    | 8     | 18FL-7.2.1-u  |
      | #544    | 2     | 18FL-7.2.1-t  |
      | #545    | 2     | 18FL-7.2.1-t  |
      | #546    | 2     | 18FL-7.2.1-t  |
      | #63     | 1     | 18FL-7.2.1-w  |
      | #611    | 1     | 18FL-7.2.1-x  |
      | #431    | 2     | 18FL-7.2.1-y  |
      | #488    | 1     | 18FL-7.2.1-z  |
      | #489    | 1     | 18FL-7.2.1-aa |

  Rule: until the last is laid

    Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, builds to all sides
      Given 3 players at the table in phase 2
      And the ACL is in operation at a par of $100
      And Alice is president of the ACL with 60%
      And the ACL has $500 in its treasury
      And #8 lies on F21, joining SW and E
      And #6 O lies on F23, joining W and NE
      And it is the ACL's turn to lay track

    @18FL-7.2.1-h @18FL-7.2.1-t
    Scenario: There are ten of #8
      Given #8 lies on each of C16, C18, C20, D21, E22, G22, G24 and I24, joining W and NE
      When the ACL lays #8 on H21, joining NW and E
      Then 0 of #8 are left
      When the ACL tries to lay #8 on H23, joining W and NE
      Then it is refused and nothing has changed
      When the ACL lays #9 on H23, joining W and E
      Then #9 lies on H23, joining W and E

    @18FL-7.2.1-h @18FL-7.2.1-t
    Scenario: There are fourteen of #9
      Given #9 lies on each of B3, B9, B11, B17, B21, C16, C18, C20, C22, D21, E22, G24 and J25, joining W and E
      When the ACL lays #9 on H21, joining NW and SE
      Then 0 of #9 are left
      When the ACL tries to lay #9 on E24, joining SW and NE
      Then it is refused and nothing has changed
      When the ACL lays #8 on E24, joining SW and NW
      Then #8 lies on E24, joining SW and NW

    @18FL-7.2.1-h @18FL-7.2.1-u
    Scenario: There are six of #3
      Given #3 lies on each of C14, C24, D25, E26 and I28, joining W and NW
      And #8 lies on E24, joining SW and NW
      And #9 lies on H21, joining NW and SE
      When the ACL lays #3 on D23, joining E and SE
      Then 0 of #3 are left
      When the ACL tries to lay #3 on I22, joining NW and NE
      Then it is refused and nothing has changed
      When the ACL lays #4 on I22, joining NW and SE
      Then #4 lies on I22, joining NW and SE

    @18FL-7.2.1-h @18FL-7.2.1-u
    Scenario: There are eight of #4
      Given #4 lies on each of B7, B13, B19 and C14, joining W and E
      And #4 lies on each of C24, D19 and D25, joining NW and SE
      And #8 lies on E24, joining SW and NW
      And #9 lies on H21, joining NW and SE
      When the ACL lays #4 on D23, joining NW and SE
      Then 0 of #4 are left
      When the ACL tries to lay #4 on I22, joining NW and SE
      Then it is refused and nothing has changed
      When the ACL lays #58 on I22, joining NW and E
      Then #58 lies on I22, joining NW and E

    @18FL-7.2.1-h @18FL-7.2.1-u
    Scenario: There are eight of #58
      Given #58 lies on each of C24, D25, E26 and I28, joining SW and NW
      And #58 lies on each of C14 and D19, joining NW and E
      And #58 lies on B13, joining W and SE
      And #8 lies on E24, joining SW and NW
      And #9 lies on H21, joining NW and SE
      When the ACL lays #58 on D23, joining W and SE
      Then 0 of #58 are left
      When the ACL tries to lay #58 on I22, joining NW and E
      Then it is refused and nothing has changed
      When the ACL lays #4 on I22, joining NW and SE
      Then #4 lies on I22, joining NW and SE

  Rule: green and brown tiles

    Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, replaces one tile
      Given 3 players at the table in phase 5
      And the ACL is in operation at a par of $100
      And Alice is president of the ACL with 60%
      And it is the ACL's turn to lay track

    @18FL-7.2.1-h @18FL-7.2.1-t
    Scenario Outline: Of #<number> there are <count>: the last one is laid
      Given #<number> lies on each of <hexes>, joining <their sides>
      And #<old> lies on F21, joining <old sides>
      When the ACL lays #<number> on F21, joining <sides>
      Then #<number> lies on F21, joining <sides>
      And 0 of #<number> are left

      Examples:
        | number | count | hexes                    | their sides    | old | old sides      | sides             |
        | 80     | 4     | C16, C18 and C20         | W, NW and NE   | 8   | SW and E       | SW, E and SE      |
        | 81     | 4     | C18, C20 and D21         | W, NE and SE   | 8   | SW and E       | SW, NW and E      |
        | 82     | 6     | C16, C18, C20, D21, E22  | W, NW and E    | 9   | SW and NE      | SW, NE and E      |
        | 83     | 6     | C16, C18, C20, D21, E22  | W, NE and E    | 9   | SW and NE      | SW, NE and SE     |
        | 544    | 2     | D21                      | SW, W, NE and E | 83 | SW, NE and SE  | SW, NW, NE and SE |
        | 545    | 2     | D21                      | SW, W, NW and NE | 83 | SW, NE and SE | SW, NE, E and SE  |
        | 546    | 2     | D21                      | SW, NW, NE and E | 80 | SW, E and SE  | SW, NW, E and SE  |

    @18FL-7.2.1-h @18FL-7.2.1-t
    Scenario Outline: When all <count> of #<number> lie on the map, another tile is laid
      Given #<number> lies on each of <hexes>, joining <their sides>
      And #<old> lies on F21, joining <old sides>
      When the ACL tries to lay #<number> on F21, joining <sides>
      Then it is refused and nothing has changed
      When the ACL lays #<other> on F21, joining <other sides>
      Then #<other> lies on F21, joining <other sides>

      Examples:
        | number | count | hexes                         | their sides      | old | old sides     | sides             | other | other sides       |
        | 80     | 4     | C16, C18, C20 and D21         | W, NW and NE     | 8   | SW and E      | SW, E and SE      | 81    | SW, NW and E      |
        | 81     | 4     | C18, C20, D21 and E22         | W, NE and SE     | 8   | SW and E      | SW, NW and E      | 80    | SW, E and SE      |
        | 82     | 6     | C16, C18, C20, D21, E22 and C22 | W, NW and E    | 9   | SW and NE     | SW, NE and E      | 83    | SW, NE and SE     |
        | 83     | 6     | C16, C18, C20, D21, E22 and C22 | W, NE and E    | 9   | SW and NE     | SW, NE and SE     | 82    | SW, NE and E      |
        | 544    | 2     | D21 and C20                   | SW, W, NE and E  | 83  | SW, NE and SE | SW, NW, NE and SE | 545   | SW, NE, E and SE  |
        | 545    | 2     | D21 and C20                   | SW, W, NW and NE | 83  | SW, NE and SE | SW, NE, E and SE  | 544   | SW, NW, NE and SE |
        | 546    | 2     | D21 and C20                   | SW, NW, NE and E | 80  | SW, E and SE  | SW, NW, E and SE  | 545   | SW, NE, E and SE  |

    @18FL-7.2.1-h @18FL-7.2.1-u
    Scenario Outline: Of #<number> there are five: the last one is laid
      Given #<number> lies on each of B13 and B19, joining <northern sides>
      And #<number> lies on each of C24 and D25, joining <eastern sides>
      And #9 lies on H21, joining NW and SE
      And #<old> lies on I22, joining <old sides>
      When the ACL lays #<number> on I22, joining <sides>
      Then #<number> lies on I22, joining <sides>
      And 0 of #<number> are left

      Examples:
        | number | northern sides | eastern sides | old | old sides | sides         |
        | 141    | W, E and SE    | SW, NW and SE | 4   | NW and SE | NW, NE and SE |
        | 142    | SW, W and E    | W, NW and SE  | 4   | NW and SE | NW, E and SE  |
        | 143    | SW, E and SE   | SW, W and NW  | 58  | NW and E  | NW, NE and E  |

    @18FL-7.2.1-h @18FL-7.2.1-u
    Scenario Outline: When all five of #<number> lie on the map, another tile is laid
      Given #<number> lies on each of B13 and B19, joining <northern sides>
      And #<number> lies on each of C24, D23 and D25, joining <eastern sides>
      And #9 lies on H21, joining NW and SE
      And #<old> lies on I22, joining <old sides>
      When the ACL tries to lay #<number> on I22, joining <sides>
      Then it is refused and nothing has changed
      When the ACL lays #<other> on I22, joining <other sides>
      Then #<other> lies on I22, joining <other sides>

      Examples:
        | number | northern sides | eastern sides | old | old sides | sides         | other | other sides   |
        | 141    | W, E and SE    | SW, NW and SE | 4   | NW and SE | NW, NE and SE | 142   | NW, E and SE  |
        | 142    | SW, W and E    | W, NW and SE  | 4   | NW and SE | NW, E and SE  | 141   | NW, NE and SE |
        | 143    | SW, E and SE   | SW, W and NW  | 58  | NW and E  | NW, NE and E  | 142   | NW, E and SE  |

    # Eight towns have the four sides that it needs, so that it never runs short.
    @18FL-7.2.1-h @18FL-7.2.1-u
    Scenario: Of #146 there are eight, one for each town that can take it
      Given #146 lies on each of B13 and B19, joining SW, W, E and SE
      And #146 lies on each of C24, D23 and D25, joining SW, W, NW and SE
      And #146 lies on C14, joining W, NW, NE and E
      And #146 lies on D19, joining NW, NE, E and SE
      And #9 lies on H21, joining NW and SE
      And #141 lies on I22, joining NW, NE and SE
      When the ACL lays #146 on I22, joining NW, NE, E and SE
      Then #146 lies on I22, joining NW, NE, E and SE
      And 0 of #146 are left
