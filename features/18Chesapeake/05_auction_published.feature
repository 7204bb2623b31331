Feature: P6 leaves the game, as published
  P6 pays its owner until the company whose president's certificate came with it has bought its first train. Trains of other
  companies do not matter.

  @since:published @18CH-5-k @18CH-26-u @18CH-12-g
  Scenario Outline: The first train of its company, <bought>, is the end of P6
    Given 3 players at the table in phase 3
    And the PRR has floated at a par of $70
    And Alice is president of the PRR with 60%
    And the president's certificate of the PRR came with P6
    And the PRR has $700 in its treasury
    And the pool holds <pool>
    And Carol has $300
    And it is the PRR's turn to lay track in operating round 2.1
    When the PRR <buys>
    Then P6 has left the game
    And Carol owns P1, P2, P3, P4 and P5
    When the PRR ends its turn
    Then it is operating round 2.2
    And Carol has received $40

    Examples:
      | bought        | pool      | buys                              |
      | from the bank | no trains | buys a 3-train from the bank for $180 |
      | from the pool | a 2-train | buys a 2-train from the pool for $80  |

  @since:published @18CH-5-k
  Scenario: P6 stays when another company buys its first train
    Given 3 players at the table in phase 3
    And the PRR has floated at a par of $70
    And Alice is president of the PRR with 60%
    And the president's certificate of the B&O came with P6
    And the PRR has $700 in its treasury
    And it is the PRR's turn to lay track in operating round 2.1
    When the PRR buys a 3-train from the bank for $180
    Then the PRR owns a 3-train
    And Carol owns P1, P2, P3, P4, P5 and P6
