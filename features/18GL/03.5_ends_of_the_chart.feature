Feature: Movements on the chart
  A marker that comes to a space goes under those that lie there. At the left and the right end of a row it follows the arrow,
  down on the left, up on the right; at the top it rises no further, at the bottom it falls no further, and where it cannot
  move it keeps its place among the others.

  Background: a chart of its own; the Grand Trunk, GT, and the Illinois Central, IC
    Given 3 players at the table in phase 2H
    And the share-price chart is
      | 70 | 80 | 90* | 100* | 110 | 120 |
      | 60 | 70 | 80* | 90   | 100 |     |
      | 50 | 60 | 70  | 80   |     |     |
    And the GT is in operation, opened at $100
    And the GT owns a 2H-train
    And the IC is in operation, opened at $90
    And the IC owns a 2H-train
    And the shares are held thus
      | GT | president Alice 50% | Bob 20%   |
      | IC | president Carol 40% | Alice 20% |

  # ------------------------------------------------------------------------------------------------------------ the arrows

  @18GL-3.5-j
  Scenario Outline: At the left end a price that should move left moves down, here from <price> in row <row>
    Given the GT stands at <price> in row <row>
    And it is the GT's turn to distribute $60
    When the GT keeps its revenue
    Then the GT stands at <lower> in row <below>
    And the GT has received $60

    Examples:
      | price | row | lower | below |
      | $70   | 1   | $60   | 2     |
      | $60   | 2   | $50   | 3     |

  @18GL-3.5-j
  Scenario Outline: At the right end a price that should move right moves up, here from <price> in row <row>
    Given the GT stands at <price> in row <row>
    And it is the GT's turn to distribute $200
    When the GT pays out its revenue
    Then the GT stands at <higher> in row <above>
    And Alice has received $100

    Examples:
      | price | row | higher | above |
      | $100  | 2   | $110   | 1     |
      | $80   | 3   | $90    | 2     |

  @18GL-3.5-j
  Scenario: Before the end of its row a marker moves along it
    Given the GT stands at $90 in row 2
    And it is the GT's turn to distribute $200
    When the GT pays out its revenue
    Then the GT stands at $100 in row 2
    And Alice has received $100

  # ------------------------------------------------------------------------------------------------------- top and bottom

  @18GL-3.5-k @18GL-3.5-j
  Scenario: In the corner at the top nothing moves right or up
    Given the GT stands at $120 in row 1
    And it is the GT's turn to distribute $200
    When the GT pays out its revenue
    Then the GT stands at $120 in row 1
    And Alice has received $100

  @18GL-3.5-k @18GL-3.5-j
  Scenario: In the corner at the bottom nothing moves left or down
    Given the GT stands at $50 in row 3
    And it is the GT's turn to distribute $60
    When the GT keeps its revenue
    Then the GT stands at $50 in row 3
    And the GT has received $60

  @18GL-3.5-k @18GL-4.1.1-f
  Scenario Outline: At the bottom of its column a price falls no further: <percent> sold at <price> in row <row>
    Given the IC stands at <price> in row <row>
    And it is Alice's turn to trade
    When Alice sells <percent> of the IC
    Then the IC stands at <last> in row <lowest>
    And Alice has received <money>

    Examples:
      | percent | price | row | last | lowest | money |
      | 20%     | $70   | 2   | $60  | 3      | $140  |
      | 20%     | $60   | 3   | $60  | 3      | $120  |
      | 10%     | $80   | 3   | $80  | 3      | $80   |
      | 20%     | $110  | 1   | $100 | 2      | $220  |
      | 20%     | $120  | 1   | $120 | 1      | $240  |

  @18GL-3.5-k @18GL-3.5-c
  Scenario Outline: A sold-out company at the top stays where it is, at <price>
    Given the GT stands at <price> in row 1
    And the shares are held thus
      | GT | president Alice 50% | Bob 50% |
    And Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol passes
    Then the GT stands at <price> in row 1
    And it is operating round 2.1

    Examples:
      | price |
      | $70   |
      | $100  |
      | $120  |

  # -------------------------------------------------------------------------------------------------------------- stacks

  @18GL-3.5-l
  Scenario: Who comes to a space by a sale lies under those that are there
    Given the GT stands at $80 in row 2
    And the IC stands at $90 in row 1
    And it is Alice's turn to trade
    When Alice sells 10% of the IC
    Then the cell of $80 in row 2 holds, from the top, the GT and the IC
    And Alice has received $90

  @18GL-3.5-l
  Scenario: Who comes to a space by a dividend lies under those that are there
    Given the IC stands at $110 in row 1
    And the GT stands at $100 in row 1
    And it is the GT's turn to distribute $200
    When the GT pays out its revenue
    Then the GT stands at $110 in row 1, under the IC
    And Alice has received $100

  @18GL-3.5-l
  Scenario: Who comes to a space by keeping lies under those that are there
    Given the GT stands at $110 in row 1
    And the IC stands at $100 in row 1
    And it is the GT's turn to distribute $60
    When the GT keeps its revenue
    Then the GT stands at $100 in row 1, under the IC
    And the GT has received $60

  @18GL-3.5-l
  Scenario: Who rises because it is sold out lies under those that are there
    Given the IC stands at $100 in row 1
    And the GT stands at $90 in row 2
    And the shares are held thus
      | GT | president Alice 50% | Bob 50% |
    And Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol passes
    Then the GT stands at $100 in row 1, under the IC
    And it is the IC's turn to lay track

  @18GL-3.5-m @18GL-4.1.3-c
  Scenario: Who starts lies under those that are there
    Given the GT stands at $90 in row 1
    And the IC stands at $90 in row 1, under the GT
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the Monon at a par of $90
    Then the Monon stands at $90 in row 1, under the GT and the IC
    And Alice has paid $180

  @18GL-3.5-n
  Scenario: Who is held by the bottom keeps its place
    Given the IC stands at $70 in row 3
    And the GT stands at $70 in row 3, under the IC
    And it is Alice's turn to trade
    When Alice sells 20% of the IC
    Then the cell of $70 in row 3 holds, from the top, the IC and the GT
    And Alice has received $140

  @18GL-3.5-n
  Scenario: Who is held by the top keeps its place when it is sold out
    Given the GT stands at $100 in row 1
    And the IC stands at $100 in row 1, under the GT
    And the shares are held thus
      | GT | president Alice 50% | Bob 50% |
    And Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol passes
    Then the cell of $100 in row 1 holds, from the top, the GT and the IC
    And it is the GT's turn to lay track

  @18GL-3.5-n
  Scenario: Who is held in the corner at the top keeps its place when it pays
    Given the GT stands at $120 in row 1
    And the IC stands at $120 in row 1, under the GT
    And it is the GT's turn to distribute $200
    When the GT pays out its revenue
    Then the cell of $120 in row 1 holds, from the top, the GT and the IC
    And Alice has received $100

  @18GL-3.5-n
  Scenario: Who is held in the corner at the bottom keeps its place when it keeps
    Given the GT stands at $50 in row 3
    And the IC stands at $50 in row 3, under the GT
    And it is the GT's turn to distribute $60
    When the GT keeps its revenue
    Then the cell of $50 in row 3 holds, from the top, the GT and the IC
    And the GT has received $60
