Feature: Selling shares, played from the deal
  What is sold goes into the pool, which takes no more than half of a company, at the price before the sale; then the
  price falls by a row for each share.

  # 8-k says again what 9-c says; 4-g and 4-h what 9-b says.
  @18CH-9-b @18CH-9-c @18CH-8-k @18CH-4-g @18CH-4-h
  Scenario Outline: Selling <sold> brings <money> and takes the price down to <price>
    Given the game has been played up to the second stock round
    When Bob sells <sold> of the C&O
    Then Bob has received <money>
    And the bank has paid <money>
    And no other player or company has gained or lost money
    And the pool holds <sold> of the C&O
    And the IPO holds 40% of the C&O
    And the C&O stands at <price> in row <row>

    Examples:
      | sold | money | price | row |
      | 10%  | $75   | $70   | 5   |
      | 20%  | $150  | $65   | 6   |

  @18CH-8-m @18CH-9-c
  Scenario: A falling marker goes under the one that lies in the cell already
    Given the game has been played up to the second stock round
    When Bob sells 10% of the C&O
    Then the cell of $70 in row 5 holds, from the top, the SRR and the C&O

  @18CH-9-a @18CH-9-b
  Scenario: Shares of several companies are sold in one turn
    Given the game has been played up to the second stock round
    When Bob sells 10% of the C&O
    And Bob sells 20% of the N&W
    Then Bob has received $170
    And Bob has $475
    And Bob holds 10% of the C&O
    And Bob is president of the N&W with 20%
    And the N&W stands at $75 in row 5
    And the C&O stands at $70 in row 5, under the SRR
    And it is Bob's turn to trade

  @18CH-4-f
  Scenario: The president's certificate is not sold where nobody can take it over
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol tries to sell 20% of the SRR
    Then it is refused and nothing has changed
    When Carol sells 20% of the LV
    Then the pool holds 20% of the LV
    And Carol is president of the SRR with 20%

  @18CH-9-d
  Scenario: The pool takes no more than five shares of a company
    Given the game has been played up to the third stock round
    When Bob buys 10% of the LV from the IPO
    And Carol sells 20% of the LV
    And Carol passes
    And Alice tries to sell 40% of the LV
    Then it is refused and nothing has changed
    When Alice sells 30% of the LV
    Then the pool holds 50% of the LV
    And Alice is president of the LV with 20%
    And Alice has received $180
