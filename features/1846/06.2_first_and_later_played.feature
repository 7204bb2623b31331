Feature: Track and tokens of the first and of later corporations, played from the deal
  Whoever comes first in a round builds by the same rules as those who come after, before and after anything else that it does in
  its turn, and so does an independent railroad.

  @1846-6.2-c @1846-6.2-ae @1846-6.2-n @1846-6.2-j @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The first corporation of a round builds by the rules, before it has built anything
    Given the game has been played up to the third operating round of five
    When the B&O tries to lay #24 on G17, turned 1
    Then it is refused and nothing has changed
    When the B&O tries to place a token in G7
    Then it is refused and nothing has changed
    When the B&O tries to place a token in G17
    Then it is refused and nothing has changed
    When the B&O tries to lay #57 on G17, joining W and E
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O lays #57 on G15, joining W and E
    And the B&O places a token in G15
    Then the B&O has tokens in G15, G19 and H12 only
    And the B&O has $4 in its treasury

  @1846-6.2-ae @1846-6.2-n @1846-6.2-w @1846-6.2-c @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Having bought a private company it builds by the same rules
    Given the game has been played up to the third operating round of five
    When the B&O buys Meat Packing from Bob for $1, with Bob's consent
    And the B&O tries to lay #7 on G17, joining E and SE
    Then it is refused and nothing has changed
    When the B&O tries to lay #9 on H10, joining W and E
    Then it is refused and nothing has changed
    When the B&O tries to lay #24 on G17, turned 1
    Then it is refused and nothing has changed
    When the B&O tries to place a token in G7
    Then it is refused and nothing has changed
    When the B&O tries to place a token in G17
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O lays #57 on G15, joining W and E
    And the B&O places a token in G15
    Then the B&O has tokens in G15, G19 and H12 only
    And the B&O has $3 in its treasury

  @1846-6.25-a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Two spaces in a city are no room for two tokens of one corporation
    Given the game has been played up to the third operating round of five
    When the B&O lays #296 on H12, turned 0
    And the B&O tries to place a token in H12
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT places a token in D14
    Then the GT has $51 in its treasury
    And the B&O has tokens in G19 and H12 only

  @1846-6.2-ae @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: In a city that is full no token is placed, though the track leads there
    Given the game has been played up to the eve of phase III of five
    When the B&O lays #57 on G13, joining W and E
    And the B&O tries to place a token in G9
    Then it is refused and nothing has changed
    When the B&O places a token in G13
    Then the B&O has tokens in G13, G19 and H12 only
    And the B&O has $154 in its treasury

  @1846-6.2-ae @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A corporation that has placed a token places no other one in the same turn
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC lays #8 on E5, turned 3
    And the IC places a token in G7
    And the IC tries to place a token in D6 (SW)
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | G7 G9 | |
    Then the IC has tokens in G7, G9, I5 and K3 only

  @1846-6.2-x @1846-6.2-ae @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A first corporation with $13 builds nothing
    Given the game has been played up to the fifth operating round of five
    When the B&O tries to lay #23 on G17, turned 4
    Then it is refused and nothing has changed
    When the B&O tries to place a token in G15
    Then it is refused and nothing has changed
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT places a token in D14
    Then the GT has $361 in its treasury
    When the GT lays #297 on C15, turned 0
    Then the GT has $341 in its treasury

  @1846-6.2-ae @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A token in Cleveland costs $80, which the New York Central has and the Pennsylvania has not
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 3/5-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 3/5-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the NYC places a token in E17
    Then the NYC has $162 in its treasury
    When the NYC runs
      | 4/6-train | D20 D22 | |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR tries to place a token in E17
    Then it is refused and nothing has changed
    When the PRR lays #9 on F18, joining W and E
    And the PRR tries to place a token in E17
    Then it is refused and nothing has changed

  @1846-6.2-m @1846-6.2-r @1846-6.2-g @1846-6-g @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A later corporation keeps old track, adds new track that it reaches, and upgrades once
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to lay #25 on C13, turned 4
    Then it is refused and nothing has changed
    When the GT tries to lay #20 on C13, turned 0
    Then it is refused and nothing has changed
    When the GT lays #24 on C13, turned 1
    Then #24 lies on C13, turned 1
    When the GT tries to lay #298 on D6, turned 0
    Then it is refused and nothing has changed
    And the GT has $111 in its treasury

  @1846-6.2-m @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A later corporation keeps what leads into a city
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to lay #14 on D14, turned 0
    Then it is refused and nothing has changed
    When the GT lays #14 on D14, turned 2
    Then #14 lies on D14, turned 2

  @1846-3-aa @1846-6.2-t @1846-6.2-i @1846-6.2-j
  Scenario: The hexes of Michigan Central are closed to a later corporation, and plain hexes take no city
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT tries to lay #9 on B12, joining W and E
    Then it is refused and nothing has changed
    When the GT tries to lay #57 on C11, joining W and E
    Then it is refused and nothing has changed
    When the GT lays #9 on C11, joining W and E
    Then the GT has $100 in its treasury
    When the GT tries to lay #9 on B12, joining W and E
    Then it is refused and nothing has changed

  @1846-6.2-c @1846-6.2-r @1846-6.2-m @1846-3-al
  Scenario: The independent railroads keep the rules about track as well
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern tries to lay #23 on C11, turned 1
    Then it is refused and nothing has changed
    When the Michigan Southern tries to lay #20 on C13, turned 0
    Then it is refused and nothing has changed
    When the Michigan Southern tries to lay #25 on C13, turned 4
    Then it is refused and nothing has changed
    When the Michigan Southern lays #9 on C11, joining W and E
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 tries to lay #15 on G7, turned 1
    Then it is refused and nothing has changed
    When the Big 4 lays #14 on G7, turned 0
    Then #14 lies on G7, turned 0

  @1846-6.2-w @1846-6.2-a @reading:1846-Q32=a
  Scenario: Beyond the edge of the map no tile is laid
    Given the game has been played up to the third operating round of five
    When the B&O tries to lay #9 on H18, joining W and E
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    Then #9 lies on G17, joining W and E

  @1846-6.26-c @reading:1846-Q32=a @reading:1846-Q81=a
  Scenario: No token leaves the map for another one
    Given the game has been played up to the third operating round of five
    When the B&O buys Chicago & Western Indiana from Bob for $1, with Bob's consent
    And the B&O tries to place a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in H12
    Then it is refused and nothing has changed
    When the B&O places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the B&O has tokens in D6 (SE), G19 and H12 only
    When the B&O lays #9 on G17, joining W and E
    And the B&O lays #57 on G15, joining W and E
    And the B&O tries to place a token in G15, removing its token in H12
    Then it is refused and nothing has changed
    When the B&O places a token in G15
    Then the B&O has tokens in D6 (SE), G15, G19 and H12 only

  @1846-3-af @1846-3-ah @reading:1846-Q32=a @reading:1846-Q81=a
  Scenario: The token of Chicago & Western Indiana has its own city only, also after building
    Given the game has been played up to the third operating round of five
    When the B&O tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the B&O buys Chicago & Western Indiana from Bob for $1, with Bob's consent
    And the B&O tries to place a token in D6 (NE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the B&O places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the B&O has tokens in D6 (SE), G19 and H12 only

  @1846-3-ah @1846-3-af
  Scenario: A later corporation that does not own Chicago & Western Indiana has no free token
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT lays #9 on C11, joining W and E
    And the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16 and C15 only

  @1846-3-z @1846-6.2-s @1846-3-x
  Scenario: The two tiles of Michigan Central join, also after the corporation has built
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys Michigan Central from Carol for $1, with Carol's consent
    And the GT lays #9 on C11, joining W and E
    And the GT tries to lay #9 on D10, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    And the GT tries to lay #7 on B10, joining SW and SE, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And Michigan Central can be used no more times
