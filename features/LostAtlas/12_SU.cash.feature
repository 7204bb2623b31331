Feature: Starting cash
  Each player receives the same sum, by the number of players.

  @LA-SU.cash-c
  Scenario Outline: By the number of players
    Given a new <mode> game of <players> players
    And the pieces of the map are mixed, 160 first
    When Alice lays map piece 160 at 0,0, turned 0
    Then 1 map piece lies on the map
    And Alice has <cash>
    And Bob has <cash>

    Examples:
      | mode  | players | cash |
      | short | 2       | $450 |
      | short | 3       | $300 |
      | short | 4       | $275 |
      | long  | 3       | $300 |
      | long  | 4       | $275 |
      | long  | 5       | $220 |
