Feature: Chicago and Detroit on a route
  Both have track from the start and are worth what is printed there: Detroit $40, each of Chicago's four cities $10.
  On a tile, each city of Chicago is worth what the tile says, and has track to the connections in the west.

  Background: the Illinois Central, whose home is not joined to anything
    Given 5 players at the table in phase I
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%

  @1846-6.3-h @1846-6.3-i
  Scenario: Detroit is worth $40 before a tile lies there
    Given #6 lies on B16, joining SW and E
    And the IC has a token in C15
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | C15 B16 |
    Then the IC has earned $60

  @1846-6.3-h @1846-6.3-i
  Scenario Outline: Chicago's city in the <side> is worth <value> on <tile>, here with the connections for <west>
    Given it is phase <phase>
    And <tile> lies on D6, turned 0
    And the IC has a token in D6 (<side>)
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    When the IC runs
      | <train> | D6 (<side>) C5 |
    Then the IC has earned <revenue>

    Examples:
      | side | tile | value | phase | train   | west | revenue |
      | SW   | #298 | $40   | II    | 4-train | $20  | $60     |
      | NE   | #298 | $40   | II    | 4-train | $20  | $60     |
      | E    | #298 | $40   | II    | 4-train | $20  | $60     |
      | SE   | #298 | $40   | II    | 4-train | $20  | $60     |
      | SW   | #299 | $70   | III   | 5-train | $40  | $110    |
      | NE   | #299 | $70   | III   | 5-train | $40  | $110    |
      | E    | #299 | $70   | III   | 5-train | $40  | $110    |
      | SE   | #299 | $70   | III   | 5-train | $40  | $110    |
      | SW   | #300 | $90   | IV    | 6-train | $40  | $130    |
      | NE   | #300 | $90   | IV    | 6-train | $40  | $130    |
      | E    | #300 | $90   | IV    | 6-train | $40  | $130    |
      | SE   | #300 | $90   | IV    | 6-train | $40  | $130    |
