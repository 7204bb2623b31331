Feature: Runs of the first and of later corporations, played from the deal
  The Baltimore & Ohio comes first, has track from Indianapolis to Pittsburgh, tokens in Wheeling and Cincinnati, a 3/5-train
  and a 4-train.

  # S.RunningTrains-c: one of the counted places has to hold a token.
  @1846-6.3-j @1846-6.3-h @1846-S.RunningTrains-c @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: Of Dayton, Columbus, Wheeling and Pittsburgh a 3/5-train counts three, not <counted>
    Given the game has been played up to the eve of phase III of five
    When the B&O lays #57 on G13, joining W and E
    And the B&O tries to run
      | 3/5-train | G13 G15 G17 G19 G21 | counting <counted> |
    Then it is refused and nothing has changed
    When the B&O runs
      | 3/5-train | G13 G15 G17 G19 G21 | counting G15, G19 and G21 |
    Then the B&O has earned $80

    Examples:
      | counted               |
      | G15 and G19           |
      | G13, G15 and G21      |
      | G13, G15, G19 and G21 |
      | G15, G19, G19 and G21 |
      | G9, G15, G19 and G21  |

  @1846-6.3-a @1846-6.3-b @1846-6.33-a @1846-6.32-a @1846-6.3-o @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q95=a
  Scenario Outline: A first corporation that has built does not run <so>
    Given the game has been played up to the eve of phase III of five
    When the B&O lays #57 on G13, joining W and E
    And the B&O tries to run
      | <train> | <route> | |
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | G13 G15 G17 G19 | |
    Then the B&O has earned $70

    Examples:
      | so                        | train     | route                       |
      | without one of its tokens | 4-train   | G9 G11 G13                  |
      | to five places            | 4-train   | G9 G11 G13 G15 G17 G19 G21  |
      | from east to east         | 4-train   | H20 G19 G21                 |
      | a train that it lacks     | 2-train   | G19 G21                     |

  @1846-6.3-o @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Two trains of a first corporation share no track
    Given the game has been played up to the eve of phase III of five
    When the B&O lays #57 on G13, joining W and E
    And the B&O tries to run
      | 4-train   | G13 G15 G17 G19 |                           |
      | 3/5-train | G15 G17 G19 G21 | counting G15, G19 and G21 |
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train   | G13 G15 G17 G19 | |
      | 3/5-train | G19 G21         | |
    Then the B&O has earned $130

  @1846-6.3-a @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q95=a
  Scenario: Having built, a first corporation runs if it can
    Given the game has been played up to the eve of phase III of five
    When the B&O lays #57 on G13, joining W and E
    And the B&O tries to run no train
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | G13 G15 G17 G19 | |
    Then the B&O has earned $70

  @1846-6.3-a @1846-6.3-b @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q95=a
  Scenario: So does a later one, with trains of its own and from its tokens
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to run no train
    Then it is refused and nothing has changed
    When the GT tries to run
      | 4-train | C15 C13 C11 C9 | |
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 C15 | |
    Then the GT has earned $70

  @1846-3-al @1846-6.3-a @1846-6.3-b @reading:1846-Q95=a
  Scenario: So does an independent railroad
    Given the game has been played up to the second operating round
    When the Michigan Southern lays #9 on C11, joining W and E
    And the Michigan Southern lays #6 on C9, joining SW and E
    And the Michigan Southern tries to run no train
    Then it is refused and nothing has changed
    When the Michigan Southern tries to run
      | 4-train | B16 C15 | |
    Then it is refused and nothing has changed
    When the Michigan Southern tries to run
      | 2-train | B16 C15        | |
      | 2-train | C15 C13 C11 C9 | |
    Then it is refused and nothing has changed
    When the Michigan Southern tries to run
      | 2-train | G7 G9 | |
    Then it is refused and nothing has changed
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    Then the Michigan Southern has received $30

  @1846-6.35-a @reading:1846-Q32=a @reading:1846-Q63=b
  Scenario: By this reading a corporation has to run what earns most
    Given the game has been played up to the third operating round of five
    When the B&O tries to run
      | 3/5-train | G19 H20 | |
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train   | H12 I11 J10 | |
      | 3/5-train | G19 G21     | |
    Then the B&O has earned $150

  # The Pennsylvania has a token in Homewood, from where track is printed to Pittsburgh twice.
  @1846-6.32-a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Pittsburgh is one place, though two hexes show it
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 2-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the NYC runs
      | 2-train | C21 D20 | |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR tries to run
      | 2-train | F22 F20 G21 | |
    Then it is refused and nothing has changed
    When the PRR runs
      | 2-train | F20 F22 | |
    Then the PRR has earned $40

  # The ends of the route are Detroit and Erie, which is worth $10.
  @1846-6.3-j @1846-6.3-k @1846-S.RunningTrains-b @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A 3/5-train need not count where its route ends
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 3/5-train | C15 D14 E15 E17 D18 D20 | counting C15, D14 and E17 |
    Then the GT has earned $110
