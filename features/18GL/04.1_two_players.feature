Feature: Two players in a stock round
  Two players trade by the same rules as more of them.

  Background: CONRAIL has been formed of five companies, the Illinois Central, IC, goes on, the Milwaukee Road has yet to operate
    Given 2 players at the table in phase 10H
    And the IC is in operation, opened at $100
    And the IC owns a 10H-train
    And the Milwaukee Road has floated, opened at $90
    And CONRAIL has been formed of the DT&I, the LS&I, the GT, the Monon and the Nickel Plate and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And the shares are held thus
      | IC             | president Bob 50% | Alice 20% |
      | Milwaukee Road | president Bob 30% | Alice 20% |
      | CONRAIL        | president Bob 20% | Alice 10% |
    And Alice has three bonds
    And it is Alice's turn to trade

  # Each row breaks one rule; the other clauses are those of other rows.
  @18GL-3.3-d @18GL-4.1.1-a @18GL-4.1.1-h @18GL-4.1.2-a @18GL-4.1.2-b @18GL-4.1.2-h @18GL-4.1.3-a
  Scenario Outline: Nor does one of two players <attempt>
    When Alice tries to <attempt>
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys the president's certificate of the PRR at an opening price of $140
    Then Alice has $1,020
    And Alice is president of the PRR with 20%
    And Alice holds 10% of the IC
    When Bob buys 5% of CONRAIL from its treasury
    Then Bob has paid $140

    Examples:
      | attempt                                                               | clause       |
      | buy the president's certificate of the PRR at an opening price of $200 | 18GL-3.3-d   |
      | buy the president's certificate of the IC at an opening price of $100 | 18GL-4.1.3-a |
      | buy 20% of the IC from its treasury                                   | 18GL-4.1.2-a |
      | buy 10% of CONRAIL from its treasury                                  | 18GL-4.1.2-a 18GL-4.1.2-b |
      | buy 10% of the PRR from the IPO                                       | 18GL-4.1.2-h |
      | sell 30% of the IC                                                    | 18GL-4.1.1-a |
      | sell 15% of CONRAIL                                                   | 18GL-4.1.1-a |
      | sell 10% of the Milwaukee Road                                        | 18GL-4.1.1-h |

  @18GL-3.4-o
  Scenario: Nor does one of two players hold more than 60%
    Given Alice is president of the IC with 60%
    And Bob holds 10% of the IC
    When Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the IC from its treasury
    Then Bob holds 20% of the IC
    And Bob has paid $100

  @18GL-4.1.2-l
  Scenario: Nor does one of two players sell more bonds than he has
    When Alice tries to sell four bonds of CONRAIL
    Then it is refused and nothing has changed
    When Alice sells three bonds of CONRAIL
    Then Alice has 0 bonds
    And Alice has received $300
