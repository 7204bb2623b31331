Feature: Where and when no token is placed, played from the deal
  The Lake Superior is at home in Marquette, D2, the Pennsylvania in Pittsburgh, N18, the Nickel Plate in Cleveland, L14, the New York
  Central on the East Coast, N12 and N14, the Illinois Central in the south of Chicago, D14.

  @18GL-4.6.2-c @reading:18GL-Q23=a @reading:18GL-Q40=a @reconstruction
  Scenario: A token is placed where the company comes, also before it has done anything else
    Given the game has been played up to the second operating round
    When the LS&I lays no track
    And the LS&I tries to place a token in C15
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR lays no track
    And the PRR tries to place a token in C15
    Then it is refused and nothing has changed
    When the PRR places a token in L16
    Then the PRR has tokens in N18 and L16 only
    And the PRR has $80 in its treasury

  @18GL-4.6.2-d @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: In a home city of one space the Pennsylvania places no token beside the Nickel Plate's
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR lays no track
    And the PRR tries to place a token in L14
    Then it is refused and nothing has changed
    When the PRR tries to place a token in N18
    Then it is refused and nothing has changed
    When the PRR places a token in L16
    Then the PRR has tokens in N18 and L16 only

  @18GL-4.6.2-d
  Scenario: No company places a second token at home, or one in the home of another company off the board
    Given the game has been played up to the first operating round of five
    When the LS&I lays no track
    # No legal twin: no track leads the company anywhere yet.
    And the LS&I tries to place a token in D2
    Then it is refused and nothing has changed
    # No legal twin: no track leads the company anywhere yet.
    When the LS&I tries to place a token in N18
    Then it is refused and nothing has changed
    When the LS&I buys a 2H-train from the bank for $100
    And the LS&I ends its turn
    And the PRR lays no track
    # No legal twin: no track leads the company anywhere yet.
    And the PRR tries to place a token in N18
    Then it is refused and nothing has changed
    When the PRR buys a 2H-train from the bank for $100
    Then the LS&I has a token in D2 only
    And the PRR has a token in N18 only

  # the home of the Nickel Plate, which the Cleveland & Eastern blocks, and the token of the turn
  @18GL-4.6.2-a @18GL-4.3-n1a @18GL-4.6.2-g @18GL-4.6.2-f @reading:18GL-Q13=a @reading:18GL-Q23=a @reading:18GL-Q26=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A second token is not placed in the same turn, wherever there is room
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #GL-V2 on L14, turned 0
    Then it is refused and nothing has changed
    When the PRR lays #GL-V2 on L14, turned 0, with Alice's consent
    And the PRR places a token in L16
    Then the PRR has $160 in its treasury
    When the PRR tries to place a token in L14
    Then it is refused and nothing has changed
    And the PRR has tokens in N18 and L16 only

  @18GL-4.6.2-d @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q106=a @reconstruction
  Scenario: Where the Illinois Central has a token it places no other one, though there is room
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14 |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the IC lays #GL-C2S on D14, turned 0
    And the IC tries to place a token in D14
    Then it is refused and nothing has changed
    When the IC places a token in C15
    Then the IC has tokens in D14 and C15 only
    And the IC has $50 in its treasury

  @18GL-4.6.2-d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q49=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q106=a @reconstruction
  Scenario: Nor does CONRAIL place a second one where it has taken over the first
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL lays #GL-C2S on D14, turned 0
    And CONRAIL tries to place a token in D14
    Then it is refused and nothing has changed
    When CONRAIL places a token in C15
    Then CONRAIL has $545 in its treasury
    And CONRAIL has 4 tokens left

  @18GL-4.6.2-i @18GL-4.6.2-a @reading:18GL-Q40=a @reconstruction
  Scenario: The powers of private companies place no token of a company
    Given the game has been played up to the first operating round of five
    When the LS&I buys a 2H-train from the bank for $100
    And the LS&I ends its turn
    And the PRR lays #9 on M17, joining NW and SE
    And the PRR lays #57 on L16, joining NW and SE
    And the PRR tries to place a token in L16, by the power of the Mining Company, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR places a token in L16
    Then the PRR has paid $40
    And the PRR has tokens in N18 and L16 only

  @18GL-4.6.2-a @18GL-4.6-j @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: When its trains have run a company places no token any more
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR lays no track
    And the PRR places no token
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR tries to place a token in L16
    Then it is refused and nothing has changed
    When the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate places a token in L16
    Then the Nickel Plate has tokens in L14 and L16 only
