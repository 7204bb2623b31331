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

  @LA-SR.auction-a @LA-SR.auction-b @reading:LA-Q111=a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: The first bid is in units of $5, too
    Given the game has been played up to the first stock round
    When Alice tries to open an auction at $122
    Then it is refused and nothing has changed
    When Alice opens an auction at $125
    Then it is Bob's turn to bid for a minor

  @LA-SR.auction-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q22=a
  Scenario: Nobody opens an auction with more money than he has
    Given the game has been played up to the first stock round
    When Alice tries to open an auction at $305
    Then it is refused and nothing has changed
    When Alice opens an auction at $300
    And Bob passes
    And Carol passes
    Then it is Alice's turn to launch a minor for $300

  @LA-SR.auction-b @LA-SR.auction-h @reading:LA-Q21=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q22=a
  Scenario: Nobody raises a bid above what he has
    Given the game has been played up to the first stock round
    When Alice opens an auction at $295
    And Bob tries to bid $305
    Then it is refused and nothing has changed
    When Bob bids $300
    And Carol passes
    And Alice passes
    Then it is Bob's turn to launch a minor for $300

  @LA-SR.auction-b @LA-SR.auction-h @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario Outline: After a bid of $130 nobody bids $<low>
    Given the game has been played up to the first stock round
    When Alice opens an auction at $130
    And Bob tries to bid $<low>
    Then it is refused and nothing has changed
    When Bob bids $135
    Then it is Carol's turn to bid for a minor

    Examples:
      | low |
      | 130 |

  @LA-SR.auction-b @reading:LA-Q21=b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: If a raise is of $5 only, nobody bids $130 after $120
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob tries to bid $130
    Then it is refused and nothing has changed
    When Bob bids $125
    Then it is Carol's turn to bid for a minor

  @LA-SR.auction-f @LA-SR.launch-f @reading:LA-Q22=b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: If no bid may lie above the range, the highest one is $195 in phase 2
    Given the game has been played up to the first stock round
    When Alice tries to open an auction at $200
    Then it is refused and nothing has changed
    When Alice opens an auction at $195
    And Bob tries to bid $200
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice launches the Agricultural at $90
    Then the Agricultural has $195 in its treasury

  @LA-SR.auction-j @LA-SR.auction-h @LA-SR.auction-k @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Whoever has been outbid launches nothing, and whoever has won bids no more
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol passes
    And Alice tries to launch the Agricultural at $60
    Then it is refused and nothing has changed
    When Alice passes
    # No legal twin: the auction is over.
    And Bob tries to bid $130
    Then it is refused and nothing has changed
    When Bob launches the Agricultural at $60
    Then Bob is president of the Agricultural with 40%

  @LA-SR.auction-c @LA-SR.auction-d @LA-SR.auction-k @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario Outline: Nobody but the winner launches a minor, not <other>
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol passes
    And Alice passes
    And <other> tries to launch the Express at $60
    Then it is refused and nothing has changed
    When Bob launches the Express at $60
    Then Bob is president of the Express with 40%
    And Bob has $175
    And Alice has $300

    Examples:
      | other |
      | Alice |
      | Carol |

  @LA-SR.auction-f @LA-SR.launch-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: What a minor could start at in phase 2 it can start at later
    Given the game has been played up to the three majors
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Expansive at $110
    Then it is refused and nothing has changed
    When Alice launches the Expansive at $60
    Then the Expansive stands at $60
    And the Expansive has $120 in its treasury

  @LA-SR.auction-a @LA-SR.auction-b @reading:LA-Q111=b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: If the first bid may be any sum, the next one is $5 above it
    Given the game has been played up to the first stock round
    When Alice opens an auction at $122
    And Bob tries to bid $125
    Then it is refused and nothing has changed
    When Bob bids $127
    Then it is Carol's turn to bid for a minor

  @LA-SR.auction-a @LA-SR.auction-h @reading:LA-Q08=a @reading:LA-Q103=a
  Scenario: No auction of two players begins below $120, in a game
    Given the game has been played up to the homes at the rim
    When Bob passes
    And Alice passes
    And Alice tries to open an auction at $115
    Then it is refused and nothing has changed
    When Alice opens an auction at $120
    Then it is Bob's turn to bid for a minor
