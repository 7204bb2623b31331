Feature: Private companies
  A private company belongs to the player who bought it, until it closes. It is never sold, neither to a company nor to another
  player, and its income is his. Its power serves a company in the turn of that company, if both agree: the president of the
  company and the owner of the private company, who need not be the same.

  # ------------------------------------------------------------------------------------------------ price and income

  # one outline for the whole table of private companies
  @18GL-4.3-t2 @18GL-4.3-t3 @18GL-4.3-t4 @18GL-4.3-t5 @18GL-4.3-t6 @18GL-4.3-t7 @18GL-4.3-t8 @18GL-4.3-t9 @18GL-4.3-t10 @18GL-4.3-t11
  Scenario Outline: The price of <private> is <price>
    Given a new game of 3 players, without <absent>
    When Alice buys the Cleveland & Eastern for $20
    Then <private> is offered at <price>
    And Alice has $780

    Examples:
      | private                | absent                                    | price | clause       |
      | the Joliet & Eastern   | the Tunnel Company and the Lake Terminal  | $40   | 18GL-4.3-t2  |
      | the Bridge Company     | the Tunnel Company and the Lake Terminal  | $50   | 18GL-4.3-t3  |
      | the Tunnel Company     | the Bridge Company and the Lake Terminal  | $50   | 18GL-4.3-t4  |
      | the Lake Terminal      | the Bridge Company and the Tunnel Company | $50   | 18GL-4.3-t5  |
      | the Rail Works         | the Bridge Company and the Tunnel Company | $60   | 18GL-4.3-t6  |
      | the Mining Company     | the Bridge Company and the Tunnel Company | $70   | 18GL-4.3-t7  |
      | the Locomotive Company | the Bridge Company and the Tunnel Company | $75   | 18GL-4.3-t8  |
      | the Port Authority     | the Bridge Company and the Tunnel Company | $80   | 18GL-4.3-t9  |
      | the Ferry Company      | the Bridge Company and the Tunnel Company | $100  | 18GL-4.3-t10 |
      | the Camden & Amboy     | the Bridge Company and the Tunnel Company | $140  | 18GL-4.3-t11 |

  @18GL-4.3-t1 @18GL-4.2-f
  Scenario: The price of the Cleveland & Eastern is $20
    Given a new game of 3 players
    When Alice tries to buy the Cleveland & Eastern for $15
    Then it is refused and nothing has changed
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And Alice has paid $20

  # one outline for the whole table of private companies
  @18GL-4.3-e @18GL-4.3-t1 @18GL-4.3-t2 @18GL-4.3-t3 @18GL-4.3-t4 @18GL-4.3-t5 @18GL-4.3-t6 @18GL-4.3-t7 @18GL-4.3-t8 @18GL-4.3-t9 @18GL-4.3-t10
  Scenario Outline: The income of <private> is <income>, for its owner
    Given 3 players at the table in phase 2H, without <absent>
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Bob owns <private>
    And Alice and Bob have passed
    And it is Carol's turn to trade in stock round 2
    When Carol passes
    Then it is operating round 2.1
    And Bob has received <income>
    And no other player or company has gained or lost money

    Examples:
      | private                 | absent                                    | income | clause       |
      | the Cleveland & Eastern | the Bridge Company and the Tunnel Company | $5     | 18GL-4.3-t1  |
      | the Joliet & Eastern    | the Bridge Company and the Tunnel Company | $10    | 18GL-4.3-t2  |
      | the Bridge Company      | the Tunnel Company and the Lake Terminal  | $10    | 18GL-4.3-t3  |
      | the Tunnel Company      | the Bridge Company and the Lake Terminal  | $10    | 18GL-4.3-t4  |
      | the Lake Terminal       | the Bridge Company and the Tunnel Company | $10    | 18GL-4.3-t5  |
      | the Rail Works          | the Bridge Company and the Tunnel Company | $10    | 18GL-4.3-t6  |
      | the Mining Company      | the Bridge Company and the Tunnel Company | $15    | 18GL-4.3-t7  |
      | the Locomotive Company  | the Bridge Company and the Tunnel Company | $15    | 18GL-4.3-t8  |
      | the Port Authority      | the Bridge Company and the Tunnel Company | $20    | 18GL-4.3-t9  |
      | the Ferry Company       | the Bridge Company and the Tunnel Company | $20    | 18GL-4.3-t10 |

  @18GL-4.3-t11 @18GL-4.3-e
  Scenario: The income of the Camden & Amboy is $25, for its owner
    Given 3 players at the table in phase 2H
    And the PRR is in operation, opened at $100
    And Bob owns the Camden & Amboy
    And Bob is president of the PRR with 60%
    And the PRR has $200 in its treasury
    And Alice and Bob have passed
    And it is Carol's turn to trade in stock round 2
    When Carol passes
    Then it is operating round 2.1
    And Bob has received $25
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------------ owned by players

  @18GL-4.3-a
  Scenario: Before somebody buys it, a private company is not in play and pays nothing
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob passes
    And Carol passes
    And Alice passes
    Then Alice has $785
    And Bob has $800
    And Carol has $800
    And the Joliet & Eastern is offered at $40

  @18GL-4.3-b
  Scenario: When its power has served another player's company, a private company stays with its buyer
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Bob owns the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    When the IC puts the mine marker on E1, with Bob's consent
    Then the IC has the mine marker
    And Bob owns the Mining Company
    And the IC owns no private company

  @18GL-4.3-c
  Scenario: No private company is sold to a company
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Bob owns the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    # No legal twin: no company ever buys a private company.
    When the IC tries to buy the Mining Company from Bob for $70, with Bob's consent
    Then it is refused and nothing has changed
    When the IC puts the mine marker on E1, with Bob's consent
    Then the mine marker lies on E1
    And Bob owns the Mining Company

  @18GL-4.3-d
  Scenario: No private company is handed to another player
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 50%
    And Bob owns the Mining Company
    And it is Alice's turn to trade in stock round 2
    # No legal twin: no player ever buys a private company from another.
    When Alice tries to buy the Mining Company from Bob for $70, with Bob's consent
    Then it is refused and nothing has changed
    When Alice buys 10% of the IC from its treasury
    Then Alice is president of the IC with 60%
    And Bob owns the Mining Company

  # ---------------------------------------------------------------------------------------------------- by consent

  @18GL-4.3-f
  Scenario: The owner of the private company has to agree
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Bob owns the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to put the mine marker on E1
    Then it is refused and nothing has changed
    When the IC puts the mine marker on E1, with Bob's consent
    Then the mine marker lies on E1
    And the IC has the mine marker
    And no other player or company has gained or lost money

  @18GL-4.3-f
  Scenario: Another player's consent is of no use
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Bob owns the Mining Company
    And Carol owns the Rail Works
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to put the mine marker on E1, with Carol's consent
    Then it is refused and nothing has changed
    When the IC puts the mine marker on E1, with Bob's consent
    Then the IC has the mine marker

  @18GL-4.3-f
  Scenario: The president's own private company needs no consent besides
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Alice owns the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    When the IC puts the mine marker on E1
    Then the mine marker lies on E1
    And the IC has the mine marker

  @18GL-4.3-f @reconstruction
  Scenario Outline: Each power serves another player's company: <marker>
    Given 3 players at the table in phase 2H, without <absent>
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And the DT&I has $200 in its treasury
    And Bob owns <private>
    And it is the DT&I's turn to <task> in operating round 2.1
    When the DT&I tries to <use>
    Then it is refused and nothing has changed
    When the DT&I <uses>, with Bob's consent
    Then the DT&I has <marker>

    Examples:
      | private            | absent                                    | task          | use                        | uses                        | marker            |
      | the Bridge Company | the Tunnel Company and the Lake Terminal  | lay track     | take the bridge marker     | takes the bridge marker     | the bridge marker |
      | the Tunnel Company | the Bridge Company and the Lake Terminal  | lay track     | take the tunnel marker     | takes the tunnel marker     | the tunnel marker |
      | the Port Authority | the Bridge Company and the Tunnel Company | place a token | put the port marker on J12 | puts the port marker on J12 | the port marker   |

  # ------------------------------------------------------------------------------------------------ the fitting step

  @18GL-4.3-g @18GL-4.6-k @18GL-4.6.2-i
  Scenario: A token for a place is no matter of the track step
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Alice owns the Mining Company
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to put the mine marker on E1
    Then it is refused and nothing has changed
    When the IC lays no track
    And the IC puts the mine marker on E1
    Then the mine marker lies on E1

  @18GL-4.3-g @18GL-4.6-k
  Scenario: A token for the cost of rivers is no matter of the token step
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Alice owns the Bridge Company and the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to take the bridge marker
    Then it is refused and nothing has changed
    When the IC puts the mine marker on E1
    Then the IC has the mine marker

  @18GL-4.3-g @18GL-4.6-k @18GL-4.6.3-c @reconstruction
  Scenario: The token for a train is no matter of the token step
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And #57 lies on C15, joining NE and SW
    And the IC owns a 2H-train
    And Alice owns the Locomotive Company
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to put the locomotive marker on a 2H-train
    Then it is refused and nothing has changed
    When the IC places no token
    And the IC puts the locomotive marker on a 2H-train
    Then the locomotive marker lies on a 2H-train of the IC

  @18GL-4.3-g @18GL-4.6-k @18GL-4.6.1-b @18GL-4.6.1-a @reconstruction
  Scenario Outline: The tiles of <private> are no matter of the token step
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Alice owns <private> and the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    # No legal twin: no tile is laid in this step.
    When the IC tries to lay <tile>, by the power of <private>
    Then it is refused and nothing has changed
    When the IC puts the mine marker on E1
    Then the mine marker lies on E1

    Examples:
      | private              | tile                         |
      | the Joliet & Eastern | #9 on C11, joining N and S   |
      | the Rail Works       | #9 on E15, joining NW and SE |

  @18GL-4.3-g @18GL-4.6-k
  Scenario: A power is used in the turn of the company that it serves
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And Alice owns the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    When the PRR tries to put the mine marker on E1
    Then it is refused and nothing has changed
    When the IC puts the mine marker on E1
    Then the IC has the mine marker

  # -------------------------------------------------------------------------------------------------- once and for all

  @18GL-4.3-k @18GL-4.3-j @reconstruction
  Scenario Outline: A token that lies is not put elsewhere: <marker> of the <owner>
    Given 3 players at the table in phase 2H, without the Bridge Company and the Tunnel Company
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And the DT&I has $200 in its treasury
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And #57 lies on I13, joining NE and SW
    And #57 lies on H14, joining NE and SW
    And <private> has closed
    And <marker> lies on <first>
    And the <owner> has <marker>
    And Alice owns <fresh>
    And it is the DT&I's turn to place a token in operating round 2.1
    When the DT&I tries to put <marker> on <elsewhere>
    Then it is refused and nothing has changed
    When the DT&I puts <other> on <there>
    Then <marker> lies on <first>
    And <other> lies on <there>
    And the <owner> has <marker>

    Examples:
      | private            | marker              | first | owner | elsewhere | fresh              | other               | there |
      | the Port Authority | the port marker     | J12   | DT&I  | I13       | the Lake Terminal  | the terminal marker | H14   |
      | the Port Authority | the port marker     | J12   | PRR   | I13       | the Lake Terminal  | the terminal marker | H14   |
      | the Lake Terminal  | the terminal marker | G17   | DT&I  | H14       | the Port Authority | the port marker     | I13   |

  @18GL-4.3-k @reconstruction
  Scenario: A token that a company has is not given to another one
    Given 3 players at the table in phase 2H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And the DT&I has $200 in its treasury
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And Alice owns the Mining Company and the Port Authority
    And the mine marker lies on E1
    And the PRR has the mine marker
    And it is the DT&I's turn to place a token in operating round 2.1
    When the DT&I tries to put the mine marker on E1
    Then it is refused and nothing has changed
    When the DT&I puts the port marker on J12
    Then the DT&I has the port marker
    And the PRR has the mine marker

  @18GL-4.3-j @reconstruction
  Scenario Outline: A private company that has closed is of no use any more: <private>
    Given 3 players at the table in phase 4H, without the Bridge Company and the Tunnel Company
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And the DT&I has $200 in its treasury
    And <private> has closed
    And Alice owns the Mining Company
    And it is the DT&I's turn to <task> in operating round 2.1
    When the DT&I tries to <use>
    Then it is refused and nothing has changed
    When the DT&I puts the mine marker on E1
    Then the DT&I has the mine marker

    Examples:
      | private            | task          | use                            |
      | the Port Authority | place a token | put the port marker on J12     |
      | the Lake Terminal  | place a token | put the terminal marker on G17 |

  @18GL-4.3-j
  Scenario: A private company that has closed pays nothing any more
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And the Rail Works has closed
    And Bob owns the Mining Company
    And Alice and Bob have passed
    And it is Carol's turn to trade in stock round 2
    When Carol passes
    Then it is operating round 2.1
    And Bob has received $15
    And no other player or company has gained or lost money
    And the Rail Works has left the game

  @18GL-4.3-n7c @reconstruction
  Scenario: The Rail Works brings no green tile before phase 4H
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Bob owns the Rail Works
    And #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #15 on C15, turned 1, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then #9 lies on E15, joining NW and SE

  @18GL-4.6.2-i @18GL-4.3-g @reconstruction
  Scenario: By the power of a private company no token of the company's own is placed
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And #57 lies on C15, joining NE and SW
    And Alice owns the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to place a token in C15, by the power of the Mining Company
    Then it is refused and nothing has changed
    When the IC places a token in C15
    Then the IC has tokens in D14 and C15 only

  @18GL-4.3-n11a @18GL-4.3-k
  Scenario Outline: The power of <private> can be used once
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    Then <private> can be used one more time
    And Alice has $780

    Examples:
      | private            | clause       |
      | the Ferry Company  | 18GL-4.3-n11a |
      | the Mining Company | 18GL-4.3-k   |

  # --------------------------------------------------------------------------------------- the company that operates second

  @18GL-4.3-j @reconstruction
  Scenario: The company that operates second opens no line either when the Ferry Company has closed
    Given 3 players at the table in phase 4H
    And the Nickel Plate is in operation, opened at $100
    And Bob is president of the Nickel Plate with 60%
    And the GT is in operation, opened at $90
    And Alice is president of the GT with 60%
    And the GT has $100 in its treasury
    And #GL-M1 lies on D10, turned 0
    And the GT has a token in D10
    And the Ferry Company has closed
    And it is the GT's turn to lay track
    # No legal twin: nobody but the Ferry Company opens a line.
    When the GT tries to open the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S
    Then it is refused and nothing has changed
    When the GT lays #9 on D8, joining N and S
    Then #9 lies on D8, joining N and S
    And the GT has $100 in its treasury

  @18GL-4.3-j @reconstruction
  Scenario: The company that operates second gets no token either when the Locomotive Company has closed
    Given 3 players at the table in phase 4H
    And the Nickel Plate is in operation, opened at $100
    And Bob is president of the Nickel Plate with 60%
    And the IC is in operation, opened at $90
    And Alice is president of the IC with 60%
    And the IC owns a 2H-train
    And #57 lies on C15, joining SW and NE
    And the Locomotive Company has closed
    And it is the IC's turn to run its trains
    # No legal twin: nobody but the Locomotive Company has such a token.
    When the IC tries to put the locomotive marker on a 2H-train
    Then it is refused and nothing has changed
    When the IC runs
      | 2H-train | C15 D14 |
    Then the IC has earned $60

  @18GL-4.3-g @reconstruction
  Scenario: The company that operates second gets the token of the Locomotive Company before its run as well, not sooner
    Given 3 players at the table in phase 4H
    And the Nickel Plate is in operation, opened at $100
    And Bob is president of the Nickel Plate with 60%
    And the IC is in operation, opened at $90
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And the IC owns a 2H-train
    And #57 lies on C15, joining SW and NE
    And Alice owns the Locomotive Company
    And it is the IC's turn to place a token
    When the IC tries to put the locomotive marker on a 2H-train
    Then it is refused and nothing has changed
    When the IC places no token
    And the IC puts the locomotive marker on a 2H-train
    Then the locomotive marker lies on a 2H-train of the IC

  # Alice presides over both.
  @18GL-4.3-n9a @reconstruction
  Scenario: The token of the Locomotive Company is for a train of the company on turn, not of another one of its president
    Given 3 players at the table in phase 4H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the Nickel Plate owns a 4H-train
    And the IC is in operation, opened at $90
    And Alice is president of the IC with 60%
    And the IC owns a 2H-train
    And #57 lies on C15, joining SW and NE
    And Alice owns the Locomotive Company
    And it is the IC's turn to run its trains
    When the IC tries to put the locomotive marker on a 4H-train
    Then it is refused and nothing has changed
    When the IC puts the locomotive marker on a 2H-train
    Then the locomotive marker lies on a 2H-train of the IC
