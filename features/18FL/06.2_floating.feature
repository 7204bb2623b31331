Feature: Floating, and the capital that it brings
  A company floats when half of it has been bought: a company of five shares with the president's certificate and one
  more, a company of ten with the president's certificate and three more. The bank then pays five times the start price
  to a company of five, ten times to a company of ten. How many shares it takes depends on the phase in which the
  company floats. It operates from the next operating round on.

  @18FL-6.2-g @18FL-6.2-i @18FL-6.2-o @18FL-2-c @18FL-2-d
  Scenario Outline: In <phase> three shares of five float a company, and it has five times its start price of <price>
    Given 3 players at the table in <phase>
    And the TPS has started at a par of <price>
    And Alice is president of the TPS with 40%
    And it is Bob's turn to trade
    When Bob buys 20% of the TPS from the IPO
    Then Bob has paid <price>
    # proves 18FL-6.2-i 18FL-6.2-g
    And the TPS has floated
    # proves 18FL-6.2-i 18FL-6.2-o
    And the TPS has <capital> in its treasury
    And the TPS has 3 tokens left
    And no other player or company has gained or lost money

    Examples:
      | phase   | price | capital | clause   |
      | phase 2 | $70   | $350    | 18FL-2-c |
      | phase 2 | $110  | $550    | 18FL-2-c |
      | phase 3 | $75   | $375    | 18FL-2-d |
      | phase 3 | $100  | $500    | 18FL-2-d |

  @18FL-6.2-g @18FL-6.2-i
  Scenario: The president's certificate alone floats no company
    Given 3 players at the table in phase 2
    When Alice buys the president's certificate of the TPS at a par of $70
    Then Alice has $160
    And the TPS has not floated
    And the TPS has $0 in its treasury
    When Bob buys 20% of the TPS from the IPO
    Then the TPS has floated
    And the TPS has $350 in its treasury

  @18FL-6.2-j @18FL-6.2-o @18FL-2-e
  Scenario: In phase 4 a company of five floats with three shares and five times its start price
    Given 3 players at the table in phase 4
    When Alice buys the president's certificate of the TPS at a par of $80, with five shares
    Then the TPS has not floated
    When Bob buys 20% of the TPS from the IPO
    Then the TPS has floated
    And the TPS has $400 in its treasury

  @18FL-6.2-k @18FL-6.2-p @18FL-2-e
  Scenario: In phase 4 a company of ten floats with five shares and ten times its start price
    Given 3 players at the table in phase 4
    And the TPS has started at a par of $80
    And the TPS has ten shares
    And the shares are held thus
      | TPS | president Alice 20% | Bob 10% |
    And it is Bob's turn to trade
    When Bob buys 10% of the TPS from the IPO
    Then Bob has paid $80
    And the TPS has not floated
    And the TPS has $0 in its treasury
    When Carol buys 10% of the TPS from the IPO
    Then the TPS has floated
    And the TPS has $800 in its treasury

  @18FL-6.2-l @18FL-6.2-g @18FL-6.2-p @18FL-2-f @18FL-2-g
  Scenario Outline: In <phase> a company floats with five shares of ten and ten times its start price of <price>
    Given 3 players at the table in <phase>
    And the TPS has started at a par of <price>
    And the shares are held thus
      | TPS | president Alice 20% | Bob 10% |
    And it is Bob's turn to trade
    When Bob buys 10% of the TPS from the IPO
    Then Bob has paid <price>
    And the TPS has not floated
    When Carol buys 10% of the TPS from the IPO
    Then Carol has paid <price>
    # proves 18FL-6.2-l 18FL-6.2-g
    And the TPS has floated
    # proves 18FL-6.2-l 18FL-6.2-p
    And the TPS has <capital> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | phase   | price | capital | clause   |
      | phase 5 | $90   | $900    | 18FL-2-f |
      | phase 6 | $110  | $1,100  | 18FL-2-g |

  @18FL-6.2-h
  Scenario: A company of five that is founded in phase 3 floats with three shares in phase 4, too
    Given 3 players at the table in phase 3
    And the TPS has started at a par of $90
    And Alice is president of the TPS with 40%
    And it is phase 4
    And it is Bob's turn to trade
    When Bob buys 20% of the TPS from the IPO
    Then the TPS has 5 shares
    And the TPS has floated
    And the TPS has $450 in its treasury

  @18FL-6.2-h @reading:18FL-Q23=a
  Scenario: A company founded with five shares and not floated needs five of ten once phase 5 has come
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And the TPS has started at a par of $90
    And the shares are held thus
      | ACL | president Bob 60%   |
      | TPS | president Alice 40% |
    And the ACL owns a 4-train
    And the bank has no 4-trains left
    And the ACL has $500 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then the TPS has 10 shares
    And Alice is president of the TPS with 20%
    And the TPS has not floated
    And the TPS has $0 in its treasury
    When the ACL ends its turn
    And the ACL ends its turn
    Then it is stock round 3
    When Alice passes
    And Bob buys 10% of the TPS from the IPO
    And Carol buys 10% of the TPS from the IPO
    Then the TPS has not floated
    When Alice buys 10% of the TPS from the IPO
    Then the TPS has floated
    And the TPS has $900 in its treasury

  @18FL-6.2-h @reading:18FL-Q23=b
  Scenario: If every company is paid when phase 5 begins, one not floated has five prices now and five more when it floats
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And the TPS has started at a par of $90
    And the shares are held thus
      | ACL | president Bob 60%   |
      | TPS | president Alice 40% |
    And the ACL owns a 4-train
    And the bank has no 4-trains left
    And the ACL has $500 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then the TPS has 10 shares
    And Alice is president of the TPS with 20%
    And the TPS has not floated
    And the TPS has $450 in its treasury
    When the ACL ends its turn
    And the ACL ends its turn
    Then it is stock round 3
    When Alice passes
    And Bob buys 10% of the TPS from the IPO
    And Carol buys 10% of the TPS from the IPO
    Then the TPS has not floated
    When Alice buys 10% of the TPS from the IPO
    Then the TPS has floated
    And the TPS has $900 in its treasury

  @18FL-6.2-h @reading:18FL-Q23=c
  Scenario: If what it was paid does not count, a company not floated has five prices now and ten when it floats
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And the TPS has started at a par of $90
    And the shares are held thus
      | ACL | president Bob 60%   |
      | TPS | president Alice 40% |
    And the ACL owns a 4-train
    And the bank has no 4-trains left
    And the ACL has $500 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then the TPS has 10 shares
    And Alice is president of the TPS with 20%
    And the TPS has not floated
    And the TPS has $450 in its treasury
    When the ACL ends its turn
    And the ACL ends its turn
    Then it is stock round 3
    When Alice passes
    And Bob buys 10% of the TPS from the IPO
    And Carol buys 10% of the TPS from the IPO
    Then the TPS has not floated
    When Alice buys 10% of the TPS from the IPO
    Then the TPS has floated
    And the TPS has $1,350 in its treasury

  @18FL-6.2-q @18FL-5.4-d
  Scenario: On flotation the president has the charter, three tokens and the capital at once
    Given 3 players at the table in phase 2
    And the ACL has started at a par of $100
    And Alice is president of the ACL with 40%
    And Bob has $120
    And it is Bob's turn to trade
    When Bob buys 20% of the ACL from the IPO
    Then the ACL has $500 in its treasury
    And the ACL has 3 tokens left
    And the ACL has a token in G20 only
    And Bob has $20
    When everybody passes
    Then it is the ACL's turn to lay track
    When the ACL, on Bob's word, tries to lay #8 on F21, joining SW and E
    Then it is refused and nothing has changed
    When the ACL, on Alice's word, lays #8 on F21, joining SW and E
    Then #8 lies on F21, joining SW and E

  @18FL-6.2-r
  Scenario: A company that has floated operates in the next operating round
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $90
    And the TPS has started at a par of $110
    And the SAL has started at a par of $100
    And the shares are held thus
      | ACL | president Carol 60% |
      | TPS | president Alice 40% |
      | SAL | president Alice 40% |
    And it is Bob's turn to trade
    When Bob buys 20% of the TPS from the IPO
    Then the TPS has $550 in its treasury
    When everybody passes
    Then it is operating round 2.1
    And it is the TPS's turn to lay track
    And still to operate in this round is the ACL
