Feature: The consent of the other president
  A merger takes place if the presidents of both minors agree. One player may preside over both; then he agrees with himself.

  Background:
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $100
    And the Express is in operation, opened at $90
    And the Tunneling is in operation, opened at $80
    And the Suburban is in operation, opened at $70
    And Alice is president of the Agricultural with 60%
    And Bob is president of the Express with 40%
    And Carol is president of the Tunneling with 40%
    And Carol is president of the Suburban with 40%
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on each of -2,0 and -1,0, joining NW and SE
    And it is the Agricultural's turn to propose a merger

  @LA-MG.agree-a
  Scenario: The other president agrees, and the merger takes place
    When the Agricultural proposes to merge with the Express
    Then it is the Express's turn to answer the proposal of the Agricultural
    And the Conglomerate has not been formed
    When the Express agrees to merge with the Agricultural
    And Alice chooses the Conglomerate for them
    Then the Conglomerate has been formed of the Agricultural and the Express

  @LA-MG.agree-a
  Scenario: He turns it down, and both minors go on as they are
    When the Agricultural proposes to merge with the Express
    And the Express turns down the merger
    And the Agricultural proposes no merger
    And the Express proposes no merger
    And the Tunneling proposes to merge with the Suburban
    And Carol chooses the Federation for them
    Then the Federation has been formed of the Tunneling and the Suburban
    And Alice is president of the Agricultural with 60%
    And Bob is president of the Express with 40%
    And the Agricultural has a token in -2,3 only
    And the Express stands at $90
    And the Conglomerate has not been formed

  @LA-MG.agree-a
  Scenario Outline: Nobody else answers for the other minor: <who>
    Given it is the Agricultural's turn to propose a merger
    When the Agricultural proposes to merge with the Express
    Then it is the Express's turn to answer the proposal of the Agricultural
    When the Express, on <who>'s word, tries to agree to merge with the Agricultural
    Then it is refused and nothing has changed
    When the Express, on Bob's word, agrees to merge with the Agricultural
    And Alice chooses the Conglomerate for them
    Then the Conglomerate has been formed of the Agricultural and the Express

    Examples:
      | who   |
      | Alice |
      | Carol |

  @LA-MG.agree-a
  Scenario: Without his consent the new president does not choose a major
    When the Agricultural tries to propose to merge with the Express into the Conglomerate
    Then it is refused and nothing has changed
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has been formed of the Agricultural and the Express

  @LA-MG.agree-b
  Scenario: A player merges two minors of his own
    Given it is the Tunneling's turn to propose a merger
    When the Tunneling proposes to merge with the Suburban
    Then it is Carol's turn to choose the major
    When Carol chooses the Conglomerate for them
    Then the Conglomerate has been formed of the Tunneling and the Suburban
    And Carol is president of the Conglomerate with 40%
