Feature: Spaces of corporations that are not launched
  As long as a corporation is in the game and nobody has launched it, nobody else takes its space: neither the one in
  its home city nor the one in the second city that is kept for it.

  Background: the NYC could reach many of these cities
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And Alice is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And #5 lies on G9, joining E and SE
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And #8 lies on H10, joining NW and E
    And #293 lies on H12, joining W and E
    And #57 lies on G15, joining NW and SE
    And #8 lies on H16, joining SW and NW
    And #9 lies on J4, joining SW and NE
    And #6 lies on D14, joining W and NE
    And #8 lies on D12, joining SW and E
    And #57 lies on E11, joining SW and NE
    And it is the NYC's turn to build

  @1846-6.24-a @1846-6.2-aj
  Scenario Outline: While the <company> is not launched, nobody else takes its space in <city>
    Given #8 lies on E19, joining NE and <side>
    And #5 lies on B16, joining SW and W
    And the NYC has tokens in G9 and <from>
    When the NYC tries to place a token in <hex>
    Then it is refused and nothing has changed
    When the NYC places a token in G13
    Then the NYC has tokens in D20, G9, <from> and G13 only
    And the NYC has $420 in its treasury

    Examples:
      | company | city       | hex | from    | side |
      | PRR     | Homewood   | F20 | D6 (SW) | SE   |
      | C&O     | Huntington | I15 | G15     | SE   |
      | IC      | Cairo      | K3  | I5      | SE   |
      | GT      | Port Huron | B16 | C15     | SE   |
      | PRR     | Fort Wayne | E11 | D14     | SE   |
      | B&O     | Cincinnati | H12 | D6 (SW) | SE   |

  @1846-6.24-a
  Scenario: The Erie, not launched, keeps Salamanca
    Given #7 lies on E19, joining NE and E
    And the NYC has a token in G9
    When the NYC tries to place a token in E21
    Then it is refused and nothing has changed
    When the NYC places a token in G13
    Then the NYC has tokens in D20, G9 and G13 only
    And the NYC has $420 in its treasury

  @1846-6.24-a
  Scenario: When the Erie has left the game, Salamanca is open
    Given #7 lies on E19, joining NE and E
    And the ERIE is no longer in the game
    And the NYC has a token in G9
    When the NYC places a token in E21
    Then the NYC has tokens in D20, G9 and E21 only
    And the NYC has $420 in its treasury

  @1846-6.24-a
  Scenario: Once the Grand Trunk is launched, the other space of Port Huron is open
    Given the GT has floated, opened at $90
    And Bob is president of the GT with 20%
    And #619 lies on B16, joining SW, W, NW and E
    And the NYC has a token in C15
    When the NYC places a token in B16
    Then the NYC has tokens in D20, C15 and B16 only
    And the GT has a token in B16 only
    And the NYC has $420 in its treasury

  @1846-6.24-a @reading:1846-Q36=a
  Scenario: Beside the space that is kept for the Grand Trunk another one is open
    Given #619 lies on B16, joining SW, W, NW and E
    And the NYC has a token in C15
    When the NYC places a token in B16
    Then the NYC has tokens in D20, C15 and B16 only
    And the NYC has $420 in its treasury

  @1846-6.24-a @reading:1846-Q36=b
  Scenario: While the Grand Trunk is not launched, all of its home city is closed to others
    Given #619 lies on B16, joining SW, W, NW and E
    And the NYC has tokens in G9 and C15
    When the NYC tries to place a token in B16
    Then it is refused and nothing has changed
    When the NYC places a token in G13
    Then the NYC has tokens in D20, C15, G9 and G13 only
    And the NYC has $420 in its treasury
