Feature: Buying shares, played from the deal
  Starting companies, buying shares out of the IPO and the pool, and what makes a president, at tables that were
  reached by playing.

  # ------------------------------------------------------------------------------------ starting a company

  @18CH-8-d @18CH-8-e @18CH-8-f @18CH-8-h @18CH-8-j
  Scenario Outline: A company is started at a par of <par>
    Given the game has been played up to the end of the auction
    When Bob buys the president's certificate of the PRR at a par of <par>
    Then Bob is president of the PRR with 20%
    And Bob has paid <price>
    And the bank has received <price>
    And no other player or company has gained or lost money
    And the PRR has started at a par of <par>
    And the PRR stands at <par> in row <row>

    Examples:
      | par | price | row |
      | $70 | $140  | 5   |
      | $80 | $160  | 4   |
      | $95 | $190  | 3   |

  @18CH-8-d @18CH-8-j
  Scenario Outline: Only $70, $80 and $95 are par values, not <other>
    Given the game has been played up to the end of the auction
    When Bob tries to buy the president's certificate of the PRR at a par of <other>
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the PRR at a par of <par>
    Then Bob is president of the PRR with 20%
    And the PRR stands at <par> in row <row>

    Examples:
      | other | par | row |
      | $65   | $70 | 5   |
      | $75   | $80 | 4   |
      | $90   | $95 | 3   |
      | $100  | $95 | 3   |

  @18CH-8-m
  Scenario: A new marker goes under the one that lies in the cell already
    Given the game has been played up to the end of the auction
    When Bob buys the president's certificate of the PRR at a par of $70
    Then the cell of $70 in row 5 holds, from the top, the SRR and the PRR
    When Carol buys the president's certificate of the C&O at a par of $70
    Then the cell of $70 in row 5 holds, from the top, the SRR, the PRR and the C&O

  @18CH-4-b @18CH-4-c
  Scenario: The first certificate of a company to be bought is the president's
    Given the game has been played up to the end of the auction
    When Bob tries to buy 10% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the PRR at a par of $80
    And Carol buys 10% of the PRR from the IPO
    Then Carol holds 10% of the PRR
    And Carol has paid $80

  # ------------------------------------------------------------------------------------ prices and limits

  @18CH-8-b @18CH-7-a
  Scenario: One certificate in a turn
    Given the game has been played up to the middle of the first stock round
    When Bob buys 10% of the N&W from the IPO
    And Bob tries to buy 10% of the C&O from the IPO
    Then it is refused and nothing has changed
    When Carol passes
    And Alice passes
    And Bob buys 10% of the C&O from the IPO
    Then Bob holds 20% of the C&O
    And Bob has $125

  @18CH-8-h @18CH-4-i
  Scenario: The price has moved since the start, the par has not
    Given the game has been played up to the second stock round
    When Bob buys 10% of the N&W from the IPO
    Then Bob has paid $95
    And the N&W has started at a par of $95
    And the N&W stands at $85 in row 3
    When Carol buys 10% of the C&O from the IPO
    Then Carol has paid $80
    And the C&O stands at $75 in row 4

  @18CH-8-l @18CH-4-i @18CH-4-k
  Scenario: A purchase out of the IPO pays par to the bank and moves no price
    Given the game has been played up to the second stock round
    When Bob buys 10% of the LV from the IPO
    Then Bob has paid $70
    And the bank has received $70
    And no other player or company has gained or lost money
    And the LV stands at $65 in row 5

  @18CH-8-l @18CH-4-j @18CH-4-k
  Scenario: A purchase out of the pool pays the price to the bank and moves no price
    Given the game has been played up to the third stock round
    When Bob buys 10% of the C&O from the pool
    Then Bob has paid $65
    And the bank has received $65
    And no other player or company has gained or lost money
    And Bob holds 20% of the C&O
    And the pool holds 0% of the C&O
    And the C&O stands at $65 in row 5

  @18CH-8-c @reading:18CH-Q72=a
  Scenario: Whoever has sold shares of a company buys none of it in that round
    Given the game has been played up to the second stock round
    When Bob sells 10% of the C&O
    And Bob tries to buy 10% of the C&O from the pool
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice passes
    And Bob tries to buy 10% of the C&O from the IPO
    Then it is refused and nothing has changed
    When Bob buys 10% of the LV from the IPO
    Then Bob holds 10% of the LV
    And Bob holds 10% of the C&O

  @18CH-8-c
  Scenario: In the next stock round he may buy shares of it again
    Given the game has been played up to the third stock round
    When Bob buys 10% of the C&O from the IPO
    Then Bob holds 20% of the C&O
    And Bob has paid $80

  @18CH-8-r
  Scenario: Nobody has more than six shares of a company
    Given the game has been played up to the middle of the first stock round
    When Bob buys 10% of the N&W from the IPO
    And Carol passes
    And Alice passes
    And Bob buys 10% of the N&W from the IPO
    Then Bob is president of the N&W with 60%
    And Bob has $110
    When Carol passes
    And Alice passes
    And Bob tries to buy 10% of the N&W from the IPO
    Then it is refused and nothing has changed
    When Bob buys 10% of the C&O from the IPO
    Then Bob holds 20% of the C&O
    And Bob has $30

  # ------------------------------------------------------------------------------------ presidents

  # 3-n says again what 8-n says.
  @18CH-8-n @18CH-8-o @18CH-3-n @18CH-1-b @reading:18CH-Q31=a
  Scenario: Whoever has more shares than the president takes the presidency
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol passes
    And Alice sells 30% of the LV
    Then Carol is president of the LV with 20%
    And Carol holds 1 certificate of the LV
    And Alice holds 10% of the LV
    And Alice holds 1 certificate of the LV
    And the pool holds 30% of the LV
    And Alice has received $195
    And no other player or company has gained or lost money

  @18CH-8-p
  Scenario: Equal holdings leave the presidency where it is
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol passes
    And Alice sells 20% of the LV
    Then Alice is president of the LV with 20%
    And Carol holds 20% of the LV
    And the pool holds 20% of the LV

  # Bob comes up to Carol's 40%, then passes her.
  @18CH-8-n @18CH-8-o @18CH-8-p @18CH-3-n
  Scenario: A purchase takes the presidency only when it leads to more shares than the president has
    Given the game has been played up to the second stock round
    When Bob buys 10% of the C&O from the IPO
    And Carol passes
    And Alice passes
    And Bob buys 10% of the C&O from the IPO
    Then Bob holds 40% of the C&O
    And Carol is president of the C&O with 40%
    When Carol passes
    And Alice passes
    And Bob sells 10% of the N&W
    And Bob buys 10% of the C&O from the IPO
    Then Bob is president of the C&O with 50%
    And Carol holds 40% of the C&O
    And Carol holds 4 certificates of the C&O
    And Bob has $75

  @18CH-8-q @reading:18CH-Q31=a
  Scenario: Of two with equally many the next one clockwise becomes president
    Given the game has been played up to the third stock round
    When Bob buys 10% of the LV from the IPO
    And Carol passes
    And Alice sells 40% of the LV
    Then Bob is president of the LV with 20%
    And Carol holds 20% of the LV
    And Alice holds 10% of the LV
    And Alice has received $280
