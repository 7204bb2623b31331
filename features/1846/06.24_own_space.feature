Feature: Reserved cities: the company for which a space is kept
  A space that is kept for a corporation keeps others out, never the corporation itself, whoever else has a space kept
  in the same city.

  Background: the New York Central, at home in Erie, is not launched yet
    Given 5 players at the table in phase II
    And the ERIE is in operation, opened at $80
    And Bob is president of the ERIE with 40%
    And the ERIE has $200 in its treasury
    And the ERIE owns a 4-train
    And #7 lies on E19, joining NE and E

  @1846-6.24-a @1846-6.2-aj
  Scenario: The Erie uses its space in Erie, the home of the New York Central stays free
    Given it is the ERIE's turn to build
    When the ERIE places a token in D20
    Then the ERIE has tokens in E21 and D20 only
    And the ERIE has paid $40
