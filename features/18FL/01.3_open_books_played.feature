Feature: Open books, played from the deal

  @18FL-1.3-b @18FL-1.3-d @reading:18FL-Q05=a
  Scenario: Whoever's turn it is, money and shares of everybody are told
    Given the game has been played up to the fourth stock round
    Then it is Alice's turn to trade
    # proves 18FL-1.3-b
    And Bob has $70
    # proves 18FL-1.3-b
    And Carol has $60
    # proves 18FL-1.3-b
    And the ACL has $130 in its treasury
    # proves 18FL-1.3-d
    And Bob holds 60% of the FEC
    # proves 18FL-1.3-d
    And Bob holds 2 certificates of the FEC
    When Alice sells 10% of the SR
    And Alice passes
    Then it is Bob's turn to trade
    # proves 18FL-1.3-b
    And Alice has $233
    # proves 18FL-1.3-d
    And Alice holds 20% of the SR

  @18FL-1.3-e @reading:18FL-Q05=a
  Scenario: The price of a train between two companies is seen by everybody
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR buys a 2-train from the ACL for $37, with Carol's consent
    Then the SR has $373 in its treasury
    # proves 18FL-1.3-e
    And the ACL has $337 in its treasury
    # proves 18FL-1.3-e
    And the ACL owns no trains
    And the SR owns two 2-trains
