Feature: Forks, circles and cities with two spaces
  Track that divides lets a train take either branch, but not turn from one branch into the other. A route that comes
  back to where it was is none. A city of two spaces is full only when tokens of others lie on both.

  Background: the Illinois Central, with track of several kinds around Indianapolis, G9
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #6 lies on G7, joining SW and E
    And #57 lies on G13, joining W and E

  @1846-6.3-d
  Scenario: At a fork no train turns back into the other branch
    Given #57 lies on G9, joining W and E
    And #23 lies on G11, joining W, E and SE
    And #292 lies on H12, joining NW and E
    And the IC has a token in G13
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | G13 G11 H12 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | G13 G11 G9 |
    Then the IC has earned $40

  @1846-6.3-d @1846-6.3-e
  Scenario: No train turns round on a circle of track, to come back the way it went
    Given #57 lies on E11, joining W and E
    And #26 lies on E13, joining W, NE and E
    And #28 lies on E15, joining SW, W and SE
    And #7 lies on F16, joining W and NW
    And #7 lies on F14, joining NE and E
    And #57 lies on D14, joining SW and NE
    And #9 lies on E9, joining W and E
    And #8 lies on E7, joining NW and E
    And the IC has a token in E11
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | E11 E13 E15 F16 F14 E15 E13 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | E11 E9 E7 D6 (SE) |
    Then the IC has earned $30

  @1846-6.3-e
  Scenario: A route that comes back to a city it has visited is none
    Given #14 lies on G9, joining SW, W, NE and E
    And #7 lies on G11, joining W and NW
    And #7 lies on F10, joining SW and SE
    And the IC has a token in G7
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | G7 G9 G11 F10 G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | G7 G9 |
    Then the IC has earned $50

  @1846-6.3-e @1846-6.3-c
  Scenario: A circle from a city to itself is no route
    Given #14 lies on G9, joining SW, W, NE and E
    And #9 lies on H6, joining SW and NE
    And #7 lies on G11, joining W and NW
    And #7 lies on F10, joining SW and SE
    And the IC has a token in G9
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | G9 G11 F10 G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | G9 G7 H6 I5 |
    Then the IC has earned $60

  @1846-6.3-f
  Scenario: Two others fill a city of two spaces
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the GT is in operation, opened at $70
    And Carol is president of the GT with 60%
    And #9 lies on H6, joining SW and NE
    And #9 lies on G11, joining W and E
    And #14 lies on G9, joining SW, W, NE and E
    And the NYC has a token in G9
    And the GT has a token in G9
    And the IC has a token in I5
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | I5 H6 G7 G9 G11 G13 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | I5 H6 G7 G9 |
    Then the IC has earned $60

  @1846-6.3-f
  Scenario Outline: A city of two spaces lets trains through with <spaces>
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And #9 lies on H6, joining SW and NE
    And #9 lies on G11, joining W and E
    And #14 lies on G9, joining SW, W, NE and E
    And the NYC has a token in G9
    And the IC has tokens in <tokens>
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | I5 H6 G7 G9 G11 G13 |
    Then the IC has earned $80

    Examples:
      | spaces                | tokens    |
      | one of them free      | I5        |
      | an own token in one   | I5 and G9 |

  @1846-6.3-o
  Scenario: Two trains do not share a short stretch of track before a fork either
    Given #57 lies on G9, joining W and E
    And #23 lies on G11, joining W, E and SE
    And #292 lies on H12, joining NW and E
    And the IC has tokens in G9 and I5
    And the IC owns two 2-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | G9 G11 G13 |
      | 2-train | G9 G11 H12 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | G9 G7      |
      | 2-train | G9 G11 H12 |
    Then the IC has earned $100

  @1846-6.3-q @1846-6.3-o
  Scenario: Two trains of one corporation may come to one off-board location over different track
    Given #8 lies on H2, joining SW and E
    And #9 lies on I3, joining W and E
    And #9 lies on H4, joining W and E
    And #20 lies on H6, joining SW, W, NE and E
    And #9 lies on H8, joining W and E
    And #9 lies on H10, joining W and E
    And #293 lies on H12, joining W and E
    And the IC has tokens in I5 and H12
    And the IC owns two 2-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | I1 I3 I5 |
      | 2-train | I1 I3 I5 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | I1 I3 I5                |
      | 2-train | I1 H2 H4 H6 H8 H10 H12  |
    Then the IC has earned $150
