Feature: A price of $450 elsewhere than in a dividend, or passed over
  A price of $450 ends the game. On the chart of these tables it is reached at the end of a stock round, by a company that
  has been sold out, or is not on the chart at all.

  Background: four players in phase 4H
    Given 4 players at the table in phase 4H

  @18GL-5-b @reading:18GL-Q84=a
  Scenario: Whatever the price beyond $450, it ends the game
    Given the share-price chart is
      | 80 | 90 | 100* | 110 | 440 | 460 |
    And the GT is in operation, opened at $100
    And the GT owns a 4H-train
    And Alice is president of the GT with 60%
    And the GT stands at $440
    And it is the GT's turn to distribute $450 in operating round 2.2 of 2
    When the GT pays out its revenue
    Then the GT stands at $460
    When the GT ends its turn
    Then the game is over, because a share price has gone so far

  @18GL-5-b @reading:18GL-Q84=b
  Scenario: A price that passes over $450 does not end the game
    Given the share-price chart is
      | 80 | 90 | 100* | 110 | 440 | 460 |
    And the GT is in operation, opened at $100
    And the GT owns a 4H-train
    And Alice is president of the GT with 60%
    And the GT stands at $440
    And it is the GT's turn to distribute $450 in operating round 2.2 of 2
    When the GT pays out its revenue
    Then the GT stands at $460
    When the GT ends its turn
    Then it is stock round 3


  @18GL-5-b @18GL-5-e @reading:18GL-Q65=a
  Scenario: A sold-out company that comes to $450 lets the operating rounds be played
    Given the share-price chart is
      | 80 | 90 | 100 | 450 |
      | 70 | 80 | 90* | 415 |
    And the GT is in operation, opened at $90
    And the GT owns a 4H-train
    And Alice is president of the GT with 60%
    And Bob holds 40% of the GT
    And the GT stands at $415 in row 2
    And Alice was the last to buy or sell shares
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1 of 2
    And the GT stands at $450 in row 1
    And the game will end after operating round 2.2

  @18GL-5-b @18GL-5-e @reading:18GL-Q65=b
  Scenario: A sold-out company that comes to $450 ends the game with the stock round
    Given the share-price chart is
      | 80 | 90 | 100 | 450 |
      | 70 | 80 | 90* | 415 |
    And the GT is in operation, opened at $90
    And the GT owns a 4H-train
    And Alice is president of the GT with 60%
    And Bob holds 40% of the GT
    And the GT stands at $415 in row 2
    And Dave owns the Mining Company
    And it is Alice's turn to trade
    When everybody passes
    Then the game is over, because a share price has gone so far
    And the GT stands at $450 in row 1
    And Alice is worth $3,300 in the end
    And Dave is worth $600 in the end
