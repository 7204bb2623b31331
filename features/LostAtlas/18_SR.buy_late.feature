Feature: Buying in later rounds, in a game
  The same purchases, on tables that were reached by playing.

  @LA-SR.buy-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Nobody owns more than 60% of a major
    Given the game has been played up to the fifth phase
    When Carol sells 10% of the International
    And Carol passes
    And Alice passes
    And Bob buys 10% of the International from its treasury
    And Carol passes
    And Alice passes
    And Bob tries to buy 10% of the International from the pool
    Then it is refused and nothing has changed
    When Bob buys 10% of the Federation from its treasury
    Then Bob holds 10% of the Federation
    And Bob holds 60% of the International

  @LA-SR.buy-b @LA-SR.buy-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Who has too little cash buys no share of a major
    Given the game has been played up to the fifth phase
    When Carol buys 10% of the Conglomerate from its treasury
    And Alice passes
    And Bob passes
    And Carol tries to buy 10% of the Federation from the pool
    Then it is refused and nothing has changed
    When Carol sells 10% of the International
    And Carol buys 10% of the Federation from the pool
    Then Carol has $29
    And Carol is president of the Federation with 40%

  @LA-SR.buy-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A share of a major in the pool is paid to the bank
    Given the game has been played up to the three majors
    When Alice buys 10% of the Conglomerate from the pool
    Then Alice has $186
    And the Conglomerate has $216 in its treasury
    And Alice is president of the Conglomerate with 40%

  @LA-SR.buy-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Nobody buys a share of a major that he has sold in the round
    Given the game has been played up to the three majors
    When Alice sells 10% of the Conglomerate
    And Alice passes
    And Bob passes
    And Carol passes
    And Alice tries to buy 10% of the Conglomerate from the pool
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the Conglomerate from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the International from its treasury
    Then Alice holds 10% of the International

  @LA-SR.buy-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: A share costs what it stands at now, not what its minor began at
    Given the game has been played up to the first export
    When Alice buys 20% of the Suburban from its treasury
    Then Alice has $38
    And the Suburban has $162 in its treasury
