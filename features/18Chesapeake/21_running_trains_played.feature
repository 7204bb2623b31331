Feature: Running trains, played from the deal
  Each train runs a route of its own over places as many as its number, at least two. The company earns the value of
  every place on every route; a red area is worth more from phase to phase.

  @18CH-21-b @18CH-21-l @18CH-21-m @18CH-21-n @18CH-21-s
  Scenario: The company earns the values of all places on its routes
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $100
    And it is the N&W's turn to distribute $100

  @18CH-21-l @18CH-21-n
  Scenario: In phase 2 a red area counts its first number
    Given the game has been played up to the second operating round
    When the N&W runs
      | 2-train | B14 C13 |
    Then the N&W has earned $60

  # 26-d says again what 21-n says, 26-l what 21-o says.
  @18CH-21-n @18CH-21-o @18CH-26-d @18CH-26-l
  Scenario: From phase 3 on a red area counts its second number
    Given the game has been played up to the second operating round
    When the N&W runs
      | 2-train | B14 C13 |
    Then the N&W has earned $60
    When the N&W pays out its revenue
    And the N&W buys a 3-train from the bank for $180
    And the N&W ends its turn
    And the C&O ends its turn
    And the LV runs
      | 2-train | J2 K1 |
    And the LV pays out its revenue
    And the LV ends its turn
    And everybody passes
    Then it is the N&W's turn to lay track
    When the N&W runs
      | 2-train | B14 C13 |
    Then the N&W has earned $70

  # 26-r says again what 21-o says.
  @18CH-21-o @18CH-26-r
  Scenario: In phase 4 a red area still counts its second number
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the SRR
    And the LV buys a 3-train from the pool for $180
    And the LV ends its turn
    And the C&O runs
      | 3-train | G13 H14 |
    Then the C&O has earned $70

  @18CH-21-c @18CH-21-d
  Scenario: Two trains use no piece of track twice, but may meet in a city
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W tries to run
      | 2-train | B14 C13 |
      | 2-train | B14 C13 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $100

  @18CH-21-c
  Scenario: A train runs only once
    Given the game has been played up to the third operating round
    When the N&W tries to run
      | 3-train | B14 C13 |
      | 3-train | C13 D12 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
      | 3-train | C13 D12 |
    Then the N&W has earned $110

  @18CH-21-g @18CH-21-h
  Scenario: A 2-train comes to two places and no more
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W tries to run
      | 2-train | B14 C13 D12 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $100

  # The town counts as a place like the cities (21-e, 21-r).
  @18CH-21-g @18CH-21-i @18CH-21-a @18CH-21-e @18CH-21-r
  Scenario: A 3-train comes to two or three places
    Given the game has been played up to the third operating round
    When the N&W lays #4 on E11, joining SW and NE
    And the N&W tries to run
      | 3-train | B14 C13 D12 E11 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13     |
      | 3-train | C13 D12 E11 |
    Then the N&W has earned $120

  @18CH-21-i
  Scenario: A 3-train may run between two places only
    Given the game has been played up to the third operating round
    When the N&W runs
      | 3-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $110
