Feature: One company at a time
  Companies have their turns one after the other. What belongs to the turn of one is not done by another, nor by anybody
  at another moment of the turn.

  Background: the ACL operates first, then the FEC
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And the ACL owns a 2-train
    And the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And the FEC has $500 in its treasury
    And the FEC owns a 2-train
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE

  # ------------------------------------------------------------------------------------------------- another company

  @18FL-7-e
  Scenario: While one company converts another does not
    Given it is the ACL's turn to convert
    When the FEC tries to convert to ten shares
    Then it is refused and nothing has changed
    When the ACL converts to ten shares
    Then the ACL has 10 shares
    And the FEC has 5 shares

  @18FL-7-e
  Scenario: While one company lays track another lays none, not even where both could
    Given the FEC has a token in F23
    And it is the ACL's turn to lay track
    When the FEC tries to lay #9 on H21, joining NW and SE
    Then it is refused and nothing has changed
    When the ACL lays #9 on H21, joining NW and SE
    Then #9 lies on H21, joining NW and SE
    And the FEC has $500 in its treasury

  @18FL-7-e
  Scenario: While one company places tokens another places none
    Given it is the ACL's turn to place a token
    When the FEC tries to place a token in F23
    Then it is refused and nothing has changed
    When the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only
    And the FEC has a token in K28 only

  @18FL-7-e
  Scenario: While one company runs its trains another runs none
    Given it is the ACL's turn to run its trains
    When the FEC tries to run
      | 2-train | G20 F21 F23 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $50

  @18FL-7-e
  Scenario: While one company buys trains another buys none, nor ends the step for it
    Given it is the ACL's turn to buy trains
    When the FEC tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the FEC tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the bank for $200
    Then the ACL owns a 2-train and a 3-train
    When the ACL buys no train
    Then it is the FEC's turn to convert
    And the FEC owns a 2-train
    And the FEC has $500 in its treasury

  @18FL-8.3-r
  Scenario: While one company discards a train another keeps its own
    Given the FEC owns two 3-trains
    And the ACL owns a 3-train
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the bank has no 3-trains left
    And it is the ACL's turn to buy trains
    When the ACL buys a 4-train from the bank for $400
    Then it is the FEC's turn to discard a train
    When the ACL tries to discard a 3-train
    Then it is refused and nothing has changed
    When the FEC discards a 3-train
    Then the FEC owns a 3-train
    And the ACL owns a 3-train and a 4-train

  # -------------------------------------------------------------------------------------------------- another moment

  @18FL-7-h
  Scenario: A company does not buy a train before it has distributed its revenue
    Given it is the ACL's turn to distribute $200
    When the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    And the ACL buys a 3-train from the bank for $200
    Then the ACL owns a 2-train and a 3-train
    And the ACL has $500 in its treasury

  @18FL-7-h
  Scenario: A company does not distribute its revenue a second time
    Given it is the ACL's turn to distribute $200
    When the ACL keeps its revenue
    And the ACL tries to pay out its revenue
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the bank for $200
    And the ACL ends its turn
    Then the ACL has $500 in its treasury
    And Alice has $300

  # ---------------------------------------------------------------------------------------------------- operating later

  @18FL-7.5-a
  Scenario: A company that operates later pays out all or nothing as well
    Given it is the FEC's turn to distribute $100
    When the FEC tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the FEC pays out its revenue
    Then Bob has received $60

  @18FL-7.4-a
  Scenario: A train of a company that operates later runs once only as well
    Given the L&N is in operation at a par of $80
    And Carol is president of the L&N with 60%
    And #9 lies on B3, joining W and E
    And #4 lies on B7, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 2-train | B1 B3 B5 |
      | 2-train | B5 B7    |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B1 B3 B5 B7 |
    Then the L&N has earned $70

  @18FL-7.4-b
  Scenario: A company that operates later does not run for less than it can earn
    Given the L&N is in operation at a par of $80
    And Carol is president of the L&N with 60%
    And #9 lies on B3, joining W and E
    And #4 lies on B7, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 2-train | B5 B7 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 2-train | B1 B3 B5 B7 |
    Then the L&N has earned $70

  # ------------------------------------------------------------------------------------------------- a tile came before

  @18FL-7.4-a
  Scenario: After a tile, too, a company runs its own trains only
    Given it is the ACL's turn to lay track
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL tries to run
      | 3-train | G20 F21 F23 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $50

  @18FL-7.3.1-c
  Scenario Outline: After a tile, too, no token goes to <where>
    Given the FEC has a token in F23
    And #6 FL lies on J27, joining NE and SE
    And #4 lies on I22, joining NW and SE
    And it is the ACL's turn to lay track
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL tries to place a token in <city>
    Then it is refused and nothing has changed
    When the ACL places a hotel in I22
    Then the ACL has a hotel in I22 only

    Examples:
      | where                         | city |
      | a city without a free space   | F23  |
      | a city that it does not reach | J27  |

  @18FL-7.3-a
  Scenario: Each company places a token of its own in its turn
    Given #6 FL lies on J27, joining NE and SE
    And it is the ACL's turn to place a token
    When the ACL places a token in F23
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC places a token in J27
    Then the ACL has tokens in G20 and F23 only
    And the FEC has tokens in K28 and J27 only
