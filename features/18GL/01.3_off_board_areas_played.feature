Feature: Off-board areas, played from the deal
  What lies at the edge of the map is the end of a route and worth its figure.

  @18GL-1.3-o @18GL-4.6.3-q @reading:18GL-Q40=a @reconstruction
  Scenario: The mines at Lake Superior
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    # proves 18GL-1.3-o
    Then the LS&I has earned $150

  @18GL-1.3-o @18GL-2-m @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Pittsburgh
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    # proves 18GL-1.3-o
    Then the PRR has earned $60

  @18GL-1.3-o @18GL-2-m @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The East Coast, and Pittsburgh on another route
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    # proves 18GL-1.3-o
    Then the Nickel Plate has earned $240
