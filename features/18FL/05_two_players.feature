Feature: Two players
  Two players trade by the same rules as three or four.

  # More than five clauses: each row has the one that it would break.
  @18FL-5.1-a @18FL-5.2-b @18FL-5.2-d @18FL-5.3-c @18FL-5.3-i @18FL-6.1-c @18FL-6.1-d @18FL-6.2-d
  Scenario Outline: Among two players, too, nobody with $<cash> can <attempt>
    Given 2 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $70
    And the shares are held thus
      | ACL | president Bob 40%   | Alice 20% |
      | TPS | president Alice 40% | Bob 20%   |
    And Alice has $<cash>
    And it is Alice's turn to trade
    When Alice tries to <attempt>
    Then it is refused and nothing has changed
    When Alice sells 20% of the ACL
    And Alice buys 20% of the TPS from the IPO
    Then Alice has paid $70
    And Alice is president of the TPS with 60%
    When Bob buys the president's certificate of the SR at a par of $70
    Then Bob has paid $140

    Examples:
      | cash | attempt                                                                    | clause     |
      | 300  | sell 40% of the ACL                                                        | 18FL-5.1-a |
      | 300  | sell 10% of the ACL                                                        | 18FL-5.1-a |
      | 300  | sell 20% of the TPS                                                        | 18FL-5.3-i |
      | 300  | buy 40% of the ACL from the IPO                                            | 18FL-5.2-b |
      | 300  | buy 20% of the SR from the IPO                                             | 18FL-5.3-c |
      | 300  | buy the president's certificate of the ACL at a par of $100                | 18FL-5.3-c |
      | 99   | buy 20% of the ACL from the IPO                                            | 18FL-5.2-d |
      | 139  | buy the president's certificate of the SR at a par of $70                  | 18FL-6.1-c |
      | 300  | buy the president's certificate of the SR at a par of $85                  | 18FL-6.1-d |
      | 300  | buy the president's certificate of the SR at a par of $70, with ten shares | 18FL-6.2-d |

  @18FL-8.4.3-k
  Scenario: Among two players, too, nothing is exchanged where no president's certificate lies in the open market
    Given 2 players at the table in phase 2
    And the FEC is in operation at a par of $80
    And Alice is president of the FEC with 40%
    And Bob holds 20% of the FEC
    And it is Bob's turn to trade
    When Bob tries to buy 20% of the FEC from the IPO, handing in shares for the president's certificate
    Then it is refused and nothing has changed
    When Bob buys 20% of the FEC from the IPO
    Then Bob holds 40% of the FEC
    And Bob has $220

  @18FL-3.2-g @18FL-5.3-a
  Scenario: Among two players, too, a private company costs its face value
    Given a new game of 2 players
    When Alice bids $10 for the first choice
    And Bob bids $0 for the first choice
    And Alice tries to take the Steamship Company for $45
    Then it is refused and nothing has changed
    When Alice takes the Steamship Company for $40
    Then Alice has paid $40
    And Alice has $250
