Feature: The price after a dividend of later phases, in a game
  The same, on tables that were reached by playing.

  @LA-OR.price-b @LA-OR.price-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: After a dividend below the price the token goes beneath the others
    Given the game has been played up to the second turns of six minors
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    And the Express pays out its revenue
    Then the cell of $70 holds, from the top, the Suburban and the Express

  @LA-OR.price-c @LA-OR.price-d @LA-OR.price-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario Outline: From $70 a dividend of <dividend> leads to <price>
    Given the game has been played up to <table>
    When the Express runs
      | <train> | <route> |
    And the Express pays out its revenue
    Then the Express stands at <price>

    Examples:
      | table           | train   | route                 | dividend | price | clause        |
      | the green tiles | 2-train | -1,3 0,2 1,2          | $40      | $70   | LA-OR.price-a |
      | the green tiles | 2-train | -2,3 -1,3 0,2 1,2     | $60      | $70   | LA-OR.price-a |

  @LA-OR.price-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: From the price on it rises a step
    Given the game has been played up to the green tiles
    When the Express lays #619 on 1,2, joining NW, NE, SE and S
    And the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    And the Express pays out its revenue
    Then the Express stands at $80
    And the Express has $156 in its treasury

  @LA-OR.price-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: From twice the price on it rises two steps
    Given the game has been played up to the second green round
    When the Express runs
      | 3-train | -1,3 -2,3 -3,4 |
      | 2-train | -1,3 0,2 1,2   |
    And the Express pays out its revenue
    Then the Express stands at $90
    And Bob has received $84

  @LA-OR.price-c @LA-OR.price-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major rises in the same way
    Given the game has been played up to the sixth phase
    When the Conglomerate runs
      | 4-train | -1,0 -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    Then the Conglomerate stands at $135
    And Carol has received $21

  @LA-OR.price-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major rises two steps
    Given the game has been played up to the purple tiles
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Conglomerate runs
      | 3-train | -1,3 0,2 1,2        |
      | 4-train | -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    Then the Conglomerate stands at $120
    And Alice has received $63
