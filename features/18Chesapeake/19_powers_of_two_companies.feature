Feature: The power of a private company is used in the turn of its company
  A company lays the tiles of its private company in its own turn, not in that of another one.

  Background: the Pennsylvania runs from Harrisburg, the Strasburg from its home
    Given 3 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the PRR has $500 in its treasury
    And the SRR is in operation at a par of $70
    And Bob is president of the SRR with 60%
    And the SRR has $500 in its treasury
    And #57 lies on F2, joining NW and SE
    And #57 lies on H4, joining SW and NE

  @18CH-15-a @18CH-19-e @18CH-12-e
  Scenario: In the turn of the Pennsylvania the Strasburg lays no tile by its power
    Given the SRR owns P2
    And the PRR owns P3
    And it is the PRR's turn to lay track
    When the SRR tries to lay #8 on H2, joining SW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the PRR lays #9 on F4, joining NW and SE, by the power of P3
    Then #9 lies on F4, joining NW and SE
    And no tile lies on H2
