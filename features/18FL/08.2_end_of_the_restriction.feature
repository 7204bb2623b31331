Feature: The end of the restriction
  With the first 6- or 3E-train, whoever buys it, companies may buy as many trains of a type in one turn as they have
  room and money for.

  Background: two companies of ten shares, the bank down to its last rank of trains
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the ACL has $1300 in its treasury
    And the FEC is in operation at a par of $80
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC owns a 5-train
    And the FEC has $1300 in its treasury
    And the bank has no 5-trains left
    And the market holds four 3-trains, three 4-trains and a 5-train

  @18FL-8.2-i @18FL-8.2-j @18FL-8.2-b
  Scenario Outline: The buyer of the very first one, here a <first>, may buy another at once, here a <second>
    Given it is the ACL's turn to buy the train it must have
    When the ACL buys a <first> from the bank for $600
    Then it is phase 6
    When the ACL buys a <second> from the bank for $600
    Then the ACL owns <both>
    And the ACL has $100 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | first    | second   | both                     |
      | 6-train  | 6-train  | two 6-trains             |
      | 3E-train | 3E-train | two 3E-trains            |
      | 6-train  | 3E-train | a 6-train and a 3E-train |
      | 3E-train | 6-train  | a 6-train and a 3E-train |

  @18FL-8.2-j @18FL-8.2-a
  Scenario Outline: In phase 6 a third train is one too many, a <third> like any other
    Given the ACL has $1900 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 6-train from the bank for $600
    And the ACL buys a 3E-train from the bank for $600
    Then the ACL owns a 6-train and a 3E-train
    And the ACL has $700 in its treasury
    When the ACL tries to buy a <third> from the bank for $600
    Then it is refused and nothing has changed

    Examples:
      | third    |
      | 6-train  |
      | 3E-train |

  @18FL-8.2-i
  Scenario: The restriction has ended for all companies
    Given the FEC owns no trains
    And the ACL owns a 5-train
    And it is the ACL's turn to buy trains
    When the ACL buys a 3E-train from the bank for $600
    And the ACL buys no train
    And the FEC buys a 6-train from the bank for $600
    And the FEC buys a 6-train from the bank for $600
    Then the FEC owns two 6-trains
    And the FEC has $100 in its treasury
    And the ACL owns a 5-train and a 3E-train

  @18FL-8.2-i @18FL-8.2-j @18FL-8.4-b
  Scenario Outline: In phase 6 a company without a train buys two for $<paid>
    Given it is phase 6
    And the SR is in operation at a par of $70
    And the SR has 10 shares
    And Carol is president of the SR with 60%
    And the SR owns a 6-train
    And the market holds three 4-trains and a 5-train
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a <train> from <source> for $<price>
    And the ACL buys a <train> from <source> for $<price>
    Then the ACL owns two <train>s
    And the ACL has $<left> in its treasury
    And the bank has received $<price>

    Examples:
      | train    | source     | price | paid | left |
      | 6-train  | the bank   | 600   | 1200 | 100  |
      | 3E-train | the bank   | 600   | 1200 | 100  |
      | 4-train  | the market | 400   | 800  | 500  |
