Feature: Turns of a stock round, in a game
  The same turns, on tables that were reached by playing.

  @LA-SR.turn-b @LA-SR.turn-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The priority player begins, by opening an auction
    Given the game has been played up to the first stock round
    Then it is Alice's turn to trade
    When Bob tries to open an auction at $120
    Then it is refused and nothing has changed
    When Alice opens an auction at $120
    Then it is Bob's turn to bid for a minor

  @LA-SR.turn-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A player passes instead
    Given the game has been played up to the first stock round
    When Alice passes
    Then it is Bob's turn to trade
    When Bob opens an auction at $120
    Then it is Carol's turn to bid for a minor

  @LA-SR.turn-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Whoever has sold opens no auction in that turn of a game
    Given the game has been played up to the three majors
    When Alice sells 10% of the Conglomerate
    And Alice tries to open an auction at $120
    Then it is refused and nothing has changed
    When Alice passes
    And Bob opens an auction at $120
    Then it is Carol's turn to bid for a minor

  @LA-SR.turn-c @LA-SR.turn-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Whoever has launched a minor neither sells nor buys in that turn
    Given the game has been played up to the three majors
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Expansive at $60
    And Alice tries to sell 10% of the Conglomerate
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the Conglomerate from its treasury
    Then it is refused and nothing has changed
    When Bob sells 10% of the International
    And Bob buys 10% of the Conglomerate from its treasury
    Then Bob has $274
    And Bob is president of the Conglomerate with 40%

  @LA-SR.turn-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Nobody trades in the turn of another
    Given the game has been played up to the three majors
    When Bob tries to buy 10% of the Conglomerate from its treasury
    Then it is refused and nothing has changed
    When Bob tries to sell 10% of the Conglomerate
    Then it is refused and nothing has changed
    When Bob tries to pass
    Then it is refused and nothing has changed
    When Alice passes
    And Bob sells 10% of the Conglomerate
    And Bob buys 10% of the International from its treasury
    Then Bob has $274
    When Carol passes
    Then it is Alice's turn to trade

  @LA-SR.turn-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: In a stock round of a game nobody chooses a major
    Given the game has been played up to the three majors
    # No legal twin: minors merge in merger rounds only.
    When Alice tries to choose the Syndicate for them
    Then it is refused and nothing has changed
    When Alice buys 10% of the Conglomerate from its treasury
    Then Alice has $186
