Feature: What private companies do besides, played from the deal

  @1846-3-bp @1846-6.2-x @reading:1846-Q32=a
  Scenario: Tunnel Blasting makes the mountain cheaper, and not the bridge into it
    Given the game has been played up to the third operating round of five
    When the B&O buys Tunnel Blasting from Carol for $1
    And the B&O lays #9 on G17, joining W and E
    Then the B&O has $123 in its treasury

  @1846-3-bp @1846-6.2-x @reading:1846-Q28=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: It makes the tunnel to Windsor cheaper, and not the water of Detroit
    Given the game has been played up to the second operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT buys Tunnel Blasting from Carol for $1, with Carol's consent
    And the GT lays #294 on C15, turned 0
    Then the GT has $201 in its treasury

  @1846-3-bi @1846-3-bj @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The port from which a marker has been taken brings its corporation nothing more
    Given the game has been played up to the third operating round of five
    When the B&O buys the Steamboat from Erin for $1, with Erin's consent
    And the B&O puts the port marker on G19
    And the B&O runs
      | 3/5-train | G19 H20 | |
    Then the B&O has earned $90
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 2-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the NYC runs
      | 2-train | C21 D20 | |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR runs
      | 2-train | F20 F22 | |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the B&O puts the port marker on D14
    And the B&O runs
      | 3/5-train | G19 H20 | |
    Then the B&O has earned $50

  # The free token has the city that is printed for it, whichever others are reached.
  @1846-3-ah @1846-3-af @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q81=a
  Scenario: The free token comes into no other city of Chicago that the track reaches
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
    And the IC buys Chicago & Western Indiana from Bob for $1
    And the IC tries to place a token in D6 (SW), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the IC places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the IC has tokens in D6 (SE), G9, I5 and K3 only
    And the IC has $337 in its treasury

  @1846-3-r @1846-3-w @1846-3-ab @1846-3-bo @1846-3-v @reading:1846-Q32=a
  Scenario: At the beginning of a round five players are paid what is printed on their private companies
    Given the game has been played up to the second stock round of five
    When everybody passes
    Then Alice has received $15
    And Bob has received $25
    And Carol has received $35
    And Dave has received $15
    And Erin has received $10
    And the bank has paid $100

  @1846-3-x @1846-3-y
  Scenario: One tile of Michigan Central may be all that is laid
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys Michigan Central from Carol for $1, with Carol's consent
    And the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    And the GT lays #9 on C11, joining W and E
    Then #9 lies on C11, joining W and E
    And the GT has $99 in its treasury

  @1846-3-aa @1846-6.2-t @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The hexes of Ohio & Indiana are open to others when a corporation has bought it
    Given the game has been played up to the third operating round of five
    When the B&O buys Ohio & Indiana from Carol for $1
    And the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 2-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And the NYC runs
      | 2-train | C21 D20 | |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR lays #9 on F18, joining W and E
    And the PRR lays #9 on F16, joining W and E
    Then #9 lies on F16, joining W and E
    And the PRR has $180 in its treasury

  @1846-3-bd @1846-3-bj @1846-6.3-k @reading:1846-Q24=a @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q82=a
  Scenario: A port that is passed and not counted brings nothing
    Given the game has been played up to the second stock round of five
    When everybody passes
    And Erin puts the port marker on D14
    And Erin gives the port marker to the GT
    And the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 3/5-train | C15 D14 E15 E17 D18 D20 | counting C15, E17 and D20 |
    Then the GT has earned $100

  @1846-6.6-a @1846-6-k @1846-3-as @1846-6.5-g @reading:1846-Q03=a @reading:1846-Q93=b
  Scenario: By this reading no railroad takes the place of a train for which shares have been issued
    Given the game has been played up to the turn without a train
    When the GT lays no track
    And the GT issues three shares
    And the GT tries to buy Big 4 from Alice for $1
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $1, with Bob's consent
    And the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Alice has $101

  # A token of the turn is paid for, in Chicago too.
  @1846-3-ah @1846-3-af @1846-6.2-ae @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The token of the turn costs $80 in another city of Chicago, and the free one is left
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
    And the IC buys Chicago & Western Indiana from Bob for $1
    And the IC places a token in D6 (SW)
    Then the IC has $257 in its treasury
    And Chicago & Western Indiana can be used one more time

  # S.Phase3-b says again that private companies close; 3-al is about railroads.
  @1846-S.Phase3-b @1846-3-al
  Scenario: With phase III the railroads are gone, with their tokens and their money
    Given the game has been played up to the eve of phase III
    When the IC buys a 5-train from the bank for $500
    Then it is phase III
    And the Michigan Southern has no token on the map
    And the Big 4 has no token on the map
    And Alice has received $0
    And Carol has received $0
