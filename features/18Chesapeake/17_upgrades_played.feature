Feature: Upgrading track, played from the deal
  A tile is replaced by one of the next colour and of its own kind that keeps all track of the old one. The old tile
  goes back to the supply.

  @18CH-17-a @18CH-17-d @18CH-17-e
  Scenario: The green tile takes the yellow one's place, which goes back to the supply
    Given the game has been played up to the first turn of phase 3
    Then three of #57 are left
    And five of #14 are left
    When the C&O lays #14 on G13, joining NW, NE, SW and SE
    Then #14 lies on G13, joining NW, NE, SW and SE
    And four of #57 are left
    And four of #14 are left
    And the C&O has $800 in its treasury

  @18CH-17-a @18CH-17-b
  Scenario: Yellow cannot be skipped
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to lay #23 on F12, turned 0
    Then it is refused and nothing has changed
    When the C&O lays #9 on F12, joining S and N
    Then #9 lies on F12, joining S and N

  @18CH-17-b @18CH-17-a
  Scenario: A yellow tile does not replace a yellow one
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to lay #57 on G13, joining SW and NE
    Then it is refused and nothing has changed
    When the C&O lays #14 on G13, joining NW, NE, SW and SE
    Then #14 lies on G13, joining NW, NE, SW and SE

  @18CH-17-f
  Scenario: A city tile is not replaced by plain track
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to lay #16 on G13, turned 1
    Then it is refused and nothing has changed
    When the C&O lays #14 on G13, joining NW, NE, SW and SE
    Then #14 lies on G13, joining NW, NE, SW and SE

  @18CH-17-h @18CH-17-i
  Scenario: The track from the city to each side stays
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to lay #15 on G13, joining NW, N, NE and SE
    Then it is refused and nothing has changed
    When the C&O lays #15 on G13, joining SW, NW, N and NE
    Then #15 lies on G13, joining SW, NW, N and NE

  @18CH-17-j
  Scenario: New track does not point off the map
    Given the game has been played up to the second turn of phase 3
    When the LV tries to lay #14 on J2, joining SW, NW, NE and SE
    Then it is refused and nothing has changed
    When the LV lays #15 on J2, joining NE, SE, S and SW
    Then #15 lies on J2, joining NE, SE, S and SW
