Feature: Track extends the company's own route
  A tile, first or replacement, has to bring new track to the route of the company that lays it: track that its trains
  could come to from one of its stations. A city tile need bring none, if it only raises the value of a city on that
  route. Laid track is the map's, and everybody's.

  Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, and the Florida East Coast, FEC, in Miami, K28
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And the ACL has $500 in its treasury
    And it is the ACL's turn to lay track

  # ------------------------------------------------------------------------------------------------- yellow tiles

  @18FL-7.2.1-i
  Scenario Outline: A yellow tile is joined to the route: not <where>
    Given #8 lies on F21, joining SW and E
    When the ACL tries to lay <wrong> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays <tile> on <twin>, joining <sides>
    Then <tile> lies on <twin>, joining <sides>

    Examples:
      | where                                     | wrong | hex | wrong sides | tile | twin | sides     |
      | elsewhere on the map                      | #9    | L27 | SW and NE   | #9   | H21  | NW and SE |
      | one hex further than the track leads      | #4    | I22 | NW and SE   | #9   | H21  | NW and SE |
      | next to the home, but turned away from it | #8    | H21 | NE and SE   | #9   | H21  | NW and SE |
      | beside track that passes                  | #9    | E20 | NW and SE   | #9   | H21  | NW and SE |
      | at a city, but turned away from the track | #6o   | F23 | NE and SE   | #6o  | F23  | W and SE  |

  @18FL-7.2.1-i
  Scenario: The second tile of a turn may continue the first
    When the ACL tries to lay #6o on F23, joining W and NE
    Then it is refused and nothing has changed
    When the ACL lays #8 on F21, joining SW and E
    And the ACL lays #6o on F23, joining W and NE
    Then #6o lies on F23, joining W and NE

  @18FL-7.2.1-i @18FL-7.3.1-a
  Scenario: A company's route may begin at any of its stations
    Given #6fl lies on J27, joining NE and SE
    And #6o lies on F23, joining W and NE
    And the ACL has a token in F23
    When the ACL tries to lay #58 on I28, joining SW and NW
    Then it is refused and nothing has changed
    When the ACL lays #9 on E24, joining SW and NE
    Then #9 lies on E24, joining SW and NE

  @18FL-7.2.1-i
  Scenario: A route does not pass a city full of others' stations
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the FEC has a token in F23
    When the ACL tries to lay #9 on E24, joining SW and NE
    Then it is refused and nothing has changed
    When the ACL lays #9 on H21, joining NW and SE
    Then #9 lies on H21, joining NW and SE

  @18FL-7.2.1-i
  Scenario: A route passes a city with a free space
    Given #8 lies on F21, joining SW and E
    And #443o lies on F23, joining W, NE and SE
    And the FEC has a token in F23
    When the ACL lays #9 on E24, joining SW and NE
    Then #9 lies on E24, joining SW and NE

  @18FL-7.2.1-i
  Scenario: A route passes a full city with a station of the company
    Given #8 lies on F21, joining SW and E
    And #443o lies on F23, joining W, NE and SE
    And the FEC has a token in F23
    And the ACL has a token in F23
    When the ACL lays #9 on E24, joining SW and NE
    Then #9 lies on E24, joining SW and NE

  @18FL-7.2.1-i
  Scenario: The route of a company at home in one city of Jacksonville does not go through the other
    Given the SR is in operation at a par of $80
    And Carol is president of the SR with 60%
    And #9 lies on B21, joining W and E
    And it is the SR's turn to lay track
    When the SR tries to lay #9 on C22, joining SW and NE
    Then it is refused and nothing has changed
    When the SR lays #4 on B19, joining W and E
    Then #4 lies on B19, joining W and E

  # ------------------------------------------------------------------------------------------------- replacements

  @18FL-7.2.1-i
  Scenario Outline: A replacement of <what> extends the company's own route, not track elsewhere
    Given #8 lies on F21, joining SW and E
    And #4 lies on D23, joining W and E
    And #9 lies on L27, joining SW and NE
    And #6fl lies on J27, joining W and SE
    And #9 lies on J25, joining W and E
    When the ACL tries to lay <wrong> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays #81 on F21, joining SW, NW and E
    Then #81 lies on F21, joining SW, NW and E

    Examples:
      | what        | wrong  | hex | wrong sides  |
      | plain track | #82    | J25 | W, NW and E  |
      | a town      | #141   | D23 | W, NW and E  |
      | a city      | #443fl | J27 | W, NE and SE |

  @18FL-7.2.1-i
  Scenario Outline: The new track of a replaced <what> extends the route
    Given #8 lies on F21, joining SW and E
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    When the ACL lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | what        | hex | tile | sides         |
      | plain track | F21 | #81  | SW, NW and E  |
      | town        | I22 | #141 | NW, NE and SE |
      | home        | G20 | #405 | NE, E and SE  |

  @18FL-7.2.1-i
  Scenario: Track behind a full city is not the company's to replace
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And the FEC has a token in F23
    When the ACL tries to lay #82 on E24, joining SW, W and NE
    Then it is refused and nothing has changed
    When the ACL lays #81 on F21, joining SW, NW and E
    Then #81 lies on F21, joining SW, NW and E

  @18FL-7.2.1-i
  Scenario: The extra tile of a private company has to extend the route, too
    Given Alice owns the Tallahassee Railroad
    When the ACL lays no track
    And Alice tries to lay #9 on L27, joining SW and NE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #9 lies on H21, joining NW and SE

  # ------------------------------------------------------------------------------------------- a city's value

  @18FL-7.2.1-j
  Scenario Outline: A city tile that only raises the value is enough: <tile> on <city>, with the sides it had
    Given it is phase 6
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And the SR is in operation at a par of $80
    And Carol is president of the SR with 60%
    And #487 lies on B23, joining SW, W, NW and SE
    And #405 lies on G20, joining NE, E and SE
    And it is the <company>'s turn to lay track
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | city         | company | hex | tile | sides            |
      | Tampa        | ACL     | G20 | #431 | NE, E and SE     |
      | Jacksonville | SR      | B23 | #488 | SW, W, NW and SE |

  @18FL-7.2.1-j
  Scenario: The value of a city may be raised where the route ends, all spaces being others'
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the FEC has a token in F23
    When the ACL lays #443o on F23, joining W, NE and SE
    Then #443o lies on F23, joining W, NE and SE

  @18FL-7.2.1-j
  Scenario: A company that comes to one city of Jacksonville may raise its value
    Given the SR is in operation at a par of $80
    And Carol is president of the SR with 60%
    And it is the SR's turn to lay track
    When the SR lays #487 on B23, joining SW, W, NW and SE
    Then #487 lies on B23, joining SW, W, NW and SE

  @18FL-7.2.1-j @18FL-7.2.1-i
  Scenario Outline: The value of a city that is not on the company's route is not its to raise: <city>
    Given #6fl lies on J27, joining W and SE
    When the ACL tries to lay <wrong> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the ACL lays #405 on G20, joining NE, E and SE
    Then #405 lies on G20, joining NE, E and SE

    Examples:
      | city            | hex | wrong  | wrong sides      |
      | Miami           | K28 | #405   | SW, W and NW     |
      | Fort Lauderdale | J27 | #443fl | W, NE and SE     |
      | Jacksonville    | B23 | #487   | SW, W, NW and SE |
      | Mobile          | B5  | #15    | W, NW, NE and E  |

  # ---------------------------------------------------------------------------------------- track is everybody's

  @18FL-7.2.1-k
  Scenario: What one company has laid another runs over and replaces
    Given #6o lies on F23, joining W and NE
    And the FEC has a token in F23
    And the FEC owns a 2-train
    And the ACL owns a 2-train
    When the ACL lays #8 on F21, joining SW and E
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC lays #81 on F21, joining SW, NW and E
    Then #81 lies on F21, joining SW, NW and E
    When the FEC runs
      | 2-train | F23 F21 G20 |
    Then the FEC has earned $50

  @18FL-7.2.1-k
  Scenario: A tile stays from round to round until it is replaced
    Given the ACL owns a 2-train
    And it is the ACL's turn to lay track in operating round 2.1 of 2
    And the FEC owns a 2-train
    When the ACL lays #8 on F21, joining SW and E
    And the ACL lays #6o on F23, joining W and NE
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC ends its turn
    Then it is operating round 2.2
    And #8 lies on F21, joining SW and E
    When the ACL lays #81 on F21, joining SW, NW and E
    Then #81 lies on F21, joining SW, NW and E
    And #6o lies on F23, joining W and NE
    And 2 tiles lie on the map
