Feature: The first stock round begun again, in a game
  The same, on tables that were reached by playing.

  @LA-SR.pass-d @LA-SR.pass-e @LA-SR.auction-k @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q14=a
  Scenario: Without a launch the charters are dealt anew, and the winner takes from the new columns
    Given the game has been played up to the first stock round
    When Alice passes
    And Bob passes
    And Carol passes
    And chance deals the charters anew in columns
      | Tunneling    | Express        |
      | Suburban     | Expansive      |
      | Resourceful  | Agricultural   |
      | Northern Port| Eastern Mining |
    Then it is stock round 1
    And it is Alice's turn to trade
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Agricultural at $60
    Then it is refused and nothing has changed
    When Alice launches the Tunneling at $60
    Then Alice is president of the Tunneling with 40%

  @LA-SR.pass-d @LA-SR.pass-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: With a launch the first stock round is over when all have passed
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $60
    And everybody passes
    Then it is operating round 1.1
