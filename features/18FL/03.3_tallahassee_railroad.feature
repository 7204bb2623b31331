Feature: The Tallahassee Railroad: an extra yellow tile
  The company that the owner names lays one yellow tile more in its track step, as ever on its own route and never in
  place of another tile. Swamp and keys cost the company what they always cost.

  Background: Alice's Atlantic Coast Line in Tampa, G20
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And Alice owns the Tallahassee Railroad

  # ------------------------------------------------------------------------------------------------------------ one more

  @18FL-3.3-r @18FL-3.3-n @18FL-7.2-b
  Scenario: By the Tallahassee Railroad a company lays a third yellow tile after its two
    Given it is the ACL's turn to lay track
    When the ACL lays #6 O on F23, joining W and NE
    And the ACL lays #9 on H21, joining NW and SE
    Then it is Alice's turn to use the Tallahassee Railroad for the ACL
    When Alice lays #9 on E24, joining SW and NE, by the power of the Tallahassee Railroad
    Then #6 O lies on F23, joining W and NE
    And #9 lies on H21, joining NW and SE
    And #9 lies on E24, joining SW and NE
    And the ACL has $500 in its treasury
    And the Tallahassee Railroad has left the game
    And it is the ACL's turn to place a token

  @18FL-3.3-r @18FL-7.2-a
  Scenario: The Tallahassee Railroad brings one tile more, not two
    Given it is the ACL's turn to lay track
    When the ACL lays #6 O on F23, joining W and NE
    And the ACL lays no track
    And Alice lays #9 on E24, joining SW and NE, by the power of the Tallahassee Railroad
    Then it is the ACL's turn to place a token
    And #9 lies on E24, joining SW and NE
    When Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL tries to lay #9 on H21, joining NW and SE
    Then it is refused and nothing has changed

  @18FL-3.3-r @18FL-7.2-c @18FL-3.3-i
  Scenario: When a tile has been replaced the extra one may be laid, too
    Given it is the ACL's turn to lay track
    When the ACL lays #81 on F21, joining SW, NW and E
    Then it is Alice's turn to use the Tallahassee Railroad for the ACL
    When Alice lays #6 O on F23, joining W and NE, by the power of the Tallahassee Railroad
    Then #81 lies on F21, joining SW, NW and E
    And #6 O lies on F23, joining W and NE
    And it is the ACL's turn to place a token

  @18FL-3.3-r
  Scenario Outline: The extra tile may be any yellow tile: <tile> on <hex>
    Given #6 O lies on F23, joining W and NE
    And #9 lies on H21, joining NW and SE
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice lays <tile> on <hex>, <lie>, by the power of the Tallahassee Railroad
    Then <tile> lies on <hex>, <lie>
    And the Tallahassee Railroad has left the game
    And the ACL has $500 in its treasury

    Examples:
      | tile | hex | lie               |
      | #3   | I22 | joining NW and NE |
      | #4   | I22 | joining NW and SE |
      | #58  | I22 | joining NW and E  |
      | #8   | E24 | joining SW and NW |
      | #8   | E24 | joining SW and E  |
      | #9   | E24 | joining SW and NE |

  @18FL-3.3-r
  Scenario: The extra tile may be the yellow one of Orlando
    Given it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice lays #6 O on F23, joining W and NE, by the power of the Tallahassee Railroad
    Then #6 O lies on F23, joining W and NE
    And 0 of #6 O are left
    And the Tallahassee Railroad has left the game

  @18FL-3.3-r
  Scenario: The extra tile may be the yellow one of Fort Lauderdale
    Given the FEC is in operation at a par of $70
    And Alice is president of the FEC with 60%
    And it is the FEC's turn to lay track
    When the FEC lays no track
    And Alice lays #6 FL on J27, joining NE and SE, by the power of the Tallahassee Railroad
    Then #6 FL lies on J27, joining NE and SE
    And the Tallahassee Railroad has left the game

  @18FL-3.3-r @18FL-7.2.1-i @18FL-7.2.1-l
  Scenario: The extra tile, too, has to extend a route of the company
    Given it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice tries to lay #9 on E24, joining SW and NE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice tries to lay #9 on H21, joining SW and NE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #9 lies on H21, joining NW and SE

  @18FL-3.3-r @18FL-7.2.1-l
  Scenario Outline: The extra tile, too, points at no closed side: #<number> on <hex>, joining <wrong sides>
    Given #9 lies on H21, joining NW and SE
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice tries to lay #<number> on <hex>, joining <wrong sides>, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #<twin> on <hex>, joining <sides>, by the power of the Tallahassee Railroad
    Then #<twin> lies on <hex>, joining <sides>
    And the Tallahassee Railroad has left the game

    Examples:
      | hex | number | wrong sides | twin | sides     |
      | I22 | 3      | W and NW    | 4    | NW and SE |
      | I22 | 58     | SW and NW   | 58   | NW and E  |

  # ---------------------------------------------------------------------------------------------------------- a new tile

  @18FL-3.3-s @18FL-7.2.1-g
  Scenario Outline: The extra tile replaces no other: not <tile> on <hex>
    Given #6 O lies on F23, joining W and NE
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice tries to lay <tile> on <hex>, <lie>, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on E24, joining SW and NE, by the power of the Tallahassee Railroad
    Then #9 lies on E24, joining SW and NE

    Examples:
      | tile   | hex | lie                  |
      | #81    | F21 | joining SW, NW and E |
      | #443 O | F23 | joining W, NE and SE |
      | #405   | G20 | joining NE, E and SE |
      | #9     | F21 | joining SW and NE    |

  @18FL-3.3-s
  Scenario: Only the company replaces a tile, the owner of the Tallahassee Railroad none
    Given #6 O lies on F23, joining W and NE
    And it is the ACL's turn to lay track
    When the ACL lays #443 O on F23, joining W, NE and SE
    Then #443 O lies on F23, joining W, NE and SE
    When Alice tries to lay #81 on F21, joining SW, NW and E, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed

  # -------------------------------------------------------------------------------------------------------- swamp and keys

  @18FL-3.3-t @18FL-7.2.1-f
  Scenario Outline: An extra tile on swamp costs the company $40: <before> in the treasury, <after> left
    Given #6 O lies on F23, joining W and SE
    And the ACL has <before> in its treasury
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice lays #9 on G24, joining NW and SE, by the power of the Tallahassee Railroad
    Then the ACL has <after> in its treasury
    And the bank has received $40
    And Alice has paid $0
    And #9 lies on G24, joining NW and SE

    Examples:
      | before | after |
      | $40    | $0    |
      | $100   | $60   |

  @18FL-3.3-t
  Scenario: A company that has $39 gets no extra tile on swamp, but one elsewhere
    Given #6 O lies on F23, joining W and SE
    And the ACL has $39 in its treasury
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice tries to lay #9 on G24, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #9 lies on H21, joining NW and SE
    And the ACL has $39 in its treasury

  @18FL-3.3-t @18FL-7.2.1-f
  Scenario Outline: An extra tile on a key costs the company $80: <before> in the treasury, <after> left
    Given the FEC is in operation at a par of $70
    And Alice is president of the FEC with 60%
    And the FEC has <before> in its treasury
    And #9 lies on L27, joining NE and SW
    And #8 lies on M26, joining NE and W
    And it is the FEC's turn to lay track
    When the FEC lays no track
    And Alice lays #58 on M24, joining E and SW, by the power of the Tallahassee Railroad
    Then the FEC has <after> in its treasury
    And the bank has received $80
    And Alice has paid $0

    Examples:
      | before | after |
      | $80    | $0    |
      | $200   | $120  |

  @18FL-3.3-t
  Scenario: A company that has $79 gets no extra tile on a key
    Given the FEC is in operation at a par of $70
    And Alice is president of the FEC with 60%
    And the FEC has $79 in its treasury
    And #9 lies on L27, joining NE and SW
    And it is the FEC's turn to lay track
    When the FEC lays no track
    And Alice tries to lay #8 on M26, joining NE and W, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #6 FL on J27, joining NE and SE, by the power of the Tallahassee Railroad
    Then the FEC has $79 in its treasury
    And #6 FL lies on J27, joining NE and SE

  @18FL-3.3-t
  Scenario: A company that has $80 gets the extra tile on a key
    Given the FEC is in operation at a par of $70
    And Alice is president of the FEC with 60%
    And the FEC has $80 in its treasury
    And #9 lies on L27, joining NE and SW
    And it is the FEC's turn to lay track
    When the FEC lays no track
    And Alice lays #8 on M26, joining NE and W, by the power of the Tallahassee Railroad
    Then the FEC has $0 in its treasury
    And #8 lies on M26, joining NE and W

  # --------------------------------------------------------------------------------------- whose company pays, question 26

  @18FL-3.3-r @18FL-3.3-t @reading:18FL-Q26=a
  Scenario: A president whose company has to pay for the tile of another has to agree
    Given the FEC is in operation at a par of $70
    And Bob is president of the FEC with 60%
    And the FEC has $100 in its treasury
    And #9 lies on L27, joining NE and SW
    And it is the FEC's turn to lay track
    When the FEC lays no track
    And Alice tries to lay #8 on M26, joining NE and W, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice tries to lay #8 on M26, joining NE and W, by the power of the Tallahassee Railroad, with Carol's consent
    Then it is refused and nothing has changed
    When Alice lays #8 on M26, joining NE and W, by the power of the Tallahassee Railroad, with Bob's consent
    Then the FEC has $20 in its treasury
    And #8 lies on M26, joining NE and W

  @18FL-3.3-r @18FL-3.3-t @reading:18FL-Q26=a
  Scenario: The president of the company that pays for swamp has to agree, but not where there is nothing to pay
    Given the SR is in operation at a par of $70
    And Bob is president of the SR with 60%
    And the SR has $100 in its treasury
    And the SR has a token in F23
    And #6 O lies on F23, joining W and SE
    And it is the SR's turn to lay track
    When the SR lays no track
    And Alice tries to lay #9 on G24, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    Then #9 lies on B21, joining W and E
    And the SR has $100 in its treasury
