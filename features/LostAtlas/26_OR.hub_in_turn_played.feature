Feature: Hubs of a company that is not the first, in a game
  Where a hub goes and what it costs, on tables that were reached by playing.

  @LA-OR.hub-a @LA-OR.hub-b @LA-OR.hub-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: In a game Expansive places its second hub <not so>
    Given the game has been played up to the infinite train
    When the Expansive tries to place a token in <place>
    Then it is refused and nothing has changed
    When the Expansive places a token in 0,-1
    Then the Expansive has tokens in 1,-1 and 0,-1 only
    And the Expansive has $632 in its treasury

    Examples:
      | not so                               | place                            | clause      |
      | in no city to which no route leads   | 4,0                              | LA-OR.hub-b |
      | on no plain land                     | 2,-2                             | LA-OR.hub-b |
      | in no exchange for that of its home  | 0,-1, removing its token in 1,-1 | LA-OR.hub-a |

  @LA-OR.hub-a @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: With $22 in its treasury a major places no hub
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
    # No legal twin: it cannot pay for a hub.
    And the Conglomerate tries to place a token in -2,2
    Then it is refused and nothing has changed
    When the Conglomerate runs
      | 4-train | -2,2 -2,3 -3,4 |
    And the Conglomerate keeps its revenue
    Then the Conglomerate has $122 in its treasury
    And the Conglomerate has two tokens left

  @LA-OR.hub-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A hub on the map is not moved in a game
    Given the game has been played up to the sixth phase
    When the Conglomerate tries to place a token in -1,0, removing its token in -1,3
    Then it is refused and nothing has changed
    When the Conglomerate places a token in -1,0
    Then the Conglomerate has tokens in -2,3, -1,3 and -1,0 only
