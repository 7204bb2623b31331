Feature: The export before a stock round
  Before a new stock round the top train of the stack goes out of the game. All 2-trains that are left go together. It counts
  as if it had been bought: trains rust, a new phase begins, with its train limit.

  Background: the last turn of a cycle
    Given 3 players at the table in phase 2 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $1,000 in its treasury
    And it is the Tunneling's turn to buy trains in operating round 2.2 of 2

  # ---------------------------------------------------------------------------------------------------------- 2-trains

  @LA-EX.out-b
  Scenario Outline: With <left> 2-trains left all of them leave, and a 3-train is on top
    Given the bank has <left> 2-trains left
    When the Tunneling ends its turn
    Then the bank has no 2-trains left
    And the next train of the bank is a 3-train
    And it is phase 2
    And the Tunneling owns a 2-train
    And it is stock round 3

    Examples:
      | left |
      | one  |
      | two  |
      | five |

  @LA-EX.out-b
  Scenario: Only 2-trains leave together; of the others a single one does
    Given it is phase 3
    And the bank has three 3-trains left
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then the bank has two 3-trains left
    And the next train of the bank is a 3-train

  @LA-EX.out-b @reading:LA-Q81=a
  Scenario: 2-trains in the pool stay there
    Given the bank has two 2-trains left
    And the pool holds a 2-train
    When the Tunneling ends its turn
    Then the bank has no 2-trains left
    And the pool holds a 2-train

  @LA-EX.out-b @reading:LA-Q81=b
  Scenario: If those in the pool are left, too, they go with the others
    Given the bank has two 2-trains left
    And the pool holds a 2-train
    When the Tunneling ends its turn
    Then the bank has no 2-trains left
    And the pool holds no trains
    And the Tunneling owns a 2-train

  # -------------------------------------------------------------------------------------------------------------- rust

  @LA-EX.out-c
  Scenario Outline: When the first <first>-train is exported all <old>-trains rust
    Given it is phase <before>
    And the bank has no <before>-trains left
    And the Tunneling owns <owned>
    And the pool holds a <old>-train
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is phase <first>
    And the Tunneling owns <kept>
    And the pool holds no trains
    And no other player or company has gained or lost money

    Examples:
      | first | before | old | owned                   | kept      |
      | 4     | 3      | 2   | a 2-train and a 3-train | a 3-train |
      | 6     | 5      | 3   | a 3-train               | no trains |
      | 7     | 6      | 4   | a 4-train               | no trains |

  @LA-EX.out-c @LA-EX.out-d
  Scenario Outline: The first <first>-train exported makes nothing rust
    Given it is phase <before>
    And the bank has no <before>-trains left
    And the Tunneling owns a <owned>-train
    And the pool holds a <owned>-train
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is phase <first>
    And the Tunneling owns a <owned>-train
    And the pool holds a <owned>-train

    Examples:
      | first | before | owned |
      | 3     | 2      | 2     |
      | 5     | 4      | 3     |

  @LA-EX.out-c
  Scenario Outline: Another <train>-train exported makes nothing rust
    Given it is phase <train>
    And the bank has <left> <train>-trains left
    And the Tunneling owns a <owned>-train
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then the bank has <after> <train>-trains left
    And the Tunneling owns a <owned>-train

    Examples:
      | train | left | after | owned |
      | 4     | 2    | 1     | 3     |
      | 6     | 1    | 0     | 4     |

  # ------------------------------------------------------------------------------------------------------------- phases

  @LA-EX.out-d
  Scenario Outline: The first <colour> train exported begins phase <after>
    Given it is phase <before>
    And the bank has no <before>-trains left
    And the Tunneling owns a <owned>-train
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is phase <after>
    And it is stock round 3

    Examples:
      | colour | before | after | owned |
      | green  | 2      | 3     | 2     |
      | purple | 4      | 5     | 4     |
      | gray   | 6      | 7     | 5     |

  @LA-EX.out-g
  Scenario: After an export that begins green comes the stock round, without a merger round
    Given the bank has no 2-trains left
    And the Agricultural is in operation, opened at $80
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns a 2-train
    And the Agricultural has already operated in this round
    When the Tunneling ends its turn
    Then it is phase 3
    And it is stock round 3
    And it is Alice's turn to trade
