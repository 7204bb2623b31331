Feature: The stock round
  In a stock round the players take turns, clockwise, beginning with the holder of the priority deal. In his turn a
  player may sell shares, buy a share, or do both; who does both sells first. Who does neither passes, and is asked
  again when his turn comes round. The round is over when all players have passed one after another.

  Background: the PRR has begun to operate, the C&O has only been started
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And the C&O has started at a par of $95
    And the shares are held thus
      | PRR | president Alice 40% | Bob 20%   |
      | C&O | president Bob 30%   | Alice 10% |

  # --------------------------------------------------------------------------------------- a player's turn

  @18CH-7-a
  Scenario: A player may sell and leave it at that
    Given it is Alice's turn to trade
    When Alice sells 10% of the C&O
    Then Alice has received $95
    And Alice holds 0% of the C&O
    When Alice passes
    Then it is Bob's turn to trade
    And Alice has $695

  @18CH-7-a
  Scenario: A player may buy without having sold anything
    Given it is Alice's turn to trade
    When Alice buys 10% of the C&O from the IPO
    Then Alice has paid $95
    And Alice holds 20% of the C&O
    And it is Bob's turn to trade

  @18CH-7-a
  Scenario: A player may sell one thing and buy another in the same turn
    Given it is Alice's turn to trade
    When Alice sells 10% of the PRR
    Then it is Alice's turn to trade
    When Alice buys 10% of the C&O from the IPO
    Then Alice has $585
    And Alice holds 30% of the PRR
    And Alice holds 20% of the C&O
    And it is Bob's turn to trade

  @18CH-7-a @18CH-7-c
  Scenario: A player may do nothing at all
    Given it is Alice's turn to trade
    When Alice passes
    Then it is Bob's turn to trade
    And it is stock round 2
    And no other player or company has gained or lost money

  @18CH-7-a
  Scenario: Nobody buys in the turn of another player
    Given it is Alice's turn to trade
    When Bob tries to buy 10% of the C&O from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the C&O from the IPO
    Then Alice has paid $95
    When Bob buys 10% of the C&O from the IPO
    Then Bob has paid $95
    And Bob is president of the C&O with 40%
    And it is Carol's turn to trade

  @18CH-7-a
  Scenario: Nobody sells in the turn of another player
    Given it is Alice's turn to trade
    When Bob tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Alice passes
    And Bob sells 10% of the PRR
    Then Bob has received $80
    And Bob holds 10% of the PRR

  @18CH-7-a
  Scenario: The holder of the priority deal opens the round, and the turn goes clockwise
    Given Carol holds the priority deal
    And the PRR owns a 3-train
    And it is the PRR's turn to buy trains in operating round 2.2
    When the PRR ends its turn
    Then it is stock round 3
    And it is Carol's turn to trade
    When Alice tries to buy 10% of the C&O from the IPO
    Then it is refused and nothing has changed
    When Carol buys 10% of the C&O from the IPO
    Then Carol has paid $95
    And it is Dave's turn to trade
    When Dave passes
    Then it is Alice's turn to trade

  # --------------------------------------------------------------------------------- the first stock round

  @18CH-7-a @18CH-4-e @reading:18CH-Q25=a
  Scenario: Shares may be sold in the first stock round already
    Given it is Alice's turn to trade in stock round 1
    When Alice sells 10% of the C&O
    Then Alice has received $95
    And the pool holds 10% of the C&O
    And the C&O stands at $85 in row 4

  @18CH-7-a @18CH-4-e @reading:18CH-Q25=b
  Scenario: Nobody sells shares in the first stock round
    Given it is Alice's turn to trade in stock round 1
    When Alice tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    When everybody passes
    Then it is operating round 1.1
    When the PRR ends its turn
    Then it is operating round 1.2
    When the PRR ends its turn
    Then it is stock round 2
    When Alice sells 10% of the C&O
    Then Alice has received $95
    And the pool holds 10% of the C&O

  # ------------------------------------------------------------------------------------ first sell, then buy

  @18CH-7-b @18CH-7-a
  Scenario: Who has bought sells nothing more in this turn
    Given it is Alice's turn to trade
    When Alice sells 10% of the PRR
    And Alice buys 10% of the C&O from the IPO
    And Alice tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    And Alice has $585
    And it is Bob's turn to trade

  @18CH-7-b @18CH-7-a
  Scenario: To buy first and sell afterwards is the wrong way round
    Given it is Bob's turn to trade
    When Bob buys 10% of the C&O from the IPO
    And Bob tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Carol passes
    And Dave passes
    And Alice passes
    And Bob sells 10% of the PRR
    Then Bob has $585
    And Bob holds 10% of the PRR
    And it is stock round 2

  # ---------------------------------------------------------------------------------------------- passing

  @18CH-7-c
  Scenario: Who has passed may buy when his turn comes again
    Given it is Alice's turn to trade
    When Alice passes
    And Bob buys 10% of the C&O from the IPO
    And Carol passes
    And Dave passes
    Then it is Alice's turn to trade
    And it is stock round 2
    When Alice buys 10% of the C&O from the IPO
    Then Alice has paid $95
    And Alice holds 20% of the C&O

  @18CH-7-c
  Scenario: Who has passed twice may still sell
    Given it is Alice's turn to trade
    When Alice passes
    And Bob buys 10% of the C&O from the IPO
    And Carol passes
    And Dave passes
    And Alice passes
    And Bob buys 10% of the C&O from the IPO
    And Carol passes
    And Dave passes
    And Alice sells 10% of the PRR
    Then Alice has $680
    And Alice holds 30% of the PRR

  @18CH-7-d @18CH-11-a
  Scenario: The round ends when all have passed one after another, not before
    Given it is Alice's turn to trade
    When Alice passes
    And Bob passes
    And Carol passes
    Then it is stock round 2
    And it is Dave's turn to trade
    When Dave passes
    Then it is operating round 2.1
    And it is the PRR's turn to lay track

  @18CH-7-d @18CH-11-a
  Scenario: A purchase starts the count of passes again
    Given Alice, Bob and Carol have passed
    And it is Dave's turn to trade
    When Dave buys 10% of the C&O from the IPO
    Then Dave has paid $95
    And Dave holds 10% of the C&O
    When Alice passes
    And Bob passes
    And Carol passes
    Then it is stock round 2
    And it is Dave's turn to trade
    When Dave passes
    Then it is operating round 2.1

  @18CH-7-d @18CH-11-a
  Scenario: A sale starts the count of passes again, and the seller is asked once more
    Given Carol, Dave and Alice have passed
    And it is Bob's turn to trade
    When Bob sells 10% of the PRR
    Then Bob has received $80
    And the pool holds 10% of the PRR
    When Bob passes
    And Carol passes
    And Dave passes
    And Alice passes
    Then it is stock round 2
    And it is Bob's turn to trade
    When Bob passes
    Then it is operating round 2.1
    And it is the PRR's turn to lay track
