Feature: The order in which trains are sold
  The bank sells its trains by their numbers. A type can be bought as soon as the one before is sold out.

  Background: a company with one train, and another one with two
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 2-train
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the FEC owns two 2-trains

  @18FL-8.2-d @18FL-8.2-e
  Scenario Outline: As long as there are 2-trains left the bank sells no 3-train: <left> left
    Given the ACL has $300 in its treasury
    And the market holds <market>
    And the bank has <left> 2-trains left
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns two 2-trains
    And the ACL has $200 in its treasury
    And it is phase 2

    Examples:
      | left | market    |
      | two  | no trains |
      | one  | a 2-train |

  @18FL-8.2-d @18FL-8.2-e @18FL-8.2-b
  Scenario Outline: The types are sold in the order of their numbers: a <train> after the last <before>, no later one
    Given it is phase <phase>
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the ACL owns <owned>
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC owns <others>
    And the bank has no <before>s left
    And the market holds <market>
    And the ACL has $900 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a <later> from the bank for $<dear>
    Then it is refused and nothing has changed
    When the ACL buys a <train> from the bank for $<price>
    Then the ACL has paid $<price>
    And it is phase <next>

    Examples:
      | phase | before  | train   | price | later    | dear | owned     | others    | market                         | next |
      | 3     | 3-train | 4-train | 400   | 5-train  | 500  | a 3-train | a 3-train | five 2-trains and two 3-trains | 4    |
      | 4     | 4-train | 5-train | 500   | 6-train  | 600  | a 4-train | a 4-train | four 3-trains and a 4-train    | 5    |
      | 4     | 4-train | 5-train | 500   | 3E-train | 600  | a 4-train | a 4-train | four 3-trains and a 4-train    | 5    |

  @18FL-8.2-e @18FL-8.2-d @18FL-8.2-h
  Scenario: When the last 2-train has been bought, a 3-train can be bought at once
    Given the ACL owns no trains
    And the FEC owns two 2-trains
    And the market holds two 2-trains
    And the bank has one 2-train left
    And the ACL has $300 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then the next train of the bank is a 3-train
    And it is phase 2
    When the ACL buys a 3-train from the bank for $200
    Then the ACL owns a 2-train and a 3-train
    And the ACL has $0 in its treasury
    And the bank has three 3-trains left
    And it is phase 3
