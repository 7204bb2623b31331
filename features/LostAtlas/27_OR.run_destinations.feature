Feature: Distant destinations on the way
  A distant destination is a stop like a city; whether a route runs on from it is a matter of reading.

  Background: Agricultural's home at 1,1 and a city at -1,2, with a distant destination between them
    Given 3 players at the table in phase 3
    And map piece 270 lies at 0,0, turned 0
    And map piece 03 lies at 0,2, turned 5
    And map piece 160 lies at -1,2, turned 1
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And #5 lies on 1,1, joining SW and NW
    And #5 lies on -1,2, joining NE and SE
    And the AG owns a 3-train
    And it is the AG's turn to run its trains

  @LA-OR.run-g @reading:LA-Q55=a
  Scenario: A route ends in a distant destination
    When the AG tries to run
      | 3-train | 1,1 0,1 -1,2 |
    Then it is refused and nothing has changed
    When the AG runs
      | 3-train | 1,1 0,1 |
    Then the AG has earned $60

  @LA-OR.run-g @reading:LA-Q55=b
  Scenario: A route runs through a distant destination as through a city
    When the AG runs
      | 3-train | 1,1 0,1 -1,2 |
    Then the AG has earned $80
