Feature: The express train, 3E
  A 3E comes to three cities or off-board cities at most and earns each of them twice. Towns, and the hotels in them,
  bring it nothing; nor is a town the second place that makes a route.

  Background: the Louisville & Nashville, L&N, in phase 6
    Given 3 players at the table in phase 6
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%

  @18FL-7.4-i @18FL-7.4-m @18FL-7.4-o @18FL-7.4-aa @18FL-7.4-h
  Scenario Outline: On the line from New Orleans to Tallahassee a <train> earns <revenue>
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a <train>
    And it is the L&N's turn to run its trains
    When the L&N runs
      | <train> | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned <revenue>

    Examples:
      | train    | revenue | clause                                       |
      | 4-train  | $130    | 18FL-7.4-h                                   |
      | 5-train  | $130    | 18FL-7.4-h                                   |
      | 6-train  | $130    | 18FL-7.4-h                                   |
      | 3E-train | $220    | 18FL-7.4-i 18FL-7.4-m 18FL-7.4-o 18FL-7.4-aa |

  @18FL-7.4-i @18FL-7.4-o @18FL-7.4-aa @18FL-7.4-h
  Scenario Outline: With a hotel in Pensacola a <train> earns <revenue>
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N has a hotel in B7
    And the L&N owns a <train>
    And it is the L&N's turn to run its trains
    When the L&N runs
      | <train> | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned <revenue>

    Examples:
      | train    | revenue | clause                            |
      | 4-train  | $150    | 18FL-7.4-h                        |
      | 3E-train | $220    | 18FL-7.4-i 18FL-7.4-o 18FL-7.4-aa |

  # 7.4-aa speaks of three cities, 7.4-i of doubling without a condition.
  @18FL-7.4-i @18FL-7.4-aa
  Scenario: Two cities are doubled like three
    Given #9 lies on B3, joining W and E
    And the L&N owns a 3E-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 3E-train | B1 B3 B5 |
    Then the L&N has earned $180

  @18FL-7.4-g @18FL-7.4-f
  Scenario: For a 3E a town is no second place: it earns nothing where an ordinary train earns something
    Given #4 lies on B7, joining W and E
    And the L&N has a hotel in B7
    And the L&N owns a 3E-train
    And the L&N has $900 in its treasury
    And it is the L&N's turn to place a token
    When the L&N places no token
    And the L&N runs no train
    Then the L&N has earned $0
    And it is the L&N's turn to buy trains
    And the L&N stands at $90

  @18FL-7.4-g @18FL-7.4-h
  Scenario: A 3E stays at home where only a town is left for it
    Given the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And #4 lies on each of B13 and B19, joining W and E
    And #58 lies on C14, joining W and NE
    And #9 lies on B17, joining W and E
    And the TPS owns a 4-train and a 3E-train
    And it is the TPS's turn to run its trains
    When the TPS tries to run
      | 4-train  | B13 B15 C14 |
      | 3E-train | B15 B17 B19 |
    Then it is refused and nothing has changed
    When the TPS runs
      | 4-train  | B13 B15 C14 |
    Then the TPS has earned $40

  @18FL-7.4-j @18FL-7.4-i
  Scenario: A 3E comes to three places that count, not to four
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And #15 lies on B15, joining SW, W, E and SE
    And #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And the L&N owns a 3E-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 3E-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 3E-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $240

  @18FL-7.4-k @18FL-7.4-i @18FL-7.4-j
  Scenario: A 3E leaves out towns, but no city on its way, however cheap
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And #15 lies on B15, joining SW, W, E and SE
    And #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And #489 lies on B23, turned 4
    And the L&N owns a 3E-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 3E-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 | counting B1, B5 and B23 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 3E-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 | counting B5, B15 and B23 |
    Then the L&N has earned $240

  @18FL-7.4-aa @18FL-7.4-i
  Scenario: A 3E earns three cities together, twice
    Given the SR is in operation at a par of $90
    And Bob is president of the SR with 60%
    And #489 lies on B23, turned 4
    And #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And #15 lies on B15, joining SW, W, E and SE
    And the SR owns a 3E-train
    And it is the SR's turn to run its trains
    When the SR runs
      | 3E-train | A22 B23 B21 B19 B17 B15 |
    Then the SR has earned $360

  @18FL-7.4-w @18FL-7.4-i
  Scenario: A 3E does not leap over a city full of others
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And #9 lies on each of B17 and B21, joining W and E
    And #489 lies on B23, turned 4
    And the L&N owns a 3E-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 3E-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 3E-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $220

  @18FL-7.4-p @18FL-7.4-i
  Scenario Outline: For a 3E an off-board city counts among its three, at the end of the route: <route>
    Given the <company> is in operation at a par of $90
    And Bob is president of the <company> with 60%
    And #9 lies on L27, joining SW and NE
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And #6 FL lies on J27, joining NE and SE
    And the <company> owns a 3E-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 3E-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | company | route                   | revenue |
      | FEC     | J27 K28 L27 M26 M24 N23 | $300    |
      | SR      | A22 B23                 | $220    |
