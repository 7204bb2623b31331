Feature: The train of another company
  Instead of a train of the bank or the open market, a company without a train may buy one of another company, for what
  is agreed on and for what is in its treasury. Only if there is nothing at all in it, the president's own cash pays, and
  then not more than is printed on the train.

  Background: the ACL has no train, the FEC has two and the SR one
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And Alice is president of the ACL with 60%
    And Alice has $300
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And Alice holds 40% of the FEC
    And the FEC owns two 2-trains
    And the SR is in operation at a par of $70
    And Alice is president of the SR with 60%
    And the SR owns a 2-train

  # ----------------------------------------------------------------------------------------------------- from the treasury

  @18FL-8.4.2-a
  Scenario Outline: A treasury of $<treasury> pays another company up to $<treasury>, and not $<more>
    Given the ACL has $<treasury> in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the FEC for $<more>, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $<treasury>, with Bob's consent
    Then the ACL has $0 in its treasury
    And the FEC has received $<treasury>
    And the bank has paid $0
    And no other player or company has gained or lost money
    And the ACL owns a 2-train

    Examples:
      | treasury | more |
      | 1        | 2    |
      | 60       | 61   |
      | 99       | 100  |

  @18FL-8.4.2-a @18FL-8.2-c
  Scenario: The treasury pays another company a dollar at least
    Given the ACL has $60 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the FEC for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $1, with Bob's consent
    Then the ACL has $59 in its treasury
    And the FEC has $1 in its treasury
    And Alice has $300

  @18FL-8.4.2-a @18FL-8.2-c
  Scenario: The other president has to agree
    Given the ACL has $60 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the FEC for $60
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the SR for $60
    Then the SR has $60 in its treasury
    And the ACL owns a 2-train

  @18FL-8.4.2-a @18FL-8.2-a
  Scenario: A treasury that could pay the bank may pay another company instead, and more than the printed price
    Given the ACL has $180 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy a 2-train from the FEC for $181, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $180, with Bob's consent
    Then the FEC has $180 in its treasury
    And Alice has $300

  # ----------------------------------------------------------------------------------------------- from the president's cash

  @18FL-8.4.2-b
  Scenario Outline: With nothing in the treasury the president pays up to the printed price, here $<price>
    Given the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the FEC for $101, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $<price>, with Bob's consent
    Then Alice has paid $<price>
    And the FEC has received $<price>
    And the ACL has $0 in its treasury
    And the bank has paid $0
    And no other player or company has gained or lost money
    And the ACL owns a 2-train

    Examples:
      | price |
      | 1     |
      | 99    |
      | 100   |

  @18FL-8.4.2-b
  Scenario: The printed price of that very train is the president's limit, not that of the cheapest on sale
    Given it is phase 4
    And the FEC owns a 4-train
    And the market holds four 3-trains
    And the ACL has $0 in its treasury
    And Alice has $500
    And the SR owns no trains
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 4-train from the FEC for $401, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the FEC for $400, with Bob's consent
    Then Alice has $100
    And the FEC has $400 in its treasury

  @18FL-8.4.2-a @18FL-8.4.2-b
  Scenario: With any money in the treasury, a single dollar too, the president's cash pays no other company
    Given the ACL has $1 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the FEC for $50, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $201
    And the ACL has $0 in its treasury

  @18FL-8.4.2-b @18FL-8.2-c
  Scenario: The president pays another company a dollar at least
    Given the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the SR for $0
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the SR for $1
    Then Alice has $299
    And the SR has $1 in its treasury

  @18FL-8.4.2-c
  Scenario Outline: The most that the president pays another company is the cash in his hand, here $<cash>
    Given the ACL has $0 in its treasury
    And Alice has $<cash>
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the FEC for $<more>, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $<cash>, with Bob's consent
    Then Alice has $0
    And the FEC has $<cash> in its treasury
    And the ACL owns a 2-train

    Examples:
      | cash | more |
      | 60   | 61   |
      | 1    | 2    |
      | 99   | 100  |

  @18FL-8.4.2-c
  Scenario: Money from the sale of shares goes to the bank for a train, not to another company
    Given the ACL has $0 in its treasury
    And Alice has $60
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    Then Alice has $140
    When the ACL tries to buy a 2-train from the FEC for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $40
    And the ACL owns a 2-train

  # ------------------------------------------------------------------------------------------ Q72: after a sale of shares

  @18FL-8.4.2-a @18FL-8.4.2-c @reading:18FL-Q72=a
  Scenario Outline: A president who has sold shares with $<treasury> in the treasury has to get a train from the bank, not from another company for $<price>
    Given the ACL has $<treasury> in its treasury
    And Alice has $<cash>
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And the ACL tries to buy a 2-train from the FEC for $<price>, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $<left>
    And the FEC owns two 2-trains

    Examples:
      | treasury | cash | price | left |
      | 20       | 60   | 1     | 60   |
      | 20       | 60   | 20    | 60   |
      | 0        | 60   | 1     | 40   |

  @18FL-8.4.2-a @18FL-8.4.2-c @reading:18FL-Q72=a
  Scenario: A president who sells no shares may let the treasury buy that train
    Given the ACL has $20 in its treasury
    And Alice has $60
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a 2-train from the FEC for $1, with Bob's consent
    Then the ACL has $19 in its treasury
    And Alice has $60
    And the ACL owns a 2-train

  @18FL-8.4.2-a @reading:18FL-Q72=b @reading:18FL-Q72=c
  Scenario: If a sale does not forbid it, the treasury pays another company after one, and the president keeps what it brought
    Given the ACL has $20 in its treasury
    And Alice has $60
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And the ACL tries to buy a 2-train from the FEC for $21, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $1, with Bob's consent
    Then the ACL has $19 in its treasury
    And Alice has $140
    And the ACL owns a 2-train

  @18FL-8.4.2-b @18FL-8.4.2-c @reading:18FL-Q72=b
  Scenario: If a sale does not forbid it, the president pays another company after one, but no more than he had before
    Given the ACL has $0 in its treasury
    And Alice has $60
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And the ACL tries to buy a 2-train from the FEC for $61, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $60, with Bob's consent
    Then Alice has $80
    And the FEC has $60 in its treasury
    And the ACL owns a 2-train

  @18FL-8.4.2-c @reading:18FL-Q72=c
  Scenario: If a sale forbids it to the president only, his cash pays no other company after one
    Given the ACL has $0 in its treasury
    And Alice has $60
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And the ACL tries to buy a 2-train from the FEC for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $40
    And the ACL owns a 2-train

  # -------------------------------------------------------------------------------------- where it lies, who operates later

  @18FL-8.2-c
  Scenario Outline: In need, too, no company sells <what>
    Given the SAL is in operation at a par of $75
    And Carol holds 20% of the SAL
    And the president's certificate of the SAL lies in the market
    And the SAL owns a 2-train
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy <train>
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $50, with Bob's consent
    Then the ACL owns a 2-train
    And Alice has $250

    Examples:
      | what                                | train                                                |
      | a train that it does not have       | a 3-train from the FEC for $50, with Bob's consent   |
      | one without a president to agree    | a 2-train from the SAL for $50, with Carol's consent |

  @18FL-8.4.2-b
  Scenario: Where the company operates later, too, the president pays another company the printed price at most
    Given the SAL is in operation at a par of $110
    And Carol is president of the SAL with 60%
    And the SAL owns a 2-train
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a 2-train from the FEC for $101, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $100, with Bob's consent
    Then Alice has $200
    And the ACL owns a 2-train

  @18FL-8.4.2-c
  Scenario: Where the company operates later, too, no money from a sale of shares goes to another company
    Given the SAL is in operation at a par of $110
    And Carol is president of the SAL with 60%
    And the SAL owns a 2-train
    And the ACL has $0 in its treasury
    And Alice has $60
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    Then Alice has $140
    When the ACL tries to buy a 2-train from the FEC for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then Alice has $40
    And the ACL owns a 2-train
