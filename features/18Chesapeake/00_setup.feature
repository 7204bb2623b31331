Feature: Setting up
  Six private companies, numbered P1 to P6, lie beside the board, and nobody owns them yet. Eight public companies have
  nine certificates each: the president's certificate, which counts as two shares, and eight single shares. They are
  waiting to be bought (the IPO), but for two of them: a share of the B&O lies under P5, and the president's
  certificate of a company that is drawn lies under P6.

  The bank has $8,000 and pays the players $2,400 of it, to each the same. Seven 2-trains are ready to be sold at $80;
  the better trains wait until the earlier ones are gone. The map shows its printed track only. Players sit in the
  order of the cards they have drawn, and whoever drew the first card holds the priority deal.

  # --------------------------------------------------------------------------------------------- private companies

  @18CH-0-a @18CH-0-d
  Scenario: There are six private companies, and nobody owns them yet
    Given a new game of 5 players
    Then P1, P2, P3, P4, P5 and P6 are still unsold
    When the players buy P1, P2, P3, P4 and P5 in turn, each at its price
    Then P6 is still unsold
    And Alice owns P1
    And Bob owns P2
    And Carol owns P3
    And Dave owns P4
    And Erin owns P5

  @18CH-0-d @18CH-29-c
  Scenario: A private company is one certificate and is sold once
    Given a new game of 5 players
    When Alice buys P1 for $20
    Then Alice owns P1
    And P2, P3, P4, P5 and P6 are still unsold
    When Bob tries to buy P1 for $20
    Then it is refused and nothing has changed
    When Bob buys P2 for $40
    Then Bob owns P2
    And Alice owns P1
    And P3, P4, P5 and P6 are still unsold

  # ---------------------------------------------------------------------------------------------- public companies

  @18CH-0-a @18CH-0-f
  Scenario Outline: The <company> is one of the eight companies that can be drawn for P6
    Given a new game of 5 players, the president's certificate of the <company> lying under P6
    Then the public companies are the PRR, the PLE, the SRR, the B&O, the C&O, the LV, the C&A and the N&W
    And the president's certificate of the <company> lies under P6
    And P6 holds 1 certificate
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the <company> at $70
    Then Alice is president of the <company> with 20%
    And the IPO holds <still unsold> of the <company>

    Examples: two shares of the B&O are gone if it is drawn, and a third with P5
      | company | still unsold |
      | PRR     | 80%          |
      | PLE     | 80%          |
      | SRR     | 80%          |
      | B&O     | 70%          |
      | C&O     | 80%          |
      | LV      | 80%          |
      | C&A     | 80%          |
      | N&W     | 80%          |

  @18CH-0-b @18CH-3-l
  Scenario Outline: The <company> has nine certificates for ten shares
    Given a new game of 5 players, the president's certificate of the <drawn> lying under P6
    Then the IPO holds 9 certificates of the <company>
    And the IPO holds 100% of the <company>
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the <drawn> at $80
    And Bob buys the president's certificate of the <company> at a par of $70
    Then Bob has paid $140
    And Bob holds 1 certificate of the <company>
    And Bob is president of the <company> with 20%
    And the IPO holds 8 certificates of the <company>
    And the IPO holds 80% of the <company>
    When Carol buys 10% of the <company> from the IPO
    Then Carol has paid $70
    And the IPO holds 7 certificates of the <company>
    And the IPO holds 70% of the <company>

    Examples:
      | company | drawn |
      | PRR     | N&W   |
      | PLE     | N&W   |
      | SRR     | N&W   |
      | C&O     | N&W   |
      | LV      | N&W   |
      | C&A     | N&W   |
      | N&W     | PRR   |

  @18CH-0-c
  Scenario: All certificates are unissued but the two under P5 and P6
    Given a new game of 5 players, the president's certificate of the LV lying under P6
    When Alice buys P1 for $20
    Then the IPO holds 70 certificates
    And P5 holds 1 certificate of the B&O
    And P6 holds 1 certificate of the LV
    And the pool holds no certificates
    And Alice holds no certificates
    And Alice owns P1
    When Bob buys P2 for $40
    Then Bob owns P2
    And Bob holds no certificates
    And the IPO holds 70 certificates

  @18CH-0-c @18CH-4-b
  Scenario: The president's certificate lies on top of its company's certificates
    Given a new game of 5 players, the president's certificate of the LV lying under P6
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the LV at $70
    And Bob tries to buy 10% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the PRR at a par of $70
    Then Bob is president of the PRR with 20%
    When Carol buys 10% of the PRR from the IPO
    Then Carol holds 10% of the PRR
    And the IPO holds 70% of the PRR

  @18CH-0-e
  Scenario: A share of the B&O lies under P5 and goes with it
    Given a new game of 5 players, the president's certificate of the LV lying under P6
    Then P5 holds 10% of the B&O
    And P5 holds 1 certificate
    And the IPO holds 90% of the B&O
    And the president's certificate of the B&O lies in the IPO
    When the players buy P1, P2, P3, P4 and P5 in turn, each at its price
    Then Erin has paid $100
    And Erin holds 10% of the B&O
    And P5 holds no certificates
    And the IPO holds 90% of the B&O
    And the B&O has not started

  @18CH-0-e @18CH-0-f
  Scenario: If the B&O is drawn three of its ten shares lie under private companies
    Given a new game of 5 players, the president's certificate of the B&O lying under P6
    Then P5 holds 10% of the B&O
    And P6 holds 20% of the B&O
    And the IPO holds 70% of the B&O
    And the IPO holds 7 certificates of the B&O
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the B&O at $70
    Then Alice is president of the B&O with 20%
    And Erin holds 10% of the B&O
    And the IPO holds 70% of the B&O

  # -------------------------------------------------------------------------------------------------------- trains

  @18CH-0-g @18CH-0-h @18CH-23-l @18CH-23-n
  Scenario: The first train that can be had is a 2-train for $80
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    Then the bank has 7 2-trains left
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the N&W at $70
    And Bob buys 10% of the N&W from the IPO
    And Carol buys 10% of the N&W from the IPO
    And Dave buys 10% of the N&W from the IPO
    And Erin buys 10% of the N&W from the IPO
    And everybody passes
    Then the N&W has $700 in its treasury
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W tries to buy a 2-train from the bank for $79
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the bank for $80
    Then the N&W owns a 2-train
    And the N&W has $620 in its treasury
    And the bank has 6 2-trains left
    And the next train of the bank is a 2-train

  @18CH-0-g @18CH-31-e
  Scenario: After seven 2-trains the 3-trains come
    Given a new game of 5 players
    When Alice buys P1 for $20
    And everybody passes
    Then the bank has 6 2-trains left
    When everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    Then the bank has 1 2-train left
    And the next train of the bank is a 2-train
    When everybody passes
    Then the bank has 0 2-trains left
    And the next train of the bank is a 3-train
    And the bank has 6 3-trains left

  @18CH-0-h @18CH-23-l
  Scenario: A 3-train can be bought when the last 2-train is gone
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W has $300 in its treasury
    And the bank has 1 2-train left
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the bank for $80
    And the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 2-train and a 3-train
    And the N&W has $40 in its treasury
    And the bank has 5 3-trains left

  # --------------------------------------------------------------------------------------------------------- tiles

  @18CH-0-i
  Scenario: At first the map shows its printed track only, and all tiles are in the supply
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    Then no tiles lie on the map
    And 7 of #57 are left
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the N&W at $70
    And Bob buys 10% of the N&W from the IPO
    And Carol buys 10% of the N&W from the IPO
    And Dave buys 10% of the N&W from the IPO
    And Erin buys 10% of the N&W from the IPO
    And everybody passes
    Then no tiles lie on the map
    When the N&W lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE
    And one tile lies on the map
    And 6 of #57 are left

  # --------------------------------------------------------------------------------------------------------- money

  @18CH-0-k @18CH-0-l @18CH-0-m
  Scenario Outline: Of the bank's $8,000 each of <players> players receives <cash>
    Given a new game of <players> players
    # proves 18CH-0-l 18CH-0-m
    Then Alice has <cash>
    And <last player> has <cash>
    # proves 18CH-0-k
    And the bank has $5,600
    When Alice buys P1 for $20
    Then Alice has <after buying P1>
    And the bank has $5,620
    And <last player> has <cash>
    And no other player or company has gained or lost money

    Examples:
      | players | cash   | last player | after buying P1 |
      | 2       | $1,200 | Bob         | $1,180          |
      | 3       | $800   | Carol       | $780            |
      | 4       | $600   | Dave        | $580            |
      | 5       | $480   | Erin        | $460            |
      | 6       | $400   | Frank       | $380            |

  @18CH-0-k
  Scenario: Whatever is bought, all money together stays $8,000
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob buys P2 for $40
    And Carol bids $85 on P4
    Then Alice has $780
    And Bob has $760
    And Carol has $800
    And the bank has $5,660
    When Alice buys P3 for $50
    Then Alice has $730
    And Carol has $715
    And Bob has $760
    And the bank has $5,795

  # --------------------------------------------------------------------------------------------------------- seats

  @18CH-0-n @18CH-0-o
  Scenario: Players sit, and play, in the order of their cards
    Given a new game of 4 players
    Then the players sit in the order Alice, Bob, Carol and Dave
    And Alice holds the priority deal
    When Alice buys P1 for $20
    Then it is Bob's turn to bid
    When Bob buys P2 for $40
    Then it is Carol's turn to bid
    When Carol buys P3 for $50
    Then it is Dave's turn to bid
    When Dave buys P4 for $80
    Then it is Alice's turn to bid
    And Dave owns P4

  @18CH-0-o @18CH-5-f
  Scenario Outline: Whoever drew the first card begins, not <other>
    Given a new game of 4 players
    When <other> tries to buy P1 for $20
    Then it is refused and nothing has changed
    When Alice buys P1 for $20
    Then Alice owns P1
    And Alice has $580
    And Alice holds the priority deal

    Examples:
      | other |
      | Bob   |
      | Carol |
      | Dave  |

  # --------------------------------------------------------------------------------------------------- two players

  @18CH-0-b @reading:18CH-Q58=a
  Scenario: Two players use the same certificates as more of them
    Given a new game of 2 players, the president's certificate of the LV lying under P6
    When the players buy P1, P2, P3 and P4 in turn, each at its price
    And Alice bids $205 on P6
    And Bob bids $210 on P6
    And Alice buys P5 for $100
    And Alice passes
    Then Bob owns P2, P4 and P6
    When Bob sets the par of the LV at $70
    Then it is Bob's turn to trade
    When Bob buys the president's certificate of the N&W at a par of $70
    Then Bob has paid $140
    And Bob is president of the N&W with 20%
    And the IPO holds 8 certificates of the N&W
    And the IPO holds 80% of the N&W

  @18CH-0-b @reading:18CH-Q58=b @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: Two players use president's certificates of 30%, but for the company that is drawn
    Given a new game of 2 players, the president's certificate of the LV lying under P6
    When the players buy P1, P2, P3 and P4 in turn, each at its price
    And Alice bids $205 on P6
    And Bob bids $210 on P6
    And Alice buys P5 for $100
    And Alice passes
    Then Bob owns P2, P4 and P6
    When Bob sets the par of the LV at $70
    Then Bob is president of the LV with 20%
    And it is Bob's turn to trade
    When Bob buys the president's certificate of the N&W at a par of $70
    Then Bob has paid $210
    And Bob is president of the N&W with 30%
    And the IPO holds 7 certificates of the N&W
    And the IPO holds 70% of the N&W

  @18CH-0-b @reading:18CH-Q58=b @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: With two players the unsold shares of a company that floats go into the pool
    Given a new game of 2 players, the president's certificate of the LV lying under P6
    When the players buy P1, P2, P3 and P4 in turn, each at its price
    And Alice bids $205 on P6
    And Bob bids $210 on P6
    And Alice buys P5 for $100
    And Alice passes
    And Bob sets the par of the LV at $70
    And Bob buys the president's certificate of the N&W at a par of $70
    And Alice buys 10% of the N&W from the IPO
    And Bob buys 10% of the N&W from the IPO
    Then the N&W has not floated
    And the pool holds 0% of the N&W
    When Alice buys 10% of the N&W from the IPO
    Then the N&W has floated
    And the IPO holds 0% of the N&W
    And the pool holds 40% of the N&W

  @18CH-0-b @reading:18CH-Q58=b @reading:18CH-Q58=c @reading:18CH-Q58=d
  Scenario: With two players the unsold shares of the second company that floats go into the pool as well
    Given a new game of 2 players, the president's certificate of the LV lying under P6
    When the players buy P1, P2, P3 and P4 in turn, each at its price
    And Alice bids $205 on P6
    And Bob bids $210 on P6
    And Alice buys P5 for $100
    And Alice passes
    And Bob sets the par of the LV at $70
    And Bob buys the president's certificate of the N&W at a par of $70
    And Alice buys 10% of the N&W from the IPO
    And Bob buys 10% of the N&W from the IPO
    And Alice buys 10% of the N&W from the IPO
    Then the N&W has floated
    And the pool holds 40% of the N&W
    When Bob buys 10% of the LV from the IPO
    And Alice buys 10% of the LV from the IPO
    And Bob buys 10% of the LV from the IPO
    Then the pool holds 0% of the LV
    When Alice buys 10% of the LV from the IPO
    Then the LV has floated
    And the IPO holds 0% of the LV
    And the pool holds 40% of the LV

  # -------------------------------------------------------------------- the share under P5 if nobody starts the B&O

  @18CH-0-e @18CH-28-a @reading:18CH-Q57=a
  Scenario: The share that came with P5 is worth nothing if the B&O never starts
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 2-train
    And Carol owns P1, P2, P3, P4, P5 and P6
    And Carol has $800
    And the bank has $0 left, Alice holding the rest of its money
    And the bank has broken, the game ending after operating round 2.1
    And it is the N&W's turn to lay track
    When the N&W ends its turn
    Then the game is over, because the bank has broken
    And Carol holds 10% of the B&O
    And Carol is worth $1,290 in the end

  @18CH-0-e @18CH-28-a @reading:18CH-Q57=b
  Scenario: The share that came with P5 is worth $70 if the B&O never starts
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 2-train
    And Carol owns P1, P2, P3, P4, P5 and P6
    And Carol has $800
    And the bank has $0 left, Alice holding the rest of its money
    And the bank has broken, the game ending after operating round 2.1
    And it is the N&W's turn to lay track
    When the N&W ends its turn
    Then the game is over, because the bank has broken
    And Carol holds 10% of the B&O
    And Carol is worth $1,360 in the end
