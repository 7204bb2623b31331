Feature: Crossings and circles
  No train comes to a city or town twice, nor uses a piece of track twice. The middle of a green or brown tile where
  all its track meets is no piece of track: two trains may cross there. But one train comes to it once only, as to a
  town. The two cities of Jacksonville, B23, are not for one train.

  Background: the Seaboard, SAL, of Jacksonville in phase 5
    Given 3 players at the table in phase 5
    And the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%

  # ------------------------------------------------------------------------------------------------ one train, twice

  @18FL-7.4-t
  Scenario: No train comes back to the city where it began
    Given #8 lies on C22, joining NE and SE
    And #3 lies on D23, joining NW and NE
    And #58 lies on C24, joining SW and NW
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C22 D23 C24 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C22 D23 C24 |
    Then the SAL has earned $50

  @18FL-7.4-t
  Scenario: No train comes back to a town where it has been
    Given #80 lies on C22, joining NE, E and SE
    And #3 lies on D23, joining NW and NE
    And #143 lies on C24, joining SW, W and NW
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C24 D23 C22 C24 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C24 D23 |
    Then the SAL has earned $50

  @18FL-7.4-r @18FL-7.4-t
  Scenario: No train goes out and back over the same track
    Given #80 lies on C22, joining NE, E and SE
    And #3 lies on D23, joining NW and NE
    And #3 lies on C24, joining SW and W
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C22 C24 D23 C22 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C22 C24 D23 |
    Then the SAL has earned $50

  @18FL-7.4-r @18FL-7.4-d
  Scenario: No train turns round in a town
    Given #58 lies on C24, joining SW and NW
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C24 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C24 |
    Then the SAL has earned $40

  @18FL-7.4-u
  Scenario Outline: One train goes through the middle of #<tile> once only
    Given #<tile> lies on C22, turned <turned>
    And <Palatka> lies on D23, joining <sides>
    And #3 lies on C24, joining SW and W
    And #80 lies on D21, joining NE, E and SE
    And #15 lies on B15, joining SW, W, E and SE
    And #9 lies on B17, joining W and E
    And #4 lies on B19, joining W and E
    And #8 lies on B21, joining W and SE
    And the SAL has a token in B15
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B15 B17 B19 B21 C22 <circle> C22 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B15 B17 B19 B21 C22 B23 |
    Then the SAL has earned $70

    Examples:
      | tile | turned | Palatka | sides     | circle       |
      | 544  | 2      | #3      | W and NW  | D23 D21      |
      | 545  | 2      | #3      | NW and NE | C24 D23      |
      | 546  | 0      | #58     | W and NE  | C24 D23 D21  |

  # --------------------------------------------------------------------------------------- two trains and a crossing

  @18FL-7.4-s @18FL-7.4-x @18FL-7.4-y
  Scenario Outline: Two trains of a company may cross in the middle of #<tile>
    Given #<tile> lies on C22, turned <turned>
    And <Palatka> lies on D23, joining <sides>
    And #3 lies on C24, joining SW and W
    And #80 lies on D21, joining NE, E and SE
    And #15 lies on B15, joining SW, W, E and SE
    And #9 lies on B17, joining W and E
    And #4 lies on B19, joining W and E
    And #8 lies on B21, joining W and SE
    And the SAL has a token in B15
    And the SAL owns two 4-trains
    And it is the SAL's turn to run its trains
    When the SAL runs
      | 4-train | B23 C22 <one>                 |
      | 4-train | B15 B17 B19 B21 C22 <another> |
    Then the SAL has earned <revenue>

    Examples:
      | tile | turned | Palatka | sides     | one     | another | revenue |
      | 544  | 2      | #3      | W and NW  | D23     | D21 D23 | $90     |
      | 545  | 2      | #3      | NW and NE | D23 C24 | C24     | $100    |
      | 546  | 0      | #58     | W and NE  | C24 D23 | D21 D23 | $100    |

  @18FL-7.4-x
  Scenario: On a tile with three arms the second train would need an arm of the first
    Given #80 lies on C22, joining NE, E and SE
    And #4 lies on D23, joining NW and SE
    And #3 lies on C24, joining W and NW
    And the SAL owns two 4-trains
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C22 D23 |
      | 4-train | B23 C22 C24 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C22 D23 |
      | 4-train | B23 C24     |
    Then the SAL has earned $80

  @18FL-7.4-d
  Scenario Outline: In the middle of #<tile> a train goes from any arm to any other
    Given #<tile> lies on C22, joining <arms>
    And #4 lies on D23, joining NW and SE
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL runs
      | 4-train | B23 C22 D23 |
    Then the SAL has earned $40

    Examples:
      | tile | arms              |
      | 80   | NE, E and SE      |
      | 81   | W, NE and SE      |
      | 82   | NW, NE and SE     |
      | 83   | SW, NE and SE     |
      | 544  | SW, NW, NE and SE |
      | 545  | NW, NE, E and SE  |
      | 546  | SW, W, NE and SE  |

  # ---------------------------------------------------------------------------------------------------- Jacksonville

  @18FL-7.4-v
  Scenario: No train comes to both cities of Jacksonville as printed
    Given #9 lies on B21, joining W and E
    And #3 lies on B19, joining E and SE
    And #8 lies on C20, joining NW and E
    And #8 lies on C22, joining W and NE
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C22 C20 B19 B21 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C22 C20 B19 |
    Then the SAL has earned $40

  @18FL-7.4-v
  Scenario Outline: No train comes to both cities of Jacksonville, <which>
    Given <tile> lies on B23, turned 4
    And #9 lies on B21, joining W and E
    And #3 lies on B19, joining E and SE
    And #8 lies on C20, joining NW and E
    And #8 lies on C22, joining W and NE
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C22 C20 B19 B21 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C22 C20 B19 |
    Then the SAL has earned <revenue>

    Examples:
      | which             | tile | revenue |
      | with a green tile | #487 | $50     |
      | with a brown tile | #488 | $60     |

  @18FL-7.4-v @18FL-7.4-ab
  Scenario: Two trains may come to one city of Jacksonville each
    Given #15 lies on B15, joining SW, W, E and SE
    And #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And #58 lies on C24, joining SW and NW
    And the SAL has a token in B15
    And the SAL owns two 4-trains
    And it is the SAL's turn to run its trains
    When the SAL runs
      | 4-train | B15 B17 B19 B21 B23 |
      | 4-train | B23 C24             |
    Then the SAL has earned $110
