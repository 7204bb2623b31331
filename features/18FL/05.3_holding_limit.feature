Feature: How much of one company a player may hold
  Nobody holds more than 60% of a company: three shares of five, six of ten. With two players it can be agreed on
  before the game that 70% is the limit.

  @18FL-1.4-u @18FL-5.3-e
  Scenario Outline: Of a company with ten shares a player with <before> may buy one more, out of <place>
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice <before> | Bob 10% | market 10% |
    When Alice buys 10% of the L&N from <place>
    Then Alice is president of the L&N with <after>
    And Alice has paid $80

    Examples:
      | before | place      | after |
      | 40%    | the IPO    | 50%   |
      | 50%    | the IPO    | 60%   |
      | 50%    | the market | 60%   |

  @18FL-1.4-u @18FL-5.3-e
  Scenario Outline: A player with six shares of ten buys none more, out of <place>
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% | market 10% |
      | SR  | president Alice 50% | market 10% |
    When Alice tries to buy 10% of the L&N from <place>
    Then it is refused and nothing has changed
    When Alice buys 10% of the SR from <place>
    Then Alice is president of the SR with 60%
    And Alice is president of the L&N with 60%
    And Alice has $220

    Examples:
      | place      |
      | the IPO    |
      | the market |

  @18FL-1.4-u @18FL-5.3-e
  Scenario Outline: A player with three shares of five buys none more, out of <place>
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% |         | market 20% |
      | SR  | president Alice 40% | Bob 20% | market 20% |
    When Alice tries to buy 20% of the L&N from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the SR from <place>
    Then Alice is president of the SR with 60%
    And Alice is president of the L&N with 60%
    And Alice has $220

    Examples:
      | place      |
      | the IPO    |
      | the market |

  @18FL-1.4-u @18FL-5.3-e
  Scenario Outline: With <count> players the limit is 60% unless something else was agreed on
    Given <count> players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% |
      | SR  | president Alice 50% |
    When Alice tries to buy 10% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the SR from the IPO
    Then Alice is president of the SR with 60%

    Examples:
      | count |
      | 2     |
      | 3     |
      | 4     |

  @18FL-1.4-u @18FL-5.3-e
  Scenario: What one player holds does not keep another from buying
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And Alice is president of the L&N with 60%
    When Alice tries to buy 10% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the L&N from the IPO
    Then Bob holds 10% of the L&N
    And Bob has paid $80

  # ------------------------------------------------------------------------------------ the optional rule

  @18FL-1.4-v
  Scenario: By the optional rule for two players seven shares of ten may be held, and not eight
    Given 2 players at the table in phase 5
    And a player may hold 70% of a company, by the optional rule
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% |
      | SR  | president Alice 60% |
    When Alice buys 10% of the L&N from the IPO
    Then Alice is president of the L&N with 70%
    When Bob passes
    And Alice tries to buy 10% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the SR from the IPO
    Then Alice is president of the SR with 70%
    And Alice has $140

  @18FL-1.4-v
  Scenario: Of a company with five shares four would be 80%, which the optional rule does not allow
    Given 2 players at the table in phase 2
    And a player may hold 70% of a company, by the optional rule
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% |         |
      | SR  | president Alice 40% | Bob 20% |
    When Alice tries to buy 20% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice buys 20% of the SR from the IPO
    Then Alice is president of the SR with 60%
    And Alice has $220

  @18FL-1.4-v
  Scenario: The optional rule is agreed on before the game begins, and allows no fourth share of five
    Given a new game of 2 players
    And a player may hold 70% of a company, by the optional rule
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Alice takes the Tallahassee Railroad for $20
    And Bob takes the Steamship Company for $40
    And Alice buys the president's certificate of the L&N at a par of $70
    And Bob passes
    And Alice buys 20% of the L&N from the IPO
    Then Alice is president of the L&N with 60%
    And Alice has $70
    When Bob passes
    And Alice tries to buy 20% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice passes
    Then it is operating round 1.1
