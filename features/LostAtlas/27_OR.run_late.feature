Feature: Running trains in later phases, in a game
  Routes and what they are worth, on tables that were reached by playing.

  @LA-OR.run-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: A city full of others' hubs is not passed
    # The one space of -2,3 has the hub of the Agricultural.
    Given the game has been played up to the second turns of six minors
    When the Express tries to run
      | 2-train | -1,3 -2,3 -3,4 |
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
    Then the Express has earned $40

  @LA-OR.run-f @LA-OR.run-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: It may be the end of a route
    Given the game has been played up to the second turns of six minors
    When the Express runs
      | 2-train | -2,3 -1,3 0,2 1,2 |
    # proves LA-OR.run-f
    Then the Express has earned $60

  @LA-OR.run-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A city with a space left is passed
    Given the game has been played up to the second green round
    When the Express runs
      | 3-train | -3,4 -2,3 -1,3 |
      | 2-train | -1,3 0,2 1,2   |
    Then the Express has earned $140

  @LA-OR.run-c @LA-OR.run-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: A minor with one train runs one route, and no train that it does not have
    Given the game has been played up to the second turns of six minors
    When the Express tries to run
      | 2-train | -2,3 -1,3     |
      | 2-train | -1,3 0,2 1,2 |
    Then it is refused and nothing has changed
    When the Express tries to run
      | 3-train | -1,3 0,2 1,2 |
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
    Then the Express has earned $40

  @LA-OR.run-c @LA-OR.run-k @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Each of two trains runs a route, and their worth is added up
    Given the game has been played up to the second green round
    When the Express runs
      | 2-train | -1,3 0,2 1,2   |
      | 3-train | -1,3 -2,3 -3,4 |
    Then the Express has earned $140

  @LA-OR.run-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Two trains do not run the same route
    Given the game has been played up to the second green round
    When the Express tries to run
      | 2-train | -1,3 0,2 1,2 |
      | 3-train | -1,3 0,2 1,2 |
    Then it is refused and nothing has changed
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
      | 3-train | -1,3 -2,3    |
    Then the Express has earned $100

  @LA-OR.run-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q52=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Two trains use no track together
    Given the game has been played up to the second green round
    When the Express tries to run
      | 2-train | -1,3 0,2 1,2     |
      | 3-train | -1,3 0,2 1,2 1,3 |
    Then it is refused and nothing has changed
    When the Express runs
      | 3-train | -1,3 0,2 1,2 1,3 |
      | 2-train | -1,3 -2,3        |
    Then the Express has earned $120

  @LA-OR.run-b @LA-OR.run-g @LA-OR.run-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A route does not go back over its track
    Given the game has been played up to the second green round
    When the Express tries to run
      | 3-train | -1,3 -2,3 -1,3 |
      | 2-train | -1,3 0,2 1,2 |
    Then it is refused and nothing has changed
    When the Express runs
      | 3-train | -1,3 -2,3 -3,4 |
      | 2-train | -1,3 0,2 1,2   |
    Then the Express has earned $140

  @LA-OR.run-b @LA-OR.run-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q47=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A route does not use the same track twice on its way round
    # #23 on 2,2 leads from 1,3 and from 1,2 to the north-east, where there is nothing yet.
    Given the game has been played up to the second green round
    When the Express lays #23 on 2,2, turned 4
    And the Express tries to run
      | 3-train | -1,3 0,2 1,2 2,2 1,3 |
    Then it is refused and nothing has changed
    When the Express runs
      | 3-train | -1,3 0,2 1,2 1,3 |
      | 2-train | -1,3 -2,3        |
    Then the Express has earned $120

  @LA-OR.run-g @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A route does not come back to a city
    Given the game has been played up to the seventh phase
    When the Federation tries to run
      | 5-train | -1,0 0,-1 0,0 -1,0 |
    Then it is refused and nothing has changed
    When the Federation runs
      | 5-train | -1,0 0,-1 0,0 |
    Then the Federation has earned $120

  @LA-OR.run-j @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: In a game a <train> makes <number> stops, not one more
    Given the game has been played up to <table>
    When the <company> tries to run
      | <train> | <too many> |
    Then it is refused and nothing has changed
    When the <company> runs
      | <train> | <just right> |
    Then the <company> has earned <revenue>

    Examples:
      | train   | number | table             | company    | too many                                    | just right                              | revenue |
      | 4-train | four   | the fourth phase  | Expansive  | 0,-1 0,0 1,-1 2,-2 3,-3 3,-4 4,-4           | 0,0 1,-1 2,-2 3,-3 3,-4 4,-4            | $170    |
      | 5-train | five   | the seventh phase | Federation | -3,4 -2,3 -2,2 -2,1 -1,0 0,0                | -3,4 -2,3 -2,2 -2,1 -1,0                | $240    |

  @LA-OR.run-j @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q47=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A 6-train makes six stops, not one more
    Given the game has been played up to the seventh phase
    When the Federation runs
      | 5-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International tries to run
      | 6-train | 4,-4 3,-4 3,-3 2,-2 1,-1 0,0 -1,0 -2,1 -2,2 |
    Then it is refused and nothing has changed
    When the International runs
      | 6-train | 4,-4 3,-4 3,-3 2,-2 1,-1 0,0 -1,0 -2,1 |
    Then the International has earned $250

  @LA-OR.run-i @LA-SU.dest-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: The distant destination is worth <worth> in phase <phase>
    Given the game has been played up to <table>
    When the <company> runs
      | <train> | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | phase | worth | table                          | company      | train   | route                    | revenue |
      | 6     | $70   | the sixth phase                | Conglomerate | 4-train | -2,1 -2,2 -2,3 -3,4      | $180    |
      | 7     | $100  | the seventh phase              | Federation   | 5-train | -1,0 -2,1 -2,2 -2,3 -3,4 | $240    |

  @LA-OR.run-i @LA-SU.dest-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The distant destination is worth $70 in phase 5
    Given the game has been played up to the purple tiles
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Conglomerate runs
      | 4-train | -2,3 -3,4    |
      | 3-train | -1,3 0,2 1,2 |
    Then the Conglomerate has earned $150

  @LA-OR.run-i @LA-SU.dest-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a
  Scenario: The distant destination is worth $30 in phase 2
    Given the game has been played up to the six minors
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural lays #6 on -2,3, joining SW and SE
    And the Agricultural runs
      | 2-train | -3,4 -2,3 |
    Then the Agricultural has earned $50

  @LA-OR.run-i @LA-SU.dest-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The distant destination is worth $40 in phase 3
    Given the game has been played up to the second green round
    When the Express runs
      | 3-train | -3,4 -2,3 -1,3 |
      | 2-train | -1,3 0,2 1,2   |
    Then the Express has earned $140

  @LA-OR.run-i @LA-SU.dest-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The distant destination is worth $40 in phase 4
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
    And the Conglomerate runs
      | 3-train | -2,3 -3,4 |
    Then the Conglomerate has earned $70

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q57=a @reading:LA-Q93=a
  Scenario Outline: A yellow capital, #<tile>, is worth $40
    Given the game has been played up to the six minors
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Express buys a 2-train from the bank for $100
    And the Express ends its turn
    And the Tunneling buys a 2-train from the bank for $100
    And the Tunneling ends its turn
    And the Suburban buys a 2-train from the bank for $100
    And the Suburban lays #57 on -1,0, joining NW and SE
    And the Suburban lays #<tile> on 0,0, joining <sides>
    And the Suburban runs
      | 2-train | -1,0 0,0 |
    Then the Suburban has earned $60

    Examples:
      | tile | sides     |
      | 291  | NW and NE |
      | 292  | NW and N  |
      | 293  | NW and SE |

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a
  Scenario Outline: A yellow city, #<tile>, is worth $20
    Given the game has been played up to the six minors
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural lays #6 on -2,3, joining SW and SE
    And the Agricultural lays #6 on -1,3, joining NW and NE
    And the Agricultural runs
      | 2-train | -3,4 -2,3 |
    And the Agricultural pays out its revenue
    And the Agricultural ends its turn
    And the Express buys a 2-train from the bank for $100
    And the Express lays #8 on 0,2, joining SW and SE
    And the Express lays #<tile> on 1,2, joining <sides>
    And the Express runs
      | 2-train | -1,3 0,2 1,2 |
    Then the Express has earned $40

    Examples:
      | tile | sides     |
      | 6    | NW and S  |
      | 6    | NW and NE |
      | 57   | NW and SE |

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q57=a
  Scenario: A yellow city, #5, is worth $20
    Given the game has been played up to the six minors
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Express buys a 2-train from the bank for $100
    And the Express ends its turn
    And the Tunneling buys a 2-train from the bank for $100
    And the Tunneling lays #5 on -2,0, joining S and SE
    And the Tunneling lays #57 on -1,0, joining NW and SE
    And the Tunneling runs
      | 2-train | -2,0 -1,0 |
    Then the Tunneling has earned $40

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario Outline: A green city, #<tile>, is worth $30
    Given the game has been played up to the green tiles
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Suburban lays #<tile> on -1,0, joining <sides>
    And the Suburban runs
      | 2-train | -1,0 0,0 |
    Then the Suburban has earned $70

    Examples:
      | tile | sides             |
      | 14   | SW, NW, NE and SE |
      | 15   | NW, N, NE and SE  |
      | 619  | NW, NE, SE and S  |

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q27=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario Outline: A green capital, #<tile>, is worth $50
    Given the game has been played up to the green tiles
    When the Express runs
      | 2-train | -1,3 0,2 1,2 |
    And the Express pays out its revenue
    And the Express ends its turn
    And the Suburban lays #<tile> on 0,0, joining <sides>
    And the Suburban runs
      | 2-train | -1,0 0,0 |
    Then the Suburban has earned $70

    Examples:
      | tile | sides             |
      | 294  | SW, NW, NE and SE |
      | 295  | NW, N, NE and SE  |
      | 296  | NW, N, NE and S   |

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The purple capital is worth $60
    Given the game has been played up to the purple tiles
    When the Expansive lays #297 on 0,0, turned 2
    And the Expansive runs
      | 4-train | 0,0 1,-1 |
    Then the Expansive has earned $90

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q47=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The gray capital is worth $70
    Given the game has been played up to the seventh phase
    When the Federation lays #LA6 on 0,0, turned 2
    And the Federation runs
      | 5-train | -1,0 0,0 |
    Then the Federation has earned $100

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q47=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A gray city is worth $50
    Given the game has been played up to the seventh phase
    When the Federation lays #51 on -2,1, turned 0
    And the Federation runs
      | 5-train | -1,0 -2,1 |
    Then the Federation has earned $80

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A purple city is worth $40
    Given the game has been played up to the purple tiles
    When the Expansive runs
      | 4-train | 0,0 1,-1 |
    And the Expansive pays out its revenue
    And the Expansive ends its turn
    And the Conglomerate lays #125 on -2,2, turned 0
    And the Conglomerate runs
      | 4-train | -2,2 -2,3 |
      | 3-train | -1,3 0,2 1,2 |
    Then the Conglomerate has earned $120

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q91=a @reading:LA-Q93=a
  Scenario: The green mine is worth $50 outside and $30 inside
    Given the game has been played up to the green mine
    When the Eastern Mining lays #LA1 on -2,-2, turned 0
    And the Eastern Mining runs
      | 2-train | -2,-2 (inside) -2,-2 (S, SW) |
    Then the Eastern Mining has earned $80

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The printed mine is worth $30 outside and $20 inside
    Given the game has been played up to the green mine
    When the Eastern Mining runs
      | 2-train | -2,-2 (inside) -2,-2 (SW) |
    Then the Eastern Mining has earned $50

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The printed port is worth $30, the green one $60
    Given the game has been played up to the green mine
    When the Eastern Mining runs
      | 2-train | -2,-2 (inside) -2,-2 (SW) |
    And the Eastern Mining pays out its revenue
    And the Eastern Mining ends its turn
    And the Northern Port lays #LA2 on 4,-4, turned 2
    And the Northern Port runs
      | 2-train | 4,-4 3,-4 3,-3 |
    Then the Northern Port has earned $80

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The printed port is worth $30
    Given the game has been played up to the green mine
    When the Eastern Mining runs
      | 2-train | -2,-2 (inside) -2,-2 (SW) |
    And the Eastern Mining pays out its revenue
    And the Eastern Mining ends its turn
    And the Northern Port runs
      | 2-train | 4,-4 3,-4 3,-3 |
    Then the Northern Port has earned $50

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q91=a @reading:LA-Q93=a
  Scenario: The purple mine is worth $60 outside and $40 inside
    Given the game has been played up to the purple mine
    When the International lays #LA4 on -2,-2, turned 0
    And the International runs
      | 3-train | -2,-2 (inside) -2,-2 (S, SW, NW) |
    Then the International has earned $100

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The purple port is worth $80
    Given the game has been played up to the purple mine
    When the International lays #LA5 on 4,-4, turned 2
    And the International runs
      | 3-train | 4,-4 3,-4 3,-3 |
    Then the International has earned $110

  @LA-OR.run-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q47=a @reading:LA-Q56=a @reading:LA-Q60=a @reading:LA-Q88=a @reading:LA-Q91=a @reading:LA-Q93=a
  Scenario: The gray mine is worth $70 outside and $50 inside
    Given the game has been played up to the seventh phase
    When the Federation runs
      | 5-train | -1,0 0,0 |
    And the Federation pays out its revenue
    And the Federation ends its turn
    And the International lays #LA7 on -2,-2, turned 0
    And the International runs
      | 6-train | -2,-2 (inside) -2,-2 (S, SW, NW, SE) |
    Then the International has earned $120
