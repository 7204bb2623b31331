Feature: Prices fall after each purchase for which shares were sold
  A train that was bought before without a sale changes nothing in that.

  @LA-OR.force-e @LA-OR.force-f
  Scenario: The price falls after the second purchase of a train in a round
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $90
    And Bob is president of the Agricultural with 40%
    And Alice holds 20% of the Agricultural
    And the Agricultural has $250 in its treasury
    And the Tunneling is in operation, opened at $70
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $30 in its treasury
    And the Express is in operation, opened at $60
    And Carol is president of the Express with 60%
    And the Express owns a 2-train
    And Alice has $100
    And it is the Agricultural's turn to buy the train it must have
    When the Agricultural buys a 3-train from the bank for $200
    And the Agricultural ends its turn
    And the Tunneling places no token
    And Alice sells 20% of the Agricultural
    Then Alice has $190
    And the Agricultural stands at $90
    When the Tunneling buys a 3-train from the bank for $200
    Then the Agricultural stands at $80
