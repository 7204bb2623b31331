Feature: Passing, in a game
  The same, on tables that were reached by playing.

  @LA-SR.pass-a @LA-SR.pass-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Who has passed acts again
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob buys 20% of the Tunneling from its treasury
    And Carol passes
    Then it is Alice's turn to trade
    When Alice buys 20% of the Suburban from its treasury
    Then Alice has $18

  @LA-SR.pass-c @LA-SR.end-e @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: When all have passed operating begins
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob passes
    And Carol passes
    Then it is operating round 2.1

  @LA-SR.pass-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A pass in an auction is no pass of a turn, in a game
    Given the game has been played up to the third stock round
    When Alice passes
    And Bob passes
    And Carol opens an auction at $120
    And Alice passes
    And Bob passes
    And Carol launches the Eastern Mining at $60
    Then it is stock round 3
    And it is Alice's turn to trade
    When Alice passes
    And Bob passes
    Then it is stock round 3
    And it is Carol's turn to trade
    When Carol passes
    Then it is operating round 3.1

  @LA-SR.pass-c @LA-SR.sell-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A turn with a sale only is no pass, in a game
    Given the game has been played up to the third stock round
    When Alice passes
    And Bob passes
    And Carol sells 20% of the Federation
    And Carol passes
    Then it is stock round 3
    And it is Alice's turn to trade
    And Carol has $288
    When Alice passes
    And Bob passes
    Then it is Carol's turn to trade
    When Carol passes
    Then it is operating round 3.1

  @LA-SR.pass-d @LA-SR.end-a @LA-SR.pass-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: In a later stock round without any action nothing is dealt anew, and the marker stays
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob passes
    And Carol passes
    Then it is operating round 2.1
    And Alice holds the priority deal
    And the charters lie in columns
      | Eastern Mining | Northern Port |
      | Expansive      | Resourceful   |
