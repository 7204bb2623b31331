Feature: The phases, played from the deal
  What changes with the first 3-train and the first 4-train: the tiles, the number of operating rounds, the trains
  that are scrapped, and how many a company may own.

  # 12-b says again what 26-a says, 2-d is the same for all phases.
  @18CH-26-a @18CH-12-b @18CH-2-d
  Scenario: In phase 2 only yellow tiles are laid
    Given the game has been played up to the second operating round
    When the N&W tries to lay #15 on C13, joining SW, NW, N and NE
    Then it is refused and nothing has changed
    When the N&W lays #57 on D12, joining SW and NE
    Then #57 lies on D12, joining SW and NE

  @18CH-26-h @18CH-2-d
  Scenario: In phase 3 green tiles are laid too
    Given the game has been played up to the first turn of phase 3
    When the C&O lays #14 on G13, joining NW, NE, SW and SE
    Then #14 lies on G13, joining NW, NE, SW and SE

  @18CH-26-h @18CH-2-d
  Scenario: In phase 3 brown tiles are not laid yet
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W pays out its revenue
    And the N&W ends its turn
    And the LV runs
      | 2-train | J4 (N) J2 |
      | 2-train | J2 K1     |
    And the LV pays out its revenue
    And the LV ends its turn
    And the C&O tries to lay #611 on G13, joining SW, NW, N, NE and SE
    Then it is refused and nothing has changed
    When the C&O lays #9 on F12, joining S and N
    Then #9 lies on F12, joining S and N
    And #14 lies on G13, joining NW, NE, SW and SE

  @18CH-26-h
  Scenario: In phase 3 yellow tiles are still laid
    Given the game has been played up to the first turn of phase 3
    When the C&O lays #9 on F12, joining S and N
    Then #9 lies on F12, joining S and N

  @18CH-26-g @18CH-2-a
  Scenario: A phase begins in the middle of an operating round, which goes on
    Given the game has been played up to the second operating round
    When the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    And the N&W buys a 3-train from the bank for $180
    Then it is phase 3
    And it is operating round 2.1
    When the N&W ends its turn
    Then it is the C&O's turn to lay track
    And it is operating round 2.1

  # 12-a says the same of both phases.
  @18CH-26-i @18CH-2-e @18CH-12-a
  Scenario: In phase 3 two operating rounds follow a stock round
    Given the game has been played up to the third stock round
    When everybody passes
    Then it is operating round 3.1 of 2

  @18CH-26-j
  Scenario: A phase that begins during the operating rounds does not add to them
    Given the game has been played up to the second turn of phase 3
    Then it is operating round 2.1 of 1
    And it is phase 3
    When the LV runs
      | 2-train | J2 K1 |
    And the LV keeps its revenue
    And the LV ends its turn
    Then it is stock round 3

  @18CH-26-k
  Scenario: The second operating round follows the first, then the stock round
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the SRR
    And the LV buys a 3-train from the pool for $180
    And the LV ends its turn
    And the C&O runs
      | 3-train | G13 H14 |
    And the C&O pays out its revenue
    And the C&O ends its turn
    Then it is operating round 3.2 of 2
    And it is the N&W's turn to lay track

  # 1-c and 2-g say again what 26-p says.
  @18CH-26-o @18CH-26-p @18CH-1-c @18CH-2-g @18CH-23-n
  Scenario: The first 4-train begins phase 4 and scraps the 2-trains
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W keeps its revenue
    Then it is phase 3
    And the LV owns four 2-trains
    When the N&W buys a 4-train from the bank for $300
    Then it is phase 4
    And the N&W owns a 3-train and a 4-train
    And the LV owns no trains
    And seven 2-trains have left the game
    And the N&W has paid $300
    And no other player or company has gained or lost money

  @18CH-26-q
  Scenario: In phase 4 green tiles are laid, brown ones are not
    Given the game has been played up to the first turn of phase 4
    When the LV lays #X3 on J4, turned 1
    Then #X3 lies on J4, turned 1
    When the LV places no token
    And Alice sells 10% of the SRR
    And the LV buys a 3-train from the pool for $180
    And the LV ends its turn
    And the C&O tries to lay #611 on G13, joining SW, NW, N, NE and SE
    Then it is refused and nothing has changed
    When the C&O lays #9 on F12, joining S and N
    Then #9 lies on F12, joining S and N
    And #14 lies on G13, joining NW, NE, SW and SE

  # 23-d gives the limits of all phases.
  @18CH-26-s @18CH-23-d @18CH-23-ab
  Scenario: In phase 4 three trains are the limit
    Given the game has been played up to the third operating round
    Then the C&O owns four 3-trains
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W keeps its revenue
    And the N&W buys a 4-train from the bank for $300
    And the C&O discards a 3-train
    Then the C&O owns three 3-trains
    And it is the N&W's turn to buy trains
