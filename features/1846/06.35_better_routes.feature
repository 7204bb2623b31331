Feature: Better routes
  The president says how the trains run. When another player then finds routes that bring more, these have to be run.
  That is a matter between the players at the table; nobody has to look for the best run.

  Background: the Illinois Central could run from Centralia to Cairo, for $30, or to St. Louis, for $60
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #9 lies on J4, joining SW and NE
    And #9 lies on I3, joining W and E
    And #9 lies on H6, joining SW and NE
    And #57 lies on G7, joining SW and NE
    And the IC has a token in I5

  @1846-6.35-a
  Scenario: The better of two routes is run
    Given the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | I1 I3 I5 |
    Then the IC has earned $60
    And it is the IC's turn to distribute $60

  @1846-6.35-a
  Scenario Outline: What counts is what all trains bring together, however it is shared: <how>
    Given the IC owns a 2-train and a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | <short> |
      | 4-train | <long>  |
    Then the IC has earned $110

    Examples:
      | how                                 | short    | long           |
      | the long train goes to St. Louis    | K3 J4 I5 | I1 I3 I5 H6 G7 |
      | the short train goes to St. Louis   | I1 I3 I5 | K3 J4 I5 H6 G7 |

  @1846-6.35-a @reading:1846-Q63=a
  Scenario: A lower run is accepted when nobody has named a better one
    Given the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | K3 J4 I5 |
    Then the IC has earned $30
    And it is the IC's turn to distribute $30

  @1846-6.35-a @reading:1846-Q63=b
  Scenario: A run below the best one is refused
    Given the IC owns a 2-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | K3 J4 I5 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | I1 I3 I5 |
    Then the IC has earned $60

  @1846-6.35-a @reading:1846-Q63=b
  Scenario: Where two trains can run, a run of one of them is not enough
    Given the IC owns two 2-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2-train | I1 I3 I5 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | I1 I3 I5 |
      | 2-train | K3 J4 I5 |
    Then the IC has earned $90
