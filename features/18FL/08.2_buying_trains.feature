Feature: Buying trains
  A company that has room for another train buys it in the last step of its turn, with the money in its treasury. Trains
  of the bank and of the open market cost what is printed on them, and the bank gets the money. Trains of other companies
  cost what the two presidents agree on, a dollar at least.

  Background: a company with one train, and another one with two
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 2-train
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the FEC owns two 2-trains

  # ------------------------------------------------------------------------------------------------------ from the bank

  @18FL-8.2-b @18FL-8.2-a @18FL-8.4-b
  Scenario Outline: A train of the bank costs what is printed on it, not $<other>
    Given the ACL has $250 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the bank for $<other>
    # proves 18FL-8.2-b
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    Then the ACL has $150 in its treasury
    And the bank has received $100
    And no other player or company has gained or lost money
    And the ACL owns two 2-trains
    And the bank has one 2-train left

    Examples:
      | other |
      | 1     |
      | 99    |
      | 101   |

  @18FL-8.2-a
  Scenario Outline: A treasury of $<treasury> is <short> short of a train of the bank
    Given the ACL has $<treasury> in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $<treasury>, with Bob's consent
    Then the ACL has $0 in its treasury
    And the FEC has $<treasury> in its treasury
    And Alice has $300
    And the bank has two 2-trains left

    Examples:
      | treasury | short |
      | 99       | $1    |
      | 1        | $99   |

  @18FL-8.2-a
  Scenario: A treasury of just the price is enough for a train
    Given the ACL has $100 in its treasury
    And it is the ACL's turn to buy trains
    # proves 18FL-8.2-a
    When the ACL buys a 2-train from the bank for $100
    Then the ACL has $0 in its treasury
    And the ACL owns two 2-trains
    And Alice has $300
    And the bank has received $100

  @18FL-8.2-a
  Scenario: A treasury pays another company no more than it holds
    Given the ACL has $99 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the FEC for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $99, with Bob's consent
    Then the ACL has $0 in its treasury
    And the ACL owns two 2-trains

  # ----------------------------------------------------------------------------------------------- from the open market

  @18FL-8.2-b
  Scenario Outline: A <train> in the open market costs what is printed on it, <price>
    Given it is <phase>
    And Alice is president of the ACL with 60%
    And Bob is president of the FEC with 60%
    And the ACL owns no trains
    And the FEC owns a <other>
    And the ACL has $700 in its treasury
    And it is the ACL's turn to buy the train it must have
    # proves 18FL-8.2-b
    When the ACL buys a <train> from the market for <price>
    Then the ACL has paid <price>
    And the bank has received <price>
    And the ACL owns a <train>

    Examples:
      | train   | price | phase   | other   |
      | 2-train | $100  | phase 3 | 3-train |
      | 3-train | $200  | phase 4 | 4-train |
      | 4-train | $400  | phase 5 | 5-train |
      | 5-train | $500  | phase 6 | 6-train |

  @18FL-8.2-b @18FL-8.2-a @18FL-8.4-b
  Scenario Outline: A 3-train in the open market costs the bank's price for it, not $<other>
    Given it is phase 4
    And the ACL owns no trains
    And the FEC owns a 4-train
    And the market holds four 3-trains
    And the ACL has $450 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy a 3-train from the market for $<other>
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the market for $200
    Then the ACL has $250 in its treasury
    And the bank has received $200
    And no other player or company has gained or lost money
    And the ACL owns a 3-train
    And the market holds three 3-trains

    Examples:
      | other |
      | 1     |
      | 199   |
      | 201   |

  @18FL-8.2-b
  Scenario: What does not lie in the open market cannot be bought there
    Given it is phase 3
    And the ACL owns no trains
    And the FEC owns a 3-train
    And the market holds five 2-trains
    And the ACL has $250 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy a 3-train from the market for $200
    Then it is refused and nothing has changed
    # proves 18FL-8.2-b
    When the ACL buys a 3-train from the bank for $200
    Then the ACL has $50 in its treasury
    And the bank has two 3-trains left
    And the market holds five 2-trains

  # ---------------------------------------------------------------------------------------------- from another company

  @18FL-8.2-c @18FL-8.2-a
  Scenario Outline: A train of another company costs what the presidents agree on, here $<price>, and that company gets it
    Given the ACL has $700 in its treasury
    And the FEC has $10 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the FEC for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $<price>, with Bob's consent
    Then the ACL has paid $<price>
    And the FEC has received $<price>
    And the bank has paid $0
    And no other player or company has gained or lost money
    And the ACL owns two 2-trains
    And the FEC owns a 2-train

    Examples:
      | price |
      | 1     |
      | 100   |
      | 101   |
      | 700   |

  @18FL-8.2-c
  Scenario Outline: Without the consent of the president who sells there is no sale<who>
    Given the ACL has $200 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the FEC for $150<consent>
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $150, with Bob's consent
    Then the ACL has paid $150
    And the FEC has received $150

    Examples:
      | who                         | consent                |
      |                             |                        |
      | ; Carol's is of no use      | , with Carol's consent |
      | ; the buyer's is not enough | , with Alice's consent |

  @18FL-8.2-c
  Scenario: Between two companies of one president nobody else is asked
    Given the SR is in operation at a par of $90
    And Alice is president of the SR with 60%
    And the SR owns a 2-train
    And the ACL has $200 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 2-train from the FEC for $30
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the SR for $30
    Then the SR has $30 in its treasury
    And the ACL has $170 in its treasury
    And the SR owns no trains

  @18FL-8.2-c
  Scenario Outline: A train is bought from a company that has it, and not from the buyer itself: no <train> of <seller>
    Given the SR is in operation at a par of $90
    And Alice is president of the SR with 60%
    And the ACL has $200 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a <train> from <seller> for $30, with Bob's consent
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $30, with Bob's consent
    Then the ACL owns two 2-trains
    And the FEC owns a 2-train
    And the FEC has $30 in its treasury

    Examples:
      | train   | seller  |
      | 3-train | the FEC |
      | 2-train | the SR  |
      | 2-train | the ACL |

  # ---------------------------------------------------------- later in the round, after another action of the same turn

  @18FL-8.2-b @18FL-8.2-c @18FL-8.2-d
  Scenario Outline: A company that operates later and has laid a tile does not buy <what>
    Given it is phase 3
    And the SAL is in operation at a par of $110
    And Carol is president of the SAL with 60%
    And the SAL owns a 3-train
    And the FEC owns a 2-train
    And the SR is in operation at a par of $70
    And Carol holds 20% of the SR
    And the president's certificate of the SR lies in the market
    And the SR owns a 2-train
    And the market holds two 2-trains
    And the ACL has $500 in its treasury
    And it is the ACL's turn to lay track
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL tries to buy <what>
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $50, with Bob's consent
    Then the ACL owns two 2-trains
    And the ACL has $450 in its treasury

    Examples:
      | what                                                | clause     |
      | a 2-train from the FEC for $0, with Bob's consent   | 18FL-8.2-c |
      | a 2-train from the FEC for $50                      | 18FL-8.2-c |
      | a 3-train from the FEC for $50, with Bob's consent  | 18FL-8.2-c |
      | a 2-train from the ACL for $50                      | 18FL-8.2-c |
      | a 2-train from the SR for $50, with Carol's consent | 18FL-8.2-c |
      | a 3-train from the market for $200                  | 18FL-8.2-b |
      | a 3-train from the bank for $199                    | 18FL-8.2-b |
      | a 4-train from the bank for $400                    | 18FL-8.2-d |
