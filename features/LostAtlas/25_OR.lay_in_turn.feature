Feature: Track of a major that is not the first in the round
  What a tile has to keep and to join is the same for every company, at any place in the round, and whatever the company has
  done in its turn before.

  Background: Federation, formed of Tunneling at -2,0 and Resourceful at 1,3, whose turn comes after that of Expansive
    Given 3 players at the table in phase 3
    And the Expansive is in operation, opened at $110
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And #57 lies on -2,0, joining N and S
    And #14 lies on -2,-1, joining S, SW, N and NE
    And #57 lies on each of 1,3 and 3,1, joining NE and SW
    And #9 lies on 2,2, joining NE and SW
    And the pool holds 10% of the Federation
    And the Federation has already issued one share in this turn
    And it is the Federation's turn to lay track

  @LA-OR.lay-b @LA-OR.lay-c @LA-OR.lay-d
  Scenario Outline: A major that has issued a share lays no <what>
    When the Federation tries to lay <tile> on <hex>, <lie>
    Then it is refused and nothing has changed
    When the Federation lays #57 on -2,1, joining N and S
    Then #57 lies on -2,1, joining N and S

    Examples:
      | what                                           | tile | hex   | lie                       | clause      |
      | tile of plain land in a city                   | #9   | -2,1  | joining N and S           | LA-OR.lay-c |
      | tile where the map has no hex                  | #8   | 1,4   | joining N and SE          | LA-OR.lay-c |
      | green tile where there is none yet             | #14  | -2,1  | joining S, SW, N and NE   | LA-OR.lay-d |
      | purple tile in phase 3                         | #125 | -2,-1 | turned 0                  | LA-OR.lay-d |
      | tile without the line that was there           | #16  | 2,2   | joining SW, NW, N and NE  | LA-OR.lay-b |
      | tile without the track that led to the city    | #15  | 3,1   | joining S, SW, NW and N   | LA-OR.lay-b |

  @LA-OR.lay-a @LA-OR.lay-c @reading:LA-Q44=a @reading:LA-Q89=a
  Scenario Outline: Nor does it lay a tile <where>
    When the Federation tries to lay <tile> on <hex>, <lie>
    Then it is refused and nothing has changed
    When the Federation lays #57 on -2,1, joining N and S
    Then #57 lies on -2,1, joining N and S

    Examples:
      | where                                          | tile | hex  | lie                       | clause      |
      | that does not join the track of a hub          | #57  | -2,2 | joining N and S           | LA-OR.lay-a |
      | whose new track no route from a hub reaches    | #20  | 2,2  | joining SW, NW, NE and SE | LA-OR.lay-a |
      | whose track ends at the edge of the map        | #57  | 4,0  | joining SW and NE         | LA-OR.lay-c |

  @LA-OR.lay-e @LA-OR.flow-c
  Scenario: Whoever is not the first in the round pays for a mountain as well
    Given #6 lies on -2,1, joining N and SE
    And the Federation has $39 in its treasury
    When the Federation tries to lay #9 on -1,1, joining NW and SE
    Then it is refused and nothing has changed
    When the Federation lays #24 on 2,2, joining SW, N and NE
    Then the Federation has $39 in its treasury
    And #24 lies on 2,2, joining SW, N and NE
