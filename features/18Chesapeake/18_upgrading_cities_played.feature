Feature: Upgrading cities, played from the deal
  A company upgrades a city that its network comes to. Tokens stay in it. Baltimore and Philadelphia are yellow from
  the beginning.

  @18CH-18-a
  Scenario: A city that the company's track does not come to is not upgraded
    Given the game has been played up to the second turn of phase 3
    When the LV tries to lay #15 on D12, joining SW, NW, N and NE
    Then it is refused and nothing has changed
    When the LV lays #15 on J2, joining NE, SE, S and SW
    Then #15 lies on J2, joining NE, SE, S and SW
    And #57 lies on D12, joining SW and NE

  @18CH-18-a
  Scenario: A company upgrades a city in which it has no token
    Given the game has been played up to the third operating round
    When the N&W lays #15 on D12, joining SW, NW, N and NE
    And the N&W runs
      | 2-train | B14 C13 |
      | 3-train | C13 D12 |
    Then the N&W has earned $120
    And the N&W has tokens in C13 only

  @18CH-18-b
  Scenario: The token moves on to the new tile
    Given the game has been played up to the first turn of phase 3
    When the C&O lays #14 on G13, joining NW, NE, SW and SE
    Then the C&O has tokens in G13 (NW, NE, SW, SE) only
    And the C&O has 3 tokens left

  @18CH-18-b @18CH-18-c
  Scenario: Philadelphia is upgraded to green, the token staying in its city
    Given the game has been played up to the first turn of phase 4
    Then the LV has tokens in J2 and J4 (N) only
    When the LV lays #X4 on J4, turned 3
    Then #X4 lies on J4, turned 3
    And the LV has tokens in J2 and J4 (N) only
    And the LV has 0 tokens left
