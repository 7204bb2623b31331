Feature: A company without a president
  If nobody has two shares of a company of the bankrupt, its president's certificate lies in the open market, and the
  company rests there with all that it has, its price included, until somebody is its president again. Until then nobody
  sells its shares, and they count for the limit of certificates as ever.

  Background: Alice is president of the ACL, which has no train, and nobody else has two shares of it
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And Alice is president of the ACL with 40%
    And Bob holds 20% of the ACL
    And Alice has $20
    And the ACL has $10 in its treasury
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the FEC owns a 2-train

  # --------------------------------------------------------------------------------------------------------- how it comes

  @18FL-8.4.3-i @18FL-8.4.3-n
  Scenario: The president's certificate goes to the open market, and the turn is over without a train
    Given it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then the ACL has no president
    And the ACL is in receivership
    And the president's certificate of the ACL lies in the market
    And the market holds 40% of the ACL
    And Bob holds 20% of the ACL
    And the ACL owns no trains
    And the ACL has $30 in its treasury
    And it is the FEC's turn to lay track

  @18FL-8.4.3-i @18FL-8.4.3-n @reading:18FL-Q73=a
  Scenario: Another company of the bankrupt, too, rests without a president and keeps its trains, tokens and money
    Given the SR is in operation at a par of $110
    And Alice is president of the SR with 40%
    And Carol holds 20% of the SR
    And the SR owns two 2-trains
    And the SR has $120 in its treasury
    And the SR has a token in F23
    And the SR stands at $125
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then the SR has no president
    And the president's certificate of the SR lies in the market
    And the SR owns two 2-trains
    And the SR has $120 in its treasury
    And the SR has tokens in B23 (NW) and F23 only
    And the SR stands at $125

  @18FL-8.4.3-a @18FL-8.4.2-a @reading:18FL-Q73=b
  Scenario: If a train of another company of his own saves him, a president who could buy one for his company is not bankrupt
    Given the SR is in operation at a par of $110
    And Alice is president of the SR with 40%
    And Carol holds 20% of the SR
    And the SR owns two 2-trains
    And the SR has $120 in its treasury
    And it is Alice's turn to raise money for the ACL
    # No legal twin: whoever has a train to buy is not bankrupt; who lacks the dollar is, in the next scenario.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the SR for $1
    Then the ACL owns a 2-train
    And the SR has $121 in its treasury
    And Alice has $20

  @18FL-8.4.3-a @18FL-8.4.2-a @reading:18FL-Q73=b
  Scenario Outline: If a train of another company of his own saves him, one dollar has to be there to pay for it
    Given the SR is in operation at a par of $110
    And Alice is president of the SR with 40%
    And Carol holds 20% of the SR
    And the SR owns two 2-trains
    And Alice has $<cash>
    And the ACL has $<treasury> in its treasury
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the SR has no president
    And the ACL has $<then> in its treasury

    Examples:
      | cash | treasury | then |
      | 0    | 0        | 0    |

  @18FL-8.4.3-i
  Scenario: A tenth is not enough to become president of a company of ten shares
    Given it is phase 4
    And the FEC owns a 4-train
    And the SR has floated at a par of $70
    And the SR has 10 shares
    And Alice is president of the SR with 20%
    And Bob holds 10% of the SR
    And Carol holds 10% of the SR
    And the market holds 40% of the SR
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then the SR has no president
    And the president's certificate of the SR lies in the market
    And the market holds 60% of the SR
    And Bob holds 10% of the SR
    And Carol holds 10% of the SR

  # ------------------------------------------------------------------------------------------------ the turn that is over

  # There is never enough in the treasury for a train then: who has the price of the cheapest is not bankrupt.
  @18FL-8.4.3-i @18FL-8.4-a
  Scenario Outline: The turn of a company left without a president ends without a train, with $<then> in the treasury
    Given Alice has $<cash>
    And it is Alice's turn to raise money for the ACL
    When Alice declares bankruptcy
    Then the ACL owns no trains
    And the ACL has $<then> in its treasury
    And the market holds 40% of the ACL
    And it is the FEC's turn to lay track
    And no other company is still to operate in this round

    Examples:
      | cash | then |
      | 0    | 10   |
      | 89   | 99   |

  # ------------------------------------------------------------------------------------------------------------- its price

  @18FL-8.4.3-o
  Scenario: The price of a company without a president stays where it is, round after round
    Given it is phase 4
    And the FEC owns a 4-train
    And it is Alice's turn to raise money for the ACL in operating round 2.1
    When Alice declares bankruptcy
    And the FEC ends its turn
    Then it is operating round 2.2
    And the ACL stands at $100
    When the FEC ends its turn
    Then it is stock round 3
    And the ACL stands at $100
    And the FEC stands at $70

  @18FL-8.4.3-o
  Scenario: The price moves again once the company has a president
    Given the FEC stands at $75
    And the ACL owns a 2-train
    And the ACL is in receivership
    And Carol holds 20% of the ACL
    And it is Carol's turn to trade
    When Carol buys 40% of the ACL from the market
    Then the ACL stands at $100
    When everybody passes
    And the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL keeps its revenue
    Then the ACL stands at $90
    And the ACL has $60 in its treasury
