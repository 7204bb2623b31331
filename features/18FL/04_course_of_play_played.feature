Feature: The course of play, from the deal
  Stock rounds and sets of operating rounds take turns. At first a set has one operating round; how many there are later
  is told by the phase in which the stock round before it ends.

  @18FL-4-a @18FL-4-b @18FL-7-e @18FL-7-g
  Scenario: In phase 2 one operating round follows a stock round
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC buys a 2-train from the bank for $100
    Then it is operating round 1.1 of 1
    When the FEC ends its turn
    Then it is stock round 2
    And the FEC has $250

  @18FL-4-a @18FL-4-c @18FL-7-g @reading:18FL-Q05=a
  Scenario: The set in which phase 3 begins still has one operating round, the next one has two
    Given the game has been played up to the eve of phase 3
    When the FEC buys a 3-train from the bank for $200
    And the FEC ends its turn
    Then it is stock round 3
    When everybody passes
    Then it is operating round 3.1 of 2

  @18FL-4-c @18FL-4-d @18FL-7-g @reading:18FL-Q05=a
  Scenario: The set in which phase 5 begins keeps its two operating rounds
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    Then it is operating round 5.1 of 2
    And it is phase 5

  @18FL-4-d @reading:18FL-Q05=a
  Scenario: The set after the beginning of phase 5 has three operating rounds
    Given the game has been played up to the sixth stock round
    When everybody passes
    Then it is operating round 6.1 of 3
    And it is the SR's turn to lay track
