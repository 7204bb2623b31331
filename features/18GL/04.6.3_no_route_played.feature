Feature: What is no route, played from the deal
  Cleveland, L14, has a green tile with the tokens of the Nickel Plate and of the New York Central, and an open ferry line to London, L10,
  whose token the Nickel Plate has. Track leads from it over M15 to the East Coast, N14, and over K15, Akron, L16, and M17 to Pittsburgh, N18.

  @18GL-4.6.3-r @18GL-4.6.3-u @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A train does not run from the East Coast back to the East Coast
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the NYC lays #2 on M13, turned 4
    And the NYC runs
      | 4H-train | L14 M15 N14         |
      | 4H-train | L14 M13 N12         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I runs
      | 4H-train | D2 E3 E1 |
      | 6H-train | D2 E1    |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate tries to run
      | 4H-train | N12 M13 L14 M15 N14         |
      | 6H-train | L10 L12 L14 K15 L16 M17 N18 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 6H-train | N12 M13 L14 K15 L16 M17 N18 |
      | 4H-train | N14 M15 L14 L12 L10         |
    Then the Nickel Plate has earned $400

  @18GL-4.6.3-u @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: No train of the New York Central comes back to the city where it began
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the NYC lays #15 on L16, turned 2
    And the NYC places a token in L16
    And the NYC tries to run
      | 4H-train | L14 K15 L16 L14 |
      | 4H-train | L14 M15 N14     |
      | 4H-train | L16 M17 N18     |
    Then it is refused and nothing has changed
    When the NYC runs
      | 4H-train | L14 L16 M17 N18 |
      | 4H-train | L14 M15 N14     |
      | 4H-train | L14 K15 L16     |
    Then the NYC has earned $370

  @18GL-4.6.3-u @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: No train of the Nickel Plate ends in a city that it has run through
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the NYC lays #15 on L16, turned 2
    And the NYC runs
      | 4H-train | L14 L16 M17 N18 |
      | 4H-train | L14 M15 N14     |
      | 4H-train | L14 K15 L16     |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I runs
      | 4H-train | D2 E3 E1 |
      | 6H-train | D2 E1    |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate tries to run
      | 6H-train | N18 M17 L16 K15 L14 L16 |
      | 4H-train | N14 M15 L14 L12 L10     |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 6H-train | N14 M15 L14 K15 L16 M17 N18 |
      | 4H-train | L10 L12 L14 L16             |
    Then the Nickel Plate has earned $350

  @18GL-4.6.3-u @18GL-4.6.3-w @18GL-4.6.3-d @18GL-4.6.3-a @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Two trains of the Nickel Plate do not share track, and none runs where it has no token
    Given the game has been played up to the fourth stock round
    When everybody passes
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate lays #15 on L16, turned 2
    And the Nickel Plate tries to run
      | 4H-train | L14 K15 L16 M17 N18 |
      | 4H-train | L14 L16 M17 N18     |
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
    Then it is refused and nothing has changed
    When the Nickel Plate tries to run
      | 4H-train | L14 K15 L16 M17 N18 |
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | D2 E3 E1            |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 4H-train | L14 L16 M17 N18 |
      | 4H-train | L14 K15 L16     |
      | 2H-train | L14 M15 N14     |
      | 2H-train | L10 L12 L14     |
    Then the Nickel Plate has earned $450

  @18GL-4.6.3-n @18GL-4.6.3-m @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Without $50 the New York Central does not cross the lake
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the NYC places a token in L16
    Then the NYC has $15 in its treasury
    When the NYC tries to run
      | 4H-train | L14 K15 L16 M17 N18 |
      | 4H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
    Then it is refused and nothing has changed
    When the NYC runs
      | 4H-train | L16 M17 N18 |
      | 4H-train | L14 K15 L16 |
      | 4H-train | L14 M15 N14 |
    Then the NYC has earned $300

  @18GL-4.6.3-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL runs its E once
    Given the game has been played up to the seventh stock round
    When everybody passes
    And CONRAIL tries to run
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
      | E-train | L10 L12 L14                 |
    Then it is refused and nothing has changed
    When CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    Then CONRAIL has earned $580

  @18GL-4.6.3-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Nor does it run a train that it does not have, when it comes later in the round
    Given the game has been played up to the seventh stock round
    When Carol passes
    And Alice sells 10% of CONRAIL
    And Alice passes
    And Bob sells 10% of CONRAIL
    And Bob passes
    And everybody passes
    And the GT ends its turn
    And the Milwaukee Road ends its turn
    And CONRAIL tries to run
      | E-train   | N14 M15 L14 K15 L16 M17 N18 |
      | 10H-train | L10 L12 L14                 |
    Then it is refused and nothing has changed
    When CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    Then CONRAIL has earned $580
