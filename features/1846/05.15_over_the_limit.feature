Feature: Having too many certificates
  A change of president gives the old one two certificates for one, and a corporation that leaves the game lowers the
  limit. Whoever has too many certificates for such a reason must sell down to the limit in his next turn of a stock
  round. If there is nothing that he is allowed to sell he keeps them, but he may not buy.

  Background: Five players and four corporations, so that six certificates is the limit
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O, the C&O and the ERIE are no longer in the game

  @1846-5.15-a @1846-5.3-a
  Scenario: Who is pushed above the limit may not pass in his next turn
    Given the shares are held thus
      | PRR | president Bob 50%   |           |
      | GT  | president Bob 30%   | Alice 30% |
      | NYC | president Carol 20% |           |
      | IC  | president Dave 20%  |           |
    When Alice buys 10% of the GT from its treasury
    Then Alice is president of the GT with 40%
    And Bob holds 7 certificates
    And it is Bob's turn to trade
    When Bob tries to pass
    Then it is refused and nothing has changed
    When Bob sells 10% of the PRR
    Then Bob holds 6 certificates
    When Bob passes
    Then it is Carol's turn to trade

  @1846-5.15-a
  Scenario: He may not buy before he has come down to the limit
    Given the shares are held thus
      | PRR | president Alice 50% |           |
      | GT  | president Bob 40%   | Alice 30% |
      | NYC | president Carol 20% |           |
      | IC  | president Dave 20%  |           |
    When Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 20% of the GT
    And Alice buys 10% of the NYC from its treasury
    Then Alice holds 6 certificates
    And it is Bob's turn to trade

  @1846-5.15-a
  Scenario: He sells as many as are too many, not only one
    Given the shares are held thus
      | PRR | president Alice 50% |           |
      | GT  | president Bob 40%   | Alice 40% |
      | NYC | president Carol 20% |           |
      | IC  | president Dave 20%  |           |
    When Alice sells 10% of the GT
    Then Alice holds 7 certificates
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    Then Alice holds 6 certificates
    When Alice passes
    Then it is Bob's turn to trade

  @1846-5.15-a @1846-5.21-a @reading:1846-Q53=b
  Scenario: Who can sell nothing gives certificates up until he is at the limit
    Given the PRR has started, opened at $40
    And the GT has started, opened at $40
    And the shares are held thus
      | PRR | president Bob 40%   | Alice 40% |            |
      | GT  | president Bob 30%   | Alice 20% |            |
      | NYC | president Carol 20% | Alice 10% | market 50% |
      | IC  | president Dave 20%  |           |            |
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice holds 6 certificates
    And Alice has $400
    And the market holds 60% of the NYC
    And the NYC stands at $40
    # proves 1846-5.21-a
    When Alice tries to sell 10% of the PRR
    # proves 1846-5.21-a
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Bob's turn to trade

  @1846-5.15-a @1846-5.13-b @1846-5.24-a @1846-5.21-a @reading:1846-Q53=a
  Scenario: Who can sell nothing keeps what he has, but buys nothing
    Given the PRR has started, opened at $40
    And the GT has started, opened at $40
    And the shares are held thus
      | PRR | president Bob 40%   | Alice 40% |            |
      | GT  | president Bob 30%   | Alice 20% |            |
      | NYC | president Carol 20% | Alice 10% | market 50% |
      | IC  | president Dave 20%  |           |            |
    When Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 7 certificates
    When Bob sells 10% of the GT
    And Bob buys 10% of the IC from its treasury
    Then the market holds 10% of the GT
    And Bob holds 10% of the IC
    And Alice holds 7 certificates

  @1846-5.15-a
  Scenario: At the limit nobody has to sell
    Given the shares are held thus
      | PRR | president Alice 50% |           |
      | GT  | president Bob 40%   | Alice 20% |
      | NYC | president Carol 20% |           |
      | IC  | president Dave 20%  |           |
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 6 certificates
    When Bob sells 10% of the GT
    Then Bob has received $40
    And Alice holds 6 certificates

  @1846-5.15-a @1846-5.2-a @reading:1846-Q53=b
  Scenario: Who gives certificates up gives up one that he has
    Given the PRR has started, opened at $40
    And the GT has started, opened at $40
    And the shares are held thus
      | PRR | president Bob 40%   | Alice 40% |            |
      | GT  | president Bob 30%   | Alice 20% |            |
      | NYC | president Carol 20% | Alice 10% | market 50% |
      | IC  | president Dave 20%  |           |            |
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice holds 6 certificates
    And the market holds 60% of the NYC

  # He would have as many certificates after the exchange as before it.
  @1846-5.15-a @1846-7.04-b
  Scenario: Before he has come down to the limit he does not exchange his share for a president's certificate either
    Given the GT is in receivership
    And the shares are held thus
      | PRR | president Bob 50%   |         |
      | NYC | president Carol 20% | Bob 20% |
      | IC  | president Dave 20%  |         |
    And Bob holds 10% of the GT
    And it is Bob's turn to trade
    When Bob tries to buy 10% of the GT from the market
    Then it is refused and nothing has changed
    When Bob sells 20% of the NYC
    And Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 20%
    And Bob holds 5 certificates
