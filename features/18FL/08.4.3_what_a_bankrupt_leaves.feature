Feature: What else a bankrupt leaves
  A bankrupt leaves his private companies, the priority deal if he had it, and one player less at the table.

  Background: Bob is president of the ACL, which has no train and cannot have one
    Given 4 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And Bob is president of the ACL with 40%
    And Carol holds 20% of the ACL
    And Bob has $20
    And the FEC is in operation at a par of $80
    And Dave is president of the FEC with 60%
    And the FEC owns a 2-train
    And the FEC has $100 in its treasury

  # ----------------------------------------------------------------------------------------------------- the priority deal

  @18FL-8.4.3-d @reading:18FL-Q66=a
  Scenario: The priority deal of a bankrupt goes to the next player after him
    Given Bob holds the priority deal
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Carol holds the priority deal

  @18FL-8.4.3-d @reading:18FL-Q66=a
  Scenario: The priority deal of a bankrupt goes to the next who is still in the game
    Given Carol is bankrupt
    And Bob holds the priority deal
    And the shares are held thus
      | ACL | president Bob 40% | Alice 20% | |
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then Dave holds the priority deal

  @18FL-8.4.3-d @reading:18FL-Q66=b
  Scenario: If the lowest number decides, the priority deal of a bankrupt goes to the first seat
    Given Bob holds the priority deal
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Alice holds the priority deal

  @18FL-8.4.3-d
  Scenario: A player who has the priority deal keeps it when another is bankrupt
    Given Dave holds the priority deal
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Dave holds the priority deal

  # -------------------------------------------------------------------------------------------------- his private companies

  @18FL-8.4.3-b @reading:18FL-Q07=a
  Scenario: A bankrupt's private company goes to the open market, where it pays nobody and nobody uses it
    Given Bob owns the Tallahassee Railroad
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then the Tallahassee Railroad lies in the market
    And Bob owns no private company
    And the bank has paid $0
    When the FEC lays no track
    And the FEC places no token
    Then it is the FEC's turn to buy trains
    When the FEC ends its turn
    And everybody passes
    Then it is operating round 3.1
    And the bank has paid $0
    And the Tallahassee Railroad lies in the market

  @18FL-8.4.3-b @18FL-5.3-b @reading:18FL-Q07=a
  Scenario: Nobody can buy a bankrupt's private company in the open market
    Given Bob is bankrupt
    And the president's certificate of the ACL lies in the market
    And the Tallahassee Railroad lies in the market
    And it is Alice's turn to trade
    # No legal twin: no private company is for sale in a stock round.
    When Alice tries to take the Tallahassee Railroad for $20
    Then it is refused and nothing has changed
    When Alice buys 20% of the FEC from the IPO
    Then Alice has $220
    And the Tallahassee Railroad lies in the market

  @18FL-8.4.3-b @18FL-3.3-c @reading:18FL-Q07=b
  Scenario: If it stays with the bankrupt, a private company pays nothing, and nobody uses it
    Given Bob owns the Tallahassee Railroad
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob owns the Tallahassee Railroad
    When the FEC lays no track
    And the FEC places no token
    Then it is the FEC's turn to buy trains
    When the FEC ends its turn
    And everybody passes
    Then it is operating round 3.1
    And the bank has paid $0
    And Bob has $0
    And Bob owns the Tallahassee Railroad

  @18FL-8.4.3-b @reading:18FL-Q07=c
  Scenario: If it may be bought again, a private company lies in the open market and pays nobody until then
    Given Bob owns the Tallahassee Railroad
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then the Tallahassee Railroad lies in the market
    When the FEC lays no track
    And the FEC places no token
    Then it is the FEC's turn to buy trains
    When the FEC ends its turn
    And everybody passes
    Then it is operating round 3.1
    And the bank has paid $0

  @18FL-8.4.3-b @18FL-5.3-a @reading:18FL-Q07=c
  Scenario: If it may be bought again, a private company costs its face value, as the purchase of a turn, and pays
    Given Bob is bankrupt
    And the president's certificate of the ACL lies in the market
    And the Tallahassee Railroad lies in the market
    And it is Alice's turn to trade
    When Alice tries to take the Tallahassee Railroad for $19
    Then it is refused and nothing has changed
    When Alice takes the Tallahassee Railroad for $20
    Then Alice owns the Tallahassee Railroad
    And Alice has $280
    And the bank has received $20
    And it is Carol's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And Alice has $285

  @18FL-8.4.3-b @18FL-8.4.3-d @18FL-8.4.3-h @reading:18FL-Q07=a @reading:18FL-Q66=a
  Scenario: A second bankrupt leaves what he has like the first
    Given Carol holds 40% of the ACL
    And Carol has $10
    And Bob owns the Tallahassee Railroad
    And Carol owns the Steamship Company
    And Bob holds the priority deal
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    Then the Tallahassee Railroad lies in the market
    And Carol holds the priority deal
    And it is Carol's turn to raise money for the ACL
    When Carol declares bankruptcy
    Then the Tallahassee Railroad and the Steamship Company lie in the market
    And Carol owns no private company
    And Dave holds the priority deal
    And the market holds 80% of the ACL
    And the ACL has $30 in its treasury

  @18FL-8.4.3-b
  Scenario: A bankrupt's private company leaves the game when phase 5 begins, wherever it lies
    Given it is phase 4
    And Bob owns the Tallahassee Railroad
    And the FEC has 10 shares
    And Dave is president of the FEC with 60%
    And the FEC owns a 4-train
    And the FEC has $500 in its treasury
    And the bank has no 4-trains left
    And the market holds four 3-trains and two 4-trains
    And it is Bob's turn to raise money for the ACL
    When Bob declares bankruptcy
    And the FEC buys a 5-train from the bank for $500
    Then it is phase 5
    And the Tallahassee Railroad has left the game
    And Bob owns no private company
