Feature: Distributing revenue
  When its trains have run, a company either keeps everything that they have earned or pays everything out. What it
  keeps goes into its treasury and its share price falls; what it pays out goes to the shares and its price rises.

  A share is 10% of the company. Shares in the pool pay the company itself, shares still in the IPO pay nobody. The
  price moves one cell, however much was earned: to the right after a pay-out, to the left otherwise. At either end
  of a row an arrow leads on, and in two corners of the chart there is nowhere left to go.

  Background: the N&W has run its trains; of its ten shares Alice has five, Bob two, the pool one and the IPO two
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 50%
    And Bob holds 20% of the N&W
    And the pool holds 10% of the N&W
    And the N&W owns a 3-train
    And the N&W has $100 in its treasury
    And Alice has $300
    And Bob has $300

  # ------------------------------------------------------------------------------------------- keeping revenue

  @18CH-22-a @18CH-22-b @18CH-22-c
  Scenario: Kept revenue goes into the treasury and the price falls
    Given it is the N&W's turn to distribute $210
    When the N&W keeps its revenue
    # proves 18CH-22-b
    Then the N&W has $310 in its treasury
    And the bank has paid $210
    And no other player or company has gained or lost money
    # proves 18CH-22-c
    And the N&W stands at $85 in row 3

  @18CH-22-a
  Scenario: Keeping a part and paying the rest is not allowed
    Given it is the N&W's turn to distribute $200
    When the N&W tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the N&W keeps its revenue
    Then the N&W has $300 in its treasury
    And no other player or company has gained or lost money

  @18CH-22-b
  Scenario Outline: Kept revenue comes from the bank to the last dollar
    Given it is the N&W's turn to distribute <revenue>
    When the N&W keeps its revenue
    Then the N&W has <treasury> in its treasury
    And the bank has paid <revenue>
    And no other player or company has gained or lost money

    Examples:
      | revenue | treasury |
      | $30     | $130     |
      | $210    | $310     |
      | $1,000  | $1,100   |

  @18CH-22-c
  Scenario Outline: The price falls one cell to the left, at $<price> in row <row>
    Given the N&W stands at $<price> in row <row>
    And it is the N&W's turn to distribute <revenue>
    When the N&W keeps its revenue
    Then the N&W stands at $<falls to> in row <row>

    Examples:
      | row | price | falls to | revenue |
      | 1   | 85    | 80       | $60     |
      | 1   | 375   | 350      | $60     |
      | 2   | 80    | 75       | $60     |
      | 2   | 350   | 325      | $60     |
      | 3   | 95    | 85       | $30     |
      | 3   | 95    | 85       | $900    |
      | 4   | 145   | 130      | $60     |
      | 5   | 70    | 65       | $60     |
      | 6   | 80    | 75       | $60     |
      | 7   | 65    | 60       | $60     |
      | 8   | 45    | 40       | $60     |
      | 8   | 50    | 45       | $60     |

  @18CH-22-d
  Scenario: The price of a company without a train falls as if revenue were kept
    Given the N&W owns no trains
    And it is the N&W's turn to lay track
    When the N&W ends its turn
    Then the N&W stands at $85 in row 3
    And the N&W has $100 in its treasury

  @18CH-22-d
  Scenario: The price of a company whose train has no route falls
    Given it is the N&W's turn to lay track
    When the N&W lays no track
    And the N&W places no token
    And the N&W runs no train
    And the N&W ends its turn
    Then the N&W stands at $85 in row 3
    And the N&W has $100 in its treasury

  @18CH-22-d
  Scenario: The price falls in a company's first turn as well
    Given the C&O has floated at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O has $800 in its treasury
    And it is the C&O's turn to lay track
    When the C&O ends its turn
    Then the C&O stands at $75 in row 4
    And the C&O has $800 in its treasury

  @18CH-22-d @18CH-22-e
  Scenario: In the leftmost column earning nothing takes the price down
    Given the N&W owns no trains
    And the N&W stands at $70 in row 3
    And it is the N&W's turn to lay track
    When the N&W ends its turn
    Then the N&W stands at $65 in row 4

  @18CH-22-e
  Scenario Outline: The arrow in the leftmost column leads down, from $<price> in row <row>
    Given the N&W stands at $<price> in row <row>
    And it is the N&W's turn to distribute $210
    When the N&W keeps its revenue
    Then the N&W stands at $<falls to> in row <next row>
    And the N&W has $310 in its treasury

    Examples:
      | row | price | falls to | next row |
      | 1   | 80    | 75       | 2        |
      | 2   | 75    | 70       | 3        |
      | 3   | 70    | 65       | 4        |
      | 4   | 65    | 60       | 5        |
      | 5   | 60    | 55       | 6        |
      | 6   | 55    | 50       | 7        |
      | 7   | 50    | 40       | 8        |

  @18CH-22-f
  Scenario: In the lower left corner the price stays when revenue is kept
    Given the N&W stands at $40 in row 8
    And it is the N&W's turn to distribute $210
    When the N&W keeps its revenue
    Then the N&W stands at $40 in row 8
    And the N&W has $310 in its treasury
    And Alice is president of the N&W with 50%

  @18CH-22-f @18CH-22-d
  Scenario: In the lower left corner the price stays when nothing is earned
    Given the C&O stands at $40 in row 8
    And the N&W stands at $40 in row 8, under the C&O
    And the C&O has floated at a par of $70
    And Bob is president of the C&O with 60%
    And the N&W owns no trains
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the LV stands at $50 in row 7
    And it is the LV's turn to lay track
    When the LV ends its turn
    Then the cell of $40 in row 8 holds, from the top, the C&O, the N&W and the LV
    When the C&O ends its turn
    And the N&W ends its turn
    Then the cell of $40 in row 8 holds, from the top, the C&O, the N&W and the LV
    And it is operating round 2.2
    And it is the C&O's turn to lay track

  # ----------------------------------------------------------------------------------------------- paying out

  @18CH-22-g @18CH-22-h @18CH-22-i @18CH-22-j @18CH-22-k
  Scenario: A pay-out goes to all shares that are sold, and the price rises
    Given it is the N&W's turn to distribute $210
    When the N&W pays out its revenue
    # proves 18CH-22-g 18CH-22-h
    Then Alice has $405
    And Bob has $342
    # proves 18CH-22-i
    And the N&W has $121 in its treasury
    # proves 18CH-22-j
    And the bank has paid $168
    And no other player or company has gained or lost money
    # proves 18CH-22-k
    And the N&W stands at $105 in row 3

  @18CH-22-g @18CH-22-a
  Scenario: Paying out a part and keeping the rest is not allowed
    Given it is the N&W's turn to distribute $200
    When the N&W tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the N&W pays out its revenue
    Then Alice has $400
    And Bob has $340
    And the N&W has $120 in its treasury

  @18CH-22-g @18CH-1-b
  Scenario: The president decides, not another shareholder
    Given it is the N&W's turn to distribute $210
    When the N&W, on Bob's word, tries to pay out its revenue
    Then it is refused and nothing has changed
    When the N&W, on Alice's word, pays out its revenue
    Then Bob has $342
    And Alice has $405

  @18CH-22-h
  Scenario Outline: Each share receives a tenth of <revenue>, whatever the number of shares sold
    Given it is the N&W's turn to distribute <revenue>
    When the N&W pays out its revenue
    Then Alice has received <five shares>
    And Bob has received <two shares>
    And the N&W has received <one share>

    Examples:
      | revenue | five shares | two shares | one share |
      | $30     | $15         | $6         | $3        |
      | $100    | $50         | $20        | $10       |
      | $210    | $105        | $42        | $21       |
      | $990    | $495        | $198       | $99       |

  @18CH-22-h
  Scenario: The president's certificate counts as two shares
    Given the LV is in operation at a par of $70
    And Carol is president of the LV with 20%
    And Alice holds 20% of the LV
    And Bob holds 20% of the LV
    And Carol has $500
    And the LV owns a 2-train
    And the LV has $200 in its treasury
    And it is the LV's turn to distribute $80
    When the LV pays out its revenue
    Then Carol has $516
    And Alice has $316
    And Bob has $316
    And the bank has paid $48
    And no other player or company has gained or lost money

  @18CH-22-i @18CH-22-j
  Scenario Outline: With <pool> in the pool and <ipo> in the IPO the company itself receives <company gets>
    Given Bob holds <bob> of the N&W
    And the pool holds <pool> of the N&W
    And the IPO holds <ipo> of the N&W
    And it is the N&W's turn to distribute $210
    When the N&W pays out its revenue
    Then the N&W has received <company gets>
    And Bob has received <bob gets>
    And Alice has received $105
    And the bank has paid <bank pays>
    And no other player or company has gained or lost money

    Examples:
      | bob | pool | ipo | company gets | bob gets | bank pays |
      | 10% | 0%   | 40% | $0           | $21      | $126      |
      | 40% | 10%  | 0%  | $21          | $84      | $210      |
      | 10% | 20%  | 20% | $42          | $21      | $168      |
      | 0%  | 50%  | 0%  | $105         | $0       | $210      |

  @18CH-22-k
  Scenario Outline: The price rises one cell to the right, from $<price> in row <row> with <revenue>
    Given the N&W stands at $<price> in row <row>
    And it is the N&W's turn to distribute <revenue>
    When the N&W pays out its revenue
    Then the N&W stands at $<rises to> in row <row>

    Examples:
      | row | price | rises to | revenue |
      | 1   | 80    | 85       | $60     |
      | 1   | 350   | 375      | $60     |
      | 2   | 325   | 350      | $60     |
      | 3   | 95    | 105      | $30     |
      | 3   | 95    | 105      | $950    |
      | 3   | 95    | 105      | $1,900  |
      | 3   | 180   | 200      | $60     |
      | 4   | 65    | 70       | $60     |
      | 5   | 95    | 105      | $60     |
      | 6   | 75    | 80       | $60     |
      | 7   | 60    | 65       | $60     |
      | 8   | 40    | 45       | $60     |
      | 8   | 45    | 50       | $60     |

  @18CH-22-l
  Scenario Outline: The arrow at the right end of a row leads up, from $<price> in row <row>
    Given the N&W stands at $<price> in row <row>
    And it is the N&W's turn to distribute $60
    When the N&W pays out its revenue
    Then the N&W stands at $<rises to> in row <next row>

    Examples:
      | row | price | rises to | next row |
      | 2   | 350   | 375      | 1        |
      | 3   | 200   | 225      | 2        |
      | 4   | 145   | 160      | 3        |
      | 5   | 105   | 115      | 4        |
      | 6   | 80    | 85       | 5        |
      | 7   | 65    | 70       | 6        |
      | 8   | 50    | 60       | 7        |

  @18CH-22-m
  Scenario: In the upper right corner the price stays, and the game goes on
    Given the N&W stands at $375 in row 1
    And it is the N&W's turn to distribute $210
    When the N&W pays out its revenue
    Then the N&W stands at $375 in row 1
    And Alice has $405
    And the end of the game is not in sight

  # -------------------------------------------------------------------------------------------- sharing a cell

  @18CH-22-n @18CH-8-m
  Scenario Outline: A marker that moves <direction> into an occupied cell goes to the bottom of the stack
    Given the B&O has started at a par of $80
    And Carol is president of the B&O with 20%
    And the C&A has started at a par of $80
    And Carol is president of the C&A with 20%
    And the B&O stands at $<new price> in row <new row>
    And the C&A stands at $<new price> in row <new row>, under the B&O
    And the N&W stands at $<price> in row <row>
    And it is the N&W's turn to distribute $210
    When the N&W <does> its revenue
    Then the cell of $<new price> in row <new row> holds, from the top, the B&O, the C&A and the N&W
    And the N&W has <treasury> in its treasury

    Examples:
      | direction | price | row | does     | new price | new row | treasury |
      | left      | 95    | 3   | keeps    | 85        | 3       | $310     |
      | down      | 75    | 2   | keeps    | 70        | 3       | $310     |
      | right     | 95    | 3   | pays out | 105       | 3       | $121     |
      | up        | 145   | 4   | pays out | 160       | 3       | $121     |

  @18CH-22-n
  Scenario: The newcomer in a cell operates after those who were there
    Given the B&O is in operation at a par of $95
    And Bob is president of the B&O with 60%
    And the B&O owns a 3-train
    And the B&O stands at $105 in row 3
    And it is the N&W's turn to distribute $210 in operating round 2.1
    When the N&W pays out its revenue
    Then the N&W stands at $105 in row 3, under the B&O
    When the N&W ends its turn
    Then it is operating round 2.2
    And it is the B&O's turn to lay track
    And still to operate in this round is the N&W

  # ---------------------------------------------------------------------------------------------- the example

  @18CH-22-o
  Scenario: The N&W of the example keeps its $210
    Given #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on D12, joining SW and NE
    And the B&O is in operation at a par of $70
    And Carol is president of the B&O with 60%
    And the B&O has a token in D12
    And the N&W owns two 2-trains and a 3-train
    And it is the N&W's turn to run its trains
    When the N&W runs
      | 2-train | C13 B14     |
      | 2-train | C13 B12 A13 |
      | 3-train | C13 D12     |
    Then it is the N&W's turn to distribute $210
    When the N&W keeps its revenue
    Then the N&W has $310 in its treasury
    And the bank has paid $210
    And no other player or company has gained or lost money
    And the N&W stands at $85 in row 3

  @18CH-22-p @18CH-22-q
  Scenario: The N&W of the example pays $21 a share, also to itself for the share in the pool
    Given #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on D12, joining SW and NE
    And the B&O is in operation at a par of $70
    And Carol is president of the B&O with 60%
    And the B&O has a token in D12
    And Alice is president of the N&W with 40%
    And the IPO holds 30% of the N&W
    And the N&W owns two 2-trains and a 3-train
    And it is the N&W's turn to run its trains
    When the N&W runs
      | 2-train | C13 B14     |
      | 2-train | C13 B12 A13 |
      | 3-train | C13 D12     |
    Then it is the N&W's turn to distribute $210
    When the N&W pays out its revenue
    Then Alice has received $84
    And Bob has received $42
    And the N&W has received $21
    And the bank has paid $147
    And no other player or company has gained or lost money
    And the N&W stands at $105 in row 3
