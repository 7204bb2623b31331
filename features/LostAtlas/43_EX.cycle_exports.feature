Feature: A train is exported each cycle
  In each cycle the train on top of the stack is taken out of the game. The next one lies on top then; rust and new phases
  may follow.

  Background: the last turn of a cycle in which nobody can merge
    Given 3 players at the table in phase 2 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $1,000 in its treasury
    And it is the Tunneling's turn to buy trains in operating round 2.2 of 2

  @LA-EX.cycle-a @LA-EX.out-a
  Scenario Outline: Before a new stock round a <train>-train leaves the game, as it lies on top
    Given it is phase <train>
    And the Tunneling owns a <train>-train
    And the bank has <before> <train>-trains left
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is stock round 3
    # proves LA-EX.cycle-a
    And the bank has <after> <train>-trains left
    # proves LA-EX.cycle-a
    And <gone> <train>-trains have left the game
    And the pool holds no trains

    Examples:
      | train | before | after | gone |
      | 4     | 2      | 1     | 2    |
      | 5     | 2      | 1     | 1    |
      | 6     | 1      | 0     | 1    |
      | 7     | 5      | 4     | 2    |
      | 4     | 3      | 2     | 1    |

  # How many 3-trains there are is a question of reading, and so is how many of them have left the game.
  @LA-EX.cycle-a @LA-EX.out-a
  Scenario: Before a new stock round the top train leaves the game, be it a 3-train
    Given it is phase 3
    And the Tunneling owns a 3-train
    And the bank has three 3-trains left
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is stock round 3
    # proves LA-EX.cycle-a
    And the bank has two 3-trains left
    And the pool holds no trains

  @LA-EX.cycle-b
  Scenario: The next train that can be bought is then on top
    Given it is phase 3
    And the bank has one 3-train left
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then the next train of the bank is a 4-train
    And the bank has no 3-trains left

  @LA-EX.cycle-a
  Scenario: Between the two operating rounds of a cycle nothing is exported
    Given it is phase 3
    And the bank has three 3-trains left
    And it is the Tunneling's turn to buy trains in operating round 2.1 of 2
    When the Tunneling buys a 3-train from the bank for $200
    And the Tunneling ends its turn
    Then it is operating round 2.2
    And the bank has two 3-trains left

  @LA-EX.cycle-c
  Scenario: By an export trains rust
    Given it is phase 3
    And the bank has no 3-trains left
    And the Tunneling owns two 2-trains
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then the Tunneling owns no trains
    And it is phase 4

  @LA-EX.cycle-c
  Scenario: By an export the phase changes
    Given it is phase 4
    And the bank has no 4-trains left
    And the Tunneling owns a 4-train
    When the Tunneling ends its turn
    And the Tunneling proposes no merger
    Then it is phase 5
    And the Tunneling owns a 4-train
