Feature: Two tile actions, in any order
  A corporation lays two tiles, or lays one and upgrades one, whichever comes first; the tile that it has just laid may
  be the one that it upgrades. It need not do either.

  Background: the GT builds around Indianapolis, G9
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $500 in its treasury
    And #57 lies on G9, joining W and E
    And the GT has a token in G9
    And it is the GT's turn to build

  # Section 6.2 says it first, the summary says it again.
  @1846-6.21-a @1846-6.2-g @1846-6-g @1846-S.TrackToken-a
  Scenario Outline: The upgrade comes <when>
    Given it is phase II
    And #57 lies on G7, joining W and E
    When the GT lays <first> on <first hex>, turned <first turn>
    And the GT lays <second> on <second hex>, turned <second turn>
    Then #14 lies on G7, turned 0
    And #9 lies on G11, turned 1
    And the GT has $460 in its treasury
    When the GT tries to lay #57 on G13, joining W and E
    Then it is refused and nothing has changed

    Examples:
      | when   | first | first hex | first turn | second | second hex | second turn |
      | first  | #14   | G7        | 0          | #9     | G11        | 1           |
      | second | #9    | G11       | 1          | #14    | G7         | 0           |

  @1846-6.21-b @1846-6-g
  Scenario: A tile just laid is upgraded at once, each action paid for
    Given it is phase II
    When the GT lays #57 on G7, joining W and E
    Then the GT has $480 in its treasury
    When the GT lays #14 on G7, joining SW, W, NE and E
    Then #14 lies on G7, joining SW, W, NE and E
    And 3 of #57 are left
    And the GT has $460 in its treasury
    When the GT tries to lay #9 on G11, joining W and E
    Then it is refused and nothing has changed

  @1846-6.21-b
  Scenario: Plain track just laid is upgraded at once too
    Given it is phase II
    When the GT lays #9 on G11, joining W and E
    And the GT lays #23 on G11, turned 1
    Then #23 lies on G11, turned 1
    And the GT has $460 in its treasury

  @1846-6.21-b @1846-6.2-f
  Scenario: In phase I there is nothing to upgrade to, but another tile to be laid
    When the GT lays #57 on G7, joining W and E
    And the GT tries to lay #14 on G7, joining SW, W, NE and E
    Then it is refused and nothing has changed
    When the GT lays #9 on G11, joining W and E
    Then #9 lies on G11, joining W and E
    And #57 lies on G7, joining W and E

  @1846-6.21-c
  Scenario: A corporation may lay nothing
    Given the GT owns a 2-train
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    When the GT lays no track
    Then it is the GT's turn to run its trains
    And 3 tiles lie on the map
    When the GT runs
      | 2-train | G9 G11 G13 |
    And the GT keeps its revenue
    Then the GT has $540 in its treasury

  @1846-6.21-c @1846-6-f
  Scenario Outline: A corporation may lay one tile and leave it at that: <what>
    Given it is phase II
    And the GT owns a 4-train
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    When the GT lays <tile> on <hex>, joining <sides>
    And the GT lays no track
    Then it is the GT's turn to run its trains
    And <tile> lies on <hex>, joining <sides>
    And the GT has $480 in its treasury
    When the GT tries to lay <more> on <where>, joining <more sides>
    Then it is refused and nothing has changed

    Examples:
      | what              | tile | hex | sides           | more | where | more sides      |
      | one yellow tile   | #57  | G7  | W and E         | #14  | G9    | SW, W, NE and E |
      | only an upgrade   | #14  | G9  | SW, W, NE and E | #57  | G7    | W and E         |
