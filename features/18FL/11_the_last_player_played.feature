Feature: The last player, from the deal
  When all players but one are bankrupt the game ends at once, and the last one has won. What each is worth is his cash
  and his shares of floated companies.

  # The end, the worth and the winner are one moment.
  @18FL-11-d @18FL-11-e @18FL-11-f @18FL-11-h @18FL-11-i @18FL-11-j @reading:18FL-Q05=a
  Scenario: When one of two players is bankrupt the other wins
    Given the game has been played up to the eve of a bankruptcy of two
    When the L&N lays no track
    And the L&N places no token
    And Bob sells 20% of the L&N
    Then the L&N stands at $65
    When Bob declares bankruptcy
    Then the game is over, because all players but one are bankrupt
    And Bob is bankrupt
    And Alice is worth $260 in the end
    And Bob is worth $0 in the end
    And Alice wins

  @18FL-11-g @18FL-1.2-c @18FL-1.2-e @18FL-11-f @reading:18FL-Q05=a
  Scenario: A company's money and train and a private company add nothing to a player's worth
    Given the game has been played up to the eve of a bankruptcy of two
    Then Alice has $50
    And Alice owns the Steamship Company
    And the TPS has $749 in its treasury
    And the TPS owns a 2-train
    When the L&N lays no track
    And the L&N places no token
    And Bob sells 20% of the L&N
    And Bob declares bankruptcy
    Then Alice holds 60% of the TPS
    And the TPS stands at $70
    And Alice is worth $260 in the end
