Feature: Routes, played from the deal
  A route is a stretch of joined track that goes through at least one city with a token of the company and ends where
  it comes to a red area.

  @18CH-14-a
  Scenario: A route goes through a city with a token of the company
    Given the game has been played up to the third operating round
    When the N&W lays #4 on E11, joining SW and NE
    And the N&W tries to run
      | 2-train | D12 E11 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13     |
      | 3-train | C13 D12 E11 |
    Then the N&W has earned $120

  @18CH-14-a
  Scenario: A route follows track that is joined
    Given the game has been played up to the third operating round
    When the N&W tries to run
      | 2-train | C13 C11 |
    Then it is refused and nothing has changed
    When the N&W tries to run
      | 2-train | C13 B12 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $110

  # Lynchburg (C13) and Charlottesville (D12) are joined directly and by way of C11.
  @18CH-14-b @reading:18CH-Q48=a
  Scenario: A train does not come round to the same city again
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W ends its turn
    And the LV runs
      | 3-train | J4 (N) K3 (SW) L2 |
    And the LV keeps its revenue
    And the LV ends its turn
    And the C&O runs
      | 3-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the N&W tries to run
      | 4-train | B14 C13 C11 D12 C13 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 3-train | B14 C13 D12             |
      | 4-train | B14 B12 C13 C11 D12 E11 |
    Then the N&W has earned $230

  @18CH-21-k
  Scenario: A train passes through a city that has a free space
    Given the game has been played up to the third operating round
    When the N&W lays #4 on E11, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13     |
      | 3-train | C13 D12 E11 |
    Then the N&W has earned $120
    And the N&W has tokens in C13 only
