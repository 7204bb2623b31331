Feature: What powers do not reach, played from the deal
  A power is used in its step, once, as far as its card says, and with the consent of the owner of the private company. In the
  first operating round the Pennsylvania, over which Carol presides, operates before the Illinois Central of Alice and the Nickel
  Plate of Bob; in the second one the Lake Superior of Bob comes first.

  # ----------------------------------------------------------------------------------------------------------- the step

  @18GL-4.3-g @18GL-4.6-k @18GL-4.3-n8b @reading:18GL-Q23=a
  Scenario: A token for a place is given in the token step, one for rivers in the track step
    Given the game has been played up to the first operating round
    When the PRR tries to put the mine marker on E1, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR lays no track
    And the PRR tries to take the bridge marker
    Then it is refused and nothing has changed
    When the PRR puts the mine marker on E1, with Bob's consent
    Then the PRR has the mine marker
    And nobody has the bridge marker

  @18GL-4.3-g @18GL-4.6-k @18GL-4.3-n9b @reading:18GL-Q40=a @reconstruction
  Scenario: The token of the Locomotive Company is given before the run, not sooner
    Given the game has been played up to the second operating round
    When the LS&I tries to put the locomotive marker on a 2H-train, with Carol's consent
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to put the locomotive marker on a 2H-train
    Then it is refused and nothing has changed
    When the PRR lays no track
    And the PRR places no token
    And the PRR puts the locomotive marker on a 2H-train
    Then the locomotive marker lies on a 2H-train of the PRR

  # ----------------------------------------------------------------------------------------------------------- once only

  @18GL-4.3-k @18GL-4.3-n4a @reading:18GL-Q23=a
  Scenario: The Bridge Company gives one token only
    Given the game has been played up to the first operating round
    When the PRR takes the bridge marker
    And the PRR tries to take the bridge marker
    Then it is refused and nothing has changed
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC tries to take the bridge marker, with Carol's consent
    Then it is refused and nothing has changed
    And the PRR has the bridge marker

  @18GL-4.3-k @18GL-4.3-n8b @reading:18GL-Q23=a
  Scenario: Nor does a company get the token of the mines that another one has
    Given the game has been played up to the first operating round
    When the PRR lays no track
    And the PRR puts the mine marker on E1, with Bob's consent
    And the PRR tries to put the mine marker on E1, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays no track
    And the IC tries to put the mine marker on E1, with Bob's consent
    Then it is refused and nothing has changed
    And the PRR has the mine marker

  @18GL-4.3-n9c @18GL-4.3-k @18GL-4.3-n9a @18GL-4.3-f @reading:18GL-Q40=a @reconstruction
  Scenario: The token of the Locomotive Company stays on its train
    Given the game has been played up to the second operating round
    When the LS&I lays no track
    And the LS&I places no token
    And the LS&I tries to put the locomotive marker on a 2H-train
    Then it is refused and nothing has changed
    When the LS&I puts the locomotive marker on a 2H-train, with Carol's consent
    And the LS&I tries to put the locomotive marker on a 2H-train, with Carol's consent
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR lays no track
    And the PRR places no token
    And the PRR tries to put the locomotive marker on a 2H-train
    Then it is refused and nothing has changed
    And the locomotive marker lies on a 2H-train of the LS&I

  @18GL-4.3-n9a @18GL-4.3-n9b @reading:18GL-Q40=a @reconstruction
  Scenario: It goes to a train that the company has
    Given the game has been played up to the second operating round
    When the LS&I lays no track
    And the LS&I places no token
    And the LS&I tries to put the locomotive marker on a 4H-train, with Carol's consent
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I buys a 4H-train from the bank for $200
    And the LS&I ends its turn
    And the PRR lays no track
    And the PRR places no token
    And the PRR tries to put the locomotive marker on a 4H-train
    Then it is refused and nothing has changed
    When the PRR puts the locomotive marker on a 2H-train
    Then the locomotive marker lies on a 2H-train of the PRR

  @18GL-4.3-n7a @reading:18GL-Q23=a @reconstruction
  Scenario: The Rail Works lay two tiles and no third
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works
    And the IC lays #9 on F16, joining NW and SE, by the power of the Rail Works
    And the IC tries to lay #57 on C15, joining SW and NE, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the IC lays #57 on C15, joining SW and NE
    Then #57 lies on C15, joining SW and NE
    And 3 tiles lie on the map

  @18GL-4.3-n7a @reading:18GL-Q13=a @reading:18GL-Q23=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: After a yellow tile the Rail Works replace none
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR lays #8 on M19, joining NW and NE, by the power of the Rail Works, with Alice's consent
    And the PRR tries to lay #14 on L16, turned 1, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the PRR lays #9 on L18, joining NW and SE, by the power of the Rail Works
    Then #9 lies on L18, joining NW and SE
    And the PRR has $140 in its treasury

  @18GL-4.3-n11a @18GL-4.3-n11b @reading:18GL-Q40=a @reconstruction
  Scenario: When the Lake Superior has opened a line, the Pennsylvania opens none
    Given the game has been played up to the second operating round
    When the LS&I opens the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 0
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then it is refused and nothing has changed
    And the ferry line Traverse City-Escanaba is open
    And the ferry line London-Cleveland is closed

  @18GL-4.3-n11b @reading:18GL-Q23=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: After a tile of its own the Pennsylvania opens no line
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR lays #8 on M19, joining NW and NE
    And the PRR tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then the ferry line London-Cleveland is open
    And the Nickel Plate has the ferry marker

  # ------------------------------------------------------------------------------------------------- as far as it reaches

  @18GL-4.3-n2b @reading:18GL-Q23=a @reconstruction
  Scenario: The power of the Joliet & Eastern is for C11 and C13 only
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC tries to lay #9 on E15, joining NW and SE, by the power of the Joliet & Eastern, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE
    And the IC lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then #4 lies on C13, joining N and S

  @18GL-4.3-n2e @reading:18GL-Q23=a @reconstruction
  Scenario: Its two tiles join each other, whoever lays them
    Given the game has been played up to the first operating round
    When the PRR lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    And the PRR tries to lay #7 on C11, joining NE and SE, by the power of the Joliet & Eastern
    Then it is refused and nothing has changed
    When the PRR lays #7 on C11, joining S and SE, by the power of the Joliet & Eastern
    Then #7 lies on C11, joining S and SE
    And 2 tiles lie on the map

  @18GL-4.3-n2a @18GL-4.3-n7c @reading:18GL-Q23=a @reconstruction
  Scenario: By the power of the Rail Works, too, C13 needs the consent of the owner of the Joliet & Eastern
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays #5 on C15, joining N and NE
    And the IC tries to lay #58 on C13, joining S and NE, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the IC lays #58 on C13, joining S and NE, by the power of the Rail Works, with Bob's consent
    Then #58 lies on C13, joining S and NE
    And Bob owns the Joliet & Eastern, the Mining Company and the Ferry Company

  @18GL-4.3-n11c @18GL-4.3-f @reading:18GL-Q40=a @reconstruction
  Scenario: A company opens a line that it reaches, and with the consent of the owner
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to open the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 0, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0
    Then it is refused and nothing has changed
    When the PRR opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then the ferry line London-Cleveland is open

  @18GL-4.3-n11e @18GL-4.3-n11d @reading:18GL-Q40=a @reconstruction
  Scenario: A line is opened with a tile for the far shore
    Given the game has been played up to the second operating round
    When the LS&I tries to open the ferry line Traverse City-Escanaba
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to open the ferry line London-Cleveland, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then #GL-L1 lies on L10, turned 0
    And 0 of #GL-L1 are left

  @18GL-4.3-n11e @18GL-4.6.1.1-o @18GL-4.6.1.1-m @18GL-4.6.1.1-l @18GL-4.6.1.1-p @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario Outline: The far shore does not get <tile>, turned <how>
    Given the game has been played up to the third operating round
    When the LS&I tries to open the ferry line Traverse City-Escanaba, laying <tile> on G5, turned <how>
    Then it is refused and nothing has changed
    When the LS&I opens the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 0
    Then #GL-T1 lies on G5, turned 0
    And the LS&I has the ferry marker

    Examples:
      | tile   | how |
      | #57    | 0   |
      | #GL-T1 | 3   |
      | #GL-T1 | 5   |

  @18GL-4.3-n11e @18GL-4.6.1.1-b @18GL-4.6.1.1-c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Where no tile lies yet the far shore gets a yellow one
    Given the game has been played up to the third operating round
    When the LS&I tries to open the ferry line Traverse City-Escanaba, laying #GL-T2 on G5, turned 0
    Then it is refused and nothing has changed
    When the LS&I opens the ferry line Traverse City-Escanaba, laying #GL-T1 on G5, turned 0
    Then #GL-T1 lies on G5, turned 0

  # ------------------------------------------------------------------------------------------------------- when it closed

  @18GL-4.3-j @18GL-4.3-i @18GL-2-p @18GL-4.3-z1 @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: In phase 10H nobody lays track by the power of a private company any more
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL tries to lay #9 on E15, joining NW and SE, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When CONRAIL lays #9 on E15, joining NW and SE
    And CONRAIL buys a 6H-train from the open market for $300
    And CONRAIL ends its turn
    And the LS&I lays no track
    And the LS&I places no token
    # No legal twin: all private companies have closed.
    And the LS&I tries to put the locomotive marker on a 6H-train, with Carol's consent
    Then it is refused and nothing has changed
    When the LS&I runs
      | 6H-train | D2 E1    |
      | 6H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to lay #14 on L16, turned 1, by the power of the Rail Works, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR lays #14 on L16, turned 1
    Then #14 lies on L16, turned 1
