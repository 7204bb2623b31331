Feature: Bankruptcy of a player
  The money of a president who could not raise the price of a train goes to the corporation that he could not help. So
  does the worth of the shares that he could not sell: they go to the market all the same, presidents' certificates
  too, and above the 50% that the market otherwise holds at most.

  Background: the GT has no train, and Alice, its president, cannot raise the price of one
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And Alice is president of the GT with 20%
    And Bob holds 10% of the GT
    And the market holds 40% of the GT
    And the GT has $10 in its treasury
    And Alice has $20
    And the NYC is in operation, opened at $40
    And Bob is president of the NYC with 40%
    And the NYC owns a 4-train

  @1846-7-a @1846-S.Purchases-j
  Scenario: All money of the bankrupt player goes into the treasury of the corporation
    Given Alice has $35
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And Alice has $0
    And the GT has $145 in its treasury
    And the bank has paid $100
    And no other player or company has gained or lost money

  @1846-7-a @1846-6.59-e
  Scenario: What a sale before the bankruptcy brought goes into the treasury too
    Given Alice is president of the GT with 30%
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the GT
    Then Alice has $70
    And the GT stands at $40
    When Alice declares bankruptcy
    Then Alice has $0
    And the GT has $160 in its treasury
    And the GT stands at $40

  @1846-7-b @1846-S.Purchases-j
  Scenario: Shares that could not be sold go to the market at the price shown, above 50% and with the president's certificate
    Given Alice holds 20% of the NYC
    And Bob is president of the NYC with 30%
    And the market holds 50% of the NYC
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the GT has $210 in its treasury
    And Alice holds 0 certificates
    And the president's certificate of the GT lies in the market
    And the market holds 60% of the GT
    And the market holds 70% of the NYC
    And Alice has $0
    And the bank has paid $180
    And no other player or company has gained or lost money

  @1846-7-b
  Scenario: The prices do not move for it
    Given Alice holds 20% of the NYC
    And Bob is president of the NYC with 30%
    And the market holds 50% of the NYC
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the market holds 60% of the GT
    And the GT stands at $50
    And the NYC stands at $40

  @1846-7-b @1846-S.Purchases-j
  Scenario: Another corporation of the bankrupt player may lose its president too
    Given Bob holds 10% of the NYC
    And Alice is president of the NYC with 20%
    And the IC is in operation, opened at $50
    And the IC stands at $30
    And Carol is president of the IC with 40%
    And the NYC has $300 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the GT has $210 in its treasury
    And the NYC is in receivership
    And the president's certificate of the NYC lies in the market
    And the GT is in receivership
    And it is the IC's turn to issue or redeem shares

  @1846-7-a @1846-7-b
  Scenario: Shares that the corporation had to issue before stay in the market, their money in the treasury
    Given Alice is president of the GT with 20%
    And Bob holds 10% of the GT
    And the market holds 20% of the GT
    And it is Alice's turn to raise money for the GT
    When the GT issues one share
    Then the GT has $40 in its treasury
    And the GT stands at $40
    When Alice declares bankruptcy
    Then the GT has $140 in its treasury
    And the market holds 50% of the GT
    And the GT stands at $40

  @1846-7-a @reading:1846-Q55=a
  Scenario: The private companies of a bankrupt player close, his independent railroad is removed
    Given Alice owns Big 4 and the Mail Contract
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the GT has $130 in its treasury
    And the GT owns no private company
    And Alice owns no private company
    And Big 4 and the Mail Contract have left the game
    And the Big 4 is no longer in the game
    And the Big 4 has no token on the map
    And the GT owns no trains
    And the bank has paid $60

  @1846-7-a @reading:1846-Q55=b
  Scenario: The private companies of a bankrupt player pass to the corporation, with his independent railroad
    Given Alice owns Big 4 and the Mail Contract
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the GT has $170 in its treasury
    And the GT owns the Mail Contract
    And Alice owns no private company
    And the Big 4 is no longer in the game
    And the GT has tokens in B16 and G9 only
    And the GT owns a 2-train

  # ------------------------------------------------------------------------- the port of a bankrupt player

  @1846-3-bl @1846-3-bm @1846-7-a @reading:1846-Q55=a @reading:1846-Q103=a
  Scenario: The bonus that a bankrupt player has given away stays with its company
    Given Alice owns the Steamboat
    And the IC is in operation, opened at $50
    And Carol is president of the IC with 60%
    And the IC owns a 4-train
    And #9 lies on J4, joining SW and NE
    And #9 lies on I3, joining W and E
    And the IC has the port marker
    And the port marker lies on I1
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the Steamboat has left the game
    And the IC has the port marker
    And the port marker lies on I1
    When the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $100

  @1846-3-bl @1846-3-bm @1846-7-a @reading:1846-Q55=a @reading:1846-Q103=b
  Scenario: The bonus that a bankrupt player has given away ends with his Steamboat
    Given Alice owns the Steamboat
    And the IC is in operation, opened at $50
    And Carol is president of the IC with 60%
    And the IC owns a 4-train
    And #9 lies on J4, joining SW and NE
    And #9 lies on I3, joining W and E
    And the IC has the port marker
    And the port marker lies on I1
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the Steamboat has left the game
    And nobody has the port marker
    And the port marker is not on the map
    When the IC runs
      | 4-train | K3 J4 I5 I3 I1 |
    Then the IC has earned $80

  @1846-3-bm @1846-S.Phase3-b @reading:1846-Q55=a @reading:1846-Q103=a @reading:1846-Q27=a
  Scenario: What a bankrupt player has given away ends with Phase III where it has to be bought to stay
    Given Alice owns the Steamboat
    And the IC is in operation, opened at $50
    And Carol is president of the IC with 60%
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And the IC has the port marker
    And the port marker lies on I1
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the IC has the port marker
    When the IC buys a 5-train from the bank for $500
    Then it is phase III
    And nobody has the port marker
    And the port marker is not on the map

  @1846-3-bm @1846-S.Phase3-b @reading:1846-Q55=a @reading:1846-Q103=a @reading:1846-Q27=b
  Scenario: What a bankrupt player has given away outlasts Phase III where markers stay
    Given Alice owns the Steamboat
    And the IC is in operation, opened at $50
    And Carol is president of the IC with 60%
    And the IC has $500 in its treasury
    And the bank has no 4-trains left
    And the IC has the port marker
    And the port marker lies on I1
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the IC has the port marker
    When the IC buys a 5-train from the bank for $500
    Then it is phase III
    And the IC has the port marker
    And the port marker lies on I1
