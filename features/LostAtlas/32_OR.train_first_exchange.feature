Feature: The first ∞-train for a train that is returned
  A train that has not rusted is good for an ∞-train, even if it is one that the first ∞-train makes rust.

  Background: Tunneling has a turn; the 6-trains are sold out
    Given 3 players at the table in phase 6 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 4-train
    And the Tunneling has $1,000 in its treasury
    And the bank has no 6-trains left
    And it is the Tunneling's turn to buy trains

  @LA-OR.train-i @reading:LA-Q60=a
  Scenario: A 4-train is returned for the first ∞-train, and rusts in the pool
    When the Tunneling buys an ∞-train from the bank for $800, handing in a 4-train
    Then the Tunneling owns an ∞-train
    And the Tunneling has $200 in its treasury
    And it is phase 7
    And the pool holds no trains
