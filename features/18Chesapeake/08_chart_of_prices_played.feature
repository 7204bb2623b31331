Feature: The share-price chart, played from the deal
  Two players own all shares of the N&W, which runs a single train in each operating round and pays out: its marker goes
  up in each stock round in which nobody sells, and to the right in each operating round. Here are the cells on its way,
  and those to which sales and kept revenue bring it.

  @18CH-8-i @18CH-8-k @18CH-9-c @18CH-22-k @reading:18CH-Q05=a @reading:18CH-Q31=a @reading:18CH-Q58=a
  Scenario Outline: From $90 in row 2 the N&W is sold down to <price>, and pays out
    Given the game has been played up to the second stock round of two
    When Alice passes
    And Bob sells <sold> of the N&W
    Then the N&W stands at <price> in row <row>
    When Bob passes
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then the N&W stands at <next>

    Examples:
      | sold | price | row | next           |
      | 10%  | $85   | 3   | $95 in row 3   |
      | 20%  | $80   | 4   | $85 in row 4   |
      | 30%  | $75   | 5   | $80 in row 5   |
      | 40%  | $70   | 6   | $75 in row 6   |
      | 50%  | $65   | 7   | $70 in row 6   |

  @18CH-8-i @18CH-8-k @18CH-9-c @18CH-22-k @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q31=a @reading:18CH-Q58=a
  Scenario Outline: From $125 in row 1 the N&W is sold down to <price>, and pays out
    Given the game has been played up to the fourth stock round of two
    When Alice passes
    And Bob sells <sold> of the N&W
    Then the N&W stands at <price> in row <row>
    When Bob passes
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then the N&W stands at <next>

    Examples:
      | sold | price | row | next           |
      | 10%  | $110  | 2   | $125 in row 2  |
      | 20%  | $105  | 3   | $115 in row 3  |
      | 30%  | $95   | 4   | $105 in row 4  |
      | 40%  | $85   | 5   | $95 in row 5   |
      | 50%  | $80   | 6   | $85 in row 5   |

  @18CH-8-i @18CH-8-k @18CH-9-c @18CH-22-k @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q58=a
  Scenario Outline: From $160 in row 1 the N&W is sold down to <price>, and pays out
    Given the game has been played up to the sixth stock round of two
    When Alice passes
    And Bob sells <sold> of the N&W
    Then the N&W stands at <price> in row <row>
    When Bob passes
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then the N&W stands at <next>

    Examples:
      | sold | price | row | next           |
      | 10%  | $140  | 2   | $160 in row 2  |
      | 20%  | $130  | 3   | $145 in row 3  |
      | 30%  | $115  | 4   | $130 in row 4  |
      | 40%  | $105  | 5   | $115 in row 4  |

  @18CH-8-i @18CH-8-k @18CH-9-c @18CH-22-k @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q58=a
  Scenario Outline: From $200 in row 1 the N&W is sold down to <price>, and pays out
    Given the game has been played up to the eighth stock round of two
    When Alice passes
    And Bob sells <sold> of the N&W
    Then the N&W stands at <price> in row <row>
    When Bob passes
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then the N&W stands at <next>

    Examples:
      | sold | price | row | next           |
      | 10%  | $180  | 2   | $200 in row 2  |
      | 20%  | $160  | 3   | $180 in row 3  |
      | 30%  | $145  | 4   | $160 in row 3  |

  @18CH-8-i @18CH-8-k @18CH-9-c @18CH-22-k @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a
  Scenario Outline: From $250 in row 1 the N&W is sold down to <price>, and pays out
    Given the game has been played up to the ninth stock round of two
    When Alice passes
    And Bob sells <sold> of the N&W
    Then the N&W stands at <price> in row <row>
    When Bob passes
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then the N&W stands at <next>

    Examples:
      | sold | price | row | next           |
      | 10%  | $225  | 2   | $250 in row 2  |
      | 20%  | $200  | 3   | $225 in row 2  |

  @18CH-8-i @18CH-8-k @18CH-9-c @18CH-22-k @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a
  Scenario Outline: From $300 in row 1 the N&W is sold down to <price>, and pays out
    Given the game has been played up to the tenth stock round of two
    When Alice passes
    And Bob sells <sold> of the N&W
    Then the N&W stands at <price> in row <row>
    When Bob passes
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then the N&W stands at <next>

    Examples:
      | sold | price | row | next           |
      | 10%  | $275  | 2   | $300 in row 2  |

  @18CH-8-i @18CH-22-c @18CH-9-c @reading:18CH-Q05=a @reading:18CH-Q31=a @reading:18CH-Q58=a
  Scenario Outline: Where it keeps its revenue the N&W goes left from <price> in row <row>
    Given the game has been played up to the second stock round of two
    When Alice passes
    And Bob sells <sold> of the N&W
    Then the N&W stands at <price> in row <row>
    When Bob passes
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W keeps its revenue
    Then the N&W stands at <first> in row <row>
    When the N&W ends its turn
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W keeps its revenue
    Then the N&W stands at <second> in row <row>
    When the N&W ends its turn
    And everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W keeps its revenue
    Then the N&W stands at <third> in row <row>

    Examples:
      | sold | price | row | first | second | third |
      | 10%  | $85   | 3   | $80   | $75    | $70   |
      | 20%  | $80   | 4   | $75   | $70    | $65   |
      | 30%  | $75   | 5   | $70   | $65    | $60   |
      | 40%  | $70   | 6   | $65   | $60    | $55   |
      | 50%  | $65   | 7   | $60   | $55    | $50   |

  @18CH-8-i @18CH-11-c @18CH-22-k @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a
  Scenario Outline: With all its shares sold the N&W comes from <before> to <risen> in row 1, and pays out
    Given the game has been played up to the <round> stock round of two
    Then the N&W stands at <before> in row <row>
    When everybody passes
    Then the N&W stands at <risen> in row 1
    When the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then the N&W stands at <next> in row 1

    Examples:
      | round  | before | row | risen | next |
      | second | $90    | 2   | $100  | $110 |
      | fourth | $125   | 1   | $125  | $140 |
      | sixth  | $160   | 1   | $160  | $180 |
      | eighth | $200   | 1   | $200  | $225 |
      | ninth  | $250   | 1   | $250  | $275 |
      | tenth  | $300   | 1   | $300  | $325 |

  @18CH-8-i @18CH-22-c @18CH-9-c @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q58=a
  Scenario: In the top row the N&W goes back to $90, and down to $85
    Given the game has been played up to the second stock round of two
    When everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W keeps its revenue
    Then the N&W stands at $90 in row 1
    When the N&W ends its turn
    And Alice passes
    And Bob sells 10% of the N&W
    Then the N&W stands at $85 in row 2

  @18CH-8-i @18CH-22-k @18CH-9-c @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q58=a
  Scenario: From $110 in the top row a sale takes the N&W to $100
    Given the game has been played up to the second stock round of two
    When everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    And the N&W ends its turn
    And Alice passes
    And Bob sells 10% of the N&W
    Then the N&W stands at $100 in row 2

  @18CH-8-i @18CH-22-k @18CH-9-c @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a
  Scenario: Far to the right the top row has $350, and the one below $325
    Given the game has been played up to the tenth stock round of two
    When everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    And the N&W ends its turn
    And the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then the N&W stands at $350 in row 1
    When the N&W ends its turn
    And Alice passes
    And Bob sells 10% of the N&W
    Then the N&W stands at $325 in row 2

  @18CH-8-i @18CH-22-k @reading:18CH-Q48=a
  Scenario: From $40 in the lowest row the C&O goes to $45
    Given the game has been played up to the eve of phase 5
    Then the C&O stands at $40 in row 8
    When the N&W keeps its revenue
    And the N&W ends its turn
    And the LV runs
      | 3-train | J4 (N) K3 (SW) L2 |
    And the LV keeps its revenue
    And the LV ends its turn
    And the C&O runs
      | 3-train | G13 H14 |
    And the C&O pays out its revenue
    Then the C&O stands at $45 in row 8
