Feature: Track, in a game
  The same, on tables that were reached by playing.

  @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Two yellow tiles and no third
    Given the game has been played up to the first operating round
    When the Agricultural lays #57 on -2,3, joining NW and SE
    And the Agricultural lays #57 on -1,3, joining NW and SE
    And the Agricultural tries to lay #9 on 0,3, joining NW and SE
    Then it is refused and nothing has changed
    And #57 lies on -1,3, joining NW and SE

  @LA-OR.lay-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: No tile lies on water
    Given the game has been played up to the first operating round
    When the Agricultural tries to lay #9 on -1,2, joining NW and SE
    Then it is refused and nothing has changed
    When the Agricultural lays #57 on -2,3, joining NW and SE
    Then #57 lies on -2,3, joining NW and SE
