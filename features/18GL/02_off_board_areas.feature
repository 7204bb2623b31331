Feature: Off-board areas by phase
  An off-board area has three printed values. The first counts in phase 2H, the second in phases 4H and 6H, the third
  from phase 10H on.

  Background: the PRR at Pittsburgh runs to Akron, a city of $20
    Given 3 players at the table in phase 2H
    And the PRR is in operation, opened at $100
    And Alice is president of the PRR with 50%
    And #9 lies on M17, joining NW and SE
    And #57 lies on L16, joining NW and SE

  @18GL-2-m @18GL-2-c @18GL-2-d @18GL-2-e @18GL-2-f @18GL-2-g @18GL-2-h @reconstruction
  # The tags are those of the phases.
  Scenario Outline: In phase <phase> Pittsburgh counts $<value>
    Given it is phase <phase>
    And the PRR owns one <train>
    And it is the PRR's turn to run its trains
    When the PRR runs
      | <train> | N18 M17 L16 |
    # proves 18GL-2-m
    Then the PRR has earned $<earned>

    Examples:
      | phase | train     | value | earned | clause   |
      | 2H    | 2H-train  | 40    | 60     | 18GL-2-c |
      | 4H    | 4H-train  | 60    | 80     | 18GL-2-d |
      | 6H    | 6H-train  | 60    | 80     | 18GL-2-e |
      | 10H   | 10H-train | 100   | 120    | 18GL-2-f |
      | E     | 10H-train | 100   | 120    | 18GL-2-g |
      | D     | D-train   | 100   | 120    | 18GL-2-h |
