Feature: The west, played from the deal
  The PLE runs from Pittsburgh by way of Charleroi and Connellsville. Pittsburgh and West Virginia Coal are places of two
  hexes each; red areas are worth more from phase to phase.

  @18CH-21-n @18CH-21-m @18CH-21-a
  Scenario Outline: In phase 2 Pittsburgh is worth $40, and a town of <tile> $10
    Given the game has been played up to the west
    When the PLE lays <tile> on B4, turned <turn>
    And the PLE runs
      | 2-train | A3 B4 (NW) |
    Then the PLE has earned $50

    Examples:
      | tile | turn |
      | #1   | 2    |
      | #2   | 2    |
      | #55  | 2    |
      | #55  | 5    |
      | #56  | 2    |
      | #69  | 0    |
      | #69  | 2    |

  @18CH-15-l
  Scenario: Charleroi & Connellsville cost nothing
    Given the game has been played up to the west
    When the PLE lays #55 on B4, turned 5
    Then the PLE has $710 in its treasury

  @18CH-20-e @18CH-15-l
  Scenario: The second token of the PLE costs $40, and Green Spring nothing
    Given the game has been played up to the west
    When the PLE lays #55 on B4, turned 5
    And the PLE runs
      | 2-train | A3 B4 (NW) |
    And the PLE keeps its revenue
    And the PLE ends its turn
    And everybody passes
    Then the PLE has $760 in its treasury
    When the PLE lays #57 on C5, turned 2
    Then the PLE has $760 in its treasury
    When the PLE places a token in C5
    Then the PLE has $720 in its treasury
    And the PLE has 1 token left

  @18CH-21-o @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: In phase 3 Pittsburgh is worth $50 and Ohio $60
    Given the game has been played up to the way to ohio
    When the PLE runs
      | 3-train | A3 B4 (NW) C5 |
      | 2-train | C5 B6 A7      |
    Then the PLE has earned $180

  @18CH-21-o @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: In phase 3 the other hex of Pittsburgh is worth $50, too
    Given the game has been played up to the way to ohio
    When the PLE runs
      | 3-train | A3 B4 (NW) C5 |
      | 2-train | C5 B6 A7      |
    And the PLE keeps its revenue
    And the PLE ends its turn
    And everybody passes
    And the PLE lays #26 on B6, turned 4
    And the PLE runs
      | 3-train | C5 B6 B4 (S) B2 |
    Then the PLE has earned $90

  @18CH-15-l @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: On the way south C7, B8 and B10 cost nothing
    Given the game has been played up to the way to ohio
    When the PLE runs
      | 3-train | A3 B4 (NW) C5 |
    And the PLE pays out its revenue
    And the PLE ends its turn
    And everybody passes
    Then the PLE has $870 in its treasury
    When the PLE lays #8 on C7, turned 1
    Then the PLE has $870 in its treasury
    When the PLE runs
      | 3-train | A3 B4 (NW) C5 |
    And the PLE pays out its revenue
    And the PLE ends its turn
    And the PLE lays #8 on B8, turned 4
    Then the PLE has $870 in its treasury
    When the PLE runs
      | 3-train | A3 B4 (NW) C5 |
    And the PLE pays out its revenue
    And the PLE ends its turn
    And everybody passes
    And the PLE lays #9 on B10, turned 0
    Then the PLE has $870 in its treasury

  @18CH-21-p @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: In phase 5 Pittsburgh is worth $60 and Ohio $80
    Given the game has been played up to the late west
    When the PLE runs
      | 4-train | A3 B4 (NW) C5 |
      | 5-train | C5 B6 A7      |
    Then the PLE has earned $210

  @18CH-21-p @18CH-15-l @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: In phase 5 the coal of West Virginia is worth $60, in its northern hex
    Given the game has been played up to the late west
    When the PLE lays #8 on B12, turned 1
    Then the PLE has $1,340 in its treasury
    When the PLE runs
      | 5-train | C5 C7 B8 B10 B12 A13 |
    Then the PLE has earned $90

  @18CH-14-b @18CH-14-h @18CH-16-a @reading:18CH-Q41=a @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: The two hexes of Pittsburgh are one place for a route
    Given the game has been played up to the late west
    When the PLE tries to run
      | 5-train | A3 B4 (NW) C5 B6 B4 (S) B2 |
    Then it is refused and nothing has changed
    When the PLE runs
      | 5-train | C5 B6 B4 (S) B2 |
    Then the PLE has earned $100
