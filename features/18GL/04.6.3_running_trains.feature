Feature: Running trains
  A company with trains runs them, and has to earn as much as it can. A route is track from place to place without a branch;
  somewhere on it stands a token of the company. Cities, towns and off-board areas are places, and a route is worth the sum of
  all that it visits. It needs two.

  Background: the Illinois Central, IC, at home in the south of Chicago, D14, with track to St. Louis and to Cincinnati
    Given 4 players at the table in phase 4H
    And the IC is in operation, opened at $70
    And Alice is president of the IC with 50%

  # ---------------------------------------------------------------------------------------------------- the run

  @18GL-4.6.3-a @18GL-4.6.3-y @18GL-1.3-c @18GL-1.3-d @reconstruction
  Scenario Outline: A run earns the sum of its places: <what>, $<revenue>
    Given it is phase 6H
    And #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns a <train>-train
    And it is the IC's turn to run its trains
    When the IC runs
      | <train> | <route> |
    # proves 18GL-4.6.3-a 18GL-4.6.3-y 18GL-1.3-c 18GL-1.3-d
    Then the IC has earned $<revenue>
    And no other player or company has gained or lost money

    Examples:
      | what                                           | train | route                       | revenue |
      | two cities, a town and St. Louis off the board | 4H    | D14 C15 C17 C19             | 120     |
      | three cities, a town and an off-board area     | 6H    | C19 C17 C15 D14 E15 F16 G17 | 140     |

  @18GL-4.6.3-a @reconstruction
  Scenario: A company that has a train and somewhere to go runs it
    Given #57 lies on C15, joining NE and SW
    And the IC owns a 4H-train
    And it is the IC's turn to lay track
    # proves 18GL-4.6.3-a
    When the IC runs
      | 4H | D14 C15 |
    # proves 18GL-4.6.3-a
    Then the IC has earned $60

  @18GL-4.6.3-d @reconstruction
  Scenario Outline: The token may stand anywhere on the route: <where>
    Given it is phase 6H
    And #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns a <train>-train
    And it is the IC's turn to run its trains
    When the IC runs
      | <train> | <route> |
    Then the IC has earned $<revenue>

    Examples:
      | where         | train | route                       | revenue |
      | at its end    | 4H    | C19 C17 C15 D14             | 120     |
      | in the middle | 6H    | C19 C17 C15 D14 E15 F16 G17 | 140     |

  @18GL-4.6.3-d @reading:18GL-Q68=a @reconstruction
  Scenario: Without a token of the company there is no route, though it would bring more
    Given #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2H | C15 C17 C19 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H | D14 C15 C17 |
    Then the IC has earned $70

  @18GL-4.6.3-d @reading:18GL-Q68=a @reconstruction
  Scenario: The token of another company makes no route
    Given the LS&I is in operation, opened at $100
    And Bob is president of the LS&I with 50%
    And the LS&I has a token in C15
    And #14 lies on C15, joining N, S, NE and SW
    And #69 lies on C17, turned 0
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2H | C15 C17 C19 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H | D14 C15 C17 |
    Then the IC has earned $80

  @18GL-4.6.3-d @reconstruction
  Scenario: A second token makes further routes
    Given the IC has a token in G17
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And #8 lies on H18, joining NW and S
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 2H | G17 H18 H20 |
    Then the IC has earned $60

  @18GL-4.6.3-d @18GL-4.6.3-s @reconstruction
  Scenario: A route does not branch, nor turn back where track meets
    Given #24 lies on E15, turned 5
    And #7 lies on D16, joining NE and SE
    And #3 lies on E17, joining SW and NW
    And #6 lies on C15, joining NE and S
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | C15 D14 E15 D16 E17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | C15 D14 |
    Then the IC has earned $60

  @18GL-4.6.3-e @reconstruction
  Scenario: Track that ends before a second place brings nothing
    Given #9 lies on E15, joining NW and SE
    And the IC owns a 4H-train
    And the IC has $900 in its treasury
    And it is the IC's turn to place a token
    When the IC places no token
    And the IC runs no train
    Then the IC has earned $0
    And the IC has $900 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 4H-train from the bank for $200
    Then the IC has $700 in its treasury

  @18GL-4.6.3-e @18GL-4.6.3-b @reconstruction
  Scenario: Two places are enough
    Given #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run no train
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 E15 F16 G17 |
    Then the IC has earned $60

  # --------------------------------------------------------------------------------------------- the best run

  @18GL-4.6.3-b @reconstruction
  Scenario Outline: A run that brings less than the best one is refused: $<less>, <what>
    Given #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | <route> |
    # proves 18GL-4.6.3-b
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 C15 C17 C19 |
    Then the IC has earned $120

    Examples:
      | what                  | route               | less |
      | only to Peoria        | D14 C15             | 60   |
      | to Indianapolis       | D14 E15 F16 G17     | 60   |
      | one place less        | D14 C15 C17         | 70   |
      | as long, but for less | C15 D14 E15 F16 G17 | 80   |

  @18GL-4.6.3-b @18GL-4.6.3-aa @reconstruction
  Scenario: No train that could earn something stays at home
    Given #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns two 4H-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 C15 C17 C19 |
    # proves 18GL-4.6.3-b
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 C15 C17 C19 |
      | 4H | D14 E15 F16 G17 |
    # proves 18GL-4.6.3-aa
    Then the IC has earned $180

  @18GL-4.6.3-b @18GL-4.6.3-aa @reconstruction
  Scenario: Only the sum counts: the 6H could earn $140 alone
    Given it is phase 6H
    And #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns a 4H-train and a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | C19 C17 C15 D14 E15 F16 G17 |
    # proves 18GL-4.6.3-b
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D14 C15 C17 C19 |
      | 4H | D14 E15 F16 G17 |
    Then the IC has earned $180

  @18GL-4.6.3-a @reconstruction
  Scenario: A company without trains earns nothing
    Given #6 lies on C15, joining NE and S
    And the IC has $900 in its treasury
    And it is the IC's turn to place a token
    When the IC places no token
    And the IC runs no train
    Then the IC has earned $0
    And the IC has $900 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 4H-train from the bank for $200
    Then the IC has $700 in its treasury

  @18GL-4.6.3-a @reading:18GL-Q68=a @reconstruction
  Scenario: A company runs its own trains only
    Given #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 C15 C17 C19 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H | D14 C15 C17 |
    Then the IC has earned $70

  @18GL-4.6.3-a @reconstruction
  Scenario: Each train runs once
    Given #6 lies on C15, joining NE and S
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | C15 D14         |
      | 4H | D14 E15 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | C15 D14 E15 F16 G17 |
    Then the IC has earned $80

  # ------------------------------------------------------------------------------------------- tokens of privates

  @18GL-4.6.3-z @reconstruction
  Scenario Outline: A token of a private company makes a place worth more for its company only: <who>
    Given the LS&I is in operation, opened at $100
    And Bob is president of the LS&I with 50%
    And #57 lies on D2, joining NE and SW
    And the mine marker lies on E1
    And the <who> has the mine marker
    And the LS&I owns a 4H-train
    And it is the LS&I's turn to run its trains
    When the LS&I runs
      | 4H | D2 E1 |
    Then the LS&I has earned <revenue>

    Examples:
      | who  | revenue |
      | LS&I | $120    |
      | IC   | $70     |

  # ------------------------------------------------------------------------------ the company that operates second

  @18GL-4.6.3-a @reconstruction
  Scenario: The company that operates second runs each train once only as well
    Given the LS&I is in operation, opened at $100
    And Bob is president of the LS&I with 50%
    And #57 lies on C15, joining SW and NE
    And #8 lies on E15, joining NW and S
    And #4 lies on E17, joining N and S
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2H | C15 D14     |
      | 2H | D14 E15 E17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H | C15 D14 |
    Then the IC has earned $60

  @18GL-4.6.3-a @reconstruction
  Scenario: CONRAIL, which operates second, runs its own trains only as well
    Given it is phase 10H
    And the LS&I is in operation, opened at $140
    And the LS&I owns a 10H-train
    And Bob is president of the LS&I with 50%
    And the IC is no longer in the game
    And CONRAIL has been formed of the Milwaukee Road and the DT&I and has operated, beginning at $110
    And Alice is president of CONRAIL with 50%
    And CONRAIL owns a 10H-train
    And #57 lies on I13, joining SW and NE
    And it is CONRAIL's turn to run its trains
    When CONRAIL tries to run
      | 6H | I13 J12 |
    Then it is refused and nothing has changed
    When CONRAIL runs
      | 10H | I13 J12 |
    Then CONRAIL has earned $50

  @18GL-4.6.3-u @reading:18GL-Q07=a @reconstruction
  Scenario: No train of the company that operates second comes back to the city where it began either
    Given it is phase 10H
    And the LS&I is in operation, opened at $140
    And the LS&I owns a 10H-train
    And Bob is president of the LS&I with 50%
    And #GL-C3N lies on D12, turned 0
    And #GL-C3S lies on D14, turned 0
    And #5 lies on C15, joining N and NE
    And #58 lies on C13, joining S and NE
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D14 C15 C13 D12 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D14 C15 C13 D12 |
    Then the IC has earned $190
