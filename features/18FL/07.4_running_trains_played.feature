Feature: Running trains, played from the deal
  The Southern's two cities are neighbours, Savannah and Jacksonville; the Atlantic Coast Line runs from Tampa to
  Orlando, the Florida East Coast from Miami northwards and, later, over the Keys to Havana.

  @18FL-7.4-h @18FL-7.4-n @18FL-7.4-z @18FL-7.4-f @reading:18FL-Q05=a
  Scenario: A 2-train earns the city and the off-board city that it connects
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    Then the SR has earned $60
    And it is the SR's turn to distribute $60

  @18FL-7.4-b @reading:18FL-Q05=a
  Scenario: A train that has a route runs
    Given the game has been played up to the second operating round
    When the SR tries to run no train
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23 |
    Then the SR has earned $60

  @18FL-7.4-b @18FL-7.4-l @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: A train runs over the best route, with a town that uses up none of its number
    Given the game has been played up to the second operating round
    When the SR lays #4 on B19, joining W and E
    And the SR tries to run
      | 2-train | B19 B21 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | B19 B21 B23 A22 |
    Then the SR has earned $70

  @18FL-7.4-e @reading:18FL-Q05=a
  Scenario: A company does not run the route of another, without a station of its own on it
    Given the game has been played up to the second operating round
    When the SR tries to run
      | 2-train | I28 J27 K28 |
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23 |
    Then the SR has earned $60

  @18FL-7.4-a @reading:18FL-Q05=a
  Scenario: The trains of other companies are not the company's
    Given the game has been played up to the eve of phase 4
    When the ACL buys a 4-train from the bank for $400
    And the ACL ends its turn
    And the FEC tries to run
      | 4-train | I28 J27 K28 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 3-train | I28 J27 K28 |
    Then the FEC has earned $60

  @18FL-7.4-x @18FL-7.4-y @18FL-7.4-ab @18FL-7.4-c @reading:18FL-Q05=a
  Scenario: Two trains share no track, but may meet in a city; each earns $60, though $70 would be there for one
    Given the game has been played up to the third operating round
    When the SR converts to ten shares
    And the SR lays #4 on B19, joining W and E
    And the SR lays #9 on B17, joining W and E
    And the SR tries to run
      | 2-train | A22 B23         |
      | 2-train | A22 B23 B21 B19 |
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23             |
      | 2-train | B15 B17 B19 B21 B23 |
    Then the SR has earned $120

  @18FL-7.4-d @reading:18FL-Q05=a
  Scenario: Where a hex has no track yet there is no route
    Given the game has been played up to the second operating round
    When the SR tries to run
      | 2-train | B15 B17 B19 B21 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23 |
    Then the SR has earned $60

  @18FL-7.4-w @reading:18FL-Q05=a
  Scenario: No train passes the full city of another company
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the SR tries to run
      | 3-train | A22 B23                 |
      | 4-train | B23 B21 B19 B17 B15 B13 |
    Then it is refused and nothing has changed
    When the SR runs
      | 3-train | A22 B23             |
      | 4-train | B23 B21 B19 B17 B15 |
    Then the SR has earned $140

  @18FL-7.4-p @18FL-7.4-j @reading:18FL-Q05=a
  Scenario: A 3-train comes to two cities and Havana, with two towns
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    Then the FEC has earned $170

  @18FL-7.4-i @18FL-7.4-m @18FL-7.4-o @18FL-7.4-aa @reading:18FL-Q05=a
  Scenario: A 3E-train earns two cities twice, and the town nothing
    Given the game has been played up to the sixth stock round
    When everybody passes
    And the SR runs
      | 4-train | A22 B23             |
      | 5-train | B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the L&N runs
      | 5-train | B1 B3 B5 |
    And the L&N pays out its revenue
    And the L&N ends its turn
    And the ACL runs
      | 4-train | C24 D25 E24 F23 F21 G20 |
    And the ACL pays out its revenue
    And the ACL ends its turn
    And the TPS runs
      | 4-train | B13 B15 B17 B19 B21 B23 |
    And the TPS pays out its revenue
    And the TPS ends its turn
    And the FEC runs
      | 3E-train | I28 J27 K28 |
    Then the FEC has earned $100
