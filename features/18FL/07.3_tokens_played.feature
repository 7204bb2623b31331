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
