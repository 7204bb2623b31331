Feature: The limits of buying and selling, played from the deal
  The president's certificate comes first, nobody has more than 60%, and no company is sold before it has operated.

  @18FL-5.3-c
  Scenario: The first that is bought of a company is its president's certificate
    Given the game has been played up to the end of the distribution
    When Alice tries to buy 20% of the SR from the IPO
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the SR at a par of $70
    Then Alice is president of the SR with 40%
    When Bob buys 20% of the SR from the IPO
    Then Bob holds 20% of the SR

  @18FL-5.3-e @18FL-1.4-u
  Scenario: Nobody buys a fourth share of five
    Given the game has been played up to the end of the distribution of two
    When Bob buys the president's certificate of the L&N at a par of $70
    And Alice passes
    And Bob buys 20% of the L&N from the IPO
    Then Bob is president of the L&N with 60%
    And Bob has $70
    When Alice passes
    And Bob tries to buy 20% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Bob passes
    Then it is operating round 1.1
    When the L&N buys a 2-train from the bank for $100
    And the L&N ends its turn
    And Alice buys 20% of the L&N from the IPO
    Then Alice holds 20% of the L&N
    And Bob is president of the L&N with 60%

  # The company has a turn without a train, and what that does to its price can be read in two ways.
  @18FL-5.3-g @reading:18FL-Q05=a
  Scenario: Shares of a company are sold only after its first turn
    Given the game has been played up to the end of the distribution of two
    When Bob buys the president's certificate of the L&N at a par of $70
    And Alice passes
    And Bob buys 20% of the L&N from the IPO
    And Alice passes
    And Bob tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Bob passes
    Then it is operating round 1.1
    When the L&N buys a 2-train from the bank for $100
    And the L&N ends its turn
    Then it is stock round 2
    When Alice passes
    And Bob sells 20% of the L&N
    Then Bob has received $65
    And Bob is president of the L&N with 40%
    And the L&N stands at $60

  @18FL-5.3-i @18FL-5.3-j @18FL-5.3-h @reading:18FL-Q05=a
  Scenario: The president's certificate is not for sale
    Given the game has been played up to the second stock round
    When Alice tries to sell 60% of the SR
    Then it is refused and nothing has changed
    When Alice tries to sell 40% of the SR
    Then it is refused and nothing has changed
    When Alice sells 20% of the SR
    Then Alice is president of the SR with 40%
    And Alice has $90
    And the market holds 1 certificate of the SR

  # The three private companies cost their face values: Bob has paid $70 and a bid of $10, Alice $20 and $5, Carol $40.
  @18FL-5.3-a
  Scenario: The private companies were bought at face value
    Given the game has been played up to the end of the distribution
    Then Alice has $275
    And Bob has $220
    And Carol has $260
    When Alice buys the president's certificate of the SR at a par of $70
    Then Alice has $135

  @18FL-5.3-b
  Scenario: Private companies are not sold
    Given the game has been played up to the end of the distribution
    # No legal twin: no player ever buys from another.
    When Alice tries to buy the Terminal Company from Bob for $70, with Bob's consent
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the SR at a par of $70
    Then Bob owns the Terminal Company
    And Alice has $135

  @18FL-5.3-c @18FL-6-a
  Scenario: A company is founded once
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $70
    And Bob tries to buy the president's certificate of the SR at a par of $70
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the ACL at a par of $70
    Then Bob is president of the ACL with 40%

  # Three fifths would lie there; the company has a turn without a train, which can be read in two ways.
  @18FL-5.3-h @reading:18FL-Q05=a
  Scenario: Two of five shares lie in the market, a third finds no room there
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $70
    And Bob buys 20% of the SR from the IPO
    And Carol buys 20% of the SR from the IPO
    And Alice buys 20% of the SR from the IPO
    And everybody passes
    And the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    Then it is Bob's turn to trade
    When Bob sells 20% of the SR
    And Bob passes
    And Carol sells 20% of the SR
    Then the market holds 40% of the SR
    When Carol passes
    And Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Alice passes
    Then Alice is president of the SR with 60%
    And the market holds 40% of the SR

  @18FL-5.3-j @18FL-5.3-k @18FL-5.4-a @18FL-5.4-c @reading:18FL-Q05=a
  Scenario: A president sells below another's holding, who gets the certificate for two shares
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $80
    And Bob buys 20% of the SR from the IPO
    And Carol passes
    And Alice passes
    And Bob buys 20% of the SR from the IPO
    And everybody passes
    And the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And Carol passes
    And Alice sells 20% of the SR
    Then Alice has received $75
    And Bob is president of the SR with 40%
    And Alice holds 1 certificate of the SR
    And Alice holds 20% of the SR
    And the market holds 20% of the SR

  @18FL-5.3-j @18FL-5.3-i @18FL-5.1-f @reading:18FL-Q05=a
  Scenario: Nobody takes the president's certificate who has one share only
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $80
    And Bob buys 20% of the SR from the IPO
    And Carol passes
    And everybody passes
    And the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    Then it is Carol's turn to trade
    When Carol passes
    And Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Alice passes
    And Bob sells 20% of the SR
    Then Bob has received $75
    And the SR stands at $70
    And Alice is president of the SR with 40%
