Feature: Cities full of the stations of others
  A city all of whose spaces have stations of other companies lets no train through; a route may end there. One free
  space is enough, or a station of the company's own. The home stations of companies that nobody has started count
  like any. A terminal fills no space.

  Background: the Louisville & Nashville, L&N, comes to Tallahassee, B15, the home of the Plant System, TPS
    Given 4 players at the table in phase 4
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #9 lies on each of B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And the L&N owns a 4-train

  @18FL-7.4-w
  Scenario: A city full of the tokens of others ends the route
    Given the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $60

  @18FL-7.4-w
  Scenario: A home station fills its space before anybody has started its company
    Given it is the L&N's turn to run its trains
    When the L&N tries to run
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $60

  @18FL-7.4-w
  Scenario: A company runs through a city that its own station fills
    Given the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And the TPS owns a 4-train
    And it is the TPS's turn to run its trains
    When the TPS runs
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then the TPS has earned $100

  @18FL-7.4-w
  Scenario: One free space is enough to let trains of others through
    Given #15 lies on B15, joining SW, W, E and SE
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then the L&N has earned $110

  @18FL-7.4-w
  Scenario: A city of two spaces is closed by two stations of others
    Given #15 lies on B15, joining SW, W, E and SE
    And the SR is in operation at a par of $90
    And Bob is president of the SR with 60%
    And the SR has a token in B15
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $70

  @18FL-7.4-w
  Scenario: A station of its own opens a city to a company
    Given #15 lies on B15, joining SW, W, E and SE
    And the L&N has a token in B15
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then the L&N has earned $110

  @18FL-7.4-w @18FL-3.3-ad
  Scenario: The terminal of another company fills no space
    Given #15 lies on B15, joining SW, W, E and SE
    And the SR is in operation at a par of $90
    And Bob is president of the SR with 60%
    And the SR has a terminal in B15
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then the L&N has earned $110

  @18FL-7.4-w @18FL-3.3-ae @reading:18FL-Q64=a
  Scenario: Its own terminal lets a company pass a city full of others
    Given the L&N has a terminal in B15
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then the L&N has earned $100

  @18FL-7.4-w @18FL-3.3-ae @reading:18FL-Q64=b
  Scenario: Its own terminal does not let a company pass a city full of others, where it only fills no space
    Given the L&N has a terminal in B15
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $60
