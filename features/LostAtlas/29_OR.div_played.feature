Feature: Paying a dividend, in a game
  The same, on tables that were reached by playing.

  @LA-OR.choice-b @LA-OR.div-a @LA-OR.div-c @LA-OR.div-d @LA-OR.div-e @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Each share of a minor gets a fifth of the dividend
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    Then Alice has received $24
    And the Agricultural has received $16
    And no other player or company has gained or lost money

  @LA-OR.div-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: Each share of a major gets a tenth
    Given the game has been played up to the first turn of a major
    When the Conglomerate runs
      | 3-train | -2,3 -1,3 |
    And the Conglomerate pays out its revenue
    Then Alice has received $12
    And Bob has received $12
    And the Conglomerate has received $16
