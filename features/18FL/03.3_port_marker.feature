Feature: The Steamship Company: what becomes of the port marker
  The port marker counts for the one company that has its twin on the charter, not for other companies of its president.
  It stays where it is until phase 5 begins. Whether a route to the port is needed can be read in two ways.

  @18FL-3.3-u @18FL-3.3-v
  Scenario: To another company the port is worth what it always was
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the FEC is in operation at a par of $70
    And Bob is president of the FEC with 60%
    And the FEC has a token in F23
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the ACL owns a 2-train
    And the FEC owns a 2-train
    And Alice owns the Steamship Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice puts the port marker on G20
    And the ACL runs
      | 2-train | F23 F21 G20 |
    Then the ACL has earned $70
    And the ACL has the port marker
    When the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC runs
      | 2-train | F23 F21 G20 |
    Then the FEC has earned $50

  @18FL-3.3-u @18FL-3.3-v
  Scenario: The owner of the Steamship Company has nothing of it in his other company
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $70
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Alice 60% |
    And the FEC has a token in F23
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the Steamship Company has closed
    And the port marker lies on G20
    And the ACL has the port marker
    And the FEC owns a 2-train
    And it is the FEC's turn to run its trains
    When the FEC runs
      | 2-train | F23 F21 G20 |
    Then the FEC has earned $50

  # ------------------------------------------------------------------------------------------------ a route to the port?

  @18FL-3.3-u @reading:18FL-Q29=a
  Scenario Outline: No route to the port is needed, and nothing is paid: <hex>
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And Alice owns the Steamship Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice puts the port marker on <hex>
    Then the port marker lies on <hex>
    And the ACL has the port marker
    And the bank has received $0

    Examples:
      | hex |
      | K28 |
      | B5  |
      | G20 |

  @18FL-3.3-u @reading:18FL-Q29=b
  Scenario: If a route is needed a city out of reach is no place for the marker; nothing is paid
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And Alice owns the Steamship Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice tries to put the port marker on K28
    Then it is refused and nothing has changed
    When Alice tries to put the port marker on B5
    Then it is refused and nothing has changed
    When Alice puts the port marker on G20
    Then the port marker lies on G20
    And the bank has received $0

  # ------------------------------------------------------------------------------------------------- it stays, to phase 5

  @18FL-3.3-y @18FL-3.3-j @18FL-7.3-j
  Scenario: Once the marker lies it is not moved, not in that turn and not in a later one
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has a token in K28
    And #405 lies on K28, joining SW, W and NW
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the ACL owns a 2-train
    And Alice owns the Steamship Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice puts the port marker on G20
    Then the port marker lies on G20
    When Alice tries to put the port marker on K28
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And everybody passes
    And the ACL places no token
    And Alice tries to put the port marker on K28
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | F23 F21 G20 |
    Then the ACL has earned $70
    And the port marker lies on G20

  @18FL-3.3-y @18FL-3.3-u
  Scenario: The port marker stays when the tile of its city is replaced
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #4 lies on B7, joining W and E
    And the Steamship Company has closed
    And the port marker lies on B5
    And the L&N has the port marker
    And the L&N owns a 2-train
    And it is the L&N's turn to lay track
    When the L&N lays #15 on B5, joining W, NW, NE and E
    Then the port marker lies on B5
    When the L&N runs
      | 2-train | B5 B7 |
    Then the L&N has earned $60

  @18FL-3.3-y @18FL-3.3-u @reading:18FL-Q28=b
  Scenario Outline: The port marker of one of the two cities of Jacksonville stays with that city on a new tile: <place>
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the Steamship Company has closed
    And the port marker lies on <place>
    And the SR has the port marker
    And the SR owns a 2-train
    And it is the SR's turn to lay track
    When the SR lays #487 on B23, turned 4
    Then the port marker lies on <place>
    When the SR runs
      | 2-train | A22 B23 |
    Then the SR has earned <revenue>

    Examples:
      | place    | revenue |
      | B23 (NW) | $90     |
      | B23 (SW) | $70     |

  @18FL-3.3-z @18FL-2-j @18FL-8.3-j
  Scenario: When phase 5 begins the port marker is taken away: a later run brings no $20
    Given 3 players at the table in phase 4
    And the ACL has ten shares
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the Steamship Company has closed
    And the port marker lies on G20
    And the ACL has the port marker
    And the ACL owns a 4-train
    And the ACL has $500 in its treasury
    And the bank has no 4-trains left
    And it is the ACL's turn to run its trains in operating round 2.1 of 2
    When the ACL runs
      | 4-train | F23 F21 G20 |
    Then the ACL has earned $70
    When the ACL keeps its revenue
    And the ACL buys a 5-train from the bank for $500
    Then it is phase 5
    And the port marker is not on the map
    And nobody has the port marker
    When the ACL ends its turn
    Then it is operating round 2.2
    When the ACL runs
      | 5-train | F23 F21 G20 |
    Then the ACL has earned $50

  @18FL-3.3-z
  Scenario: A company that runs after the first 5-train of the same round has the $20 no more
    Given 3 players at the table in phase 4
    And the ACL has ten shares
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the SR has ten shares
    And the SR is in operation at a par of $110
    And Bob is president of the SR with 60%
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the Steamship Company has closed
    And the port marker lies on G20
    And the ACL has the port marker
    And the ACL owns a 4-train
    And the SR owns a 4-train
    And the SR has $500 in its treasury
    And the bank has no 4-trains left
    And it is the SR's turn to buy trains
    When the SR buys a 5-train from the bank for $500
    Then the port marker is not on the map
    When the SR ends its turn
    And the ACL runs
      | 4-train | F23 F21 G20 |
    Then the ACL has earned $50

  @18FL-3.3-z
  Scenario: Phase 4 leaves the port marker where it is
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the Steamship Company has closed
    And the port marker lies on G20
    And the ACL has the port marker
    And the ACL has $400 in its treasury
    And the bank has no 3-trains left
    And it is the ACL's turn to buy trains in operating round 2.1 of 2
    When the ACL buys a 4-train from the bank for $400
    Then it is phase 4
    And the port marker lies on G20
    When the ACL ends its turn
    And the ACL runs
      | 4-train | F23 F21 G20 |
    Then the ACL has earned $70
