Feature: Running trains: what the cities are worth
  A city brings what its tile or the printed hex says, and the better tile brings more.

  Background: the IC has a train and a second token
    Given 5 players at the table in phase I
    And the IC is in operation, opened at $80
    And Alice is president of the IC with 60%

  @1846-6.3-h @1846-6.3-i
  Scenario Outline: <tile> makes a city worth <value>
    Given it is <phase>
    And <tile> lies on G9, <lie>
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And the IC has tokens in K3 and G9
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | <train> | G9 G11 G13 |
    Then the IC has earned <earned>

    Examples:
      | tile | value | lie                          | phase     | train   | earned |
      | #5   | $20   | joining E and SE             | phase I   | 2-train | $40    |
      | #6   | $20   | joining E and SW             | phase I   | 2-train | $40    |
      | #57  | $20   | joining W and E              | phase I   | 2-train | $40    |
      | #14  | $30   | joining SW, W, NE and E      | phase II  | 4-train | $50    |
      | #15  | $30   | joining W, NW, NE and E      | phase II  | 4-train | $50    |
      | #619 | $30   | joining SW, NW, NE and E     | phase II  | 4-train | $50    |
      | #611 | $40   | joining SW, W, NW, NE and E  | phase III | 5-train | $60    |
      | #51  | $50   | joining SW, W, NW, NE and E  | phase IV  | 6-train | $70    |

  @1846-6.3-h @1846-6.3-i
  Scenario: A city without a tile is worth what the map says: $20 at home, $10 at I5
    Given #9 lies on J4, joining SW and NE
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30

  @1846-6.3-h @1846-6.3-i
  Scenario Outline: The values of <number> cities of a route are added up
    Given it is phase II
    And #57 lies on each of <cities>, joining W and E
    And #9 lies on G11, joining W and E
    And the IC has tokens in K3 and G9
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | 4-train | <route> |
    Then the IC has earned <revenue>

    Examples:
      | number | cities              | route             | revenue |
      | three  | G9, G13 and G15     | G9 G11 G13 G15    | $60     |
      | four   | G7, G9, G13 and G15 | G7 G9 G11 G13 G15 | $80     |

  @1846-6.3-h @1846-6.3-i
  Scenario Outline: Cities are worth the same to a railroad: <tile> and #57 together $40
    Given Bob owns Big 4
    And <tile> lies on G7, joining <sides>
    And #57 lies on G9, joining W and E
    And it is the Big 4's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the Big 4 runs
      | 2-train | G7 G9 |
    Then the Big 4 has received $20
    And Bob has received $20

    Examples:
      | tile | sides    |
      | #57  | W and E  |
      | #6   | SW and E |

  @1846-6.3-h @1846-6.3-i
  Scenario Outline: In a great city <tile> is worth <value>
    Given it is <phase>
    And <tile> lies on E17, <lie>
    And #9 lies on each of E15 and E13, joining W and E
    And #57 lies on E11, joining W and E
    And the IC has tokens in K3 and E17
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | <train> | E17 E15 E13 E11 |
    Then the IC has earned <earned>

    Examples:
      | tile | value | lie                          | phase     | train   | earned |
      | #291 | $40   | joining SW and W             | phase I   | 2-train | $60    |
      | #292 | $40   | joining W and SE             | phase I   | 2-train | $60    |
      | #293 | $40   | joining W and E              | phase I   | 2-train | $60    |
      | #294 | $50   | joining SW, W, NE and E      | phase II  | 4-train | $70    |
      | #295 | $50   | joining SW, W, E and SE      | phase II  | 4-train | $70    |
      | #296 | $50   | joining W, NE, E and SE      | phase II  | 4-train | $70    |
      | #297 | $60   | joining SW, W, NE, E and SE  | phase III | 5-train | $80    |
      | #290 | $70   | joining SW, W, NE, E and SE  | phase IV  | 6-train | $90    |

  @1846-6.3-h @1846-6.3-i
  Scenario Outline: Before it has a tile, a city of Chicago is worth $10: <city>
    Given <tile> lies on D8, <lie>
    And #57 lies on C9, joining SW and NE
    And the IC has tokens in K3 and <city>
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | 2-train | <route> |
    Then the IC has earned $30

    Examples:
      | city    | tile | lie               | route       |
      | D6 (NE) | #7   | joining NW and NE | D6 C7 D8 C9 |
      | D6 (E)  | #8   | joining W and NE  | D6 D8 C9    |

  @1846-6.3-h @1846-6.3-i
  Scenario: Before it has a tile, the south-western city of Chicago is worth $10
    Given #9 lies on each of E5 and F4, joining SW and NE
    And #57 lies on G3, joining NE and SW
    And the IC has tokens in K3 and D6 (SW)
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | 2-train | D6 E5 F4 G3 |
    Then the IC has earned $30

  @1846-6.3-h @1846-6.3-i
  Scenario: Before it has a tile, the south-eastern city of Chicago is worth $10
    Given #9 lies on each of E7 and F8, joining NW and SE
    And #57 lies on G9, joining NW and SE
    And the IC has tokens in K3 and D6 (SE)
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | 2-train | D6 E7 F8 G9 |
    Then the IC has earned $30

  @1846-6.3-h @1846-6.3-i @reading:1846-Q63=a
  Scenario Outline: In Chicago <tile> makes the south-western city worth <value>
    Given it is <phase>
    And <tile> lies on D6, joining SW, NW, NE, E and SE
    And #9 lies on each of E5 and F4, joining SW and NE
    And #5 lies on G3, joining NE and E
    And the IC has tokens in K3 and D6 (SW)
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | <train> | D6 E5 F4 G3 |
    Then the IC has earned <earned>

    Examples:
      | tile | value | phase     | train   | earned |
      | #298 | $40   | phase II  | 4-train | $60    |
      | #299 | $70   | phase III | 5-train | $90    |
      | #300 | $90   | phase IV  | 6-train | $110   |

  @1846-6.3-h @1846-6.3-i @reading:1846-Q63=a
  Scenario Outline: In Chicago <tile> makes the north-eastern city worth <value>
    Given it is <phase>
    And <tile> lies on D6, joining SW, NW, NE, E and SE
    And #7 lies on D8, joining NW and NE
    And #57 lies on C9, joining SW and NE
    And the IC has tokens in K3 and D6 (NE)
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | <train> | D6 C7 D8 C9 |
    Then the IC has earned <earned>

    Examples:
      | tile | value | phase     | train   | earned |
      | #298 | $40   | phase II  | 4-train | $60    |
      | #299 | $70   | phase III | 5-train | $90    |
      | #300 | $90   | phase IV  | 6-train | $110   |

  @1846-6.3-h @1846-6.3-i @reading:1846-Q63=a
  Scenario Outline: In Chicago <tile> makes the eastern city worth <value>
    Given it is <phase>
    And <tile> lies on D6, joining SW, NW, NE, E and SE
    And #8 lies on D8, joining W and NE
    And #57 lies on C9, joining SW and NE
    And the IC has tokens in K3 and D6 (E)
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | <train> | D6 D8 C9 |
    Then the IC has earned <earned>

    Examples:
      | tile | value | phase     | train   | earned |
      | #298 | $40   | phase II  | 4-train | $60    |
      | #299 | $70   | phase III | 5-train | $90    |
      | #300 | $90   | phase IV  | 6-train | $110   |

  @1846-6.3-h @1846-6.3-i @reading:1846-Q63=a
  Scenario Outline: In Chicago <tile> makes the south-eastern city worth <value>
    Given it is <phase>
    And <tile> lies on D6, joining SW, NW, NE, E and SE
    And #9 lies on each of E7 and F8, joining NW and SE
    And #57 lies on G9, joining NW and SE
    And the IC has tokens in K3 and D6 (SE)
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    # proves 1846-6.3-h 1846-6.3-i
    When the IC runs
      | <train> | D6 E7 F8 G9 |
    Then the IC has earned <earned>

    Examples:
      | tile | value | phase     | train   | earned |
      | #298 | $40   | phase II  | 4-train | $60    |
      | #299 | $70   | phase III | 5-train | $90    |
      | #300 | $90   | phase IV  | 6-train | $110   |
