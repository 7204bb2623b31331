Feature: A yellow tile after an upgrade
  Agricultural may lay one yellow tile after an upgrade in the same turn. A major that is formed of it may, too.

  Background: Agricultural at -2,3, its home laid
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $80
    And Alice is president of the Agricultural with 60%
    And the Agricultural owns a 2-train
    And the Agricultural has $200 in its treasury
    And #57 lies on -2,3, joining NW and SE
    And it is the Agricultural's turn to lay track

  @LA-OR.flow-d @LA-OR.lay-a
  Scenario: Agricultural upgrades, and then it lays a yellow tile
    When the Agricultural lays #619 on -2,3, joining SW, NW, N and SE
    And the Agricultural lays #57 on -2,2, joining N and S
    Then #619 lies on -2,3, joining SW, NW, N and SE
    And #57 lies on -2,2, joining N and S
    When the Agricultural tries to lay #8 on -3,3, joining N and SE
    Then it is refused and nothing has changed

  @LA-OR.flow-d @LA-OR.lay-a
  Scenario: What follows the upgrade is no second upgrade
    Given #57 lies on -2,2, joining N and S
    When the Agricultural lays #619 on -2,3, joining SW, NW, N and SE
    And the Agricultural tries to lay #14 on -2,2, joining S, SW, N and NE
    Then it is refused and nothing has changed
    When the Agricultural lays #8 on -3,3, joining N and SE
    Then #8 lies on -3,3, joining N and SE

  @LA-OR.flow-d @LA-OR.lay-a
  Scenario: An upgrade does not follow a yellow tile
    When the Agricultural lays #8 on -3,3, joining N and SE
    And the Agricultural tries to lay #619 on -2,3, joining SW, NW, N and SE
    Then it is refused and nothing has changed
    When the Agricultural lays #57 on -1,3, joining NW and SE
    Then #57 lies on -1,3, joining NW and SE

  @LA-OR.flow-d @LA-OR.lay-a
  Scenario: Without an upgrade it lays two yellow tiles, like others
    When the Agricultural lays #8 on -3,3, joining N and SE
    And the Agricultural lays #57 on -1,3, joining NW and SE
    Then #8 lies on -3,3, joining N and SE
    And #57 lies on -1,3, joining NW and SE
    When the Agricultural tries to lay #57 on -3,2, joining N and S
    Then it is refused and nothing has changed

  @LA-OR.flow-d @LA-OR.lay-a @LA-MG.form-f
  Scenario: A major formed of Agricultural does the same
    Given the Federation has been formed of the Agricultural and the Tunneling and has operated, beginning at $100
    And Bob is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to lay track
    When the Federation lays #619 on -2,3, joining SW, NW, N and SE
    And the Federation lays #57 on -2,2, joining N and S
    Then #57 lies on -2,2, joining N and S
    When the Federation tries to lay #8 on -3,3, joining N and SE
    Then it is refused and nothing has changed

  @LA-OR.lay-a
  Scenario: A major formed of others does not
    Given the Federation has been formed of the Express and the Tunneling and has operated, beginning at $100
    And Bob is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And #57 lies on -1,3, joining NW and SE
    And it is the Federation's turn to lay track
    When the Federation lays #9 on 0,3, joining NW and SE
    Then #9 lies on 0,3, joining NW and SE
