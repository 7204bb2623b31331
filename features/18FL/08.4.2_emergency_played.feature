Feature: The train of another company, played from the deal
  The three companies sell each other two 2-trains at such prices that the Florida East Coast has a single dollar and no
  train. Bob, its president, has $40.

  @18FL-8.4.2-a @18FL-8.2-c
  Scenario: The Atlantic Coast Line sells its train back for what is in the treasury
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
    And the FEC tries to buy a 2-train from the ACL for $2, with Carol's consent
    Then it is refused and nothing has changed
    When the FEC buys a 2-train from the ACL for $1, with Carol's consent
    Then the FEC owns a 2-train
    And the FEC has $0 in its treasury
    And Bob has $40

  @18FL-8.4.2-a @18FL-8.4.2-c @reading:18FL-Q72=a @reading:18FL-Q05=a
  Scenario: A president who has sold a share has to get the train from the bank, in a game
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
    And Bob sells 20% of the FEC
    Then Bob has $100
    When the FEC tries to buy a 2-train from the ACL for $1, with Carol's consent
    Then it is refused and nothing has changed
    When the FEC buys a 2-train from the bank for $100
    Then the FEC owns a 2-train
    And Bob has $1
