Feature: Track and tokens, played from the deal
  What is built in the first operating rounds, when every tile still is yellow.

  # S.TrackToken-c, S.Features-c: also in the summary.
  @1846-6.2-a @1846-6.2-x @1846-S.TrackToken-c @1846-S.Features-c
  Scenario: A tile costs $20
    Given the game has been played up to the first operating round
    When the Michigan Southern lays #9 on C13, joining W and E
    Then the Michigan Southern has paid $20
    And the bank has received $20
    And no other player or company has gained or lost money
    And #9 lies on C13, joining W and E

  @1846-6.2-x @1846-S.TrackToken-c @1846-S.Features-c
  Scenario: Without $20 no tile can be laid
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    Then the Big 4 has $20 in its treasury
    When the Big 4 lays #9 on G11, joining W and E
    Then the Big 4 has $0 in its treasury
    When the Big 4 tries to lay #57 on G13, joining W and E
    Then it is refused and nothing has changed

  # S.TrackToken-a and 6.21-a say again what 6.2-g says.
  @1846-6.2-g @1846-6.21-a @1846-S.TrackToken-a
  Scenario: No third tile is laid in a turn
    Given the game has been played up to the first operating round
    When the Michigan Southern lays #9 on C13, joining W and E
    And the Michigan Southern lays #9 on C11, joining W and E
    Then 2 tiles lie on the map
    When the Michigan Southern tries to lay #57 on C9, joining W and E
    Then it is refused and nothing has changed
    When the Michigan Southern ends its turn
    Then the Michigan Southern has $20 in its treasury

  @1846-6.21-c
  Scenario: Nobody has to lay track
    Given the game has been played up to the first operating round
    When the Michigan Southern lays no track
    Then it is the Big 4's turn to build
    When the Big 4 lays #57 on G9, joining W and E
    And the Big 4 lays no track
    Then it is the IC's turn to issue or redeem shares
    And 1 tile lies on the map

  # S.Phase1-a says again what 6.2-f says.
  @1846-6.2-f @1846-S.Phase1-a
  Scenario: In phase I only yellow tiles are laid
    Given the game has been played up to the first operating round
    When the Michigan Southern tries to lay #294 on C15, joining SW, W, NE and E
    Then it is refused and nothing has changed
    When the Michigan Southern lays #9 on C13, joining W and E
    Then #9 lies on C13, joining W and E

  # S.Phase2-a says again what 6.2-f says.
  @1846-6.2-f @1846-6.2-c @1846-6.2-d @1846-6.2-x @1846-S.Phase2-a
  Scenario: In phase II a green tile takes the place of a yellow one
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 lays #14 on G9, joining SW, W, NE and E
    Then #14 lies on G9, joining SW, W, NE and E
    And 4 of #57 are left
    And 3 of #14 are left
    And the Big 4 has paid $20
    And the Big 4 has a token in G9 only

  @1846-6.2-g @1846-6.21-a @1846-S.TrackToken-a
  Scenario: Only one of the two tiles of a turn may be an upgrade
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 lays #14 on G9, joining SW, W, NE and E
    And the Big 4 tries to lay #619 on G7, joining SW, NW, NE and E
    Then it is refused and nothing has changed
    When the Big 4 lays #9 on G11, joining W and E
    Then the Big 4 has $0 in its treasury
    And #9 lies on G11, joining W and E

  @1846-6.2-h @1846-6.2-i @1846-6.2-j
  Scenario: Cities take yellow city tiles, and other hexes none of them
    Given the game has been played up to the first operating round
    When the Michigan Southern tries to lay #7 on B16, joining SW and W
    Then it is refused and nothing has changed
    When the Michigan Southern lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    When the Michigan Southern tries to lay #57 on C13, joining W and E
    Then it is refused and nothing has changed
    When the Michigan Southern lays #9 on C13, joining W and E
    Then 2 tiles lie on the map

  # 6.2-p: on the way to the new track no city may be full of other tokens. S.TrackToken-b: also in the summary.
  @1846-6.2-n @1846-S.TrackToken-b
  Scenario: A new tile is connected with a token
    Given the game has been played up to the first operating round
    When the Michigan Southern tries to lay #9 on C11, joining W and E
    Then it is refused and nothing has changed
    When the Michigan Southern lays #9 on C13, joining W and E
    And the Michigan Southern lays #9 on C11, joining W and E
    Then #9 lies on C11, joining W and E

  @1846-6.2-w
  Scenario: Track does not run into a side of a gray or off-board hex that has none
    Given the game has been played up to the first operating round
    When the Michigan Southern tries to lay #6 on B16, joining SE and W
    Then it is refused and nothing has changed
    When the Michigan Southern lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W

  # 3-aa says again what 6.2-t says.
  @1846-6.2-t @1846-3-aa
  Scenario: The hexes of Michigan Central are closed while a player owns it
    Given the game has been played up to the first operating round
    When the Michigan Southern lays #8 on C13, joining NW and E
    And the Michigan Southern tries to lay #8 on B12, joining SE and W
    Then it is refused and nothing has changed
    When the Michigan Southern lays #5 on B16, joining SW and W
    Then 2 tiles lie on the map
    And no tile lies on B12

  @1846-6.2-z @1846-6.22-b
  Scenario: The Illinois Central lays for nothing in its hexes
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC lays #9 on J4, joining SW and NE
    And the IC lays #9 on H6, joining SW and NE
    Then the IC has $300 in its treasury
    And #9 lies on H6, joining SW and NE
    And #9 never runs out

  @1846-6.22-a
  Scenario: Other tiles come out of the supply
    Given the game has been played up to the second operating round
    Then 3 of #57 are left
    And 3 of #6 are left
    And 2 of #5 are left
    When the Michigan Southern lays #9 on C11, joining W and E
    Then #9 never runs out
    And the Michigan Southern has $20 in its treasury

  @1846-6.2-ab @1846-6.2-x
  Scenario: Others pay in the hexes of the Illinois Central
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 lays #57 on G9, joining W and E
    And the Big 4 lays #6 on G7, joining SW and E
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the IC buys a 2-train from the bank for $80
    And the IC ends its turn
    And the B&O buys a 2-train from the bank for $80
    And the B&O ends its turn
    And the GT buys a 2-train from the bank for $80
    And the GT ends its turn
    And the Michigan Southern ends its turn
    And the Big 4 lays #9 on H6, joining SW and NE
    Then the Big 4 has paid $20
    And #9 lies on H6, joining SW and NE

  @1846-6.2-k @1846-6.2-x @1846-6.2-c
  Scenario: Detroit takes its own tiles, and the first one costs the $40 of its ground
    Given the game has been played up to the second stock round
    When everybody passes
    Then it is the Michigan Southern's turn to build
    And the Michigan Southern has $70 in its treasury
    When the Michigan Southern tries to lay #15 on C15, joining SW, W, NW and NE
    Then it is refused and nothing has changed
    When the Michigan Southern lays #295 on C15, joining SW, W, NW and NE
    Then the Michigan Southern has paid $40
    And #295 lies on C15, joining SW, W, NW and NE

  # ---------------------------------------------------------------------------------------------------- tokens

  @1846-6.2-ae
  Scenario: A token costs $80 in a connected city with a free space
    Given the game has been played up to the eve of phase II
    When the IC tries to place a token in G9
    Then it is refused and nothing has changed
    When the IC places a token in G7
    Then the IC has paid $80
    And the bank has received $80
    And the IC has tokens in G7, I5 and K3 only
    And the IC has 1 token left

  @1846-6.2-ae @1846-6.2-n
  Scenario: In a city that is not connected a corporation places no token
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT tries to place a token in D14
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16 and C15 only
    And the GT has $40 in its treasury

  @1846-6.2-ah @1846-6.2-ai @1846-6.2-al
  Scenario: In the first operating round already the Illinois Central places its $40 token in Centralia
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC tries to place a token in I5
    Then it is refused and nothing has changed
    When the IC lays #9 on J4, joining SW and NE
    And the IC places a token in I5
    Then the IC has paid $40
    And the IC has tokens in I5 and K3 only
    And the IC has 2 tokens left

  # S.TrackToken-e says again what 6.2-al says.
  @1846-6.2-al @1846-6.2-am @1846-6.2-ai @1846-S.TrackToken-e @1846-6.2-aj
  Scenario: The Baltimore & Ohio comes to Cincinnati without a connection, for $100
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC buys a 2-train from the bank for $80
    And the IC ends its turn
    And the B&O tries to place a token in E11
    Then it is refused and nothing has changed
    When the B&O places a token in H12
    Then the B&O has paid $100
    And the B&O has tokens in G19 and H12 only
    And the B&O has 2 tokens left

  @1846-6.25-a
  Scenario: A corporation has no second token in a city, even if there is room
    Given the game has been played up to the eve of phase II
    When the IC tries to place a token in I5
    Then it is refused and nothing has changed
    When the IC places a token in G7
    Then the IC has tokens in G7, I5 and K3 only

  # ------------------------------------------------------------------------------------------------ upgrades

  @1846-6.2-e
  Scenario: Nothing is laid on a gray hex
    Given the game has been played up to the eve of phase II
    When the IC tries to lay #57 on I5, joining W and E
    Then it is refused and nothing has changed
    When the IC lays #9 on I3, joining W and E
    Then the IC has $160 in its treasury

  @1846-6.21-b @1846-6.2-x
  Scenario: The tile that has just been laid is replaced by the second tile of the turn
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern lays #9 on C11, joining W and E
    And the Michigan Southern lays #24 on C11, joining W, E and SW
    Then #24 lies on C11, joining W, E and SW
    And the Michigan Southern has $30 in its treasury

  @1846-6.2-aa
  Scenario: In its own hexes the Illinois Central pays for an upgrade
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the IC lays #23 on H6, joining SW, NE and E
    Then the IC has paid $20
    And #23 lies on H6, joining SW, NE and E

  # Cleveland, D14, is kept for it.
  @1846-6.2-ak @1846-6.2-ae
  Scenario: With a space of its own elsewhere the Grand Trunk places its token in Detroit
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT places a token in C15
    Then the GT has paid $80
    And the GT has tokens in B16 and C15 only

  @1846-6.2-m @1846-6.21-b
  Scenario: An upgrade keeps the track that was there
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern lays #9 on C11, joining W and E
    And the Michigan Southern tries to lay #25 on C11, turned 1
    Then it is refused and nothing has changed
    When the Michigan Southern lays #23 on C11, joining W, E and NW
    Then #23 lies on C11, joining W, E and NW
    And the Michigan Southern has $30 in its treasury

  @1846-6.2-p @1846-6.2-n
  Scenario: Nobody builds on beyond a city that is full of other tokens
    Given the game has been played up to the eve of phase II
    When the IC tries to lay #9 on G11, joining W and E
    Then it is refused and nothing has changed
    When the IC lays #9 on I3, joining W and E
    Then the IC has $160 in its treasury

  # The new sides of the city lead nowhere yet.
  @1846-6.22bis-a @1846-S.Phase3-a @1846-6.2-c @reading:1846-Q01=b
  Scenario: In phase III a green city, once it is connected, becomes a brown one
    Given the game has been played up to the fourth stock round
    When everybody passes
    And the IC lays #619 on G7, joining SW, NW, NE and E
    Then the IC has $162 in its treasury
    When the IC runs
      | 4-train   | G9 G7 H6 I5 | |
      | 3/5-train | I5 J4 K3    | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the IC lays #611 on G7, joining SW, W, NW, NE and E
    Then #611 lies on G7, joining SW, W, NW, NE and E
    And the IC has paid $20
