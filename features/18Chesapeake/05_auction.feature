Feature: The auction of the private companies
  Before the first stock round the players buy the six private companies, all of them on offer from the first turn:
  P1 at $20, P2 at $40, P3 at $50, P4 at $80, P5 at $100, P6 at $200. The holder of the priority deal begins, the
  others follow clockwise. Nothing is sold below its face value, and whoever wins with a bid pays the bid to the bank.

  P5 brings a share of the B&O with it, P6 the president's certificate of a company drawn at the start, both for
  nothing; the owner of P6 chooses the par of that company at once. When everything is sold the priority deal moves one
  seat to the left. How to bid is told in section 29, with an example in section 30, and section 31 says what
  happens if everybody passes.

  # ---------------------------------------------------------------------------------------------------- what is on offer

  @18CH-5-a @18CH-29-a @18CH-0-d
  Scenario: All six private companies are on offer from the first turn
    Given a new game of 6 players
    Then P1, P2, P3, P4, P5 and P6 are still unsold
    And P1 is offered at $20
    When Alice bids $45 on P2
    And Bob bids $55 on P3
    And Carol bids $85 on P4
    And Dave bids $105 on P5
    And Erin bids $205 on P6
    Then P1, P2, P3, P4, P5 and P6 are still unsold
    When Frank buys P1 for $20
    Then Frank owns P1
    And Alice owns P2
    And Bob owns P3
    And Carol owns P4
    And Dave owns P5
    And Erin owns P6

  @18CH-5-a @18CH-29-a @18CH-29-c @18CH-29-h
  Scenario: They are offered in the order of their numbers
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob tries to buy P3 for $50
    Then it is refused and nothing has changed
    When Bob buys P2 for $40
    And Carol tries to buy P4 for $80
    Then it is refused and nothing has changed
    When Carol buys P3 for $50
    Then Alice owns P1
    And Bob owns P2
    And Carol owns P3
    And P4, P5 and P6 are still unsold

  @18CH-5-d @18CH-5-g
  Scenario Outline: The face value of <private> is <face>
    Given a new game of 3 players
    And Bob owns <sold>
    And it is Alice's turn to bid
    Then <private> is offered at <face>
    When Alice tries to buy <private> for <less>
    Then it is refused and nothing has changed
    When Alice buys <private> for <face>
    Then Alice has paid <face>
    And Alice owns <private>

    Examples:
      | private | face | less | sold               |
      | P2      | $40  | $35  | P1                 |
      | P3      | $50  | $45  | P1 and P2          |
      | P4      | $80  | $75  | P1, P2 and P3      |
      | P5      | $100 | $95  | P1, P2, P3 and P4  |
      | P6      | $200 | $195 | P1, P2, P3, P4, P5 |

  @18CH-5-d @18CH-5-g
  Scenario: The face value of P1 is $20
    Given a new game of 3 players
    When Alice tries to buy P1 for $15
    Then it is refused and nothing has changed
    When Alice buys P1 for $20
    Then Alice has $780
    And Alice owns P1

  @18CH-5-d
  Scenario Outline: In a new game <private> lies there at its face value of <face>
    Given a new game of 3 players
    # proves 18CH-5-d
    Then <private> is offered at <face>
    When Alice buys P1 for $20
    Then Alice owns P1

    Examples:
      | private | face |
      | P1      | $20  |
      | P2      | $40  |
      | P3      | $50  |
      | P4      | $80  |
      | P5      | $100 |
      | P6      | $200 |

  @18CH-5-b
  Scenario: P5 brings a share of the B&O that costs nothing extra
    Given a new game of 3 players
    And Bob owns P1, P2, P3 and P4
    And it is Alice's turn to bid
    When Alice buys P5 for $100
    Then Alice has paid $100
    And the bank has received $100
    And Alice owns P5
    # proves 18CH-5-b
    And Alice holds 10% of the B&O
    And the IPO holds 90% of the B&O
    And no other player or company has gained or lost money

  @18CH-5-b @18CH-5-h
  Scenario: The share of the B&O goes to whoever wins P5 with a bid
    Given a new game of 3 players
    And Carol owns P1, P2 and P3
    And it is Alice's turn to bid
    When Alice bids $105 on P5
    And Bob bids $110 on P5
    And Carol buys P4 for $80
    And Alice passes
    Then Bob owns P5
    And Bob has paid $110
    And Bob holds 10% of the B&O
    And Alice holds 0% of the B&O

  @18CH-5-c
  Scenario: P6 brings a president's certificate that costs nothing extra
    Given a new game of 3 players, the president's certificate of the C&O lying under P6
    And Bob owns P1, P2, P3 and P4
    And Carol owns P5
    And Alice has $800
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    And Alice sets the par of the C&O at $80
    Then Alice has $600
    And Alice owns P6
    # proves 18CH-5-c
    And Alice is president of the C&O with 20%
    And the IPO holds 80% of the C&O
    And the C&O has $0 in its treasury

  @18CH-5-c @18CH-5-h
  Scenario: The president's certificate goes to whoever wins P6 with a bid
    Given a new game of 3 players, the president's certificate of the C&O lying under P6
    And Carol owns P1, P2, P3 and P4
    And it is Alice's turn to bid
    When Alice bids $205 on P6
    And Bob bids $210 on P6
    And Carol buys P5 for $100
    And Alice passes
    Then it is Bob's turn to set the par of the C&O
    When Bob sets the par of the C&O at $70
    Then Bob is president of the C&O with 20%
    And Bob has $590
    And Bob owns P6
    And Alice holds 0% of the C&O

  # --------------------------------------------------------------------------------------------------------- when and who

  @18CH-5-e
  Scenario: Nobody starts a company before all private companies are sold
    Given a new game of 3 players, the president's certificate of the N&W lying under P6
    And Bob owns P1, P2 and P3
    And Carol owns P4 and P5
    And it is Alice's turn to bid
    When Alice tries to buy the president's certificate of the PRR at a par of $70
    Then it is refused and nothing has changed
    When Alice buys P6 for $200
    And Alice sets the par of the N&W at $70
    Then it is stock round 1
    When Bob buys the president's certificate of the PRR at a par of $70
    Then Bob is president of the PRR with 20%
    And Bob has paid $140

  @18CH-5-e
  Scenario: Nobody buys a share before all private companies are sold, though P6's company has started
    Given a new game of 3 players, the president's certificate of the N&W lying under P6
    And Bob owns P1, P2, P3 and P4
    And Carol owns P6
    And the N&W has started at a par of $70
    And Carol is president of the N&W with 20%
    And it is Alice's turn to bid
    When Alice tries to buy 10% of the N&W from the IPO
    Then it is refused and nothing has changed
    When Alice buys P5 for $100
    Then it is stock round 1
    When Bob buys 10% of the N&W from the IPO
    Then Bob holds 10% of the N&W
    And Bob has paid $70

  @18CH-5-f @18CH-29-b
  Scenario: The holder of the priority deal begins, the others follow clockwise
    Given a new game of 4 players
    Then Alice holds the priority deal
    When Bob tries to bid $55 on P3
    Then it is refused and nothing has changed
    When Alice bids $55 on P3
    And Carol tries to bid $85 on P4
    Then it is refused and nothing has changed
    When Bob bids $85 on P4
    And Dave tries to bid $105 on P5
    Then it is refused and nothing has changed
    When Carol bids $105 on P5
    And Alice tries to bid $205 on P6
    Then it is refused and nothing has changed
    When Dave bids $205 on P6
    Then it is Alice's turn to bid
    And the bids on P3 are
      | Alice | $55 |
    And the bids on P6 are
      | Dave | $205 |

  # ------------------------------------------------------------------------------------------------------------- the price

  @18CH-5-g
  Scenario Outline: <private> is not sold below its face value of <face>
    Given a new game of 3 players
    And Bob owns <sold>
    And it is Alice's turn to bid
    When Alice tries to buy <private> for <too little>
    Then it is refused and nothing has changed
    When Alice buys <private> for <face>
    Then Alice owns <private>
    And Alice has paid <face>

    Examples:
      | private | face | too little | sold         |
      | P2      | $40  | $0         | P1           |
      | P2      | $40  | $35        | P1           |
      | P2      | $40  | $39        | P1           |
      | P4      | $80  | $40        | P1, P2, P3   |

  @18CH-5-g @18CH-29-h
  Scenario: A first bid lies above the face value
    Given a new game of 3 players
    When Alice tries to bid $45 on P3
    Then it is refused and nothing has changed
    When Alice tries to bid $50 on P3
    Then it is refused and nothing has changed
    When Alice bids $55 on P3
    Then the bids on P3 are
      | Alice | $55 |
    And it is Bob's turn to bid

  @18CH-5-h
  Scenario: The winner of several bidders pays the highest bid to the bank
    Given a new game of 3 players
    When Alice bids $45 on P2
    And Bob bids $50 on P2
    And Carol buys P1 for $20
    And Alice bids $70 on P2
    And Bob passes
    Then Alice owns P2
    # proves 18CH-5-h
    And Alice has $730
    And the bank has received $70
    And Bob has $800
    And no other player or company has gained or lost money

  @18CH-5-h @18CH-30-k @reading:18CH-Q07=a
  Scenario: A single bidder pays the bid, however high it is
    Given a new game of 3 players
    When Alice bids $80 on P2
    And Bob buys P1 for $20
    Then Alice owns P2
    And Alice has $720
    And Bob has $780
    And the bank has received $100
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------------------ the par of P6's

  @18CH-5-i @18CH-8-g
  Scenario Outline: The owner of P6 chooses a par of <par>
    Given a new game of 3 players, the president's certificate of the C&O lying under P6
    And Bob owns P1, P2, P3 and P4
    And Carol owns P5
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    Then it is Alice's turn to set the par of the C&O
    When Alice sets the par of the C&O at <par>
    Then the C&O has started at a par of <par>
    And the C&O stands at <par> in row <row>
    And no other player or company has gained or lost money

    Examples:
      | par | row |
      | $70 | 5   |
      | $80 | 4   |
      | $95 | 3   |

  @18CH-5-i @18CH-8-d
  Scenario Outline: A par of <par> is not among those the owner of P6 can choose
    Given a new game of 3 players, the president's certificate of the C&O lying under P6
    And Bob owns P1, P2, P3 and P4
    And Carol owns P5
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    And Alice tries to set the par of the C&O at <par>
    Then it is refused and nothing has changed
    When Alice sets the par of the C&O at <legal par>
    Then the C&O has started at a par of <legal par>
    And Alice is president of the C&O with 20%

    Examples:
      | par  | legal par |
      | $65  | $70       |
      | $75  | $80       |
      | $90  | $95       |
      | $100 | $95       |

  @18CH-5-i
  Scenario: Nobody else sets the par, and no other company's
    Given a new game of 3 players, the president's certificate of the C&O lying under P6
    And Bob owns P1, P2, P3 and P4
    And Carol owns P5
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    And Bob tries to set the par of the C&O at $95
    Then it is refused and nothing has changed
    When Alice tries to set the par of the PRR at $95
    Then it is refused and nothing has changed
    When Alice sets the par of the C&O at $95
    Then the C&O has started at a par of $95
    And Alice is president of the C&O with 20%
    And the PRR has not started

  @18CH-5-i @18CH-8-g @18CH-30-m @reading:18CH-Q02=a
  Scenario: The par is set at once, before the auction goes on
    Given a new game of 3 players, the president's certificate of the C&O lying under P6
    When Alice bids $205 on P6
    And Bob buys P1 for $20
    # proves 18CH-30-m
    Then it is Alice's turn to set the par of the C&O
    When Carol tries to buy P2 for $40
    Then it is refused and nothing has changed
    When Alice sets the par of the C&O at $70
    Then the C&O has started at a par of $70
    And it is Carol's turn to bid
    When Carol buys P2 for $40
    Then Carol owns P2

  # ------------------------------------------------------------------------------------------------------ the priority deal

  @18CH-5-j
  Scenario: When the auction is over the priority deal moves one seat to the left
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4 and P5 in turn, each at its price
    Then Alice holds the priority deal
    When Alice buys P6 for $200
    And Alice sets the par of the N&W at $70
    Then Bob holds the priority deal
    And it is Bob's turn to trade

  @18CH-5-j @reading:18CH-Q17=a
  Scenario Outline: The left neighbour of the card's holder receives it, whoever bought last, in a game of <players>
    Given a new game of <players> players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And <last buyer> sets the par of the N&W at $70
    Then Bob holds the priority deal
    And it is Bob's turn to trade
    And it is stock round 1

    Examples:
      | players | last buyer |
      | 3       | Carol      |
      | 4       | Bob        |
      | 5       | Alice      |
      | 6       | Frank      |

  @18CH-5-j @reading:18CH-Q17=b
  Scenario Outline: The left neighbour of the last buyer receives the priority deal in a game of <players>
    Given a new game of <players> players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And <last buyer> sets the par of the N&W at $70
    Then <receiver> holds the priority deal
    And it is <receiver>'s turn to trade
    And it is stock round 1

    Examples:
      | players | last buyer | receiver |
      | 3       | Carol      | Alice    |
      | 4       | Bob        | Carol    |
      | 5       | Alice      | Bob      |
      | 6       | Frank      | Alice    |

  @18CH-5-j @reading:18CH-Q17=a
  Scenario: A bid that wins the last private company does not count for the priority deal
    Given a new game of 4 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3 and P4 in turn, each at its price
    And Alice bids $205 on P6
    And Bob buys P5 for $100
    And Alice sets the par of the N&W at $70
    Then Alice owns P1 and P6
    And Bob holds the priority deal
    And it is Bob's turn to trade

  @18CH-5-j @reading:18CH-Q17=b
  Scenario: The last buyer is the last to buy at the asking price, not the last to win with a bid
    Given a new game of 4 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3 and P4 in turn, each at its price
    And Alice bids $205 on P6
    And Bob buys P5 for $100
    And Alice sets the par of the N&W at $70
    Then Alice owns P1 and P6
    And Carol holds the priority deal
    And it is Carol's turn to trade

  # ------------------------------------------------------------------------------------------------ P6 after the auction

  @18CH-5-c @18CH-13-a @18CH-13-b @reading:18CH-Q18=a
  Scenario: P6 may be sold to a company like any other private company
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the president's certificate of the N&W came with P6
    And the N&W owns a 3-train
    And the N&W has $500 in its treasury
    And Carol has $300
    And it is the N&W's turn to lay track
    When the N&W tries to buy P6 from Carol for $401, with Carol's consent
    Then it is refused and nothing has changed
    When the N&W tries to buy P6 from Carol for $99, with Carol's consent
    Then it is refused and nothing has changed
    When the N&W buys P6 from Carol for $400, with Carol's consent
    Then the N&W owns P6
    And the N&W has $100 in its treasury
    And Carol has $700

  @18CH-5-c @18CH-26-u @18CH-12-g @reading:18CH-Q18=a
  Scenario: P6 stays and pays when its company has bought a train
    Given 3 players at the table in phase 3
    And the N&W has floated at a par of $70
    And Alice is president of the N&W with 60%
    And the president's certificate of the N&W came with P6
    And the N&W has $700 in its treasury
    And Carol has $300
    And it is the N&W's turn to lay track in operating round 2.1
    When the N&W buys a 3-train from the bank for $180
    Then Carol owns P1, P2, P3, P4, P5 and P6
    When the N&W ends its turn
    Then it is operating round 2.2
    And Carol has received $70

  @18CH-5-c @18CH-13-a @reading:18CH-Q18=b
  Scenario: P6 cannot be sold to a company
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the LV has floated at a par of $70
    And Bob is president of the LV with 60%
    And the president's certificate of the LV came with P6
    And the N&W owns a 3-train
    And the N&W has $500 in its treasury
    And Carol has $300
    And it is the N&W's turn to lay track
    When the N&W tries to buy P6 from Carol for $200, with Carol's consent
    Then it is refused and nothing has changed
    When the N&W buys P5 from Carol for $200, with Carol's consent
    Then the N&W owns P5
    And the N&W has $300 in its treasury
    And Carol has $500
    And Carol owns P1, P2, P3, P4 and P6

  @18CH-5-c @18CH-26-u @18CH-12-g @reading:18CH-Q18=b
  Scenario: P6 closes when its company buys its first train
    Given 3 players at the table in phase 3
    And the N&W has floated at a par of $70
    And Alice is president of the N&W with 60%
    And the president's certificate of the N&W came with P6
    And the N&W has $700 in its treasury
    And Carol has $300
    And it is the N&W's turn to lay track in operating round 2.1
    When the N&W buys a 3-train from the bank for $180
    Then P6 has left the game
    And Carol owns P1, P2, P3, P4 and P5
    When the N&W ends its turn
    Then it is operating round 2.2
    And Carol has received $40

  @18CH-5-c @18CH-26-u @reading:18CH-Q18=b
  Scenario: Another company's train does not close P6
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the president's certificate of the LV came with P6
    And the N&W has $700 in its treasury
    And it is the N&W's turn to lay track in operating round 2.1
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And Carol owns P1, P2, P3, P4, P5 and P6
