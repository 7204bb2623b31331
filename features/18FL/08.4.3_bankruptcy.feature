Feature: Bankruptcy
  A president who has sold everything that may be sold and still cannot pay for any train of the bank or the open market
  is bankrupt and out of the game. The shares that he has left go to the open market, unpaid, beyond its limit and without
  a fall of prices. His cash stays with the company that he could not help.

  Background: the ACL, of which nothing can be sold, has no train, and the bank sells 2-trains at $100
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And Alice is president of the ACL with 40%
    And Carol holds 20% of the ACL
    And Alice has $30
    And the ACL has $20 in its treasury
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 40%
    And the market holds 40% of the FEC
    And the FEC owns a 2-train

  # ------------------------------------------------------------------------------------------------------ who is bankrupt

  @18FL-8.4.3-a @18FL-8.4.3-d
  Scenario Outline: A president who is a single dollar short is bankrupt, with $<cash> and $<treasury> in the treasury
    Given Alice has $<cash>
    And the ACL has $<treasury> in its treasury
    And it is Alice's turn to raise money for the ACL
    Then the ACL still lacks $1 for a train
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And Alice has $0
    And the ACL has $99 in its treasury

    Examples:
      | cash | treasury |
      | 99   | 0        |
      | 79   | 20       |
      | 0    | 99       |

  @18FL-8.4.3-a
  Scenario Outline: A president with $<cash> and $<treasury> in the treasury has the price and is not bankrupt
    Given Alice has $<cash>
    And the ACL has $<treasury> in its treasury
    And the FEC owns no trains
    And Bob has $99
    And it is Alice's turn to raise money for the ACL
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $<left>
    When the ACL buys no train
    And the FEC lays no track
    And the FEC places no token
    Then it is Bob's turn to raise money for the FEC
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And the FEC has $99 in its treasury

    Examples:
      | cash | treasury | left |
      | 100  | 0        | 0    |
      | 80   | 20       | 0    |
      | 500  | 99       | 499  |

  @18FL-8.4.3-a
  Scenario: The cheapest train of bank and open market decides who is bankrupt, not the one that he would like
    Given it is phase 4
    And the FEC owns no trains
    And the L&N is in operation at a par of $70
    And Carol is president of the L&N with 60%
    And the L&N owns a 4-train
    And the market holds four 3-trains
    And Alice has $180
    And Bob has $199
    And it is Alice's turn to raise money for the ACL
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the market for $200
    Then Alice has $0
    When the ACL buys no train
    And the FEC lays no track
    And the FEC places no token
    And Bob declares bankruptcy
    Then Bob is bankrupt
    And the FEC has $199 in its treasury

  @18FL-8.4.3-a @18FL-8.4.3-c @18FL-8.4.3-g
  Scenario: A president sells all that may be sold before he is bankrupt, even if it cannot be enough
    Given the market holds 20% of the FEC
    And Alice holds 20% of the FEC
    And Alice has $5
    And the FEC stands at $60
    And it is Alice's turn to raise money for the ACL
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice sells 20% of the FEC
    Then Alice has $65
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the ACL has $85 in its treasury
    And the market holds 40% of the ACL
    And the ACL stands at $100

  @18FL-8.4.3-a
  Scenario: A president who has sold enough is not bankrupt
    Given the FEC owns no trains
    And Bob has $0
    And the SR is in operation at a par of $70
    And Carol is president of the SR with 40%
    And Alice holds 20% of the SR
    And the SR owns a 2-train
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the SR
    Then Alice has $100
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $20
    When the ACL buys no train
    And the FEC lays no track
    And the FEC places no token
    And Bob declares bankruptcy
    Then Bob is bankrupt

  @18FL-8.4.3-a @18FL-8.4.3-b @18FL-8.4.3-c @18FL-5.3-h @18FL-5.3-g
  Scenario Outline: What may not be sold does not keep a president from bankruptcy: <why>
    Given Alice holds 20% of the FEC
    And the SAL has floated at a par of $75
    And Carol is president of the SAL with 40%
    And Alice holds 20% of the SAL
    And the SR is in operation at a par of $70
    And the SR stands at $60
    And Carol is president of the SR with 40%
    And Alice holds 20% of the SR
    And the SR owns a 2-train
    And Alice has $10
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the SR
    And Alice tries to sell 20% of the <company>
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the ACL has $90 in its treasury
    And the market holds <then> of the <company>
    And the <company> stands at $<price>

    Examples:
      | why                                           | company | then | price |
      | shares of which the open market has its limit | FEC     | 60%  | 80    |
      | shares of a company in its first round        | SAL     | 20%  | 75    |

  @18FL-8.4.3-a @18FL-7-h
  Scenario: Nobody is bankrupt before the time comes to buy a train
    Given Alice owns the Tallahassee Railroad
    And the ACL has $60 in its treasury
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the ACL places no token
    Then it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the ACL has $90 in its treasury

  # -------------------------------------------------------------------------------------------------- where everything goes

  @18FL-8.4.3-b @18FL-8.4.3-c
  Scenario: All shares of a bankrupt go to the open market, above its limit, and no price moves
    Given Alice holds 20% of the FEC
    And the SR is in operation at a par of $70
    And Carol is president of the SR with 40%
    And Alice holds 20% of the SR
    And the market holds 40% of the SR
    And the SR owns a 2-train
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Alice holds 0% of the ACL
    And Alice holds 0% of the FEC
    And Alice holds 0% of the SR
    And the market holds 60% of the FEC
    And the market holds 60% of the SR
    And the FEC stands at $80
    And the SR stands at $70
    And the ACL stands at $100
    And the bank has paid $0

  @18FL-8.4.3-b @18FL-8.4.3-c
  Scenario Outline: A bankrupt leaves his shares of every company, here those of the <company>
    Given the <company> has floated at a par of $70
    And Carol is president of the <company> with 40%
    And Alice holds 20% of the <company>
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Alice holds 0% of the <company>
    And Alice holds no certificates
    And the market holds 20% of the <company>
    And the <company> stands at $70
    And Carol is president of the <company> with 40%

    Examples:
      | company |
      | L&N     |
      | TPS     |
      | SAL     |
      | SR      |

  @18FL-8.4.3-g
  Scenario: The cash of a bankrupt stays in the treasury of the company, and the bank gets nothing
    Given it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Alice has paid $30
    And the ACL has received $30
    And the ACL has $50 in its treasury
    And the bank has received $0
    And no other player or company has gained or lost money

  @18FL-8.4.3-g
  Scenario: What the sales of a bankrupt have brought stays in that treasury, too
    Given the SR is in operation at a par of $70
    And the SR stands at $65
    And Carol is president of the SR with 40%
    And Alice holds 20% of the SR
    And the SR owns a 2-train
    And Alice has $5
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the SR
    Then Alice has $70
    And the SR stands at $60
    When Alice declares bankruptcy
    Then the ACL has $70 in its treasury
    And Alice has $0
    And the market holds 20% of the SR
    And the SR stands at $60

  # ------------------------------------------------------------------------------------------------------- out of the game

  @18FL-8.4.3-d
  Scenario: The game goes on without the bankrupt
    Given it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And it is the FEC's turn to lay track
    And the end of the game is not in sight
    When the FEC ends its turn
    Then it is stock round 3
    And it is Bob's turn to trade
    When Bob passes
    Then it is Carol's turn to trade
    When Carol buys 20% of the FEC from the market
    Then it is Bob's turn to trade

  @18FL-8.4.3-d
  Scenario: When a single player is left the game is over
    Given Carol is bankrupt
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then the game is over, because all players but one are bankrupt
    And Bob wins
    And Alice is worth $0 in the end
