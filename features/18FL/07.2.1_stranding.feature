Feature: No company is cut off before it has operated
  No tile may be laid so that a company that has not operated could never have a route from its home: track from it to
  a second place, be it a city, a town or an off-board city. What still could be built counts, as far as there are
  tiles for it; which companies and which tiles are meant can be read in several ways. Once a company has operated it has to look after itself.

  Background: the Florida East Coast, FEC, has a station in Orlando, F23, and track by which it comes to Tampa, G20
    Given 3 players at the table in phase 2
    And the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And the FEC has $100 in its treasury
    And #6o lies on F23, joining W and NE
    And the FEC has a token in F23
    And it is the FEC's turn to lay track

  # ----------------------------------------------------------------------------------- the tiles that are looked at

  @18FL-7.2.1-o @reading:18FL-Q34=a @reading:18FL-Q34=c @reading:18FL-Q34=d
  Scenario: A company that has floated is not cut off
    Given #8 lies on H21, joining NE and SE
    And the ACL has floated at a par of $100
    And Carol is president of the ACL with 60%
    And it is the FEC's turn to lay track
    When the FEC tries to lay #8 on F21, joining NW and E
    Then it is refused and nothing has changed
    When the FEC lays #8 on F21, joining SW and E
    Then #8 lies on F21, joining SW and E

  @18FL-7.2.1-o @reading:18FL-Q34=b
  Scenario: If green tiles of a later phase count, a company is not cut off as long as they can help
    Given #8 lies on H21, joining NE and SE
    And the ACL has floated at a par of $100
    And Carol is president of the ACL with 60%
    And it is the FEC's turn to lay track
    When the FEC lays #8 on F21, joining NW and E
    Then #8 lies on F21, joining NW and E

  @18FL-7.2.1-o
  Scenario: Once green tiles can be laid they count for everybody
    Given #8 lies on H21, joining NE and SE
    And it is phase 3
    And the ACL has floated at a par of $100
    And Carol is president of the ACL with 60%
    And it is the FEC's turn to lay track
    When the FEC lays #8 on F21, joining NW and E
    Then #8 lies on F21, joining NW and E

  # Neither the line to the west, #9, nor that to the east, #4, could be built any more.
  @18FL-7.2.1-o @reading:18FL-Q34=a @reading:18FL-Q34=b @reading:18FL-Q34=c
  Scenario: Tiles that are no longer in the supply do not count
    Given the L&N has floated at a par of $70
    And Carol is president of the L&N with 60%
    And #9 lies on each of B9, B11, B17, B21, C16, C18, C20, C22, D21, E22, G24, I24, J25 and K26, joining W and E
    And #4 lies on each of B13, B19 and C14, joining W and E
    And #4 lies on each of C24, D19, D25 and I22, joining NW and SE
    And #8 lies on E24, joining SW and NW
    And it is the FEC's turn to lay track
    When the FEC tries to lay #4 on D23, joining NW and SE
    Then it is refused and nothing has changed
    When the FEC lays #58 on D23, joining W and SE
    Then #58 lies on D23, joining W and SE
    And 1 of #4 is left

  @18FL-7.2.1-o @reading:18FL-Q34=d
  Scenario: If colours alone count, a company is not cut off by the last tile of a number
    Given the L&N has floated at a par of $70
    And Carol is president of the L&N with 60%
    And #9 lies on each of B9, B11, B17, B21, C16, C18, C20, C22, D21, E22, G24, I24, J25 and K26, joining W and E
    And #4 lies on each of B13, B19 and C14, joining W and E
    And #4 lies on each of C24, D19, D25 and I22, joining NW and SE
    And #8 lies on E24, joining SW and NW
    And it is the FEC's turn to lay track
    When the FEC lays #4 on D23, joining NW and SE
    Then #4 lies on D23, joining NW and SE
    And 0 of #4 are left

  @18FL-7.2.1-o @reading:18FL-Q34=a @reading:18FL-Q34=c @reading:18FL-Q34=d
  Scenario: A replacement may not cut off a company that has floated
    Given it is phase 3
    And the ACL has floated at a par of $100
    And Carol is president of the ACL with 60%
    And #8 lies on F21, joining NW and E
    And #80 lies on H21, joining NE, E and SE
    And #83 lies on G22, joining SW, NE and SE
    And it is the FEC's turn to lay track
    When the FEC tries to lay #80 on F21, joining NW, NE and E
    Then it is refused and nothing has changed
    When the FEC lays #81 on F21, joining SW, NW and E
    Then #81 lies on F21, joining SW, NW and E

  @18FL-7.2.1-o @reading:18FL-Q34=b
  Scenario: If brown tiles of a later phase count, a replacement cuts off less
    Given it is phase 3
    And the ACL has floated at a par of $100
    And Carol is president of the ACL with 60%
    And #8 lies on F21, joining NW and E
    And #80 lies on H21, joining NE, E and SE
    And #83 lies on G22, joining SW, NE and SE
    And it is the FEC's turn to lay track
    When the FEC lays #80 on F21, joining NW, NE and E
    Then #80 lies on F21, joining NW, NE and E

  # ----------------------------------------------------------------------------------------- who is protected

  @18FL-7.2.1-o @reading:18FL-Q34=a @reading:18FL-Q34=d
  Scenario: A company that nobody has started yet is not cut off either
    Given #8 lies on H21, joining NE and SE
    When the FEC tries to lay #8 on F21, joining NW and E
    Then it is refused and nothing has changed
    When the FEC lays #8 on F21, joining SW and E
    Then #8 lies on F21, joining SW and E

  @18FL-7.2.1-o @reading:18FL-Q34=a @reading:18FL-Q34=d
  Scenario: A company that has started but not floated is not cut off either
    Given #8 lies on H21, joining NE and SE
    And the ACL has started at a par of $100
    And Carol is president of the ACL with 40%
    And it is the FEC's turn to lay track
    When the FEC tries to lay #8 on F21, joining NW and E
    Then it is refused and nothing has changed
    When the FEC lays #8 on F21, joining SW and E
    Then #8 lies on F21, joining SW and E

  @18FL-7.2.1-o @reading:18FL-Q34=c
  Scenario: If only floated companies are protected, one that nobody has started may be cut off
    Given #8 lies on H21, joining NE and SE
    When the FEC lays #8 on F21, joining NW and E
    Then #8 lies on F21, joining NW and E

  @18FL-7.2.1-o @reading:18FL-Q34=c
  Scenario: If only floated companies are protected, one that has merely started may be cut off
    Given #8 lies on H21, joining NE and SE
    And the ACL has started at a par of $100
    And Carol is president of the ACL with 40%
    And it is the FEC's turn to lay track
    When the FEC lays #8 on F21, joining NW and E
    Then #8 lies on F21, joining NW and E

  @18FL-7.2.1-o
  Scenario: A company that has operated may be cut off
    Given #8 lies on H21, joining NE and SE
    And the ACL is in operation at a par of $100
    And Carol is president of the ACL with 60%
    And it is the FEC's turn to lay track
    When the FEC lays #8 on F21, joining NW and E
    Then #8 lies on F21, joining NW and E

  @18FL-7.2.1-o
  Scenario: A company that is cut off already hinders nobody
    Given #8 lies on H21, joining NE and SE
    And the ACL has floated at a par of $100
    And Carol is president of the ACL with 60%
    And #8 lies on F21, joining NW and E
    And it is the FEC's turn to lay track
    When the FEC lays #9 on E20, joining NW and SE
    Then #9 lies on E20, joining NW and SE

  # ------------------------------------------------------------------------------------------- what is a route

  # Its way by the sea ends in the town of Punta Gorda.
  @18FL-7.2.1-o
  Scenario: One way out is enough for a company, with a town at its end
    Given the ACL has floated at a par of $100
    And Carol is president of the ACL with 60%
    And #9 lies on H21, joining NW and SE
    And it is the FEC's turn to lay track
    When the FEC lays #8 on F21, joining NW and E
    Then #8 lies on F21, joining NW and E

  @18FL-7.2.1-o
  Scenario: A way out that could still be built is enough for a company
    Given the ACL has floated at a par of $100
    And Carol is president of the ACL with 60%
    And it is the FEC's turn to lay track
    When the FEC lays #8 on F21, joining NW and E
    Then #8 lies on F21, joining NW and E

  @18FL-7.2.1-o @reading:18FL-Q34=a @reading:18FL-Q34=d
  Scenario: The extra tile of a private company cuts nobody off either
    Given #8 lies on H21, joining NE and SE
    And Bob owns the Tallahassee Railroad
    And it is the FEC's turn to lay track
    When the FEC lays no track
    And Bob tries to lay #8 on F21, joining NW and E, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Bob lays #8 on F21, joining SW and E, by the power of the Tallahassee Railroad
    Then #8 lies on F21, joining SW and E
    And the Tallahassee Railroad has left the game
