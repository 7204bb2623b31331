Feature: Hotels, played from the deal
  What becomes of a hotel in later rounds.

  @18FL-7.3.2-b @reading:18FL-Q05=a
  Scenario: In a game a hotel stays where its town gets another tile
    Given the game has been played up to the third operating round
    When the SR lays #58 on B19, joining SW and E
    And the SR places a hotel in B19
    And the SR runs
      | 2-train | A22 B23     |
      | 2-train | B19 B21 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC runs
      | 2-train | I28 J27 K28 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the SR lays #143 on B19, joining SW, SE and E
    Then the SR has a hotel in B19 only
