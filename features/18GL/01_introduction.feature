Feature: No destinations
  Companies of this game have no destination: what a company gets for going public it gets at once, and joining its home with
  any other place brings nothing but what its trains earn there.

  @18GL-1-b @reconstruction
  Scenario: Track to the home of another company brings no money
    Given 3 players at the table in phase 2H
    And the NYC is in operation, opened at $90
    And the Nickel Plate has floated, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And Bob is president of the NYC with 60%
    And the Nickel Plate has $500 in its treasury
    And it is the Nickel Plate's turn to lay track
    When the Nickel Plate lays #58 on M15, joining NW and NE
    Then the Nickel Plate has $500 in its treasury
    And no other player or company has gained or lost money
    And #58 lies on M15, joining NW and NE

  @18GL-1-b
  Scenario: A company is paid its whole capital as soon as it is public
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $100
    And Carol is president of the IC with 40%
    And it is Carol's turn to trade
    When Carol buys 10% of the IC from the IPO
    Then the IC has $500 in its treasury
