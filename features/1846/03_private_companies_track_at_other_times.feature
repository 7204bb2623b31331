Feature: Private companies with a power over track, at every point of a turn
  A power is used at any point of the turn of its company. What it is for, and how often, is the same then.

  Background: Alice's Grand Trunk with two powers over track, and a line from its home to the east
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 4-train
    And the GT has $300 in its treasury
    And #57 lies on B16, joining W and E
    And #9 lies on B12, joining W and E
    And #293 lies on E17, joining W and E
    And the GT owns Michigan Central and Lake Shore Line
    And the GT has already bought Michigan Central and Lake Shore Line in this turn

  @1846-3-x @1846-3-ab @1846-6.2-c
  Scenario Outline: When it is to <task> no power lays <tile> on <hex>
    Given it is the GT's turn to <task>
    When the GT tries to lay <tile> on <hex>, joining <sides>, by the power of <private>
    Then it is refused and nothing has changed
    When the GT lays #294 on E17, joining SW, W, NE and E, by the power of Lake Shore Line
    Then #294 lies on E17, joining SW, W, NE and E
    And the GT has $300 in its treasury

    Examples:
      | task                   | private          | tile | hex | sides             | clause     |
      | run its trains         | Michigan Central | #9   | B14 | W and E           | 1846-3-x   |
      | distribute $70         | Michigan Central | #9   | B14 | W and E           | 1846-3-x   |
      | run its trains         | Michigan Central | #24  | B12 | SW, W and E       | 1846-3-x   |
      | distribute $70         | Michigan Central | #24  | B12 | SW, W and E       | 1846-3-x   |
      | issue or redeem shares | Lake Shore Line  | #14  | D14 | SW, NW, NE and SE | 1846-6.2-c |
      | run its trains         | Lake Shore Line  | #14  | D14 | SW, NW, NE and SE | 1846-6.2-c |
      | distribute $70         | Lake Shore Line  | #14  | D14 | SW, NW, NE and SE | 1846-6.2-c |

  @1846-6.2-m @1846-3-ab
  Scenario Outline: When it is to <task> too, Lake Shore Line leaves the track of the city as it is
    Given it is the GT's turn to <task>
    When the GT tries to lay #295 on E17, joining SW, NE, E and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT lays #294 on E17, joining SW, W, NE and E, by the power of Lake Shore Line
    Then #294 lies on E17, joining SW, W, NE and E

    Examples:
      | task                   |
      | issue or redeem shares |
      | run its trains         |

  @1846-3-x
  Scenario Outline: When it is to <task> a power that is used up lays nothing more, the GT operating <place>
    Given the NYC is in operation, opened at <price>
    And Bob is president of the NYC with 60%
    And Michigan Central can be used no more times
    And it is the GT's turn to <task>
    When the GT tries to lay #9 on B10, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT lays #294 on E17, joining SW, W, NE and E, by the power of Lake Shore Line
    Then #294 lies on E17, joining SW, W, NE and E

    Examples:
      | task                   | place  | price |
      | issue or redeem shares | first  | $80   |
      | run its trains         | first  | $80   |
      | distribute $70         | first  | $80   |
      | build                  | second | $112  |

  @1846-3-u @1846-3-x
  Scenario Outline: When it is to <task> Tunnel Blasting lays no tile
    Given the GT owns Tunnel Blasting
    And it is the GT's turn to <task>
    When the GT tries to lay #9 on B14, joining W and E, by the power of Tunnel Blasting
    Then it is refused and nothing has changed
    When the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E

    Examples:
      | task                   |
      | issue or redeem shares |
      | run its trains         |

  @1846-6.22-a @1846-3-ab
  Scenario Outline: When it is to <task> no power lays a tile that has run out, the GT operating <place>
    Given the NYC is in operation, opened at <price>
    And Bob is president of the NYC with 60%
    And #14 lies on each of G7, G9, G13 and E11, joining SW, W, NE and E
    And #57 lies on D14, joining SW and NE
    And it is the GT's turn to <task>
    When the GT tries to lay #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT lays #294 on E17, joining SW, W, NE and E, by the power of Lake Shore Line
    Then #294 lies on E17, joining SW, W, NE and E
    And 1 of #294 is left

    Examples:
      | task           | place  | price |
      | run its trains | first  | $80   |
      | distribute $70 | first  | $80   |
      | build          | second | $112  |
