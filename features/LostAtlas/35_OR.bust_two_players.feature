Feature: Two bankruptcies
  Each of them is dealt with as if it were the first.

  @LA-OR.bust-b @LA-OR.bust-c @LA-OR.bust-d @LA-OR.bust-f @LA-OR.bust-i @reading:LA-Q68=a @reading:LA-Q69=a @reading:LA-Q98=a
  Scenario: Two presidents are bankrupt, one after the other
    Given 4 players at the table in phase 3
    And Alice holds the priority deal
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 40%
    And Carol holds 20% of the Tunneling
    And the Tunneling has $0 in its treasury
    And the Agricultural is in operation, opened at $80
    And Bob is president of the Agricultural with 40%
    And Dave holds 20% of the Agricultural
    And the pool holds 40% of the Agricultural
    And the Agricultural has $0 in its treasury
    And the Express is in operation, opened at $60
    And Carol is president of the Express with 40%
    And Bob holds 20% of the Express
    And the pool holds 40% of the Express
    And the Express owns a 2-train
    And the Express has $200 in its treasury
    And Alice has $50
    And Bob has $40
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And Carol has received $90
    And Bob holds the priority deal
    When the Agricultural places no token
    And Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob has $0
    And Dave has received $70
    And the Agricultural is no longer in the game
    And the pool holds 60% of the Express
    And Carol holds the priority deal
    And it is the Express's turn to issue or redeem shares

  @LA-OR.bust-c @LA-OR.flow-d @reading:LA-Q68=a
  Scenario: Rusted trains are gone with the last of several companies that close
    Given 4 players at the table in phase 4
    And the Eastern Mining is in operation, opened at $90
    And Alice is president of the Eastern Mining with 40%
    And the Eastern Mining has $0 in its treasury
    And the Resourceful is in operation, opened at $60
    And Alice is president of the Resourceful with 40%
    And the Resourceful owns a rusted 2-train and a 3-train
    And Alice has $50
    And it is Alice's turn to raise money for the Eastern Mining
    When Alice declares bankruptcy
    Then the pool holds a 3-train
    And the Resourceful owns no trains
    And the Eastern Mining and the Resourceful are no longer in the game
