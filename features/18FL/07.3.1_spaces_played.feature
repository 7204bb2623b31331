Feature: Spaces for stations, played from the deal
  A station needs a free white circle. The printed cities have one, green and brown ones two, the gray Jacksonville three.

  # The company has a route to the city and money enough: only its space is taken.
  @18FL-7.3.1-d @18FL-7.3.1-c @18FL-3.1-g @reading:18FL-Q05=a
  Scenario: Tallahassee, as printed, has one space, and the Plant System's home is in it
    Given the game has been played up to the third operating round
    When the SR converts to ten shares
    And the SR lays #4 on B19, joining W and E
    And the SR lays #9 on B17, joining W and E
    And the SR tries to place a token in B15
    Then it is refused and nothing has changed
    When the SR places a hotel in B19
    Then the SR has a hotel in B19 only
    And the SR has 2 tokens left

  @18FL-7.3.1-d @18FL-7.3.1-c @18FL-3.1-g
  Scenario: Mobile, as printed, has one space, and the home of the Louisville & Nashville is in it
    Given the game has been played up to the first operating round of two
    When the L&N buys a 2-train from the bank for $100
    And the L&N ends its turn
    And the TPS lays #4 on B13, joining W and E
    And the TPS lays #9 on B11, joining W and E
    And the TPS buys a 2-train from the bank for $100
    And the TPS ends its turn
    And everybody passes
    And the L&N ends its turn
    And the TPS lays #9 on B9, joining W and E
    And the TPS lays #4 on B7, joining W and E
    And the TPS tries to place a token in B5
    Then it is refused and nothing has changed
    When the TPS places a hotel in B7
    Then the TPS has a hotel in B7 only

  @18FL-7.3.1-d @18FL-7.3.1-c @18FL-3.1-g
  Scenario: The northern Jacksonville, as printed, has one space, the Southern's home even if nobody has founded it
    Given the game has been played up to the first operating round of two
    When the L&N buys a 2-train from the bank for $100
    And the L&N ends its turn
    And the TPS lays #9 on B17, joining W and E
    And the TPS lays #4 on B19, joining W and E
    And the TPS buys a 2-train from the bank for $100
    And the TPS ends its turn
    And everybody passes
    And the L&N ends its turn
    And the TPS lays #9 on B21, joining W and E
    And the TPS tries to place a token in B23 (NW)
    Then it is refused and nothing has changed
    When the TPS places a hotel in B19
    Then the TPS has a hotel in B19 only

  @18FL-7.3.1-d @18FL-7.3.1-c @reading:18FL-Q05=a
  Scenario: A green Tallahassee has two spaces
    Given the game has been played up to the great network
    When the SR places a token in B15
    Then the SR has tokens in B15 and B23 only
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the FEC runs
      | 3E-train | J27 K28 |
    And the FEC pays out its revenue
    And the FEC ends its turn
    And the L&N tries to place a token in B15
    Then it is refused and nothing has changed
    When the L&N places a hotel in B13
    Then the L&N has a hotel in B13 only

  @18FL-7.3.1-d @18FL-7.3.1-c @18FL-7.4-w @reading:18FL-Q05=a
  Scenario: The gray Jacksonville has three spaces, two of them homes, and no train passes it when the third is taken
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
    And the L&N places a token in B23
    Then the L&N has tokens in B5 and B23 only
    When the L&N runs
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    And the L&N pays out its revenue
    And the L&N ends its turn
    And the ACL tries to place a token in B23
    Then it is refused and nothing has changed
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only
    When the ACL tries to run
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20 |
    Then the ACL has earned $160

  @18FL-7.3.1-d @18FL-7.3.1-c @reading:18FL-Q05=a
  Scenario: A brown Tampa has two spaces
    Given the game has been played up to the eve of the end
    When the TPS places a token in G20
    And the TPS runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20 |
    And the TPS pays out its revenue
    And the TPS ends its turn
    And everybody passes
    And the SR tries to place a token in G20
    Then it is refused and nothing has changed
    When the SR places a token in F23
    Then the SR has tokens in B23 and F23 only

  @18FL-7.3.1-d @18FL-7.3.1-c @reading:18FL-Q05=a
  Scenario: A green Orlando has two spaces
    Given the game has been played up to the eve of the end
    When the TPS places a token in F23
    And the TPS runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20 |
    And the TPS pays out its revenue
    And the TPS ends its turn
    And everybody passes
    And the SR places a token in F23
    Then the SR has tokens in B23 and F23 only
    When the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the L&N tries to place a token in F23
    Then it is refused and nothing has changed
    When the L&N places a token in B15
    Then the L&N has tokens in B5 and B15 only

  @18FL-7.3.1-c @reading:18FL-Q05=a
  Scenario: No company has two stations in a hex, even where a space is free
    Given the game has been played up to the great network
    When the SR tries to place a token in B23
    Then it is refused and nothing has changed
    When the SR places a token in F23
    Then the SR has tokens in B23 and F23 only

  @18FL-7.3.1-c
  Scenario: The free space in Orlando is nothing for a company without a route to it
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL lays #8 on F21, joining SW and E
    And the ACL lays #6 O on F23, joining W and NE
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC lays #6 FL on J27, joining NE and SE
    And the FEC tries to place a token in F23
    Then it is refused and nothing has changed
    When the FEC places a token in J27
    Then the FEC has tokens in J27 and K28 only

  @18FL-7.3.2-c @reading:18FL-Q05=a
  Scenario: A town to which it has no route takes no hotel of a company
    Given the game has been played up to the third operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL lays #9 on E24, joining SW and NE
    And the ACL lays #58 on D25, joining SW and NW
    And the ACL runs
      | 2-train | D25 E24 F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC tries to place a hotel in D25
    Then it is refused and nothing has changed
    When the FEC places a hotel in I28
    Then the FEC has a hotel in I28 only

  @18FL-7.3.2-c @reading:18FL-Q05=a
  Scenario: A town has one hotel
    Given the game has been played up to the great network
    When the SR places a hotel in B19
    Then the SR has a hotel in B19 only
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    Then the SR has earned $490
    When the SR pays out its revenue
    And the SR ends its turn
    And the FEC runs
      | 3E-train | J27 K28 |
    And the FEC pays out its revenue
    And the FEC ends its turn
    And the L&N tries to place a hotel in B19
    Then it is refused and nothing has changed
    When the L&N places a hotel in B13
    Then the L&N has a hotel in B13 only
