Feature: The companies of a bankrupt
  Each of them goes to the next player who may be its president: he needs two shares at least. The rulebook can be read
  so that this is whoever now has most, or simply the first after the bankrupt. The new president of the company that has
  no train takes over the duty to get it one, and may go bankrupt in his turn.

  Background: Alice is president of the ACL, which has no train, and nothing that she has can be sold
    Given 4 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And Alice is president of the ACL with 40%
    And Bob holds 40% of the ACL
    And Alice has $20
    And the ACL has $10 in its treasury
    And the FEC is in operation at a par of $80
    And Dave is president of the FEC with 60%
    And the FEC owns a 2-train

  # ------------------------------------------------------------------------------------------------------- who it goes to

  @18FL-8.4.3-e @18FL-8.4.3-f
  Scenario: The companies of a bankrupt go to those who have two shares of them, that without a train included
    Given the SR has floated at a par of $70
    And Alice is president of the SR with 40%
    And Carol holds 40% of the SR
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Bob is president of the ACL with 40%
    And Bob holds one certificate of the ACL
    And the market holds 40% of the ACL
    And Carol is president of the SR with 40%
    And Carol holds one certificate of the SR
    And the market holds 40% of the SR
    And Dave is president of the FEC with 60%
    And it is Bob's turn to raise money for the ACL
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns a 2-train
    And Bob has $230

  @18FL-8.4.3-e @reading:18FL-Q67=a
  Scenario: Of several who have two shares or more the one with the most is president, wherever he sits
    Given it is phase 4
    And the FEC owns a 4-train
    And the SR has floated at a par of $70
    And the SR has 10 shares
    And Alice is president of the SR with 30%
    And Bob holds 20% of the SR
    And Carol holds 20% of the SR
    And Dave holds 30% of the SR
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Dave is president of the SR with 30%
    And Dave holds two certificates of the SR
    And Bob holds 20% of the SR
    And Carol holds 20% of the SR
    And the market holds 30% of the SR

  @18FL-8.4.3-e @reading:18FL-Q67=b
  Scenario: If seats alone decide, the first after the bankrupt who has two shares is president, though another has more
    Given it is phase 4
    And the FEC owns a 4-train
    And the SR has floated at a par of $70
    And the SR has 10 shares
    And Alice is president of the SR with 30%
    And Bob holds 10% of the SR
    And Carol holds 20% of the SR
    And Dave holds 30% of the SR
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Carol is president of the SR with 20%
    And Carol holds one certificate of the SR
    And Dave holds 30% of the SR
    And Dave holds three certificates of the SR
    And Bob holds 10% of the SR
    And the market holds 30% of the SR

  @18FL-8.4.3-e @18FL-5.4-a @reading:18FL-Q67=b @reading:18FL-Q73=a
  Scenario: If seats alone decide, he who has more becomes president when he buys another share
    Given it is phase 4
    And the FEC owns a 4-train
    And the SR has floated at a par of $70
    And the SR has 10 shares
    And Alice is president of the SR with 30%
    And Carol holds 20% of the SR
    And Dave holds 30% of the SR
    And the SR owns a 4-train
    And Dave has $300
    And Alice holds the priority deal
    And it is Alice's turn to raise money for the ACL in operating round 2.2 of 2
    When Alice declares bankruptcy
    Then Carol is president of the SR with 20%
    When the ACL buys a 3-train from the market for $200
    And the ACL ends its turn
    And the FEC ends its turn
    And the SR runs
      | 4-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    Then it is stock round 3
    And Carol is president of the SR with 20%
    When Bob passes
    And Carol passes
    And Dave buys 10% of the SR from the market
    Then Dave is president of the SR with 40%
    And Carol holds 20% of the SR

  @18FL-8.4.3-e
  Scenario Outline: In a tie the first after the bankrupt is president, here <new>
    Given it is phase 4
    And the FEC owns a 4-train
    And the SR has floated at a par of $70
    And the SR has 10 shares
    And Alice is president of the SR with 30%
    And Bob holds <bob> of the SR
    And Carol holds <carol> of the SR
    And Dave holds <dave> of the SR
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then <new> is president of the SR with <percent>
    And the market holds 30% of the SR

    Examples:
      | bob | carol | dave | new   | percent |
      | 20% | 20%   | 20%  | Bob   | 20%     |
      | 10% | 30%   | 30%  | Carol | 30%     |

  @18FL-8.4.3-e
  Scenario: In a tie the seats are counted round the table from the bankrupt, not from the first seat
    Given it is phase 4
    And the FEC owns a 4-train
    And the SAL is in operation at a par of $110
    And Carol is president of the SAL with 40%
    And Bob holds 40% of the SAL
    And Carol has $0
    And the SR has floated at a par of $70
    And the SR has 10 shares
    And Carol is president of the SR with 20%
    And Alice holds 20% of the SR
    And Dave holds 20% of the SR
    And it is Carol's turn to raise money for the SAL
    When Carol declares bankruptcy
    Then Dave is president of the SR with 20%
    And Bob is president of the SAL with 40%
    And Alice holds 20% of the SR

  # -------------------------------------------------------------------------------------------------- the duty goes with it

  @18FL-8.4.3-f @18FL-8.4.3-h @18FL-8.4.1-a
  Scenario: The new president pays from his own cash what treasury and the bankrupt's cash do not reach
    Given it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then the ACL has $30 in its treasury
    And it is Bob's turn to raise money for the ACL
    When the ACL tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Bob has $230
    And the ACL has $0 in its treasury
    And the ACL owns a 2-train
    When the ACL buys no train
    Then it is the FEC's turn to lay track

  @18FL-8.4.3-h @18FL-8.4.3-a @18FL-8.4.1-c
  Scenario: The new president sells shares for the train
    Given Bob has $10
    And Bob holds 40% of the FEC
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    And the ACL tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Bob sells 20% of the FEC
    Then Bob has $90
    When the ACL buys a 2-train from the bank for $100
    Then Bob has $20
    And the FEC stands at $75

  @18FL-8.4.3-h @reading:18FL-Q61=a @reading:18FL-Q61=b
  Scenario: What the bankrupt has sold does not bind the new president, not even in the same company
    Given Alice holds 20% of the FEC
    And Bob holds 20% of the FEC
    And Alice has $0
    And the FEC stands at $70
    And Bob has $10
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And Alice declares bankruptcy
    Then the ACL has $80 in its treasury
    And it is Bob's turn to raise money for the ACL
    When Bob sells 20% of the FEC
    Then Bob has $75
    And the FEC stands at $60
    And the market holds 40% of the FEC
    When the ACL buys a 2-train from the bank for $100
    Then Bob has $55

  @18FL-8.4.3-h @18FL-5.1-h @reading:18FL-Q61=c
  Scenario: If a company's shares are sold once in the whole emergency, what the bankrupt has sold binds the new president
    Given Alice holds 20% of the FEC
    And Bob holds 20% of the FEC
    And Alice has $0
    And the FEC stands at $70
    And the SR is in operation at a par of $70
    And Carol is president of the SR with 60%
    And Bob holds 20% of the SR
    And the SR owns a 2-train
    And Bob has $10
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And Alice declares bankruptcy
    Then the ACL has $80 in its treasury
    When Bob tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When Bob sells 20% of the SR
    Then Bob has $80
    And the SR stands at $65
    When the ACL buys a 2-train from the bank for $100
    Then Bob has $60

  @18FL-8.4.3-h @18FL-8.4.3-i
  Scenario: The new president may go bankrupt in his turn
    Given Bob has $69
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob has $0
    And the ACL has $99 in its treasury
    And the ACL has no president
    And the market holds 80% of the ACL
    And it is the FEC's turn to lay track

  @18FL-8.4.3-h @18FL-8.4.3-a
  Scenario: A new president who has the price of a train with the treasury is not bankrupt
    Given Bob has $70
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    And Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Bob has $0
    And the ACL has $0 in its treasury

  @18FL-8.4.3-h @18FL-8.4.3-g @18FL-8.4.2-a
  Scenario: The money of the bankrupt may serve for the train of another company
    Given it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    And the ACL tries to buy a 2-train from the FEC for $31, with Dave's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $30, with Dave's consent
    Then the ACL has $0 in its treasury
    And the FEC has $30 in its treasury
    And Bob has $300
