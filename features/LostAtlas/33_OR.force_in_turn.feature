Feature: Having to help, later in the round
  A president helps a major as he helps a minor, and by the same rules at any place in the round.

  Background: Federation of Carol's, without a train, whose turn comes after that of Agricultural; the stack sells 3-trains
    Given 4 players at the table in phase 3
    And the Agricultural is in operation, opened at $110
    And Bob is president of the Agricultural with 40%
    And Carol holds 20% of the Agricultural
    And the Agricultural owns two 2-trains
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 50%
    And Dave holds 20% of the Federation
    And the Federation has $30 in its treasury
    And the Tunneling is in operation, opened at $60
    And Dave is president of the Tunneling with 40%
    And the Tunneling owns two 2-trains
    And Carol has $500
    And the bank has two 3-trains left
    And it is Carol's turn to raise money for the Federation

  @LA-OR.force-a
  Scenario: He helps a major to the train of the lowest price only
    Given the pool holds a 2-train
    When the Federation tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Federation buys a 2-train from the pool for $100
    Then Carol has paid $70

  @LA-OR.train-h @LA-OR.train-c
  Scenario Outline: To a train of another company he does not help, and it is not had <how>
    When the Federation tries to buy a <train> from the Agricultural for $<price><consent>
    Then it is refused and nothing has changed
    When the Federation buys a 2-train from the Agricultural for $30, with Bob's consent
    Then the Federation owns a 2-train
    And Carol has $500

    Examples:
      | how                           | train   | price | consent              | clause        |
      | for a dollar of the president | 2-train | 31    | , with Bob's consent | LA-OR.train-h |
      | without consent               | 2-train | 30    |                      | LA-OR.train-c |
      | if that company has none      | 3-train | 30    | , with Bob's consent | LA-OR.train-c |

  @LA-OR.train-b @LA-OR.train-e
  Scenario Outline: A train that <source> has not got is not bought in need either
    When the Federation tries to buy a 2-train from <source> for $100
    Then it is refused and nothing has changed
    When the Federation buys a 3-train from the bank for $200
    Then the Federation owns a 3-train
    And Carol has paid $170

    Examples:
      | source   | clause        |
      | the bank | LA-OR.train-b |
      | the pool | LA-OR.train-e |

  @LA-OR.force-c
  Scenario Outline: With $<cash> of his own he does not pay for <train> of <source> before he has sold a share
    Given the pool holds <pool>
    And Carol has $<cash>
    And it is Carol's turn to raise money for the Federation
    When the Federation tries to buy <train> from <source> for $<price>
    Then it is refused and nothing has changed
    When Carol sells 20% of the Agricultural
    And the Federation buys <train> from <source> for $<price>
    Then Carol has $109

    Examples:
      | cash | pool      | train     | source   | price |
      | 69   | a 2-train | a 2-train | the pool | 100   |
      | 169  | no trains | a 3-train | the bank | 200   |

  @LA-OR.force-d
  Scenario: A share that he does not have he does not sell in need
    Given Carol has $100
    And it is Carol's turn to raise money for the Federation
    When Carol tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Carol sells 20% of the Agricultural
    Then Carol has $210
    And Carol holds 0% of the Agricultural

  @LA-OR.force-d
  Scenario: A share that he does not have he does not sell for the first company of the round either
    Given the Federation stands at $120
    And Carol has $100
    And it is Carol's turn to raise money for the Federation
    When Carol tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Carol sells 20% of the Agricultural
    Then Carol has $210

  @LA-OR.force-h
  Scenario: Of a minor a third share does not go to the pool, later in the round
    Given the pool holds 40% of the Tunneling
    And Carol holds 20% of the Tunneling
    And Carol has $100
    And it is Carol's turn to raise money for the Federation
    When Carol tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Carol sells 20% of the Agricultural
    Then Carol has $210

  @LA-OR.force-d @LA-SR.sell-d @reading:LA-Q96=a
  Scenario: A share of a minor that has not operated is not sold either
    Given the Eastern Mining has floated, opened at $80
    And Alice is president of the Eastern Mining with 40%
    And Carol holds 20% of the Eastern Mining
    And Carol has $100
    And it is Carol's turn to raise money for the Federation
    When Carol tries to sell 20% of the Eastern Mining
    Then it is refused and nothing has changed
    When Carol sells 20% of the Agricultural
    Then Carol has $210
