Feature: The Keys, played from the deal
  The line over M24 and M26 to Havana lasts until the first 6- or 3E-train is bought.

  @18FL-7.2.2-c @18FL-7.2.2-a @18FL-8.3-n @18FL-2-k @reading:18FL-Q05=a
  Scenario Outline: With the first <train> the tiles of M24 and M26 are gone
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC buys a <train> from the bank for $600
    Then no tile lies on M24
    And no tile lies on M26
    And #9 lies on L27, joining SW and NE
    And #58 lies on I28, joining SW and NW

    Examples:
      | train    |
      | 6-train  |
      | 3E-train |

  @18FL-7.2.2-d @18FL-8.3-n @reading:18FL-Q05=a @reading:18FL-Q32=a
  Scenario: The hotel of Key West is lost for good
    Given the game has been played up to the eve of phase 6
    When the FEC places a hotel in M24
    Then the FEC has a hotel in M24 only
    And the FEC has paid $60
    And the FEC has 2 tokens left
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC buys a 6-train from the bank for $600
    Then the FEC has no hotel on the map
    And the FEC has 2 tokens left

  @18FL-7.2.2-c @18FL-7.2.1-k @18FL-2-k @reading:18FL-Q05=a
  Scenario: The beginning of phase 5 leaves the line where it is
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    Then it is phase 5
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E

  @18FL-7.2.2-b @18FL-7.2.2-e @18FL-8.3-o @18FL-7.2.1-f @reading:18FL-Q05=a
  Scenario: In phase 6 the line over the Keys is built again, for $80 a hex
    Given the game has been played up to the sixth stock round
    When everybody passes
    And the SR runs
      | 4-train | A22 B23             |
      | 5-train | B15 B17 B19 B21 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the L&N runs
      | 5-train | B1 B3 B5 |
    And the L&N keeps its revenue
    And the L&N ends its turn
    And the ACL runs
      | 4-train | C24 D25 E24 F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the TPS runs
      | 4-train | B13 B15 B17 B19 B21 B23 |
    And the TPS keeps its revenue
    And the TPS ends its turn
    And the FEC lays #8 on M26, joining W and NE
    Then the FEC has $65 in its treasury
    And #8 lies on M26, joining W and NE
    When the FEC tries to lay #58 on M24, joining SW and E
    Then it is refused and nothing has changed
    When the FEC lays #9 on H27, joining NW and SE
    Then #9 lies on H27, joining NW and SE
    And the FEC has $65 in its treasury
