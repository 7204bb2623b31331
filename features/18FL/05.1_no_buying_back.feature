Feature: No buying back
  A player who has sold shares of a company buys none of it for the rest of that stock round. The others may, and so
  may he himself in the next stock round.

  Background:
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the L&N owns a 2-train
    And the SR has started at a par of $70
    And the shares are held thus
      | L&N | president Bob 40% | Alice 20% |
      | SR  | president Bob 40% |           |

  @18FL-5.1-b
  Scenario Outline: Whoever has sold shares of a company buys none of it in the same turn, not from <place> either
    When Alice sells 20% of the L&N
    And Alice tries to buy 20% of the L&N from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the SR from the IPO
    Then Alice holds 20% of the SR
    And Alice holds 0% of the L&N
    And Alice has $310

    Examples:
      | place      |
      | the IPO    |
      | the market |

  @18FL-5.1-b
  Scenario Outline: Nor does the seller buy it in a later turn of the same round, not from <place> either
    When Alice sells 20% of the L&N
    And Alice passes
    And Bob buys 20% of the SR from the IPO
    And Carol passes
    And Alice tries to buy 20% of the L&N from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the SR from the IPO
    Then Alice holds 20% of the SR
    And Alice has paid $70

    Examples:
      | place      |
      | the IPO    |
      | the market |

  @18FL-5.1-b
  Scenario: A sale in an earlier turn of the round bars the seller from buying
    Given Alice has already sold shares of the L&N in this round
    When Alice tries to buy 20% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice buys 20% of the SR from the IPO
    Then Alice has paid $70
    And Alice holds 20% of the SR

  @18FL-5.1-b
  Scenario: The others may buy what a player has sold
    When Alice sells 20% of the L&N
    And Alice tries to buy 20% of the L&N from the market
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 20% of the L&N from the market
    Then Bob is president of the L&N with 60%
    And Bob has paid $75

  @18FL-5.1-b
  Scenario: In the next stock round the seller may buy the company again
    When Alice sells 20% of the L&N
    And Alice tries to buy 20% of the L&N from the market
    Then it is refused and nothing has changed
    When Alice passes
    And everybody passes
    And the L&N ends its turn
    Then it is stock round 3
    When Bob passes
    And Carol passes
    And Alice buys 20% of the L&N from the market
    Then Alice holds 20% of the L&N
    And Alice has paid $70
