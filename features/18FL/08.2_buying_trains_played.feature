Feature: Buying trains, played from the deal
  In the first operating round the Southern, the Atlantic Coast Line and the Florida East Coast buy their first trains.

  @18FL-8.2-b @18FL-8.2-a @18FL-8.2-f
  Scenario: A company pays the bank the printed price, for one 2-train in its turn
    Given the game has been played up to the first operating round
    When the SR tries to buy a 2-train from the bank for $90
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the bank for $100
    Then the SR has paid $100
    And the bank has received $100
    And no other player or company has gained or lost money
    And the bank has four 2-trains left
    When the SR tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the SR buys no train
    And the ACL buys a 2-train from the bank for $100
    Then the ACL owns a 2-train
    And the ACL has $300 in its treasury

  @18FL-8.4-a
  Scenario: A company that has operated has a train at the end of its turn
    Given the game has been played up to the first operating round
    When the SR lays no track
    And the SR places no token
    And the SR tries to buy no train
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the bank for $100
    And the SR buys no train
    Then it is the ACL's turn to lay track
    And the SR has $350 in its treasury

  @18FL-8.2-d @18FL-8.2-e
  Scenario: Trains are sold in the order of their numbers
    Given the game has been played up to the first operating round
    When the SR tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the bank for $100
    Then the SR has $350 in its treasury
    And the next train of the bank is a 2-train

  @18FL-8.2-c @18FL-8.2-a
  Scenario: Another company sells a train for a dollar at least, if its president agrees, and for all there is at most
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR buys no train
    And the ACL tries to buy a 2-train from the SR for $1
    Then it is refused and nothing has changed
    When the ACL tries to buy a 2-train from the SR for $0, with Alice's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the SR for $1, with Alice's consent
    Then the ACL owns a 2-train
    And the SR has $351 in its treasury
    And the ACL has $399 in its treasury
    And the bank has paid $0
    When the ACL buys no train
    And the FEC tries to buy a 2-train from the ACL for $351, with Carol's consent
    Then it is refused and nothing has changed
    When the FEC buys a 2-train from the ACL for $350, with Carol's consent
    Then the FEC has $0 in its treasury
    And the ACL has $749 in its treasury
    And the ACL owns no trains

  @18FL-8.2-k @18FL-8.2-e @18FL-8.2-l @reading:18FL-Q05=a
  Scenario: When all 2-trains are sold, the first 3-train begins phase 3
    Given the game has been played up to the eve of phase 3
    Then it is phase 2
    When the FEC buys a 3-train from the bank for $200
    Then it is phase 3
    And the FEC has $110 in its treasury
    And the FEC owns a 2-train and a 3-train
    And the bank has three 3-trains left

  @18FL-8.2-c @reading:18FL-Q05=a
  Scenario: A company sells what it has, to another company
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR tries to buy a 2-train from the SR for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the SR tries to buy a 3-train from the ACL for $1, with Carol's consent
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the ACL for $1, with Carol's consent
    Then the SR owns two 2-trains
    And the ACL has $301 in its treasury

  @18FL-8.2-b @18FL-8.2-a @reading:18FL-Q05=a
  Scenario: A train that was discarded is bought in the market, at its face value
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    And the SR discards a 3-train
    And the SR ends its turn
    And the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the L&N tries to buy a 3-train from the market for $100
    Then it is refused and nothing has changed
    When the L&N buys a 3-train from the market for $200
    Then the L&N owns a 3-train
    And the L&N has paid $200
    And the market holds no trains
    And the bank has received $200

  @18FL-8.2-b @18FL-8.2-a @reading:18FL-Q05=a
  Scenario: A train in the market does not keep that of the bank from being sold
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    And the SR discards a 3-train
    And the SR ends its turn
    And the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the L&N buys a 5-train from the bank for $500
    Then the L&N owns a 5-train
    And the market holds a 3-train

  @18FL-8.2-b
  Scenario: In the market there is nothing to be bought before a train has come there
    Given the game has been played up to the first operating round
    When the SR tries to buy a 2-train from the market for $100
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the bank for $100
    Then the SR owns a 2-train
    And the bank has four 2-trains left

  @18FL-8.4-a
  Scenario: A company without a route has to buy a train as well
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL lays no track
    And the ACL places no token
    And the ACL tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    And the ACL buys no train
    Then it is the FEC's turn to lay track
    And the ACL has $300 in its treasury
