Feature: Phases III and IV of five players, played from the deal
  The Illinois Central has $722 and its trains to run; the next train of the bank is the first of phase IV.

  @1846-6.5-a @1846-6.51-e @1846-6.52-a
  Scenario Outline: In phase III the bank sells a <train> for <price>
    Given the game has been played up to the eve of phase III
    When the IC buys a <train> from the bank for <price>
    Then the IC has <left> in its treasury
    And it is phase III

    Examples:
      | train     | price | left |
      | 5-train   | $500  | $23  |
      | 4/6-train | $450  | $73  |

  # S.Phase4-c, S.Phase4-d and S.Phase4-e say again what 6.3-v, 6.3-w and 6.5-f say.
  @1846-6.5-a @1846-6.51-e @1846-6.52-a @1846-6.3-w @1846-S.Phase4-d @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: A <train> for <price> begins phase IV and phases the trains of phase II out
    Given the game has been played up to the eve of phase IV
    When the IC runs
      | 4/6-train | D6 (SW) E5 F6 G7 G9 G11 G13 | |
      | 3/5-train | I1 I3 I5                    | |
    And the IC keeps its revenue
    And the IC buys a <train> from the bank for <price>
    Then it is phase IV
    And the IC has <left> in its treasury
    And the IC owns a newly phased-out 3/5-train, a 4/6-train and a <train>
    And the GT owns two phased-out 3/5-trains and a 4/6-train
    And the B&O owns a phased-out 3/5-train, a phased-out 4-train and a 4/6-train
    And the NYC owns a phased-out 4-train and a 4/6-train

    Examples:
      | train     | price | left |
      | 6-train   | $800  | $172 |
      | 7/8-train | $900  | $72  |

  @1846-6.5-f @1846-S.Phase4-e @1846-6.54-a @1846-6.51-b @1846-6.51-d @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: In phase IV a corporation has two trains, and the bank's never run out
    Given the game has been played up to the eve of phase IV
    When the IC runs
      | 4/6-train | D6 (SW) E5 F6 G7 G9 G11 G13 | |
      | 3/5-train | I1 I3 I5                    | |
    And the IC keeps its revenue
    And the IC buys a 7/8-train from the bank for $900
    Then 7/8-trains never run out
    And 6-trains never run out
    When the IC tries to buy a 4/6-train from the NYC for $1, with Dave's consent
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the NYC runs
      | 4/6-train | D20 D18 E17 | |
    And the NYC keeps its revenue
    And the NYC buys a 4/6-train from the PRR for $1, with Erin's consent
    Then the NYC owns two 4/6-trains

  @1846-6.3-w @1846-6.3-t @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A train of phase II runs for the last time and leaves
    Given the game has been played up to the first round of phase IV
    When the GT runs
      | 4/6-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | counting C17, C15, D6 (E) and C5 |
      | 3/5-train | B18 B16 C15                     |                                  |
    Then the GT has earned $420
    When the GT keeps its revenue
    Then the GT owns a 4/6-train
    When the GT buys a 7/8-train from the bank for $900
    Then the GT owns a 4/6-train and a 7/8-train
    And the GT has $181 in its treasury

  @1846-4-a @1846-S.OperatingRound-a @reading:1846-Q32=a
  Scenario: In phase II two operating rounds follow a stock round
    Given the game has been played up to the second stock round of five
    When everybody passes
    Then it is operating round 2.1 of 2

  @1846-4-a @1846-S.OperatingRound-a @reading:1846-Q05=a @reading:1846-Q32=a
  Scenario: In phase III two operating rounds follow a stock round
    Given the game has been played up to the third stock round of five
    When everybody passes
    Then it is operating round 3.1 of 2

  # The Illinois Central buys two trains of others, and the New York Central begins phase III.
  @1846-6.57-a @1846-6.5-e @1846-S.Phase3-e @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q60=a @reading:1846-Q61=a @reading:1846-Q63=a
  Scenario: A fourth train is given back without payment when phase III begins
    Given the game has been played up to the eve of phase III of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O buys a 2-train from the IC for $1, with Bob's consent
    And the B&O buys a 2-train from the IC for $1, with Bob's consent
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 3/5-train | I1 I3 I5 | |
    And the IC keeps its revenue
    And the IC buys a 3/5-train from the GT for $1, with Alice's consent
    And the IC buys a 4-train from the NYC for $1, with Dave's consent
    Then the IC has $672 in its treasury
    When the IC ends its turn
    And the NYC runs
      | 2-train | C21 D20 | |
      | 2-train | D20 D22 | |
    And the NYC keeps its revenue
    And the NYC buys a 4/6-train from the bank for $450
    Then it is the IC's turn to discard a train
    When the NYC tries to buy a 3/5-train from the IC for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the IC discards a 4-train
    Then the IC owns three 3/5-trains
    And the IC has $672 in its treasury
    And it is the NYC's turn to buy trains
