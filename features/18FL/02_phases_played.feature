Feature: Phases, played from the deal
  The first 3-train, the first 4-train, the first 5-train and the first 6- or 3E-train of a game, and what each of them
  changes.

  @18FL-2-b @18FL-2-c @18FL-7.2.1-b @18FL-7.2.1-c @reading:18FL-Q05=a
  Scenario: In phase 2 tiles are yellow
    Given the game has been played up to the second operating round
    When the SR tries to lay #82 on B21, joining W, E and SE
    Then it is refused and nothing has changed
    When the SR lays #4 on B19, joining W and E
    Then #4 lies on B19, joining W and E
    And 7 of #4 are left

  @18FL-2-a @18FL-2-b @18FL-2-d @18FL-8.3-b @18FL-7.2.1-c @reading:18FL-Q05=a
  Scenario: The first 3-train brings phase 3, and green tiles
    Given the game has been played up to the eve of phase 3
    When the FEC buys a 3-train from the bank for $200
    Then it is phase 3
    And the bank has 3 3-trains left
    And the FEC owns a 2-train and a 3-train
    When the FEC ends its turn
    And everybody passes
    And the SR lays #82 on B21, joining W, E and SE
    Then #82 lies on B21, joining W, E and SE
    And 5 of #82 are left

  @18FL-2-d @18FL-8.2-a @reading:18FL-Q05=a
  Scenario: In phase 3 five shares leave room for two trains, and ten for more
    Given the game has been played up to the third operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the SR ends its turn
    And the ACL converts to ten shares
    And the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL buys a 3-train from the bank for $200
    Then the ACL owns two 2-trains and a 3-train

  @18FL-2-d @18FL-8.2-a @18FL-2-h @18FL-8.3-c @reading:18FL-Q05=a
  Scenario: In phase 3 ten shares leave room for four
    Given the game has been played up to the third operating round
    When the SR converts to ten shares
    And the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR buys a 3-train from the bank for $200
    Then the SR owns two 2-trains and a 3-train
    When the SR buys a 2-train from the FEC for $1, with Bob's consent
    Then the SR owns three 2-trains and a 3-train
    When the SR tries to buy a 3-train from the FEC for $1, with Bob's consent
    Then it is refused and nothing has changed

  @18FL-2-e @18FL-8.3-d @18FL-8.1-e @18FL-8.1-g @reading:18FL-Q05=a
  Scenario: The first 4-train brings phase 4 and scraps the 2-trains
    Given the game has been played up to the eve of phase 4
    When the ACL buys a 4-train from the bank for $400
    Then it is phase 4
    And five 2-trains have left the game
    And the SR owns two 3-trains
    And the ACL owns a 3-train and a 4-train
    And the FEC owns a 3-train
    And the bank has 2 4-trains left

  @18FL-2-e @18FL-8.3-e @18FL-8.2-a @reading:18FL-Q05=a
  Scenario: In phase 4 five shares leave room for one train, and ten for three
    Given the game has been played up to the fourth operating round
    When the SR runs
      | 3-train | A22 B23             |
      | 3-train | B15 B17 B19 B21 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the TPS buys a 4-train from the bank for $400
    And the TPS ends its turn
    And the FEC runs
      | 3-train | I28 J27 K28 |
    And the FEC keeps its revenue
    And the FEC tries to buy a 3-train from the SR for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the FEC ends its turn
    And the ACL runs
      | 4-train | D25 E24 F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL buys a 3-train from the SR for $1, with Alice's consent
    Then the ACL owns two 3-trains and a 4-train
    When the ACL tries to buy a 3-train from the SR for $1, with Alice's consent
    Then it is refused and nothing has changed

  @18FL-2-f @18FL-2-j @18FL-8.3-j @18FL-3.3-k @reading:18FL-Q05=a
  Scenario: The first 5-train brings phase 5 and closes the private companies
    Given the game has been played up to the eve of phase 5
    Then Alice owns the Tallahassee Railroad
    When the SR buys a 5-train from the bank for $500
    Then it is phase 5
    And the Tallahassee Railroad, the Steamship Company and the Terminal Company have left the game
    And Alice owns no private company
    And Bob owns no private company
    And the bank has 1 5-train left

  @18FL-2-i @18FL-8.3-k @18FL-7.1-d @18FL-2-f @reading:18FL-Q05=a
  Scenario: The first 5-train turns all companies of five shares into ones of ten, whether or not they have operated
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    Then the FEC has 10 shares
    And the FEC has received $375
    And the L&N has 10 shares
    And the L&N has received $350
    And Bob is president of the FEC with 30%
    And Bob is president of the L&N with 20%
    And Carol holds 10% of the L&N

  @18FL-2-f @18FL-8.3-i @18FL-8.3-p @18FL-8.3-q @18FL-8.3-r @reading:18FL-Q05=a
  Scenario: The first 5-train leaves a company of ten shares room for two trains only
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    Then it is the SR's turn to discard a train
    When the SR discards a 3-train
    Then the SR owns a 4-train and a 5-train
    And the market holds a 3-train
    When the SR tries to discard a 4-train
    Then it is refused and nothing has changed

  @18FL-2-f @18FL-8.3-h @reading:18FL-Q05=a
  Scenario: The first 5-train raises Havana from $60 to $100
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    And the SR discards a 4-train
    And the SR ends its turn
    Then the best run of the FEC is worth $170
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    Then the FEC has earned $170

  @18FL-2-g @18FL-8.3-l @18FL-8.1-f @18FL-8.1-i @18FL-2-k @reading:18FL-Q05=a
  Scenario: The first 3E-train brings phase 6, scraps the 3-trains and takes the line to Key West
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC buys a 3E-train from the bank for $600
    Then it is phase 6
    And four 3-trains have left the game
    And the FEC owns a 3E-train
    And the TPS owns a 4-train
    And the market holds no trains
    And no tile lies on M24
    And no tile lies on M26

  @18FL-2-g @18FL-7.2.1-e @18FL-7.2.1-aa @18FL-8.3-m @reading:18FL-Q05=a
  Scenario: In phase 6 Jacksonville can become gray
    Given the game has been played up to the sixth stock round
    When everybody passes
    And the SR lays #489 on B23, joining SW, W, NW and SE
    Then #489 lies on B23, joining SW, W, NW and SE
    And 1 of #488 is left

  @18FL-2-c @18FL-7.4-z @reading:18FL-Q05=a
  Scenario: In phase 2 Savannah is worth its first figure, $30
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    # proves 18FL-2-c
    Then the SR has earned $60
    When the SR keeps its revenue
    Then the SR has $410 in its treasury

  @18FL-2-c @18FL-7.4-z
  Scenario: In phase 2 New Orleans is worth its first figure, $40
    Given the game has been played up to the first operating round of two
    When the L&N lays #9 on B3, joining W and E
    And the L&N buys a 2-train from the bank for $100
    And the L&N ends its turn
    And the TPS buys a 2-train from the bank for $100
    And the TPS ends its turn
    And everybody passes
    And the L&N runs
      | 2-train | B1 B3 B5 |
    # proves 18FL-2-c 18FL-7.4-z
    Then the L&N has earned $60
    When the L&N keeps its revenue
    Then the L&N has $410 in its treasury

  @18FL-2-d @18FL-7.4-z @reading:18FL-Q05=a
  Scenario: In phase 3 Savannah is still worth $30
    Given the game has been played up to the third operating round
    When the SR runs
      | 2-train | A22 B23 |
    # proves 18FL-2-d
    Then the SR has earned $60
    When the SR pays out its revenue
    Then Alice has received $36

  @18FL-2-e @18FL-7.4-z @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: In phase 4 Havana is still worth $60, and a 3-train comes to it by two cities
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the SR runs
      | 3-train | A22 B23             |
      | 4-train | B15 B17 B19 B21 B23 |
    # proves 18FL-2-e
    Then the SR has earned $140
    When the SR keeps its revenue
    And the SR ends its turn
    And the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    # proves 18FL-2-e 18FL-7.4-h
    Then the FEC has earned $130

  @18FL-2-f @18FL-8.3-h @18FL-7.4-z @reading:18FL-Q05=a
  Scenario: In phase 5 New Orleans is worth its second figure, $70
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the L&N runs
      | 5-train | B1 B3 B5 |
    # proves 18FL-2-f 18FL-8.3-h
    Then the L&N has earned $90
    When the L&N keeps its revenue
    Then the L&N has received $90

  @18FL-2-g @18FL-7.4-z @18FL-8.3-h @reading:18FL-Q05=a
  Scenario: In phase 6 Savannah is worth its second figure, $80
    Given the game has been played up to the sixth stock round
    When everybody passes
    And the SR runs
      | 4-train | A22 B23             |
      | 5-train | B15 B17 B19 B21 B23 |
    # proves 18FL-2-g 18FL-8.3-h
    Then the SR has earned $210
    When the SR keeps its revenue
    Then the SR has $381 in its treasury

  @18FL-2-g @18FL-7.4-z @18FL-7.4-q @reading:18FL-Q05=a
  Scenario: In phase 6 New Orleans and Savannah bring $150 together, at the two ends of one route
    Given the game has been played up to the great network
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    # proves 18FL-2-g 18FL-7.4-q
    Then the SR has earned $470
    When the SR keeps its revenue
    Then the SR has $701 in its treasury
