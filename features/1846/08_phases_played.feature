Feature: Phases, played from the deal
  The third phase of a game of three: the Illinois Central buys the first 5-train. The 2-trains are phased out, the
  private companies close, the independent railroads are gone, and a corporation may have three trains.

  # 6.3-r, 6.3-v, S.Phase3-b, S.RunningTrains-h and S.Features-d: also in other places. 3-ba: the Mail Contract stays.
  @1846-S.Phase3-b @1846-S.Phase3-c @1846-6.3-r @1846-6.3-s @1846-6.3-v @1846-3-ba @1846-S.RunningTrains-h @1846-S.Features-d @reading:1846-Q22=b
  Scenario: The first train of phase III phases the 2-trains out and closes the private companies but for one
    Given the game has been played up to the eve of phase III
    When the IC buys a 5-train from the bank for $500
    Then it is phase III
    And Big 4, Chicago & Western Indiana, Michigan Central, Michigan Southern and the Steamboat have left the game
    And Bob owns the Mail Contract
    And the IC owns a phased-out 2-train, a 4-train and a 5-train
    And the B&O owns two phased-out 2-trains and a 4-train
    And the GT owns two phased-out 2-trains and two 3/5-trains
    And the Michigan Southern is no longer in the game
    And the Big 4 is no longer in the game

  @1846-S.Phase3-e @1846-6.5-e @1846-6.54-a @1846-S.Purchases-d
  Scenario: A phased-out train does not count among the three that a corporation may have
    Given the game has been played up to the eve of phase III
    When the IC buys a 5-train from the bank for $500
    And the IC buys a 3/5-train from the GT for $1, with Alice's consent
    Then the IC owns a phased-out 2-train, a 3/5-train, a 4-train and a 5-train
    When the IC tries to buy a 3/5-train from the GT for $1, with Alice's consent
    Then it is refused and nothing has changed
    And the IC has $22 in its treasury

  @1846-6.56-a @1846-6.5-d
  Scenario: With four trains there is no room for the one that would phase some of them out
    Given the game has been played up to the eve of phase III
    When the IC buys a 3/5-train from the GT for $1, with Alice's consent
    And the IC buys a 3/5-train from the GT for $1, with Alice's consent
    And the IC tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the B&O ends its turn
    Then the IC has $521 in its treasury

  @1846-6.51-a @1846-S.Purchases-e
  Scenario: A phased-out train is bought from nobody
    Given the game has been played up to the eve of phase III
    When the IC buys a 5-train from the bank for $500
    And the IC tries to buy a 2-train from the B&O for $1, with Carol's consent
    Then it is refused and nothing has changed
    When the IC buys a 3/5-train from the GT for $2, with Alice's consent
    Then the IC has $21 in its treasury
    And the GT has $58 in its treasury

  # S.RunningTrains-i says again what 6.3-t says.
  @1846-6.3-t @1846-S.RunningTrains-i @reading:1846-Q01=b @reading:1846-Q04=a @reading:1846-Q04=b @reading:1846-Q05=a
  Scenario: Trains that are phased out leave after the next turn of their corporation, whether they have run or not
    Given the game has been played up to the eve of phase III
    When the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    Then the B&O owns a 4-train
    And the B&O has $50 in its treasury
    And the IC owns a phased-out 2-train, a 4-train and a 5-train
    When everybody passes
    And the IC runs
      | 4-train | G9 G7 H6 I5 | |
      | 2-train | I5 J4 K3    | |
    And the IC keeps its revenue
    And the IC ends its turn
    Then the IC owns a 4-train and a 5-train
    And the GT owns two phased-out 2-trains and two 3/5-trains

  @1846-6.52-b @1846-S.Purchases-c @1846-6.5-b
  Scenario: A 3/5-train that changes hands is no 4-train
    Given the game has been played up to the eve of phase III
    When the IC tries to buy a 4-train from the GT for $50, with Alice's consent
    Then it is refused and nothing has changed
    When the IC buys a 3/5-train from the GT for $50, with Alice's consent
    Then the IC owns a 2-train, a 3/5-train and a 4-train
    And the GT owns two 2-trains and a 3/5-train
    And the GT has $106 in its treasury

  # $70, $50 for the three cities of its route, and $30 of the other train.
  @1846-S.Phase3-d @1846-6.3-h @reading:1846-Q01=b @reading:1846-Q63=a
  Scenario: In phase III St. Louis is worth $70
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And Alice sells 10% of the GT
    And Alice declares bankruptcy
    And the B&O runs
      | 3/5-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the IC lays #9 on I3, joining W and E
    And the IC runs
      | 5-train | G9 G7 H6 I5 I3 I1 | |
      | 4-train | I5 J4 K3          | |
    Then the IC has earned $150
