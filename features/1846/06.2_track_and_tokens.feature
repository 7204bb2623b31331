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
    And the GT is in operation at a par of $100
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
    When the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | ground               | tile | hex | sides             |
      | a vacant hex         | #8   | G11 | W and NE          |
      | a tile               | #14  | G7  | SW, W, NE and E   |
      | the print of Detroit | #295 | C15 | SW, W, NW and NE  |

  @1846-6.2-a
  Scenario Outline: No tile goes on <ground>
    Given the NYC is in operation at a par of $90
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

  @1846-6.2-a @1846-6.2-c
  Scenario: Printed yellow track takes no second yellow tile
    Given it is phase II
    And the GT has tokens in G9 and C15
    When the GT tries to lay #292 on C15, joining W and NE
    Then it is refused and nothing has changed
    When the GT lays #295 on C15, joining SW, W, NW and NE
    Then #295 lies on C15, joining SW, W, NW and NE

  @1846-6.2-e
  Scenario Outline: The gray print of <city> is never replaced
    Given it is phase IV
    And the <company> is in operation at a par of $90
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
      | phase     | colour | next  | old | old sides       | older | older sides         | wrong | wrong sides         | tile | hex | sides               |
      | phase I   | yellow | green | #57 | W and E         | #57   | SW and NE           | #14   | SW, W, NE and E     | #57  | G15 | W and E             |
      | phase II  | green  | brown | #57 | W and E         | #14   | SW, W, NE and E     | #611  | SW, W, NW, NE and E | #14  | G13 | SW, W, NE and E     |
      | phase III | brown  | gray  | #14 | SW, W, NE and E | #611  | SW, W, NW, NE and E | #51   | SW, W, NW, NE and E | #611 | G13 | SW, W, NW, NE and E |

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
      | phase     | colour | tile | hex | sides           |
      | phase II  | yellow | #57  | G15 | W and E         |
      | phase III | yellow | #57  | G15 | W and E         |
      | phase III | green  | #14  | G13 | SW, W, NE and E |

  @1846-6.2-f
  Scenario: The first train of phase II lets the next corporation lay green
    Given the IC is in operation at a par of $80
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

  @1846-6.2-d
  Scenario: The tile replaced goes back to the supply and can be laid again
    Given it is phase II
    And #5 lies on G7, joining E and SE
    And #5 lies on C9, joining SW and E
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
    Given it is phase II
    And the GT owns a 4-train
    And the GT has already laid #8 on F8, joining W and E, in this turn
    Then it is operating round 2.1

