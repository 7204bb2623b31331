Feature: Express trains, played from the deal
  The last 10H-train is sold. CONRAIL and the Lake Superior have two 6H-trains each, the Pennsylvania one and a 10H-train, and one lies in
  the open market. CONRAIL has the token of the mines, which came from the New York Central.

  @18GL-4.9-a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: While there are 10H-trains in the bank no E is for sale
    Given the game has been played up to the eve of phase 10H
    When the Nickel Plate tries to buy an E-train from the bank for $800
    Then it is refused and nothing has changed
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then it is phase 10H
    And the Nickel Plate owns two 6H-trains and a 10H-train

  @18GL-4.9-a @18GL-2-g @18GL-4.6.8-h @18GL-4.6.8-t5 @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The first E scraps all 6H-trains at a quarter of their price
    Given the game has been played up to the eve of phase E
    When the Nickel Plate buys an E-train from the bank for $800
    Then it is phase E
    And the Nickel Plate owns a 10H-train and an E-train
    And CONRAIL owns no trains
    And CONRAIL has received $150
    And the LS&I owns no trains
    And the LS&I has received $150
    And the PRR owns a 10H-train
    And the PRR has received $75
    And the market holds no trains
    And the bank has 3 E-trains left

  @18GL-2-s @18GL-4.3-z3 @18GL-4.3-n8d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The token of the mines leaves the game with the first E
    Given the game has been played up to the eve of phase E
    Then CONRAIL has the mine marker
    When the Nickel Plate buys an E-train from the bank for $800
    Then nobody has the mine marker
    And the mine marker is not on the map

  @18GL-4.3-n11i @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: An open ferry line stays when the ability tokens leave
    Given the game has been played up to the eve of phase E
    When the Nickel Plate buys an E-train from the bank for $800
    Then it is phase E
    And the ferry line London-Cleveland is open
    And #GL-L1 lies on L10, turned 0

  @18GL-4.3-z2 @18GL-4.3-j @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A token that no company had in phase 10H is not given any more
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL lays #9 on E15, joining NW and SE
    # No legal twin: the Lake Terminal has left the game, and its token with it.
    And CONRAIL tries to put the terminal marker on D14
    Then it is refused and nothing has changed
    And #9 lies on E15, joining NW and SE
    And the terminal marker is not on the map

  @18GL-4.9-f @18GL-4.9-t3 @18GL-4.6.3-i @18GL-4.9-b @18GL-4.6.3-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q38=a @reconstruction
  Scenario: With three E trains in play an E joins three places, each worth twice as much
    Given the game has been played up to the bonds in need
    When CONRAIL issues 7 bonds
    And CONRAIL buys an E-train from the bank for $800
    And CONRAIL ends its turn
    And the LS&I takes a loan
    And the LS&I buys an E-train from the bank for $800
    And the LS&I ends its turn
    And the PRR runs
      | 10H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR buys a 10H-train from the Nickel Plate for $300, with Alice's consent
    And the PRR ends its turn
    And the Nickel Plate tries to run
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | E-train | L10 L12 L14 M15 N14 |
    Then the Nickel Plate has earned $400

  @18GL-4.9-t2 @18GL-4.9-f @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q38=a @reconstruction
  Scenario: So it is with two in play
    Given the game has been played up to the bonds in need
    When CONRAIL issues 7 bonds
    And CONRAIL buys an E-train from the bank for $800
    And CONRAIL ends its turn
    And the LS&I buys a 10H-train from the Milwaukee Road for $381
    And the LS&I ends its turn
    And the PRR runs
      | 10H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR buys a 10H-train from the Nickel Plate for $300, with Alice's consent
    And the PRR ends its turn
    And the Nickel Plate tries to run
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | E-train | L10 L12 L14 M15 N14 |
    Then the Nickel Plate has earned $400

  # what counts on one run, and how often
  @18GL-4.9-t4 @18GL-4.9-c @18GL-4.9-e @18GL-4.9-b @18GL-4.9-f @18GL-4.6.3-b @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: With all four in play an E joins four, off-board areas among them, and no town on the way counts
    Given the game has been played up to the seventh stock round
    When everybody passes
    And CONRAIL tries to run
      | E-train | N14 M15 L14 K15 L16 |
    Then it is refused and nothing has changed
    When CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    Then CONRAIL has earned $580

  @18GL-4.9-g @18GL-4.9-t5 @18GL-2-h @18GL-4.6.8-t6 @18GL-4.10-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: With the first D the places of an E are worth no more than for other trains
    Given the game has been played up to the eve of phase D
    When the Nickel Plate buys a D-train from the bank for $1000
    Then it is phase D
    And the Nickel Plate has paid $1000
    And the Nickel Plate owns an E-train and a D-train
    When the Nickel Plate ends its turn
    And the LS&I runs
      | E-train | D2 E1 |
    Then the LS&I has earned $70

  @18GL-4.9-g @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Until then they are worth twice as much
    Given the game has been played up to the eve of phase D
    When the Nickel Plate ends its turn
    And the LS&I runs
      | E-train | D2 E1 |
    Then the LS&I has earned $140

  @18GL-4.9-t5 @18GL-4.10-b @18GL-4.6.3-j @18GL-4.6.3-w @18GL-4.6.3-b @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  # what an E and a D may do side by side
  Scenario: Where a D runs through all there is, an E beside it has what is left
    Given the game has been played up to the eve of phase D
    When the Nickel Plate buys a D-train from the bank for $1000
    And the Nickel Plate ends its turn
    And the LS&I runs
      | E-train | D2 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 10H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    Then CONRAIL has earned $290
    When CONRAIL keeps its revenue
    And CONRAIL ends its turn
    And the GT ends its turn
    And the Milwaukee Road ends its turn
    And the Nickel Plate tries to run
      | D-train | N14 M15 L14 K15 L16 M17 N18 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | D-train | N14 M15 L14 K15 L16 M17 N18 |
      | E-train | L10 L12 L14                 |
    Then the Nickel Plate has earned $390
