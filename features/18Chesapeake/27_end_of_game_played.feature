Feature: The end of the game by bankruptcy, played from the deal
  One of the two ends that a game can have: a president who cannot raise the money for a train that his company must
  have.

  @18CH-27-a @18CH-27-f @18CH-27-g
  Scenario: With a bankruptcy the game is over in the middle of an operating round
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the LV
    Then it is operating round 3.1
    And the end of the game is not in sight
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt
    And it is no longer operating round 3.1
