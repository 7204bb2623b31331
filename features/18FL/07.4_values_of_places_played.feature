Feature: What cities and towns are worth, played from the deal
  The same places from the first run of a game to the great network of phase 6. Each run names every place on its way, so
  that each is counted once, with the figure of its tile or, where none lies, of the map.

  @18FL-7.4-z @18FL-7.4-n @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: In the second operating round cities are printed or yellow, and a town brings $10
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    # proves 18FL-7.4-z
    Then the SR has earned $60
    When the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | F23 F21 G20 |
    # proves 18FL-7.4-z
    Then the ACL has earned $50
    When the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC runs
      | 2-train | I28 J27 K28 |
    # proves 18FL-7.4-z
    Then the FEC has earned $60

  @18FL-7.4-z @18FL-7.4-n @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: Tallahassee is worth $20 as printed, Lake City $10
    Given the game has been played up to the third operating round
    When the SR converts to ten shares
    And the SR lays #4 on B19, joining W and E
    And the SR lays #9 on B17, joining W and E
    And the SR runs
      | 2-train | A22 B23             |
      | 2-train | B15 B17 B19 B21 B23 |
    # proves 18FL-7.4-z
    Then the SR has earned $120

  @18FL-7.4-z @18FL-7.4-n @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: Daytona is worth $10 with a sharp bend, too
    Given the game has been played up to the third operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL lays #9 on E24, joining SW and NE
    And the ACL lays #3 on D25, joining SW and W
    And the ACL runs
      | 2-train | D25 E24 F23 F21 G20 |
    # proves 18FL-7.4-z
    Then the ACL has earned $60

  @18FL-7.4-z @18FL-7.4-n @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: In phase 4 Jacksonville is green and worth $40
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the SR runs
      | 3-train | A22 B23             |
      | 4-train | B15 B17 B19 B21 B23 |
    # proves 18FL-7.4-z
    Then the SR has earned $140

  @18FL-7.4-z @18FL-7.4-n @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: A brown Jacksonville is worth $50
    Given the game has been played up to the sixth stock round
    When everybody passes
    And the SR runs
      | 4-train | A22 B23             |
      | 5-train | B15 B17 B19 B21 B23 |
    # proves 18FL-7.4-z
    Then the SR has earned $210
    When the SR pays out its revenue
    Then Alice has received $42

  @18FL-7.4-z @18FL-7.4-n @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: In the great network two trains earn all that there is from New Orleans to Savannah and down to Tampa
    Given the game has been played up to the great network
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    # proves 18FL-7.4-z
    Then the SR has earned $470
    When the SR pays out its revenue
    Then Alice has received $94

  @18FL-7.4-z @18FL-7.4-n @18FL-7.4-h @reading:18FL-Q05=a
  Scenario Outline: Another tile on <place> raises the run of the Southern to <revenue>
    Given the game has been played up to the great network
    When the SR lays #<tile> on <hex>, joining <sides>
    And the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    # proves 18FL-7.4-z
    Then the SR has earned <revenue>

    Examples:
      | place         | tile | hex | sides                   | revenue |
      | Orlando       | 63   | F23 | SW, W, NW, NE, E and SE | $480    |
      | St. Augustine | 146  | C24 | SW, W, NW and SE        | $480    |
      | Lake City     | 142  | B19 | SW, W and E             | $470    |
      | Daytona       | 143  | D25 | SW, W and NW            | $470    |

  @18FL-7.4-z @18FL-7.4-n @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: A brown Tampa is worth $60
    Given the game has been played up to the seventh stock round
    When everybody passes
    And the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    # proves 18FL-7.4-z
    Then the SR has earned $490

  # A 3E-train counts two cities twice (7.4-aa).
  @18FL-7.4-z @18FL-7.4-aa @18FL-7.4-i @reading:18FL-Q05=a
  Scenario Outline: Fort Lauderdale is brown, Miami <colour>: the 3E-train brings <revenue>
    Given the game has been played up to <when>
    When <first>
    And the SR runs
      | 4-train | <four> |
      | 5-train | <five> |
    And the SR pays out its revenue
    And the SR ends its turn
    And the FEC lays #<tile> on <hex>, joining <sides>
    And the FEC runs
      | 3E-train | J27 K28 |
    # proves 18FL-7.4-z 18FL-7.4-aa
    Then the FEC has earned <revenue>

    Examples:
      | colour  | revenue | when                    | first                | four                            | five                                           | tile | hex | sides        |
      | printed | $140    | the great network       | the SR lays no track | B23 C24 D25 E24 F23 F21 G20     | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 | 8    | K26 | W and NE     |
      | green   | $160    | the great network       | the SR lays no track | B23 C24 D25 E24 F23 F21 G20     | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 | 405  | K28 | SW, W and NW |
      | brown   | $200    | the seventh stock round | everybody passes     | A22 B23 C24 D25 E24 F23 F21 G20 | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23     | 431  | K28 | SW, W and NW |
