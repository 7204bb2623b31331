Feature: The map that was built, in a game
  The same, on tables that were reached by playing.

  @LA-SU.map-c @LA-OR.lay-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A company builds on the pieces that have been laid, and beside them on nothing
    Given the game has been played up to the first operating round
    When the Agricultural tries to lay #57 on 7,7, joining NW and SE
    Then it is refused and nothing has changed
    When the Agricultural lays #57 on -2,3, joining NW and SE
    Then #57 lies on -2,3, joining NW and SE
