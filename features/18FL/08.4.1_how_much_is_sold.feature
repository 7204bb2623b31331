Feature: How much is sold for a train
  The president sells what is needed, and as many shares as he likes to reach the sum. The rulebook can be read in
  several ways on whether he may go on when he has enough, whether he buys the train for which he has sold, and whether
  he may sell shares of one company in several blocks.

  Background: the ACL has no train; on sale are 3-trains at $200 in the open market and 4-trains at $400 in the bank
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And Alice is president of the ACL with 60%
    And Alice has $50
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And Alice holds 40% of the FEC
    And the FEC owns a 4-train
    And the FEC stands at $200
    And the market holds four 3-trains

  # ----------------------------------------------------------------------------------------------------- Q12: when to stop

  @18FL-8.4.1-d @18FL-8.4.1-c @reading:18FL-Q12=a @reading:18FL-Q12=c
  Scenario Outline: A president who has come to $<means>, enough for any train on offer, sells nothing more
    Given the ACL has $<treasury> in its treasury
    And Alice has $<cash>
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And Alice tries to sell 20% of the ACL
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $<left>
    And Alice is president of the ACL with 60%
    And the ACL stands at $100

    Examples:
      | treasury | cash | means | left |
      | 0        | 200  | 400   | 0    |
      | 150      | 249  | 599   | 199  |

  @18FL-8.4.1-d @reading:18FL-Q12=a @reading:18FL-Q12=c
  Scenario: A president with a dollar less than the dearest train costs still sells
    Given the ACL has $0 in its treasury
    And Alice has $199
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    Then Alice has $399
    When Alice sells 20% of the ACL
    Then Alice has $499
    And the ACL stands at $90
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $99

  @18FL-8.4.1-d @18FL-8.4.1-c @reading:18FL-Q12=b
  Scenario Outline: If there is no such limit, a president who can pay $<means> may sell all the same, and keeps what is left
    Given the ACL has $<treasury> in its treasury
    And Alice has $<cash>
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And Alice sells 20% of the ACL
    Then the ACL stands at $90
    When the ACL buys a 3-train from the market for $200
    Then Alice has $<left>

    Examples:
      | treasury | cash | means | left |
      | 0        | 200  | 400   | 300  |
      | 100      | 150  | 450   | 350  |

  @18FL-8.4.1-c @18FL-8.4.1-b @18FL-8.4.1-d
  Scenario Outline: A president who can pay for any train on offer, with $<treasury> in the treasury, sells nothing
    Given the ACL has $<treasury> in its treasury
    And Alice has $<cash>
    And it is Alice's turn to raise money for the ACL
    # No legal twin: whoever can pay for any train has nothing to sell; with a dollar less see below.
    When Alice tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $<left>

    Examples:
      | treasury | cash | left |
      | 0        | 400  | 0    |
      | 100      | 350  | 50   |

  @18FL-8.4.1-d @reading:18FL-Q12=a @reading:18FL-Q12=c
  Scenario: A president sells no share more than the dearest train on offer needs
    Given the ACL has $170 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 40% of the FEC
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has $250
    And the market holds 20% of the FEC

  @18FL-8.4.1-d @reading:18FL-Q12=b
  Scenario: If there is no such limit, a president sells as many shares as he likes, within the limits of sales
    Given the ACL has $170 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice sells 40% of the FEC
    Then Alice has $450
    And the market holds 40% of the FEC
    And the FEC stands at $180
    When the ACL buys a 3-train from the market for $200
    Then Alice has $420
    And the ACL has $0 in its treasury

  @18FL-8.4.1-d
  Scenario: If the dearest train needs both shares, both are sold
    Given the ACL has $149 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice sells 40% of the FEC
    Then Alice has $450
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $199

  @18FL-8.4.1-d @reading:18FL-Q12=a
  Scenario Outline: A president whose <sold> was not needed for a 3-train has to buy a 4-train
    Given the ACL has $170 in its treasury
    And Alice has $<cash>
    And it is Alice's turn to raise money for the ACL
    When Alice sells <percent> of the FEC
    And the ACL tries to buy a 3-train from the market for $200
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $<left>
    And the ACL has $0 in its treasury

    Examples:
      | sold         | percent | cash | left |
      | share        | 20%     | 30   | 0    |
      | second share | 40%     | 25   | 195  |

  @18FL-8.4.1-d
  Scenario: A president whose last share was needed for a 3-train may buy that
    Given the ACL has $170 in its treasury
    And Alice has $29
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And the ACL buys a 3-train from the market for $200
    Then Alice has $199
    And the ACL has $0 in its treasury

  @18FL-8.4.1-d @reading:18FL-Q12=b @reading:18FL-Q12=c
  Scenario: If there is no such limit, a president who has sold more than a 3-train needs may buy one all the same
    Given the ACL has $170 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And the ACL buys a 3-train from the market for $200
    Then Alice has $220

  # ------------------------------------------------------------------------------------------------- Q61: how many blocks

  @18FL-8.4.1-d @18FL-5.1-h @reading:18FL-Q61=a @reading:18FL-Q61=c
  Scenario: Shares of one company are sold in one block
    Given the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    Then Alice has $250
    When Alice tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When Alice sells 20% of the ACL
    Then Alice has $350
    And the FEC stands at $180
    And the ACL stands at $90

  @18FL-8.4.1-d @18FL-5.1-h @reading:18FL-Q61=a @reading:18FL-Q61=c
  Scenario: A block that has been sold for this train counts
    Given Alice holds 20% of the FEC
    And the market holds 20% of the FEC
    And Alice has already sold shares of the FEC in this turn
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When Alice sells 20% of the ACL
    Then Alice has $150

  @18FL-8.4.1-d @18FL-5.1-h @reading:18FL-Q61=b
  Scenario: If several blocks are allowed, each has its own price and its own fall
    Given the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    Then Alice has $250
    And the FEC stands at $180
    When Alice sells 20% of the FEC
    Then Alice has $430
    And the FEC stands at $160
    And the market holds 40% of the FEC
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $30

  # ------------------------------------------------------------------------------------ the company that operates first

  @18FL-8.4.1-d @18FL-8.4.1-c @reading:18FL-Q12=a @reading:18FL-Q12=c
  Scenario: Where the company operates first, too, a president with enough for any train sells nothing more
    Given the ACL stands at $225
    And the ACL has $0 in its treasury
    And Alice has $200
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And Alice tries to sell 20% of the ACL
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $0

  @18FL-8.4.1-d @reading:18FL-Q12=a @reading:18FL-Q12=c
  Scenario: Where the company operates first, too, a president sells no share more than the dearest train needs
    Given the ACL stands at $225
    And the ACL has $170 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice tries to sell 40% of the FEC
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has $250
    And the market holds 20% of the FEC
