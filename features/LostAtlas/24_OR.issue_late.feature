Feature: Redeeming shares, in a game
  Shares that a company takes back, on tables that were reached by playing.

  @LA-OR.issue-c @LA-OR.issue-d @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major redeems a share out of the pool at its price, which stays
    Given the game has been played up to the sixth phase
    When the Conglomerate redeems one share
    Then the Conglomerate has $150 in its treasury
    And the Conglomerate stands at $120
    And the pool holds 10% of the Conglomerate
    And the Conglomerate's treasury holds 10% of the Conglomerate

  @LA-OR.issue-e @LA-OR.issue-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Whoever has redeemed a share issues none
    Given the game has been played up to the sixth phase
    When the Conglomerate redeems one share
    # No legal twin: whoever has done the one does not do the other in this turn.
    And the Conglomerate tries to issue one share
    Then it is refused and nothing has changed
    When the Conglomerate lays #125 on 1,2, turned 4
    Then #125 lies on 1,2, turned 4

  @LA-OR.issue-a @LA-OR.issue-c @LA-OR.issue-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q42=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: One share is redeemed in a turn, not two
    Given the game has been played up to the sixth phase
    When the Conglomerate tries to redeem two shares
    Then it is refused and nothing has changed
    When the Conglomerate redeems one share
    And the Conglomerate tries to redeem one share
    Then it is refused and nothing has changed
    And the pool holds 10% of the Conglomerate

  @LA-OR.issue-c @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q42=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: What the treasury cannot pay is not redeemed
    Given the game has been played up to the second green round
    # No legal twin: no other minor can pay for a share of its own either.
    When the Express tries to redeem one share
    Then it is refused and nothing has changed
    When the Express issues one share
    Then the pool holds 40% of the Express
    And the Express's treasury holds 0% of the Express

  @LA-OR.issue-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: No more is redeemed than lies in the pool
    Given the game has been played up to the purple mine
    # No legal twin: none of its shares lies in the pool.
    When the International tries to redeem one share
    Then it is refused and nothing has changed
    When the International issues one share
    Then the pool holds 10% of the International

  @LA-OR.issue-a @LA-OR.issue-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major issues a share at its price, which falls
    Given the game has been played up to the purple mine
    When the International issues one share
    Then the International has $620 in its treasury
    And the International stands at $70
    And Bob has $137

  @LA-OR.issue-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q42=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: What is not in the treasury is not issued
    Given the game has been played up to the purple tiles
    When the Expansive tries to issue one share
    Then it is refused and nothing has changed
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Conglomerate runs
      | 4-train | -2,3 -3,4    |
      | 3-train | -1,3 0,2 1,2 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the International issues one share
    Then the pool holds 10% of the International
