Feature: Buying shares
  A player buys one certificate in his turn, but not the shares that he has sold in the same stock round. The first
  certificate of a company is the president's, which counts as two shares: its buyer chooses the par value, $70, $80
  or $95, and pays it twice.

  The marker of a new company begins on the red cell of its par and goes down when shares are sold; a purchase does
  not move it. Whoever has most shares of a company is its president. Nobody holds more than six shares of a company,
  and nobody buys beyond his certificate limit, in which companies in the yellow cells of the chart do not count.

  # ------------------------------------------------------------------------------ one certificate in a turn

  @18CH-8-b
  Scenario: Two shares at once are too many
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And it is Alice's turn to trade
    When Alice tries to buy 20% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the PRR from the IPO
    Then Alice has paid $80
    And Alice holds 10% of the PRR
    And it is Bob's turn to trade

  @18CH-8-b @18CH-7-a
  Scenario: After one purchase the turn is over
    Given 4 players at the table in phase 3
    And the PRR and the C&O have started at a par of $80
    And Bob is president of the PRR with 30%
    And Carol is president of the C&O with 30%
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    And Alice tries to buy 10% of the C&O from the IPO
    Then it is refused and nothing has changed
    When Bob buys 10% of the C&O from the IPO
    Then Bob has paid $80
    And Alice has $520
    And Alice holds 0% of the C&O
    And it is Carol's turn to trade

  @18CH-8-b @18CH-7-a
  Scenario: The pool does not sell a second certificate in the same turn either
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 40%
    And the pool holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the pool
    And Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Bob buys 10% of the PRR from the pool
    Then Alice holds 10% of the PRR
    And Bob is president of the PRR with 50%
    And the pool holds 0% of the PRR

  @18CH-8-b @18CH-7-a
  Scenario: The president's certificate is the one certificate of the turn
    Given 4 players at the table in phase 3
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the LV at a par of $70
    And Alice tries to buy 10% of the LV from the IPO
    Then it is refused and nothing has changed
    When Bob buys 10% of the LV from the IPO
    Then Alice is president of the LV with 20%
    And Alice has $460
    And Bob holds 10% of the LV
    And Bob has $530

  # --------------------------------------------------------------------------- not what one has just sold

  @18CH-8-c @reading:18CH-Q72=a
  Scenario Outline: What a player has sold earlier in the round he does not buy back from <pile>
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 40%
    And Alice holds 10% of the PRR
    And the pool holds 20% of the PRR
    And the C&O is in operation at a par of $80
    And Carol is president of the C&O with 40%
    And the pool holds 20% of the C&O
    And Alice has already sold shares of the PRR in this round
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the PRR from <pile>
    Then it is refused and nothing has changed
    When Alice buys 10% of the C&O from <pile>
    Then Alice has paid $80
    And Alice holds 10% of the C&O
    And Alice holds 10% of the PRR

    Examples:
      | pile     |
      | the IPO  |
      | the pool |

  @18CH-8-c @reading:18CH-Q72=b
  Scenario: Only the shares in the pool are closed to a player who has sold
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 40%
    And Alice holds 10% of the PRR
    And the pool holds 20% of the PRR
    And Alice has already sold shares of the PRR in this round
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Alice buys 10% of the PRR from the IPO
    Then Alice has paid $80
    And Alice holds 20% of the PRR
    And the pool holds 20% of the PRR

  @18CH-8-c
  Scenario: What a player has sold in this very turn he does not buy back
    Given 4 players at the table in phase 3
    And the PRR and the C&O have started at a par of $80
    And Bob is president of the PRR with 30%
    And Alice holds 20% of the PRR
    And the pool holds 10% of the C&O
    And Carol is president of the C&O with 30%
    And it is Alice's turn to trade
    When Alice sells 10% of the PRR
    And Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Alice buys 10% of the C&O from the pool
    Then Alice has paid $80
    And the pool holds 10% of the PRR

  @18CH-8-c
  Scenario: Somebody else may buy what a player has sold
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And Carol holds 10% of the PRR
    And the pool holds 10% of the PRR
    And Alice has already sold shares of the PRR in this round
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Alice passes
    And Bob passes
    And Carol buys 10% of the PRR from the pool
    Then Carol has paid $80
    And Carol holds 20% of the PRR

  @18CH-8-c
  Scenario: In the next stock round a player may buy again what he has sold
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 40%
    And Alice holds 20% of the PRR
    And the PRR owns a 3-train
    And it is Alice's turn to trade
    When Alice sells 10% of the PRR
    And Alice passes
    And everybody passes
    Then it is operating round 2.1
    When the PRR ends its turn
    Then it is operating round 2.2
    When the PRR ends its turn
    Then it is stock round 3
    And it is Bob's turn to trade
    When Bob passes
    And Carol passes
    And Dave passes
    And Alice buys 10% of the PRR from the IPO
    Then Alice has paid $80
    And Alice holds 20% of the PRR

  # --------------------------------------------------------------------------------- starting a company

  @18CH-8-d @18CH-8-f
  Scenario Outline: A new company may be started at a par of <par>
    Given 4 players at the table in phase 3
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the LV at a par of <par>
    Then the LV has started at a par of <par>
    And Alice is president of the LV with 20%
    And it is Bob's turn to trade

    Examples:
      | par |
      | $70 |
      | $80 |
      | $95 |

  @18CH-8-d
  Scenario Outline: There is no par of <wrong>
    Given 4 players at the table in phase 3
    And it is Alice's turn to trade
    When Alice tries to buy the president's certificate of the LV at a par of <wrong>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the LV at a par of <right>
    Then the LV has started at a par of <right>

    Examples:
      | wrong | right |
      | $60   | $70   |
      | $65   | $70   |
      | $75   | $70   |
      | $75   | $80   |
      | $85   | $80   |
      | $90   | $95   |
      | $100  | $95   |
      | $105  | $95   |

  @18CH-8-d @18CH-4-c @18CH-4-b
  Scenario: A company is started only once
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 20%
    And it is Alice's turn to trade
    When Alice tries to buy the president's certificate of the PRR at a par of $70
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the LV at a par of $70
    Then Alice is president of the LV with 20%
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 20%

  @18CH-8-e
  Scenario Outline: The president's certificate costs two shares, <price> at a par of <par>
    Given 4 players at the table in phase 3
    And it is Alice's turn to trade
    # proves 18CH-8-e
    When Alice buys the president's certificate of the LV at a par of <par>
    Then Alice has paid <price>
    And the bank has received <price>
    And no other player or company has gained or lost money
    And Alice holds 1 certificate of the LV
    And the IPO holds 80% of the LV

    Examples:
      | par | price |
      | $70 | $140  |
      | $80 | $160  |
      | $95 | $190  |

  @18CH-8-e
  Scenario Outline: With <cash> a player cannot start a company at <too dear>
    Given 4 players at the table in phase 3
    And Alice has <cash>
    And it is Alice's turn to trade
    When Alice tries to buy the president's certificate of the LV at a par of <too dear>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the LV at a par of <par>
    Then Alice has <rest>
    And the LV has started at a par of <par>

    Examples:
      | cash | too dear | par | rest |
      | $159 | $80      | $70 | $19  |
      | $189 | $95      | $80 | $29  |

  @18CH-8-e
  Scenario Outline: With <cash> a player can just start a company at <par>
    Given 4 players at the table in phase 3
    And Alice has <cash>
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the LV at a par of <par>
    Then Alice has <rest>
    And Alice is president of the LV with 20%

    Examples:
      | cash | par | rest |
      | $140 | $70 | $0   |
      | $160 | $80 | $0   |
      | $161 | $80 | $1   |
      | $190 | $95 | $0   |

  @18CH-8-f @18CH-8-h
  Scenario: The par value stays when the price has fallen
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 20%
    And Alice holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice sells 20% of the PRR
    Then the PRR stands at $70 in row 6
    And the PRR has started at a par of $80
    When Alice passes
    And Bob buys 10% of the PRR from the IPO
    Then Bob has paid $80
    And the PRR stands at $70 in row 6
    When Carol buys 10% of the PRR from the pool
    Then Carol has paid $70
    And the PRR has started at a par of $80

  @18CH-8-g @18CH-8-h
  Scenario Outline: Who buys P6 sets the par of its company at once, here at <par>
    Given a new game of 3 players, the president's certificate of the LV lying under P6
    And Carol owns P1, P2, P3, P4 and P5
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    Then it is Alice's turn to set the par of the LV
    And the LV has not started
    When Alice sets the par of the LV at <par>
    Then the LV has started at a par of <par>
    And the LV stands at <par> in row <row>
    And Alice is president of the LV with 20%
    And Alice has $600
    And no other player or company has gained or lost money
    And it is stock round 1

    Examples:
      | par | row |
      | $70 | 5   |
      | $80 | 4   |
      | $95 | 3   |

  @18CH-8-g
  Scenario: Who wins P6 by his bid sets the par of its company at once
    Given a new game of 3 players, the president's certificate of the LV lying under P6
    And Alice owns P1, P2, P3 and P4
    And Bob has bid $205 on P6
    And it is Carol's turn to bid
    When Carol buys P5 for $100
    Then Bob owns P6
    And it is Bob's turn to set the par of the LV
    And the LV has not started
    When Bob sets the par of the LV at $95
    Then the LV has started at a par of $95
    And Bob is president of the LV with 20%
    And Bob has $595
    And it is stock round 1

  @18CH-8-g @18CH-8-d
  Scenario: The par of the company of P6 is one of the three as well
    Given a new game of 3 players, the president's certificate of the LV lying under P6
    And Carol owns P1, P2, P3, P4 and P5
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    And Alice tries to set the par of the LV at $75
    Then it is refused and nothing has changed
    When Alice sets the par of the LV at $80
    Then the LV has started at a par of $80
    And the LV stands at $80 in row 4

  @18CH-8-g @18CH-5-i
  Scenario: The owner of P6 sets the par of the company drawn for it and of no other
    Given a new game of 3 players, the president's certificate of the LV lying under P6
    And Carol owns P1, P2, P3, P4 and P5
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    And Alice tries to set the par of the PRR at $80
    Then it is refused and nothing has changed
    When Alice sets the par of the LV at $80
    Then Alice is president of the LV with 20%
    And the PRR has not started

  # ------------------------------------------------------------------------------------------ the chart

  @18CH-8-j @18CH-8-h
  Scenario Outline: A company that starts at <par> begins on the red cell of <par> in row <row>
    Given 4 players at the table in phase 3
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the C&A at a par of <par>
    Then the C&A stands at <par> in row <row>
    And the cell of <par> in row <row> holds, from the top, the C&A

    Examples:
      | par | row |
      | $70 | 5   |
      | $80 | 4   |
      | $95 | 3   |

  # Every cell of rows 2 to 8; those of row 1 are reached when a company is sold out (section 11).
  @18CH-8-i @18CH-8-k @18CH-9-c
  Scenario Outline: Below $<price> in row <row> of the chart lies $<below>
    Given 4 players at the table in phase 3
    And the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And Alice holds 20% of the N&W
    And the N&W stands at $<price> in row <row>
    And it is Alice's turn to trade
    When Alice sells 10% of the N&W
    Then Alice has received $<price>
    # proves 18CH-8-i
    And the N&W stands at $<below> in row <next row>

    Examples: from row 1 into the 17 cells of row 2
      | row | price | below | next row |
      | 1   | 80    | 75    | 2        |
      | 1   | 85    | 80    | 2        |
      | 1   | 90    | 85    | 2        |
      | 1   | 100   | 90    | 2        |
      | 1   | 110   | 100   | 2        |
      | 1   | 125   | 110   | 2        |
      | 1   | 140   | 125   | 2        |
      | 1   | 160   | 140   | 2        |
      | 1   | 180   | 160   | 2        |
      | 1   | 200   | 180   | 2        |
      | 1   | 225   | 200   | 2        |
      | 1   | 250   | 225   | 2        |
      | 1   | 275   | 250   | 2        |
      | 1   | 300   | 275   | 2        |
      | 1   | 325   | 300   | 2        |
      | 1   | 350   | 325   | 2        |
      | 1   | 375   | 350   | 2        |

    Examples: from row 2 into the 12 cells of row 3
      | row | price | below | next row |
      | 2   | 75    | 70    | 3        |
      | 2   | 80    | 75    | 3        |
      | 2   | 85    | 80    | 3        |
      | 2   | 90    | 85    | 3        |
      | 2   | 100   | 95    | 3        |
      | 2   | 110   | 105   | 3        |
      | 2   | 125   | 115   | 3        |
      | 2   | 140   | 130   | 3        |
      | 2   | 160   | 145   | 3        |
      | 2   | 180   | 160   | 3        |
      | 2   | 200   | 180   | 3        |
      | 2   | 225   | 200   | 3        |

    Examples: from row 3 into the 10 cells of row 4
      | row | price | below | next row |
      | 3   | 70    | 65    | 4        |
      | 3   | 75    | 70    | 4        |
      | 3   | 80    | 75    | 4        |
      | 3   | 85    | 80    | 4        |
      | 3   | 95    | 85    | 4        |
      | 3   | 105   | 95    | 4        |
      | 3   | 115   | 105   | 4        |
      | 3   | 130   | 115   | 4        |
      | 3   | 145   | 130   | 4        |
      | 3   | 160   | 145   | 4        |

    Examples: from row 4 into the 8 cells of row 5
      | row | price | below | next row |
      | 4   | 65    | 60    | 5        |
      | 4   | 70    | 65    | 5        |
      | 4   | 75    | 70    | 5        |
      | 4   | 80    | 75    | 5        |
      | 4   | 85    | 80    | 5        |
      | 4   | 95    | 85    | 5        |
      | 4   | 105   | 95    | 5        |
      | 4   | 115   | 105   | 5        |

    Examples: from row 5 into the 6 cells of row 6
      | row | price | below | next row |
      | 5   | 60    | 55    | 6        |
      | 5   | 65    | 60    | 6        |
      | 5   | 70    | 65    | 6        |
      | 5   | 75    | 70    | 6        |
      | 5   | 80    | 75    | 6        |
      | 5   | 85    | 80    | 6        |

    Examples: from row 6 into the 4 cells of row 7
      | row | price | below | next row |
      | 6   | 55    | 50    | 7        |
      | 6   | 60    | 55    | 7        |
      | 6   | 65    | 60    | 7        |
      | 6   | 70    | 65    | 7        |

    Examples: from row 7 into the 3 cells of row 8
      | row | price | below | next row |
      | 7   | 50    | 40    | 8        |
      | 7   | 55    | 45    | 8        |
      | 7   | 60    | 50    | 8        |

  @18CH-8-k @18CH-9-c
  Scenario: A sale moves the marker straight down
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And Alice holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice sells 10% of the PRR
    Then the PRR stands at $75 in row 5
    When Alice passes
    And Bob sells 10% of the PRR
    Then the PRR stands at $70 in row 6
    And Bob has received $75

  @18CH-8-l
  Scenario Outline: A purchase from <pile> does not move the price
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 40%
    And the pool holds 30% of the PRR
    And the PRR stands at $85 in row 3
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from <pile>
    Then Alice holds 10% of the PRR
    And the PRR stands at $85 in row 3
    When Bob buys 10% of the PRR from <pile>
    Then Bob is president of the PRR with 50%
    And the PRR stands at $85 in row 3

    Examples:
      | pile     |
      | the IPO  |
      | the pool |

  @18CH-8-l
  Scenario: Buying the last share of a company does not move the price at once
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 50%
    And Carol holds 40% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then Alice has paid $80
    And the IPO holds 0% of the PRR
    And the PRR stands at $80 in row 4
    And it is Bob's turn to trade

  @18CH-8-m
  Scenario: A company that starts in an occupied cell lies under those already there
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Carol is president of the PRR with 20%
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the LV at a par of $80
    Then the LV stands at $80 in row 4, under the PRR
    When Bob buys the president's certificate of the C&A at a par of $80
    Then the cell of $80 in row 4 holds, from the top, the PRR, the LV and the C&A

  @18CH-8-m @18CH-8-k
  Scenario: A company whose price falls into an occupied cell lies under those already there
    Given 4 players at the table in phase 3
    And the PRR, the LV and the C&A have started at a par of $80
    And Bob is president of the PRR with 20%
    And Bob is president of the LV with 20%
    And Carol is president of the C&A with 20%
    And Alice holds 20% of the PRR
    And the LV stands at $75 in row 5
    And the C&A stands at $75 in row 5, under the LV
    And it is Alice's turn to trade
    When Alice sells 10% of the PRR
    Then the PRR stands at $75 in row 5, under the LV and the C&A
    And the cell of $75 in row 5 holds, from the top, the LV, the C&A and the PRR

  @18CH-8-m @18CH-8-k
  Scenario: Two cells of the same price are two cells
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And the LV has started at a par of $95
    And Bob is president of the PRR with 20%
    And Bob is president of the LV with 20%
    And Alice holds 20% of the LV
    And it is Alice's turn to trade
    When Alice sells 20% of the LV
    Then the cell of $80 in row 5 holds, from the top, the LV
    And the cell of $80 in row 4 holds, from the top, the PRR

  # -------------------------------------------------------------------------------------- the president

  @18CH-8-n
  Scenario: Who buys more shares than the president has becomes president
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 30%
    And Alice holds 30% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then Alice is president of the PRR with 40%
    And Bob holds 30% of the PRR

  @18CH-8-n
  Scenario: A president who sells too many shares loses his office to the largest shareholder
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 40%
    And Bob holds 20% of the PRR
    And Carol holds 30% of the PRR
    And it is Alice's turn to trade
    When Alice sells 20% of the PRR
    Then Carol is president of the PRR with 30%
    And Alice holds 20% of the PRR
    And Bob holds 20% of the PRR
    And Alice has received $160

  @18CH-8-n @18CH-8-p
  Scenario Outline: From <before> the president goes down to <after> and remains president
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with <before>
    And Bob holds 30% of the PRR
    And it is Alice's turn to trade
    When Alice sells <sold> of the PRR
    Then Alice is president of the PRR with <after>
    And Bob holds 30% of the PRR
    And the pool holds <sold> of the PRR

    Examples:
      | before | sold | after |
      | 50%    | 10%  | 40%   |
      | 50%    | 20%  | 30%   |
      | 40%    | 10%  | 30%   |

  @18CH-8-o
  Scenario: The new president gives two ordinary certificates for the president's
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 30%
    And Alice holds 30% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then Alice has paid $80
    And no other player or company has gained or lost money
    And Alice is president of the PRR with 40%
    And Alice holds 3 certificates of the PRR
    And Bob holds 30% of the PRR
    And Bob holds 3 certificates of the PRR

  @18CH-8-o
  Scenario: The certificates change hands in the same way when the president sells
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 40%
    And Bob holds 30% of the PRR
    And it is Alice's turn to trade
    When Alice sells 20% of the PRR
    Then Alice has received $160
    And no other player or company has gained or lost money
    And Bob is president of the PRR with 30%
    And Bob holds 2 certificates of the PRR
    And Alice holds 20% of the PRR
    And Alice holds 2 certificates of the PRR
    And the pool holds 2 certificates of the PRR

  @18CH-8-p
  Scenario: Who draws level with the president does not become president
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 40%
    And Alice holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then Alice holds 30% of the PRR
    And Bob is president of the PRR with 40%
    When Bob passes
    And Carol passes
    And Dave passes
    And Alice buys 10% of the PRR from the IPO
    Then Alice holds 40% of the PRR
    And Bob is president of the PRR with 40%
    When Bob passes
    And Carol passes
    And Dave passes
    And Alice buys 10% of the PRR from the IPO
    Then Alice is president of the PRR with 50%
    And Bob holds 40% of the PRR

  @18CH-8-q @18CH-8-n
  Scenario Outline: When <old> steps down, <next> and <other> being equal, <next> sits nearer on his left
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And <old> is president of the PRR with 40%
    And <next> holds 30% of the PRR
    And <other> holds 30% of the PRR
    And it is <old>'s turn to trade
    When <old> sells 20% of the PRR
    Then <next> is president of the PRR with 30%
    And <other> holds 30% of the PRR
    And <other> holds 3 certificates of the PRR
    And <old> holds 20% of the PRR

    Examples:
      | old   | next  | other |
      | Alice | Bob   | Dave  |
      | Bob   | Dave  | Alice |
      | Bob   | Carol | Alice |
      | Carol | Dave  | Bob   |
      | Carol | Alice | Bob   |
      | Dave  | Alice | Carol |

  @18CH-8-q @18CH-8-n @reading:18CH-Q31=a
  Scenario: A larger holding goes before a nearer seat
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 30%
    And Carol holds 20% of the PRR
    And Dave holds 20% of the PRR
    And Alice holds 30% of the PRR
    And it is Bob's turn to trade
    When Bob sells 20% of the PRR
    Then Alice is president of the PRR with 30%
    And Bob holds 10% of the PRR
    And Carol holds 20% of the PRR
    And Dave holds 20% of the PRR

  # ------------------------------------------------------------------------- six shares of one company

  @18CH-8-r
  Scenario: A player may have six shares of a company and no seventh
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 50%
    And Bob holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then Alice is president of the PRR with 60%
    And Alice holds 5 certificates of the PRR
    When Bob buys 10% of the PRR from the IPO
    And Carol passes
    And Dave passes
    And Alice tries to buy 10% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the PRR from the IPO
    Then Bob holds 40% of the PRR
    And Alice is president of the PRR with 60%

  @18CH-8-r
  Scenario: A seventh share may not come from the pool either
    Given 4 players at the table in phase 3
    And the PRR and the C&O are in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the pool holds 20% of the PRR
    And Bob is president of the C&O with 60%
    And Alice holds 10% of the C&O
    And the pool holds 20% of the C&O
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Alice buys 10% of the C&O from the pool
    Then Alice holds 20% of the C&O
    And Alice is president of the PRR with 60%

  @18CH-8-r
  Scenario: A low price does not lift the limit of six shares
    Given 4 players at the table in phase 3
    And the PRR and the C&O are in operation at a par of $80
    And the PRR stands at $50 in row 7
    And the C&O stands at $50 in row 7, under the PRR
    And Alice is president of the PRR with 60%
    And Alice is president of the C&O with 50%
    And Bob holds 10% of the C&O
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the C&O from the IPO
    Then Alice is president of the C&O with 60%

  # ---------------------------------------------------------------------------- the certificate limit

  @18CH-8-s @18CH-8-t @18CH-8-v
  Scenario Outline: Of <players> players each may have <limit> certificates
    Given <players> players at the table in phase 3
    And the PRR and the PLE are in operation at a par of $95
    And the C&O and the LV are in operation at a par of $80
    And the C&A has started at a par of $70
    And the shares are held thus
      | PRR | president Alice <PRR> | pool 40% |
      | PLE | president Alice <PLE> | pool 40% |
      | C&O | president Alice <C&O> | pool 40% |
      | LV  | president Alice <LV>  | pool 40% |
      | C&A | president Bob 20%     |          |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the C&A from the IPO
    Then it is refused and nothing has changed
    And Alice holds <limit> certificates
    When Alice sells 10% of the PRR
    And Alice buys 10% of the C&A from the IPO
    Then Alice has paid $70
    And Alice holds 10% of the C&A
    And Alice holds <limit> certificates

    Examples:
      | players | PRR | PLE | C&O | LV  | limit |
      | 3       | 60% | 60% | 60% | 60% | 20    |
      | 4       | 60% | 60% | 60% | 20% | 16    |
      | 5       | 60% | 50% | 40% | 20% | 13    |
      | 6       | 50% | 40% | 40% | 20% | 11    |

  @18CH-8-s @18CH-8-v @reading:18CH-Q58=a
  Scenario: Of two players each may have 20 certificates
    Given 2 players at the table in phase 3
    And the PRR and the PLE are in operation at a par of $95
    And the C&O and the LV are in operation at a par of $80
    And the C&A has started at a par of $70
    And the shares are held thus
      | PRR | president Alice 60% | pool 40% |
      | PLE | president Alice 60% | pool 40% |
      | C&O | president Alice 60% | pool 40% |
      | LV  | president Alice 60% | pool 40% |
      | C&A | president Bob 20%   |          |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the C&A from the IPO
    Then it is refused and nothing has changed
    And Alice holds 20 certificates
    When Alice sells 10% of the PRR
    And Alice buys 10% of the C&A from the IPO
    Then Alice has paid $70
    And Alice holds 20 certificates

  @18CH-8-t
  Scenario: The president's certificate counts as one certificate, though it is two shares
    Given 6 players at the table in phase 3
    And the PRR and the C&O are in operation at a par of $80
    And Alice is president of the PRR with 60%
    And Alice is president of the C&O with 60%
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the LV at a par of $70
    Then Alice is president of the LV with 20%
    And Alice holds 11 certificates

  @18CH-8-t @18CH-8-v
  Scenario: At the limit nobody starts a company
    Given 6 players at the table in phase 3
    And the PRR and the C&O are in operation at a par of $80
    And the LV has started at a par of $70
    And Alice is president of the PRR with 60%
    And Alice is president of the C&O with 60%
    And Alice is president of the LV with 20%
    And it is Alice's turn to trade
    When Alice tries to buy the president's certificate of the N&W at a par of $70
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys the president's certificate of the N&W at a par of $70
    Then Alice is president of the N&W with 20%
    And Alice holds 11 certificates

  @18CH-8-v
  Scenario: At the limit a player buys nothing from the pool either
    Given 6 players at the table in phase 3
    And the PRR and the C&O are in operation at a par of $80
    And the LV is in operation at a par of $70
    And Alice is president of the PRR with 60%
    And Alice is president of the C&O with 50%
    And the pool holds 10% of the C&O
    And Bob is president of the LV with 30%
    And Alice holds 20% of the LV
    And the pool holds 10% of the LV
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the LV from the pool
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the LV from the pool
    Then Alice has paid $70
    And Alice holds 30% of the LV
    And Alice holds 11 certificates

  @18CH-8-u
  Scenario Outline: Certificates of a company at $<price> in row <row> do not count
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the C&A has started at a par of $70
    And the LV stands at $<price> in row <row>
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | C&O | president Alice 40% | pool 20%  |
      | LV  | president Bob 40%   | Alice 30% |
      | C&A | president Bob 20%   |           |
    And it is Alice's turn to trade
    When Alice buys 10% of the C&A from the IPO
    Then Alice has paid $70
    And Alice holds 12 certificates

    Examples:
      | price | row |
      | 55    | 6   |
      | 50    | 7   |
      | 55    | 7   |
      | 40    | 8   |
      | 45    | 8   |
      | 50    | 8   |

  @18CH-8-u @18CH-8-v
  Scenario Outline: Certificates of a company at $<price> in row <row> count
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the C&A has started at a par of $70
    And the LV stands at $<price> in row <row>
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | C&O | president Alice 40% | pool 20%  |
      | LV  | president Bob 40%   | Alice 30% |
      | C&A | president Bob 20%   |           |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the C&A from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the C&A from the IPO
    Then Alice has paid $70
    And Alice holds 11 certificates

    Examples:
      | price | row |
      | 65    | 4   |
      | 60    | 5   |
      | 65    | 5   |
      | 60    | 6   |
      | 65    | 6   |
      | 60    | 7   |
      | 65    | 7   |

  @18CH-8-u @18CH-8-v @reading:18CH-Q27=a
  Scenario: At the limit a share in the yellow cells may still be bought
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the LV stands at $50 in row 7
    And the C&A has started at a par of $70
    And the shares are held thus
      | PRR | president Alice 60% |           |          |
      | C&O | president Alice 60% |           |          |
      | C&A | president Bob 20%   | Alice 10% |          |
      | LV  | president Bob 40%   | Alice 10% | pool 10% |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the C&A from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the LV from the IPO
    Then Alice has paid $80
    And Alice holds 13 certificates
    When everybody passes
    Then it is operating round 2.1

  @18CH-8-u @18CH-8-v @reading:18CH-Q27=b
  Scenario: At the limit no share is bought, not even in the yellow cells
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the LV stands at $50 in row 7
    And the C&A has started at a par of $70
    And the shares are held thus
      | PRR | president Alice 60% |           |          |
      | C&O | president Alice 60% |           |          |
      | C&A | president Bob 20%   | Alice 10% |          |
      | LV  | president Bob 40%   | Alice 10% | pool 10% |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the LV from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the LV from the IPO
    Then Alice has paid $80
    And Alice holds 12 certificates

  @18CH-8-u @18CH-8-w
  Scenario: Certificates count again when their company has left the yellow cells
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the LV stands at $55 in row 6
    And the LV owns a 3-train
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | C&O | president Alice 60% |           |
      | LV  | president Bob 40%   | Alice 20% |
    And the PRR and the C&O have already operated in this round
    And it is the LV's turn to distribute $60 in operating round 2.2
    When the LV pays out its revenue
    Then the LV stands at $60 in row 6
    When the LV ends its turn
    Then it is stock round 3
    And it is Alice's turn to trade
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice passes
    Then Alice holds 11 certificates
    And it is Bob's turn to trade

  # --------------------------------------------------------------------------------- above the limit

  @18CH-8-w
  Scenario: Who is above the limit has to sell until he is at the limit
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | C&O | president Alice 50% | Bob 10%   |
      | LV  | president Bob 50%   | Alice 40% |
    And it is Alice's turn to trade
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    Then Alice holds 12 certificates
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    And Alice passes
    Then Alice holds 11 certificates
    And Alice has $560
    And it is Bob's turn to trade

  @18CH-8-w
  Scenario: Who is above the limit sells before he buys
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the C&A has started at a par of $70
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | C&O | president Alice 50% | Bob 10%   |
      | LV  | president Bob 50%   | Alice 40% |
      | C&A | president Bob 20%   |           |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the C&A from the IPO
    Then it is refused and nothing has changed
    When Alice sells 30% of the LV
    And Alice buys 10% of the C&A from the IPO
    Then Alice has paid $70
    And Alice holds 11 certificates
    And it is Bob's turn to trade

  @18CH-8-w @18CH-8-u @reading:18CH-Q27=a
  Scenario: Who is above the limit does not buy in the yellow cells either before he has sold
    Given 6 players at the table in phase 3
    And the PRR, the C&O, the LV and the N&W are in operation at a par of $80
    And the N&W stands at $50 in row 7
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | C&O | president Alice 50% | Bob 10%   |
      | LV  | president Bob 50%   | Alice 30% |
      | N&W | president Bob 60%   |           |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the N&W from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    And Alice buys 10% of the N&W from the IPO
    Then Alice has paid $80
    And Alice holds 12 certificates

  @18CH-8-w @18CH-8-o
  Scenario: A president who is replaced may find himself above the limit, and sells in his next turn
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the shares are held thus
      | PRR | president Bob 30% | Alice 30% |
      | C&O | president Bob 60% |           |
      | LV  | president Bob 50% | Carol 10% |
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then Alice is president of the PRR with 40%
    And Bob holds 12 certificates
    When Bob tries to pass
    Then it is refused and nothing has changed
    When Bob sells 10% of the C&O
    And Bob passes
    Then Bob holds 11 certificates
    And it is Carol's turn to trade

  @18CH-8-w @18CH-8-u
  Scenario: A sale that takes a company into the yellow cells is relief enough
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the LV stands at $60 in row 5
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | C&O | president Alice 50% | Bob 10%   |
      | LV  | president Bob 50%   | Alice 40% |
    And it is Alice's turn to trade
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    Then the LV stands at $55 in row 6
    When Alice passes
    Then Alice holds 12 certificates
    And it is Bob's turn to trade

  @18CH-8-w @18CH-8-v
  Scenario: Who is above the limit and can sell nothing goes on with his turn
    Given 6 players at the table in phase 3
    And the PRR, the C&O and the LV are in operation at a par of $80
    And the C&A has started at a par of $70
    And the shares are held thus
      | PRR | president Alice 50% | pool 50% |
      | C&O | president Alice 50% | pool 50% |
      | LV  | president Alice 50% | pool 50% |
      | C&A | president Bob 20%   |          |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the C&A from the IPO
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 12 certificates
    When Bob buys 10% of the C&A from the IPO
    Then Bob has paid $70

  @18CH-8-w @18CH-24-i @reading:18CH-Q28=a
  Scenario: Being above the limit does not allow a president in need to sell more than the train costs
    Given 6 players at the table in phase 3
    And the N&W, the C&O and the LV are in operation at a par of $95
    And the shares are held thus
      | N&W | president Alice 60% |         |
      | C&O | president Alice 50% | Bob 10% |
      | LV  | president Alice 50% | Bob 10% |
    And #57 lies on C13, joining SW and NE
    And Alice has $90
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell 20% of the LV
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    Then Alice has $185
    And Alice holds 12 certificates
    When the N&W buys a 3-train from the bank for $180
    Then Alice has $5
    And the N&W owns a 3-train

  @18CH-8-w @18CH-24-i @reading:18CH-Q28=b @reading:18CH-Q73=a
  Scenario: A president in need who is above the limit may sell until he is at the limit
    Given 6 players at the table in phase 3
    And the N&W, the C&O and the LV are in operation at a par of $95
    And the shares are held thus
      | N&W | president Alice 60% |         |
      | C&O | president Alice 50% | Bob 10% |
      | LV  | president Alice 50% | Bob 10% |
    And #57 lies on C13, joining SW and NE
    And Alice has $90
    And it is Alice's turn to raise money for the N&W
    When Alice sells 20% of the LV
    Then Alice has $280
    And Alice holds 11 certificates
    When Alice tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    Then Alice has $100

  # --------------------------------------------------------------------------- private companies and the limit

  @18CH-8-s @18CH-8-v @reading:18CH-Q26=a
  Scenario: Private companies do not count toward the certificate limit
    Given 6 players at the table in phase 3
    And Alice owns P1 and P2
    And the PRR and the C&O are in operation at a par of $80
    And the C&A has started at a par of $70
    And the shares are held thus
      | PRR | president Alice 60% |         |
      | C&O | president Alice 50% | Bob 10% |
      | C&A | president Bob 20%   |         |
    And it is Alice's turn to trade
    When Alice buys 10% of the C&A from the IPO
    Then Alice has paid $70
    And Alice holds 10 certificates
    And Alice owns P1 and P2

  @18CH-8-s @18CH-8-v @reading:18CH-Q26=b
  Scenario: Private companies count toward the certificate limit
    Given 6 players at the table in phase 3
    And Alice owns P1 and P2
    And the PRR and the C&O are in operation at a par of $80
    And the C&A has started at a par of $70
    And the shares are held thus
      | PRR | president Alice 60% |         |
      | C&O | president Alice 50% | Bob 10% |
      | C&A | president Bob 20%   |         |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the C&A from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the C&A from the IPO
    Then Alice has paid $70
    And Alice holds 9 certificates

  @18CH-4-b @18CH-4-c @18CH-8-d @18CH-8-b @18CH-3-k @reading:18CH-Q58=a
  Scenario: Two players buy by the same rules: a company is started once, at a par of the chart, and then sold
    Given 2 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And the shares are held thus
      | PRR | president Alice 60% |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the LV from the IPO
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the PRR at a par of $80
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the LV at a par of $75
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the LV at a par of $80
    Then Alice is president of the LV with 20%
    And Alice has paid $160
    When Bob buys 10% of the LV from the IPO
    Then Bob has paid $80

  @18CH-9-a @18CH-9-d @reading:18CH-Q58=a
  Scenario: Two players sell by the same rules: shares of their own, and no more than the pool takes
    Given 2 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And the shares are held thus
      | PRR | president Alice 40% | Bob 10% | pool 40% |
    And it is Alice's turn to trade
    When Alice tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Alice passes
    And Bob tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Bob sells 10% of the PRR
    Then Bob has received $80
    And the pool holds 50% of the PRR

  @18CH-8-w @18CH-8-u @reading:18CH-Q27=a
  Scenario: Who is above the limit does not buy in the yellow cells out of the pool either before he has sold
    Given 6 players at the table in phase 3
    And the PRR, the C&O, the LV and the N&W are in operation at a par of $80
    And the N&W stands at $50 in row 7
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | C&O | president Alice 50% | Bob 10%   |
      | LV  | president Bob 50%   | Alice 30% |
      | N&W | president Bob 60%   | pool 20%  |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the N&W from the pool
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    And Alice buys 10% of the N&W from the pool
    Then Alice has paid $50
    And Alice holds 12 certificates

  # What three players may not do two may not do either, one rule a row.
  @18CH-4-b @18CH-3-k @18CH-8-b @18CH-9-a
  Scenario Outline: Two players trade by the rules of three: nobody can <attempt>
    Given 2 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And the shares are held thus
      | PRR | president Bob 40% | Alice 20% |
    And it is Alice's turn to trade
    When Alice tries to <attempt>
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys the president's certificate of the LV at a par of $80
    Then Alice has paid $160
    And Alice is president of the LV with 20%
    And Alice holds 10% of the PRR
    When Bob buys 10% of the LV from the IPO
    Then Bob has paid $80

    Examples:
      | attempt                                                    | clause   |
      | buy the president's certificate of the PRR at a par of $80 | 18CH-4-b |
      | buy 10% of the PRR from the pool                           | 18CH-3-k |
      | sell 30% of the PRR                                        | 18CH-9-a |
      | sell 15% of the PRR                                        | 18CH-9-a |

  @18CH-8-r @reading:18CH-Q58=a
  Scenario: Two players, too, hold no more than six shares of a company
    Given 2 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And the shares are held thus
      | PRR | president Alice 60% | pool 20% |
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the PRR from the pool
    Then Bob has paid $80
    And Bob holds 10% of the PRR
