Feature: The terminal as a station
  A terminal fills no space and is in nobody's way. To its company it is a station like any other: trains run from it, track
  is laid from it, the way to other tokens is counted from it, and no second station of the company comes into that hex.

  Background: track from Tampa, G20, the home of Bob's Atlantic Coast Line, to Orlando, F23, and Alice's Florida East Coast
    Given 3 players at the table in phase 2
    And the FEC is in operation at a par of $110
    And Alice is president of the FEC with 60%
    And the ACL is in operation at a par of $100
    And Bob is president of the ACL with 60%
    And the FEC has $500 in its treasury
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE

  # ---------------------------------------------------------------------------------------------- in nobody's way

  @18FL-3.3-ac @18FL-3.3-ad @18FL-3.3-aa
  Scenario: A terminal leaves the only space of a city free
    Given Alice owns the Terminal Company
    And the FEC owns a 2-train
    And it is the FEC's turn to place a token
    When the FEC places no token
    And Alice places a terminal in F23, by the power of the Terminal Company
    And the FEC runs
      | 2-train | F23 F21 G20 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the ACL lays no track
    And the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only
    And the FEC has a terminal in F23 only

  @18FL-3.3-ac @18FL-3.3-ad
  Scenario: Trains of others run through a city with a terminal
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And the ACL owns a 2-train
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 2-train | G20 F21 F23 E24 D25 |
    Then the ACL has earned $60

  @18FL-3.3-ad
  Scenario: Others lay track through a city with a terminal
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And it is the ACL's turn to lay track
    When the ACL lays #9 on E24, joining SW and NE
    Then #9 lies on E24, joining SW and NE

  @18FL-3.3-ad @18FL-3.3-ac @18FL-7.4-w
  Scenario: A station fills the space that a terminal leaves free
    Given the FEC has a token in F23
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And the ACL owns a 2-train
    And it is the ACL's turn to run its trains
    When the ACL tries to run
      | 2-train | G20 F21 F23 E24 D25 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $50

  @18FL-3.3-ad @18FL-3.3-ae @reading:18FL-Q64=a
  Scenario: A terminal lets its own company run through a city that others have filled
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And the ACL has a token in F23
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And the FEC owns a 2-train
    And it is the FEC's turn to run its trains
    When the FEC runs
      | 2-train | G20 F21 F23 E24 D25 |
    Then the FEC has earned $60

  @18FL-3.3-ad @18FL-3.3-ae @18FL-7.4-w @reading:18FL-Q64=b
  Scenario: Not even its own company runs through a city that others have filled, if only spaces count
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And the ACL has a token in F23
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And the FEC owns a 2-train
    And it is the FEC's turn to run its trains
    When the FEC tries to run
      | 2-train | G20 F21 F23 E24 D25 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 2-train | G20 F21 F23 |
    Then the FEC has earned $50

  # ------------------------------------------------------------------------------------------------------ a station

  @18FL-3.3-ae @18FL-3.3-p
  Scenario: A train runs from a terminal in the very turn in which it was placed
    Given Alice owns the Terminal Company
    And the FEC owns a 2-train
    And it is the FEC's turn to place a token
    When the FEC places no token
    And Alice places a terminal in F23, by the power of the Terminal Company
    Then it is the FEC's turn to run its trains
    When the FEC runs
      | 2-train | F23 F21 G20 |
    Then the FEC has earned $50

  @18FL-3.3-ae @18FL-7.4-e
  Scenario: Without the terminal the company has no route there
    Given Alice owns the Terminal Company
    And #6fl lies on J27, joining NE and SE
    And the FEC owns a 2-train
    And it is the FEC's turn to place a token
    When the FEC places no token
    And Alice passes
    And the FEC tries to run
      | 2-train | F23 F21 G20 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 2-train | J27 K28 |
    Then the FEC has earned $50

  @18FL-3.3-ae @18FL-7.2.1-i
  Scenario: Track is laid from a terminal
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And it is the FEC's turn to lay track
    When the FEC tries to lay #9 on H21, joining NW and SE
    Then it is refused and nothing has changed
    When the FEC lays #9 on E24, joining SW and NE
    Then #9 lies on E24, joining SW and NE
    And no tile lies on H21

  @18FL-3.3-ae @18FL-7.2.1-i
  Scenario: Without the terminal the company lays no track there
    Given it is the FEC's turn to lay track
    When the FEC tries to lay #9 on E24, joining SW and NE
    Then it is refused and nothing has changed
    When the FEC lays #6fl on J27, joining NE and SE
    Then #6fl lies on J27, joining NE and SE

  # Question 31: the way of a token is counted from it.
  @18FL-3.3-ae @reading:18FL-Q32=a
  Scenario: The way of other tokens is counted from the terminal
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And it is the FEC's turn to place a token
    When the FEC places a hotel in D25
    Then the FEC has paid $40
    And the FEC has a hotel in D25 only

  @18FL-3.3-ae @reading:18FL-Q32=b
  Scenario: If both ends are counted, so is the hex of the terminal
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And it is the FEC's turn to place a token
    When the FEC places a hotel in D25
    Then the FEC has paid $60
    And the FEC has a hotel in D25 only

  # Question 31: one station of a company in a hex.
  @18FL-3.3-ae @18FL-3.3-ab @18FL-7.3.1-c @reading:18FL-Q31=a
  Scenario: No ordinary station of the company joins its terminal afterwards
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And it is the FEC's turn to place a token
    Then the FEC has 3 tokens left
    When the FEC tries to place a token in F23
    Then it is refused and nothing has changed
    When the FEC places a hotel in D25
    Then the FEC has 2 tokens left
    And the FEC has a terminal in F23 only

  @18FL-3.3-ae @18FL-7.3.1-c @reading:18FL-Q31=b
  Scenario: If a terminal is not placed in the city, an ordinary station of the company may join it
    Given the Terminal Company has closed
    And the FEC has a terminal in F23
    And it is the FEC's turn to place a token
    When the FEC places a token in F23
    Then the FEC has tokens in K28 and F23 only
    And the FEC has a terminal in F23 only
    And the FEC has 2 tokens left

  @18FL-3.3-ab
  Scenario: A company that has placed its three tokens can have the terminal all the same
    Given Alice owns the Terminal Company
    And the FEC has hotels in D25, I28 and M24
    And #3 lies on D25, joining SW and W
    And #58 lies on I28, joining NW and SW
    And #58 lies on M24, joining E and SW
    And the FEC owns a 2-train
    And it is the FEC's turn to place a token
    When the FEC places no token
    And Alice places a terminal in B5, by the power of the Terminal Company
    Then the FEC has a terminal in B5 only
    And the FEC has hotels in D25, I28 and M24 only
    And the FEC has 0 tokens left
