Feature: The operating round
  In an operating round every private company and every floated public company has its say once. First the bank pays
  the owners of the private companies; then the public companies take their turns, the highest share price first. In
  phase 2 there is one such round after each stock round, later there are more.

  A public company's turn has five steps: track, token, running its trains, distributing what they earned, buying
  trains. It may leave out the first two, and the last one if it has a train. It may not change their order. Buying a
  private company is no step: that can be done at any moment of one's own turn.

  Background: the B&O has its token in Baltimore, and Carol has all private companies
    Given 3 players at the table in phase 2
    And the B&O is in operation at a par of $80
    And Alice is president of the B&O with 60%
    And the B&O has $500 in its treasury
    And Carol has $100

  # ------------------------------------------------------------------------------------------- in phase 2

  @18CH-12-a @18CH-26-b
  Scenario: In phase 2 a single operating round follows the stock round
    Given it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is operating round 2.1 of 1
    And it is the B&O's turn to lay track
    When the B&O ends its turn
    Then it is stock round 3
    When Alice passes
    And Bob buys 10% of the B&O from the IPO
    Then Bob has paid $80
    And it is stock round 3

  @18CH-12-a @18CH-26-i @18CH-26-w
  Scenario Outline: In phase <phase> it is one of <rounds> operating rounds
    Given it is phase <phase>
    And the pool holds <pool>
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is operating round 2.1 of <rounds>
    When the B&O ends its turn
    Then it is operating round 2.2 of <rounds>
    And it is the B&O's turn to lay track

    Examples:
      | phase | rounds | pool      | clause    |
      | 3     | 2      | no trains | 18CH-26-i |
      | 5     | 3      | a 5-train | 18CH-26-w |

  @18CH-12-b @18CH-26-a
  Scenario: Yellow tiles are laid in phase 2, green ones not yet
    Given #57 lies on D8, joining NW and SE
    And the B&O has a token in D8
    And it is the B&O's turn to lay track
    When the B&O tries to lay #14 on D8, joining S, NW, N and SE
    Then it is refused and nothing has changed
    When the B&O lays #9 on E9, joining NW and SE
    Then #9 lies on E9, joining NW and SE
    And #57 lies on D8, joining NW and SE

  @18CH-12-c @18CH-19-a
  Scenario: No track is laid on the hexes that a player's private company holds
    Given #57 lies on E3, joining NW and SE
    And the B&O has a token in E3
    And it is the B&O's turn to lay track
    When the B&O tries to lay #9 on F4, joining NW and SE
    Then it is refused and nothing has changed
    When the B&O lays #9 on G7, joining SW and NE
    Then #9 lies on G7, joining SW and NE
    And no tile lies on F4

  @18CH-12-d @18CH-23-d
  Scenario Outline: In phase <phase> a company may have <limit> trains and no more
    Given it is phase <phase>
    And the B&O owns <trains>
    And the B&O has $1,500 in its treasury
    And it is the B&O's turn to buy trains
    When the B&O buys a <train> from the bank for <price>
    Then the B&O owns <full>
    When the B&O tries to buy a <train> from the bank for <price>
    Then it is refused and nothing has changed

    Examples:
      | phase | limit | trains                    | train   | price | full                          |
      | 2     | four  | three 2-trains            | 2-train | $80   | four 2-trains                 |
      | 3     | four  | two 2-trains and a 3-train | 3-train | $180 | two 2-trains and two 3-trains |
      | 4     | three | a 3-train and a 4-train   | 4-train | $300  | a 3-train and two 4-trains    |
      | 5     | two   | a 5-train                 | 5-train | $500  | two 5-trains                  |

  # ------------------------------------------------------------------------------------------- everybody once

  @18CH-12-e
  Scenario: Each floated company has one turn, then the round is over
    Given the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And the C&O has floated at a par of $70
    And Bob is president of the C&O with 60%
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the N&W's turn to lay track
    And still to operate in this round are the B&O and the C&O, in this order
    When the N&W ends its turn
    Then it is the B&O's turn to lay track
    And still to operate in this round is the C&O
    When the B&O ends its turn
    Then it is the C&O's turn to lay track
    And no other company is still to operate in this round
    When the C&O buys no train
    Then it is stock round 3

  @18CH-12-e
  Scenario: A company that has had its turn gets no second one
    Given the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the N&W has $300 in its treasury
    And it is the N&W's turn to lay track
    When the N&W ends its turn
    Then it is the B&O's turn to lay track
    When the N&W tries to lay #57 on C13, joining SW and NE
    Then it is refused and nothing has changed
    When the B&O lays #9 on G7, joining SW and NE
    Then #9 lies on G7, joining SW and NE
    And the N&W has $300 in its treasury

  @18CH-12-e @18CH-10-b
  Scenario: A company that has started but not floated has no turn
    Given the LV has started at a par of $95
    And Bob is president of the LV with 50%
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the B&O's turn to lay track
    And no other company is still to operate in this round
    When the LV tries to lay #57 on J2, joining SW and NE
    Then it is refused and nothing has changed
    When the B&O lays #9 on G7, joining SW and NE
    Then #9 lies on G7, joining SW and NE
    When the B&O buys no train
    Then it is stock round 3

  @18CH-12-e @18CH-12-f
  Scenario: The private companies pay once in each operating round and never in a stock round
    Given it is phase 3
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is operating round 2.1
    And Carol has received $70
    And the bank has paid $70
    And no other player or company has gained or lost money
    When the B&O ends its turn
    Then it is operating round 2.2
    And Carol has received $70
    And no other player or company has gained or lost money
    When the B&O ends its turn
    Then it is stock round 3
    And Carol has $240
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------- private companies

  @18CH-12-f
  Scenario: Every owner is paid for his own private companies
    Given Alice owns P1 and P4
    And Bob owns P6
    And Carol owns P2, P3 and P5
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then Alice has received $20
    And Bob has received $30
    And Carol has received $20
    And the bank has paid $70
    And no other player or company has gained or lost money

  @18CH-12-g
  Scenario Outline: <private> pays <income>
    Given Alice owns <private>
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the B&O's turn to lay track
    # proves 18CH-12-g
    And Alice has received <income>
    # proves 18CH-12-g
    And Carol has received <the other five>
    And the bank has paid $70
    And no other player or company has gained or lost money

    Examples:
      | private | income | the other five |
      | P1      | $5     | $65            |
      | P2      | $10    | $60            |
      | P3      | $10    | $60            |
      | P4      | $15    | $55            |
      | P5      | $0     | $70            |
      | P6      | $30    | $40            |

  @18CH-12-g @reading:18CH-Q18=a
  Scenario: P6 goes on paying when its company has bought a train
    Given the president's certificate of the B&O came with P6
    And it is phase 3
    And it is the B&O's turn to buy trains
    When the B&O buys a 3-train from the bank for $180
    And the B&O ends its turn
    Then it is operating round 2.2
    And Carol has received $70
    And Carol owns P1, P2, P3, P4, P5 and P6

  @18CH-12-g @reading:18CH-Q18=b
  Scenario: P6 leaves the game, and pays no more, when its company buys its first train
    Given the president's certificate of the B&O came with P6
    And it is phase 3
    And it is the B&O's turn to buy trains
    When the B&O buys a 3-train from the bank for $180
    Then P6 has left the game
    When the B&O ends its turn
    Then it is operating round 2.2
    And Carol has received $40
    And Carol owns P1, P2, P3, P4 and P5

  @18CH-12-h
  Scenario Outline: What <private> pays goes to the company that has bought it
    Given it is phase 3
    And the B&O owns <private>
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the B&O's turn to lay track
    And the B&O has received <income>
    And Carol has received <the other five>
    And the bank has paid $70
    And no other player or company has gained or lost money

    Examples:
      | private | income | the other five |
      | P1      | $5     | $65            |
      | P2      | $10    | $60            |
      | P3      | $10    | $60            |
      | P4      | $15    | $55            |
      | P5      | $0     | $70            |

  @18CH-12-h
  Scenario: A private company bought in one operating round pays its new owner in the next
    Given it is phase 3
    And it is the B&O's turn to lay track in operating round 2.1
    When the B&O buys P4 from Carol for $100, with Carol's consent
    Then the B&O has $400 in its treasury
    And Carol has $200
    When the B&O ends its turn
    Then it is operating round 2.2
    And the B&O has $415 in its treasury
    And Carol has $255
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------- whose turn it is

  @18CH-12-i
  Scenario Outline: The highest share price goes first: <prices>
    Given the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the N&W has $100 in its treasury
    And the C&O has $100 in its treasury
    And the N&W stands at <N&W>
    And the B&O stands at <B&O>
    And the C&O stands at <C&O>
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the <first>'s turn to lay track
    And still to operate in this round are the <second> and the <third>, in this order
    When the <first> ends its turn
    Then it is the <second>'s turn to lay track
    When the <second> ends its turn
    Then it is the <third>'s turn to lay track

    Examples:
      | prices                       | N&W           | B&O           | C&O           | first | second | third |
      | side by side in a row        | $105 in row 3 | $95 in row 3  | $85 in row 3  | N&W   | B&O    | C&O   |
      | the other way round          | $85 in row 3  | $95 in row 3  | $105 in row 3 | C&O   | B&O    | N&W   |
      | wherever they are            | $110 in row 1 | $90 in row 1  | $105 in row 5 | N&W   | C&O    | B&O   |
      | even if further to the left  | $100 in row 1 | $95 in row 5  | $90 in row 2  | N&W   | B&O    | C&O   |

  @18CH-12-j
  Scenario: Of equal prices the one further right on the chart goes first, though it is further down
    Given the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the C&O stands at $85 in row 1
    And the N&W stands at $85 in row 2
    And the LV stands at $85 in row 3
    And the B&O stands at $85 in row 4
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the B&O's turn to lay track
    And still to operate in this round are the LV, the N&W and the C&O, in this order

  @18CH-12-k
  Scenario Outline: In one cell the stack is worked off from the top: the <top>, the <middle>, the <bottom>
    Given the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the N&W has $100 in its treasury
    And the C&O has $100 in its treasury
    And the <top> stands at $90 in row 1
    And the <middle> stands at $90 in row 1, under the <top>
    And the <bottom> stands at $90 in row 1, under the <top> and the <middle>
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the <top>'s turn to lay track
    And still to operate in this round are the <middle> and the <bottom>, in this order
    When the <top> ends its turn
    Then it is the <middle>'s turn to lay track
    And the <top> stands at $85 in row 1
    And still to operate in this round is the <bottom>

    Examples:
      | top | middle | bottom |
      | N&W | C&O    | B&O    |
      | C&O | B&O    | N&W    |
      | B&O | N&W    | C&O    |
      | B&O | C&O    | N&W    |

  @18CH-12-i @18CH-12-e @18CH-24-j @reading:18CH-Q35=a
  Scenario: A price that falls in the middle of the round lets another company go first
    Given it is phase 3
    And the N&W is in operation at a par of $95
    And the N&W stands at $105 in row 3
    And Alice is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And #57 lies on C13, joining SW and NE
    And the C&O is in operation at a par of $95
    And Bob is president of the C&O with 40%
    And Alice holds 20% of the C&O
    And the LV is in operation at a par of $80
    And the LV stands at $90 in row 1
    And Carol is president of the LV with 60%
    And Alice has $0
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then the C&O stands at $85 in row 4
    When the N&W buys a 3-train from the bank for $180
    And the N&W ends its turn
    Then it is the LV's turn to lay track
    And still to operate in this round are the C&O and the B&O, in this order

  @18CH-12-i @18CH-12-e @18CH-24-j @reading:18CH-Q35=b
  Scenario: A price that falls in the middle of the round does not change the order
    Given it is phase 3
    And the N&W is in operation at a par of $95
    And the N&W stands at $105 in row 3
    And Alice is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And #57 lies on C13, joining SW and NE
    And the C&O is in operation at a par of $95
    And Bob is president of the C&O with 40%
    And Alice holds 20% of the C&O
    And the LV is in operation at a par of $80
    And the LV stands at $90 in row 1
    And Carol is president of the LV with 60%
    And Alice has $0
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then the C&O stands at $85 in row 4
    When the N&W buys a 3-train from the bank for $180
    And the N&W ends its turn
    Then it is the C&O's turn to lay track
    And still to operate in this round are the LV and the B&O, in this order

  # ------------------------------------------------------------------------------------------- the five steps

  @18CH-12-l
  Scenario: Track, token, trains, revenue, new trains
    Given it is phase 3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to lay track
    When the B&O lays #9 on F10, joining S and N
    Then the B&O has $460 in its treasury
    When the B&O places a token in F8
    Then the B&O has $420 in its treasury
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 3-train | F8 G7 H6 |
    Then it is the B&O's turn to distribute $60
    When the B&O keeps its revenue
    Then the B&O has $480 in its treasury
    And it is the B&O's turn to buy trains
    When the B&O buys a 3-train from the bank for $180
    Then the B&O has $300 in its treasury
    When the B&O ends its turn
    Then it is operating round 2.2
    And the B&O owns two 3-trains

  @18CH-12-l
  Scenario: After its token a company lays no more track
    Given it is phase 3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to place a token
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only
    When the B&O tries to lay #9 on F10, joining S and N
    Then it is refused and nothing has changed
    When the B&O runs
      | 3-train | F8 G7 H6 |
    And the B&O keeps its revenue
    And the B&O ends its turn
    Then it is operating round 2.2
    When the B&O lays #9 on F10, joining S and N
    Then #9 lies on F10, joining S and N

  @18CH-12-l
  Scenario: After running its trains a company places no token
    Given it is phase 3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 3-train | F8 G7 H6 |
    Then the B&O has earned $60
    When the B&O tries to place a token in F8
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O ends its turn
    Then it is operating round 2.2
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only

  @18CH-12-l
  Scenario: No train is bought before the trains have run
    Given it is phase 3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to run its trains
    When the B&O tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the B&O runs
      | 3-train | F8 G7 H6 |
    And the B&O keeps its revenue
    And the B&O buys a 3-train from the bank for $180
    Then the B&O owns two 3-trains
    And the B&O has $380 in its treasury

  @18CH-12-l
  Scenario: Nothing is paid out before the trains have run
    Given it is phase 3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to run its trains
    When the B&O tries to pay out its revenue
    Then it is refused and nothing has changed
    When the B&O runs
      | 3-train | F8 G7 H6 |
    And the B&O pays out its revenue
    Then Alice has received $36
    And the bank has paid $36

  @18CH-12-l @18CH-23-aj
  Scenario: After buying a train a company does not run again
    Given it is phase 3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 3-train | F8 G7 H6 |
    And the B&O keeps its revenue
    And the B&O buys a 3-train from the bank for $180
    Then the B&O has $380 in its treasury
    When the B&O tries to run
      | 3-train | F8 G7 H6 |
    Then it is refused and nothing has changed
    When the B&O ends its turn
    Then it is operating round 2.2

  @18CH-12-m
  Scenario: A company need not lay track
    Given #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And it is the B&O's turn to lay track
    When the B&O lays no track
    And the B&O places a token in F8
    Then 2 tiles lie on the map
    And the B&O has tokens in H6 (SW) and F8 only
    And the B&O has $460 in its treasury

  @18CH-12-n
  Scenario: A company need not place a token
    Given #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 2-train
    And it is the B&O's turn to lay track
    When the B&O lays #9 on F10, joining S and N
    And the B&O places no token
    Then it is the B&O's turn to run its trains
    And the B&O has a token in H6 (SW) only
    And the B&O has $460 in its treasury
    When the B&O runs
      | 2-train | F8 G7 H6 |
    Then the B&O has earned $60

  @18CH-12-o
  Scenario: A company that can run has to run
    Given #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 2-train
    And it is the B&O's turn to run its trains
    # proves 18CH-12-o
    When the B&O tries to run no train
    Then it is refused and nothing has changed
    When the B&O runs
      | 2-train | F8 G7 H6 |
    Then the B&O has earned $60

  @18CH-12-o
  Scenario: A company without a train runs nothing
    Given #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And it is the B&O's turn to lay track
    When the B&O lays no track
    And the B&O places no token
    And the B&O runs no train
    And the B&O buys a 2-train from the bank for $80
    Then the B&O has $420 in its treasury
    And the B&O stands at $75 in row 4

  @18CH-12-o
  Scenario: A company whose train has nowhere to go runs nothing
    Given the B&O owns a 2-train
    And it is the B&O's turn to lay track
    When the B&O lays #9 on G7, joining SW and NE
    And the B&O places no token
    And the B&O runs no train
    And the B&O ends its turn
    Then it is stock round 3
    And the B&O stands at $75 in row 4
    And the B&O has $500 in its treasury

  @18CH-12-p @18CH-22-a
  Scenario: What has been earned is kept or paid out before anything else is done
    Given #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 2-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 2-train | F8 G7 H6 |
    Then the B&O has earned $60
    When the B&O tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    When the B&O tries to buy no train
    Then it is refused and nothing has changed
    When the B&O tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the B&O pays out its revenue
    Then Alice has received $36
    And no other player or company has gained or lost money
    When the B&O buys a 2-train from the bank for $80
    Then the B&O has $420 in its treasury
    When the B&O buys no train
    Then it is stock round 3

  @18CH-12-q
  Scenario: A company that has a train need not buy one
    Given #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 2-train
    And it is the B&O's turn to distribute $60
    When the B&O keeps its revenue
    And the B&O buys no train
    Then it is stock round 3
    And the B&O owns a 2-train
    And the B&O has $560 in its treasury

  @18CH-12-q @18CH-23-h @18CH-23-ad
  Scenario: A company that has a route and no train has to buy one
    Given #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And it is the B&O's turn to buy the train it must have
    When the B&O tries to buy no train
    Then it is refused and nothing has changed
    When the B&O buys a 2-train from the bank for $80
    And the B&O buys no train
    Then it is stock round 3
    And the B&O owns a 2-train
    And the B&O has $420 in its treasury

  @18CH-12-q @18CH-23-h @18CH-23-ad
  Scenario: A company that has no route may go without a train
    Given #9 lies on G7, joining SW and NE
    And it is the B&O's turn to buy trains
    When the B&O buys no train
    Then it is stock round 3
    And the B&O owns no trains
    And the B&O has $500 in its treasury
    When everybody passes
    And the B&O lays #X1 on F8, joining S and NE
    And the B&O tries to buy no train
    Then it is refused and nothing has changed
    When the B&O buys a 2-train from the bank for $80
    Then the B&O owns a 2-train

  @18CH-12-r
  Scenario Outline: A private company can be bought when it is the company's turn to <step>
    Given it is phase 3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to <step>
    When the B&O buys P1 from Carol for $30, with Carol's consent
    Then the B&O owns P1
    And the B&O has $470 in its treasury
    And Carol has $130
    And no other player or company has gained or lost money
    And it is the B&O's turn to <step>

    Examples:
      | step           |
      | lay track      |
      | place a token  |
      | run its trains |
      | distribute $60 |
      | buy trains     |

  @18CH-12-r
  Scenario: Several private companies can be bought in one turn
    Given it is phase 3
    And it is the B&O's turn to lay track
    When the B&O buys P1 from Carol for $10, with Carol's consent
    And the B&O buys P4 from Carol for $40, with Carol's consent
    And the B&O places no token
    And the B&O buys P5 from Carol for $50, with Carol's consent
    Then the B&O owns P1, P4 and P5
    And the B&O has $400 in its treasury
    And Carol has $200

  @18CH-12-r @18CH-19-e
  Scenario: A private company bought before the track step can be used in it
    Given it is phase 3
    And it is the B&O's turn to lay track
    When the B&O buys P2 from Carol for $40, with Carol's consent
    And the B&O lays #8 on H2, joining SW and SE, by the power of P2
    And the B&O lays #9 on I3, joining NW and SE, by the power of P2
    Then #8 lies on H2, joining SW and SE
    And #9 lies on I3, joining NW and SE

  @18CH-12-r @18CH-19-e
  Scenario Outline: A private company bought after the tile of the turn can still be used, <private>
    Given it is phase 3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And it is the B&O's turn to lay track
    When the B&O lays #9 on F10, joining S and N
    And the B&O buys <private> from Carol for <price>, with Carol's consent
    And the B&O lays #9 on <hex>, joining NW and SE, by the power of <private>
    And the B&O lays #9 on <other hex>, joining NW and SE, by the power of <private>
    Then #9 lies on F10, joining S and N
    And #9 lies on <hex>, joining NW and SE
    And #9 lies on <other hex>, joining NW and SE
    And the B&O has <rest> in its treasury

    Examples:
      | private | price | hex | other hex | rest |
      | P2      | $20   | H2  | I3        | $440 |
      | P3      | $25   | F4  | G5        | $435 |

  @18CH-12-r
  Scenario: No private company is bought in another company's turn
    Given it is phase 3
    And the C&O is in operation at a par of $70
    And Alice is president of the C&O with 60%
    And the C&O has $500 in its treasury
    And it is the B&O's turn to lay track
    When the C&O tries to buy P1 from Carol for $30, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O ends its turn
    And the C&O buys P1 from Carol for $30, with Carol's consent
    Then the C&O owns P1
    And the C&O has $470 in its treasury
    And the B&O owns no private company

  # ------------------------------------------------------------------------ the same rules at another moment

  @18CH-12-r @18CH-13-c @18CH-13-d @18CH-13-f
  Scenario Outline: When it is the company's turn to <step> the rules for private companies are those of any moment
    Given it is phase 3
    And the C&O is in operation at a par of $95
    And Bob is president of the C&O with 60%
    And the C&O owns P3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And the B&O has $45 in its treasury
    And it is the B&O's turn to <step>
    When the B&O tries to buy P1 from Carol for $30
    Then it is refused and nothing has changed
    When the B&O tries to buy P2 from Carol for $50, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O tries to buy P3 from the C&O for $40
    Then it is refused and nothing has changed
    When the B&O buys P1 from Carol for $30, with Carol's consent
    Then the B&O owns P1
    And the B&O has $15 in its treasury

    Examples:
      | step           |
      | lay track      |
      | place a token  |
      | run its trains |
      | distribute $60 |

  @18CH-12-r @18CH-13-c @18CH-13-d
  Scenario: After laying a tile and placing a token a company buys private companies by the same rules
    Given it is phase 3
    And the C&O is in operation at a par of $95
    And Bob is president of the C&O with 60%
    And the C&O owns P3
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to lay track
    When the B&O lays #9 on F10, joining S and N
    And the B&O places a token in F8
    Then it is the B&O's turn to run its trains
    When the B&O tries to buy P1 from Carol for $30
    Then it is refused and nothing has changed
    When the B&O tries to buy P3 from the C&O for $40
    Then it is refused and nothing has changed
    When the B&O buys P1 from Carol for $30, with Carol's consent
    Then the B&O owns P1
    And the B&O has $390 in its treasury

  @18CH-13-a @18CH-26-n
  Scenario: At no moment of its turn does a company buy a private company in phase 2
    Given the C&O is in operation at a par of $95
    And Bob is president of the C&O with 60%
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 2-train
    And the bank has no 2-trains left
    And it is the B&O's turn to place a token
    When the B&O tries to buy P1 from Carol for $30, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O places a token in F8
    Then it is the B&O's turn to run its trains
    When the B&O tries to buy P1 from Carol for $30, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O runs
      | 2-train | F8 G7 H6 |
    Then it is the B&O's turn to distribute $60
    When the B&O tries to buy P1 from Carol for $30, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O buys a 3-train from the bank for $180
    And the B&O buys P1 from Carol for $30, with Carol's consent
    Then the B&O owns P1
    And Carol has $130

  @18CH-15-a @18CH-12-e @18CH-12-l
  Scenario: While one company lays track and places tokens, another does not
    Given it is phase 3
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the C&O has $500 in its treasury
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to lay track
    When the C&O tries to lay #9 on F10, joining S and N
    Then it is refused and nothing has changed
    When the B&O lays #9 on F10, joining S and N
    Then the B&O has $460 in its treasury
    And it is the B&O's turn to place a token
    When the C&O tries to place a token in H6 (NE)
    Then it is refused and nothing has changed
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only
    And the C&O has $500 in its treasury

  @18CH-15-a @18CH-12-e @18CH-12-l
  Scenario: While one company runs and buys trains, another does not
    Given it is phase 3
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the C&O has $500 in its treasury
    And the C&O owns a 3-train
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to run its trains
    When the C&O tries to run
      | 3-train | F8 G7 H6 |
    Then it is refused and nothing has changed
    When the B&O runs
      | 3-train | F8 G7 H6 |
    And the B&O keeps its revenue
    Then it is the B&O's turn to buy trains
    When the C&O tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the C&O tries to buy no train
    Then it is refused and nothing has changed
    When the B&O buys a 3-train from the bank for $180
    Then the B&O owns two 3-trains
    When the B&O buys no train
    Then it is the C&O's turn to lay track
    And the C&O has $500 in its treasury

  # More than five clauses: what a company that has operated first would be refused for as well, step by step.
  @18CH-12-o @18CH-12-p @18CH-20-c @18CH-21-c @18CH-21-b @18CH-22-a @18CH-23-e @18CH-23-k @18CH-23-l @18CH-23-ag
  Scenario: The company that operates second keeps the same rules as the first
    Given it is phase 3
    And the C&O is in operation at a par of $95
    And Bob is president of the C&O with 60%
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the B&O owns a 3-train
    And it is the B&O's turn to place a token
    When the B&O tries to place a token in G7
    Then it is refused and nothing has changed
    When the B&O places a token in F8
    Then the B&O has $460 in its treasury
    When the B&O tries to run no train
    Then it is refused and nothing has changed
    When the B&O tries to run
      | 3-train | F8 G7 H6 |
      | 3-train | F8 G7 H6 |
    Then it is refused and nothing has changed
    When the B&O runs
      | 3-train | F8 G7 H6 |
    Then it is the B&O's turn to distribute $60
    When the B&O tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    Then the B&O has $520 in its treasury
    When the B&O tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the B&O tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the B&O tries to buy a 3-train from the C&O for $180, with Bob's consent
    Then it is refused and nothing has changed
    When the B&O tries to buy a 3-train from the B&O for $180
    Then it is refused and nothing has changed
    When the B&O tries to buy a 3-train from the bank for $180, handing in a 3-train
    Then it is refused and nothing has changed
    When the B&O buys a 3-train from the bank for $180
    Then the B&O owns two 3-trains
    And the B&O has $340 in its treasury
