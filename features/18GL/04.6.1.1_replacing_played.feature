Feature: Replacing tiles, played from the deal
  In the second operating round, in phase 2H, only yellow tiles are laid; in the third, in phase 4H, green ones replace them.
  The Pennsylvania has its token in Pittsburgh, N18, and track over M17 to Akron, L16; the Lake Superior has Marquette, D2, and
  Escanaba, E3; the Nickel Plate reaches from Cleveland, L14, to M15 and K15. Alice has the Rail Works.

  @18GL-4.6.1.1-b @18GL-4.6.1.1-c @18GL-4.3-n7c @18GL-2-l @reading:18GL-Q23=a @reading:18GL-Q40=a @reconstruction
  Scenario: In phase 2H no company lays a green tile, by the power of the Rail Works neither
    Given the game has been played up to the second operating round
    When the LS&I tries to lay #143 on E3, turned 1
    Then it is refused and nothing has changed
    When the LS&I tries to lay #143 on E3, turned 1, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #14 on L16, turned 1
    Then it is refused and nothing has changed
    When the PRR lays #8 on M19, joining NW and NE
    And the PRR tries to lay #14 on L16, turned 1, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #9 on L18, joining NW and SE, by the power of the Rail Works, with Alice's consent
    Then #9 lies on L18, joining NW and SE
    And #57 lies on L16, joining NW and SE

  @18GL-4.6.1.1-c @18GL-4.6.1.1-d @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: In phase 4H no brown tile replaces a green one
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #63 on L16, turned 0
    Then it is refused and nothing has changed
    When the PRR lays #14 on L16, turned 1
    Then #14 lies on L16, turned 1

  @18GL-4.6.1.1-b @18GL-4.6.1.1-c @18GL-4.3-n7c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A tile is replaced by one of the next colour, not of its own
    Given the game has been played up to the third operating round
    When the LS&I tries to lay #3 on E3, joining NW and N
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #57 on L16, joining NW and SE
    Then it is refused and nothing has changed
    When the PRR tries to lay #57 on L16, joining NW and SE, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #8 on M19, joining NW and NE
    And the PRR tries to lay #57 on L16, joining NW and SE, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #14 on L16, turned 1, by the power of the Rail Works, with Alice's consent
    Then #14 lies on L16, turned 1
    And 3 of #57 are left

  @18GL-4.6.1.1-b @18GL-4.6.1.1-c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A green tile is not laid where no yellow one lies
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #23 on M19, turned 2
    Then it is refused and nothing has changed
    When the PRR lays #8 on M19, joining NW and NE
    Then #8 lies on M19, joining NW and NE

  @18GL-4.6.1.1-h @18GL-4.3-n7c @18GL-4.3-n7b @18GL-4.3-n7a @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Of the new track in a tile that replaces another something begins at track of the company
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #20 on M17, turned 2
    Then it is refused and nothing has changed
    When the PRR tries to lay #20 on M17, turned 2, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #8 on M19, joining NW and NE
    And the PRR tries to lay #20 on M17, turned 2, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #23 on M17, turned 5, by the power of the Rail Works, with Alice's consent
    Then #23 lies on M17, turned 5
    And Alice owns the Cleveland & Eastern and the Port Authority

  @18GL-4.6.1.1-s @18GL-4.3-n7c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A tile that replaces another keeps its track
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #25 on M17, turned 5
    Then it is refused and nothing has changed
    When the PRR tries to lay #25 on M17, turned 5, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #23 on M17, turned 5
    Then #23 lies on M17, turned 5

  @18GL-4.6.1.1-u @18GL-4.3-n7c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The only tile of its kind lies on E3, and none is left for K15
    Given the game has been played up to the third operating round
    When the LS&I lays #143 on E3, turned 1
    Then 0 of #143 are left
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate tries to lay #143 on K15, turned 4
    Then it is refused and nothing has changed
    When the Nickel Plate tries to lay #143 on K15, turned 4, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the Nickel Plate lays #141 on K15, turned 4
    Then #141 lies on K15, turned 4

  @18GL-4.6.1.1-s @18GL-4.3-n7c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A city that replaces another keeps its track as well
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #15 on L16, turned 4
    Then it is refused and nothing has changed
    When the PRR tries to lay #15 on L16, turned 4, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #15 on L16, turned 2
    Then #15 lies on L16, turned 2
