Feature: The cities of corporations that were left out
  Of a corporation that has been left out of the game only the home city is taken, by a token of its own. The space in
  its second city is kept for nobody.

  # The removed Pennsylvania: its token stands in Homewood, and Fort Wayne is like any other city.
  @1846-6.2-aj @1846-6.24-a @1846-2-i @1846-6.2-ae
  Scenario: Without the Pennsylvania in the game, anybody may place a token in Fort Wayne
    Given 4 players at the table in phase II, without the PRR, Lake Shore Line and Meat Packing
    And the NYC is in operation, opened at $100
    And Alice is president of the NYC with 40%
    And the NYC has $500 in its treasury
    And #6 lies on D14, joining W and NE
    And #8 lies on D12, joining SW and E
    And #57 lies on E11, joining SW and NE
    And #8 lies on E19, joining NE and SE
    And the NYC has a token in D14
    And it is the NYC's turn to build
    When the NYC tries to place a token in F20
    Then it is refused and nothing has changed
    When the NYC places a token in E11
    Then the NYC has tokens in D20, D14 and E11 only
    And the NYC has paid $80
    And the PRR has a token in F20 only
