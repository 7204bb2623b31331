Feature: Bonus actions, played from the deal
  Alice has the Tallahassee Railroad and the Southern, Carol the Steamship Company and the Atlantic Coast Line, Bob the
  Terminal Company and the Florida East Coast. Each of them uses the private company for his own.

  Background: the first operating round
    Given the game has been played up to the first operating round

  @18FL-3.3-d
  Scenario: The income of the round has been paid to all three
    Then Alice owns the Tallahassee Railroad
    And Alice has $10
    And Bob has $25
    And Carol has $30
    When the SR lays #9 on B21, joining W and E
    Then Alice has $10
    And #9 lies on B21, joining W and E

  @18FL-3.3-h @18FL-3.3-i @18FL-3.3-r @18FL-7.2-b
  Scenario: The extra tile follows the two of the company
    When the SR lays #9 on B21, joining W and E
    And the SR lays #4 on B19, joining W and E
    Then it is Alice's turn to use the Tallahassee Railroad for the SR
    When Alice lays #9 on B17, joining W and E, by the power of the Tallahassee Railroad
    Then #9 lies on B21, joining W and E
    And #4 lies on B19, joining W and E
    And #9 lies on B17, joining W and E
    And 3 tiles lie on the map
    And the Tallahassee Railroad has left the game
    And it is the SR's turn to place a token

  @18FL-3.3-g
  Scenario: The owner need not use his bonus action
    When the SR lays no track
    And Alice passes
    And the SR places no token
    Then it is the SR's turn to buy trains
    And Alice owns the Tallahassee Railroad

  @18FL-3.3-f
  Scenario: Only the owner lays the extra tile
    When the SR lays no track
    And Bob tries to lay #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    Then #9 lies on B21, joining W and E

  @18FL-3.3-u @18FL-3.3-v @18FL-3.3-w @18FL-7.3-j
  Scenario: The port marker is put in Tampa in the token step of the Atlantic Coast Line
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL lays no track
    And the ACL places no token
    Then it is Carol's turn to use the Steamship Company for the ACL
    When Carol tries to put the port marker on F23
    Then it is refused and nothing has changed
    When Carol puts the port marker on G20
    Then the port marker lies on G20
    And the ACL has the port marker
    And the Steamship Company has left the game
    And Carol has $30
    And the ACL has $400 in its treasury

  # The station in the full city fails for the rule on stations, which is why the terminal is worth something.
  # 7.3.1-d: Tampa has one space.
  @18FL-3.3-aa @18FL-3.3-af @18FL-3.3-ab @18FL-7.3-e @18FL-7.3-j @18FL-7.3.1-c @18FL-7.3.1-d
  Scenario: The terminal is placed in Tampa, full and out of reach, in the token step of the Florida East Coast
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC lays no track
    And the FEC tries to place a token in G20
    Then it is refused and nothing has changed
    When the FEC places no token
    And Bob places a terminal in G20, by the power of the Terminal Company
    Then the FEC has a terminal in G20 only
    And the FEC has a token in K28 only
    And the FEC has 3 tokens left
    And the FEC has $350 in its treasury
    And the Terminal Company has left the game

  @18FL-3.3-j @18FL-3.3-d
  Scenario: What has been used pays no more, what has not goes on paying
    When the SR lays no track
    And Alice lays #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    And the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL places no token
    And Carol puts the port marker on G20
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC buys a 2-train from the bank for $100
    And the FEC ends its turn
    Then it is stock round 2
    When everybody passes
    Then it is operating round 2.1
    And Alice has $10
    And Carol has $30
    And Bob has $40
    And Bob owns the Terminal Company
