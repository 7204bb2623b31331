Feature: Abilities on the way
  Express makes one stop more while it has one train only. Overnight passes cities full of others' hubs without stopping and
  without being paid there.

  @LA-OR.flow-d @LA-OR.run-j
  Scenario: The only train of Express makes one stop more than its number says
    Given 3 players at the table in phase 3
    And the Express is in operation, opened at $70
    And Alice is president of the Express with 60%
    And #57 lies on -1,3, joining NW and SE
    And #6 lies on -2,3, joining N and SE
    And #57 lies on each of -2,2 and -2,1, joining S and N
    And the Express owns a 2-train
    And it is the Express's turn to run its trains
    When the Express tries to run
      | 2-train | -1,3 -2,3 -2,2 -2,1 |
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 -2,3 -2,2 |
    Then the Express has earned $60

  @LA-OR.flow-d @LA-OR.run-j @reading:LA-Q54=a
  Scenario: With two trains Express makes no stop more
    Given 3 players at the table in phase 3
    And the Express is in operation, opened at $70
    And Alice is president of the Express with 60%
    And #57 lies on -1,3, joining NW and SE
    And #6 lies on -2,3, joining N and SE
    And #57 lies on each of -2,2 and -2,1, joining S and N
    And the Express owns two 2-trains
    And it is the Express's turn to run its trains
    When the Express tries to run
      | 2-train | -1,3 -2,3 -2,2 |
      | 2-train | -1,3           |
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 -2,3 |
      | 2-train | -1,3      |
    Then the Express has earned $60

  @LA-OR.flow-d @LA-OR.run-j @reading:LA-Q54=a
  Scenario: Nor does one of two trains of different kinds
    Given 3 players at the table in phase 3
    And the Express is in operation, opened at $70
    And Alice is president of the Express with 60%
    And #57 lies on -1,3, joining NW and SE
    And #6 lies on -2,3, joining N and SE
    And #57 lies on each of -2,2 and -2,1, joining S and N
    And the Express owns a 2-train and a 3-train
    And it is the Express's turn to run its trains
    When the Express tries to run
      | 2-train | -1,3 -2,3 -2,2 |
      | 3-train | -1,3           |
    Then it is refused and nothing has changed
    When the Express tries to run
      | 3-train | -1,3 -2,3 -2,2 -2,1 |
      | 2-train | -1,3                |
    Then it is refused and nothing has changed
    When the Express runs
      | 3-train | -1,3 -2,3 -2,2 |
      | 2-train | -1,3           |
    Then the Express has earned $80

  @LA-OR.flow-d @LA-OR.run-e
  Scenario: Overnight passes a full city without stopping, and is not paid there
    Given 3 players at the table in phase 3 of the long game
    And the Overnight is in operation, opened at $70
    And Alice is president of the Overnight with 60%
    And the Expansive is in operation, opened at $60
    And Bob is president of the Expansive with 60%
    And the Expansive has a token in -1,2
    And #57 lies on each of -1,3, -1,2 and -1,-1, joining S and N
    And #9 lies on each of -1,1 and -1,0, joining S and N
    And the Overnight owns a 2-train
    And it is the Overnight's turn to run its trains
    When the Overnight runs
      | 2-train | -1,3 -1,2 -1,1 -1,0 -1,-1 |
    Then the Overnight has earned $40

  @LA-OR.flow-d @LA-OR.run-f @reading:LA-Q107=a
  Scenario: Overnight may stop in a full city where its route ends
    Given 3 players at the table in phase 3 of the long game
    And the Overnight is in operation, opened at $70
    And Alice is president of the Overnight with 60%
    And the Expansive is in operation, opened at $60
    And Bob is president of the Expansive with 60%
    And the Expansive has a token in -1,2
    And #57 lies on each of -1,3 and -1,2, joining S and N
    And the Overnight owns a 2-train
    And it is the Overnight's turn to run its trains
    When the Overnight runs
      | 2-train | -1,3 -1,2 |
    Then the Overnight has earned $40

  @LA-OR.flow-d @LA-OR.run-f @reading:LA-Q107=b
  Scenario: Overnight never stops in a full city
    Given 3 players at the table in phase 3 of the long game
    And the Overnight is in operation, opened at $70
    And Alice is president of the Overnight with 60%
    And the Expansive is in operation, opened at $60
    And Bob is president of the Expansive with 60%
    And the Expansive has a token in -1,2
    And #57 lies on each of -1,3 and -1,2, joining S and N
    And the Overnight owns a 2-train
    And it is the Overnight's turn to run its trains
    When the Overnight tries to run
      | 2-train | -1,3 -1,2 |
    Then it is refused and nothing has changed
    When the Overnight runs
      | 2-train | -1,3 |
    Then the Overnight has earned $20

  # ---------------------------------------------------------------------------------------------------- suburbs

  @LA-OR.flow-d @LA-OR.run-i
  Scenario Outline: The trains of Suburban earn $10 more where it has a suburb: with <suburbs>, <earned>
    Given 3 players at the table in phase 3
    And the Suburban is in operation, opened at $70
    And Alice is president of the Suburban with 60%
    And #57 lies on each of -1,0, 0,-1 and -2,1, joining NE and SW
    And the Suburban has <suburbs>
    And the Suburban owns a 3-train
    And it is the Suburban's turn to run its trains
    When the Suburban runs
      | 3-train | -2,1 -1,0 0,-1 |
    Then the Suburban has earned <earned>

    Examples:
      | suburbs                  | earned |
      | a suburb on 0,-1         | $70    |
      | suburbs on 0,-1 and -2,1 | $80    |

  @LA-OR.flow-d @LA-OR.run-i
  Scenario: Each of its trains earns it
    Given 3 players at the table in phase 3
    And the Suburban is in operation, opened at $70
    And Alice is president of the Suburban with 60%
    And #57 lies on each of -1,0, 0,-1 and -2,1, joining NE and SW
    And the Suburban has suburbs on 0,-1 and -2,1
    And the Suburban owns two 2-trains
    And it is the Suburban's turn to run its trains
    When the Suburban runs
      | 2-train | -2,1 -1,0 |
      | 2-train | -1,0 0,-1 |
    Then the Suburban has earned $100

  @LA-OR.flow-d @LA-OR.run-i @reading:LA-Q56=a
  Scenario: A suburb to which two of its trains come pays both
    Given 3 players at the table in phase 3
    And the Suburban is in operation, opened at $70
    And Alice is president of the Suburban with 60%
    And #5 lies on -1,0, joining N and NE
    And #5 lies on 0,-1, joining SW and NW
    And #7 lies on -1,-1, joining S and SE
    And the Suburban has a suburb on 0,-1
    And the Suburban owns two 2-trains
    And it is the Suburban's turn to run its trains
    When the Suburban runs
      | 2-train | -1,0 0,-1      |
      | 2-train | -1,0 -1,-1 0,-1 |
    Then the Suburban has earned $100

  @LA-OR.flow-d @LA-OR.run-i
  Scenario: Another company is paid there what the city is worth
    Given 3 players at the table in phase 3
    And the Suburban is in operation, opened at $80
    And Alice is president of the Suburban with 60%
    And the Suburban owns a 2-train
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive has a token in -2,1
    And #57 lies on each of -1,0, 0,-1 and -2,1, joining NE and SW
    And the Suburban has a suburb on -2,1
    And the Expansive owns a 2-train
    And it is the Expansive's turn to run its trains
    When the Expansive runs
      | 2-train | -2,1 -1,0 |
    Then the Expansive has earned $40

  @LA-OR.flow-d @LA-MG.form-f
  Scenario: A major formed of Suburban earns $10 more in its suburbs
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Suburban and the Agricultural and has operated, beginning at $80
    And Alice is president of the Federation with 40%
    And #57 lies on each of -1,0 and 0,-1, joining NE and SW
    And the Federation has a suburb on 0,-1
    And the Federation owns a 3-train
    And it is the Federation's turn to run its trains
    When the Federation runs
      | 3-train | -1,0 0,-1 |
    Then the Federation has earned $50

  # --------------------------------------------------------------------------------------------------- in majors

  @LA-OR.flow-d @LA-OR.run-j @LA-MG.form-f
  Scenario: A major with the Express and two trains makes no stop more
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Express and the Agricultural and has operated, beginning at $80
    And Alice is president of the Federation with 40%
    And #57 lies on each of -2,3, -1,3 and 1,3, joining NW and SE
    And #9 lies on 0,3, joining NW and SE
    And the Federation owns two 2-trains
    And it is the Federation's turn to run its trains
    When the Federation tries to run
      | 2-train | -2,3 -1,3 0,3 1,3 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 2-train | -2,3 -1,3    |
      | 2-train | -1,3 0,3 1,3 |
    Then the Federation has earned $80

  @LA-OR.flow-d @LA-OR.run-e @LA-MG.form-f
  Scenario: A major formed of Overnight passes a full city without stopping
    Given 3 players at the table in phase 3 of the long game
    And the Federation has been formed of the Overnight and the Suburban and has operated, beginning at $80
    And Alice is president of the Federation with 40%
    And the Expansive is in operation, opened at $60
    And Bob is president of the Expansive with 60%
    And the Expansive has a token in -1,2
    And #57 lies on each of -1,3, -1,2 and -1,-1, joining S and N
    And #9 lies on each of -1,1 and -1,0, joining S and N
    And the Federation owns a 2-train
    And it is the Federation's turn to run its trains
    When the Federation runs
      | 2-train | -1,3 -1,2 -1,1 -1,0 -1,-1 |
    Then the Federation has earned $40

  @LA-OR.run-e @LA-MG.form-f
  Scenario: A major without Overnight does not pass it
    Given 3 players at the table in phase 3 of the long game
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $80
    And Alice is president of the Federation with 40%
    And the Federation has a token in -1,3
    And the Expansive is in operation, opened at $60
    And Bob is president of the Expansive with 60%
    And the Expansive has a token in -1,2
    And #57 lies on each of -1,3, -1,2 and -1,-1, joining S and N
    And #9 lies on each of -1,1 and -1,0, joining S and N
    And the Federation owns a 3-train
    And it is the Federation's turn to run its trains
    When the Federation tries to run
      | 3-train | -1,3 -1,2 -1,1 -1,0 -1,-1 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -1,3 -1,2 |
    Then the Federation has earned $40
