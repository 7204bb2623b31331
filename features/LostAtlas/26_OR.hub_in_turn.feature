Feature: The second hub of a minor
  Where a hub goes is the same for minors and majors, and at any place in the round.

  Background: Expansive at 1,-1, whose turn comes after that of Federation; a city north-west of it
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
    And #9 lies on 2,-1, joining SE and NW
    And #57 lies on 1,2, joining NE and SW
    And it is the Expansive's turn to place a token

  @LA-OR.hub-a @LA-OR.hub-b
  Scenario Outline: Expansive places its second hub <not so>
    When the Expansive tries to place a token in <place>
    Then it is refused and nothing has changed
    When the Expansive places a token in 0,-1
    Then the Expansive has tokens in 1,-1 and 0,-1 only
    And the Expansive has $160 in its treasury

    Examples:
      | not so                               | place                                  | clause      |
      | in no city to which no route leads   | 1,2                                    | LA-OR.hub-b |
      | on no plain land                     | 2,-1                                   | LA-OR.hub-b |
      | in no exchange for that of its home  | 0,-1, removing its token in 1,-1       | LA-OR.hub-a |
