Feature: Mine and port
  The homes of Eastern Mining and Northern Port have upgrades of their own, which any company may lay. They keep the track that is
  there. Where the hub of the mine lies on its first upgrade is a question of reading.

  Background: the mine at -2,-2 with a hub of Eastern Mining, the port at 4,-4 with one of Northern Port; Federation at -2,0 and 1,3
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And the Eastern Mining is in operation, opened at $110
    And Bob is president of the Eastern Mining with 60%
    And the Eastern Mining has $400 in its treasury
    And the Northern Port is in operation, opened at $90
    And Carol is president of the Northern Port with 60%
    And the Northern Port owns a 2-train
    And #57 lies on each of -2,-1 and -2,0, joining N and S

  @LA-OR.lay-b @LA-OR.lay-d
  Scenario: The mine keeps its line, and may get another one in one of two directions
    Given it is the Eastern Mining's turn to lay track
    When the Eastern Mining tries to lay #LA1 on -2,-2, joining SE and S
    Then it is refused and nothing has changed
    When the Eastern Mining lays #LA1 on -2,-2, joining S and SW
    Then #LA1 lies on -2,-2, joining S and SW

  @LA-OR.lay-b @LA-OR.lay-d
  Scenario: The other direction
    Given it is the Eastern Mining's turn to lay track
    When the Eastern Mining lays #LA1 on -2,-2, joining SW and NW
    Then #LA1 lies on -2,-2, joining SW and NW

  @LA-OR.lay-c @LA-OR.lay-d
  Scenario: Mine and port take no ordinary tiles, no other city takes theirs
    Given it is the Eastern Mining's turn to lay track
    When the Eastern Mining tries to lay #15 on -2,-2, joining S, SW, NW and SE
    Then it is refused and nothing has changed
    When the Eastern Mining tries to lay #LA2 on -2,-2, turned 1
    Then it is refused and nothing has changed
    When the Eastern Mining lays #LA1 on -2,-2, joining S and SW
    Then #LA1 lies on -2,-2, joining S and SW

  @LA-OR.lay-d
  Scenario: Another company lays the upgrade of the mine
    Given #9 lies on -3,-1, joining N and S
    And it is the Federation's turn to lay track
    When the Federation lays #LA1 on -2,-2, joining S and SW
    Then #LA1 lies on -2,-2, joining S and SW
    And the Federation has $200 in its treasury

  @LA-OR.lay-b @reading:LA-Q91=a
  Scenario: The hub of the mine comes to the outer stop, so that the inner one is free
    Given it is the Eastern Mining's turn to lay track
    When the Eastern Mining lays #LA1 on -2,-2, joining S and SW
    And the Eastern Mining buys a 3-train from the bank for $200
    And the Eastern Mining ends its turn
    And the Federation places a token in -2,-2 (S, SW)
    Then the Federation has tokens in -2,0, 1,3 and -2,-2 (S, SW) only

  @LA-OR.lay-b @LA-OR.hub-b @reading:LA-Q91=b @reading:LA-Q93=a
  Scenario: If the hub of the mine comes to the inner stop, that one is taken
    Given it is the Eastern Mining's turn to lay track
    When the Eastern Mining lays #LA1 on -2,-2, joining S and SW
    Then the Eastern Mining has a token in -2,-2 (S, SW) only
    When the Eastern Mining buys a 3-train from the bank for $200
    And the Eastern Mining ends its turn
    And the Federation tries to place a token in -2,-2 (S, SW)
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, 1,3 and -2,-1 only

  @LA-OR.lay-b @LA-OR.lay-d
  Scenario: The port keeps the lines of both its halves, and its hub
    Given it is the Northern Port's turn to lay track
    When the Northern Port tries to lay #LA2 on 4,-4, turned 1
    Then it is refused and nothing has changed
    When the Northern Port lays #LA2 on 4,-4, turned 2
    Then #LA2 lies on 4,-4, turned 2
    And the Northern Port has a token in 4,-4 (NW, N) only

  @LA-OR.hub-c
  Scenario: Both halves of the port are one tile: there is no second hub of a company
    Given the International has been formed of the Northern Port and the Agricultural and has operated, beginning at $100
    And Carol is president of the International with 40%
    And the International owns a 3-train
    And the International has $200 in its treasury
    And #7 lies on 3,-4, joining S and SE
    And #5 lies on 3,-3, joining N and NE
    And it is the International's turn to place a token
    When the International tries to place a token in 4,-4 (S, SW)
    Then it is refused and nothing has changed
    When the International places a token in 3,-3
    Then the International has paid $60

  @LA-OR.lay-b @LA-OR.lay-d @reading:LA-Q93=a
  Scenario Outline: Mine and port go on through their own tiles: <after> on <before>
    Given it is <phase>
    And the Federation owns a 5-train
    And the Northern Port owns a 5-train
    And <before> lies on <hex>, <lie>
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <wrong> on <hex>, <turned>
    Then it is refused and nothing has changed
    When the <company> lays <after> on <hex>, <turned>
    Then <after> lies on <hex>, <turned>

    Examples:
      | before | lie              | after | wrong | turned   | phase   | company         | hex   |
      | #LA1   | joining S and SW | #LA4  | #LA7  | turned 0 | phase 5 | Eastern Mining  | -2,-2 |
      | #LA4   | turned 0         | #LA7  | #51   | turned 0 | phase 7 | Eastern Mining  | -2,-2 |
      | #LA2   | turned 2         | #LA5  | #LA4  | turned 2 | phase 5 | Northern Port   | 4,-4  |

  @LA-OR.lay-b @reading:LA-Q93=a
  Scenario: On LA4 the mine keeps all of its exits
    Given it is phase 5
    And the Federation owns a 5-train
    And the Northern Port owns a 5-train
    And #LA1 lies on -2,-2, joining S and SW
    And it is the Eastern Mining's turn to lay track
    When the Eastern Mining tries to lay #LA4 on -2,-2, turned 2
    Then it is refused and nothing has changed
    When the Eastern Mining lays #LA4 on -2,-2, turned 5
    Then #LA4 lies on -2,-2, turned 5

  @LA-OR.hub-b @reading:LA-Q93=a
  Scenario: In a half of the port that is full there is no room for a hub
    Given #LA2 lies on 4,-4, turned 2
    And #7 lies on 3,-4, joining S and SE
    And #5 lies on 3,-3, joining N and NE
    And the Federation has a token in 3,-3
    And it is the Federation's turn to place a token
    When the Federation tries to place a token in 4,-4 (NW, N)
    Then it is refused and nothing has changed
    When the Federation places a token in 4,-4 (S, SW)
    Then the Federation has tokens in -2,0, 1,3, 3,-3 and 4,-4 (S, SW) only

  @LA-OR.hub-b @reading:LA-Q93=a
  Scenario: LA5 has room for a second hub there
    Given it is phase 5
    And the Federation owns a 5-train
    And the Northern Port owns a 5-train
    And #LA5 lies on 4,-4, turned 2
    And #7 lies on 3,-4, joining S and SE
    And #5 lies on 3,-3, joining N and NE
    And the Federation has a token in 3,-3
    And it is the Federation's turn to place a token
    When the Federation places a token in 4,-4 (NW, N)
    Then the Federation has tokens in -2,0, 1,3, 3,-3 and 4,-4 (NW, N) only
