Feature: One thing after the other in an auction
  As long as somebody else may still bid nobody launches a minor; whoever has won the auction launches one, and bids no more.

  Background:
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Suburban |
    And Alice has $400

  @LA-SR.auction-j @LA-SR.auction-h
  Scenario: Whoever has been outbid launches no minor instead of bidding
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol passes
    And Alice tries to launch the Agricultural at $60
    Then it is refused and nothing has changed
    When Alice passes
    And Bob launches the Agricultural at $60
    Then Bob is president of the Agricultural with 40%

  @LA-SR.auction-k @LA-SR.auction-j
  Scenario: Whoever has won bids no more
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    # No legal twin: the auction is over.
    And Alice tries to bid $125
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $60
    Then the Agricultural has $120 in its treasury
