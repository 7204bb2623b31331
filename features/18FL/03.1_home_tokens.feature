Feature: The home tokens
  The station of each company is put on the map before the game begins, in the city that bears its mark, whether anybody
  ever starts the company or not. It takes that space: no other company builds or runs through a city that is full of such
  stations. Three more tokens lie on each charter, each of them a station or a hotel one day.

  # ------------------------------------------------------------------------------------------------- before the start

  @18FL-3.1-f
  Scenario: All six companies have a station on the map before anything has been bought
    Given a new game of 2 players
    When Bob bids $10 for the first choice
    And Alice bids $0 for the first choice
    Then the L&N has a token in B5 only
    And the TPS has a token in B15 only
    And the SAL has a token in B23 (SW) only
    And the SR has a token in B23 (NW) only
    And the ACL has a token in G20 only
    And the FEC has a token in K28 only
    And Bob has $290
    And it is Bob's turn to choose a private company

  @18FL-3.1-h @18FL-3.1-f @18FL-7.3-d
  Scenario Outline: When the <company> is started its station in <home> has long been there, and it has three more
    Given the game has been played up to the end of the distribution
    Then the <company> has a token in <home> only
    And the <company> has not started
    When Alice buys the president's certificate of the <company> at a par of $90
    Then Alice has paid $180
    And the <company> has a token in <home> only
    And the <company> has 3 tokens left

    Examples:
      | company | home     |
      | L&N     | B5       |
      | TPS     | B15      |
      | SAL     | B23 (SW) |
      | SR      | B23 (NW) |
      | ACL     | G20      |
      | FEC     | K28      |

  # ------------------------------------------------------------------------------------------ every company starts there

  @18FL-3.1-f @18FL-7.3-c @18FL-7.2.1-i
  Scenario Outline: The <company> begins its first track at its home, <home>
    Given 3 players at the table in phase 2
    And the <company> has floated at a par of $100
    And Alice is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <far>, <elsewhere>
    Then it is refused and nothing has changed
    When the <company> lays <tile> on <near>, <lie>
    Then <tile> lies on <near>, <lie>
    And the <company> has a token in <home> only
    And the <company> has $500 in its treasury

    Examples:
      | company | home     | tile | near | lie               | far | elsewhere         |
      | L&N     | B5       | #9   | B3   | joining W and E   | B9  | joining W and E   |
      | TPS     | B15      | #9   | B17  | joining W and E   | B21 | joining W and E   |
      | SAL     | B23 (SW) | #9   | C22  | joining NE and SW | B21 | joining W and E   |
      | SR      | B23 (NW) | #9   | B21  | joining W and E   | C22 | joining NE and SW |
      | ACL     | G20      | #9   | H21  | joining NW and SE | B21 | joining W and E   |
      | FEC     | K28      | #6fl | J27  | joining SE and NE | J27 | joining W and NE  |

  @18FL-3.1-f @18FL-7.3-c @reading:18FL-Q05=a
  Scenario: From its home the Southern runs to Savannah before it has laid a single tile
    Given the game has been played up to the second operating round
    When the SR lays no track
    And the SR runs
      | 2-train | A22 B23 |
    Then the SR has earned $60
    And the SR has a token in B23 (NW) only

  # ------------------------------------------------------------------------------------------------- what they keep out

  @18FL-3.1-g @18FL-7.2.1-i
  Scenario: Nobody builds through a city full of the station of a company that is not in play
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #9 lies on each of B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And it is the L&N's turn to lay track
    Then the TPS has not started
    When the L&N tries to lay #9 on B17, joining W and E
    Then it is refused and nothing has changed
    When the L&N lays #9 on B3, joining W and E
    Then #9 lies on B3, joining W and E
    And no tile lies on B17

  @18FL-3.1-g
  Scenario: A second space with nobody's token in it opens the way through a city
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #9 lies on each of B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And #15 lies on B15, joining SW, W, E and SE
    And it is the L&N's turn to lay track
    When the L&N lays #9 on B17, joining W and E
    Then #9 lies on B17, joining W and E

  @18FL-3.1-g @18FL-7.4-w
  Scenario: Nobody runs through a city full of the station of a company that is not in play
    Given 3 players at the table in phase 3
    And the TPS is in operation at a par of $100
    And Bob is president of the TPS with 60%
    And #9 lies on each of B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And the TPS owns a 3-train
    And it is the TPS's turn to run its trains
    Then the SR has not started
    When the TPS tries to run
      | 3-train | B15 B17 B19 B21 B23 A22 |
    Then it is refused and nothing has changed
    When the TPS runs
      | 3-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then the TPS has earned $100

  @18FL-3.1-g @18FL-7.3.1-c
  Scenario: Nobody places a token in the space of a company that is not in play
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And #8 lies on J23, joining NW and E
    And #9 lies on J25, joining W and E
    And #6fl lies on J27, joining W and SE
    And it is the ACL's turn to place a token
    Then the FEC has not started
    When the ACL tries to place a token in K28
    Then it is refused and nothing has changed
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only
    And the ACL has 2 tokens left

  # ----------------------------------------------------------------------------------------------- three stations or hotels

  @18FL-3.1-h @18FL-7.3-d
  Scenario: The three tokens may be stations and hotels in any mixture
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the ACL has a token in F23
    And the ACL has a hotel in I22
    And it is the ACL's turn to place a token
    When the ACL places a hotel in D25
    Then the ACL has hotels in I22 and D25 only
    And the ACL has tokens in G20 and F23 only
    And the ACL has 0 tokens left

  @18FL-3.1-h @18FL-7.3-d
  Scenario: A company that has placed two tokens may place a third, and after that no fourth
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And #4 lies on D23, joining W and E
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the ACL has hotels in I22 and D23
    And the ACL owns a 2-train
    And it is the ACL's turn to place a token in operating round 2.1 of 2
    When the ACL places a token in F23
    Then the ACL has 0 tokens left
    When the ACL runs
      | 2-train | I22 H21 G20 F21 F23 E24 D25 D23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    Then it is operating round 2.2
    When the ACL lays no track
    And the ACL tries to place a hotel in D25
    Then it is refused and nothing has changed
    When the ACL places no token
    Then the ACL has hotels in I22 and D23 only
