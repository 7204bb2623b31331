Feature: The phases in outline
  The ages of the game are called phases and bear the names of the trains: 2, 3, 4, 5, 6 and D. A phase is nothing
  that takes turns; stock rounds and operating rounds go on inside it, and a new phase may begin in the middle of one.

  From phase to phase tiles of another colour come into use, there are more operating rounds, companies may own fewer
  trains, and old trains leave the game. What each phase brings in detail is told where phases are described.

  # --------------------------------------------------------------------------------------------- where it begins

  @18CH-2-b
  Scenario: Play begins in phase 2, in the auction already
    Given a new game of 3 players
    When Alice buys P1 for $20
    Then Alice has $780
    And it is phase 2
    And the next train of the bank is a 2-train

  # A page of the table of trains: one row for each of the six kinds, all counted at the start of the game.
  @18CH-2-b @18CH-23-n @18CH-23-o @18CH-23-p @18CH-23-q @18CH-23-r @18CH-23-s @18CH-23-v @18CH-26-aj
  Scenario: The trains in the box
    Given a new game of 3 players
    # proves 18CH-23-n
    Then the bank has 7 2-trains left
    # proves 18CH-23-o
    And the bank has 6 3-trains left
    # proves 18CH-23-p
    And the bank has 5 4-trains left
    # proves 18CH-23-q
    And the bank has 3 5-trains left
    # proves 18CH-23-r
    And the bank has 2 6-trains left
    # proves 18CH-23-v 18CH-26-aj
    And D-trains never run out
    When Alice buys P1 for $20
    Then Alice owns P1

  @18CH-2-b @18CH-23-l
  Scenario: Phase 2 is the phase in which 2-trains are bought
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $400 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the bank for $80
    Then the N&W owns a 2-train
    And the N&W has $320 in its treasury
    And it is phase 2

  # ------------------------------------------------------------------------------------------ a phase is no round

  @18CH-2-a
  Scenario: A phase begins in the middle of an operating round, and the round goes on
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $400 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the bank has no 3-trains left
    And it is the N&W's turn to buy trains in operating round 2.1 of 2
    When the N&W buys a 4-train from the bank for $300
    Then it is phase 4
    And it is operating round 2.1 of 2
    And still to operate in this round is the C&O
    And it is the N&W's turn to buy trains

  @18CH-2-a
  Scenario: The phase stays the same while stock round and operating round follow each other
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is operating round 2.1 of 2
    And it is phase 3

  # --------------------------------------------------------------------------------------------------- their order

  @18CH-2-c
  Scenario Outline: After phase <phase> comes phase <next>, with the first <train>
    Given 3 players at the table in phase <phase>
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $1,000 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O owns <C&O trains>
    And the pool holds <pool>
    And the bank has <rest> left
    And it is the N&W's turn to buy trains
    When the N&W buys a <train> from the bank for <price>
    Then it is phase <next>
    And the N&W owns a <train>
    And the N&W has <treasury> in its treasury

    Examples:
      | phase | next | rest        | train   | price | treasury | C&O trains              | pool           |
      | 2     | 3    | no 2-trains | 3-train | $180  | $820     | a 2-train               | no trains      |
      | 3     | 4    | no 3-trains | 4-train | $300  | $700     | a 3-train               | no trains      |
      | 4     | 5    | no 4-trains | 5-train | $500  | $500     | a 4-train               | no trains      |
      | 5     | 6    | no 5-trains | 6-train | $630  | $370     | two 5-trains            | a 5-train      |
      | 6     | D    | no 6-trains | D-train | $900  | $100     | two 6-trains            | three 5-trains |
      | 6     | D    | one 6-train | D-train | $900  | $100     | a 5-train and a 6-train | two 5-trains   |

  @18CH-2-c
  Scenario Outline: A phase never goes back: in phase <phase> a <train> is bought
    Given 3 players at the table in phase <phase>
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $1,000 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O owns <C&O trains>
    And the pool holds <pool>
    And it is the N&W's turn to buy trains
    When the N&W buys a <train> from the pool for <price>
    Then it is phase <phase>
    And the N&W owns a <train>
    And the N&W has <treasury> in its treasury

    Examples:
      | phase | train   | price | treasury | C&O trains              | pool                          |
      | 4     | 3-train | $180  | $820     | a 4-train               | a 3-train                     |
      | 5     | 4-train | $300  | $700     | a 5-train               | a 4-train                     |
      | 6     | 5-train | $500  | $500     | a 5-train and a 6-train | two 5-trains                  |
      | D     | 6-train | $630  | $370     | a 5-train and a D-train | two 5-trains and two 6-trains |

  # Everything that section 2 sums up in one sentence: the numbers of operating rounds, first and last.
  @18CH-2-e @18CH-26-b @18CH-26-i @18CH-26-w @18CH-12-a
  Scenario Outline: A stock round in phase <phase> is followed by <rounds> operating rounds
    Given 3 players at the table in phase <phase>
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And the N&W owns <N&W trains>
    And the pool holds <pool>
    And it is Alice's turn to trade in stock round 4
    When everybody passes
    # proves 18CH-2-e 18CH-26-b 18CH-26-i 18CH-26-w
    Then it is operating round 4.1 of <rounds>
    And it is the N&W's turn to lay track
    When the N&W ends its turn
    Then it is <next>
    And the N&W stands at $85 in row 3

    Examples:
      | phase | rounds | next                | N&W trains              | pool                         | clause    |
      | 2     | 1      | stock round 5       | a 2-train               | no trains                    | 18CH-26-b |
      | 3     | 2      | operating round 4.2 | a 3-train               | no trains                    | 18CH-26-i |
      | 4     | 2      | operating round 4.2 | a 4-train               | no trains                    | 18CH-26-i |
      | 5     | 3      | operating round 4.2 | a 5-train               | no trains                    | 18CH-26-w |
      | 6     | 3      | operating round 4.2 | a 5-train and a 6-train | two 5-trains                 | 18CH-26-w |
      | D     | 3      | operating round 4.2 | a 6-train and a D-train | three 5-trains and a 6-train | 18CH-26-w |

  # ------------------------------------------------------------------------------------- a phase before the shares

  @18CH-25-c @18CH-26-f @18CH-31-e @reading:18CH-Q15=a
  Scenario: Exports while nobody bids can begin phase 3 before the first stock round
    Given a new game of 3 players
    And Bob owns P1
    And the bank has no 2-trains left
    And it is Alice's turn to bid
    When everybody passes
    Then it is phase 3
    And the bank has 5 3-trains left
    And one 3-train has left the game
    And Bob has received $5

  @18CH-25-c @18CH-26-f @18CH-31-e @reading:18CH-Q15=b
  Scenario: Exports while nobody bids end with the last 2-train
    Given a new game of 3 players
    And Bob owns P1
    And the bank has no 2-trains left
    And it is Alice's turn to bid
    When everybody passes
    Then Bob has received $5
    And it is phase 2
    And the bank has 6 3-trains left
    And no 3-trains have left the game

  @18CH-25-c @18CH-31-e @18CH-26-f
  Scenario: The last 2-train may be exported while nobody bids
    Given a new game of 3 players
    And Bob owns P1
    And the bank has one 2-train left
    And it is Alice's turn to bid
    When everybody passes
    Then the bank has no 2-trains left
    And 7 2-trains have left the game
    And it is phase 2
    And the next train of the bank is a 3-train
