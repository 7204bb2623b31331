Feature: Hotels and the port on a route
  A hotel makes its town worth more to the company whose hotel it is: $10, from phase 5 on $20. The port marker makes
  its city worth $20 more to the company that has it. Both belong to the value of the route; neither uses up a number.

  Background: the Louisville & Nashville, L&N, has track from New Orleans, B1, to Tallahassee, B15
    Given 4 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E

  @18FL-7.4-h @18FL-7.4-z @18FL-7.3.2-b
  Scenario Outline: A hotel <where> brings its company $10 more
    Given Alice is president of the L&N with 60%
    And the L&N has a hotel in <town>
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 2-train | B1 B3 B5 B7 B9 B11 B13 |
    Then the L&N has earned $90

    Examples:
      | where                   | town |
      | on the way              | B7   |
      | at the end of the route | B13  |

  @18FL-7.4-h @18FL-7.4-z @18FL-7.3.2-b
  Scenario: Two hotels on the route bring $10 each
    Given Alice is president of the L&N with 60%
    And the L&N has hotels in B7 and B13
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 2-train | B1 B3 B5 B7 B9 B11 B13 |
    Then the L&N has earned $100

  @18FL-7.3.2-b @18FL-7.4-z
  Scenario: The hotel of another company brings nothing
    Given Alice is president of the L&N with 60%
    And the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And the TPS has a hotel in B7
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 2-train | B1 B3 B5 B7 B9 B11 B13 |
    Then the L&N has earned $80

  @18FL-7.3.2-b @18FL-7.4-z
  Scenario: A hotel raises its town, not the cities of the route
    Given Alice is president of the L&N with 60%
    And the L&N has a hotel in B7
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $110

  @18FL-7.3.2-b @18FL-7.4-z
  Scenario: A hotel brings nothing to a route that does not come to its town
    Given Alice is president of the L&N with 60%
    And #4 lies on B19, joining W and E
    And the L&N has a hotel in B19
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $100

  @18FL-7.4-h @18FL-7.3.2-h @18FL-7.3.2-i @18FL-8.3-h
  Scenario Outline: In <phase> the hotel in Pensacola is worth $<hotel>
    Given it is <phase>
    And Alice is president of the L&N with 60%
    And the L&N has a hotel in B7
    And the L&N owns a <train>
    And it is the L&N's turn to run its trains
    When the L&N runs
      | <train> | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned <revenue>

    Examples:
      | phase   | train   | hotel | revenue | clause                  |
      | phase 3 | 3-train | 10    | $110    | 18FL-7.3.2-h            |
      | phase 4 | 4-train | 10    | $110    | 18FL-7.3.2-h            |
      | phase 5 | 5-train | 20    | $150    | 18FL-7.3.2-i 18FL-8.3-h |
      | phase 6 | 6-train | 20    | $150    | 18FL-7.3.2-i 18FL-8.3-h |

  @18FL-7.4-z @18FL-3.3-u
  Scenario Outline: The port marker in Mobile is worth $20 to the company that has it: <phase>
    Given it is <phase>
    And Alice is president of the L&N with 60%
    And the Steamship Company has closed
    And the port marker lies on B5
    And the L&N has the port marker
    And the L&N owns a <train>
    And it is the L&N's turn to run its trains
    When the L&N runs
      | <train> | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $120

    Examples:
      | phase   | train   |
      | phase 3 | 3-train |
      | phase 4 | 4-train |

  @18FL-7.4-z @18FL-3.3-u
  Scenario: To another company the city with the port marker is worth no more
    Given Alice is president of the L&N with 60%
    And the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And the Steamship Company has closed
    And the port marker lies on B5
    And the TPS has the port marker
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $100

  @18FL-7.4-z
  Scenario: Hotels and the port marker add up on one route
    Given Alice is president of the L&N with 60%
    And the Steamship Company has closed
    And the port marker lies on B5
    And the L&N has the port marker
    And the L&N has hotels in B7 and B13
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $140
