Feature: Operating rounds, played from the deal
  The turns of Michigan Southern, Big 4, the Illinois Central, the Baltimore & Ohio and the Grand Trunk in the first two
  operating rounds of a game of three.

  @1846-6-b @1846-6-n
  Scenario: A corporation takes all its steps before the next one begins, and one turn a round
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC lays #9 on J4, joining SW and NE
    And the B&O tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the bank for $80
    And the IC ends its turn
    Then it is the B&O's turn to issue or redeem shares
    And still to operate in this round is the GT
    When the B&O buys a 2-train from the bank for $80
    Then the B&O owns a 2-train

  # 6-d says again what 3-aq says.
  @1846-6-c @1846-6-d @1846-3-aq @1846-3-al
  Scenario: Big 4 lays track and runs; one half of the revenue is its own, the other its owner's
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 lays #57 on G9, joining W and E
    And the Big 4 lays #6 on G7, joining SW and E
    Then the Big 4 has $0 in its treasury
    When the Big 4 runs
      | 2-train | G7 G9 | |
    Then the Big 4 has received $20
    And Alice has received $20
    And no other player or company has gained or lost money
    And it is the IC's turn to issue or redeem shares

  @1846-6-c @1846-3-al @1846-6.2-ae
  Scenario: Michigan Southern places no token
    Given the game has been played up to the second operating round
    When the Michigan Southern tries to place a token in B16
    Then it is refused and nothing has changed
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    Then the Michigan Southern has received $30
    And Carol has received $30
    When the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT tries to place a token in G7
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16 and C15 only
    And the GT has $40 in its treasury

  @1846-6-e @1846-6.1-a
  Scenario: Shares are issued in the first step only
    Given the game has been played up to the eve of phase II
    When the IC places a token in G7
    And the IC tries to issue one share
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | G7 G9 | |
    And the IC pays out its revenue
    And the IC ends its turn
    And everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    Then it is the GT's turn to issue or redeem shares
    When the GT issues one share
    Then the GT has received $60

  # 6-g says again what 6.2-g says.
  @1846-6-f @1846-6-g @1846-6.2-g @1846-6.2-af @1846-S.TrackToken-d
  Scenario: Two tiles and a token, in any order
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC lays #9 on J4, joining SW and NE
    And the IC places a token in I5
    And the IC lays #9 on H6, joining SW and NE
    Then the IC has tokens in I5 and K3 only
    And 2 tiles lie on the map
    When the IC tries to lay #57 on G7, joining SW and NE
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the bank for $80
    Then the IC has $180 in its treasury

  @1846-6-h @1846-6-i @1846-6.3-a
  Scenario: After track and token the trains run, and then the president decides about the revenue
    Given the game has been played up to the eve of phase II
    When the IC lays no track
    Then it is the IC's turn to run its trains
    When the IC runs
      | 2-train | I5 H6 G7 | |
    Then the IC has earned $30
    And it is the IC's turn to distribute $30
    When the IC keeps its revenue
    Then the IC has $210 in its treasury
    And the IC stands at $40
    And it is the IC's turn to buy trains

  # 6.5-g and S.Purchases-f say again what 6-j says.
  @1846-6-j @1846-6.5-g @1846-S.Purchases-f
  Scenario: A corporation without a train has to buy one, even if it has no route
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC tries to buy no train
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the bank for $80
    Then the IC owns a 2-train
    When the IC buys no train
    Then it is the B&O's turn to issue or redeem shares

  @1846-6-j @1846-6.5-c
  Scenario: A corporation buys one train after another
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC buys a 2-train from the bank for $80
    Then the IC has $220 in its treasury
    When the IC buys a 2-train from the bank for $80
    Then the IC owns two 2-trains
    And the IC has $140 in its treasury
    And the bank has three 2-trains left

  # S.Purchases-a says again what 6-k and 6.6-c say.
  @1846-6-k @1846-6.6-a @1846-S.Purchases-a
  Scenario: A corporation buys private companies at any point of its turn
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC buys Michigan Central from Carol for $20, with Carol's consent
    Then the IC owns Michigan Central
    And it is the IC's turn to distribute $30
    When the IC pays out its revenue
    And the IC buys Chicago & Western Indiana from Alice for $1, with Alice's consent
    Then the IC owns Chicago & Western Indiana and Michigan Central
    And it is the IC's turn to buy trains
