Feature: Track, and cities on the way
  A route uses no track twice and comes to no city and no distant destination twice. Where track forks, no train turns from
  one branch into the other.

  Background: Suburban, SU, is Alice's; the home of Tunneling, TU, lies beside its own
    Given 3 players at the table in phase 3
    And the SU is in operation, opened at $70
    And Alice is president of the SU with 60%

  @LA-OR.run-b
  Scenario: A route does not go back over the track by which it came
    Given #23 lies on -1,-1, turned 3
    And #23 lies on -1,-2, turned 0
    And #7 lies on 0,-3, joining SW and NW
    And #7 lies on -1,-3, joining S and SE
    And #5 lies on -1,0, joining NW and N
    And #5 lies on -2,0, joining NE and SE
    And the SU owns a 3-train
    And it is the SU's turn to run its trains
    When the SU tries to run
      | 3-train | -1,0 -1,-1 -1,-2 0,-3 -1,-3 -1,-2 -1,-1 -2,0 |
    Then it is refused and nothing has changed
    When the SU runs
      | 3-train | -1,0 -2,0 |
    Then the SU has earned $40

  @LA-OR.run-b @reading:LA-Q106=a
  Scenario: Nor does the route of one of two trains
    Given #23 lies on -1,-1, turned 3
    And #23 lies on -1,-2, turned 0
    And #7 lies on 0,-3, joining SW and NW
    And #7 lies on -1,-3, joining S and SE
    And #5 lies on -1,0, joining NW and N
    And #5 lies on -2,0, joining NE and SE
    And the SU owns two 3-trains
    And it is the SU's turn to run its trains
    When the SU tries to run
      | 3-train | -1,0 -1,-1 -1,-2 0,-3 -1,-3 -1,-2 -1,-1 -2,0 |
    Then it is refused and nothing has changed
    When the SU runs
      | 3-train | -1,0 -2,0 |
    Then the SU has earned $40

  @LA-OR.run-g
  Scenario: A route does not come back to a city where it has been
    Given #5 lies on -1,0, joining SW and NW
    And #5 lies on -2,0, joining S and SE
    And #5 lies on -2,1, joining N and NE
    And it is phase 4
    And the SU owns a 4-train
    And it is the SU's turn to run its trains
    When the SU tries to run
      | 4-train | -1,0 -2,1 -2,0 -1,0 |
    Then it is refused and nothing has changed
    When the SU runs
      | 4-train | -1,0 -2,1 -2,0 |
    Then the SU has earned $60

  @LA-OR.run-g @reading:LA-Q106=a
  Scenario: Nor does the route of one of two trains come back to a city
    Given #5 lies on -1,0, joining SW and NW
    And #5 lies on -2,0, joining S and SE
    And #5 lies on -2,1, joining N and NE
    And it is phase 4
    And the SU owns two 4-trains
    And it is the SU's turn to run its trains
    When the SU tries to run
      | 4-train | -1,0 -2,1 -2,0 -1,0 |
    Then it is refused and nothing has changed
    When the SU runs
      | 4-train | -1,0 -2,1 -2,0 |
    Then the SU has earned $60

  @LA-OR.run-g
  Scenario: A distant destination of two hexes is one, and a route comes to it once
    Given the EA is in operation, opened at $60
    And Carol is president of the EA with 60%
    And the EA has a token in 4,0
    And #8 lies on 4,-1, joining S and NE
    And #6 lies on 4,0, joining N and SE
    And #7 lies on 5,0, joining NW and N
    And the EA owns a 3-train
    And it is the EA's turn to run its trains
    When the EA tries to run
      | 3-train | 5,-2 4,-1 4,0 5,0 5,-1 |
    Then it is refused and nothing has changed
    When the EA runs
      | 3-train | 5,-2 4,-1 4,0 |
    Then the EA has earned $60

  @LA-OR.run-h
  Scenario: Where track forks, a train does not turn from one branch into the other
    Given #23 lies on -3,1, turned 0
    And #57 lies on -3,0, joining S and N
    And #57 lies on -3,2, joining S and N
    And #5 lies on -2,0, joining S and SW
    And the TU is in operation, opened at $70
    And Bob is president of the TU with 60%
    And the TU owns a 2-train
    And it is the TU's turn to run its trains
    When the TU tries to run
      | 2-train | -2,0 -3,1 -3,0 |
    Then it is refused and nothing has changed
    When the TU runs
      | 2-train | -2,0 -3,1 -3,2 |
    Then the TU has earned $40

  @LA-OR.run-h @reading:LA-Q56=a
  Scenario: Track between two neighbouring sides is no sharp bend
    Given #7 lies on -3,1, joining N and NE
    And #57 lies on -3,0, joining S and N
    And #5 lies on -2,0, joining S and SW
    And the TU is in operation, opened at $70
    And Bob is president of the TU with 60%
    And the TU owns a 2-train
    And it is the TU's turn to run its trains
    When the TU runs
      | 2-train | -2,0 -3,1 -3,0 |
    Then the TU has earned $40

  @LA-OR.run-h @reading:LA-Q56=b
  Scenario: Track between two neighbouring sides is too sharp for a train
    Given #7 lies on -3,1, joining N and NE
    And #57 lies on -3,0, joining S and N
    And #5 lies on -2,0, joining S and SW
    And #57 lies on -2,1, joining S and N
    And the TU is in operation, opened at $70
    And Bob is president of the TU with 60%
    And the TU owns a 2-train
    And it is the TU's turn to run its trains
    When the TU tries to run
      | 2-train | -2,0 -3,1 -3,0 |
    Then it is refused and nothing has changed
    When the TU runs
      | 2-train | -2,0 -2,1 |
    Then the TU has earned $40
