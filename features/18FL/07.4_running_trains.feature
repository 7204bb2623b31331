Feature: Running trains
  A company runs its trains, each over a route of its own. A route is one unbroken line of track with a station of the
  company in one of its cities, wherever that lies on it, and at least one more place. Hotels are no stations. What
  the routes bring together is the company's revenue.

  Background: the Louisville & Nashville, L&N, at home in Mobile, B5
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%

  # --------------------------------------------------------------------------------------------- which trains run

  @18FL-7.4-a
  Scenario: A company runs its own trains
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And the TPS owns a 3-train
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B1 B3 B5 B7 B9 B11 B13 |
    Then the L&N has earned $80
    And it is the L&N's turn to distribute $80

  @18FL-7.4-a
  Scenario: A company without a train earns nothing
    Given #9 lies on B3, joining W and E
    And the L&N owns no trains
    And the L&N has $500 in its treasury
    And it is the L&N's turn to place a token
    When the L&N places no token
    Then the L&N has earned $0
    And it is the L&N's turn to buy trains
    And no other player or company has gained or lost money
    When the L&N buys a 3-train from the bank for $200
    Then the L&N owns a 3-train
    And the L&N has $300 in its treasury

  @18FL-7.4-a @18FL-7.4-d
  Scenario: Each train runs once, over one route
    Given #9 lies on B3, joining W and E
    And #4 lies on B7, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 2-train | B1 B3 B5 |
      | 2-train | B5 B7    |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B1 B3 B5 B7 |
    Then the L&N has earned $70

  @18FL-7.4-a
  Scenario: A train runs again in the next operating round
    Given #9 lies on B3, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains in operating round 2.1 of 2
    When the L&N runs
      | 2-train | B1 B3 B5 |
    And the L&N keeps its revenue
    And the L&N ends its turn
    Then it is operating round 2.2
    When the L&N runs
      | 2-train | B1 B3 B5 |
    Then the L&N has earned $60

  # ------------------------------------------------------------------------------------------------- what a route is

  @18FL-7.4-d
  Scenario: A route needs track all the way
    Given #9 lies on each of B3 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 3-train | B1 B3 B5 B7 |
    Then the L&N has earned $70

  @18FL-7.4-d
  Scenario: Track that does not meet at the side of a hex is no way
    Given #9 lies on each of B3 and B11, joining W and E
    And #8 lies on B9, joining W and NE
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 3-train | B1 B3 B5 B7 |
    Then the L&N has earned $70

  @18FL-7.4-e
  Scenario: A route needs a station of the company, even if another were worth more
    Given #4 lies on B7, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 2-train | A22 B23 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B5 B7 |
    Then the L&N has earned $30

  @18FL-7.4-e @18FL-7.3.2-g @18FL-7.3.2-f
  Scenario: A route needs a station of the company; a hotel does not replace it
    Given #4 lies on each of B7 and B19, joining W and E
    And #9 lies on B21, joining W and E
    And the L&N has a hotel in B19
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 2-train | B19 B21 B23 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B5 B7 |
    Then the L&N has earned $30

  @18FL-7.4-e @18FL-7.3.2-g
  Scenario: A hotel on a route with a station counts
    Given #4 lies on B7, joining W and E
    And the L&N has a hotel in B7
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 2-train | B5 B7 |
    Then the L&N has earned $40

  @18FL-7.4-e
  Scenario Outline: The company's station may lie <where> of the route
    Given #9 lies on each of <plain>, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 3-train | <route> |
    Then the L&N has earned <revenue>

    Examples:
      | where            | plain          | route                      | revenue |
      | between the ends | B3 and B11     | B1 B3 B5 B7                | $70     |
      | at one end       | B9 and B11     | B5 B7 B9 B11 B13 B15       | $60     |
      | on the way       | B3, B9 and B11 | B1 B3 B5 B7 B9 B11 B13 B15 | $100    |

  @18FL-7.4-e @18FL-3.3-ae
  Scenario: A terminal is a station, too, beside a city full of others
    Given #4 lies on B7, joining W and E
    And the L&N has a terminal in B23 (NW)
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 2-train | A22 B23 |
    Then the L&N has earned $60

  @18FL-7.4-f
  Scenario: A company that can reach nothing but its own city earns nothing
    Given #9 lies on each of B9 and B11, joining W and E
    And #4 lies on B13, joining W and E
    And the L&N owns a 3-train
    And the L&N has $500 in its treasury
    And it is the L&N's turn to place a token
    When the L&N places no token
    And the L&N runs no train
    Then the L&N has earned $0
    And the L&N stands at $90
    And it is the L&N's turn to buy trains
    And no other player or company has gained or lost money

  @18FL-7.4-f @18FL-7.4-d
  Scenario: Its own city alone is no route
    Given the ACL is in operation at a par of $90
    And Bob is president of the ACL with 60%
    And #8 lies on F21, joining SW and E
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the ACL owns a 2-train
    And it is the ACL's turn to run its trains
    When the ACL tries to run
      | 2-train | G20 F21 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 H21 I22 |
    Then the ACL has earned $40

  @18FL-7.4-f
  Scenario: The second place of a route may be an off-board city
    Given #9 lies on B3, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 2-train | B1 B3 B5 |
    Then the L&N has earned $60

  @18FL-7.4-f
  Scenario: The second place of a route may be a town
    Given #4 lies on B7, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 2-train | B5 B7 |
    Then the L&N has earned $30

  @18FL-7.4-f
  Scenario Outline: The second place of a route may be another city, <whose>
    Given #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And the ACL is in operation at a par of $90
    And Bob is president of the ACL with 60%
    And the ACL has tokens in <stations>
    And the ACL owns a 2-train
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $50

    Examples:
      | whose                         | stations    |
      | with a station of the company | G20 and F23 |
      | without                       | G20         |

  # ---------------------------------------------------------------------------------------------------- its value

  @18FL-7.4-z
  Scenario: A route is worth its towns, cities and off-board cities together
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    Then the best run of the L&N is worth $100
    When the L&N runs
      | 3-train | B1 B3 B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $100
