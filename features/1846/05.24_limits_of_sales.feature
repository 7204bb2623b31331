Feature: How much may lie in the market
  By sales the market may come to hold 50% of a corporation, no more. The president's certificate is not sold into the
  market. A president who has nothing else may sell all the same if somebody can take the presidency over: he then
  sells the ordinary shares that he is given for it, as many of them as the market has room for.

  @1846-5.24-a @1846-S.StockRound-h
  Scenario: With 40% in the market 10% can be sold, but not 20%
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Bob 30% | Alice 20% | market 40% |
    When Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then the market holds 50% of the GT
    And Alice has received $80

  @1846-5.24-a @1846-S.StockRound-h
  Scenario: With 30% in the market 20% can be sold
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Bob 30% | Alice 20% | market 30% |
    When Alice sells 20% of the GT
    Then the market holds 50% of the GT
    And Alice has received $160

  @1846-5.24-a @1846-S.StockRound-h
  Scenario: With 50% in the market nothing can be sold
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the NYC is in operation, opened at $80
    And the shares are held thus
      | GT  | president Bob 30% | Alice 10% | market 50% |
      | NYC | president Bob 30% | Alice 10% | market 40% |
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then the market holds 50% of the NYC
    And Alice has received $80

  @1846-5.24-a @1846-S.StockRound-h
  Scenario: The president is bound by it as well
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Alice 50% | Bob 10% | market 30% |
    When Alice tries to sell 30% of the GT
    Then it is refused and nothing has changed
    When Alice sells 20% of the GT
    Then the market holds 50% of the GT
    And Alice is president of the GT with 30%

  @1846-5.24-b @1846-S.StockRound-h
  Scenario: The president's certificate is not sold into the market
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the shares are held thus
      | GT | president Alice 40% | Bob 10% | Carol 10% |
    When Alice tries to sell 40% of the GT
    Then it is refused and nothing has changed
    When Alice tries to sell 30% of the GT
    Then it is refused and nothing has changed
    When Alice sells 20% of the GT
    Then Alice is president of the GT with 20%
    And the market holds 20% of the GT
    And the market holds 2 certificates of the GT

  @1846-5.24-b @1846-5.24-c @1846-5.23-a
  Scenario: A president who has the president's certificate alone sells nothing while no other has 20%
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $80
    And the GT is in operation, opened at $80
    And the shares are held thus
      | NYC | president Alice 20% | Bob 10% | Carol 10% | market 40% |
      | GT  | president Alice 20% | Bob 20% | Carol 10% | market 40% |
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Bob is president of the GT with 20%
    And Alice is president of the NYC with 20%

  # The example of the rulebook: each of these clauses is a part of it, and says again what another one says.
  @1846-5.24-c @1846-5.24-d @1846-5.24-e @1846-5.24-f @1846-5.24-g
  @1846-5.23-a @1846-5.23-b @1846-5.24-a @1846-5.2-c
  Scenario: The president of the New York Central sells, with two others holding 20% and 40% in the market
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | NYC | president Alice 20% | Bob 20% | Carol 20% | market 40% |
    When Alice sells 10% of the NYC
    Then Bob is president of the NYC with 20%
    And Bob holds 1 certificate of the NYC
    And Carol holds 20% of the NYC
    And Alice holds 10% of the NYC
    And Alice holds 1 certificate of the NYC
    And the market holds 50% of the NYC
    And the market holds 5 certificates of the NYC
    And the NYC stands at $90
    And Alice has received $100
    And no other player or company has gained or lost money

  @1846-5.24-d @1846-5.23-b
  Scenario: With another seller another of the two is next
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | NYC | president Bob 20% | Alice 20% | Carol 20% | market 40% |
    And it is Bob's turn to trade
    When Bob sells 10% of the NYC
    Then Carol is president of the NYC with 20%
    And Bob holds 10% of the NYC
    And Alice holds 20% of the NYC

  @1846-5.24-e @1846-5.24-a @1846-5.24-f
  Scenario: He cannot sell both shares, since the market would hold 60%
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | NYC | president Alice 20% | Bob 20% | Carol 20% | market 40% |
    When Alice tries to sell 20% of the NYC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice holds 10% of the NYC
    And the market holds 50% of the NYC

  @1846-5.24-e @1846-5.24-c @1846-5.24-a @1846-5.23-a
  Scenario: With 30% in the market he may sell both
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | NYC | president Alice 20% | Bob 20% | Carol 20% | market 30% |
    When Alice sells 20% of the NYC
    Then Bob is president of the NYC with 20%
    And Alice holds 0% of the NYC
    And the market holds 50% of the NYC
    And Alice has received $200
