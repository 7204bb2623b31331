Feature: Whoever lays track
  The rules for laying track are the same for the company that operates first and for one that operates later, and the
  same with two players as with more.

  # Each row has the clause that it breaks.
  @18FL-7.2.1-i @18FL-7.2.1-p @18FL-7.2.1-c @18FL-7.2.1-g @18FL-7.2.1-s
  Scenario Outline: With <count> players, the FEC standing at <FEC>, the ACL does not lay #<number> on <hex>, joining <sides>
    Given <count> players at the table in phase <phase>
    And the ACL is in operation at a par of $80
    And the FEC is in operation at a par of <FEC>
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And the ACL has $500 in its treasury
    And #<old> lies on <at>, joining <old sides>
    And it is the ACL's turn to lay track
    When the ACL tries to lay #<number> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the ACL lays #9 on H21, joining NW and SE
    Then #9 lies on H21, joining NW and SE

    Examples: the FEC has operated before
      | count | FEC  | phase | at  | old | old sides    | number | hex | sides            | clause       |
      | 3     | $100 | 3     | F21 | 8   | SW and E     | 82     | F21 | SW, NW and SE    | 18FL-7.2.1-p |
      | 3     | $100 | 3     | J25 | 9   | W and E      | 82     | J25 | W, NW and E      | 18FL-7.2.1-i |
      | 3     | $100 | 3     | F21 | 81  | SW, NW and E | 546    | F21 | SW, NW, NE and E | 18FL-7.2.1-c |

    Examples: two players
      | count | FEC  | phase | at  | old | old sides    | number | hex | sides            | clause       |
      | 2     | $70  | 3     | J25 | 9   | W and E      | 82     | J25 | W, NW and E      | 18FL-7.2.1-i |
      | 2     | $70  | 3     | F21 | 81  | SW, NW and E | 546    | F21 | SW, NW, NE and E | 18FL-7.2.1-c |
      | 2     | $70  | 5     | F21 | 8   | SW and E     | 546    | F21 | SW, NW, NE and E | 18FL-7.2.1-g |
      | 2     | $70  | 3     | F21 | 8   | SW and E     | 4      | H21 | NW and SE        | 18FL-7.2.1-s |
      | 2     | $70  | 3     | F21 | 8   | SW and E     | 9      | L27 | SW and NE        | 18FL-7.2.1-i |

  @18FL-7.2.1-p
  Scenario Outline: With <count> players, the FEC standing at <FEC>, a city tile keeps the sides that it had
    Given <count> players at the table in phase 3
    And the ACL is in operation at a par of $80
    And the FEC is in operation at a par of <FEC>
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And the ACL has a token in F23
    And it is the ACL's turn to lay track
    When the ACL tries to lay #443 O on F23, joining SW, NW and E
    Then it is refused and nothing has changed
    When the ACL lays #443 O on F23, joining W, NE and SE
    Then #443 O lies on F23, joining W, NE and SE

    Examples:
      | count | FEC  |
      | 3     | $100 |
      | 2     | $70  |

  @18FL-7.2.1-l @18FL-7.2.1-f
  Scenario Outline: With two players, too, <what>
    Given 2 players at the table in phase 3
    And the <company> is in operation at a par of $100
    And Alice is president of the <company> with 60%
    And the <company> has $39 in its treasury
    And #<first> lies on <near>, joining <near sides>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #<number> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the <company> lays #<twin> on <there>, joining <sides>
    Then #<twin> lies on <there>, joining <sides>

    Examples:
      | what                            | company | first | near | near sides   | number | hex | wrong sides | twin | there | sides        | clause       |
      | no track points into the sea    | L&N     | 9     | B3   | W and E      | 58     | B7  | W and NE    | 4    | B7    | W and E      | 18FL-7.2.1-l |
      | a dollar short of $40 is enough | FEC     | 9     | J25  | W and E      | 9      | L27 | SW and NE   | 405  | K28   | SW, W and NW | 18FL-7.2.1-f |

  @18FL-7.2.1-h
  Scenario: A company that operates later lays no tile either of which none is left
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $80
    And the FEC is in operation at a par of $100
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And #81 lies on F21, joining SW, NW and E
    And #546 lies on each of E20 and E22, turned 0
    And it is the ACL's turn to lay track
    When the ACL tries to lay #546 on F21, joining SW, NW, NE and E
    Then it is refused and nothing has changed
    When the ACL lays #9 on H21, joining NW and SE
    Then #9 lies on H21, joining NW and SE
