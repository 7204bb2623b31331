Feature: Off-board areas on a route
  A route ends at an off-board area: no train runs on from there. Both ends may be off-board areas, but not the same one. A token
  of the company in an area makes a route like one in a city.

  Background: the Illinois Central, IC, at home in Chicago, D14, with a token in Peoria, C15
    Given 4 players at the table in phase 4H
    And the IC is in operation, opened at $70
    And Alice is president of the IC with 50%
    And the IC has a token in C15

  @18GL-4.6.3-q @reconstruction
  Scenario: No train runs through an off-board area
    Given it is phase 6H
    And #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #9 lies on D18, joining SW and NE
    And #4 lies on E17, joining SW and NE
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D14 C15 C17 C19 D18 E17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D14 C15 C17 C19 |
    Then the IC has earned $120

  @18GL-4.6.3-r @reconstruction
  Scenario: Both ends of a route may be off-board areas
    Given #6 lies on C15, joining NW and S
    And #9 lies on B14, joining NW and SE
    And #69 lies on C17, turned 0
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4H | A13 B14 C15 C17 C19 |
    Then the IC has earned $110

  @18GL-4.6.3-r @18GL-4.6.3-u @reconstruction
  Scenario: Both ends cannot be the same area, though it has two hexes
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 50%
    And #2 lies on M13, turned 4
    And #GL-V2 lies on L14, turned 0
    And #58 lies on M15, joining NW and NE
    And the NYC owns a 4H-train
    And it is the NYC's turn to run its trains
    When the NYC tries to run
      | 4H | N12 M13 L14 M15 N14 |
    Then it is refused and nothing has changed
    When the NYC runs
      | 4H | N12 M13 L14 M15 |
    Then the NYC has earned $150

  @18GL-4.6.3-r @18GL-4.6.3-u @reading:18GL-Q73=a @reconstruction
  Scenario: The two spaces of St. Louis are one area, where they count as one
    Given it is phase 6H
    And #5 lies on C15, joining S and SW
    And #7 lies on B16, joining NE and SE
    And #56 lies on C17, turned 0
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | B18 C17 C15 B16 C17 C19 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | B18 C17 C15 B16 C17 |
    Then the IC has earned $90

  @18GL-4.6.3-r @18GL-4.6.3-b @reading:18GL-Q73=b @reconstruction
  Scenario: The two spaces of St. Louis are both ends of a route, where they are two areas
    Given it is phase 6H
    And #5 lies on C15, joining S and SW
    And #7 lies on B16, joining NE and SE
    And #56 lies on C17, turned 0
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | B18 C17 C15 B16 C17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | B18 C17 C15 B16 C17 C19 |
    Then the IC has earned $140

  @18GL-4.6.3-d @18GL-4.6.3-q @reconstruction
  Scenario: A route may begin at a token off the board
    Given the PRR is in operation, opened at $90
    And Bob is president of the PRR with 50%
    And #9 lies on M17, joining NW and SE
    And #57 lies on L16, joining NW and SE
    And the PRR owns a 2H-train
    And it is the PRR's turn to run its trains
    When the PRR runs
      | 2H | N18 M17 L16 |
    Then the PRR has earned $80

  @18GL-4.6.3-d @reconstruction
  Scenario: One token serves both hexes of a home
    Given the NYC is in operation, opened at $90
    And Bob is president of the NYC with 50%
    And #58 lies on M15, joining NW and NE
    And the NYC owns a 2H-train
    And it is the NYC's turn to run its trains
    When the NYC runs
      | 2H | N14 M15 L14 |
    Then the NYC has earned $120
