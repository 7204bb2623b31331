Feature: Bids on the next private company
  Whenever the cheapest private company is sold, the bids on the next one count: a single bidder has it for his bid;
  several bidders, and nobody else, bid against each other for it. Then the same goes for the one after it.

  @18GL-4.2-o
  Scenario: A single bidder has the next private company for his bid
    Given a new game of 3 players
    When Alice bids $40 on the Joliet & Eastern
    And Bob buys the Cleveland & Eastern for $20
    Then Alice owns the Joliet & Eastern
    And Alice has paid $40
    And Bob has paid $20
    And nobody has bid on the Joliet & Eastern
    And it is Carol's turn to bid

  @18GL-4.2-o
  Scenario: One single bidder after the other is served
    Given a new game of 4 players
    When Alice bids $50 on the Bridge Company
    And Bob bids $40 on the Joliet & Eastern
    And Carol bids $60 on the Rail Works
    And Dave buys the Cleveland & Eastern for $20
    Then Bob owns the Joliet & Eastern
    And Alice owns the Bridge Company
    And Carol owns the Rail Works
    And Alice has $550
    And Bob has $560
    And Carol has $540
    And it is Alice's turn to bid
    And the Mining Company is offered at $70

  @18GL-4.2-o
  Scenario: A bid waits until all that is cheaper is sold
    Given a new game of 3 players
    When Alice bids $50 on the Bridge Company
    And Bob buys the Cleveland & Eastern for $20
    Then the bids on the Bridge Company are
      | Alice | $50 |
    And the Joliet & Eastern is offered at $40
    And the Bridge Company is offered at $50
    And it is Carol's turn to bid
    When Carol buys the Joliet & Eastern for $40
    Then Alice owns the Bridge Company
    And Alice has $750
    And it is Alice's turn to bid

  @18GL-4.2-p @18GL-4.2-q @18GL-4.2-r @reading:18GL-Q21=a
  Scenario: Several bidders are asked in the order of seats after the highest, who waits until he is outbid
    Given a new game of 4 players
    When Alice bids $50 on the Bridge Company
    And Bob bids $55 on the Bridge Company
    And Carol buys the Cleveland & Eastern for $20
    And Dave bids $60 on the Bridge Company
    And Alice buys the Joliet & Eastern for $40
    Then it is Alice's turn to bid for the Bridge Company
    When Alice bids $65 on the Bridge Company
    Then it is Bob's turn to bid for the Bridge Company
    When Bob passes
    Then it is Dave's turn to bid for the Bridge Company
    When Dave bids $75 on the Bridge Company
    Then it is Alice's turn to bid for the Bridge Company
    When Alice passes
    Then Dave owns the Bridge Company
    And Dave has $525
    And Alice has $560
    And Bob has $600
    And it is Bob's turn to bid

  @18GL-4.2-p @18GL-4.2-r @reading:18GL-Q21=b
  Scenario: The highest bidder is asked first, and stays in when he passes
    Given a new game of 4 players
    When Alice bids $50 on the Bridge Company
    And Bob bids $55 on the Bridge Company
    And Carol buys the Cleveland & Eastern for $20
    And Dave bids $60 on the Bridge Company
    And Alice buys the Joliet & Eastern for $40
    Then it is Dave's turn to bid for the Bridge Company
    When Dave passes
    Then it is Alice's turn to bid for the Bridge Company
    When Alice passes
    Then it is Bob's turn to bid for the Bridge Company
    When Bob passes
    Then Dave owns the Bridge Company
    And Dave has $540
    And it is Bob's turn to bid

  @18GL-4.2-p @18GL-4.2-q @reading:18GL-Q21=b
  Scenario: The highest bidder may raise his own bid in the auction
    Given a new game of 4 players
    When Alice bids $50 on the Bridge Company
    And Bob bids $55 on the Bridge Company
    And Carol buys the Cleveland & Eastern for $20
    And Dave bids $60 on the Bridge Company
    And Alice buys the Joliet & Eastern for $40
    And Dave bids $80 on the Bridge Company
    And Alice passes
    And Bob bids $85 on the Bridge Company
    Then it is Dave's turn to bid for the Bridge Company
    When Dave bids $90 on the Bridge Company
    Then it is Bob's turn to bid for the Bridge Company
    When Bob passes
    Then Dave owns the Bridge Company
    And Dave has $510

  @18GL-4.2-p @18GL-4.2-r @reading:18GL-Q21=c
  Scenario: Several bidders are asked from the higher bid to the lower, and go on in that order
    Given a new game of 4 players
    When Alice bids $50 on the Bridge Company
    And Bob bids $55 on the Bridge Company
    And Carol buys the Cleveland & Eastern for $20
    And Dave bids $60 on the Bridge Company
    And Alice buys the Joliet & Eastern for $40
    Then it is Bob's turn to bid for the Bridge Company
    When Bob bids $65 on the Bridge Company
    Then it is Alice's turn to bid for the Bridge Company
    When Alice bids $70 on the Bridge Company
    Then it is Dave's turn to bid for the Bridge Company
    When Dave passes
    Then it is Bob's turn to bid for the Bridge Company
    When Bob passes
    Then Alice owns the Joliet & Eastern and the Bridge Company
    And Alice has $490
    And it is Bob's turn to bid

  @18GL-4.2-p @reading:18GL-Q21=a
  Scenario Outline: <outsider> has not bid on it and takes no part
    Given a new game of 4 players
    When Alice bids $50 on the Bridge Company
    And Bob passes
    And Carol buys the Cleveland & Eastern for $20
    And Dave bids $60 on the Bridge Company
    And Alice buys the Joliet & Eastern for $40
    And <outsider> tries to bid $65 on the Bridge Company
    Then it is refused and nothing has changed
    When Alice bids $65 on the Bridge Company
    And <outsider> tries to bid $70 on the Bridge Company
    Then it is refused and nothing has changed
    When Dave bids $70 on the Bridge Company
    Then it is Alice's turn to bid for the Bridge Company

    Examples:
      | outsider |
      | Bob      |
      | Carol    |

  @18GL-4.2-p @reading:18GL-Q21=a
  Scenario: While they bid for one private company nothing else is bid on
    Given a new game of 3 players
    When Alice bids $40 on the Joliet & Eastern
    And Bob bids $45 on the Joliet & Eastern
    And Carol buys the Cleveland & Eastern for $20
    And Alice tries to bid $50 on the Bridge Company
    Then it is refused and nothing has changed
    When Alice bids $50 on the Joliet & Eastern
    Then it is Bob's turn to bid for the Joliet & Eastern

  @18GL-4.2-q @reading:18GL-Q21=a
  Scenario Outline: Over $45 <wrong> is no raise, <bid> is one
    Given a new game of 3 players
    When Alice bids $40 on the Joliet & Eastern
    And Bob bids $45 on the Joliet & Eastern
    And Carol buys the Cleveland & Eastern for $20
    And Alice tries to bid <wrong> on the Joliet & Eastern
    Then it is refused and nothing has changed
    When Alice bids <bid> on the Joliet & Eastern
    Then the bids on the Joliet & Eastern are
      | Alice | <bid> |
      | Bob   | $45   |
    And it is Bob's turn to bid for the Joliet & Eastern

    Examples:
      | wrong | bid  |
      | $45   | $50  |
      | $49   | $50  |
      | $51   | $55  |
      | $53   | $200 |

  @18GL-4.2-p @18GL-4.2-s @18GL-4.2-r @reading:18GL-Q21=a
  Scenario: Whoever has passed in the auction does not come back
    Given a new game of 4 players
    When Alice bids $50 on the Bridge Company
    And Bob bids $55 on the Bridge Company
    And Carol buys the Cleveland & Eastern for $20
    And Dave bids $60 on the Bridge Company
    And Alice buys the Joliet & Eastern for $40
    And Alice passes
    And Bob bids $65 on the Bridge Company
    And Dave bids $70 on the Bridge Company
    Then it is Bob's turn to bid for the Bridge Company
    When Alice tries to bid $75 on the Bridge Company
    Then it is refused and nothing has changed
    When Bob bids $75 on the Bridge Company
    Then it is Dave's turn to bid for the Bridge Company
    When Dave passes
    Then Bob owns the Bridge Company
    And Bob has $525

  @18GL-4.2-t @reading:18GL-Q21=a
  Scenario Outline: With <cash>, of which $80 lie on another one, Alice bids <bid> and not <too much>
    Given a new game of 3 players
    And Alice has bid $40 on the Joliet & Eastern
    And Bob has bid $45 on the Joliet & Eastern
    And Alice has bid $80 on the Port Authority
    And Alice has <cash>
    And it is Carol's turn to bid
    When Carol buys the Cleveland & Eastern for $20
    And Alice tries to bid <too much> on the Joliet & Eastern
    Then it is refused and nothing has changed
    When Alice bids <bid> on the Joliet & Eastern
    And Bob passes
    Then Alice owns the Joliet & Eastern
    And Alice has paid <bid>

    Examples:
      | cash | bid  | too much |
      | $130 | $50  | $55      |
      | $134 | $50  | $55      |
      | $135 | $55  | $60      |
      | $200 | $120 | $125     |

  @18GL-4.2-o @18GL-4.2-p @reading:18GL-Q21=a
  Scenario: After one auction the next private company follows
    Given a new game of 4 players
    When Alice bids $40 on the Joliet & Eastern
    And Bob bids $45 on the Joliet & Eastern
    And Carol bids $50 on the Bridge Company
    And Dave buys the Cleveland & Eastern for $20
    Then it is Alice's turn to bid for the Joliet & Eastern
    And the Bridge Company is offered at $50
    When Alice passes
    Then Bob owns the Joliet & Eastern
    And Bob has $555
    And Carol owns the Bridge Company
    And Carol has $550
    And it is Alice's turn to bid
