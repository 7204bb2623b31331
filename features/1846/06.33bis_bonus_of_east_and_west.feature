Feature: The bonus of a route between east and west
  Beside the values of eastern and western off-board locations stands a bonus. A route between an eastern and a western
  one earns both bonuses besides its values. A train that leaves one of the two ends uncounted earns neither.

  Background: the Illinois Central, far from home
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%

  @1846-6.3-m @1846-S.RunningTrains-g @1846-S.Features-g
  Scenario Outline: From the Chicago connections, bonus $50, to <name>, bonus <bonus>
    Given it is phase IV
    And the IC owns a 6-train
    And #298 lies on D6, turned 0
    And #9 lies on each of D8, D10 and D12, joining W and E
    And #6 lies on D14, joining W and <from Toledo>
    And #294 lies on C15, joining SW, W, NE and E
    And #6 lies on B16, joining SW and E
    And #8 lies on E15, joining NW and E
    And #293 lies on E17, joining W and E
    And <tile> lies on E19, joining W and <side>
    And #14 lies on D20, joining SW, W, NE and E
    And the IC has a token in D14
    And it is the IC's turn to run its trains
    When the IC runs
      | 6-train | C5 D6 D8 D10 D12 D14 <on> |
    Then the IC has earned <revenue>

    Examples:
      | name                    | bonus | from Toledo | tile | side | on                  | revenue |
      | Sarnia                  | $20   | NE          | #9   | E    | C15 B16 B18         | $290    |
      | Windsor                 | $30   | NE          | #9   | E    | C15 C17             | $290    |
      | Buffalo                 | $30   | SE          | #8   | NE   | E15 E17 E19 D20 C21 | $310    |
      | Buffalo's other way in  | $30   | SE          | #8   | NE   | E15 E17 E19 D20 D22 | $310    |
      | Binghamton              | $30   | SE          | #9   | E    | E15 E17 E19 E21 E23 | $280    |
      | Pittsburgh from F20     | $20   | SE          | #8   | SE   | E15 E17 E19 F20 F22 | $290    |
      | Pittsburgh, south of it | $20   | SE          | #8   | SE   | E15 E17 E19 F20 G21 | $290    |

  @1846-6.3-m @1846-S.RunningTrains-g @1846-S.Features-g
  Scenario Outline: From St. Louis, bonus $20, to <name>, bonus <bonus>
    Given it is phase IV
    And the IC owns a 6-train
    And #8 lies on H2, joining SW and E
    And #9 lies on each of H4, H6, H8 and H10, joining W and E
    And <tile> lies on H12, joining W and <side>
    And #8 lies on H14, joining W and SE
    And #6 lies on G13, joining SW and E
    And #57 lies on G15, joining W and E
    And #9 lies on G17, joining W and E
    And #15 lies on G19, joining SW, W, NW and SE
    And the IC has a token in H12
    And it is the IC's turn to run its trains
    When the IC runs
      | 6-train | I1 H2 H4 H6 H8 H10 H12 <on> |
    Then the IC has earned <revenue>

    Examples:
      | name       | bonus | tile | side | on                   | revenue |
      | Charleston | $20   | #293 | E    | H14 I15 I17          | $220    |
      | Cumberland | $30   | #292 | NE   | G13 G15 G17 G19 H20  | $270    |

  @1846-6.3-m @1846-S.RunningTrains-g @1846-S.Features-g
  Scenario: The city of Chicago is no western end
    Given it is phase IV
    And the IC owns a 6-train
    And #9 lies on each of D8, D10 and D12, joining W and E
    And #6 lies on D14, joining W and NE
    And #294 lies on C15, joining SW, W, NE and E
    And the IC has a token in D14
    And it is the IC's turn to run its trains
    When the IC runs
      | 6-train | D6 (E) D8 D10 D12 D14 C15 C17 |
    Then the IC has earned $140

  @1846-6.3-m @1846-S.RunningTrains-g @1846-S.Features-g
  Scenario: An eastern end alone earns no bonus
    Given it is phase IV
    And the IC owns a 6-train
    And #8 lies on H14, joining W and SE
    And #293 lies on H12, joining W and E
    And the IC has a token in H12
    And it is the IC's turn to run its trains
    When the IC runs
      | 6-train | H12 H14 I15 I17 |
    Then the IC has earned $110

  @1846-6.33bis-a @1846-6.3-m
  Scenario: A train that counts both ends earns both bonuses
    Given the C&O is in operation, opened at $80
    And Bob is president of the C&O with 60%
    And #8 lies on H2, joining SW and E
    And #9 lies on each of H4, H6, H8 and H10, joining W and E
    And #293 lies on H12, joining W and E
    And #8 lies on H14, joining W and SE
    And the C&O has a token in H12
    And the C&O owns a 3/5-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 3/5-train | I1 H2 H4 H6 H8 H10 H12 H14 I15 I17 | counting I1, H12 and I17 |
    Then the C&O has earned $150

  @1846-6.33bis-a @reading:1846-Q63=a
  Scenario Outline: A train that <does what> earns <bonus>, on the same track
    Given the C&O is in operation, opened at $80
    And Bob is president of the C&O with 60%
    And #8 lies on H2, joining SW and E
    And #9 lies on each of H4, H6, H8 and H10, joining W and E
    And #293 lies on H12, joining W and E
    And #8 lies on H14, joining W and SE
    And the C&O has a token in H12
    And the C&O owns a 3/5-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 3/5-train | I1 H2 H4 H6 H8 H10 H12 H14 I15 I17 | counting <counted> |
    Then the C&O has earned <revenue>

    Examples:
      | does what                    | bonus         | counted          | revenue |
      | counts both and its home     | both bonuses  | I1, I15 and I17  | $130    |
      | only visits the eastern end  | no bonus      | I1, H12 and I15  | $110    |
      | only visits the western end  | no bonus      | H12, I15 and I17 | $80     |

  @1846-6.3-n
  Scenario: All bonuses are added: of both ends, of both markers, of the mail
    Given the C&O is in operation, opened at $80
    And Bob is president of the C&O with 60%
    And #8 lies on H2, joining SW and E
    And #9 lies on H4, joining W and E
    And #9 lies on H6, joining W and E
    And #9 lies on H8, joining W and E
    And #9 lies on H10, joining W and E
    And #293 lies on H12, joining W and E
    And #8 lies on H14, joining W and SE
    And the C&O owns the Mail Contract, Meat Packing and the Steamboat
    And the meat-packing marker lies on I1
    And the C&O has the meat-packing marker
    And the port marker lies on I1
    And the C&O has the port marker
    And the C&O owns a 4-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 4-train | I1 H2 H4 H6 H8 H10 H12 H14 I15 I17 |
    Then the C&O has earned $260
