Feature: Towns and cities on the way
  An ordinary train earns all that lies on its route. Towns use up none of its number, however many there are. A city
  always does: none is left out on the way, not even for a dearer one behind it.

  Background: three players in phase 3
    Given 3 players at the table in phase 3

  @18FL-7.4-k @18FL-7.4-j
  Scenario: No city on the way is left out for a dearer one
    Given the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And #6fl lies on J27, joining W and SE
    And #8 lies on J25, joining NW and E
    And #8 lies on I24, joining NE and SE
    And #8 lies on H25, joining SW and NW
    And #9 lies on G24, joining NW and SE
    And #443o lies on F23, joining W, NE and SE
    And the FEC owns a 2-train
    And it is the FEC's turn to run its trains
    When the FEC tries to run
      | 2-train | K28 J27 J25 I24 H25 G24 F23 | counting K28 and F23 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 2-train | K28 J27 | counting K28 and J27 |
    Then the FEC has earned $50

  @18FL-7.4-k @18FL-7.4-j
  Scenario: An off-board city at the end uses one of the number, like a city
    Given the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 2-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B1 B3 B5 B7 B9 B11 B13 |
    Then the L&N has earned $80

  @18FL-7.4-l
  Scenario: A 2-train connects two cities with two towns between them
    Given the TPS is in operation at a par of $100
    And Alice is president of the TPS with 60%
    And #9 lies on each of B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the TPS owns a 2-train
    And it is the TPS's turn to run its trains
    When the TPS runs
      | 2-train | B15 B13 B11 B9 B7 B5 |
    Then the TPS has earned $60

  @18FL-7.4-l
  Scenario: A 2-train connects two cities with three towns between them
    Given the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%
    And #4 lies on each of C24 and D25, joining NW and SE
    And #58 lies on E26, joining SW and NW
    And #8 lies on F25, joining W and NE
    And #6o lies on F23, joining SW and E
    And the SAL owns a 2-train
    And it is the SAL's turn to run its trains
    When the SAL runs
      | 2-train | B23 C24 D25 E26 F25 F23 |
    Then the SAL has earned $80

  @18FL-7.4-h @18FL-7.4-n
  Scenario: Every town, city and off-board city of the route is earned
    Given the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 | counting B1, B5 and B15 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 | counting B1, B5, B7, B13 and B15 |
    Then the L&N has earned $100
