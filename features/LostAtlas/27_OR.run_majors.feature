Feature: Majors run as minors do
  A major has to run if it can, and full cities stop its trains.

  Background: Federation, formed of Tunneling at -2,0 and Resourceful at 1,3; Expansive has a hub at -2,1
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And the Expansive is in operation, opened at $80
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has a token in -2,1
    And #57 lies on -2,2, joining N and S
    And it is the Federation's turn to run its trains

  @LA-OR.run-e @LA-OR.run-f
  Scenario: A train of a major does not pass a full city, it may end there
    Given #57 lies on each of -2,0 and -2,1, joining N and S
    When the Federation tries to run
      | 3-train | -2,0 -2,1 -2,2 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -2,0 -2,1 |
    Then the Federation has earned $40

  @LA-OR.flow-g
  Scenario: A major that can run has to
    Given #57 lies on each of -2,0 and -2,1, joining N and S
    When the Federation tries to run no train
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -2,0 -2,1 |
    Then the Federation has earned $40

  @LA-OR.flow-b
  Scenario: Nobody but its president says where its trains run
    Given #57 lies on each of -2,0 and -2,1, joining N and S
    When the Federation, on Bob's word, tries to run
      | 3-train | -2,0 -2,1 |
    Then it is refused and nothing has changed
    When the Federation, on Alice's word, runs
      | 3-train | -2,0 -2,1 |
    Then the Federation has earned $40

  @LA-OR.run-a
  Scenario Outline: Any of its hubs makes a route, here that at <hub>
    Given #57 lies on 1,3, joining SW and NE
    And #57 lies on -2,0, joining N and S
    When the Federation runs
      | 3-train | <hub> |
    Then the Federation has earned $20

    Examples:
      | hub  |
      | -2,0 |
      | 1,3  |

  @LA-OR.run-e
  Scenario: A full city in which it has a hub itself lets its train pass
    Given #14 lies on -2,1, joining S, SW, N and NE
    And #57 lies on -2,0, joining N and S
    And the Federation has a token in -2,1
    When the Federation runs
      | 3-train | -2,0 -2,1 -2,2 |
    Then the Federation has earned $70

  @LA-OR.run-f
  Scenario: A route may begin in a full city and end in another
    Given the Suburban is in operation, opened at $70
    And Carol is president of the Suburban with 60%
    And the Suburban owns a 2-train
    And #57 lies on -1,0, joining NW and SE
    And #5 lies on -2,0, joining S and SE
    And #57 lies on -2,1, joining N and S
    When the Federation runs
      | 3-train | -1,0 -2,0 -2,1 |
    Then the Federation has earned $60

  @LA-OR.run-i @LA-OR.run-g
  Scenario: A route may begin at one distant destination and end at another
    Given it is phase 6
    And the Federation owns a 6-train
    And the Expansive owns a 5-train
    And #6 lies on -2,3, joining SW and SE
    And #57 lies on -1,3, joining NW and SE
    And #9 lies on 0,3, joining NW and SE
    And #6 lies on 1,3, joining NW and NE
    And #9 lies on 2,2, joining SW and NE
    And #6 lies on 3,1, joining SW and SE
    And #8 lies on 4,1, joining NW and NE
    And #8 lies on 5,0, joining SW and N
    And it is the Federation's turn to run its trains
    When the Federation runs
      | 6-train | -3,4 -2,3 -1,3 0,3 1,3 2,2 3,1 4,1 5,0 5,-1 |
    Then the Federation has earned $220
