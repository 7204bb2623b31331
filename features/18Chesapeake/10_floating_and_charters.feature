Feature: Floating and charters
  A company floats as soon as six of its ten shares have been bought from the IPO. The president's certificate counts
  as two of them, shares that have gone on into the pool count, and so do those that came with a private company.
  The bank then pays ten times the par value into the company's treasury, whatever the price and however many shares
  are still unsold, and the company operates from the next operating round on.

  Its charter holds two to four tokens. The first of them goes to the company's home when it operates for the first
  time.

  # ---------------------------------------------------------------------------------------------- floating

  # 10-a says again what 4-l says.
  @18CH-10-a @18CH-4-l
  Scenario Outline: With <after> of its shares bought a company <floats>
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And Carol holds <carol> of the PRR
    And it is Alice's turn to trade
    # proves 18CH-10-a 18CH-4-l
    When Alice buys 10% of the PRR from the IPO
    Then the IPO holds <unsold> of the PRR
    And the PRR <floats>
    And the PRR has <money> in its treasury

    Examples:
      | carol | after | unsold | floats          | money |
      | 0%    | four  | 60%    | has not floated | $0    |
      | 10%   | five  | 50%    | has not floated | $0    |
      | 20%   | six   | 40%    | has floated     | $800  |

  @18CH-10-a @18CH-4-l
  Scenario: The president's certificate counts as two of the six shares
    Given 4 players at the table in phase 3
    And Alice is president of the LV with 50%
    And the LV has started at a par of $70
    And it is Alice's turn to trade
    When Alice buys 10% of the LV from the IPO
    Then Alice holds 5 certificates of the LV
    And the LV has floated
    And the LV has $700 in its treasury

  @18CH-10-a @18CH-4-l
  Scenario: A share that has gone on into the pool counts as bought
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And Carol holds 10% of the PRR
    And the pool holds 10% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then the PRR has floated
    And the PRR has $800 in its treasury
    And the pool holds 10% of the PRR

  @18CH-10-a @18CH-4-l
  Scenario: A share bought from the pool does not float a company
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And Carol holds 10% of the PRR
    And the pool holds 10% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the pool
    Then Alice holds 10% of the PRR
    And the PRR has not floated
    And the PRR has $0 in its treasury

  @18CH-10-a
  Scenario: A floated company stays afloat when its shares are sold
    Given 4 players at the table in phase 3
    And Bob is president of the PRR with 30%
    And the PRR is in operation at a par of $80
    And the PRR has $800 in its treasury
    And Alice holds 30% of the PRR
    And it is Alice's turn to trade
    When Alice sells 30% of the PRR
    Then the pool holds 30% of the PRR
    And the PRR has floated
    And the PRR has $800 in its treasury
    When Alice passes
    And Bob buys 10% of the PRR from the IPO
    Then Bob has paid $80
    And the PRR has $800 in its treasury

  @18CH-10-a @18CH-4-l @18CH-4-b
  Scenario: The share of P5 does not start the B&O, but it is one of the six
    Given 4 players at the table in phase 3
    And Dave owns P5
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the B&O from the IPO
    Then it is refused and nothing has changed
    And Dave holds 10% of the B&O
    And the B&O has not started
    When Alice buys the president's certificate of the B&O at a par of $80
    And Bob buys 10% of the B&O from the IPO
    And Carol buys 10% of the B&O from the IPO
    Then the IPO holds 50% of the B&O
    And the B&O has not floated
    When Dave buys 10% of the B&O from the IPO
    Then Dave holds 20% of the B&O
    And the B&O has floated
    And the B&O has $800 in its treasury

  @18CH-10-a @18CH-4-l @18CH-8-g
  Scenario: The B&O drawn for P6 has three shares sold, two under P6 and one under P5
    Given a new game of 3 players, the president's certificate of the B&O lying under P6
    And Bob owns P1, P2, P3, P4 and P5
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    And Alice sets the par of the B&O at $70
    Then Alice is president of the B&O with 20%
    And Bob holds 10% of the B&O
    And the IPO holds 70% of the B&O
    And it is Bob's turn to trade
    When Bob buys 10% of the B&O from the IPO
    And Carol buys 10% of the B&O from the IPO
    Then the B&O has not floated
    When Alice buys 10% of the B&O from the IPO
    Then the B&O has floated
    And the B&O has $700 in its treasury
    And the IPO holds 40% of the B&O

  # ---------------------------------------------------------------------------------------------- capital

  @18CH-10-f
  Scenario Outline: A company with a par of <par> begins with <capital>
    Given 4 players at the table in phase 3
    And the LV has started at a par of <par>
    And Bob is president of the LV with 50%
    And it is Alice's turn to trade
    # proves 18CH-10-f
    When Alice buys 10% of the LV from the IPO
    Then the LV has received <capital>
    And Alice has paid <par>
    And the bank has paid <net>
    And no other player or company has gained or lost money
    And the IPO holds 40% of the LV

    Examples:
      | par | capital | net  |
      | $70 | $700    | $630 |
      | $80 | $800    | $720 |
      | $95 | $950    | $855 |

  @18CH-10-f
  Scenario Outline: The capital follows the par value and not the price of $<price>
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And Carol holds 20% of the PRR
    And the PRR stands at $<price> in row <row>
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then Alice has paid $80
    And the PRR has $800 in its treasury
    And the PRR stands at $<price> in row <row>

    Examples:
      | price | row |
      | 65    | 7   |
      | 75    | 5   |
      | 85    | 3   |

  @18CH-10-f
  Scenario: The capital is paid in full although a part of the shares lies in the pool
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And Carol holds 10% of the PRR
    And the pool holds 10% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then the PRR has received $800
    And Alice has paid $80
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------ operating for the first time

  @18CH-10-b @18CH-4-m @18CH-4-d
  Scenario: A company that has floated operates in the next operating round, one that has only started does not
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And the C&O has started at a par of $95
    And Carol is president of the C&O with 50%
    And Carol holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then it is stock round 2
    And it is Bob's turn to trade
    When everybody passes
    Then it is operating round 2.1
    And it is the PRR's turn to lay track
    And no other company is still to operate in this round

  @18CH-10-b @18CH-4-m
  Scenario: Two companies that float in one stock round both operate in the next operating round
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And the C&O has started at a par of $95
    And Carol is president of the C&O with 50%
    And Carol holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    And Bob buys 10% of the C&O from the IPO
    Then the C&O has $950 in its treasury
    When Carol passes
    And Dave passes
    And Alice passes
    And Bob passes
    Then it is operating round 2.1
    And it is the C&O's turn to lay track
    And still to operate in this round is the PRR

  @18CH-10-h
  Scenario: The first token is not on the map before the company operates
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And Carol holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    Then the PRR has floated
    And the PRR has no token on the map
    And the PRR has 4 tokens left
    When everybody passes
    Then it is the PRR's turn to lay track
    And the PRR has a token in F2 only
    And the PRR has 3 tokens left

  @18CH-10-h
  Scenario: A company waits for its first token until its own turn has come
    Given 4 players at the table in phase 3
    And the PRR has started at a par of $80
    And Bob is president of the PRR with 30%
    And the C&O has floated at a par of $95
    And Carol is president of the C&O with 60%
    And the C&O has $950 in its treasury
    And Carol holds 20% of the PRR
    And it is Alice's turn to trade
    When Alice buys 10% of the PRR from the IPO
    And everybody passes
    Then it is the C&O's turn to lay track
    And the C&O has a token in G13 only
    And the PRR has no token on the map
    When the C&O ends its turn
    Then it is the PRR's turn to lay track
    And the PRR has a token in F2 only

  @18CH-10-h
  Scenario: The home token is there before the company lays its first track
    Given 4 players at the table in phase 3
    And the C&O has floated at a par of $95
    And Carol is president of the C&O with 60%
    And the C&O has $950 in its treasury
    And it is Alice's turn to trade
    When everybody passes
    Then it is the C&O's turn to lay track
    And the C&O has a token in G13 only
    And the C&O has $950 in its treasury
    When the C&O lays #57 on G13, joining SW and NE
    Then the C&O has a token in G13 only
    And #57 lies on G13, joining SW and NE

  # ------------------------------------------------------------------------------------------- the charter

  @18CH-10-e @18CH-10-h
  Scenario Outline: The charter of the <name> has <circles> tokens, and the first goes to <home>
    Given 4 players at the table in phase 3
    And Bob is president of the <name> with 60%
    And the <name> has floated at a par of $70
    And the <name> has $700 in its treasury
    And it is Alice's turn to trade
    When everybody passes
    Then it is the <name>'s turn to lay track
    And the <name> has a token in <home> only
    And the <name> has <left> tokens left

    Examples:
      | name | circles | home    | left |
      | PRR  | 4       | F2      | 3    |
      | PLE  | 3       | A3      | 2    |
      | SRR  | 2       | H4      | 1    |
      | B&O  | 3       | H6 (SW) | 2    |
      | C&O  | 4       | G13     | 3    |
      | LV   | 2       | J2      | 1    |
      | C&A  | 2       | J6      | 1    |
      | N&W  | 3       | C13     | 2    |

  @18CH-10-e
  Scenario: A company places the tokens of its charter and no more
    Given 4 players at the table in phase 3
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And the C&A has $500 in its treasury
    And the C&A owns a 3-train
    And the SRR is in operation at a par of $80
    And Carol is president of the SRR with 60%
    And the SRR owns a 3-train
    And #15 lies on J6, joining SW, NW, N and NE
    And #4 lies on I5, joining NW and SE
    And #14 lies on H4, joining NW, N, S and SE
    And it is the C&A's turn to place a token in operating round 2.1
    When the C&A places a token in J4 (S)
    Then the C&A has tokens in J6 and J4 (S) only
    And the C&A has no tokens left
    When the C&A runs
      | 3-train | J4 (S) J6 I5 |
    And the C&A keeps its revenue
    And the C&A ends its turn
    Then it is operating round 2.2
    When the SRR places no token
    And the SRR runs
      | 3-train | H4 I5 J6 |
    And the SRR keeps its revenue
    And the SRR ends its turn
    And the C&A tries to place a token in H4
    Then it is refused and nothing has changed
    And the C&A has tokens in J6 and J4 (S) only
