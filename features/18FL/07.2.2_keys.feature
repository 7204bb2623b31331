Feature: The Keys
  M24, with the town of Key West, and M26 are the Florida Keys. A line over them, $80 a hex, leads to Havana. When the
  first 6- or 3E-train is bought a hurricane takes both tiles away. A hotel in Key West is lost for good; its company
  does not get it back. The line may be built again, for the same price, and a new hotel placed.

  Background: the Florida East Coast, FEC, at home in Miami, K28, and the Atlantic Coast Line, ACL
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And #9 lies on L27, joining SW and NE
    And the bank has no 5-trains left

  # ------------------------------------------------------------------------------------------------ building them

  @18FL-7.2.2-a @18FL-7.2.2-b @18FL-7.2.1-f
  Scenario: Both keys cost $160, and then a train runs to Havana
    Given the FEC has $200 in its treasury
    And the FEC owns a 5-train
    And it is the FEC's turn to lay track
    When the FEC lays #8 on M26, joining W and NE
    Then the FEC has paid $80
    When the FEC lays #58 on M24, joining SW and E
    Then the FEC has paid $80
    And no other player or company has gained or lost money
    When the FEC runs
      | 5-train | K28 L27 M26 M24 N23 |
    Then the FEC has earned $140

  @18FL-7.2.2-b @18FL-7.2.1-i
  Scenario: Key West is reached over M26 only
    Given the FEC has $200 in its treasury
    And it is the FEC's turn to lay track
    When the FEC tries to lay #58 on M24, joining SW and E
    Then it is refused and nothing has changed
    When the FEC lays #8 on M26, joining W and NE
    Then #8 lies on M26, joining W and NE
    And the FEC has $120 in its treasury

  # ------------------------------------------------------------------------------------------------ the hurricane

  @18FL-7.2.2-a @18FL-7.2.2-c @18FL-7.2.1-k @18FL-2-k @18FL-8.3-n
  Scenario Outline: The first <train> takes the tiles from M24 and M26, no other tile
    Given #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And #58 lies on I28, joining SW and NW
    And #8 lies on F21, joining SW and E
    And the ACL has $1,400 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a <train> from the bank for $600
    Then no tile lies on M24
    And no tile lies on M26
    And #9 lies on L27, joining SW and NE
    And #58 lies on I28, joining SW and NW
    And 3 tiles lie on the map
    And it is phase 6
    And it is the ACL's turn to buy trains

    Examples:
      | train    |
      | 6-train  |
      | 3E-train |

  @18FL-7.2.2-c @18FL-2-k @18FL-8.3-n
  Scenario: If only M26 has a tile, that one goes
    Given #8 lies on M26, joining W and NE
    And the ACL has $700 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    Then no tile lies on M26
    And 1 tile lies on the map

  @18FL-7.2.2-c @18FL-2-k @18FL-8.3-n
  Scenario: If there is no tile on the keys, nothing happens to the map
    Given the ACL has $700 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    Then it is phase 6
    And #9 lies on L27, joining SW and NE
    And 1 tile lies on the map

  @18FL-7.2.2-c @18FL-2-k @18FL-8.3-n
  Scenario: After the hurricane no train comes to Havana
    Given #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And #6fl lies on J27, joining NE and SE
    And the ACL has $700 in its treasury
    And the FEC owns a 5-train
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    And the ACL ends its turn
    And the FEC runs
      | 5-train | J27 K28 |
    Then the FEC has earned $50

  @18FL-7.2.2-c @18FL-7.2.2-e
  Scenario: A line that has been rebuilt stays when more 6-trains are bought
    Given it is phase 6
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the ACL has $1,300 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    And the ACL buys a 3E-train from the bank for $600
    Then the ACL has $100 in its treasury
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E

  @18FL-7.2.2-c @18FL-8.3-n @reading:18FL-Q65=a
  Scenario: The tiles of the keys go back to the supply
    Given #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the ACL has $700 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    Then it is phase 6
    And no tile lies on M24
    And no tile lies on M26
    And 10 of #8 are left
    And 8 of #58 are left

  @18FL-7.2.2-c @18FL-8.3-n @reading:18FL-Q65=b
  Scenario: If the tiles of the keys leave the game, the supply does not get them back
    Given #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the ACL has $700 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    Then no tile lies on M24
    And 9 of #8 are left
    And 7 of #58 are left

  # ------------------------------------------------------------------------------------------------------ Key West

  @18FL-7.2.2-d @18FL-8.3-n
  Scenario: The hotel of Key West is lost, and its company does not get it back
    Given #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And #58 lies on I28, joining SW and NW
    And #6fl lies on J27, joining NE and SE
    And the FEC has hotels in I28 and M24
    And the ACL has $700 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    Then the FEC has a hotel in I28 only
    And the FEC has 1 token left
    And no tile lies on M24

  @18FL-7.2.2-d @18FL-8.3-n
  Scenario: The hotel of the company that buys the train is lost as well
    Given #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the FEC has a hotel in M24
    And the FEC has $700 in its treasury
    And it is the FEC's turn to buy trains
    When the FEC buys a 3E-train from the bank for $600
    Then the FEC has no hotel on the map
    And the FEC has 2 tokens left
    And the FEC has $100 in its treasury

  @18FL-7.2.2-e @18FL-7.2.2-b @18FL-7.2.1-f @18FL-8.3-o @18FL-2-k
  Scenario: The line is rebuilt for $80 a hex
    Given #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the ACL has $700 in its treasury
    And the FEC has $170 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    And the ACL ends its turn
    And the FEC lays #8 on M26, joining W and NE
    Then the FEC has $90 in its treasury
    When the FEC lays #58 on M24, joining SW and E
    Then the FEC has $10 in its treasury
    And #58 lies on M24, joining SW and E
    And no other player or company has gained or lost money

  @18FL-7.2.2-e @18FL-8.3-o
  Scenario: Any company with a route to the keys may rebuild the line
    Given it is phase 6
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And #405 lies on K28, joining SW, W and NW
    And the ACL has a token in K28
    And the ACL has $100 in its treasury
    And it is the ACL's turn to lay track
    When the ACL lays #8 on M26, joining W and NE
    Then the ACL has $20 in its treasury
    And #8 lies on M26, joining W and NE

  @18FL-7.2.2-e @18FL-8.3-o @18FL-7.2.1-f @18FL-7.2.1-i
  Scenario Outline: To rebuild the line a company needs <what>
    Given it is phase 6
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And the FEC has <treasury> in its treasury
    And the ACL has $200 in its treasury
    And #6fl lies on J27, joining NE and SE
    And it is the <company>'s turn to lay track
    When the <company> tries to lay #8 on M26, joining W and NE
    Then it is refused and nothing has changed
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | what               | company | treasury | tile | hex | sides     |
      | the money, not $79 | FEC     | $79      | #58  | I28 | SW and NW |
      | a route            | ACL     | $200     | #9   | H21 | NW and SE |

  @18FL-7.2.2-f @18FL-7.2.2-d
  Scenario: The company that lost its hotel may place a new one in Key West, another of its tokens
    Given #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the FEC has a hotel in M24
    And the ACL has $700 in its treasury
    And the FEC has $400 in its treasury
    And the FEC owns a 5-train
    And it is the ACL's turn to buy trains
    When the ACL buys a 6-train from the bank for $600
    And the ACL ends its turn
    And the FEC lays #8 on M26, joining W and NE
    And the FEC lays #58 on M24, joining SW and E
    And the FEC places a hotel in M24
    Then the FEC has a hotel in M24 only
    And the FEC has 1 token left
    When the FEC runs
      | 5-train | K28 L27 M26 M24 N23 |
    Then the FEC has earned $160

  @18FL-7.2.2-f
  Scenario: Another company may place a hotel in Key West after the hurricane
    Given it is phase 6
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And #405 lies on K28, joining SW, W and NW
    And the ACL has a token in K28
    And the ACL has $500 in its treasury
    And it is the ACL's turn to place a token
    When the ACL places a hotel in M24
    Then the ACL has a hotel in M24 only
    And the ACL has 1 token left
