Feature: The hubs of a major
  Hubs of the minors on the map are replaced by hubs of the major. Where two of them lie on one tile only one is replaced, and
  the other goes back to the charter. Two of the hubs left are put on the charter, to be placed later at what is printed
  there; the box has four hubs of each major.

  Background:
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $100
    And the Express is in operation, opened at $90
    And the Tunneling is in operation, opened at $80
    And the Suburban is in operation, opened at $70
    And Alice is president of the Agricultural with 60%
    And Bob is president of the Express with 60%
    And Carol is president of the Tunneling with 60%
    And Alice is president of the Suburban with 40%
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on -2,0, joining NW and SE
    And it is the Agricultural's turn to propose a merger

  @LA-MG.token-d
  Scenario: Each hub of the minors becomes one of the major
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has tokens in -2,3 and -1,3 only
    And the Agricultural has no token on the map
    And the Express has no token on the map
    And the Tunneling has a token in -2,0 only

  @LA-MG.token-f @LA-MG.token-g
  Scenario: Two hubs are left for the charter, and no more
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has two tokens left

  @LA-MG.token-f @reading:LA-Q49=a
  Scenario: Both cost what is printed there
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has tokens left that cost $60 and $60

  @LA-MG.token-f @reading:LA-Q49=b
  Scenario: The second one costs more
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has tokens left that cost $60 and $80

  @LA-MG.token-d @reading:LA-Q104=a
  Scenario: Three hubs are replaced, and one is left for the charter
    Given the Expansive is in operation, opened at $60
    And Carol is president of the Expansive with 40%
    And the Expansive has a token in 0,-1
    And #57 lies on 1,-1, joining NW and SE
    And #6 lies on 0,-1, joining SE and SW
    And #57 lies on -1,0, joining NE and SW
    And it is the Suburban's turn to propose a merger
    When the Suburban proposes to merge with the Expansive into the Conglomerate, with Carol's consent
    Then the Conglomerate has tokens in 1,-1, 0,-1 and -1,0 only
    And the Conglomerate has one token left

  @LA-MG.token-d @LA-MG.token-f @reading:LA-Q104=b
  Scenario: Three hubs are replaced, and there are two on the charter all the same
    Given the Expansive is in operation, opened at $60
    And Carol is president of the Expansive with 40%
    And the Expansive has a token in 0,-1
    And #57 lies on 1,-1, joining NW and SE
    And #6 lies on 0,-1, joining SE and SW
    And #57 lies on -1,0, joining NE and SW
    And it is the Suburban's turn to propose a merger
    When the Suburban proposes to merge with the Expansive into the Conglomerate, with Carol's consent
    Then the Conglomerate has tokens in 1,-1, 0,-1 and -1,0 only
    And the Conglomerate has two tokens left

  @LA-MG.form-f @reading:LA-Q49=a
  Scenario: An extra hub of the Expansive that has not been placed is the major's, at its price
    Given the Expansive is in operation, opened at $60
    And Carol is president of the Expansive with 40%
    And #57 lies on 1,-1, joining NW and SE
    And #6 lies on 0,-1, joining SE and SW
    And #57 lies on -1,0, joining NE and SW
    And it is the Suburban's turn to propose a merger
    When the Suburban proposes to merge with the Expansive into the Conglomerate, with Carol's consent
    Then the Conglomerate has tokens left that cost $40, $60 and $60
    And the Conglomerate has three tokens left

  @LA-MG.token-e
  Scenario: Of two hubs on one tile one is replaced
    Given the Expansive is in operation, opened at $60
    And Carol is president of the Expansive with 40%
    And the Expansive has a token in -1,0
    And #14 lies on -1,0, turned 1
    And it is the Suburban's turn to propose a merger
    When the Suburban proposes to merge with the Expansive into the Conglomerate, with Carol's consent
    Then the Conglomerate has tokens in -1,0 and 1,-1 only
    And the Suburban and the Expansive are no longer in the game

  @LA-MG.token-e @reading:LA-Q78=a @reading:LA-Q104=a
  Scenario: The hub that came back costs nothing
    Given the Expansive is in operation, opened at $60
    And Carol is president of the Expansive with 40%
    And the Expansive has a token in -1,0
    And #14 lies on -1,0, turned 1
    And it is the Suburban's turn to propose a merger
    When the Suburban proposes to merge with the Expansive into the Conglomerate, with Carol's consent
    Then the Conglomerate has tokens left that cost $0 and $60

  @LA-MG.token-e @LA-MG.token-f @reading:LA-Q78=a @reading:LA-Q104=b @reading:LA-Q49=a
  Scenario: The hub that came back costs nothing, and two others have their prices
    Given the Expansive is in operation, opened at $60
    And Carol is president of the Expansive with 40%
    And the Expansive has a token in -1,0
    And #14 lies on -1,0, turned 1
    And it is the Suburban's turn to propose a merger
    When the Suburban proposes to merge with the Expansive into the Conglomerate, with Carol's consent
    Then the Conglomerate has tokens left that cost $0, $60 and $60

  @LA-MG.token-e @LA-MG.token-f @LA-MG.token-g @reading:LA-Q78=b @reading:LA-Q49=a
  Scenario: The hub that came back takes one of the two spaces on the charter
    Given the Expansive is in operation, opened at $60
    And Carol is president of the Expansive with 40%
    And the Expansive has a token in -1,0
    And #14 lies on -1,0, turned 1
    And it is the Suburban's turn to propose a merger
    When the Suburban proposes to merge with the Expansive into the Conglomerate, with Carol's consent
    Then the Conglomerate has tokens left that cost $60 and $60
