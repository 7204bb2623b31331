Feature: Chicago on a route
  Chicago has four cities, each with its own track, until the end of the game. A route comes to one of them at most.
  It is no way out to leave the second uncounted: a train with two numbers may not visit it either.

  Background: the Grand Trunk has come to South Bend, C9, with track to two of Chicago's cities
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And #8 lies on D8, joining W and NE
    And #5 lies on C9, joining SW and SE
    And #8 lies on E7, joining NW and E
    And the GT has a token in C9

  @1846-6.31-a @1846-S.RunningTrains-e
  Scenario: No route from one city of Chicago to another
    Given #8 lies on D10, joining NW and SW
    And #8 lies on E9, joining W and NE
    And the GT owns a 4-train
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 4-train | D6 (E) D8 C9 D10 E9 E7 D6 (SE) |
    Then it is refused and nothing has changed
    When the GT runs
      | 4-train | C9 D10 E9 E7 D6 (SE) |
    Then the GT has earned $30

  @1846-6.31-b @1846-6.31-a @1846-S.RunningTrains-e
  Scenario: Nor if only one of the two counts
    Given #9 lies on D10, joining NW and SE
    And #5 lies on E11, joining W and NW
    And #9 lies on E9, joining W and E
    And the GT owns a 3/5-train
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 3/5-train | D6 (E) D8 C9 D10 E11 E9 E7 D6 (SE) | counting D6 (E), C9 and E11 |
    Then it is refused and nothing has changed
    When the GT runs
      | 3/5-train | D6 (E) D8 C9 D10 E11 | counting D6 (E), C9 and E11 |
    Then the GT has earned $50

  @1846-6.31-a @1846-S.RunningTrains-e
  Scenario: Two trains may come to two cities of Chicago
    Given #8 lies on D10, joining NW and SW
    And #8 lies on E9, joining W and NE
    And the GT owns two 2-trains
    And it is the GT's turn to run its trains
    When the GT runs
      | 2-train | C9 D8 D6 (E)         |
      | 2-train | C9 D10 E9 E7 D6 (SE) |
    Then the GT has earned $60

  @1846-6.31-a @1846-S.RunningTrains-e
  Scenario: From green on a route passes through one city of Chicago, to the west
    Given #298 lies on D6, turned 0
    And the GT owns a 4-train
    And #8 lies on D10, joining NW and SW
    And #8 lies on E9, joining W and NE
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 4-train | D6 (E) D8 C9 D10 E9 E7 D6 (SE) |
    Then it is refused and nothing has changed
    When the GT runs
      | 4-train | C5 D6 D8 C9 |
    Then the GT has earned $80
