Feature: Suburbs, out of turn and in need
  Suburban puts its markers in its own turn, at any time of it.

  Background: Suburban at -1,0, joined with the cities 0,-1 and -2,1
    Given 3 players at the table in phase 3
    And the Suburban is in operation, opened at $80
    And Alice is president of the Suburban with 60%
    And the Suburban has $30 in its treasury
    And the Express is in operation, opened at $70
    And Bob is president of the Express with 60%
    And the Express owns a 2-train
    And Alice has $500
    And #57 lies on each of -1,0, 0,-1 and -2,1, joining NE and SW

  @LA-OR.flow-d @LA-OR.flow-e
  Scenario: Another company puts none in the turn of Suburban
    Given the Suburban owns a 2-train
    And it is the Suburban's turn to lay track
    When the Express tries to put a suburb on 0,-1
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only

  @LA-OR.flow-d @LA-OR.force-a
  Scenario: Suburban may put one while its president has to help it to a train
    Given it is Alice's turn to raise money for the Suburban
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only
    When the Suburban buys a 3-train from the bank for $200
    Then Alice has $330

  @LA-OR.flow-d
  Scenario Outline: While its president has to help it, too, Suburban puts none on <where>
    Given #57 lies on -2,2, joining SW and NE
    And #294 lies on 1,-2, joining S, SW, N and NE
    And #9 lies on 1,-3, joining N and S
    And it is Alice's turn to raise money for the Suburban
    When the Suburban tries to put a suburb on <hex>
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has a suburb on 0,-1 only

    Examples:
      | where                         | hex  |
      | a city that it does not reach | -2,2 |
      | plain land                    | 1,-3 |
      | a capital                     | 1,-2 |

  @LA-OR.flow-d
  Scenario: While its president has to help it, too, Suburban has two of them and no third
    Given #6 lies on -3,2, joining S and NE
    And the Suburban has a suburb on 0,-1
    And it is Alice's turn to raise money for the Suburban
    When the Suburban puts a suburb on -2,1
    Then the Suburban has suburbs on 0,-1 and -2,1 only
    When the Suburban tries to put a suburb on -3,2
    Then it is refused and nothing has changed
