Feature: The numbers of trains
  A train's number says how many cities and off-board cities its route has at most. No city is left out on the way.
  Towns come on top: they pay, with the company's hotels in them, and use up none of the number.

  Background: a line from New Orleans to Havana: Mobile, Tallahassee, Orlando, Fort Lauderdale and Miami lie on it
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And #15 lies on B15, joining SW, W, E and SE
    And #8 lies on B17, joining W and SE
    And #9 lies on C18, joining NW and SE
    And #4 lies on D19, joining NW and SE
    And #9 lies on E20, joining NW and SE
    And #8 lies on F21, joining NW and E
    And #6 O lies on F23, joining W and SE
    And #9 lies on G24, joining NW and SE
    And #8 lies on H25, joining SW and NW
    And #8 lies on I24, joining NE and SE
    And #8 lies on J25, joining NW and E
    And #6 FL lies on J27, joining W and SE
    And #405 lies on K28, joining SW, W and NW
    And #9 lies on L27, joining SW and NE
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E

  @18FL-7.4-j @18FL-7.4-l @18FL-7.4-z
  Scenario Outline: A <train> comes to <number> cities and off-board cities, not to one more
    Given it is <phase>
    And Alice is president of the L&N with 60%
    And the L&N owns a <train>
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | <train> | <too many> |
    Then it is refused and nothing has changed
    When the L&N runs
      | <train> | <just right> |
    Then the L&N has earned <revenue>

    Examples:
      | train   | number | phase   | too many                                                                                   | just right                                                                           | revenue |
      | 2-train | two    | phase 3 | B1 B3 B5 B7 B9 B11 B13 B15                                                                 | B1 B3 B5 B7 B9 B11 B13                                                               | $80     |
      | 3-train | three  | phase 3 | B1 B3 B5 B7 B9 B11 B13 B15 B17 C18 D19 E20 F21 F23                                         | B1 B3 B5 B7 B9 B11 B13 B15 B17 C18 D19                                               | $120    |
      | 4-train | four   | phase 4 | B1 B3 B5 B7 B9 B11 B13 B15 B17 C18 D19 E20 F21 F23 G24 H25 I24 J25 J27                     | B1 B3 B5 B7 B9 B11 B13 B15 B17 C18 D19 E20 F21 F23                                   | $140    |
      | 5-train | five   | phase 5 | B1 B3 B5 B7 B9 B11 B13 B15 B17 C18 D19 E20 F21 F23 G24 H25 I24 J25 J27 K28                 | B1 B3 B5 B7 B9 B11 B13 B15 B17 C18 D19 E20 F21 F23 G24 H25 I24 J25 J27               | $190    |
      | 6-train | six    | phase 6 | B1 B3 B5 B7 B9 B11 B13 B15 B17 C18 D19 E20 F21 F23 G24 H25 I24 J25 J27 K28 L27 M26 M24 N23 | B5 B7 B9 B11 B13 B15 B17 C18 D19 E20 F21 F23 G24 H25 I24 J25 J27 K28 L27 M26 M24 N23 | $270    |
