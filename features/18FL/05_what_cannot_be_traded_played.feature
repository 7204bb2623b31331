Feature: What cannot be traded, played from the deal
  Shares are bought where they lie, one certificate a turn, and sold by those who have them.

  # More than five clauses: all that the same players are refused.
  @18FL-5.1-a @18FL-5.1-b @18FL-5.2-a @18FL-5.2-b @18FL-5.2-c @18FL-5.3-c @18FL-6.1-c @18FL-6.1-d @reading:18FL-Q05=a
  Scenario: In a later stock round a player buys and sells what is there
    Given the game has been played up to the fifth stock round
    When Bob tries to buy the president's certificate of the ACL at an opening price of $70, with 10 shares
    Then it is refused and nothing has changed
    When Bob tries to buy 20% of the SR from the IPO
    Then it is refused and nothing has changed
    When Bob tries to buy 20% of the FEC from the market
    Then it is refused and nothing has changed
    When Bob tries to buy 10% of the TPS from the market
    Then it is refused and nothing has changed
    When Bob tries to buy 10% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Bob tries to buy the president's certificate of the L&N at an opening price of $85, with 5 shares
    Then it is refused and nothing has changed
    When Bob tries to sell 40% of the ACL
    Then it is refused and nothing has changed
    When Bob tries to sell 15% of the TPS
    Then it is refused and nothing has changed
    When Bob sells 10% of the TPS
    And Bob tries to buy 10% of the TPS from the market
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the L&N at an opening price of $90, with 5 shares
    Then Bob is president of the L&N with 40%
    And Bob has paid $180
    When Carol tries to buy the president's certificate of the SAL at an opening price of $70, with 5 shares
    Then it is refused and nothing has changed
    When Bob tries to buy 10% of the SR from the IPO
    Then it is refused and nothing has changed
    When Bob tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When Carol buys 10% of the ACL from the IPO
    Then it is Alice's turn to trade
