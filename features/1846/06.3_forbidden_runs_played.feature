Feature: Runs that are not allowed, played from the deal
  Five players with five corporations. In the third operating round the Baltimore & Ohio comes first, then the Grand Trunk
  with tokens in Port Huron, Detroit and Chicago; from the fifth on it has a 3/5-train and a 4/6-train.

  @1846-6.3-d @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: No route goes through an off-board location
    Given the game has been played up to the third operating round of five
    When the B&O tries to run
      | 3/5-train | G19 G21 F20 | |
    Then it is refused and nothing has changed
    When the B&O runs
      | 3/5-train | G19 G21 | |
    Then the B&O has earned $60

  @1846-6.3-a @1846-6.3-o @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: No train runs twice
    Given the game has been played up to the third operating round of five
    When the B&O tries to run
      | 4-train | G19 G21     | |
      | 4-train | H12 I11 J10 | |
    Then it is refused and nothing has changed
    When the B&O runs
      | 3/5-train | G19 G21     | |
      | 4-train   | H12 I11 J10 | |
    Then the B&O has earned $150

  @1846-6.3-a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A train that the corporation does not own does not run
    Given the game has been played up to the third operating round of five
    When the B&O tries to run
      | 2-train | H12 I11 J10 | |
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    Then the B&O has earned $90

  @1846-6.3-a @1846-6-h @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q95=a
  Scenario: A corporation that could run does not leave all its trains standing
    Given the game has been played up to the third operating round of five
    When the B&O tries to run no train
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    Then the B&O has earned $90

  @1846-6.3-f @1846-S.RunningTrains-d @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A train that may skip a city in counting does not pass it where the tokens of others fill it
    Given the game has been played up to the eve of phase III of five
    When the B&O lays #57 on G13, joining W and E
    And the B&O tries to run
      | 3/5-train | G19 G17 G15 G13 G11 G9 G7 | counting G19, G15 and G13 |
    Then it is refused and nothing has changed
    When the B&O runs
      | 3/5-train | G19 G17 G15 G13 G11 G9 | counting G19, G15 and G13 |
    Then the B&O has earned $70

  @1846-6.3-b @1846-S.RunningTrains-c @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: One of the locations that count has a token of the corporation
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to run
      | 3/5-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | counting C17, C9 and C5 |
    Then it is refused and nothing has changed
    When the GT runs
      | 3/5-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | counting C17, C15 and C5 |
    Then the GT has earned $230

  @1846-6.3-h @1846-6.3-j @1846-6.3-k @1846-S.RunningTrains-b @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: A 3/5-train does not count <other>
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to run
      | 3/5-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | <counting> |
    Then it is refused and nothing has changed
    When the GT runs
      | 3/5-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | counting C17, C15 and D6 (E) |
    Then the GT has earned $180

    Examples:
      | other                 | counting                           |
      | two of five locations | counting C17 and C15               |
      | four of five locations | counting C17, C15, D6 (E) and C5  |
      | a place twice         | counting C17, C15 and C15          |

  # Of the cities of Chicago one is visited, whether it counts once or twice.
  @1846-6.31-a @1846-6.31-b @1846-S.RunningTrains-e @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Two cities of Chicago are not on one route
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT lays #29 on D8, turned 1
    And the GT tries to run
      | 3/5-train | C5 D6 (E) D8 C7 D6 (NE) | |
    Then it is refused and nothing has changed
    When the GT runs
      | 3/5-train | C5 D6 (E) D8 C9 | |
    Then the GT has earned $140

  @1846-6.32-a @1846-S.RunningTrains-f @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Two off-board locations in the east are not on one route
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to run
      | 4/6-train | B18 B16 C15 C17 | |
    Then it is refused and nothing has changed
    When the GT runs
      | 4/6-train | B18 B16 C15 C13 C11 C9 | |
    Then the GT has earned $150

  @1846-6.3-e @1846-6.32-a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A place that lies in two hexes is visited once
    Given the game has been played up to the eve of phase IV
    When the IC runs
      | 4/6-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the NYC tries to run
      | 4/6-train | C21 D20 D22 | |
    Then it is refused and nothing has changed
    When the NYC runs
      | 4/6-train | C21 D20 D18 E17 | |
    Then the NYC has earned $140

  @1846-6.33-b @1846-6.3-j @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A 3/5-train visits five locations, not six
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to run
      | 3/5-train | B18 B16 C15 C13 C11 C9 D8 D6 (E) C5 | counting B16, C15 and D6 (E) |
    Then it is refused and nothing has changed
    When the GT runs
      | 3/5-train | B18 B16 C15 C13 C11 C9 D8 D6 (E) | counting B16, C15 and D6 (E) |
    Then the GT has earned $140

  @1846-6.33-b @1846-6.3-j @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A 4/6-train visits six locations, not seven
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to run
      | 4/6-train | D6 (E) D8 C9 C11 C13 C15 D14 E15 E17 D18 D20 C21 | counting D6 (E), C15, E17 and D20 |
    Then it is refused and nothing has changed
    When the GT runs
      | 4/6-train | D6 (E) D8 C9 C11 C13 C15 D14 E15 E17 D18 D20 | counting D6 (E), C15, E17 and D20 |
    Then the GT has earned $200
