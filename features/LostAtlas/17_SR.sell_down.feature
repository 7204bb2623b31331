Feature: Prices that fall and fall, in a game
  Sales one after another, on a table that was reached by playing.

  @LA-SR.sell-f @LA-SR.sell-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Four sales are four steps, from $80 to $40
    Given the game has been played up to the three majors
    When Alice passes
    And Bob sells 10% of the International
    And Bob passes
    And Carol sells 10% of the International
    And Carol passes
    And Alice passes
    And Bob sells 10% of the International
    And Bob passes
    And Carol passes
    And Alice passes
    And Bob sells 10% of the International
    And Bob passes
    Then the International stands at $40
    And Bob has $464
    And Carol has $266

  @LA-SR.sell-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Nobody sells what he does not have
    Given the game has been played up to the three majors
    When Alice tries to sell 10% of the International
    Then it is refused and nothing has changed
    When Alice tries to sell 40% of the Conglomerate
    Then it is refused and nothing has changed
    When Alice sells 30% of the Conglomerate
    Then Alice has $506
