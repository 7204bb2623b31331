Feature: What each phase brings
  The first train of a new rank that leaves the bank begins a phase, at once and for everybody: when it is bought, or
  when it is exported. A phase says which colours of tiles may be laid, how many operating rounds follow a stock round,
  which of the four numbers of a red area counts, and how many trains a company may own. Phase 3 lets companies buy
  private companies, phase 5 takes these out of the game. Phase 4 scraps the 2-trains, phase 6 the 3-trains, phase D
  the 4-trains.

  Background: the PRR runs to Ohio, the N&W to the coal fields, the C&O to Norfolk
    Given 3 players at the table in phase 2
    And #57 lies on F2, joining NW and SE
    And #57 lies on C5, joining SW and NE
    And #9 lies on B6, joining SW and NE
    And #57 lies on C13, joining SW and NE
    And #57 lies on G13, joining NW and SE
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $1,000 in its treasury
    And the PRR is in operation at a par of $80
    And Carol is president of the PRR with 60%
    And the PRR has a token in C5
    And the PRR has $500 in its treasury
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the C&O has $500 in its treasury

  # ------------------------------------------------------------------------------------------------------ phase 2

  @18CH-26-a @18CH-12-b @18CH-2-d
  Scenario: In phase 2 yellow tiles are laid, and no green ones
    Given it is the N&W's turn to lay track
    When the N&W tries to lay #15 on C13, joining SW, NW, N and NE
    Then it is refused and nothing has changed
    When the N&W lays #57 on D12, joining SW and NE
    Then #57 lies on D12, joining SW and NE
    And #57 lies on C13, joining SW and NE

  @18CH-26-b @18CH-12-a @18CH-2-e
  Scenario: In phase 2 there is one operating round, then a stock round
    Given the N&W owns a 2-train
    And the PRR owns a 2-train
    And the C&O owns a 2-train
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is operating round 2.1 of 1
    When the N&W runs
      | 2-train | C13 B14 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    And the PRR runs
      | 2-train | C5 B6 A7 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the C&O runs
      | 2-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    Then it is stock round 3

  @18CH-26-c @18CH-19-a
  Scenario Outline: In phase 2 no track is laid on <blocked>, which a private company blocks
    Given the SRR is in operation at a par of $70
    And Carol is president of the SRR with 60%
    And the SRR has $500 in its treasury
    And #57 lies on <city>, <city lie>
    And #57 lies on D12, joining SW and NE
    And the <company> has tokens in <tokens>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <blocked>, <lie>
    Then it is refused and nothing has changed
    When the <company> lays #4 on E11, joining SW and NE
    Then #4 lies on E11, joining SW and NE
    And no tile lies on <blocked>

    Examples:
      | company | tokens     | city | city lie          | blocked | tile | lie               |
      | PRR     | D12 and E3 | E3   | joining NW and SE | D2      | #57  | joining NE and SW |
      | PRR     | D12 and E3 | E3   | joining NW and SE | F4      | #9   | joining NW and SE |
      | SRR     | D12        | H4   | joining N and S   | H2      | #8   | joining NW and S  |
      | SRR     | D12        | H4   | joining NE and SW | I3      | #9   | joining NE and SW |
      | SRR     | D12        | H4   | joining NE and SW | G5      | #9   | joining NE and SW |

  @18CH-26-d @18CH-21-n
  Scenario Outline: In phase 2 a red area counts its first number: the <company> earns <revenue>
    Given the <company> owns a 2-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 2-train | <route> |
    Then it is the <company>'s turn to distribute <revenue>

    Examples:
      | company | route    | revenue |
      | PRR     | C5 B6 A7 | $60     |
      | N&W     | C13 B14  | $60     |
      | C&O     | G13 H14  | $50     |

  @18CH-26-e @18CH-23-d @18CH-12-d @18CH-23-n
  Scenario: In phase 2 a company may own four trains
    Given the N&W owns three 2-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 2-train from the bank for $80
    Then the N&W owns four 2-trains
    When the N&W tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed

  # ---------------------------------------------------------------------------------------------- phase 3 begins

  @18CH-26-f @18CH-23-l
  Scenario: A 3-train can be bought when all seven 2-trains have been bought
    Given the bank has one 2-train left
    And the N&W owns two 2-trains
    And the PRR owns two 2-trains
    And the C&O owns two 2-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the bank for $80
    And the N&W buys a 3-train from the bank for $180
    Then the N&W owns three 2-trains and a 3-train
    And the N&W has $740 in its treasury

  @18CH-26-f @18CH-25-b
  Scenario: 2-trains that were exported are gone as well
    Given the C&O owns a 2-train
    And the bank has one 2-train left
    And it is the C&O's turn to buy trains
    When the C&O ends its turn
    Then 6 2-trains have left the game
    And it is stock round 3
    When everybody passes
    And the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the N&W has $820 in its treasury
    And it is phase 3

  @18CH-26-g @18CH-23-y
  Scenario: Phase 3 begins when the first 3-train is bought, not with the last 2-train
    Given the bank has one 2-train left
    And the C&O owns a 2-train
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 2-train from the bank for $80
    Then the bank has no 2-trains left
    And it is phase 2
    When the N&W buys a 3-train from the bank for $180
    Then it is phase 3

  # ------------------------------------------------------------------------------------------------------ phase 3

  @18CH-26-h @18CH-26-g @18CH-2-d
  Scenario: The next company after the first 3-train may lay green tiles
    Given the bank has no 2-trains left
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 3-train from the bank for $180
    And the N&W ends its turn
    And the PRR lays #15 on C5, joining SW, NW, N and NE
    Then #15 lies on C5, joining SW, NW, N and NE

  @18CH-26-h @18CH-2-d
  Scenario: In phase 3 green tiles are laid, and no brown ones
    Given it is phase 3
    And #15 lies on D12, joining SW, NW, N and NE
    And it is the N&W's turn to lay track
    When the N&W tries to lay #611 on D12, joining SW, NW, N, NE and SE
    Then it is refused and nothing has changed
    When the N&W lays #15 on C13, joining SW, NW, N and NE
    Then #15 lies on C13, joining SW, NW, N and NE
    And #15 lies on D12, joining SW, NW, N and NE

  @18CH-26-h
  Scenario: Yellow tiles are laid in phase 3 as well
    Given it is phase 3
    And it is the N&W's turn to lay track
    When the N&W lays #57 on D12, joining SW and NE
    Then #57 lies on D12, joining SW and NE

  @18CH-26-i @18CH-26-k @18CH-2-e
  Scenario: In phase 3 there are two operating rounds in a row, then a stock round
    Given it is phase 3
    And the N&W owns a 3-train
    And the PRR has started at a par of $80
    And Carol is president of the PRR with 20%
    And the C&O has started at a par of $70
    And Bob is president of the C&O with 20%
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is operating round 2.1 of 2
    When the N&W runs
      | 3-train | C13 B14 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    Then it is operating round 2.2 of 2
    When the N&W runs
      | 3-train | C13 B14 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    Then it is stock round 3

  @18CH-26-j
  Scenario: The number of operating rounds does not change while they are played, from two to three
    Given it is phase 4
    And the bank has no 4-trains left
    And the C&O owns a 4-train
    And the C&O has $700 in its treasury
    And it is the C&O's turn to buy trains in operating round 2.2 of 2
    When the C&O buys a 5-train from the bank for $500
    Then it is phase 5
    When the C&O ends its turn
    Then it is stock round 3
    When everybody passes
    Then it is operating round 3.1 of 3

  @18CH-26-j
  Scenario: The number of operating rounds does not change while they are played, from one to two
    Given the bank has no 2-trains left
    And it is the C&O's turn to buy the train it must have in operating round 2.1 of 1
    When the C&O buys a 3-train from the bank for $180
    Then it is phase 3
    And it is operating round 2.1 of 1
    When the C&O ends its turn
    Then it is stock round 3
    When everybody passes
    Then it is operating round 3.1 of 2

  @18CH-26-l @18CH-21-o
  Scenario Outline: In phase 3 a red area counts its second number: the <company> earns <revenue>
    Given it is phase 3
    And the <company> owns a 3-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 3-train | <route> |
    Then it is the <company>'s turn to distribute <revenue>

    Examples:
      | company | route    | revenue |
      | PRR     | C5 B6 A7 | $80     |
      | N&W     | C13 B14  | $70     |
      | C&O     | G13 H14  | $60     |

  @18CH-26-m @18CH-23-d @18CH-23-o
  Scenario: In phase 3 a company may own four trains
    Given it is phase 3
    And the N&W owns three 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns four 3-trains
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed

  @18CH-26-n @18CH-13-a
  Scenario: From phase 3 on a company may buy a private company, also in the turn that begins the phase
    Given the bank has no 2-trains left
    And it is the N&W's turn to buy the train it must have
    When the N&W tries to buy P1 from Carol for $20, with Carol's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    And the N&W buys P1 from Carol for $20, with Carol's consent
    Then the N&W owns P1
    And Carol has $820
    And the N&W has $800 in its treasury

  # ------------------------------------------------------------------------------------------------------ phase 4

  @18CH-26-o @18CH-23-y
  Scenario: Phase 4 begins when the first 4-train is bought, not with the last 3-train
    Given it is phase 3
    And the bank has one 3-train left
    And the C&O owns a 3-train
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 3-train from the bank for $180
    Then the bank has no 3-trains left
    And it is phase 3
    When the N&W buys a 4-train from the bank for $300
    Then it is phase 4

  @18CH-26-p @18CH-1-c @18CH-2-g @18CH-23-n
  Scenario: When phase 4 begins all 2-trains leave the game
    Given it is phase 3
    And the bank has no 3-trains left
    And the N&W owns two 2-trains
    And the PRR owns a 2-train and a 3-train
    And the C&O owns three 2-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    Then the N&W owns a 4-train
    And the PRR owns a 3-train
    And the C&O owns no trains
    And 7 2-trains have left the game
    And the pool holds no trains
    And the N&W has $700 in its treasury
    And the bank has received $300
    And no other player or company has gained or lost money

  @18CH-26-p @18CH-23-n @18CH-21-b
  Scenario: Scrapped trains run no more
    Given it is phase 3
    And the bank has no 3-trains left
    And the PRR owns a 2-train and a 3-train
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 4-train from the bank for $300
    And the N&W ends its turn
    And the PRR tries to run
      | 2-train | C5 B6 A7 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 3-train | C5 B6 A7 |
    Then it is the PRR's turn to distribute $80

  @18CH-26-p @18CH-23-n
  Scenario: 2-trains run on until then, in phase 3 too
    Given it is phase 3
    And the PRR owns a 2-train
    And it is the PRR's turn to run its trains
    When the PRR runs
      | 2-train | C5 B6 A7 |
    Then it is the PRR's turn to distribute $80

  @18CH-26-q
  Scenario: In phase 4 green tiles are laid, and still no brown ones
    Given it is phase 4
    And #15 lies on D12, joining SW, NW, N and NE
    And it is the N&W's turn to lay track
    When the N&W tries to lay #611 on D12, joining SW, NW, N, NE and SE
    Then it is refused and nothing has changed
    When the N&W lays #15 on C13, joining SW, NW, N and NE
    Then #15 lies on C13, joining SW, NW, N and NE
    And #15 lies on D12, joining SW, NW, N and NE

  @18CH-26-q
  Scenario: Yellow tiles are laid in phase 4 as well
    Given it is phase 4
    And it is the N&W's turn to lay track
    When the N&W lays #57 on D12, joining SW and NE
    Then #57 lies on D12, joining SW and NE

  @18CH-26-r @18CH-21-o
  Scenario Outline: In phase 4 a red area counts its second number: the <company> earns <revenue>
    Given it is phase 4
    And the <company> owns a 4-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 4-train | <route> |
    Then it is the <company>'s turn to distribute <revenue>

    Examples:
      | company | route    | revenue |
      | PRR     | C5 B6 A7 | $80     |
      | N&W     | C13 B14  | $70     |
      | C&O     | G13 H14  | $60     |

  @18CH-26-s @18CH-23-d @18CH-23-p
  Scenario: In phase 4 a company may own three trains
    Given it is phase 4
    And the N&W owns two 4-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    Then the N&W owns three 4-trains
    When the N&W tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------------------------ phase 5

  @18CH-26-t @18CH-23-y
  Scenario: Phase 5 begins when the first 5-train is bought, not with the last 4-train
    Given it is phase 4
    And the bank has one 4-train left
    And the C&O owns a 4-train
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 4-train from the bank for $300
    Then the bank has no 4-trains left
    And it is phase 4
    And Carol owns P1, P2, P3, P4, P5 and P6
    When the N&W buys a 5-train from the bank for $500
    Then it is phase 5

  @18CH-26-u @18CH-3-f
  Scenario: When phase 5 begins all private companies leave the game, whoever owns them, without compensation
    Given it is phase 4
    And the bank has no 4-trains left
    And Alice owns P3 and P4
    And the C&O owns P2
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 5-train from the bank for $500
    Then P1, P2, P3, P4, P5 and P6 have left the game
    And the C&O owns no private company
    And Alice owns no private company
    And Carol owns no private company
    And the N&W has $500 in its treasury
    And the bank has received $500
    And no other player or company has gained or lost money

  @18CH-26-u
  Scenario: Before that, in phase 4, private companies are still there and pay
    Given it is phase 3
    And the bank has no 3-trains left
    And Carol has $300
    And it is the C&O's turn to buy the train it must have in operating round 2.1 of 2
    When the C&O buys a 4-train from the bank for $300
    Then it is phase 4
    And Carol owns P1, P2, P3, P4, P5 and P6
    When the C&O ends its turn
    Then it is operating round 2.2
    And Carol has $370

  @18CH-26-u
  Scenario: The shares that came with private companies stay with their owners
    Given it is phase 4
    And the bank has no 4-trains left
    And the LV has started at a par of $70
    And Carol is president of the LV with 20%
    And the B&O has started at a par of $70
    And Bob is president of the B&O with 20%
    And Carol holds 10% of the B&O
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 5-train from the bank for $500
    Then Carol owns no private company
    And Carol holds 10% of the B&O
    And Carol is president of the LV with 20%

  @18CH-26-u @18CH-3-f
  Scenario: Private companies that are gone pay nothing in the next operating round
    Given it is phase 4
    And the bank has no 4-trains left
    And Carol has $300
    And it is the C&O's turn to buy the train it must have in operating round 2.1 of 2
    When the C&O buys a 5-train from the bank for $500
    And the C&O ends its turn
    Then it is operating round 2.2
    And Carol has $300
    And the C&O owns a 5-train

  @18CH-26-u @18CH-26-c
  Scenario: A private company that is gone blocks no hex
    Given it is phase 4
    And the bank has no 4-trains left
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 5-train from the bank for $500
    And the N&W ends its turn
    And the PRR lays #57 on D2, joining NE and SW
    Then #57 lies on D2, joining NE and SW
    And the PRR has $420 in its treasury

  @18CH-26-v @18CH-2-d
  Scenario: In phase 5 brown tiles are laid, and no gray ones
    Given it is phase 5
    And the N&W owns a 5-train
    And #15 lies on E3, joining NE, SE, S and SW
    And #611 lies on D12, joining SW, NW, N, NE and SE
    And the PRR has tokens in D12 and E3
    And it is the PRR's turn to lay track
    When the PRR tries to lay #915 on D12, joining SW, NW, N, NE and SE
    Then it is refused and nothing has changed
    When the PRR lays #611 on E3, joining NE, SE, S, SW and NW
    Then #611 lies on E3, joining NE, SE, S, SW and NW
    And #611 lies on D12, joining SW, NW, N, NE and SE

  @18CH-26-v
  Scenario Outline: A <colour> tile is laid in phase 5 as well
    Given it is phase 5
    And the N&W owns a 5-train
    And it is the N&W's turn to lay track
    When the N&W lays <tile> on <city>, <lie>
    Then <tile> lies on <city>, <lie>

    Examples:
      | colour | tile | city | lie                      |
      | yellow | #57  | D12  | joining SW and NE        |
      | green  | #15  | C13  | joining SW, NW, N and NE |

  @18CH-26-w @18CH-2-e
  Scenario: In phase 5 there are three operating rounds, then a stock round
    Given it is phase 5
    And the N&W owns a 5-train
    And the PRR has started at a par of $80
    And Carol is president of the PRR with 20%
    And the C&O has started at a par of $70
    And Bob is president of the C&O with 20%
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is operating round 2.1 of 3
    When the N&W runs
      | 5-train | C13 B14 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    Then it is operating round 2.2 of 3
    When the N&W runs
      | 5-train | C13 B14 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    Then it is operating round 2.3 of 3
    When the N&W runs
      | 5-train | C13 B14 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    Then it is stock round 3

  @18CH-26-x @18CH-21-p
  Scenario Outline: In phase 5 a red area counts its third number: the <company> earns <revenue>
    Given it is phase 5
    And the <company> owns a 5-train
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 5-train | <route> |
    Then it is the <company>'s turn to distribute <revenue>

    Examples:
      | company | route    | revenue |
      | PRR     | C5 B6 A7 | $100    |
      | N&W     | C13 B14  | $80     |
      | C&O     | G13 H14  | $70     |

  @18CH-26-y @18CH-23-d @18CH-23-q
  Scenario: In phase 5 a company may own two trains
    Given it is phase 5
    And the N&W owns a 5-train
    And the N&W has $1,500 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    Then the N&W owns two 5-trains
    When the N&W tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------------------------ phase 6

  @18CH-26-z @18CH-23-y
  Scenario: Phase 6 begins when the first 6-train is bought, not with the last 5-train
    Given it is phase 5
    And the N&W has $2,000 in its treasury
    And the bank has one 5-train left
    And the C&O owns two 5-trains
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 5-train from the bank for $500
    Then the bank has no 5-trains left
    And it is phase 5
    When the N&W buys a 6-train from the bank for $630
    Then it is phase 6

  @18CH-26-aa @18CH-1-c @18CH-2-g @18CH-23-o @18CH-23-k
  Scenario: When phase 6 begins all 3-trains leave the game, those in the pool too
    Given it is phase 5
    And the PRR owns a 3-train and a 4-train
    And the C&O owns two 5-trains
    And the pool holds two 3-trains, a 4-train and a 5-train
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 6-train from the bank for $630
    Then it is phase 6
    And the PRR owns a 4-train
    And the pool holds a 4-train and a 5-train
    And 6 3-trains have left the game
    And the C&O owns two 5-trains
    And the N&W has $370 in its treasury
    And the bank has received $630
    And no other player or company has gained or lost money
    When the N&W tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the N&W buys a 4-train from the pool for $300
    Then the N&W owns a 4-train and a 6-train

  @18CH-26-aa @18CH-23-o
  Scenario: 3-trains run on until then, in phase 5 too
    Given it is phase 5
    And the N&W owns a 5-train
    And the PRR owns a 3-train
    And it is the PRR's turn to run its trains
    When the PRR runs
      | 3-train | C5 B6 A7 |
    Then it is the PRR's turn to distribute $100

  @18CH-26-aa @18CH-1-c @18CH-23-h
  Scenario: A company whose only train is scrapped has to buy another in its turn
    Given it is phase 5
    And the N&W has $2,000 in its treasury
    And the PRR owns a 3-train
    And the PRR has $700 in its treasury
    And the C&O owns two 5-trains
    And the pool holds a 5-train
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 6-train from the bank for $630
    Then the PRR owns no trains
    When the N&W buys no train
    And the PRR tries to buy no train
    Then it is refused and nothing has changed
    When the PRR buys a 5-train from the pool for $500
    Then the PRR owns a 5-train
    And the PRR has $200 in its treasury

  @18CH-26-ab
  Scenario: In phase 6 brown tiles are laid, and still no gray ones
    Given it is phase 6
    And the N&W owns a 5-train and a 6-train
    And the C&O owns two 5-trains
    And #15 lies on E3, joining NE, SE, S and SW
    And #611 lies on D12, joining SW, NW, N, NE and SE
    And the PRR has tokens in D12 and E3
    And it is the PRR's turn to lay track
    When the PRR tries to lay #915 on D12, joining SW, NW, N, NE and SE
    Then it is refused and nothing has changed
    When the PRR lays #611 on E3, joining NE, SE, S, SW and NW
    Then #611 lies on E3, joining NE, SE, S, SW and NW
    And #611 lies on D12, joining SW, NW, N, NE and SE

  @18CH-26-ab
  Scenario Outline: A <colour> tile is laid in phase 6 as well
    Given it is phase 6
    And the N&W owns a 5-train and a 6-train
    And the C&O owns two 5-trains
    And it is the N&W's turn to lay track
    When the N&W lays <tile> on <city>, <lie>
    Then <tile> lies on <city>, <lie>

    Examples:
      | colour | tile | city | lie                      |
      | yellow | #57  | D12  | joining SW and NE        |
      | green  | #15  | C13  | joining SW, NW, N and NE |

  @18CH-26-ac @18CH-21-p
  Scenario Outline: In phase 6 a red area counts its third number: the <company> earns <revenue>
    Given it is phase 6
    And the <company> owns a 6-train
    And the pool holds three 5-trains
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 6-train | <route> |
    Then it is the <company>'s turn to distribute <revenue>

    Examples:
      | company | route    | revenue |
      | PRR     | C5 B6 A7 | $100    |
      | N&W     | C13 B14  | $80     |
      | C&O     | G13 H14  | $70     |

  @18CH-26-ad @18CH-23-d @18CH-23-r
  Scenario: In phase 6 a company may own two trains
    Given it is phase 6
    And the N&W owns a 6-train
    And the N&W has $2,000 in its treasury
    And the C&O owns two 5-trains
    And the pool holds a 5-train
    And it is the N&W's turn to buy trains
    When the N&W buys a 6-train from the bank for $630
    Then the N&W owns two 6-trains
    When the N&W tries to buy a 5-train from the pool for $500
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------------------------ phase D

  @18CH-26-ae @18CH-23-y
  Scenario: Phase D begins when the first D-train is bought, not with the last 6-train
    Given it is phase 6
    And the N&W has $2,000 in its treasury
    And the C&O owns a 5-train and a 6-train
    And the pool holds two 5-trains
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 6-train from the bank for $630
    Then the bank has no 6-trains left
    And it is phase 6
    When the N&W buys a D-train from the bank for $900
    Then it is phase D

  @18CH-26-ae
  Scenario: Phase D begins also when a train is handed in for the first D-train
    Given it is phase 6
    And the N&W owns a 5-train
    And the C&O owns a 5-train and a 6-train
    And the pool holds a 5-train
    And it is the N&W's turn to buy trains
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then it is phase D
    And the N&W owns a D-train

  @18CH-26-af @18CH-1-c @18CH-2-g @18CH-23-p
  Scenario: When phase D begins all 4-trains leave the game, those in the pool too
    Given it is phase 6
    And the PRR owns a 4-train
    And the C&O owns a 5-train and a 6-train
    And the pool holds two 4-trains and two 5-trains
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a D-train from the bank for $900
    Then it is phase D
    And the PRR owns no trains
    And the pool holds two 5-trains
    And 5 4-trains have left the game
    And the N&W has $100 in its treasury
    And the bank has received $900
    And no other player or company has gained or lost money

  @18CH-26-af @18CH-23-p
  Scenario: 4-trains run on until then, in phase 6 too
    Given it is phase 6
    And the N&W owns a 5-train and a 6-train
    And the C&O owns two 5-trains
    And the PRR owns a 4-train
    And it is the PRR's turn to run its trains
    When the PRR runs
      | 4-train | C5 B6 A7 |
    Then it is the PRR's turn to distribute $100

  @18CH-26-af @18CH-23-q @18CH-23-r
  Scenario Outline: 5-trains and 6-trains are never scrapped: the PRR runs a <train> in phase D
    Given it is phase 6
    And the PRR owns a 5-train and a 6-train
    And the pool holds two 5-trains
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a D-train from the bank for $900
    Then it is phase D
    And the PRR owns a 5-train and a 6-train
    And the pool holds two 5-trains
    When the N&W ends its turn
    And the PRR runs
      | <train> | C5 B6 A7 |
    Then it is the PRR's turn to distribute $120

    Examples:
      | train   | clause    |
      | 5-train | 18CH-23-q |
      | 6-train | 18CH-23-r |

  @18CH-26-ag @18CH-2-d
  Scenario Outline: In phase D <colour> tiles are laid
    Given it is phase D
    And the N&W owns a 6-train and a D-train
    And the pool holds three 5-trains and a 6-train
    And the PRR has tokens in D12 and E3
    And #15 lies on E3, joining NE, SE, S and SW
    And #611 lies on D12, joining SW, NW, N, NE and SE
    And it is the <company>'s turn to lay track
    When the <company> lays <tile> on <city>, <lie>
    Then <tile> lies on <city>, <lie>

    Examples:
      | colour | company | tile | city | lie                          |
      | yellow | PRR     | #4   | G3   | joining NW and SE            |
      | green  | N&W     | #15  | C13  | joining SW, NW, N and NE     |
      | brown  | PRR     | #611 | E3   | joining NE, SE, S, SW and NW |
      | gray   | PRR     | #915 | D12  | joining SW, NW, N, NE and SE |

  @18CH-26-ah @18CH-21-q
  Scenario Outline: In phase D a red area counts its fourth number: the <company> earns <revenue>
    Given it is phase D
    And the <company> owns a D-train
    And the pool holds three 5-trains and two 6-trains
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | D-train | <route> |
    Then it is the <company>'s turn to distribute <revenue>

    Examples:
      | company | route    | revenue |
      | PRR     | C5 B6 A7 | $120    |
      | N&W     | C13 B14  | $100    |
      | C&O     | G13 H14  | $80     |

  @18CH-26-ai @18CH-23-d @18CH-23-s
  Scenario: In phase D a company may own two trains
    Given it is phase D
    And the N&W owns a D-train
    And the N&W has $2,000 in its treasury
    And the pool holds three 5-trains and two 6-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a D-train from the bank for $900
    Then the N&W owns two D-trains
    When the N&W tries to buy a D-train from the bank for $900
    Then it is refused and nothing has changed

  @18CH-26-aj
  Scenario: D-trains never run out, however many are bought
    Given it is phase D
    And the N&W owns a D-train
    And the PRR owns two D-trains
    And the C&O owns a D-train
    And the C&O has $2,000 in its treasury
    And the pool holds three 5-trains and two 6-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a D-train from the bank for $900
    Then the next train of the bank is a D-train
    And D-trains never run out
    And the N&W owns two D-trains
