Feature: The course of play
  A stock round, in which the players trade shares and start companies, and a set of operating rounds, in which the
  companies act, follow each other until the game ends. At first there is one operating round after each stock round;
  from phase 3 on there are two, from phase 5 on three. A phase that begins in the middle of a set does not make that
  set longer: only the set after the next stock round has more rounds.

  Background: the ACL alone is in operation
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And the ACL owns a 2-train
    And Alice is president of the ACL with 60%

  @18FL-4-a
  Scenario: Players trade in a stock round, companies act in an operating round
    Given Bob has $300
    And it is Bob's turn to trade
    When Bob buys 20% of the ACL from the IPO
    Then Bob holds 20% of the ACL
    And Bob has $200
    And it is stock round 2
    When everybody passes
    Then it is operating round 2.1
    And it is the ACL's turn to lay track
    When Bob tries to buy 20% of the ACL from the IPO
    Then it is refused and nothing has changed
    When the ACL ends its turn
    Then the ACL stands at $90
    And it is stock round 3

  @18FL-4-b @18FL-4-a @18FL-7-g
  Scenario: At the start one operating round follows each stock round
    When everybody passes
    # proves 18FL-4-b
    Then it is operating round 2.1 of 1
    When the ACL ends its turn
    Then it is stock round 3
    And the ACL stands at $90

  @18FL-4-c @18FL-7-g
  Scenario: Phase 3 that begins in a set does not make this set longer, but the next one
    Given the bank has no 2-trains left
    And the ACL has $600 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    Then it is phase 3
    When the ACL ends its turn
    Then it is stock round 3
    When everybody passes
    # proves 18FL-4-c
    Then it is operating round 3.1 of 2
    When the ACL ends its turn
    Then it is operating round 3.2 of 2
    When the ACL ends its turn
    Then it is stock round 4

  @18FL-4-c @18FL-7-g
  Scenario: In phase 4 there are two operating rounds, too
    Given it is phase 4
    And the ACL owns a 4-train
    When everybody passes
    # proves 18FL-4-c
    Then it is operating round 2.1 of 2
    When the ACL ends its turn
    Then it is operating round 2.2 of 2
    And the ACL stands at $90
    When the ACL ends its turn
    Then it is stock round 3
    And the ACL stands at $80

  @18FL-4-d @18FL-7-g
  Scenario: Phase 5 that begins in a set does not make this set longer, but the next one
    Given it is phase 4
    And the ACL has ten shares
    And Alice is president of the ACL with 60%
    And the ACL owns a 4-train
    And the bank has no 4-trains left
    And the ACL has $600 in its treasury
    And it is the ACL's turn to buy trains in operating round 2.1 of 2
    When the ACL buys a 5-train from the bank for $500
    Then it is phase 5
    When the ACL ends its turn
    Then it is operating round 2.2 of 2
    When the ACL ends its turn
    Then it is stock round 3
    When everybody passes
    # proves 18FL-4-d
    Then it is operating round 3.1 of 3
    When the ACL ends its turn
    Then it is operating round 3.2 of 3
    When the ACL ends its turn
    Then it is operating round 3.3 of 3
    When the ACL ends its turn
    Then it is stock round 4

  @18FL-4-d @18FL-7-g
  Scenario: In phase 6 there are three operating rounds, too
    Given it is phase 6
    And Alice is president of the ACL with 60%
    And the ACL owns a 6-train
    When everybody passes
    # proves 18FL-4-d
    Then it is operating round 2.1 of 3
    When the ACL ends its turn
    Then it is operating round 2.2 of 3
    And the ACL stands at $90
    When the ACL ends its turn
    Then it is operating round 2.3 of 3
    And the ACL stands at $80
    When the ACL ends its turn
    Then it is stock round 3
    And the ACL stands at $75
