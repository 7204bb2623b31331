Feature: What a hotel adds
  A hotel adds $10 to its town from the start of the game and $20 from the moment phase 5 begins, old hotels like new.

  # Phase 2 is the start of the game. The table of phases has the lower figure until phase 4.
  @18FL-7.3.2-h @18FL-7.3-b
  Scenario Outline: In <phase> a hotel adds $10 to its town
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the ACL has a hotel in I22
    And the ACL owns a <train>
    And it is the ACL's turn to run its trains
    When the ACL runs
      | <train> | I22 H21 G20 F21 F23 |
    # proves 18FL-7.3.2-h
    Then the ACL has earned $70

    Examples:
      | phase   | train   |
      | phase 2 | 2-train |
      | phase 3 | 2-train |
      | phase 4 | 3-train |

  @18FL-7.3.2-i @18FL-7.3-b @18FL-8.3-h @18FL-2-f
  Scenario Outline: In <phase> a hotel adds $20 to its town
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the ACL has a hotel in I22
    And the ACL owns a <train>
    And it is the ACL's turn to run its trains
    When the ACL runs
      | <train> | I22 H21 G20 F21 F23 |
    # proves 18FL-7.3.2-i 18FL-8.3-h
    Then the ACL has earned $80

    Examples:
      | phase   | train   | clause              |
      | phase 5 | 3-train | 18FL-2-f 18FL-8.3-h |
      | phase 6 | 4-train |                     |

  @18FL-7.3.2-i @18FL-8.3-h @18FL-2-f
  Scenario: Once the first 5-train is bought, all hotels add $20, also those placed before
    Given 3 players at the table in phase 4
    And the SR is in operation at a par of $100
    And the ACL is in operation at a par of $90
    And the shares are held thus
      | SR  | president Bob 60%   |
      | ACL | president Alice 60% |
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and W
    And the ACL has a hotel in I22
    And the ACL owns a 3-train
    And the ACL has $300 in its treasury
    And the SR has $500 in its treasury
    And the bank has no 4-trains left
    And it is the SR's turn to buy trains
    When the SR buys a 5-train from the bank for $500
    And the SR ends its turn
    And the ACL lays no track
    And the ACL places a hotel in D25
    And the ACL runs
      | 3-train | I22 H21 G20 F21 F23 E24 D25 |
    Then the ACL has earned $110

  @18FL-7.3.2-i @18FL-7.3.2-b
  Scenario: In phase 5, too, the $20 are for the company of the hotel only
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And #405 lies on G20, joining NE, E and SE
    And the ACL has a hotel in I22
    And the FEC has a token in G20
    And the FEC owns a 3-train
    And it is the FEC's turn to run its trains
    When the FEC runs
      | 3-train | I22 H21 G20 |
    Then the FEC has earned $50
