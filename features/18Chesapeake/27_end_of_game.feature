Feature: The end of the game
  The game ends when the bank breaks or when a player goes bankrupt, and in no other way.

  A broken bank is a signal, no more: everybody goes on receiving what is due to him. If the bank breaks in an operating
  round, that round is played to its end; if it breaks in a stock round, the stock round is finished and followed by one
  more operating round. A bankruptcy ends the game on the spot.

  Background: the N&W has earned $210, of which $126 go to Alice when it pays out; the C&O has its turn after it
    Given 3 players at the table in phase 2
    And #57 lies on G13, joining NW and SE
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W owns a 2-train
    And the N&W has $100 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O owns a 2-train
    And the C&O has $200 in its treasury

  # ------------------------------------------------------------------------------------ what does not end the game

  @18CH-27-a
  Scenario: A share price of $375 does not end the game
    Given the N&W stands at $350 in row 1
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W pays out its revenue
    Then the N&W stands at $375 in row 1
    And the end of the game is not in sight
    When the N&W ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then it is stock round 3
    And the end of the game is not in sight

  @18CH-27-a
  Scenario: The last phase does not end the game
    Given it is phase 6
    And the N&W owns a 5-train and a 6-train
    And the C&O owns a 5-train and a 6-train
    And the pool holds a 5-train
    And the N&W has $800 in its treasury
    And it is the N&W's turn to buy trains in operating round 2.3 of 3
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then it is phase D
    And the end of the game is not in sight
    When the N&W ends its turn
    And the C&O runs
      | 6-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then it is stock round 3
    And the end of the game is not in sight

  # -------------------------------------------------------------------------------------------- the bank breaks

  @18CH-27-b @18CH-27-a
  Scenario Outline: The bank is broken when it has to pay more than it has: with <bank> left
    Given the bank has <bank> left, Carol holding the rest of its money
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W pays out its revenue
    Then Alice has received $126
    And the bank is <short> short
    And the game will end after operating round 2.1

    Examples:
      | bank | short |
      | $125 | $1    |
      | $26  | $100  |
      | $1   | $125  |

  @18CH-27-b
  Scenario: The bank is not broken while it has a dollar left
    Given the bank has $127 left, Carol holding the rest of its money
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W pays out its revenue
    Then Alice has received $126
    And the bank has $1
    And the end of the game is not in sight

  @18CH-27-b @reading:18CH-Q50=a
  Scenario: The bank is broken when nothing is left
    Given the bank has $126 left, Carol holding the rest of its money
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W pays out its revenue
    Then the bank has $0
    And the game will end after operating round 2.1

  @18CH-27-b @reading:18CH-Q50=b
  Scenario: A bank with nothing left is not broken before it has to pay again
    Given the bank has $126 left, Carol holding the rest of its money
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W pays out its revenue
    Then the bank has $0
    And the end of the game is not in sight

  @18CH-27-b
  Scenario: Revenue that a company keeps can break the bank
    Given the bank has $209 left, Carol holding the rest of its money
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W keeps its revenue
    Then the N&W has $310 in its treasury
    And the bank is $1 short
    And the game will end after operating round 2.1

  @18CH-27-b
  Scenario: The income of private companies can break the bank
    Given it is phase 3
    And the bank has $69 left, Bob holding the rest of its money
    And Carol has $400
    And it is the C&O's turn to buy trains in operating round 2.1 of 2
    When the C&O ends its turn
    Then it is operating round 2.2
    And Carol has $470
    And the bank is $1 short
    And the game will end after operating round 2.2

  @18CH-27-b @18CH-27-c
  Scenario: Money that comes back to a broken bank does not call the signal off
    Given the bank has $26 left, Carol holding the rest of its money
    And the N&W has $400 in its treasury
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W pays out its revenue
    Then the bank is $100 short
    When the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    Then the bank has $60
    And the game will end after operating round 2.1

  # ------------------------------------------------------------------------------------ broken in an operating round

  @18CH-27-c @18CH-27-a @18CH-27-e
  Scenario: The operating round in which the bank breaks is played to its end
    Given the bank has $26 left, Carol holding the rest of its money
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W pays out its revenue
    Then the bank is $100 short
    When the N&W ends its turn
    Then it is the C&O's turn to lay track
    When the C&O runs
      | 2-train | G13 H14 |
    And the C&O pays out its revenue
    Then Bob has received $30
    And the bank is $130 short
    When the C&O ends its turn
    Then the game is over, because the bank has broken

  @18CH-27-c
  Scenario: The last company of the round may break the bank, and the game is over
    Given the bank has $29 left, Carol holding the rest of its money
    And it is the C&O's turn to run its trains in operating round 2.1 of 1
    When the C&O runs
      | 2-train | G13 H14 |
    And the C&O pays out its revenue
    Then Bob has received $30
    And the game will end after operating round 2.1
    When the C&O ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth $1,370 in the end

  @18CH-27-c @reading:18CH-Q51=a
  Scenario: No other operating round of the set follows
    Given it is phase 3
    And the bank has $26 left, Carol holding the rest of its money
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 2
    When the N&W pays out its revenue
    Then the game will end after operating round 2.1
    When the N&W ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then the game is over, because the bank has broken
    And the C&O has $260 in its treasury

  @18CH-27-c @reading:18CH-Q51=b
  Scenario: All operating rounds of the set are played
    Given it is phase 3
    And the bank has $26 left, Carol holding the rest of its money
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 2
    When the N&W pays out its revenue
    Then the game will end after operating round 2.2
    When the N&W ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then it is operating round 2.2
    When the N&W ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then the game is over, because the bank has broken
    And the C&O has $320 in its treasury

  @18CH-27-c @18CH-25-a @reading:18CH-Q49=a
  Scenario: A train is exported after the last operating round, too
    Given the bank has $26 left, Carol holding the rest of its money
    And it is the C&O's turn to run its trains in operating round 2.1 of 1
    When the C&O runs
      | 2-train | G13 H14 |
    And the C&O pays out its revenue
    And the C&O ends its turn
    Then the game is over, because the bank has broken
    And one 2-train has left the game
    And the bank has 4 2-trains left

  @18CH-27-c @18CH-25-a @reading:18CH-Q49=b
  Scenario: No train is exported when the game is over
    Given the bank has $26 left, Carol holding the rest of its money
    And it is the C&O's turn to run its trains in operating round 2.1 of 1
    When the C&O runs
      | 2-train | G13 H14 |
    And the C&O pays out its revenue
    And the C&O ends its turn
    Then the game is over, because the bank has broken
    And no 2-trains have left the game
    And the bank has 5 2-trains left

  # ---------------------------------------------------------------------------------------- broken in a stock round

  @18CH-27-d @18CH-27-b
  Scenario: A stock round in which the bank breaks is finished and followed by an operating round
    Given the bank has $50 left, Carol holding the rest of its money
    And it is Alice's turn to trade in stock round 2
    When Alice sells 10% of the N&W
    Then Alice has received $95
    And the bank is $45 short
    And the game will end after operating round 2.1
    When Alice passes
    Then it is Bob's turn to trade
    When Bob passes
    Then it is Carol's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And it is the N&W's turn to lay track
    When the N&W ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then the game is over, because the bank has broken
    And the C&O has $250 in its treasury

  @18CH-27-d @18CH-27-b
  Scenario: The signal of the stock round stands, even if the bank has money again
    Given the bank has $50 left, Carol holding the rest of its money
    And Bob has $200
    And it is Alice's turn to trade in stock round 2
    When Alice sells 10% of the N&W
    Then the bank is $45 short
    When Alice passes
    And Bob buys 10% of the N&W from the pool
    Then the bank has $40
    And the game will end after operating round 2.1

  @18CH-27-d @18CH-27-b @18CH-27-e
  Scenario: The starting capital of a company is paid in full and can break the bank
    Given the LV has started at a par of $70
    And Bob is president of the LV with 50%
    And Bob has $200
    And the bank has $600 left, Carol holding the rest of its money
    And it is Bob's turn to trade in stock round 2
    When Bob buys 10% of the LV from the IPO
    Then the LV has floated
    And the LV has $700 in its treasury
    And the bank is $30 short
    And the game will end after operating round 2.1

  @18CH-27-d @reading:18CH-Q52=a
  Scenario: After a stock round in which the bank breaks there is one operating round, whatever the phase
    Given it is phase 3
    And the bank has $50 left, Carol holding the rest of its money
    And it is Alice's turn to trade in stock round 2
    When Alice sells 10% of the N&W
    Then the game will end after operating round 2.1
    When Alice passes
    And everybody passes
    Then it is operating round 2.1
    When the N&W ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then the game is over, because the bank has broken
    And the C&O has $260 in its treasury

  @18CH-27-d @reading:18CH-Q52=b
  Scenario: After a stock round in which the bank breaks all operating rounds of the phase are played
    Given it is phase 3
    And the bank has $50 left, Carol holding the rest of its money
    And it is Alice's turn to trade in stock round 2
    When Alice sells 10% of the N&W
    Then the game will end after operating round 2.2
    When Alice passes
    And everybody passes
    Then it is operating round 2.1
    When the N&W ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then it is operating round 2.2
    And it is the N&W's turn to lay track
    And the C&O has $260 in its treasury

  # --------------------------------------------------------------------------------------------- a signal, no more

  @18CH-27-e
  Scenario: Everybody is paid in full by a broken bank
    Given the bank has $1 left, Carol holding the rest of its money
    And Carol holds 20% of the N&W
    And the pool holds 10% of the N&W
    And it is the N&W's turn to distribute $210 in operating round 2.1 of 1
    When the N&W pays out its revenue
    Then Alice has received $126
    And Carol has received $42
    And the N&W has received $21
    And the bank is $188 short
    And no other player or company has gained or lost money

  @18CH-27-e
  Scenario: Whoever sells shares is paid in full, too
    Given the bank has $1 left, Carol holding the rest of its money
    And it is Alice's turn to trade in stock round 2
    When Alice sells 20% of the N&W
    Then Alice has received $190
    And the bank is $189 short
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------------- bankruptcy

  @18CH-27-f @18CH-24-n @18CH-27-g @18CH-27-a
  Scenario: A bankruptcy ends the game at once; what was sold for it counts, later companies have no turn
    Given #57 lies on C13, joining SW and NE
    And Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And the N&W owns no trains
    And the N&W has $0 in its treasury
    And the C&O stands at $65 in row 4
    And Bob is president of the C&O with 50%
    And Alice holds 10% of the C&O
    And Alice has $10
    And Bob has $800
    And it is Alice's turn to raise money for the N&W in operating round 2.1
    When Alice sells 10% of the C&O
    Then Alice has $75
    And the end of the game is not in sight
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt
    And the C&O stands at $60 in row 5
    And the C&O has $200 in its treasury
    And Alice is worth $190 in the end
    And Bob is worth $1,290 in the end
