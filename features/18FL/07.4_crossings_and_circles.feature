Feature: Crossings, circles and several trains
  No train comes to a city or town twice, nor uses a piece of track twice. The middle of a green or brown tile where
  all its track meets is no piece of track: two trains may cross there. But one train comes to it once only, as to a
  town. The two cities of Jacksonville, B23, are not for one train. Trains of one company share no track in a round,
  though they may meet in places.

  Background: three players in phase 5
    Given 3 players at the table in phase 5
    And the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%

  # ------------------------------------------------------------------------------------------------ one train, twice

  @18FL-7.4-t
  Scenario: No train comes back to the city where it began
    Given #8 lies on C22, joining NE and SE
    And #3 lies on D23, joining NW and NE
    And #58 lies on C24, joining SW and NW
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C22 D23 C24 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C22 D23 C24 |
    Then the SAL has earned $50

  @18FL-7.4-t
  Scenario: Nor to a town where it has been
    Given #80 lies on C22, joining NE, E and SE
    And #3 lies on D23, joining NW and NE
    And #143 lies on C24, joining SW, W and NW
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C24 D23 C22 C24 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C24 D23 |
    Then the SAL has earned $50

  @18FL-7.4-r
  Scenario: No train goes out and back over the same track
    Given #80 lies on C22, joining NE, E and SE
    And #3 lies on D23, joining NW and NE
    And #3 lies on C24, joining SW and W
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C22 C24 D23 C22 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C22 C24 D23 |
    Then the SAL has earned $50

  @18FL-7.4-r @18FL-7.4-d
  Scenario: No train turns round in a town
    Given #58 lies on C24, joining SW and NW
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B23 C24 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B23 C24 |
    Then the SAL has earned $40

  @18FL-7.4-u
  Scenario Outline: One train goes through the middle of #<tile> once only
    Given #<tile> lies on C22, turned <turned>
    And <elsewhere>
    And #3 lies on D23, joining NW and NE
    And #3 lies on C24, joining SW and W
    And #15 lies on B15, joining SW, W, E and SE
    And #9 lies on B17, joining W and E
    And #4 lies on B19, joining W and E
    And #8 lies on B21, joining W and SE
    And the SAL has a token in B15
    And the SAL owns a 4-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 4-train | B15 B17 B19 B21 C22 C24 D23 C22 B23 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 4-train | B15 B17 B19 B21 C22 B23 |
    Then the SAL has earned $70

    Examples:
      | tile | turned | elsewhere                 |
      | 545  | 2      | the SAL has $0            |

  # --------------------------------------------------------------------------------------- two trains and a crossing

  @18FL-7.4-s @18FL-7.4-x
  Scenario: Two trains of a company may cross in the middle of a tile
    Given #545 lies on C22, turned 2
    And #3 lies on D23, joining NW and NE
    And #3 lies on C24, joining SW and W
    And #15 lies on B15, joining SW, W, E and SE
    And #9 lies on B17, joining W and E
    And #4 lies on B19, joining W and E
    And #8 lies on B21, joining W and SE
    And the SAL has a token in B15
    And the SAL owns two 4-trains
    And it is the SAL's turn to run its trains
    When the SAL runs
      | 4-train | B23 C22 D23 C24         |
      | 4-train | B15 B17 B19 B21 C22 C24 |
    Then the SAL has earned $110
