Feature: What a bought railroad brings, played from the deal

  @1846-3-ar @1846-3-aw
  Scenario: Where the buyer has a token already, the railroad brings none
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT places a token in C15
    And the GT buys Michigan Southern from Carol for $40, with Carol's consent
    Then the GT has tokens in B16 and C15 only
    And the GT has 1 token left
    And the GT has $70 in its treasury

  # One of the two 2-trains of the Illinois Central came with Big 4.
  @1846-3-as @1846-6.5-b @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The train that came with a railroad is sold like any other
    Given the game has been played up to the eve of phase III of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O buys a 2-train from the IC for $1, with Bob's consent
    Then the IC owns a 2-train and two 3/5-trains
    When the B&O buys a 2-train from the IC for $1, with Bob's consent
    Then the IC owns two 3/5-trains
    And the B&O owns two 2-trains, a 3/5-train and a 4-train
    And the IC has $584 in its treasury

  @1846-6-b @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: What one corporation has earned no other one distributes
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the GT tries to pay out its revenue
    Then it is refused and nothing has changed
    When the B&O pays out its revenue
    Then Carol has received $18

  @1846-3-bc @1846-6.6-e @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The meat-packing marker may be put in a later turn than that of the purchase
    Given the game has been played up to the third operating round of five
    When the B&O buys Meat Packing from Bob for $60, with Bob's consent
    And the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 2-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the NYC runs
      | 2-train | C21 D20 | |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR runs
      | 2-train | F20 F22 | |
    And the PRR keeps its revenue
    And the PRR ends its turn
    Then it is operating round 2.2
    When the B&O puts the meat-packing marker on I1
    Then the meat-packing marker lies on I1
    And the B&O has the meat-packing marker
