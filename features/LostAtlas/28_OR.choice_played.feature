Feature: Paying or withholding, in a game
  The same, on tables that were reached by playing.

  @LA-OR.choice-a @LA-OR.choice-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: The president of a major <does>
    Given the game has been played up to the sixth phase
    When the Conglomerate runs
      | 4-train | -1,0 -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate, on Alice's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the Conglomerate <does>
    Then Bob has <cash>
    And the Conglomerate has <treasury> in its treasury
    And the Conglomerate stands at <price>

    Examples:
      | does                 | cash | treasury | price |
      | pays out its revenue | $242 | $270     | $135  |
      | keeps its revenue    | $158 | $480     | $110  |

  @LA-OR.choice-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: Half is not paid
    Given the game has been played up to the second turns of six minors
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
    And the Express tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the Express pays out its revenue
    Then Bob has received $24
