Feature: The stock round, played from the deal
  Turns, passes and the priority deal in the first stock rounds. The buyer of the Tallahassee Railroad begins.

  @18FL-5-a
  Scenario: The holder of the priority deal begins, even if he does not sit in the first seat
    Given the game has been played up to the end of the distribution of two
    When Alice tries to buy the president's certificate of the L&N at a par of $70
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the L&N at a par of $70
    Then Bob has $140
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the TPS at a par of $70
    Then Alice has $120
    And it is Bob's turn to trade

  @18FL-5-a
  Scenario: With four players the turns go round in the order of the seats
    Given the game has been played up to the end of the distribution of four
    When Alice buys the president's certificate of the SR at a par of $70
    Then it is Bob's turn to trade
    When Bob buys 20% of the SR from the IPO
    Then it is Carol's turn to trade
    When Carol passes
    Then it is Dave's turn to trade
    When Dave buys 20% of the SR from the IPO
    Then it is Alice's turn to trade
    And Alice has $140
    And Bob has $185
    And Carol has $230
    And Dave has $110

  @18FL-5-c @18FL-5-e @18FL-5.5-a
  Scenario: With two players two passes in a row end the round
    Given the game has been played up to the end of the distribution of two
    When Bob buys the president's certificate of the SR at a par of $70
    And Alice passes
    Then it is stock round 1
    And it is Bob's turn to trade
    When Bob passes
    Then it is no longer stock round 1
    And Alice holds the priority deal

  @18FL-5-c @18FL-5-e @18FL-5.5-a
  Scenario: With four players four passes in a row end the round
    Given the game has been played up to the end of the distribution of four
    When Alice buys the president's certificate of the SR at a par of $70
    And Bob passes
    And Carol passes
    And Dave passes
    Then it is stock round 1
    And it is Alice's turn to trade
    When Alice passes
    Then it is no longer stock round 1
    And Bob holds the priority deal

  @18FL-5-c @18FL-5-e @18FL-5.5-a
  Scenario: Two of three passes do not end the round
    Given the game has been played up to the end of the distribution
    When Alice passes
    And Bob passes
    Then it is stock round 1
    And it is Carol's turn to trade
    When Carol buys the president's certificate of the SR at a par of $70
    And Alice passes
    And Bob passes
    Then it is stock round 1
    And it is Carol's turn to trade
    When Carol buys 20% of the SR from the IPO
    And Alice passes
    And Bob passes
    And Carol passes
    Then it is operating round 1.1
    And Carol is president of the SR with 60%

  @18FL-5-d
  Scenario: Whoever has passed may start a company in his next turn
    Given the game has been played up to the end of the distribution
    When Alice passes
    And Bob buys the president's certificate of the ACL at a par of $70
    And Carol passes
    And Alice buys the president's certificate of the SR at a par of $90
    Then Alice has $95
    And Alice is president of the SR with 40%

  # Up to here the companies have had a turn without a train, and what that does to prices can be read in two ways.
  @18FL-5-b @18FL-5-c @18FL-5.2-a @18FL-5.2-c @reading:18FL-Q05=a
  Scenario: In one turn a player first sells and then buys, and has not passed
    Given the game has been played up to the second stock round
    When Alice sells 20% of the SR
    Then Alice has $90
    And it is Alice's turn to trade
    When Alice buys 20% of the FEC from the IPO
    Then Alice has $25
    And it is Bob's turn to trade
    When Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    Then it is stock round 2
    And it is Alice's turn to trade

  @18FL-5-f @18FL-5.5-b @18FL-5-c @reading:18FL-Q05=a
  Scenario: The left neighbour of the last seller gets the priority deal
    Given the game has been played up to the second stock round
    When Alice passes
    And Bob sells 20% of the FEC
    And Bob passes
    And Carol passes
    And Alice passes
    Then it is stock round 2
    When Bob passes
    Then Carol holds the priority deal
    And it is operating round 2.1
    And Bob has $105
