Feature: Operating in later phases, in a game
  The same, on tables that were reached by playing.

  @LA-OR.flow-g @LA-OR.run-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: Running is no choice
    Given the game has been played up to the second turns of six minors
    When the Express tries to run no train
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    Then the Express has earned $60

  @LA-OR.flow-g @LA-OR.lead-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a
  Scenario: First train, shares, track and hub are left out by whoever wants
    Given the game has been played up to the six minors
    When the Agricultural runs no train
    And the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural has $80 in its treasury
    And no tile lies on -2,3

  @LA-OR.flow-d @LA-OR.lay-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q57=a
  Scenario: The Tunneling pays $40 for the mountain of its home and receives $60
    Given the game has been played up to the six minors
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Express buys a 2-train from the bank for $100
    And the Express ends its turn
    And the Tunneling lays #5 on -2,0, joining S and SE
    Then the Tunneling has $200 in its treasury
    And #5 lies on -2,0, joining S and SE

  @LA-OR.flow-d @LA-OR.run-j @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q54=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: The only train of the Express makes one stop more
    Given the game has been played up to the second turns of six minors
    When the Express lays #5 on 1,3, joining N and NE
    And the Express tries to run
      | 2-train | -2,3 -1,3 0,2 1,2 1,3 |
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 0,2 1,2 1,3 |
    Then the Express has earned $60

  @LA-OR.flow-d @LA-OR.run-j @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: One of its two trains makes no stop more
    Given the game has been played up to the second green round
    When the Express tries to run
      | 3-train | -1,3 0,2 1,2 1,3 |
      | 2-train | -3,4 -2,3 -1,3 |
    Then it is refused and nothing has changed
    When the Express runs
      | 3-train | -3,4 -2,3 -1,3 |
      | 2-train | -1,3 0,2 1,2 |
    Then the Express has earned $140

  @LA-OR.flow-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: The Suburban has a suburb on an ordinary city that it reaches, worth $10 to its own trains
    Given the game has been played up to the green tiles
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Suburban lays #14 on -1,0, joining SW, NW, NE and SE
    And the Suburban tries to put a suburb on 0,0
    Then it is refused and nothing has changed
    When the Suburban tries to put a suburb on -2,1
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on 0,-1
    And the Suburban runs
      | 2-train | -1,0 0,-1 |
    Then the Suburban has earned $60
    And the Suburban has a suburb on 0,-1 only

  @LA-OR.flow-d @LA-MG.form-f @LA-OR.lay-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major of the Agricultural lays a yellow tile after an upgrade
    Given the game has been played up to the sixth phase
    When the Conglomerate lays #125 on 1,2, turned 4
    And the Conglomerate tries to lay #125 on -2,1, turned 1
    Then it is refused and nothing has changed
    When the Conglomerate lays #8 on 0,3, joining NW and NE
    Then #8 lies on 0,3, joining NW and NE

  @LA-OR.flow-d @LA-MG.form-f @LA-OR.run-j @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major of the Express runs its only train to one stop more
    Given the game has been played up to the sixth phase
    When the Conglomerate tries to run
      | 4-train | 0,0 -1,0 -2,1 -2,2 -2,3 -3,4 |
    Then it is refused and nothing has changed
    When the Conglomerate runs
      | 4-train | -1,0 -2,1 -2,2 -2,3 -3,4 |
    Then the Conglomerate has earned $210

  @LA-OR.flow-d @LA-MG.form-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A major of the Suburban places suburbs and earns $10 more at each
    Given the game has been played up to the seventh phase
    When the Federation puts a suburb on 0,-1
    And the Federation puts a suburb on -2,2
    Then the Federation has suburbs on 0,-1 and -2,2 only
    When the Federation tries to put a suburb on -2,1
    Then it is refused and nothing has changed
    When the Federation runs
      | 5-train | -3,4 -2,3 -2,2 -2,1 -1,0 |
    Then the Federation has earned $250

  @LA-OR.flow-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The president of another company decides nothing
    Given the game has been played up to the sixth phase
    When the Conglomerate, on Alice's word, tries to redeem one share
    Then it is refused and nothing has changed
    When the Conglomerate, on Bob's word, redeems one share
    And the Conglomerate, on Alice's word, tries to lay #125 on 1,2, turned 4
    Then it is refused and nothing has changed
    When the Conglomerate, on Bob's word, lays #125 on 1,2, turned 4
    And the Conglomerate, on Alice's word, tries to place a token in -1,0
    Then it is refused and nothing has changed
    When the Conglomerate, on Bob's word, places a token in -1,0
    Then the Conglomerate has tokens in -2,3, -1,3 and -1,0 only
    And the Conglomerate has $90 in its treasury

  @LA-OR.flow-b @LA-OR.choice-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: Nobody else runs its trains or says what becomes of the revenue
    Given the game has been played up to the second turns of six minors
    When the Express, on Alice's word, tries to run
      | 2-train | -2,3 -1,3 0,2 1,2 |
    Then it is refused and nothing has changed
    When the Express, on Bob's word, runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    And the Express, on Alice's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the Express, on Bob's word, keeps its revenue
    Then the Express has $164 in its treasury

  @LA-OR.flow-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: No track is laid and no hub placed after the run
    Given the game has been played up to the sixth phase
    When the Conglomerate runs
      | 4-train | -1,0 -2,1 -2,2 -2,3 -3,4 |
    And the Conglomerate tries to lay #125 on 1,2, turned 4
    Then it is refused and nothing has changed
    When the Conglomerate pays out its revenue
    And the Conglomerate tries to place a token in -1,0
    Then it is refused and nothing has changed
    When the Conglomerate ends its turn
    And the Expansive lays #9 on 2,-3, joining SW and NE
    And the Expansive places a token in -1,0
    Then the Expansive has tokens in 1,-1 and -1,0 only

  @LA-OR.flow-e @LA-OR.next-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q40=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A price that has risen in the round does not bring a second turn, and the dearest of the others is next
    Given the game has been played up to the purple tiles
    When the Expansive runs
      | 4-train | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    Then still to operate in this round are the International and the Federation, in this order
    And it is the Conglomerate's turn to issue or redeem shares
