Feature: Room for a train
  A company buys a train only while it has fewer than the phase allows to a company of its size, from whomever it buys.

  Background: a company with one train, and another one with two
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 2-train
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the FEC owns two 2-trains

  @18FL-8.2-a @18FL-8.4-b
  Scenario Outline: With <owned> a company of <shares> shares has room for one more train in phase <phase>, and no more
    Given it is phase <phase>
    And the ACL has <shares> shares
    And Alice is president of the ACL with 60%
    And the ACL owns <owned>
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC owns <others>
    And the ACL has $900 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a <train> from the bank for $<price>
    Then the ACL owns <after>
    When the ACL tries to buy a <second> from the FEC for $10, with Bob's consent
    Then it is refused and nothing has changed

    Examples:
      | phase | shares | owned          | others                     | train   | price | after                        | second  |
      | 3     | 5      | a 2-train      | two 2-trains and a 3-train | 3-train | 200   | a 2-train and a 3-train      | 2-train |
      | 3     | 10     | three 2-trains | two 2-trains and a 3-train | 3-train | 200   | three 2-trains and a 3-train | 2-train |
      | 4     | 10     | two 3-trains   | two 3-trains and a 4-train | 4-train | 400   | two 3-trains and a 4-train   | 3-train |
      | 5     | 10     | a 3-train      | a 5-train and a 3-train    | 5-train | 500   | a 3-train and a 5-train      | 3-train |
      | 6     | 10     | a 4-train      | a 6-train and a 4-train    | 6-train | 600   | a 4-train and a 6-train      | 4-train |

  @18FL-8.2-a @18FL-8.4-b
  Scenario Outline: A company at its limit buys from nobody: not from <source>
    Given it is phase 4
    And the ACL owns a 3-train
    And the market holds two 3-trains
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC owns a 3-train and a 4-train
    And the ACL has $500 in its treasury
    And the FEC has $500 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed
    When the ACL buys no train
    And the FEC buys a 4-train from the bank for $400
    Then the FEC owns a 3-train and two 4-trains
    And the FEC has $100 in its treasury
    And the ACL owns a 3-train

    Examples:
      | source     | train   | price | consent              |
      | the bank   | 4-train | 400   |                      |
      | the market | 3-train | 200   |                      |
      | the FEC    | 3-train | 1     | , with Bob's consent |

  @18FL-8.2-a
  Scenario: A company at its limit has no room because the purchase would scrap its own trains
    Given it is phase 3
    And the ACL owns two 2-trains
    And the FEC owns a 2-train
    And the market holds two 2-trains and four 3-trains
    And the bank has no 3-trains left
    And the ACL has $400 in its treasury
    And the FEC has $400 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 4-train from the bank for $400
    Then it is refused and nothing has changed
    When the ACL buys no train
    And the FEC buys a 4-train from the bank for $400
    Then the FEC owns a 4-train
    And the FEC has $0 in its treasury
    And the ACL owns no trains
    And it is phase 4
