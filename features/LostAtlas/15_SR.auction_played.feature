Feature: Auctions, in a game
  The same auctions, on tables that were reached by playing.

  @LA-SR.auction-a @LA-SR.auction-g @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Nobody opens below $120
    Given the game has been played up to the first stock round
    When Alice tries to open an auction at $115
    Then it is refused and nothing has changed
    When Alice opens an auction at $120
    Then it is Bob's turn to bid for a minor

  @LA-SR.auction-b @LA-SR.auction-h @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Bids rise in units of $5
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob tries to bid $122
    Then it is refused and nothing has changed
    When Bob bids $125
    Then it is Carol's turn to bid for a minor

  @LA-SR.auction-i @LA-SR.auction-j @LA-SR.auction-h @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Who has passed is out of the auction
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob passes
    And Carol bids $125
    Then it is Alice's turn to bid for a minor
    When Alice bids $130
    And Bob tries to bid $135
    Then it is refused and nothing has changed
    When Carol passes
    Then it is Alice's turn to launch a minor for $130

  @LA-SR.auction-c @LA-SR.auction-d @LA-SR.auction-e @LA-SR.auction-k @LA-SR.auction-l @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q21=a @reading:LA-Q24=a
  Scenario: The last bidder launches a minor, and the next player goes on
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob bids $145
    And Carol passes
    And Alice passes
    And Bob launches the Express at $70
    Then Bob is president of the Express with 40%
    And the Express has started at a par of $70
    And Bob has $155
    And it is Bob's turn to trade
