Feature: Values of off-board locations
  Two values are printed at an off-board location. In Phases I and II the low one counts, in Phases III and IV the high
  one. Holland alone is printed the other way round, $40 and then $10.

  Background: five players, all corporations in the game
    Given 5 players at the table in phase I

  @1846-S.Phase1-b @1846-S.Phase3-d @1846-6.3-h
  Scenario Outline: St. Louis is worth <value> in Phase <phase>
    Given it is phase <phase>
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #9 lies on I3, joining W and E
    And the IC has a token in I5
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    # proves 1846-S.Phase1-b 1846-S.Phase3-d 1846-6.3-h
    When the IC runs
      | <train> | I1 I3 I5 |
    Then the IC has earned <revenue>

    Examples:
      | phase | train   | value | revenue | clause          |
      | I     | 2-train | $50   | $60     | 1846-S.Phase1-b |
      | II    | 4-train | $50   | $60     | 1846-S.Phase1-b |
      | III   | 5-train | $70   | $80     | 1846-S.Phase3-d |
      | IV    | 6-train | $70   | $80     | 1846-S.Phase3-d |

  @1846-S.Phase1-b @1846-S.Phase3-d @1846-6.3-h @1846-6.3-i
  Scenario Outline: <name> is worth <value> in Phase <phase>, with the <home> city of the <company>
    Given it is phase <phase>
    And the <company> is in operation, opened at $100
    And Alice is president of the <company> with 60%
    And #57 lies on B16, joining W and E
    And the <company> owns a <train>
    And it is the <company>'s turn to run its trains
    # proves 1846-S.Phase1-b 1846-S.Phase3-d 1846-6.3-h
    When the <company> runs
      | <train> | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | name                  | phase | value | home | company | train   | route   | revenue | clause          |
      | Sarnia                | II    | $30   | $20  | GT      | 4-train | B16 B18 | $50     | 1846-S.Phase1-b |
      | Sarnia                | III   | $50   | $20  | GT      | 5-train | B16 B18 | $70     | 1846-S.Phase3-d |
      | Buffalo               | II    | $30   | $10  | NYC     | 4-train | D20 C21 | $40     | 1846-S.Phase1-b |
      | Buffalo               | III   | $60   | $10  | NYC     | 5-train | D20 C21 | $70     | 1846-S.Phase3-d |
      | Binghamton            | II    | $20   | $10  | ERIE    | 4-train | E21 E23 | $30     | 1846-S.Phase1-b |
      | Binghamton            | III   | $50   | $10  | ERIE    | 5-train | E21 E23 | $60     | 1846-S.Phase3-d |
      | Pittsburgh in the row | II    | $30   | $10  | PRR     | 4-train | F20 F22 | $40     | 1846-S.Phase1-b |
      | Pittsburgh in the row | III   | $70   | $10  | PRR     | 5-train | F20 F22 | $80     | 1846-S.Phase3-d |
      | Pittsburgh below      | II    | $30   | $10  | PRR     | 4-train | F20 G21 | $40     | 1846-S.Phase1-b |
      | Pittsburgh below      | III   | $70   | $10  | PRR     | 5-train | F20 G21 | $80     | 1846-S.Phase3-d |
      | Cumberland            | II    | $20   | $10  | B&O     | 4-train | G19 H20 | $30     | 1846-S.Phase1-b |
      | Cumberland            | III   | $40   | $10  | B&O     | 5-train | G19 H20 | $50     | 1846-S.Phase3-d |
      | Charleston            | II    | $20   | $20  | C&O     | 4-train | I15 I17 | $40     | 1846-S.Phase1-b |
      | Charleston            | III   | $50   | $20  | C&O     | 5-train | I15 I17 | $70     | 1846-S.Phase3-d |

  @1846-S.Phase1-b @1846-S.Phase3-d @1846-6.3-h @1846-6.3-i
  Scenario Outline: <name> is worth <value> in Phase <phase>, with a city of <city value> on a tile
    Given it is phase <phase>
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And <tile> lies on <city>, turned <turn>
    And #9 lies on I11, joining SW and NE
    And the IC has a token in <token>
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    # proves 1846-S.Phase1-b 1846-S.Phase3-d 1846-6.3-h
    When the IC runs
      | <train> | <route> |
    Then the IC has earned <revenue>

    Examples:
      | name                    | phase | value | city value | tile | city | turn | token   | train   | route       | revenue | clause          |
      | The Chicago connections | II    | $20   | $40        | #298 | D6   | 0    | D6 (SW) | 4-train | D6 (SW) C5  | $60     | 1846-S.Phase1-b |
      | The Chicago connections | III   | $40   | $40        | #298 | D6   | 0    | D6 (SW) | 5-train | D6 (SW) C5  | $80     | 1846-S.Phase3-d |
      | Windsor                 | II    | $40   | $50        | #294 | C15  | 0    | C15     | 4-train | C15 C17     | $90     | 1846-S.Phase1-b |
      | Windsor                 | III   | $60   | $50        | #294 | C15  | 0    | C15     | 5-train | C15 C17     | $110    | 1846-S.Phase3-d |
      | Buffalo's D22           | II    | $30   | $30        | #14  | D20  | 0    | D20     | 4-train | D20 D22     | $60     | 1846-S.Phase1-b |
      | Buffalo's D22           | III   | $60   | $30        | #14  | D20  | 0    | D20     | 5-train | D20 D22     | $90     | 1846-S.Phase3-d |
      | Louisville              | II    | $50   | $40        | #293 | H12  | 0    | H12     | 4-train | H12 I11 J10 | $90     | 1846-S.Phase1-b |
      | Louisville              | III   | $70   | $40        | #293 | H12  | 0    | H12     | 5-train | H12 I11 J10 | $110    | 1846-S.Phase3-d |

  @1846-S.Phase3-d
  Scenario: The high values count at once, for whoever runs later in the same round
    Given it is phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $450 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 4-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 4/6-train from the bank for $450
    Then it is phase III
    When the GT ends its turn
    And the NYC runs
      | 4-train | D20 C21 |
    Then the NYC has earned $70

  # ------------------------------------------------------------------------------------------------------------ Holland

  @1846-S.Phase1-b @1846-S.Phase3-d @reading:1846-Q37=a
  Scenario Outline: Holland has its first value in Phases I and II, then its second: <value> in Phase <phase>
    Given it is phase <phase>
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And #9 lies on each of B10, B12 and B14, joining W and E
    And #5 lies on B16, joining W and NW
    And the GT owns a <train>
    And it is the GT's turn to run its trains
    # proves 1846-S.Phase1-b 1846-S.Phase3-d
    When the GT runs
      | <train> | B8 B10 B12 B14 B16 |
    Then the GT has earned <revenue>

    Examples:
      | phase | train   | value | revenue | clause          |
      | I     | 2-train | $40   | $60     | 1846-S.Phase1-b |
      | II    | 4-train | $40   | $60     | 1846-S.Phase1-b |
      | III   | 5-train | $10   | $30     | 1846-S.Phase3-d |
      | IV    | 6-train | $10   | $30     | 1846-S.Phase3-d |

  @1846-S.Phase1-b @1846-S.Phase3-d @reading:1846-Q37=b
  Scenario Outline: Holland has its lower value in Phases I and II, then the higher: <value> in Phase <phase>
    Given it is phase <phase>
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And #9 lies on each of B10, B12 and B14, joining W and E
    And #5 lies on B16, joining W and NW
    And the GT owns a <train>
    And it is the GT's turn to run its trains
    # proves 1846-S.Phase1-b 1846-S.Phase3-d
    When the GT runs
      | <train> | B8 B10 B12 B14 B16 |
    Then the GT has earned <revenue>

    Examples:
      | phase | train   | value | revenue | clause          |
      | I     | 2-train | $10   | $30     | 1846-S.Phase1-b |
      | II    | 4-train | $10   | $30     | 1846-S.Phase1-b |
      | III   | 5-train | $40   | $60     | 1846-S.Phase3-d |
      | IV    | 6-train | $40   | $60     | 1846-S.Phase3-d |
