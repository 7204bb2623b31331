Feature: Suburbs
  Suburban puts its two markers on ordinary cities that it reaches and in which it has no hub, one on a tile, at any time in
  its turn. There they stay.

  Background: Suburban at -1,0, joined with the cities 0,-1 and -2,1
    Given 3 players at the table in phase 3
    And the Suburban is in operation, opened at $80
    And Alice is president of the Suburban with 60%
    And the Suburban owns a 2-train
    And the Suburban has $200 in its treasury
    And the Express is in operation, opened at $70
    And Bob is president of the Express with 60%
    And the Express owns a 2-train
    And the Express has $200 in its treasury
    And #57 lies on each of -1,0, 0,-1 and -2,1, joining NE and SW
    And it is the Suburban's turn to lay track

  @LA-OR.flow-d
  Scenario: Suburban puts a marker on a city that it reaches
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only
    And the Suburban has $200 in its treasury

  @LA-OR.flow-d
  Scenario: Two in one turn, and no third
    Given #6 lies on -3,2, joining S and NE
    When the Suburban puts a suburb on 0,-1
    And the Suburban puts a suburb on -2,1
    Then the Suburban has suburbs on 0,-1 and -2,1 only
    When the Suburban tries to put a suburb on -3,2
    Then it is refused and nothing has changed

  @LA-OR.flow-d
  Scenario Outline: At any time in its turn: <when>
    Given it is the Suburban's turn to <when>
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only
    And it is the Suburban's turn to <when>

    Examples:
      | when                   |
      | issue or redeem shares |
      | lay track              |
      | run its trains         |
      | distribute $40         |
      | buy trains             |

  @LA-OR.flow-d
  Scenario: One marker on a tile
    Given the Suburban has a suburb on 0,-1
    When the Suburban tries to put a suburb on 0,-1
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on -2,1
    Then the Suburban has suburbs on 0,-1 and -2,1 only

  @LA-OR.flow-d
  Scenario: No marker where it has a hub
    When the Suburban tries to put a suburb on -1,0
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only

  @LA-OR.flow-d
  Scenario: No marker where no route leads
    Given #57 lies on -2,2, joining SW and NE
    When the Suburban tries to put a suburb on 3,1
    Then it is refused and nothing has changed
    When the Suburban tries to put a suburb on -2,2
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only

  @LA-OR.flow-d
  Scenario Outline: No marker on <what>
    Given #294 lies on 1,-2, joining S, SW, N and NE
    And #9 lies on 1,-3, joining N and S
    When the Suburban tries to put a suburb on <hex>
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only

    Examples:
      | what       | hex  |
      | a capital  | 1,-2 |
      | plain land | 1,-3 |

  @LA-OR.flow-d
  Scenario: A city full of others' hubs is reached, those beyond are not
    Given the Expansive is in operation, opened at $60
    And Carol is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has a token in -2,1
    And #6 lies on -3,2, joining NW and NE
    And it is the Suburban's turn to lay track
    When the Suburban tries to put a suburb on -3,2
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on -2,1
    Then the Suburban has a suburb on -2,1 only

  @LA-OR.flow-d
  Scenario: They lie still when their tile is upgraded
    Given the Suburban has a suburb on 0,-1
    When the Suburban lays #14 on 0,-1, joining S, SW, N and NE
    Then the Suburban has a suburb on 0,-1 only
    And #14 lies on 0,-1, joining S, SW, N and NE

  @LA-OR.flow-d
  Scenario: No other company puts a suburb anywhere
    Given #57 lies on -1,3, joining NW and SE
    And #57 lies on -2,3, joining NW and SE
    And it is the Express's turn to lay track
    # No legal twin: its charter gives no markers.
    When the Express tries to put a suburb on -2,3
    Then it is refused and nothing has changed
    When the Express lays #8 on 0,3, joining NW and NE
    Then the Express has no suburb on the map

  @LA-OR.flow-d @LA-MG.form-f
  Scenario: A major formed of Suburban has what is left of them
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And the Federation has a suburb on 0,-1
    And it is the Federation's turn to lay track
    When the Federation puts a suburb on -2,1
    Then the Federation has suburbs on 0,-1 and -2,1 only
