Feature: Running trains, played from the deal
  The first runs of the game, with 2-trains and one 3/5-train.

  @1846-6.3-a @1846-6.3-h @1846-6.3-i @1846-6.4-a
  Scenario: A 2-train earns the values of the two cities that it connects
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | K3 J4 I5 | |
    Then the IC has earned $30
    When the IC keeps its revenue
    Then the IC has $210 in its treasury

  # 6.33-a says it once more.
  @1846-6.3-i @1846-6.33-a
  Scenario: A 2-train does not come to three places
    Given the game has been played up to the eve of phase II
    When the IC tries to run
      | 2-train | K3 J4 I5 H6 G7 | |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | I5 H6 G7 | |
    Then the IC has earned $30

  @1846-6.3-b
  Scenario: On its route a train comes to a token of its own corporation
    Given the game has been played up to the eve of phase II
    When the IC tries to run
      | 2-train | G7 G9 | |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | I5 H6 G7 | |
    Then the IC has earned $30

  @1846-6.3-f @1846-6.3-g
  Scenario: A route may end in a city that is full of others' tokens
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 lays #9 on G11, joining W and E
    And the Big 4 lays #57 on G13, joining W and E
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the IC tries to run
      | 2-train   | K3 J4 I5            | |
      | 3/5-train | I5 H6 G7 G9 G11 G13 | |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train   | K3 J4 I5    | |
      | 3/5-train | I5 H6 G7 G9 | |
    Then the IC has earned $80

  @1846-6.3-d @1846-6.3-c
  Scenario: A route is one stretch of track between two places at least
    Given the game has been played up to the second operating round
    When the Michigan Southern tries to run
      | 2-train | C15 C13 | |
    Then it is refused and nothing has changed
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    Then the Michigan Southern has received $30

  @1846-6.3-p
  Scenario: Different companies run over the same track in one round
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    Then the Michigan Southern has received $30
    When the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    Then the GT has earned $60

  @1846-6.3-o @1846-6.3-q
  Scenario: Two trains of one corporation share no track, but may meet in a city
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the IC tries to run
      | 2-train   | I5 H6 G7    | |
      | 3/5-train | I5 H6 G7 G9 | |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train   | K3 J4 I5    | |
      | 3/5-train | I5 H6 G7 G9 | |
    Then the IC has earned $80

  # S.RunningTrains-b and S.Features-f say again what 6.3-j says.
  @1846-6.3-j @1846-6.3-k @1846-S.RunningTrains-b @1846-S.Features-f
  Scenario: A 3/5-train visits four places and counts three of them
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O buys a 2-train from the IC for $1, with Bob's consent
    And the B&O ends its turn
    And the IC tries to run
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, I5, G7 and G9 |
    Then it is refused and nothing has changed
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 | counting K3, G7 and G9 |
    Then the IC has earned $60

  # $10 for Centralia; in phase III it is $70 for St. Louis, as section 8 shows.
  @1846-S.Phase1-b @1846-6.3-h
  Scenario: In phase I St. Louis is worth $50
    Given the game has been played up to the eve of phase II
    When the IC lays #9 on I3, joining W and E
    And the IC runs
      | 2-train | I5 I3 I1 | |
    Then the IC has earned $60
    When the IC keeps its revenue
    Then the IC has $220 in its treasury

  # Port Huron, at the other end, is worth $20.
  @1846-6.3-h @1846-6.3-i @reading:1846-Q17=a
  Scenario: With a green tile Detroit is worth $50
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern lays #295 on C15, joining SW, W, NW and NE
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    Then the Michigan Southern has received $35
    And Carol has received $35

  @1846-6.3-h @1846-6.3-i @reading:1846-Q17=a
  Scenario Outline: With the green tile <tile> Indianapolis is worth $30
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 lays <tile> on G9, <how>
    And the Big 4 runs
      | 2-train | G7 G9 | |
    Then the Big 4 has received $25
    And Alice has received $25

    Examples:
      | tile | how                       |
      | #14  | joining SW, W, NE and E   |
      | #15  | joining W, NW, NE and E   |
      | #619 | joining W, NE, E and SE   |
