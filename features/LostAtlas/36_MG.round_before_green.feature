Feature: No merger round before the first green train
  As long as no green train has been bought or exported, the export of trains follows the second operating round of a cycle.

  Background:
    Given 3 players at the table in phase 2
    And the Agricultural is in operation, opened at $90
    And the Express is in operation, opened at $80
    And Alice is president of the Agricultural with 40%
    And Bob is president of the Express with 40%
    And the Agricultural owns a 2-train
    And the Express owns a 2-train
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And the bank has four 2-trains left

  @LA-MG.round-c
  Scenario: The export of trains follows instead
    Given it is the Express's turn to buy trains in operating round 2.2
    When the Express ends its turn
    Then it is stock round 3
    And the bank has no 2-trains left
    And the Agricultural has a token in -2,3 only

  @LA-MG.round-b
  Scenario: With the first green train bought there is a merger round
    Given the bank has no 2-trains left
    And the Express has $400
    And it is the Express's turn to buy trains in operating round 2.2
    When the Express buys a 3-train from the bank for $200
    And the Express ends its turn
    Then it is the Agricultural's turn to propose a merger
    And it is the merger round

  @LA-MG.round-c
  Scenario: A yellow train is not enough
    Given the Express has $400
    And it is the Express's turn to buy trains in operating round 2.2
    When the Express buys a 2-train from the bank for $100
    And the Express ends its turn
    Then it is stock round 3
    And the Express owns two 2-trains
