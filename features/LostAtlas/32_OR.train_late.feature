Feature: Buying trains in later phases, in a game
  Prices, limits, trades and exchanges, on tables that were reached by playing.

  @LA-OR.train-b @LA-OR.lead-b @LA-OR.lead-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A 4-train costs $300
    Given the game has been played up to the late launch
    When the Expansive tries to buy a 4-train from the bank for $290
    Then it is refused and nothing has changed
    When the Expansive buys a 4-train from the bank for $300
    Then the Expansive has $180 in its treasury
    And the bank has one 4-train left

  @LA-OR.train-b @LA-EX.out-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A 5-train costs $450 and begins phase 5
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive ends its turn
    And the Federation issues one share
    And the Federation runs
      | 3-train | -1,0 0,0 1,-1 |
    And the Federation keeps its revenue
    And the Federation tries to buy a 5-train from the bank for $440
    Then it is refused and nothing has changed
    When the Federation buys a 5-train from the bank for $450
    Then the Federation has $43 in its treasury
    And it is phase 5

  @LA-OR.train-b @LA-EX.cycle-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A 6-train costs $550, and with it all 3-trains rust
    Given the game has been played up to the purple mine
    When the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International keeps its revenue
    And the International tries to buy a 6-train from the bank for $540
    Then it is refused and nothing has changed
    When the International buys a 6-train from the bank for $550
    Then the International owns a 6-train
    And the Conglomerate owns a 4-train
    And the Federation owns a 5-train
    And it is phase 6
    And the International has $100 in its treasury

  @LA-OR.train-i @LA-OR.train-a @LA-OR.train-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A minor gives its 4-train and $800 for an ∞-train
    Given the game has been played up to the infinite train
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive tries to buy an ∞-train from the bank for $790, handing in a 4-train
    Then it is refused and nothing has changed
    When the Expansive tries to buy an ∞-train from the bank for $800
    Then it is refused and nothing has changed
    When the Expansive tries to buy an ∞-train from the bank for $800, handing in a 5-train
    Then it is refused and nothing has changed
    When the Expansive tries to buy a 7-train from the bank for $750, handing in a 4-train
    Then it is refused and nothing has changed
    When the Expansive tries to buy a 7-train from the bank for $750
    Then it is refused and nothing has changed
    When the Expansive buys an ∞-train from the bank for $800, handing in a 4-train
    Then the Expansive owns an ∞-train
    And the Expansive has $52 in its treasury
    And the bank has six 7-trains left

  @LA-OR.train-i @LA-EX.out-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: With the first ∞-train phase 7 begins, and all 4-trains rust
    Given the game has been played up to the infinite train
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive keeps its revenue
    And the Expansive buys an ∞-train from the bank for $800, handing in a 4-train
    Then it is phase 7
    And the Conglomerate owns no trains
    And the pool holds no trains
    And the Federation owns a 5-train
    And the International owns a 6-train

  @LA-OR.train-a @LA-OR.train-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: A minor has two trains at most in phase 3
    Given the game has been played up to the green tiles
    When the Express issues one share
    And the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express buys a 2-train from the Suburban for $5, with Alice's consent
    And the Express tries to buy a 2-train from the Agricultural for $5, with Alice's consent
    Then it is refused and nothing has changed
    And the Express owns two 2-trains

  @LA-OR.train-a @LA-OR.train-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A minor has two trains at most in phase 4
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive buys a 3-train from the Conglomerate for $10, with Bob's consent
    And the Expansive tries to buy a 3-train from the Federation for $10
    Then it is refused and nothing has changed
    And the Expansive owns a 3-train and a 4-train

  @LA-OR.train-a @LA-OR.train-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major has three trains at most in phase 4
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation runs
      | 3-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation buys a 3-train from the International for $10, with Bob's consent
    And the Federation buys a 4-train from the Conglomerate for $10, with Bob's consent
    And the Federation tries to buy a 3-train from the Conglomerate for $10, with Bob's consent
    Then it is refused and nothing has changed
    And the Federation owns two 3-trains and a 4-train

  @LA-OR.train-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A minor has one train at most in phase 5
    Given the game has been played up to the purple tiles
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive keeps its revenue
    # No legal twin: a minor that has a train has no room for another.
    And the Expansive tries to buy a 3-train from the Federation for $10
    Then it is refused and nothing has changed
    And the Expansive has $572 in its treasury

  @LA-OR.train-a @LA-OR.train-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major has two trains at most in phase 5
    Given the game has been played up to the purple mine
    When the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International buys a 3-train from the Conglomerate for $10
    And the International tries to buy a 4-train from the Conglomerate for $10
    Then it is refused and nothing has changed
    And the International owns two 3-trains

  @LA-OR.train-a @LA-OR.train-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major has two trains at most in phase 6
    Given the game has been played up to the sixth phase
    When the Conglomerate runs
      | 4-train | -1,0 -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate buys a 5-train from the Federation for $10, with Alice's consent
    And the Conglomerate tries to buy a 6-train from the International for $10
    Then it is refused and nothing has changed
    And the Conglomerate owns a 4-train and a 5-train

  @LA-OR.train-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A minor has one train at most in phase 6
    Given the game has been played up to the infinite train
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive keeps its revenue
    # No legal twin: a minor that has a train has no room for another.
    And the Expansive tries to buy a 5-train from the Federation for $10
    Then it is refused and nothing has changed
    And the Expansive owns a 4-train

  @LA-OR.train-a @LA-OR.train-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major has two trains at most in phase 7
    Given the game has been played up to the seventh phase
    When the Federation runs
      | 5-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation buys a 6-train from the International for $10, with Bob's consent
    And the Federation tries to buy an ∞-train from the Expansive for $10
    Then it is refused and nothing has changed
    And the Federation owns a 5-train and a 6-train

  @LA-OR.train-c @LA-OR.train-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Companies of one president trade as well, for $1 or more
    Given the game has been played up to the purple mine
    When the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International tries to buy a 4-train from the Conglomerate for $0
    Then it is refused and nothing has changed
    When the International tries to buy a 5-train from the Conglomerate for $1
    Then it is refused and nothing has changed
    When the International buys a 4-train from the Conglomerate for $1
    Then the International owns a 3-train and a 4-train
    And the Conglomerate has $271 in its treasury

  @LA-OR.train-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major sells with the consent of its president only
    Given the game has been played up to the sixth phase
    When the Conglomerate runs
      | 4-train | -1,0 -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate tries to buy a 5-train from the Federation for $100
    Then it is refused and nothing has changed
    When the Conglomerate buys a 5-train from the Federation for $100, with Alice's consent
    Then the Federation has $283 in its treasury
    And the Federation owns no trains
    And the Conglomerate has $170 in its treasury

  @LA-OR.train-h @LA-OR.train-g @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: No player pays for a train that is not needed
    Given the game has been played up to the second turns of six minors
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Express tries to buy a 2-train from the Suburban for $140, with Alice's consent
    Then it is refused and nothing has changed
    When the Express buys a 2-train from the Suburban for $128, with Alice's consent
    Then the Express has $0 in its treasury
    And Bob has $92

  @LA-OR.train-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q68=a @reading:LA-Q93=a @reading:LA-Q97=a
  Scenario: A train of the pool costs what is printed on it
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    Then the pool holds two 2-trains
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express tries to buy a 2-train from the pool for $90
    Then it is refused and nothing has changed
    When the Express tries to buy a 3-train from the pool for $200
    Then it is refused and nothing has changed
    When the Express buys a 2-train from the pool for $100
    Then the Express owns two 2-trains
    And the pool holds a 2-train
    And the Express has $76 in its treasury
