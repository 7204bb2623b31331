Feature: The late phases, played from the deal
  The first 5-train, 6-train and D-train of a long game, and what each of them brings about. The game has come so far
  with a train exported after every operating round, so all this is told under that reading.

  # 3-f says again what 26-u says.
  @18CH-26-t @18CH-26-u @18CH-3-f @18CH-2-c @reading:18CH-Q48=a
  Scenario: The first 5-train begins phase 5, and all private companies leave the game
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    Then it is phase 4
    And Alice owns P4 and P5
    When the N&W buys a 5-train from the bank for $500
    Then it is phase 5
    And P1, P2, P3, P4, P5 and P6 have left the game
    And the N&W has $580 in its treasury
    And the N&W has paid $500
    And no other player or company has gained or lost money

  # 26-y says again for phase 5 what 23-d says.
  @18CH-26-y @18CH-23-d @18CH-23-z @18CH-23-ab @18CH-23-q @reading:18CH-Q48=a
  Scenario: A company below the limit buys the 5-train that lowers it, and discards
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W buys a 5-train from the bank for $500
    Then the N&W owns a 3-train, a 4-train and a 5-train
    And it is the N&W's turn to discard a train
    When the N&W discards a 3-train
    Then the N&W owns a 4-train and a 5-train
    And the pool holds a 3-train
    And no other player or company has gained or lost money

  @18CH-23-ac @18CH-23-ab @18CH-26-y @reading:18CH-Q48=a
  Scenario: Several companies discard in the order in which they operate
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W buys a 5-train from the bank for $500
    And the C&O tries to discard a 3-train
    Then it is refused and nothing has changed
    When the N&W discards a 3-train
    Then it is the C&O's turn to discard a train
    When the C&O discards a 3-train
    Then the C&O owns two 3-trains
    And the pool holds two 3-trains
    When the N&W ends its turn
    Then it is the LV's turn to lay track

  # 26-x says again for phase 5 what 21-p says.
  @18CH-26-v @18CH-26-x @18CH-21-p @18CH-17-a @18CH-2-d @reading:18CH-Q48=a
  Scenario: In phase 5 brown tiles are laid, and a red area counts its third number
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W buys a 5-train from the bank for $500
    And the N&W discards a 3-train
    And the C&O discards a 3-train
    And the N&W ends its turn
    And the LV runs
      | 3-train | J4 (N) K3 (SW) L2 |
    And the LV keeps its revenue
    And the LV ends its turn
    And the C&O lays #611 on G13, joining SW, NW, N, NE and SE
    Then #611 lies on G13, joining SW, NW, N, NE and SE
    When the C&O runs
      | 3-train | G13 H14 |
    Then the C&O has earned $90

  # 1-c and 2-g say again what 26-aa says.
  @18CH-26-z @18CH-26-aa @18CH-2-c @18CH-1-c @18CH-2-g @reading:18CH-Q48=a
  Scenario: The first 6-train begins phase 6 and scraps the 3-trains, those in the pool too
    Given the game has been played up to the eve of phase 6
    Then the pool holds two 3-trains
    When the SRR buys a 6-train from the bank for $630
    Then it is phase 6
    And the SRR owns a 6-train
    And the LV owns a 5-train
    And the C&O owns a 5-train
    And the N&W owns a 4-train and a 5-train
    And the pool holds no trains
    And six 3-trains have left the game
    And the SRR has $69 in its treasury

  # 26-ad says again for phase 6 what 23-d says; 23-u what 23-ag says.
  # These tags are many because the trade-in is told in three clauses and its price in two more.
  @18CH-23-ag @18CH-23-u @18CH-23-ah @18CH-23-s @18CH-23-t @18CH-26-ad @reading:18CH-Q48=a
  Scenario: A company at the limit hands in a train for a D-train
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W tries to buy a D-train from the bank for $900
    Then it is refused and nothing has changed
    When the N&W tries to buy a 6-train from the bank for $630
    Then it is refused and nothing has changed
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then the N&W owns a D-train
    And the pool holds a 5-train
    And the N&W has $710 in its treasury
    And the bank has received $700

  @18CH-23-ag @18CH-23-u @18CH-23-s @reading:18CH-Q48=a
  Scenario: Only a train that is handed in makes the D-train cheaper
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W tries to buy a D-train from the bank for $700
    Then it is refused and nothing has changed
    When the N&W tries to buy a D-train from the bank for $699, handing in a 4-train
    Then it is refused and nothing has changed
    When the N&W buys a D-train from the bank for $700, handing in a 4-train
    Then the N&W owns a 5-train and a D-train

  @18CH-23-ai @18CH-23-k @reading:18CH-Q48=a
  Scenario: A 5-train that was handed in can be bought out of the pool for $500
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 5-train
    And the N&W tries to buy a 5-train from the pool for $499
    Then it is refused and nothing has changed
    When the N&W buys a 5-train from the pool for $500
    Then the N&W owns a 5-train and a D-train
    And the pool holds no trains
    And the N&W has $210 in its treasury

  @18CH-26-ae @18CH-26-af @18CH-2-c @18CH-1-c @18CH-2-g @reading:18CH-Q48=a
  Scenario: The first D-train begins phase D and scraps the 4-trains
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    Then it is phase 6
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then it is phase D
    And the N&W owns a D-train
    And five 4-trains have left the game

  # 26-ai says again for phase D what 23-d says.
  @18CH-26-ai @18CH-23-d @18CH-23-w @reading:18CH-Q48=a
  Scenario: In phase D two trains are the limit
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 4-train
    Then the N&W owns a 5-train and a D-train
    And the N&W has $710 in its treasury
    When the N&W tries to buy a 6-train from the bank for $630
    Then it is refused and nothing has changed

  # 26-ac says again for phase 6 what 21-p says.
  @18CH-26-ab @18CH-26-ac @18CH-21-p @reading:18CH-Q48=a
  Scenario: In phase 6 there are no gray tiles, and a red area counts its third number
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W ends its turn
    Then it is phase 6
    When the C&O tries to lay #915 on G13, turned 1
    Then it is refused and nothing has changed
    When the C&O lays #9 on F12, joining S and N
    And the C&O runs
      | 5-train | G13 H14 |
    Then the C&O has earned $90

  # 26-ah says again for phase D what 21-q says.
  @18CH-26-ag @18CH-26-ah @18CH-21-q @18CH-17-a @18CH-17-c @reading:18CH-Q48=a
  Scenario: In phase D gray tiles are laid, and a red area counts its fourth number
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 5-train
    And the N&W ends its turn
    And the C&O lays #915 on G13, turned 1
    Then #915 lies on G13, turned 1
    And no of #915 are left
    When the C&O runs
      | 5-train | G13 H14 |
    Then the C&O has earned $110

  # 2-e and 12-a say again what 26-w says.
  @18CH-26-w @18CH-2-e @18CH-12-a @18CH-25-e @18CH-26-aj @reading:18CH-Q48=a
  Scenario: The set that was begun in phase 5 has three operating rounds, after which no 6-train is exported
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O pays out its revenue
    And the C&O ends its turn
    Then it is operating round 6.3 of 3
    And the bank has 1 6-train left
    And no 6-trains have left the game
    And no 5-trains have left the game
