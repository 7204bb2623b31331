Feature: The end of the game
  A cycle is a stock round, two operating rounds and a merger round. A short game is over after four cycles, a long one
  after six.

  # ------------------------------------------------------------------------------------------------------------- cycles

  @LA-GE.end-a @LA-GE.end-c @LA-GE.end-d
  Scenario Outline: A <mode> game is over after cycle <last>
    Given 3 players at the table in phase 2 of the <mode> game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $400 in its treasury
    And it is cycle <last>
    And it is the Tunneling's turn to buy trains in operating round <last>.2 of 2
    When the Tunneling ends its turn
    Then the game is over, because the last cycle is over

    Examples:
      | mode  | last | clause      |
      | short | 4    | LA-GE.end-c |
      | long  | 6    | LA-GE.end-d |

  @LA-GE.end-b @LA-GE.end-c @LA-GE.end-d
  Scenario Outline: After cycle <number> of a <mode> game comes the stock round of the next one
    Given 3 players at the table in phase 2 of the <mode> game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $400 in its treasury
    And it is cycle <number>
    And it is the Tunneling's turn to buy trains in operating round <number>.2 of 2
    When the Tunneling ends its turn
    Then it is stock round <next>
    And it is cycle <next> of <of>
    And it is Alice's turn to trade

    Examples:
      | mode  | number | next | of | clause      |
      | short | 1      | 2    | 4  | LA-GE.end-b |
      | short | 3      | 4    | 4  | LA-GE.end-c |
      | long  | 4      | 5    | 6  | LA-GE.end-d |
      | long  | 5      | 6    | 6  | LA-GE.end-d |

  @LA-GE.end-e @reading:LA-Q57=a
  Scenario: A stock round is followed by two operating rounds, and these by the next cycle
    Given 3 players at the table in phase 2
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $400 in its treasury
    When everybody passes
    Then it is operating round 2.1 of 2
    When the Tunneling ends its turn
    Then it is operating round 2.2 of 2
    And it is cycle 2 of 4
    When the Tunneling ends its turn
    Then it is stock round 3
    And it is cycle 3 of 4

  @LA-GE.end-e
  Scenario Outline: So it is in every phase, here in phase <phase>
    Given 3 players at the table in phase <phase>
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a <phase>-train
    When everybody passes
    Then it is operating round 2.1 of 2
    When the Tunneling issues one share
    Then the pool holds 20% of the Tunneling

    Examples:
      | phase |
      | 3     |
      | 4     |
      | 5     |
      | 6     |
      | 7     |

  @LA-GE.end-e
  Scenario: From the first green train on a merger round belongs to the cycle, after its second operating round
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $90
    And Alice is president of the Agricultural with 60%
    And the Agricultural owns a 3-train
    And the Express is in operation, opened at $80
    And Bob is president of the Express with 60%
    And the Express owns a 3-train
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And it is the Express's turn to buy trains in operating round 2.2 of 2
    When the Express ends its turn
    Then it is the merger round
    And it is cycle 2 of 4
    When the Agricultural proposes no merger
    And the Express proposes no merger
    Then it is stock round 3
    And it is cycle 3 of 4

  @LA-EX.out-a @LA-GE.end-a @reading:LA-Q80=a
  Scenario: In the last cycle no train is exported
    Given 3 players at the table in phase 4
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 4-train
    And the Tunneling has $400 in its treasury
    And the bank has two 4-trains left
    And it is cycle 4
    And it is the Tunneling's turn to buy trains in operating round 4.2 of 2
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then the game is over, because the last cycle is over
    And the bank has two 4-trains left

  @LA-EX.cycle-a @LA-GE.end-a @reading:LA-Q80=b
  Scenario: If one leaves in each cycle, it does in the last one, before the game is over
    Given 3 players at the table in phase 4
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 4-train
    And the Tunneling has $400 in its treasury
    And the bank has two 4-trains left
    And it is cycle 4
    And it is the Tunneling's turn to buy trains in operating round 4.2 of 2
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then the game is over, because the last cycle is over
    And the bank has one 4-train left
