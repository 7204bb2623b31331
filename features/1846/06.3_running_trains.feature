Feature: Running trains
  Each train of a corporation runs once in its turn, over a route of its own. A route is one unbroken way over track,
  without turning back. It joins at least two locations in different hexes, cities or off-board ones, visits none of
  them twice, and has a city with a token of its corporation, at an end or on the way. A city full of the tokens of
  others lets no train through, but a route may end there.

  A train with one number counts everything it visits, and visits no more than that number. A train with two numbers
  visits as many locations as the second says and counts as many of them as the first says, one with an own token
  among them. What comes on top is added to these values.

  Background: the Illinois Central, from Cairo to Dayton: locations of $20, $10 and then $20 each
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #9 lies on J4, joining SW and NE
    And #9 lies on H6, joining SW and NE
    And #6 lies on G7, joining SW and E
    And #57 lies on G9, joining W and E
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E

  # --------------------------------------------------------------------------------------------- which trains run

  @1846-6.3-a
  Scenario: A corporation runs its own trains
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 4-train
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30

  @1846-6.3-a @reading:1846-Q95=b @reading:1846-Q63=a
  Scenario: A corporation may leave all its trains standing, and its price falls
    Given the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC runs no train
    Then the IC stands at $90
    And no other player or company has gained or lost money

  @1846-6.3-a @reading:1846-Q95=a
  Scenario: A corporation that has a route does not leave all its trains standing
    Given the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC tries to run no train
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30

  @1846-6.3-a
  Scenario: Each train runs once in a turn
    Given the IC has a token in I5
    And #9 lies on I3, joining W and E
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | K3 J4 I5 |
      | 2-train | I1 I3 I5 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | I1 I3 I5 |
    Then the IC has earned $60

  @1846-6.3-a @1846-6.3-q
  Scenario: All trains of a corporation run
    Given the IC owns two 2-trains
    And #9 lies on I3, joining W and E
    And the IC has a token in I5
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | I1 I3 I5 |
      | 2-train | K3 J4 I5 |
    Then the IC has earned $90

  @1846-6.3-a
  Scenario: A train runs again in the next operating round
    Given the IC owns a 2-train
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30
    When the IC keeps its revenue
    And the IC ends its turn
    Then it is operating round 2.2
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30
    And the IC has $30 in its treasury

  # ------------------------------------------------------------------------------------------------- what a route is

  @1846-6.3-b
  Scenario Outline: The city with the own token may lie <where>
    Given #57 lies on G15, joining W and E
    And the IC has a token in <city>
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | <without> |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | G7 G9 G11 G13 G15 |
    Then the IC has earned $80

    Examples:
      | where        | city | without           |
      | at the start | G7   | G9 G11 G13 G15    |
      | on the way   | G9   | G13 G15           |
      | at the end   | G15  | I5 H6 G7 G9       |

  @1846-6.3-b
  Scenario: The token of another corporation does not do
    Given the NYC is in operation, opened at $80
    And #9 lies on I3, joining W and E
    And Bob is president of the NYC with 60%
    And the NYC has a token in I5
    And the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | I1 I3 I5 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30

  @1846-6.3-c @1846-6.3-d
  Scenario: A route has a second location
    Given the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | K3 J4 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30

  @1846-6.3-c @1846-6.31-a
  Scenario: The second location lies in another hex
    Given the GT is in operation, opened at $80
    And Bob is president of the GT with 60%
    And the GT has tokens in D6 (NE) and E11
    And #7 lies on D8, joining W and NW
    And #8 lies on E7, joining NW and E
    And #9 lies on E9, joining W and E
    And #57 lies on E11, joining W and E
    And the GT owns a 2-train
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 2-train | D6 (NE) C7 D8 D6 (E) |
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | D6 (SE) E7 E9 E11 |
    Then the GT has earned $30

  @1846-6.3-d
  Scenario: The tracks of an off-board location all end there, so no route runs on
    Given #9 lies on I3, joining W and E
    And #9 lies on H2, joining SW and NE
    And #57 lies on G3, joining SW and NE
    And the IC has a token in I5
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | K3 J4 I5 I3 I1 H2 G3 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | I1 I3 I5 H6 G7 G9 |
    Then the IC has earned $100

  @1846-6.3-d
  Scenario: A route needs track all the way
    Given the IC has a token in I5
    And #9 lies on I3, joining W and E
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | K3 J4 I5 I7 I9 J10 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | I1 I3 I5 H6 G7 G9 |
    Then the IC has earned $100

  # ------------------------------------------------------------------------------------------- the tokens of others

  @1846-6.3-f @1846-6.3-g
  Scenario: A city full of others' tokens lets no train through, though a route may end there
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has a token in G9
    And the IC has a token in I5
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | I5 H6 G7 G9 G11 G13 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then the IC has earned $70

  @1846-6.3-f @1846-6.3-g
  Scenario: A city full of others' tokens may be the first as well as the last of a route
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has tokens in G9 and G13
    And #57 lies on G15, joining W and E
    And the IC has tokens in I5 and G15
    And the IC owns two 4-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | G9 G11 G13 G15    |
      | 4-train | G9 G7 H6 I5 J4 K3 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | G13 G15           |
      | 4-train | G9 G7 H6 I5 J4 K3 |
    Then the IC has earned $110

  @1846-6.3-f @1846-S.RunningTrains-d
  Scenario: A train that need not count every location does not leap over a full city
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has a token in G9
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 G11 G13 | counting K3, G7 and G13 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G7 and G9 |
    Then the IC has earned $60

  # ---------------------------------------------------------------------------------------------- one number: N-trains

  @1846-6.3-h @1846-6.3-i @reading:1846-Q63=a
  Scenario Outline: A 4-train counts everything on a route of <number>: <what>
    Given the IC has a token in <city>
    And #9 lies on I3, joining W and E
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | <route> |
    Then the IC has earned <revenue>

    Examples:
      | number | what                                      | city | route             | revenue |
      | two    | cities                                    | I5   | K3 J4 I5          | $30     |
      | two    | a city and an off-board location          | I5   | I1 I3 I5          | $60     |
      | three  | two cities, an off-board location         | I5   | I1 I3 I5 J4 K3    | $80     |
      | four   | cities                                    | G13  | K3 J4 I5 H6 G7 G9 | $70     |
      | four   | three cities and an off-board location    | I5   | I1 I3 I5 H6 G7 G9 | $100    |

  @1846-6.3-h @1846-6.3-i
  Scenario: A train may be between two off-board locations
    Given #8 lies on I9, joining W and SE
    And #9 lies on I3, joining W and E
    And #9 lies on I7, joining W and E
    And the IC has a token in I5
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | J10 I9 I7 I5 I3 I1 |
    Then the IC has earned $110

  @1846-6.3-i
  Scenario: No train with one number leaves a location out that it visits
    Given the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4-train | K3 J4 I5 H6 G7 G9 | counting K3, G7 and G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | K3 J4 I5 H6 G7 G9 | counting K3, I5, G7 and G9 |
    Then the IC has earned $70

  # -------------------------------------------------------------------------------------------- two numbers: N/M-trains

  @1846-6.3-j @1846-6.3-k @1846-S.RunningTrains-b @1846-S.Features-f
  Scenario Outline: A 3/5-train that visits five locations counts any three, here <counted>
    Given the IC has tokens in I5 and G9
    And #9 lies on I3, joining W and E
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | I1 I3 I5 H6 G7 G9 G11 G13 | counting <counted> |
    Then the IC has earned <revenue>

    Examples:
      | counted        | revenue |
      | I1, G7 and G9  | $90     |
      | I1, G9 and G13 | $90     |

  @1846-6.3-j @1846-6.3-k @1846-S.RunningTrains-b @reading:1846-Q63=a @1846-S.Features-f
  Scenario Outline: A 3/5-train that visits five locations may count less than the best three, here <counted>
    Given the IC has tokens in I5 and G9
    And #9 lies on I3, joining W and E
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | I1 I3 I5 H6 G7 G9 G11 G13 | counting <counted> |
    Then the IC has earned <revenue>

    Examples:
      | counted        | revenue |
      | I1, I5 and G13 | $80     |
      | I5, G7 and G9  | $50     |
      | G7, G9 and G13 | $60     |

  @1846-6.3-j @1846-6.3-k @1846-S.RunningTrains-b @1846-6.3-h @1846-S.Features-f
  Scenario: A 3/5-train does not count four
    Given the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 G11 G13 | counting K3, G7, G9 and G13 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 G11 G13 | counting K3, G9 and G13 |
    Then the IC has earned $60

  @1846-6.3-j @1846-6.3-h
  Scenario: A 3/5-train counts three where it visits three or more
    Given the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3 and G7 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G9 and G7 |
    Then the IC has earned $60

  @1846-6.3-k @1846-6.3-j @1846-S.RunningTrains-b
  Scenario: Only what the train visits can count
    Given the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G9 and G13 |
    Then it is refused and nothing has changed
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G7, G9 and G13 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G9 and G7 |
    Then the IC has earned $60

  @1846-6.3-k @1846-6.3-j @1846-S.RunningTrains-b
  Scenario: No location counts twice
    Given the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, K3 and G9 |
    Then it is refused and nothing has changed
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G7, G9 and G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G7 and G9 |
    Then the IC has earned $60

  @1846-6.3-k @1846-6.3-j @1846-S.RunningTrains-b
  Scenario: No location counts twice for the corporation that operates second either
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G7, G9 and G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G7 and G9 |
    Then the IC has earned $60

  @1846-6.3-k @1846-6.3-j @1846-S.RunningTrains-b @1846-S.Features-f
  Scenario Outline: On a route of <number> locations a 3/5-train counts <count>
    Given the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | <route> | |
    Then the IC has earned <revenue>

    Examples:
      | number | count                | route                     | revenue |
      | four   | the best three       | K3 J4 I5 H6 G7 G9         | $60     |
      | five   | three of the best    | K3 J4 I5 H6 G7 G9 G11 G13 | $60     |

  @1846-6.3-k @1846-6.3-j @1846-S.RunningTrains-b @reading:1846-Q63=a @1846-S.Features-f
  Scenario Outline: On a short route of <number> locations a 3/5-train counts <count>
    Given the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | <route> | |
    Then the IC has earned <revenue>

    Examples:
      | number | count                | route                     | revenue |
      | two    | both                 | K3 J4 I5                  | $30     |
      | three  | all three            | K3 J4 I5 H6 G7            | $50     |

  @1846-S.RunningTrains-c
  Scenario: One of the locations counted has an own token
    Given the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 G11 G13 | counting G7, G9 and G13 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 G11 G13 | counting K3, G9 and G13 |
    Then the IC has earned $60

  @1846-S.RunningTrains-c @1846-6.3-b
  Scenario: The token that counts may be the cheapest of the locations
    Given the IC has a token in I5
    And #9 lies on I3, joining W and E
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 3/5-train | I1 I3 I5 H6 G7 G9 G11 G13 | counting I1, G7 and G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | I1 I3 I5 H6 G7 G9 G11 G13 | counting I1, I5 and G9 |
    Then the IC has earned $80

  # ---------------------------------------------------------------------------------------------------------- bonuses

  @1846-6.3-l
  Scenario Outline: The Mail Contract pays for what the train visits, here <bonus> for a <train>
    Given it is phase <phase>
    And #57 lies on G15, joining W and E
    And the IC owns the Mail Contract
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    When the IC runs
      | <train> | <route> | counting <counted> |
    Then the IC has earned <revenue>

    Examples:
      | train     | phase | bonus | route                         | counted           | revenue |
      | 3/5-train | II    | $50   | K3 J4 I5 H6 G7 G9 G11 G13     | K3, G7 and G9     | $110    |
      | 4/6-train | III   | $60   | K3 J4 I5 H6 G7 G9 G11 G13 G15 | K3, G7, G9 and G13 | $140   |

  @1846-6.3-l
  Scenario: The Mail Contract rides with the train that visits most, not with the one that counts most
    Given #9 lies on I7, joining W and E
    And #9 lies on I3, joining W and E
    And #8 lies on I9, joining W and SE
    And the IC has a token in I5
    And the IC owns the Mail Contract
    And the IC owns a 4-train and a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train   | I1 I3 I5 I7 I9 J10        |                        |
      | 3/5-train | K3 J4 I5 H6 G7 G9 G11 G13 | counting K3, G7 and G9 |
    Then the IC has earned $220

  @1846-6.3-k @reading:1846-Q24=a @reading:1846-Q63=a
  Scenario Outline: A 3/5-train that <does what> St. Louis <earns> the bonus of a marker there
    Given the IC owns the Steamboat
    And #9 lies on I3, joining W and E
    And the port marker lies on I1
    And the IC has the port marker
    And the IC has tokens in I5 and G9
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | I1 I3 I5 H6 G7 G9 | counting <counted> |
    Then the IC has earned <revenue>

    Examples:
      | does what    | earns         | counted       | revenue |
      | counts       | earns         | I1, G7 and G9 | $110    |
      | only visits  | does not earn | I5, G7 and G9 | $50     |

  @1846-6.3-k @reading:1846-Q24=b @reading:1846-Q63=a
  Scenario Outline: A 3/5-train earns the bonus of a marker wherever it comes, if it <does what> St. Louis
    Given the IC owns the Steamboat
    And #9 lies on I3, joining W and E
    And the port marker lies on I1
    And the IC has the port marker
    And the IC has tokens in I5 and G9
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | I1 I3 I5 H6 G7 G9 | counting <counted> |
    Then the IC has earned <revenue>

    Examples:
      | does what   | counted       | revenue |
      | counts      | I1, G7 and G9 | $110    |
      | only visits | I5, G7 and G9 | $70     |

  # --------------------------------------------------------------------------------------------------- several trains

  @1846-6.3-o
  Scenario: Two trains of one corporation do not run over the same track
    Given the IC has a token in I5
    And #9 lies on I3, joining W and E
    And the IC owns a 2-train and a 4-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | K3 J4 I5          |
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | I1 I3 I5          |
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then the IC has earned $130

  @1846-6.3-q
  Scenario: Trains of one corporation may meet, three of them here
    Given #9 lies on I7, joining W and E
    And #9 lies on I3, joining W and E
    And #8 lies on I9, joining W and SE
    And the IC has a token in I5
    And the IC owns a 2-train and two 4-trains
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | K3 J4 I5           |
      | 4-train | I5 H6 G7 G9 G11 G13 |
      | 4-train | I1 I3 I5 I7 I9 J10 |
    Then the IC has earned $210

  @1846-6.3-p
  Scenario: Another corporation runs over the same track in the same round
    Given the GT is in operation, opened at $80
    And Bob is president of the GT with 60%
    And the GT has a token in I5
    And the GT owns a 2-train
    And the IC owns a 2-train
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30
    When the IC keeps its revenue
    And the IC ends its turn
    And the GT runs
      | 2-train | K3 J4 I5 |
    Then the GT has earned $30
    And it is operating round 2.1
