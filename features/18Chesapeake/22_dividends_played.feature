Feature: Distributing revenue, played from the deal
  The N&W has earned $100 with its first run. It keeps it, and its price falls, or pays it out, and its price rises.
  Of its shares Bob has four, Alice two and Carol one; three are still in the IPO.

  @18CH-22-a @18CH-22-b @18CH-22-c
  Scenario: What is kept comes from the bank, and the price falls to the left
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W keeps its revenue
    Then the N&W has $810 in its treasury
    And the bank has paid $100
    And no other player or company has gained or lost money
    And the N&W stands at $80 in row 3

  @18CH-22-a
  Scenario: The N&W cannot keep half of it
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the N&W keeps its revenue
    Then the N&W has received $100
    And no other player or company has gained or lost money

  @18CH-22-g @18CH-22-h @18CH-22-j @18CH-22-k
  Scenario: A tenth goes to each share, nothing for those in the IPO, and the price rises
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W pays out its revenue
    Then Bob has received $40
    And Alice has received $20
    And Carol has received $10
    And the bank has paid $70
    And the N&W has $710 in its treasury
    And no other player or company has gained or lost money
    And the N&W stands at $95 in row 3

  @18CH-22-i @18CH-22-h
  Scenario: Shares in the pool pay the company
    Given the game has been played up to the second stock round
    When Bob sells 10% of the N&W
    And Bob passes
    And everybody passes
    And the N&W lays #57 on D12, joining SW and NE
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W pays out its revenue
    Then the N&W has received $10
    And Bob has received $30
    And Alice has received $20
    And the bank has paid $60
    And no other player or company has gained or lost money

  @18CH-22-d
  Scenario: The price of a company that earns nothing falls as if it had kept it
    Given the game has been played up to the first operating round
    When the N&W ends its turn
    Then the N&W stands at $85 in row 3
    And the N&W has $950 in its treasury

  # 8-m says again what 22-n says.
  @18CH-22-n @18CH-8-m @18CH-22-d
  Scenario: A marker that comes to an occupied cell goes under the one there
    Given the game has been played up to the first turn of phase 3
    Then the LV stands at $65 in row 5
    When the C&O ends its turn
    Then the C&O stands at $65 in row 5, under the LV
    And the cell of $65 in row 5 holds, from the top, the LV and the C&O

  # The price of the N&W has come down to the left end of row 3, then of row 6, in a long game.
  @18CH-22-e @18CH-22-c @reading:18CH-Q48=a
  Scenario Outline: At the left end of a row the price goes down instead, before phase <phase> to <price>
    Given the game has been played up to the eve of phase <phase>
    Then the N&W stands at <before> in row <row>
    When the N&W keeps its revenue
    Then the N&W stands at <price> in row <next row>
    And the N&W has received <revenue>

    Examples:
      | phase | before | row | price | next row | revenue |
      | 5     | $70    | 3   | $65   | 4        | $230    |
      | D     | $55    | 6   | $50   | 7        | $280    |

  @18CH-22-f @reading:18CH-Q48=a
  Scenario: In the lower left corner the price stays at $40
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O keeps its revenue
    Then the C&O has received $90
    And the C&O stands at $40 in row 8
