Feature: What the places of a route are worth
  A city is worth what its tile says, a distant destination what its card says for the colour of the phase. The home of
  Eastern Mining has two stops that track inside the hex joins; that of Northern Port has two halves, which are one city.

  Background: Agricultural, AG, is Alice's
    Given 3 players at the table in phase 2
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%

  @LA-OR.run-i @LA-SU.dest-b
  Scenario Outline: In <phase> a distant destination is worth <worth>, for every train that comes there
    Given it is <phase>
    And the AG owns a <train>
    And #6 lies on -2,3, joining SW and N
    And it is the AG's turn to run its trains
    When the AG runs
      | <train> | -3,4 -2,3 |
    # proves LA-OR.run-i LA-SU.dest-b
    Then the AG has earned <revenue>

    Examples:
      | phase   | train   | worth | revenue |
      | phase 3 | 3-train | $40   | $60     |
      | phase 4 | 4-train | $40   | $60     |
      | phase 5 | 5-train | $70   | $90     |
      | phase 6 | 6-train | $70   | $90     |
      | phase 7 | 7-train | $100  | $120    |

  @LA-OR.run-i @LA-SU.dest-b
  Scenario: In phase 2 a distant destination is worth $30
    Given the AG owns a 2-train
    And #6 lies on -2,3, joining SW and N
    And it is the AG's turn to run its trains
    When the AG runs
      | 2-train | -3,4 -2,3 |
    # proves LA-OR.run-i LA-SU.dest-b
    Then the AG has earned $50

  @LA-OR.run-i
  Scenario Outline: A city of <colour> is worth <worth>, whatever the phase
    Given it is phase 7
    And the AG owns a 7-train
    And #57 lies on -2,3, joining S and N
    And <tile> lies on -2,2, turned <turned>
    And it is the AG's turn to run its trains
    When the AG runs
      | 7-train | -2,3 -2,2 |
    # proves LA-OR.run-i
    Then the AG has earned <revenue>

    Examples:
      | colour | tile | turned | worth | revenue |
      | yellow | #57  | 0      | $20   | $40     |
      | green  | #14  | 0      | $30   | $50     |
      | purple | #125 | 0      | $40   | $60     |
      | gray   | #51  | 0      | $50   | $70     |
      | yellow | #5   | 0      | $20   | $40     |
      | yellow | #6   | 0      | $20   | $40     |
      | green  | #15  | 0      | $30   | $50     |
      | green  | #619 | 0      | $30   | $50     |

  @LA-OR.run-i @reading:LA-Q93=a
  Scenario Outline: A capital has values of its own: <worth>
    Given it is phase 7
    And the SU is in operation, opened at $60
    And Bob is president of the SU with 60%
    And the SU owns a 7-train
    And #57 lies on -1,0, joining NW and SE
    And <tile> lies on 0,0, turned <turned>
    And it is the SU's turn to run its trains
    When the SU runs
      | 7-train | -1,0 0,0 |
    # proves LA-OR.run-i
    Then the SU has earned <revenue>

    Examples:
      | tile | turned | worth | revenue |
      | #293 | 2      | $40   | $60     |
      | #294 | 2      | $50   | $70     |
      | #297 | 0      | $60   | $80     |
      | #LA6 | 0      | $70   | $90     |
      | #291 | 0      | $40   | $60     |
      | #292 | 1      | $40   | $60     |
      | #295 | 0      | $50   | $70     |
      | #296 | 0      | $50   | $70     |

  @LA-OR.run-i @reading:LA-Q93=b
  Scenario Outline: A capital is worth as much as any city of its colour: <worth>
    Given it is phase 7
    And the SU is in operation, opened at $60
    And Bob is president of the SU with 60%
    And the SU owns a 7-train
    And #57 lies on -1,0, joining NW and SE
    And <tile> lies on 0,0, turned <turned>
    And it is the SU's turn to run its trains
    When the SU runs
      | 7-train | -1,0 0,0 |
    # proves LA-OR.run-i
    Then the SU has earned <revenue>

    Examples:
      | tile | turned | worth | revenue |
      | #293 | 2      | $20   | $40     |
      | #294 | 2      | $30   | $50     |
      | #297 | 0      | $40   | $60     |
      | #LA6 | 0      | $50   | $70     |

  # --------------------------------------------------------------------------------------- the mine and the port

  @LA-OR.run-i @LA-OR.run-j @reading:LA-Q93=a
  Scenario: The home of Eastern Mining has two stops, one behind the other
    Given the EM is in operation, opened at $60
    And Bob is president of the EM with 60%
    And #8 lies on -3,-1, joining S and NE
    And #57 lies on -3,0, joining S and N
    And the EM owns a 2-train
    And it is the EM's turn to run its trains
    When the EM tries to run
      | 2-train | -2,-2 (inside) -3,-1 -3,0 |
    Then it is refused and nothing has changed
    When the EM runs
      | 2-train | -2,-2 (inside) -2,-2 (SW) |
    Then the EM has earned $50

  @LA-OR.run-i @reading:LA-Q93=a
  Scenario: A train may come out of the mine, and both of its stops pay
    Given the EM is in operation, opened at $60
    And Bob is president of the EM with 60%
    And #8 lies on -3,-1, joining S and NE
    And #57 lies on -3,0, joining S and N
    And the EM owns a 3-train
    And it is phase 3
    And it is the EM's turn to run its trains
    When the EM runs
      | 3-train | -2,-2 (inside) -3,-1 -3,0 |
    Then the EM has earned $70

  @LA-OR.run-i @reading:LA-Q93=b
  Scenario: The home of Eastern Mining is one city of its colour
    Given the EM is in operation, opened at $60
    And Bob is president of the EM with 60%
    And #8 lies on -3,-1, joining S and NE
    And #57 lies on -3,0, joining S and N
    And the EM owns a 3-train
    And it is phase 3
    And it is the EM's turn to run its trains
    When the EM runs
      | 3-train | -2,-2 -3,-1 -3,0 |
    Then the EM has earned $40

  @LA-OR.run-g @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: A route comes to one half of the port only
    Given the NP is in operation, opened at $60
    And Bob is president of the NP with 60%
    And #7 lies on 3,-4, joining S and SE
    And #5 lies on 3,-3, joining N and NE
    And the NP owns a 3-train
    And it is phase 3
    And it is the NP's turn to run its trains
    When the NP tries to run
      | 3-train | 4,-4 (NW) 3,-4 3,-3 4,-4 (SW) |
    Then it is refused and nothing has changed
    When the NP runs
      | 3-train | 4,-4 (NW) 3,-4 3,-3 |
    Then the NP has earned $50

  @LA-OR.run-i @reading:LA-Q93=a
  Scenario Outline: Mine and port by their tiles: <tile> gives <worth>
    Given the <company> is in operation, opened at $60
    And Bob is president of the <company> with 60%
    And it is <phase>
    And <tile> lies on <hex>, <lie>
    And the <company> owns a 5-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 5-train | <path> |
    # proves LA-OR.run-i
    Then the <company> has earned <worth>

    Examples: the two stops of the mine
      | tile | lie              | phase   | company | hex   | path                                | worth |
      | #LA1 | joining S and SW | phase 5 | EM      | -2,-2 | -2,-2 (inside) -2,-2 (S, SW)        | $80   |
      | #LA4 | turned 0         | phase 5 | EM      | -2,-2 | -2,-2 (inside) -2,-2 (S, SW, NW)    | $100  |
      | #LA7 | turned 0         | phase 7 | EM      | -2,-2 | -2,-2 (inside) -2,-2 (S, SW, NW, SE) | $120  |

    Examples: one half of the port
      | tile | lie      | phase   | company | hex  | path         | worth |
      | #LA2 | turned 2 | phase 5 | NP      | 4,-4 | 4,-4 (NW, N) | $60   |
      | #LA5 | turned 2 | phase 5 | NP      | 4,-4 | 4,-4 (NW, N) | $80   |

  @LA-OR.run-i @reading:LA-Q93=a
  Scenario: The half of the port in which Northern Port does not begin pays $30 as well
    Given it is phase 4
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 4-train
    And #57 lies on each of 1,-1 and 3,-3, joining SW and NE
    And #9 lies on 2,-2, joining SW and NE
    And it is the Expansive's turn to run its trains
    When the Expansive runs
      | 4-train | 1,-1 2,-2 3,-3 4,-4 (SW) |
    Then the Expansive has earned $70

  @LA-OR.run-i @reading:LA-Q93=a
  Scenario Outline: The half in which Northern Port does not begin pays by the tile of the port as well: <tile>, <worth>
    Given it is <phase>
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a <train>
    And <tile> lies on 4,-4, turned 2
    And #57 lies on each of 1,-1 and 3,-3, joining SW and NE
    And #9 lies on 2,-2, joining SW and NE
    And it is the Expansive's turn to run its trains
    When the Expansive runs
      | <train> | 1,-1 2,-2 3,-3 4,-4 (S, SW) |
    # proves LA-OR.run-i
    Then the Expansive has earned <revenue>

    Examples:
      | tile | phase   | train   | worth | revenue |
      | #LA2 | phase 4 | 4-train | $60   | $100    |
      | #LA5 | phase 5 | 5-train | $80   | $120    |
