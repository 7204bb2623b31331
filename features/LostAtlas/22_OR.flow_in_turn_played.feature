Feature: A company's turn and nobody else's, in a game
  Steps in their order, and each company in its own turn, on tables that were reached by playing.

  @LA-OR.flow-e @LA-OR.next-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: While one company has its turn, another one places no hub and keeps no revenue
    Given the game has been played up to the purple tiles
    When the Expansive lays #297 on 0,0, turned 2
    And the Conglomerate tries to place a token in -2,1
    Then it is refused and nothing has changed
    When the Expansive places a token in 0,-1
    And the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Conglomerate tries to keep its revenue
    Then it is refused and nothing has changed
    When the Expansive keeps its revenue
    And the Expansive ends its turn
    And the Conglomerate places a token in -2,1
    Then the Conglomerate has tokens in -2,3, -1,3 and -2,1 only

  @LA-OR.flow-e @LA-OR.next-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: While one company builds, another one does not build where both could
    Given the game has been played up to the first operating round
    When the Agricultural lays #57 on -2,3, joining NW and SE
    And the Express tries to lay #57 on -1,3, joining NW and SE
    Then it is refused and nothing has changed
    When the Agricultural lays #57 on -1,3, joining NW and SE
    Then #57 lies on -1,3, joining NW and SE

  @LA-OR.flow-f @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: There is no revenue before the trains have run, and they run once
    Given the game has been played up to the second operating round
    When the Agricultural tries to keep its revenue
    Then it is refused and nothing has changed
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural tries to run
      | 2-train | -2,3 -1,3 |
    Then it is refused and nothing has changed
    When the Agricultural keeps its revenue
    Then the Agricultural has $226 in its treasury

  @LA-OR.flow-g @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: What becomes of the revenue is decided before anything is bought
    Given the game has been played up to the second operating round
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural tries to buy no train
    Then it is refused and nothing has changed
    When the Agricultural pays out its revenue
    Then Alice has received $24
    When the Agricultural buys no train
    Then it is the Express's turn to issue or redeem shares

  @LA-OR.flow-f @LA-OR.issue-e @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: When track has been laid it is too late to issue a share
    Given the game has been played up to the second operating round
    When the Agricultural lays #8 on -3,3, joining N and SE
    # No legal twin: the step for it is over.
    And the Agricultural tries to issue one share
    Then it is refused and nothing has changed
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    Then the Agricultural has earned $40

  @LA-OR.flow-d @LA-MG.form-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario Outline: In a game a major formed of Suburban puts no marker <where>
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation puts a suburb on -2,1
    And the Federation tries to put a suburb on <hex>
    Then it is refused and nothing has changed
    When the Federation puts a suburb on -2,2
    Then the Federation has suburbs on -2,1 and -2,2 only

    Examples:
      | where                   | hex  |
      | on a capital            | 0,0  |
      | where no route leads    | 1,2  |
      | where it has a hub      | -1,0 |
      | where it has one        | -2,1 |

  @LA-OR.flow-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario Outline: In a game the Suburban puts no marker <where>
    Given the game has been played up to the second green round
    When the Express runs
      | 2-train | -1,3 0,2 1,2   |
      | 3-train | -1,3 -2,3 -3,4 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Suburban tries to put a suburb on <hex>
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on -2,1
    Then the Suburban has a suburb on -2,1 only
    When the Suburban runs
      | 3-train | -1,0 0,0 |
    And the Suburban tries to put a suburb on <hex>
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on 0,-1
    Then the Suburban has suburbs on -2,1 and 0,-1 only

    Examples:
      | where                | hex  |
      | where no route leads | 1,2  |
      | where it has a hub   | -1,0 |

  @LA-OR.flow-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: Two markers are all, whenever a third one is tried
    Given the game has been played up to the second green round
    When the Express runs
      | 2-train | -1,3 0,2 1,2   |
      | 3-train | -1,3 -2,3 -3,4 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Suburban puts a suburb on -2,1
    And the Suburban lays #14 on -2,1, turned 0
    Then the Suburban has a suburb on -2,1 only
    When the Suburban puts a suburb on 0,-1
    And the Suburban runs
      | 3-train | -1,0 0,0 |
    And the Suburban tries to put a suburb on -2,2
    Then it is refused and nothing has changed
    When the Suburban keeps its revenue
    Then the Suburban has suburbs on -2,1 and 0,-1 only
    And the Suburban has $116 in its treasury

  @LA-OR.flow-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Before track is laid the markers are bound to routes and number as well
    Given the game has been played up to the second green round
    When the Express runs
      | 2-train | -1,3 0,2 1,2   |
      | 3-train | -1,3 -2,3 -3,4 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Suburban issues one share
    And the Suburban tries to put a suburb on 1,2
    Then it is refused and nothing has changed
    When the Suburban puts a suburb on -2,1
    And the Suburban puts a suburb on 0,-1
    Then the Suburban has suburbs on -2,1 and 0,-1 only
    When the Suburban tries to put a suburb on -2,2
    Then it is refused and nothing has changed

  @LA-OR.flow-d @LA-OR.run-i @reading:LA-Q93=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q106=a
  Scenario: A suburb pays nothing to another company
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation puts a suburb on -2,2
    And the Federation runs
      | 3-train | -2,2 -2,1 -1,0 |
    Then the Federation has earned $100
    When the Federation pays out its revenue
    And the Federation ends its turn
    And the International runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    And the International pays out its revenue
    And the International ends its turn
    And the Conglomerate runs
      | 4-train | -2,2 -2,3 |
    Then the Conglomerate has earned $60
