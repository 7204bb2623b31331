Feature: Two mergers with two hubs on one tile
  In each of them one hub is replaced, and the other goes back to the charter.

  @LA-MG.token-e @reading:LA-Q28=b
  Scenario: So it is in the second merger of a round as well
    # Adaptive has started on the second space in the home of Spacious.
    Given 3 players at the table in phase 3 of the long game
    And the Suburban is in operation, opened at $90
    And Alice is president of the Suburban with 60%
    And the Expansive is in operation, opened at $80
    And Bob is president of the Expansive with 40%
    And #14 lies on -2,0, turned 0
    And the Expansive has a token in -2,0
    And the Spacious is in operation, opened at $70
    And Alice is president of the Spacious with 60%
    And the Adaptive is in operation, opened at $60
    And Bob is president of the Adaptive with 40%
    And the Adaptive has a token in 3,-3
    And it is the Suburban's turn to propose a merger
    When the Suburban proposes to merge with the Expansive into the Conglomerate, with Bob's consent
    Then the Conglomerate has tokens in -2,0 and 1,-2 only
    When the Spacious proposes to merge with the Adaptive into the Federation, with Bob's consent
    Then the Federation has a token in 3,-3 only
    And the Adaptive has no token on the map
    And the Spacious and the Adaptive are no longer in the game
