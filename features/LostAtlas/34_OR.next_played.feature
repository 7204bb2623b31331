Feature: The next company, in a game
  The same, on tables that were reached by playing.

  @LA-OR.next-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q57=a
  Scenario: When all have had their turn the next operating round begins
    Given the game has been played up to the first operating round
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Express buys a 2-train from the bank for $100
    And the Express ends its turn
    And the Tunneling buys a 2-train from the bank for $100
    And the Tunneling ends its turn
    And the Suburban buys a 2-train from the bank for $100
    And the Suburban ends its turn
    Then it is operating round 1.2
