Feature: The price of a major
  The token of the major is put on the stock track at the average price of the two minors, or on the next space below it;
  the tokens of the minors are taken off the track.

  Background:
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $90
    And the Express is in operation, opened at $80
    And the Tunneling is in operation, opened at $70
    And the Suburban is in operation, opened at $60
    And Alice is president of the Agricultural with 60%
    And Bob is president of the Express with 40%
    And Carol is president of the Tunneling with 40%
    And Carol is president of the Suburban with 40%
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on each of -2,0 and -1,0, joining NW and SE
    And it is the Agricultural's turn to propose a merger

  @LA-MG.token-b
  Scenario Outline: The average of $<one> and $<other>, rounded down to a price of the track
    Given the Agricultural stands at $<one>
    And the Express stands at $<other>
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate stands at $<price>
    And the Conglomerate has started at a par of $<price>

    Examples:
      | one | other | price |
      | 110 | 90    | 100   |
      | 110 | 100   | 100   |
      | 120 | 110   | 110   |
      | 135 | 100   | 110   |
      | 150 | 90    | 120   |
      | 165 | 135   | 150   |
      | 220 | 165   | 180   |
      | 150 | 150   | 150   |

  @LA-MG.token-b
  Scenario Outline: A price at which no minor starts is as good as any: $<one> and $<other>
    Given the Tunneling stands at $<one>
    And the Suburban stands at $<other>
    And the Express stands at $200
    And the Agricultural stands at $220
    When the Agricultural proposes no merger
    And the Express proposes no merger
    And the Tunneling proposes to merge with the Suburban into the Conglomerate
    Then the Conglomerate stands at $<price>

    Examples:
      | one | other | price |
      | 50  | 40    | 40    |
      | 40  | 20    | 30    |
      | 180 | 165   | 165   |

  @LA-MG.token-b @reading:LA-Q27=a
  Scenario: It comes to lie under those that are there
    Given the Agricultural stands at $110
    And the Express stands at $90
    And the Tunneling stands at $100
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the cell of $100 holds, from the top, the Tunneling and the Conglomerate

  @LA-MG.token-b @reading:LA-Q27=b
  Scenario: It comes to lie on top of those that are there
    Given the Agricultural stands at $110
    And the Express stands at $90
    And the Tunneling stands at $100
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the cell of $100 holds, from the top, the Conglomerate and the Tunneling

  @LA-MG.token-c
  Scenario: The tokens of the minors are taken off the track
    Given the Agricultural stands at $100
    And the Express stands at $80
    And the Tunneling stands at $80, under the Express
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the cell of $80 holds, from the top, the Tunneling
    And the Agricultural and the Express are no longer in the game
    And the Conglomerate stands at $90
