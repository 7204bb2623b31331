Feature: Out of the auction
  Who has passed once does not come back, be it the one who has opened the auction.

  @LA-SR.auction-i @LA-SR.auction-h
  Scenario: The opener, too, is out once he has passed
    Given 4 players at the table in phase 2
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol bids $130
    And Dave passes
    And Alice passes
    And Bob bids $135
    And Carol bids $140
    Then it is Bob's turn to bid for a minor
    When Alice tries to bid $145
    Then it is refused and nothing has changed
    When Bob bids $145
    Then it is Carol's turn to bid for a minor
