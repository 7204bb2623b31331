Feature: Certificates for two players, as published
  With two players the president's certificate of a company is worth three shares, so that there are seven ordinary ones besides.
  Only the company that is drawn for P6 has the certificates of a game with more players.

  @since:published @18CH-0-q @18CH-8-e
  Scenario Outline: The president's certificate of the <company> costs two players three shares at a par of <par>
    Given a new game of 2 players, the president's certificate of the SRR lying under P6
    When the players buy P1, P2, P3 and P4 in turn, each at its price
    And Alice bids $205 on P6
    And Bob bids $210 on P6
    And Alice buys P5 for $100
    And Alice passes
    And Bob sets the par of the SRR at $95
    Then Bob is president of the SRR with 20%
    And the IPO holds 80% of the SRR
    When Bob buys the president's certificate of the <company> at a par of <par>
    Then Bob has paid <cost>
    And Bob is president of the <company> with 30%
    And Bob holds 1 certificate of the <company>
    And the IPO holds 7 certificates of the <company>

    Examples:
      | company | par | cost |
      | C&O     | $70 | $210 |
      | PLE     | $80 | $240 |
      | LV      | $95 | $285 |

  @since:published @18CH-0-q @18CH-0-b @reading:18CH-Q17=a
  Scenario: Three players have president's certificates of 20%
    Given a new game of 3 players, the president's certificate of the SRR lying under P6
    When the players buy P1, P2, P3, P4 and P5 in turn, each at its price
    And Carol buys P6 for $200
    And Carol sets the par of the SRR at $70
    And Bob buys the president's certificate of the C&O at a par of $70
    Then Bob has paid $140
    And Bob is president of the C&O with 20%
    And the IPO holds 8 certificates of the C&O
