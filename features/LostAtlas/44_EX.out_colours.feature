Feature: Tiles after an export
  When an export begins a phase with a new colour, tiles of that colour can be laid in the next operating round.

  @LA-EX.out-f @LA-SU.tiles-c
  Scenario: Green tiles can be laid in the operating round after the export of the first 3-train
    Given 3 players at the table in phase 2
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And #57 lies on 1,3, joining NE and SW
    And the bank has no 2-trains left
    And it is the Resourceful's turn to lay track in operating round 2.2 of 2
    When the Resourceful tries to lay #15 on 1,3, joining SW, NW, N and NE
    Then it is refused and nothing has changed
    When the Resourceful runs
      | 2-train | 1,3 |
    And the Resourceful keeps its revenue
    And the Resourceful ends its turn
    Then it is phase 3
    And it is stock round 3
    When everybody passes
    And the Resourceful lays #15 on 1,3, joining SW, NW, N and NE
    Then #15 lies on 1,3, joining SW, NW, N and NE
