Feature: What is printed on the homes of minors
  Some homes have track from the start, and pay what is printed there.

  Background:
    Given 3 players at the table in phase 2 of the long game

  @LA-OR.run-i
  Scenario Outline: The printed city in the home of <minor> pays $<revenue>
    Given the <minor> is in operation, opened at $70
    And Alice is president of the <minor> with 60%
    And the <minor> owns a 2-train
    And it is the <minor>'s turn to run its trains
    When the <minor> runs
      | 2-train | <home> |
    Then the <minor> has earned $<revenue>

    Examples:
      | minor    | home | revenue |
      | Bridging | -3,2 | 30      |
      | Spacious | 3,-3 | 20      |

  @LA-OR.run-i @reading:LA-Q93=a
  Scenario: The half of the port in which Northern Port begins pays $30, where no tile lies yet
    Given the Northern Port is in operation, opened at $70
    And Alice is president of the Northern Port with 60%
    And the Northern Port owns a 2-train
    And it is the Northern Port's turn to run its trains
    When the Northern Port runs
      | 2-train | -4,-2 (SE) |
    Then the Northern Port has earned $30

  @LA-OR.hub-b
  Scenario: The home of Spacious has a second space
    Given the Spacious is in operation, opened at $90
    And Bob is president of the Spacious with 60%
    And the Spacious owns a 2-train
    And the Expansive is in operation, opened at $70
    And Alice is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $100 in its treasury
    And #57 lies on 1,-2, joining NW and SE
    And #8 lies on 2,-2, joining NW and NE
    And it is the Expansive's turn to place a token
    When the Expansive places a token in 3,-3
    Then the Expansive has tokens in 1,-2 and 3,-3 only
    And the Expansive has paid $40
