Feature: No company acts in the turn of another one
  Each lays track, runs and buys trains when its own turn comes, however much it could do so before.

  @LA-OR.flow-e
  Scenario: While one company has its turn, another one does not do what it will do in its own
    Given 3 players at the table in phase 3
    And the Suburban is in operation, opened at $80
    And Alice is president of the Suburban with 60%
    And the Suburban has $300 in its treasury
    And the Suburban owns a 2-train
    And the Express is in operation, opened at $70
    And Bob is president of the Express with 60%
    And the Express has $300 in its treasury
    And the Express owns a 2-train
    And #57 lies on each of -1,0, 0,-1 and -2,1, joining NE and SW
    And #57 lies on each of -1,3 and -2,3, joining NW and SE
    And it is the Suburban's turn to lay track
    When the Express tries to lay #9 on 0,3, joining NW and SE
    Then it is refused and nothing has changed
    When the Suburban runs
      | 2-train | -1,0 0,-1 |
    And the Suburban keeps its revenue
    Then it is the Suburban's turn to buy trains
    When the Express tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Suburban ends its turn
    And the Express lays #9 on 0,3, joining NW and SE
    Then #9 lies on 0,3, joining NW and SE
    When the Express runs
      | 2-train | -2,3 -1,3 |
    And the Express keeps its revenue
    And the Express buys a 3-train from the bank for $200
    Then the Express owns a 2-train and a 3-train

  @LA-OR.flow-e
  Scenario: While one company is to run, another one does not run, though it could
    Given 3 players at the table in phase 3
    And the Suburban is in operation, opened at $80
    And Alice is president of the Suburban with 60%
    And the Suburban owns a 2-train
    And the Express is in operation, opened at $70
    And Bob is president of the Express with 60%
    And the Express owns a 2-train
    And #57 lies on each of -1,0, 0,-1 and -2,1, joining NE and SW
    And #57 lies on each of -1,3 and -2,3, joining NW and SE
    And it is the Suburban's turn to run its trains
    When the Express tries to run
      | 2-train | -2,3 -1,3 |
    Then it is refused and nothing has changed
    When the Suburban runs
      | 2-train | -1,0 0,-1 |
    Then the Suburban has earned $40
    When the Suburban keeps its revenue
    And the Suburban ends its turn
    And the Express runs
      | 2-train | -2,3 -1,3 |
    Then the Express has earned $40

  @LA-OR.flow-e @reading:LA-Q57=a
  Scenario: While one company has its turn, another one places no hub, though it could
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Expansive is in operation, opened at $80
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And #57 lies on 1,-1, joining SE and NW
    And #5 lies on 0,-1, joining S and SE
    And it is the Federation's turn to lay track
    When the Expansive tries to place a token in 0,-1
    Then it is refused and nothing has changed
    When the Federation ends its turn
    And the Expansive places a token in 0,-1
    Then the Expansive has tokens in 1,-1 and 0,-1 only
    And the Expansive has $160 in its treasury
