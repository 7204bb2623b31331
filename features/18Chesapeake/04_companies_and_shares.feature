Feature: What becomes of a public company and its shares
  At first nobody has started any company, and all ten shares of each are unissued (the IPO). The first to buy into a
  company buys its president's certificate, which starts it; from then on its single shares are bought and sold. From
  the IPO a share costs the par value, for good; from the pool, or sold to the bank, it goes at the share price of the
  moment. All of it is paid to or by the bank.

  A company that has only been started does not operate. Once six of its shares have been bought from the IPO it floats:
  from the next operating round on it takes its turn.

  # -------------------------------------------------------------------------------------------------------- not started

  @18CH-4-a
  Scenario Outline: At the start nobody has started the <company>, and <unissued> of it is in the IPO
    Given a new game of 3 players, the president's certificate of the PLE lying under P6
    When Alice buys P1 for $20
    Then the <company> has not started
    And the <company> has no president
    And the <company> has not floated
    And the <company> has $0 in its treasury
    And the IPO holds <unissued> of the <company>
    And the pool holds 0% of the <company>
    And Alice has $780

    Examples: shares of the B&O and the PLE lie under P5 and P6
      | company | unissued |
      | PRR     | 100%     |
      | PLE     | 80%      |
      | SRR     | 100%     |
      | B&O     | 90%      |
      | C&O     | 100%     |
      | LV      | 100%     |
      | C&A     | 100%     |
      | N&W     | 100%     |

  @18CH-4-b
  Scenario: Whoever buys into a company first buys the president's certificate
    Given 3 players at the table in phase 2
    And Alice has $600
    When Alice tries to buy 10% of the N&W from the IPO
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the N&W at a par of $80
    Then Alice is president of the N&W with 20%
    When Bob buys 10% of the N&W from the IPO
    Then Bob holds 10% of the N&W
    And the IPO holds 70% of the N&W

  @18CH-4-b
  Scenario: The president's certificate is sold once
    Given 3 players at the table in phase 2
    When Alice buys the president's certificate of the N&W at a par of $80
    And Bob tries to buy the president's certificate of the N&W at a par of $80
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the LV at a par of $80
    Then Bob is president of the LV with 20%
    And Alice is president of the N&W with 20%

  @18CH-4-b @18CH-5-b
  Scenario: The share that comes with P5 opens nothing for other buyers of the B&O
    Given 3 players at the table in phase 2
    And it is Bob's turn to trade
    When Bob tries to buy 10% of the B&O from the IPO
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the B&O at a par of $70
    Then Bob is president of the B&O with 20%
    And Carol holds 10% of the B&O
    When Carol buys 10% of the B&O from the IPO
    Then Carol holds 20% of the B&O
    And Bob is president of the B&O with 20%

  # ----------------------------------------------------------------------------------------------------------- starting

  @18CH-4-c
  Scenario Outline: With its president's certificate sold at a par of <par> a company has started
    Given 3 players at the table in phase 2
    When Alice buys the president's certificate of the N&W at a par of <par>
    Then the N&W has started at a par of <par>
    And the N&W stands at <par> in row <row>
    And Alice is president of the N&W with 20%
    And the N&W has not floated
    And Alice has paid <price>
    And the N&W has $0 in its treasury

    Examples:
      | par | row | price |
      | $70 | 5   | $140  |
      | $80 | 4   | $160  |
      | $95 | 3   | $190  |

  @18CH-4-d
  Scenario Outline: With <before> and then <after> of it sold the LV has only started and takes no turn
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And the N&W owns a 2-train
    And the LV has started at a par of $70
    And Bob is president of the LV with <before>
    And it is Bob's turn to trade
    When Bob buys 10% of the LV from the IPO
    Then Bob is president of the LV with <after>
    And the LV has not floated
    When everybody passes
    Then it is the N&W's turn to lay track
    And no other company is still to operate in this round
    And the LV has $0 in its treasury

    Examples:
      | before | after |
      | 20%    | 30%   |
      | 30%    | 40%   |
      | 40%    | 50%   |

  @18CH-4-m @18CH-4-d
  Scenario: A company that floats operates from the next operating round on
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And the N&W owns a 2-train
    And the LV has started at a par of $70
    And Bob is president of the LV with 50%
    And it is Bob's turn to trade
    When Bob buys 10% of the LV from the IPO
    Then the LV has floated
    When everybody passes
    Then it is the N&W's turn to lay track
    And still to operate in this round is the LV
    When the N&W ends its turn
    Then it is the LV's turn to lay track
    And it is operating round 2.1

  @18CH-4-m @18CH-4-e
  Scenario: Shares are traded long before a company floats
    Given 3 players at the table in phase 2
    And the LV has started at a par of $70
    And Bob is president of the LV with 30%
    And Alice has $500
    And Bob has $500
    When Alice buys 10% of the LV from the IPO
    Then Alice holds 10% of the LV
    And Alice has $430
    When Bob sells 10% of the LV
    Then Bob has $570
    And the pool holds 10% of the LV
    And the LV has not floated

  # ------------------------------------------------------------------------------------------------------------ selling

  @18CH-4-e @18CH-0-e
  Scenario: The share that came with P5 cannot be sold before somebody has started the B&O
    Given 3 players at the table in phase 2
    And Carol has $500
    And it is Carol's turn to trade
    When Carol tries to sell 10% of the B&O
    Then it is refused and nothing has changed
    When Carol passes
    And Alice buys the president's certificate of the B&O at a par of $80
    And Bob passes
    And Carol sells 10% of the B&O
    Then Carol has $580
    And Carol holds 0% of the B&O
    And the pool holds 10% of the B&O

  @18CH-4-f
  Scenario: The president's certificate cannot be sold
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 30%
    And Bob holds 10% of the N&W
    And Alice has $500
    When Alice tries to sell 30% of the N&W
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the N&W
    Then it is refused and nothing has changed
    When Alice sells 10% of the N&W
    Then Alice is president of the N&W with 20%
    And the pool holds 10% of the N&W
    And Alice has $580

  @18CH-4-f
  Scenario: A president with nothing but the president's certificate has nothing to sell
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 20%
    And Bob holds 10% of the N&W
    And Bob has $500
    When Alice tries to sell 20% of the N&W
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the N&W
    Then it is refused and nothing has changed
    When Alice passes
    And Bob sells 10% of the N&W
    Then Bob has $580
    And Alice is president of the N&W with 20%
    And the pool holds 10% of the N&W

  @18CH-4-f @reading:18CH-Q25=a @reading:18CH-Q58=b @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: Among two players two shares do not take over a president's certificate of 30%
    Given a new game of 2 players, the president's certificate of the LV lying under P6
    When the players bid in turn
      | Alice | P2     | $45  |
      | Bob   | P2     | $50  |
      | Alice | P1     | $20  |
      | Alice | passes |      |
      | Bob   | P3     | $50  |
      | Alice | P4     | $80  |
      | Bob   | P5     | $100 |
      | Alice | P6     | $200 |
    And Alice sets the par of the LV at $70
    And Bob buys the president's certificate of the PRR at a par of $80
    And Alice buys 10% of the PRR from the IPO
    And Bob passes
    And Alice buys 10% of the PRR from the IPO
    And Bob tries to sell 30% of the PRR
    Then it is refused and nothing has changed
    When Bob passes
    And Alice sells 10% of the PRR
    Then Alice has received $80
    And Bob is president of the PRR with 30%
    And the pool holds 10% of the PRR

  @18CH-4-f @18CH-8-o @reading:18CH-Q31=a
  Scenario: The president's certificate goes to another player, never into the pool
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 30%
    And Bob holds 20% of the N&W
    And Alice has $500
    When Alice sells 20% of the N&W
    Then Bob is president of the N&W with 20%
    And Bob holds 1 certificate of the N&W
    And Alice holds 10% of the N&W
    And the pool holds 20% of the N&W
    And the pool holds 2 certificates of the N&W
    And Alice has $660

  @18CH-4-g @18CH-9-b
  Scenario Outline: A share with a par of $95 brings <proceeds> when the price is $<price>
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $95
    And Alice is president of the N&W with 40%
    And the N&W stands at $<price> in row <row>
    And Alice has $500
    When Alice sells 10% of the N&W
    Then Alice has <cash>
    And the bank has paid <proceeds>
    And no other player or company has gained or lost money

    Examples:
      | price | row | proceeds | cash |
      | 85    | 3   | $85      | $585 |
      | 95    | 3   | $95      | $595 |
      | 105   | 3   | $105     | $605 |

  @18CH-4-h @18CH-9-b
  Scenario: A sold share goes into the pool, not back to the IPO
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 40%
    And the pool holds 10% of the N&W
    And the IPO holds 50% of the N&W
    When Alice sells 10% of the N&W
    Then the pool holds 20% of the N&W
    And the IPO holds 50% of the N&W
    And Alice is president of the N&W with 30%

  # ------------------------------------------------------------------------------------------------------------- buying

  @18CH-4-i
  Scenario Outline: From the IPO a share costs its par of <par>, also when the price is $<price>
    Given 3 players at the table in phase 2
    And the N&W has started at a par of <par>
    And Alice is president of the N&W with 40%
    And the N&W stands at $<price> in row <row>
    And Bob has $500
    And it is Bob's turn to trade
    # proves 18CH-4-i
    When Bob buys 10% of the N&W from the IPO
    Then Bob has <cash>
    And Bob holds 10% of the N&W
    And the IPO holds 50% of the N&W

    Examples:
      | par | price | row | cash |
      | $70 | 65    | 5   | $430 |
      | $70 | 105   | 4   | $430 |
      | $80 | 80    | 4   | $420 |
      | $95 | 75    | 3   | $405 |

  @18CH-4-j
  Scenario Outline: From the pool a share with a par of $95 costs the price of $<price>
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $95
    And Alice is president of the N&W with 30%
    And the pool holds 20% of the N&W
    And the N&W stands at $<price> in row <row>
    And Bob has $500
    And it is Bob's turn to trade
    # proves 18CH-4-j
    When Bob buys 10% of the N&W from the pool
    Then Bob has <cash>
    And Bob holds 10% of the N&W
    And the pool holds 10% of the N&W
    And the IPO holds 50% of the N&W

    Examples:
      | price | row | cash |
      | 75    | 3   | $425 |
      | 95    | 3   | $405 |
      | 130   | 3   | $370 |

  @18CH-4-k
  Scenario Outline: A share from <pile> is paid to the bank, and the company receives nothing
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 40%
    And the pool holds 20% of the N&W
    And the N&W stands at $105 in row 3
    And the N&W has $100 in its treasury
    And Bob has $500
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from <pile>
    Then Bob has paid <price>
    And the bank has received <price>
    And the N&W has $100 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | pile     | price |
      | the IPO  | $95   |
      | the pool | $105  |

  # ----------------------------------------------------------------------------------------------------------- floating

  @18CH-4-l @18CH-10-a
  Scenario: A company floats with the sixth share from the IPO, not with the fifth
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 30%
    And Bob holds 10% of the N&W
    When Alice buys 10% of the N&W from the IPO
    Then the IPO holds 50% of the N&W
    And the N&W has not floated
    And the N&W has $0 in its treasury
    When Bob buys 10% of the N&W from the IPO
    Then the IPO holds 40% of the N&W
    And the N&W has floated
    And the N&W has $800 in its treasury

  @18CH-4-l @18CH-10-a
  Scenario: Shares that lie in the pool by now count as bought from the IPO
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 20%
    And Bob holds 10% of the N&W
    And the pool holds 20% of the N&W
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from the IPO
    Then the IPO holds 40% of the N&W
    And the pool holds 20% of the N&W
    And the N&W has floated

  @18CH-4-l @18CH-10-a
  Scenario: A share bought from the pool does not help a company to float
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 30%
    And Bob holds 10% of the N&W
    And the pool holds 10% of the N&W
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from the pool
    Then Bob holds 20% of the N&W
    And the N&W has not floated
    When Carol buys 10% of the N&W from the IPO
    Then Carol holds 10% of the N&W
    And the N&W has floated

  @18CH-4-l @18CH-5-c
  Scenario: The president's certificate that came with P6 counts as bought from the IPO
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the N&W at $70
    And Bob buys 10% of the N&W from the IPO
    And Carol buys 10% of the N&W from the IPO
    And Dave buys 10% of the N&W from the IPO
    Then the IPO holds 50% of the N&W
    And the N&W has not floated
    When Erin buys 10% of the N&W from the IPO
    Then the IPO holds 40% of the N&W
    And the N&W has floated
    And the N&W has $700 in its treasury

  @18CH-4-l @18CH-5-b @18CH-5-c
  Scenario: A B&O drawn for P6 floats with three more shares, as P5's share counts too
    Given a new game of 5 players, the president's certificate of the B&O lying under P6
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the B&O at $70
    And Bob buys 10% of the B&O from the IPO
    And Carol buys 10% of the B&O from the IPO
    Then the IPO holds 50% of the B&O
    And the B&O has not floated
    When Dave buys 10% of the B&O from the IPO
    Then the IPO holds 40% of the B&O
    And the B&O has floated
    And the B&O has $700 in its treasury

  @18CH-4-l @18CH-5-b
  Scenario: P5's share counts when the B&O is started in a stock round
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the N&W at $70
    And Bob buys the president's certificate of the B&O at a par of $70
    And Carol buys 10% of the B&O from the IPO
    And Dave buys 10% of the B&O from the IPO
    Then Erin holds 10% of the B&O
    And the B&O has not floated
    When Erin buys 10% of the B&O from the IPO
    Then Erin holds 20% of the B&O
    And the IPO holds 40% of the B&O
    And the B&O has floated
