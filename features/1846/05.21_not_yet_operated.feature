Feature: Shares of a corporation that has not operated
  Until a corporation has had its first turn in an operating round nobody but its president may sell its shares.

  @1846-5.21-a @1846-S.StockRound-e
  Scenario: Before the first turn other players cannot sell
    Given 4 players at the table in phase II
    And the GT has started, opened at $80
    And the NYC is in operation, opened at $80
    And the shares are held thus
      | GT  | president Bob 40%   | Alice 20% |
      | NYC | president Carol 40% | Alice 20% |
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has received $80
    And the market holds 10% of the NYC
    And the market holds 0% of the GT

  @1846-5.21-a @1846-S.StockRound-e
  Scenario: The president can
    Given 4 players at the table in phase II
    And the GT has started, opened at $80
    And the shares are held thus
      | GT | president Alice 40% | Bob 20% |
    When Alice sells 20% of the GT
    Then Alice has received $160
    And the GT stands at $70
    And the market holds 20% of the GT

  @1846-5.21-a @1846-S.StockRound-e
  Scenario: A former president cannot
    Given 4 players at the table in phase II
    And the GT has started, opened at $80
    And the NYC is in operation, opened at $80
    And the shares are held thus
      | GT  | president Alice 30% | Bob 30%   |
      | NYC | president Dave 40%  | Alice 20% |
    When Alice sells 10% of the GT
    Then Bob is president of the GT with 30%
    And the GT stands at $70
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has received $80
    And Alice holds 20% of the GT

  @1846-5.21-a @1846-S.StockRound-e
  Scenario: After its first turn everybody can sell
    Given 4 players at the table in phase I
    And the IC has started, opened at $80
    And the shares are held thus
      | IC | president Bob 40% | Alice 20% |
    And the IC owns a 2-train
    And it is Alice's turn to trade in stock round 1
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When everybody passes
    And the IC ends its turn
    And the IC ends its turn
    Then it is stock round 2
    When Alice sells 10% of the IC
    Then Alice has received $60
    And the IC stands at $60
    And the market holds 10% of the IC

  @1846-5.21-a
  Scenario: To pay for a train a president cannot sell them either
    Given 4 players at the table in phase II
    And the GT has started, opened at $80
    And the NYC is in operation, opened at $80
    And the IC is in operation, opened at $100
    And the shares are held thus
      | GT  | president Bob 40%   | Alice 20% |            |
      | NYC | president Carol 40% | Alice 20% |            |
      | IC  | president Alice 20% |           | market 20% |
    And Alice has $20
    And it is Alice's turn to raise money for the IC
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has received $80
    And Alice holds 20% of the GT
