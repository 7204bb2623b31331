Feature: How many locations a train visits
  A train with one number visits at most that many locations. One with two numbers visits at most as many as the
  second says, however many of them count.

  Background: nine locations from St. Louis to Pittsburgh, and the Illinois Central's token in Centralia, I5
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #9 lies on I3, joining W and E
    And #9 lies on H6, joining SW and NE
    And #6 lies on G7, joining SW and E
    And #57 lies on G9, joining W and E
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And #6 lies on G15, joining W and NE
    And #9 lies on F16, joining SW and NE
    And #292 lies on E17, joining SW and E
    And #8 lies on E19, joining W and SE
    And the IC has a token in I5

  @1846-6.33-a @1846-6.3-i
  Scenario Outline: A <train> visits <number> locations, not one more
    Given it is phase <phase>
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    When the IC tries to run
      | <train> | <too many> |
    Then it is refused and nothing has changed
    When the IC runs
      | <train> | <just right> |
    Then the IC has earned <revenue>

    Examples:
      | train   | number | phase | too many                              | just right                        | revenue |
      | 2-train | two    | II    | I1 I3 I5 H6 G7                        | I1 I3 I5                          | $60     |
      | 4-train | four   | II    | I1 I3 I5 H6 G7 G9 G11 G13             | I1 I3 I5 H6 G7 G9                 | $100    |
      | 5-train | five   | III   | I1 I3 I5 H6 G7 G9 G11 G13 G15         | I1 I3 I5 H6 G7 G9 G11 G13         | $140    |
      | 6-train | six    | IV    | I1 I3 I5 H6 G7 G9 G11 G13 G15 F16 E17 | I1 I3 I5 H6 G7 G9 G11 G13 G15     | $160    |

  @1846-6.33-b @1846-6.3-j
  Scenario Outline: A <train> visits <number> locations, whatever it counts, not one more
    Given it is phase <phase>
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    When the IC tries to run
      | <train> | <route> <one more> | counting <counted> |
    Then it is refused and nothing has changed
    When the IC runs
      | <train> | <route> | counting <counted> |
    Then the IC has earned <revenue>

    Examples:
      | train     | number | phase | route                                         | one more | counted                            | revenue |
      | 3/5-train | five   | II    | I1 I3 I5 H6 G7 G9 G11 G13                     | G15      | I1, I5 and G7                      | $80     |
      | 4/6-train | six    | III   | I1 I3 I5 H6 G7 G9 G11 G13 G15                 | F16 E17  | I1, I5, G7 and G9                  | $120    |
      | 7/8-train | eight  | IV    | I1 I3 I5 H6 G7 G9 G11 G13 G15 F16 E17 E19 F20 | F22      | I1, I5, G7, G9, G13, G15 and E17   | $200    |
