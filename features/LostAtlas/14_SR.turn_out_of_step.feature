Feature: What belongs to other rounds
  In a stock round players trade or open auctions.

  @LA-SR.turn-b
  Scenario: In a stock round nobody chooses a major
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $80
    And Alice is president of the Agricultural with 40%
    And the Express is in operation, opened at $70
    And Bob is president of the Express with 40%
    # No legal twin: minors merge in merger rounds only.
    When Alice tries to choose the Conglomerate for them
    Then it is refused and nothing has changed
    When Alice buys 20% of the Agricultural from its treasury
    Then Alice is president of the Agricultural with 60%
