Feature: The end of the stock round
  When all players have passed one after another the stock round is over. The priority deal goes to the left neighbour
  of the player who was the last to buy or sell; if nobody did, it stays where it is. Then the price of every company
  of which the bank has no share left, neither in the IPO nor in the pool, rises by one cell. Operating rounds follow.

  # ------------------------------------------------------------------------------------------ the round is over

  # 11-a says again what 7-d says.
  @18CH-11-a @18CH-7-d @18CH-11-e
  Scenario: After the last pass an operating round begins
    Given 3 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And it is Alice's turn to trade
    When Alice passes
    And Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    When Carol passes
    Then it is operating round 2.1
    And it is the PRR's turn to lay track
    When the PRR ends its turn
    And the PRR ends its turn
    Then it is stock round 3
    When Alice passes
    And Bob buys 10% of the PRR from the IPO
    Then Bob has paid $80

  @18CH-11-a @18CH-7-d @18CH-11-e
  Scenario Outline: Of <count> players the last has to pass as well
    Given <count> players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And <passed> have passed
    And it is <last>'s turn to trade
    When <last> buys 10% of the PRR from the IPO
    And Alice passes
    Then it is stock round 2
    When Bob passes
    Then it is stock round 2
    When everybody passes
    Then it is operating round 2.1

    Examples:
      | count | passed                           | last  |
      | 4     | Alice, Bob and Carol             | Dave  |
      | 5     | Alice, Bob, Carol and Dave       | Erin  |
      | 6     | Alice, Bob, Carol, Dave and Erin | Frank |

  @18CH-11-e
  Scenario: All operating rounds of the set are played before the next stock round
    Given 3 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the PRR owns a 3-train
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1 of 2
    When the PRR ends its turn
    Then it is operating round 2.2
    When the PRR ends its turn
    Then it is stock round 3

  # --------------------------------------------------------------------------------------- the priority deal

  @18CH-11-b
  Scenario Outline: When <last> was the last to buy, <left> holds the priority deal
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And <owner> holds the priority deal
    And it is <last>'s turn to trade
    When <last> buys the president's certificate of the LV at a par of $70
    Then <last> is president of the LV with 20%
    And <last> has paid $140
    And <owner> holds the priority deal
    When everybody passes
    Then it is operating round 2.1
    And <left> holds the priority deal

    Examples:
      | owner | last  | left  |
      | Bob   | Alice | Bob   |
      | Alice | Bob   | Carol |
      | Alice | Carol | Dave  |
      | Carol | Dave  | Alice |

  @18CH-11-b
  Scenario: A sale counts as well as a purchase
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 50%
    And Carol holds 20% of the PRR
    And it is Bob's turn to trade
    When Bob buys 10% of the PRR from the IPO
    And Carol sells 10% of the PRR
    And Carol passes
    And everybody passes
    Then it is operating round 2.1
    And Dave holds the priority deal

  @18CH-11-b
  Scenario: The last to trade counts, not the first
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 50%
    And Bob holds 10% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    And Bob buys 10% of the PRR from the IPO
    And Carol passes
    And Dave passes
    And Alice passes
    And Bob passes
    Then it is operating round 2.1
    And Carol holds the priority deal

  @18CH-11-b
  Scenario: The holder of the priority deal keeps it when nobody has bought or sold
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the PRR owns a 3-train
    And Carol holds the priority deal
    And it is Carol's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And Carol holds the priority deal
    When the PRR ends its turn
    And the PRR ends its turn
    Then it is stock round 3
    And it is Carol's turn to trade
    When Carol buys 10% of the PRR from the IPO
    Then Carol has paid $80
    And Carol holds the priority deal

  @18CH-11-b
  Scenario: Whoever has the priority deal opens the next stock round
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the PRR owns a 3-train
    And it is Bob's turn to trade
    When Bob buys 10% of the PRR from the IPO
    And everybody passes
    And the PRR ends its turn
    And the PRR ends its turn
    Then it is stock round 3
    And Carol holds the priority deal
    And it is Carol's turn to trade

  # -------------------------------------------------------------------------------------- companies sold out

  @18CH-11-c
  Scenario: The price of a company rises when all ten shares are with the players
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And Bob holds 30% of the PRR
    And it is Carol's turn to trade
    When Carol buys 10% of the PRR from the IPO
    Then the PRR stands at $80 in row 4
    When everybody passes
    Then it is operating round 2.1
    And the PRR stands at $85 in row 3
    And the PRR has started at a par of $80

  @18CH-11-c
  Scenario Outline: No price rises while <percent> of the company lies in <pile>
    Given 4 players at the table in phase 3
    And the PRR, the LV and the C&A are in operation at a par of $80
    And Alice is president of the PRR with 60%
    And Bob holds 40% of the PRR
    And Alice is president of the LV with 60%
    And Bob holds <lv> of the LV
    And the pool holds <pool> of the LV
    And Carol is president of the C&A with 60%
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And the PRR stands at $85 in row 3
    And the LV stands at $80 in row 4
    And the C&A stands at $80 in row 4, under the LV

    Examples:
      | pile     | percent | lv  | pool |
      | the pool | 10%     | 30% | 10%  |
      | the pool | 40%     | 0%  | 40%  |
      | the IPO  | 10%     | 30% | 0%   |
      | the IPO  | 40%     | 0%  | 0%   |

  @18CH-11-c
  Scenario: The rise is one cell, whatever has happened in the round
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 50%
    And Bob holds 40% of the PRR
    And Carol holds 10% of the PRR
    And it is Bob's turn to trade
    When Bob sells 20% of the PRR
    And Bob passes
    And Carol buys 10% of the PRR from the pool
    And Dave buys 10% of the PRR from the pool
    Then the PRR stands at $70 in row 6
    When everybody passes
    Then the PRR stands at $75 in row 5
    And it is operating round 2.1

  @18CH-11-c
  Scenario: A company rises again at the end of every stock round in which it is sold out
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And Bob holds 40% of the PRR
    And the PRR owns a 3-train
    And it is Alice's turn to trade
    When everybody passes
    Then the PRR stands at $85 in row 3
    When the PRR ends its turn
    Then the PRR stands at $80 in row 3
    When the PRR ends its turn
    Then it is stock round 3
    And the PRR stands at $75 in row 3
    When everybody passes
    Then it is operating round 3.1
    And the PRR stands at $80 in row 2

  @18CH-11-c
  Scenario Outline: A company sold out rises from $<price> in row <row> to $<rises to> in row <next row>
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And the PRR stands at $<price> in row <row>
    And Alice is president of the PRR with 60%
    And Bob holds 40% of the PRR
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And the PRR stands at $<rises to> in row <next row>

    Examples:
      | price | row | rises to | next row |
      | 40    | 8   | 50       | 7        |
      | 50    | 8   | 60       | 7        |
      | 65    | 7   | 70       | 6        |
      | 55    | 6   | 60       | 5        |
      | 105   | 5   | 115      | 4        |
      | 145   | 4   | 160      | 3        |
      | 200   | 3   | 225      | 2        |
      | 75    | 2   | 80       | 1        |

  # The cells of the top row as section 8 names those of the other rows.
  @18CH-11-c @18CH-8-i
  Scenario Outline: Above $<price> in row 2 of the chart lies $<above>
    Given 4 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And the PRR stands at $<price> in row 2
    And Alice is president of the PRR with 60%
    And Bob holds 40% of the PRR
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And the PRR stands at $<above> in row 1

    Examples:
      | price | above |
      | 75    | 80    |
      | 80    | 85    |
      | 85    | 90    |
      | 90    | 100   |
      | 100   | 110   |
      | 110   | 125   |
      | 125   | 140   |
      | 140   | 160   |
      | 160   | 180   |
      | 180   | 200   |
      | 200   | 225   |
      | 225   | 250   |
      | 250   | 275   |
      | 275   | 300   |
      | 300   | 325   |
      | 325   | 350   |
      | 350   | 375   |

  @18CH-11-c @18CH-11-e
  Scenario: The prices rise before the operating round, and the order of operation follows them
    Given 4 players at the table in phase 3
    And the PRR and the LV are in operation at a par of $80
    And the PRR stands at $80 in row 4
    And the LV stands at $80 in row 4, under the PRR
    And Alice is president of the PRR with 60%
    And Alice is president of the LV with 60%
    And Bob holds 40% of the LV
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And the LV stands at $85 in row 3
    And it is the LV's turn to lay track
    And still to operate in this round is the PRR

  @18CH-11-c @18CH-8-m @reading:18CH-Q71=a
  Scenario: Companies that rise into the same cell keep their order, under those already there
    Given 4 players at the table in phase 3
    And the PRR, the LV and the C&A are in operation at a par of $80
    And the C&A stands at $85 in row 3
    And the LV stands at $80 in row 4
    And the PRR stands at $80 in row 4, under the LV
    And the C&A has $100 in its treasury
    And the shares are held thus
      | PRR | president Alice 60% | Bob 40%   |
      | LV  | president Bob 60%   | Alice 40% |
      | C&A | president Carol 60% |           |
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And the cell of $85 in row 3 holds, from the top, the C&A, the LV and the PRR
    And still to operate in this round are the LV and the PRR, in this order

  @18CH-11-c @18CH-8-m @reading:18CH-Q71=b
  Scenario: Companies that rise into the same cell do so as they are listed in the box, the PRR before the LV
    Given 4 players at the table in phase 3
    And the PRR, the LV and the C&A are in operation at a par of $80
    And the C&A stands at $85 in row 3
    And the C&A has $500 in its treasury
    And the LV stands at $80 in row 4
    And the PRR stands at $80 in row 4, under the LV
    And the shares are held thus
      | PRR | president Alice 60% | Bob 40%   |
      | LV  | president Bob 60%   | Alice 40% |
      | C&A | president Carol 60% |           |
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And the cell of $85 in row 3 holds, from the top, the C&A, the PRR and the LV

  @18CH-11-c @reading:18CH-Q33=a
  Scenario Outline: In the top row a company sold out stays at $<price>
    Given 4 players at the table in phase 3
    And the PRR and the LV are in operation at a par of $80
    And the PRR stands at $<price> in row 1
    And the shares are held thus
      | PRR | president Alice 60% | Bob 40%   |
      | LV  | president Bob 60%   | Alice 40% |
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And the PRR stands at $<price> in row 1
    And the LV stands at $85 in row 3

    Examples:
      | price |
      | 80    |
      | 160   |
      | 375   |

  @18CH-11-c @reading:18CH-Q33=b
  Scenario Outline: In the top row a company sold out moves to the right, from $<price> to $<moves to>
    Given 4 players at the table in phase 3
    And the PRR and the LV are in operation at a par of $80
    And the PRR stands at $<price> in row 1
    And the shares are held thus
      | PRR | president Alice 60% | Bob 40%   |
      | LV  | president Bob 60%   | Alice 40% |
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And the PRR stands at $<moves to> in row 1
    And the LV stands at $85 in row 3

    Examples:
      | price | moves to |
      | 80    | 85       |
      | 160   | 180      |
      | 350   | 375      |
      | 375   | 375      |

  # ---------------------------------------------------------------------------------------- the game for two

  @18CH-0-b @18CH-8-e @reading:18CH-Q58=a
  Scenario: Two players have the same certificates as more players
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
    Then it is stock round 1
    And Alice is president of the LV with 20%
    When Bob buys the president's certificate of the PRR at a par of $80
    Then Bob has paid $160
    And Bob is president of the PRR with 20%
    And the IPO holds 80% of the PRR
    And the IPO holds 8 certificates of the PRR

  @18CH-10-a @18CH-0-b @reading:18CH-Q58=a
  Scenario: Among two players too the unsold shares of a floated company stay in the IPO
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
    And Bob buys 10% of the PRR from the IPO
    And Alice buys 10% of the PRR from the IPO
    Then the PRR has not floated
    When Bob buys 10% of the PRR from the IPO
    Then the PRR has floated
    And the PRR has $800 in its treasury
    And the IPO holds 40% of the PRR
    And the pool holds 0% of the PRR

  @18CH-4-j @reading:18CH-Q58=a
  Scenario: Among two players too a share bought from the pool takes no other out of the game
    Given 2 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Bob is president of the PRR with 40%
    And the pool holds 30% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the pool
    Then Alice has paid $80
    And Alice holds 10% of the PRR
    And the pool holds 20% of the PRR
    And the IPO holds 30% of the PRR

  @18CH-0-b @18CH-8-e @reading:18CH-Q58=b @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: Among two players a president's certificate is 30%, but 20% of the company under P6
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
    Then it is stock round 1
    And Alice is president of the LV with 20%
    And the IPO holds 80% of the LV
    When Bob buys the president's certificate of the PRR at a par of $80
    Then Bob has paid $240
    And Bob is president of the PRR with 30%
    And Bob holds 1 certificate of the PRR
    And the IPO holds 70% of the PRR
    And the IPO holds 7 certificates of the PRR

  @18CH-10-a @reading:18CH-Q58=b @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: Among two players the unsold shares of a company that floats go into the pool
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
    And Bob buys 10% of the PRR from the IPO
    Then the PRR has not floated
    And the pool holds 0% of the PRR
    When Alice buys 10% of the PRR from the IPO
    Then the PRR has floated
    And the PRR has $800 in its treasury
    And the IPO holds 0% of the PRR
    And the pool holds 40% of the PRR
    And the PRR stands at $80 in row 4

  @18CH-4-j @18CH-8-l @reading:18CH-Q58=b
  Scenario: Among two players each share bought from the pool takes another one out of the game
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
    And Bob buys 10% of the PRR from the IPO
    And Alice buys 10% of the PRR from the IPO
    Then the pool holds 40% of the PRR
    When Bob buys 10% of the PRR from the pool
    Then Bob has paid $80
    And Bob is president of the PRR with 50%
    And the pool holds 20% of the PRR
    And the IPO holds 0% of the PRR
    When Alice buys 10% of the PRR from the pool
    Then Alice has paid $80
    And Alice holds 30% of the PRR
    And the pool holds 0% of the PRR
    And the PRR stands at $80 in row 4

  @18CH-4-j @18CH-8-l @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: Among two players a share bought from the pool takes another one out of the game, unless the president buys
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
    And Bob buys 10% of the PRR from the IPO
    And Alice buys 10% of the PRR from the IPO
    Then the pool holds 40% of the PRR
    When Bob buys 10% of the PRR from the pool
    Then Bob has paid $80
    And Bob is president of the PRR with 50%
    And the pool holds 30% of the PRR
    And the IPO holds 0% of the PRR
    When Alice buys 10% of the PRR from the pool
    Then Alice has paid $80
    And Alice holds 30% of the PRR
    And the pool holds 10% of the PRR
    And the PRR stands at $80 in row 4

  @18CH-4-j @18CH-8-b @reading:18CH-Q58=c
  Scenario: Among two players whoever is not the president buys the only share in the pool as well
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
    And Bob buys 10% of the PRR from the IPO
    And Alice buys 10% of the PRR from the IPO
    Then the pool holds 40% of the PRR
    When Bob buys 10% of the PRR from the pool
    Then Bob has paid $80
    And Bob is president of the PRR with 50%
    And the pool holds 30% of the PRR
    And the IPO holds 0% of the PRR
    When Alice buys 10% of the PRR from the pool
    Then Alice has paid $80
    And Alice holds 30% of the PRR
    And the pool holds 10% of the PRR
    When Bob passes
    And Alice buys 10% of the PRR from the pool
    Then Alice has paid $80
    And Alice holds 40% of the PRR
    And the pool holds 0% of the PRR
    And it is Bob's turn to trade

  @18CH-4-j @18CH-8-b @reading:18CH-Q58=d
  Scenario: Among two players the only share in the pool leaves the game before another than the president has it
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
    And Bob buys 10% of the PRR from the IPO
    And Alice buys 10% of the PRR from the IPO
    Then the pool holds 40% of the PRR
    When Bob buys 10% of the PRR from the pool
    Then Bob has paid $80
    And Bob is president of the PRR with 50%
    And the pool holds 30% of the PRR
    And the IPO holds 0% of the PRR
    When Alice buys 10% of the PRR from the pool
    Then Alice has paid $80
    And Alice holds 30% of the PRR
    And the pool holds 10% of the PRR
    When Bob passes
    And Alice buys 10% of the PRR from the pool
    Then Alice has paid $0
    And Alice holds 30% of the PRR
    And the pool holds 0% of the PRR
    And it is Bob's turn to trade

  @18CH-8-b @reading:18CH-Q58=b @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: Among two players a share bought from the IPO takes none out of the pool
    Given 2 players at the table in phase 3
    And the PRR has started at a par of $80
    And the shares are held thus
      | PRR | president Alice 30% | pool 10% |
    And Bob has $300
    And it is Bob's turn to trade
    When Bob buys 10% of the PRR from the IPO
    Then Bob has paid $80
    And Bob holds 10% of the PRR
    And the pool holds 10% of the PRR
    And the IPO holds 50% of the PRR

  @18CH-11-c @reading:18CH-Q58=b @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: Among two players a company is sold out when neither IPO nor pool has a share, though some have left the game
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
    And Bob buys 10% of the PRR from the IPO
    And Alice buys 10% of the PRR from the IPO
    And Bob passes
    And Alice buys 10% of the PRR from the pool
    And Bob passes
    And Alice buys 10% of the PRR from the pool
    Then Alice holds 40% of the PRR
    And the pool holds 0% of the PRR
    And the PRR stands at $80 in row 4
    When everybody passes
    Then the PRR stands at $85 in row 3
