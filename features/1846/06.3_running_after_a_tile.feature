Feature: Running trains after a tile has been laid
  What a corporation has built in its turn changes nothing in what its trains may do.

  Background: the GT has laid the tile in front of its home, B16, and has a line to the east
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has already laid #57 on B16, joining W and E, in this turn
    And the GT owns a 2-train
    And it is the GT's turn to run its trains

  @1846-6.3-a @1846-6-h @reading:1846-Q95=a
  Scenario: After a tile too its trains have to run
    When the GT tries to run no train
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 B18 |
    Then the GT has earned $50

  @1846-6.3-a
  Scenario: After a tile too it runs its own trains only
    When the GT tries to run
      | 4-train | B16 B18 |
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 B18 |
    Then the GT has earned $50

  @1846-6.3-b
  Scenario: After a tile too a route has a city with a token of its own
    Given #57 lies on each of G9 and G7, joining W and E
    When the GT tries to run
      | 2-train | G9 G7 |
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 B18 |
    Then the GT has earned $50
