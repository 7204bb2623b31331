Feature: The numbers of trains, played from the deal
  A train comes to as many cities and off-board cities as its number says, and to every town on its way. In the great
  network one line has five such places, and another joins it.

  # The refused route would bring $320, more than the best one that the number allows.
  @18FL-7.4-j @18FL-7.4-k @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: A 5-train comes to five places, with one station of its company among them, not to six
    Given the game has been played up to the great network
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the FEC runs
      | 3E-train | J27 K28 |
    And the FEC pays out its revenue
    And the FEC ends its turn
    And the L&N tries to run
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 E24 F23 F21 G20 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    Then the L&N has earned $310

  # The refused route would bring $250 and more.
  @18FL-7.4-j @18FL-7.4-k @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: A 4-train comes to four places, not to five
    Given the game has been played up to the eve of the end
    When the TPS tries to run
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 A22 |
    Then it is refused and nothing has changed
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    Then the TPS has earned $250

  # The refused route would bring $90.
  @18FL-7.4-j @18FL-7.4-k @18FL-7.4-h @18FL-7.4-l @reading:18FL-Q05=a
  Scenario: A 2-train comes to two places, not to three
    Given the game has been played up to the second operating round
    When the SR lays #4 on B19, joining W and E
    And the SR lays #9 on B17, joining W and E
    And the SR tries to run
      | 2-train | A22 B23 B21 B19 B17 B15 |
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23 B21 B19 |
    Then the SR has earned $70

  # Two runs would bring $100.
  @18FL-7.4-a @reading:18FL-Q05=a
  Scenario: One train runs once
    Given the game has been played up to the second operating round
    When the SR lays #4 on B19, joining W and E
    And the SR tries to run
      | 2-train | A22 B23     |
      | 2-train | B19 B21 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23 B21 B19 |
    Then the SR has earned $70

  @18FL-7.4-e @18FL-7.4-w @18FL-7.4-q @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: The own station lies on the way, cities with a free space are passed, and both ends are off the board
    Given the game has been played up to the great network
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    Then the SR has earned $470
    When the SR pays out its revenue
    And the SR ends its turn
    And the FEC runs
      | 3E-train | J27 K28 |
    And the FEC pays out its revenue
    And the FEC ends its turn
    And the L&N runs
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    Then the L&N has earned $310

  @18FL-7.4-f @18FL-7.4-h @18FL-7.4-n
  Scenario: A city and a town are enough for a route
    Given the game has been played up to the first operating round of two
    When the L&N lays #4 on B7, joining W and E
    And the L&N buys a 2-train from the bank for $100
    And the L&N ends its turn
    And the TPS buys a 2-train from the bank for $100
    And the TPS ends its turn
    And everybody passes
    And the L&N runs
      | 2-train | B5 B7 |
    Then the L&N has earned $30
    When the L&N keeps its revenue
    Then the L&N has $380 in its treasury
