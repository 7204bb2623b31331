Feature: Hubs, in a game
  What hubs cost and where they are placed, on tables that were reached by playing.

  @LA-OR.hub-a @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q49=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major places a hub for $60, out of its treasury
    Given the game has been played up to the sixth phase
    Then the Conglomerate has tokens left that cost $60 and $60
    When the Conglomerate places a token in -1,0
    # proves LA-OR.hub-a LA-OR.flow-c
    Then the Conglomerate has $210 in its treasury
    And the Conglomerate has tokens in -2,3, -1,3 and -1,0 only
    And Bob has $158

  @LA-OR.hub-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q49=b @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: By the other reading the hubs of a major cost $60 and $80
    Given the game has been played up to the sixth phase
    Then the Conglomerate has tokens left that cost $60 and $80
    When the Conglomerate places a token in -1,0
    Then the Conglomerate has $210 in its treasury

  @LA-OR.hub-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Expansive places its second hub for $40
    Given the game has been played up to the fourth phase
    When the Expansive places a token in 1,-2
    Then the Expansive has $172 in its treasury
    And the Expansive has no tokens left

  @LA-OR.hub-a @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: What the treasury cannot pay is not placed
    Given the game has been played up to the seventh phase
    When the Federation places a token in -2,1
    And the Federation runs
      | 5-train | -3,4 -2,3 -2,2 -2,1 -1,0 |
    Then the Federation has $123 in its treasury

  @LA-OR.hub-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A hub goes where a route can be traced
    Given the game has been played up to the sixth phase
    When the Conglomerate tries to place a token in -4,2
    Then it is refused and nothing has changed
    When the Conglomerate tries to place a token in 0,3
    Then it is refused and nothing has changed
    When the Conglomerate places a token in 0,-1
    Then the Conglomerate has tokens in -2,3, -1,3 and 0,-1 only

  @LA-OR.hub-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q51=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The space of a minor that has not been launched is kept
    Given the game has been played up to the sixth phase
    When the Conglomerate tries to place a token in 1,3
    Then it is refused and nothing has changed
    When the Conglomerate places a token in 1,2
    Then the Conglomerate has tokens in -2,3, -1,3 and 1,2 only

  @LA-OR.hub-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: No second hub on a tile
    # #619 lies on -2,3, with a space left.
    Given the game has been played up to the sixth phase
    When the Conglomerate tries to place a token in -2,3
    Then it is refused and nothing has changed
    When the Conglomerate places a token in -2,2
    Then the Conglomerate has tokens in -2,3, -1,3 and -2,2 only

  @LA-OR.hub-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Nor of a minor
    Given the game has been played up to the fourth phase
    When the Expansive tries to place a token in 1,-1
    Then it is refused and nothing has changed
    When the Expansive places a token in 0,0
    Then the Expansive has tokens in 1,-1 and 0,0 only

  @LA-OR.hub-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q49=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q90=a @reading:LA-Q93=a
  Scenario: A major that has placed a hub places no other in this turn
    Given the game has been played up to the sixth phase
    When the Conglomerate places a token in -1,0
    And the Conglomerate tries to place a token in -2,2
    Then it is refused and nothing has changed
    And the Conglomerate has $210 in its treasury

  @LA-OR.hub-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: When two spaces are taken #<tile> has no third
    Given the game has been played up to the sixth phase
    When the Conglomerate places a token in <city>
    And the Conglomerate runs
      | 4-train | -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the Expansive places a token in <city>
    And the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation tries to place a token in <city>
    Then it is refused and nothing has changed
    When the Federation places a token in <other>
    Then the Federation has tokens in -2,0, -1,0 and <other> only

    Examples:
      | tile | city | other |
      | 619  | 0,-1 | 0,0   |
      | 125  | -2,1 | 0,-1  |
      | 294  | 1,-2 | 0,-1  |
      | 15   | -3,0 | 0,-1  |

  @LA-OR.hub-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: When one space is taken by its own company #14 has one more
    Given the game has been played up to the sixth phase
    When the Conglomerate places a token in -1,0
    And the Conglomerate runs
      | 4-train | -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the Expansive tries to place a token in -1,0
    Then it is refused and nothing has changed
    When the Expansive places a token in 0,-1
    Then the Expansive has tokens in 1,-1 and 0,-1 only

  @LA-OR.hub-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Three hubs fill the purple capital
    Given the game has been played up to the sixth phase
    When the Conglomerate places a token in 0,0
    And the Conglomerate runs
      | 4-train | -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the Expansive places a token in 0,0
    And the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation places a token in 0,0
    And the Federation runs
      | 5-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International tries to place a token in 0,0
    Then it is refused and nothing has changed
    When the International places a token in 0,-1
    Then the International has $60 in its treasury
