Feature: Private companies, public companies and the bank
  There are two kinds of railway. The six private companies are small and early: each is a single certificate with a
  single owner, bought in the auction that opens the game and never traded between players. A public company may buy
  one later, and has the use of it until all of them vanish in phase 5.

  The eight public companies belong to their shareholders. Each is divided into ten shares, on nine certificates: the
  president's certificate stands for two. Whoever has most shares is president and runs the company.

  Money lies in three kinds of places: with the players, in the treasuries of the companies, each for itself, and in
  the bank.

  # -------------------------------------------------------------------------------------------------- the two kinds

  @18CH-3-a
  Scenario: In an operating round private companies only pay, public companies take a turn
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 3-train
    And the N&W has $300 in its treasury
    When everybody passes
    Then it is operating round 2.1
    And Carol has received $70
    And no other player or company has gained or lost money
    And it is the N&W's turn to lay track
    And no other company is still to operate in this round

  # ------------------------------------------------------------------------------------------------------------ money

  @18CH-3-b
  Scenario: What a company buys is paid from its own treasury, not by its president
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 2-train
    And the N&W has $200 in its treasury
    And Alice has $500
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the bank for $180
    Then the N&W has $20 in its treasury
    And Alice has $500
    And the bank has received $180
    And no other player or company has gained or lost money

  @18CH-3-b @18CH-23-g
  Scenario: A treasury is not filled up from the president's pocket
    Given 3 players at the table in phase 3
    And the N&W and the LV are in operation at a par of $70
    And Alice is president of the N&W with 60%
    And Alice is president of the LV with 60%
    And the N&W owns a 2-train
    And the LV owns two 3-trains
    And the N&W has $100 in its treasury
    And the LV has $50 in its treasury
    And Alice has $500
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the LV for $101
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the LV for $100
    Then the N&W has $0 in its treasury
    And the LV has $150 in its treasury
    And no other player or company has gained or lost money

  @18CH-3-c
  Scenario: Shares are bought from the bank, not from another player or from the company
    Given 3 players at the table in phase 3
    And the N&W has started at a par of $95
    And Alice is president of the N&W with 30%
    And Bob has $600
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from the IPO
    Then Bob has $505
    And the bank has received $95
    And no other player or company has gained or lost money

  @18CH-3-c
  Scenario: The bank pays what the companies earn
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 3-train
    And the N&W has $100 in its treasury
    And it is the N&W's turn to distribute $80
    When the N&W keeps its revenue
    Then the N&W has $180 in its treasury
    And the bank has paid $80
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------------ private companies

  @18CH-3-d
  Scenario: A private company has one owner at a time
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 3-train
    And the N&W has $300 in its treasury
    And it is the N&W's turn to lay track
    When the N&W buys P2 from Carol for $60, with Carol's consent
    Then the N&W owns P2
    And Carol owns P1, P3, P4, P5 and P6

  @18CH-3-e @18CH-13-a @18CH-12-h
  Scenario: A public company that has bought a private company receives its dividend
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 3-train
    And the N&W has $300 in its treasury
    And Carol has $500
    And it is the N&W's turn to lay track in operating round 2.1
    When the N&W buys P2 from Carol for $60, with Carol's consent
    Then the N&W has $240 in its treasury
    And Carol has $560
    And no other player or company has gained or lost money
    When the N&W ends its turn
    Then it is operating round 2.2
    And the N&W has $250 in its treasury
    And Carol has $620
    And no other player or company has gained or lost money

  @18CH-3-f @18CH-26-u
  Scenario: The private companies vanish when phase 5 begins
    Given 3 players at the table in phase 4
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 4-train
    And the N&W has $600 in its treasury
    And the bank has 0 4-trains left
    And Bob owns P1 and P2
    And the N&W owns P3
    And Carol has $500
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    Then it is phase 5
    And P1, P2, P3, P4, P5 and P6 have left the game
    And Bob owns no private company
    And the N&W owns no private company
    And Carol owns no private company
    And the N&W has $100 in its treasury
    And no other player or company has gained or lost money

  @18CH-3-f @18CH-26-u
  Scenario: The last train before phase 5 leaves the private companies alone
    Given 3 players at the table in phase 4
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 4-train
    And the N&W has $600 in its treasury
    And the bank has 1 4-train left
    And Bob owns P1 and P2
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    Then the N&W owns two 4-trains
    And it is phase 4
    And Bob owns P1 and P2
    And Carol owns P3, P4, P5 and P6

  @18CH-3-g
  Scenario: After the auction the bank sells no private company any more
    Given a new game of 3 players, the president's certificate of the N&W lying under P6
    And Alice owns P1 and P2
    And Bob owns P3 and P4
    And Carol owns P5
    And it is Alice's turn to bid
    When Alice buys P6 for $200
    And Alice sets the par of the N&W at $70
    Then it is Bob's turn to trade
    When Bob tries to buy P1 for $20
    Then it is refused and nothing has changed
    When Bob tries to buy P6 for $200
    Then it is refused and nothing has changed
    When Bob buys 10% of the N&W from the IPO
    Then Bob has $730
    And Alice owns P1, P2 and P6
    And Bob owns P3 and P4

  @18CH-3-h
  Scenario: Players do not sell each other private companies
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 3-train
    And the N&W has $300 in its treasury
    And Alice has $500
    When Alice tries to buy P2 from Carol for $60, with Carol's consent
    Then it is refused and nothing has changed
    When everybody passes
    And Alice tries to buy P2 from Carol for $60, with Carol's consent
    Then it is refused and nothing has changed
    When the N&W buys P2 from Carol for $60, with Carol's consent
    Then the N&W owns P2
    And the N&W has $240 in its treasury
    And Carol has received $60
    And no other player or company has gained or lost money

  @18CH-3-h @18CH-29-c
  Scenario: In the auction, too, a private company that is sold stays with its owner
    Given a new game of 3 players
    When Alice buys P1 for $20
    And Bob tries to buy P1 for $25
    Then it is refused and nothing has changed
    When Bob buys P2 for $40
    Then Alice owns P1
    And Bob owns P2
    And Alice has $780

  # ------------------------------------------------------------------------------------------------- public companies

  @18CH-3-i
  Scenario: Several players may hold shares of one company
    Given 3 players at the table in phase 3
    And the N&W has started at a par of $70
    And Alice is president of the N&W with 30%
    And Bob holds 20% of the N&W
    And it is Carol's turn to trade
    When Carol buys 10% of the N&W from the IPO
    Then Carol holds 10% of the N&W
    And Bob holds 20% of the N&W
    And Alice is president of the N&W with 30%
    And the IPO holds 40% of the N&W

  @18CH-3-k
  Scenario: After the tenth share there is none left to buy
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 40%
    And Bob holds 30% of the N&W
    And the pool holds 10% of the N&W
    And the IPO holds 20% of the N&W
    When Alice buys 10% of the N&W from the IPO
    Then the IPO holds 10% of the N&W
    When Bob buys 10% of the N&W from the IPO
    Then the IPO holds 0% of the N&W
    When Carol tries to buy 10% of the N&W from the IPO
    Then it is refused and nothing has changed
    When Carol buys 10% of the N&W from the pool
    Then Alice is president of the N&W with 50%
    And Bob holds 40% of the N&W
    And Carol holds 10% of the N&W
    And the pool holds 0% of the N&W
    And the IPO holds 0% of the N&W

  @18CH-3-k
  Scenario: Shares that change hands stay ten
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 40%
    And Bob holds 30% of the N&W
    And the pool holds 10% of the N&W
    And the IPO holds 20% of the N&W
    When Alice sells 20% of the N&W
    Then the pool holds 30% of the N&W
    And Bob is president of the N&W with 30%
    And Alice holds 20% of the N&W
    And the IPO holds 20% of the N&W

  @18CH-3-l @18CH-0-b
  Scenario: For dividends the president's certificate alone is as good as two other certificates
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And the N&W owns a 3-train
    And the N&W has $200 in its treasury
    And it is the N&W's turn to distribute $100
    When the N&W pays out its revenue
    Then Alice has received $20
    And Bob has received $20
    And Carol has received $20
    And the bank has paid $60
    And no other player or company has gained or lost money
    And Alice holds 1 certificate of the N&W
    And Bob holds 2 certificates of the N&W

  @18CH-3-l @18CH-0-b
  Scenario: For the presidency the president's certificate counts as two shares
    Given 3 players at the table in phase 3
    And the N&W has started at a par of $70
    And Alice is president of the N&W with 20%
    And Bob holds 10% of the N&W
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from the IPO
    Then Bob holds 2 certificates of the N&W
    And Alice is president of the N&W with 20%
    And Alice holds 1 certificate of the N&W

  @18CH-3-m @18CH-7-a
  Scenario: Shares are bought
    Given 3 players at the table in phase 3
    And the N&W has started at a par of $70
    And Alice is president of the N&W with 40%
    And Bob has $500
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from the IPO
    Then Bob holds 10% of the N&W
    And Bob has $430

  @18CH-3-m @18CH-7-a
  Scenario: Shares are sold
    Given 3 players at the table in phase 3
    And the N&W has started at a par of $70
    And Alice is president of the N&W with 40%
    And Alice has $500
    When Alice sells 10% of the N&W
    Then Alice is president of the N&W with 30%
    And the pool holds 10% of the N&W
    And Alice has $570

  @18CH-3-n @18CH-8-n
  Scenario Outline: With <before> and one share more Bob has <after>, and <president> is president
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 30%
    And Bob holds <before> of the N&W
    And Carol holds 20% of the N&W
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from the IPO
    Then Bob holds <after> of the N&W
    And <president> is president of the N&W with <his part>
    And Alice holds 30% of the N&W

    Examples: Alice has 30%
      | before | after | president | his part |
      | 10%    | 20%   | Alice     | 30%      |
      | 20%    | 30%   | Alice     | 30%      |
      | 30%    | 40%   | Bob       | 40%      |

  @18CH-3-n @18CH-1-b
  Scenario: It is the president who runs the company
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 30%
    And Bob holds 30% of the N&W
    And the N&W owns a 3-train
    And the N&W has $300 in its treasury
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from the IPO
    And everybody passes
    Then it is operating round 2.1
    When the N&W, on Alice's word, tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W, on Bob's word, buys a 3-train from the bank for $180
    Then the N&W owns two 3-trains
    And the N&W has $120 in its treasury
