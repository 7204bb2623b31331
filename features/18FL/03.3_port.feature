Feature: The Steamship Company: the four ports
  One of the four cities on the coast, Mobile, Jacksonville, Tampa or Miami, becomes worth $20 more to the company that the
  owner names. One marker lies in the city, another one on the charter. The rulebook can be read as meaning both cities of
  Jacksonville, or the one that is named.

  # --------------------------------------------------------------------------------------------------- the four ports

  @18FL-3.3-u @18FL-3.3-w @18FL-3.3-v @18FL-3.3-o
  Scenario Outline: In <place> the marker is worth $20 to the <company>: <revenue> instead of <without>
    Given 3 players at the table in phase 2
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #6fl lies on J27, joining NE and SE
    And #9 lies on B3, joining W and E
    And the <company> is in operation at a par of $100
    And Alice is president of the <company> with 60%
    And Alice owns the Steamship Company
    And the <company> owns a 2-train
    And it is the <company>'s turn to place a token in operating round 2.1
    When the <company> places no token
    And Alice puts the port marker on <hex>
    Then the port marker lies on <hex>
    And the <company> has the port marker
    And Alice has $300
    And the <company> has $0 in its treasury
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | place  | hex | company | route       | without | revenue |
      | Mobile | B5  | L&N     | B1 B3 B5    | $60     | $80     |
      | Tampa  | G20 | ACL     | F23 F21 G20 | $50     | $70     |
      | Miami  | K28 | FEC     | J27 K28     | $50     | $70     |

  @18FL-3.3-u @18FL-3.3-w @reading:18FL-Q28=a
  Scenario Outline: In Jacksonville the marker makes each of the two cities worth $20 more to the company: the <city> one
    Given 3 players at the table in phase 2
    And the <company> is in operation at a par of $100
    And Alice is president of the <company> with 60%
    And #58 lies on C24, joining NW and SW
    And Alice owns the Steamship Company
    And the <company> owns a 2-train
    And it is the <company>'s turn to place a token
    When the <company> places no token
    And Alice puts the port marker on B23
    Then the port marker lies on B23
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | city     | company | route   | revenue |
      | northern | SR      | A22 B23 | $80     |
      | southern | SAL     | B23 C24 | $60     |

  @18FL-3.3-w @reading:18FL-Q28=a
  Scenario: The port marker is not put in one of the two cities of Jacksonville alone
    Given 3 players at the table in phase 2
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And Alice owns the Steamship Company
    And it is the SR's turn to place a token
    When the SR places no token
    And Alice tries to put the port marker on B23 (NW)
    Then it is refused and nothing has changed
    When Alice puts the port marker on B23
    Then the port marker lies on B23

  @18FL-3.3-u @18FL-3.3-w @reading:18FL-Q28=b
  Scenario Outline: If the marker is for one of the two cities of Jacksonville, that one has to be named: the <city> one
    Given 3 players at the table in phase 2
    And the <company> is in operation at a par of $100
    And Alice is president of the <company> with 60%
    And #58 lies on C24, joining NW and SW
    And Alice owns the Steamship Company
    And the <company> owns a 2-train
    And it is the <company>'s turn to place a token
    When the <company> places no token
    And Alice tries to put the port marker on B23
    Then it is refused and nothing has changed
    When Alice puts the port marker on <place>
    Then the port marker lies on <place>
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | city     | company | place    | route   | revenue |
      | northern | SR      | B23 (NW) | A22 B23 | $80     |
      | southern | SAL     | B23 (SW) | B23 C24 | $60     |

  @18FL-3.3-u @reading:18FL-Q28=b
  Scenario Outline: If the marker is for one of the two cities of Jacksonville, the other is worth no more: to the <company>
    Given 3 players at the table in phase 2
    And the <company> is in operation at a par of $100
    And Alice is president of the <company> with 60%
    And #58 lies on C24, joining NW and SW
    And the Steamship Company has closed
    And the port marker lies on <place>
    And the <company> has the port marker
    And the <company> owns a 2-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | company | place    | route   | revenue |
      | SR      | B23 (SW) | A22 B23 | $60     |
      | SAL     | B23 (NW) | B23 C24 | $40     |

  # ------------------------------------------------------------------------------------------------------ nowhere else

  @18FL-3.3-x @18FL-3.3-w
  Scenario Outline: <place> is no port
    Given 3 players at the table in phase 2
    And the <company> is in operation at a par of $100
    And Alice is president of the <company> with 60%
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And #6fl lies on J27, joining NE and SE
    And Alice owns the Steamship Company
    And it is the <company>'s turn to place a token
    When the <company> places no token
    And Alice tries to put the port marker on <hex>
    Then it is refused and nothing has changed
    When Alice puts the port marker on <port>
    Then the port marker lies on <port>

    Examples:
      | place           | hex | company | port |
      | Orlando         | F23 | ACL     | G20  |
      | Fort Lauderdale | J27 | FEC     | K28  |

  @18FL-3.3-x @18FL-3.3-w
  Scenario: Tallahassee is no port, though the company is at home there
    Given 3 players at the table in phase 2
    And the TPS is in operation at a par of $100
    And Alice is president of the TPS with 60%
    And the TPS has a token in G20
    And Alice owns the Steamship Company
    And #405 lies on G20, joining NE, E and SE
    And it is the TPS's turn to place a token
    When the TPS places no token
    And Alice tries to put the port marker on B15
    Then it is refused and nothing has changed
    When Alice puts the port marker on G20
    Then the port marker lies on G20

  @18FL-3.3-w
  Scenario Outline: <place>, no city on the coast, is no port
    Given 3 players at the table in phase 2
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And #6fl lies on J27, joining NE and SE
    And #58 lies on I28, joining NW and SW
    And #9 lies on L27, joining NE and SW
    And #8 lies on M26, joining NE and W
    And #58 lies on M24, joining E and SW
    And Alice owns the Steamship Company
    And it is the FEC's turn to place a token
    When the FEC places no token
    And Alice tries to put the port marker on <hex>
    Then it is refused and nothing has changed
    When Alice puts the port marker on K28
    Then the port marker lies on K28

    Examples:
      | place           | hex |
      | West Palm Beach | I28 |
      | Key West        | M24 |
      | Havana          | N23 |
      | the key M26     | M26 |
