Feature: Private companies that nobody wants
  If all six private companies are sold the game goes on with phase 2. If everybody passes before that, the ones that
  are sold pay their owners the fixed dividend, and a train is exported, as if an operating round had been played; then
  the auction goes on, the players having a little more money.

  If everybody passes before anything at all has been bought or bid on, P1 becomes $5 cheaper instead, and the auction is
  held again. P1 can fall to $0 in this way.

  # ------------------------------------------------------------------------------------------------------- the pay-out

  @18CH-31-b @18CH-31-c @18CH-12-g @18CH-30-k @reading:18CH-Q02=a
  Scenario: In the example Alice receives $15 for P1 and P2, Bob $10 for P3, Carol nothing for P5
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
    # proves 18CH-30-k
    Then Carol owns P5
    When everybody passes
    Then Alice has $435
    And Bob has $420
    And Carol has $375
    And Dave has $480
    And Erin has $480
    And the bank has paid $25
    And P4 and P6 are still unsold

  @18CH-31-b
  Scenario Outline: With P1 to <last sold> sold everybody's passing brings Bob <receives>
    Given a new game of 3 players
    And Bob owns <sold>
    And it is Alice's turn to bid
    When everybody passes
    Then Bob has received <receives>
    And the bank has paid <receives>
    And no other player or company has gained or lost money

    Examples:
      | last sold | sold                | receives |
      | P1        | P1                  | $5       |
      | P2        | P1 and P2           | $15      |
      | P3        | P1, P2 and P3       | $25      |
      | P4        | P1, P2, P3 and P4   | $40      |
      | P5        | P1, P2, P3, P4 and P5 | $40      |

  @18CH-31-b @18CH-30-m @reading:18CH-Q02=a
  Scenario: P6, sold before others, pays as well
    Given a new game of 3 players, the president's certificate of the N&W lying under P6
    When Alice bids $205 on P6
    And Bob buys P1 for $20
    # proves 18CH-30-m
    Then it is Alice's turn to set the par of the N&W
    When Alice sets the par of the N&W at $70
    And Carol passes
    And Alice passes
    And Bob passes
    Then Alice has $625
    And Bob has $785
    And Carol has $800

  @18CH-31-b @18CH-29-l
  Scenario: Nothing is paid before the last player has passed
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob buys P2 for $40
    And Carol buys P3 for $50
    And Alice passes
    And Bob passes
    Then Alice has $780
    And Bob has $760
    And Carol has $750
    When Carol passes
    Then Alice has $785
    And Bob has $770
    And Carol has $760

  @18CH-31-b
  Scenario: Every time that all have passed the private companies pay again
    Given a new game of 3 players
    When Alice buys P1 for $20
    And everybody passes
    Then Alice has $785
    When everybody passes
    Then Alice has $790
    When everybody passes
    Then Alice has $795
    And Bob has $800
    And Carol has $800

  @18CH-31-d
  Scenario: The pay-out takes the place of no stock round: the first is still to come
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4 and P5 in turn, each at its price
    And everybody passes
    Then P6 is offered at $200
    And it is Alice's turn to bid
    And Alice holds the priority deal
    When Alice buys P6 for $200
    And Alice sets the par of the N&W at $70
    Then it is Bob's turn to trade
    And Bob holds the priority deal
    When Bob buys 10% of the N&W from the IPO
    Then Bob has paid $70
    And it is Carol's turn to trade

  @18CH-31-d @18CH-30-m @reading:18CH-Q02=a
  Scenario: The pay-out changes nothing on the share-price chart
    Given a new game of 3 players, the president's certificate of the N&W lying under P6
    When Alice bids $205 on P6
    And Bob buys P1 for $20
    # proves 18CH-30-m
    Then it is Alice's turn to set the par of the N&W
    When Alice sets the par of the N&W at $80
    And Carol passes
    And Alice passes
    And Bob passes
    Then Alice has $625
    And the N&W stands at $80 in row 4
    And the N&W has $0 in its treasury
    And the IPO holds 80% of the N&W
    And Alice holds the priority deal

  # ---------------------------------------------------------------------------------------------------------- the export

  @18CH-31-e
  Scenario: A train is exported as well
    Given a new game of 3 players
    When Alice buys P1 for $20
    Then the bank has 7 2-trains left
    When everybody passes
    Then the bank has 6 2-trains left
    And one 2-train has left the game
    And the next train of the bank is a 2-train
    And the bank has 6 3-trains left
    And it is phase 2
    And Alice has $785

  @18CH-31-e
  Scenario: One train is exported each time, however many private companies are sold
    Given a new game of 3 players
    And Bob owns P1, P2, P3 and P4
    And it is Alice's turn to bid
    When everybody passes
    Then the bank has 6 2-trains left
    And one 2-train has left the game
    When everybody passes
    Then the bank has 5 2-trains left
    And two 2-trains have left the game

  @18CH-31-e @18CH-25-c @reading:18CH-Q15=a
  Scenario: If the 2-trains are gone the first 3-train is exported, and phase 3 begins
    Given a new game of 3 players
    And Alice owns P1
    And the bank has 1 2-train left
    And it is Alice's turn to bid
    When everybody passes
    Then the bank has 0 2-trains left
    And it is phase 2
    When everybody passes
    Then the bank has 5 3-trains left
    And one 3-train has left the game
    And it is phase 3
    And P2, P3, P4, P5 and P6 are still unsold
    And Alice has received $5

  @18CH-31-e @18CH-25-c @reading:18CH-Q15=b
  Scenario: If the 2-trains are gone the auction exports nothing more
    Given a new game of 3 players
    And Alice owns P1
    And the bank has 1 2-train left
    And it is Alice's turn to bid
    When everybody passes
    Then the bank has 0 2-trains left
    When everybody passes
    Then the bank has 6 3-trains left
    And it is phase 2
    And Alice has received $5

  # ------------------------------------------------------------------------------------------------------------ going on

  @18CH-31-f
  Scenario: The auction goes on with what is left, at the same prices
    Given a new game of 3 players
    When the players buy P1, P2 and P3 in turn, each at its price
    And everybody passes
    Then P4, P5 and P6 are still unsold
    And P4 is offered at $80
    And P5 is offered at $100
    And P6 is offered at $200
    And it is Alice's turn to bid
    When Alice buys P4 for $80
    Then Alice owns P1 and P4
    And Alice has $705
    And it is Bob's turn to bid

  @18CH-31-f
  Scenario: Everybody may buy and bid again, also after a hard pass
    Given a new game of 3 players
    When the players buy P1, P2 and P3 in turn, each at its price
    And everybody passes
    And Alice bids $105 on P5
    And Bob bids $110 on P5
    And Carol buys P4 for $80
    Then Carol owns P3 and P4
    And it is Alice's turn to bid for P5
    When Alice passes
    Then Bob owns P2 and P5
    And it is Alice's turn to bid

  @18CH-31-f @18CH-5-e
  Scenario: The first stock round waits until everything is sold
    Given a new game of 3 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2 and P3 in turn, each at its price
    And everybody passes
    And Alice tries to buy the president's certificate of the PRR at a par of $70
    Then it is refused and nothing has changed
    When the players buy P4, P5 and P6 in turn, each at its price
    And Carol sets the par of the N&W at $70
    Then it is stock round 1
    And Carol is president of the N&W with 20%

  @18CH-31-f
  Scenario: The money that was paid can be spent
    Given a new game of 3 players
    And Bob owns P1, P2 and P3
    And Bob has $60
    And it is Alice's turn to bid
    When everybody passes
    Then Bob has $85
    When Alice bids $105 on P5
    And Bob buys P4 for $80
    Then Bob owns P1, P2, P3 and P4
    And Bob has $5

  @18CH-31-f @reading:18CH-Q16=a
  Scenario: After all have passed it goes on with the player after the last to pass
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob passes
    And Carol passes
    And Alice passes
    Then Alice has $785
    And it is Bob's turn to bid
    When Bob buys P2 for $40
    Then Bob owns P2
    And it is Carol's turn to bid

  @18CH-31-f @reading:18CH-Q16=b
  Scenario: After all have passed it goes on with the holder of the priority deal
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob passes
    And Carol passes
    And Alice passes
    Then Alice has $785
    And it is Alice's turn to bid
    When Alice buys P2 for $40
    Then Alice owns P1 and P2
    And it is Bob's turn to bid

  # --------------------------------------------------------------------------------------------------- bids that lie there

  @18CH-31-f @18CH-29-l @reading:18CH-Q11=a
  Scenario: Bids stay where they are when all have passed
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob buys P2 for $40
    And Carol bids $85 on P4
    And everybody passes
    Then the bids on P4 are
      | Carol | $85 |
    And Alice has received $5
    And Bob has received $10
    And Carol has $800
    When Alice buys P3 for $50
    Then Carol owns P4
    And Carol has $715

  @18CH-31-f @18CH-29-l @reading:18CH-Q11=b
  Scenario: Bids are returned when all have passed
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob buys P2 for $40
    And Carol bids $105 on P5
    And everybody passes
    Then nobody has bid on P5
    And P5 is offered at $100
    And Carol has $800
    When Alice buys P3 for $50
    Then P4, P5 and P6 are still unsold
    And it is Bob's turn to bid

  @18CH-31-f @18CH-29-l @reading:18CH-Q11=c
  Scenario: A single bid wins its private company when all have passed
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob buys P2 for $40
    And Carol bids $105 on P5
    And everybody passes
    Then Carol owns P5
    And Carol has $695
    And Carol holds 10% of the B&O
    And P3, P4 and P6 are still unsold
    And it is Alice's turn to bid

  # ------------------------------------------------------------------------------------------- nobody has wanted anything

  @18CH-31-g
  Scenario: If all pass before anything is bought or bid on P1 becomes $5 cheaper
    Given a new game of 3 players
    When everybody passes
    Then P1 is offered at $15
    And P2 is offered at $40
    And P3 is offered at $50
    And P4 is offered at $80
    And P5 is offered at $100
    And P6 is offered at $200
    And it is Alice's turn to bid
    And no other player or company has gained or lost money

  @18CH-31-g @18CH-5-g @18CH-29-d
  Scenario: P1 is then sold for its lower price
    Given a new game of 3 players
    When everybody passes
    And Alice tries to buy P1 for $10
    Then it is refused and nothing has changed
    When Alice tries to buy P1 for $20
    Then it is refused and nothing has changed
    When Alice buys P1 for $15
    Then Alice owns P1
    And Alice has $785
    And P2 is offered at $40
    And it is Bob's turn to bid

  @18CH-31-g @18CH-29-l
  Scenario: The price does not fall before the last player has passed
    Given a new game of 4 players
    When Alice passes
    And Bob passes
    And Carol passes
    Then P1 is offered at $20
    When Dave passes
    Then P1 is offered at $15

  @18CH-31-g
  Scenario: Once something is sold no price falls any more
    Given a new game of 3 players
    When Alice buys P1 for $20
    And everybody passes
    Then P2 is offered at $40
    And P3 is offered at $50
    And Alice has $785
    And the bank has 6 2-trains left

  @18CH-31-g @reading:18CH-Q10=a
  Scenario: A bid is enough to keep the price of P1
    Given a new game of 3 players
    When Alice bids $55 on P3
    And Bob passes
    And Carol passes
    And Alice passes
    Then P1 is offered at $20
    And the bank has 6 2-trains left
    And Bob has $800
    And Carol has $800

  @18CH-31-g @reading:18CH-Q10=b
  Scenario: P1 becomes cheaper whenever it is unsold
    Given a new game of 3 players
    When Alice bids $55 on P3
    And Bob passes
    And Carol passes
    And Alice passes
    Then P1 is offered at $15
    And P3 is offered at $50
    And Alice has $800
    And Bob has $800
    And Carol has $800

  @18CH-31-g @18CH-31-e @reading:18CH-Q68=a
  Scenario: When P1 becomes cheaper no train is exported
    Given a new game of 3 players
    When everybody passes
    Then P1 is offered at $15
    And the bank has 7 2-trains left

  @18CH-31-g @18CH-31-e @reading:18CH-Q68=b
  Scenario: When P1 becomes cheaper a train is exported
    Given a new game of 3 players
    When everybody passes
    Then P1 is offered at $15
    And the bank has 6 2-trains left
    And one 2-train has left the game

  # ---------------------------------------------------------------------------------------------------- how far P1 can fall

  @18CH-31-h @18CH-31-g
  Scenario: P1 becomes cheaper every time, down to $5 the third time
    Given a new game of 3 players
    When everybody passes
    Then P1 is offered at $15
    When everybody passes
    Then P1 is offered at $10
    When everybody passes
    Then P1 is offered at $5
    When Alice buys P1 for $5
    Then Alice owns P1
    And Alice has $795

  @18CH-31-h @reading:18CH-Q12=a
  Scenario: The fourth time P1 is offered for nothing, and nobody has to take it
    Given a new game of 3 players
    And P1 is offered at $5
    And it is Alice's turn to bid
    When everybody passes
    Then P1 is offered at $0
    And it is Alice's turn to bid
    When everybody passes
    Then P1 is offered at $0
    When Alice buys P1 for $0
    Then Alice owns P1
    And Alice has $800
    And it is Bob's turn to bid

  @18CH-31-h @reading:18CH-Q12=b
  Scenario: The fourth time the next player receives P1 for nothing
    Given a new game of 3 players
    And P1 is offered at $5
    And it is Alice's turn to bid
    When everybody passes
    Then Alice owns P1
    And Alice has $800
    And P2, P3, P4, P5 and P6 are still unsold
    And it is Bob's turn to bid

  # --------------------------------------------------------------------------------------- what a company pays for it later

  # while all pass seven times the 2-trains are exported, so that the first train bought begins phase 3
  @18CH-31-g @18CH-13-b @reading:18CH-Q13=a
  Scenario: The lower price in the auction does not change the face value of $20
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When everybody passes
    Then P1 is offered at $15
    When Alice buys P1 for $15
    And the players buy P2, P3, P4 and P5 in turn, each at its price
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And Alice buys P6 for $200
    And Alice sets the par of the N&W at $70
    And Bob buys 10% of the N&W from the IPO
    And Carol buys 10% of the N&W from the IPO
    And Dave buys 10% of the N&W from the IPO
    And Erin buys 10% of the N&W from the IPO
    And everybody passes
    And the N&W buys a 3-train from the bank for $180
    Then it is phase 3
    When the N&W tries to buy P1 from Alice for $9
    Then it is refused and nothing has changed
    When the N&W tries to buy P1 from Alice for $41
    Then it is refused and nothing has changed
    When the N&W buys P1 from Alice for $40
    Then the N&W owns P1
    And Alice has received $40
    And the N&W has $480 in its treasury

  @18CH-31-g @18CH-13-b @reading:18CH-Q13=b
  Scenario: With its price the face value is lowered to $15, so that a company pays $30 at most
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When everybody passes
    Then P1 is offered at $15
    When Alice buys P1 for $15
    And the players buy P2, P3, P4 and P5 in turn, each at its price
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And Alice buys P6 for $200
    And Alice sets the par of the N&W at $70
    And Bob buys 10% of the N&W from the IPO
    And Carol buys 10% of the N&W from the IPO
    And Dave buys 10% of the N&W from the IPO
    And Erin buys 10% of the N&W from the IPO
    And everybody passes
    And the N&W buys a 3-train from the bank for $180
    Then it is phase 3
    When the N&W tries to buy P1 from Alice for $7
    Then it is refused and nothing has changed
    When the N&W tries to buy P1 from Alice for $31
    Then it is refused and nothing has changed
    When the N&W buys P1 from Alice for $30
    Then the N&W owns P1
    And Alice has received $30
    And the N&W has $490 in its treasury
