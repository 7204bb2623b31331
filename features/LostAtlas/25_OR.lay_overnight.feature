Feature: Overnight passes full cities
  A city full of others' hubs ends the way of a company. Overnight, and a major formed of it, passes such cities: for tiles, and
  as a major for hubs.

  Background: Overnight at -1,3; north of it -1,2, which a hub of Expansive fills
    Given 3 players at the table in phase 3 of the long game
    And the Overnight is in operation, opened at $80
    And Alice is president of the Overnight with 60%
    And the Overnight owns a 2-train
    And the Overnight has $200 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has a token in -1,2
    And the Expansive has $200 in its treasury
    And #57 lies on each of -1,3 and -1,2, joining N and S

  @LA-OR.flow-d @LA-OR.lay-a
  Scenario: Overnight lays a tile beyond the full city
    Given it is the Overnight's turn to lay track
    When the Overnight lays #9 on -1,1, joining N and S
    Then #9 lies on -1,1, joining N and S

  @LA-OR.lay-a @reading:LA-Q44=a
  Scenario: Another company does not
    Given the Suburban is in operation, opened at $60
    And Carol is president of the Suburban with 60%
    And the Suburban owns a 2-train
    And the Suburban has $200 in its treasury
    And the Expansive has a token in -2,1
    And #57 lies on each of -2,0 and -2,1, joining N and S
    And it is the Suburban's turn to lay track
    When the Suburban tries to lay #292 on -2,2, joining N and NE
    Then it is refused and nothing has changed
    When the Suburban lays #9 on -2,-1, joining N and S
    Then the Suburban has $160 in its treasury

  @LA-OR.flow-d @LA-OR.hub-b @LA-MG.form-f
  Scenario: A major formed of Overnight places a hub beyond the full city
    Given the Federation has been formed of the Overnight and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And #9 lies on -1,1, joining N and S
    And #9 lies on -1,0, joining N and S
    And #57 lies on -1,-1, joining N and S
    And it is the Federation's turn to place a token
    When the Federation places a token in -1,-1
    Then the Federation has tokens in -2,0, -1,3 and -1,-1 only
    And the Federation has paid $60

  @LA-OR.flow-d @LA-OR.hub-b
  Scenario: In the full city itself there is no room for its hub
    Given the Federation has been formed of the Overnight and the Suburban and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And #9 lies on -1,1, joining N and S
    And #9 lies on -1,0, joining N and S
    And #57 lies on -1,-1, joining N and S
    And it is the Federation's turn to place a token
    When the Federation tries to place a token in -1,2
    Then it is refused and nothing has changed
    When the Federation places a token in -1,-1
    Then the Federation has paid $60
