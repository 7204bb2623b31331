Feature: Going public
  A company has a president's certificate of 20% and eight certificates of 10%. Once half of its shares have been sold it is
  public: the bank pays it five times its start price, what is not sold is its own from now on, and its home token is placed.

  # ------------------------------------------------------------------------------------------------------ the certificates

  @18GL-4.4-a
  Scenario Outline: The <company> has a president's certificate of 20% and eight others of 10%
    Given 3 players at the table in phase 2H
    When Alice buys the president's certificate of the <company> at a par of $100
    Then Alice is president of the <company> with 20%
    And Alice holds 1 certificate of the <company>
    And the IPO holds 80% of the <company>
    And the IPO holds 8 certificates of the <company>
    When Bob buys 10% of the <company> from the IPO
    Then Bob holds 1 certificate of the <company>

    Examples:
      | company        |
      | B&O            |
      | NYC            |
      | Wabash         |
      | PRR            |
      | IC             |
      | Milwaukee Road |
      | Nickel Plate   |
      | GT             |
      | Monon          |
      | DT&I           |
      | LS&I           |

  # -------------------------------------------------------------------------------------------------------------- half sold

  @18GL-4.4-c @18GL-4.5-b
  Scenario: With 40% sold a company is not public, with 50% it is
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $80
    And Bob is president of the IC with 30%
    When Alice buys 10% of the IC from the IPO
    Then the IC has not floated
    And the IC has $0 in its treasury
    And the IC has no token on the map
    And the IPO holds 60% of the IC
    When Bob buys 10% of the IC from the IPO
    # proves 18GL-4.4-c 18GL-4.5-b
    Then the IC has floated
    And the IPO holds 0% of the IC

  @18GL-4.4-c @18GL-4.5-b
  Scenario: It does not matter how many players hold the half
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $80
    And Bob is president of the IC with 20%
    And Alice holds 10% of the IC
    And Carol holds 10% of the IC
    And it is Bob's turn to trade
    When Bob buys 10% of the IC from the IPO
    Then the IC has floated
    And Bob is president of the IC with 30%

  @18GL-4.5-b
  Scenario: Only a public company has a turn in the operating round
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $80
    And Bob is president of the IC with 40%
    And the GT has started, opened at $70
    And Carol is president of the GT with 40%
    When Alice buys 10% of the GT from the IPO
    And Bob passes
    And Carol passes
    And Alice passes
    Then it is operating round 2.1
    And it is the GT's turn to lay track
    And no other company is still to operate in this round

  # --------------------------------------------------------------------------------------------------------------- capital

  @18GL-4.4-d
  Scenario Outline: Started at <price>, the IC gets <capital>
    Given 3 players at the table in phase <phase>
    And the IC has started, opened at <price>
    And Bob is president of the IC with 40%
    When Alice buys 10% of the IC from the IPO
    # proves 18GL-4.4-d
    Then the IC has <capital> in its treasury
    And Alice has paid <price>
    And no other player or company has gained or lost money

    Examples:
      | price | capital | phase |
      | $60   | $300    | 2H    |
      | $70   | $350    | 2H    |
      | $80   | $400    | 2H    |
      | $90   | $450    | 2H    |
      | $100  | $500    | 2H    |
      | $140  | $700    | 6H    |
      | $200  | $1,000  | E     |

  @18GL-4.4-d @18GL-4.3-n12a @reading:18GL-Q23=a
  Scenario Outline: The president's certificate that came with the Camden & Amboy counts in the capital of the PRR at <price>
    Given 3 players at the table in phase 2H
    And Bob owns the Camden & Amboy
    And the PRR has started, opened at <price>
    And Bob is president of the PRR with 40%
    When Alice buys 10% of the PRR from the IPO
    Then the PRR has floated
    And the PRR has <capital> in its treasury

    Examples:
      | price | capital |
      | $60   | $300    |
      | $100  | $500    |

  @18GL-4.4-d @18GL-4.3-n12a @reading:18GL-Q23=b
  Scenario Outline: Of the PRR at <price> only what was paid for counts in the capital
    Given 3 players at the table in phase 2H
    And Bob owns the Camden & Amboy
    And the PRR has started, opened at <price>
    And Bob is president of the PRR with 40%
    When Alice buys 10% of the PRR from the IPO
    Then the PRR has floated
    And the PRR has <capital> in its treasury

    Examples:
      | price | capital |
      | $60   | $180    |
      | $100  | $300    |

  # -------------------------------------------------------------------------------------------------------------- the rest

  @18GL-4.4-e
  Scenario: What is not sold lies in the treasury from then on
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $80
    And Bob is president of the IC with 40%
    When Alice buys 10% of the IC from the IPO
    Then the IC's treasury holds 50% of the IC
    And the IPO holds 0% of the IC
    When Bob buys 10% of the IC from its treasury
    Then Bob has paid $80
    And the IC has $480 in its treasury

  @18GL-4.4-e
  Scenario: Of a company that is not public nothing lies in the treasury
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $80
    And Bob is president of the IC with 30%
    When Alice buys 10% of the IC from the IPO
    Then the IC's treasury holds 0% of the IC
    And the IPO holds 60% of the IC

  # ------------------------------------------------------------------------------------------------------------- the homes

  @18GL-4.4-f @18GL-4.5-c @18GL-1.3-i
  Scenario Outline: The <company> has its home token in <home> as soon as it is public
    Given 3 players at the table in phase 2H
    And the <company> has started, opened at $80
    And Bob is president of the <company> with 40%
    When Alice buys 10% of the <company> from the IPO
    Then the <company> has a token in <home> only
    And the <company> has $400 in its treasury
    And it is Bob's turn to trade

    Examples:
      | company | home |
      | B&O     | L20  |
      | NYC     | N12  |
      | GT      | N6   |

  @18GL-4.4-g @18GL-4.5-d
  Scenario Outline: The Wabash chooses its home when it becomes public, here <home>
    Given 3 players at the table in phase 2H
    And the Wabash has started, opened at $80
    And Bob is president of the Wabash with 40%
    When Alice buys 10% of the Wabash from the IPO
    Then it is the Wabash's turn to place its home token
    And the Wabash has $400 in its treasury
    When the Wabash tries to place a token in D14
    Then it is refused and nothing has changed
    When the Wabash places a token in <home>
    Then the Wabash has a token in <home> only
    And the Wabash has $400 in its treasury
    And it is Bob's turn to trade

    Examples:
      | home |
      | B18  |
      | C19  |

  @18GL-4.4-g @18GL-4.5-d
  Scenario: Its president chooses, nobody else, and before anybody trades
    Given 3 players at the table in phase 2H
    And the Wabash has started, opened at $80
    And Carol is president of the Wabash with 40%
    When Alice buys 10% of the Wabash from the IPO
    And Bob tries to buy 10% of the Wabash from its treasury
    Then it is refused and nothing has changed
    When the Wabash, on Bob's word, tries to place a token in C19
    Then it is refused and nothing has changed
    When the Wabash, on Carol's word, places a token in C19
    And Bob buys 10% of the Wabash from its treasury
    Then the Wabash has a token in C19 only
    And Bob holds 10% of the Wabash

  @18GL-4.4-h @18GL-4.6.2-d @reconstruction
  Scenario: The other space of St. Louis never has a token, not even of the Wabash, though track leads there
    Given 3 players at the table in phase 2H
    And the Wabash is in operation, opened at $100
    And the Wabash owns a 2H-train
    And the Wabash has $200 in its treasury
    And Bob is president of the Wabash with 50%
    And #2 lies on C17, turned 5
    And #8 lies on B16, joining S and NE
    And #57 lies on C15, joining SW and NE
    And it is the Wabash's turn to place a token
    When the Wabash tries to place a token in C19
    Then it is refused and nothing has changed
    When the Wabash places a token in C15
    Then the Wabash has tokens in B18 and C15 only

  @18GL-4.4-h @18GL-4.6.2-d @reconstruction
  Scenario: Nor of another company
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the Wabash is in operation, opened at $60
    And the IC owns a 2H-train
    And the IC has $200 in its treasury
    And Bob is president of the IC with 50%
    And Carol is president of the Wabash with 50%
    And #6 lies on C15, joining NE and S
    And #2 lies on C17, turned 0
    And it is the IC's turn to place a token
    When the IC tries to place a token in C19
    Then it is refused and nothing has changed
    When the IC places a token in C15
    Then the IC has tokens in D14 and C15 only

  @18GL-4.4-b
  Scenario: CONRAIL is not for sale before it has been formed
    Given 3 players at the table in phase 10H
    When Alice tries to buy the president's certificate of CONRAIL at a par of $140
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the IC at a par of $140
    Then Alice is president of the IC with 20%
    And CONRAIL has not been formed
