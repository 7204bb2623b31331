Feature: The procedure of the auction
  The private companies lie in the order of their numbers, and the holder of the priority deal opens. On a turn a player
  does one of three things: buys the lowest-numbered one still unsold at its face value, which nobody can prevent; bids
  on one of the others; or passes, which is called a hard pass.

  A bid is a multiple of $5 and lies $5 above the face value and above the highest bid so far. The bidder puts
  the whole amount down, so that money cannot lie on two bids at once; whoever is outbid takes it back. The auction
  stops when all have passed one after another.

  # --------------------------------------------------------------------------------------------------------- three choices

  @18CH-29-c
  Scenario: The lowest-numbered private company is bought at its face value
    Given a new game of 3 players
    When Alice buys P1 for $20
    Then Alice owns P1
    And Alice has $780
    And the bank has received $20
    And it is Bob's turn to bid
    # proves 18CH-29-c
    When Bob buys P2 for $40
    Then Bob owns P2
    And Bob has $760
    And it is Carol's turn to bid

  @18CH-29-c @18CH-29-h
  Scenario: No other can be bought at its face value
    Given a new game of 3 players
    When Alice tries to buy P2 for $40
    Then it is refused and nothing has changed
    When Alice tries to buy P3 for $50
    Then it is refused and nothing has changed
    When Alice tries to buy P6 for $200
    Then it is refused and nothing has changed
    When Alice buys P1 for $20
    Then Alice owns P1
    And P2, P3, P4, P5 and P6 are still unsold

  @18CH-29-d @18CH-5-d @18CH-29-h
  Scenario Outline: While P1 is unsold a player may bid <least> on <private>
    Given a new game of 3 players
    When Alice tries to bid <face> on <private>
    Then it is refused and nothing has changed
    # proves 18CH-29-h
    When Alice bids <least> on <private>
    Then the bids on <private> are
      | Alice | <least> |
    And P1, P2, P3, P4, P5 and P6 are still unsold
    And it is Bob's turn to bid

    Examples:
      | private | face | least |
      | P2      | $40  | $45   |
      | P3      | $50  | $55   |
      | P4      | $80  | $85   |
      | P5      | $100 | $105  |
      | P6      | $200 | $205  |

  @18CH-29-d
  Scenario: The lowest-numbered one is not bid on
    Given a new game of 3 players
    When Alice tries to bid $25 on P1
    Then it is refused and nothing has changed
    When Alice bids $45 on P2
    Then the bids on P2 are
      | Alice | $45 |
    And P1 is offered at $20
    When Bob tries to bid $25 on P1
    Then it is refused and nothing has changed
    When Bob bids $55 on P3
    Then the bids on P3 are
      | Bob | $55 |

  @18CH-29-d @18CH-29-f @18CH-5-f
  Scenario: A player bids on one private company a turn
    Given a new game of 3 players
    When Alice bids $55 on P3
    And Alice tries to bid $85 on P4
    Then it is refused and nothing has changed
    When Bob bids $85 on P4
    Then the bids on P4 are
      | Bob | $85 |
    And the bids on P3 are
      | Alice | $55 |

  @18CH-29-e
  Scenario: A player may pass
    Given a new game of 3 players
    When Alice passes
    Then it is Bob's turn to bid
    And P1, P2, P3, P4, P5 and P6 are still unsold
    And Alice has $800
    When Bob buys P1 for $20
    Then Bob owns P1
    And it is Carol's turn to bid

  @18CH-29-e @18CH-5-f @reading:18CH-Q05=a
  Scenario: Whoever has passed has no further turn
    Given a new game of 3 players
    When Alice passes
    And Bob buys P1 for $20
    And Carol buys P2 for $40
    Then it is Bob's turn to bid
    When Alice tries to buy P3 for $50
    Then it is refused and nothing has changed
    When Bob buys P3 for $50
    Then Bob owns P1 and P3
    And it is Carol's turn to bid

  @18CH-29-e @reading:18CH-Q05=a
  Scenario: The last player who has not passed buys on alone
    Given a new game of 3 players
    When Alice passes
    And Bob passes
    And Carol buys P1 for $20
    Then it is Carol's turn to bid
    When Carol buys P2 for $40
    Then Carol owns P1 and P2
    And it is Carol's turn to bid

  @18CH-29-e @18CH-30-h @reading:18CH-Q05=a
  Scenario: A bid stands though its bidder has passed later, and its bidder takes part in settling it
    Given a new game of 3 players
    When Alice bids $55 on P3
    And Bob bids $60 on P3
    And Carol bids $45 on P2
    And Alice passes
    And Bob buys P1 for $20
    Then Carol owns P2
    And it is Alice's turn to bid for P3
    When Alice bids $65 on P3
    And Bob passes
    Then Alice owns P3
    And Alice has $735
    And it is Carol's turn to bid

  @18CH-29-e @reading:18CH-Q05=b
  Scenario: Whoever has passed may buy when the turn comes round
    Given a new game of 3 players
    When Alice passes
    And Bob buys P1 for $20
    And Carol buys P2 for $40
    Then it is Alice's turn to bid
    When Alice buys P3 for $50
    Then Alice owns P3
    And it is Bob's turn to bid

  @18CH-29-e @reading:18CH-Q05=b
  Scenario: Whoever has passed may bid when the turn comes round
    Given a new game of 3 players
    When Alice passes
    And Bob passes
    And Carol buys P1 for $20
    Then it is Alice's turn to bid
    When Alice bids $55 on P3
    Then the bids on P3 are
      | Alice | $55 |
    And it is Bob's turn to bid

  @18CH-29-f @18CH-5-f
  Scenario: After buying a player does not bid as well
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Alice tries to bid $55 on P3
    Then it is refused and nothing has changed
    When Alice tries to buy P2 for $40
    Then it is refused and nothing has changed
    When Bob bids $55 on P3
    Then the bids on P3 are
      | Bob | $55 |
    And Alice owns P1

  @18CH-29-f @18CH-5-f
  Scenario: After a bid a player does not buy as well
    Given a new game of 3 players
    When Alice bids $45 on P2
    And Alice tries to buy P1 for $20
    Then it is refused and nothing has changed
    When Bob buys P1 for $20
    Then Bob owns P1
    And Alice owns P2

  @18CH-29-f @18CH-5-f
  Scenario: After a pass a player does not bid as well
    Given a new game of 3 players
    When Alice passes
    And Alice tries to bid $55 on P3
    Then it is refused and nothing has changed
    When Bob bids $55 on P3
    Then the bids on P3 are
      | Bob | $55 |
    And it is Carol's turn to bid

  @18CH-29-g @18CH-29-c
  Scenario: Nobody can prevent the purchase of the lowest-numbered one
    Given a new game of 3 players
    When Alice buys P1 for $20
    Then Alice owns P1
    And it is Bob's turn to bid
    When Bob tries to bid $25 on P1
    Then it is refused and nothing has changed
    When Bob bids $55 on P3
    And Carol tries to bid $30 on P1
    Then it is refused and nothing has changed
    When Carol buys P2 for $40
    Then Alice owns P1
    And Alice has $780
    And Carol owns P2

  # ---------------------------------------------------------------------------------------------------------- the amount

  @18CH-29-h @18CH-29-d @reading:18CH-Q07=a
  Scenario Outline: With <lying> bid on P3 already <too little> is too little and <enough> is enough
    Given a new game of 3 players
    When Alice bids <lying> on P3
    And Bob tries to bid <too little> on P3
    Then it is refused and nothing has changed
    When Bob bids <enough> on P3
    Then the bids on P3 are
      | Alice | <lying>  |
      | Bob   | <enough> |
    And it is Carol's turn to bid

    Examples:
      | lying | too little | enough |
      | $55   | $50        | $60    |
      | $55   | $55        | $60    |
      | $75   | $60        | $80    |
      | $75   | $75        | $80    |

  @18CH-29-h @reading:18CH-Q07=a
  Scenario Outline: A bid may be higher than it need be, such as <bid> on P3
    Given a new game of 3 players
    When Alice bids $55 on P3
    And Bob bids <bid> on P3
    Then the bids on P3 are
      | Alice | $55   |
      | Bob   | <bid> |
    When Carol bids $45 on P2
    And Alice buys P1 for $20
    And Alice passes
    Then Bob owns P3
    And Bob has <cash>

    Examples:
      | bid  | cash |
      | $60  | $740 |
      | $65  | $735 |
      | $75  | $725 |
      | $500 | $300 |

  @18CH-29-h @reading:18CH-Q07=a
  Scenario: The first bid may be higher than it need be
    Given a new game of 3 players
    When Alice bids $100 on P2
    Then the bids on P2 are
      | Alice | $100 |
    When Bob buys P1 for $20
    Then Alice owns P2
    And Alice has $700

  @18CH-29-h @18CH-29-i @reading:18CH-Q07=b
  Scenario Outline: A bid is exactly $5 above the higher of price and highest bid, not <wrong>
    Given a new game of 3 players
    When Alice tries to bid <wrong> on P3
    Then it is refused and nothing has changed
    When Alice bids $55 on P3
    And Bob tries to bid <wrong too> on P3
    Then it is refused and nothing has changed
    When Bob bids $60 on P3
    Then the bids on P3 are
      | Alice | $55 |
      | Bob   | $60 |

    Examples:
      | wrong | wrong too |
      | $50   | $55       |
      | $54   | $59       |
      | $56   | $61       |
      | $60   | $65       |
      | $100  | $105      |

  @18CH-29-h
  Scenario: Bids on different private companies have nothing to do with each other
    Given a new game of 3 players
    When Alice bids $205 on P6
    And Bob bids $55 on P3
    Then the bids on P3 are
      | Bob | $55 |
    And the bids on P6 are
      | Alice | $205 |

  @18CH-29-h @18CH-29-k @reading:18CH-Q08=a
  Scenario: The highest bidder may raise the own bid, by $5 or more
    Given a new game of 3 players
    When Alice bids $45 on P2
    And Bob bids $85 on P4
    And Carol bids $105 on P5
    And Alice tries to bid $45 on P2
    Then it is refused and nothing has changed
    When Alice bids $50 on P2
    Then the bids on P2 are
      | Alice | $50 |
    And it is Bob's turn to bid
    When Bob buys P1 for $20
    Then Alice owns P2
    And Alice has $750

  @18CH-29-h @18CH-29-k @reading:18CH-Q08=b
  Scenario: The highest bidder may not raise the own bid until somebody is higher
    Given a new game of 3 players
    When Alice bids $55 on P3
    And Bob bids $85 on P4
    And Carol bids $105 on P5
    And Alice tries to bid $60 on P3
    Then it is refused and nothing has changed
    When Alice bids $90 on P4
    And Bob bids $60 on P3
    And Carol bids $205 on P6
    And Alice bids $65 on P3
    Then the bids on P3 are
      | Alice | $65 |
      | Bob   | $60 |

  @18CH-29-i @reading:18CH-Q07=a
  Scenario Outline: A bid of <odd> on P3 is no multiple of $5, <bid> is
    Given a new game of 3 players
    When Alice tries to bid <odd> on P3
    Then it is refused and nothing has changed
    # proves 18CH-29-i
    When Alice bids <bid> on P3
    Then the bids on P3 are
      | Alice | <bid> |
    And it is Bob's turn to bid

    Examples:
      | odd | bid |
      | $56 | $55 |
      | $57 | $60 |
      | $59 | $60 |
      | $63 | $65 |
      | $64 | $75 |

  # ----------------------------------------------------------------------------------------------- the money on the table

  @18CH-29-j
  Scenario: Nobody bids more than the cash there is
    Given a new game of 3 players
    And Alice has $45
    And it is Alice's turn to bid
    When Alice tries to bid $50 on P2
    Then it is refused and nothing has changed
    When Alice bids $45 on P2
    Then the bids on P2 are
      | Alice | $45 |
    When Bob buys P1 for $20
    Then Alice owns P2
    And Alice has $0

  @18CH-29-j @18CH-29-k
  Scenario: Money that lies on a bid cannot be used for anything else
    Given a new game of 3 players
    And Alice has $65
    And it is Alice's turn to bid
    When Alice bids $45 on P2
    And Bob bids $85 on P4
    And Carol bids $105 on P5
    And Alice tries to bid $55 on P3
    Then it is refused and nothing has changed
    When Alice buys P1 for $20
    Then Alice owns P1 and P2
    And Alice has $0

  @18CH-29-j
  Scenario: Money that lies on a bid does not buy the lowest-numbered one either
    Given a new game of 3 players
    And Alice has $60
    And it is Alice's turn to bid
    When Alice bids $45 on P2
    And Bob bids $85 on P4
    And Carol bids $55 on P3
    And Alice tries to buy P1 for $20
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys P1 for $20
    Then Bob owns P1 and P4
    And Alice owns P2
    And Alice has $15

  @18CH-29-k @18CH-29-j
  Scenario: On later turns a player may bid on further private companies
    Given a new game of 3 players
    And Alice has $100
    And it is Alice's turn to bid
    When Alice bids $55 on P3
    And Bob bids $85 on P4
    And Carol bids $205 on P6
    And Alice tries to bid $50 on P2
    Then it is refused and nothing has changed
    When Alice bids $45 on P2
    Then the bids on P2 are
      | Alice | $45 |
    And the bids on P3 are
      | Alice | $55 |
    When Bob buys P1 for $20
    Then Alice owns P2 and P3
    And Alice has $0

  @18CH-29-j @18CH-29-k
  Scenario: Whoever is outbid has the money back at once
    Given a new game of 3 players
    And Alice has $105
    And it is Alice's turn to bid
    When Alice bids $105 on P5
    And Bob bids $110 on P5
    And Carol bids $85 on P4
    And Alice bids $45 on P2
    Then the bids on P2 are
      | Alice | $45 |
    And the bids on P5 are
      | Alice | $105 |
      | Bob   | $110 |
    When Bob buys P1 for $20
    Then Alice owns P2
    And Alice has $60

  @18CH-29-j
  Scenario: Whoever has been outbid does not bid more than the cash there is, either
    Given a new game of 3 players
    And Alice has $115
    And it is Alice's turn to bid
    When Alice bids $105 on P5
    And Bob bids $110 on P5
    And Carol bids $85 on P4
    And Alice tries to bid $120 on P5
    Then it is refused and nothing has changed
    When Alice bids $115 on P5
    Then the bids on P5 are
      | Alice | $115 |
      | Bob   | $110 |

  # -------------------------------------------------------------------------------------------------------------- the end

  @18CH-29-l
  Scenario: The auction goes on until the last player has passed too
    Given a new game of 3 players
    When Alice passes
    And Bob passes
    Then it is Carol's turn to bid
    And P1 is offered at $20
    When Carol passes
    Then P1 is offered at $15
    And it is Alice's turn to bid

  @18CH-29-l
  Scenario: All passing stops it also when something has been sold
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob buys P2 for $40
    And Carol buys P3 for $50
    And Alice passes
    And Bob passes
    Then it is Carol's turn to bid
    And Alice has $780
    And the bank has 7 2-trains left
    When Carol passes
    Then Alice has $785
    And Bob has $770
    And Carol has $760
    And the bank has 6 2-trains left

  @18CH-29-l @reading:18CH-Q05=a
  Scenario: It stops when the last player with a turn left passes
    Given a new game of 3 players
    When Alice passes
    And Bob buys P1 for $20
    And Carol passes
    Then it is Bob's turn to bid
    And the bank has 7 2-trains left
    When Bob passes
    Then the bank has 6 2-trains left
    And Bob has $785

  @18CH-29-l @reading:18CH-Q05=b
  Scenario: A purchase makes everybody's pass void
    Given a new game of 3 players
    When Alice passes
    And Bob buys P1 for $20
    And Carol passes
    And Alice passes
    Then it is Bob's turn to bid
    And the bank has 7 2-trains left
    When Bob passes
    Then the bank has 6 2-trains left
    And Bob has $785

  @18CH-29-l @reading:18CH-Q05=b
  Scenario: A bid makes everybody's pass void
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob passes
    And Carol bids $105 on P5
    And Alice passes
    And Bob passes
    Then it is Carol's turn to bid
    And the bank has 7 2-trains left
    When Carol passes
    Then the bank has 6 2-trains left
    And Alice has $785

  @18CH-29-c @18CH-29-d @18CH-29-i
  Scenario: Two players bid by the same rules
    Given a new game of 2 players, the president's certificate of the LV lying under P6
    When Alice tries to bid $46 on P2
    Then it is refused and nothing has changed
    When Alice tries to bid $25 on P1
    Then it is refused and nothing has changed
    When Alice bids $45 on P2
    And Bob bids $50 on P2
    Then it is Alice's turn to bid
