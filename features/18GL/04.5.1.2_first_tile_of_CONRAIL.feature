Feature: The first tile of CONRAIL
  In its first operating round a company may lay two tiles, but CONRAIL lays or replaces one, as ever after.

  Background:
    Given 4 players at the table in phase 10H
    And CONRAIL has been formed of the IC and the LS&I, beginning at $110
    And Bob is president of CONRAIL with 40%
    And the GT is in operation, opened at $60
    And Dave is president of the GT with 50%
    And the GT owns a 10H-train
    And CONRAIL has $500 in its treasury
    And it is CONRAIL's turn to lay track

  @reconstruction @18GL-4.5.1.2-ap @18GL-4.6.1-a
  Scenario: In its first turn CONRAIL lays one tile
    Given #9 lies on E15, joining NW and SE
    When CONRAIL lays #57 on C15, joining SW and NE
    Then #57 lies on C15, joining SW and NE
    When CONRAIL tries to lay #9 on F16, joining NW and SE
    Then it is refused and nothing has changed

  @reconstruction @18GL-4.5.1.2-ap @18GL-4.6.1-a
  Scenario: Or it replaces one, and lays none besides
    Given #9 lies on E15, joining NW and SE
    When CONRAIL lays #24 on E15, joining NW, NE and SE
    Then #24 lies on E15, joining NW, NE and SE
    When CONRAIL tries to lay #57 on C15, joining SW and NE
    Then it is refused and nothing has changed
