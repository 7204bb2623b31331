Feature: Selling shares
  In his turn a player may sell shares of as many companies as he likes. The bank pays the price at which the company
  stands, the certificates go into the pool, and then the marker falls one cell for each share sold. Whether it
  stays in the lowest cell of its column, the book does not say. The pool holds at most five shares of a company.

  The president's certificate is never sold. A president sells it out of his hand only by being replaced: then the
  new president gives him two ordinary certificates for it. Whether these may be among those sold is a question.

  Background: Bob runs the PRR, Carol the C&O, and Alice has shares of both, and the LV
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And the C&O has started at a par of $95
    And the LV has started at a par of $70
    And the shares are held thus
      | PRR | president Bob 40%   | Alice 30% |
      | C&O | president Carol 30% | Alice 20% |
      | LV  | president Alice 30% |           |
    And it is Alice's turn to trade

  # -------------------------------------------------------------------------------------- what may be sold

  @18CH-9-a
  Scenario: Shares of several companies may be sold in one turn
    When Alice sells 20% of the PRR
    Then Alice has received $160
    When Alice sells 10% of the C&O
    Then Alice has received $95
    When Alice sells 10% of the LV
    Then Alice has received $70
    And Alice has $925
    And it is Alice's turn to trade
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 10% of the PRR
    And Alice holds 10% of the C&O
    And Alice is president of the LV with 20%

  @18CH-9-a
  Scenario: Nobody sells more shares than he has
    When Alice tries to sell 40% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 30% of the PRR
    Then Alice has received $240
    And Alice holds 0% of the PRR
    And the pool holds 30% of the PRR

  @18CH-9-a
  Scenario: Nobody sells shares of a company of which he has none
    When Alice passes
    And Bob tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    When Bob sells 10% of the PRR
    Then Bob has received $80
    And the pool holds 0% of the C&O

  @18CH-9-a
  Scenario Outline: Shares are sold whole, not <odd> of a company
    When Alice tries to sell <odd> of the PRR
    Then it is refused and nothing has changed
    When Alice sells <whole> of the PRR
    Then Alice has received <proceeds>
    And Alice holds <rest> of the PRR

    Examples:
      | odd | whole | proceeds | rest |
      | 5%  | 10%   | $80      | 20%  |
      | 15% | 10%   | $80      | 20%  |
      | 25% | 20%   | $160     | 10%  |

  @18CH-9-a @18CH-4-f
  Scenario: The president's certificate stays with the president
    When Alice tries to sell 20% of the LV
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    Then Alice is president of the LV with 20%
    And Alice has received $70
    And the pool holds 10% of the LV
    When Alice tries to sell 10% of the LV
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has received $95

  # ----------------------------------------------------------------------------------------------- the price

  # 9-b says again what 4-g and 4-h say.
  @18CH-9-b @18CH-4-g @18CH-4-h
  Scenario Outline: At $<price> the bank pays $<proceeds> for <percent> and the pool takes the certificates
    Given the PRR stands at $<price> in row <row>
    When Alice sells <percent> of the PRR
    # proves 18CH-9-b 18CH-4-g
    Then Alice has received $<proceeds>
    And the bank has paid $<proceeds>
    And no other player or company has gained or lost money
    # proves 18CH-9-b 18CH-4-h
    And the pool holds <percent> of the PRR
    And the IPO holds 30% of the PRR
    And Alice holds <rest> of the PRR

    Examples:
      | price | row | percent | proceeds | rest |
      | 80    | 4   | 10%     | 80       | 20%  |
      | 80    | 4   | 30%     | 240      | 0%   |
      | 40    | 8   | 10%     | 40       | 20%  |
      | 40    | 8   | 20%     | 80       | 10%  |
      | 115   | 4   | 20%     | 230      | 10%  |
      | 375   | 1   | 30%     | 1125     | 0%   |

  @18CH-9-b @18CH-9-c @18CH-4-g
  Scenario: All shares of one sale bring the price before the sale
    Given the PRR stands at $95 in row 3
    When Alice sells 30% of the PRR
    Then Alice has received $285
    And Alice has $885
    And the PRR stands at $75 in row 6

  @18CH-9-b @18CH-4-h
  Scenario: A sold share can be had from the pool by the next player, at the lower price
    When Alice sells 10% of the PRR
    And Alice passes
    And Bob buys 10% of the PRR from the pool
    Then Bob has paid $75
    And Bob is president of the PRR with 50%
    And the pool holds 0% of the PRR
    And the IPO holds 30% of the PRR

  # ---------------------------------------------------------------------------------------- the price falls

  # 8-k says the same in general.
  @18CH-9-c @18CH-8-k
  Scenario Outline: For <percent> sold the marker falls from $<price> in row <row> to $<falls to> in row <next row>
    Given the PRR stands at $<price> in row <row>
    When Alice sells <percent> of the PRR
    # proves 18CH-9-c 18CH-8-k
    Then the PRR stands at $<falls to> in row <next row>
    And the pool holds <percent> of the PRR

    Examples:
      | price | row | percent | falls to | next row |
      | 95    | 3   | 10%     | 85       | 4        |
      | 95    | 3   | 20%     | 80       | 5        |
      | 95    | 3   | 30%     | 75       | 6        |
      | 80    | 1   | 30%     | 65       | 4        |
      | 200   | 1   | 20%     | 160      | 3        |
      | 60    | 5   | 30%     | 40       | 8        |

  @18CH-9-c @18CH-8-k @reading:18CH-Q32=a
  Scenario Outline: From $<price> in row <row> the marker falls no lower than $<falls to> in row <next row>
    Given the PRR stands at $<price> in row <row>
    When Alice sells <percent> of the PRR
    Then the PRR stands at $<falls to> in row <next row>
    And the pool holds <percent> of the PRR

    Examples: one cell or two below, and three shares sold
      | price | row | percent | falls to | next row |
      | 45    | 8   | 10%     | 45       | 8        |
      | 55    | 7   | 30%     | 45       | 8        |
      | 65    | 6   | 30%     | 50       | 8        |
      | 80    | 5   | 30%     | 75       | 6        |
      | 375   | 1   | 30%     | 350      | 2        |

    Examples: nothing below at all
      | price | row | percent | falls to | next row |
      | 350   | 2   | 10%     | 350      | 2        |
      | 200   | 3   | 20%     | 200      | 3        |
      | 145   | 4   | 10%     | 145      | 4        |
      | 105   | 5   | 30%     | 105      | 5        |
      | 80    | 6   | 10%     | 80       | 6        |
      | 65    | 7   | 20%     | 65       | 7        |
      | 40    | 8   | 10%     | 40       | 8        |

  @18CH-9-c @18CH-8-m @reading:18CH-Q32=a
  Scenario: A marker that cannot fall keeps its place among the others
    Given the PRR stands at $65 in row 7
    And the LV stands at $65 in row 7, under the PRR
    When Alice sells 10% of the PRR
    Then the cell of $65 in row 7 holds, from the top, the PRR and the LV
    And Alice has received $65

  @18CH-9-c @18CH-8-k @reading:18CH-Q32=b
  Scenario Outline: Where there is no cell below, the marker goes left, from $<price> in row <row> to $<moves to> in row <next row>
    Given the PRR stands at $<price> in row <row>
    When Alice sells <percent> of the PRR
    Then the PRR stands at $<moves to> in row <next row>
    And the pool holds <percent> of the PRR

    Examples:
      | price | row | percent | moves to | next row |
      | 45    | 8   | 10%     | 40       | 8        |
      | 80    | 5   | 30%     | 65       | 7        |
      | 350   | 2   | 10%     | 325      | 2        |
      | 65    | 7   | 20%     | 50       | 8        |
      | 40    | 8   | 10%     | 40       | 8        |

  @18CH-9-c
  Scenario: The president's sales lower the price like any other
    When Alice sells 10% of the LV
    Then the LV stands at $65 in row 6
    When Alice passes
    And Bob sells 20% of the PRR
    Then the PRR stands at $70 in row 6
    And Bob has received $160

  @18CH-9-c @18CH-9-a @reading:18CH-Q30=a
  Scenario: Shares of one company may be sold in several portions, each at the price then
    When Alice sells 10% of the PRR
    Then Alice has received $80
    And the PRR stands at $75 in row 5
    When Alice sells 20% of the PRR
    Then Alice has received $150
    And the PRR stands at $65 in row 7
    And the pool holds 30% of the PRR
    And it is Alice's turn to trade

  @18CH-9-a @reading:18CH-Q30=b
  Scenario: Shares of one company are sold once in a turn
    When Alice sells 10% of the PRR
    And Alice tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has received $95
    When Alice passes
    And Bob passes
    And Carol passes
    And Dave passes
    And Alice sells 20% of the PRR
    Then Alice has received $150
    And the pool holds 30% of the PRR

  # ---------------------------------------------------------------------------------------------- the pool

  @18CH-9-d
  Scenario Outline: With <pool> in the pool <too much> is too much and <just right> is not
    Given Bob is president of the PRR with 30%
    And Alice holds 30% of the PRR
    And the pool holds <pool> of the PRR
    When Alice tries to sell <too much> of the PRR
    Then it is refused and nothing has changed
    When Alice sells <just right> of the PRR
    Then the pool holds 50% of the PRR
    And Alice holds <rest> of the PRR

    Examples:
      | pool | too much | just right | rest |
      | 30%  | 30%      | 20%        | 10%  |
      | 40%  | 20%      | 10%        | 20%  |
      | 40%  | 30%      | 10%        | 20%  |

  @18CH-9-d
  Scenario: Five shares may go into an empty pool at once
    Given Bob is president of the PRR with 50%
    And Alice holds 50% of the PRR
    When Alice sells 50% of the PRR
    Then Alice has received $400
    And the pool holds 50% of the PRR
    And Alice holds 0% of the PRR

  @18CH-9-d
  Scenario: A full pool takes no share of that company, but of another
    Given Bob is president of the PRR with 30%
    And Alice holds 20% of the PRR
    And the pool holds 50% of the PRR
    When Alice tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then the pool holds 10% of the C&O
    And the pool holds 50% of the PRR
    And Alice has received $95

  @18CH-9-d
  Scenario: Where a share has left the full pool another finds room
    Given Bob is president of the PRR with 20%
    And Alice holds 20% of the PRR
    And the pool holds 50% of the PRR
    When Alice tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the PRR from the pool
    And Carol passes
    And Dave passes
    And Alice sells 10% of the PRR
    Then the pool holds 50% of the PRR
    And Alice holds 10% of the PRR
    And Bob is president of the PRR with 30%

  # --------------------------------------------------------------------------------- the president sells

  @18CH-4-f @18CH-8-o @reading:18CH-Q31=a
  Scenario: A president with nothing but his certificate sells when somebody can take it from him
    Given Alice is president of the PRR with 20%
    And Bob holds 20% of the PRR
    And the pool holds 20% of the PRR
    When Alice sells 10% of the PRR
    Then Bob is president of the PRR with 20%
    And Bob holds 1 certificate of the PRR
    And Alice holds 10% of the PRR
    And Alice holds 1 certificate of the PRR
    And the pool holds 3 certificates of the PRR
    And Alice has received $80

  @18CH-4-f @18CH-8-o @reading:18CH-Q31=a
  Scenario: A president may sell everything when somebody can take his certificate
    Given Alice is president of the PRR with 40%
    And Bob holds 20% of the PRR
    When Alice sells 40% of the PRR
    Then Bob is president of the PRR with 20%
    And Alice holds 0% of the PRR
    And the pool holds 4 certificates of the PRR
    And Alice has received $320

  @18CH-4-f @18CH-8-o @reading:18CH-Q31=b
  Scenario: A president sells the ordinary certificates in his hand, though another can take the president's from him
    Given Alice is president of the PRR with 40%
    And Bob holds 30% of the PRR
    When Alice tries to sell 30% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 20% of the PRR
    Then Alice has received $160
    And Bob is president of the PRR with 30%
    And Bob holds 2 certificates of the PRR
    And Alice holds 20% of the PRR
    And Alice holds 2 certificates of the PRR

  @18CH-4-f @reading:18CH-Q31=b
  Scenario: A president with nothing but his certificate sells no share of that company
    Given Alice is president of the PRR with 20%
    And Bob holds 20% of the PRR
    And the pool holds 20% of the PRR
    When Alice tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has received $95
    And Alice is president of the PRR with 20%

  @18CH-4-f
  Scenario Outline: A president keeps his certificate when nobody else has two shares and Bob has <bob>
    Given Alice is president of the PRR with 30%
    And Bob holds <bob> of the PRR
    And Carol holds 10% of the PRR
    And the pool holds 20% of the PRR
    When Alice tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    Then Alice is president of the PRR with 20%
    And Alice holds 1 certificate of the PRR
    And the pool holds 30% of the PRR
    And Alice has received $80

    Examples:
      | bob |
      | 0%  |
      | 10% |

  @18CH-9-d @18CH-4-f @18CH-8-o @reading:18CH-Q31=a
  Scenario: What the president sells has to find room in the pool like anybody's shares
    Given Alice is president of the PRR with 20%
    And Bob holds 20% of the PRR
    And the pool holds 40% of the PRR
    When Alice tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    Then the pool holds 50% of the PRR
    And Bob is president of the PRR with 20%
    And Alice holds 10% of the PRR

  @18CH-8-o @18CH-4-f @reading:18CH-Q31=a
  Scenario: The presidency may change again, and come back
    When Alice passes
    And Bob sells 20% of the PRR
    Then Alice is president of the PRR with 30%
    When Bob passes
    And Carol passes
    And Dave passes
    And Alice sells 20% of the PRR
    Then Bob is president of the PRR with 20%
    And Alice holds 10% of the PRR
