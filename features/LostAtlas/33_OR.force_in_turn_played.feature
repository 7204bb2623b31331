Feature: Having to help a major, in a game
  The Expansive has bought the only train of the Federation, which then has $303, and its president $142; a 5-train costs $450.

  @LA-OR.train-b @LA-OR.train-c @LA-OR.train-e @LA-OR.train-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: Nor has a company in need a train <how>
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive buys a 3-train from the Federation for $10
    And the Expansive ends its turn
    And the Federation places no token
    And the Federation tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed
    When the Federation buys a 3-train from the International for $303, with Bob's consent
    Then the Federation owns a 3-train
    And Alice has $142

    Examples:
      | how                              | train   | source            | price | consent              | clause        |
      | for a dollar of its president's  | 3-train | the International | 304   | , with Bob's consent | LA-OR.train-h |
      | without consent                  | 3-train | the International | 303   |                      | LA-OR.train-c |
      | of a company that has none       | 4-train | the International | 303   | , with Bob's consent | LA-OR.train-c |
      | out of the stack that has none   | 4-train | the bank          | 300   |                      | LA-OR.train-b |
      | out of the pool that has none    | 3-train | the pool          | 200   |                      | LA-OR.train-e |

  @LA-OR.force-d @LA-OR.force-c @LA-OR.force-g @reading:LA-Q97=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: Before <what> a president sells a share that may be sold
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive buys a 3-train from the Federation for $10
    And the Expansive ends its turn
    And the Federation places no token
    And <does>
    Then it is refused and nothing has changed
    When Alice sells 10% of the Conglomerate
    And the Federation buys a 5-train from the bank for $450
    Then Alice has $75
    And the Federation has $0 in its treasury
    And the Federation owns a 5-train

    Examples:
      | what                               | does                                                         | clause        |
      | a train is bought for too little   | the Federation tries to buy a 5-train from the bank for $450 | LA-OR.force-c |
      | he sells what he does not have,    | Alice tries to sell 10% of the International                 | LA-OR.force-d |
      | two are sold at once,              | Alice tries to sell 20% of the Conglomerate                  | LA-OR.force-d |
      | his own major goes to another,     | Alice tries to sell 10% of the Federation                    | LA-OR.force-g |

  @LA-OR.force-d @LA-OR.force-e @LA-OR.force-f @reading:LA-Q66=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The second share of a company brings as much as the first, in a game
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive buys a 3-train from the Federation for $10
    And the Expansive ends its turn
    And the Federation redeems one share
    And the Federation places no token
    And Alice sells 10% of the Conglomerate
    Then Alice has $222
    When Alice sells 10% of the Conglomerate
    Then Alice has $302
    And the Conglomerate stands at $80
    When the Federation buys a 5-train from the bank for $450
    Then Alice has $65
    And the Conglomerate stands at $70
    And the Federation stands at $80

  @LA-OR.force-d @LA-OR.force-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A president who has enough money sells nothing
    Given the game has been played up to the three majors
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Expansive at $60
    And everybody passes
    And the Conglomerate runs
      | 3-train | -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the Federation runs
      | 3-train | -1,0 0,0 1,-1 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International ends its turn
    And the Expansive places no token
    # No legal twin: while there is enough money nothing at all is sold.
    And Alice tries to sell 10% of the Conglomerate
    Then it is refused and nothing has changed
    When the Expansive buys a 4-train from the bank for $300
    Then Alice has $38

  @LA-OR.bust-a @LA-OR.force-d @reading:LA-Q97=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The president of a major that is in need sells before he is bankrupt, in a game
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive buys a 3-train from the Federation for $10
    And the Expansive ends its turn
    And the Federation places no token
    # No legal twin: whoever can still sell is not bankrupt.
    And Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice sells 10% of the Conglomerate
    Then Alice has $222
