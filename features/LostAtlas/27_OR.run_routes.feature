Feature: Routes and the hubs on them
  A route is an unbroken line of track with a hub of the company in it. It comes to cities and distant destinations; what
  these are worth together, it earns. Through a city full of others' hubs no train runs on, but it may begin or end there.

  Background: the line of Alice's Agricultural, AG, runs north over six cities
    Given 3 players at the table in phase 3
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And #57 lies on each of -2,2, -2,1 and -2,0, joining S and N
    And #5 lies on -2,-1, joining S and SW
    And #57 lies on -3,0, joining SW and NE

  @LA-OR.run-a @LA-OR.run-i
  Scenario: Without a hub of the company it is no route
    Given #57 lies on -2,3, joining S and N
    And the AG owns a 3-train
    And it is the AG's turn to run its trains
    # proves LA-OR.run-a
    When the AG tries to run
      | 3-train | -2,2 -2,1 -2,0 |
    Then it is refused and nothing has changed
    # proves LA-OR.run-i
    When the AG runs
      | 3-train | -2,3 -2,2 -2,1 |
    # proves LA-OR.run-i
    Then the AG has earned $60

  @LA-OR.run-a @LA-OR.run-i
  Scenario: A hub in the middle of the route will do
    Given #6 lies on -2,3, joining SW and N
    And the AG owns a 3-train
    And it is the AG's turn to run its trains
    # proves LA-OR.run-a
    When the AG runs
      | 3-train | -3,4 -2,3 -2,2 |
    Then the AG has earned $80

  @LA-OR.run-a
  Scenario: A train does not run on where there is no track
    Given #57 lies on -2,3, joining S and N
    And the AG owns a 3-train
    And it is the AG's turn to run its trains
    When the AG tries to run
      | 3-train | -2,3 -2,2 -3,2 |
    Then it is refused and nothing has changed
    When the AG runs
      | 3-train | -2,3 -2,2 -2,1 |
    Then the AG has earned $60

  # ------------------------------------------------------------------------------------------------- full cities

  @LA-OR.run-e @LA-OR.run-f
  Scenario: A city with no space but another company's hub ends the route
    Given the TU is in operation, opened at $60
    And Bob is president of the TU with 60%
    And it is phase 5
    And #57 lies on -2,3, joining S and N
    And the AG owns a 5-train
    And it is the AG's turn to run its trains
    # proves LA-OR.run-e
    When the AG tries to run
      | 5-train | -2,3 -2,2 -2,1 -2,0 -2,-1 |
    Then it is refused and nothing has changed
    # proves LA-OR.run-f
    When the AG runs
      | 5-train | -2,3 -2,2 -2,1 -2,0 |
    # proves LA-OR.run-f
    Then the AG has earned $80

  @LA-OR.run-e
  Scenario: A city in which nobody has a hub lets trains pass
    Given it is phase 5
    And #57 lies on -2,3, joining S and N
    And the AG owns a 5-train
    And it is the AG's turn to run its trains
    When the AG runs
      | 5-train | -2,3 -2,2 -2,1 -2,0 -2,-1 |
    Then the AG has earned $100

  @LA-OR.run-e
  Scenario: A company runs on from its own hub, even if that fills the city
    Given the TU is in operation, opened at $60
    And Bob is president of the TU with 60%
    And the TU owns a 3-train
    And it is the TU's turn to run its trains
    When the TU runs
      | 3-train | -2,1 -2,0 -2,-1 |
    Then the TU has earned $60
