Feature: Bonus markers through a turn, played from the deal
  The markers of Meat Packing and the Steamboat are put where they may lie, by whoever may put them, at no other time.

  @1846-3-bc @1846-3-bf @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The marker of Meat Packing is put once, and has no other place at any later point of the turn
    Given the game has been played up to the third operating round of five
    When the B&O tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When the B&O buys Meat Packing from Bob for $1, with Bob's consent
    And the B&O tries to put the meat-packing marker on G19
    Then it is refused and nothing has changed
    When the B&O puts the meat-packing marker on I1
    And the B&O tries to put the meat-packing marker on D6
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to put the meat-packing marker on D6
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to put the meat-packing marker on D6
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to put the meat-packing marker on D6
    Then it is refused and nothing has changed
    And the meat-packing marker lies on I1

  @1846-3-bc @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The marker of Meat Packing lies on Chicago or St. Louis, also when it is put after the run
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When the B&O buys Meat Packing from Bob for $1, with Bob's consent
    And the B&O tries to put the meat-packing marker on C5
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to put the meat-packing marker on C5
    Then it is refused and nothing has changed
    When the B&O puts the meat-packing marker on D6
    Then the meat-packing marker lies on D6
    When the B&O ends its turn
    And the GT tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 C15 | |
    Then the GT has earned $70
    And the B&O has the meat-packing marker

  @1846-3-bi @1846-3-bm @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q82=a
  Scenario: The corporation that has bought the Steamboat keeps its bonus, and puts the marker on a port
    Given the game has been played up to the third operating round of five
    When the B&O buys the Steamboat from Erin for $1, with Erin's consent
    And the B&O tries to give the port marker to the GT
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to put the port marker on H12
    Then it is refused and nothing has changed
    When the B&O puts the port marker on G19
    Then the port marker lies on G19
    And the B&O has the port marker
    When the B&O runs
      | 3/5-train | G19 H20 | |
    Then the B&O has earned $90

  @1846-3-bi @1846-3-bm @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q82=a
  Scenario: A corporation that does not own the Steamboat does not move its marker, before or after its run
    Given the game has been played up to the third operating round of five
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to put the port marker on G19
    Then it is refused and nothing has changed
    When the B&O runs
      | 3/5-train | G19 H20 | |
    And the B&O tries to put the port marker on G19
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT buys the Steamboat from Erin for $1, with Erin's consent
    And the GT puts the port marker on D14
    Then the port marker lies on D14
    And the GT has the port marker

  @1846-3-bi @reading:1846-Q05=a @reading:1846-Q27=b @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: After the run the port marker stays where it is, and in the turn after it may be moved
    Given the game has been played up to the third operating round of five
    When the B&O buys the Steamboat from Erin for $1, with Erin's consent
    And the B&O puts the port marker on G19
    And the B&O runs
      | 3/5-train | G19 H20 | |
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
    And the PRR runs
      | 2-train | F20 F22 | |
    And the PRR keeps its revenue
    And the PRR ends its turn
    Then it is operating round 2.2
    When the B&O runs
      | 3/5-train | G19 H20 | |
    Then the B&O has earned $90
    When the B&O tries to put the port marker on I1
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to put the port marker on I1
    Then it is refused and nothing has changed
    When the B&O ends its turn
    Then the port marker lies on G19

  @1846-3-bm @1846-3-bi @reading:1846-Q32=a @reading:1846-Q82=a
  Scenario: Who owns the Steamboat names a company that operates, and puts the marker on a port
    Given the game has been played up to the second stock round of five
    When everybody passes
    And Erin tries to give the port marker to the C&O
    Then it is refused and nothing has changed
    When Erin tries to give the port marker to the Big 4
    Then it is refused and nothing has changed
    When Erin tries to put the port marker on H12
    Then it is refused and nothing has changed
    When Erin tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed
    When Erin gives the port marker to the B&O
    Then the B&O has the port marker
    When Erin tries to give the port marker to the Michigan Southern
    Then it is refused and nothing has changed
    When Erin puts the port marker on G19
    Then the port marker lies on G19

  @1846-3-bm @1846-3-bi @reading:1846-Q32=a @reading:1846-Q82=b
  Scenario: By this reading the player names the company only, which puts the marker itself
    Given the game has been played up to the second stock round of five
    When everybody passes
    And Erin tries to put the port marker on G19
    Then it is refused and nothing has changed
    When Erin gives the port marker to the B&O
    And the B&O lays #9 on G17, joining W and E
    And the B&O tries to put the port marker on H12
    Then it is refused and nothing has changed
    When the B&O puts the port marker on G19
    Then the port marker lies on G19

  @1846-3-ah @reading:1846-Q16=b
  Scenario: By this reading the free token of Chicago & Western Indiana lapses with the turn of its purchase
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys Chicago & Western Indiana from Alice for $1
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the IC runs
      | 2-train | K3 J4 I5 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16 and C15 only

  @1846-3-ad @1846-3-x @reading:1846-Q13=b
  Scenario: By this reading the power of Michigan Central lapses with the turn of its purchase
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys Michigan Central from Carol for $1, with Carol's consent
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the IC runs
      | 2-train | K3 J4 I5 | |
    And the IC keeps its revenue
    And the IC ends its turn
    And everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT lays #9 on C11, joining W and E
    And the GT tries to lay #9 on B12, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT tries to lay #9 on B12, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    And no tile lies on B12

  # By this reading no space is kept for the owner, who has still to place the token.
  @1846-3-ah @1846-3-af @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q96=a
  Scenario: Nobody but the corporation that owns Chicago & Western Indiana has its free token
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT buys Chicago & Western Indiana from Bob for $1, with Bob's consent
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the IC runs
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
    And the B&O tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the B&O lays #57 on G15, joining W and E
    And the B&O places a token in G15
    Then the B&O has tokens in G15, G19 and H12 only
