Feature: The operating round
  At its start each private company that is still open pays its owner. Then the companies that have floated operate, each
  once: the one with the highest price first, of those on one space the one on top. Whenever a sale of shares changes the
  price of a company that has not operated yet, it takes its place by the new price. In its turn a company converts, lays
  track, places a token, runs its trains, pays or keeps, and buys trains, strictly in this order.

  # -------------------------------------------------------------------------------------------------- the income

  @18FL-7-a @18FL-7-b @18FL-3.3-d
  Scenario: Each open private company pays its owner when an operating round starts
    Given 3 players at the table in phase 2
    And Alice owns the Tallahassee Railroad
    And Bob owns the Steamship Company
    And Carol owns the Terminal Company
    When everybody passes
    Then it is stock round 3
    And Alice has received $5
    And Bob has received $10
    And Carol has received $15

  @18FL-7-a @18FL-7-b @18FL-3.3-d
  Scenario: Private companies pay at the start of each operating round of a set
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 3-train
    And Bob owns the Tallahassee Railroad and the Steamship Company
    And it is the ACL's turn to buy trains in operating round 2.1 of 2
    When the ACL ends its turn
    Then it is operating round 2.2
    And Bob has received $15
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------- the order of operation

  @18FL-7-c @18FL-7-e
  Scenario: The company with the highest price operates first, and each once
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $90
    And the TPS is in operation at a par of $110
    And the SAL is in operation at a par of $100
    And the L&N has started at a par of $110
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
      | SAL | president Carol 60% |
      | L&N | president Carol 40% |
    And the ACL owns a 2-train
    And the TPS owns a 2-train
    And the SAL owns a 2-train
    When everybody passes
    Then it is the TPS's turn to lay track
    And still to operate in this round are the SAL and the ACL, in this order
    When the TPS ends its turn
    Then the TPS stands at $100, under the SAL
    And it is the SAL's turn to lay track
    When the SAL ends its turn
    Then it is the ACL's turn to lay track
    And no other company is still to operate in this round
    When the ACL ends its turn
    Then it is stock round 3

  @18FL-7-d
  Scenario: Of companies in one space the one on top operates first
    Given 3 players at the table in phase 2
    And the TPS is in operation at a par of $90
    And the ACL is in operation at a par of $90
    And the SAL is in operation at a par of $90
    And the SAL stands at $90, under the TPS and the ACL
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
      | SAL | president Carol 60% |
    And the ACL owns a 2-train
    And the TPS owns a 2-train
    And the SAL owns a 2-train
    When everybody passes
    Then it is the TPS's turn to lay track
    And still to operate in this round are the ACL and the SAL, in this order
    When the TPS ends its turn
    Then the TPS stands at $80
    And it is the ACL's turn to lay track

  @18FL-7-f
  Scenario: A sale for a train that lowers the price of a waiting company puts it behind another
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $110
    And the TPS is in operation at a par of $100
    And the SAL is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |           |
      | TPS | president Bob 40%   | Alice 20% |
      | SAL | president Carol 60% |           |
    And the TPS owns a 2-train
    And the SAL owns a 2-train
    And the ACL has $0 in its treasury
    And Alice has $10
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the TPS
    Then Alice has $110
    And the TPS stands at $90, under the SAL
    When the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    Then it is the SAL's turn to lay track
    And still to operate in this round is the TPS

  # ------------------------------------------------------------------------------------------ the order of steps

  @18FL-7-h @18FL-7.1-a
  Scenario: A company that lays track does not convert any more
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 3-train
    And it is the ACL's turn to convert
    When the ACL lays #8 on F21, joining SW and E
    And the ACL tries to convert to ten shares
    Then it is refused and nothing has changed
    When the ACL ends its turn
    Then it is operating round 2.2
    When the ACL converts to ten shares
    Then the ACL has 10 shares

  @18FL-7-h @reading:18FL-Q32=a
  Scenario: After a token no track is laid
    Given 3 players at the table in phase 2
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And the FEC has $100 in its treasury
    And it is the FEC's turn to lay track
    When the FEC lays #6fl on J27, joining NE and SE
    And the FEC places a token in J27
    Then the FEC has paid $20
    When the FEC tries to lay #58 on I28, joining NW and SW
    Then it is refused and nothing has changed

  @18FL-7-h
  Scenario: After the trains have run no token is placed, and after the dividend no train runs
    Given 3 players at the table in phase 2
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And the FEC owns a 2-train
    And the FEC has $100 in its treasury
    And #6fl lies on J27, joining NE and SE
    And it is the FEC's turn to run its trains
    When the FEC runs
      | 2-train | J27 K28 |
    Then the FEC has earned $50
    When the FEC tries to place a token in J27
    Then it is refused and nothing has changed
    When the FEC keeps its revenue
    Then the FEC has received $50
    When the FEC tries to run
      | 2-train | J27 K28 |
    Then it is refused and nothing has changed
    When the FEC ends its turn
    And everybody passes
    And the FEC places a token in J27
    Then the FEC has tokens in J27 and K28 only

  @18FL-7-h
  Scenario: A train bought in a turn does not run in it
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR has $200 in its treasury
    And the FEC is in operation at a par of $70
    And Bob is president of the FEC with 60%
    And the FEC owns a 3-train
    And it is the SR's turn to buy the train it must have in operating round 2.1 of 2
    When the SR buys a 3-train from the bank for $200
    Then the SR owns a 3-train
    When the SR tries to run
      | 3-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR ends its turn
    And the FEC ends its turn
    And the SR runs
      | 3-train | A22 B23 |
    Then the SR has earned $60
