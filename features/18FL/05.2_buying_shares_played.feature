Feature: Buying shares, played from the deal
  Purchases in the first two stock rounds.

  @18FL-5.2-a
  Scenario: With the purchase of one certificate the turn is over
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $70
    And Alice tries to buy 20% of the SR from the IPO
    Then it is refused and nothing has changed
    When Bob buys 20% of the SR from the IPO
    Then Bob has $150
    And it is Carol's turn to trade
    When Carol buys 20% of the SR from the IPO
    Then Carol has $190
    And it is Alice's turn to trade

  @18FL-5.2-b @18FL-5.2-d
  Scenario Outline: A share costs the start value of $<value> while that is the market price
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $<value>
    And Bob buys 20% of the SR from the IPO
    Then Bob has paid $<value>
    And the IPO holds 40% of the SR
    When Carol tries to buy 20% of the SR from the market
    Then it is refused and nothing has changed
    When Carol buys 20% of the SR from the IPO
    Then Carol has paid $<value>
    And the bank has received $<value>
    And the IPO holds 20% of the SR

    Examples:
      | value |
      | 70    |
      | 75    |
      | 80    |
      | 90    |
      | 100   |
      | 110   |

  # Up to here the companies have had a turn without a train, and what that does to prices can be read in two ways.
  @18FL-5.2-d @18FL-5.2-b @reading:18FL-Q05=a
  Scenario: Later a share costs the market price, whatever the start value was
    Given the game has been played up to the second stock round
    When Alice sells 20% of the SR
    And Alice buys 20% of the ACL from the IPO
    Then Alice has paid $75
    And the bank has received $75
    And the ACL has $300 in its treasury
    And the ACL has started at a par of $80
    And no other player or company has gained or lost money

  @18FL-5.2-d @18FL-5.2-b @reading:18FL-Q05=a
  Scenario: In the market a share costs the same, after the fall that its sale has brought
    Given the game has been played up to the second stock round
    When Alice sells 20% of the SR
    And Alice passes
    And Bob sells 20% of the FEC
    And Bob buys 20% of the SR from the market
    Then Bob has paid $75
    And the bank has received $75
    And Bob holds 20% of the SR
    And the market holds 0% of the SR
    And the market holds 20% of the FEC
    And the SR has $350 in its treasury
    And no other player or company has gained or lost money

  @18FL-5.2-c @reading:18FL-Q05=a
  Scenario: Whoever has bought sells nothing before his next turn
    Given the game has been played up to the second stock round
    When Alice sells 20% of the SR
    And Alice buys 20% of the FEC from the IPO
    And Alice tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When Bob sells 20% of the FEC
    Then Bob has received $65
    And Alice holds 20% of the FEC

  @18FL-5.2-d @reading:18FL-Q05=a
  Scenario: Whoever has too little money buys nothing
    Given the game has been played up to the second stock round
    When Alice tries to buy 20% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice sells 20% of the SR
    And Alice buys 20% of the ACL from the IPO
    Then Alice has $15
    And Alice holds 20% of the ACL
