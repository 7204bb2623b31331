Feature: Meat Packing and the Steamboat, played from the deal
  Five players: Bob has Meat Packing, Erin the Steamboat. Both are bought before phase III and outlive it.

  @1846-3-bc @1846-3-bf @reading:1846-Q32=a
  Scenario: The corporation that buys Meat Packing puts its marker on Chicago or St. Louis, once
    Given the game has been played up to the third operating round of five
    When the B&O buys Meat Packing from Bob for $60, with Bob's consent
    And the B&O tries to put the meat-packing marker on C5
    Then it is refused and nothing has changed
    When the B&O puts the meat-packing marker on D6
    Then the meat-packing marker lies on D6
    And the B&O has the meat-packing marker
    When the B&O tries to put the meat-packing marker on I1
    Then it is refused and nothing has changed

  @1846-3-bi @1846-3-bj @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The port marker is placed before the trains run, and a port without it brings nothing more
    Given the game has been played up to the eve of phase III of five
    When the B&O buys the Steamboat from Erin for $1, with Erin's consent
    And the B&O tries to put the port marker on H12
    Then it is refused and nothing has changed
    When the B&O puts the port marker on D14
    Then the port marker lies on D14
    When the B&O runs
      | 3/5-train | G19 H20 | |
    Then the B&O has earned $50
    When the B&O tries to put the port marker on G19
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to put the port marker on G19
    Then it is refused and nothing has changed

  @1846-3-bj @1846-3-bm @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q82=a
  Scenario: The Chicago connections are a port of $20
    Given the game has been played up to the second stock round of five
    When everybody passes
    And Erin puts the port marker on C5
    And Erin gives the port marker to the GT
    And the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT lays #298 on D6, turned 0
    And the GT runs
      | 3/5-train | C17 C15 C13 C11 C9 D8 D6 (E) C5 | counting C17, C15 and C5 |
    Then the GT has earned $210

  # Toledo is passed, but does not count: then it brings nothing besides.
  @1846-3-bj @1846-3-bm @1846-6.3-k @reading:1846-Q24=a @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q82=a
  Scenario: The port of Toledo brings $20 where Toledo counts
    Given the game has been played up to the second stock round of five
    When everybody passes
    And Erin puts the port marker on D14
    And Erin gives the port marker to the GT
    And the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | C15 D14 | |
    Then the GT has earned $90

  @1846-3-bn @1846-3-bj @1846-3-bi @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q82=a
  Scenario: In the round in which the Steamboat is bought two corporations have its bonus
    Given the game has been played up to the second stock round of five
    When everybody passes
    And Erin puts the port marker on G19
    And Erin gives the port marker to the B&O
    And the B&O runs
      | 3/5-train | G19 H20 | |
    Then the B&O has earned $90
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | C15 D14 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC buys the Steamboat from Erin for $1, with Erin's consent
    And the IC puts the port marker on I1
    And the IC lays #9 on I3, joining W and E
    And the IC runs
      | 2-train | I1 I3 I5 | |
    Then the IC has earned $80
    And the IC has the port marker

  @1846-3-bd @1846-3-bg @1846-3-bf @1846-S.Phase3-b @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: In phase III the meat-packing marker brings $30 to its corporation although Meat Packing has closed
    Given the game has been played up to the eve of phase IV
    When the IC runs
      | 3/5-train | I1 I3 I5 | |
    Then the IC has earned $110
    And the meat-packing marker lies on I1
    And Meat Packing has left the game

  @1846-3-bj @1846-3-bl @1846-S.Phase3-b @reading:1846-Q05=a @reading:1846-Q27=b @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: In phase III the port marker of the Steamboat brings $40 at Wheeling to its corporation only
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | G19 H20 | |
    Then the B&O has earned $110
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 4/6-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 4/6-train | G9 G11 G13 G15 G17 G19 | |
    Then the IC has earned $90
    And the port marker lies on G19
    And the Steamboat has left the game

  # S.Phase4-b says again what 3-be and 3-bk say.
  @1846-3-be @1846-3-bk @1846-S.Phase4-b @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The first train of phase IV takes the markers off the board
    Given the game has been played up to the eve of phase IV
    Then the IC has the meat-packing marker
    And the B&O has the port marker
    When the IC runs
      | 4/6-train | D6 (SW) E5 F6 G7 G9 G11 G13 | |
      | 3/5-train | I1 I3 I5                    | |
    And the IC keeps its revenue
    Then the IC has $972 in its treasury
    When the IC buys a 7/8-train from the bank for $900
    Then nobody has the meat-packing marker
    And nobody has the port marker
    And the PRR owns the Mail Contract
