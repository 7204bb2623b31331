Feature: The Terminal Company: where the terminal goes
  The company that the owner names gets one station more, on any tile with a city, be it full, be it out of reach. The token
  lies beside the tile. It is none of the three tokens of the company, and it stays for ever. In Jacksonville it is said to
  which of the two cities it belongs.

  Background: Alice's Atlantic Coast Line in Tampa, G20, and the Terminal Company
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And Alice owns the Terminal Company

  # ------------------------------------------------------------------------------------------------------ any city's tile

  @18FL-3.3-aa @18FL-3.3-af @18FL-3.3-p @18FL-3.3-ab @18FL-7.3-e
  Scenario Outline: The terminal goes to any tile with a city, full or not, without track to it: <place>
    Given #6o lies on F23, joining W and NE
    And #6fl lies on J27, joining NE and SE
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in <place>, by the power of the Terminal Company
    Then the ACL has a terminal in <place> only
    And the ACL has a token in G20 only
    And the ACL has 3 tokens left
    And the ACL has $500 in its treasury
    And the Terminal Company has left the game

    Examples:
      | place    |
      | B5       |
      | B15      |
      | B23 (NW) |
      | B23 (SW) |
      | K28      |
      | F23      |
      | J27      |

  # Question 31: beside a station of its own, too.
  @18FL-3.3-aa @18FL-3.3-ae
  Scenario: The terminal may join a station of its company
    Given it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in G20, by the power of the Terminal Company
    Then the ACL has a terminal in G20 only
    And the ACL has a token in G20 only
    And the ACL has $500 in its treasury

  # Question 30: not before a tile lies there.
  @18FL-3.3-aa @reading:18FL-Q30=a
  Scenario Outline: In <city> the terminal waits for a tile
    Given <tile> lies on <with>, joining <lie>
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice tries to place a terminal in <without>, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When Alice places a terminal in <with>, by the power of the Terminal Company
    Then the ACL has a terminal in <with> only

    Examples:
      | city            | without | tile | with | lie       |
      | Orlando         | F23     | #6fl | J27  | NE and SE |
      | Fort Lauderdale | J27     | #6o  | F23  | W and NE  |

  @18FL-3.3-aa @18FL-3.3-ae @reading:18FL-Q30=b
  Scenario: If any city hex will do, the terminal lies in Orlando before a tile does, and belongs to that which is laid
    Given it is the ACL's turn to place a token in operating round 2.1 of 2
    And #8 lies on F21, joining SW and E
    And the ACL owns a 2-train
    When the ACL places no token
    And Alice places a terminal in F23, by the power of the Terminal Company
    Then the ACL has a terminal in F23 only
    And the Terminal Company has left the game
    When the ACL ends its turn
    And the ACL lays #6o on F23, joining W and NE
    Then #6o lies on F23, joining W and NE
    And the ACL has a terminal in F23 only
    When the ACL places no token
    And the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $50

  @18FL-3.3-aa @reading:18FL-Q30=b
  Scenario: If any city hex will do, Fort Lauderdale takes the terminal without a tile, and Dade City, a town, does not
    Given it is the ACL's turn to place a token
    When the ACL places no token
    And Alice tries to place a terminal in G22, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When Alice places a terminal in J27, by the power of the Terminal Company
    Then the ACL has a terminal in J27 only
    And the ACL has $500 in its treasury

  @18FL-3.3-aa
  Scenario Outline: <place> is no city and takes no terminal
    Given #4 lies on B7, joining W and E
    And #9 lies on H21, joining NW and SE
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice tries to place a terminal in <hex>, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When Alice places a terminal in B5, by the power of the Terminal Company
    Then the ACL has a terminal in B5 only

    Examples:
      | place     | hex |
      | Pensacola | B7  |
      | Savannah  | A22 |
      | Havana    | N23 |

  @18FL-3.3-af @18FL-3.3-aa @18FL-7.3.1-c
  Scenario: Where no ordinary token could go, for want of track or of a space, the terminal does
    Given #405 lies on K28, joining SW, W and NW
    And it is the ACL's turn to place a token
    When the ACL tries to place a token in K28
    Then it is refused and nothing has changed
    When the ACL tries to place a token in B15
    Then it is refused and nothing has changed
    When the ACL places no token
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only
    And the ACL has a token in G20 only

  # ------------------------------------------------------------------------------------------------- which Jacksonville

  @18FL-3.3-ag @18FL-3.3-ae @18FL-7.4-e
  Scenario Outline: In Jacksonville the terminal belongs to the one city that has been named: the <city> one
    Given #58 lies on C24, joining NW and SW
    And the ACL owns a 2-train
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in <place>, by the power of the Terminal Company
    Then the ACL has a terminal in <place> only
    When the ACL tries to run
      | 2-train | <other> |
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | <route> |
    Then the ACL has earned <revenue>

    Examples:
      | city     | place    | route   | other   | revenue |
      | northern | B23 (NW) | A22 B23 | B23 C24 | $60     |
      | southern | B23 (SW) | B23 C24 | A22 B23 | $40     |

  @18FL-3.3-ag @18FL-3.3-ai
  Scenario Outline: The terminal stays with its city of Jacksonville when the tile is replaced: <place>
    Given the SR is in operation at a par of $90
    And Bob is president of the SR with 60%
    And the Terminal Company has closed
    And the ACL has a terminal in <place>
    And it is the SR's turn to lay track
    When the SR lays #487 on B23, turned 4
    Then #487 lies on B23, turned 4
    And the ACL has a terminal in <place> only

    Examples:
      | place    |
      | B23 (NW) |
      | B23 (SW) |

  @18FL-3.3-ag
  Scenario: On Jacksonville's green tile, too, one of the two cities is named for the terminal
    Given #487 lies on B23, turned 4
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in B23 (SW), by the power of the Terminal Company
    Then the ACL has a terminal in B23 (SW) only

  @18FL-3.3-ag @18FL-3.3-ai @18FL-3.3-ae
  Scenario Outline: On the gray tile the two cities are one, to which the terminal belongs then: <place>
    Given it is phase 6
    And Alice is president of the ACL with 60%
    And the SR is in operation at a par of $90
    And Bob is president of the SR with 60%
    And #488 lies on B23, turned 4
    And the Terminal Company has closed
    And the ACL has a terminal in <place>
    And the ACL owns a 6-train
    And the SR owns a 6-train
    And it is the SR's turn to lay track in operating round 2.1 of 3
    When the SR lays #489 on B23, turned 4
    Then the ACL has a terminal in B23 only
    When the SR runs
      | 6-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 6-train | A22 B23 |
    Then the ACL has earned $150

    Examples:
      | place    |
      | B23 (NW) |
      | B23 (SW) |

  # ------------------------------------------------------------------------------------------------------------ for ever

  @18FL-3.3-ah @18FL-3.3-j @18FL-7.3-j
  Scenario: Once the terminal lies it is not moved, not in that turn and not in a later one
    Given the ACL owns a 2-train
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only
    When Alice tries to place a terminal in B5, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL ends its turn
    And everybody passes
    And the ACL places no token
    And Alice tries to place a terminal in B5, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL ends its turn
    Then the ACL has a terminal in K28 only

  @18FL-3.3-ai
  Scenario Outline: The terminal stays when <next> begins
    Given it is <phase>
    And the ACL has ten shares
    And Alice is president of the ACL with 60%
    And the ACL owns a <train>
    And the ACL has $600 in its treasury
    And the Terminal Company has closed
    And the ACL has a terminal in K28
    And the bank has no <sold out> left
    And it is the ACL's turn to buy trains
    When the ACL buys a <new> from the bank for <price>
    Then it is <next>
    And the ACL has a terminal in K28 only

    Examples:
      | phase   | train   | sold out | new     | price | next    |
      | phase 4 | 4-train | 4-trains | 5-train | $500  | phase 5 |
      | phase 5 | 5-train | 5-trains | 6-train | $600  | phase 6 |

  @18FL-3.3-ai @18FL-3.3-ae
  Scenario: In phase 6 the terminal is still a station
    Given it is phase 6
    And Alice is president of the ACL with 60%
    And the Terminal Company has closed
    And the ACL has a terminal in K28
    And #6fl lies on J27, joining NE and SE
    And the ACL owns a 6-train
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 6-train | J27 K28 |
    Then the ACL has earned $50
    And the ACL has a terminal in K28 only
