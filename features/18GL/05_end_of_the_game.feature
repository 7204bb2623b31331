Feature: The end of the game
  When the bank has no money left, or the price of a company has reached $450, the operating rounds are played to their end;
  if that happens in a stock round, all operating rounds that follow it. The bank goes on paying. It is over at once only
  when all players but one are bankrupt.

  Background: a chart of its own; the Grand Trunk, GT, has earned money and has the last turn of the round
    Given 4 players at the table in phase 4H
    And the share-price chart is
      | 80 | 90 | 100* | 110 | 415 | 450 |
      | 70 | 80 | 90   | 100 | 415 |     |
    And the GT is in operation, opened at $100
    And the GT owns a 4H-train
    And Alice is president of the GT with 60%
    And Bob holds 40% of the GT
    And the GT has $250 in its treasury

  # ------------------------------------------------------------------------------------------- the bank is empty

  @18GL-5-a @18GL-5-c @18GL-5-d
  Scenario Outline: A bank with <left> that pays $100 in the last round of a set is empty: the game is over after it
    Given the bank has <left> left, Carol holding the rest of its money
    And it is the GT's turn to distribute $100 in operating round 2.2 of 2
    When the GT pays out its revenue
    # proves 18GL-5-d
    Then Alice has received $60
    # proves 18GL-5-d
    And Bob has received $40
    When the GT ends its turn
    Then the game is over, because the bank has broken

    Examples:
      | left |
      | $1   |
      | $70  |
      | $99  |

  @18GL-5-a
  Scenario: A bank with a dollar left goes on
    Given the bank has $101 left, Carol holding the rest of its money
    And it is the GT's turn to distribute $100 in operating round 2.2 of 2
    When the GT pays out its revenue
    Then the end of the game is not in sight
    When the GT ends its turn
    Then it is stock round 3

  @18GL-5-a @reading:18GL-Q64=a
  Scenario: A bank with nothing left is empty
    Given the bank has $100 left, Carol holding the rest of its money
    And it is the GT's turn to distribute $100 in operating round 2.2 of 2
    When the GT pays out its revenue
    Then the bank has $0
    When the GT ends its turn
    Then the game is over, because the bank has broken

  @18GL-5-a @reading:18GL-Q64=b
  Scenario: A bank with nothing left that owes nothing goes on
    Given the bank has $100 left, Carol holding the rest of its money
    And it is the GT's turn to distribute $100 in operating round 2.2 of 2
    When the GT pays out its revenue
    Then the bank has $0
    When the GT ends its turn
    Then it is stock round 3

  @18GL-5-d
  Scenario: An empty bank pays whatever is to be paid
    Given the bank has $10 left, Carol holding the rest of its money
    And the DT&I is in operation, opened at $100
    And Dave is president of the DT&I with 50%
    And the DT&I's treasury holds 50% of the DT&I
    And the DT&I owns a 4H-train
    And it is the GT's turn to distribute $110 in operating round 2.2 of 2
    And the DT&I has already operated in this round
    When the GT pays out its revenue
    Then Alice has received $66
    And Bob has received $44
    And the bank is $100 short

  @18GL-5-a @reading:18GL-Q114=a
  Scenario: Money that comes back does not put off the end
    Given the bank has $60 left, Carol holding the rest of its money
    And the GT has $600 in its treasury
    And it is the GT's turn to distribute $100 in operating round 2.2 of 2
    When the GT pays out its revenue
    Then the game will end after operating round 2.2
    When the GT buys a 4H-train from the bank for $200
    Then the bank has $160
    When the GT ends its turn
    Then the game is over, because the bank has broken

  @18GL-5-a @18GL-5-c @reading:18GL-Q114=b
  Scenario: If what counts is what the bank holds after the set, money that comes back puts off the end
    Given the bank has $60 left, Carol holding the rest of its money
    And the GT has $600 in its treasury
    And it is the GT's turn to distribute $100 in operating round 2.2 of 2
    When the GT pays out its revenue
    And the GT buys a 4H-train from the bank for $200
    Then the bank has $160
    When the GT ends its turn
    Then it is stock round 3

  @18GL-5-a @18GL-5-c @reading:18GL-Q114=b
  Scenario: If what counts is what the bank holds after the set, an empty bank ends the game then
    Given the bank has $60 left, Carol holding the rest of its money
    And it is the GT's turn to distribute $100 in operating round 2.2 of 2
    When the GT pays out its revenue
    Then the bank is $40 short
    When the GT ends its turn
    Then the game is over, because the bank has broken

  # ------------------------------------------------------------------------------------------- a price of $450

  @18GL-5-b
  Scenario Outline: With a dividend of <dividend> a price of $415 <what>
    Given the GT stands at $415 in row 1
    And the GT has $700 in its treasury
    And it is the GT's turn to distribute <dividend> in operating round 2.2 of 2
    When the GT pays out its revenue
    Then the GT stands at <price> in row 1
    When the GT ends its turn
    Then <then>

    Examples:
      | dividend | what         | price | then                                                   |
      | $410     | stays        | $415  | it is stock round 3                                    |
      | $420     | becomes $450 | $450  | the game is over, because a share price has gone so far |

  @18GL-5-b @18GL-5-c @reading:18GL-Q88=a
  Scenario: A price of $450 in the first of two rounds ends the game after the second
    Given the GT stands at $415 in row 1
    And the GT has $700 in its treasury
    And it is the GT's turn to distribute $450 in operating round 2.1 of 2
    When the GT pays out its revenue
    Then the game will end after operating round 2.2
    When the GT ends its turn
    Then it is operating round 2.2
    When the GT runs no train
    And the GT ends its turn
    Then the game is over, because a share price has gone so far

  @18GL-5-c @18GL-5-a @reading:18GL-Q88=a
  Scenario: A bank that is empty in the first of two rounds ends the game after the second
    Given the GT has $100 in its treasury
    And the bank has $60 left, Carol holding the rest of its money
    And Bob owns the Mining Company
    And it is the GT's turn to distribute $100 in operating round 2.1 of 2
    When the GT pays out its revenue
    And the GT ends its turn
    Then it is operating round 2.2
    And Bob has received $15
    When the GT runs no train
    And the GT ends its turn
    Then the game is over, because the bank has broken

  @18GL-5-c @18GL-5-a @reading:18GL-Q88=b @reading:18GL-Q114=a
  Scenario: If the round at hand is the last one, the second of two is not played
    Given the bank has $60 left, Carol holding the rest of its money
    And the DT&I is in operation, opened at $100
    And Dave is president of the DT&I with 50%
    And the DT&I owns a 4H-train
    And it is the GT's turn to distribute $100 in operating round 2.1 of 2
    When the GT pays out its revenue
    Then the game will end after operating round 2.1
    When the GT ends its turn
    Then it is the DT&I's turn to lay track
    When the DT&I runs no train
    And the DT&I ends its turn
    Then the game is over, because the bank has broken

  @18GL-5-c @18GL-5-b @reading:18GL-Q88=b
  Scenario: If the round at hand is the last one, that holds for a price too
    Given the GT stands at $415 in row 1
    And the GT has $700 in its treasury
    And it is the GT's turn to distribute $450 in operating round 2.1 of 2
    When the GT pays out its revenue
    Then the game will end after operating round 2.1
    When the GT ends its turn
    Then the game is over, because a share price has gone so far

  @18GL-5-e @18GL-5-a
  Scenario: A bank that is emptied in a stock round is followed by all operating rounds
    Given the GT has $100 in its treasury
    And the bank has $190 left, Carol holding the rest of its money
    And it is Bob's turn to trade
    When Bob sells 20% of the GT
    Then Bob has received $200
    And the bank is $10 short
    When Bob passes
    And everybody passes
    Then it is operating round 2.1 of 2
    When the GT runs no train
    And the GT ends its turn
    Then it is operating round 2.2
    When the GT runs no train
    And the GT ends its turn
    Then the game is over, because the bank has broken

  @18GL-5-e @reading:18GL-Q114=a
  Scenario: In phase 10H three rounds follow a stock round in which the bank is emptied
    Given it is phase 10H
    And the GT owns a 10H-train
    And the bank has $190 left, Carol holding the rest of its money
    And it is Bob's turn to trade
    When Bob sells 20% of the GT
    Then the game will end after operating round 2.3
