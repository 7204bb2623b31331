Feature: Track and tokens
  In its second step a corporation builds: one yellow tile and besides another yellow tile or one upgrade, and one
  token, in whatever order it likes. Green tiles come with phase II, brown ones with phase III, gray ones with
  phase IV, each on the colour before it; the old tile goes back to the supply, its track stays.

  A new tile has to be joined to a token of its corporation, as if a train that never stops ran there. An upgrade of
  plain track has to add track that is. Each tile costs $20, or what is printed on its hex if that is more; what has
  been paid for once is not paid again.

  A token costs $80. In four cities a space is kept until phase IV for a corporation that pays only $40 there; two of
  them may place that token without any connection, for a higher price.

  Background: the GT builds around Indianapolis, G9
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $500 in its treasury
    And #57 lies on G9, joining W and E
    And the GT has a token in G9
    And it is the GT's turn to build

  # ------------------------------------------------------------------------------------------ where tiles may go

  @1846-6.2-a
  Scenario Outline: A tile goes on <ground>
    Given it is phase II
    And the GT has tokens in G9 and C15
    And #57 lies on G7, joining W and E
    # proves 1846-6.2-a
    When the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | ground               | tile | hex | sides             |
      | a vacant hex         | #8   | G11 | W and NE          |
      | a tile               | #14  | G7  | SW, W, NE and E   |
      | the print of Detroit | #295 | C15 | SW, W, NW and NE  |

  @1846-6.2-a
  Scenario Outline: No tile goes on <ground>
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And it is the NYC's turn to build
    When the NYC tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the NYC lays #8 on D18, joining SW and E
    Then #8 lies on D18, joining SW and E

    Examples:
      | ground                | tile | hex | sides     |
      | an off-board location | #57  | C21 | SW and NE |
      | water                 | #8   | D16 | W and SE  |
      | what is off the map   | #7   | C19 | SW and SE |

  @1846-6.2-a @1846-6.2-c
  Scenario: Printed yellow track takes no second yellow tile
    Given it is phase II
    And the GT has tokens in G9 and C15
    When the GT tries to lay #292 on C15, joining W and NE
    Then it is refused and nothing has changed
    When the GT lays #295 on C15, joining SW, W, NW and NE
    Then #295 lies on C15, joining SW, W, NW and NE

  @1846-6.2-a
  Scenario: The first corporation of a round lays no tile off the map either
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And it is the NYC's turn to build
    When the NYC tries to lay #7 on C19, joining SW and SE
    Then it is refused and nothing has changed
    When the NYC lays #8 on D18, joining SW and E
    Then #8 lies on D18, joining SW and E

  @1846-6.2-e
  Scenario Outline: The gray print of <city> is never replaced
    Given it is phase IV
    And the <company> is in operation, opened at $90
    And Bob is president of the <company> with 40%
    And the <company> has $500 in its treasury
    And #9 lies on J4, joining SW and NE
    And it is the <company>'s turn to build
    When the <company> tries to lay <tile> on <hex>, turned <turn>
    Then it is refused and nothing has changed
    When the <company> lays <twin> on <other>, turned <twin turn>
    Then <twin> lies on <other>, turned <twin turn>

    Examples:
      | city       | company | hex | tile | turn | twin | other | twin turn |
      | Homewood   | PRR     | F20 | #51  | 4    | #9   | F18   | 1         |
      | Homewood   | PRR     | F20 | #14  | 1    | #9   | F18   | 1         |
      | Salamanca  | ERIE    | E21 | #51  | 4    | #9   | E19   | 1         |
      | Huntington | C&O     | I15 | #51  | 2    | #8   | H14   | 3         |
      | Centralia  | IC      | I5  | #611 | 0    | #9   | I7    | 1         |
      | Centralia  | IC      | I5  | #51  | 0    | #9   | I7    | 1         |
      | Cairo      | IC      | K3  | #57  | 0    | #9   | I7    | 1         |

  # ------------------------------------------------------------------------------------------------------ colours


  @1846-6.2-c
  Scenario Outline: A city goes from <from> to <to>, not to <wrong>
    Given it is phase IV
    And <old> lies on G13, joining <old sides>
    And the GT has tokens in G9 and G13
    When the GT tries to lay <wrong tile> on G13, joining <wrong sides>
    Then it is refused and nothing has changed
    When the GT lays <new> on G13, joining <sides>
    Then <new> lies on G13, joining <sides>

    Examples:
      | from   | to    | wrong         | old  | old sides        | wrong tile | wrong sides          | new  | sides                |
      | yellow | green | yellow        | #57  | W and E          | #57        | W and E              | #14  | SW, W, NE and E      |
      | yellow | green | brown         | #57  | W and E          | #611       | SW, W, NW, NE and E  | #14  | SW, W, NE and E      |
      | yellow | green | gray          | #57  | W and E          | #51        | SW, W, NW, NE and E  | #14  | SW, W, NE and E      |
      | green  | brown | yellow        | #14  | SW, W, NE and E  | #57        | W and E              | #611 | SW, W, NW, NE and E  |
      | green  | brown | another green | #14  | SW, W, NE and E  | #14        | SW, W, NE and E      | #611 | SW, W, NW, NE and E  |
      | green  | brown | gray          | #14  | SW, W, NE and E  | #51        | SW, W, NW, NE and E  | #611 | SW, W, NW, NE and E  |
      | brown  | gray  | another brown | #611 | SW, W, NW, NE and E | #611    | SW, W, NW, NE and E  | #51  | SW, W, NW, NE and E  |
      | brown  | gray  | green         | #611 | SW, W, NW, NE and E | #14     | SW, W, NE and E      | #51  | SW, W, NW, NE and E  |

  @1846-6.2-c
  Scenario Outline: Plain track goes from <from> to <to>, not to <wrong>
    Given it is phase IV
    And <old> lies on G11, turned <old turn>
    When the GT tries to lay <wrong tile> on G11, turned <wrong turn>
    Then it is refused and nothing has changed
    When the GT lays <new> on G11, turned <turn>
    Then <new> lies on G11, turned <turn>

    Examples:
      | from   | to    | wrong          | old | old turn | wrong tile | wrong turn | new | turn |
      | yellow | green | yellow         | #9  | 1        | #9         | 1          | #23 | 1    |
      | yellow | green | brown          | #9  | 1        | #47        | 1          | #23 | 1    |
      | green  | brown | yellow         | #23 | 4        | #9         | 1          | #47 | 1    |
      | green  | brown | another green  | #23 | 4        | #24        | 1          | #47 | 1    |

  @1846-6.2-c
  Scenario Outline: A vacant hex begins with yellow, not with <colour>
    Given it is phase IV
    And #57 lies on G7, joining W and E
    And #9 lies on G11, joining W and E
    When the GT tries to lay <tile> on <hex>, turned <turn>
    Then it is refused and nothing has changed
    When the GT lays <yellow> on <hex>, turned <yellow turn>
    Then <yellow> lies on <hex>, turned <yellow turn>

    Examples:
      | colour | tile | hex | turn | yellow | yellow turn |
      | green  | #14  | G13 | 0    | #57    | 1           |
      | brown  | #611 | G13 | 0    | #57    | 1           |
      | gray   | #51  | G13 | 0    | #57    | 1           |
      | green  | #23  | G5  | 4    | #9     | 1           |
      | brown  | #47  | G5  | 1    | #9     | 1           |

  # The charts of the phases say again what 6.2-f says.
  @1846-6.2-f @1846-S.Phase1-a @1846-S.Phase2-a @1846-S.Phase3-a
  Scenario Outline: In <phase> the latest colour is <colour>, not yet <next>
    Given it is <phase>
    And <old> lies on G13, joining <old sides>
    And <older> lies on E11, joining <older sides>
    And the GT has tokens in G13 and E11
    When the GT tries to lay <wrong> on E11, joining <wrong sides>
    Then it is refused and nothing has changed
    When the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | phase     | colour | next  | old | old sides       | older | older sides         | wrong | wrong sides         | tile | hex | sides               | clause          |
      | phase I   | yellow | green | #57 | W and E         | #57   | SW and NE           | #14   | SW, W, NE and E     | #57  | G15 | W and E             | 1846-S.Phase1-a |
      | phase II  | green  | brown | #57 | W and E         | #14   | SW, W, NE and E     | #611  | SW, W, NW, NE and E | #14  | G13 | SW, W, NE and E     | 1846-S.Phase2-a |
      | phase III | brown  | gray  | #14 | SW, W, NE and E | #611  | SW, W, NW, NE and E | #51   | SW, W, NW, NE and E | #611 | G13 | SW, W, NW, NE and E | 1846-S.Phase3-a |

  # The charts of the phases name the earlier colours too.
  @1846-6.2-f @1846-S.Phase2-a @1846-S.Phase3-a
  Scenario Outline: In <phase> <colour> tiles go on being laid
    Given it is <phase>
    And #57 lies on G13, joining W and E
    And the GT has tokens in G9 and G13
    When the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the GT has $480 in its treasury

    Examples:
      | phase     | colour | tile | hex | sides           | clause          |
      | phase II  | yellow | #57  | G15 | W and E         | 1846-S.Phase2-a |
      | phase III | yellow | #57  | G15 | W and E         | 1846-S.Phase3-a |
      | phase III | green  | #14  | G13 | SW, W, NE and E | 1846-S.Phase3-a |

  @1846-6.2-f @1846-6-f
  Scenario: The first train of phase II lets the next corporation lay green
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $100 in its treasury
    And the IC owns a 2-train
    And #57 lies on G7, joining W and E
    And the IC has a token in G7
    And the bank has no 2-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 4-train from the bank for $180
    Then it is phase II
    When the GT tries to lay #14 on G9, joining SW, W, NE and E
    Then it is refused and nothing has changed
    When the GT ends its turn
    And the IC lays #14 on G7, joining SW, W, NE and E
    Then #14 lies on G7, joining SW, W, NE and E
    And the IC has $80 in its treasury

  # The four colours there are, from the first to the last.
  @1846-6.2-b @1846-6.2-f @1846-S.Phase4-a
  Scenario Outline: In phase IV <colour> tiles may be laid
    Given it is phase IV
    And #57 lies on G13, joining W and E
    And #14 lies on G7, joining SW, W, NE and E
    And #611 lies on E11, joining SW, W, NW, NE and E
    And #9 lies on F10, joining SW and NE
    And the GT has tokens in G13 and <city>
    When the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And <left> of <tile> are left

    Examples:
      | colour | city | tile | hex | sides               | left |
      | yellow | G7   | #6   | G15 | W and NE            | 3    |
      | green  | G7   | #14  | G13 | SW, W, NE and E     | 2    |
      | brown  | G7   | #611 | G7  | SW, W, NW, NE and E | 2    |
      | gray   | E11  | #51  | E11 | SW, W, NW, NE and E | 1    |

  @1846-6.2-b @1846-6.2-c
  Scenario Outline: Nothing follows on gray: <tile> is refused there
    Given it is phase IV
    And #51 lies on G13, joining SW, W, NW, NE and E
    And the GT has tokens in G9 and G13
    When the GT tries to lay <tile> on G13, joining <sides>
    Then it is refused and nothing has changed
    When the GT lays #57 on G15, joining W and E
    Then #57 lies on G15, joining W and E

    Examples:
      | tile | sides               |
      | #51  | SW, W, NW, NE and E |
      | #611 | SW, W, NW, NE and E |
      | #14  | SW, W, NE and E     |
      | #57  | W and E             |

  # ------------------------------------------------------------------------------------------ the supply of tiles

  @1846-6.2-d @1846-6.22-a
  Scenario: The tile replaced goes back to the supply and can be laid again
    Given it is phase II
    And #5 lies on G7, joining E and SE
    And #5 lies on C9, joining SW and SE
    And #5 lies on D14, joining SW and W
    And #9 lies on G11, joining W and E
    When the GT tries to lay #5 on G13, joining SW and W
    Then it is refused and nothing has changed
    When the GT lays #14 on G7, joining W, NW, E and SE
    Then 1 of #5 is left
    And 3 of #14 are left
    When the GT lays #5 on G13, joining SW and W
    Then #5 lies on G13, joining SW and W
    And 0 of #5 are left

  @1846-6.2-d
  Scenario: A printed hex gives no tile to the supply
    Given it is phase II
    And the GT has tokens in G9 and C15
    When the GT lays #295 on C15, joining SW, W, NW and NE
    Then 2 tiles lie on the map
    And 1 of #295 is left
    And 1 of #291 is left
    And 1 of #292 is left
    And 1 of #293 is left

  # ------------------------------------------------------------------------------------------------- how many tiles

  # 6.21 and the summary say it again, and section 6 too.
  @1846-6.2-g @1846-6.21-a @1846-6-g @1846-S.TrackToken-a
  Scenario: Two yellow tiles are laid in a turn, and no third
    Given it is phase II
    And #57 lies on G7, joining W and E
    When the GT lays #9 on G11, joining W and E
    And the GT lays #57 on G13, joining W and E
    Then the GT has $460 in its treasury
    When the GT tries to lay #57 on G15, joining W and E
    Then it is refused and nothing has changed
    When the GT tries to lay #14 on G7, joining SW, W, NE and E
    Then it is refused and nothing has changed
    When the GT places a token in G13
    Then the GT has tokens in B16, G9 and G13 only

  @1846-6.2-g @1846-6.21-a @1846-6-g @1846-S.TrackToken-a
  Scenario: An upgrade takes the place of the second yellow tile, before or after the first
    Given it is phase II
    And #57 lies on G7, joining W and E
    When the GT lays #14 on G7, joining SW, W, NE and E
    And the GT lays #9 on G11, joining W and E
    Then #14 lies on G7, joining SW, W, NE and E
    And #9 lies on G11, joining W and E
    And the GT has $460 in its treasury
    When the GT tries to lay #57 on G13, joining W and E
    Then it is refused and nothing has changed

  @1846-6.2-g @1846-6.21-a @1846-6-g @1846-S.TrackToken-a
  Scenario: After a yellow tile a tile is upgraded, and then nothing more is laid
    Given it is phase II
    And #57 lies on G7, joining W and E
    When the GT lays #9 on G11, joining W and E
    And the GT lays #14 on G7, joining SW, W, NE and E
    Then #14 lies on G7, joining SW, W, NE and E
    And the GT has $460 in its treasury
    When the GT tries to lay #57 on G13, joining W and E
    Then it is refused and nothing has changed
    When the GT tries to lay #23 on G11, turned 1
    Then it is refused and nothing has changed

  @1846-6.2-g @1846-6.21-a @1846-6-g @1846-S.TrackToken-a
  Scenario: There is one upgrade in a turn, not two
    Given it is phase II
    And #57 lies on G7, joining W and E
    And #9 lies on G11, joining W and E
    When the GT lays #14 on G7, joining SW, W, NE and E
    Then #14 lies on G7, joining SW, W, NE and E
    When the GT tries to lay #23 on G11, turned 1
    Then it is refused and nothing has changed
    When the GT lays #57 on G13, joining W and E
    Then #57 lies on G13, joining W and E
    And the GT has $460 in its treasury

  @1846-6.2-g
  Scenario: In the next operating round there are two tiles again
    Given the GT owns a 2-train
    And #9 lies on G11, joining W and E
    When the GT lays #57 on G7, joining W and E
    And the GT lays #57 on G13, joining W and E
    And the GT runs
      | 2-train | G9 G11 G13 |
    And the GT keeps its revenue
    And the GT ends its turn
    Then it is operating round 2.2
    And the GT has $500 in its treasury
    When the GT lays #9 on G5, joining W and E
    And the GT lays #57 on G15, joining W and E
    Then #9 lies on G5, joining W and E
    And #57 lies on G15, joining W and E
    And the GT has $460 in its treasury

  # ------------------------------------------------------------------------------------------------------- cities

  @1846-6.2-h @1846-6.2-i
  Scenario Outline: The circle of <city> takes a city tile, no plain track
    Given #6 lies on <beside>, turned <beside turn>
    And <track> lies on <near>, turned <near turn>
    And the GT has tokens in <tokens>
    When the GT tries to lay <plain> on <hex>, turned <turn>
    Then it is refused and nothing has changed
    When the GT lays <tile> on <hex>, turned <turn>
    Then <tile> lies on <hex>, turned <turn>

    Examples:
      | city        | hex | plain | tile | turn | tokens        | beside | beside turn | track | near | near turn |
      | Port Huron  | B16 | #7    | #5   | 0    | G9            | D14    | 1           | #9    | G11  | 1         |
      | Terre Haute | G7  | #9    | #57  | 1    | G9            | D14    | 1           | #9    | G11  | 1         |
      | Dayton      | G13 | #9    | #57  | 1    | G9            | D14    | 1           | #9    | G11  | 1         |
      | Columbus    | G15 | #9    | #57  | 1    | G9 and G13    | G13    | 2           | #9    | G11  | 1         |
      | South Bend  | C9  | #9    | #57  | 0    | G9 and D6 (E) | D14    | 1           | #8    | D8   | 1         |
      | Toledo      | D14 | #9    | #57  | 2    | G9 and C15    | G13    | 2           | #7    | C13  | 4         |
      | Springfield | G3  | #8    | #6   | 4    | G9 and G7     | G7     | 1           | #9    | G5   | 1         |
      | Fort Wayne  | E11 | #9    | #57  | 0    | G9 and D14    | D14    | 1           | #8    | D12  | 4         |

  @1846-6.2-h @1846-6.2-ae
  Scenario: A circle is a space for a token, plain track is none
    Given #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    When the GT tries to place a token in G11
    Then it is refused and nothing has changed
    When the GT places a token in G13
    Then the GT has tokens in B16, G9 and G13 only

  @1846-6.2-i
  Scenario Outline: Any yellow city tile fits the vacant city of Toledo, here #<number>
    Given #7 lies on C13, joining E and SE
    And the GT has tokens in G9 and C15
    When the GT tries to lay <plain> on D14, joining <sides>
    Then it is refused and nothing has changed
    When the GT lays #<number> on D14, joining <sides>
    Then #<number> lies on D14, joining <sides>
    And <left> of #<number> are left

    Examples:
      | number | plain | sides     | left |
      | 5      | #7    | W and NW  | 2    |
      | 6      | #8    | SW and NW | 3    |
      | 57     | #9    | NW and SE | 2    |

  @1846-6.2-j
  Scenario Outline: On plain ground no <colour> city is laid
    Given it is phase III
    And <old> lies on G11, turned <old turn>
    And #57 lies on G7, joining W and E
    When the GT tries to lay <city tile> on <hex>, turned <city turn>
    Then it is refused and nothing has changed
    When the GT lays <plain> on <hex>, turned <plain turn>
    Then <plain> lies on <hex>, turned <plain turn>

    Examples:
      | colour | old | old turn | hex | city tile | city turn | plain | plain turn |
      | yellow | #9  | 1        | G5  | #57       | 1         | #9    | 1          |
      | yellow | #9  | 1        | G5  | #6        | 4         | #8    | 4          |
      | green  | #9  | 1        | G11 | #14       | 0         | #23   | 1          |
      | brown  | #23 | 4        | G11 | #611      | 0         | #47   | 1          |

  @1846-6.2-k
  Scenario Outline: <city> has <colour> tiles of its own: not <wrong>
    Given it is <phase>
    And <old> lies on <hex>, turned <old turn>
    And the GT has tokens in G9 and <hex>
    When the GT tries to lay <wrong> on <hex>, turned <turn>
    Then it is refused and nothing has changed
    When the GT lays <tile> on <hex>, turned <turn>
    Then <tile> lies on <hex>, turned <turn>

    Examples:
      | city       | colour | phase     | hex | old  | old turn | wrong | tile | turn |
      | Cleveland  | green  | phase II  | E17 | #293 | 0        | #14   | #294 | 0    |
      | Cleveland  | brown  | phase III | E17 | #294 | 0        | #611  | #297 | 3    |
      | Cleveland  | gray   | phase IV  | E17 | #297 | 3        | #51   | #290 | 3    |
      | Cincinnati | green  | phase II  | H12 | #292 | 2        | #15   | #295 | 1    |

  @1846-6.2-k
  Scenario Outline: The <colour> Z tile <z> goes to no other city
    Given it is <phase>
    And <old> lies on G13, turned <old turn>
    And the GT has tokens in G9 and G13
    When the GT tries to lay <z> on G13, turned 0
    Then it is refused and nothing has changed
    When the GT lays <tile> on G13, turned 0
    Then <tile> lies on G13, turned 0

    Examples:
      | colour | phase     | old  | old turn | z    | tile |
      | green  | phase II  | #57  | 1        | #294 | #14  |
      | brown  | phase III | #14  | 0        | #297 | #611 |
      | gray   | phase IV  | #611 | 0        | #290 | #51  |

  @1846-6.2-k
  Scenario: The print of Detroit becomes a green Z tile
    Given it is phase II
    And the GT has tokens in G9 and C15
    When the GT tries to lay #15 on C15, joining SW, W, NW and NE
    Then it is refused and nothing has changed
    When the GT lays #295 on C15, joining SW, W, NW and NE
    Then #295 lies on C15, joining SW, W, NW and NE

  @1846-6.2-k
  Scenario Outline: On the vacant <city> a yellow Z tile is laid, here <z>
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And #8 lies on D18, joining SW and E
    And #8 lies on G11, joining W and SE
    And the NYC has a token in G9
    And the GT has a token in C15
    And it is the NYC's turn to build
    When the NYC tries to lay <wrong> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the NYC lays <z> on <hex>, joining <sides>
    Then <z> lies on <hex>, joining <sides>
    And 0 of <z> are left

    Examples:
      | city       | hex | wrong | z    | sides     |
      | Cleveland  | E17 | #5    | #291 | NE and E  |
      | Cleveland  | E17 | #6    | #292 | NE and SE |
      | Cleveland  | E17 | #57   | #293 | SW and NE |
      | Cincinnati | H12 | #5    | #291 | W and NW  |
      | Cincinnati | H12 | #6    | #292 | NW and E  |

  @1846-6.2-k
  Scenario Outline: The yellow Z tile <z> does not go to Dayton
    Given #9 lies on G11, joining W and E
    When the GT tries to lay <z> on G13, joining <sides>
    Then it is refused and nothing has changed
    When the GT lays <tile> on G13, joining <sides>
    Then <tile> lies on G13, joining <sides>

    Examples:
      | z    | tile | sides    |
      | #291 | #5   | SW and W |
      | #292 | #6   | W and NE |
      | #293 | #57  | W and E  |

  @1846-6.2-l @1846-6.2-m @1846-6.2-w
  Scenario Outline: <city> never becomes brown, whichever way #611 is turned
    Given it is phase III
    And the <company> is in operation, opened at $90
    And <president> is president of the <company> with 40%
    And the <company> has $500 in its treasury
    And the GT has a token in <elsewhere>
    And <green> lies on <hex>, turned <turn>
    And #14 lies on G13, joining SW, W, NE and E
    And the <company> has tokens in <tokens>
    And it is the <company>'s turn to build
    When the <company> tries to lay #611 on <hex>, turned 0
    Then it is refused and nothing has changed
    When the <company> tries to lay #611 on <hex>, turned 1
    Then it is refused and nothing has changed
    When the <company> tries to lay #611 on <hex>, turned 2
    Then it is refused and nothing has changed
    When the <company> tries to lay #611 on <hex>, turned 3
    Then it is refused and nothing has changed
    When the <company> tries to lay #611 on <hex>, turned 4
    Then it is refused and nothing has changed
    When the <company> tries to lay #611 on <hex>, turned 5
    Then it is refused and nothing has changed
    When the <company> lays #611 on G13, joining SW, W, NW, NE and E
    Then #611 lies on G13, joining SW, W, NW, NE and E
    And <green> lies on <hex>, turned <turn>

    Examples:
      | city        | company | president | elsewhere | tokens      | hex | green | turn |
      | Port Huron  | GT      | Alice     | G9        | G13         | B16 | #619  | 4    |
      | South Bend  | GT      | Alice     | G9        | G13 and C9  | C9  | #15   | 3    |
      | Springfield | GT      | Alice     | G9        | G13 and G3  | G3  | #15   | 3    |
      | Wheeling    | B&O     | Bob       | G9        | G13         | G19 | #14   | 1    |

  @1846-6.2-l
  Scenario Outline: <city> can become green
    Given it is phase II
    And <yellow> lies on <hex>, turned <yellow turn>
    And the GT has tokens in <tokens>
    When the GT lays <green> on <hex>, turned <turn>
    Then <green> lies on <hex>, turned <turn>

    Examples:
      | city        | tokens     | hex | yellow | yellow turn | green | turn |
      | Port Huron  | G9         | B16 | #5     | 0           | #619  | 4    |
      | South Bend  | G9 and C9  | C9  | #57    | 0           | #15   | 3    |
      | Springfield | G9 and G3  | G3  | #57    | 0           | #15   | 3    |

  # The print of Wheeling becomes green as well; its side to Pittsburgh has a price, so no money is asked about here.
  @1846-6.2-l
  Scenario: Wheeling can become green
    Given it is phase II
    And the B&O is in operation, opened at $90
    And Bob is president of the B&O with 40%
    And the B&O has $500 in its treasury
    And it is the B&O's turn to build
    When the B&O lays #14 on G19, joining W, NW, E and SE
    Then #14 lies on G19, joining W, NW, E and SE

  # The edge of the map and the lake leave these two one position each.
  @1846-6.2-l @1846-6.2-v
  Scenario: Toledo takes a brown tile in one position only
    Given it is phase III
    And #15 lies on D14, joining SW, W, NW and NE
    And the GT has tokens in G9 and D14
    When the GT tries to lay #611 on D14, joining SW, W, NW, NE and E
    Then it is refused and nothing has changed
    When the GT lays #611 on D14, joining SW, W, NW, NE and SE
    Then #611 lies on D14, joining SW, W, NW, NE and SE

  @1846-6.2-l @1846-6.2-w
  Scenario: Erie takes a brown tile in one position only
    Given it is phase III
    And the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And #14 lies on D20, joining SW, W, NE and E
    And it is the NYC's turn to build
    When the NYC tries to lay #611 on D20, joining SW, W, NW, NE and E
    Then it is refused and nothing has changed
    When the NYC lays #611 on D20, joining SW, W, NE, E and SE
    Then #611 lies on D20, joining SW, W, NE, E and SE

  # -------------------------------------------------------------------------------------- track that stays, or joins

  @1846-6.2-m
  Scenario Outline: An upgrade keeps the track that was there: <what>
    Given it is phase III
    And <old> lies on G11, turned <old turn>
    And #57 lies on G13, joining W and E
    And the GT has tokens in G9 and G13
    When the GT tries to lay <wrong> on <hex>, turned <wrong turn>
    Then it is refused and nothing has changed
    When the GT lays <new> on <hex>, turned <turn>
    Then <new> lies on <hex>, turned <turn>

    Examples:
      | what                            | old | old turn | hex | wrong | wrong turn | new | turn |
      | no side of a city is lost       | #9  | 1        | G13 | #14   | 2          | #14 | 0    |
      | no line is lost                 | #9  | 1        | G11 | #23   | 0          | #23 | 1    |
      | no line is lost, though its sides have track | #9 | 1 | G11 | #16  | 1         | #23 | 1    |
      | no line of two is lost          | #23 | 4        | G11 | #46   | 4          | #47 | 1    |

  # The summary says again what 6.2-n says.
  @1846-6.2-n @1846-S.TrackToken-b
  Scenario Outline: A new tile is joined to a token of the corporation: not <where>
    When the GT tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the GT lays #8 on G11, joining W and NE
    Then #8 lies on G11, joining W and NE
    And the GT has $480 in its treasury

    Examples:
      | where                                          | tile | hex | sides     |
      | far away                                       | #57  | G3  | SW and NE |
      | beside the city, at a side without track       | #9   | F10 | SW and NE |
      | on the right hex, with its track turned away   | #8   | G11 | NE and SE |
      | at a hex that is only next to the next         | #9   | F12 | SW and NE |

  @1846-6.2-n
  Scenario: Track that leads to another corporation's token does not count
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And it is the NYC's turn to build
    When the NYC tries to lay #8 on G11, joining W and NE
    Then it is refused and nothing has changed
    When the NYC lays #8 on D18, joining SW and E
    Then #8 lies on D18, joining SW and E

  @1846-6.2-o @1846-6.2-n
  Scenario: However far the track leads, what hangs on to it is connected
    Given the GT owns a 2-train
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And #6 lies on G15, joining W and NE
    And #9 lies on F16, joining SW and NE
    And #293 lies on E17, joining SW and NE
    When the GT tries to lay #7 on D18, joining E and SE
    Then it is refused and nothing has changed
    When the GT lays #8 on D18, joining SW and E
    Then #8 lies on D18, joining SW and E

  @1846-6.2-p
  Scenario Outline: Track leads on through a city with <who>
    Given it is phase II
    And the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the IC is in operation, opened at $80
    And Carol is president of the IC with 40%
    And #9 lies on G11, joining W and E
    And <tile> lies on G13, turned <turn>
    And the NYC has a token in <nyc>
    And the GT has tokens in <gt>
    When the GT lays #57 on G15, joining W and E
    Then #57 lies on G15, joining W and E
    And the GT has $480 in its treasury

    Examples:
      | who                                   | tile | turn | nyc     | gt          |
      | no token                              | #57  | 1    | D6 (SW) | G9          |
      | its own token                         | #57  | 1    | D6 (SW) | G9 and G13  |
      | a token of another beside a free space | #14 | 0    | G13     | G9          |
      | its own token and one of another      | #14  | 0    | G13     | G9 and G13  |

  @1846-6.2-p @1846-6.2-n
  Scenario Outline: Track does not lead on through a city with <who>
    Given it is phase II
    And the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the IC is in operation, opened at $80
    And Carol is president of the IC with 40%
    And #9 lies on G11, joining W and E
    And <tile> lies on G13, turned <turn>
    And the NYC has a token in G13
    And the IC has a token in <ic>
    When the GT tries to lay #57 on G15, joining W and E
    Then it is refused and nothing has changed
    When the GT lays #57 on G7, joining W and E
    Then #57 lies on G7, joining W and E

    Examples:
      | who                                 | tile | turn | ic      |
      | one space and a token of another    | #57  | 1    | D6 (SW) |
      | two spaces and tokens of two others | #14  | 0    | G13     |

  @1846-6.2-q @1846-6.2-r
  Scenario: Of an upgrade only the added track has to be connected, not the old
    Given it is phase II
    And #9 lies on G11, joining SW and NE
    When the GT tries to lay #20 on G11, turned 5
    Then it is refused and nothing has changed
    When the GT lays #20 on G11, turned 0
    Then #20 lies on G11, turned 0
    And the GT has $480 in its treasury

  @1846-6.2-q
  Scenario: Of two added lines one has to be connected, not both
    Given it is phase III
    And #23 lies on G11, turned 4
    When the GT lays #47 on G11, turned 1
    Then #47 lies on G11, turned 1
    And the GT has $480 in its treasury

  # The old line of #9 is connected in every case; what counts is the line that is added. The summary says it too.
  @1846-6.2-r @1846-S.TrackToken-b
  Scenario Outline: An upgrade of plain track has to add a connected line: not <what>
    Given it is phase II
    And #9 lies on G11, joining W and E
    When the GT tries to lay <wrong> on G11, turned <wrong turn>
    Then it is refused and nothing has changed
    When the GT lays #23 on G11, turned 1
    Then #23 lies on G11, turned 1

    Examples:
      | what                                      | wrong | wrong turn |
      | a line across it                          | #20   | 1          |
      | another line across it                    | #20   | 0          |
      | a branch from the far end                 | #23   | 4          |
      | a line beside it                          | #19   | 1          |

  @1846-6.2-r @1846-6.2-o
  Scenario: A branch from the far end is connected when a token lies there
    Given it is phase II
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And the GT has tokens in G9 and G13
    When the GT tries to lay #20 on G11, turned 1
    Then it is refused and nothing has changed
    When the GT lays #23 on G11, turned 4
    Then #23 lies on G11, turned 4

  @1846-6.2-o @1846-6.2-n
  Scenario: The track is followed without reversing
    Given it is phase II
    And #23 lies on G11, turned 4
    When the GT tries to lay #9 on F10, joining NW and SE
    Then it is refused and nothing has changed
    When the GT lays #57 on G13, joining W and E
    Then #57 lies on G13, joining W and E

  @1846-6.2-o
  Scenario: Both branches of a switch are connected from its stem
    Given it is phase II
    And #24 lies on G11, turned 1
    When the GT lays #57 on G13, joining W and E
    And the GT lays #9 on F12, joining SW and NE
    Then #57 lies on G13, joining W and E
    And #9 lies on F12, joining SW and NE
    And the GT has $460 in its treasury

  # ----------------------------------------------------------------------------- private companies that lay track

  # Section 3 says it first.
  @1846-6.2-s @1846-3-y @1846-3-z @1846-6.2-ac
  Scenario Outline: Two tiles of <private> need no connection, except with each other
    Given the GT owns <private>
    And the GT has already bought <private> in this turn
    And the GT has $0 in its treasury
    When the GT lays #8 on <first>, joining SW and E, by the power of <private>
    Then #8 lies on <first>, joining SW and E
    And the GT has $0 in its treasury
    When the GT tries to lay #8 on <second>, joining SW and E, by the power of <private>
    Then it is refused and nothing has changed
    When the GT lays #9 on <second>, joining W and E, by the power of <private>
    Then #9 lies on <second>, joining W and E
    And the GT has $0 in its treasury

    Examples:
      | private          | first | second |
      | Michigan Central | B10   | B12    |
      | Ohio & Indiana   | F14   | F16    |

  @1846-6.2-s @1846-3-y @1846-6.2-n
  Scenario: Without the power a tile there needs a connection like any other
    Given the GT owns Ohio & Indiana
    And the GT has already bought Ohio & Indiana in this turn
    When the GT tries to lay #8 on F14, joining SW and E
    Then it is refused and nothing has changed
    When the GT lays #8 on F14, joining SW and E, by the power of Ohio & Indiana
    Then #8 lies on F14, joining SW and E
    And the GT has $500 in its treasury

  # Section 3 says it first. The tiles beside the hexes bring each of them within reach.
  @1846-6.2-t @1846-3-aa
  Scenario Outline: While a player owns <private>, nobody lays a tile on <hex>
    Given Carol owns <private>
    And #57 lies on C9, joining SW and NE
    And #57 lies on B16, joining W and E
    And #9 lies on B14, joining W and E
    And #57 lies on G13, joining SW and NE
    And #6 lies on G15, joining NE and SE
    And the GT has tokens in G9 and <city>
    When the GT tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the GT buys <private> from Carol for $40, with Carol's consent
    And the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the GT has $440 in its treasury

    Examples:
      | private          | hex | city | tile | sides     |
      | Michigan Central | B10 | C9   | #8   | SW and E  |
      | Michigan Central | B12 | C9   | #9   | W and E   |
      | Ohio & Indiana   | F14 | G13  | #8   | SW and E  |
      | Ohio & Indiana   | F16 | G15  | #8   | SW and E  |

  @1846-6.2-t @1846-3-aa
  Scenario: Once a corporation owns the private company, another one may build there too
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the NYC owns Ohio & Indiana
    And Carol owns Michigan Central
    And #57 lies on G13, joining SW and NE
    And #57 lies on C9, joining SW and NE
    And the GT has tokens in G13 and C9
    When the GT tries to lay #8 on B10, joining SW and E
    Then it is refused and nothing has changed
    When the GT lays #8 on F14, joining SW and E
    Then #8 lies on F14, joining SW and E
    And the GT has $480 in its treasury

  @1846-6.2-t @1846-3-aa
  Scenario: Where the private company is out of the game, the hexes are open
    Given Carol owns Michigan Central
    And #57 lies on G13, joining SW and NE
    And #57 lies on C9, joining SW and NE
    And the GT has tokens in G13 and C9
    When the GT tries to lay #8 on B10, joining SW and E
    Then it is refused and nothing has changed
    When the GT lays #8 on F14, joining SW and E
    Then #8 lies on F14, joining SW and E
    And Carol owns Michigan Central

  # Section 3 says it first.
  @1846-6.2-u @1846-3-ac @1846-6.2-ac @1846-6.2-n
  Scenario Outline: The upgrade of <city> by the Lake Shore Line needs no connection, and costs nothing
    Given it is phase II
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And <yellow> lies on <hex>, joining <old sides>
    And the GT has <money> in its treasury
    When the GT tries to lay <green> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the GT lays <green> on <hex>, joining <sides>, by the power of Lake Shore Line
    Then <green> lies on <hex>, joining <sides>
    And the GT has <money> in its treasury

    Examples:
      | city      | hex | yellow | old sides | green | sides            | money |
      | Toledo    | D14 | #57    | NW and SE | #15   | SW, W, NW and SE | $500  |
      | Toledo    | D14 | #57    | NW and SE | #15   | SW, W, NW and SE | $0    |
      | Cleveland | E17 | #293   | SW and NE | #294  | SW, W, NE and E  | $500  |
      | Cleveland | E17 | #293   | SW and NE | #294  | SW, W, NE and E  | $0    |

  @1846-6.2-ac @1846-6.2-x
  Scenario Outline: Tiles laid besides by a corporation with <private> cost what they cost
    Given the GT owns <private>
    And the GT has already bought <private> in this turn
    And the GT has $<least> in its treasury
    When the GT lays #8 on <hex>, joining SW and E, by the power of <private>
    Then the GT has $20 in its treasury
    When the GT lays #9 on G11, joining W and E
    Then the GT has $0 in its treasury
    And no other player or company has gained or lost money
    When the GT tries to lay #57 on G13, joining W and E
    Then it is refused and nothing has changed

    Examples:
      | private          | hex | least |
      | Michigan Central | B10 | 20    |
      | Ohio & Indiana   | F16 | 20    |

  # -------------------------------------------------------------------------------------- where track must not lead

  @1846-6.2-v
  Scenario Outline: Track does not lead into the lake: <tile> on <city>
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And #8 lies on D18, joining SW and E
    And #7 lies on C13, joining E and SE
    And the NYC has a token in C15
    And it is the NYC's turn to build
    When the NYC tries to lay <tile> on <hex>, joining <wrong>
    Then it is refused and nothing has changed
    When the NYC lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | city      | hex | tile | wrong     | sides     |
      | Toledo    | D14 | #6   | NW and E  | SW and NW |
      | Cleveland | E17 | #291 | NW and NE | NE and E  |

  @1846-6.2-v @1846-6.2-w
  Scenario Outline: Where a bridge is printed, track crosses the water: <where>
    Given <city tile> lies on <city>, turned <city turn>
    And the GT has a token in <city>
    When the GT tries to lay #8 on <hex>, joining <wrong>
    Then it is refused and nothing has changed
    When the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | where                        | city | city tile | city turn | hex | wrong     | tile | sides    |
      | from Cincinnati to the south | H12  | #293      | 0         | I11 | NE and SE | #8   | W and NE |
      | to Wheeling                  | G15  | #57       | 1         | G17 | W and SE  | #9   | W and E  |

  @1846-6.2-w
  Scenario Outline: Track does not lead to a side of <neighbour> without track
    Given #8 lies on D8, joining W and NE
    And #57 lies on G3, joining SW and NE
    And the GT has tokens in D6 (E) and <city>
    When the GT tries to lay <tile> on <hex>, joining <wrong>
    Then it is refused and nothing has changed
    When the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | neighbour                       | city | hex | tile | wrong      | sides     |
      | Holland                         | G9   | C9  | #6   | SW and NW  | SW and E  |
      | Windsor                         | G9   | B16 | #6   | W and SE   | NW and E  |
      | the gray hex above Chicago      | G9   | C9  | #5   | SW and W   | SW and SE |
      | the edge of the map             | G9   | B16 | #57  | SW and NE  | W and E   |

  @1846-6.2-w
  Scenario Outline: Track leads to a side of <neighbour> that has track
    Given #57 lies on C9, joining SW and NE
    And #57 lies on B16, joining W and E
    And the GT has tokens in C9 and G9
    When the GT tries to lay #8 on <hex>, joining <wrong>
    Then it is refused and nothing has changed
    When the GT lays #7 on <hex>, joining <sides>
    Then #7 lies on <hex>, joining <sides>
    And the GT has $480 in its treasury

    Examples:
      | neighbour                     | hex | wrong     | sides    |
      | Holland                       | B10 | SW and NW | SW and W |
      | the gray hex above Port Huron | B14 | NW and E  | NE and E |

  # ------------------------------------------------------------------------------------------------- what tiles cost

  # The summary says it again, and so does the list of differences at the beginning.
  @1846-6.2-x @1846-S.TrackToken-c @1846-S.Features-c
  Scenario Outline: A tile costs the larger of $20 and the cost of its hex: on <ground>, $<cost>
    Given it is phase II
    And the C&O is in operation, opened at $90
    And Bob is president of the C&O with 40%
    And the C&O has $100 in its treasury
    And #57 lies on G15, joining W and E
    And the C&O has tokens in G9 and G15
    And the GT has a token in C15
    And it is the C&O's turn to build
    # proves 1846-6.2-x 1846-S.TrackToken-c 1846-S.Features-c
    When the C&O lays <tile> on <hex>, turned <turn>
    Then the C&O has paid $<cost>
    And the C&O has $<left> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | ground                | tile | hex | turn | cost | left |
      | plain ground          | #9   | G11 | 1    | 20   | 80   |
      | a city                | #57  | G7  | 1    | 20   | 80   |
      | a city to be upgraded | #14  | G9  | 0    | 20   | 80   |
      | a $40 mountain        | #9   | H16 | 0    | 40   | 60   |
      | a $40 mountain too    | #8   | G17 | 1    | 40   | 60   |
      | a $60 mountain        | #9   | H14 | 2    | 60   | 40   |

  @1846-6.2-x
  Scenario: The mountain west of Homewood costs $40
    Given the PRR is in operation, opened at $90
    And Bob is president of the PRR with 40%
    And the PRR has $100 in its treasury
    And it is the PRR's turn to build
    # proves 1846-6.2-x
    When the PRR lays #9 on F18, joining W and E
    Then the PRR has paid $40
    And no other player or company has gained or lost money

  @1846-6.2-x
  Scenario Outline: The treasury alone pays, not the president: with $<has> there is a tile of $<cost>, none of $<more>
    Given the C&O is in operation, opened at $90
    And Bob is president of the C&O with 40%
    And Bob has $400
    And the C&O has $<has> in its treasury
    And the C&O has a token in G9
    And the GT has a token in C15
    And it is the C&O's turn to build
    When the C&O tries to lay #9 on <hex>, turned <turn>
    Then it is refused and nothing has changed
    When the C&O lays #9 on <other>, turned <other turn>
    Then the C&O has $<left> in its treasury
    And Bob has $400
    And no other player or company has gained or lost money

    Examples:
      | has | more | hex | turn | cost | other | other turn | left |
      | 59  | 60   | H14 | 2    | 40   | H16   | 0          | 19   |
      | 39  | 40   | H16 | 0    | 20   | G11   | 1          | 19   |
      | 39  | 60   | H14 | 2    | 20   | G11   | 1          | 19   |

  @1846-6.2-x
  Scenario Outline: With just enough in the treasury a tile of $<cost> can be laid
    Given the C&O is in operation, opened at $90
    And Bob is president of the C&O with 40%
    And the C&O has $<cost> in its treasury
    And the C&O has a token in G9
    And the GT has a token in C15
    And it is the C&O's turn to build
    # proves 1846-6.2-x
    When the C&O lays #9 on <hex>, turned <turn>
    Then #9 lies on <hex>, turned <turn>
    And the C&O has $0 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | cost | hex | turn |
      | 20   | G11 | 1    |
      | 40   | H16 | 0    |
      | 60   | H14 | 2    |

  @1846-6.2-x
  Scenario: With $19 no second tile can be laid
    Given the GT has $39 in its treasury
    And #57 lies on G7, joining W and E
    When the GT lays #9 on G11, joining W and E
    Then the GT has $19 in its treasury
    When the GT tries to lay #57 on G13, joining W and E
    Then it is refused and nothing has changed

  @1846-6.2-y
  Scenario Outline: Where a mountain has been paid for, an upgrade costs $20: on <hex>
    Given it is phase II
    And the C&O is in operation, opened at $90
    And Bob is president of the C&O with 40%
    And the C&O has $100 in its treasury
    And <old> lies on <hex>, turned <old turn>
    And it is the C&O's turn to build
    # proves 1846-6.2-y
    When the C&O lays <new> on <hex>, turned <turn>
    Then the C&O has paid $20
    And the C&O has $80 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | hex | old | old turn | new | turn |
      | H14 | #9  | 2        | #23 | 5    |
      | H16 | #9  | 0        | #24 | 0    |

  @1846-6.2-x @1846-6.2-y
  Scenario: The first tile of a turn pays the mountain, its upgrade in the same turn does not
    Given it is phase II
    And the C&O is in operation, opened at $90
    And Bob is president of the C&O with 40%
    And the C&O has $100 in its treasury
    And it is the C&O's turn to build
    When the C&O lays #9 on H14, joining NW and SE
    Then the C&O has $40 in its treasury
    When the C&O lays #23 on H14, turned 5
    Then the C&O has $20 in its treasury
    And no other player or company has gained or lost money

  @1846-6.2-x @1846-6.2-y
  Scenario: The water of Detroit is paid for with the first upgrade of its print
    Given it is phase II
    And the GT has tokens in G9 and C15
    When the GT lays #295 on C15, joining SW, W, NW and NE
    Then the GT has paid $40
    And the GT has $460 in its treasury
    And no other player or company has gained or lost money

  @1846-6.2-y
  Scenario: The second upgrade of Detroit costs $20
    Given it is phase III
    And #294 lies on C15, joining SW, W, NE and E
    And the GT has tokens in G9 and C15
    When the GT lays #297 on C15, joining SW, W, NW, NE and E
    Then the GT has paid $20
    And the GT has $480 in its treasury
    And no other player or company has gained or lost money

  @1846-6.2-y @1846-6.23-a
  Scenario Outline: An upgrade that <what> costs $<cost>
    Given it is phase II
    And <south> lies on I11, joining <south sides>
    And #8 lies on G11, joining W and SE
    And #292 lies on H12, joining NW and E
    When the GT lays #296 on H12, joining SW, NW, NE and E
    Then the GT has paid $<cost>
    And no other player or company has gained or lost money

    Examples:
      | what                                      | south | south sides | cost |
      | reaches no track across the bridge        | #7    | W and NW    | 20   |
      | reaches the track across the $40 bridge   | #7    | NW and NE   | 60   |

  # -------------------------------------------------------------------------------------------- the Illinois Central

  @1846-6.2-z
  Scenario Outline: The Illinois Central lays its tile on <hex> for nothing
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $<has> in its treasury
    And the GT has a token in C15
    And #15 lies on G7, joining SW, W, NW and NE
    And it is phase II
    And the IC has tokens in G7 and D6 (SW)
    And it is the IC's turn to build
    # proves 1846-6.2-z
    When the IC lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the IC has $<has> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | hex | has | tile | sides     |
      | E5  | 500 | #8   | NE and SE |
      | E5  | 500 | #9   | SW and NE |
      | F6  | 500 | #9   | NW and SE |
      | G5  | 500 | #9   | W and E   |
      | H6  | 500 | #9   | SW and NE |
      | J4  | 500 | #9   | SW and NE |
      | J4  | 0   | #9   | SW and NE |
      | G5  | 19  | #9   | W and E   |

  @1846-6.2-z @1846-6.2-x
  Scenario: Beside its five hexes the Illinois Central pays like everybody
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $19 in its treasury
    And the GT has a token in C15
    And #6 lies on G7, joining W and SE
    And the IC has a token in G7
    And it is the IC's turn to build
    When the IC tries to lay #9 on H8, joining NW and SE
    Then it is refused and nothing has changed
    When the IC lays #9 on G5, joining W and E
    Then the IC has $19 in its treasury
    And no other player or company has gained or lost money

  @1846-6.2-z @1846-6.2-g
  Scenario: A free tile is one of the two of the turn
    Given it is phase II
    And the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $500 in its treasury
    And the GT has a token in C15
    And #15 lies on G7, joining SW, W, NW and NE
    And the IC has a token in G7
    And it is the IC's turn to build
    When the IC lays #9 on F6, joining NW and SE
    And the IC lays #9 on G5, joining W and E
    Then the IC has $500 in its treasury
    When the IC tries to lay #9 on H6, joining SW and NE
    Then it is refused and nothing has changed

  @1846-6.2-aa
  Scenario Outline: An upgrade on <hex> costs the Illinois Central $20
    Given it is phase II
    And the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $500 in its treasury
    And the GT has a token in C15
    And #15 lies on G7, joining SW, W, NW and NE
    And <old> lies on <hex>, turned <old turn>
    And the IC has tokens in G7 and D6 (SW)
    And it is the IC's turn to build
    # proves 1846-6.2-aa
    When the IC lays <new> on <hex>, turned <turn>
    Then <new> lies on <hex>, turned <turn>
    And the IC has paid $20
    And no other player or company has gained or lost money

    Examples:
      | hex | old | old turn | new | turn |
      | E5  | #9  | 0        | #24 | 3    |
      | F6  | #9  | 2        | #23 | 5    |
      | G5  | #9  | 1        | #23 | 4    |
      | H6  | #9  | 0        | #23 | 3    |
      | J4  | #9  | 0        | #24 | 0    |

  @1846-6.2-aa @1846-6.2-z
  Scenario: Of a free tile and its upgrade in the same turn the upgrade costs $20
    Given it is phase II
    And the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $500 in its treasury
    And the GT has a token in C15
    And #57 lies on G7, joining W and E
    And the IC has a token in G7
    And it is the IC's turn to build
    When the IC lays #9 on G5, joining W and E
    Then the IC has $500 in its treasury
    When the IC lays #23 on G5, turned 4
    Then the IC has $480 in its treasury

  @1846-6.2-ab
  Scenario Outline: Another corporation pays for a tile on <hex>
    Given it is phase II
    And #15 lies on G7, joining SW, W, NW and NE
    And #9 lies on H6, joining SW and NE
    And the GT has tokens in <city>
    When the GT lays #9 on <hex>, joining <sides>
    Then #9 lies on <hex>, joining <sides>
    And the GT has paid $20
    And no other player or company has gained or lost money

    Examples:
      | hex | city    | sides     |
      | E5  | D6 (SW) | SW and NE |
      | F6  | G7      | NW and SE |
      | G5  | G7      | W and E   |
      | J4  | G7      | SW and NE |

  @1846-6.2-ab
  Scenario: Another corporation may lay on H6 too, before the Illinois Central
    Given it is phase II
    And the IC has floated, opened at $80
    And Bob is president of the IC with 40%
    And #15 lies on G7, joining SW, W, NW and NE
    And the GT has a token in G7
    When the GT lays #9 on H6, joining SW and NE
    Then #9 lies on H6, joining SW and NE
    And the GT has paid $20
    And no other player or company has gained or lost money

  # Only J4 of the hexes that are free for somebody has a side with a price, the $40 bridge to J6.
  @1846-6.2-ad @reading:1846-Q31=a
  Scenario: The Illinois Central pays for the bridge of its free hex
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $500 in its treasury
    And #9 lies on J6, joining W and E
    And it is the IC's turn to build
    When the IC lays #8 on J4, joining SW and E
    Then #8 lies on J4, joining SW and E
    And the IC has paid $40
    And the IC has $460 in its treasury

  @1846-6.2-ad @reading:1846-Q31=b
  Scenario: The Illinois Central pays for nothing on its free hex, not even the bridge
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $500 in its treasury
    And #9 lies on J6, joining W and E
    And it is the IC's turn to build
    When the IC lays #8 on J4, joining SW and E
    Then #8 lies on J4, joining SW and E
    And the IC has $500 in its treasury
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------------------- tokens

  @1846-6.2-ae
  Scenario: A token costs $80, paid from the treasury to the bank
    Given #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    # proves 1846-6.2-ae
    When the GT places a token in G13
    Then the GT has tokens in B16, G9 and G13 only
    And the GT has $420 in its treasury
    And the GT has no tokens left
    And the bank has received $80
    And no other player or company has gained or lost money

  @1846-6.2-ae
  Scenario: With $79 there is no token, except one for $40
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $79 in its treasury
    And #9 lies on J4, joining SW and NE
    And #9 lies on H6, joining SW and NE
    And #57 lies on G7, joining SW and NE
    And it is the IC's turn to build
    When the IC tries to place a token in G7
    Then it is refused and nothing has changed
    When the IC places a token in I5
    Then the IC has tokens in K3 and I5 only
    And the IC has $39 in its treasury

  @1846-6.2-ae
  Scenario Outline: A treasury of $<has> pays for a token and keeps $<left>
    Given the GT has $<has> in its treasury
    And #57 lies on G7, joining W and E
    # proves 1846-6.2-ae
    When the GT places a token in G7
    Then the GT has tokens in B16, G9 and G7 only
    And the GT has $<left> in its treasury

    Examples:
      | has | left |
      | 80  | 0    |
      | 81  | 1    |

  @1846-6.2-ae @1846-6.25-a
  Scenario Outline: A token does not go to <where>
    Given it is phase II
    And the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And #14 lies on G7, joining SW, W, NE and E
    And #57 lies on G13, joining W and E
    And #57 lies on G3, joining SW and NE
    And #9 lies on G11, joining W and E
    And the NYC has a token in G13
    When the GT tries to place a token in <place>
    Then it is refused and nothing has changed
    When the GT places a token in G7
    Then the GT has tokens in B16, G9 and G7 only
    And the GT has $420 in its treasury

    Examples:
      | where                            | place |
      | a city whose only space is taken | G13   |
      | a city that it cannot reach      | G3    |
      | a city without a tile            | G15   |
      | the city where it has one        | G9    |
      | plain track                      | G11   |
      | an off-board location            | I1    |

  @1846-6.2-ae
  Scenario: In an operating round a corporation places one token, in the next one another
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And the NYC owns a 2-train
    And the GT owns a 2-train
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And #57 lies on G7, joining W and E
    And the NYC has a token in G9
    And the GT has a token in C15
    And it is the NYC's turn to build
    When the NYC places a token in G13
    Then the NYC has $420 in its treasury
    When the NYC tries to place a token in G7
    Then it is refused and nothing has changed
    When the NYC runs
      | 2-train | G9 G11 G13 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    Then it is operating round 2.2
    When the GT runs no train
    And the GT ends its turn
    And the NYC places a token in G7
    Then the NYC has tokens in D20, G9, G13 and G7 only

  # How many spaces the tiles have, each full of others.
  @1846-6.2-ae
  Scenario Outline: A city has no more spaces than its tile shows: <tile>
    Given it is <phase>
    And the NYC is in operation, opened at $90
    And the IC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And Carol is president of the IC with 40%
    And #9 lies on G11, joining W and E
    And #57 lies on G7, joining W and E
    And <tile> lies on G13, turned <turn>
    And the NYC has a token in G13
    And the IC has a token in <second>
    When the GT tries to place a token in G13
    Then it is refused and nothing has changed
    When the GT places a token in G7
    Then the GT has tokens in B16, G9 and G7 only

    Examples:
      | phase     | tile | turn | second  |
      | phase I   | #5   | 0    | D6 (SW) |
      | phase I   | #6   | 1    | D6 (SW) |
      | phase I   | #57  | 1    | D6 (SW) |
      | phase II  | #14  | 0    | G13     |
      | phase II  | #15  | 0    | G13     |
      | phase II  | #619 | 1    | G13     |
      | phase III | #611 | 0    | G13     |
      | phase IV  | #51  | 0    | G13     |

  @1846-6.2-ae
  Scenario Outline: Cleveland has no more spaces than its tile shows: <tile>
    Given it is <phase>
    And the NYC is in operation, opened at $90
    And the IC is in operation, opened at $80
    And the PRR is in operation, opened at $70
    And Bob is president of the NYC with 40%
    And Carol is president of the IC with 40%
    And Dave is president of the PRR with 40%
    And #57 lies on G13, joining W and E
    And #6 lies on G15, joining W and NE
    And #9 lies on F16, joining SW and NE
    And <tile> lies on E17, turned <turn>
    And the NYC has a token in E17
    And the IC has a token in <second>
    And the PRR has a token in <third>
    And the GT has a token in G15
    When the GT tries to place a token in E17
    Then it is refused and nothing has changed
    When the GT places a token in G13
    Then the GT has tokens in B16, G15 and G13 only

    Examples:
      | phase     | tile | turn | second  | third  |
      | phase I   | #291 | 0    | D6 (SW) | D6 (E) |
      | phase I   | #292 | 4    | D6 (SW) | D6 (E) |
      | phase I   | #293 | 0    | D6 (SW) | D6 (E) |
      | phase II  | #294 | 0    | E17     | D6 (E) |
      | phase II  | #295 | 4    | E17     | D6 (E) |
      | phase II  | #296 | 3    | E17     | D6 (E) |
      | phase III | #297 | 3    | E17     | E17    |
      | phase IV  | #290 | 3    | E17     | E17    |

  @1846-6.2-ae
  Scenario: The print of Detroit has two spaces
    Given the NYC is in operation, opened at $90
    And the IC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And Carol is president of the IC with 40%
    And #57 lies on G7, joining W and E
    And #5 lies on B16, joining SW and W
    And the NYC has a token in C15
    And the IC has a token in C15
    When the GT tries to place a token in C15
    Then it is refused and nothing has changed
    When the GT places a token in G7
    Then the GT has tokens in B16, G9 and G7 only

  # The summary says it again.
  @1846-6.2-af @1846-S.TrackToken-d
  Scenario: The token is placed before the tiles
    Given #57 lies on G7, joining W and E
    When the GT places a token in G7
    And the GT lays #9 on G11, joining W and E
    And the GT lays #57 on G13, joining W and E
    Then the GT has tokens in B16, G9 and G7 only
    And 4 tiles lie on the map
    And the GT has $380 in its treasury

  @1846-6.2-af @1846-S.TrackToken-d
  Scenario: The token is placed between the tiles
    Given #57 lies on G7, joining W and E
    When the GT lays #9 on G11, joining W and E
    And the GT places a token in G7
    And the GT lays #57 on G13, joining W and E
    Then the GT has tokens in B16, G9 and G7 only
    And 4 tiles lie on the map
    And the GT has $380 in its treasury

  @1846-6.2-af @1846-S.TrackToken-d
  Scenario: The token is placed after the tiles, on one of them
    When the GT lays #9 on G11, joining W and E
    And the GT lays #57 on G13, joining W and E
    And the GT places a token in G13
    Then the GT has tokens in B16, G9 and G13 only
    And 3 tiles lie on the map
    And the GT has $380 in its treasury

  @1846-6.2-ag @1846-6.2-n
  Scenario: A token brings track within reach for the second tile
    Given it is phase II
    And #23 lies on G11, turned 4
    When the GT lays #57 on G13, joining W and E
    Then the GT has $480 in its treasury
    When the GT tries to lay #9 on F10, joining NW and SE
    Then it is refused and nothing has changed
    When the GT places a token in G13
    And the GT lays #9 on F10, joining NW and SE
    Then #9 lies on F10, joining NW and SE
    And the GT has $380 in its treasury

  @1846-6.2-ag @1846-6.2-r
  Scenario: A token brings track within reach for an upgrade
    Given it is phase II
    And #23 lies on G11, turned 4
    And #9 lies on F10, joining NW and SE
    When the GT lays #57 on G13, joining W and E
    And the GT tries to lay #23 on F10, turned 5
    Then it is refused and nothing has changed
    When the GT places a token in G13
    And the GT lays #23 on F10, turned 5
    Then #23 lies on F10, turned 5
    And the GT has $380 in its treasury

  @1846-6.2-ah
  Scenario: In the first operating round a corporation may place a token beside its home token
    Given the NYC has floated, opened at $112
    And Bob is president of the NYC with 20%
    And the NYC has $200 in its treasury
    And #8 lies on D18, joining SW and E
    And #293 lies on E17, joining SW and NE
    And it is the NYC's turn to build in operating round 1.1
    When the NYC places a token in E17
    Then the NYC has tokens in D20 and E17 only
    And the NYC has $120 in its treasury

  # -------------------------------------------------------------------------------------------------- kept spaces

  @1846-6.2-ai
  Scenario Outline: The <company> pays $40 for its token in <city>
    Given it is phase II
    And the ERIE, the IC, the B&O and the PRR are in operation, opened at $90
    And Bob is president of the ERIE with 40%
    And Carol is president of the IC with 40%
    And Dave is president of the B&O with 40%
    And Erin is president of the PRR with 40%
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 20%
    And the <company> has $100 in its treasury
    And #7 lies on E19, joining NE and E
    And #9 lies on J4, joining SW and NE
    And #15 lies on G13, joining SW, W, NW and NE
    And #293 lies on H12, joining SW and NE
    And #9 lies on F12, joining NW and SE
    And #57 lies on E11, joining NW and SE
    And the PRR has a token in G13
    And the B&O has a token in G13
    And it is the <company>'s turn to build
    # proves 1846-6.2-ai
    When the <company> places a token in <hex>
    Then the <company> has paid $40
    And the <company> has tokens in <tokens> only
    And no other player or company has gained or lost money

    Examples:
      | company | city       | hex | tokens           |
      | ERIE    | Erie       | D20 | E21 and D20      |
      | IC      | Centralia  | I5  | K3 and I5        |
      | B&O     | Cincinnati | H12 | G19, G13 and H12 |
      | PRR     | Fort Wayne | E11 | F20, G13 and E11 |

  @1846-6.2-ai
  Scenario Outline: With a treasury of $<has> the Illinois Central can have its token in Centralia
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $<has> in its treasury
    And #9 lies on J4, joining SW and NE
    And it is the IC's turn to build
    When the IC places a token in I5
    Then the IC has $<left> in its treasury
    And the IC has tokens in K3 and I5 only

    Examples:
      | has | left |
      | 40  | 0    |
      | 79  | 39   |

  @1846-6.2-ai
  Scenario: With $39 the Illinois Central cannot pay for its token in Centralia until it has more
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 40%
    And the IC has $39 in its treasury
    And Bob owns Michigan Southern
    And #9 lies on J4, joining SW and NE
    And it is the IC's turn to build
    When the IC tries to place a token in I5
    Then it is refused and nothing has changed
    When the IC buys Michigan Southern from Bob for $1, with Bob's consent
    Then the IC has $98 in its treasury
    When the IC places a token in I5
    Then the IC has $58 in its treasury

  # Which companies the four cities are kept for, and until when. In Erie and in Centralia the other space is taken.
  @1846-6.2-ai @1846-6.2-aj
  Scenario Outline: In <phase> the last space of <city> is kept for the <whose>
    Given it is <phase>
    And the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And #6 lies on G7, joining SW and E
    And #9 lies on H6, joining SW and NE
    And #9 lies on G11, joining W and E
    And #15 lies on G13, joining SW, W, NW and NE
    And #293 lies on H12, joining SW and NE
    And #9 lies on F12, joining NW and SE
    And #57 lies on E11, joining NW and SE
    And #57 lies on G15, joining SW and NE
    And #9 lies on F16, joining SW and NE
    And #294 lies on E17, joining SW, W, NE and E
    And #8 lies on D18, joining SW and E
    And the NYC has a token in I5
    And the GT has a token in <from>
    When the GT tries to place a token in <hex>
    Then it is refused and nothing has changed
    When the GT places a token in <other>
    Then the GT has tokens in B16, <from> and <other> only
    And the GT has $420 in its treasury

    Examples:
      | phase     | city       | whose | hex | from | other |
      | phase II  | Fort Wayne | PRR   | E11 | G13  | G9    |
      | phase III | Fort Wayne | PRR   | E11 | G13  | G9    |
      | phase II  | Cincinnati | B&O   | H12 | G13  | G9    |
      | phase III | Cincinnati | B&O   | H12 | G13  | G9    |
      | phase II  | Centralia  | IC    | I5  | G7   | G9    |
      | phase III | Centralia  | IC    | I5  | G7   | G9    |
      | phase II  | Erie       | ERIE  | D20 | E17  | G15   |
      | phase III | Erie       | ERIE  | D20 | E17  | G15   |

  @1846-6.2-ai @1846-6.2-aj
  Scenario Outline: From phase IV the last space of <city> is open to all, for $80
    Given it is phase IV
    And the NYC is in operation, opened at $90
    And Bob is president of the NYC with 40%
    And the PRR, the ERIE, the IC and the B&O are in operation, opened at $80
    And Bob is president of the PRR with 20%
    And Carol is president of the ERIE with 20%
    And Dave is president of the IC with 20%
    And Erin is president of the B&O with 20%
    And #6 lies on G7, joining SW and E
    And #9 lies on H6, joining SW and NE
    And #15 lies on G13, joining SW, W, NW and NE
    And #293 lies on H12, joining SW and NE
    And #9 lies on F12, joining NW and SE
    And #57 lies on E11, joining NW and SE
    And #294 lies on E17, joining SW, W, NE and E
    And #8 lies on D18, joining SW and E
    And the NYC has a token in I5
    And the GT has a token in <from>
    And it is the GT's turn to build
    When the GT places a token in <hex>
    Then the GT has tokens in B16, <from> and <hex> only
    And the GT has paid $80

    Examples:
      | city       | hex | from |
      | Fort Wayne | E11 | G13  |
      | Cincinnati | H12 | G13  |
      | Centralia  | I5  | G7   |
      | Erie       | D20 | E17  |

  @1846-6.2-aj
  Scenario: In phase I no other corporation takes the space in Fort Wayne
    Given #5 lies on C9, joining SW and SE
    And #9 lies on D10, joining NW and SE
    And #57 lies on E11, joining NW and SE
    And #8 lies on D8, joining W and NE
    And the GT has a token in C9
    When the GT tries to place a token in E11
    Then it is refused and nothing has changed
    When the GT places a token in D6 (E)
    Then the GT has tokens in B16, C9 and D6 (E) only
    And the GT has $420 in its treasury

  @1846-6.2-aj
  Scenario: When the Pennsylvania has its token in Fort Wayne, the other space is open
    Given it is phase II
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 40%
    And #15 lies on G13, joining SW, W, NW and NE
    And #9 lies on F12, joining NW and SE
    And #14 lies on E11, joining SW, NW, NE and SE
    And the PRR has a token in E11
    And the GT has a token in G13
    When the GT places a token in E11
    Then the GT has tokens in B16, G13 and E11 only
    And the PRR has tokens in F20 and E11 only
    And the GT has paid $80

  @1846-6.2-aj
  Scenario: When the Pennsylvania has left the game, its space in Fort Wayne is open
    Given the PRR is no longer in the game
    And #5 lies on C9, joining SW and SE
    And #9 lies on D10, joining NW and SE
    And #57 lies on E11, joining NW and SE
    And the GT has a token in C9
    When the GT places a token in E11
    Then the GT has tokens in B16, C9 and E11 only
    And the GT has paid $80

  @1846-6.2-aj @reading:1846-Q36=a
  Scenario Outline: Beside the space that is kept in <city> the other one is open
    Given it is phase II
    And #6 lies on G7, joining SW and E
    And #9 lies on H6, joining SW and NE
    And #15 lies on G13, joining SW, W, NW and NE
    And #9 lies on F12, joining NW and SE
    And #14 lies on E11, joining SW, NW, NE and SE
    And #296 lies on H12, joining SW, NW, NE and E
    And the GT has a token in <from>
    When the GT places a token in <hex>
    Then the GT has tokens in B16, <from> and <hex> only
    And the GT has paid $80

    Examples:
      | city       | hex | from |
      | Centralia  | I5  | G7   |
      | Fort Wayne | E11 | G13  |
      | Cincinnati | H12 | G13  |

  @1846-6.2-aj @reading:1846-Q36=b
  Scenario Outline: While a space is kept in <city>, the whole city is closed to others
    Given it is phase II
    And #6 lies on G7, joining SW and E
    And #9 lies on H6, joining SW and NE
    And #9 lies on G11, joining W and E
    And #15 lies on G13, joining SW, W, NW and NE
    And #9 lies on F12, joining NW and SE
    And #14 lies on E11, joining SW, NW, NE and SE
    And #296 lies on H12, joining SW, NW, NE and E
    And the GT has a token in <from>
    When the GT tries to place a token in <hex>
    Then it is refused and nothing has changed
    When the GT places a token in G9
    Then the GT has tokens in B16, <from> and G9 only
    And the GT has paid $80

    Examples:
      | city       | hex | from |
      | Centralia  | I5  | G7   |
      | Fort Wayne | E11 | G13  |
      | Cincinnati | H12 | G13  |

  @1846-6.2-ak
  Scenario: The Erie places a token elsewhere for $80 first, and then the one that is kept for it for $40
    Given the ERIE is in operation, opened at $90
    And Bob is president of the ERIE with 40%
    And the ERIE has $200 in its treasury
    And the ERIE owns a 2-train
    And the GT owns a 2-train
    And the NYC is in operation, opened at $80
    And Carol is president of the NYC with 40%
    And the NYC owns a 2-train
    And #9 lies on E19, joining W and E
    And #291 lies on E17, joining NE and E
    And #8 lies on D18, joining SW and E
    And it is the ERIE's turn to build
    When the ERIE places a token in E17
    Then the ERIE has tokens in E21 and E17 only
    And the ERIE has $120 in its treasury
    When the ERIE runs
      | 2-train | E21 E19 E17 |
    And the ERIE keeps its revenue
    And the ERIE ends its turn
    And the NYC runs
      | 2-train | D20 D18 E17 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    Then it is operating round 2.2
    And the ERIE has $170 in its treasury
    When the GT runs no train
    And the GT ends its turn
    And the ERIE places a token in D20
    Then the ERIE has tokens in E21, E17 and D20 only
    And the ERIE has $130 in its treasury

  @1846-6.2-ak @1846-6.2-ai
  Scenario Outline: Elsewhere the <company> pays $80 like everybody
    Given the ERIE, the IC, the B&O and the PRR are in operation, opened at $90
    And Bob is president of the ERIE with 40%
    And Carol is president of the IC with 40%
    And Dave is president of the B&O with 40%
    And Erin is president of the PRR with 40%
    And the <company> has $100 in its treasury
    And the GT has a token in C15
    And #57 lies on G7, joining W and E
    And the <company> has a token in G7
    And it is the <company>'s turn to build
    When the <company> places a token in G9
    Then the <company> has paid $80
    And the <company> has $20 in its treasury

    Examples:
      | company |
      | ERIE    |
      | IC      |
      | B&O     |
      | PRR     |

  # The summary calls them parachute tokens.
  @1846-6.2-al @1846-6.2-am @1846-S.TrackToken-e
  Scenario Outline: The <company> needs no connection for its token in <city>: with it $40, without $<price>
    Given the B&O and the PRR are in operation, opened at $90
    And Bob is president of the B&O with 40%
    And Carol is president of the PRR with 40%
    And the <company> has $200 in its treasury
    And the GT has a token in C15
    And #291 lies on H12, joining W and NW
    And #57 lies on E11, joining SW and NE
    And #8 lies on G11, joining W and SE
    And #6 lies on D14, joining W and NE
    And #8 lies on D12, joining SW and <side>
    And the <company> has a token in <from>
    And it is the <company>'s turn to build
    # proves 1846-6.2-al 1846-6.2-am
    When the <company> places a token in <hex>
    Then the <company> has paid $<cost>
    And the <company> has tokens in <tokens> only
    And no other player or company has gained or lost money

    Examples:
      | company | city       | price | side | from    | hex | cost | tokens               | clause                                      |
      | B&O     | Cincinnati | 100   | E    | D6 (SW) | H12 | 100  | G19, D6 (SW) and H12 | 1846-6.2-al 1846-6.2-am 1846-S.TrackToken-e |
      | B&O     | Cincinnati | 100   | E    | G9      | H12 | 40   | G19, G9 and H12      | 1846-6.2-am                                 |
      | PRR     | Fort Wayne | 60    | E    | D6 (SW) | E11 | 60   | F20, D6 (SW) and E11 | 1846-6.2-al 1846-6.2-am 1846-S.TrackToken-e |
      | PRR     | Fort Wayne | 60    | E    | D14     | E11 | 40   | F20, D14 and E11     | 1846-6.2-am                                 |
      | PRR     | Fort Wayne | 60    | NW   | D14     | E11 | 60   | F20, D14 and E11     | 1846-6.2-al 1846-6.2-am 1846-S.TrackToken-e |

  @1846-6.2-al @1846-6.2-am @1846-6.2-h @1846-S.TrackToken-e
  Scenario Outline: The <company> may place its token in <city> before any tile lies there
    Given the <company> is in operation, opened at $90
    And Bob is president of the <company> with 40%
    And the <company> has $100 in its treasury
    And it is the <company>'s turn to build
    When the <company> places a token in <hex>
    Then the <company> has paid $<price>
    And the <company> has tokens in <home> and <hex> only
    And no tile lies on <hex>

    Examples:
      | company | city       | hex | price | home |
      | B&O     | Cincinnati | H12 | 100   | G19  |
      | PRR     | Fort Wayne | E11 | 60    | F20  |

  @1846-6.2-am
  Scenario: Without a connection $99 are not enough for the Baltimore & Ohio in Cincinnati
    Given the B&O is in operation, opened at $90
    And Bob is president of the B&O with 40%
    And the B&O has $99 in its treasury
    And #57 lies on G7, joining W and E
    And the GT has a token in C15
    And the B&O has a token in G9
    And it is the B&O's turn to build
    When the B&O tries to place a token in H12
    Then it is refused and nothing has changed
    When the B&O places a token in G7
    Then the B&O has $19 in its treasury

  @1846-6.2-am
  Scenario: A connection made in the same turn lowers the price
    Given the PRR is in operation, opened at $90
    And Bob is president of the PRR with 40%
    And the PRR has $60 in its treasury
    And #57 lies on E11, joining SW and NE
    And #6 lies on D14, joining W and NE
    And the PRR has a token in D14
    And it is the PRR's turn to build
    When the PRR lays #8 on D12, joining SW and E
    Then the PRR has $40 in its treasury
    When the PRR places a token in E11
    Then the PRR has $0 in its treasury
    And the PRR has tokens in F20, D14 and E11 only

  @1846-6.2-am
  Scenario: Without a connection $59 are not enough for the Pennsylvania in Fort Wayne
    Given the PRR is in operation, opened at $90
    And Bob is president of the PRR with 40%
    And the PRR has $59 in its treasury
    And #57 lies on E11, joining SW and NE
    And #6 lies on D14, joining W and NE
    And #9 lies on D12, joining W and E
    And the PRR has a token in D14
    And Bob owns Michigan Southern
    And it is the PRR's turn to build
    When the PRR tries to place a token in E11
    Then it is refused and nothing has changed
    When the PRR buys Michigan Southern from Bob for $1, with Bob's consent
    Then the PRR has $118 in its treasury
    When the PRR places a token in E11
    Then the PRR has $58 in its treasury

  @1846-6.2-al
  Scenario: The Erie needs a connection for its token in Erie
    Given the ERIE is in operation, opened at $90
    And Bob is president of the ERIE with 40%
    And the ERIE has $200 in its treasury
    And the NYC is in operation, opened at $80
    And Carol is president of the NYC with 40%
    And it is the ERIE's turn to build
    When the ERIE tries to place a token in D20
    Then it is refused and nothing has changed
    When the ERIE lays #7 on E19, joining NE and E
    And the ERIE places a token in D20
    Then the ERIE has $140 in its treasury
    And the ERIE has tokens in E21 and D20 only

  @1846-6.2-al
  Scenario: The Illinois Central needs a connection for its token in Centralia
    Given the IC is in operation, opened at $90
    And Bob is president of the IC with 40%
    And the IC has $200 in its treasury
    And it is the IC's turn to build
    When the IC tries to place a token in I5
    Then it is refused and nothing has changed
    When the IC lays #9 on J4, joining SW and NE
    And the IC places a token in I5
    Then the IC has $160 in its treasury
    And the IC has tokens in K3 and I5 only

  @1846-6.2-al @1846-6.2-ae @1846-6.2-aj
  Scenario Outline: The <company> needs a connection everywhere else, also in <city>
    Given the B&O and the PRR are in operation, opened at $90
    And Bob is president of the B&O with 40%
    And Carol is president of the PRR with 40%
    And the <company> has $500 in its treasury
    And it is the <company>'s turn to build
    When the <company> tries to place a token in G9
    Then it is refused and nothing has changed
    When the <company> tries to place a token in <city>
    Then it is refused and nothing has changed
    When the <company> places a token in <hex>
    Then the <company> has paid $<price>

    Examples:
      | company | city | hex | price |
      | B&O     | E11  | H12 | 100   |
      | PRR     | H12  | E11 | 60    |

  # ------------------------------------------------------------------------------- the four cities after phase III

  @1846-6.2-ai @1846-6.2-al @1846-6.2-am @reading:1846-Q35=a
  Scenario Outline: In phase IV the <company> still pays $<cost> in <city>
    Given it is phase IV
    And the IC and the PRR are in operation, opened at $90
    And Bob is president of the IC with 40%
    And Carol is president of the PRR with 40%
    And the <company> has $200 in its treasury
    And #9 lies on J4, joining SW and NE
    And #57 lies on E11, joining SW and NE
    And #8 lies on D12, joining SW and E
    And #6 lies on D14, joining W and NE
    And the <company> has a token in <from>
    And it is the <company>'s turn to build
    When the <company> places a token in <hex>
    Then the <company> has paid $<cost>

    Examples:
      | company | city                     | from | hex | cost | clause                  |
      | IC      | Centralia                | D14  | I5  | 40   | 1846-6.2-ai             |
      | PRR     | Fort Wayne               | D14  | E11 | 40   | 1846-6.2-ai 1846-6.2-am |
      | PRR     | Fort Wayne, unconnected, | C15  | E11 | 60   | 1846-6.2-al 1846-6.2-am |

  @1846-6.2-ai @1846-6.2-al @1846-6.2-am @reading:1846-Q35=b
  Scenario: In phase IV the Illinois Central pays $80 in Centralia
    Given it is phase IV
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 40%
    And the IC has $200 in its treasury
    And #9 lies on J4, joining SW and NE
    And it is the IC's turn to build
    When the IC places a token in I5
    Then the IC has paid $80

  @1846-6.2-ai @1846-6.2-al @1846-6.2-am @reading:1846-Q35=b
  Scenario: In phase IV the Pennsylvania needs a connection in Fort Wayne, and pays $80
    Given it is phase IV
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 40%
    And the PRR has $200 in its treasury
    And #57 lies on E11, joining SW and NE
    And #6 lies on D14, joining W and NE
    And the PRR has a token in D14
    And it is the PRR's turn to build
    When the PRR tries to place a token in E11
    Then it is refused and nothing has changed
    When the PRR lays #8 on D12, joining SW and E
    And the PRR places a token in E11
    Then the PRR has $100 in its treasury
    And the PRR has tokens in F20, D14 and E11 only

  # ------------------------------------------------------------------ the second tile of who operates second

  # Each row breaks one rule; the other clauses are those of other rows.
  @1846-6.2-c @1846-6.2-f @1846-6.2-m @1846-6.2-r @1846-6.2-w
  Scenario Outline: The same rules hold for a second tile and for who operates second: no <tile> on <hex>, <why>
    Given it is phase II
    And the NYC is in operation, opened at $112
    And Bob is president of the NYC with 40%
    And #57 lies on G7, joining W and E
    And #9 lies on G5, joining W and E
    And #14 lies on G13, joining SW, W, NE and E
    And the GT has already laid #9 on G11, joining W and E, in this turn
    When the GT tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the GT lays #9 on F14, joining SW and NE
    Then #9 lies on F14, joining SW and NE
    And the GT has $480 in its treasury

    Examples:
      | tile | hex | sides                | why                             | clause     |
      | #24  | F14 | SW, W and E          | no green tile before a yellow   | 1846-6.2-c |
      | #611 | G13 | SW, W, NW, NE and E  | no brown tile in phase II       | 1846-6.2-f |
      | #24  | G5  | NW, E and SE         | the old track would be gone     | 1846-6.2-m |
      | #15  | G7  | NW, NE, E and SE     | the city would lose a side      | 1846-6.2-m |
      | #20  | G5  | SW, W, NE and E      | no added track would be reached | 1846-6.2-r |
      | #292 | H12 | NE and SE            | track would leave the map       | 1846-6.2-w |

  @1846-6.2-ae
  Scenario: After a tile, too, a token goes to a city only, also that of who operates second
    Given it is phase II
    And the NYC is in operation, opened at $112
    And Bob is president of the NYC with 40%
    And #57 lies on G7, joining W and E
    And the GT has already laid #9 on G11, joining W and E, in this turn
    When the GT tries to place a token in G11
    Then it is refused and nothing has changed
    When the GT places a token in G7
    Then the GT has tokens in B16, G9 and G7 only
