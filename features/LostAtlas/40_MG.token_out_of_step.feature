Feature: Who says which hub is replaced, and when
  The president of the major says it, for this major and no other, and not before both minors have agreed to merge.

  Background: Northern Port in one half of the port; in the other one hubs of Expansive and of Conglomerate
    Given 3 players at the table in phase 5
    And the Conglomerate has been formed of the Resourceful and the Suburban and has operated, beginning at $120
    And Carol is president of the Conglomerate with 60%
    And the Northern Port is in operation, opened at $100
    And the Expansive is in operation, opened at $90
    And the Agricultural is in operation, opened at $70
    And Alice is president of the Northern Port with 60%
    And Bob is president of the Expansive with 40%
    And Alice is president of the Agricultural with 60%
    And #LA5 lies on 4,-4, turned 2
    And #7 lies on 3,-4, joining S and SE
    And #5 lies on 3,-3, joining N and NE
    And the Expansive has a token in 4,-4 (S, SW)
    And the Conglomerate has a token in 4,-4 (S, SW)
    And it is the Northern Port's turn to propose a merger

  @LA-MG.token-e @reading:LA-Q93=a @reading:LA-Q108=b
  Scenario: No other major takes the place of the hub
    When the Northern Port proposes to merge with the Expansive into the Federation, with Bob's consent
    And the Conglomerate tries to replace the token of the Expansive in 4,-4 (S, SW)
    Then it is refused and nothing has changed
    When the Federation replaces the token of the Expansive in 4,-4 (S, SW)
    Then the Federation has tokens in 4,-4 (S, SW) and 1,-1 only
    And the Conglomerate has tokens in 1,3, -1,0 and 4,-4 (S, SW) only

  @LA-MG.agree-a @reading:LA-Q93=a
  Scenario: Before a minor has agreed to merge no hub is replaced
    When the Northern Port proposes to merge with the Expansive
    Then it is the Expansive's turn to answer the proposal of the Northern Port
    # No legal twin: there is no major yet.
    When the Expansive tries to replace the token of the Northern Port in 4,-4 (NW, N)
    Then it is refused and nothing has changed
    When the Expansive agrees to merge with the Northern Port
    And Alice chooses the Federation for them
    Then the Federation has been formed of the Northern Port and the Expansive
