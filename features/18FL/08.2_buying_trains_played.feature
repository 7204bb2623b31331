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
