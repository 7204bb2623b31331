Feature: The spaces of the cities
  A station stands in a space, one of the white circles of a city. Printed cities and yellow tiles have one, green and
  brown tiles two; Jacksonville has rules of its own. The home token of a company takes one of them from the start.

  Background: the Atlantic Coast Line, ACL, of Tampa, the Florida East Coast, FEC, of Miami, the Plant System of Tallahassee
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the TPS is in operation at a par of $80
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
      | TPS | president Carol 60% |
    And the ACL has $500 in its treasury
    And the FEC has $500 in its treasury
    And the TPS has $500 in its treasury

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario Outline: Printed <city> has one space, and its company is in it
    Given #9 lies on each of B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And #6 FL lies on J27, joining NE and SE
    And the <company> has tokens in <stations>
    And it is the <company>'s turn to place a token
    When the <company> tries to place a token in <full>
    Then it is refused and nothing has changed
    When the <company> places <what> in <place>
    Then the <company> has 1 token left

    Examples:
      | city        | company | stations | full     | what    | place |
      | Mobile      | TPS     | F23      | B5       | a hotel | B7    |
      | Tampa       | FEC     | F23      | G20      | a token | J27   |
      | Miami       | ACL     | J27      | K28      | a token | F23   |
      | Jacksonville | TPS    | F23      | B23 (NW) | a hotel | B19   |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: Printed Tallahassee has one space, and the Plant System is in it
    Given the L&N is in operation at a par of $70
    And Carol is president of the L&N with 60%
    And the L&N has $500 in its treasury
    And #9 lies on each of B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And it is the L&N's turn to place a token
    When the L&N tries to place a token in B15
    Then it is refused and nothing has changed
    When the L&N places a hotel in B13
    Then the L&N has a hotel in B13 only

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The yellow tile of Orlando has a space for one station
    Given #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And it is the ACL's turn to place a token
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The yellow tile of Orlando has no space for a second station
    Given #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the FEC has a token in F23
    And it is the ACL's turn to place a token
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario Outline: #<tile> of Orlando has a second space
    Given #8 lies on F21, joining SW and E
    And #<tile> lies on F23, joining <sides>
    And the FEC has a token in F23
    And it is the ACL's turn to place a token
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only

    Examples:
      | tile  | sides                   |
      | 443 O | W, NE and SE            |
      | 63    | SW, W, NW, NE, E and SE |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario Outline: #<tile> of Orlando has no third space
    Given #8 lies on F21, joining SW and E
    And #<tile> lies on F23, joining <sides>
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the FEC has a token in F23
    And the TPS has a token in F23
    And it is the ACL's turn to place a token
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only

    Examples:
      | tile  | sides                   |
      | 443 O | W, NE and SE            |
      | 63    | SW, W, NW, NE, E and SE |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The yellow tile of Fort Lauderdale has a space for one station
    Given #6 FL lies on J27, joining NE and SE
    And it is the FEC's turn to place a token
    When the FEC places a token in J27
    Then the FEC has tokens in J27 and K28 only

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The yellow tile of Fort Lauderdale has no space for a second station
    Given #6 FL lies on J27, joining NE and SE
    And #58 lies on I28, joining SW and NW
    And #443 O lies on F23, joining W, NE and SE
    And the ACL has a token in J27
    And the FEC has a token in F23
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And it is the FEC's turn to place a token
    When the FEC tries to place a token in J27
    Then it is refused and nothing has changed
    When the FEC places a hotel in D25
    Then the FEC has a hotel in D25 only

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario Outline: #<tile> of Fort Lauderdale has a second space
    Given #<tile> lies on J27, joining <sides>
    And the ACL has a token in J27
    And it is the FEC's turn to place a token
    When the FEC places a token in J27
    Then the FEC has tokens in J27 and K28 only

    Examples:
      | tile   | sides                |
      | 443 FL | W, NE and SE         |
      | 611    | SW, W, NW, NE and SE |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario Outline: #<tile> of Fort Lauderdale has no third space
    Given #<tile> lies on J27, joining <sides>
    And #6 O lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And the ACL has a token in J27
    And the TPS has a token in J27
    And the FEC has a token in F23
    And it is the FEC's turn to place a token
    When the FEC tries to place a token in J27
    Then it is refused and nothing has changed
    When the FEC places a hotel in D25
    Then the FEC has a hotel in D25 only

    Examples:
      | tile   | sides                |
      | 443 FL | W, NE and SE         |
      | 611    | SW, W, NW, NE and SE |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario Outline: #<tile> of <city> has a second space
    Given #9 lies on each of B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And #6 FL lies on J27, joining NE and SE
    And #<tile> lies on <hex>, joining <sides>
    And the <company> has a token in <station>
    And it is the <company>'s turn to place a token
    When the <company> places a token in <hex>
    Then the <company> has tokens in <home>, <station> and <hex> only

    Examples:
      | city   | tile | hex | sides           | company | home | station |
      | Mobile | 15   | B5  | W, NW, NE and E | TPS     | B15  | F23     |
      | Tampa  | 405  | G20 | NE, E and SE    | FEC     | K28  | F23     |
      | Tampa  | 431  | G20 | NE, E and SE    | FEC     | K28  | F23     |
      | Miami  | 405  | K28 | SW, W and NW    | ACL     | G20  | J27     |
      | Miami  | 431  | K28 | SW, W and NW    | ACL     | G20  | J27     |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario Outline: #<tile> of <city> has no third space
    Given #9 lies on each of B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And #8 lies on F21, joining SW and E
    And #443 O lies on F23, joining W, NE and SE
    And #6 FL lies on J27, joining NE and SE
    And #<tile> lies on <hex>, joining <sides>
    And the <company> has a token in <station>
    And the <other> has a token in <hex>
    And it is the <company>'s turn to place a token
    When the <company> tries to place a token in <hex>
    Then it is refused and nothing has changed
    When the <company> places <what> in <place>
    Then the <company> has 1 token left

    Examples:
      | city   | tile | hex | sides           | company | station | other | what    | place |
      | Mobile | 15   | B5  | W, NW, NE and E | TPS     | F23     | FEC   | a hotel | B7    |
      | Tampa  | 405  | G20 | NE, E and SE    | FEC     | F23     | TPS   | a token | J27   |
      | Tampa  | 431  | G20 | NE, E and SE    | FEC     | F23     | TPS   | a token | J27   |
      | Miami  | 405  | K28 | SW, W and NW    | ACL     | J27     | TPS   | a token | F23   |
      | Miami  | 431  | K28 | SW, W and NW    | ACL     | J27     | TPS   | a token | F23   |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The green tile of Tallahassee has a second space
    Given the L&N is in operation at a par of $70
    And Carol is president of the L&N with 60%
    And the L&N has $500 in its treasury
    And #9 lies on each of B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And #15 lies on B15, joining SW, W, E and SE
    And it is the L&N's turn to place a token
    When the L&N places a token in B15
    Then the L&N has tokens in B5 and B15 only

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The green tile of Tallahassee has no third space
    Given the L&N is in operation at a par of $70
    And Carol is president of the L&N with 60%
    And the L&N has $500 in its treasury
    And #9 lies on each of B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And #15 lies on B15, joining SW, W, E and SE
    And the FEC has a token in B15
    And it is the L&N's turn to place a token
    When the L&N tries to place a token in B15
    Then it is refused and nothing has changed
    When the L&N places a hotel in B13
    Then the L&N has a hotel in B13 only
