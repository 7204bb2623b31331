Feature: The powers of private companies, played from the deal
  In the first operating rounds every private company is open. Its power serves the company on turn, if its owner agrees: Bob has the
  Joliet & Eastern, the Mining Company and the Ferry Company, Alice the Cleveland & Eastern, the Rail Works and the Port
  Authority, Carol the Locomotive Company and that one of the three of $50 which is in play.

  @18GL-4.3-n1a @18GL-4.3-n1b @18GL-4.6.1.1-q @reading:18GL-Q23=a @reading:18GL-Q40=a @reconstruction
  Scenario: The Nickel Plate needs the consent of the owner of the Cleveland & Eastern for M13
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC buys a 2H-train from the bank for $100
    And the IC ends its turn
    And the Nickel Plate lays #3 on M15, joining NW and N
    And the Nickel Plate tries to lay #56 on M13, turned 4
    Then it is refused and nothing has changed
    When the Nickel Plate lays #56 on M13, turned 4, with Alice's consent
    Then #56 lies on M13, turned 4

  @18GL-4.3-n2a @reading:18GL-Q23=a @reading:18GL-Q40=a @reconstruction
  Scenario: Nobody lays track in C13 against the will of the owner of the Joliet & Eastern
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays #5 on C15, joining N and NE
    And the IC tries to lay #58 on C13, joining S and NE
    Then it is refused and nothing has changed
    When the IC lays #58 on C13, joining S and NE, with Bob's consent
    Then #58 lies on C13, joining S and NE
    And Bob owns the Joliet & Eastern, the Mining Company and the Ferry Company

  @18GL-4.3-n2b @18GL-4.3-n2c @18GL-4.3-n2d @18GL-4.3-n2e @18GL-4.3-n2f @18GL-4.3-f @18GL-4.3-h @18GL-4.6.1-b @reading:18GL-Q23=a @reconstruction
  # the power as it is used: two tiles away from the own track, joined to each other, besides the own ones; it closes
  Scenario: The Joliet & Eastern gives a company two tiles besides its own
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC tries to lay #4 on C13, joining N and S, by the power of the Joliet & Eastern
    Then it is refused and nothing has changed
    When the IC lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then Bob owns the Mining Company and the Ferry Company
    When the IC tries to lay #7 on C11, joining NE and SE, by the power of the Joliet & Eastern
    Then it is refused and nothing has changed
    When the IC lays #7 on C11, joining S and SE, by the power of the Joliet & Eastern
    And the IC lays #57 on C15, joining SW and NE
    And the IC lays #9 on E15, joining NW and SE
    Then 4 tiles lie on the map
    And the IC has $350 in its treasury

  @18GL-4.3-n7a @18GL-4.3-n7b @18GL-4.3-n7e @18GL-4.3-n7c @18GL-4.6.1.1-g @reading:18GL-Q23=a @reconstruction
  Scenario: The Rail Works lay two more yellow tiles, which need not be joined, and close
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays #57 on C15, joining SW and NE
    And the IC lays #9 on E15, joining NW and SE
    And the IC tries to lay #9 on F16, joining NW and SE
    Then it is refused and nothing has changed
    When the IC tries to lay #7 on E13, joining S and SE, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the IC lays #9 on F16, joining NW and SE, by the power of the Rail Works
    Then the IC has paid $20
    When the IC lays #8 on B16, joining S and NE, by the power of the Rail Works
    Then the IC has paid $40
    And Alice owns the Cleveland & Eastern and the Port Authority
    And 4 tiles lie on the map

  @18GL-4.3-n7a @18GL-4.3-n7d @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The Rail Works replace a yellow tile, but none laid in this turn
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR lays #8 on M19, joining NW and NE
    And the PRR tries to lay #24 on M19, turned 2, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #14 on L16, turned 1, by the power of the Rail Works, with Alice's consent
    Then #14 lies on L16, turned 1
    And Alice owns the Cleveland & Eastern and the Port Authority

  @18GL-4.3-n4a @18GL-4.3-n4b @18GL-4.3-f @reading:18GL-Q23=a @reading:18GL-Q40=a @reconstruction
  Scenario: With the token of the Bridge Company a river costs half
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC tries to take the bridge marker
    Then it is refused and nothing has changed
    When the IC takes the bridge marker, with Carol's consent
    Then the IC has the bridge marker
    And Carol owns the Bridge Company and the Locomotive Company
    When the IC lays #9 on E15, joining NW and SE
    And the IC lays #9 on F16, joining NW and SE
    Then the IC has paid $10
    And the IC has $340 in its treasury

  # Each step of the assignment rests on a clause of its own.
  @18GL-4.3-n6a @18GL-4.3-n6b @18GL-4.3-n6c @18GL-4.3-n6d @18GL-4.3-h @18GL-4.3-f @reading:18GL-Q30=a @reading:18GL-Q30=b
  Scenario: The Lake Terminal closes when its token has been given
    Given the game has been played up to the first operating round of five
    When the LS&I lays no track
    And the LS&I tries to put the terminal marker on D2
    Then it is refused and nothing has changed
    When the LS&I puts the terminal marker on D2, with Carol's consent
    Then the terminal marker lies on D2
    And the LS&I has the terminal marker
    And Carol owns the Locomotive Company and the Camden & Amboy
    And the LS&I has $350 in its treasury

  @18GL-4.3-n10b @18GL-4.3-n10c @18GL-4.3-n10d @18GL-4.3-h @18GL-1.3-u @reading:18GL-Q23=a @reading:18GL-Q105=a @reconstruction
  Scenario: The token of the Port Authority goes to a city with an anchor
    Given the game has been played up to the first operating round
    When the PRR lays no track
    And the PRR tries to put the port marker on C15, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR puts the port marker on L14, with Alice's consent
    Then the port marker lies on L14
    And the PRR has the port marker
    And Alice owns the Cleveland & Eastern and the Rail Works
    And the PRR has paid $0

  @18GL-4.3-n8b @18GL-4.3-n8c @18GL-4.3-f @reading:18GL-Q23=a
  Scenario: The Mining Company stays open when its token has been given
    Given the game has been played up to the first operating round
    When the PRR lays no track
    And the PRR tries to put the mine marker on E1
    Then it is refused and nothing has changed
    When the PRR puts the mine marker on E1, with Bob's consent
    Then the PRR has the mine marker
    And Bob owns the Joliet & Eastern, the Mining Company and the Ferry Company
    And the Mining Company can be used 0 more times

  @18GL-4.3-n8a @18GL-4.3-n8b @18GL-4.6.2-i @18GL-4.6.3-z @reading:18GL-Q31=a @reading:18GL-Q40=a @reconstruction
  Scenario: The mines are worth $100 to the company with the token
    Given the game has been played up to the second operating round
    When the LS&I lays no track
    And the LS&I puts the mine marker on E1
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $250

  @18GL-4.3-n10a @18GL-4.6.3-z @18GL-4.6.2-i @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The port is worth $20 more to each train of the company
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate lays no track
    And the Nickel Plate puts the port marker on L14
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14 |
      | 2H-train | L14 K15 L16 |
    Then the Nickel Plate has earned $180

  @18GL-4.3-n9a @18GL-4.3-n9b @18GL-4.6.3-c @18GL-4.6.3-h @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The token of the Locomotive Company takes one train two hexes further
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to run
      | 2H-train | N18 M17 L16 K15 |
    Then it is refused and nothing has changed
    When the PRR puts the locomotive marker on a 2H-train
    Then the locomotive marker lies on a 2H-train of the PRR
    When the PRR runs
      | 2H-train | N18 M17 L16 K15 L14 |
    Then the PRR has earned $100

  @18GL-4.3-n11a @18GL-4.3-n11c @18GL-4.3-n11d @18GL-4.3-n11e @18GL-4.3-n11f @18GL-4.3-n11j @18GL-1.3-w @18GL-1.3-x @reading:18GL-Q40=a @reconstruction
  # one move, with all that belongs to it
  Scenario: The Lake Superior opens the ferry line from Escanaba, which its track reaches
    Given the game has been played up to the second operating round
    Then the ferry line Traverse City-Escanaba is closed
    When the LS&I tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0
    Then it is refused and nothing has changed
    When the LS&I opens the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 0
    Then the ferry line Traverse City-Escanaba is open
    And #GL-T1 lies on G5, turned 0
    And the LS&I has the ferry marker
    And Bob owns the Joliet & Eastern, the Mining Company and the Ferry Company
    And the LS&I has $130 in its treasury

  @18GL-4.3-n11b @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Opening a ferry line takes the place of the tile of the turn
    Given the game has been played up to the third operating round
    When the LS&I opens the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 0
    And the LS&I tries to lay #143 on E3, turned 1
    Then it is refused and nothing has changed
    When the LS&I lays #143 on E3, turned 1, by the power of the Rail Works, with Alice's consent
    Then #143 lies on E3, turned 1

  @18GL-4.3-g @18GL-4.6-k @18GL-4.6-j @reading:18GL-Q40=a @reconstruction
  Scenario: A power for the tile step cannot be used when the trains have run
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I tries to open the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 0
    Then it is refused and nothing has changed
    When the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then the ferry line London-Cleveland is open
    And the PRR has the ferry marker

  @18GL-4.6.1.1-p @reading:18GL-Q40=a @reconstruction
  Scenario: The tile of a ferry line agrees with the line on the map
    Given the game has been played up to the second operating round
    When the LS&I tries to open the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 1
    Then it is refused and nothing has changed
    When the LS&I opens the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 0
    Then #GL-T1 lies on G5, turned 0

  @18GL-4.3-n9e @18GL-4.3-n9f @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A train with the token of the Locomotive Company rusts like the others, and the company closes with it
    Given the game has been played up to the fourth stock round
    When everybody passes
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the NYC runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the PRR lays no track
    And the PRR places no token
    And the PRR puts the locomotive marker on a 2H-train
    Then the locomotive marker lies on a 2H-train of the PRR
    When the PRR runs
      | 2H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR buys a 6H-train from the bank for $300
    Then the PRR owns a 6H-train
    And the PRR has paid $275
    And nobody has the locomotive marker
    And the Locomotive Company has left the game
