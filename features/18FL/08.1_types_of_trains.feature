Feature: Types of trains
  There are trains 2, 3, 4, 5, 6 and 3E. Before phase 6 the bank sells one type at a time; in phase 6 the buyer chooses
  between a 6 and a 3E, says so with the purchase, and cannot change it any more. The first 4-train scraps the
  2-trains, the first 6 or 3E the 3-trains; the others stay for ever. Of 6- and 3E-trains there are always enough.

  # ---------------------------------------------------------------------------------- prices, numbers, phases

  @18FL-8.1-a @18FL-8.1-e @18FL-2-c
  Scenario: Five 2-trains are there at the start, at $100 each
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $100 in its treasury
    And it is the ACL's turn to buy the train it must have
    # proves 18FL-8.1-e
    When the ACL buys a 2-train from the bank for $100
    Then the ACL has $0 in its treasury
    And the ACL owns a 2-train
    # proves 18FL-8.1-e
    And the bank has 4 2-trains left

  @18FL-8.1-e @18FL-8.1-f @18FL-8.1-g @18FL-8.1-h
  Scenario Outline: At the start the bank has <count> <train>s
    Given a new game of 3 players
    # proves 18FL-8.1-e 18FL-8.1-f 18FL-8.1-g 18FL-8.1-h
    Then the bank has <count> <train>s left
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    Then Alice has $295
    And the bank has <count> <train>s left

    Examples:
      | train   | count | clause     |
      | 2-train | 5     | 18FL-8.1-e |
      | 3-train | 4     | 18FL-8.1-f |
      | 4-train | 3     | 18FL-8.1-g |
      | 5-train | 2     | 18FL-8.1-h |

  # The phase table says it again. A company of five is converted and paid $500 when phase 5 begins.
  @18FL-8.1-a @18FL-8.1-f @18FL-8.1-g @18FL-8.1-h @18FL-2-d @18FL-2-e @18FL-2-f
  Scenario Outline: The first <new>-train costs <price>, begins <phase>, and <left> more are there
    Given 3 players at the table in <before>
    And the ACL is in operation at a par of $100
    And the ACL owns <owned>
    And Alice is president of the ACL with 60%
    And the bank has no <old>-trains left
    And the ACL has <cash> in its treasury
    And it is the ACL's turn to buy trains
    # proves 18FL-8.1-f 18FL-8.1-g 18FL-8.1-h
    When the ACL buys a <new>-train from the bank for <price>
    Then the ACL has <rest> in its treasury
    # proves 18FL-2-d 18FL-2-e 18FL-2-f
    And it is <phase>
    # proves 18FL-8.1-f 18FL-8.1-g 18FL-8.1-h
    And the bank has <left> <new>-trains left

    Examples:
      | before  | owned     | old | new | price | cash | rest | phase   | left | clause              |
      | phase 2 | no trains | 2   | 3   | $200  | $200 | $0   | phase 3 | 3    | 18FL-8.1-f 18FL-2-d |
      | phase 3 | no trains | 3   | 4   | $400  | $400 | $0   | phase 4 | 2    | 18FL-8.1-g 18FL-2-e |
      | phase 4 | no trains | 4   | 5   | $500  | $500 | $500 | phase 5 | 1    | 18FL-8.1-h 18FL-2-f |

  @18FL-8.1-a @18FL-8.1-i @18FL-2-g @18FL-8.1-c
  Scenario Outline: After the 5-trains the bank sells 6- and 3E-trains, at $600: a <new>
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And the ACL owns a 4-train
    And Alice is president of the ACL with 60%
    And the bank has no 5-trains left
    And the ACL has $600 in its treasury
    And it is the ACL's turn to buy trains
    # proves 18FL-8.1-i
    When the ACL buys a <new> from the bank for $600
    Then the ACL has $0 in its treasury
    # proves 18FL-2-g
    And it is phase 6
    And the ACL owns a 4-train and a <new>

    Examples:
      | new      |
      | 6-train  |
      | 3E-train |

  @18FL-8.1-i @18FL-8.1-j
  Scenario: Beyond the seven cards in the box there is always another 6- or 3E-train
    Given 3 players at the table in phase 6
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $75
    And the SAL is in operation at a par of $80
    And the SR is in operation at a par of $90
    And the ACL is in operation at a par of $110
    And the shares are held thus
      | L&N | president Alice 50% |
      | TPS | president Bob 50%   |
      | SAL | president Carol 50% |
      | SR  | president Bob 50%   |
      | ACL | president Alice 50% |
    And the L&N owns two 6-trains
    And the TPS owns two 6-trains
    And the SAL owns two 3E-trains
    And the SR owns a 6-train and a 3E-train
    And the ACL owns no trains
    And the ACL has $1,300 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 6-train from the bank for $600
    Then the ACL has $700 in its treasury
    When the ACL buys a 3E-train from the bank for $600
    Then the ACL owns a 6-train and a 3E-train
    And 6-trains never run out

  # ---------------------------------------------------------------------------------- one type at a time

  @18FL-8.1-b @18FL-8.2-d
  Scenario Outline: In <phase> the bank sells <now>-trains and no <later>-trains
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $600 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy a <later>-train from the bank for <dear>
    Then it is refused and nothing has changed
    When the ACL buys a <now>-train from the bank for <price>
    Then the ACL owns a <now>-train
    And the ACL has paid <price>

    Examples:
      | phase   | now | price | later | dear |
      | phase 2 | 2   | $100  | 3     | $200 |
      | phase 3 | 3   | $200  | 4     | $400 |
      | phase 4 | 4   | $400  | 5     | $500 |
      | phase 5 | 5   | $500  | 6     | $600 |
      | phase 5 | 5   | $500  | 3E    | $600 |

  @18FL-8.1-c @18FL-8.1-d @18FL-7.4-a
  Scenario: The buyer says whether he buys a 6 or a 3E, and it stays so
    Given 3 players at the table in phase 6
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR has $600 in its treasury
    And it is the SR's turn to buy the train it must have in operating round 2.1 of 3
    When the SR buys a 3E-train from the bank for $600
    Then the SR owns a 3E-train
    When the SR ends its turn
    And the SR tries to run
      | 6-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 3E-train | A22 B23 |
    Then the SR has earned $220

  @18FL-8.1-d @18FL-7.4-a
  Scenario: A 6-train is not turned into a 3E-train later
    Given 3 players at the table in phase 6
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR owns a 6-train
    And it is the SR's turn to run its trains
    When the SR tries to run
      | 3E-train | A22 B23 |
    Then it is refused and nothing has changed
    When the SR runs
      | 6-train | A22 B23 |
    Then the SR has earned $110
