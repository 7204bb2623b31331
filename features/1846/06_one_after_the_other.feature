Feature: One corporation after the other
  A corporation finishes its turn before the next one begins. While one of them builds, runs or buys trains, no other does.

  @1846-6-b
  Scenario: While one corporation builds, runs and buys trains, another does not
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $400 in its treasury
    And the GT owns a 2-train
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC has $400 in its treasury
    And the NYC owns a 2-train
    And #57 lies on B16, joining W and E
    And it is the GT's turn to build
    When the NYC tries to lay #9 on B14, joining W and E
    Then it is refused and nothing has changed
    When the GT lays #9 on B14, joining W and E
    Then the GT has $380 in its treasury
    When the NYC tries to run
      | 2-train | B16 B18 |
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 B18 |
    And the GT keeps its revenue
    Then it is the GT's turn to buy trains
    When the NYC tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the NYC tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 2-train and a 4-train
    When the GT buys no train
    Then it is the NYC's turn to issue or redeem shares
    And the NYC has $400 in its treasury
