Feature: Buying, in a game
  The same purchases, on tables that were reached by playing.

  @LA-SR.buy-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A share out of the treasury is paid to the company
    Given the game has been played up to the second stock round
    When Alice buys 20% of the Suburban from its treasury
    Then Alice has $18
    And the Suburban has $128 in its treasury
    And Alice holds 20% of the Suburban

  @LA-SR.buy-a @LA-SR.buy-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A share out of the pool is paid to the bank
    Given the game has been played up to the second stock round
    When Alice sells 20% of the Agricultural
    And Alice buys 20% of the Suburban from its treasury
    And Bob buys 20% of the Agricultural from the pool
    Then Bob has $28
    And the Agricultural has $202 in its treasury

  @LA-SR.buy-e @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Nobody buys back what he has sold in the round
    Given the game has been played up to the second stock round
    When Alice sells 20% of the Agricultural
    And Alice tries to buy 20% of the Agricultural from the pool
    Then it is refused and nothing has changed
    When Alice buys 20% of the Suburban from its treasury
    Then Alice holds 20% of the Suburban

  @LA-SR.buy-d @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Nobody owns more than 60%
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob tries to buy 20% of the Express from its treasury
    Then it is refused and nothing has changed
    When Bob buys 20% of the Tunneling from its treasury
    Then Bob holds 20% of the Tunneling

  @LA-SR.buy-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A share of a major costs its price and is paid to the major
    Given the game has been played up to the third stock round
    When Alice buys 10% of the Conglomerate from its treasury
    Then Alice has $46
    And the Conglomerate has $318 in its treasury
    And Alice holds 40% of the Conglomerate

  @LA-SR.buy-b @reading:LA-Q17=a @reading:LA-Q83=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: In the last cycle a share is paid to the company as ever
    Given the game has been played up to the last cycle
    When Alice buys 10% of the Federation from its treasury
    Then Alice has $90
    And the Federation has $180 in its treasury
    And Alice holds 10% of the Federation

  @LA-SR.buy-e @LA-SR.buy-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: What one player has sold the others may buy
    Given the game has been played up to the second stock round
    When Alice sells 20% of the Agricultural
    And Alice passes
    And Bob buys 20% of the Agricultural from the pool
    Then Bob has $28
    And Bob holds 20% of the Agricultural

  @LA-SR.buy-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Who has less than the price buys no share of a minor
    Given the game has been played up to the second stock round
    When Alice tries to buy 20% of the Express from its treasury
    Then it is refused and nothing has changed
    When Alice buys 20% of the Tunneling from its treasury
    Then Alice has $8

  @LA-SR.buy-c @LA-SR.launch-d @LA-SR.sell-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The pool sells no share of a minor that does not lie there
    Given the game has been played up to the second stock round
    When Alice tries to buy 20% of the Suburban from the pool
    Then it is refused and nothing has changed
    When Alice buys 20% of the Suburban from its treasury
    Then Alice has $18

  @LA-SR.buy-a @LA-SR.buy-b @LA-SR.buy-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: Of a major one share is bought, not two, from <place>
    Given the game has been played up to the three majors
    When Alice tries to buy 20% of the Conglomerate from <place>
    Then it is refused and nothing has changed
    When Alice buys 10% of the Conglomerate from <place>
    Then Alice has $186
    And Alice holds 40% of the Conglomerate

    Examples:
      | place        |
      | its treasury |
      | the pool     |
