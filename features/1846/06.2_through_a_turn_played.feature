Feature: When track is laid and tokens are placed, played from the deal
  Track and tokens have their step in the turn of a corporation: afterwards neither is to be had, whoever comes first in the
  round. What a private company allows may be used at other points of the turn, but by its owner only, and there only.

  @1846-6-f @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: After the building step the first corporation of a round lays no more track
    Given the game has been played up to the third operating round of five
    When the B&O lays no track
    And the B&O tries to lay #9 on G17, joining W and E
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    Then the B&O has earned $90
    When the B&O tries to lay #9 on G17, joining W and E
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to lay #9 on G17, joining W and E
    Then it is refused and nothing has changed
    When the B&O ends its turn
    And the GT lays #298 on D6, turned 0
    Then no tile lies on G17
    And the GT has $111 in its treasury

  @1846-6-f @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: One tile in the building step is no leave for another one later
    Given the game has been played up to the third operating round of five
    When the B&O lays #9 on G17, joining W and E
    And the B&O lays no track
    And the B&O tries to lay #57 on G15, joining W and E
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to lay #57 on G15, joining W and E
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to lay #57 on G15, joining W and E
    Then it is refused and nothing has changed
    And no tile lies on G15

  @1846-6-f @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: After the trains have run no token is placed
    Given the game has been played up to the third operating round of five
    When the B&O lays #9 on G17, joining W and E
    And the B&O lays #57 on G15, joining W and E
    And the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to place a token in G15
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to place a token in G15
    Then it is refused and nothing has changed
    When the B&O ends its turn
    And the GT places a token in D14
    Then the GT has $51 in its treasury
    And the B&O has tokens in G19 and H12 only

  @1846-6-f @1846-3-al
  Scenario: After its building step an independent railroad lays no track
    Given the game has been played up to the second operating round
    When the Michigan Southern lays no track
    And the Michigan Southern tries to lay #9 on C11, joining W and E
    Then it is refused and nothing has changed
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 lays #9 on G11, joining W and E
    Then #9 lies on G11, joining W and E
    And the Big 4 has $0 in its treasury

  @1846-6-f
  Scenario: After its building step a later corporation of the round lays no track either
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT lays #9 on C11, joining W and E
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT tries to lay #57 on C9, joining W and E
    Then it is refused and nothing has changed
    When the GT keeps its revenue
    And the GT tries to lay #57 on C9, joining W and E
    Then it is refused and nothing has changed
    And the GT has $160 in its treasury

  # Tunnel Blasting makes mountains cheaper, Meat Packing has a marker; neither lays a tile.
  @1846-3-u @1846-6.6-e @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: <private> is no power to lay track, at no point of the turn
    Given the game has been played up to the third operating round of five
    When the B&O tries to lay #9 on G17, joining W and E, by the power of <private>
    Then it is refused and nothing has changed
    When the B&O buys <private> from <owner> for $1, with <owner>'s consent
    And the B&O tries to lay #9 on G17, joining W and E, by the power of <private>
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to lay #57 on G15, joining W and E, by the power of <private>
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to lay #57 on G15, joining W and E, by the power of <private>
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to lay #57 on G15, joining W and E, by the power of <private>
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to lay #57 on G15, joining W and E, by the power of <private>
    Then it is refused and nothing has changed
    And the B&O owns <private>

    Examples:
      | private      | owner |
      | Meat Packing | Bob   |

  @1846-3-u @1846-6.6-e @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Nor does the Mail Contract lay track for a later corporation
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to lay #298 on D6, turned 0, by the power of the Mail Contract
    Then it is refused and nothing has changed
    When the GT buys the Mail Contract from Alice for $1
    And the GT tries to lay #298 on D6, turned 0, by the power of the Mail Contract
    Then it is refused and nothing has changed
    When the GT lays #298 on D6, turned 0
    Then the GT has $110 in its treasury

  @1846-6.6-e @1846-3-ab @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The power of Lake Shore Line is nobody's but its owner's, at every point of the turn
    Given the game has been played up to the third operating round of five
    When the B&O tries to lay #294 on E17, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to lay #294 on E17, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to lay #294 on E17, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to lay #294 on E17, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to lay #294 on E17, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O buys Lake Shore Line from Dave for $1, with Dave's consent
    And the B&O lays #294 on E17, turned 0, by the power of Lake Shore Line
    Then #294 lies on E17, turned 0
    And the B&O has $193 in its treasury

  @1846-3-ab @1846-6.6-e @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Lake Shore Line upgrades Cleveland or Toledo and no other city, at every point of the turn
    Given the game has been played up to the third operating round of five
    When the B&O buys Lake Shore Line from Dave for $1, with Dave's consent
    And the B&O tries to lay #296 on H12, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to lay #296 on H12, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to lay #296 on H12, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to lay #296 on H12, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to lay #296 on H12, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays #14 on D14, turned 2, by the power of Lake Shore Line
    Then #14 lies on D14, turned 2
    And the B&O has $193 in its treasury

  @1846-3-ab @1846-6.6-e @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Lake Shore Line upgrades one of the two cities, and at no later point the other one
    Given the game has been played up to the third operating round of five
    When the B&O buys Lake Shore Line from Dave for $1, with Dave's consent
    And the B&O lays #294 on E17, turned 0, by the power of Lake Shore Line
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    And Lake Shore Line can be used no more times

  # The city that is not built yet takes no green tile, and what the power lays is green.
  @1846-3-ab @1846-6.2-c @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Lake Shore Line lays no first tile, neither a yellow nor a green one
    Given the game has been played up to the second operating round of five
    When the B&O buys Lake Shore Line from Dave for $1, with Dave's consent
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O tries to lay #57 on D14, joining SW and NE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O tries to lay #57 on D14, joining SW and NE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O tries to lay #57 on D14, joining SW and NE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to lay #14 on D14, turned 2, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O tries to lay #57 on D14, joining SW and NE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays #294 on E17, turned 0, by the power of Lake Shore Line
    Then #294 lies on E17, turned 0

  @1846-6.2-m @1846-6.2-k @1846-6.2-v @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: What Lake Shore Line lays fits like any other tile
    Given the game has been played up to the third operating round of five
    When the B&O buys Lake Shore Line from Dave for $1, with Dave's consent
    And the B&O tries to lay #295 on E17, turned 3, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O tries to lay #14 on E17, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O tries to lay #296 on E17, turned 5, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to lay #295 on E17, turned 3, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays #296 on E17, turned 1, by the power of Lake Shore Line
    Then #296 lies on E17, turned 1

  # There is one #296.
  @1846-6.22-a @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q87=a
  Scenario: A tile that lies on the map already is not there for a power either, at no point of the turn
    Given the game has been played up to the third operating round of five
    When the B&O buys Lake Shore Line from Dave for $1, with Dave's consent
    And the B&O lays #296 on H12, turned 0
    And the B&O tries to lay #296 on E17, turned 1, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to lay #296 on E17, turned 1, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to lay #296 on E17, turned 1, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays #294 on E17, turned 0, by the power of Lake Shore Line
    Then #294 lies on E17, turned 0

  @1846-6.22-a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Nor is it there for a later corporation
    Given the game has been played up to the third operating round of five
    When the B&O lays #296 on H12, turned 0
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
    And the NYC tries to lay #296 on E17, turned 1
    Then it is refused and nothing has changed
    When the NYC lays #294 on E17, turned 0
    Then the NYC has $122 in its treasury
