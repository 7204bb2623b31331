Feature: The Camden & Amboy
  It brings the president's certificate of the PRR, whose start price its buyer names at once. It closes when the first train is
  bought; whether by the PRR or by any company, the rulebook can be read either way.

  Background:
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $500 in its treasury
    And the PRR is in operation, opened at $90
    And Bob owns the Camden & Amboy
    And Bob is president of the PRR with 60%
    And the PRR has $500 in its treasury

  @18GL-4.3-n12c @18GL-4.3-t11
  Scenario: With the first train of the PRR the Camden & Amboy closes
    Given it is the PRR's turn to buy trains in operating round 2.1
    When the PRR buys a 2H-train from the bank for $100
    Then the Camden & Amboy has left the game
    And Bob is president of the PRR with 60%
    And the PRR has $400 in its treasury

  @18GL-4.3-n12c
  Scenario: A first train out of the open market is a first train as well
    Given it is phase 4H
    And the IC owns a 4H-train
    And the market holds eight 2H-trains
    And it is the PRR's turn to buy trains in operating round 2.1
    When the PRR buys a 2H-train from the market for $100
    Then the Camden & Amboy has left the game

  @18GL-4.3-n12c @18GL-4.3-t11 @reading:18GL-Q24=a
  Scenario: With the first train of another company the Camden & Amboy stays open
    Given it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 2H-train from the bank for $100
    Then Bob owns the Camden & Amboy
    And the IC owns a 2H-train

  @18GL-4.3-n12c @18GL-4.3-t11 @reading:18GL-Q24=b
  Scenario: If the first train of any company counts, the Camden & Amboy closes with it
    Given it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 2H-train from the bank for $100
    Then the Camden & Amboy has left the game
    And Bob is president of the PRR with 60%
