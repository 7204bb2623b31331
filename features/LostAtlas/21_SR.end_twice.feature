Feature: From cycle to cycle
  What happens at the end of a stock round happens in every cycle.

  Background: Tunneling, all of whose shares players have, is alone on the track
    Given 3 players at the table in phase 2
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And Bob holds 40% of the Tunneling
    And the Tunneling owns a 2-train
    And the Tunneling has $400 in its treasury

  @LA-SR.end-c @LA-OR.hold-b @reading:LA-Q57=a
  Scenario: A company sold out rises at the end of two stock rounds, and falls without revenue in between
    When everybody passes
    Then the Tunneling stands at $100
    When the Tunneling ends its turn
    And the Tunneling ends its turn
    Then it is stock round 3
    And the Tunneling stands at $80
    When everybody passes
    Then the Tunneling stands at $90

  @LA-GE.end-b @LA-GE.end-e @reading:LA-Q57=a
  Scenario: After the next stock round there are operating rounds again
    Given it is the Tunneling's turn to buy trains in operating round 2.1 of 2
    When the Tunneling ends its turn
    Then it is operating round 2.2 of 2
    When the Tunneling ends its turn
    Then it is stock round 3
    When everybody passes
    Then it is operating round 3.1 of 2
