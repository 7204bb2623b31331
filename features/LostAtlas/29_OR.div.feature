Feature: Dividends
  Each share of a minor gets 20% of the dividend, each share of a major 10%, whatever certificate it is on. The bank pays.
  The company is paid for the shares of its own that it holds; for those in the pool nobody is.

  Background: three players in phase 3
    Given 3 players at the table in phase 3

  @LA-OR.div-a @LA-OR.div-c
  Scenario Outline: A share of a minor that pays $<revenue> gets a fifth, the president's certificate two: $<share>
    Given the AG is in operation, opened at $70
    And Alice is president of the AG with 40%
    And Bob holds 20% of the AG
    And Carol holds 40% of the AG
    And the AG owns a 3-train
    And the AG has $200 in its treasury
    And it is the AG's turn to distribute $<revenue>
    # proves LA-OR.div-a LA-OR.div-c
    When the AG pays out its revenue
    # proves LA-OR.div-a
    Then Bob has received $<share>
    # proves LA-OR.div-c
    And Alice has received $<two>
    And Carol has received $<two>
    And no other player or company has gained or lost money

    Examples:
      | revenue | share | two |
      | 10      | 2     | 4   |
      | 60      | 12    | 24  |
      | 190     | 38    | 76  |

  @LA-OR.div-b @LA-OR.div-c
  Scenario Outline: A share of a major that pays $<revenue> gets a tenth: $<share>
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $90
    And Alice is president of the Federation with 50%
    And Bob holds 10% of the Federation
    And Carol holds 40% of the Federation
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to distribute $<revenue>
    # proves LA-OR.div-b LA-OR.div-c
    When the Federation pays out its revenue
    # proves LA-OR.div-b
    Then Bob has received $<share>
    # proves LA-OR.div-c
    And Alice has received $<five>
    And Carol has received $<four>
    And no other player or company has gained or lost money

    Examples:
      | revenue | share | four | five |
      | 60      | 6     | 24   | 30   |
      | 190     | 19    | 76   | 95   |

  @LA-OR.div-d
  Scenario: The bank pays a dividend, not the treasury
    Given the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And Bob holds 40% of the AG
    And the AG owns a 3-train
    And the AG has $200 in its treasury
    And it is the AG's turn to distribute $100
    When the AG pays out its revenue
    Then the AG has $200 in its treasury
    And Alice has received $60
    And Bob has received $40
    And no other player or company has gained or lost money

  @LA-OR.div-e
  Scenario: A minor is paid for the shares in its treasury
    Given the AG is in operation, opened at $70
    And Alice is president of the AG with 40%
    And Bob holds 20% of the AG
    And the AG owns a 3-train
    And the AG has $200 in its treasury
    And it is the AG's turn to distribute $100
    When the AG pays out its revenue
    Then the AG has received $40
    And Alice has received $40
    And Bob has received $20

  @LA-OR.div-e
  Scenario: A major is paid for the shares in its treasury
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $90
    And Alice is president of the Federation with 50%
    And Bob holds 20% of the Federation
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to distribute $100
    When the Federation pays out its revenue
    Then the Federation has received $30
    And Alice has received $50
    And Bob has received $20

  @LA-OR.div-d @LA-OR.div-e
  Scenario: For shares in the pool nobody is paid
    Given the AG is in operation, opened at $70
    And Alice is president of the AG with 40%
    And the pool holds 40% of the AG
    And the AG owns a 3-train
    And the AG has $200 in its treasury
    And it is the AG's turn to distribute $100
    When the AG pays out its revenue
    Then the AG has received $20
    And Alice has received $40
    And no other player or company has gained or lost money

  @LA-OR.div-f
  Scenario: What the trains have earned is the dividend that is marked
    Given the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And Bob holds 20% of the AG
    And #57 lies on each of -2,3 and -2,2, joining S and N
    And the AG owns a 2-train
    And the AG has $200 in its treasury
    And it is the AG's turn to run its trains
    When the AG runs
      | 2-train | -2,3 -2,2 |
    Then the AG has earned $40
    And it is the AG's turn to distribute $40
    When the AG pays out its revenue
    Then Alice has received $24
    And Bob has received $8
