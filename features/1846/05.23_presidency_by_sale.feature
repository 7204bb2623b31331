Feature: Losing the presidency by a sale
  If a president, having sold, holds less than another player who has at least 20%, the presidency goes to whoever holds
  most; of several the one nearest to the old president, clockwise. The new president gives ordinary shares of 20%
  for the president's certificate.

  @1846-5.23-a
  Scenario Outline: A president with 40% who sells <percent>, while Bob has 30%
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Alice 40% | Bob 30% |
    When Alice sells <percent> of the GT
    Then <president> is president of the GT with 30%
    And Alice holds <left> of the GT
    And the market holds <percent> of the GT

    Examples:
      | percent | president | left |
      | 10%     | Alice     | 30%  |
      | 20%     | Bob       | 20%  |

  @1846-5.23-a
  Scenario: The certificates are exchanged
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Alice 40% | Bob 30% |
    When Alice sells 20% of the GT
    Then Bob is president of the GT with 30%
    And Bob holds 2 certificates of the GT
    And Alice holds 20% of the GT
    And Alice holds 2 certificates of the GT
    And the market holds 20% of the GT
    And the market holds 2 certificates of the GT
    And Alice has received $160
    And no other player or company has gained or lost money

  @1846-5.23-a
  Scenario: A president may sell everything that he has, if another takes over
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Alice 30% | Bob 20% |
    When Alice sells 30% of the GT
    Then Bob is president of the GT with 20%
    And Bob holds 1 certificate of the GT
    And Alice holds 0% of the GT
    And the market holds 30% of the GT

  @1846-5.23-a @1846-5.24-b
  Scenario: A player with 10% does not become president
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Alice 30% | Bob 10% |
    When Alice tries to sell 30% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice is president of the GT with 20%
    And Bob holds 10% of the GT

  @1846-5.23-a
  Scenario: It is the one who holds most that becomes president
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Alice 40% | Bob 20% | Carol 30% | Dave 10% |
    When Alice sells 30% of the GT
    Then Carol is president of the GT with 30%
    And Bob holds 20% of the GT
    And Alice holds 10% of the GT

  @1846-5.23-b
  Scenario Outline: If <seller> sells and the others hold 30% each, <next> becomes president
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president <seller> 30% | <one> 30% | <other> 30% |
    And it is <seller>'s turn to trade
    When <seller> sells 10% of the GT
    Then <next> is president of the GT with 30%
    And <seller> holds 20% of the GT

    Examples:
      | seller | one   | other | next  |
      | Alice  | Bob   | Dave  | Bob   |
      | Alice  | Carol | Dave  | Carol |
      | Bob    | Alice | Carol | Carol |
      | Carol  | Alice | Bob   | Alice |
      | Carol  | Bob   | Dave  | Dave  |
      | Dave   | Bob   | Carol | Bob   |

  @1846-5.23-a
  Scenario: The presidency may change again, and come back
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Alice 40% | Bob 30% |
    When Alice sells 20% of the GT
    Then Bob is president of the GT with 30%
    When Alice passes
    And Bob sells 20% of the GT
    Then Alice is president of the GT with 20%
    And Bob holds 10% of the GT
    And the market holds 40% of the GT
