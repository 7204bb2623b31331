Feature: Which minors can merge
  Where the rulebook is read so that merging minors have to be connected, a route of any length leads from a hub of the one
  that proposes to a hub of the other; cities full of others' hubs bar it. By the other reading any two may merge.

  Background:
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $100
    And the Express is in operation, opened at $90
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Agricultural with 40%
    And Bob is president of the Express with 40%
    And Carol is president of the Resourceful with 40%
    And it is the Agricultural's turn to propose a merger

  @LA-MG.round-a @LA-MG.round-d @reading:LA-Q73=a
  Scenario: Minors that no track joins do not merge
    Given #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on 1,3, joining N and S
    When the Agricultural tries to propose to merge with the Resourceful
    Then it is refused and nothing has changed
    When the Agricultural proposes to merge with the Express
    Then it is the Express's turn to answer the proposal of the Agricultural

  @LA-MG.round-a @LA-MG.round-d @reading:LA-Q73=b
  Scenario: Any two minors merge, joined by track or not
    When the Agricultural proposes to merge with the Resourceful into the Conglomerate, with Carol's consent
    Then the Conglomerate has been formed of the Agricultural and the Resourceful
    And the Conglomerate has tokens in -2,3 and 1,3 only

  @LA-MG.round-a @LA-MG.round-d @reading:LA-Q73=a
  Scenario: A city full of others' hubs bars the way
    Given #57 lies on each of -2,3, -1,3 and 1,3, joining NW and SE
    And #9 lies on 0,3, joining NW and SE
    When the Agricultural tries to propose to merge with the Resourceful
    Then it is refused and nothing has changed
    When the Agricultural proposes to merge with the Express
    Then it is the Express's turn to answer the proposal of the Agricultural

  @LA-MG.round-a @LA-MG.round-d @reading:LA-Q73=a
  Scenario: A city with a free space does not bar it
    Given #57 lies on each of -2,3 and 1,3, joining NW and SE
    And #14 lies on -1,3, turned 1
    And #9 lies on 0,3, joining NW and SE
    When the Agricultural proposes to merge with the Resourceful into the Conglomerate, with Carol's consent
    Then the Conglomerate has been formed of the Agricultural and the Resourceful

  @LA-MG.round-a @LA-MG.round-d @reading:LA-Q73=a
  Scenario: The way may be longer than any train of theirs
    Given the Tunneling is in operation, opened at $70
    And Carol is president of the Tunneling with 40%
    And #57 lies on each of -2,3, -2,2, -2,1 and -2,0, joining N and S
    When the Agricultural proposes to merge with the Tunneling into the Conglomerate, with Carol's consent
    Then the Conglomerate has been formed of the Agricultural and the Tunneling
    And the Conglomerate owns no trains
    And the Conglomerate has tokens in -2,3 and -2,0 only

  @LA-MG.round-a @LA-MG.round-d @reading:LA-Q73=a
  Scenario: Any hub of the other minor will do
    Given the Expansive is in operation, opened at $70
    And Carol is president of the Expansive with 40%
    And the Expansive has a token in 1,2
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on 1,2, joining SW and NE
    And #8 lies on 0,3, joining NW and NE
    And #57 lies on 1,3, joining N and S
    And it is the Express's turn to propose a merger
    When the Express tries to propose to merge with the Resourceful
    Then it is refused and nothing has changed
    When the Express proposes to merge with the Expansive into the Conglomerate, with Carol's consent
    Then the Conglomerate has been formed of the Express and the Expansive
