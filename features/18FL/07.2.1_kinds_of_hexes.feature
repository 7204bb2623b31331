Feature: Which tiles a hex takes
  Plain land takes plain track, a town takes town tiles, and each lettered city takes the tiles with its letters. What
  lies on such a hex is replaced only by a tile of the same sort, and those tiles go nowhere else.

  Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, with track to Orlando, F23
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

  @18FL-7.2.1-r @18FL-7.2.1-s
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

  @18FL-7.2.1-r @18FL-7.2.1-s
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

  @18FL-7.2.1-s @18FL-7.2.1-r
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
