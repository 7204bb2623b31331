Feature: How many tiles there are
  Tiles are limited; these are in the box.

  @LA-OR.lay-f
  Scenario Outline: When the game begins <number> of <tile> are there
    Given a new game of 3 players
    And the pieces of the map are mixed, 160 first
    When Alice lays map piece 160 at 0,0, turned 0
    Then map piece 160 lies at 0,0, turned 0
    And <number> of <tile> are left

    Examples:
      | tile | number |
      | #5   | five   |
      | #6   | seven  |
      | #57  | seven  |
      | #7   | six    |
      | #8   | 14     |
      | #9   | 13     |
      | #291 | one    |
      | #292 | one    |
      | #293 | one    |
      | #14  | four   |
      | #15  | five   |
      | #619 | four   |
      | #16  | one    |
      | #17  | one    |
      | #19  | one    |
      | #20  | one    |
      | #21  | one    |
      | #22  | one    |
      | #23  | four   |
      | #24  | four   |
      | #25  | two    |
      | #26  | one    |
      | #27  | one    |
      | #28  | one    |
      | #29  | one    |
      | #30  | one    |
      | #31  | one    |
      | #624 | one    |
      | #294 | two    |
      | #295 | two    |
      | #296 | one    |
      | #LA1 | one    |
      | #LA2 | one    |
      | #39  | one    |
      | #40  | one    |
      | #41  | two    |
      | #42  | two    |
      | #43  | two    |
      | #44  | one    |
      | #45  | two    |
      | #46  | two    |
      | #47  | two    |
      | #70  | one    |
      | #125 | six    |
      | #297 | two    |
      | #LA3 | one    |
      | #LA4 | one    |
      | #LA5 | one    |
      | #51  | three  |
      | #LA6 | one    |
      | #LA7 | one    |
      | #721 | two    |
      | #722 | two    |
      | #723 | one    |
