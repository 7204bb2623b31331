Feature: Two phases in one round
  The limit of each phase holds as soon as it begins.

  @LA-EX.out-e @reading:LA-Q83=a
  Scenario: When a second phase begins in the same round its limit holds as well
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation has $1,000 in its treasury
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $800 in its treasury
    And the bank has no 3-trains left
    And it is the Federation's turn to buy trains
    When the Federation buys a 4-train from the bank for $300
    Then it is phase 4
    When the Federation buys a 4-train from the bank for $300
    And the Federation buys a 4-train from the bank for $300
    And the Federation ends its turn
    And the Tunneling buys a 5-train from the bank for $450
    Then it is phase 5
    And it is the Federation's turn to discard a train
    When the Federation discards a 4-train
    Then the Federation owns two 4-trains
