Feature: The export of trains, played from the deal
  At the end of an operating round the top train of the bank's stack leaves the game. If it is the first of its kind
  the next phase begins, just as if it had been bought.

  @18CH-25-a @18CH-25-b @18CH-25-f
  Scenario: At the end of the operating round a train leaves the game
    Given the game has been played up to the first operating round
    When the N&W ends its turn
    And the C&O ends its turn
    Then the bank has 7 2-trains left
    When the LV ends its turn
    Then the bank has 6 2-trains left
    And one 2-train has left the game
    And it is stock round 2

  @18CH-25-c @18CH-25-d @18CH-26-g
  Scenario: The export of the first 3-train begins phase 3
    Given the game has been played up to the first operating round
    When the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    And the N&W ends its turn
    And the C&O buys a 2-train from the bank for $80
    And the C&O buys a 2-train from the bank for $80
    And the C&O buys a 2-train from the bank for $80
    And the C&O ends its turn
    Then it is phase 2
    When the LV ends its turn
    Then it is phase 3
    And the bank has 5 3-trains left
    And one 3-train has left the game
    And it is stock round 2

  @18CH-25-b
  Scenario: The last train of a kind is exported like any other
    Given the game has been played up to the second turn of phase 3
    When the LV runs
      | 2-train | J2 K1 |
    And the LV keeps its revenue
    And the LV ends its turn
    Then one 3-train has left the game
    And the next train of the bank is a 4-train
    And it is phase 3
