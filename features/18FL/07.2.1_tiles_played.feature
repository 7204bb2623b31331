Feature: Placing and replacing tiles, played from the deal
  Colours come with the phases, swamp costs $40, track keeps off the sea and dark green land and belongs to a route,
  and each hex takes its own sort of tile.

  @18FL-7.2.1-b @18FL-7.2.1-a @18FL-2-c
  Scenario: The game begins with yellow tiles only
    Given the game has been played up to the first operating round
    When the SR tries to lay #487 on B23, joining SW, W, NW and SE
    Then it is refused and nothing has changed
    When the SR lays #9 on B21, joining W and E
    Then #9 lies on B21, joining W and E
    And 13 of #9 are left

  @18FL-7.2.1-c @18FL-7.2.1-a @18FL-2-d @18FL-7.2.1-j @reading:18FL-Q05=a
  Scenario: In phase 3 green tiles have come, brown ones have not
    Given the game has been played up to the third operating round
    When the SR tries to lay #488 on B23, joining SW, W, NW and SE
    Then it is refused and nothing has changed
    When the SR lays #487 on B23, joining SW, W, NW and SE
    Then #487 lies on B23, joining SW, W, NW and SE
    And the SR has $250 in its treasury

  @18FL-7.2.1-g @18FL-7.2.1-y @reading:18FL-Q05=a
  Scenario: In phase 5, too, brown waits for green
    Given the game has been played up to the eve of phase 6
    When the FEC tries to lay #431 on K28, joining SW, W and NW
    Then it is refused and nothing has changed
    When the FEC lays #405 on K28, joining SW, W and NW
    Then #405 lies on K28, joining SW, W and NW
    And the FEC has $575 in its treasury

  @18FL-7.2.1-f
  Scenario: Swamp costs $40
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC lays #9 on L27, joining SW and NE
    Then the FEC has $310 in its treasury
    And no other player or company has gained or lost money

  @18FL-7.2.1-i
  Scenario: Track begins at the company's own station
    Given the game has been played up to the first operating round
    When the SR tries to lay #8 on F21, joining SW and E
    Then it is refused and nothing has changed
    When the SR tries to lay #4 on C24, joining NW and SE
    Then it is refused and nothing has changed
    When the SR lays #9 on B21, joining W and E
    Then #9 lies on B21, joining W and E

  @18FL-7.2.1-p @18FL-7.2.1-q @18FL-7.2.1-w @reading:18FL-Q05=a
  Scenario: A replacement keeps the track, and the old tile comes back
    Given the game has been played up to the third operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL tries to lay #443 O on F23, joining SW, NW and E
    Then it is refused and nothing has changed
    When the ACL lays #443 O on F23, joining W, NE and SE
    Then #443 O lies on F23, joining W, NE and SE
    And 1 of #6 O is left

  @18FL-7.2.1-l
  Scenario: In the north no track points to the dark green A20
    Given the game has been played up to the first operating round
    When the SR tries to lay #8 on B21, joining NW and E
    Then it is refused and nothing has changed
    When the SR lays #9 on B21, joining W and E
    Then #9 lies on B21, joining W and E

  @18FL-7.2.1-r @18FL-7.2.1-s
  Scenario Outline: <hex> takes no <sort>
    Given the game has been played up to the first operating round
    When the SR lays #9 on B21, joining W and E
    And the SR tries to lay #<wrong> on B19, joining <wrong sides>
    Then it is refused and nothing has changed
    When the SR lays #4 on B19, joining W and E
    Then #4 lies on B19, joining W and E

    Examples:
      | hex            | sort        | wrong | wrong sides |
      | The town, B19, | plain track | 9     | W and E     |
      | The town, B19, | city tile   | 6 O   | SW and E    |

  @18FL-7.2.1-s
  Scenario: A plain hex takes no town tile
    Given the game has been played up to the first operating round
    When the SR tries to lay #4 on B21, joining W and E
    Then it is refused and nothing has changed
    When the SR lays #9 on B21, joining W and E
    Then #9 lies on B21, joining W and E
    And 8 of #4 are left

  @18FL-7.2.1-m @18FL-7.2.1-n @18FL-7.4-d @reading:18FL-Q05=a
  Scenario: Mobile becomes green, though track of it then leads to stubs on which no train runs
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the L&N lays #15 on B5, joining W, NW, NE and E
    Then #15 lies on B5, joining W, NW, NE and E
    When the L&N tries to run
      | 5-train | B1 B3 B5 A4 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 5-train | B1 B3 B5 |
    Then it is the L&N's turn to distribute $100

  @18FL-2-e @18FL-7.2.1-c @18FL-2-f @18FL-8.3-g @reading:18FL-Q05=a
  Scenario: In phase 4 tiles are green, and not yet brown
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the SR tries to lay #488 on B23, joining SW, W, NW and SE
    Then it is refused and nothing has changed
    When the SR lays #82 on B21, joining W, E and SE
    Then #82 lies on B21, joining W, E and SE
    And 5 of #82 are left

  @18FL-7.2.1-e @18FL-2-f @18FL-7.2.1-aa @18FL-2-g @18FL-8.3-m @reading:18FL-Q05=a
  Scenario: In phase 5 Jacksonville is not yet gray
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the L&N runs
      | 5-train | B1 B3 B5 |
    And the L&N pays out its revenue
    And the L&N ends its turn
    And the ACL runs
      | 4-train | C24 D25 E24 F23 F21 G20 |
    And the ACL pays out its revenue
    And the ACL ends its turn
    And the TPS tries to lay #489 on B23, joining SW, W, NW and SE
    Then it is refused and nothing has changed
    When the TPS lays #15 on B15, joining SW, W, E and SE
    Then #15 lies on B15, joining SW, W, E and SE
    And 1 of #15 is left

  # All the new track would be the company's, and there are tiles enough: but W and E are joined no more.
  @18FL-7.2.1-p @reading:18FL-Q05=a
  Scenario: A replacement that leaves out a side of the old track is refused
    Given the game has been played up to the great network
    When the SR tries to lay #80 on B21, joining SW, E and SE
    Then it is refused and nothing has changed
    When the SR lays #82 on B21, joining W, E and SE
    Then #82 lies on B21, joining W, E and SE

  @18FL-7.2.1-l @reading:18FL-Q05=a
  Scenario: No track crosses the side of the lake
    Given the game has been played up to the great network
    When the SR lays #9 on G24, joining NW and SE
    And the SR tries to lay #9 on H25, joining NW and SE
    Then it is refused and nothing has changed
    When the SR lays #8 on H25, joining SW and NW
    Then #8 lies on H25, joining SW and NW

  @18FL-7.2.1-r @18FL-7.2.1-w
  Scenario: Orlando takes the tile with its own letter only
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL lays #8 on F21, joining SW and E
    And the ACL tries to lay #6 FL on F23, joining W and NE
    Then it is refused and nothing has changed
    When the ACL lays #6 O on F23, joining W and NE
    Then #6 O lies on F23, joining W and NE
    And 0 of #6 O are left
