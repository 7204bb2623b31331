Feature: The number of operating rounds after an export
  How many operating rounds follow a stock round is asked when that is over. A train that the last operating round before
  it has exported counts: if it has begun a phase, the next set is that of the new phase.

  Background: the C&O operates last
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W owns a 2-train
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O owns a 2-train

  @18CH-26-j @18CH-26-i @18CH-25-c
  Scenario: When the last operating round exports the first 3-train, two operating rounds follow the stock round
    Given the bank has no 2-trains left
    And it is the C&O's turn to buy trains in operating round 2.1 of 1
    When the C&O ends its turn
    Then it is phase 3
    And it is stock round 3
    When everybody passes
    Then it is operating round 3.1 of 2
