Feature: Track, the same for whoever operates, played from the deal
  What keeps a tile off the map keeps it off for the company that operates first and for those after it, whether it has
  done something in its turn already or not.

  @18CH-15-j @18CH-17-i @18CH-17-j
  Scenario: The company that operates first keeps the track of a city and the edges of gray hexes
    Given the game has been played up to the third operating round in the north
    When the PRR tries to lay #15 on F2, turned 5
    Then it is refused and nothing has changed
    When the PRR tries to lay #15 on E3, turned 1
    Then it is refused and nothing has changed
    When the PRR lays #15 on F2, turned 4
    Then #15 lies on F2, turned 4
    And #57 lies on E3, turned 1

  # More than five clauses: everything that the same company tries on the same map.
  @18CH-16-l @18CH-17-b @18CH-16-e @18CH-26-h @18CH-15-m @18CH-19-a @18CH-15-i @reading:18CH-Q48=a
  Scenario: The company that operates first lays the tile that fits, where nothing stands against it
    Given the game has been played up to the green cities of the north
    When the PRR tries to lay #57 on D4, turned 1
    Then it is refused and nothing has changed
    When the PRR tries to lay #23 on D4, turned 1
    Then it is refused and nothing has changed
    When the PRR tries to lay #611 on F2, turned 1
    Then it is refused and nothing has changed
    When the PRR tries to lay #9 on A1, joining S and N
    Then it is refused and nothing has changed
    When the PRR tries to lay #57 on C5, turned 1
    Then it is refused and nothing has changed
    When the PRR tries to lay #57 on D2, turned 1
    Then it is refused and nothing has changed
    When the PRR buys P4 from Alice for $40, with Alice's consent
    And the PRR tries to lay #57 on C5, turned 1
    Then it is refused and nothing has changed
    When the PRR lays #57 on D2, turned 1
    Then #57 lies on D2, turned 1
    And the PRR has $240 in its treasury

  @18CH-17-h @18CH-17-k @reading:18CH-Q48=a
  Scenario: The company that operates first keeps the old line, and its new track leads to its network
    Given the game has been played up to the fifth operating round in the north
    When the PRR tries to lay #25 on D4, turned 4
    Then it is refused and nothing has changed
    When the PRR tries to lay #27 on D4, turned 3
    Then it is refused and nothing has changed
    When the PRR lays #26 on D4, turned 4
    Then #26 lies on D4, turned 4
    And the PRR has $280 in its treasury

  @18CH-17-h @18CH-17-k @reading:18CH-Q48=a
  Scenario: So does the company that operates third
    Given the game has been played up to the fourth operating round in the north
    When the B&O tries to lay #25 on G7, turned 0
    Then it is refused and nothing has changed
    When the B&O tries to lay #24 on G7, turned 1
    Then it is refused and nothing has changed
    When the B&O lays #24 on G7, turned 4
    Then #24 lies on G7, turned 4
    And the B&O has $440 in its treasury

  @18CH-15-l @18CH-12-c @reading:18CH-Q48=a
  Scenario: Without the $80 of the mountains the company that operates first does not build there
    Given the game has been played up to the green cities of the north
    When the PRR buys P5 from Alice for $200, with Alice's consent
    And the PRR buys P2 from Bob for $80, with Bob's consent
    And the PRR buys P1 from Alice for $10, with Alice's consent
    Then the PRR has $70 in its treasury
    When the PRR tries to lay #7 on D4, turned 3
    Then it is refused and nothing has changed
    When the PRR lays #4 on G3, turned 2
    Then the PRR has $30 in its treasury

  @18CH-15-l @reading:18CH-Q48=a
  Scenario: Without the $40 of the river the company that operates second does not build there
    Given the game has been played up to the green cities of the north
    When the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR buys P5 from Alice for $200, with Alice's consent
    And the SRR buys P1 from Alice for $40, with Alice's consent
    And the SRR buys P3 from Carol for $25, with Carol's consent
    Then the SRR has $15 in its treasury
    When the SRR tries to lay #4 on G3, turned 2
    Then it is refused and nothing has changed
    When the SRR lays #9 on F4, turned 5, by the power of P3
    And the SRR lays #9 on G5, turned 5, by the power of P3
    Then #9 lies on F4, turned 5
    And #9 lies on G5, turned 5
    And the SRR has $15 in its treasury

  # Philadelphia is the C&A's as well, and green; #X5 would be a second green tile.
  @18CH-16-l @18CH-17-b @18CH-26-h @18CH-17-a @reading:18CH-Q48=a
  Scenario: The company that operates last builds by the same rules
    Given the game has been played up to the fourth operating round in the north
    When the B&O runs
      | 2-train | H6 (SW) G7 F8 |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the C&A tries to lay #57 on I7, turned 1
    Then it is refused and nothing has changed
    When the C&A tries to lay #23 on J8, turned 0
    Then it is refused and nothing has changed
    When the C&A tries to lay #X7 on J4, turned 0
    Then it is refused and nothing has changed
    When the C&A tries to lay #X5 on J4, turned 0
    Then it is refused and nothing has changed
    When the C&A lays #9 on J8, turned 0
    Then #9 lies on J8, turned 0
    And the C&A has $400 in its treasury
