Feature: Single blanks
  When the map is finished, single blank hexes may be added around the homes of minors, to give a minor that came up late
  room to grow. Nobody has to. Not one of them comes beside a black border hex.

  Background:
    # The Agricultural has its home at 1,0, the Resourceful at 7,0.
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 170 lies at 1,2, turned 0
    And map piece 160 lies at 3,0, turned 0
    And map piece 04 lies at 6,0, turned 0

  @LA-SU.blank-b @LA-SU.blank-c @LA-SU.blank-d
  Scenario Outline: Around a home
    Given it is Bob's turn to lay a single blank
    When Bob tries to lay a single blank on <elsewhere>
    Then it is refused and nothing has changed
    When Bob lays a single blank on 1,1
    Then single blanks lie on 1,1 only

    Examples:
      | elsewhere |
      | 1,0       |
      | 0,1       |
      | 2,3       |
      | 4,-1      |

  @LA-SU.blank-c @LA-SU.blank-d
  Scenario: Around the home of a minor whose piece came last, and around another home as well
    # 04, with the home of the Resourceful, was the last piece.
    Given it is Bob's turn to lay a single blank
    When Bob tries to lay a single blank on 4,-1
    Then it is refused and nothing has changed
    When Bob lays a single blank on 8,-1
    And Carol lays a single blank on 1,1
    Then single blanks lie on 1,1 and 8,-1 only

  @LA-SU.blank-b
  Scenario: Nobody has to lay one
    Given it is Bob's turn to lay a single blank
    When everybody passes
    Then no single blank lies on the map
    And it is stock round 1

  @LA-SU.blank-d @reading:LA-Q12=a
  Scenario: Beside the home itself, by one edge
    # -1,1 is beside the piece of the Agricultural, not beside its home; 2,-1 is beside the home by one edge.
    Given it is Bob's turn to lay a single blank
    When Bob tries to lay a single blank on -1,1
    Then it is refused and nothing has changed
    When Bob lays a single blank on 2,-1
    Then single blanks lie on 2,-1 only

  @LA-SU.blank-d @reading:LA-Q12=b
  Scenario: Beside any hex of the piece that has the home
    # 2,3 is beside 170, which has no home.
    Given it is Bob's turn to lay a single blank
    When Bob tries to lay a single blank on 2,3
    Then it is refused and nothing has changed
    When Bob lays a single blank on -1,1
    Then single blanks lie on -1,1 only

  @LA-SU.blank-d @reading:LA-Q12=c
  Scenario: Beside the home, by three edges with what lies there
    # 2,0 shares an edge with 1,0 and one with 3,0, and with 1,1 when a blank lies there.
    Given it is Bob's turn to lay a single blank
    When Bob tries to lay a single blank on 2,-1
    Then it is refused and nothing has changed
    When Bob tries to lay a single blank on 2,0
    Then it is refused and nothing has changed
    When Bob lays a single blank on 1,1
    Then single blanks lie on 1,1 only

  @LA-SU.blank-d @reading:LA-Q12=c
  Scenario: A blank counts for the three edges of another one
    Given a single blank lies on 1,1
    And it is Bob's turn to lay a single blank
    When Bob lays a single blank on 2,0
    Then single blanks lie on 1,1 and 2,0 only

  @LA-SU.blank-e
  Scenario Outline: Not beside a black border
    # The first hex of 230 is black. Both hexes beside it are beside the home of the Agricultural, too.
    Given map piece 230 lies at 2,-2, turned 5
    And it is Bob's turn to lay a single blank
    When Bob tries to lay a single blank on <border>
    Then it is refused and nothing has changed
    When Bob lays a single blank on 1,1
    Then single blanks lie on 1,1 only

    Examples:
      | border |
      | 1,-1   |
      | 2,-1   |

  @LA-SU.blank-a @reading:LA-Q11=a
  Scenario: There are six
    Given single blanks lie on 7,-1, 8,-1, 8,0, 7,1 and 1,-1
    And it is Bob's turn to lay a single blank
    When Bob lays a single blank on 1,1
    Then it is stock round 1

  @LA-SU.blank-a @reading:LA-Q11=a
  Scenario: After the fifth there is another one
    Given single blanks lie on 7,-1, 8,-1, 8,0 and 7,1
    And it is Bob's turn to lay a single blank
    When Bob lays a single blank on 1,1
    Then it is Carol's turn to lay a single blank
    When Carol lays a single blank on 1,-1
    Then it is stock round 1

  @LA-SU.blank-a @reading:LA-Q11=b
  Scenario: There are more than six
    Given single blanks lie on 7,-1, 8,-1, 8,0, 7,1 and 1,-1
    And it is Bob's turn to lay a single blank
    When Bob lays a single blank on 1,1
    Then single blanks lie on 7,-1, 8,-1, 8,0, 7,1, 1,-1 and 1,1 only
    And it is no longer stock round 1

  @LA-SU.blank-a @reading:LA-Q11=b @reading:LA-Q12=a
  Scenario: There are twelve
    # The Suburban has its home at -4,-1: with it there is room for twelve.
    Given map piece 06 lies at -4,-2, turned 0
    And single blanks lie on 7,-1, 8,-1, 8,0, 7,1, 1,1, 1,-1, 2,-1, 2,0, -4,0 and -5,0
    And it is Bob's turn to lay a single blank
    When Bob lays a single blank on -5,-1
    Then it is Carol's turn to lay a single blank
    When Carol lays a single blank on -3,-1
    Then it is stock round 1

  @LA-SU.blank-b @reading:LA-Q103=a
  Scenario: The players lay one each in turn, going on from the last piece
    Given map piece 190 lies at 3,-3, turned 0
    And the stack of the map is 150
    And it is Alice's turn to lay map piece 150
    When Alice lays map piece 150 at 5,-3, turned 1
    Then it is Bob's turn to lay a single blank
    When Bob lays a single blank on 1,1
    Then it is Carol's turn to lay a single blank

  @LA-SU.blank-b @reading:LA-Q103=a
  Scenario: Until all have passed one after the other
    Given Alice has passed
    And it is Bob's turn to lay a single blank
    When Bob lays a single blank on 1,1
    And Carol passes
    And Alice passes
    Then it is Bob's turn to lay a single blank
    When Bob passes
    Then it is stock round 1

  @LA-SU.blank-b @reading:LA-Q103=b
  Scenario: Whoever laid the last piece lays as many as he likes
    Given map piece 190 lies at 3,-3, turned 0
    And the stack of the map is 150
    And it is Alice's turn to lay map piece 150
    When Alice lays map piece 150 at 5,-3, turned 1
    Then it is Alice's turn to lay a single blank
    When Alice lays a single blank on 1,1
    Then it is Alice's turn to lay a single blank
    When Alice lays a single blank on 2,0
    And Alice passes
    Then it is stock round 1
    And single blanks lie on 1,1 and 2,0 only
