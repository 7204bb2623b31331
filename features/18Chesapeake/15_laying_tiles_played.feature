Feature: Laying tiles, played from the deal
  Companies build at tables that were reached by playing: the home hex first, one tile a turn, on unbuilt hexes, never
  against the edge of the map, and for the money that is printed there.

  @18CH-15-a @18CH-15-b
  Scenario: Each company lays one tile in its own turn
    Given the game has been played up to the first operating round
    When the N&W lays #57 on C13, joining SW and NE
    And the N&W tries to lay #57 on D12, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the bank for $80
    And the N&W ends its turn
    And the C&O lays #57 on G13, joining SW and NE
    Then 2 tiles lie on the map
    And #57 lies on G13, joining SW and NE

  @18CH-15-b
  Scenario: After an upgrade no yellow tile is laid in the same turn
    Given the game has been played up to the first turn of phase 3
    When the C&O lays #14 on G13, joining NW, NE, SW and SE
    And the C&O tries to lay #8 on F12, joining NE and S
    Then it is refused and nothing has changed
    When the C&O buys a 3-train from the bank for $180
    And the C&O ends its turn
    And the LV lays #15 on J2, joining NE, SE, S and SW
    Then #15 lies on J2, joining NE, SE, S and SW
    And no tile lies on F12

  @18CH-15-d
  Scenario: Plain yellow tiles do not run out
    Given the game has been played up to the first turn of phase 3
    When the C&O lays #9 on F12, joining S and N
    Then #9 lies on F12, joining S and N
    And #9 never runs out

  @18CH-15-e
  Scenario: A city tile is taken from a supply that has an end
    Given the game has been played up to the first operating round
    Then seven of #57 are left
    When the N&W lays #57 on C13, joining SW and NE
    Then six of #57 are left

  @18CH-15-f @18CH-17-a
  Scenario: A yellow tile goes on an unbuilt hex
    Given the game has been played up to the second operating round
    When the N&W tries to lay #57 on C13, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W lays #57 on D12, joining SW and NE
    Then #57 lies on D12, joining SW and NE
    And three of #57 are left

  @18CH-15-g @18CH-15-h
  Scenario: The first tile of a company whose home has no track goes there
    Given the game has been played up to the first operating round
    When the N&W tries to lay #57 on D12, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE
    And the N&W has tokens in C13 only

  @18CH-15-i
  Scenario: Away from home a new tile has to join the company's track
    Given the game has been played up to the second operating round
    When the N&W tries to lay #57 on D12, joining NW and SE
    Then it is refused and nothing has changed
    When the N&W lays #57 on D12, joining SW and NE
    Then #57 lies on D12, joining SW and NE

  @18CH-15-j
  Scenario Outline: No track points off the map, as #57 joining <ways> on <home> would
    Given the game has been played up to the first operating round
    When the N&W tries to lay #57 on C13, joining <ways>
    Then it is refused and nothing has changed
    When the N&W lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE

    Examples:
      | home | ways      |
      | C13  | S and N   |
      | C13  | NW and SE |

  @18CH-15-k
  Scenario: No track points at a side of a red area that has none
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to lay #7 on H12, joining S and SW
    Then it is refused and nothing has changed
    When the C&O lays #7 on H12, joining SW and NW
    Then #7 lies on H12, joining SW and NW
    And the C&O has $760 in its treasury

  @18CH-15-l
  Scenario: The printed amount of the hex is paid to the bank
    Given the game has been played up to the first operating round
    When the N&W lays #57 on C13, joining SW and NE
    Then the N&W has paid $80
    And the bank has received $80
    And no other player or company has gained or lost money
    When the N&W buys a 2-train from the bank for $80
    And the N&W ends its turn
    And the C&O lays #57 on G13, joining SW and NE
    Then the C&O has $800 in its treasury

  # 15-m, 12-c and 19-a say the same; the owner of P2 is Bob, then the LV.
  @18CH-15-m @18CH-15-n @18CH-19-a @18CH-19-b @18CH-12-c
  Scenario: The hexes of a private company open when a public company buys it
    Given the game has been played up to the second turn of phase 3
    When the LV tries to lay #9 on I3, joining NE and SW
    Then it is refused and nothing has changed
    When the LV buys P2 from Bob for $40, with Bob's consent
    And the LV lays #9 on I3, joining NE and SW
    Then #9 lies on I3, joining NE and SW
    And the LV has $340 in its treasury
