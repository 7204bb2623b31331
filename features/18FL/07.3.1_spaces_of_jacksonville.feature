Feature: The spaces of Jacksonville
  Jacksonville has two cities of one space each, in which the Southern and the Seaboard Air Line are at home. Only its
  gray tile makes one city of them, with three spaces.

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
  Scenario Outline: The cities of #<tile> in Jacksonville have one space each, for the companies at home there
    Given #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And #<tile> lies on B23, joining SW, W, NW and SE
    And it is the TPS's turn to place a token
    When the TPS tries to place a token in B23 (NW)
    Then it is refused and nothing has changed
    When the TPS places a hotel in B19
    Then the TPS has a hotel in B19 only

    Examples:
      | tile |
      | 487  |
      | 488  |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The printed city in the south of Jacksonville has one space, for the Seaboard Air Line
    Given #6 O lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And #58 lies on D25, joining SW and NW
    And #4 lies on C24, joining NW and SE
    And the FEC has a token in F23
    And it is the FEC's turn to place a token
    When the FEC tries to place a token in B23 (SW)
    Then it is refused and nothing has changed
    When the FEC places a hotel in C24
    Then the FEC has a hotel in C24 only

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario Outline: The south of #<tile> in Jacksonville has one space, for the Seaboard Air Line
    Given #6 O lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And #58 lies on D25, joining SW and NW
    And #4 lies on C24, joining NW and SE
    And #<tile> lies on B23, joining SW, W, NW and SE
    And the FEC has a token in F23
    And it is the FEC's turn to place a token
    When the FEC tries to place a token in B23 (SW)
    Then it is refused and nothing has changed
    When the FEC places a hotel in C24
    Then the FEC has a hotel in C24 only

    Examples:
      | tile |
      | 487  |
      | 488  |

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The gray tile of Jacksonville has a third space
    Given it is phase 6
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
      | TPS | president Carol 60% |
    And #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And #489 lies on B23, joining SW, W, NW and SE
    And it is the TPS's turn to place a token
    When the TPS places a token in B23
    Then the TPS has tokens in B15 and B23 only

  @18FL-7.3.1-d @18FL-7.3.1-c
  Scenario: The gray tile of Jacksonville has no fourth space
    Given it is phase 6
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
      | TPS | president Carol 60% |
    And #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And #489 lies on B23, joining SW, W, NW and SE
    And the FEC has a token in B23
    And it is the TPS's turn to place a token
    When the TPS tries to place a token in B23
    Then it is refused and nothing has changed
    When the TPS places a hotel in B19
    Then the TPS has a hotel in B19 only

  @18FL-7.3.1-c
  Scenario: A company at home in Jacksonville places no second station on the gray tile
    Given it is phase 6
    And the SR is in operation at a par of $70
    And the shares are held thus
      | SR  | president Alice 60% |
      | FEC | president Bob 60%   |
      | TPS | president Carol 60% |
    And #489 lies on B23, joining SW, W, NW and SE
    And #9 lies on B21, joining W and E
    And #4 lies on B19, joining W and E
    And the SR has $500 in its treasury
    And it is the SR's turn to place a token
    When the SR tries to place a token in B23
    Then it is refused and nothing has changed
    When the SR places a hotel in B19
    Then the SR has a hotel in B19 only
