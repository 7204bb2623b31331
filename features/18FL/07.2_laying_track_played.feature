Feature: Laying and replacing track, played from the deal
  Two yellow tiles or one replacement in a turn, the Tallahassee Railroad's extra tile on top.

  @18FL-7.2-a @18FL-7.2-b @18FL-3.3-r @18FL-3.3-f
  Scenario: A company lays two yellow tiles, and only the extra one besides
    Given the game has been played up to the first operating round
    When the SR lays #9 on B21, joining W and E
    And the SR lays #4 on B19, joining W and E
    And the SR tries to lay #9 on B17, joining W and E
    Then it is refused and nothing has changed
    When Alice lays #9 on B17, joining W and E, by the power of the Tallahassee Railroad
    Then #9 lies on B17, joining W and E
    And 3 tiles lie on the map
    And the Tallahassee Railroad has left the game
    And it is the SR's turn to place a token

  @18FL-7.2-a
  Scenario: A company need not build
    Given the game has been played up to the first operating round
    When the SR lays no track
    And Alice passes
    And the SR places no token
    Then it is the SR's turn to buy trains
    And 0 tiles lie on the map

  @18FL-7.2-a @18FL-3.3-f @reading:18FL-Q05=a
  Scenario: When a tile is replaced nothing is laid besides
    Given the game has been played up to the third operating round
    When the SR lays #487 on B23, joining SW, W, NW and SE
    Then #487 lies on B23, joining SW, W, NW and SE
    When the SR tries to lay #4 on B19, joining W and E
    Then it is refused and nothing has changed

  @18FL-7.2-c @18FL-3.3-i @reading:18FL-Q05=a
  Scenario: When a tile is replaced the extra tile is laid in addition
    Given the game has been played up to the third operating round
    When the SR lays #487 on B23, joining SW, W, NW and SE
    And Alice lays #4 on B19, joining W and E, by the power of the Tallahassee Railroad
    Then #487 lies on B23, joining SW, W, NW and SE
    And #4 lies on B19, joining W and E
    And it is the SR's turn to place a token

  @18FL-3.3-s @18FL-7.2-b @reading:18FL-Q05=a
  Scenario: The extra tile replaces no other
    Given the game has been played up to the third operating round
    When the SR lays no track
    And Alice tries to lay #487 on B23, joining SW, W, NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #4 on B19, joining W and E, by the power of the Tallahassee Railroad
    Then #4 lies on B19, joining W and E
    And the Tallahassee Railroad has left the game

  @18FL-7.2-a @reading:18FL-Q05=a
  Scenario: After a yellow tile nothing is replaced
    Given the game has been played up to the third operating round
    When the SR lays #4 on B19, joining W and E
    And the SR tries to lay #487 on B23, joining SW, W, NW and SE
    Then it is refused and nothing has changed
    When the SR lays #9 on B17, joining W and E
    Then #9 lies on B17, joining W and E
    And 7 tiles lie on the map

  @18FL-3.3-h @18FL-3.3-i @18FL-3.3-e @18FL-7.2-b
  Scenario: The extra tile does not come before the company's own
    Given the game has been played up to the first operating round
    When Alice tries to lay #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the SR lays #9 on B21, joining W and E
    And the SR lays #4 on B19, joining W and E
    And Alice lays #9 on B17, joining W and E, by the power of the Tallahassee Railroad
    Then #9 lies on B17, joining W and E
    And the Tallahassee Railroad has left the game

  @18FL-3.3-e @18FL-3.3-h @18FL-7-i @18FL-7.2-b
  Scenario: The extra tile does not come after the purchase of a train
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And Alice tries to lay #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the SR ends its turn
    And the ACL lays #8 on F21, joining SW and E
    Then #8 lies on F21, joining SW and E
    And Alice owns the Tallahassee Railroad

  @18FL-3.3-r @18FL-7.2.1-i
  Scenario: The extra tile belongs to the route of the company, too
    Given the game has been played up to the first operating round
    When the SR lays no track
    And Alice tries to lay #8 on F21, joining SW and E, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    Then #9 lies on B21, joining W and E
