Feature: The destination card
  One card is chosen. It says what every distant destination is worth, in the yellow, the green, the purple and the gray
  part of the game.

  @LA-SU.dest-a @LA-SU.dest-b
  Scenario Outline: One card lies beside the map
    Given a new game of 3 players
    And the pieces of the map are mixed, 160 first
    And destination card <card> has been chosen
    When Alice lays map piece 160 at 0,0, turned 0
    Then 1 map piece lies on the map
    And distant destinations are worth <worth>, by colour

    Examples:
      | card | worth                   |
      | 1    | $30, $40, $70 and $100  |
      | 2    | $20, $30, $50 and $80   |
      | 3    | $30, $60, $90 and $30   |
