Feature: What is in the box
  Six companies, four private companies, and a bank of $8,000, out of which the players have their starting cash.

  @18FL-1.1-b
  Scenario Outline: <founded> is one of the six companies
    Given 3 players at the table in phase 2
    And Alice has $300
    When Alice buys the president's certificate of the <founded> at a par of $100
    Then Alice has $100
    And the <founded> has started at a par of $100
    And the public companies are the L&N, the TPS, the SAL, the SR, the ACL and the FEC

    Examples:
      | founded |
      | L&N     |
      | TPS     |
      | SAL     |
      | SR      |
      | ACL     |
      | FEC     |

  @18FL-1.1-d
  Scenario: There are four private companies
    Given a new game of 4 players
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $5 for the first choice
    Then Dave has paid $5
    And the private companies are the Tallahassee Railroad, the Steamship Company, the Terminal Company and the Canal Company

  @18FL-1.1-e @18FL-3.1-k
  Scenario: The bank's money is what is left of $8,000 when two players have had $300 each
    Given a new game of 2 players
    When Alice bids $0 for the first choice
    And Bob bids $10 for the first choice
    Then Alice has $300
    And Bob has $290
    And the bank has $7,410

  @18FL-1.1-e @18FL-3.1-k
  Scenario: The bank's money is what is left of $8,000 when three players have had $300 each
    Given a new game of 3 players
    When Alice bids $0 for the first choice
    And Bob bids $10 for the first choice
    And Carol bids $0 for the first choice
    Then Carol has $300
    And Bob has $290
    And the bank has $7,110

  @18FL-1.1-e @18FL-3.1-k
  Scenario: The bank's money is what is left of $8,000 when four players have had $300 each
    Given a new game of 4 players
    When Alice bids $0 for the first choice
    And Bob bids $10 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    Then Dave has $300
    And Bob has $290
    And the bank has $6,810

  @18FL-1.1-c @18FL-6.2-a
  Scenario: A company of ten shares has nine certificates
    Given 3 players at the table in phase 5
    When Alice buys the president's certificate of the ACL at a par of $70
    Then Alice has $160
    And Alice is president of the ACL with 20%
    And Alice holds 1 certificate of the ACL
    And the IPO holds 80% of the ACL
    And the IPO holds 8 certificates of the ACL
