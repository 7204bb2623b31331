Feature: Becoming president by a purchase
  A player who buys a share and then holds more of the corporation than its president is the new president. He gives
  the old one ordinary shares of 20% for the president's certificate; no money changes hands for that. Holding as much
  as the president is not enough.

  @1846-5.12-a
  Scenario Outline: A buyer who comes to <after> <does or not> a president with 40%
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the shares are held thus
      | GT | president Bob 40% | Alice <before> | market 10% |
    When Alice buys 10% of the GT from <place>
    Then <president> is president of the GT with <his>
    And Alice holds <after> of the GT
    And Bob holds 40% of the GT

    Examples:
      | before | place        | after | does or not      | president | his |
      | 20%    | its treasury | 30%   | does not replace | Bob       | 40% |
      | 30%    | its treasury | 40%   | does not replace | Bob       | 40% |
      | 40%    | its treasury | 50%   | replaces         | Alice     | 50% |
      | 40%    | the market   | 50%   | replaces         | Alice     | 50% |

  @1846-5.12-a @1846-5.12-b
  Scenario: The old president is given two ordinary shares for the president's certificate
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the shares are held thus
      | GT | president Bob 30% | Alice 30% |
    When Alice buys 10% of the GT from its treasury
    Then Alice is president of the GT with 40%
    And Alice holds 3 certificates of the GT
    And Bob holds 30% of the GT
    And Bob holds 3 certificates of the GT
    And the GT's treasury holds 30% of the GT
    And Alice has paid $50
    And the GT has received $50
    And no other player or company has gained or lost money

  @1846-5.12-a @1846-5.12-b
  Scenario: A president who has the president's certificate alone can be replaced by a holder of 30%
    Given 4 players at the table in phase II
    And the GT has started, opened at $50
    And the shares are held thus
      | GT | president Bob 20% | Alice 20% |
    When Alice buys 10% of the GT from its treasury
    Then Alice is president of the GT with 30%
    And Alice holds 2 certificates of the GT
    And Bob holds 20% of the GT
    And Bob holds 2 certificates of the GT

  @1846-5.12-a
  Scenario: The new president decides for the corporation
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the shares are held thus
      | GT | president Bob 30% | Alice 30% |
    When Alice buys 10% of the GT from its treasury
    And everybody passes
    And the GT, on Alice's word, issues one share
    Then the market holds 10% of the GT
