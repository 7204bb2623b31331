Feature: The revenue of a major
  A token of the major is put on the revenue board: from its first operating round on it earns like any company.

  @LA-MG.token-a @LA-MG.asset-b
  Scenario: A major runs the trains of both minors in the next operating round
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $100
    And the Express is in operation, opened at $90
    And Alice is president of the Agricultural with 40%
    And Bob is president of the Express with 40%
    And the Agricultural owns a 2-train
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And it is the Agricultural's turn to propose a merger
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And everybody passes
    And the Conglomerate runs
      | 2-train | -2,3 -1,3 |
    Then the Conglomerate has earned $40
    And it is operating round 3.1
