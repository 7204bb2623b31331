Feature: Conversion to ten shares
  In phases 3 and 4 a company of five shares that has operated before may become one of ten at the start of its turn: each
  certificate stands for half as much, the bank has five more to sell, and pays the company five times its price. When
  phase 5 begins all companies of five become companies of ten at once.

  # The chapters on sizes, on phases and on their changes say it again.
  @18FL-7.1-a @18FL-7.1-b @18FL-7.1-c @18FL-2-h @18FL-6.2-c @18FL-8.3-c
  Scenario Outline: In phase 3 a company converts at the start of its turn and is paid five times its price of <price>
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the ACL stands at <price>
    And the shares are held thus
      | ACL | president Alice 40% | Bob 20% | market 20% |
    And the ACL owns a 3-train
    And the ACL has $30 in its treasury
    And it is the ACL's turn to convert
    When the ACL converts to ten shares
    Then the ACL has 10 shares
    # proves 18FL-7.1-c
    And the ACL has received <paid>
    And no other player or company has gained or lost money
    And Alice is president of the ACL with 20%
    And Bob holds 10% of the ACL
    And the market holds 10% of the ACL
    And the IPO holds 60% of the ACL
    # proves 18FL-7.1-b
    And the IPO holds 6 certificates of the ACL
    And the ACL stands at <price>
    And it is the ACL's turn to lay track

    Examples:
      | price | paid   |
      | $100  | $500   |
      | $60   | $300   |
      | $200  | $1,000 |
      | $90   | $450   |
      | $80   | $400   |
      | $70   | $350   |

  @18FL-7.1-a @18FL-2-h @18FL-8.3-f @18FL-6.2-c
  Scenario: In phase 4 a company may convert, too
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 4-train
    And it is the ACL's turn to convert
    When the ACL converts to ten shares
    Then the ACL has 10 shares
    And Alice is president of the ACL with 30%
    And the ACL has $500 in its treasury

  @18FL-7.1-a @18FL-6.2-c @18FL-2-h
  Scenario: A company may stay as it is, and convert in a later turn
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 3-train
    And it is the ACL's turn to convert
    When the ACL lays no track
    And the ACL ends its turn
    Then the ACL has 5 shares
    And the ACL stands at $90
    When the ACL converts to ten shares
    Then the ACL has 10 shares
    And the ACL has received $450

  @18FL-7.1-a @18FL-2-h
  Scenario: In phase 2 no company converts
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $110
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the ACL owns a 2-train
    And the TPS has $200 in its treasury
    And the bank has no 2-trains left
    And it is the TPS's turn to lay track
    When the TPS tries to convert to ten shares
    Then it is refused and nothing has changed
    When the TPS buys a 3-train from the bank for $200
    And the TPS ends its turn
    Then it is the ACL's turn to convert
    When the ACL converts to ten shares
    Then the ACL has 10 shares

  @18FL-7.1-a @18FL-2-h
  Scenario: In phase 2 a company that has operated begins its turn with its track
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $110
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the ACL owns a 2-train
    And the TPS owns a 2-train
    And it is the TPS's turn to lay track
    When the TPS ends its turn
    Then it is the ACL's turn to lay track
    And the ACL has 5 shares

  @18FL-7.1-a
  Scenario: In its first turn a company does not convert
    Given 3 players at the table in phase 3
    And the ACL has floated at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $200 in its treasury
    And it is the ACL's turn to lay track in operating round 2.1 of 2
    When the ACL tries to convert to ten shares
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the bank for $200
    And the ACL ends its turn
    Then it is operating round 2.2
    When the ACL converts to ten shares
    Then the ACL has 10 shares
    And Alice is president of the ACL with 30%

  @18FL-7.1-a
  Scenario: A company of ten does not convert again
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And the SAL is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | SAL | president Bob 60%   |
    And the ACL owns a 3-train
    And the SAL owns a 3-train
    And it is the ACL's turn to lay track
    When the ACL tries to convert to ten shares
    Then it is refused and nothing has changed
    When the ACL ends its turn
    And the SAL converts to ten shares
    Then the SAL has 10 shares
    And the SAL has received $450

  @18FL-7.1-b @18FL-7.1-a
  Scenario: The additional certificates are sold by the bank like all others
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the shares are held thus
      | ACL | president Alice 60% | Bob 40% |
    And the ACL owns a 3-train
    And it is the ACL's turn to convert in operating round 2.2 of 2
    When the ACL converts to ten shares
    Then the IPO holds 5 certificates of the ACL
    And the IPO holds 50% of the ACL
    When the ACL ends its turn
    Then it is stock round 3
    When Alice buys 10% of the ACL from the IPO
    Then Alice has paid $90
    And Alice is president of the ACL with 40%

  @18FL-7.1-d @18FL-7.1-c @18FL-2-i @18FL-8.3-k
  Scenario: When phase 5 begins all companies of five become companies of ten, whether or not they have operated
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And the TPS is in operation at a par of $90
    And the SAL has floated at a par of $80
    And the shares are held thus
      | ACL | president Alice 60% |           |
      | TPS | president Bob 40%   | Carol 20% |
      | SAL | president Carol 60% |           |
    And the TPS owns a 4-train
    And the ACL owns two 4-trains
    And the ACL has $500 in its treasury
    And the SAL has $400 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then it is phase 5
    And the TPS has 10 shares
    # proves 18FL-7.1-c 18FL-7.1-d
    And the TPS has received $450
    And the SAL has 10 shares
    And the SAL has received $400
    And Bob is president of the TPS with 20%
    And Carol holds 10% of the TPS
    And Carol is president of the SAL with 30%
    And the IPO holds 7 certificates of the TPS
    And the ACL has 10 shares
    And the IPO holds 4 certificates of the ACL
    And the TPS stands at $90
