Feature: Boomtown, of the second edition
  Boomtown brings a marker as Meat Packing does, for Cincinnati (H12) alone: the corporation that has bought it puts it
  there, and from then on each of its routes to Cincinnati is worth $20 more. Phase III closes Boomtown, and its
  corporation keeps the bonus; phase IV ends it.

  Background: Bob's Baltimore & Ohio has track from Cincinnati to Dayton, to Louisville and from Wheeling to Cumberland
    Given 5 players at the table in phase II, without Tunnel Blasting
    And the B&O is in operation, opened at $100
    And Bob is president of the B&O with 60%
    And the B&O has $300 in its treasury
    And #293 lies on H12, joining SW and NE
    And #57 lies on G13, joining SW and NE
    And #9 lies on I11, joining SW and NE
    And the B&O has a token in H12

  # ------------------------------------------------------------------------------------------- the marker

  @since:2 @1846-3-br @1846-3-u
  Scenario: The corporation that buys Boomtown puts its marker on Cincinnati
    Given Alice owns Boomtown
    And it is the B&O's turn to build
    When the B&O tries to put the Boomtown marker on H12
    Then it is refused and nothing has changed
    When the B&O buys Boomtown from Alice for $40, with Alice's consent
    And the B&O puts the Boomtown marker on H12
    Then the Boomtown marker lies on H12
    And the B&O has the Boomtown marker
    And Boomtown can be used no more times
    And the B&O has $260 in its treasury

  @since:2 @1846-3-br
  Scenario Outline: The Boomtown marker does not lie on <elsewhere>
    Given the B&O owns Boomtown
    And it is the B&O's turn to build
    When the B&O tries to put the Boomtown marker on <elsewhere>
    Then it is refused and nothing has changed
    When the B&O puts the Boomtown marker on H12
    Then the Boomtown marker lies on H12

    Examples:
      | elsewhere |
      | G13       |
      | D6        |
      | E17       |
      | J10       |

  @since:2 @1846-3-br
  Scenario: The Boomtown marker is put once
    Given the B&O owns Boomtown
    And the B&O owns a 2-train
    And it is the B&O's turn to build
    When the B&O puts the Boomtown marker on H12
    Then the Boomtown marker lies on H12
    And Boomtown can be used no more times
    When the B&O tries to put the Boomtown marker on H12
    Then it is refused and nothing has changed

  @since:2 @1846-3-br
  Scenario: A corporation does not put the marker of a player's Boomtown, were it its president's
    Given Bob owns Boomtown
    And it is the B&O's turn to build
    When the B&O tries to put the Boomtown marker on H12
    Then it is refused and nothing has changed
    When the B&O buys Boomtown from Bob for $1
    And the B&O puts the Boomtown marker on H12
    Then the Boomtown marker lies on H12
    And the B&O has $299 in its treasury

  @since:2 @1846-3-br
  Scenario Outline: The Boomtown marker may be put when it is to <task>
    Given the B&O owns Boomtown
    And the B&O has the Boomtown marker
    And the B&O owns a 2-train
    And it is the B&O's turn to <task>
    When the B&O puts the Boomtown marker on H12
    Then the Boomtown marker lies on H12
    And the B&O has the Boomtown marker
    When the B&O tries to put the Boomtown marker on H12
    Then it is refused and nothing has changed

    Examples:
      | task                   |
      | issue or redeem shares |
      | run its trains         |
      | distribute $70         |
      | buy trains             |

  # -------------------------------------------------------------------------------------------- the bonus

  @since:2 @1846-3-bs
  Scenario: A route to Cincinnati is worth $20 more
    Given the B&O owns Boomtown
    And the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    And Boomtown can be used no more times
    And the B&O owns a 2-train
    And it is the B&O's turn to run its trains
    # proves 1846-3-bs
    When the B&O runs
      | 2-train | H12 G13 |
    # proves 1846-3-bs
    Then the B&O has earned $80

  @since:2 @1846-3-bs @1846-3-br
  Scenario: Before the marker lies in Cincinnati a route there is worth what it is
    Given the B&O owns Boomtown
    And the B&O owns a 2-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 2-train | H12 G13 |
    Then the B&O has earned $60

  @since:2 @1846-3-bs
  Scenario: Every route to Cincinnati is worth $20 more
    Given the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    And the B&O owns two 2-trains
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 2-train | H12 G13     |
      | 2-train | H12 I11 J10 |
    Then the B&O has earned $190

  @since:2 @1846-3-bs
  Scenario: A route to other places than Cincinnati is worth what it is
    Given the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    And the B&O owns a 4-train and a 2-train
    And it is the B&O's turn to run its trains
    When the B&O runs
      | 4-train | G13 H12 I11 J10 |
      | 2-train | G19 H20         |
    Then the B&O has earned $160

  @since:2 @1846-3-bs
  Scenario: The routes of others to Cincinnati are not worth more
    Given the GT is in operation, opened at $112
    And Alice is president of the GT with 60%
    And the GT has a token in G13
    And the GT owns a 2-train
    And the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    And it is the GT's turn to run its trains
    When the GT runs
      | 2-train | G13 H12 |
    Then the GT has earned $60

  # ------------------------------------------------------------------------------- the phases that follow

  # The private company closes, its income with it; the bonus stays.
  @since:2 @1846-3-bu @1846-3-bs @1846-S.Phase3-b @1846-3-r
  Scenario: Phase III closes Boomtown, and its corporation keeps the bonus
    Given the B&O owns Boomtown
    And the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    And the B&O has $500 in its treasury
    And the bank has no 4-trains left
    And it is the B&O's turn to buy trains in operating round 2.1
    When the B&O buys a 5-train from the bank for $500
    Then it is phase III
    And Boomtown has left the game
    And the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    When the B&O ends its turn
    Then it is operating round 2.2
    And the B&O has $0 in its treasury
    When the B&O runs
      | 5-train | G13 H12 I11 J10 |
    Then the B&O has earned $150

  @since:2 @1846-3-bu @1846-3-br @reading:1846-Q92=b
  Scenario: A marker that has not been put when Boomtown closes may still be put until phase IV
    Given the B&O owns Boomtown
    And the B&O has $500 in its treasury
    And the bank has no 4-trains left
    And it is the B&O's turn to buy trains in operating round 2.1
    When the B&O buys a 5-train from the bank for $500
    And the B&O ends its turn
    Then it is the B&O's turn to issue or redeem shares
    When the B&O puts the Boomtown marker on H12
    Then the Boomtown marker lies on H12
    When the B&O runs
      | 5-train | G13 H12 I11 J10 |
    Then the B&O has earned $150

  @since:2 @1846-3-bu @1846-3-br @reading:1846-Q92=a
  Scenario: A marker that has not been put when Boomtown closes is lost
    Given the B&O owns Boomtown and the Steamboat
    And the B&O has $500 in its treasury
    And the bank has no 4-trains left
    And it is the B&O's turn to build in operating round 2.1
    When the B&O puts the port marker on D14
    And the B&O buys a 5-train from the bank for $500
    And the B&O ends its turn
    Then it is the B&O's turn to issue or redeem shares
    And the Boomtown marker is not on the map
    When the B&O tries to put the Boomtown marker on H12
    Then it is refused and nothing has changed
    When the B&O runs
      | 5-train | G13 H12 I11 J10 |
    Then the B&O has earned $130

  @since:2 @1846-3-bt @1846-S.Phase4-b
  Scenario: Phase IV takes the Boomtown marker away
    Given it is phase III
    And the NYC is in operation, opened at $112
    And Alice is president of the NYC with 60%
    And the NYC has $800 in its treasury
    And the B&O has the Boomtown marker
    And the Boomtown marker lies on H12
    And the B&O owns a 5-train
    And the bank has no 5-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 6-train from the bank for $800
    Then it is phase IV
    And the Boomtown marker is not on the map
    And nobody has the Boomtown marker
    When the NYC ends its turn
    And the B&O runs
      | 5-train | G13 H12 I11 J10 |
    Then the B&O has earned $130
