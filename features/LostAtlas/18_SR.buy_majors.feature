Feature: Buying shares of a major
  A major has ten shares, and its treasury sells them like that of a minor.

  Background:
    Given 3 players at the table in phase 3
    And the Federation is in operation, opened at $100
    And the Federation has tokens in 0,0 and 1,-2
    And the Federation has $50 in its treasury

  @LA-SR.buy-b
  Scenario: Out of its treasury a share of a major costs the present price, and the major is paid
    Given the shares are held thus
      | Federation | president Bob 40% | Carol 20% | pool 10% |
    And the Federation stands at $110
    When Alice buys 10% of the Federation from its treasury
    Then Alice has paid $110
    And the Federation has $160 in its treasury
    And Alice holds 10% of the Federation
    And no other player or company has gained or lost money

  @LA-SR.buy-c
  Scenario: Out of the pool a share of a major costs the present price, and the bank is paid
    Given the shares are held thus
      | Federation | president Bob 40% | Carol 20% | pool 10% |
    And the Federation stands at $110
    When Alice buys 10% of the Federation from the pool
    Then Alice has paid $110
    And the Federation has $50 in its treasury
    And the pool holds 0% of the Federation
    And no other player or company has gained or lost money

  @LA-SR.buy-a @LA-SR.buy-c
  Scenario: Two shares of a major are not bought at once
    Given the shares are held thus
      | Federation | president Bob 40% | pool 20% |
    When Alice tries to buy 20% of the Federation from the pool
    Then it is refused and nothing has changed
    When Alice buys 10% of the Federation from the pool
    Then Alice has paid $100

  @LA-SR.buy-b @LA-SR.buy-c
  Scenario Outline: A buyer must have the price of a share of a major, also from <place>
    Given the shares are held thus
      | Federation | president Bob 40% | Carol 20% | pool 10% |
    And Alice has $99
    When Alice tries to buy 10% of the Federation from <place>
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the Federation from <place>
    Then Bob has paid $100

    Examples:
      | place        | clause      |
      | its treasury | LA-SR.buy-b |
      | the pool     | LA-SR.buy-c |

  @LA-SR.buy-e
  Scenario Outline: What a player has sold of a major he does not buy in that round, not from <place>
    Given the shares are held thus
      | Federation | president Bob 40% | Alice 20% | pool 10% |
    When Alice sells 10% of the Federation
    And Alice tries to buy 10% of the Federation from <place>
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the Federation from <place>
    Then Bob is president of the Federation with 50%

    Examples:
      | place        |
      | its treasury |
      | the pool     |

  @LA-SR.buy-d
  Scenario Outline: With <held> of a major a player may <buy>
    Given the shares are held thus
      | Federation | president Alice <held> | Bob 20% | pool 10% |
    When Alice buys 10% of the Federation from its treasury
    Then Alice is president of the Federation with <after>
    And Alice has $200

    Examples:
      | held | after | buy             |
      | 40%  | 50%   | buy another 10% |
      | 50%  | 60%   | buy another 10% |

  @LA-SR.buy-d
  Scenario Outline: With 60% of a major a player buys no more of it from <place>
    Given the Agricultural is in operation, opened at $80
    And the shares are held thus
      | Federation   | president Alice 60% | Bob 20% | pool 10% |
      | Agricultural | president Bob 40%   |         |          |
    When Alice tries to buy 10% of the Federation from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the Agricultural from its treasury
    Then Alice has paid $80
    When Bob buys 10% of the Federation from <place>
    Then Bob holds 30% of the Federation

    Examples:
      | place        |
      | its treasury |
      | the pool     |

  @LA-SR.buy-b @LA-SU.major-b
  Scenario: Of a major that has not been formed no share is bought
    Given Bob is president of the Federation with 40%
    When Alice tries to buy 10% of the Syndicate from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the Federation from its treasury
    Then Alice has paid $100
