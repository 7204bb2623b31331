Feature: Which purchases are limited to one of a type
  The rule speaks of the current type of train. It can be meant for the new trains of the bank, for all that the bank is
  paid for, or for every purchase.

  Background: of 4-trains the bank has one, the open market one and the FEC one
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the ACL has $900 in its treasury
    And the FEC is in operation at a par of $80
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC owns two 3-trains and a 4-train
    And the market holds two 3-trains and a 4-train
    And the bank has one 4-train left
    And it is the ACL's turn to buy the train it must have

  @18FL-8.2-f @18FL-8.2-g @reading:18FL-Q15=a
  Scenario Outline: If only new trains are limited, a company buys another of the type from <source>, before or after
    When the ACL buys a 4-train from <first> for $<price 1><consent 1>
    And the ACL buys a 4-train from <second> for $<price 2><consent 2>
    Then the ACL owns two 4-trains
    And the ACL has $<left> in its treasury

    Examples:
      | source     | first      | price 1 | consent 1            | second     | price 2 | consent 2            | left |
      | the market | the bank   | 400     |                      | the market | 400     |                      | 100  |
      | the market | the market | 400     |                      | the bank   | 400     |                      | 100  |
      | the FEC    | the bank   | 400     |                      | the FEC    | 10      | , with Bob's consent | 490  |
      | the FEC    | the FEC    | 10      | , with Bob's consent | the bank   | 400     |                      | 490  |

  @18FL-8.2-f @18FL-8.2-g @reading:18FL-Q15=a
  Scenario: If only new trains are limited, a company buys two used ones of a type
    When the ACL buys a 3-train from the market for $200
    And the ACL buys a 3-train from the market for $200
    Then the ACL owns two 3-trains
    And the ACL has $500 in its treasury
    And the market holds a 4-train

  @18FL-8.2-f @18FL-8.2-g @reading:18FL-Q15=b
  Scenario Outline: If bank and open market are limited together, a 4-train of <first> rules out one of <second>
    When the ACL buys a 4-train from <first> for $400
    And the ACL tries to buy a 4-train from <second> for $400
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the market for $200
    Then the ACL owns a 3-train and a 4-train
    And the ACL has $300 in its treasury

    Examples:
      | first      | second     |
      | the bank   | the market |
      | the market | the bank   |

  @18FL-8.2-f @18FL-8.2-g @reading:18FL-Q15=b
  Scenario: If bank and open market are limited together, the open market sells one train of a type in a turn
    When the ACL buys a 3-train from the market for $200
    And the ACL tries to buy a 3-train from the market for $200
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the market for $400
    Then the ACL owns a 3-train and a 4-train
    And the ACL has $300 in its treasury

  @18FL-8.2-f @18FL-8.2-g @reading:18FL-Q15=b
  Scenario Outline: If bank and open market are limited together, another company may sell one beside that of <source>
    When the ACL buys a 4-train from <source> for $400
    And the ACL buys a 4-train from the FEC for $10, with Bob's consent
    Then the ACL owns two 4-trains
    And the ACL has $490 in its treasury

    Examples:
      | source     |
      | the bank   |
      | the market |

  @18FL-8.2-f @18FL-8.2-g @reading:18FL-Q15=b
  Scenario: If bank and open market are limited together, another company may sell two trains of a type
    When the ACL buys a 3-train from the FEC for $10, with Bob's consent
    And the ACL buys a 3-train from the FEC for $10, with Bob's consent
    Then the ACL owns two 3-trains
    And the FEC owns a 4-train
    When the ACL buys a 3-train from the market for $200
    Then the ACL owns three 3-trains
    And the ACL has $680 in its treasury

  @18FL-8.2-f @18FL-8.2-g @reading:18FL-Q15=c
  Scenario Outline: If every purchase is limited, a 4-train of <first> rules out one of <second>
    When the ACL buys a 4-train from <first> for $400<consent 1>
    And the ACL tries to buy a 4-train from <second> for $400<consent 2>
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from <second> for $200<consent 2>
    Then the ACL owns a 3-train and a 4-train
    And the ACL has $300 in its treasury

    Examples:
      | first      | consent 1            | second     | consent 2            |
      | the bank   |                      | the market |                      |
      | the bank   |                      | the FEC    | , with Bob's consent |
      | the market |                      | the FEC    | , with Bob's consent |
      | the FEC    | , with Bob's consent | the market |                      |

  @18FL-8.2-f @18FL-8.2-g @reading:18FL-Q15=c
  Scenario: If every purchase is limited, another company sells one train of a type in a turn
    When the ACL buys a 3-train from the FEC for $10, with Bob's consent
    And the ACL tries to buy a 3-train from the FEC for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the FEC for $10, with Bob's consent
    Then the ACL owns a 3-train and a 4-train
    And the FEC has $20 in its treasury
