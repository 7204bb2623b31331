Feature: Tiles at the beginning, in a game
  The same, on tables that were reached by playing.

  @LA-SU.tiles-c @LA-OR.lay-d @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Only yellow tiles can be laid in phase 2
    Given the game has been played up to the second operating round
    When the Agricultural tries to lay #619 on -2,3, joining SW, NW, N and SE
    Then it is refused and nothing has changed
    When the Agricultural lays #8 on -3,3, joining N and SE
    Then #8 lies on -3,3, joining N and SE
