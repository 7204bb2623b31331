Feature: The president of a company
  Whoever has most shares of a company is its president. Having as many as the president is not enough. When another
  player has more, the president gives him the president's certificate at once for two ordinary ones, and the new
  president has the charter with everything on it. If several could succeed him, it is the one who comes next after him
  in the order of the seats.

  # ---------------------------------------------------------------------------------------- by a purchase

  @18FL-5.4-a @18FL-5.4-b
  Scenario Outline: With ten shares a buyer who comes to <after> <does or not> a president with 40%
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 40% | Alice <before> | market 10% |
    When Alice buys 10% of the L&N from <place>
    Then <president> is president of the L&N with <his>
    And Alice holds <after> of the L&N
    And Bob holds 40% of the L&N
    And Alice has paid $80

    Examples:
      | before | place      | after | does or not      | president | his |
      | 20%    | the IPO    | 30%   | does not replace | Bob       | 40% |
      | 30%    | the IPO    | 40%   | does not replace | Bob       | 40% |
      | 40%    | the IPO    | 50%   | replaces         | Alice     | 50% |
      | 40%    | the market | 50%   | replaces         | Alice     | 50% |

  @18FL-5.4-a @18FL-5.4-b
  Scenario Outline: With five shares a buyer who comes to <after> <does or not> a president with 40%
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 40% | Alice <before> | market 20% |
    When Alice buys 20% of the L&N from the market
    Then <president> is president of the L&N with <his>
    And Alice holds <after> of the L&N
    And Bob holds 40% of the L&N

    Examples:
      | before | after | does or not      | president | his |
      | 20%    | 40%   | does not replace | Bob       | 40% |
      | 40%    | 60%   | replaces         | Alice     | 60% |

  @18FL-5.4-a
  Scenario: Shares make the president, not certificates
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 30% | Alice 20% |
    When Alice buys 10% of the L&N from the IPO
    Then Alice holds 3 certificates of the L&N
    And Bob holds 2 certificates of the L&N
    And Bob is president of the L&N with 30%

  # ------------------------------------------------------------------------------------------ the exchange

  @18FL-5.4-c
  Scenario: Of five shares the old president is given two certificates of 20%
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 40% | Alice 40% |
    When Alice buys 20% of the L&N from the IPO
    Then Alice is president of the L&N with 60%
    And Alice holds 2 certificates of the L&N
    And Bob holds 40% of the L&N
    And Bob holds 2 certificates of the L&N
    And Alice has paid $80
    And the bank has received $80
    And no other player or company has gained or lost money

  @18FL-5.4-c
  Scenario: Of ten shares the old president is given two certificates of 10%
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 30% | Alice 30% |
    When Alice buys 10% of the L&N from the IPO
    Then Alice is president of the L&N with 40%
    And Alice holds 3 certificates of the L&N
    And Bob holds 30% of the L&N
    And Bob holds 3 certificates of the L&N
    And Alice has paid $80
    And no other player or company has gained or lost money

  @18FL-5.4-c
  Scenario: The presidency changes at once, also before the company has operated
    Given 3 players at the table in phase 5
    And the L&N has started at a par of $80
    And the shares are held thus
      | L&N | president Bob 20% | Alice 20% |
    When Alice buys 10% of the L&N from the IPO
    Then Alice is president of the L&N with 30%
    And Bob holds 2 certificates of the L&N
    And it is Bob's turn to trade

  # ------------------------------------------------------------------------------------------- by a sale

  @18FL-5.4-b @18FL-5.4-c
  Scenario Outline: A president who sells down to <left> <stays or not> against another with 40%
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% | Carol 40% |
    When Alice sells <sold> of the L&N
    Then <president> is president of the L&N with <his>
    And Alice holds <left> of the L&N
    And Carol holds 40% of the L&N

    Examples:
      | sold | left | stays or not    | president | his |
      | 10%  | 50%  | stays president | Alice     | 50% |
      | 20%  | 40%  | stays president | Alice     | 40% |
      | 30%  | 30%  | is replaced     | Carol     | 40% |

  @18FL-5.4-b
  Scenario: In a tie the president's certificate decides, wherever its holder sits
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Dave 40% | Alice 30% | Bob 20% |
    When Alice buys 10% of the L&N from the IPO
    Then Dave is president of the L&N with 40%
    And Alice holds 40% of the L&N
    And Alice holds 4 certificates of the L&N

  # Sales for a train may change the president of another company than the one that needs it.
  @18FL-5.4-c
  Scenario: The presidency changes also when a president sells to pay for a train
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $100
    And the SR is in operation at a par of $80
    And the shares are held thus
      | SR  | president Alice 60% |         |
      | L&N | president Alice 40% | Bob 40% |
    And the SR has $20 in its treasury
    And Alice has $10
    And it is Alice's turn to raise money for the SR
    When Alice sells 20% of the L&N
    Then Bob is president of the L&N with 40%
    And Bob holds 1 certificate of the L&N
    And Alice holds 20% of the L&N
    And Alice has received $100

  # --------------------------------------------------------------------------------------- what he receives

  @18FL-5.4-d
  Scenario: The company keeps what it has, and the new president decides for it
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $80
    And the L&N has $150 in its treasury
    And the L&N owns a 2-train and a 3-train
    And the shares are held thus
      | L&N | president Bob 40% | Alice 40% |
    When Alice buys 20% of the L&N from the IPO
    Then Alice is president of the L&N with 60%
    And the L&N has $150 in its treasury
    And the L&N owns a 2-train and a 3-train
    And the L&N has a token in B5 only
    And the L&N has 3 tokens left
    And the L&N stands at $80
    When everybody passes
    And the L&N, on Bob's word, tries to convert to ten shares
    Then it is refused and nothing has changed
    When the L&N, on Alice's word, converts to ten shares
    Then the L&N has 10 shares
    And the L&N has $550 in its treasury

  @18FL-5.4-d
  Scenario: The new president has to help the company with his money, and not the old one
    Given 3 players at the table in phase 2
    And the SR is in operation at a par of $80
    And the SR has $20 in its treasury
    And the shares are held thus
      | SR | president Bob 40% | Alice 40% |
    When Alice buys 20% of the SR from the IPO
    And everybody passes
    And the SR buys a 2-train from the bank for $100
    Then Alice has $140
    And Bob has $300
    And the SR has $0 in its treasury

  # --------------------------------------------------------------------------------- several successors

  @18FL-5.4-e
  Scenario Outline: Of two with equally many shares the next after <old> becomes president, which is <new>
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president <old> 40% | <one> 30% | <other> 30% |
    And it is <old>'s turn to trade
    When <old> sells 20% of the L&N
    Then <new> is president of the L&N with 30%
    And <old> holds 20% of the L&N
    And <one> holds 30% of the L&N
    And <other> holds 30% of the L&N

    Examples:
      | old   | one   | other | new   |
      | Bob   | Alice | Dave  | Dave  |
      | Bob   | Alice | Carol | Carol |
      | Dave  | Bob   | Carol | Bob   |
      | Alice | Bob   | Dave  | Bob   |
      | Carol | Alice | Bob   | Alice |

  @18FL-5.4-e
  Scenario: Whoever has more than the others becomes president, wherever he sits
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 40% | Bob 20% | Dave 30% |
    When Alice sells 30% of the L&N
    Then Dave is president of the L&N with 30%
    And Bob holds 20% of the L&N
    And Alice holds 10% of the L&N
