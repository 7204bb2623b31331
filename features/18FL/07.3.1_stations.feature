Feature: Stations
  A station is where a company's routes begin: for track, for further tokens and for its trains. The home token is one
  from the start. Further stations go into free spaces, the white circles of the cities, which the company's route
  comes to, one in a hex at most. What trains the company has does not matter.

  Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, and the Florida East Coast, FEC, in Miami, K28
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

  # ------------------------------------------------------------------------------------------------------- a base

  @18FL-7.3.1-a @18FL-7.2.1-i
  Scenario: From a new station track is laid in the next turn
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #9 lies on H21, joining NW and SE
    And #6fl lies on J27, joining W and SE
    And the FEC has a token in F23
    And it is the FEC's turn to lay track
    When the FEC tries to lay #4 on I22, joining NW and SE
    Then it is refused and nothing has changed
    When the FEC lays #9 on E24, joining SW and NE
    Then #9 lies on E24, joining SW and NE

  @18FL-7.3.1-a @18FL-7.3.2-c
  Scenario: From a station further tokens are placed
    Given #9 lies on E24, joining SW and NE
    And #6o lies on F23, joining W and NE
    And #3 lies on D25, joining SW and W
    And #4 lies on B13, joining W and E
    And the FEC has a token in F23
    And it is the FEC's turn to place a token
    When the FEC tries to place a hotel in B13
    Then it is refused and nothing has changed
    When the FEC places a hotel in D25
    Then the FEC has a hotel in D25 only
    And the FEC has 1 token left

  @18FL-7.3.1-a
  Scenario: From a station a train runs
    Given #9 lies on E24, joining SW and NE
    And #6o lies on F23, joining W and NE
    And #3 lies on D25, joining SW and W
    And the FEC has a token in F23
    And the FEC owns a 4-train
    And it is the FEC's turn to run its trains
    When the FEC runs
      | 4-train | F23 E24 D25 |
    Then the FEC has earned $30

  @18FL-7.3.1-b
  Scenario: The home is a station: trains run from it, track begins there
    Given #9 lies on L27, joining SW and NE
    And #6fl lies on J27, joining NE and SE
    And the FEC owns a 4-train
    And it is the FEC's turn to lay track
    When the FEC lays #58 on I28, joining SW and NW
    And the FEC places no token
    And the FEC runs
      | 4-train | I28 J27 K28 |
    Then the FEC has earned $60

  @18FL-7.3.1-b
  Scenario: The home stays a station when the company places others
    Given #6fl lies on J27, joining NE and SE
    And #58 lies on I28, joining SW and NW
    And it is the FEC's turn to place a token
    When the FEC places a hotel in I28
    Then the FEC has a token in K28 only
    And the FEC has a hotel in I28 only

  # ----------------------------------------------------------------------------------------------- where they may go

  @18FL-7.3.1-c
  Scenario: A company places no second station in the hex of its home
    Given #405 lies on G20, joining NE, E and SE
    And #8 lies on F21, joining SW and E
    And #443o lies on F23, joining W, NE and SE
    And it is the ACL's turn to place a token
    When the ACL tries to place a token in G20
    Then it is refused and nothing has changed
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only

  @18FL-7.3.1-c
  Scenario: A company places no second station in a city where it has placed one, though a space is free
    Given #8 lies on F21, joining SW and E
    And #443o lies on F23, joining W, NE and SE
    And the ACL has a token in F23
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And it is the ACL's turn to place a token
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only

  @18FL-7.3.1-c @18FL-3.3-ae @reading:18FL-Q31=a
  Scenario: Where the company has its terminal it places no station
    Given #8 lies on F21, joining SW and E
    And #443o lies on F23, joining W, NE and SE
    And the ACL has a terminal in F23
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And it is the ACL's turn to place a token
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only

  @18FL-7.3.1-c
  Scenario: A station needs a route to the city
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #6fl lies on J27, joining NE and SE
    And it is the ACL's turn to place a token
    When the ACL tries to place a token in J27
    Then it is refused and nothing has changed
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only

  @18FL-7.3.1-c
  Scenario: A station needs track to the city, not only a city next door
    Given #8 lies on F21, joining SW and E
    And #6o lies on F23, joining NE and SE
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And it is the ACL's turn to place a token
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only

  @18FL-7.3.1-e
  Scenario Outline: A company that owns <trains> may place a station five hexes away
    Given #9 lies on each of B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And #15 lies on B5, joining W, NW, NE and E
    And the TPS owns <trains>
    And it is the TPS's turn to place a token
    When the TPS places a token in B5
    Then the TPS has tokens in B5 and B15 only
    And the TPS has 2 tokens left

    Examples:
      | trains    |
      | no trains |
      | a 3-train |
      | a 4-train |
