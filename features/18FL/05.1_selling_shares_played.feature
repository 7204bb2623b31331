Feature: Selling shares, played from the deal
  Sales in the second stock round: the Southern of Alice stands at $80, the Atlantic Coast Line of Carol at $75, the
  Florida East Coast of Bob at $65, for none of them had a train in its first turn. Each president has 60%.

  @18FL-5.1-d @18FL-5.1-f @reading:18FL-Q05=a
  Scenario: The bank pays the market price, the share lies in the market, and the price falls by a space
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob sells 20% of the FEC
    Then Bob has received $65
    And the bank has paid $65
    And no other player or company has gained or lost money
    And the market holds 20% of the FEC
    And the FEC stands at $60
    And Bob is president of the FEC with 40%

  @18FL-5.1-g @reading:18FL-Q05=a
  Scenario: A marker that falls goes under the one that lies there
    Given the game has been played up to the second stock round
    When Alice sells 20% of the SR
    Then Alice has received $80
    And the cell of $75 holds, from the top, the ACL and the SR
    When Alice passes
    And everybody passes
    Then it is operating round 2.1
    And still to operate in this round are the SR and the FEC, in this order

  @18FL-5.1-a @18FL-5.1-c @reading:18FL-Q05=a
  Scenario Outline: In one turn a player sells several companies, in the order that he likes, here first the <first>
    Given the game has been played up to the fourth stock round
    When Alice buys 20% of the FEC from the IPO
    Then Alice has $73
    When Bob passes
    And Carol passes
    And Alice sells <part> of the <first>
    Then Alice has received $<money>
    When Alice sells <other part> of the <second>
    Then Alice has $233
    And Alice holds 0% of the FEC
    And Alice is president of the SR with 20%
    And the SR stands at $90
    And the FEC stands at $60

    Examples:
      | first | part | money | second | other part |
      | SR    | 10%  | 100   | FEC    | 20%        |
      | FEC   | 20%  | 60    | SR     | 10%        |

  @18FL-5.1-h @reading:18FL-Q05=a
  Scenario: In one turn a player sells each company only once
    Given the game has been played up to the fourth stock round
    When Alice buys 20% of the FEC from the IPO
    And Bob passes
    And Carol passes
    And Alice buys 20% of the FEC from the IPO
    And Bob passes
    And Carol passes
    And Alice sells 20% of the FEC
    Then Alice has received $60
    When Alice tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When Alice sells 10% of the SR
    Then Alice has received $100
    And Alice holds 20% of the FEC

  @18FL-5.1-b @reading:18FL-Q05=a
  Scenario Outline: Whoever has sold shares of a company buys none of it in this round, not from <place> either
    Given the game has been played up to the second stock round
    When Alice sells 20% of the SR
    And Alice tries to buy 20% of the SR from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the ACL from the IPO
    Then Alice has $15
    And Alice holds 20% of the ACL
    And Alice is president of the SR with 40%

    Examples:
      | place      |
      | the IPO    |
      | the market |

  # The company has a turn without a train, and what that does to its price can be read in two ways.
  @18FL-5.1-a @18FL-5.1-e @18FL-5.1-f @reading:18FL-Q05=a
  Scenario: Two shares are sold at once, each for the same price, and the price falls by one space
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $80
    And Bob buys 20% of the SR from the IPO
    And Carol passes
    And Alice passes
    And Bob buys 20% of the SR from the IPO
    And everybody passes
    And the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    Then the SR stands at $75
    When Carol passes
    And Alice passes
    And Bob sells 40% of the SR
    Then Bob has received $150
    And the SR stands at $70
    And the market holds 40% of the SR

  @18FL-5.1-a @18FL-5.1-f @reading:18FL-Q05=a
  Scenario: Whoever has no share sells none, and whoever has one not two
    Given the game has been played up to the seventh stock round
    When Alice passes
    And Bob tries to sell 10% of the SR
    Then it is refused and nothing has changed
    When Bob tries to sell 20% of the TPS
    Then it is refused and nothing has changed
    When Bob sells 10% of the TPS
    Then Bob holds 0% of the TPS
    And Bob has received $90
    And the TPS stands at $80

  @18FL-5.1-a @reading:18FL-Q05=a
  Scenario: No part of a share is sold
    Given the game has been played up to the seventh stock round
    When Alice tries to sell 5% of the TPS
    Then it is refused and nothing has changed
    When Alice sells 10% of the TPS
    Then Alice is president of the TPS with 20%
    And Alice has received $90
