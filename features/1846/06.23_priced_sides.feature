Feature: Bridges, passes and tunnels
  Some sides between two hexes have a price of their own. The first track that is laid to such a side costs nothing
  more; whoever brings track to it from the other hex, and so completes the link, pays the price besides that of the
  tile.

  Background: the GT builds from Dayton, G13, and the NYC from Indianapolis, G9
    Given 5 players at the table in phase II
    And the GT is in operation at a par of $90
    And the NYC is in operation at a par of $100
    And Alice is president of the GT with 40%
    And Bob is president of the NYC with 40%
    And the GT has $500 in its treasury
    And the NYC has $500 in its treasury
    And #57 lies on G13, joining SW and NE
    And #5 lies on G9, joining E and SE
    And #9 lies on H10, joining NW and SE
    And the GT has a token in G13
    And the NYC has a token in G9

  # The summary says it again.
  @1846-6.23-a @1846-6.23-b @1846-S.TrackToken-c
  Scenario: Of two corporations the one that completes the link over the Ohio pays for the bridge
    Given it is the NYC's turn to build
    And the NYC owns a 4-train
    When the NYC lays #7 on I11, joining NW and NE
    Then the NYC has paid $20
    And no other player or company has gained or lost money
    When the NYC runs
      | 4-train | G9 |
    Then the NYC has $480 in its treasury

  @1846-6.23-a @1846-6.23-b @1846-S.TrackToken-c
  Scenario: The first track to the bridge pays nothing for it
    Given it is the NYC's turn to build
    When the NYC lays #7 on I11, joining NW and NE
    Then the NYC has paid $20
    And no other player or company has gained or lost money
