Feature: The abilities of a major
  A major keeps all abilities of the two minors of which it was formed.

  Background:
    Given 3 players at the table in phase 3

  @LA-MG.form-f
  Scenario: The ability of the Tunneling pays a major that crosses a mountain
    Given the Conglomerate has been formed of the Tunneling and the Suburban, beginning at $80
    And Alice is president of the Conglomerate with 40%
    And the Conglomerate has $100
    And #57 lies on -2,0, joining SW and NE
    And it is the Conglomerate's turn to lay track
    When the Conglomerate lays #9 on -1,-1, joining SW and NE
    Then the Conglomerate has $120

  @LA-MG.form-f
  Scenario: A major without such a minor just pays
    Given the Conglomerate has been formed of the Agricultural and the Suburban, beginning at $80
    And Alice is president of the Conglomerate with 40%
    And the Conglomerate has $100
    And the Conglomerate has a token in -2,0
    And #57 lies on -2,0, joining SW and NE
    And it is the Conglomerate's turn to lay track
    When the Conglomerate lays #9 on -1,-1, joining SW and NE
    Then the Conglomerate has $60

  @LA-MG.form-f @reading:LA-Q88=a
  Scenario: It has both abilities at once
    Given the Conglomerate has been formed of the Tunneling and the Agricultural, beginning at $80
    And Alice is president of the Conglomerate with 40%
    And the Conglomerate has $100
    And #57 lies on -2,0, joining SW and NE
    And it is the Conglomerate's turn to lay track
    When the Conglomerate lays #14 on -2,0, turned 1
    And the Conglomerate lays #9 on -1,-1, joining SW and NE
    Then the Conglomerate has $120
    And #9 lies on -1,-1, joining SW and NE

  @LA-MG.form-f
  Scenario: An only train of a major with the Express makes a stop more
    Given the Conglomerate has been formed of the Express and the Agricultural, beginning at $80
    And Alice is president of the Conglomerate with 40%
    And the Conglomerate owns a 2-train
    And #57 lies on each of -2,3, -1,3 and 1,3, joining NW and SE
    And #9 lies on 0,3, joining NW and SE
    And it is the Conglomerate's turn to run its trains
    When the Conglomerate runs
      | 2-train | -2,3 -1,3 0,3 1,3 |
    Then the Conglomerate has earned $60
