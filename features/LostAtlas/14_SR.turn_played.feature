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
