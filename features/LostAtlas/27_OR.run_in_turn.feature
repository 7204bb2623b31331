Feature: The trains of a major that is not the first in the round
  What makes a run is the same for every company, at any place in the round.

  Background: Federation, formed of Agricultural at -2,3 and Resourceful; its line leads north over four cities
    Given 3 players at the table in phase 3
    And the Expansive is in operation, opened at $110
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Federation has been formed of the Agricultural and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And #6 lies on -2,3, joining SW and N
    And #57 lies on each of -2,2, -2,1 and -2,0, joining S and N

  @LA-OR.run-a
  Scenario: A route of a major has one of its hubs as well
    Given the Federation owns a 3-train
    And it is the Federation's turn to run its trains
    When the Federation tries to run
      | 3-train | -2,2 -2,1 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -3,4 -2,3 -2,2 |
    Then the Federation has earned $80

  @LA-OR.run-c
  Scenario Outline: A major runs each train that it has once, <and not>
    Given the Federation owns a 3-train
    And it is the Federation's turn to run its trains
    When the Federation tries to run
      | <train> | -3,4 -2,3      |
      | 3-train | -2,3 -2,2 -2,1 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -3,4 -2,3 -2,2 |
    Then the Federation has earned $80

    Examples:
      | and not                       | train   |
      | no train of another company   | 2-train |
      | no train twice                | 3-train |

  @LA-OR.run-d @reading:LA-Q52=a
  Scenario: Two trains of a major use no track together
    Given the Federation owns a 2-train and a 3-train
    And it is the Federation's turn to run its trains
    When the Federation tries to run
      | 2-train | -3,4 -2,3      |
      | 3-train | -3,4 -2,3 -2,2 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 2-train | -3,4 -2,3      |
      | 3-train | -2,3 -2,2 -2,1 |
    Then the Federation has earned $120

  @LA-OR.run-d @LA-OR.run-j @reading:LA-Q54=b @reading:LA-Q106=a
  Scenario: Nor do two trains of the first company in the round have their one stop in the same city
    Given the Tunneling is in operation, opened at $120
    And Carol is president of the Tunneling with 60%
    And the Tunneling owns two 2-trains
    And it is the Tunneling's turn to run its trains
    When the Tunneling tries to run
      | 2-train | -2,0 |
      | 2-train | -2,0 |
    Then it is refused and nothing has changed
    When the Tunneling runs
      | 2-train | -2,0 |
    Then the Tunneling has earned $20

  @LA-OR.flow-g @LA-OR.run-k
  Scenario: A company that is not the first in the round runs if it can, whatever it has done before
    Given the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to lay track
    When the Federation lays #57 on -2,-1, joining N and S
    Then #57 lies on -2,-1, joining N and S
    When the Federation tries to run no train
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -3,4 -2,3 -2,2 |
    Then the Federation has earned $80

  @LA-OR.run-e @LA-OR.run-f @reading:LA-Q106=a
  Scenario: A full city stops the train of a company that is not the first in the round
    Given the Tunneling is in operation, opened at $80
    And Carol is president of the Tunneling with 60%
    And the Tunneling owns a 3-train
    And the Expansive owns a 3-train
    And the Federation owns a 5-train
    And it is phase 5
    And #57 lies on -2,-1, joining S and N
    And it is the Federation's turn to run its trains
    # proves LA-OR.run-e
    When the Federation tries to run
      | 5-train | -2,3 -2,2 -2,1 -2,0 -2,-1 |
    Then it is refused and nothing has changed
    # proves LA-OR.run-f
    When the Federation runs
      | 5-train | -2,3 -2,2 -2,1 -2,0 |
    # proves LA-OR.run-f
    Then the Federation has earned $80
