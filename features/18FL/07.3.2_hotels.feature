Feature: Hotels
  A token in a town is a hotel. From then on the town is worth $10 more to the company that built it, from phase 5 on
  $20 more, and to nobody else. A town has one hotel at most. A hotel stands in nobody's way and is no base: routes,
  track and tokens begin at stations.

  Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, with track to Punta Gorda, I22, and to the east coast
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And the ACL has $500 in its treasury
    And the FEC has $500 in its treasury
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And #8 lies on F21, joining SW and E
    And #443o lies on F23, joining W, NE and SE
    And #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and SE

  # ----------------------------------------------------------------------------------------------- where they may go

  @18FL-7.3.2-a @18FL-7.3-b @18FL-7.3.2-c
  Scenario Outline: A hotel is placed in the town of <town>
    Given it is the ACL's turn to place a token
    When the ACL places a hotel in <hex>
    Then the ACL has a hotel in <hex> only
    And the ACL has a token in G20 only
    And the ACL has 2 tokens left

    Examples:
      | town        | hex |
      | Punta Gorda | I22 |
      | Daytona     | D25 |

  @18FL-7.3.2-c
  Scenario Outline: A town with <whose> hotel takes no other
    Given the FEC has a token in F23
    And the <owner> has a hotel in D25
    And it is the ACL's turn to place a token
    When the ACL tries to place a hotel in D25
    Then it is refused and nothing has changed
    When the ACL places a hotel in I22
    Then the ACL has <hotels> only
    And the ACL has <left> left

    Examples:
      | whose               | owner | hotels                | left     |
      | another company's   | FEC   | a hotel in I22        | 2 tokens |
      | the company's own   | ACL   | hotels in D25 and I22 | 1 token  |

  @18FL-7.3.2-c
  Scenario Outline: A hotel needs a route to its town: not in <hex>, <why>
    Given #58 lies on I28, joining SW and NW
    And it is the ACL's turn to place a token
    When the ACL tries to place a hotel in <hex>
    Then it is refused and nothing has changed
    When the ACL places a hotel in D25
    Then the ACL has a hotel in D25 only

    Examples:
      | hex | why                        |
      | I28 | where no track leads       |
      | E26 | where there is no tile yet |

  @18FL-7.3.2-c
  Scenario: A route to the hex next to a town is not enough for a hotel
    Given #58 lies on E26, joining SW and NW
    And #4 lies on D23, joining W and E
    And it is the ACL's turn to place a token
    When the ACL tries to place a hotel in D23
    Then it is refused and nothing has changed
    When the ACL places a hotel in E26
    Then the ACL has a hotel in E26 only

  @18FL-7.3.2-c
  Scenario: There may be many hotels on one line, of several companies
    Given #58 lies on E26, joining SW and NW
    And the FEC has a token in F23
    And the FEC has a hotel in D25
    And it is the ACL's turn to place a token
    When the ACL places a hotel in E26
    Then the ACL has a hotel in E26 only
    And the FEC has a hotel in D25 only

  # ------------------------------------------------------------------------------------------------ whose it is

  @18FL-7.3.2-b
  Scenario Outline: Only the <builder> earns more by the hotel of the <builder> in Daytona: the <company> has <revenue>
    Given the FEC has a token in F23
    And the <builder> has a hotel in D25
    And the <company> owns a 2-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | builder | company | route                       | revenue |
      | ACL     | ACL     | I22 H21 G20 F21 F23 E24 D25 | $90     |
      | FEC     | ACL     | I22 H21 G20 F21 F23 E24 D25 | $80     |
      | FEC     | FEC     | G20 F21 F23 E24 D25         | $80     |
      | ACL     | FEC     | G20 F21 F23 E24 D25         | $70     |

  # Tampa $30, Orlando $30 and Punta Gorda $10; the hotel adds its $10 to the town, and nothing to the cities.
  @18FL-7.3.2-b @18FL-7.3.2-h
  Scenario: A hotel makes its town worth more, not the cities of the route
    Given the ACL has a hotel in I22
    And the ACL owns two 2-trains
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 2-train | I22 H21 G20         |
      | 2-train | G20 F21 F23 E24 D25 |
    Then the ACL has earned $120

  @18FL-7.3.2-b
  Scenario: A hotel stays where the town gets another tile
    Given the ACL has a hotel in I22
    And the ACL owns a 2-train
    And it is the ACL's turn to lay track
    When the ACL lays #141 on I22, joining NW, NE and SE
    And the ACL places no token
    Then the ACL has a hotel in I22 only
    When the ACL runs
      | 2-train | I22 H21 G20 F21 F23 E24 D25 |
    Then the ACL has earned $90

  @18FL-7.3.2-b
  Scenario: A hotel counts in every round
    Given the ACL has a hotel in I22
    And the ACL owns a 2-train
    And the FEC owns a 2-train
    And it is the ACL's turn to run its trains in operating round 2.1 of 2
    When the ACL runs
      | 2-train | I22 H21 G20 F21 F23 E24 D25 |
    Then the ACL has earned $90
    When the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC ends its turn
    And the ACL runs
      | 2-train | I22 H21 G20 F21 F23 E24 D25 |
    Then the ACL has earned $90
    And the ACL has a hotel in I22 only

  # ---------------------------------------------------------------------------------------------------- in nobody's way

  @18FL-7.3.2-e
  Scenario: Trains of other companies pass a town with a hotel
    Given #58 lies on E26, joining SW and NW
    And the ACL has a hotel in D25
    And the FEC has a token in F23
    And the FEC owns a 2-train
    And it is the FEC's turn to run its trains
    When the FEC runs
      | 2-train | G20 F21 F23 E24 D25 E26 |
    Then the FEC has earned $80

  @18FL-7.3.2-e
  Scenario: Track is laid and tokens are placed beyond a hotel of another company
    Given the ACL has a hotel in D25
    And the FEC has a token in F23
    And it is the FEC's turn to lay track
    When the FEC lays #58 on E26, joining SW and NW
    Then #58 lies on E26, joining SW and NW
    When the FEC places a hotel in E26
    Then the FEC has a hotel in E26 only

  # -------------------------------------------------------------------------------------------------------- no base

  # The FEC has a hotel in Daytona from a time when there was a way to it.
  @18FL-7.3.2-f @18FL-7.2.1-i
  Scenario: Track does not begin at a hotel
    Given the FEC has a hotel in D25
    And it is the FEC's turn to lay track
    When the FEC tries to lay #58 on E26, joining SW and NW
    Then it is refused and nothing has changed
    When the FEC lays #6fl on J27, joining NE and SE
    Then #6fl lies on J27, joining NE and SE

  @18FL-7.3.2-f @18FL-7.3.2-c @18FL-7.3.1-c
  Scenario: Neither stations nor hotels are reached from a hotel
    Given #58 lies on E26, joining SW and NW
    And #6fl lies on J27, joining NE and SE
    And the FEC has a hotel in D25
    And it is the FEC's turn to place a token
    When the FEC tries to place a hotel in E26
    Then it is refused and nothing has changed
    When the FEC tries to place a token in F23
    Then it is refused and nothing has changed
    When the FEC places a token in J27
    Then the FEC has tokens in J27 and K28 only

  @18FL-7.3.2-g @18FL-7.3.2-f
  Scenario: A route needs a station: two towns with hotels are no route
    Given #58 lies on E26, joining SW and NW
    And #6fl lies on J27, joining NE and SE
    And the FEC has hotels in D25 and E26
    And the FEC owns a 2-train
    And it is the FEC's turn to run its trains
    When the FEC tries to run
      | 2-train | D25 E26 |
    Then it is refused and nothing has changed
    When the FEC tries to run
      | 2-train | F23 E24 D25 E26 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 2-train | J27 K28 |
    Then the FEC has earned $50

  @18FL-7.3.2-g
  Scenario: With a station in a city the hotels of the line count
    Given #58 lies on E26, joining SW and NW
    And the ACL has hotels in D25 and E26
    And the ACL owns a 2-train
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 2-train | I22 H21 G20 F21 F23 E24 D25 E26 |
    Then the ACL has earned $110
