Feature: What a route is worth, played from the deal
  Five players with five corporations. Cities are worth what their tiles say, off-board locations their low value in
  phases I and II and their high one from phase III on; from one end of the map to the other there is a bonus.

  @1846-6.3-h @1846-6.3-i @1846-S.Phase1-b
  Scenario: The Chesapeake & Ohio and the Erie begin next to an off-board location
    Given the game has been played up to the two lesser corporations
    When the C&O runs
      | 2-train | I15 I17 | |
    Then the C&O has earned $40
    When the C&O keeps its revenue
    And the C&O ends its turn
    And the ERIE runs
      | 2-train | E21 E23 | |
    Then the ERIE has earned $30

  @1846-6.3-h @1846-6.3-i @1846-S.Phase1-b @1846-6.3-j @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: First track and low values
    Given the game has been played up to the second operating round of five
    When the B&O runs
      | 4-train   | H12 I11 J10 | |
      | 3/5-train | G19 H20     | |
    Then the B&O has earned $120
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
      | 2-train | B16 B18 | |
    Then the GT has earned $110
    When the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 2-train   | K3 J4 I5    | |
      | 3/5-train | I5 H6 G7 G9 | |
    Then the IC has earned $80
    When the IC keeps its revenue
    And the IC ends its turn
    And the NYC runs
      | 2-train | D20 D18 E17 | |
      | 2-train | C21 D20     | |
    Then the NYC has earned $90
    When the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR runs
      | 2-train | F20 F22 | |
      | 2-train | F20 G21 | |
    Then the PRR has earned $80

  @1846-6.3-h @1846-6.3-i @1846-S.Phase1-b @1846-6.3-m @1846-S.RunningTrains-g @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Green tiles and low values
    Given the game has been played up to the third operating round of five
    When the B&O lays #9 on G17, joining W and E
    And the B&O lays #57 on G15, joining W and E
    And the B&O runs
      | 4-train   | H12 I11 J10     | |
      | 3/5-train | G15 G17 G19 G21 | |
    Then the B&O has earned $170
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT lays #298 on D6, turned 0
    And the GT runs
      | 2-train   | B16 C15                   |                        |
      | 2-train   | B16 B18                   |                        |
      | 2-train   | C15 D14                   |                        |
      | 3/5-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | counting C17, C15 and C5 |
    Then the GT has earned $380
    When the GT keeps its revenue
    And the GT ends its turn
    And the IC lays #8 on E5, joining NE and SE
    And the IC lays #9 on I3, joining W and E
    And the IC runs
      | 2-train   | I1 I3 I5                 | |
      | 2-train   | G7 G9                    | |
      | 3/5-train | D6 (SW) E5 F6 G7 H6 I5   | |
      | 3/5-train | I5 J4 K3                 | |
    Then the IC has earned $220
    When the IC keeps its revenue
    And the IC ends its turn
    And the NYC lays #14 on D20, joining SW, W, NE and E
    And the NYC runs
      | 2-train | C21 D20                 | |
      | 2-train | D20 D22                 | |
      | 4-train | C15 D14 E15 E17 D18 D20 | |
    Then the NYC has earned $260
    When the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR runs
      | 2-train | F20 E19 D20 | |
      | 2-train | F20 F22     | |
    Then the PRR has earned $80

  @1846-6.3-h @1846-6.3-i @1846-S.Phase3-d @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Brown tiles and high values
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 4-train   | G21 G19 G17 G15 G13 | |
      | 3/5-train | H12 I11 J10         | |
      | 4/6-train | G19 H20             | |
    # The port marker on Wheeling brings $40 on either of its routes.
    Then the B&O has earned $400
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT lays #297 on C15, turned 0
    And the GT runs
      | 3/5-train | B18 B16 C15         | |
      | 4/6-train | C17 C15 C13 C11 C9  | |
    Then the GT has earned $280
    When the GT keeps its revenue
    And the GT ends its turn
    And the IC lays #611 on G7, turned 0
    And the IC runs
      | 3/5-train | I1 I3 I5                  | |
      | 3/5-train | I5 J4 K3                  | |
      | 4/6-train | C5 D6 (SW) E5 F6 G7 H6 I5 | |
    # The meat-packing marker on St. Louis brings $30.
    Then the IC has earned $300
    When the IC keeps its revenue
    And the IC ends its turn
    And the NYC runs
      | 4-train   | C21 D20 E19 F20         | |
      | 4/6-train | D20 D18 E17 E19 E21 E23 | |
    Then the NYC has earned $240
    When the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR runs
      | 4/6-train | F22 F20 E19 D20 | |
    Then the PRR has earned $140

  @1846-6.3-m @1846-S.RunningTrains-g @1846-S.Features-g @1846-6.3-n @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: From <east> to the Chicago connections a route is worth $50 and <bonus> more
    Given the game has been played up to the first round of phase IV
    When the GT runs
      | 4/6-train | <route> | <counting> |
    Then the GT has earned <revenue>

    Examples:
      | east          | bonus | route                                       | counting                      | revenue |
      | Sarnia        | $20   | B18 B16 C15 C13 C11 C9 D8 D6 (E) C5         | counting B18, C15, D6 (E) and C5  | $280    |
      | Windsor       | $30   | C17 C15 C13 C11 C9 D8 D6 (E) C5             | counting C17, C15, D6 (E) and C5  | $300    |
      | Buffalo's C21 | $30   | C21 D20 D18 E17 E15 D14 D12 D10 D8 D6 (E) C5 | counting C21, E17, D6 (E) and C5 | $300    |
      | Buffalo's D22 | $30   | D22 D20 D18 E17 E15 D14 D12 D10 D8 D6 (E) C5 | counting D22, E17, D6 (E) and C5 | $300    |
      | Binghamton    | $30   | E23 E21 E19 E17 E15 D14 D12 D10 D8 D6 (E) C5 | counting E23, E17, D6 (E) and C5 | $290    |

  @1846-6.3-m @1846-S.RunningTrains-g @1846-6.3-j @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: From St. Louis to <east> a route is worth $20 and <bonus> more
    Given the game has been played up to the first round of phase IV
    When the GT runs
      | 4/6-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | counting C17, C15, D6 (E) and C5 |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 7/8-train | I1 I3 I5 H6 G7 G9 G11 G13 G15 G17 G19 <end> | <counting> |
    Then the IC has earned <revenue>

    Examples:
      | east       | bonus | end | counting                                   | revenue |
      | Cumberland | $30   | H20 | counting I1, I5, G7, G9, G13, G19 and H20  | $280    |
      | Pittsburgh | $20   | G21 | counting I1, I5, G7, G9, G13, G19 and G21  | $300    |

  @1846-6.32-d @1846-6.3-m @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q37=a @reading:1846-Q63=a
  Scenario: Holland is neither in the east nor in the west
    Given the game has been played up to the first round of phase IV
    When the GT runs
      | 4/6-train | B8 B10 C9 D8 D6 (E) C5 | |
    Then the GT has earned $150

  @1846-6.33bis-a @1846-6.3-j @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: A train that does not count <ends> has no bonus
    Given the game has been played up to the first round of phase IV
    When the GT runs
      | 4/6-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | <counting> |
    Then the GT has earned <revenue>

    Examples:
      | ends              | counting                      | revenue |
      | its western end   | counting C17, C15, C9 and D6 (E)  | $210    |
      | its eastern end   | counting C15, C9, D6 (E) and C5   | $190    |

  @1846-S.Phase4-a @1846-6.2-f @1846-6.3-h @1846-6.3-i @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Gray tiles are laid in phase IV, and are worth most
    Given the game has been played up to the first round of phase IV
    When the GT lays #300 on D6, turned 0
    Then the GT has $641 in its treasury
    And #300 lies on D6, turned 0
    When the GT runs
      | 4/6-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | counting C17, C15, D6 (E) and C5 |
    Then the GT has earned $320
    When the GT keeps its revenue
    And the GT ends its turn
    And the IC lays #51 on G7, turned 0
    Then the IC has $122 in its treasury
    When the IC runs
      | 4/6-train | D6 (SW) E5 F6 G7 G9 | |
    Then the IC has earned $160

  @1846-S.Phase4-a @1846-6.3-h @1846-6.3-i @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: In Detroit a gray tile follows the brown one
    Given the game has been played up to the first round of phase IV
    When the GT lays #297 on C15, turned 0
    And the GT runs
      | 4/6-train | C17 C15 B16 | |
    Then the GT has earned $140
    When the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 4/6-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the NYC lays #290 on C15, turned 0
    And the NYC runs
      | 4/6-train | D20 D18 E17 E15 D14 C15 C17 | counting D20, E17, C15 and C17 |
    Then the NYC has earned $210
