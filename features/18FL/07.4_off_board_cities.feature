Feature: Off-board cities
  New Orleans, Savannah and Havana lie off the board. A route ends there, at one end or at both, and they count among
  the places of a train's number. Until phase 5 their upper figure counts, from then on the lower one.

  @18FL-7.4-z @18FL-2-c @18FL-2-d @18FL-2-e
  Scenario Outline: Before phase 5 New Orleans, B1, is worth $40: <phase>
    Given 3 players at the table in <phase>
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #9 lies on B3, joining W and E
    And the L&N owns a <train>
    And it is the L&N's turn to run its trains
    When the L&N runs
      | <train> | B1 B3 B5 |
    # proves 18FL-2-c 18FL-2-d 18FL-2-e
    Then the L&N has earned $60

    Examples:
      | phase   | train   | clause   |
      | phase 2 | 2-train | 18FL-2-c |
      | phase 3 | 3-train | 18FL-2-d |
      | phase 4 | 4-train | 18FL-2-e |

  @18FL-7.4-z @18FL-2-f @18FL-2-g @18FL-8.3-h
  Scenario Outline: From phase 5 on New Orleans is worth $70: <phase>
    Given 3 players at the table in <phase>
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #9 lies on B3, joining W and E
    And the L&N owns a <train>
    And it is the L&N's turn to run its trains
    When the L&N runs
      | <train> | B1 B3 B5 |
    # proves 18FL-2-f 18FL-2-g 18FL-8.3-h
    Then the L&N has earned $90

    Examples:
      | phase   | train   | clause              |
      | phase 5 | 5-train | 18FL-2-f 18FL-8.3-h |
      | phase 6 | 6-train | 18FL-2-g            |

  @18FL-7.4-z @18FL-2-c @18FL-2-d @18FL-2-e
  Scenario Outline: Before phase 5 Savannah, A22, is worth $30: <phase>
    Given 3 players at the table in <phase>
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR owns a <train>
    And it is the SR's turn to run its trains
    When the SR runs
      | <train> | A22 B23 |
    # proves 18FL-2-c 18FL-2-d 18FL-2-e
    Then the SR has earned $60

    Examples:
      | phase   | train   | clause   |
      | phase 2 | 2-train | 18FL-2-c |
      | phase 3 | 3-train | 18FL-2-d |
      | phase 4 | 4-train | 18FL-2-e |

  @18FL-7.4-z @18FL-2-f @18FL-2-g @18FL-8.3-h
  Scenario Outline: From phase 5 on Savannah is worth $80: <phase>
    Given 3 players at the table in <phase>
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR owns a <train>
    And it is the SR's turn to run its trains
    When the SR runs
      | <train> | A22 B23 |
    # proves 18FL-2-f 18FL-2-g 18FL-8.3-h
    Then the SR has earned $110

    Examples:
      | phase   | train   | clause              |
      | phase 5 | 5-train | 18FL-2-f 18FL-8.3-h |
      | phase 6 | 6-train | 18FL-2-g            |

  @18FL-7.4-z @18FL-2-c @18FL-2-d @18FL-2-e
  Scenario Outline: Before phase 5 Havana, N23, is worth $60: <phase>
    Given 3 players at the table in <phase>
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And #9 lies on L27, joining SW and NE
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the FEC owns a <train>
    And it is the FEC's turn to run its trains
    When the FEC runs
      | <train> | K28 L27 M26 M24 N23 |
    # proves 18FL-2-c 18FL-2-d 18FL-2-e
    Then the FEC has earned $100

    Examples:
      | phase   | train   | clause   |
      | phase 2 | 2-train | 18FL-2-c |
      | phase 3 | 3-train | 18FL-2-d |
      | phase 4 | 4-train | 18FL-2-e |

  @18FL-7.4-z @18FL-2-f @18FL-2-g @18FL-8.3-h
  Scenario Outline: From phase 5 on Havana is worth $100: <phase>
    Given 3 players at the table in <phase>
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And #9 lies on L27, joining SW and NE
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the FEC owns a <train>
    And it is the FEC's turn to run its trains
    When the FEC runs
      | <train> | K28 L27 M26 M24 N23 |
    # proves 18FL-2-f 18FL-2-g 18FL-8.3-h
    Then the FEC has earned $140

    Examples:
      | phase   | train   | clause              |
      | phase 5 | 5-train | 18FL-2-f 18FL-8.3-h |
      | phase 6 | 6-train | 18FL-2-g            |

  # ------------------------------------------------------------------------------------------------ ends of a route

  @18FL-7.4-p @18FL-7.4-d
  Scenario: A route does not run through an off-board city
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And #9 lies on B21, joining W and E
    And #4 lies on B19, joining W and E
    And the SR owns a 3-train
    And it is the SR's turn to run its trains
    When the SR tries to run
      | 3-train | B19 B21 A22 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 3-train | B19 B21 B23 A22 |
    Then the SR has earned $70

  @18FL-7.4-p @18FL-7.4-d
  Scenario: No train leaves an off-board city by the side where it came in
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And #487 lies on B23, turned 4
    And the SR owns a 3-train
    And it is the SR's turn to run its trains
    When the SR tries to run
      | 3-train | B23 A22 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 3-train | B23 A22 |
    Then the SR has earned $70

  @18FL-7.4-q @18FL-7.4-j
  Scenario: Both ends may be off-board cities: a 5-train runs from New Orleans to Savannah
    Given 3 players at the table in phase 5
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And #15 lies on B5, joining W, NW, NE and E
    And #15 lies on B15, joining SW, W, E and SE
    And #9 lies on each of B3, B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And the SR owns a 5-train
    And it is the SR's turn to run its trains
    When the SR runs
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 A22 |
    Then the SR has earned $270

  @18FL-7.4-q @18FL-7.4-j
  Scenario: Both ends may be off-board cities: a 4-train runs around Tallahassee
    Given 3 players at the table in phase 4
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And #15 lies on B5, joining W, NW, NE and E
    And #9 lies on each of B3, B9, B11 and B21, joining W and E
    And #4 lies on each of B7 and B19, joining W and E
    And #58 lies on B13, joining W and SE
    And #58 lies on C14, joining NW and E
    And #8 lies on C16, joining W and NE
    And #8 lies on B17, joining SW and E
    And the SR owns a 4-train
    And it is the SR's turn to run its trains
    When the SR runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 C14 C16 B17 B19 B21 B23 A22 |
    Then the SR has earned $170
