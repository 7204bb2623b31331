Feature: The trains of a company that is not the first, in a game
  What makes a run, at any place in the round, on tables that were reached by playing.

  @LA-OR.run-a @LA-OR.run-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario Outline: In a game a major runs no train <and not>
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation tries to run
      | <train> | <route>        |
      | 3-train | -2,2 -2,1 -1,0 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -2,2 -2,1 -1,0 |
    Then the Federation has earned $90

    Examples:
      | and not                             | train   | route     | clause     |
      | that another company owns           | 4-train | -1,0 0,0  | LA-OR.run-c |
      | a second time                       | 3-train | -1,0 0,0  | LA-OR.run-c |

  @LA-OR.run-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: In a game a route of a major has one of its hubs
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation tries to run
      | 3-train | -2,1 -2,2 -2,3 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -2,2 -2,1 -1,0 |
    Then the Federation has earned $90

  @LA-OR.run-a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: In a game a route of a minor has its hub
    Given the game has been played up to the second operating round
    When the Agricultural tries to run
      | 2-train | -2,0 -1,0 |
    Then it is refused and nothing has changed
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    Then the Agricultural has earned $40

  @LA-OR.flow-g @LA-OR.run-k @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: In a game a major runs if it can, whatever it has done before
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation lays #57 on -2,-1, joining N and S
    And the Federation tries to run no train
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -2,2 -2,1 -1,0 |
    Then the Federation has earned $90

  @LA-OR.choice-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: In a game a major does not pay half of its revenue
    Given the game has been played up to the fourth phase
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation runs
      | 3-train | -2,2 -2,1 -1,0 |
    And the Federation tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the Federation pays out its revenue
    Then Carol has received $27
    And the Federation has received $27

  @LA-OR.run-d @LA-OR.run-b @LA-OR.run-g @reading:LA-Q52=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario Outline: Two trains of a major run no route that <how>
    Given the game has been played up to the purple tiles
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Conglomerate tries to run
      | 4-train | <route>      |
      | 3-train | -1,3 0,2 1,2 |
    Then it is refused and nothing has changed
    When the Conglomerate runs
      | 4-train | -2,2 -2,3 -3,4 |
      | 3-train | -1,3 0,2 1,2   |
    Then the Conglomerate has earned $180

    Examples:
      | how                            | route               | clause      |
      | has track of the other one     | -2,3 -1,3 0,2 1,2   | LA-OR.run-d |

  @LA-OR.run-e @LA-OR.run-f @reading:LA-Q49=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: In a game the train of a major passes no city that is full
    # #125 on -2,1 has two spaces.
    Given the game has been played up to the sixth phase
    When the Conglomerate places a token in -2,1
    And the Conglomerate runs
      | 4-train | -2,2 -2,3 -3,4 |
    And the Conglomerate pays out its revenue
    And the Conglomerate ends its turn
    And the Expansive places a token in -2,1
    And the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Federation tries to run
      | 5-train | -1,0 -2,1 -2,2 |
    # proves LA-OR.run-e
    Then it is refused and nothing has changed
    # proves LA-OR.run-f
    When the Federation runs
      | 5-train | -1,0 -2,1 |
    # proves LA-OR.run-f
    Then the Federation has earned $70

  @LA-OR.run-a @reading:LA-Q49=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a @reading:LA-Q106=a
  Scenario: Any hub makes a route, be it none of a home
    Given the game has been played up to the sixth phase
    When the Conglomerate places a token in -1,0
    And the Conglomerate runs
      | 4-train | -1,0 0,0 1,-1 |
    Then the Conglomerate has earned $120

  @LA-OR.run-d @LA-OR.run-j @reading:LA-Q54=b @reading:LA-Q106=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Two trains with one stop do not have it in the same city
    Given the game has been played up to the second green round
    When the Express tries to run
      | 2-train | -1,3 |
      | 3-train | -1,3 |
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3      |
      | 3-train | -1,3 -2,3 |
    Then the Express has earned $70

  @LA-OR.run-c @LA-OR.run-k @LA-OR.flow-g @reading:LA-Q106=b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: If trains run as well as they can, a shorter run will not do
    Given the game has been played up to the second green round
    When the Express tries to run
      | 2-train | -1,3 0,2 1,2 |
      | 3-train | -1,3 -2,3    |
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 0,2 1,2   |
      | 3-train | -1,3 -2,3 -3,4 |
    Then the Express has earned $140

  @LA-OR.run-d @LA-OR.run-j @reading:LA-Q54=b @reading:LA-Q106=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Nor do two trains of a major that is not the first in the round
    Given the game has been played up to the purple tiles
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Conglomerate tries to run
      | 4-train | -2,3 |
      | 3-train | -2,3 |
    Then it is refused and nothing has changed
    When the Conglomerate runs
      | 4-train | -2,3 |
      | 3-train | -1,3 |
    Then the Conglomerate has earned $50

  @LA-OR.flow-d @LA-OR.run-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q106=a
  Scenario: The train of the Overnight passes a full city, and is not paid there
    Given the game has been played up to the full city
    When the Overnight lays #57 on -1,-1, joining N and S
    And the Overnight runs
      | 2-train | -1,3 -1,2 -1,1 -1,0 -1,-1 |
    Then the Overnight has earned $40

  @LA-OR.flow-d @LA-OR.run-f @reading:LA-Q106=a @reading:LA-Q107=b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a
  Scenario: If it never stops in a full city, the Overnight does not end its route there either
    Given the game has been played up to the full city
    When the Overnight tries to run
      | 2-train | -1,3 -1,2 |
    Then it is refused and nothing has changed
    When the Overnight runs
      | 2-train | -1,3 |
    Then the Overnight has earned $20

  @LA-OR.run-j @LA-OR.run-i @reading:LA-Q106=a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: One stop is a route
    Given the game has been played up to the first operating round
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural lays #57 on -2,3, joining NW and SE
    And the Agricultural runs
      | 2-train | -2,3 |
    Then the Agricultural has earned $20
