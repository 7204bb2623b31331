Feature: The best run
  All trains of a company run, in the way that brings most in all. A single one of them may earn less than it could.
  No lower run is allowed, nor a train that stays at home though it could add something.

  Background: the Louisville & Nashville, L&N, at home in Mobile, B5
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%

  @18FL-7.4-b
  Scenario Outline: A run that brings less than the best one is refused: $<less>, <what>
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 2-train | <route> |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B1 B3 B5 B7 B9 B11 B13 |
    Then the L&N has earned $80

    Examples:
      | what                        | route                | less |
      | only to Pensacola           | B5 B7                | 30   |
      | to Tallahassee              | B5 B7 B9 B11 B13 B15 | 60   |
      | from New Orleans to Mobile  | B1 B3 B5             | 60   |
      | the last town left out      | B1 B3 B5 B7          | 70   |

  @18FL-7.4-b
  Scenario: A company that has a route may not leave all its trains standing
    Given #9 lies on B3, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run no train
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B1 B3 B5 |
    Then the L&N has earned $60

  @18FL-7.4-b @18FL-7.4-ab
  Scenario: No train that could earn something stays at home
    Given #9 lies on B3, joining W and E
    And #4 lies on B7, joining W and E
    And the L&N owns two 2-trains
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 2-train | B1 B3 B5 B7 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B1 B3 B5 |
      | 2-train | B5 B7    |
    Then the L&N has earned $90

  @18FL-7.4-c @18FL-7.4-b
  Scenario Outline: Only the sum counts: the 3-train, which could earn $100 alone, earns $60 <where>
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 2-train and a 3-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | <short> |
      | 3-train | <long>  |
    Then the L&N has earned $120

    Examples:
      | where                      | short                | long                 |
      | from Mobile to Tallahassee | B1 B3 B5             | B5 B7 B9 B11 B13 B15 |
      | from New Orleans to Mobile | B5 B7 B9 B11 B13 B15 | B1 B3 B5             |

  @18FL-7.4-ab
  Scenario: The revenue is the sum of all trains, the best run among them
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 2-train and a 3-train
    And it is the L&N's turn to run its trains
    Then the best run of the L&N is worth $120
    When the L&N runs
      | 2-train | B1 B3 B5             |
      | 3-train | B5 B7 B9 B11 B13 B15 |
    Then it is the L&N's turn to distribute $120
    When the L&N keeps its revenue
    Then the L&N has received $120
    And the bank has paid $120
