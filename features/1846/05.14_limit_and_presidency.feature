Feature: No certificate too many, not even for a moment
  A player who takes over the presidency of a corporation gives two certificates for one, so that he has one fewer
  afterwards. Nobody may buy a certificate above the limit because of that: the limit has to be kept before it.

  @1846-5.14-a @1846-5.13-b
  Scenario: At the limit nobody buys the share that would make him president
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O, the C&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 40% |           |
      | NYC | president Carol 20% | Alice 10% |
      | IC  | president Carol 20% |           |
      | GT  | president Bob 20%   | Alice 20% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    And Alice buys 10% of the GT from its treasury
    Then Alice is president of the GT with 30%
    And Alice holds 5 certificates
    And Bob holds 2 certificates of the GT
