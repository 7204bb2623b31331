Feature: Which tiles a hex takes
  Plain land takes plain track, a town takes town tiles, and each lettered city takes the tiles with its letters. What
  lies on such a hex is replaced only by a tile of the same sort, and those tiles go nowhere else. Tallahassee, Mobile,
  Tampa, Miami and Jacksonville have yellow track in print; Tallahassee and Mobile have nothing after green.

  Rule: tiles of another sort

    Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, with a station in Orlando, F23
      Given 3 players at the table in phase 6
      And the ACL is in operation at a par of $100
      And Alice is president of the ACL with 60%
      And the ACL has $500 in its treasury
      And #8 lies on F21, joining SW and E
      And it is the ACL's turn to lay track

    @18FL-7.2.1-r
    Scenario Outline: The town of Punta Gorda takes no <sort>: #<wrong>
      Given #9 lies on H21, joining NW and SE
      When the ACL tries to lay #<wrong> on I22, joining <wrong sides>
      Then it is refused and nothing has changed
      When the ACL lays #<tile> on I22, joining <sides>
      Then #<tile> lies on I22, joining <sides>

      Examples:
        | sort        | wrong | wrong sides | tile | sides     |
        | plain track | 9     | NW and SE   | 4    | NW and SE |
        | plain track | 8     | NW and E    | 58   | NW and E  |
        | city tile   | 6o    | NW and E    | 58   | NW and E  |
        | city tile   | 6fl   | NW and E    | 58   | NW and E  |

    @18FL-7.2.1-r
    Scenario Outline: A <colour> town tile is not replaced by <sort>: #<wrong>
      Given #9 lies on H21, joining NW and SE
      And #<old> lies on I22, joining <old sides>
      When the ACL tries to lay #<wrong> on I22, joining <wrong sides>
      Then it is refused and nothing has changed
      When the ACL lays #<tile> on I22, joining <sides>
      Then #<tile> lies on I22, joining <sides>

      Examples:
        | colour | sort        | old | old sides      | wrong | wrong sides      | tile | sides            |
        | yellow | plain track | 4   | NW and SE      | 82    | NW, NE and SE    | 141  | NW, NE and SE    |
        | yellow | plain track | 4   | NW and SE      | 83    | NW, E and SE     | 142  | NW, E and SE     |
        | yellow | plain track | 58  | NW and E       | 80    | NW, NE and E     | 143  | NW, NE and E     |
        | yellow | a city tile | 58  | NW and E       | 405   | NW, NE and E     | 143  | NW, NE and E     |
        | green  | plain track | 141 | NW, NE and SE  | 545   | NW, NE, E and SE | 146  | NW, NE, E and SE |

    @18FL-7.2.1-r
    Scenario Outline: Orlando takes no <sort>: #<wrong>
      When the ACL tries to lay #<wrong> on F23, joining <wrong sides>
      Then it is refused and nothing has changed
      When the ACL lays #6o on F23, joining <sides>
      Then #6o lies on F23, joining <sides>

      Examples:
        | sort                | wrong | wrong sides | sides    |
        | plain track         | 8     | W and NE    | W and NE |
        | plain track         | 9     | W and E     | W and SE |
        | town tile           | 58    | W and NE    | W and NE |
        | town tile           | 3     | W and NW    | W and NE |
        | Fort Lauderdale tile | 6fl  | W and NE    | W and NE |

    @18FL-7.2.1-r
    Scenario Outline: On Orlando's <colour> tile lies no <sort>: #<wrong>
      Given #<old> lies on F23, joining <old sides>
      And the ACL has a token in F23
      When the ACL tries to lay #<wrong> on F23, joining <wrong sides>
      Then it is refused and nothing has changed
      When the ACL lays #<tile> on F23, joining <sides>
      Then #<tile> lies on F23, joining <sides>

      Examples:
        | colour | sort                 | old  | old sides    | wrong | wrong sides          | tile | sides                   |
        | yellow | Fort Lauderdale tile | 6o   | W and NE     | 443fl | W, NE and SE         | 443o | W, NE and SE            |
        | yellow | Tampa tile           | 6o   | W and NE     | 405   | W, NW and NE         | 443o | W, NE and SE            |
        | yellow | Mobile tile          | 6o   | W and NE     | 15    | W, NW, NE and E      | 443o | W, NE and SE            |
        | yellow | plain track          | 6o   | W and NE     | 80    | W, NW and NE         | 443o | W, NE and SE            |
        | yellow | town tile            | 6o   | W and NE     | 143   | W, NW and NE         | 443o | W, NE and SE            |
        | green  | Fort Lauderdale tile | 443o | W, NE and SE | 611   | W, NW, NE, E and SE  | 63   | SW, W, NW, NE, E and SE |

    @18FL-7.2.1-r
    Scenario Outline: Fort Lauderdale takes its own tiles: #<tile>, not <sort> #<wrong>
      Given the FEC is in operation at a par of $90
      And Bob is president of the FEC with 60%
      And #<old> lies on <old hex>, joining <old sides>
      And the FEC has $100 in its treasury
      And it is the FEC's turn to lay track
      When the FEC tries to lay #<wrong> on J27, joining <wrong sides>
      Then it is refused and nothing has changed
      When the FEC lays #<tile> on J27, joining <sides>
      Then #<tile> lies on J27, joining <sides>

      Examples:
        | tile  | sides                | sort        | wrong | wrong sides             | old   | old hex | old sides    |
        | 6fl   | W and SE             | Orlando's   | 6o    | W and SE                | 9     | L27     | SW and NE    |
        | 6fl   | W and SE             | plain       | 8     | W and SE                | 9     | L27     | SW and NE    |
        | 6fl   | W and SE             | a town's    | 58    | W and SE                | 9     | L27     | SW and NE    |
        | 443fl | W, NE and SE         | Orlando's   | 443o  | W, NE and SE            | 6fl   | J27     | W and SE     |
        | 443fl | W, NE and SE         | Tampa's     | 405   | SW, W and SE            | 6fl   | J27     | W and SE     |
        | 443fl | W, NE and SE         | plain       | 83    | W, NW and SE            | 6fl   | J27     | W and SE     |
        | 611   | SW, W, NW, NE and SE | Orlando's   | 63    | SW, W, NW, NE, E and SE | 443fl | J27     | W, NE and SE |

    @18FL-7.2.1-r
    Scenario Outline: Printed <city> is replaced by its own tile, not by #<wrong>
      Given the <company> is in operation at a par of $90
      And Bob is president of the <company> with 60%
      And it is the <company>'s turn to lay track
      When the <company> tries to lay #<wrong> on <hex>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the <company> lays #<tile> on <hex>, joining <sides>
      Then #<tile> lies on <hex>, joining <sides>

      Examples:
        | city         | company | hex | wrong | wrong sides      | tile | sides            |
        | Miami        | FEC     | K28 | 80    | SW, W and NW     | 405  | SW, W and NW     |
        | Miami        | FEC     | K28 | 143   | SW, W and NW     | 405  | SW, W and NW     |
        | Tampa        | ACL     | G20 | 80    | NE, E and SE     | 405  | NE, E and SE     |
        | Tampa        | ACL     | G20 | 143   | NE, E and SE     | 405  | NE, E and SE     |
        | Jacksonville | SR      | B23 | 15    | SW, W, NW and SE | 487  | SW, W, NW and SE |

    @18FL-7.2.1-s
    Scenario Outline: A plain hex takes no <sort>: #<wrong>
      Given #6o lies on F23, joining W and NE
      And #<old> lies on <hex>, joining <old sides>
      And the ACL has a token in F23
      When the ACL tries to lay #<wrong> on <target>, joining <wrong sides>
      Then it is refused and nothing has changed
      When the ACL lays #<tile> on <target>, joining <sides>
      Then #<tile> lies on <target>, joining <sides>

      Examples:
        | sort                       | hex | old | old sides     | target | wrong | wrong sides          | tile | sides             |
        | town tile                  | H21 | 9   | NW and SE     | E24    | 4     | SW and NE            | 9    | SW and NE         |
        | town tile                  | H21 | 9   | NW and SE     | E24    | 58    | SW and NW            | 8    | SW and NW         |
        | town tile                  | H21 | 9   | NW and SE     | E24    | 3     | SW and W             | 8    | SW and NW         |
        | city tile of Fort Lauderdale | H21 | 9 | NW and SE     | E24    | 6fl   | SW and NW            | 8    | SW and NW         |
        | green town tile            | E24 | 9   | SW and NE     | E24    | 141   | SW, W and NE         | 82   | SW, W and NE      |
        | green town tile            | E24 | 9   | SW and NE     | E24    | 142   | SW, NE and SE        | 83   | SW, NE and SE     |
        | green town tile            | E24 | 8   | SW and NW     | E24    | 143   | SW, W and NW         | 80   | SW, W and NW      |
        | green city tile of Orlando | E24 | 8   | SW and NW     | E24    | 443o  | SW, NW and E         | 81   | SW, NW and E      |
        | green city tile of Tampa   | E24 | 8   | SW and NW     | E24    | 405   | SW, W and NW         | 80   | SW, W and NW      |
        | green city tile of Mobile  | E24 | 8   | SW and NW     | E24    | 15    | SW, W, NW and NE     | 80   | SW, W and NW      |
        | brown town tile            | E24 | 82  | SW, W and NE  | E24    | 146   | SW, W, NW and NE     | 545  | SW, W, NW and NE  |
        | brown city tile of Orlando | E24 | 82  | SW, W and NE  | E24    | 63    | SW, W, NW, NE, E and SE | 545 | SW, W, NW and NE |
        | brown tile of Fort Lauderdale | E24 | 82 | SW, W and NE | E24   | 611   | SW, W, NW, NE and E  | 545  | SW, W, NW and NE  |
        | brown city tile of Tampa   | E24 | 80  | SW, W and NW  | E24    | 431   | SW, W and NW         | 545  | SW, W, NW and NE  |

    @18FL-7.2.1-s
    Scenario Outline: The tile of <city> goes to no town: #<wrong>
      Given #9 lies on H21, joining NW and SE
      And #<old> lies on I22, joining <old sides>
      When the ACL tries to lay #<wrong> on I22, joining <wrong sides>
      Then it is refused and nothing has changed
      When the ACL lays #<tile> on I22, joining <sides>
      Then #<tile> lies on I22, joining <sides>

      Examples:
        | city   | old | old sides     | wrong | wrong sides      | tile | sides            |
        | Tampa  | 58  | NW and E      | 405   | NW, NE and E     | 143  | NW, NE and E     |
        | Mobile | 58  | NW and E      | 15    | NW, NE, E and SE | 143  | NW, NE and E     |
        | Tampa  | 143 | NW, NE and E  | 431   | NW, NE and E     | 146  | NW, NE, E and SE |

  Rule: the table of hexes and tiles

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
    Scenario Outline: On green #<old> comes brown #<tile>
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

    @18FL-7.2.1-v
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

    @18FL-7.2.1-y
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

    @18FL-7.2.1-z
    Scenario Outline: Jacksonville takes no yellow tile, then green #487: not #<wrong>
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
