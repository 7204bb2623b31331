Feature: Spaces kept for minors
  By the usual reading one space in the home of a minor is kept until that minor is launched; by the other one it is as free as
  any other.

  Background: Federation, formed of Tunneling at -2,0 and Resourceful at 1,3; beside -2,0 lies -1,0, the home of Suburban
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And #57 lies on -2,0, joining NW and SE
    And #5 lies on -3,0, joining S and SE
    And it is the Federation's turn to place a token

  @LA-OR.hub-b @reading:LA-Q51=a
  Scenario: The only space in the home of a minor that is not launched is kept
    Given #57 lies on -1,0, joining NW and SE
    When the Federation tries to place a token in -1,0
    Then it is refused and nothing has changed
    When the Federation places a token in -3,0
    Then the Federation has tokens in -2,0, 1,3 and -3,0 only

  @LA-OR.hub-b @reading:LA-Q51=b
  Scenario: If no space is kept, the only one of a home is taken
    Given #57 lies on -1,0, joining NW and SE
    When the Federation places a token in -1,0
    Then the Federation has tokens in -2,0, 1,3 and -1,0 only

  @LA-OR.hub-b
  Scenario: A second space of that home is free
    Given #14 lies on -1,0, joining NW, N, S and SE
    When the Federation places a token in -1,0
    Then the Federation has tokens in -2,0, 1,3 and -1,0 only

  @LA-OR.hub-b @reading:LA-Q51=a
  Scenario: One space is kept there, so that the last one is not taken
    Given the Expansive is in operation, opened at $80
    And Bob is president of the Expansive with 60%
    And the Expansive has a token in -1,0
    And #14 lies on -1,0, joining NW, N, S and SE
    And it is the Federation's turn to place a token
    When the Federation tries to place a token in -1,0
    Then it is refused and nothing has changed
    When the Federation places a token in -3,0
    Then the Federation has tokens in -2,0, 1,3 and -3,0 only

  @LA-OR.hub-b
  Scenario: Once the minor is launched its other space is free
    Given the Suburban is in operation, opened at $80
    And Bob is president of the Suburban with 60%
    And #14 lies on -1,0, joining NW, N, S and SE
    And it is the Federation's turn to place a token
    When the Federation places a token in -1,0
    Then the Federation has tokens in -2,0, 1,3 and -1,0 only
    And the Suburban has a token in -1,0 only
