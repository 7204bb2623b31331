Feature: What a replacement keeps
  All track that a hex had stays: no side is lost, and no way between two sides. The old tile goes back to the supply
  and can be laid again. What is printed on the map is no tile and goes nowhere.

  Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, with a station in Orlando, F23
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And the ACL has a token in F23
    And it is the ACL's turn to lay track

  @18FL-7.2.1-p
  Scenario Outline: <what> keeps the sides it has: #<number> is laid joining <sides>, not <wrong sides>
    Given <old> lies on <hex>, joining <old sides>
    When the ACL tries to lay #<number> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays #<number> on <hex>, joining <sides>
    Then #<number> lies on <hex>, joining <sides>

    Examples:
      | what                | hex | old   | old sides     | number | wrong sides          | sides                |
      | Yellow plain track  | E24 | #9    | SW and NE     | 82     | SW, NW and SE        | SW, W and NE         |
      | Yellow plain track  | E24 | #9    | SW and NE     | 83     | SW, W and E          | SW, NW and NE        |
      | Yellow plain track  | F21 | #8    | SW and E      | 80     | NE, E and SE         | SW, E and SE         |
      | Green plain track   | E24 | #82   | SW, W and NE  | 545    | SW, NW, W and SE     | SW, W, NW and NE     |
      | Green plain track   | E24 | #83   | SW, NW and NE | 544    | SW, W, NE and E      | SW, NW, NE and SE    |
      | A yellow town       | D25 | #3    | SW and W      | 143    | SW, W and SE         | SW, W and NW         |
      | A green town        | D25 | #143  | SW, W and NW  | 146    | SW, W, NE and NW     | SW, W, NW and SE     |
      | Yellow Orlando      | F23 | #6o   | W and NE      | 443o   | SW, NW and E         | W, NE and SE         |

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
  Scenario: Trains run on over the track that a replacement has kept
    Given the ACL owns a 4-train
    And it is the ACL's turn to lay track
    When the ACL lays #80 on F21, joining SW, E and SE
    And the ACL runs
      | 4-train | G20 F21 F23 |
    Then the ACL has earned $50

  @18FL-7.2.1-q
  Scenario Outline: A replaced <colour> tile goes back to the supply
    Given <old> lies on <hex>, joining <old sides>
    When the ACL lays <tile> on <hex>, joining <sides>
    Then <left> of <old> are left
    And <new left> of <tile> are left
    And 3 tiles lie on the map

    Examples:
      | colour | hex | old   | old sides    | left | tile  | sides                   | new left |
      | yellow | F21 | #8    | SW and E     | 10   | #80   | SW, E and SE            | 3        |
      | yellow | F23 | #6o   | W and NE     | 1    | #443o | W, NE and SE            | 0        |
      | green  | F21 | #80   | SW, E and SE | 4    | #545  | SW, NE, E and SE        | 1        |
      | green  | F23 | #443o | W, NE and SE | 1    | #63   | SW, W, NW, NE, E and SE | 0        |

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
  Scenario: A tile that has come back is laid again
    Given it is phase 4
    And Alice is president of the ACL with 60%
    And #3 lies on each of C14, C24, D23, D25, E26 and I28, joining W and NW
    And #3 lies on D25, joining SW and W
    And #9 lies on H21, joining NW and SE
    And the ACL owns a 2-train
    When the ACL tries to lay #3 on I22, joining NW and NE
    Then it is refused and nothing has changed
    When the ACL lays #143 on D25, joining SW, W and NW
    Then 1 of #3 is left
