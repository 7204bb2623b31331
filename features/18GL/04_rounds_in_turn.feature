Feature: The rounds of the game
  A stock round is followed by one or more operating rounds, these by the next stock round, and so on.

  @18GL-4-a @18GL-4.1-e
  Scenario: In phase 2H one operating round comes between two stock rounds
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC owns a 2H-train
    And the shares are held thus
      | IC | president Bob 40% | Alice 20% |
    And Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol passes
    Then it is operating round 2.1
    When the IC ends its turn
    Then it is stock round 3
    And it is Alice's turn to trade
    When Alice sells 10% of the IC
    Then Alice holds 10% of the IC

  @18GL-4-a
  Scenario: In phase 4H two operating rounds come between two stock rounds
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And the IC owns a 4H-train
    And the shares are held thus
      | IC | president Bob 40% | Alice 20% |
    And Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol passes
    Then it is operating round 2.1
    When the IC ends its turn
    Then it is operating round 2.2
    When the IC ends its turn
    Then it is stock round 3
    And it is Alice's turn to trade
