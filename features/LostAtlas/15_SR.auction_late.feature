Feature: Auctions of a later phase, in a game
  Which starting prices are open, on tables that were reached by playing.

  @LA-SR.auction-e @LA-SR.auction-f @LA-SR.launch-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: In phase 4 no minor starts above $110
    Given the game has been played up to the three majors
    When Alice opens an auction at $250
    And Bob passes
    And Carol passes
    And Alice tries to launch the Expansive at $120
    Then it is refused and nothing has changed
    When Alice tries to launch the Expansive at $100
    Then it is refused and nothing has changed
    When Alice launches the Expansive at $110
    Then the Expansive stands at $110
    And the Expansive has $250 in its treasury

  @LA-SR.auction-f @LA-SR.launch-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: In phase 5 no minor starts above $135
    Given the game has been played up to the fifth phase
    When Carol passes
    And Alice sells 10% of the Conglomerate
    And Alice passes
    And Bob passes
    And Carol passes
    And Alice opens an auction at $300
    And Bob passes
    And Carol passes
    And Alice tries to launch the Resourceful at $150
    Then it is refused and nothing has changed
    When Alice launches the Resourceful at $135
    Then the Resourceful stands at $135
    And the Resourceful has $300 in its treasury

  @LA-SR.auction-f @LA-SR.launch-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q22=a @reading:LA-Q32=a
  Scenario: In phase 3 no minor starts above $110
    Given the game has been played up to the third stock round
    When Alice passes
    And Bob sells 30% of the Conglomerate
    And Bob passes
    And Carol passes
    And Alice passes
    And Bob opens an auction at $250
    And Carol passes
    And Alice passes
    And Bob tries to launch the Eastern Mining at $120
    Then it is refused and nothing has changed
    When Bob launches the Eastern Mining at $110
    Then the Eastern Mining stands at $110
    And the Eastern Mining has $250 in its treasury

  @LA-SR.auction-e @LA-SR.auction-f @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario Outline: A bid of $<bid> starts a minor at $<price>
    Given the game has been played up to the first stock round
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    And Alice tries to launch the Agricultural at $<other>
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $<price>
    Then the Agricultural stands at $<price>
    And the Agricultural has $<bid> in its treasury

    Examples:
      | bid | price | other |
      | 125 | 60    | 70    |
      | 135 | 60    | 70    |
      | 140 | 70    | 60    |
      | 155 | 70    | 80    |
      | 175 | 80    | 90    |
      | 180 | 90    | 80    |

  @LA-SR.auction-k @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a
  Scenario: The winner takes the first charter of a column
    Given the game has been played up to the six minors
    When the Agricultural buys a 2-train from the bank for $100
    Then the charters lie in columns
      | Expansive | Resourceful |
