Feature: The Steamship Company: the port marker
  One of the four cities on the coast, Mobile, Jacksonville, Tampa or Miami, becomes worth $20 more to the company that the
  owner names, and to no other. One marker lies in the city, another one on the charter. It stays where it is until phase 5
  begins.

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

  # Question 28: the hex as a whole.
  @18FL-3.3-u @18FL-3.3-w @reading:18FL-Q28=a
  Scenario: In Jacksonville it is worth $20, too
    Given 3 players at the table in phase 2
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And Alice owns the Steamship Company
    And the SR owns a 2-train
    And it is the SR's turn to place a token
    When the SR places no token
    And Alice puts the port marker on B23
    Then the port marker lies on B23
    When the SR runs
      | 2-train | A22 B23 |
    Then the SR has earned $80

  @18FL-3.3-u @18FL-3.3-w @reading:18FL-Q28=a
  Scenario Outline: To the company each of the two cities of Jacksonville is worth $20 more: the <city> one
    Given 3 players at the table in phase 2
    And the <company> is in operation at a par of $100
    And Alice is president of the <company> with 60%
    And #9 lies on C22, joining NE and SW
    And #4 lies on D21, joining NE and SW
    And the Steamship Company has closed
    And the port marker lies on B23
    And the <company> has the port marker
    And the <company> owns a 2-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | city     | company | route | revenue |
      | northern | SR      | A22 B23 | $80   |

  @18FL-3.3-u @18FL-3.3-w @reading:18FL-Q28=b
  Scenario: If it is for one of the two cities of Jacksonville, that one has to be named
    Given 3 players at the table in phase 2
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And Alice owns the Steamship Company
    And the SR owns a 2-train
    And it is the SR's turn to place a token
    When the SR places no token
    And Alice puts the port marker on B23 (NW)
    Then the port marker lies on B23 (NW)
    And the SR has the port marker
    When the SR runs
      | 2-train | A22 B23 |
    Then the SR has earned $80
