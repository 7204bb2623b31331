Feature: Suburbs, whenever and by whom
  Where a suburb may lie, and how many there are, is the same at any time of the turn, and for a major formed of Suburban.

  Background: Suburban at -1,0, joined with the cities 0,-1 and -2,1
    Given 3 players at the table in phase 3
    And the Express is in operation, opened at $90
    And Bob is president of the Express with 60%
    And the Express owns a 2-train
    And the Suburban is in operation, opened at $80
    And Alice is president of the Suburban with 60%
    And the Suburban owns a 2-train
    And the Suburban has $200 in its treasury
    And #57 lies on each of -1,0, 0,-1 and -2,1, joining NE and SW
    And it is the Suburban's turn to lay track

  @LA-OR.flow-d
  Scenario Outline: No marker where no route leads, though it is time to <when>
    Given #57 lies on -2,2, joining SW and NE
    And it is the Suburban's turn to <when>
    When the Suburban tries to put a suburb on -2,2
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only

    Examples:
      | when                   |
      | issue or redeem shares |
      | distribute $40         |

  @LA-OR.flow-d
  Scenario Outline: There is no third marker, be it time to <when>
    Given #6 lies on -3,2, joining S and NE
    And the Suburban has a suburb on 0,-1
    And it is the Suburban's turn to <when>
    When the Suburban puts a suburb on -2,1
    Then the Suburban has suburbs on 0,-1 and -2,1 only
    When the Suburban tries to put a suburb on -3,2
    Then it is refused and nothing has changed

    Examples:
      | when           |
      | distribute $40 |
      | buy trains     |

  @LA-OR.flow-d
  Scenario: One marker on a tile, also while the revenue is being dealt with
    Given the Suburban has a suburb on 0,-1
    And it is the Suburban's turn to distribute $40
    When the Suburban tries to put a suburb on 0,-1
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on -2,1
    Then the Suburban has suburbs on 0,-1 and -2,1 only

  @LA-OR.flow-d
  Scenario: There is no third marker after a tile has been laid
    Given #6 lies on -3,2, joining S and NE
    And the Suburban has a suburb on 0,-1
    And it is the Suburban's turn to lay track
    When the Suburban lays #14 on 0,-1, joining S, SW, N and NE
    And the Suburban puts a suburb on -2,1
    Then the Suburban has suburbs on 0,-1 and -2,1 only
    When the Suburban tries to put a suburb on -3,2
    Then it is refused and nothing has changed

  @LA-OR.flow-d @LA-MG.form-f
  Scenario Outline: A major formed of Suburban puts none <where>
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And #294 lies on 1,-2, joining S, SW, N and NE
    And #57 lies on -2,2, joining SW and NE
    And it is the Federation's turn to lay track
    When the Federation tries to put a suburb on <hex>
    Then it is refused and nothing has changed
    When the Federation puts a suburb on -2,1
    Then the Federation has a suburb on -2,1 only

    Examples:
      | where                | hex  |
      | on a capital         | 1,-2 |
      | where no route leads | -2,2 |
