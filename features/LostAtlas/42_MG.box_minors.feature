Feature: What goes back to the box
  The tokens and certificates of merged minors go back to the box: the minors are out of the game.

  Background:
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $100
    And the Express is in operation, opened at $90
    And the Tunneling is in operation, opened at $80
    And the Suburban is in operation, opened at $70
    And Alice is president of the Agricultural with 60%
    And Bob is president of the Express with 40%
    And Carol is president of the Tunneling with 40%
    And Bob is president of the Suburban with 40%
    And the pool holds 20% of the Agricultural
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on each of -2,0 and -1,0, joining NW and SE
    And it is the Agricultural's turn to propose a merger

  @LA-MG.box-a
  Scenario: Nothing of the merged minors stays on the table
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Agricultural and the Express are no longer in the game
    And Alice holds 0% of the Agricultural
    And Bob holds 0% of the Express
    And the pool holds 0% of the Agricultural
    And the box holds 100% of the Agricultural
    And the box holds 100% of the Express
    And the Agricultural has no token on the map

  @LA-MG.box-a @LA-MG.round-d
  Scenario: A merged minor is not merged again
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Tunneling tries to propose to merge with the Express
    Then it is refused and nothing has changed
    When the Tunneling proposes to merge with the Suburban
    Then it is the Suburban's turn to answer the proposal of the Tunneling
