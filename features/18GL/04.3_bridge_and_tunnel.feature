Feature: The Bridge Company and the Tunnel Company: half the price for rivers and for hills
  The Bridge Company gives a company a token by which rivers cost it half, the Tunnel Company one for hills. Only one of the two, or
  the Lake Terminal, is in the game. The private company stays open. Whether the token serves for every tile of the company or for
  a single one, the rulebook can be read either way. What replacing a tile of Chicago costs is neither river nor hill.

  @18GL-4.3-n3
  Scenario Outline: Of the three private companies only <one> is in the game
    Given a new game of 3 players, without <others>
    When Alice buys the Cleveland & Eastern for $20
    Then the private companies are the Cleveland & Eastern, the Joliet & Eastern, <one>, the Rail Works, the Mining Company, the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy
    And Alice has $780

    Examples:
      | one                | others                                    |
      | the Bridge Company | the Tunnel Company and the Lake Terminal  |
      | the Tunnel Company | the Bridge Company and the Lake Terminal  |
      | the Lake Terminal  | the Bridge Company and the Tunnel Company |

  # ------------------------------------------------------------------------------------------------------------ rivers

  @18GL-4.3-n4a @18GL-4.3-n4b @18GL-4.3-t3 @reconstruction
  Scenario Outline: With the token of the Bridge Company a river of $<full> costs $<half>
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Bob owns the Bridge Company
    And <before> lies on <near>, <way>
    And it is the IC's turn to lay track in operating round 2.1
    When the IC takes the bridge marker, with Bob's consent
    And the IC lays <tile> on <hex>, <lie>
    Then the IC has $<left> in its treasury
    And Bob owns the Bridge Company
    And no other player or company has gained or lost money

    Examples:
      | full | half | left | before | near | way               | tile | hex | lie               |
      | 20   | 10   | 90   | #9     | E15  | joining NW and SE | #9   | F16 | joining NW and SE |
      | 40   | 20   | 80   | #57    | C15  | joining NE and SW | #8   | B16 | joining S and NE  |
      | 50   | 25   | 75   | #6     | C15  | joining NW and NE | #9   | B14 | joining SE and NW |

  @18GL-4.3-n4a @reconstruction
  Scenario: Without the token the river costs its full price
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And Bob owns the Bridge Company
    And the PRR has the bridge marker
    And #9 lies on E15, joining NW and SE
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on F16, joining NW and SE
    Then the IC has $80 in its treasury
    And the PRR has the bridge marker

  @18GL-4.3-n4a @18GL-4.6.1.1-v @reconstruction
  Scenario: The token comes in time for the tile only before it is laid
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $19 in its treasury
    And Bob owns the Bridge Company
    And #9 lies on E15, joining NW and SE
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #9 on F16, joining NW and SE
    Then it is refused and nothing has changed
    When the IC takes the bridge marker, with Bob's consent
    And the IC lays #9 on F16, joining NW and SE
    Then the IC has $9 in its treasury

  @18GL-4.3-n4a @reconstruction
  Scenario: The token of the Bridge Company is none for hills
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And Alice owns the Bridge Company
    And the PRR has the bridge marker
    And it is the PRR's turn to lay track in operating round 2.1
    When the PRR lays #8 on M17, joining SE and SW
    Then the PRR has $60 in its treasury
    And the PRR has the bridge marker

  @18GL-4.3-n4a @18GL-4.3-k @reconstruction
  Scenario: The Bridge Company gives one token to one company
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And Alice owns the Bridge Company and the Joliet & Eastern
    And the PRR has the bridge marker
    And #9 lies on E15, joining NW and SE
    And it is the IC's turn to lay track in operating round 2.1
    # No legal twin: the only token that there is has been given.
    When the IC tries to take the bridge marker
    Then it is refused and nothing has changed
    When the IC lays #9 on F16, joining NW and SE
    Then the IC has $80 in its treasury
    And the PRR has the bridge marker

  @18GL-4.3-n4a @reading:18GL-Q25=a @reconstruction
  Scenario: The token of the Bridge Company serves for every river
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Alice owns the Bridge Company and the Rail Works
    And #9 lies on E15, joining NW and SE
    And #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC takes the bridge marker
    And the IC lays #9 on F16, joining NW and SE
    Then the IC has $90 in its treasury
    And the IC has the bridge marker
    When the IC lays #8 on B16, joining S and NE, by the power of the Rail Works
    Then the IC has $70 in its treasury
    And the IC has the bridge marker

  @18GL-4.3-n4a @reading:18GL-Q25=b @reconstruction
  Scenario: If the token of the Bridge Company serves for one tile, the next river costs its full price
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Alice owns the Bridge Company and the Rail Works
    And #9 lies on E15, joining NW and SE
    And #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC takes the bridge marker
    And the IC lays #9 on F16, joining NW and SE
    Then the IC has $90 in its treasury
    And nobody has the bridge marker
    And Alice owns the Bridge Company and the Rail Works
    When the IC lays #8 on B16, joining S and NE, by the power of the Rail Works
    Then the IC has $50 in its treasury

  @18GL-4.3-n4a @reconstruction
  Scenario: What replacing costs in Chicago is not halved
    Given 3 players at the table in phase 4H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Alice owns the Bridge Company
    And the IC has the bridge marker
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #GL-C2S on D14, turned 0
    Then the IC has $50 in its treasury
    And the IC has the bridge marker

  @18GL-4.3-n4b @18GL-4.3-t3
  Scenario: The Bridge Company pays its owner on when its token has been used
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Bob owns the Bridge Company
    And the IC has the bridge marker
    And Alice and Bob have passed
    And it is Carol's turn to trade in stock round 2
    When Carol passes
    Then it is operating round 2.1
    And Bob has received $10

  # ------------------------------------------------------------------------------------------------------------- hills

  @18GL-4.3-n5a @18GL-4.3-n5b @18GL-4.3-t4 @reconstruction
  Scenario Outline: With the token of the Tunnel Company a hill of $<full> costs $<half>
    Given 3 players at the table in phase 2H, without the Bridge Company and the Lake Terminal
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And Bob owns the Tunnel Company
    And #8 lies on L18, joining NE and NW
    And it is the PRR's turn to lay track in operating round 2.1
    When the PRR takes the tunnel marker, with Bob's consent
    And the PRR lays <tile> on <hex>, <lie>
    Then the PRR has $<left> in its treasury
    And Bob owns the Tunnel Company
    And no other player or company has gained or lost money

    Examples:
      | full | half | left | tile | hex | lie               |
      | 40   | 20   | 80   | #8   | M17 | joining SE and SW |
      | 60   | 30   | 70   | #8   | M19 | joining S and NE  |

  @18GL-4.3-n5a @reconstruction
  Scenario: With the token of the Tunnel Company a hill of $50 costs $25
    Given 3 players at the table in phase 2H, without the Bridge Company and the Lake Terminal
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And Bob owns the Tunnel Company
    And #8 lies on M17, joining SE and SW
    And #8 lies on L18, joining NE and NW
    And it is the PRR's turn to lay track in operating round 2.1
    When the PRR takes the tunnel marker, with Bob's consent
    And the PRR lays #9 on K17, joining SE and NW
    Then the PRR has $75 in its treasury
    And Bob owns the Tunnel Company

  @18GL-4.3-n5a @reconstruction
  Scenario: Without the token the hill costs its full price
    Given 3 players at the table in phase 2H, without the Bridge Company and the Lake Terminal
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And Alice owns the Tunnel Company
    And it is the PRR's turn to lay track in operating round 2.1
    When the PRR lays #8 on M17, joining SE and SW
    Then the PRR has $60 in its treasury

  @18GL-4.3-n5a @reconstruction
  Scenario: The token of the Tunnel Company is none for rivers
    Given 3 players at the table in phase 2H, without the Bridge Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Alice owns the Tunnel Company
    And the IC has the tunnel marker
    And #9 lies on E15, joining NW and SE
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on F16, joining NW and SE
    Then the IC has $80 in its treasury
    And the IC has the tunnel marker

  @18GL-4.3-n5a @reading:18GL-Q25=a @reconstruction
  Scenario: The token of the Tunnel Company serves for every hill
    Given 3 players at the table in phase 2H, without the Bridge Company and the Lake Terminal
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And Alice owns the Tunnel Company and the Rail Works
    And the PRR has the tunnel marker
    And it is the PRR's turn to lay track in operating round 2.1
    When the PRR lays #8 on M17, joining SE and SW
    Then the PRR has $80 in its treasury
    When the PRR lays #8 on M19, joining S and NE, by the power of the Rail Works
    Then the PRR has $50 in its treasury
    And the PRR has the tunnel marker

  @18GL-4.3-n5a @reading:18GL-Q25=b @reconstruction
  Scenario: If the token of the Tunnel Company serves for one tile, the next hill costs its full price
    Given 3 players at the table in phase 2H, without the Bridge Company and the Lake Terminal
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And Alice owns the Tunnel Company and the Rail Works
    And the PRR has the tunnel marker
    And it is the PRR's turn to lay track in operating round 2.1
    When the PRR lays #8 on M17, joining SE and SW
    Then the PRR has $80 in its treasury
    And nobody has the tunnel marker
    When the PRR lays #8 on M19, joining S and NE, by the power of the Rail Works
    Then the PRR has $20 in its treasury

  @18GL-4.3-n5b @18GL-4.3-t4
  Scenario: The Tunnel Company pays its owner on when its token has been used
    Given 3 players at the table in phase 2H, without the Bridge Company and the Lake Terminal
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 60%
    And the PRR has $100 in its treasury
    And Bob owns the Tunnel Company
    And the PRR has the tunnel marker
    And Alice and Bob have passed
    And it is Carol's turn to trade in stock round 2
    When Carol passes
    Then it is operating round 2.1
    And Bob has received $10

  # ------------------------------------------------------------------------------------------------- where a line is opened

  @18GL-4.3-n4a @18GL-4.3-n11e @reconstruction
  Scenario: With the token of the Bridge Company the river of a ferry's far shore costs half as well
    Given 3 players at the table in phase 2H
    And Bob owns the Bridge Company and the Ferry Company
    And the GT is in operation, opened at $60
    And Bob is president of the GT with 50%
    And the GT has $10 in its treasury
    And #GL-T1 lies on G5, turned 0
    And the GT has a token in G5
    And it is the GT's turn to lay track
    When the GT tries to open the ferry line Traverse City-Escanaba, laying #58 on E3, joining SW and N
    Then it is refused and nothing has changed
    When the GT takes the bridge marker
    And the GT opens the ferry line Traverse City-Escanaba, laying #58 on E3, joining SW and N
    Then the GT has $0 in its treasury
    And the ferry line Traverse City-Escanaba is open

  @18GL-4.3-n4a @reading:18GL-Q25=b @reconstruction
  Scenario: If it serves for one tile, the token of the Bridge Company is kept until there is a river
    Given 3 players at the table in phase 2H, without the Tunnel Company and the Lake Terminal
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Alice owns the Bridge Company and the Rail Works
    And #9 lies on E15, joining NW and SE
    And it is the IC's turn to lay track in operating round 2.1
    When the IC takes the bridge marker
    And the IC lays #57 on C15, joining SW and NE
    Then the IC has the bridge marker
    And the IC has $100 in its treasury
    When the IC lays #9 on F16, joining NW and SE, by the power of the Rail Works
    Then the IC has $90 in its treasury
    And nobody has the bridge marker
    When the IC lays #8 on B16, joining S and NE, by the power of the Rail Works
    Then the IC has $50 in its treasury
