Feature: The map
  Companies join places: cities, towns and off-board areas. A town is worth $10 with its first tile and up to $40 later; there are
  eleven off-board areas, of which some have two hexes and whose worth, $20 to $120, grows with the phases. Four ferry lines
  cross the lakes, none of them from the start.

  @18GL-1.3-f @reconstruction
  Scenario Outline: With <tile> a town is worth <worth>
    Given 3 players at the table in phase <phase>
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #8 lies on E15, joining S and NW
    And <tile> lies on E17, joining <sides>
    And the IC owns one <train>
    And it is the IC's turn to run its trains
    When the IC runs
      | <train> | D14 E15 E17 |
    Then the IC has earned <earned>

    Examples:
      | phase | train     | tile   | sides               | worth | earned |
      | 2H    | 2H-train  | #4     | N and S             | $10   | $50    |
      | 4H    | 4H-train  | #88    | S, SW, N and NE     | $10   | $50    |
      | 10H   | 10H-train | #145   | S, SW, N and NE     | $20   | $60    |
      | D     | 10H-train | #GL-t4 | S, SW, NW, N and NE | $40   | $80    |
      | 2H    | 2H-train  | #58    | N and SE            | $10   | $50    |
      | 2H    | 2H-train  | #3     | N and NE            | $10   | $50    |

  # The Grand Trunk stands in a city near each of them.
  @18GL-1.3-o @18GL-1.3-p @18GL-1.3-d @reconstruction
  Scenario Outline: <area> is reached by track that runs into its arrow
    Given 3 players at the table in phase 6H
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And <first> lies on <hex>, turned <one>
    And <second> lies on <city>, turned <other>
    And the GT has a token in <city>
    And the GT owns a 6H-train
    And it is the GT's turn to run its trains
    When the GT runs
      | 6H-train | <route> |
    # proves 18GL-1.3-o
    Then the GT has earned <earned>

    Examples:
      | area                                | first | hex | one | second  | city | other | route         | earned |
      | The Twin Cities, A5                 | #9    | B6  | 2   | #57     | C7   | 2     | A5 B6 C7      | $70    |
      | Iowa, A13                           | #9    | B14 | 2   | #57     | C15  | 2     | A13 B14 C15   | $50    |
      | St. Louis, B18                      | #8    | B16 | 4   | #6      | C15  | 1     | B18 B16 C15   | $70    |
      | The mines of E1                     | #7    | D4  | 3   | #5      | D2   | 4     | D2 E1         | $70    |
      | Evansville, F20                     | #8    | F18 | 4   | #57     | G17  | 1     | F20 F18 G17   | $50    |
      | Cincinnati and Louisville, H20      | #8    | G19 | 3   | #57     | G17  | 0     | G17 G19 H20   | $60    |
      | West Virginia, L20                  | #9    | L18 | 0   | #57     | L16  | 0     | L16 L18 L20   | $60    |
      | The East Coast, N14                 | #4    | M15 | 1   | #57     | L16  | 1     | L16 M15 N14   | $110   |
      | Pittsburgh, N18                     | #9    | M17 | 2   | #57     | L16  | 2     | L16 M17 N18   | $80    |

  @18GL-1.3-o @18GL-1.3-p @reconstruction
  Scenario: Toronto is reached by track that runs into its arrow
    Given 3 players at the table in phase 6H
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And #8 lies on M7, joining S and NE
    And #8 lies on M9, joining N and SW
    And #GL-L1 lies on L10, joining SW and NE
    And the GT owns a 6H-train
    And it is the GT's turn to run its trains
    When the GT runs
      | 6H-train | L10 M9 M7 N6 |
    Then the GT has earned $80

  @18GL-1.3-o @18GL-1.3-v @reconstruction
  Scenario: Northern Ontario is reached by the line from Alpena, J4
    Given 3 players at the table in phase 6H
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And #GL-T1 lies on G5, joining S and SE
    And #8 lies on H6, joining NW and NE
    And #9 lies on I5, joining SW and NE
    And #3 lies on J4, joining S and SW
    And #3 lies on L6, joining S and SE
    And the ferry line Northern Ontario-Alpena-Owen Sound is open, the GT having the ferry marker
    And the GT has a token in G5
    And the GT owns a 6H-train
    And it is the GT's turn to run its trains
    When the GT runs
      | 6H-train | G5 H6 I5 J4 K3 K1 |
    Then the GT has earned $60

  @18GL-1.3-q @reconstruction
  Scenario Outline: In phase <phase> <area> is worth <worth>
    Given 3 players at the table in phase <phase>
    And the B&O is in operation, opened at $100
    And Alice is president of the B&O with 60%
    And <first> lies on <hex>, turned <one>
    And <second> lies on <city>, turned <other>
    And the B&O has a token in <city>
    And the B&O owns one <train>
    And it is the B&O's turn to run its trains
    When the B&O runs
      | <train> | <route> |
    Then the B&O has earned <earned>

    Examples:
      | phase | train     | area                | worth | first | hex | one | second | city | other | route       | earned |
      | 2H    | 2H-train  | Iowa, A13           | $20   | #9    | B14 | 2   | #57    | C15  | 2     | A13 B14 C15 | $40    |
      | 4H    | 4H-train  | Iowa, A13           | $30   | #9    | B14 | 2   | #57    | C15  | 2     | A13 B14 C15 | $50    |
      | 10H   | 10H-train | Iowa, A13           | $50   | #9    | B14 | 2   | #57    | C15  | 2     | A13 B14 C15 | $70    |
      | 10H   | 10H-train | the East Coast, N14 | $120  | #4    | M15 | 1   | #57    | L16  | 1     | L16 M15 N14 | $150   |

  @18GL-1.3-w @18GL-1.3-x @18GL-1.3-v @reconstruction
  Scenario: With the Ferry Company one of the lines is opened, and used from then on
    Given 3 players at the table in phase 2H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the Nickel Plate has $0 in its treasury
    And the Nickel Plate owns a 2H-train
    And Alice owns the Ferry Company
    And #4 lies on K15, joining SW and NE
    And it is the Nickel Plate's turn to lay track
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0
    And the Nickel Plate places no token
    And the Nickel Plate runs
      | 2H-train | L10 L12 L14 |
    Then the Nickel Plate has earned $60

  @18GL-1.3-w @18GL-4.6.3-d @reconstruction
  Scenario: A line that nobody has opened is not used
    Given 3 players at the table in phase 2H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the Nickel Plate owns a 2H-train
    And #4 lies on K15, joining SW and NE
    And #GL-L1 lies on L10, turned 0
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 2H-train | L10 L12 L14 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 2H-train | K15 L14 |
    Then the Nickel Plate has earned $40
