Feature: Where no track may point
  No tile, first or replacement, may bring track to a side that is closed: into the sea, to dark green land, over the
  black line of a lake or inlet, or to a side of a red off-board city that has no track.

  The ends of track printed in A4 and A6 lead nowhere. They are there so that Mobile can have its green tile; no train
  goes there.

  Rule: first tiles

    Background: it is phase 2, and a company has money
      Given 3 players at the table in phase 2

    # Each row is what its company comes to from its home at once.
    @18FL-7.2.1-l
    Scenario Outline: From the home of the <company> no track on <hex> points <where>: #<number> joining <wrong sides>
      Given the <company> is in operation at a par of $100
      And Alice is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And it is the <company>'s turn to lay track
      When the <company> tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays #<twin> on <hex>, joining <sides>
      Then #<twin> lies on <hex>, joining <sides>

      Examples:
        | company | hex | where                        | number | wrong sides | twin | sides     |
        | L&N     | B3  | to the dark green A2         | 8      | NW and E    | 9    | W and E   |
        | L&N     | B3  | into the sea                 | 8      | SW and E    | 9    | W and E   |
        | L&N     | B7  | to A6, whose track is Mobile's | 3    | W and NW    | 4    | W and E   |
        | L&N     | B7  | to the dark green A8         | 58     | W and NE    | 4    | W and E   |
        | L&N     | B7  | into the sea                 | 3      | SW and W    | 4    | W and E   |
        | L&N     | B7  | into the sea                 | 58     | W and SE    | 4    | W and E   |
        | TPS     | B13 | to the dark green A14        | 3      | NE and E    | 4    | W and E   |
        | TPS     | B13 | to the dark green A12        | 58     | NW and E    | 4    | W and E   |
        | TPS     | B17 | to the dark green A18        | 8      | W and NE    | 9    | W and E   |
        | TPS     | C14 | into the sea                 | 4      | SW and NE   | 58   | W and NE  |
        | TPS     | C14 | into the sea                 | 58     | NE and SE   | 58   | W and NE  |
        | SR      | B21 | to the dark green A20        | 8      | NW and E    | 9    | W and E   |
        | SAL     | C24 | into the sea                 | 58     | NW and E    | 4    | NW and SE |
        | SAL     | C24 | into the sea                 | 3      | NW and NE   | 4    | NW and SE |
        | ACL     | H21 | into the sea                 | 8      | SW and NW   | 9    | NW and SE |
        | FEC     | L27 | into the sea                 | 8      | W and NE    | 9    | SW and NE |
        | FEC     | L27 | into the sea                 | 8      | NE and SE   | 9    | SW and NE |

    @18FL-7.2.1-l
    Scenario Outline: A tile further on the <company> lays no track on <hex> that points <where>: #<number> joining <wrong sides>
      Given the <company> is in operation at a par of $100
      And Alice is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And #<first> lies on <near>, joining <near sides>
      And it is the <company>'s turn to lay track
      When the <company> tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays #<twin> on <hex>, joining <sides>
      Then #<twin> lies on <hex>, joining <sides>

      Examples:
        | company | near | first | near sides | hex | where                 | number | wrong sides | twin | sides     |
        | L&N     | B7   | 4     | W and E    | B9  | to the dark green A10 | 8      | W and NE    | 9    | W and E   |
        | L&N     | B7   | 4     | W and E    | B9  | into the sea          | 8      | W and SE    | 9    | W and E   |
        | TPS     | B13  | 4     | W and E    | B11 | to the dark green A10 | 8      | NW and E    | 9    | W and E   |
        | TPS     | B13  | 4     | W and E    | B11 | into the sea          | 8      | SW and E    | 9    | W and E   |
        | TPS     | C14  | 58    | W and NE   | C12 | into the sea          | 9      | W and E     | 8    | NW and E  |
        | TPS     | C14  | 58    | W and NE   | C12 | into the sea          | 8      | SW and E    | 8    | NW and E  |
        | TPS     | B17  | 9     | W and E    | B19 | to the dark green A18 | 3      | W and NW    | 4    | W and E   |
        | TPS     | B17  | 9     | W and E    | B19 | to the dark green A20 | 58     | W and NE    | 4    | W and E   |
        | TPS     | C14  | 3     | NE and E   | C16 | into the sea          | 8      | W and SE    | 9    | W and E   |
        | SAL     | C24  | 4     | NW and SE  | D25 | into the sea          | 58     | NW and E    | 4    | NW and SE |
        | SAL     | C24  | 4     | NW and SE  | D25 | into the sea          | 3      | NW and NE   | 4    | NW and SE |
        | ACL     | F21  | 8     | SW and NW  | E20 | into the sea          | 8      | W and SE    | 9    | NW and SE |
        | ACL     | H21  | 9     | NW and SE  | I22 | into the sea          | 3      | W and NW    | 4    | NW and SE |
        | ACL     | H21  | 9     | NW and SE  | I22 | into the sea          | 58     | SW and NW   | 4    | NW and SE |
        | FEC     | L27  | 9     | SW and NE  | M26 | into the sea          | 9      | SW and NE   | 8    | W and NE  |
        | FEC     | L27  | 9     | SW and NE  | M26 | into the sea          | 8      | NE and SE   | 8    | W and NE  |
        | FEC     | J27  | 6 FL  | NE and SE  | I28 | into the sea          | 4      | SW and NE   | 58   | SW and NW |
        | FEC     | J27  | 6 FL  | NE and SE  | I28 | into the sea          | 58     | SW and E    | 58   | SW and NW |
        | FEC     | J27  | 6 FL  | NE and SE  | I28 | into the sea          | 3      | SW and SE   | 58   | SW and NW |

    @18FL-7.2.1-l
    Scenario Outline: Two tiles further on the <company> lays no track on <hex> into the sea: #<number> joining <wrong sides>
      Given the <company> is in operation at a par of $100
      And Alice is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And #<first> lies on <near>, joining <near sides>
      And #<second> lies on <next>, joining <next sides>
      And the <company> has tokens in <stations>
      And it is the <company>'s turn to lay track
      When the <company> tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays #<twin> on <hex>, joining <sides>
      Then #<twin> lies on <hex>, joining <sides>

      Examples:
        | company | stations | near | first | near sides | next | second | next sides | hex | number | wrong sides | twin | sides     |
        | ACL     | F23      | F23  | 6 O   | W and NE   | E24  | 9      | SW and NE  | F21 | 9      | W and E     | 8    | SW and E  |
        | ACL     | F23      | F23  | 6 O   | NW and E   | H21  | 9      | NW and SE  | F25 | 9      | W and E     | 8    | W and SE  |
        | ACL     | F23      | F23  | 6 O   | NW and E   | F25  | 8      | W and SE   | G26 | 8      | NW and E    | 9    | NW and SE |
        | ACL     | F23      | F23  | 6 O   | NW and E   | E22  | 8      | W and SE   | E20 | 8      | SW and E    | 8    | NW and E  |
        | FEC     | J27      | J27  | 6 FL  | SW and NW  | L27  | 9      | SW and NE  | K26 | 9      | SW and NE   | 8    | W and NE  |
        | FEC     | J27      | J27  | 6 FL  | SW and NW  | K26  | 8      | W and NE   | K24 | 9      | W and E     | 8    | NW and E  |
        | FEC     | J27      | J27  | 6 FL  | SW and NW  | K26  | 8      | W and NE   | K24 | 8      | SW and E    | 8    | NW and E  |
        | FEC     | J27      | J27  | 6 FL  | W and SE   | J25  | 9      | W and E    | J23 | 9      | W and E     | 8    | NW and E  |
        | FEC     | J27      | J27  | 6 FL  | W and SE   | J25  | 9      | W and E    | J23 | 8      | SW and E    | 8    | NW and E  |
        | FEC     | J27      | J27  | 6 FL  | NE and SE  | I28  | 58     | SW and NW  | H27 | 8      | NE and SE   | 9    | NW and SE |

    @18FL-7.2.1-l
    Scenario Outline: Two tiles further on the <company> lays no track on the town of <hex> into the sea: #<number> joining <wrong sides>
      Given the <company> is in operation at a par of $100
      And Alice is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And #<first> lies on <near>, joining <near sides>
      And #<second> lies on <next>, joining <next sides>
      And it is the <company>'s turn to lay track
      When the <company> tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays #<twin> on <hex>, joining <sides>
      Then #<twin> lies on <hex>, joining <sides>

      Examples:
        | company | near | first | near sides | next | second | next sides | hex | number | wrong sides | twin | sides     |
        | SAL     | C24  | 4     | NW and SE  | D25  | 4      | NW and SE  | E26 | 4      | NW and SE   | 58   | SW and NW |
        | SAL     | C24  | 4     | NW and SE  | D25  | 4      | NW and SE  | E26 | 58     | NW and E    | 58   | SW and NW |
        | SAL     | C24  | 4     | NW and SE  | D25  | 4      | NW and SE  | E26 | 3      | NW and NE   | 58   | SW and NW |
        | TPS     | B17  | 8     | W and SE   | C18  | 9      | NW and SE  | D19 | 58     | SW and NW   | 4    | NW and SE |
        | TPS     | B17  | 8     | W and SE   | C18  | 9      | NW and SE  | D19 | 3      | W and NW    | 4    | NW and SE |
        | FEC     | L27  | 9     | SW and NE  | M26  | 8      | W and NE   | M24 | 4      | W and E     | 58   | SW and E  |
        | FEC     | L27  | 9     | SW and NE  | M26  | 8      | W and NE   | M24 | 58     | NW and E    | 58   | SW and E  |
        | FEC     | L27  | 9     | SW and NE  | M26  | 8      | W and NE   | M24 | 3      | NE and E    | 58   | SW and E  |
        | FEC     | L27  | 9     | SW and NE  | M26  | 8      | W and NE   | M24 | 3      | E and SE    | 58   | SW and E  |

    @18FL-7.2.1-l
    Scenario: No track points to a side of Savannah without track
      Given the SR is in operation at a par of $100
      And the TPS is in operation at a par of $90
      And Alice is president of the TPS with 60%
      And Bob is president of the SR with 60%
      And #9 lies on B17, joining W and E
      And #4 lies on B19, joining W and E
      And it is the TPS's turn to lay track
      When the TPS tries to lay #8 on B21, joining W and NE
      Then it is refused and nothing has changed
      When the TPS lays #9 on B21, joining W and E
      Then #9 lies on B21, joining W and E

    @18FL-7.2.1-l
    Scenario Outline: Track may point to the printed track of <city>
      Given the <company> is in operation at a par of $100
      And Alice is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And #9 lies on L27, joining SW and NE
      And #8 lies on M26, joining W and NE
      And the <company> owns a 2-train
      And it is the <company>'s turn to lay track
      When the <company> lays <tile> on <hex>, joining <sides>
      Then <tile> lies on <hex>, joining <sides>
      When the <company> runs
        | 2-train | <route> |
      Then the <company> has earned <revenue>

      Examples:
        | city        | company | tile | hex | sides    | route               | revenue |
        | New Orleans | L&N     | #9   | B3  | W and E  | B1 B3 B5            | $60     |
        | Havana      | FEC     | #58  | M24 | SW and E | K28 L27 M26 M24 N23 | $100    |

    @18FL-7.2.1-l
    Scenario Outline: <hex> has no track over the black line to <beyond>, coming from <from>
      Given the ACL is in operation at a par of $100
      And Alice is president of the ACL with 60%
      And the ACL has $100 in its treasury
      And #6 O lies on F23, joining <o sides>
      And #6 FL lies on J27, joining <fl sides>
      And #58 lies on I28, joining SW and NW
      And #8 lies on F25, joining W and SE
      And #8 lies on H21, joining NW and E
      And <first> lies on <near>, joining <near sides>
      And the ACL has tokens in F23 and J27
      And it is the ACL's turn to lay track
      When the ACL tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the ACL lays #<twin> on <hex>, joining <sides>
      Then #<twin> lies on <hex>, joining <sides>

      Examples:
        | hex | beyond | from | o sides  | fl sides  | near | first | near sides | number | wrong sides | twin | sides     |
        | H25 | H27    | H23  | W and NE | SW and NW | H23  | #9    | W and E    | 9      | W and E     | 8    | W and NE  |
        | H25 | I26    | G24  | W and SE | SW and NW | G24  | #9    | NW and SE  | 9      | NW and SE   | 8    | SW and NW |
        | H27 | H25    | I28  | W and NE | NE and SE | I22  | #4    | NW and SE  | 8      | W and SE    | 9    | NW and SE |
        | H27 | I26    | G26  | NW and E | SW and NW | G26  | #9    | NW and SE  | 8      | SW and NW   | 9    | NW and SE |
        | I26 | H25    | J27  | W and NE | SW and NW | I22  | #4    | NW and SE  | 9      | NW and SE   | 8    | W and SE  |
        | I26 | H27    | J27  | W and NE | SW and NW | I22  | #4    | NW and SE  | 8      | NE and SE   | 8    | W and SE  |
        | K26 | L27    | J27  | W and NE | SW and NW | I22  | #4    | NW and SE  | 8      | NE and SE   | 8    | W and NE  |

  Rule: replacements

    Background: it is phase 3
      Given 3 players at the table in phase 3

    @18FL-7.2.1-l
    Scenario Outline: The green #<number> on <hex> does not point <where> either
      Given the <company> is in operation at a par of $100
      And Alice is president of the <company> with 60%
      And <old> lies on <hex>, joining <old sides>
      And <near> lies on <near hex>, joining <near sides>
      And it is the <company>'s turn to lay track
      When the <company> tries to lay #<number> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays #<twin> on <twin hex>, joining <sides>
      Then #<twin> lies on <twin hex>, joining <sides>

      Examples:
        | company | hex | where                            | old | old sides | near  | near hex | near sides | number | wrong sides   | twin   | twin hex | sides         |
        | ACL     | H21 | into the sea                     | #9  | NW and SE | #4    | I22      | NW and SE  | 82     | SW, NW and SE | 82     | H21      | NW, NE and SE |
        | ACL     | I22 | into the sea                     | #4  | NW and SE | #9    | H21      | NW and SE  | 141    | SW, NW and SE | 141    | I22      | NW, NE and SE |
        | SR      | B21 | to the dark green A20            | #9  | W and E   | #4    | B19      | W and E    | 82     | W, NW and E   | 82     | B21      | W, E and SE   |
        | SR      | B21 | to Savannah's side without track | #9  | W and E   | #4    | B19      | W and E    | 83     | W, NE and E   | 82     | B21      | W, E and SE   |
        | TPS     | B17 | to the dark green A16            | #9  | W and E   | #4    | B19      | W and E    | 82     | W, NW and E   | 82     | B17      | W, E and SE   |
        | TPS     | B17 | to the dark green A18            | #9  | W and E   | #4    | B19      | W and E    | 83     | W, NE and E   | 82     | B17      | W, E and SE   |
        | TPS     | B13 | to the dark green A12            | #4  | W and E   | #9    | B17      | W and E    | 141    | W, NW and E   | 141    | B13      | W, E and SE   |
        | TPS     | B13 | to the dark green A14            | #4  | W and E   | #9    | B17      | W and E    | 142    | W, NE and E   | 142    | B13      | SW, W and E   |
        | FEC     | L27 | over the black line to K26       | #9  | SW and NE | #6 FL | J27      | W and SE   | 83     | SW, NW and NE | 443 FL | J27      | W, NE and SE  |
        | FEC     | L27 | into the sea                     | #9  | SW and NE | #6 FL | J27      | W and SE   | 82     | SW, NE and E  | 443 FL | J27      | W, NE and SE  |
        | FEC     | L27 | into the sea                     | #9  | SW and NE | #6 FL | J27      | W and SE   | 83     | SW, NE and SE | 443 FL | J27      | W, NE and SE  |

    @18FL-7.2.1-l
    Scenario: A brown tile does not point into the sea either
      Given it is phase 5
      And the ACL is in operation at a par of $100
      And Alice is president of the ACL with 60%
      And #82 lies on H21, joining NW, NE and SE
      And it is the ACL's turn to lay track
      When the ACL tries to lay #544 on H21, joining SW, NW, NE and SE
      Then it is refused and nothing has changed
      When the ACL lays #545 on H21, joining NW, NE, E and SE
      Then #545 lies on H21, joining NW, NE, E and SE

    # The track of A4 and A6 is no route, but it counts as track to point to.
    @18FL-7.2.1-m @18FL-7.2.1-l
    Scenario: Mobile's green tile points to the ends of track in A4 and A6
      Given the L&N is in operation at a par of $100
      And Alice is president of the L&N with 60%
      And #4 lies on B7, joining W and E
      And it is the L&N's turn to lay track
      When the L&N tries to lay #15 on B5, joining SW, W, E and SE
      Then it is refused and nothing has changed
      When the L&N lays #15 on B5, joining W, NW, NE and E
      Then #15 lies on B5, joining W, NW, NE and E
      And 1 of #15 is left

    @18FL-7.2.1-n @18FL-7.2.1-m @18FL-7.4-d
    Scenario Outline: No train goes to the end of track in <end>
      Given the L&N is in operation at a par of $100
      And Alice is president of the L&N with 60%
      And #15 lies on B5, joining W, NW, NE and E
      And #4 lies on B7, joining W and E
      And the L&N owns a 2-train
      And it is the L&N's turn to run its trains
      When the L&N tries to run
        | 2-train | <end> B5 B7 |
      Then it is refused and nothing has changed
      When the L&N tries to run
        | 2-train | <end> B5 |
      Then it is refused and nothing has changed
      When the L&N runs
        | 2-train | B5 B7 |
      Then the L&N has earned $40

      Examples:
        | end |
        | A4  |
        | A6  |

    @18FL-7.2.1-n
    Scenario: The ends of track in A4 and A6 have no value and are no second place of a route
      Given the L&N is in operation at a par of $100
      And Alice is president of the L&N with 60%
      And the L&N owns a 2-train
      And the L&N has $500 in its treasury
      And it is the L&N's turn to lay track
      When the L&N lays #15 on B5, joining W, NW, NE and E
      Then #15 lies on B5, joining W, NW, NE and E
      When the L&N places no token
      And the L&N runs no train
      Then the L&N has earned $0
      And it is the L&N's turn to buy trains
