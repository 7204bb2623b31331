Feature: The table of hexes and tiles
  What lies on a hex, colour by colour: plain hexes 8 and 9, 80 to 83, then 544 to 546; towns 3, 4 and 58, 141 to 143,
  then 146. Each lettered city has its own row. Tallahassee, Mobile, Tampa, Miami and Jacksonville have yellow track in
  print and take no yellow tile; Tallahassee and Mobile have nothing after green.

  Background: everything is in the supply, phase 6 has come
    Given 3 players at the table in phase 6
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury

  @18FL-7.2.1-t
  Scenario Outline: A plain hex takes <colour> #<tile> joining <sides>
    Given <old> lies on <hex>, joining <old sides>
    And it is the ACL's turn to lay track
    When the ACL lays #<tile> on F21, joining <sides>
    Then #<tile> lies on F21, joining <sides>
    And <left> of #<tile> are left

    Examples:
      | colour | tile | old | hex | old sides     | sides             | left |
      | yellow | 8    | #9  | E24 | SW and NE     | SW and E          | 9    |
      | yellow | 8    | #9  | E24 | SW and NE     | SW and NW         | 9    |
      | yellow | 9    | #8  | E24 | SW and E      | SW and NE         | 13   |
      | green  | 80   | #8  | F21 | SW and E      | SW, E and SE      | 3    |
      | green  | 81   | #8  | F21 | SW and E      | SW, NW and E      | 3    |
      | green  | 82   | #9  | F21 | SW and NE     | SW, NE and E      | 5    |
      | green  | 82   | #8  | F21 | SW and E      | SW, NE and E      | 5    |
      | green  | 83   | #9  | F21 | SW and NE     | SW, NE and SE     | 5    |
      | green  | 83   | #9  | F21 | SW and NE     | SW, NW and NE     | 5    |
      | brown  | 544  | #82 | F21 | SW, NW and SE | SW, NW, NE and SE | 1    |
      | brown  | 545  | #82 | F21 | SW, NE and E  | SW, NE, E and SE  | 1    |
      | brown  | 546  | #81 | F21 | SW, NW and E  | SW, NW, NE and E  | 1    |
      | brown  | 546  | #82 | F21 | SW, NW and SE | SW, NW, E and SE  | 1    |

  # The 533 of the table is a tile of another kind; the box has the 544.
  @18FL-7.2.1-t
  Scenario Outline: A plain hex with green #<old> takes brown #<tile>
    Given #<old> lies on F21, joining <old sides>
    And it is the ACL's turn to lay track
    When the ACL lays #<tile> on F21, joining <sides>
    Then #<tile> lies on F21, joining <sides>

    Examples:
      | old | old sides     | tile | sides             |
      | 80  | SW, E and SE  | 545  | SW, NE, E and SE  |
      | 80  | SW, E and SE  | 546  | SW, NW, E and SE  |
      | 81  | SW, NW and E  | 546  | SW, NW, E and SE  |
      | 83  | SW, NE and SE | 544  | SW, NW, NE and SE |
      | 83  | SW, NE and SE | 545  | SW, NE, E and SE  |
      | 83  | SW, NW and NE | 544  | SW, NW, NE and SE |
      | 83  | SW, NW and NE | 546  | SW, NW, NE and E  |

  @18FL-7.2.1-u
  Scenario Outline: A town takes <colour> #<tile> joining <sides>
    Given #9 lies on F21, joining SW and NE
    And #9 lies on E22, joining SW and NE
    And <old> lies on <hex>, joining <old sides>
    And it is the ACL's turn to lay track
    When the ACL lays #<tile> on D23, joining <sides>
    Then #<tile> lies on D23, joining <sides>
    And <left> of #<tile> are left

    Examples:
      | colour | tile | old  | hex | old sides    | sides            | left |
      | yellow | 3    | #9   | B9  | W and E      | SW and W         | 5    |
      | yellow | 4    | #9   | B9  | W and E      | SW and NE        | 7    |
      | yellow | 58   | #9   | B9  | W and E      | SW and E         | 7    |
      | green  | 141  | #4   | D23 | SW and NE    | SW, W and NE     | 4    |
      | green  | 142  | #4   | D23 | SW and NE    | SW, NE and SE    | 4    |
      | green  | 143  | #3   | D23 | SW and W     | SW, W and NW     | 4    |
      | green  | 143  | #58  | D23 | SW and E     | SW, E and SE     | 4    |
      | green  | 141  | #3   | D23 | SW and W     | SW, W and NE     | 4    |
      | green  | 142  | #3   | D23 | SW and W     | SW, W and E      | 4    |
      | brown  | 146  | #141 | D23 | SW, W and NE | SW, W, NW and NE | 7    |
      | brown  | 146  | #142 | D23 | SW, W and E  | SW, W, E and SE  | 7    |
      | brown  | 146  | #143 | D23 | SW, W and NW | SW, W, NW and NE | 7    |

  @18FL-7.2.1-w
  Scenario Outline: Orlando takes <colour> #<tile> after <before>
    Given #8 lies on F21, joining SW and E
    And <old> lies on <hex>, joining <old sides>
    And it is the ACL's turn to lay track
    When the ACL lays #<tile> on F23, joining <sides>
    Then #<tile> lies on F23, joining <sides>
    And 0 of #<tile> are left

    Examples:
      | colour | tile | before       | old   | hex | old sides    | sides                   |
      | yellow | 6o   | nothing      | #9    | B9  | W and E      | W and NE                |
      | yellow | 6o   | nothing      | #9    | B9  | W and E      | W and SE                |
      | green  | 443o | its yellow 6 | #6o   | F23 | W and NE     | W, NE and SE            |
      | brown  | 63   | its 443      | #443o | F23 | W, NE and SE | SW, W, NW, NE, E and SE |

  @18FL-7.2.1-x
  Scenario Outline: Fort Lauderdale takes <colour> #<tile> after <before>
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And <old> lies on <hex>, joining <old sides>
    And it is the FEC's turn to lay track
    When the FEC lays #<tile> on J27, joining <sides>
    Then #<tile> lies on J27, joining <sides>
    And 0 of #<tile> are left

    Examples:
      | colour | tile  | before       | old    | hex | old sides    | sides                |
      | yellow | 6fl   | nothing      | #9     | B9  | W and E      | NE and SE            |
      | yellow | 6fl   | nothing      | #9     | B9  | W and E      | W and SE             |
      | green  | 443fl | its yellow 6 | #6fl   | J27 | NE and SE    | W, NE and SE         |
      | brown  | 611   | its 443      | #443fl | J27 | W, NE and SE | SW, W, NW, NE and SE |

  @18FL-7.2.1-v @18FL-7.2.1-g
  Scenario Outline: Printed yellow, <city> takes no yellow tile, but green #<tile>
    Given the <company> is in operation at a par of $90
    And Bob is president of the <company> with 60%
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #<yellow> on <hex>, joining <yellow sides>
    Then it is refused and nothing has changed
    When the <company> lays #<tile> on <hex>, joining <sides>
    Then #<tile> lies on <hex>, joining <sides>
    And <left> of #<tile> is left

    Examples:
      | city         | company | hex | yellow | yellow sides | tile | sides            | left |
      | Tallahassee  | TPS     | B15 | 6o     | SW and E     | 15   | SW, W, E and SE  | 1    |
      | Mobile       | L&N     | B5  | 6o     | W and NE     | 15   | W, NW, NE and E  | 1    |

  @18FL-7.2.1-y @18FL-7.2.1-g
  Scenario Outline: Printed yellow, <city> takes no yellow tile, but green #<tile>, the T of the table
    Given the <company> is in operation at a par of $90
    And Bob is president of the <company> with 60%
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #<yellow> on <hex>, joining <yellow sides>
    Then it is refused and nothing has changed
    When the <company> lays #<tile> on <hex>, joining <sides>
    Then #<tile> lies on <hex>, joining <sides>
    And <left> of #<tile> is left

    Examples:
      | city         | company | hex | yellow | yellow sides | tile | sides            | left |
      | Tampa        | ACL     | G20 | 6o     | NE and SE    | 405  | NE, E and SE     | 1    |
      | Miami        | FEC     | K28 | 6fl    | SW and NW    | 405  | SW, W and NW     | 1    |

  @18FL-7.2.1-y
  Scenario Outline: The green tile of <city> is replaced by brown #431
    Given the <company> is in operation at a par of $90
    And Bob is president of the <company> with 60%
    And #405 lies on <hex>, joining <sides>
    And it is the <company>'s turn to lay track
    When the <company> lays #431 on <hex>, joining <sides>
    Then #431 lies on <hex>, joining <sides>
    And 1 of #431 is left
    And 2 of #405 are left

    Examples:
      | city  | company | hex | sides        |
      | Tampa | ACL     | G20 | NE, E and SE |
      | Miami | FEC     | K28 | SW, W and NW |

  @18FL-7.2.1-z @18FL-7.2.1-g @18FL-7.2.1-aa
  Scenario Outline: Jacksonville takes green #487 first: not #<wrong>
    Given the SR is in operation at a par of $90
    And Bob is president of the SR with 60%
    And it is the SR's turn to lay track
    When the SR tries to lay #<wrong> on B23, joining <wrong sides>
    Then it is refused and nothing has changed
    When the SR lays #487 on B23, joining SW, W, NW and SE
    Then #487 lies on B23, joining SW, W, NW and SE
    And 0 of #487 are left

    Examples:
      | wrong | wrong sides      |
      | 6o    | W and SE         |
      | 488   | SW, W, NW and SE |
      | 489   | SW, W, NW and SE |

  @18FL-7.2.1-z @18FL-7.2.1-aa
  Scenario: Jacksonville's green tile is replaced by brown #488, and that by gray #489
    Given the SR is in operation at a par of $90
    And the SAL is in operation at a par of $80
    And Bob is president of the SR with 60%
    And Carol is president of the SAL with 60%
    And #487 lies on B23, joining SW, W, NW and SE
    And the SR owns a 4-train
    And it is the SR's turn to lay track
    When the SR lays #488 on B23, joining SW, W, NW and SE
    Then #488 lies on B23, joining SW, W, NW and SE
    And 1 of #487 is left
    When the SR runs
      | 4-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the SAL lays #489 on B23, joining SW, W, NW and SE
    Then #489 lies on B23, joining SW, W, NW and SE
    And 1 of #488 is left

  @18FL-7.2.1-v
  Scenario Outline: <city> has no brown tile: #<wrong> does not follow on #15
    Given the <company> is in operation at a par of $90
    And Bob is president of the <company> with 60%
    And #15 lies on <hex>, joining <old sides>
    And <near> lies on <near hex>, joining W and E
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #<wrong> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the <company> lays #<tile> on <near hex>, joining W, E and SE
    Then #<tile> lies on <near hex>, joining W, E and SE

    Examples:
      | city        | company | hex | old sides       | wrong | wrong sides             | near | near hex | tile |
      | Tallahassee | TPS     | B15 | SW, W, E and SE | 611   | SW, W, NW, E and SE     | #9   | B17      | 82   |
      | Tallahassee | TPS     | B15 | SW, W, E and SE | 63    | SW, W, NW, NE, E and SE | #9   | B17      | 82   |
      | Tallahassee | TPS     | B15 | SW, W, E and SE | 545   | SW, W, E and SE         | #9   | B17      | 82   |
      | Tallahassee | TPS     | B15 | SW, W, E and SE | 146   | SW, W, E and SE         | #4   | B13      | 141  |

  @18FL-7.2.1-v
  Scenario Outline: Mobile has no brown tile: #<wrong> does not follow on #15
    Given the L&N is in operation at a par of $90
    And Bob is president of the L&N with 60%
    And #15 lies on B5, joining W, NW, NE and E
    And it is the L&N's turn to lay track
    When the L&N tries to lay #<wrong> on B5, joining <wrong sides>
    Then it is refused and nothing has changed
    When the L&N lays #4 on B7, joining W and E
    Then #4 lies on B7, joining W and E

    Examples:
      | wrong | wrong sides              |
      | 545   | W, NW, NE and E          |
      | 146   | W, NW, NE and E          |
      | 611   | SW, W, NW, NE and E      |
      | 63    | SW, W, NW, NE, E and SE  |
