Feature: How many stops a train makes
  The number of a train says how many cities and distant destinations its route may have; one is enough, that of its hub.
  No city on the way is left out.

  Background: Agricultural, AG, of Alice's: seven cities on a line
    Given 3 players at the table in phase 3
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And #57 lies on each of -2,2, -2,1 and -2,0, joining S and N
    And #5 lies on -2,-1, joining S and SW
    And #57 lies on -3,0, joining SW and NE
    And #8 lies on -4,1, joining S and NE
    And #57 lies on -4,2, joining S and N

  @LA-OR.run-j
  Scenario Outline: A <train> makes <number> stops, not one more
    Given it is <phase>
    And #57 lies on -2,3, joining S and N
    And the AG owns a <train>
    And it is the AG's turn to run its trains
    When the AG tries to run
      | <train> | <too many> |
    Then it is refused and nothing has changed
    When the AG runs
      | <train> | <just right> |
    Then the AG has earned <revenue>

    Examples:
      | train   | number | phase   | too many                                               | just right                                        | revenue |
      | 2-train | two    | phase 3 | -2,3 -2,2 -2,1                                         | -2,3 -2,2                                         | $40     |
      | 3-train | three  | phase 3 | -2,3 -2,2 -2,1 -2,0                                    | -2,3 -2,2 -2,1                                    | $60     |
      | 4-train | four   | phase 4 | -2,3 -2,2 -2,1 -2,0 -2,-1                              | -2,3 -2,2 -2,1 -2,0                               | $80     |
      | 5-train | five   | phase 5 | -2,3 -2,2 -2,1 -2,0 -2,-1 -3,0                         | -2,3 -2,2 -2,1 -2,0 -2,-1                         | $100    |
      | 6-train | six    | phase 6 | -2,3 -2,2 -2,1 -2,0 -2,-1 -3,0 -4,1 -4,2               | -2,3 -2,2 -2,1 -2,0 -2,-1 -3,0                    | $120    |

  @LA-OR.run-j
  Scenario: A 7-train makes seven stops, not one more
    Given it is phase 7
    And #6 lies on -2,3, joining SW and N
    And the AG owns a 7-train
    And it is the AG's turn to run its trains
    When the AG tries to run
      | 7-train | -3,4 -2,3 -2,2 -2,1 -2,0 -2,-1 -3,0 -4,1 -4,2 |
    Then it is refused and nothing has changed
    When the AG runs
      | 7-train | -3,4 -2,3 -2,2 -2,1 -2,0 -2,-1 -3,0 |
    Then the AG has earned $220

  @LA-OR.run-j
  Scenario: An ∞-train makes any number of stops
    Given it is phase 7
    And #6 lies on -2,3, joining SW and N
    And the AG owns a ∞-train
    And it is the AG's turn to run its trains
    When the AG runs
      | ∞-train | -3,4 -2,3 -2,2 -2,1 -2,0 -2,-1 -3,0 -4,1 -4,2 |
    Then the AG has earned $240

  @LA-OR.run-j @reading:LA-Q106=a
  Scenario Outline: A 3-train makes one stop, two or three: <route>
    Given #6 lies on -2,3, joining SW and N
    And the AG owns a 3-train
    And it is the AG's turn to run its trains
    # proves LA-OR.run-j
    When the AG runs
      | 3-train | <route> |
    # proves LA-OR.run-j
    Then the AG has earned <revenue>

    Examples:
      | route          | revenue |
      | -2,3           | $20     |
      | -3,4 -2,3      | $60     |
      | -3,4 -2,3 -2,2 | $80     |

  @LA-OR.run-j
  Scenario: One stop is enough, where there is no other
    Given the RE is in operation, opened at $60
    And Bob is president of the RE with 60%
    And #57 lies on 1,3, joining SW and NE
    And the RE owns a 2-train
    And it is the RE's turn to run its trains
    When the RE runs
      | 2-train | 1,3 |
    Then the RE has earned $20

  @LA-OR.run-j @LA-OR.run-a
  Scenario: The one stop is a city with a hub of the company
    Given the RE is in operation, opened at $60
    And Bob is president of the RE with 60%
    And #57 lies on 1,3, joining SW and NE
    And the RE owns a 2-train
    And it is the RE's turn to run its trains
    When the RE tries to run
      | 2-train | -2,1 |
    Then it is refused and nothing has changed
    When the RE runs
      | 2-train | 1,3 |
    Then the RE has earned $20
