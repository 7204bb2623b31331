Feature: Colours of tiles
  The game begins with yellow tiles. Green ones come with the first 3-train, purple ones with the first 5-train, grey ones with
  the first 7- or ∞-train; when that happens in the middle of an operating round they can be laid at once, or by the other reading
  from the next one on.

  @LA-SU.tiles-c @LA-OR.lay-d
  Scenario: In phase 2 there are yellow tiles only
    Given 3 players at the table in phase 2
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And #57 lies on 1,3, joining NE and SW
    And it is the Resourceful's turn to lay track
    When the Resourceful tries to lay #15 on 1,3, joining SW, NW, N and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #9 on 2,2, joining NE and SW
    Then #9 lies on 2,2, joining NE and SW

  @LA-OR.lay-d
  Scenario Outline: In phase <phase> the newest colour is <colour>
    Given 3 players at the table in phase <phase>
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a <train>-train
    And the Resourceful has $200 in its treasury
    And #57 lies on 1,3, joining NE and SW
    And #9 lies on 2,2, joining NE and SW
    And <old> lies on 3,1, <lie>
    And it is the Resourceful's turn to lay track
    When the Resourceful tries to lay <new> on 3,1, turned 1
    Then it is refused and nothing has changed
    When the Resourceful lays #24 on 2,2, joining SW, N and NE
    Then #24 lies on 2,2, joining SW, N and NE

    Examples:
      | phase | train | colour | old  | lie                       | new  |
      | 3     | 3     | green  | #15  | joining SW, NW, N and NE  | #125 |
      | 4     | 4     | green  | #15  | joining SW, NW, N and NE  | #125 |
      | 5     | 5     | purple | #125 | turned 1                  | #51  |
      | 6     | 6     | purple | #125 | turned 1                  | #51  |

  @LA-SU.tiles-c @LA-OR.lay-d @reading:LA-Q47=a
  Scenario: A new colour can be laid as soon as its first train has been bought
    Given 3 players at the table in phase 2
    And the bank has no 2-trains left
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And #57 lies on each of 1,3 and 1,-1, joining NE and SW
    And it is the Resourceful's turn to buy trains
    When the Resourceful buys a 3-train from the bank for $200
    And the Resourceful ends its turn
    And the Expansive lays #15 on 1,-1, joining S, SW, NE and SE
    Then #15 lies on 1,-1, joining S, SW, NE and SE

  @LA-SU.tiles-c @LA-OR.lay-d @reading:LA-Q47=b
  Scenario: A new colour waits for the next operating round
    Given 3 players at the table in phase 2
    And the bank has no 2-trains left
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful has $300 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $100 in its treasury
    And #57 lies on each of 1,3 and 1,-1, joining NE and SW
    And it is the Resourceful's turn to buy trains
    When the Resourceful buys a 3-train from the bank for $200
    And the Resourceful ends its turn
    And the Expansive tries to lay #15 on 1,-1, joining S, SW, NE and SE
    Then it is refused and nothing has changed
    When the Expansive lays #9 on 2,-2, joining NE and SW
    Then #9 lies on 2,-2, joining NE and SW

  @LA-SU.tiles-c @LA-OR.lay-d @reading:LA-Q47=b
  Scenario: In the next operating round it can be laid
    Given 3 players at the table in phase 2
    And the bank has no 2-trains left
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful has $300 in its treasury
    And #57 lies on 1,3, joining NE and SW
    And it is the Resourceful's turn to buy trains in operating round 2.1
    When the Resourceful buys a 3-train from the bank for $200
    And the Resourceful ends its turn
    Then it is operating round 2.2
    When the Resourceful lays #15 on 1,3, joining SW, NW, N and NE
    Then #15 lies on 1,3, joining SW, NW, N and NE
