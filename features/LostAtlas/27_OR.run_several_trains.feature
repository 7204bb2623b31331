Feature: Several trains of a company
  A company runs a route with each of its trains, no two the same. Its revenue is what they earn together.

  Background: Agricultural, AG, of Alice's runs from a distant destination over four cities to the north
    Given 3 players at the table in phase 3
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And #6 lies on -2,3, joining SW and N
    And #57 lies on each of -2,2, -2,1 and -2,0, joining S and N

  @LA-OR.run-c @LA-OR.run-k
  Scenario: Each train runs a route, and their worth is added up
    Given the AG owns a 2-train and a 3-train
    And it is the AG's turn to run its trains
    # proves LA-OR.run-c LA-OR.run-k
    When the AG runs
      | 2-train | -3,4 -2,3      |
      | 3-train | -2,3 -2,2 -2,1 |
    # proves LA-OR.run-k
    Then the AG has earned $120

  @LA-OR.run-c
  Scenario: A company with one train runs one route
    Given the AG owns a 2-train
    And it is the AG's turn to run its trains
    When the AG tries to run
      | 2-train | -3,4 -2,3 |
      | 2-train | -2,3 -2,2 |
    Then it is refused and nothing has changed
    When the AG runs
      | 2-train | -3,4 -2,3 |
    Then the AG has earned $60

  @LA-OR.run-c
  Scenario: A company runs no train of another company
    Given the TU is in operation, opened at $60
    And Bob is president of the TU with 60%
    And the TU owns a 3-train
    And the AG owns a 2-train
    And it is the AG's turn to run its trains
    When the AG tries to run
      | 3-train | -3,4 -2,3 -2,2 |
    Then it is refused and nothing has changed
    When the AG runs
      | 2-train | -3,4 -2,3 |
    Then the AG has earned $60

  @LA-OR.run-d
  Scenario: Two trains of a company do not run the same route
    Given the AG owns two 2-trains
    And it is the AG's turn to run its trains
    When the AG tries to run
      | 2-train | -3,4 -2,3 |
      | 2-train | -3,4 -2,3 |
    Then it is refused and nothing has changed
    When the AG runs
      | 2-train | -3,4 -2,3 |
      | 2-train | -2,3 -2,2 |
    Then the AG has earned $100

  @LA-OR.run-d @reading:LA-Q52=a
  Scenario: Two trains of a company use no track together
    Given the AG owns a 2-train and a 3-train
    And it is the AG's turn to run its trains
    When the AG tries to run
      | 2-train | -3,4 -2,3      |
      | 3-train | -3,4 -2,3 -2,2 |
    Then it is refused and nothing has changed
    When the AG runs
      | 2-train | -3,4 -2,3      |
      | 3-train | -2,3 -2,2 -2,1 |
    Then the AG has earned $120

  @LA-OR.run-d @reading:LA-Q52=b
  Scenario: Two trains of a company may use the same track on different routes
    Given the AG owns a 2-train and a 3-train
    And it is the AG's turn to run its trains
    When the AG runs
      | 2-train | -3,4 -2,3      |
      | 3-train | -3,4 -2,3 -2,2 |
    Then the AG has earned $140

  @LA-OR.run-d @LA-OR.run-j @reading:LA-Q54=a
  Scenario: Two trains may have their one stop in the same city
    Given the RE is in operation, opened at $60
    And Bob is president of the RE with 60%
    And #57 lies on 1,3, joining SW and NE
    And the RE owns two 2-trains
    And it is the RE's turn to run its trains
    When the RE runs
      | 2-train | 1,3 |
      | 2-train | 1,3 |
    Then the RE has earned $40

  @LA-OR.run-d @LA-OR.run-j @reading:LA-Q54=b
  Scenario: Two trains with one stop each do not have it in the same city
    Given the RE is in operation, opened at $60
    And Bob is president of the RE with 60%
    And #57 lies on 1,3, joining SW and NE
    And the RE owns two 2-trains
    And it is the RE's turn to run its trains
    When the RE tries to run
      | 2-train | 1,3 |
      | 2-train | 1,3 |
    Then it is refused and nothing has changed
    When the RE runs
      | 2-train | 1,3 |
    Then the RE has earned $20

  # ------------------------------------------------------------------------------------------------ how well they run

  @LA-OR.run-c @LA-OR.run-k @reading:LA-Q106=a
  Scenario: The president picks the routes, and a train may stay at home
    Given the AG owns two 2-trains
    And it is the AG's turn to run its trains
    When the AG runs
      | 2-train | -2,3 -2,2 |
    Then the AG has earned $40

  @LA-OR.run-c @LA-OR.run-k @LA-OR.flow-g @reading:LA-Q106=b
  Scenario: The trains earn as much as they can
    Given the AG owns two 2-trains
    And it is the AG's turn to run its trains
    When the AG tries to run
      | 2-train | -2,3 -2,2 |
    Then it is refused and nothing has changed
    When the AG tries to run no train
    Then it is refused and nothing has changed
    When the AG runs
      | 2-train | -3,4 -2,3 |
      | 2-train | -2,3 -2,2 |
    Then the AG has earned $100

  @LA-OR.run-k @LA-OR.run-d @reading:LA-Q52=a
  Scenario: The best run of two trains
    Given the AG owns a 2-train and a 3-train
    And it is the AG's turn to run its trains
    Then the best run of the AG is worth $120
    When the AG runs
      | 2-train | -3,4 -2,3      |
      | 3-train | -2,3 -2,2 -2,1 |
    Then the AG has earned $120
