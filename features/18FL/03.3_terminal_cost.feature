Feature: The Terminal Company: what the terminal costs
  The rulebook names no price of the terminal. It can be read as free, or as costing what a station would cost wherever the
  company could place one, and nothing elsewhere.

  Background: Alice's Atlantic Coast Line in Tampa, G20, and the Terminal Company
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And Alice owns the Terminal Company

  @18FL-3.3-aa @18FL-3.3-ae @18FL-7.3-j @reading:18FL-Q63=a
  Scenario: The terminal is free, even where the company has a route
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in F23, by the power of the Terminal Company
    Then the ACL has a terminal in F23 only
    And the ACL has $500 in its treasury
    And the bank has received $0

  @18FL-3.3-aa @18FL-3.3-ae @18FL-7.3-j @reading:18FL-Q63=a
  Scenario: A company without money can have the terminal
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the ACL has $0 in its treasury
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in F23, by the power of the Terminal Company
    Then the ACL has a terminal in F23 only

  @18FL-3.3-aa @18FL-3.3-ae @18FL-7.3-j @reading:18FL-Q63=b @reading:18FL-Q32=a
  Scenario: If the terminal costs what a station would where the company has a route, that is $20 a hex: $40
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the ACL has $40 in its treasury
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in F23, by the power of the Terminal Company
    Then the ACL has a terminal in F23 only
    And the ACL has $0 in its treasury
    And the bank has received $40

  @18FL-3.3-aa @18FL-3.3-ae @18FL-7.3-f @reading:18FL-Q63=b @reading:18FL-Q32=a
  Scenario: If the terminal costs what a station would, a company with $39 has it only where it is free
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the ACL has $39 in its treasury
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice tries to place a terminal in F23, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only
    And the ACL has $39 in its treasury

  @18FL-3.3-aa @18FL-3.3-af @reading:18FL-Q63=b
  Scenario: Where the company has no route the terminal is free in any case
    Given the ACL has $0 in its treasury
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only
    And the bank has received $0

  @18FL-3.3-aa @18FL-3.3-ae @18FL-7.3-f @reading:18FL-Q63=b @reading:18FL-Q33=a @reading:18FL-Q32=a
  Scenario: If the terminal costs what a station would, its way leads round a full city: seven hexes
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And #81 lies on F21, joining SW, NW and E
    And #6o lies on F23, joining W and NE
    And the FEC has a token in F23
    And #9 lies on E24, joining SW and NE
    And #8 lies on E20, joining NE and SE
    And #8 lies on D21, joining SW and E
    And #4 lies on D23, joining W and E
    And #143 lies on D25, joining SW, W and NW
    And #4 lies on C24, joining NW and SE
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in B23 (SW), by the power of the Terminal Company
    Then the ACL has a terminal in B23 (SW) only
    And the bank has received $140

  @18FL-3.3-aa @18FL-3.3-ae @18FL-7.3-f @reading:18FL-Q63=b @reading:18FL-Q33=b @reading:18FL-Q32=a
  Scenario: If any track counts, the way of a terminal may lead through a full city: six hexes
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And #81 lies on F21, joining SW, NW and E
    And #6o lies on F23, joining W and NE
    And the FEC has a token in F23
    And #9 lies on E24, joining SW and NE
    And #8 lies on E20, joining NE and SE
    And #8 lies on D21, joining SW and E
    And #4 lies on D23, joining W and E
    And #143 lies on D25, joining SW, W and NW
    And #4 lies on C24, joining NW and SE
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in B23 (SW), by the power of the Terminal Company
    Then the ACL has a terminal in B23 (SW) only
    And the bank has received $120

  @18FL-3.3-aa @18FL-3.3-e @reading:18FL-Q63=b @reading:18FL-Q32=a @reading:18FL-Q26=a
  Scenario: A president whose company has to pay for a terminal has to agree
    Given Bob owns the Steamship Company
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the FEC is in operation at a par of $110
    And Bob is president of the FEC with 60%
    And the FEC has a token in F23
    And the FEC has $100 in its treasury
    And it is the FEC's turn to place a token
    When the FEC places no token
    And Alice tries to place a terminal in G20, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When Alice places a terminal in G20, by the power of the Terminal Company, with Bob's consent
    Then the FEC has a terminal in G20 only
    And the FEC has $60 in its treasury
