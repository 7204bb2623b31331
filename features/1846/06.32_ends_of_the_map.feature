Feature: Eastern and western off-board locations
  Nine off-board locations lie in the east, two in the west: St. Louis and the Chicago connections. No route joins two
  eastern ones. Holland and Louisville are neither of the two. A route between the two western ones is allowed. It
  earns no bonus, since that is for routes between east and west.

  Background: five players, all corporations in the game
    Given 5 players at the table in phase II

  @1846-6.32-a @1846-S.RunningTrains-f
  Scenario Outline: No route joins Buffalo and <other end>
    Given the NYC is in operation, opened at $100
    And Alice is president of the NYC with 60%
    And <tile> lies on E19, joining NE and <side>
    And the NYC owns a 4-train
    And it is the NYC's turn to run its trains
    When the NYC tries to run
      | 4-train | C21 D20 E19 <city> <end> |
    Then it is refused and nothing has changed
    When the NYC runs
      | 4-train | C21 D20 E19 <city> |
    Then the NYC has earned $50

    Examples:
      | other end  | tile | side | city | end |
      | Binghamton | #7   | E    | E21  | E23 |
      | Pittsburgh | #8   | SE   | F20  | F22 |

  @1846-6.32-a @1846-S.RunningTrains-f
  Scenario: No route joins the two ways into Pittsburgh
    Given the PRR is in operation, opened at $100
    And Alice is president of the PRR with 60%
    And the PRR owns a 4-train
    And it is the PRR's turn to run its trains
    When the PRR tries to run
      | 4-train | F22 F20 G21 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 4-train | F20 G21 |
    Then the PRR has earned $40

  @1846-6.32-a @1846-S.RunningTrains-f
  Scenario: A train with two numbers does not come to two eastern ends either
    Given the NYC is in operation, opened at $100
    And Alice is president of the NYC with 60%
    And #8 lies on E19, joining NE and SE
    And the NYC owns a 3/5-train
    And it is the NYC's turn to run its trains
    When the NYC tries to run
      | 3/5-train | C21 D20 E19 F20 F22 | counting C21, D20 and F20 |
    Then it is refused and nothing has changed
    When the NYC runs
      | 3/5-train | C21 D20 E19 F20 | counting C21, D20 and F20 |
    Then the NYC has earned $50

  @1846-6.32-b @1846-6.32-c @1846-6.3-m
  Scenario Outline: St. Louis and the Chicago connections are two western ends: allowed, without a bonus, in phase <phase>
    Given it is phase <phase>
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #9 lies on H2, joining SW and NE
    And #57 lies on G3, joining SW and NE
    And #9 lies on F4, joining SW and NE
    And #9 lies on E5, joining SW and NE
    And #298 lies on D6, turned 0
    And the IC has a token in G3
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    When the IC runs
      | <train> | I1 H2 G3 F4 E5 D6 C5 |
    Then the IC has earned <revenue>

    Examples:
      | phase | train   | revenue |
      | II    | 4-train | $130    |
      | III   | 5-train | $170    |

  @1846-6.32-d
  Scenario: Louisville is not eastern: a route to Charleston is allowed, and earns no bonus
    Given the C&O is in operation, opened at $100
    And Alice is president of the C&O with 60%
    And #9 lies on I11, joining SW and NE
    And #292 lies on H12, joining SW and E
    And #8 lies on H14, joining W and SE
    And the C&O owns a 4-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 4-train | J10 I11 H12 H14 I15 I17 |
    Then the C&O has earned $130

  @1846-6.32-d
  Scenario: Louisville is no eastern end for the bonus: a route to St. Louis earns none
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #8 lies on I9, joining W and SE
    And #9 lies on I7, joining W and E
    And #9 lies on I3, joining W and E
    And the IC has a token in I5
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | J10 I9 I7 I5 I3 I1 |
    Then the IC has earned $110

  @1846-6.32-d @reading:1846-Q37=a
  Scenario: Holland is neither eastern nor western: a route to Sarnia is allowed, without a bonus
    Given the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And #9 lies on each of B10, B12 and B14, joining W and E
    And #57 lies on B16, joining W and E
    And the GT owns a 4-train
    And it is the GT's turn to run its trains
    When the GT runs
      | 4-train | B8 B10 B12 B14 B16 B18 |
    Then the GT has earned $90

  @1846-6.32-d @reading:1846-Q37=b
  Scenario: Holland is neither eastern nor western, also where its lower figure counts first
    Given the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And #9 lies on each of B10, B12 and B14, joining W and E
    And #57 lies on B16, joining W and E
    And the GT owns a 4-train
    And it is the GT's turn to run its trains
    When the GT runs
      | 4-train | B8 B10 B12 B14 B16 B18 |
    Then the GT has earned $60
