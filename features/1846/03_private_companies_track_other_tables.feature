Feature: Private companies with a power over track, at other tables
  In games with fewer than five players some of these private companies are out of the game, and nothing is closed for
  them. In phase I there are no green tiles, which Lake Shore Line needs.

  @1846-3-aa @1846-6.2-t
  Scenario: The hexes are free from the start if the private company is not in the game
    Given 4 players at the table in phase I, without the C&O, Michigan Central and Meat Packing
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $100 in its treasury
    And the GT has a token in G15
    And #57 lies on G15, joining SW and NE
    And #5 lies on B16, joining SW and W
    And #9 lies on B14, joining W and E
    And Bob owns Ohio & Indiana
    And it is the GT's turn to build
    When the GT tries to lay #9 on F16, joining SW and NE
    Then it is refused and nothing has changed
    When the GT lays #9 on B12, joining W and E
    Then #9 lies on B12, joining W and E
    And the GT has $80 in its treasury

  @1846-3-ab @1846-6.2-f
  Scenario: There are no green tiles in phase I
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $300 in its treasury
    And #57 lies on D14, joining SW and NE
    And the GT owns a 2-train
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to build
    When the GT tries to lay #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    And Lake Shore Line can be used one more time

  @1846-6.2-f @1846-3-ab
  Scenario: While the revenue of phase I is being dealt with no power lays a green tile
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 2-train
    And #57 lies on B16, joining W and E
    And #57 lies on D14, joining SW and NE
    And the GT owns Michigan Central and Lake Shore Line
    And the GT has already bought Michigan Central and Lake Shore Line in this turn
    And it is the GT's turn to distribute $50
    When the GT tries to lay #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And Lake Shore Line can be used one more time

  @1846-3-x @1846-3-ab @1846-3-ah @1846-3-bc
  Scenario: At the start every power is whole
    Given a new game of 5 players
    When Erin keeps Michigan Southern
    Then Michigan Central can be used two more times
    And Ohio & Indiana can be used two more times
    And Lake Shore Line can be used one more time
    And Chicago & Western Indiana can be used one more time
    And Meat Packing can be used one more time
    And Erin has kept Michigan Southern
