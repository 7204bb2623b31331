Feature: One company after the other
  A company finishes its turn before the next one begins. While one of them lays track, places its token, runs or buys trains, no
  other does.

  @18GL-4.6-h @18GL-4.6-e @reconstruction
  Scenario: While one company builds, runs and buys trains, another does not
    Given 4 players at the table in phase 4H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 50%
    And the DT&I has $800 in its treasury
    And the DT&I owns a 4H-train
    And the IC is in operation, opened at $90
    And Dave is president of the IC with 50%
    And the IC has $800 in its treasury
    And the IC owns a 4H-train
    And #57 lies on I13, joining SW and NE
    And it is the DT&I's turn to lay track
    When the IC tries to lay #57 on H14, joining SW and NE
    Then it is refused and nothing has changed
    When the DT&I lays #57 on H14, joining SW and NE
    Then #57 lies on H14, joining SW and NE
    When the IC tries to place a token in I13
    Then it is refused and nothing has changed
    When the DT&I places a token in I13
    Then the DT&I has $780 in its treasury
    When the IC tries to run
      | 4H-train | J12 I13 H14 |
    Then it is refused and nothing has changed
    When the DT&I runs
      | 4H-train | J12 I13 H14 |
    And the DT&I keeps its revenue
    Then it is the DT&I's turn to buy trains
    When the IC tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    When the IC tries to buy no train
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the bank for $200
    Then the DT&I owns two 4H-trains
    When the DT&I buys no train
    And the DT&I ends its turn
    Then it is the IC's turn to lay track
    And the IC owns a 4H-train
    And the IC has $800 in its treasury
