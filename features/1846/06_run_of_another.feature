Feature: No corporation runs in the turn of another one
  Each runs its own trains, and when its own turn comes.

  @1846-6-b @1846-6-h
  Scenario: While one corporation is to run, another one does not run, though it could
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 2-train
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC owns a 2-train
    And #57 lies on B16, joining W and E
    And it is the GT's turn to run its trains
    When the NYC tries to run
      | 2-train | D20 C21 |
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 B18 |
    Then the GT has earned $50
    When the GT keeps its revenue
    And the GT ends its turn
    And the NYC runs
      | 2-train | D20 C21 |
    Then the NYC has earned $40
