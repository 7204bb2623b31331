Feature: Who has won, played from the deal
  Everybody adds up cash, shares at their price and private companies at their face value. What a company has counts
  for nobody.

  # Carol: $89, two shares of the SRR at $70, four of the C&O and four of the LV at $65, one of the N&W at $75, and P6.
  # Bob: $202, one share of the C&O and one of the LV at $65, six of the N&W at $75. 1-d says again what 28-c says.
  @18CH-28-a @18CH-28-b @18CH-28-c @18CH-1-d
  Scenario: Cash, shares and private companies make a player's worth, and the richest wins
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the LV
    And Alice declares bankruptcy
    Then Carol is worth $1,024 in the end
    And Bob is worth $782 in the end
    And Carol wins
