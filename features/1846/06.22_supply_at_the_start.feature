Feature: The tiles in the box
  So many there are of each tile when the game begins; of the three plain yellow ones there are always more.

  @1846-6.22-a @1846-6.22-b
  Scenario: The supply at the beginning of the game
    Given a new game of 5 players
    When Erin keeps Michigan Southern
    Then Erin has kept Michigan Southern
    And #7 never runs out
    And #8 never runs out
    And #9 never runs out
    And the supply holds these tiles and no others
      | #5 3   | #6 4   | #7 any | #8 any | #9 any | #57 4  | #291 1 | #292 1 | #293 1 | #14 4  |
      | #15 5  | #16 2  | #17 1  | #18 1  | #19 2  | #20 2  | #21 1  | #22 1  | #23 4  | #24 4  |
      | #25 2  | #26 1  | #27 1  | #28 1  | #29 1  | #30 1  | #31 1  | #294 2 | #295 2 | #296 1 |
      | #298 1 | #619 3 | #39 1  | #40 1  | #41 2  | #42 2  | #43 2  | #44 1  | #45 2  | #46 2  |
      | #47 2  | #70 1  | #297 2 | #299 1 | #611 4 | #51 2  | #290 1 | #300 1 |        |        |
