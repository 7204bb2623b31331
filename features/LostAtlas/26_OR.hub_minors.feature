Feature: Hubs of minors, in a game
  On tables that were reached by playing.

  @LA-OR.hub-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: A minor that has placed its only hub places no other
    Given the game has been played up to the second turns of six minors
    Then the Express has no tokens left
    # No legal twin: no minor on the table has a hub left.
    When the Express tries to place a token in 1,2
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
    Then the Express has earned $40
