Feature: Where a hub goes
  A hub goes on a free space of a city to which a route can be traced, one hub of a company on a tile. By the usual reading a space
  in the home of a minor is kept until that is launched.

  Background: Federation, formed of Tunneling at -2,0 and Resourceful at 1,3; cities north and south of -2,0
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And the Expansive is in operation, opened at $80
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And #57 lies on each of -2,-1, -2,0 and -2,1, joining N and S
    And it is the Federation's turn to place a token

  @LA-OR.hub-b
  Scenario: A city to which no route leads is out of reach
    Given #57 lies on -3,2, joining NE and SW
    And #57 lies on 1,2, joining NE and SW
    When the Federation tries to place a token in -3,2
    Then it is refused and nothing has changed
    When the Federation tries to place a token in 1,2
    Then it is refused and nothing has changed
    # proves LA-OR.hub-b
    When the Federation places a token in -2,1
    # proves LA-OR.hub-b
    Then the Federation has tokens in -2,0, 1,3 and -2,1 only

  @LA-OR.hub-b
  Scenario: A city beside a hub without track to it is out of reach
    When the Federation tries to place a token in -3,0
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, 1,3 and -2,-1 only

  @LA-OR.hub-b
  Scenario: A route may lead through other cities
    Given #57 lies on -2,2, joining N and S
    When the Federation places a token in -2,2
    Then the Federation has tokens in -2,0, 1,3 and -2,2 only
    And the Federation has paid $60

  @LA-OR.hub-b
  Scenario: Nothing is placed on a space that has a hub
    Given the Expansive has a token in -2,1
    When the Federation tries to place a token in -2,1
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, 1,3 and -2,-1 only

  @LA-OR.hub-b
  Scenario: A full city of others ends the way
    Given the Expansive has a token in -2,1
    And #57 lies on -2,2, joining N and S
    When the Federation tries to place a token in -2,2
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, 1,3 and -2,-1 only

  @LA-OR.hub-b
  Scenario: Plain land and water are no cities
    When the Federation tries to place a token in -3,1
    Then it is refused and nothing has changed
    When the Federation places a token in -2,1
    Then the Federation has paid $60

  # ------------------------------------------------------------------------------------------------------------ one a tile
