Feature: The edge of the map, in a game
  On a table that was reached by playing.

  @LA-OR.lay-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q89=a @reading:LA-Q93=a
  Scenario: New track does not lead off the map, nor into water
    # South of 1,3 there is nothing; north of 0,2 there is water.
    Given the game has been played up to the second turns of six minors
    When the Express tries to lay #57 on 1,3, joining N and S
    Then it is refused and nothing has changed
    When the Express tries to lay #6 on 1,3, joining N and SE
    Then it is refused and nothing has changed
    When the Express lays #5 on 1,3, joining N and NE
    Then #5 lies on 1,3, joining N and NE
