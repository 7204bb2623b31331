Feature: The end of a stock round, played from the deal
  When all have passed in a row the first of them gets the priority deal. Prices stay.

  @18FL-5.5-a @18FL-5.5-b @18FL-5-e @18FL-5-f
  Scenario: After a purchase the left neighbour of the buyer gets the priority deal
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $80
    And Bob buys 20% of the SR from the IPO
    And Carol passes
    And Alice passes
    Then it is stock round 1
    When Bob passes
    Then it is operating round 1.1
    And Carol holds the priority deal
    And Bob holds 20% of the SR

  @18FL-5.5-b
  Scenario: The price of a company whose shares are all sold does not rise
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $80
    And Bob buys 20% of the SR from the IPO
    And Carol buys 20% of the SR from the IPO
    And Alice buys 20% of the SR from the IPO
    Then the IPO holds 0% of the SR
    When everybody passes
    Then it is operating round 1.1
    And the SR stands at $80
    And Bob holds the priority deal
    And Alice has $40

  @18FL-5.5-b @18FL-5-f
  Scenario: If all pass at once the priority deal stays where it is
    Given the game has been played up to the end of the distribution of two
    When Bob passes
    Then it is Alice's turn to trade
    When Alice passes
    Then Bob holds the priority deal
    And it is no longer stock round 1
