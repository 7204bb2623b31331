Feature: A price that falls while the round goes on
  When a president sells shares for a train, prices of others fall in the middle of the round. By the usual reading next is whoever
  has the highest price of those that have not operated; by the other one the order is that of the beginning of the round.

  Background: Tunneling of Alice's needs a train; she has a share of Agricultural, which comes before Northern Port
    Given 3 players at the table in phase 3
    And the Tunneling is in operation, opened at $90
    And the Agricultural is in operation, opened at $80
    And the Northern Port is in operation, opened at $80
    And Alice is president of the Tunneling with 60%
    And Bob is president of the Agricultural with 60%
    And Carol is president of the Northern Port with 60%
    And Alice holds 20% of the Agricultural
    And the Agricultural owns a 2-train
    And the Agricultural has $200 in its treasury
    And the Northern Port owns a 2-train
    And the Northern Port has $200 in its treasury
    And the Tunneling has $50 in its treasury
    And Alice has $80
    And it is Alice's turn to raise money for the Tunneling

  @LA-OR.next-b @LA-OR.flow-e @reading:LA-Q40=a
  Scenario: The company that has fallen comes later
    When Alice sells 20% of the Agricultural
    And the Tunneling buys a 3-train from the bank for $200
    And the Tunneling ends its turn
    Then the Agricultural stands at $70
    And it is the Northern Port's turn to issue or redeem shares
    And still to operate in this round is the Agricultural

  @LA-OR.next-b @LA-OR.flow-e @reading:LA-Q40=b
  Scenario: If the order is that of the beginning, the company that has fallen keeps its place
    When Alice sells 20% of the Agricultural
    And the Tunneling buys a 3-train from the bank for $200
    And the Tunneling ends its turn
    Then the Agricultural stands at $70
    And it is the Agricultural's turn to issue or redeem shares
    And still to operate in this round is the Northern Port
