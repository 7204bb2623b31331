Feature: Track that has to stay
  Whatever is laid keeps the routes that are there. By the usual reading that is all track of the old tile; by the other one
  track that no company can reach may vanish.

  Background: Resourceful at 1,3, its home laid
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And #57 lies on 1,3, joining NE and SW
    And it is the Resourceful's turn to lay track

  @LA-OR.lay-b
  Scenario: An upgrade keeps the lines of plain track
    Given #8 lies on 2,2, joining SW and N
    When the Resourceful tries to lay #23 on 2,2, joining SW, NE and SE
    Then it is refused and nothing has changed
    # proves LA-OR.lay-b
    When the Resourceful lays #24 on 2,2, joining SW, N and NE
    # proves LA-OR.lay-b
    Then #24 lies on 2,2, joining SW, N and NE

  @LA-OR.lay-b
  Scenario: An upgrade keeps the track to a city
    Given #9 lies on 2,2, joining NE and SW
    And #57 lies on 3,1, joining NE and SW
    When the Resourceful tries to lay #15 on 3,1, joining S, SW, NW and N
    Then it is refused and nothing has changed
    When the Resourceful lays #15 on 3,1, joining SW, NW, N and NE
    Then #15 lies on 3,1, joining SW, NW, N and NE

  @LA-OR.lay-b
  Scenario: The hub stays in its city
    When the Resourceful lays #15 on 1,3, joining SW, NW, N and NE
    Then the Resourceful has a token in 1,3 only
    And #15 lies on 1,3, joining SW, NW, N and NE

  @LA-OR.lay-b @reading:LA-Q46=a
  Scenario: All track has to stay, even if no company can reach it
    Given #8 lies on 2,2, joining NW and NE
    When the Resourceful tries to lay #24 on 2,2, joining SW, N and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #16 on 2,2, joining SW, NW, N and NE
    Then #16 lies on 2,2, joining SW, NW, N and NE

  @LA-OR.lay-b @reading:LA-Q46=b
  Scenario: Where only routes of companies have to stay, other track vanishes
    Given #8 lies on 2,2, joining NW and NE
    When the Resourceful lays #24 on 2,2, joining SW, N and NE
    Then #24 lies on 2,2, joining SW, N and NE

  @LA-OR.lay-b @reading:LA-Q46=b
  Scenario: Track that another company can reach does not vanish
    Given #8 lies on 2,2, joining NW and NE
    And #57 lies on 3,1, joining NE and SW
    And the Expansive has a token in 3,1
    When the Resourceful tries to lay #24 on 2,2, joining SW, N and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #16 on 2,2, joining SW, NW, N and NE
    Then #16 lies on 2,2, joining SW, NW, N and NE
