Feature: Single blanks, in a game
  The same, on tables that were reached by playing.

  @LA-SU.blank-b @LA-SU.blank-c @LA-SU.blank-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q103=a @reading:LA-Q12=a
  Scenario Outline: A blank lies beside the home of a minor
    # The Resourceful has its home at 1,3, the Eastern Mining at -2,-2. 07, with that of the Northern Port, came late.
    Given the game has been played up to the finished map
    When Alice tries to lay a single blank on <elsewhere>
    Then it is refused and nothing has changed
    When Alice lays a single blank on <beside a home>
    Then single blanks lie on <beside a home> only
    And it is Bob's turn to lay a single blank

    Examples:
      | elsewhere | beside a home |
      | 1,3       | 1,4           |
      | 0,-6      | -2,-3         |
      | 7,7       | 1,4           |

  @LA-SU.blank-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q103=a
  Scenario: No blank lies beside a black border
    # 5,-4 is beside the home of the Northern Port and beside the border at 5,-5.
    Given the game has been played up to the finished map
    When Alice tries to lay a single blank on 5,-4
    Then it is refused and nothing has changed
    When Alice lays a single blank on -2,-3
    Then single blanks lie on -2,-3 only

  @LA-SU.blank-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q103=a @reading:LA-Q12=a
  Scenario: Blanks are laid until all have passed one after the other
    Given the game has been played up to the finished map
    When Alice passes
    And Bob lays a single blank on 1,4
    And Carol passes
    And Alice lays a single blank on -2,-3
    And Bob passes
    And Carol passes
    Then it is Alice's turn to lay a single blank
    When Alice passes
    Then it is stock round 1
    And single blanks lie on 1,4 and -2,-3 only

  @LA-SU.blank-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q103=a @reading:LA-Q12=a
  Scenario Outline: Nobody lays a single blank out of turn, not <who>
    Given the game has been played up to the finished map
    When <who> tries to lay a single blank on 1,4
    Then it is refused and nothing has changed
    When Alice lays a single blank on 1,4
    Then single blanks lie on 1,4 only

    Examples:
      | who   |
      | Bob   |
      | Carol |
