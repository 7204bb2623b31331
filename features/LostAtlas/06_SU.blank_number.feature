Feature: How many single blanks, in a game
  The six of the box, on a table that was reached by playing.

  @LA-SU.blank-a @reading:LA-Q08=a @reading:LA-Q103=a @reading:LA-Q11=a @reading:LA-Q12=a
  Scenario: Six blanks are laid, and then the first stock round begins
    Given the game has been played up to the homes at the rim
    When Bob lays a single blank on -7,3
    And Alice lays a single blank on -6,2
    And Bob lays a single blank on -6,6
    And Alice lays a single blank on -2,-10
    And Bob lays a single blank on -2,-7
    Then it is Alice's turn to lay a single blank
    When Alice lays a single blank on -2,-5
    Then it is stock round 1
    And single blanks lie on -7,3, -6,2, -6,6, -2,-10, -2,-7 and -2,-5 only

  @LA-SU.blank-b @LA-SU.blank-d @reading:LA-Q08=a @reading:LA-Q103=a @reading:LA-Q12=a
  Scenario: A player lays another one after the others
    Given the game has been played up to the homes at the rim
    When Bob lays a single blank on -7,3
    And Alice passes
    And Bob tries to lay a single blank on -7,3
    Then it is refused and nothing has changed
    When Bob lays a single blank on -6,6
    Then single blanks lie on -7,3 and -6,6 only
    And it is Alice's turn to lay a single blank
