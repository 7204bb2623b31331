Feature: The map is built of pieces
  The map is put together from pieces of three hexes.

  @LA-SU.map-c
  Scenario: A stock turn on a finished map
    Given 3 players at the table in phase 2
    And the Agricultural is in operation at a par of $80
    And Bob is president of the Agricultural with 60%
    And the Agricultural has $100 in its treasury
    When Alice passes
    Then it is Bob's turn to trade

  @LA-SU.map-c
  Scenario: A company operates on the map that was built
    Given 3 players at the table in phase 3
    And the Agricultural is in operation at a par of $80
    And Bob is president of the Agricultural with 60%
    And the Agricultural has $100 in its treasury
    And #57 lies on -2,3, turned 2
    And the Agricultural owns a 3-train
    And it is the Agricultural's turn to lay track
    When the Agricultural lays no track
    Then the Agricultural has a token in -2,3 only

  @LA-SU.map-c
  Scenario: A small map
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 150 lies at 2,0, turned 0
    And 2,0 is a capital
    And the Agricultural is in operation at a par of $80
    And Bob is president of the Agricultural with 60%
    And #57 lies on 1,0, turned 2
    And it is the Agricultural's turn to lay track
    When the Agricultural lays no track
    Then the Agricultural has a token in 1,0 only

  @LA-SU.map-a
  Scenario: The first piece
    Given a new long game of 3 players
    When Alice lays map piece 160 at 0,0, turned 0
    Then it is cycle 1 of 6
