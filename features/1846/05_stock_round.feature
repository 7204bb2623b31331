Feature: The stock round
  Turns go round the table clockwise, beginning with the holder of the priority card. In his turn a player sells as
  many shares as he likes, if any, and then buys one, if he likes. When everybody has passed the priority card is
  given out, and prices are adjusted.

  A price marker that moves to a space where others lie goes under them. That is why prices are adjusted from the
  highest down: of the markers that come to lie on one space the one that got there first lies higher, and operates
  first.

  @1846-5-a
  Scenario: Turns go clockwise, and on from the last seat to the first
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And Alice is president of the GT with 20%
    And it is Carol's turn to trade
    When Carol buys 10% of the GT from its treasury
    Then it is Dave's turn to trade
    When Dave buys 10% of the GT from its treasury
    Then it is Alice's turn to trade
    When Alice buys 10% of the GT from its treasury
    Then it is Bob's turn to trade
    When Bob buys 10% of the GT from its treasury
    Then it is Carol's turn to trade
    And Alice is president of the GT with 30%
    And Bob holds 10% of the GT
    And Carol holds 10% of the GT
    And Dave holds 10% of the GT

  @1846-5-a
  Scenario: Nobody trades in another player's turn
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And Alice is president of the GT with 20%
    When Bob tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the GT from its treasury
    Then Alice is president of the GT with 30%
    When Bob buys 10% of the GT from its treasury
    Then Bob holds 10% of the GT

  @1846-5-f @1846-4-d @1846-5-d @1846-5.4-c
  Scenario: Of two markers that reach the same space in the adjustment the one with the higher price before lies above
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | GT  | president Alice 60% | Bob 40%    |
      | NYC | president Bob 30%   | market 10% |
    When everybody passes
    Then the cell of $90 holds, from the top, the NYC and the GT
    And it is the NYC's turn to issue or redeem shares
    And still to operate in this round is the GT

  @1846-5-f @1846-4-g @1846-5-e @1846-4-d @1846-5.4-c
  Scenario: The one that has lain there all along stays on top of both
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $80
    And the NYC is in operation, opened at $100
    And the IC is in operation, opened at $90
    And the shares are held thus
      | GT  | president Alice 60% | Bob 40%    |
      | NYC | president Bob 30%   | market 10% |
      | IC  | president Carol 30% |            |
    When everybody passes
    Then the cell of $90 holds, from the top, the IC, the NYC and the GT

  @1846-5-f @1846-4-d @1846-5-d @1846-5.4-c
  Scenario: Those that leave the same space are adjusted from the top of the stack down
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the GT is in operation, opened at $100
    And the shares are held thus
      | GT  | president Alice 30% | market 20% |
      | NYC | president Bob 30%   | market 10% |
    When everybody passes
    Then the cell of $90 holds, from the top, the NYC and the GT

  @1846-5-a
  Scenario: Nobody launches a corporation in another player's turn
    Given 4 players at the table in phase II
    When Bob tries to buy the president's certificate of the GT at an opening price of $100
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the GT at an opening price of $100
    Then Alice is president of the GT with 20%
    And Alice has $200
    And Bob has $400
