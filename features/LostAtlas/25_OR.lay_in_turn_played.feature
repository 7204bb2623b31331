Feature: Track of a company that is not the first, in a game
  What a tile has to keep and to join, on tables that were reached by playing.

  # The Federation, of the Suburban at -1,0 and the Tunneling at -2,0, comes after the Expansive.
  @LA-OR.lay-b @LA-OR.lay-c @LA-OR.lay-d @reading:LA-Q46=a @reading:LA-Q47=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: In a game a major that has issued a share lays no <what>
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive ends its turn
    And the Federation issues one share
    And the Federation tries to lay <tile> on <hex>, <lie>
    Then it is refused and nothing has changed
    When the Federation lays #57 on -2,-1, joining N and S
    Then #57 lies on -2,-1, joining N and S

    Examples:
      | what                                  | tile | hex   | lie                     | clause      |
      | tile of plain land in a city          | #9   | -2,-1 | joining N and S         | LA-OR.lay-c |
      | tile of a capital in an ordinary city | #293 | -2,-1 | joining N and S         | LA-OR.lay-c |
      | tile where the map has no hex         | #9   | 7,7   | joining N and S         | LA-OR.lay-c |
      | green tile where there is none yet    | #15  | -2,-1 | joining S, SW, NW and N | LA-OR.lay-d |
      | purple tile in phase 4                | #125 | -2,1  | turned 0                | LA-OR.lay-d |
      | tile without the line that was there  | #16  | 2,-2  | turned 0                | LA-OR.lay-b |

  @LA-OR.lay-a @LA-OR.lay-c @reading:LA-Q44=a @reading:LA-Q89=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: Nor does it lay a tile <where> in a game
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive ends its turn
    And the Federation issues one share
    And the Federation tries to lay <tile> on <hex>, <lie>
    Then it is refused and nothing has changed
    When the Federation lays #57 on -2,-1, joining N and S
    Then #57 lies on -2,-1, joining N and S

    Examples:
      | where                                       | tile | hex   | lie               | clause      |
      | that does not join the track of a hub       | #9   | 0,-3  | joining N and S   | LA-OR.lay-a |
      | whose new track no route from a hub reaches | #23  | 2,2   | turned 1          | LA-OR.lay-a |
      | whose track ends at the edge of the map     | #57  | -3,2  | joining SW and NE | LA-OR.lay-c |

  @LA-OR.lay-b @LA-OR.lay-d @LA-OR.lay-e @reading:LA-Q46=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q43=a @reading:LA-Q88=a
  Scenario: A green tile of a major keeps the track that leads to its city
    # The home of the Tunneling, a mountain, has been paid for.
    Given the game has been played up to the first turn of a major
    When the Conglomerate runs
      | 3-train | -2,3 -1,3 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the Federation issues one share
    And the Federation tries to lay #14 on -2,0, joining S, SW, N and NE
    Then it is refused and nothing has changed
    When the Federation lays #14 on -2,0, joining SW, NW, NE and SE
    Then #14 lies on -2,0, joining SW, NW, NE and SE
    And the Federation has $332 in its treasury

  @LA-OR.lay-e @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: With $22 in its treasury a major builds on no mountain
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 1,-2 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation runs
      | 3-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International ends its turn
    And the Conglomerate tries to lay #9 on 2,-3, joining SW and NE
    Then it is refused and nothing has changed
    When the Conglomerate lays #57 on -2,-1, joining N and S
    Then the Conglomerate has $22 in its treasury

  @LA-OR.lay-c @LA-OR.lay-d @LA-OR.lay-a @reading:LA-Q44=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: In a game the first minor of a round lays no <what>
    Given the game has been played up to the second green round
    When the Express tries to lay <tile> on <hex>, <lie>
    Then it is refused and nothing has changed
    When the Express lays #8 on 2,1, joining SW and SE
    Then #8 lies on 2,1, joining SW and SE

    Examples:
      | what                                            | tile | hex  | lie               | clause      |
      | tile of a city on plain land                    | #57  | 2,1  | joining SW and NE | LA-OR.lay-c |
      | green tile where there is none yet              | #23  | 2,1  | turned 1          | LA-OR.lay-d |
      | tile whose new track no route from a hub reaches | #26  | 3,-4 | turned 0          | LA-OR.lay-a |
      | tile that does not join the track of a hub      | #9   | 0,-3 | joining N and S   | LA-OR.lay-a |

  @LA-OR.flow-d @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q106=a
  Scenario: The Overnight builds on beyond a full city
    Given the game has been played up to the full city
    When the Overnight lays #57 on -1,-1, joining N and S
    Then #57 lies on -1,-1, joining N and S

  @LA-OR.flow-d @LA-OR.lay-c @LA-OR.lay-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a
  Scenario Outline: Bridging lays <tile> on water for nothing
    Given the game has been played up to the three minors of a long game
    When the Bridging buys a 2-train from the bank for $100
    And the Bridging lays <tile> on -4,2, joining <sides>
    Then <tile> lies on -4,2, joining <sides>
    And the Bridging has $20 in its treasury

    Examples:
      | tile | sides     |
      | #722 | N and SE  |
      | #723 | NE and SE |

  @LA-OR.flow-d @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a
  Scenario: A bridge is one of the two yellow tiles of a turn
    Given the game has been played up to the three minors of a long game
    When the Bridging buys a 2-train from the bank for $100
    And the Bridging lays #722 on -4,2, joining N and SE
    And the Bridging lays #8 on -3,1, joining S and NW
    Then #8 lies on -3,1, joining S and NW
    When the Bridging tries to lay #57 on -2,1, joining NE and SW
    Then it is refused and nothing has changed

  @LA-OR.lay-a @LA-OR.flow-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario Outline: After <what> nothing is upgraded, in a game
    Given the game has been played up to the green tiles
    When the Express lays <first>
    And the Express tries to lay <second>
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
    Then the Express has earned $<revenue>

    Examples:
      | what          | first                           | second                | revenue |
      | a yellow tile | #57 on 3,1, joining SW and NE   | #619 on 1,2, turned 2 | 40      |
      | an upgrade    | #619 on 1,2, turned 2           | #23 on 2,2, turned 1  | 50      |

  @LA-OR.flow-d @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario Outline: After its upgrade the Agricultural lays one yellow tile, and no <other>
    Given the game has been played up to the green tiles
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Suburban runs
      | 2-train | -1,0 0,0 |
    And the Suburban pays out its revenue
    And the Suburban ends its turn
    And the Agricultural lays #619 on -2,3, turned 5
    And the Agricultural lays #8 on -3,3, joining N and SE
    Then #8 lies on -3,3, joining N and SE
    When the Agricultural tries to lay <tile>
    Then it is refused and nothing has changed

    Examples:
      | other           | tile                           |
      | second one      | #57 on -3,2, joining N and S   |
      | other upgrade   | #14 on -2,1, turned 0          |

  @LA-OR.flow-d @LA-OR.lay-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q57=a
  Scenario: With less than $40 the Tunneling does not build on its mountain
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $60
    And Bob opens an auction at $120
    And Carol passes
    And Alice passes
    And Bob launches the Tunneling at $60
    And everybody passes
    And the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Tunneling buys a 2-train from the bank for $100
    # No legal twin: there is nowhere else where it could build.
    And the Tunneling tries to lay #57 on -2,0, joining NW and SE
    Then it is refused and nothing has changed
    And the Tunneling has $20 in its treasury

  @LA-OR.flow-d @LA-OR.lay-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q57=a
  Scenario: Only for a mountain is the Tunneling paid
    Given the game has been played up to the six minors
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Express buys a 2-train from the bank for $100
    And the Express ends its turn
    And the Tunneling buys a 2-train from the bank for $100
    And the Tunneling lays #57 on -2,0, joining NW and SE
    Then the Tunneling has $100 in its treasury
    When the Tunneling lays #57 on -1,0, joining NW and SE
    Then the Tunneling has $100 in its treasury
