Feature: The auction of a minor, two players
  Two players bid by the same rules as more of them.

  @LA-SR.auction-a
  Scenario: No auction of two players begins below $120
    Given 2 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice tries to open an auction at $115
    Then it is refused and nothing has changed
    When Alice opens an auction at $120
    And Bob passes
    Then it is Alice's turn to launch a minor for $120
