Feature: Selling in later rounds, in a game
  The same sales, on tables that were reached by playing.

  @LA-SR.sell-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q24=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A share of a minor that has not operated is not sold
    Given the game has been played up to the three majors
    When Alice passes
    And Bob passes
    And Carol opens an auction at $120
    And Alice passes
    And Bob passes
    And Carol launches the Expansive at $60
    And Alice buys 20% of the Expansive from its treasury
    And Bob passes
    And Carol passes
    And Alice tries to sell 20% of the Expansive
    Then it is refused and nothing has changed
    When Alice sells 10% of the Conglomerate
    Then Alice has $286

  @LA-SR.sell-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: More than half of a major never lies in the pool
    # 10% of each lie there.
    Given the game has been played up to the three majors
    When Alice sells 30% of the Conglomerate
    Then the pool holds 40% of the Conglomerate
    When Alice passes
    And Bob tries to sell 20% of the Conglomerate
    Then it is refused and nothing has changed
    When Bob sells 10% of the International
    Then the pool holds 10% of the International

  @LA-SR.sell-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q30=b @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Half of a major does not lie in the pool after a sale of the stock round
    Given the game has been played up to the three majors
    When Alice sells 30% of the Conglomerate
    And Alice passes
    And Bob tries to sell 10% of the Conglomerate
    Then it is refused and nothing has changed
    When Bob sells 10% of the International
    Then the pool holds 10% of the International

  @LA-SR.sell-c @LA-SR.pres-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A president sells his certificate if another player takes it over
    Given the game has been played up to the three majors
    When Alice passes
    And Bob sells 30% of the Conglomerate
    Then Alice is president of the Conglomerate with 30%
    And Bob has $514
    And the pool holds 40% of the Conglomerate

  @LA-SR.sell-h @LA-SR.sell-f @LA-SR.sell-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Shares of two companies are sold in one turn, each at its price, and each price falls a step
    Given the game has been played up to the three majors
    When Alice sells 20% of the Conglomerate
    And Alice sells 10% of the Federation
    Then Alice has $506
    When Alice passes
    Then the Conglomerate stands at $70
    And the Federation stands at $70
    And the International stands at $80

  @LA-SR.sell-g @LA-SR.sell-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Shares of a company are sold at once in a turn, not in two parts
    Given the game has been played up to the three majors
    When Alice sells 10% of the Conglomerate
    And Alice tries to sell 10% of the Conglomerate
    Then it is refused and nothing has changed
    When Alice sells 10% of the Federation
    Then Alice has $426

  @LA-SR.sell-a @LA-SR.sell-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Whatever the number of shares, a sale is one step
    Given the game has been played up to the fifth phase
    When Carol sells 20% of the Federation
    And Carol passes
    Then Carol has $259
    And the Federation stands at $60

  @LA-SR.sell-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: A sale takes the <company> from <before> to <after>
    Given the game has been played up to the fifth phase
    When Carol passes
    And Alice passes
    And Bob sells <percent> of the <company>
    Then Bob has <cash>
    When Bob passes
    Then the <company> stands at <after>

    Examples:
      | company       | before | after | percent | cash |
      | Expansive     | $110   | $100  | 20%     | $317 |
      | Conglomerate  | $100   | $90   | 10%     | $307 |
      | International | $80    | $70   | 10%     | $287 |
