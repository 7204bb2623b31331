Feature: An example of the auction
  Five players, Alice to Erin, sit clockwise in this order, and Alice begins. They bid and outbid each other until Alice
  buys P2 at its face value. Such a purchase interrupts the turns: every other private company on which bids lie
  goes to its bidders, in the order of the numbers. A single bidder pays the bid. Several bidders hold an auction of
  their own, which the lowest of them begins: in clockwise order each bids at least $5 above the highest bid or drops
  out, until one is left. What nobody has bid on stays on offer. Then the turns go on with the player to the left of the
  one who bought at face value.

  The scenarios follow the example turn by turn; the first one plays the whole of it.

  # what each sentence of the example says is shown by a scenario of its own below
  @18CH-30-a @18CH-30-b @18CH-30-c @18CH-30-d @18CH-30-e @18CH-30-f @18CH-30-j @18CH-30-k @18CH-30-l @reading:18CH-Q02=a
  Scenario: The example from beginning to end
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    Then it is Bob's turn to bid for P3
    When Bob bids $70 on P3
    Then it is Dave's turn to bid for P3
    When Dave passes
    Then it is Erin's turn to bid for P3
    When Erin passes
    Then it is Bob's turn to bid
    And Alice owns P1 and P2
    And Bob owns P3
    # proves 18CH-30-k
    And Carol owns P5
    And Carol holds 10% of the B&O
    And P4 and P6 are still unsold
    And P4 is offered at $80
    And Alice has $420
    And Bob has $410
    And Carol has $375
    And Dave has $480
    And Erin has $480
    And the bank has $5,835

  # ------------------------------------------------------------------------------------------------------- turn by turn

  @18CH-30-a @18CH-29-c @18CH-29-d
  Scenario: Alice buys P1, and P2 is the lowest-numbered one now
    Given a new game of 5 players
    When Alice buys P1 for $20
    Then Alice owns P1
    And Alice has $460
    And the bank has $5,620
    And it is Bob's turn to bid
    When Bob tries to bid $25 on P1
    Then it is refused and nothing has changed
    When Bob tries to bid $45 on P2
    Then it is refused and nothing has changed
    When Bob buys P2 for $40
    Then Bob owns P2

  @18CH-30-b @18CH-29-h
  Scenario: Bob bids $55 on P3
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob tries to bid $50 on P3
    Then it is refused and nothing has changed
    When Bob bids $55 on P3
    Then the bids on P3 are
      | Bob | $55 |
    And P3 is offered at $50
    And it is Carol's turn to bid

  @18CH-30-b @18CH-29-j @reading:18CH-Q07=a
  Scenario: With $55 of the $480 on P3 Bob has $425 for other bids
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $85 on P4
    And Erin bids $90 on P4
    And Alice bids $110 on P5
    And Bob tries to bid $430 on P6
    Then it is refused and nothing has changed
    When Bob bids $425 on P6
    Then the bids on P6 are
      | Bob | $425 |
    And the bids on P3 are
      | Bob | $55 |

  @18CH-30-c @18CH-29-h
  Scenario: Carol bids $105 on P5
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol tries to bid $100 on P5
    Then it is refused and nothing has changed
    When Carol bids $105 on P5
    Then the bids on P5 are
      | Carol | $105 |
    And it is Dave's turn to bid

  @18CH-30-d @18CH-29-h
  Scenario: Dave bids $60 on P3, and Bob's marker stays there
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave tries to bid $55 on P3
    Then it is refused and nothing has changed
    When Dave bids $60 on P3
    Then the bids on P3 are
      | Bob  | $55 |
      | Dave | $60 |
    And it is Erin's turn to bid

  @18CH-30-d @reading:18CH-Q07=a
  Scenario: Bob, outbid on P3, has all $480 to bid with again
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $85 on P4
    And Alice bids $110 on P5
    And Bob bids $480 on P6
    Then the bids on P6 are
      | Bob | $480 |
    And the bids on P3 are
      | Bob  | $55 |
      | Dave | $60 |

  @18CH-30-e @18CH-29-h
  Scenario: Erin bids $65 on P3
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin tries to bid $60 on P3
    Then it is refused and nothing has changed
    When Erin bids $65 on P3
    Then the bids on P3 are
      | Bob  | $55 |
      | Dave | $60 |
      | Erin | $65 |
    And it is Alice's turn to bid

  @18CH-30-e @18CH-29-j @reading:18CH-Q07=a
  Scenario: Dave has all $480 to bid with again, Erin has $415
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice bids $110 on P5
    And Bob bids $85 on P4
    And Carol bids $90 on P4
    And Dave bids $480 on P6
    Then the bids on P6 are
      | Dave | $480 |
    When Erin tries to bid $420 on P4
    Then it is refused and nothing has changed
    When Erin bids $415 on P4
    Then the bids on P4 are
      | Bob   | $85  |
      | Carol | $90  |
      | Erin  | $415 |

  @18CH-30-f @18CH-30-h
  Scenario: Alice buys P2, and nobody else has a say in it
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    Then Alice owns P1 and P2
    And Alice has $420
    When Bob tries to bid $45 on P2
    Then it is refused and nothing has changed
    When Bob bids $70 on P3
    Then the bids on P3 are
      | Bob  | $70 |
      | Dave | $60 |
      | Erin | $65 |
    And Alice owns P1 and P2

  # ----------------------------------------------------------------------------------------------------------- settling

  @18CH-30-g @18CH-30-h
  Scenario: After Alice's purchase the bids are settled before anybody takes a turn
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    Then it is Bob's turn to bid for P3
    When Bob tries to bid $85 on P4
    Then it is refused and nothing has changed
    When Bob tries to bid $205 on P6
    Then it is refused and nothing has changed
    When Bob bids $70 on P3
    Then it is Dave's turn to bid for P3

  @18CH-30-g
  Scenario: A purchase settles the bid of a single bidder at once
    Given a new game of 5 players
    When Alice bids $45 on P2
    And Bob buys P1 for $20
    Then Alice owns P2
    And Alice has $435
    And Bob owns P1
    And it is Carol's turn to bid

  @18CH-30-g
  Scenario: A bid settles nothing
    Given a new game of 5 players
    When Alice bids $55 on P3
    And Bob bids $105 on P5
    And Carol bids $60 on P3
    Then it is Dave's turn to bid
    And P1, P2, P3, P4, P5 and P6 are still unsold
    And the bids on P3 are
      | Alice | $55 |
      | Carol | $60 |

  @18CH-30-h
  Scenario Outline: <outsider> has not bid on P3 and takes no part in its auction
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    And <outsider> tries to bid $70 on P3
    Then it is refused and nothing has changed
    When Bob bids $70 on P3
    And <outsider> tries to bid $75 on P3
    Then it is refused and nothing has changed
    When Dave passes
    And Erin passes
    Then Bob owns P3
    And Bob has $410

    Examples:
      | outsider |
      | Alice    |
      | Carol    |

  @18CH-30-h
  Scenario: P3 is settled before P5, though the bids on P5 came first
    Given a new game of 5 players
    When Alice bids $105 on P5
    And Bob bids $110 on P5
    And Carol bids $55 on P3
    And Dave bids $60 on P3
    And Erin bids $45 on P2
    And Alice bids $85 on P4
    And Bob buys P1 for $20
    Then it is Carol's turn to bid for P3
    And P3, P4, P5 and P6 are still unsold
    When Carol passes
    Then Dave owns P3
    And it is Alice's turn to bid for P5
    When Alice passes
    Then Bob owns P1 and P5
    And it is Carol's turn to bid

  @18CH-30-h
  Scenario: Single bids are settled in the order of the numbers as well
    Given a new game of 3 players, the president's certificate of the N&W lying under P6
    When Alice bids $205 on P6
    And Bob bids $55 on P3
    And Carol bids $45 on P2
    And Alice bids $85 on P4
    And Bob bids $105 on P5
    And Carol buys P1 for $20
    Then Bob owns P3 and P5
    And Carol owns P1 and P2
    And it is Alice's turn to set the par of the N&W
    When Alice sets the par of the N&W at $70
    Then Alice owns P4 and P6
    And it is stock round 1

  # --------------------------------------------------------------------------------------------- the auction of several

  @18CH-30-i
  Scenario Outline: Bob needs more than Erin's $65: <too little> is too little, <enough> is enough
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    And Bob tries to bid <too little> on P3
    Then it is refused and nothing has changed
    When Bob bids <enough> on P3
    Then the bids on P3 are
      | Bob  | <enough> |
      | Dave | $60      |
      | Erin | $65      |
    And it is Dave's turn to bid for P3

    Examples:
      | too little | enough |
      | $60        | $70    |
      | $65        | $70    |
      | $65        | $75    |
      | $65        | $100   |

  @18CH-30-i @18CH-29-i
  Scenario: In this auction, too, bids are multiples of $5
    Given a new game of 5 players
    When Alice bids $45 on P2
    And Bob bids $50 on P2
    And Carol buys P1 for $20
    And Alice tries to bid $57 on P2
    Then it is refused and nothing has changed
    When Alice bids $55 on P2
    Then the bids on P2 are
      | Alice | $55 |
      | Bob   | $50 |

  @18CH-30-i
  Scenario: The lowest bidder may drop out
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    And Bob passes
    Then it is Dave's turn to bid for P3
    When Dave passes
    Then Erin owns P3
    And Erin has $415
    And Bob has $480
    And Dave has $480

  @18CH-30-i @18CH-30-h
  Scenario: Whoever drops out does not come back for this private company
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    And Bob bids $70 on P3
    And Dave passes
    And Erin bids $75 on P3
    Then it is Bob's turn to bid for P3
    When Bob bids $80 on P3
    Then it is Erin's turn to bid for P3
    When Dave tries to bid $85 on P3
    Then it is refused and nothing has changed
    When Erin bids $85 on P3
    And Bob passes
    Then Erin owns P3
    And Erin has $395
    And Bob has $480

  @18CH-30-i
  Scenario: The lowest bidder begins, wherever the bidders sit
    Given a new game of 5 players
    And Alice owns P1
    And Erin has bid $55 on P3
    And Bob has bid $60 on P3
    And Dave has bid $65 on P3
    And it is Carol's turn to bid
    When Carol buys P2 for $40
    Then it is Erin's turn to bid for P3
    When Erin passes
    Then it is Bob's turn to bid for P3
    When Bob passes
    Then Dave owns P3
    And Dave has $415

  @18CH-30-i
  Scenario: Of several bids by one player the highest counts, also for who begins
    Given a new game of 3 players
    When Alice bids $45 on P2
    And Bob bids $50 on P2
    And Carol bids $55 on P3
    And Alice bids $55 on P2
    And Bob buys P1 for $20
    Then it is Bob's turn to bid for P2
    When Bob passes
    Then Alice owns P2
    And Alice has $745
    And Carol owns P3

  @18CH-30-i @reading:18CH-Q03=a
  Scenario: After the lowest bidder it goes clockwise, not by the height of the bids
    Given a new game of 5 players
    And Alice owns P1
    And Bob has bid $55 on P3
    And Erin has bid $60 on P3
    And Dave has bid $65 on P3
    And it is Alice's turn to bid
    When Alice buys P2 for $40
    Then it is Bob's turn to bid for P3
    When Bob bids $70 on P3
    Then it is Dave's turn to bid for P3
    When Dave bids $75 on P3
    Then it is Erin's turn to bid for P3
    When Erin passes
    Then it is Bob's turn to bid for P3
    When Bob passes
    Then Dave owns P3
    And Dave has $405

  @18CH-30-i @reading:18CH-Q69=a
  Scenario: Going clockwise the highest bidder is left out
    Given a new game of 5 players
    And Alice owns P1
    And Dave has bid $55 on P3
    And Bob has bid $60 on P3
    And Erin has bid $65 on P3
    And it is Alice's turn to bid
    When Alice buys P2 for $40
    Then it is Dave's turn to bid for P3
    When Dave passes
    Then it is Bob's turn to bid for P3
    When Bob bids $70 on P3
    Then it is Erin's turn to bid for P3
    When Erin passes
    Then Bob owns P3
    And Bob has $410

  @18CH-30-i @reading:18CH-Q69=b
  Scenario: Going clockwise the highest bidder is asked as well, and stays in the auction when passing
    Given a new game of 5 players
    And Alice owns P1
    And Dave has bid $55 on P3
    And Bob has bid $60 on P3
    And Erin has bid $65 on P3
    And it is Alice's turn to bid
    When Alice buys P2 for $40
    Then it is Dave's turn to bid for P3
    When Dave bids $70 on P3
    Then it is Erin's turn to bid for P3
    When Erin bids $75 on P3
    Then it is Bob's turn to bid for P3
    When Bob passes
    And Dave passes
    Then Erin owns P3
    And Erin has $405

  @18CH-30-i @reading:18CH-Q69=b @reading:18CH-Q08=a
  Scenario: The highest bidder may raise the own bid in the settling
    Given a new game of 5 players
    And Alice owns P1
    And Dave has bid $55 on P3
    And Bob has bid $60 on P3
    And Erin has bid $65 on P3
    And it is Alice's turn to bid
    When Alice buys P2 for $40
    And Dave passes
    And Erin bids $70 on P3
    And Bob passes
    Then Erin owns P3
    And Erin has $410

  @18CH-30-j
  Scenario Outline: Bob wins P3 for the <bid> of the last bid
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    And Bob bids <bid> on P3
    And Dave passes
    And Erin passes
    Then Bob owns P3
    And Bob has paid <bid>
    And Bob has <cash>
    And Dave has $480
    And Erin has $480
    And nobody has bid on P3

    Examples:
      | bid  | cash |
      | $70  | $410 |
      | $100 | $380 |

  # ------------------------------------------------------------------------------------------------------------ going on

  @18CH-30-k @18CH-5-h
  Scenario: Carol, the only bidder, has P5 for the $105 of the bid
    Given a new game of 5 players
    And Alice owns P1 and P2
    And Carol has bid $105 on P5
    And Bob has bid $85 on P4
    And it is Alice's turn to bid
    When Alice buys P3 for $50
    Then Carol owns P5
    And Carol has $375
    And Carol holds 10% of the B&O
    And Carol has paid $105

  @18CH-30-l
  Scenario Outline: After <buyer>'s purchase the turns go on with <next>, whoever has won with bids
    Given a new game of 5 players
    And Bob owns P1
    And Carol has bid $85 on P4
    And Dave has bid $55 on P3
    And it is <buyer>'s turn to bid
    When <buyer> buys P2 for $40
    Then Dave owns P3
    And Carol owns P4
    And it is <next>'s turn to bid
    And P5 and P6 are still unsold

    Examples:
      | buyer | next  |
      | Alice | Bob   |
      | Erin  | Alice |

  @18CH-30-m @18CH-30-k @reading:18CH-Q02=a
  Scenario: P4, on which nobody has bid, stays on offer though P5 is sold
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin bids $65 on P3
    And Alice buys P2 for $40
    And Bob bids $70 on P3
    And Dave passes
    And Erin passes
    Then Carol owns P5
    And P4 and P6 are still unsold
    And P4 is offered at $80
    When Bob buys P4 for $80
    Then Bob owns P3 and P4
    And Bob has $330
    And P6 is still unsold
    And it is Carol's turn to bid

  @18CH-30-m @18CH-30-g @reading:18CH-Q02=a
  Scenario: Settling passes over everything without a bid
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When Alice bids $205 on P6
    And Bob buys P1 for $20
    Then Alice owns P6
    And Alice has paid $205
    And P2, P3, P4 and P5 are still unsold
    When Alice sets the par of the N&W at $70
    Then P2 is offered at $40
    And it is Carol's turn to bid
    When Carol buys P2 for $40
    Then Carol owns P2
