Feature: The supply of tiles
  What is in the box is all there is: when the last of a tile has been laid, nobody can lay another until one comes
  back. Only the three plain yellow tiles never run out.

  Background: the GT builds around Indianapolis, G9
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $500 in its treasury
    And #6 lies on G9, joining W and NE
    And the GT has a token in G9
    And it is the GT's turn to build

  @1846-6.22-a @1846-6.22-b
  Scenario: So many there are of each tile
    When the GT lays #57 on G7, joining W and E
    Then 3 of #57 are left
    And the supply holds these tiles and no others
      | #5 3   | #6 3   | #7 any | #8 any | #9 any | #57 3  | #291 1 | #292 1 | #293 1 | #14 4  |
      | #15 5  | #16 2  | #17 1  | #18 1  | #19 2  | #20 2  | #21 1  | #22 1  | #23 4  | #24 4  |
      | #25 2  | #26 1  | #27 1  | #28 1  | #29 1  | #30 1  | #31 1  | #294 2 | #295 2 | #296 1 |
      | #298 1 | #619 3 | #39 1  | #40 1  | #41 2  | #42 2  | #43 2  | #44 1  | #45 2  | #46 2  |
      | #47 2  | #70 1  | #297 2 | #299 1 | #611 4 | #51 2  | #290 1 | #300 1 |        |        |

  @1846-6.22-a
  Scenario: The last tile of a kind is laid, and then there is none
    Given #57 lies on each of G3, G13 and C9, joining SW and NE
    When the GT lays #57 on G7, joining W and E
    Then 0 of #57 are left
    When the GT tries to lay #57 on E11, joining SW and NE
    Then it is refused and nothing has changed

  @1846-6.22-a
  Scenario: Where one kind has run out another one is laid
    Given #57 lies on each of G3, G13, G15 and C9, joining SW and NE
    When the GT tries to lay #57 on G7, joining W and E
    Then it is refused and nothing has changed
    When the GT lays #5 on G7, joining E and SE
    Then #5 lies on G7, joining E and SE
    And 2 of #5 are left

  @1846-6.22-a
  Scenario Outline: Upgrades run out as well: <last>
    Given it is <phase>
    And <taken>
    And <old> lies on F10, turned <old turn>
    When the GT tries to lay <last> on F10, turned <turn>
    Then it is refused and nothing has changed
    When the GT lays <other> on F10, turned <other turn>
    Then <other> lies on F10, turned <other turn>

    Examples:
      | phase     | taken                          | old | old turn | last | turn | other | other turn |
      | phase II  | #26 lies on D12, turned 0      | #9  | 0        | #26  | 0    | #23   | 0          |
      | phase III | #47 lies on each of D12 and D8, turned 0 | #23 | 3 | #47 | 0  | #43   | 0          |

  @1846-6.22-b
  Scenario Outline: <tile> is there however often it has been laid
    Given <tile> lies on each of D8, D10, D12, E7, E9, E13, E15, F8, F12, F14, F16, G11, H8, H10, I7 and I9, turned 0
    When the GT lays <tile> on F10, turned <turn>
    Then <tile> lies on F10, turned <turn>
    And <tile> never runs out
    And the GT has $480 in its treasury

    Examples:
      | tile | turn |
      | #7   | 0    |
      | #8   | 0    |
      | #9   | 0    |

  @1846-6.22-a
  Scenario: The second tile of a turn has to be there as well
    Given #57 lies on each of G3, G13, G15 and C9, joining SW and NE
    And the GT has already laid #9 on F10, joining SW and NE, in this turn
    When the GT tries to lay #57 on G7, joining W and E
    Then it is refused and nothing has changed
    When the GT lays #5 on G7, joining E and SE
    Then #5 lies on G7, joining E and SE
