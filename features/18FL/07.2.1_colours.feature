Feature: The colours of the tiles
  Yellow tiles are laid from the start, green ones from phase 3 on, brown ones from phase 5 on. The one gray tile comes
  in phase 6, and it is for Jacksonville. What could be laid once can be laid for the rest of the game.

  A hex goes through the colours in their order: green lies on yellow, brown on green. Where no fitting green tile is
  left, a hex stays yellow.

  # -------------------------------------------------------------------------------------------- phases and colours

  # The table of phases says it again.
  @18FL-7.2.1-a @18FL-7.2.1-b @18FL-7.2.1-c @18FL-7.2.1-d @18FL-2-c @18FL-2-d @18FL-2-e
  Scenario Outline: In <phase> the latest colour is <colour>, not yet <next>
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And <old> lies on F23, joining <old sides>
    And it is the ACL's turn to lay track
    When the ACL tries to lay <wrong> on F23, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | phase   | colour | next  | old   | old sides    | wrong | wrong sides              | tile | hex | sides         | clause                             |
      | phase 2 | yellow | green | #6o   | W and NE     | #443o | W, NE and SE             | #9   | E24 | SW and NE     | 18FL-7.2.1-b 18FL-2-c              |
      | phase 3 | green  | brown | #443o | W, NE and SE | #63   | SW, W, NW, NE, E and SE  | #405 | G20 | NE, E and SE  | 18FL-7.2.1-c 18FL-7.2.1-d 18FL-2-d |
      | phase 4 | green  | brown | #443o | W, NE and SE | #63   | SW, W, NW, NE, E and SE  | #405 | G20 | NE, E and SE  | 18FL-7.2.1-c 18FL-7.2.1-d 18FL-2-e |

  # The table of phases says it again.
  @18FL-7.2.1-a @18FL-7.2.1-b @18FL-7.2.1-c @18FL-7.2.1-d @18FL-7.2.1-e @18FL-2-c @18FL-2-d @18FL-2-e @18FL-2-f @18FL-2-g
  Scenario Outline: In <phase> <colour> tiles may be laid
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And <old> lies on F23, joining <old sides>
    And it is the ACL's turn to lay track
    When the ACL lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And <left> of <tile> are left
    And the ACL has $500 in its treasury

    Examples:
      | phase   | colour | old   | old sides    | tile  | hex | sides                   | left | clause                             |
      | phase 2 | yellow | #6o   | W and NE     | #9    | E24 | SW and NE               | 13   | 18FL-7.2.1-b 18FL-2-c              |
      | phase 3 | yellow | #6o   | W and NE     | #9    | E24 | SW and NE               | 13   | 18FL-7.2.1-b 18FL-2-d              |
      | phase 3 | green  | #6o   | W and NE     | #443o | F23 | W, NE and SE            | 0    | 18FL-7.2.1-c 18FL-2-d              |
      | phase 4 | yellow | #6o   | W and NE     | #9    | E24 | SW and NE               | 13   | 18FL-7.2.1-b 18FL-2-e              |
      | phase 4 | green  | #6o   | W and NE     | #443o | F23 | W, NE and SE            | 0    | 18FL-7.2.1-c 18FL-2-e              |
      | phase 5 | yellow | #6o   | W and NE     | #9    | E24 | SW and NE               | 13   | 18FL-7.2.1-b 18FL-2-f              |
      | phase 5 | green  | #6o   | W and NE     | #443o | F23 | W, NE and SE            | 0    | 18FL-7.2.1-c 18FL-2-f              |
      | phase 5 | brown  | #443o | W, NE and SE | #63   | F23 | SW, W, NW, NE, E and SE | 0    | 18FL-7.2.1-d 18FL-2-f              |
      | phase 6 | yellow | #6o   | W and NE     | #9    | E24 | SW and NE               | 13   | 18FL-7.2.1-b 18FL-7.2.1-e 18FL-2-g |
      | phase 6 | green  | #6o   | W and NE     | #443o | F23 | W, NE and SE            | 0    | 18FL-7.2.1-c 18FL-7.2.1-e 18FL-2-g |
      | phase 6 | brown  | #443o | W, NE and SE | #63   | F23 | SW, W, NW, NE, E and SE | 0    | 18FL-7.2.1-d 18FL-7.2.1-e 18FL-2-g |

  # The tables of phases say it again.
  @18FL-7.2.1-a @18FL-7.2.1-d @18FL-7.2.1-e @18FL-7.2.1-aa @18FL-2-f @18FL-2-g @18FL-8.3-m
  Scenario: The gray tile of Jacksonville waits for phase 6
    Given 3 players at the table in phase 5
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And #488 lies on B23, joining SW, W, NW and SE
    And it is the SR's turn to lay track
    When the SR tries to lay #489 on B23, joining SW, W, NW and SE
    Then it is refused and nothing has changed
    When the SR lays #9 on B21, joining W and E
    Then #9 lies on B21, joining W and E

  @18FL-7.2.1-a @18FL-7.2.1-e @18FL-7.2.1-aa @18FL-2-g @18FL-8.3-m
  Scenario Outline: In phase 6 the gray tile lies on Jacksonville's brown one, not on <other>
    Given 3 players at the table in phase 6
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And #488 lies on B23, joining SW, W, NW and SE
    And <old> lies on <hex>, joining <old sides>
    And <near> lies on <near hex>, joining <near sides>
    And the SR has a token in <hex>
    And it is the SR's turn to lay track
    When the SR tries to lay #489 on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the SR lays #489 on B23, joining SW, W, NW and SE
    Then #489 lies on B23, joining SW, W, NW and SE
    And 0 of #489 are left

    Examples:
      | other            | hex | old  | old sides               | near | near hex | near sides | sides            |
      | Tallahassee      | B15 | #15  | SW, W, E and SE         | #9   | B17      | W and E    | SW, W, E and SE  |
      | Orlando          | F23 | #63  | SW, W, NW, NE, E and SE | #9   | E24      | SW and NE  | SW, W, NW and SE |
      | Tampa            | G20 | #431 | NE, E and SE            | #9   | H21      | NW and SE  | NW, NE, E and SE |
      | Fort Lauderdale  | J27 | #611 | SW, W, NW, NE and SE    | #9   | L27      | SW and NE  | SW, W, NW and NE |
      | Miami            | K28 | #431 | SW, W and NW            | #9   | L27      | SW and NE  | SW, W, NW and NE |
      | Mobile           | B5  | #15  | W, NW, NE and E         | #4   | B7       | W and E    | W, NW, NE and E  |

  @18FL-7.2.1-aa @18FL-7.2.1-z
  Scenario: The gray tile needs the brown one under it
    Given 3 players at the table in phase 6
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And #487 lies on B23, joining SW, W, NW and SE
    And it is the SR's turn to lay track
    When the SR tries to lay #489 on B23, joining SW, W, NW and SE
    Then it is refused and nothing has changed
    When the SR lays #488 on B23, joining SW, W, NW and SE
    Then #488 lies on B23, joining SW, W, NW and SE
    And 1 of #489 is left

  # --------------------------------------------------------------------------------------- the trains that begin it

  @18FL-7.2.1-c @18FL-2-d @18FL-8.3-b
  Scenario: Once the first 3-train is bought the next company can lay green
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And the ACL has $200 in its treasury
    And the bank has no 2-trains left
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    Then it is phase 3
    When the ACL ends its turn
    And the FEC lays #405 on K28, joining SW, W and NW
    Then #405 lies on K28, joining SW, W and NW

  @18FL-7.2.1-d @18FL-2-f @18FL-8.3-g
  Scenario: Once the first 5-train is bought the next company can lay brown
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And the ACL has $500 in its treasury
    And #405 lies on K28, joining SW, W and NW
    And the bank has no 4-trains left
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then it is phase 5
    When the ACL ends its turn
    And the FEC lays #431 on K28, joining SW, W and NW
    Then #431 lies on K28, joining SW, W and NW

  @18FL-7.2.1-aa @18FL-7.2.1-e @18FL-2-g @18FL-8.3-m
  Scenario Outline: Once the first <train> is bought the gray tile can be laid
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And the SR is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | SR  | president Bob 60%   |
    And the ACL has $600 in its treasury
    And #488 lies on B23, joining SW, W, NW and SE
    And the bank has no 5-trains left
    And it is the ACL's turn to buy trains
    When the ACL buys a <train> from the bank for $600
    Then it is phase 6
    When the ACL ends its turn
    And the SR lays #489 on B23, joining SW, W, NW and SE
    Then #489 lies on B23, joining SW, W, NW and SE

    Examples:
      | train    |
      | 6-train  |
      | 3E-train |

  # --------------------------------------------------------------------------------------------- one after another

  @18FL-7.2.1-g
  Scenario Outline: <what> goes from <from> to <to>, not to <wrong>
    Given 3 players at the table in phase 6
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And #6o lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And <old> lies on <hex>, joining <old sides>
    And the ACL has a token in F23
    And it is the ACL's turn to lay track
    When the ACL tries to lay <wrong tile> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays <new> on <hex>, joining <sides>
    Then <new> lies on <hex>, joining <sides>

    Examples:
      | what         | from   | to    | wrong         | hex | old  | old sides       | wrong tile | wrong sides           | new  | sides                 |
      | Plain track  | yellow | green | brown         | F21 | #8   | SW and E        | #546       | SW, NW, NE and E      | #81  | SW, NW and E          |
      | Plain track  | yellow | green | yellow        | F21 | #8   | SW and E        | #8         | SW and E              | #81  | SW, NW and E          |
      | Plain track  | green  | brown | green         | F21 | #81  | SW, NW and E    | #81        | SW, NW and E          | #546 | SW, NW, NE and E      |
      | Plain track  | green  | brown | yellow        | F21 | #81  | SW, NW and E    | #8         | SW and E              | #546 | SW, NW, NE and E      |
      | A town       | yellow | green | brown         | D25 | #3   | SW and W        | #146       | SW, W, NW and SE      | #143 | SW, W and NW          |
      | A town       | yellow | green | yellow        | D25 | #3   | SW and W        | #3         | SW and W              | #143 | SW, W and NW          |
      | A town       | green  | brown | green         | D25 | #143 | SW, W and NW    | #143       | SW, W and SE          | #146 | SW, W, NW and SE      |

  @18FL-7.2.1-g
  Scenario Outline: Where printed track is yellow in <city>, brown waits for green
    Given 3 players at the table in phase 6
    And the <company> is in operation at a par of $100
    And Alice is president of the <company> with 60%
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <brown> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays <green> on <hex>, joining <sides>
    Then <green> lies on <hex>, joining <sides>

    Examples:
      | city         | company | hex | brown | green | sides            |
      | Tampa        | ACL     | G20 | #431  | #405  | NE, E and SE     |
      | Miami        | FEC     | K28 | #431  | #405  | SW, W and NW     |
      | Jacksonville | SR      | B23 | #488  | #487  | SW, W, NW and SE |

  @18FL-7.2.1-g
  Scenario Outline: A vacant <hex> begins with yellow, not with <colour>
    Given 3 players at the table in phase 6
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And #9 lies on H21, joining NW and SE
    And #8 lies on F21, joining SW and E
    And it is the ACL's turn to lay track
    When the ACL tries to lay <wrong> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | hex | colour | wrong | wrong sides             | tile | sides     |
      | I22 | green  | #141  | NW, NE and SE           | #4   | NW and SE |
      | I22 | brown  | #146  | NW, NE, E and SE        | #4   | NW and SE |
      | F23 | green  | #443o | W, NE and SE            | #6o  | W and NE  |
      | F23 | brown  | #63   | SW, W, NW, NE, E and SE | #6o  | W and NE  |

  @18FL-7.2.1-g
  Scenario Outline: A vacant plain hex begins with yellow, not with <colour>
    Given 3 players at the table in phase 6
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And it is the ACL's turn to lay track
    When the ACL tries to lay <wrong> on H21, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays #9 on H21, joining NW and SE
    Then #9 lies on H21, joining NW and SE

    Examples:
      | colour | wrong | wrong sides      |
      | green  | #82   | NW, NE and SE    |
      | brown  | #545  | NW, NE, E and SE |

  @18FL-7.2.1-h @18FL-7.2.1-g
  Scenario: Without a fitting green tile a yellow one is not taken on to brown
    Given 3 players at the table in phase 5
    And the TPS is in operation at a par of $100
    And Alice is president of the TPS with 60%
    And #3 lies on C14, joining NW and NE
    And #4 lies on B13, joining W and E
    And #143 lies on each of C24, D23, D25, E26 and I28, joining SW, W and NW
    And it is the TPS's turn to lay track
    When the TPS tries to lay #143 on C14, joining W, NW and NE
    Then it is refused and nothing has changed
    When the TPS tries to lay #146 on C14, joining W, NW, NE and E
    Then it is refused and nothing has changed
    When the TPS lays #141 on B13, joining W, E and SE
    Then #141 lies on B13, joining W, E and SE
    And #3 lies on C14, joining NW and NE
