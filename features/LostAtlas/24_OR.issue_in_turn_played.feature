Feature: Shares of a major that is not the first, in a game
  The bounds of issuing and redeeming, on tables that were reached by playing.

  @LA-OR.issue-a @LA-OR.issue-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: In a game a major redeems no shares of another major
    Given the game has been played up to the seventh phase
    When the Federation tries to redeem one share of the Conglomerate
    Then it is refused and nothing has changed
    When the Federation redeems one share
    Then the pool holds 10% of the Federation
    And the Federation has $93 in its treasury

  @LA-OR.issue-c @LA-OR.issue-e @reading:LA-Q42=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: In a game a major redeems one share in a turn, not two
    Given the game has been played up to the seventh phase
    When the Federation tries to redeem two shares
    Then it is refused and nothing has changed
    When the Federation redeems one share
    Then the pool holds 10% of the Federation
    When the Federation tries to redeem one share
    Then it is refused and nothing has changed

  @LA-OR.issue-a @reading:LA-Q42=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: In a game a major issues one share of its own in a turn
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 1,-2 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation tries to issue two shares
    Then it is refused and nothing has changed
    When the Federation tries to issue one share of the International
    Then it is refused and nothing has changed
    When the Federation issues one share
    Then the pool holds 20% of the Federation
    And the Federation has $383 in its treasury

  @LA-OR.issue-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: What its treasury has not got a major does not issue
    Given the game has been played up to the seventh phase
    # No legal twin: all its shares are with players and in the pool.
    When the Federation tries to issue one share
    Then it is refused and nothing has changed
    When the Federation redeems one share
    Then the pool holds 10% of the Federation

  @LA-OR.issue-c @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: With $22 in its treasury a major takes no share back at $80
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 1,-2 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation runs
      | 3-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International ends its turn
    # No legal twin: it cannot pay for a share.
    And the Conglomerate tries to redeem one share
    Then it is refused and nothing has changed
    When the Conglomerate issues one share
    Then the pool holds 30% of the Conglomerate
    And the Conglomerate has $102 in its treasury

  @LA-OR.issue-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: Two companies redeem shares in the same round
    Given the game has been played up to the sixth phase
    When the Conglomerate redeems one share
    Then the Conglomerate's treasury holds 10% of the Conglomerate
    When the Conglomerate runs
      | 4-train | -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation redeems one share
    Then the Federation's treasury holds 10% of the Federation
    And the pool holds 10% of the Federation
    And the Federation has $93 in its treasury

  @LA-OR.issue-a @LA-OR.flow-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q43=a
  Scenario: A minor issues shares of its own, on its president's word
    Given the game has been played up to the second operating round
    When the Agricultural tries to issue one share of the Express
    Then it is refused and nothing has changed
    When the Agricultural, on Bob's word, tries to issue one share
    Then it is refused and nothing has changed
    When the Agricultural, on Alice's word, issues one share
    Then the pool holds 20% of the Agricultural
    And the Agricultural has $276 in its treasury

  @LA-OR.issue-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A minor takes back what lies in the pool, not what players hold
    Given the game has been played up to the second operating round
    # No legal twin: none of its shares lies in the pool.
    When the Agricultural tries to redeem one share
    Then it is refused and nothing has changed
    When the Agricultural issues one share
    Then the pool holds 20% of the Agricultural

  @LA-OR.issue-a @reading:LA-Q42=a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: In a game a minor issues one share in a turn, not two
    Given the game has been played up to the second operating round
    When the Agricultural tries to issue two shares
    Then it is refused and nothing has changed
    When the Agricultural issues one share
    Then the pool holds 20% of the Agricultural

  @LA-OR.issue-a @LA-OR.issue-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a @reading:LA-Q43=a
  Scenario: A share brings its present price, not that of the start
    # The Express was launched at $60 and stands at $70.
    Given the game has been played up to the second turns of six minors
    When the Express issues one share
    Then the Express has $174 in its treasury
    And the Express stands at $60

  @LA-OR.issue-a @reading:LA-Q30=b @reading:LA-Q100=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Of a major no fifth share is issued into the pool, in a game
    Given the game has been played up to the three majors
    When Alice sells 30% of the Conglomerate
    And Alice passes
    And everybody passes
    And the Federation runs
      | 3-train | -1,0 0,0 1,-1 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International ends its turn
    # No legal twin: the pool takes no more of its shares.
    And the Conglomerate tries to issue one share
    Then it is refused and nothing has changed
    When the Conglomerate redeems one share
    Then the pool holds 30% of the Conglomerate
    And the Conglomerate has $146 in its treasury

  @LA-OR.issue-a @reading:LA-Q100=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a
  Scenario: Of a minor no third share is issued into the pool, in a game
    Given the game has been played up to the second operating round
    When the Agricultural issues one share
    And the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural ends its turn
    And the Express runs
      | 2-train | -1,3 -2,3 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Tunneling runs
      | 2-train | -2,0 -1,0 |
    And the Tunneling pays out its revenue
    And the Tunneling ends its turn
    And the Suburban runs
      | 2-train | -1,0 -2,0 |
    And the Suburban pays out its revenue
    And the Suburban ends its turn
    And Alice sells 20% of the Agricultural
    And Alice passes
    And everybody passes
    And the Express runs
      | 2-train | -1,3 -2,3 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Tunneling runs
      | 2-train | -2,0 -1,0 |
    And the Tunneling pays out its revenue
    And the Tunneling ends its turn
    # No legal twin: the pool takes no more of its shares.
    And the Agricultural tries to issue one share
    Then it is refused and nothing has changed
    When the Agricultural redeems one share
    Then the pool holds 20% of the Agricultural
