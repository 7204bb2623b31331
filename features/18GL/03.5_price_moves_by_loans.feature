Feature: Loans and the share price
  Every loan that a company takes moves its price one column to the left, at once; every loan that it repays moves it one
  to the right. What its dividend does to the price comes besides.

  Background: a chart of its own; the Grand Trunk, GT, is on turn, and the Illinois Central, IC, is next
    Given 4 players at the table in phase 4H
    And the share-price chart is
      | 60 | 70 | 80* | 90 | 100* | 112 | 125 |
      | 50 | 60 | 70* | 80 | 90   |     |     |
    And the GT is in operation, opened at $100
    And the GT owns a 4H-train
    And Alice is president of the GT with 50%
    And the IC is in operation, opened at $70
    And the IC owns a 4H-train
    And Carol is president of the IC with 50%

  @18GL-3.5-h @18GL-3.5-e @18GL-4.8-f
  Scenario: A loan for interest in a turn without earnings: two columns to the left
    Given the GT has 1 loan
    And the GT has $20 in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    And the GT takes a loan
    Then the GT stands at $80 in row 1
    And the GT has 2 loans

  @18GL-3.5-h @18GL-4.8-f
  Scenario: A loan for a train is one column to the left
    Given the GT owns no trains
    And the GT has $30 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT takes a loan
    Then the GT stands at $90 in row 1
    And the GT has 1 loan
    And the GT has received $500

  @18GL-3.5-h @18GL-4.8-f
  Scenario: Each of two loans moves the price
    Given it is phase E
    And the IC owns a E-train
    And the GT owns no trains
    And the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT takes a loan
    Then the GT stands at $90 in row 1
    When the GT takes a loan
    Then the GT stands at $80 in row 1
    And the GT has $1,010 in its treasury
