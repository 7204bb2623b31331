Feature: No company runs in the turn of another one
  Each runs its own trains, and when its own turn comes.

  @18CH-15-a @18CH-12-o @18CH-12-e
  Scenario: While one company is to run, another one does not run, though it could
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W owns a 3-train
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O owns a 3-train
    And #57 lies on C13, joining SW and NE
    And #57 lies on G13, joining NW and SE
    And it is the N&W's turn to run its trains
    When the C&O tries to run
      | 3-train | G13 H14 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 3-train | C13 B14 |
    Then the N&W has earned $70
    When the N&W keeps its revenue
    And the N&W ends its turn
    And the C&O runs
      | 3-train | G13 H14 |
    Then the C&O has earned $60
