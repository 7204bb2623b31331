Feature: What the ground costs, played from the deal
  The first tile on a hex costs what is printed there, and nothing if nothing is.

  @18CH-15-l
  Scenario Outline: In the first operating round the <company> pays <price> for its home at <hex>
    Given the game has been played up to the first operating round
    When the <before>
    And the <company> lays #57 on <hex>, turned 1
    Then the <company> has <left> in its treasury

    Examples:
      | company | before             | hex | price   | left |
      | C&O     | N&W ends its turn  | G13 | nothing | $800 |

  @18CH-15-l
  Scenario: The mountains of Lynchburg cost $80
    Given the game has been played up to the first operating round
    When the N&W lays #57 on C13, turned 1
    Then the N&W has $870 in its treasury

  @18CH-15-l
  Scenario: Allentown costs nothing
    Given the game has been played up to the first operating round
    When the N&W ends its turn
    And the C&O ends its turn
    And the LV lays #57 on J2, turned 1
    Then the LV has $700 in its treasury
    And #57 lies on J2, turned 1

  @18CH-15-l
  Scenario: Where four companies begin in the north, two pay $40 and two nothing
    Given the game has been played up to the first operating round in the north
    When the PRR lays #57 on F2, turned 1
    Then the PRR has $700 in its treasury
    When the PRR ends its turn
    And the SRR lays #57 on H4, turned 2
    Then the SRR has $660 in its treasury
    When the SRR ends its turn
    And the B&O lays #9 on G7, turned 1
    Then the B&O has $700 in its treasury
    When the B&O ends its turn
    And the C&A lays #57 on J6, turned 0
    Then the C&A has $660 in its treasury

  @18CH-15-l
  Scenario Outline: For <hex> the PRR pays <price>
    Given the game has been played up to the second operating round in the north
    When the PRR lays <tile> on <hex>, turned <turn>
    Then the PRR has <left> in its treasury

    Examples:
      | hex | price   | tile | turn | left |
      | E3  | nothing | #57  | 1    | $540 |
      | G3  | $40     | #4   | 0    | $500 |

  @18CH-15-l
  Scenario: For I5 the SRR pays $40, for F8 and J8 nobody anything
    Given the game has been played up to the second operating round in the north
    When the PRR ends its turn
    And the SRR lays #4 on I5, turned 2
    Then the SRR has $460 in its treasury
    When the SRR runs
      | 2-train | H4 I5 |
    And the SRR keeps its revenue
    And the SRR ends its turn
    And the B&O lays #X1 on F8, turned 0
    Then the B&O has $620 in its treasury
    When the B&O runs
      | 2-train | H6 (SW) G7 F8 |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the C&A lays #9 on J8, turned 0
    Then the C&A has $580 in its treasury

  @18CH-15-l
  Scenario: Into the mountains of D4
    Given the game has been played up to the third operating round in the north
    When the PRR lays #7 on D4, turned 3
    Then the PRR has $280 in its treasury

  @18CH-15-l @18CH-18-d @reading:18CH-Q48=a
  Scenario Outline: From Washington and Baltimore the B&O goes to <hex> for <price>
    Given the game has been played up to the fourth operating round in the north
    When the B&O lays <tile> on <hex>, turned <turn>
    Then the B&O has <left> in its treasury

    Examples:
      | hex | price   | tile | turn | left | clause     |
      | E7  | nothing | #7   | 4    | $440 | 18CH-15-l  |
      | E9  | nothing | #7   | 3    | $440 | 18CH-15-l  |
      | F10 | $40     | #7   | 2    | $400 | 18CH-15-l  |
      | G9  | $40     | #7   | 1    | $400 | 18CH-15-l  |
      | H6  | $40     | #X3  | 2    | $400 | 18CH-18-d  |

  @18CH-15-l
  Scenario: Charlottesville costs nothing
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, turned 1
    Then the N&W has $710 in its treasury

  @18CH-15-l @reading:18CH-Q48=a
  Scenario: Fredericksburg costs nothing
    Given the game has been played up to the third operating round
    When the N&W lays #4 on E11, turned 1
    Then the N&W has $530 in its treasury

  @18CH-15-l
  Scenario Outline: Out of Richmond the C&O pays <price> for <hex>
    Given the game has been played up to the first turn of phase 3
    When the C&O lays #7 on <hex>, turned <turn>
    Then the C&O has <left> in its treasury

    Examples:
      | hex | price   | turn | left |
      | F12 | nothing | 0    | $800 |
      | H12 | $40     | 1    | $760 |

  @18CH-15-l @reading:18CH-Q19=a
  Scenario: Trenton and Amboy cost nothing
    Given the game has been played up to the second turn of phase 3
    When the LV lays #1 on K3, turned 0
    Then the LV has $380 in its treasury

  @18CH-15-l @reading:18CH-Q48=a
  Scenario: The mountains of D10 cost $80
    Given the game has been played up to the eve of phase 6
    When the SRR ends its turn
    And the N&W lays #7 on D10, turned 0
    Then the N&W has $1,050 in its treasury
