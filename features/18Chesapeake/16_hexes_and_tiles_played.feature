Feature: Hexes and tiles, played from the deal
  Red and gray hexes take no tile; every other hex takes only tiles of its own kind: plain, town, double town, city, or
  city with the same letters.

  @18CH-16-a @18CH-16-b @18CH-16-c
  Scenario: A red area takes no tile but joins the track that leads to it
    Given the game has been played up to the second operating round
    When the N&W tries to lay #57 on B14, joining N and S
    Then it is refused and nothing has changed
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $100
    And no tile lies on B14

  @18CH-16-d
  Scenario: A gray hex keeps its track
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to lay #8 on F14, joining N and SE
    Then it is refused and nothing has changed
    When the C&O lays #8 on F12, joining S and NE
    Then #8 lies on F12, joining S and NE
    And no tile lies on F14

  @18CH-16-l @18CH-16-g @18CH-16-m @18CH-16-q
  Scenario: A city takes a city tile, not plain track
    Given the game has been played up to the second operating round
    When the N&W tries to lay #9 on D12, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $100

  @18CH-16-l @18CH-16-k @18CH-16-q @18CH-16-m
  Scenario Outline: A plain hex takes plain track, not #<other>
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to lay #<other> on F12, joining S and N
    Then it is refused and nothing has changed
    When the C&O lays #9 on F12, joining S and N
    Then #9 lies on F12, joining S and N

    Examples:
      | other |
      | 57    |
      | 4     |

  @18CH-16-l @18CH-16-i @18CH-16-o @18CH-21-a
  Scenario: A town takes a town tile, whose bar is a place worth $10
    Given the game has been played up to the third operating round
    When the N&W tries to lay #57 on E11, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W tries to lay #9 on E11, joining SW and NE
    Then it is refused and nothing has changed
    When the N&W lays #4 on E11, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13     |
      | 3-train | C13 D12 E11 |
    Then the N&W has earned $120

  # The LV has bought P1, so that the hex is open whether P1 blocks it or not.
  @18CH-16-l @18CH-16-j @18CH-16-p
  Scenario: A hex with two towns takes a tile with two towns
    Given the game has been played up to the second turn of phase 3
    When the LV buys P1 from Alice for $20, with Alice's consent
    And the LV tries to lay #4 on K3, joining S and N
    Then it is refused and nothing has changed
    When the LV lays #55 on K3, turned 0
    Then #55 lies on K3, turned 0
    And no of #55 are left

  @18CH-16-h @18CH-16-n @18CH-16-l @18CH-17-f
  Scenario: A lettered city takes a tile with its letters
    Given the game has been played up to the first turn of phase 4
    When the LV tries to lay #14 on J4, joining S, SW, N and NE
    Then it is refused and nothing has changed
    When the LV lays #X3 on J4, turned 1
    Then #X3 lies on J4, turned 1
    And no of #X3 are left
    And the LV has $145 in its treasury
