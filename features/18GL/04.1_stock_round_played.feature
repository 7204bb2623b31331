Feature: Stock rounds, played from the deal
  The second stock round of a game: three companies have operated for the first time, and have earned nothing.

  # reconstruction: the price has fallen by a column, and falls by a row
  @18GL-3.5-a @18GL-4.1.1-d @18GL-4.1.1-f @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: A share is sold at the price, which falls by a row
    Given the game has been played up to the second stock round
    When Carol sells 10% of the PRR
    Then Carol has $375
    And the open market holds 10% of the PRR
    And the PRR stands at $80 in row 2

  # reconstruction: the price has fallen by a column
  @18GL-4.1.2-g @18GL-4.4-i @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: A share out of a treasury pays the company
    Given the game has been played up to the second stock round
    When Carol buys 10% of the PRR from its treasury
    Then Carol has $195
    And the PRR has $390 in its treasury
    And Carol is president of the PRR with 60%
