Feature: Selling shares of a major
  A major has ten shares. Its shares can be sold as soon as there is a stock round. Fewer than half of them may lie in the
  pool after a sale (LA-Q30).

  Background: Alice has five shares of Bob's Federation
    Given 3 players at the table in phase 3
    And the Federation is in operation, opened at $100
    And the Federation has tokens in 0,0 and 1,-2
    And the Agricultural is in operation, opened at $80
    And the shares are held thus
      | Federation   | president Bob 50%   | Alice 50% |
      | Agricultural | president Carol 40% |           |

  @LA-SR.sell-a @LA-SR.sell-b @LA-SR.sell-f
  Scenario Outline: <percent> of a major are sold for $<money>, and its price falls by one step
    When Alice sells <percent> of the Federation
    Then Alice has received $<money>
    And the pool holds <percent> of the Federation
    When Alice passes
    Then the Federation stands at $90

    Examples:
      | percent | money |
      | 10%     | 100   |
      | 20%     | 200   |
      | 30%     | 300   |
      | 40%     | 400   |

  @LA-SR.sell-e
  Scenario Outline: 60% of a major do not lie in the pool, here with <pool> there before
    Given the shares are held thus
      | Federation | president Alice <alice> | Bob <bob> | pool <pool> |
    When Alice tries to sell <more> of the Federation
    Then it is refused and nothing has changed
    When Alice sells <most> of the Federation
    Then the pool holds 40% of the Federation
    And Alice has received $<money>

    Examples:
      | pool | bob | alice | more | most | money |
      | 10%  | 40% | 50%   | 50%  | 30%  | 300   |
      | 30%  | 30% | 30%   | 30%  | 10%  | 100   |

  @LA-SR.sell-e @reading:LA-Q30=a
  Scenario Outline: 50% of a major may lie in the pool, here with <pool> there before
    Given the shares are held thus
      | Federation | president Alice <alice> | Bob 40% | pool <pool> |
    When Alice tries to sell <more> of the Federation
    Then it is refused and nothing has changed
    When Alice sells <most> of the Federation
    Then the pool holds 50% of the Federation

    Examples:
      | pool | alice | more | most |
      | 0%   | 60%   | 60%  | 50%  |
      | 20%  | 40%   | 40%  | 30%  |

  @LA-SR.sell-e @reading:LA-Q30=b
  Scenario Outline: After a sale of the stock round 50% of a major do not lie in the pool, here with <pool> before
    Given the shares are held thus
      | Federation | president Alice <alice> | Bob 40% | pool <pool> |
    When Alice tries to sell <more> of the Federation
    Then it is refused and nothing has changed
    When Alice sells <most> of the Federation
    Then the pool holds 40% of the Federation

    Examples:
      | pool | alice | more | most |
      | 0%   | 60%   | 50%  | 40%  |
      | 20%  | 40%   | 30%  | 20%  |

  @LA-SR.sell-e @reading:LA-Q30=c
  Scenario Outline: 50% of a major never lie in the pool after a sale, here with <pool> before
    Given the shares are held thus
      | Federation | president Alice <alice> | Bob 40% | pool <pool> |
    When Alice tries to sell <more> of the Federation
    Then it is refused and nothing has changed
    When Alice sells <most> of the Federation
    Then the pool holds 40% of the Federation

    Examples:
      | pool | alice | more | most |
      | 0%   | 60%   | 50%  | 40%  |
      | 20%  | 40%   | 30%  | 20%  |

  @LA-SR.sell-d
  Scenario: A major that has not had a turn yet can be sold
    Given the Federation has been launched at $100
    And the Tunneling has been launched at $70
    And the shares are held thus
      | Federation | president Bob 40% | Alice 30% |
      | Tunneling  | president Bob 40% | Alice 20% |
    When Alice tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Alice sells 30% of the Federation
    Then Alice has received $300

  @LA-SR.sell-c
  Scenario: A president of a major keeps his certificate if nobody else has 20%
    Given the shares are held thus
      | Federation | president Alice 40% | Bob 10% | Carol 10% |
    When Alice tries to sell 30% of the Federation
    Then it is refused and nothing has changed
    When Alice tries to sell 40% of the Federation
    Then it is refused and nothing has changed
    When Alice sells 20% of the Federation
    Then Alice is president of the Federation with 20%
    And Alice has received $200

  @LA-SR.sell-c @LA-SR.pres-a
  Scenario: With another who has 20% the president of a major may sell all that he has
    Given the shares are held thus
      | Federation | president Alice 40% | Bob 10% | Carol 20% |
    When Alice sells 40% of the Federation
    Then Carol is president of the Federation with 20%
    And Alice holds 0% of the Federation
    And Alice has received $400
