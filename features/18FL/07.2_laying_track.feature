Feature: Laying and replacing track
  In its track step a company lays up to two yellow tiles, or it replaces one tile: not one of each. The extra yellow
  tile of the Tallahassee Railroad belongs to this step and comes on top, even when a tile has been replaced.

  Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, with a line to Orlando, F23
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And it is the ACL's turn to lay track

  # ------------------------------------------------------------------------------- two yellow tiles, or one replaced

  @18FL-7.2-a
  Scenario: Two yellow tiles are laid in a turn, and no third
    When the ACL lays #9 on H21, joining NW and SE
    Then it is the ACL's turn to lay track
    When the ACL lays #4 on I22, joining NW and SE
    Then #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And it is the ACL's turn to place a token
    When the ACL tries to lay #9 on E24, joining SW and NE
    Then it is refused and nothing has changed
    When the ACL tries to lay #443o on F23, joining W, NE and SE
    Then it is refused and nothing has changed

  @18FL-7.2-a
  Scenario: The two yellow tiles need not lie next to each other
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL lays #9 on E24, joining SW and NE
    Then #9 lies on H21, joining NW and SE
    And #9 lies on E24, joining SW and NE
    And 12 of #9 are left

  @18FL-7.2-a
  Scenario: One tile is replaced in a turn, and no second one
    When the ACL lays #443o on F23, joining W, NE and SE
    Then #443o lies on F23, joining W, NE and SE
    And it is the ACL's turn to place a token
    When the ACL tries to lay #81 on F21, joining SW, NW and E
    Then it is refused and nothing has changed
    When the ACL places no token
    Then it is the ACL's turn to buy trains

  @18FL-7.2-a
  Scenario: After a replacement no yellow tile is laid
    When the ACL lays #81 on F21, joining SW, NW and E
    Then #81 lies on F21, joining SW, NW and E
    And it is the ACL's turn to place a token
    When the ACL tries to lay #9 on H21, joining NW and SE
    Then it is refused and nothing has changed

  @18FL-7.2-a
  Scenario: After one yellow tile a second is laid, but none is replaced
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL tries to lay #443o on F23, joining W, NE and SE
    Then it is refused and nothing has changed
    When the ACL tries to lay #405 on G20, joining NE, E and SE
    Then it is refused and nothing has changed
    When the ACL lays #9 on E24, joining SW and NE
    Then #9 lies on E24, joining SW and NE
    And #6o lies on F23, joining W and NE

  @18FL-7.2-a
  Scenario: The green tile that covers printed yellow track is a replacement, too
    When the ACL lays #405 on G20, joining NE, E and SE
    Then #405 lies on G20, joining NE, E and SE
    And it is the ACL's turn to place a token
    When the ACL tries to lay #9 on H21, joining NW and SE
    Then it is refused and nothing has changed

  @18FL-7.2-a
  Scenario: A company may be content with one yellow tile
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL lays no track
    Then it is the ACL's turn to place a token
    When the ACL tries to lay #9 on E24, joining SW and NE
    Then it is refused and nothing has changed
    When the ACL places no token
    Then it is the ACL's turn to buy trains

  @18FL-7.2-a
  Scenario: A company need not build at all
    When the ACL lays no track
    Then it is the ACL's turn to place a token
    And 2 tiles lie on the map
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only

  @18FL-7.2-a
  Scenario: In the next operating round there are two tiles again
    Given the ACL owns a 2-train
    And it is the ACL's turn to lay track in operating round 2.1 of 2
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL lays #9 on E24, joining SW and NE
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    Then it is operating round 2.2
    When the ACL lays #4 on I22, joining NW and SE
    And the ACL lays #3 on D25, joining SW and W
    Then #4 lies on I22, joining NW and SE
    And #3 lies on D25, joining SW and W

  @18FL-7.2-a @18FL-7-e
  Scenario: Companies lay and replace tiles in their own turns only
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And the FEC has $500 in its treasury
    When the FEC tries to lay #6fl on J27, joining NE and SE
    Then it is refused and nothing has changed
    When the ACL lays #9 on H21, joining NW and SE
    Then #9 lies on H21, joining NW and SE

  # ------------------------------------------------------------------------------------------------ the extra tile

  @18FL-7.2-b @18FL-3.3-r
  Scenario: The extra tile is laid in the track step, not after a token
    Given Alice owns the Tallahassee Railroad
    When the ACL lays #9 on E24, joining SW and NE
    Then #9 lies on E24, joining SW and NE
    When the ACL lays no track
    And Alice passes
    And the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only
    When Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed

  @18FL-7.2-b @18FL-3.3-r @18FL-3.3-i
  Scenario: Two yellow tiles and the extra one are laid before any token
    Given Alice owns the Tallahassee Railroad
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL lays #4 on I22, joining NW and SE
    Then it is Alice's turn to use the Tallahassee Railroad for the ACL
    When Alice lays #9 on E24, joining SW and NE, by the power of the Tallahassee Railroad
    Then #9 lies on E24, joining SW and NE
    And the Tallahassee Railroad has left the game
    And it is the ACL's turn to place a token

  @18FL-7.2-c @18FL-3.3-i @18FL-3.3-s
  Scenario: A yellow tile is replaced by a green one, and the extra tile laid in addition
    Given Alice owns the Tallahassee Railroad
    When the ACL lays #443o on F23, joining W, NE and SE
    Then it is Alice's turn to use the Tallahassee Railroad for the ACL
    When Alice tries to lay #81 on F21, joining SW, NW and E, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #443o lies on F23, joining W, NE and SE
    And #9 lies on H21, joining NW and SE
    And the Tallahassee Railroad has left the game
    And it is the ACL's turn to place a token
