Feature: Buying trains, played from the deal
  The 2-trains are bought one by one; then the Illinois Central may buy the first train of phase II.

  @1846-6.5-a
  Scenario: A corporation pays the bank the printed price
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC tries to buy a 2-train from the bank for $70
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the bank for $80
    Then the IC has paid $80
    And the bank has received $80
    And no other player or company has gained or lost money
    And the IC owns a 2-train

  # S.Phase1-d and S.Purchases-e say again what 6.5-b says.
  @1846-6.5-b @1846-S.Phase1-d @1846-S.Purchases-e
  Scenario: Another corporation sells a train for a dollar at least, if its president agrees
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC keeps its revenue
    And the IC tries to buy a 2-train from the B&O for $0, with Carol's consent
    Then it is refused and nothing has changed
    When the IC tries to buy a 2-train from the B&O for $1
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the B&O for $1, with Carol's consent
    Then the IC owns two 2-trains
    And the B&O owns a 2-train
    And the IC has $209 in its treasury
    And the B&O has $72 in its treasury
    And the bank has paid $0

  # S.Phase1-e says again what 6.5-d says.
  @1846-6.5-d @1846-S.Phase1-e
  Scenario: A fifth train cannot be bought in phase I
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC keeps its revenue
    And the IC buys a 2-train from the B&O for $1, with Carol's consent
    And the IC buys a 2-train from the B&O for $1, with Carol's consent
    And the IC buys a 2-train from the GT for $1, with Alice's consent
    Then the IC owns four 2-trains
    When the IC tries to buy a 2-train from the GT for $1, with Alice's consent
    Then it is refused and nothing has changed

  @1846-6.53-a @1846-6.51-c
  Scenario: Trains of phase II are sold when there are no more 2-trains
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the bank for $80
    Then the bank has four 2-trains left
    And it is phase I

  # S.RunningTrains-a says again what 6.51-e says; S.Phases-a what 8-a and 8-b say.
  @1846-6.5-a @1846-6.51-e @1846-6.52-a @1846-8-a @1846-8-b @1846-S.RunningTrains-a @1846-S.Phases-a
  Scenario Outline: The buyer of the first train of phase II picks a <train> for $<price>, and phase II begins
    Given the game has been played up to the eve of phase II
    Then it is phase I
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC keeps its revenue
    And the IC tries to buy a <train> from the bank for $<other price>
    Then it is refused and nothing has changed
    When the IC buys a <train> from the bank for $<price>
    Then the IC owns a 2-train and a <train>
    And the IC has $<left> in its treasury
    And the bank has three 4-trains left
    And the bank has three 3/5-trains left
    And it is phase II

    Examples:
      | train     | price | other price | left |
      | 4-train   | 180   | 160         | 30   |
      | 3/5-train | 160   | 180         | 50   |

  @1846-8-b @1846-S.Phases-a
  Scenario: Phase II lasts until a train of phase III is bought
    Given the game has been played up to the second stock round
    Then it is phase II
    When Carol buys 10% of the B&O from its treasury
    And everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    Then it is phase II
    And the Michigan Southern has received $30
    And the B&O has $131 in its treasury
