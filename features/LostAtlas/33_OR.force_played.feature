Feature: Trains that have to be bought, in a game
  A company without a train and with too little money, on tables that were reached by playing.

  @LA-OR.force-a @LA-OR.force-b @LA-OR.force-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The president adds what the treasury lacks
    Given the game has been played up to the three majors
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Expansive at $60
    And everybody passes
    And the Conglomerate runs
      | 3-train | -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the Federation runs
      | 3-train | -1,0 0,0 1,-1 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International ends its turn
    And the Expansive places no token
    And the Expansive buys a 4-train from the bank for $300
    Then the Expansive has $0 in its treasury
    And Alice has $38
    And the Expansive owns a 4-train

  @LA-OR.force-d @LA-OR.force-c @LA-OR.force-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A president who lacks money sells a share, and then the train is bought
    Given the game has been played up to the president in need
    When the Expansive places no token
    And the Expansive tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When Carol sells 10% of the Federation
    Then Carol has $232
    And the pool holds 20% of the Federation
    When the Expansive buys a 4-train from the bank for $300
    Then Carol has $52
    And the Expansive has $0 in its treasury
    And the Expansive owns a 4-train

  @LA-OR.force-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Two shares are not sold at once, nor more than needed
    Given the game has been played up to the president in need
    When the Expansive places no token
    And Carol tries to sell 20% of the Federation
    Then it is refused and nothing has changed
    When Carol sells 10% of the Federation
    And Carol tries to sell 10% of the Federation
    Then it is refused and nothing has changed
    When Carol tries to sell 10% of the International
    Then it is refused and nothing has changed
    When the Expansive buys a 4-train from the bank for $300
    Then Carol has $52

  @LA-OR.force-e @LA-OR.force-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The price falls when all sales have been decided
    Given the game has been played up to the president in need
    When the Expansive places no token
    And Carol sells 10% of the International
    # proves LA-OR.force-e
    Then the International stands at $90
    When the Expansive buys a 4-train from the bank for $300
    # proves LA-OR.force-f
    Then the International stands at $80
    And Carol has $52

  @LA-SR.sell-d @LA-OR.force-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q96=a
  Scenario: Carol cannot sell a share of the minor that needs the train and has not operated
    Given the game has been played up to the president in need
    When the Expansive places no token
    And Carol tries to sell 40% of the Expansive
    Then it is refused and nothing has changed
    When Carol tries to sell 20% of the Expansive
    Then it is refused and nothing has changed
    When Carol sells 10% of the International
    Then Carol has $232

  @LA-OR.bust-a @LA-OR.force-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Whoever can still sell is not bankrupt
    Given the game has been played up to the president in need
    When the Expansive places no token
    # No legal twin: whoever can still sell, or can pay for the train, is not bankrupt.
    And Carol tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Carol sells 10% of the Federation
    # No legal twin: whoever can still sell, or can pay for the train, is not bankrupt.
    And Carol tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the Expansive buys a 4-train from the bank for $300
    Then Carol has $52

  @LA-OR.train-f @LA-OR.force-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The turn does not end without the train
    Given the game has been played up to the president in need
    When the Expansive places no token
    And the Expansive tries to buy no train
    Then it is refused and nothing has changed
    When Carol sells 10% of the International
    And the Expansive buys a 4-train from the bank for $300
    Then the Expansive owns a 4-train
