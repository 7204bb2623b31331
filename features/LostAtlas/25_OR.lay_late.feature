Feature: Track of later phases, in a game
  Upgrades and their colours, what they keep and cost, on tables that were reached by playing.

  @LA-OR.lay-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q46=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: A green tile keeps the track to a city
    Given the game has been played up to the green tiles
    When the Express tries to lay #14 on 1,2, joining SW, NW, NE and SE
    Then it is refused and nothing has changed
    When the Express lays #619 on 1,2, joining NW, NE, SE and S
    Then #619 lies on 1,2, joining NW, NE, SE and S

  @LA-OR.lay-b @LA-OR.lay-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q46=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A green tile keeps the lines of plain track
    Given the game has been played up to the second green round
    When the Express tries to lay #24 on 2,2, joining SW, NW and SE
    Then it is refused and nothing has changed
    When the Express lays #23 on 2,2, turned 4
    Then #23 lies on 2,2, turned 4

  @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: One upgrade, or up to two yellow tiles
    Given the game has been played up to the green tiles
    When the Express lays #619 on 1,2, joining NW, NE, SE and S
    And the Express tries to lay #8 on 2,1, joining SW and SE
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    Then the Express has earned $70

  @LA-OR.lay-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q47=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Purple tiles come with phase 5, not with phase 4
    Given the game has been played up to the late launch
    When the Expansive tries to lay #125 on 0,-1, turned 1
    Then it is refused and nothing has changed
    When the Expansive tries to lay #297 on 0,0, turned 2
    Then it is refused and nothing has changed
    When the Expansive lays #294 on 1,-2, turned 0
    Then #294 lies on 1,-2, turned 0

  @LA-OR.lay-d @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A purple tile takes the place of a green one
    Given the game has been played up to the purple tiles
    When the Expansive tries to lay #LA6 on 0,0, turned 2
    Then it is refused and nothing has changed
    When the Expansive lays #297 on 0,0, turned 2
    Then #297 lies on 0,0, turned 2

  @LA-OR.lay-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Gray tiles come with phase 7, not with phase 6
    Given the game has been played up to the sixth phase
    When the Conglomerate tries to lay #51 on -2,2, turned 0
    Then it is refused and nothing has changed
    When the Conglomerate tries to lay #LA6 on 0,0, turned 2
    Then it is refused and nothing has changed
    When the Conglomerate lays #125 on 1,2, turned 4
    Then #125 lies on 1,2, turned 4

  @LA-OR.lay-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q47=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A gray tile takes the place of a purple one
    Given the game has been played up to the seventh phase
    When the Federation tries to lay #51 on -2,0, turned 2
    Then it is refused and nothing has changed
    When the Federation lays #51 on -2,2, turned 0
    Then #51 lies on -2,2, turned 0

  @LA-OR.lay-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: <ground> costs $<cost>
    Given the game has been played up to the fourth phase
    When the Expansive lays #9 on <hex>, joining <sides>
    Then the Expansive has $<left> in its treasury
    And #9 lies on <hex>, joining <sides>

    Examples:
      | ground     | cost | hex  | sides     | left |
      | A mountain | 40   | 2,-3 | SW and NE | 172  |
      | Plain land | 0    | 1,-3 | N and S   | 212  |

  @LA-OR.lay-e @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: Without $40 in its treasury a company builds on no mountain
    Given the game has been played up to the second turns of six minors
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Suburban runs
      | 2-train | -1,0 0,0 |
    And the Suburban pays out its revenue
    And the Suburban ends its turn
    And the Agricultural runs
      | 2-train | -2,3 -3,4 |
    And the Agricultural pays out its revenue
    And the Agricultural ends its turn
    And the Tunneling lays #57 on -2,1, joining N and S
    And the Tunneling runs
      | 2-train | -2,0 -2,1 |
    And the Tunneling pays out its revenue
    And the Tunneling ends its turn
    And the Eastern Mining runs
      | 2-train | -2,-2 -3,-1 -3,0 |
    And the Eastern Mining pays out its revenue
    And the Eastern Mining ends its turn
    And the Northern Port lays #9 on 2,-2, joining NE and SW
    Then the Northern Port has $10 in its treasury

  @LA-OR.lay-c @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q44=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q89=a @reading:LA-Q93=a
  Scenario: New track is connected with a hub, and does not end at water
    Given the game has been played up to the sixth phase
    When the Conglomerate tries to lay #57 on 3,1, joining N and S
    Then it is refused and nothing has changed
    When the Conglomerate tries to lay #9 on -1,2, joining NW and SE
    Then it is refused and nothing has changed
    When the Conglomerate lays #8 on 2,1, joining SW and SE
    Then #8 lies on 2,1, joining SW and SE

  @LA-OR.lay-f @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A tile of which none is left is not laid
    # All four of #14 lie on the map.
    Given the game has been played up to the late launch
    When the Expansive tries to lay #14 on 0,-1, joining S, SW, N and NE
    Then it is refused and nothing has changed
    When the Expansive lays #619 on 0,-1, joining NE, S, SW and NW
    Then #619 lies on 0,-1, joining NE, S, SW and NW
