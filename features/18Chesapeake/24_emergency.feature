Feature: Emergency funding and bankruptcy
  A company that must have a train and cannot pay for one in the bank or the pool is helped by its president. The
  treasury is used up first, the president adds exactly what is missing, and together they buy the cheapest train of
  bank and pool, or one that another company lets go for at most its printed price.

  A president who has too little cash sells shares, as in a stock round, until the money suffices and not beyond. He
  may not lose the company that he is raising money for; any other he may. If he has sold all he can and there is
  still no train to be had, he is bankrupt and the game is over, for everybody.

  Background: the N&W can run to the coal fields, has no train and only $100; a 3-train costs $180
    Given 3 players at the table in phase 3
    And #57 lies on C13, joining SW and NE
    And #57 lies on G13, joining NW and SE
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $100 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 50%
    And Carol holds 10% of the C&O
    And the C&O owns two 3-trains
    And the C&O has $200 in its treasury

  # --------------------------------------------------------------------------------- when the president may help

  @18CH-24-a @18CH-23-i @18CH-24-b
  Scenario Outline: The president adds what the treasury of <treasury> lacks for the train, no more
    Given the N&W has <treasury> in its treasury
    And Alice has $500
    And it is Alice's turn to raise money for the N&W
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And Alice has <cash left>
    And the bank has received $180
    And no other player or company has gained or lost money

    Examples:
      | treasury | cash left |
      | $0       | $320      |
      | $100     | $420      |
      | $179     | $499      |

  @18CH-24-a @18CH-23-g
  Scenario: A company that can just pay for the cheapest train needs no help and gets none
    Given the N&W has $180 in its treasury
    And it is the N&W's turn to buy the train it must have
    When the N&W tries to buy a 3-train from the C&O for $181, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And the bank has received $180
    And no other player or company has gained or lost money

  @18CH-24-a @18CH-23-j @18CH-23-a
  Scenario: A company that owns a train is not helped
    Given the N&W owns a 2-train
    And the C&O owns no trains
    And the C&O has $100 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W ends its turn
    And the C&O buys a 3-train from the bank for $180
    Then the C&O owns a 3-train
    And the C&O has $0 in its treasury
    And Bob has $720
    And Alice has $800

  @18CH-24-a
  Scenario: A company that has nowhere to run is not helped
    Given the LV is in operation at a par of $95
    And Carol is president of the LV with 60%
    And the LV stands at $105 in row 3
    And the LV has $100 in its treasury
    And it is the LV's turn to buy trains
    When the LV tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the LV ends its turn
    And the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And Alice has $720
    And Carol has $800

  @18CH-24-a @18CH-23-af
  Scenario: The president cannot keep his money and leave the company without a train
    Given it is Alice's turn to raise money for the N&W
    When the N&W tries to buy no train
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    And the N&W buys no train
    Then it is the C&O's turn to lay track
    And Alice has $720
    And the N&W owns a 3-train

  # ------------------------------------------------------------------------------------ which train, and its price

  @18CH-24-c
  Scenario Outline: With the president's help another company's train costs at most its printed price, here <price>
    Given Alice has $500
    And it is Alice's turn to raise money for the N&W
    When the N&W tries to buy a 3-train from the C&O for $181, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for <price>, with Bob's consent
    Then the N&W owns a 3-train
    And the C&O owns a 3-train
    And the N&W has $0 in its treasury
    And Alice has <cash left>
    And the C&O has <C&O treasury> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | price | cash left | C&O treasury |
      | $180  | $420      | $380         |
      | $179  | $421      | $379         |
      | $101  | $499      | $301         |

  @18CH-24-c @18CH-24-a
  Scenario: A dearer train of another company may be bought with help if bank and pool are out of reach
    Given it is phase 5
    And the N&W has $299 in its treasury
    And Alice has $500
    And the C&O owns a 5-train
    And the pool holds a 4-train
    And it is Alice's turn to raise money for the N&W
    When the N&W buys a 5-train from the C&O for $500, with Bob's consent
    Then the N&W owns a 5-train
    And the N&W has $0 in its treasury
    And Alice has $299
    And the C&O has $700 in its treasury

  @18CH-24-a @18CH-24-c @18CH-23-g @reading:18CH-Q53=a
  Scenario: No help for another company's train while the treasury can pay for one from bank or pool
    Given it is phase 5
    And the N&W has $300 in its treasury
    And the C&O owns a 5-train
    And the pool holds a 4-train
    And it is the N&W's turn to buy the train it must have
    When the N&W tries to buy a 5-train from the C&O for $500, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 5-train from the C&O for $300, with Bob's consent
    Then the N&W owns a 5-train
    And the N&W has $0 in its treasury
    And the C&O has $500 in its treasury
    And Alice has $800

  @18CH-24-d
  Scenario: Nobody has to buy another company's train, even from himself for $1
    Given Alice is president of the C&O with 50%
    And Alice has $500
    And it is Alice's turn to raise money for the N&W
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the C&O owns two 3-trains
    And the N&W has $0 in its treasury
    And Alice has $420

  @18CH-24-e
  Scenario Outline: In phase <phase> the president helps with the <cheap>, the cheapest train, not with the <dear>
    Given it is phase <phase>
    And the pool holds <pool>
    And the C&O owns <C&O trains>
    And Alice has $1,000
    And it is Alice's turn to raise money for the N&W
    When the N&W tries to buy a <dear> from <dear place> for <dear price>
    Then it is refused and nothing has changed
    When the N&W buys a <cheap> from <cheap place> for <price>
    Then the N&W owns a <cheap>
    And the N&W has $0 in its treasury
    And Alice has <cash left>
    And the bank has received <price>

    Examples:
      | phase | pool                    | C&O trains              | dear    | dear place | dear price | cheap   | cheap place | price | cash left |
      | 4     | a 3-train               | no trains               | 4-train | the bank   | $300       | 3-train | the pool    | $180  | $920      |
      | 4     | a 3-train and a 4-train | no trains               | 4-train | the pool   | $300       | 3-train | the pool    | $180  | $920      |
      | 5     | a 4-train               | a 5-train               | 5-train | the bank   | $500       | 4-train | the pool    | $300  | $800      |
      | 5     | a 5-train               | two 5-trains            | 6-train | the bank   | $630       | 5-train | the pool    | $500  | $600      |
      | 6     | two 5-trains            | a 5-train and a 6-train | 6-train | the bank   | $630       | 5-train | the pool    | $500  | $600      |

  @18CH-24-e @18CH-23-m
  Scenario: In phase D the cheapest train is the second 6-train, as long as the bank has it
    Given it is phase D
    And the C&O owns a 6-train and a D-train
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the LV owns two 5-trains
    And the PRR is in operation at a par of $70
    And Carol is president of the PRR with 60%
    And the PRR owns a 5-train
    And the bank has one 6-train left
    And Alice has $1,000
    And it is Alice's turn to raise money for the N&W
    When the N&W tries to buy a D-train from the bank for $900
    Then it is refused and nothing has changed
    When the N&W buys a 6-train from the bank for $630
    Then the N&W owns a 6-train
    And the N&W has $0 in its treasury
    And Alice has $470

  @18CH-24-e
  Scenario: If D-trains are all there is the president helps with a D-train
    Given it is phase D
    And the C&O owns a 6-train and a D-train
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the LV owns a 5-train and a 6-train
    And the PRR is in operation at a par of $70
    And Carol is president of the PRR with 60%
    And the PRR owns two 5-trains
    And Alice has $1,000
    And it is Alice's turn to raise money for the N&W
    When the N&W buys a D-train from the bank for $900
    Then the N&W owns a D-train
    And the N&W has $0 in its treasury
    And Alice has $200
    And the bank has received $900

  @18CH-24-f @18CH-24-c
  Scenario: The treasury is spent first and is empty afterwards, also when the train comes from another company
    Given Alice has $500
    And it is Alice's turn to raise money for the N&W
    When the N&W buys a 3-train from the C&O for $150, with Bob's consent
    Then the N&W has $0 in its treasury
    And Alice has $450
    And the C&O has $350 in its treasury
    And the N&W owns a 3-train
    And no other player or company has gained or lost money

  @18CH-24-f @18CH-24-b @18CH-23-a
  Scenario: After an emergency purchase nothing is left to buy a second train with
    Given it is Alice's turn to raise money for the N&W
    When the N&W buys a 3-train from the bank for $180
    Then the N&W has $0 in its treasury
    And Alice has $720
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W buys no train
    Then it is the C&O's turn to lay track

  # --------------------------------------------------------------------------------------------- selling shares

  @18CH-24-g
  Scenario: A president short of cash sells shares of another company
    Given Alice has $20
    And Alice holds 10% of the C&O
    And it is Alice's turn to raise money for the N&W
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has $100
    And the bank has paid $80
    And the pool holds 10% of the C&O
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And Alice has $20

  @18CH-24-g
  Scenario: He may also sell shares of the company that he is raising money for
    Given Alice has $0
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the N&W
    Then Alice has $95
    And Alice is president of the N&W with 50%
    And the pool holds 10% of the N&W
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And Alice has $15

  # An engine may itself sell what is left of whoever gives up: what is left here would pay for the train.
  @18CH-24-g @18CH-24-m @reading:18CH-Q30=a
  Scenario: He cannot give up while he has shares to sell
    Given Alice has $0
    And Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And Alice holds 20% of the C&O
    And the N&W has $20 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has $80
    And the N&W still lacks $80 for a train
    When Alice sells 10% of the C&O
    Then Alice has $155
    And the N&W still lacks $5 for a train
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt

  @18CH-24-g @18CH-24-m
  Scenario: He sells what he can before he is bankrupt, also where it cannot be enough
    Given Alice has $0
    And Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And Alice holds 10% of the C&O
    And the N&W has $20 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has $80
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt

  @18CH-24-h
  Scenario Outline: He chooses what to sell first: the <first>
    Given the LV has started at a par of $70
    And Carol is president of the LV with 20%
    And Alice holds 10% of the LV
    And Alice holds 10% of the C&O
    And Alice has $0
    And the N&W has $0 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the <first>
    Then Alice has <after one>
    And the N&W still lacks <lacking> for a train
    When Alice sells 10% of the <second>
    Then Alice has <after two>
    When Alice sells 10% of the <third>
    Then Alice has <after three>
    When the N&W buys a 3-train from the bank for $180
    Then Alice has <rest>
    And the N&W owns a 3-train

    Examples:
      | first | after one | lacking | second | after two | third | after three | rest |
      | C&O   | $80       | $100    | LV     | $150      | N&W   | $245        | $65  |
      | LV    | $70       | $110    | C&O    | $150      | N&W   | $245        | $65  |
      | LV    | $70       | $110    | N&W    | $165      | C&O   | $245        | $65  |

  @18CH-24-h
  Scenario: He may keep cheap shares and sell dear ones
    Given the LV has started at a par of $70
    And Carol is president of the LV with 20%
    And Alice holds 20% of the LV
    And Alice has $0
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the N&W
    And the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And Alice has $15
    And Alice holds 20% of the LV
    And Alice is president of the N&W with 50%

  @18CH-24-i
  Scenario: Once the money suffices nothing more may be sold, and what is left over is the player's
    Given Alice has $20
    And Alice holds 10% of the C&O
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $100
    When Alice tries to sell 10% of the N&W
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    Then Alice has $20
    And Alice is president of the N&W with 60%
    And the N&W has $0 in its treasury

  @18CH-24-i
  Scenario Outline: He sells only if he is short: with $<cash> he still lacks $<lacking>
    Given Alice has $<cash>
    And Alice holds 10% of the C&O
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $<after>
    And the pool holds 10% of the C&O
    When Alice tries to sell 10% of the N&W
    Then it is refused and nothing has changed

    Examples:
      | cash | lacking | after |
      | 0    | 80      | 80    |
      | 79   | 1       | 159   |

  @18CH-24-i
  Scenario: A president whose cash suffices sells nothing
    Given the LV is in operation at a par of $70
    And Alice is president of the LV with 60%
    And the LV stands at $90 in row 2
    And #57 lies on J2, joining SW and NE
    And the LV has $0 in its treasury
    And Alice holds 20% of the C&O
    And Alice has $259
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    Then Alice has $179
    When the N&W ends its turn
    And the LV places no token
    And Alice sells 10% of the C&O
    Then Alice has $259
    And the pool holds 10% of the C&O

  @18CH-24-i
  Scenario Outline: A block must fall short without its last share: with <lacking> lacking <allowed> may be sold, not <too many>
    Given Alice has <cash>
    And the LV has started at a par of $70
    And Alice is president of the LV with 50%
    And the N&W has $0 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell <too many> of the LV
    Then it is refused and nothing has changed
    When Alice sells <allowed> of the LV
    Then Alice has <then>
    And the pool holds <allowed> of the LV

    Examples:
      | cash | lacking | allowed | too many | then |
      | $110 | $70     | 10%     | 20%      | $180 |
      | $109 | $71     | 20%     | 30%      | $249 |
      | $40  | $140    | 20%     | 30%      | $180 |

  @18CH-24-i @reading:18CH-Q73=a
  Scenario: Once the cheapest train can be paid nothing is sold for a dearer one of another company
    Given the pool holds a 2-train
    And the N&W has $0 in its treasury
    And Alice has $50
    And Alice holds 20% of the C&O
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $130
    When Alice tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the pool for $80
    Then Alice has $50

  @18CH-24-i @18CH-24-c @reading:18CH-Q73=b
  Scenario: The president may go on selling for a dearer train of another company, and then buys no cheaper one
    Given the pool holds a 2-train
    And the N&W has $0 in its treasury
    And Alice has $50
    And Alice holds 20% of the C&O
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $130
    When Alice sells 10% of the C&O
    Then Alice has $205
    When Alice tries to sell 10% of the N&W
    Then it is refused and nothing has changed
    When the N&W tries to buy a 2-train from the pool for $80
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $180, with Bob's consent
    Then the N&W owns a 3-train
    And Alice has $25

  @18CH-24-i @reading:18CH-Q75=a
  Scenario: What was sold for the cheapest train does not keep the company from having another one's for next to nothing
    Given Alice has $0
    And Alice holds 20% of the C&O
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $80
    When the N&W buys a 3-train from the C&O for $1, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has $99 in its treasury
    And Alice has $80

  @18CH-24-i @reading:18CH-Q75=b
  Scenario: A train of another company that could be had without the last share sold is not bought once it is sold
    Given Alice has $0
    And Alice holds 20% of the C&O
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $80
    When the N&W tries to buy a 3-train from the C&O for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W tries to buy a 3-train from the C&O for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $101, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And Alice has $79

  @18CH-24-i @reading:18CH-Q75=b
  Scenario: A train whose face value the treasury has may be cheaper than what was there before the last share was sold
    Given Alice has $0
    And Alice holds 20% of the C&O
    And the C&O owns a 2-train and a 3-train
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $80
    When the N&W buys a 2-train from the C&O for $1, with Bob's consent
    Then the N&W owns a 2-train
    And the N&W has $99 in its treasury

  @18CH-24-j
  Scenario: A sale lowers the price, a cell for each share, and is paid at the price before it
    Given Alice has $0
    And Alice holds 20% of the C&O
    And Bob is president of the C&O with 40%
    And the N&W has $50 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice sells 20% of the C&O
    Then Alice has $160
    And the bank has paid $160
    And the C&O stands at $70 in row 6
    And the pool holds 20% of the C&O
    And no other player or company has gained or lost money

  @18CH-24-j @18CH-9-d
  Scenario: The pool takes no more than five shares of a company
    Given Alice has $0
    And Bob is president of the C&O with 20%
    And Carol holds 0% of the C&O
    And the pool holds 40% of the C&O
    And Alice holds 20% of the C&O
    And the N&W has $0 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell 20% of the C&O
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has $80
    And the pool holds 50% of the C&O
    And Alice holds 10% of the C&O

  @18CH-24-j @18CH-4-f
  Scenario: The president's certificate cannot be sold to the pool
    Given Alice has $0
    And the LV has started at a par of $70
    And Alice is president of the LV with 30%
    And the N&W has $0 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell 20% of the LV
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    Then Alice is president of the LV with 20%
    And Alice has $70

  @18CH-24-j @18CH-12-i @reading:18CH-Q35=a
  Scenario: A company whose price falls in an emergency operates later
    Given the LV is in operation at a par of $80
    And Carol is president of the LV with 60%
    And the LV stands at $80 in row 4, under the C&O
    And Alice holds 10% of the C&O
    And Alice has $0
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    And the N&W buys a 3-train from the bank for $180
    And the N&W ends its turn
    Then it is the LV's turn to lay track
    And the C&O stands at $75 in row 5

  @18CH-24-j @18CH-12-i @reading:18CH-Q35=b
  Scenario: A company whose price falls in an emergency keeps its place in the round
    Given the LV is in operation at a par of $80
    And Carol is president of the LV with 60%
    And the LV stands at $80 in row 4, under the C&O
    And Alice holds 10% of the C&O
    And Alice has $0
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    And the N&W buys a 3-train from the bank for $180
    And the N&W ends its turn
    Then it is the C&O's turn to lay track
    And the C&O stands at $75 in row 5

  # ------------------------------------------------------------------------------------------------ presidencies

  @18CH-24-k
  Scenario: The president may not sell himself out of office in the company that needs the train
    Given Alice is president of the N&W with 40%
    And Bob holds 30% of the N&W
    And Alice has $0
    And the N&W has $0 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell 20% of the N&W
    Then it is refused and nothing has changed
    When Alice sells 10% of the N&W
    Then Alice is president of the N&W with 30%
    And Bob holds 30% of the N&W
    And Alice has $95
    And the N&W still lacks $85 for a train
    When Alice tries to sell 10% of the N&W
    Then it is refused and nothing has changed

  @18CH-24-l
  Scenario: Another company may get a new president, before the train is bought
    Given Alice is president of the C&O with 30%
    And Bob holds 30% of the C&O
    And Alice has $0
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Bob is president of the C&O with 30%
    And Alice holds 20% of the C&O
    And Alice has $80
    And the N&W owns no trains
    When the N&W buys a 3-train from the C&O for $180, with Bob's consent
    Then the N&W owns a 3-train
    And the C&O owns a 3-train
    And Alice has $0

  @18CH-24-l @18CH-24-j @18CH-1-b @reading:18CH-Q31=a
  Scenario: The president's certificate goes to the new president for two of his shares
    Given Alice is president of the C&O with 20%
    And Bob holds 20% of the C&O
    And Carol holds 20% of the C&O
    And Alice has $0
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Bob is president of the C&O with 20%
    And Alice holds 10% of the C&O
    And Carol holds 20% of the C&O
    And Alice has $80
    When the N&W, on Bob's word, tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W, on Alice's word, buys a 3-train from the bank for $180
    Then Alice has $0
    And the N&W owns a 3-train

  # --------------------------------------------------------------------------------------------------- bankruptcy

  @18CH-24-m @18CH-24-n @18CH-24-o
  Scenario: When everything is sold and it is not enough the president is bankrupt, and the game is over for all
    Given Alice is president of the N&W with 30%
    And Bob holds 20% of the N&W
    And Carol holds 10% of the N&W
    And Alice has $30
    And the N&W has $20 in its treasury
    And it is Alice's turn to raise money for the N&W in operating round 2.1
    When Alice sells 10% of the N&W
    Then Alice has $125
    And the N&W still lacks $35 for a train
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt
    And the C&O stands at $80 in row 4
    And the C&O has $200 in its treasury
    And Bob is worth $1,370 in the end
    And Carol wins

  @18CH-24-m
  Scenario Outline: Being a dollar short is enough for a bankruptcy: with $<cash> he is $<short> short
    Given Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And Alice holds 10% of the C&O
    And Alice has $<cash>
    And the N&W has $0 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $<after>
    And the N&W still lacks $<short> for a train
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt

    Examples:
      | cash | after | short |
      | 0    | 80    | 100   |
      | 99   | 179   | 1     |

  @18CH-24-m
  Scenario: He is not bankrupt while his money suffices, only when it does not
    Given Alice is president of the N&W with 20%
    And Bob holds 10% of the N&W
    And Carol holds 10% of the N&W
    And the pool holds 20% of the N&W
    And the N&W has $0 in its treasury
    And the LV is in operation at a par of $70
    And Alice is president of the LV with 20%
    And Bob holds 20% of the LV
    And Carol holds 20% of the LV
    And the LV stands at $90 in row 2
    And #57 lies on J2, joining SW and NE
    And Alice has $180
    And it is Alice's turn to raise money for the N&W
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    Then Alice has $0
    When the N&W ends its turn
    And the LV places no token
    And Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt
    And the N&W owns a 3-train

  @18CH-24-m @18CH-24-c
  Scenario: Another company's train at a price he can pay saves him
    Given Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And Alice has $50
    And it is Alice's turn to raise money for the N&W
    When the N&W buys a 3-train from the C&O for $150, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And Alice has $0
    And the end of the game is not in sight

  @18CH-24-p @18CH-24-o @18CH-28-a
  Scenario: The bankrupt player's total is the shares he could not sell and his private companies; his cash is gone
    Given the B&O has started at a par of $70
    And Carol is president of the B&O with 20%
    And Alice owns P2
    And Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And Alice holds 10% of the C&O
    And Bob is president of the C&O with 40%
    And Alice has $20
    And Bob has $600
    And the N&W has $10 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice sells 10% of the C&O
    Then Alice has $100
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is worth $230 in the end
    And Bob is worth $1,090 in the end

  @18CH-24-p @18CH-9-d
  Scenario: Unsellable shares of other companies count as well, at the price after the sales
    Given Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And Carol holds 0% of the C&O
    And Bob is president of the C&O with 30%
    And the pool holds 50% of the C&O
    And Alice holds 20% of the C&O
    And the LV has started at a par of $70
    And Alice is president of the LV with 30%
    And Alice has $0
    And the N&W has $0 in its treasury
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    Then Alice has $70
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is worth $480 in the end

  # ---------------------------------------------------------------------------- the ordinary rules hold in need

  @18CH-23-e @18CH-23-k
  Scenario: In need, too, a train comes from where there is one, and from a company with its president's consent
    Given Alice has $500
    And it is Alice's turn to raise money for the N&W
    When the N&W tries to buy a 3-train from the C&O for $150
    Then it is refused and nothing has changed
    When the N&W tries to buy a 2-train from the C&O for $80, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And Alice has $420

  @18CH-9-a @18CH-24-g
  Scenario: In need, too, a president sells what he has and no more
    Given Alice has $0
    And Alice holds 10% of the C&O
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell 20% of the C&O
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has $80
    And the pool holds 10% of the C&O

  @18CH-9-a @18CH-24-j
  Scenario: However much is still lacking, nobody sells more shares than he holds
    Given the N&W has $0 in its treasury
    And Alice has $0
    And Alice holds 10% of the C&O
    And it is Alice's turn to raise money for the N&W
    When Alice tries to sell 20% of the C&O
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice has $80
    And the pool holds 10% of the C&O
    And the N&W still lacks $100 for a train

  @18CH-12-e @18CH-24-m
  Scenario: Only the president who has to help can be bankrupt by it
    Given Alice is president of the N&W with 20%
    And Bob holds 20% of the N&W
    And Carol holds 20% of the N&W
    And Alice has $10
    And it is Alice's turn to raise money for the N&W
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt

  @18CH-24-b @18CH-24-g
  Scenario Outline: With $50 of the president nothing dearer than $150 can be bought, from <place> either
    Given Alice has $50
    And the pool holds a 3-train
    And it is Alice's turn to raise money for the N&W
    When the N&W tries to buy a 3-train from <place> for <price>, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $150, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And Alice has $0
    And the C&O has $350 in its treasury

    Examples:
      | place    | price |
      | the C&O  | $151  |
      | the pool | $180  |
