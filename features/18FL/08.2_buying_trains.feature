Feature: Buying trains
  A company that has room for another train buys it in the last step of its turn, with the money in its treasury. Trains
  of the bank and of the open market cost what is printed on them, and the bank gets the money. Trains of other companies
  cost what the two presidents agree on, a dollar at least.

  Background: a company with one train, and another one with two
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 2-train
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the FEC owns two 2-trains

  # ------------------------------------------------------------------------------------------------------ from the bank

  @18FL-8.2-b @18FL-8.2-a @18FL-8.4-b
  Scenario Outline: A train of the bank costs what is printed on it, not $<other>
    Given the ACL has $250 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the bank for $<other>
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then the ACL has $150 in its treasury
    And the bank has received $100
    And no other player or company has gained or lost money
    And the ACL owns two 2-trains
    And the bank has one 2-train left

    Examples:
      | other |
      | 1     |
      | 99    |
      | 101   |

  @18FL-8.2-a
  Scenario Outline: The treasury pays, and with $<treasury> it is <short> short of a train of the bank
    Given the ACL has $<treasury> in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $<treasury>, with Bob's consent
    Then the ACL has $0 in its treasury
    And the FEC has $<treasury> in its treasury
    And Alice has $300
    And the bank has two 2-trains left

    Examples:
      | treasury | short |
      | 99       | $1    |
      | 1        | $99   |

  @18FL-8.2-a
  Scenario: It is enough to have just the price
    Given the ACL has $100 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 2-train from the bank for $100
    Then the ACL has $0 in its treasury
    And the ACL owns two 2-trains
    And Alice has $300
    And the bank has received $100

  @18FL-8.2-a
  Scenario: The treasury pays, and with too little in it nothing of another company can be bought either
    Given the ACL has $99 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the FEC for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $99, with Bob's consent
    Then the ACL has $0 in its treasury
    And the ACL owns two 2-trains

  # ----------------------------------------------------------------------------------------------- from the open market

  @18FL-8.2-b @18FL-8.2-a @18FL-8.4-b
  Scenario Outline: A 3-train in the open market costs the bank's price for it, not $<other>
    Given it is phase 4
    And the ACL owns no trains
    And the FEC owns a 4-train
    And the market holds four 3-trains
    And the ACL has $250 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy a 3-train from the market for $<other>
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the market for $200
    Then the ACL has $50 in its treasury
    And the bank has received $200
    And no other player or company has gained or lost money
    And the ACL owns a 3-train
    And the market holds three 3-trains

    Examples:
      | other |
      | 1     |
      | 199   |
      | 201   |

  # ---------------------------------------------------------------------------------------------- from another company

  @18FL-8.2-c @18FL-8.2-a
  Scenario Outline: A train of another company costs what the presidents agree on, here $<price>, and that company gets it
    Given the ACL has $700 in its treasury
    And the FEC has $10 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the FEC for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $<price>, with Bob's consent
    Then the ACL has paid $<price>
    And the FEC has received $<price>
    And the bank has paid $0
    And no other player or company has gained or lost money
    And the ACL owns two 2-trains
    And the FEC owns a 2-train

    Examples:
      | price |
      | 1     |
      | 100   |
      | 101   |
      | 700   |

  @18FL-8.2-c
  Scenario Outline: Without the consent of the president who sells there is no sale<who>
    Given the ACL has $200 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the FEC for $150<consent>
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $150, with Bob's consent
    Then the ACL has paid $150
    And the FEC has received $150

    Examples:
      | who                         | consent                |
      |                             |                        |
      | ; Carol's is of no use      | , with Carol's consent |
      | ; the buyer's is not enough | , with Alice's consent |

  @18FL-8.2-c
  Scenario: Between two companies of one president nobody else is asked
    Given the SR is in operation at a par of $90
    And Alice is president of the SR with 60%
    And the SR owns a 2-train
    And the ACL has $200 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the FEC for $30
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the SR for $30
    Then the SR has $30 in its treasury
    And the ACL has $170 in its treasury
    And the SR owns no trains

  # ---------------------------------------------------------------------------------------------------- room for a train

  # The table of phases (2-c, 2-d, 2-e, 2-g) has these limits; 8.4-b says again that they hold.
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
  Scenario: That the purchase would scrap its own trains makes no room
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

  # --------------------------------------------------------------------------------------------------------- in what order

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
