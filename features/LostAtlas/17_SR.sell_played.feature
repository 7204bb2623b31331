Feature: Selling, in a game
  The same sales, on tables that were reached by playing.

  @LA-SR.sell-a @LA-SR.sell-b @LA-SR.sell-f @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A share is sold at its price, which falls
    Given the game has been played up to the second stock round
    When Alice sells 20% of the Agricultural
    And Alice passes
    Then Alice has $168
    And the pool holds 20% of the Agricultural
    And the Agricultural stands at $80

  @LA-SR.sell-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A president without a successor keeps his certificate
    Given the game has been played up to the second stock round
    When Alice tries to sell 40% of the Agricultural
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice is president of the Agricultural with 40%

  @LA-SR.sell-g @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A player sells once in a turn
    Given the game has been played up to the second stock round
    When Alice sells 20% of the Agricultural
    And Alice passes
    Then it is Bob's turn to trade
    And Alice holds 40% of the Agricultural

  @LA-SR.sell-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: The president of a major keeps his certificate where nobody else has 20%
    Given the game has been played up to the third stock round
    When Alice passes
    And Bob passes
    And Carol tries to sell 30% of the Federation
    Then it is refused and nothing has changed
    When Carol sells 20% of the Federation
    Then Carol is president of the Federation with 20%
    And Carol has $288

  @LA-SR.sell-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Nobody sells a share of a minor that he does not have
    Given the game has been played up to the second stock round
    When Alice tries to sell 20% of the Express
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $168

  @LA-SR.sell-c @LA-SR.pres-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: With a single share of a major nobody takes over the office
    Given the game has been played up to the third stock round
    When Alice passes
    And Bob buys 10% of the Federation from its treasury
    And Carol tries to sell 40% of the Federation
    Then it is refused and nothing has changed
    When Carol sells 20% of the Federation
    Then Carol is president of the Federation with 20%

  @LA-SR.sell-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Half a share is not sold
    Given the game has been played up to the second stock round
    When Alice tries to sell 10% of the Agricultural
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $168
