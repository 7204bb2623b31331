Feature: Prices, shares and certificates
  What a company is worth is the number of the space where its marker lies: its current market value. It is that of a
  single share, whether the company has five or ten; the president's certificate is two shares. Who owns how much is
  judged by shares; for the certificate limit the certificates are counted, however many shares are on them.

  # ------------------------------------------------------------------------------------------------ the price

  @18FL-1.4-a @18FL-1.4-m
  Scenario Outline: A share costs the number of the space where the marker lies: <price>
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Bob is president of the ACL with 60%
    And the ACL stands at <price>
    And Alice has $300
    # proves 18FL-1.4-a
    Then the ACL stands at <price>
    When Alice buys 20% of the ACL from the IPO
    Then Alice has paid <price>
    And Alice holds 20% of the ACL
    And no other player or company has gained or lost money

    Examples:
      | price |
      | $60   |
      | $100  |
      | $140  |
      | $200  |

  @18FL-1.4-m @18FL-1.4-a
  Scenario: A share of a company of ten shares, too, is worth one price
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And the shares are held thus
      | ACL | president Bob 60% | Alice 20% |
    And the ACL stands at $160
    And it is Alice's turn to trade
    When Alice sells 10% of the ACL
    Then Alice has received $160
    And Alice holds 10% of the ACL

  @18FL-1.4-n
  Scenario Outline: The president's certificate counts as two shares: <price>
    Given 3 players at the table in phase 2
    And Alice has $300
    When Alice buys the president's certificate of the ACL at a par of <price>
    Then Alice has paid <cost>
    And Alice is president of the ACL with 40%

    Examples:
      | price | cost |
      | $70   | $140 |
      | $110  | $220 |

  @18FL-1.4-d
  Scenario: The price of a company that has begun to operate moves with what it pays
    Given 3 players at the table in phase 2
    And the SR is in operation at a par of $70
    And Alice is president of the SR with 60%
    And the SR owns a 2-train
    And it is the SR's turn to distribute $70
    When the SR pays out its revenue
    Then Alice has received $42
    And the SR stands at $75

  @18FL-1.4-f
  Scenario Outline: The price of a company of five shares lies between $60 and $200: from <before>, <what>
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR stands at <before>
    And the SR owns a 2-train
    And it is the SR's turn to distribute $200
    When the SR <what> its revenue
    Then Alice has received <received>
    And the SR has <cash> in its treasury
    And the SR stands at <after>

    Examples:
      | before | what     | after | cash | received |
      | $65    | keeps    | $60   | $200 | $0       |
      | $60    | keeps    | $60   | $200 | $0       |
      | $180   | pays out | $200  | $0   | $120     |
      | $200   | pays out | $200  | $0   | $120     |

  @18FL-1.4-i @18FL-7.6-k
  Scenario Outline: The space next to $250 is $275: from <before> to <after>
    Given 3 players at the table in phase 5
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR stands at <before>
    And the SR owns a 4-train
    And it is the SR's turn to distribute $300
    When the SR <what> its revenue
    Then Alice has received <received>
    And the SR stands at <after>

    Examples:
      | before | what     | after | received |
      | $225   | pays out | $250  | $180     |
      | $250   | pays out | $275  | $180     |
      | $275   | pays out | $300  | $180     |
      | $275   | keeps    | $250  | $0       |

  # ------------------------------------------------------------------------------------- shares and certificates

  @18FL-1.4-o
  Scenario: Two certificates are no more than one president's certificate of the same percentage
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | ACL | president Bob 40% | Alice 20% |
    And Alice has $300
    When Alice buys 20% of the ACL from the IPO
    Then Alice has paid $70
    And Alice holds 2 certificates of the ACL
    And Alice holds 40% of the ACL
    And Bob holds 1 certificate of the ACL
    And Bob is president of the ACL with 40%

  @18FL-1.4-o
  Scenario: More shares make the president, also with fewer certificates
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | ACL | president Bob 20% | Alice 20% | Carol 10% |
    And Alice has $300
    When Alice buys 10% of the ACL from the IPO
    Then Alice has paid $70
    And Alice is president of the ACL with 30%
    And Alice holds 2 certificates of the ACL
    And Bob holds 20% of the ACL
    And Bob holds 2 certificates of the ACL

  @18FL-1.4-p @18FL-1.4-r
  Scenario: For the limit certificates are counted, not the shares on them
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $70
    And the SR is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the shares are held thus
      | ACL | president Alice 60% |           |
      | SR  | president Alice 60% |           |
      | TPS | president Bob 50%   | Alice 40% |
    And Alice has $300
    When Alice buys 10% of the TPS from the IPO
    Then Alice has paid $70
    And Alice holds 15 certificates
    And Alice holds 50% of the TPS
    When everybody passes
    Then it is operating round 2.1
