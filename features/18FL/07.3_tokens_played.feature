Feature: Tokens, played from the deal
  A station in Orlando, a hotel in West Palm Beach, a terminal on the other coast.

  @18FL-7.3-a @18FL-7.3-d @18FL-7.3.1-c @18FL-7.3-f @18FL-7.3-h @reading:18FL-Q32=a
  Scenario: A station in Orlando costs $40
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL lays #8 on F21, joining SW and E
    And the ACL lays #6 O on F23, joining W and NE
    And the ACL places a token in F23
    Then the ACL has $360 in its treasury
    And the ACL has tokens in G20 and F23 only
    And the ACL has 2 tokens left
    And no other player or company has gained or lost money

  @18FL-7.3-b @18FL-7.3.2-a @18FL-7.3.2-h @18FL-7.3.2-c @reading:18FL-Q05=a
  Scenario: A hotel in West Palm Beach brings $10 more
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC places a hotel in I28
    Then the FEC has a hotel in I28 only
    And the FEC has 2 tokens left
    When the FEC runs
      | 2-train | I28 J27 K28 |
    Then the FEC has earned $70

  @18FL-7.3-i @18FL-3.3-f @reading:18FL-Q05=a
  Scenario: A company places one token in a turn
    Given the game has been played up to the third operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL lays #9 on E24, joining SW and NE
    And the ACL lays #3 on D25, joining SW and W
    And the ACL places a hotel in D25
    Then the ACL has a hotel in D25 only
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed

  @18FL-7.3.1-c @18FL-7.3.2-c
  Scenario: Tokens need a route
    Given the game has been played up to the first operating round
    When the SR lays #9 on B21, joining W and E
    And the SR lays #58 on B19, joining SW and E
    And the SR tries to place a token in B15
    Then it is refused and nothing has changed
    When the SR places a hotel in B19
    Then the SR has a hotel in B19 only
    And the SR has a token in B23 (NW) only

  @18FL-7.3-c @18FL-7.3.1-b @18FL-3.1-f
  Scenario: A company begins at its home token
    Given the game has been played up to the first operating round
    When the SR lays #9 on B21, joining W and E
    Then #9 lies on B21, joining W and E
    And the SR has a token in B23 (NW) only
    And the SR has 3 tokens left
    And the SR has $450 in its treasury

  @18FL-7.3-j @18FL-7.3-e
  Scenario: The terminal comes on top of the token of the turn
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC lays #6 FL on J27, joining NE and SE
    And the FEC places a token in J27
    And Bob places a terminal in G20, by the power of the Terminal Company
    Then the FEC has tokens in J27 and K28 only
    And the FEC has a terminal in G20 only
    And the FEC has 2 tokens left
    And the Terminal Company has left the game

  @18FL-7.3.1-e @18FL-7.3-a @reading:18FL-Q32=a
  Scenario: A company without a train places a station
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    Then the ACL owns no trains
    When the ACL lays #8 on F21, joining SW and E
    And the ACL lays #6 O on F23, joining W and NE
    And the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only
    And the ACL owns no trains
    And the ACL has $360 in its treasury

  @18FL-3.3-x @18FL-3.3-w @reading:18FL-Q26=a
  Scenario: There is no port in Fort Lauderdale
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC lays #6 FL on J27, joining NE and SE
    And the FEC places no token
    And Carol tries to put the port marker on J27
    Then it is refused and nothing has changed
    When Carol puts the port marker on K28
    Then the port marker lies on K28
    And the FEC has the port marker

  @18FL-3.3-ac @18FL-3.3-ah @18FL-7.3-j
  Scenario: A terminal lies beside the city, which stays as full as it was, and is placed once
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC lays #6 FL on J27, joining NE and SE
    And the FEC places no token
    And Bob places a terminal in G20, by the power of the Terminal Company
    Then the FEC has a terminal in G20 only
    And the FEC has a token in K28 only
    And the ACL has a token in G20 only
    When Bob tries to place a terminal in J27, by the power of the Terminal Company
    Then it is refused and nothing has changed

  @18FL-7.3.1-a @18FL-7.3-d @18FL-7.4-e @reading:18FL-Q05=a
  Scenario: A train runs over a further station, and does not come to the home
    Given the game has been played up to the eve of the end
    When the TPS places a token in F23
    Then the TPS has tokens in B15 and F23 only
    When the TPS runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20 |
    Then the TPS has earned $260

  @18FL-7.3-f @18FL-7.3-g @18FL-7.3-h @reading:18FL-Q05=a @reading:18FL-Q32=a
  Scenario: From Jacksonville to Tampa it is six hexes along the track, though five as the crow flies
    Given the game has been played up to the great network
    When the SR places a token in G20
    Then the SR has paid $120
    And the SR has tokens in B23 and G20 only

  @18FL-7.3-f @18FL-7.3-h @18FL-7.3-d @18FL-3.1-h @reading:18FL-Q05=a @reading:18FL-Q32=a
  Scenario: A hotel costs as much as a station, and is one of the three tokens
    Given the game has been played up to the great network
    When the SR places a hotel in B19
    Then the SR has paid $40
    And the SR has 2 tokens left
    And no other player or company has gained or lost money

  @18FL-7.3-f @18FL-7.3-h @reading:18FL-Q32=a
  Scenario: Hexes are counted from the nearest station, whether or not it is the home
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL lays #8 on F21, joining SW and E
    And the ACL lays #6 O on F23, joining W and NE
    And the ACL places a token in F23
    Then the ACL has paid $40
    When the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC buys a 2-train from the bank for $100
    And the FEC ends its turn
    And everybody passes
    And the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL lays #9 on E24, joining SW and NE
    And the ACL lays #58 on D25, joining SW and NW
    And the ACL places a hotel in D25
    Then the ACL has paid $40
    And the ACL has a hotel in D25 only

  @18FL-7.3-f @18FL-7.3-h @reading:18FL-Q05=a @reading:18FL-Q32=a
  Scenario: With $30 a company places a token for $20, and none for $40
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the SR runs
      | 3-train | A22 B23             |
      | 4-train | B15 B17 B19 B21 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the FEC tries to place a hotel in I28
    Then it is refused and nothing has changed
    When the FEC places a token in J27
    Then the FEC has $10 in its treasury
    And the FEC has tokens in J27 and K28 only

  @18FL-7.3.2-b @18FL-7.3.2-e @18FL-7.3.2-i @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: A hotel brings $20 more in phase 6, to its company alone, and others run through its town
    Given the game has been played up to the great network
    When the SR places a hotel in B19
    And the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    Then the SR has earned $490
    When the SR pays out its revenue
    And the SR ends its turn
    And the FEC runs
      | 3E-train | J27 K28 |
    And the FEC pays out its revenue
    And the FEC ends its turn
    And the L&N runs
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    Then the L&N has earned $310

  @18FL-7.3.2-h @18FL-7.3-b @reading:18FL-Q05=a
  Scenario: In phase 3 a hotel brings $10 more
    Given the game has been played up to the third operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL lays #9 on E24, joining SW and NE
    And the ACL lays #58 on D25, joining SW and NW
    And the ACL places a hotel in D25
    And the ACL runs
      | 2-train | D25 E24 F23 F21 G20 |
    Then the ACL has earned $70

  @18FL-7.3.2-h @18FL-7.3-b @reading:18FL-Q05=a
  Scenario: In phase 4 a hotel still brings $10 more
    Given the game has been played up to the fourth operating round
    When the SR places a hotel in B19
    And the SR runs
      | 3-train | A22 B23             |
      | 3-train | B15 B17 B19 B21 B23 |
    Then the SR has earned $130

  @18FL-7.4-o @18FL-7.4-aa @18FL-7.4-i @18FL-7.4-m @reading:18FL-Q05=a
  Scenario: A hotel is worth nothing to a 3E-train
    Given the game has been played up to the great network
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the FEC places a hotel in I28
    And the FEC runs
      | 3E-train | I28 J27 K28 |
    Then the FEC has earned $140
    And the FEC has a hotel in I28 only

  @18FL-7.3-f @18FL-3.3-ae @18FL-7.3-h @reading:18FL-Q32=a @reading:18FL-Q05=a @reading:18FL-Q63=a
  Scenario: In a game the distance may be counted from the company's terminal
    # I28 is a hex away from the terminal in J27, and two from the station in K28.
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC places no token
    And Bob places a terminal in J27, by the power of the Terminal Company
    And the FEC runs
      | 2-train | I28 J27 K28 |
    And the FEC keeps its revenue
    Then the FEC has $310 in its treasury
    When the FEC ends its turn
    And everybody passes
    And the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC places a hotel in I28
    Then the FEC has $290 in its treasury
