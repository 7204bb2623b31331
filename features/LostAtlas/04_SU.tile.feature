Feature: Laying the pieces
  The pieces are mixed. A player picked at random turns up the first one and lays it in the middle; then the others
  follow clockwise. A piece shares at least three edges with those laid before, never lies on another one, and no black
  border hex comes beside another piece.

  @LA-SU.tile-a @LA-SU.tile-b @LA-SU.tile-c @LA-SU.tile-d
  Scenario: Somebody picked at random lays the top piece
    Given a new game of 3 players
    And Bob lays the first piece of the map
    And the pieces of the map are mixed, 05 and 190 first
    When Alice tries to lay map piece 05 at 0,0, turned 0
    Then it is refused and nothing has changed
    When Bob tries to lay map piece 190 at 0,0, turned 0
    Then it is refused and nothing has changed
    When Bob lays map piece 05 at 0,0, turned 2
    Then map piece 05 lies at 0,0, turned 2
    And it is Carol's turn to lay map piece 190

  @LA-SU.tile-a @LA-SU.tile-d
  Scenario: The others follow clockwise, each with the top piece
    Given a new game of 4 players
    And Carol lays the first piece of the map
    And the pieces of the map are mixed, 150, 160 and 170 first
    When Carol lays map piece 150 at 0,0, turned 0
    Then it is Dave's turn to lay map piece 160
    When Dave tries to lay map piece 170 at 1,1, turned 1
    Then it is refused and nothing has changed
    When Alice tries to lay map piece 160 at 1,1, turned 1
    Then it is refused and nothing has changed
    When Dave lays map piece 160 at 1,1, turned 1
    Then map piece 160 lies at 1,1, turned 1
    And it is Alice's turn to lay map piece 170

  @LA-SU.tile-e
  Scenario Outline: At least three edges are shared
    # 150 is alone on the map.
    Given 3 players at the table in phase 2
    And map piece 150 lies at 0,0, turned 0
    And it is Bob's turn to lay map piece 160
    When Bob tries to lay map piece 160 at <apart>
    Then it is refused and nothing has changed
    When Bob lays map piece 160 at <together>
    Then map piece 160 lies at <together>
    And 2 map pieces lie on the map

    Examples:
      | apart           | together        |
      | -2,1, turned 0  | -2,1, turned 5  |
      | -1,0, turned 4  | -1,0, turned 1  |
      | 0,-1, turned 2  | 0,-1, turned 5  |
      | -2,0, turned 0  | 2,0, turned 1   |
      | -3,-3, turned 0 | 1,1, turned 5   |

  # The legal place shares its edges with two pieces.
  @LA-SU.tile-e @reading:LA-Q06=a
  Scenario Outline: So it is when several pieces lie there: at <apart> it would share <edges>
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 190 lies at 2,0, turned 1
    And map piece 160 lies at -1,0, turned 1
    And it is Alice's turn to lay map piece 161
    When Alice tries to lay map piece 161 at <apart>
    Then it is refused and nothing has changed
    When Alice lays map piece 161 at -1,2, turned 0
    Then map piece 161 lies at -1,2, turned 0

    Examples:
      | apart          | edges     |
      | 0,2, turned 1  | two edges |
      | 2,2, turned 1  | one edge  |

  @LA-SU.tile-e
  Scenario: More than three edges are welcome
    Given 3 players at the table in phase 2
    And map piece 150 lies at 0,0, turned 0
    And map piece 160 lies at 1,1, turned 1
    And it is Bob's turn to lay map piece 170
    When Bob tries to lay map piece 170 at -2,2, turned 4
    Then it is refused and nothing has changed
    When Bob lays map piece 170 at -2,2, turned 5
    Then map piece 170 lies at -2,2, turned 5

  @LA-SU.tile-e @reading:LA-Q06=a
  Scenario Outline: The three edges may be of several pieces
    Given 3 players at the table in phase 2
    And map piece 150 lies at 0,0, turned 0
    And map piece 160 lies at 1,1, turned 1
    And it is Bob's turn to lay map piece 170
    When Bob tries to lay map piece 170 at 0,-1, turned 2
    Then it is refused and nothing has changed
    When Bob lays map piece 170 at <between>
    Then map piece 170 lies at <between>

    Examples:
      | between        |
      | 2,-1, turned 0 |
      | 2,0, turned 4  |
      | -1,3, turned 3 |

  @LA-SU.tile-e @reading:LA-Q06=b
  Scenario Outline: Three edges with one and the same piece
    Given 3 players at the table in phase 2
    And map piece 150 lies at 0,0, turned 0
    And map piece 160 lies at 1,1, turned 1
    And it is Bob's turn to lay map piece 170
    When Bob tries to lay map piece 170 at <between>
    Then it is refused and nothing has changed
    When Bob lays map piece 170 at 0,-1, turned 5
    Then map piece 170 lies at 0,-1, turned 5

    Examples:
      | between        |
      | 2,-1, turned 0 |
      | 2,0, turned 4  |
      | -1,3, turned 3 |

  @LA-SU.tile-f
  Scenario Outline: Nothing is laid beside a black border
    # The first hex of 230 is black.
    Given 3 players at the table in phase 2
    And map piece 230 lies at 0,0, turned 0
    And it is Bob's turn to lay map piece 160
    When Bob tries to lay map piece 160 at <border>
    Then it is refused and nothing has changed
    When Bob lays map piece 160 at <free>
    Then map piece 160 lies at <free>

    Examples:
      | border         | free          |
      | -1,0, turned 1 | 1,1, turned 1 |
      | -1,1, turned 3 | 1,1, turned 5 |
      | -2,2, turned 5 | 0,2, turned 5 |

  @LA-SU.tile-f @reading:LA-Q07=a
  Scenario Outline: No black border is laid beside another piece
    # The first hex of 230 is black.
    Given 3 players at the table in phase 2
    And map piece 150 lies at 0,0, turned 0
    And it is Bob's turn to lay map piece 230
    When Bob tries to lay map piece 230 at <beside>
    Then it is refused and nothing has changed
    When Bob lays map piece 230 at <away>
    Then map piece 230 lies at <away>

    Examples:
      | beside         | away           |
      | -1,0, turned 1 | -2,1, turned 5 |
      | 1,1, turned 5  | 1,2, turned 3  |
      | 2,0, turned 1  | 2,1, turned 3  |

  @LA-SU.tile-f @reading:LA-Q07=b
  Scenario Outline: A black border may be laid beside a piece that is there
    Given 3 players at the table in phase 2
    And map piece 150 lies at 0,0, turned 0
    And it is Bob's turn to lay map piece 230
    When Bob lays map piece 230 at <beside>
    Then map piece 230 lies at <beside>
    And 2 map pieces lie on the map

    Examples:
      | beside         |
      | -1,0, turned 1 |
      | 1,1, turned 5  |
      | 1,2, turned 3  |

  @LA-SU.tile-f @reading:LA-Q07=b
  Scenario: But nothing is laid beside one that is there
    Given 3 players at the table in phase 2
    And map piece 150 lies at 0,0, turned 0
    And map piece 230 lies at 1,1, turned 5
    And it is Bob's turn to lay map piece 160
    When Bob tries to lay map piece 160 at 0,2, turned 0
    Then it is refused and nothing has changed
    When Bob lays map piece 160 at -1,0, turned 1
    Then map piece 160 lies at -1,0, turned 1

  @LA-SU.tile-h
  Scenario Outline: A piece never lies on another one
    Given 3 players at the table in phase 2
    And map piece 150 lies at 0,0, turned 0
    And map piece 160 lies at 1,1, turned 1
    And it is Bob's turn to lay map piece 170
    When Bob tries to lay map piece 170 at <on>
    Then it is refused and nothing has changed
    When Bob lays map piece 170 at -2,1, turned 5
    Then map piece 170 lies at -2,1, turned 5

    Examples:
      | on             |
      | 0,0, turned 0  |
      | 1,1, turned 5  |
      | -1,0, turned 0 |
      | 0,3, turned 3  |
