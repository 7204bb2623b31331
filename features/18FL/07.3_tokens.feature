Feature: Tokens
  Every company has its home token on the map from the start and three more. Each of the three becomes a station in a
  city, where routes begin, or a hotel in a town, which makes the town worth more to its company. One station or one
  hotel is placed in a turn. The port marker and the terminal of the private companies come on top.

  Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, with track to Orlando, F23, and to Punta Gorda, I22
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And it is the ACL's turn to place a token

  # ----------------------------------------------------------------------------------------------- cities and towns

  @18FL-7.3-a @18FL-7.3-d
  Scenario: In a city a token is a station
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only
    And the ACL has no hotel on the map
    And the ACL has 2 tokens left

  @18FL-7.3-a @18FL-7.3-b @18FL-7.3.2-a @18FL-7.3-d
  Scenario: In a town a token is a hotel
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only
    And the ACL has a token in G20 only
    And the ACL has 2 tokens left

  @18FL-7.3-a @18FL-7.3.1-c @18FL-7.3.1-d
  Scenario Outline: Plain land and <what> take no token
    Given #4 lies on B7, joining W and E
    And #9 lies on B3, joining W and E
    And the L&N is in operation at a par of $90
    And Bob is president of the L&N with 60%
    And the L&N has $500 in its treasury
    And it is the L&N's turn to place a token
    When the L&N tries to place a token in <hex>
    Then it is refused and nothing has changed
    When the L&N places a hotel in B7
    Then the L&N has a hotel in B7 only

    Examples:
      | what                 | hex |
      | plain track          | B3  |
      | an off-board city    | B1  |

  @18FL-7.3-b @18FL-7.3.2-a @18FL-7.3.2-h
  Scenario: A hotel makes its town worth more to its company
    Given the ACL owns a 2-train
    When the ACL places a hotel in I22
    And the ACL runs
      | 2-train | I22 H21 G20 F21 F23 |
    Then the ACL has earned $70

  @18FL-7.3-b @18FL-7.3.2-a @18FL-7.3.2-h
  Scenario: Without a hotel the town has only its own value
    Given the ACL owns a 2-train
    When the ACL places no token
    And the ACL runs
      | 2-train | I22 H21 G20 F21 F23 |
    Then the ACL has earned $60

  # ---------------------------------------------------------------------------------------- the tokens of a company

  @18FL-7.3-c @18FL-3.1-f @18FL-7.3.1-b
  Scenario Outline: The <company> begins at its home token in <home>, for nothing
    Given the <company> has floated at a par of $90
    And Bob is president of the <company> with 60%
    And the <company> has $100 in its treasury
    And it is the <company>'s turn to lay track
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the <company> has a token in <place> only
    And the <company> has 3 tokens left
    And the <company> has <left> in its treasury

    Examples:
      | company | home                      | place    | tile | hex | sides     | left |
      | L&N     | Mobile                    | B5       | #4   | B7  | W and E   | $100 |
      | TPS     | Tallahassee               | B15      | #4   | B13 | W and E   | $100 |
      | SAL     | the south of Jacksonville | B23 (SW) | #4   | C24 | NW and SE | $100 |
      | SR      | the north of Jacksonville | B23 (NW) | #9   | B21 | W and E   | $100 |
      | FEC     | Miami                     | K28      | #9   | L27 | SW and NE | $60  |

  @18FL-7.3-d @18FL-3.1-h
  Scenario: The three tokens may be a station and two hotels, and there is no fourth
    Given #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and SE
    And #58 lies on E26, joining SW and NW
    And the ACL has hotels in I22 and D25
    And the ACL owns a 2-train
    And it is the ACL's turn to place a token in operating round 2.1 of 2
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only
    And the ACL has hotels in I22 and D25 only
    And the ACL has 0 tokens left
    When the ACL runs
      | 2-train | I22 H21 G20 F21 F23 E24 D25 E26 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the ACL lays no track
    And the ACL tries to place a hotel in E26
    Then it is refused and nothing has changed

  @18FL-7.3-d @18FL-3.1-h
  Scenario: The three tokens may be three hotels
    Given #9 lies on E24, joining SW and NE
    And #3 lies on D25, joining SW and SE
    And #58 lies on E26, joining SW and NW
    And the ACL has hotels in I22 and D25
    When the ACL places a hotel in E26
    Then the ACL has hotels in I22, D25 and E26 only
    And the ACL has a token in G20 only
    And the ACL has 0 tokens left

  @18FL-7.3-d @18FL-3.1-h
  Scenario: The three tokens may be three stations
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And #443 FL lies on J27, joining W, NE and SE
    And #405 lies on K28, joining SW, W and NW
    And the ACL has tokens in F23 and J27
    When the ACL places a token in K28
    Then the ACL has tokens in G20, F23, J27 and K28 only
    And the ACL has 0 tokens left

  @18FL-7.3-d @18FL-3.1-h
  Scenario: A terminal is not one of the three tokens
    Given the ACL has a terminal in K28
    And the ACL has hotels in I22
    When the ACL places a token in F23
    Then the ACL has 1 token left
    And the ACL has a terminal in K28 only

  # ------------------------------------------------------------------------------------------------- one in a turn

  @18FL-7.3-i
  Scenario Outline: After <first> no <second> is placed in the same turn
    Given the ACL owns a 2-train
    And it is the ACL's turn to place a token in operating round 2.1 of 2
    And #9 lies on E24, joining SW and NE
    And #58 lies on D25, joining SW and NW
    When the ACL places <first> in <place>
    And the ACL tries to place <second> in <other>
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | <best> |
    And the ACL keeps its revenue
    And the ACL ends its turn
    Then it is operating round 2.2
    When the ACL places <second> in <other>
    Then the ACL has 1 token left

    Examples:
      | first   | place | second  | other | best                        |
      | a token | F23   | a hotel | I22   | I22 H21 G20 F21 F23 E24 D25 |
      | a hotel | D25   | a token | F23   | I22 H21 G20 F21 F23 E24 D25 |
      | a hotel | I22   | a hotel | D25   | I22 H21 G20 F21 F23 E24 D25 |

  @18FL-7.3-i
  Scenario: A company that has placed its token in this turn is done with the token step
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only
    And the ACL has 2 tokens left
    And it is the ACL's turn to buy trains

  @18FL-7.3-i
  Scenario: A company need not place a token
    When the ACL places no token
    Then it is the ACL's turn to buy trains
    And the ACL has 3 tokens left
    And the ACL has $500 in its treasury
    When the ACL buys a 3-train from the bank for $200
    Then the ACL has $300 in its treasury
    And the ACL has 3 tokens left
    And the ACL has a token in G20 only

  # --------------------------------------------------------------------------------------------- port and terminal

  @18FL-7.3-j @18FL-7.3-e @18FL-3.3-i
  Scenario: Port marker and terminal come on top of the token of the turn
    Given Alice owns the Steamship Company and the Terminal Company
    When the ACL places a token in F23
    And Alice puts the port marker on G20
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has tokens in G20 and F23 only
    And the port marker lies on G20
    And the ACL has a terminal in K28 only
    And the ACL has 2 tokens left
    And it is the ACL's turn to buy trains

  # Bob is not president of the company and cannot end its step.
  @18FL-7.3-j @reading:18FL-Q26=a
  Scenario: The port marker waits for the token step, and for the company's own token
    Given Bob owns the Steamship Company
    And it is the ACL's turn to lay track
    When Bob tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL lays no track
    And Bob tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL places no token
    And Bob puts the port marker on G20
    Then the port marker lies on G20
    And the ACL has the port marker

  @18FL-7.3-j @18FL-7.3-e @reading:18FL-Q26=a
  Scenario: The terminal waits for the token step, and for the company's own token
    Given Bob owns the Terminal Company
    And it is the ACL's turn to lay track
    When Bob tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL lays no track
    And Bob tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL places no token
    And Bob places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only
    And the Terminal Company has left the game

  @18FL-7.3-j
  Scenario: After the token step it is too late for port and terminal
    Given Alice owns the Steamship Company and the Terminal Company
    And the ACL owns a 2-train
    And it is the ACL's turn to place a token in operating round 2.1 of 2
    When the ACL places no token
    And Alice puts the port marker on G20
    Then the port marker lies on G20
    When the ACL runs
      | 2-train | I22 H21 G20 F21 F23 |
    And Alice tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    And the ACL ends its turn
    And the ACL places no token
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only

  @18FL-7.3-e @18FL-3.3-aa
  Scenario: The owner of the Terminal Company gives the extra station to a company of his own
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And Bob owns the Terminal Company
    And the FEC has $7 in its treasury
    And it is the FEC's turn to place a token
    When the FEC places no token
    And Bob places a terminal in G20, by the power of the Terminal Company
    Then the FEC has a terminal in G20 only
    And the FEC has 3 tokens left
    And the FEC has $7 in its treasury
    And no other player or company has gained or lost money
