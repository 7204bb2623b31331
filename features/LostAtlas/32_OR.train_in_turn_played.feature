Feature: Trains of a company that is not the first, in a game
  The rules of the train step, at any place in the round, on tables that were reached by playing.

  @LA-OR.train-b @LA-OR.train-c @LA-OR.train-d @LA-OR.train-e @LA-OR.train-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario Outline: In a game a major buys no <train> <so>
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation runs
      | 3-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed
    When the Federation buys a 3-train from the International for $10, with Bob's consent
    Then the Federation owns two 3-trains
    And the International has $430 in its treasury

    Examples:
      | train   | so                                   | source            | price | consent              | clause        |
      | 4-train | without the consent of its president | the Conglomerate  | 10    |                      | LA-OR.train-c |
      | 3-train | of its own                           | the Federation    | 10    |                      | LA-OR.train-c |
      | 4-train | out of the stack, which has no more  | the bank          | 300   |                      | LA-OR.train-b |
      | 3-train | out of the pool, which has none      | the pool          | 200   |                      | LA-OR.train-e |
      | 5-train | that it cannot pay for               | the bank          | 450   |                      | LA-OR.train-h |

  @LA-OR.train-c @LA-OR.train-d @LA-OR.flow-b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario Outline: In a game a minor buys no <train> <so>
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural<word> tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed
    When the Agricultural buys a 2-train from the Express for $50, with Bob's consent
    Then the Agricultural owns two 2-trains
    And the Express has $206 in its treasury

    Examples:
      | train   | so                            | word             | source           | price | consent              | clause        |
      | 2-train | of its own                    |                  | the Agricultural | 10    |                      | LA-OR.train-c |
      | 3-train | of a company that has none    |                  | the Express      | 10    | , with Bob's consent | LA-OR.train-c |
      | 2-train | for nothing                   |                  | the Express      | 0     | , with Bob's consent | LA-OR.train-d |
      | 2-train | on the word of another player | , on Bob's word, | the bank         | 100   |                      | LA-OR.flow-b  |

  @LA-OR.train-h @LA-OR.train-g @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Whoever has bought a train needs the money for the next one, too
    Given the game has been played up to the first stock round
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $60
    And everybody passes
    And the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural has $20 in its treasury
    When the Agricultural tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    And Alice has $180

  @LA-OR.train-f @LA-OR.run-l @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major that has been left without a train falls a step, and does not end its turn before it has one
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive buys a 3-train from the Federation for $200
    And the Expansive ends its turn
    And the Federation places no token
    And the Federation tries to buy no train
    Then it is refused and nothing has changed
    When the Federation buys a 3-train from the International for $10, with Bob's consent
    Then the Federation stands at $80
    When the Federation buys no train
    Then it is the International's turn to issue or redeem shares
    And the Federation has $483 in its treasury
