Feature: What a replacement keeps
  All track that a hex had stays: no side is lost, and no way between two sides. The old tile goes back to the supply
  and can be laid again. What is printed on the map is no tile and goes nowhere.

  Background: the Atlantic Coast Line, ACL, at home in Tampa, G20
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And it is the ACL's turn to lay track

  @18FL-7.2.1-p
  Scenario Outline: Plain track keeps its sides: on #<old> joining <old sides> comes #<number> joining <sides>
    Given #<old> lies on F21, joining <old sides>
    When the ACL tries to lay #<wrong> on F21, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays #<number> on F21, joining <sides>
    Then #<number> lies on F21, joining <sides>

    Examples:
      | old | old sides     | wrong | wrong sides       | number | sides             |
      | 8   | SW and E      | 82    | SW, NW and SE     | 82     | SW, NE and E      |
      | 9   | SW and NE     | 82    | SW, NW and SE     | 82     | SW, NE and E      |
      | 80  | SW, E and SE  | 546   | SW, NW, NE and E  | 546    | SW, NW, E and SE  |
      | 81  | SW, NW and E  | 544   | SW, NW, NE and SE | 546    | SW, NW, NE and E  |
      | 81  | SW, NW and E  | 545   | SW, NE, E and SE  | 546    | SW, NW, E and SE  |

  @18FL-7.2.1-p
  Scenario Outline: A town keeps its sides: on #<old> joining <old sides> comes #<number> joining <sides>
    Given #9 lies on F21, joining SW and NE
    And #9 lies on E22, joining SW and NE
    And #<old> lies on D23, joining <old sides>
    When the ACL tries to lay #<wrong> on D23, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays #<number> on D23, joining <sides>
    Then #<number> lies on D23, joining <sides>

    Examples:
      | old | old sides    | wrong | wrong sides      | number | sides            |
      | 4   | SW and NE    | 143   | SW, W and NW     | 141    | SW, W and NE     |
      | 58  | SW and NW    | 142   | SW, W and E      | 142    | SW, NW and NE    |
      | 3   | SW and W     | 143   | SW, E and SE     | 143    | SW, W and NW     |
      | 143 | SW, W and NW | 146   | SW, NE, E and SE | 146    | SW, W, NW and NE |

  @18FL-7.2.1-p
  Scenario: A city tile keeps the sides that it had
    Given #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And the ACL has a token in F23
    When the ACL tries to lay #443 O on F23, joining SW, NW and E
    Then it is refused and nothing has changed
    When the ACL lays #443 O on F23, joining W, NE and SE
    Then #443 O lies on F23, joining W, NE and SE
    And the ACL has tokens in G20 and F23 only

  @18FL-7.2.1-p
  Scenario Outline: Printed track is kept as well: <city>
    Given the <company> is in operation at a par of $90
    And Bob is president of the <company> with 60%
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | city         | company | hex | tile | wrong sides       | sides            |
      | Tallahassee  | TPS     | B15 | #15  | SW, W, NW and SE  | SW, W, E and SE  |
      | Tallahassee  | TPS     | B15 | #15  | W, NW, NE and E   | SW, W, E and SE  |
      | Jacksonville | SR      | B23 | #487 | SW, NE, E and SE  | SW, W, NW and SE |
      | Miami        | FEC     | K28 | #405 | SW, W and SE      | SW, W and NW     |

  @18FL-7.2.1-p
  Scenario: Trains run on over track that a replacement has kept
    Given #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And the ACL owns a 4-train
    When the ACL lays #80 on F21, joining SW, E and SE
    And the ACL runs
      | 4-train | G20 F21 F23 |
    Then the ACL has earned $50

  @18FL-7.2.1-q
  Scenario Outline: A replaced <colour> tile goes back to the supply, here <old>
    Given <old> lies on <hex>, joining <old sides>
    And #9 lies on H21, joining NW and SE
    And the ACL has a token in <token>
    When the ACL lays <tile> on <hex>, joining <sides>
    Then <left> of <old> are left
    And <new left> of <tile> are left
    And 2 tiles lie on the map

    Examples:
      | colour | hex | token | old    | old sides    | left | tile   | sides                   | new left |
      | yellow | F23 | F23   | #6 O   | W and NE     | 1    | #443 O | W, NE and SE            | 0        |
      | green  | F23 | F23   | #443 O | W, NE and SE | 1    | #63    | SW, W, NW, NE, E and SE | 0        |

  @18FL-7.2.1-q
  Scenario Outline: Replaced plain track goes back to the supply, here <old>
    Given <old> lies on F21, joining <old sides>
    When the ACL lays <tile> on F21, joining <sides>
    Then <left> of <old> are left
    And <new left> of <tile> are left
    And 1 tile lies on the map

    Examples:
      | old | old sides    | left | tile | sides            | new left |
      | #8  | SW and E     | 10   | #80  | SW, E and SE     | 3        |
      | #80 | SW, E and SE | 4    | #545 | SW, NE, E and SE | 1        |

  @18FL-7.2.1-q
  Scenario: A brown tile that is replaced goes back as well
    Given it is phase 6
    And the SR is in operation at a par of $90
    And Bob is president of the SR with 60%
    And #488 lies on B23, joining SW, W, NW and SE
    And it is the SR's turn to lay track
    When the SR lays #489 on B23, joining SW, W, NW and SE
    Then 1 of #488 is left
    And 0 of #489 are left

  @18FL-7.2.1-q
  Scenario: Printed track gives no tile to the supply
    When the ACL lays #405 on G20, joining NE, E and SE
    Then 1 of #405 is left
    And 1 tile lies on the map
    And 1 of #6 O is left
    And 1 of #6 FL is left
    And 2 of #15 are left

  @18FL-7.2.1-q @18FL-7.2.1-h
  Scenario: A tile that has come back is laid again
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And #3 lies on each of C14, C24, D23 and E26, joining W and NW
    And #3 lies on each of B13 and D25, joining SW and W
    And #6 FL lies on J27, joining NE and SE
    And #9 lies on H21, joining NW and SE
    And the ACL owns a 4-train
    When the ACL tries to lay #3 on I22, joining NW and NE
    Then it is refused and nothing has changed
    When the ACL lays #143 on D25, joining SW, W and NW
    Then 1 of #3 is left
    When the ACL runs
      | 4-train | G20 F21 F23 E24 D25 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC lays #3 on I28, joining SW and W
    Then #3 lies on I28, joining SW and W
    And 0 of #3 are left
