Feature: Two hubs on one tile, in different cities
  The port has two cities on one tile. If each of the merging minors has a hub in one of them, only one hub is replaced, and the
  other goes back to the charter. Which one is a question of reading.

  Background: Northern Port in one half of the port, an extra hub of Expansive in the other
    Given 3 players at the table in phase 3
    And the Northern Port is in operation, opened at $100
    And the Expansive is in operation, opened at $90
    And the Agricultural is in operation, opened at $70
    And Alice is president of the Northern Port with 60%
    And Bob is president of the Expansive with 40%
    And Carol is president of the Agricultural with 60%
    And #7 lies on 3,-4, joining S and SE
    And #5 lies on 3,-3, joining N and NE
    And the Expansive has a token in 4,-4 (S, SW)

  @LA-MG.token-e @LA-MG.token-d @reading:LA-Q93=a @reading:LA-Q108=a
  Scenario: That of the minor that acts first is replaced
    Given it is the Northern Port's turn to propose a merger
    When the Northern Port proposes to merge with the Expansive into the Federation, with Bob's consent
    Then the Federation has tokens in 4,-4 (NW) and 1,-1 only
    And the Northern Port and the Expansive are no longer in the game

  @LA-MG.token-e @LA-MG.token-d @reading:LA-Q93=a @reading:LA-Q108=a
  Scenario: So it is if the other one proposes
    Given the Northern Port stands at $80
    And it is the Expansive's turn to propose a merger
    When the Expansive proposes to merge with the Northern Port into the Federation, with Alice's consent
    Then the Federation has tokens in 4,-4 (S, SW) and 1,-1 only

  # The Conglomerate, which does not merge, stands beside the home of the Expansive.
  @LA-MG.token-e @LA-MG.token-d @reading:LA-Q93=a @reading:LA-Q108=b
  Scenario: The president of the major picks the other one
    Given the Conglomerate has been formed of the Resourceful and the Suburban, beginning at $120
    And Carol is president of the Conglomerate with 60%
    And #15 lies on 1,-1, turned 0
    And the Conglomerate has a token in 1,-1
    And it is the Northern Port's turn to propose a merger
    When the Northern Port proposes to merge with the Expansive into the Federation, with Bob's consent
    And the Federation tries to replace the token of the Expansive in 3,-3
    Then it is refused and nothing has changed
    When the Federation tries to replace the token of the Conglomerate in 1,-1
    Then it is refused and nothing has changed
    When the Federation replaces the token of the Expansive in 4,-4 (S, SW)
    Then the Federation has tokens in 4,-4 (S, SW) and 1,-1 only

  @LA-MG.token-e @LA-MG.token-d @reading:LA-Q93=a @reading:LA-Q108=b
  Scenario: The president of the major leaves it at that of the minor that acts first
    Given it is the Northern Port's turn to propose a merger
    When the Northern Port proposes to merge with the Expansive into the Federation, with Bob's consent
    And the Federation replaces no further token of the Expansive
    Then the Federation has tokens in 4,-4 (NW) and 1,-1 only
    And the Northern Port and the Expansive are no longer in the game
