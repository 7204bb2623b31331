Feature: Majors lay track as minors do
  A major may lay two yellow tiles or upgrade one as well, connected with any of its hubs, and pays what the ground costs.

  Background: Federation, formed of Tunneling at -2,0 and Resourceful at 1,3
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And #57 lies on each of -2,-1 and -2,0, joining N and S
    And it is the Federation's turn to lay track

  @LA-OR.lay-a
  Scenario: After a yellow tile a major lays another yellow one, and no upgrade
    When the Federation lays #57 on -2,1, joining N and S
    And the Federation tries to lay #14 on -2,-1, joining S, SW, N and NE
    Then it is refused and nothing has changed
    When the Federation lays #57 on 1,3, joining SW and NE
    Then #57 lies on 1,3, joining SW and NE

  @LA-OR.lay-a @reading:LA-Q44=a
  Scenario: A tile is connected with one hub or another of the major, not with none
    When the Federation tries to lay #57 on 3,1, joining SW and NE
    Then it is refused and nothing has changed
    When the Federation lays #57 on -2,1, joining N and S
    And the Federation lays #57 on 1,3, joining SW and NE
    Then #57 lies on 1,3, joining SW and NE
    And #57 lies on -2,1, joining N and S

  @LA-OR.lay-e
  Scenario: A major does not lay what its treasury cannot pay
    Given #6 lies on -2,1, joining N and SE
    And the Federation has $39 in its treasury
    When the Federation tries to lay #9 on -1,1, joining NW and SE
    Then it is refused and nothing has changed
    When the Federation lays #57 on 1,3, joining SW and NE
    Then #57 lies on 1,3, joining SW and NE
    And the Federation has $39 in its treasury
