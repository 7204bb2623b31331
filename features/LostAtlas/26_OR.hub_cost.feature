Feature: What a hub costs
  A company may place a hub, paying what is printed. A major has two on its charter: $60 each by the usual reading, $60 and $80 by
  the other one. Expansive has one besides that of its home, for $40. By the usual reading there is one in a turn.

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
    And #57 lies on 1,-1, joining SE and NW
    And #5 lies on 0,-1, joining S and SE
    And it is the Federation's turn to place a token

  @LA-OR.hub-a @LA-OR.flow-c
  Scenario: The first hub of a major costs $60, out of its treasury
    # proves LA-OR.hub-a LA-OR.flow-c
    When the Federation places a token in -2,1
    # proves LA-OR.hub-a LA-OR.flow-c
    Then the Federation has tokens in -2,0, 1,3 and -2,1 only
    And the Federation has paid $60
    And the Federation has one token left
    And no other player or company has gained or lost money

  @LA-OR.hub-a @reading:LA-Q49=a
  Scenario: By the usual reading the second one costs $60
    Given the Federation has a token in -2,1
    And the Federation has $60 in its treasury
    When the Federation places a token in -2,-1
    Then the Federation has $0 in its treasury
    And the Federation has no tokens left

  @LA-OR.hub-a @reading:LA-Q49=b
  Scenario: By the other reading the second one costs $80
    Given the Federation has a token in -2,1
    When the Federation places a token in -2,-1
    Then the Federation has paid $80
    And the Federation has no tokens left

  @LA-OR.hub-a @LA-OR.flow-c
  Scenario Outline: With $<treasury> in its treasury a major places no hub, however rich its president is
    Given the Federation has $<treasury> in its treasury
    And Alice has $300
    And the Expansive stands at $90
    When the Federation tries to place a token in -2,1
    Then it is refused and nothing has changed
    When the Federation runs
      | 3-train | -2,-1 -2,0 -2,1 |
    And the Federation keeps its revenue
    And the Federation ends its turn
    And the Expansive places a token in 0,-1
    Then the Expansive has paid $40

    Examples:
      | treasury |
      | 0        |
      | 59       |

  @LA-OR.hub-a
  Scenario: $60 are enough
    Given the Federation has $60 in its treasury
    When the Federation places a token in -2,1
    Then the Federation has $0 in its treasury

  @LA-OR.hub-a
  Scenario: The cheapest hub left is the next one
    Given the Federation has tokens left that cost $60 and $40
    When the Federation places a token in -2,1
    Then the Federation has paid $40
    And the Federation has one token left

  @LA-OR.hub-a @reading:LA-Q90=a
  Scenario: One hub in a turn
    When the Federation places a token in -2,1
    Then the Federation has tokens in -2,0, 1,3 and -2,1 only
    When the Federation tries to place a token in -2,-1
    Then it is refused and nothing has changed

  @LA-OR.flow-b
  Scenario: Nobody but the president says where a major places a hub
    When the Federation, on Bob's word, tries to place a token in -2,1
    Then it is refused and nothing has changed
    When the Federation, on Alice's word, places a token in -2,1
    Then the Federation has tokens in -2,0, 1,3 and -2,1 only

  @LA-OR.hub-a @reading:LA-Q90=b @reading:LA-Q49=a
  Scenario: If hubs are not counted, both are placed in one turn
    When the Federation places a token in -2,1
    And the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, 1,3, -2,1 and -2,-1 only
    And the Federation has $80 in its treasury

  # ----------------------------------------------------------------------------------------------------------- Expansive

  @LA-OR.hub-a @LA-OR.flow-d
  Scenario: The second hub of Expansive costs $40
    Given it is the Expansive's turn to place a token
    When the Expansive places a token in 0,-1
    Then the Expansive has tokens in 1,-1 and 0,-1 only
    And the Expansive has paid $40
    And the Expansive has no tokens left

  @LA-OR.hub-a @LA-OR.flow-d
  Scenario: $40 are enough for Expansive
    Given the Expansive has $40 in its treasury
    And it is the Expansive's turn to place a token
    When the Expansive places a token in 0,-1
    Then the Expansive has $0 in its treasury

  @LA-OR.hub-a
  Scenario: A hub on the map is not moved
    When the Federation tries to place a token in -2,1, removing its token in -2,0
    Then it is refused and nothing has changed
    When the Federation places a token in -2,1
    Then the Federation has tokens in -2,0, 1,3 and -2,1 only

  @LA-OR.hub-a
  Scenario: A company that has placed all its hubs places no more
    Given the Expansive has a token in 0,-1
    And #292 lies on 0,0, joining N and NE
    And it is the Expansive's turn to lay track
    When the Expansive lays #9 on 2,-1, joining NW and SE
    Then #9 lies on 2,-1, joining NW and SE
    # No legal twin: its charter has no hub left.
    When the Expansive tries to place a token in 0,0
    Then it is refused and nothing has changed

  @LA-OR.hub-a
  Scenario: Expansive has no third hub, other minors have no second one
    Given the Agricultural is in operation, opened at $70
    And Carol is president of the Agricultural with 60%
    And the Agricultural owns a 2-train
    And the Expansive has a token in 0,-1
    And #57 lies on each of -2,2 and -2,3, joining N and S
    And it is the Federation's turn to place a token
    Then the Expansive has no tokens left
    And the Agricultural has no tokens left
    When the Federation places a token in -2,1
    Then the Federation has one token left
