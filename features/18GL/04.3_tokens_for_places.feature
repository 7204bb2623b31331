Feature: The Lake Terminal, the Mining Company and the Port Authority: tokens for places
  Each of them gives a company a token that makes a place worth more to it alone: the Lake Terminal $10 for a city, the Mining
  Company $50 for the mines in E1, the Port Authority $20 for a city with an anchor, and that for each of its trains. It is given in the
  token step, besides the company's own token. The Lake Terminal and the Port Authority close with it, the Mining Company does not.
  Which cities the Lake Terminal may serve, whether the Port Authority needs a way there, and whether the tokens of the other two
  count for each train as well, the rulebook can be read in different ways.

  Background:
    Given 3 players at the table in phase 2H, without the Bridge Company and the Tunnel Company

  # ------------------------------------------------------------------------------------------------- the Lake Terminal

  @18GL-4.3-n6a @18GL-4.3-n6b @18GL-4.3-n6d @18GL-4.3-h @18GL-4.3-t5 @reconstruction
  Scenario: The company has the token of the Lake Terminal, which lies in the city and closes the Lake Terminal
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And #9 lies on E15, joining NW and SE
    And #9 lies on F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And Bob owns the Lake Terminal
    And it is the IC's turn to place a token in operating round 2.1
    When the IC puts the terminal marker on G17, with Bob's consent
    Then the terminal marker lies on G17
    And the IC has the terminal marker
    And the Lake Terminal has left the game
    And Bob owns no private company
    And no other player or company has gained or lost money

  @18GL-4.3-n6a @reconstruction
  Scenario: The city is worth $10 more to the company
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #57 lies on C15, joining NE and SW
    And the Lake Terminal has closed
    And the terminal marker lies on C15
    And the IC has the terminal marker
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 2H-train | C15 D14 |
    Then the IC has earned $70

  @18GL-4.3-n6a @reconstruction
  Scenario: To another company the city is worth no more
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And #57 lies on C15, joining NE and SW
    And the Lake Terminal has closed
    And the terminal marker lies on C15
    And the PRR has the terminal marker
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 2H-train | C15 D14 |
    Then the IC has earned $60

  @18GL-4.3-n6a @reconstruction
  Scenario Outline: The token of the Lake Terminal lies in a city, not <elsewhere>
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #9 lies on E15, joining NW and SE
    And #9 lies on F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And Alice owns the Lake Terminal
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to put the terminal marker on <hex>
    Then it is refused and nothing has changed
    When the IC puts the terminal marker on G17
    Then the terminal marker lies on G17

    Examples:
      | elsewhere      | hex |
      | on a plain hex | F16 |
      | in a town      | E17 |
      | off the board  | H20 |

  @18GL-4.3-n6c @18GL-4.6.2-i @reconstruction
  Scenario: The token of the Lake Terminal comes besides the company's own token
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And #57 lies on C15, joining NE and SW
    And #9 lies on E15, joining NW and SE
    And #9 lies on F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And Bob owns the Lake Terminal
    And it is the IC's turn to place a token in operating round 2.1
    When the IC puts the terminal marker on G17, with Bob's consent
    And the IC places a token in C15
    Then the IC has tokens in D14 and C15 only
    And the IC has $80 in its treasury
    And the terminal marker lies on G17

  @18GL-4.3-n6c @18GL-4.6.2-i @reconstruction
  Scenario: The company's own token may come first
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And #57 lies on C15, joining NE and SW
    And #9 lies on E15, joining NW and SE
    And #9 lies on F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And Bob owns the Lake Terminal
    And it is the IC's turn to place a token in operating round 2.1
    When the IC places a token in C15
    And the IC puts the terminal marker on G17, with Bob's consent
    Then the IC has tokens in D14 and C15 only
    And the IC has the terminal marker
    And the IC has $80 in its treasury

  @18GL-4.3-n6a @reading:18GL-Q30=a @reconstruction
  Scenario: The Lake Terminal serves any city, reached or not
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And Alice owns the Lake Terminal
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to put the terminal marker on G13
    Then it is refused and nothing has changed
    When the IC puts the terminal marker on G11
    Then the terminal marker lies on G11

  @18GL-4.3-n6a @reading:18GL-Q30=b @reconstruction
  Scenario: If the company has to reach the city, the token of the Lake Terminal lies in no other
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #57 lies on C15, joining NE and SW
    And Alice owns the Lake Terminal
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to put the terminal marker on G17
    Then it is refused and nothing has changed
    When the IC puts the terminal marker on C15
    Then the terminal marker lies on C15

  @18GL-4.3-n6a @reading:18GL-Q30=c @reconstruction
  Scenario: If the city needs a yellow diamond, the token of the Lake Terminal lies in no other
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #57 lies on C15, joining NE and SW
    And Alice owns the Lake Terminal
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to put the terminal marker on C15
    Then it is refused and nothing has changed
    When the IC puts the terminal marker on G17
    Then the terminal marker lies on G17

  @18GL-4.3-n6a @reading:18GL-Q31=a @reconstruction
  Scenario: The token of the Lake Terminal counts for each train
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #57 lies on C15, joining NE and SW
    And #8 lies on E15, joining NW and S
    And #4 lies on E17, joining N and S
    And the Lake Terminal has closed
    And the terminal marker lies on D14
    And the IC has the terminal marker
    And the IC owns two 2H-trains
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 2H-train | C15 D14     |
      | 2H-train | D14 E15 E17 |
    Then the IC has earned $130

  @18GL-4.3-n6a @reading:18GL-Q31=b @reconstruction
  Scenario: If the token of the Lake Terminal is for one train, it counts once
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #57 lies on C15, joining NE and SW
    And #8 lies on E15, joining NW and S
    And #4 lies on E17, joining N and S
    And the Lake Terminal has closed
    And the terminal marker lies on D14
    And the IC has the terminal marker
    And the IC owns two 2H-trains
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 2H-train | C15 D14     |
      | 2H-train | D14 E15 E17 |
    Then the IC has earned $120

  # ------------------------------------------------------------------------------------------------ the Mining Company

  @18GL-4.3-n8b @18GL-4.3-n8c @18GL-4.3-t7
  Scenario: The company has the token of the mines, and the Mining Company stays open
    Given the LS&I is in operation, opened at $100
    And Alice is president of the LS&I with 60%
    And the LS&I has $100 in its treasury
    And Bob owns the Mining Company
    And it is the LS&I's turn to place a token in operating round 2.1
    When the LS&I puts the mine marker on E1, with Bob's consent
    Then the mine marker lies on E1
    And the LS&I has the mine marker
    And Bob owns the Mining Company
    And no other player or company has gained or lost money

  @18GL-4.3-n8a @reconstruction
  Scenario Outline: With the token the mines are worth $100 to the company: <with>
    Given the LS&I is in operation, opened at $100
    And Alice is president of the LS&I with 60%
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And #57 lies on D2, joining NE and SW
    And Carol owns the Mining Company
    And the mine marker lies on E1
    And the <owner> has the mine marker
    And the LS&I owns a 2H-train
    And it is the LS&I's turn to run its trains in operating round 2.1
    When the LS&I runs
      | 2H-train | D2 E1 |
    # proves 18GL-4.3-n8a
    Then the LS&I has earned <revenue>

    Examples:
      | with                   | owner | revenue |
      | with its own           | LS&I  | $120    |
      | not with another one's | PRR   | $70     |

  @18GL-4.3-n8a @reconstruction
  Scenario: The token of the mines lies in E1 only
    Given the LS&I is in operation, opened at $100
    And Alice is president of the LS&I with 60%
    And #57 lies on D2, joining NE and SW
    And Alice owns the Mining Company
    And it is the LS&I's turn to place a token in operating round 2.1
    When the LS&I tries to put the mine marker on D2
    Then it is refused and nothing has changed
    When the LS&I puts the mine marker on E1
    Then the mine marker lies on E1

  @18GL-4.3-n8b @18GL-4.6.2-i @reconstruction
  Scenario: The token of the mines comes besides the company's own token
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And #57 lies on C15, joining NE and SW
    And Bob owns the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    When the IC places a token in C15
    And the IC puts the mine marker on E1, with Bob's consent
    Then the IC has tokens in D14 and C15 only
    And the IC has the mine marker
    And the IC has $80 in its treasury

  @18GL-4.3-n8c @18GL-4.3-t7
  Scenario: The Mining Company pays its owner on when its token has been given
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Bob owns the Mining Company
    And the mine marker lies on E1
    And the IC has the mine marker
    And Alice and Bob have passed
    And it is Carol's turn to trade in stock round 2
    When Carol passes
    Then it is operating round 2.1
    And Bob has received $15

  @18GL-4.3-n8a @reading:18GL-Q31=a @reconstruction
  Scenario: The token of the mines counts for each train
    Given the LS&I is in operation, opened at $100
    And Alice is president of the LS&I with 60%
    And #5 lies on D2, joining NE and SE
    And #3 lies on E3, joining N and NW
    And Carol owns the Mining Company
    And the mine marker lies on E1
    And the LS&I has the mine marker
    And the LS&I owns two 2H-trains
    And it is the LS&I's turn to run its trains in operating round 2.1
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $250

  @18GL-4.3-n8a @reading:18GL-Q31=b @reconstruction
  Scenario: If the token of the mines is for one train, it counts once
    Given the LS&I is in operation, opened at $100
    And Alice is president of the LS&I with 60%
    And #5 lies on D2, joining NE and SE
    And #3 lies on E3, joining N and NW
    And Carol owns the Mining Company
    And the mine marker lies on E1
    And the LS&I has the mine marker
    And the LS&I owns two 2H-trains
    And it is the LS&I's turn to run its trains in operating round 2.1
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $200

  # ------------------------------------------------------------------------------------------------ the Port Authority

  @18GL-4.3-n10b @18GL-4.3-n10d @18GL-4.3-h @18GL-4.3-t9 @reconstruction
  Scenario: The company has the token of the Port Authority, which lies in the port and closes the Port Authority
    Given the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And the DT&I has $100 in its treasury
    And Bob owns the Port Authority
    And it is the DT&I's turn to place a token in operating round 2.1
    When the DT&I puts the port marker on J12, with Bob's consent
    Then the port marker lies on J12
    And the DT&I has the port marker
    And the Port Authority has left the game
    And Bob owns no private company
    And no other player or company has gained or lost money

  @18GL-4.3-n10a @reconstruction
  Scenario Outline: The port is worth $20 more to the company with the token: <with>
    Given the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And #57 lies on I13, joining NE and SW
    And the Port Authority has closed
    And the port marker lies on I13
    And the <owner> has the port marker
    And the DT&I owns a 2H-train
    And it is the DT&I's turn to run its trains in operating round 2.1
    When the DT&I runs
      | 2H-train | I13 J12 |
    Then the DT&I has earned <revenue>

    Examples:
      | with                   | owner | revenue |
      | with its own           | DT&I  | $70     |
      | not with another one's | PRR   | $50     |

  @18GL-4.3-n10a @reconstruction
  Scenario: The token of the Port Authority counts for each train
    Given the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And #57 lies on I13, joining NE and SW
    And #9 lies on I11, joining NW and SE
    And #4 lies on H10, joining NW and SE
    And the Port Authority has closed
    And the port marker lies on J12
    And the DT&I has the port marker
    And the DT&I owns two 2H-trains
    And it is the DT&I's turn to run its trains in operating round 2.1
    When the DT&I runs
      | 2H-train | I13 J12     |
      | 2H-train | H10 I11 J12 |
    Then the DT&I has earned $130

  @18GL-4.3-n10b @18GL-1.3-u @reconstruction
  Scenario: The token of the Port Authority lies in a city with an anchor only
    Given the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And #57 lies on I13, joining NE and SW
    And #57 lies on H14, joining NE and SW
    And Alice owns the Port Authority
    And it is the DT&I's turn to place a token in operating round 2.1
    When the DT&I tries to put the port marker on H14
    Then it is refused and nothing has changed
    When the DT&I puts the port marker on I13
    Then the port marker lies on I13

  @18GL-4.3-n10c @18GL-4.6.2-i @reconstruction
  Scenario: The token of the Port Authority comes besides the company's own token
    Given the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And the DT&I has $100 in its treasury
    And #57 lies on I13, joining NE and SW
    And Bob owns the Port Authority
    And it is the DT&I's turn to place a token in operating round 2.1
    When the DT&I puts the port marker on J12, with Bob's consent
    And the DT&I places a token in I13
    Then the DT&I has tokens in J12 and I13 only
    And the port marker lies on J12
    And the DT&I has $80 in its treasury

  @18GL-4.3-n10b @reading:18GL-Q105=a @reconstruction
  Scenario: The port need not be reached
    Given the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And Alice owns the Port Authority
    And it is the IC's turn to place a token in operating round 2.1
    When the IC tries to put the port marker on G17
    Then it is refused and nothing has changed
    When the IC puts the port marker on J12
    Then the port marker lies on J12

  @18GL-4.3-n10b @reading:18GL-Q105=b @reconstruction
  Scenario: If the port has to be reached, the token of the Port Authority lies in no other
    Given the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And Alice owns the Port Authority
    And it is the DT&I's turn to place a token in operating round 2.1
    When the DT&I tries to put the port marker on D12
    Then it is refused and nothing has changed
    When the DT&I puts the port marker on J12
    Then the port marker lies on J12

  # ------------------------------------------------------------------------------------------------- two of them in one city

  @18GL-4.3-n6a @18GL-4.3-n10a @18GL-4.6.2-i @reading:18GL-Q30=a @reading:18GL-Q30=b @reconstruction
  Scenario: The tokens of the Lake Terminal and of the Port Authority add up in one city
    Given the DT&I is in operation, opened at $60
    And Bob is president of the DT&I with 50%
    And Bob owns the Lake Terminal and the Port Authority
    And the DT&I owns a 2H-train
    And #57 lies on I13, joining NE and SW
    And it is the DT&I's turn to place a token
    When the DT&I puts the port marker on I13
    And the DT&I puts the terminal marker on I13
    And the DT&I places no token
    And the DT&I runs
      | 2H | J12 I13 |
    Then the DT&I has earned $80
    And Bob owns no private company
