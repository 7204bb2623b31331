Feature: A president in need, played from the deal
  The three companies sell each other two 2-trains at such prices that the Florida East Coast has a single dollar and no
  train. Bob, its president, has $40 and three of its shares.

  @18FL-8.4.1-a @18FL-8.4.1-c @18FL-8.4.1-d @18FL-5.3-i @reading:18FL-Q05=a
  Scenario: A president whose cash is not enough sells a share for the train
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR buys no train
    And the ACL buys a 2-train from the SR for $400, with Alice's consent
    And the ACL buys no train
    And the FEC buys a 2-train from the ACL for $350, with Carol's consent
    And the FEC buys no train
    And everybody passes
    And the SR buys a 2-train from the bank for $100
    And the SR buys no train
    And the ACL buys a 2-train from the FEC for $1, with Bob's consent
    And the ACL buys no train
    And the FEC lays no track
    And the FEC places no token
    Then it is Bob's turn to raise money for the FEC
    And the FEC still lacks $59 for a train
    And the FEC stands at $60
    When the FEC tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When Bob tries to sell 40% of the FEC
    Then it is refused and nothing has changed
    When Bob sells 20% of the FEC
    Then Bob has $100
    And Bob is president of the FEC with 40%
    And the market holds 20% of the FEC
    When the FEC buys a 2-train from the bank for $100
    Then the FEC owns a 2-train
    And the FEC has $0 in its treasury
    And Bob has $1
    And no other player or company has gained or lost money

