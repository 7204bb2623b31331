Feature: The stock round, played from the deal
  The turns of a stock round at tables that were reached by playing: in his turn a player sells, buys, does both in
  that order, or passes, and the round ends when everybody has passed one after another.

  @18CH-7-a @18CH-3-m
  Scenario: A player sells and buys in one turn
    Given the game has been played up to the second stock round
    When Bob sells 10% of the C&O
    Then Bob has received $75
    And the pool holds 10% of the C&O
    And it is Bob's turn to trade
    When Bob buys 10% of the LV from the IPO
    Then Bob has paid $70
    And Bob holds 10% of the LV
    And it is Carol's turn to trade

  @18CH-7-a
  Scenario: A player only sells, or only buys
    Given the game has been played up to the second stock round
    When Bob sells 10% of the C&O
    And Bob passes
    Then Bob has $305
    And it is Carol's turn to trade
    When Carol buys 10% of the LV from the IPO
    Then Carol has paid $70
    And it is Alice's turn to trade

  @18CH-7-b @18CH-7-a
  Scenario: Whoever has bought cannot sell any more in that turn
    Given the game has been played up to the second stock round
    When Bob buys 10% of the LV from the IPO
    And Bob tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    When Carol sells 10% of the LV
    And Carol buys 10% of the C&O from the IPO
    Then Carol holds 10% of the LV
    And Carol is president of the C&O with 50%
    And Bob holds 20% of the C&O

  @18CH-7-c
  Scenario: Whoever passes may act again later in the round
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol buys 10% of the LV from the IPO
    And Alice passes
    And Bob buys 10% of the LV from the IPO
    Then Bob holds 10% of the LV
    And Bob has $160
    And it is Carol's turn to trade

  # 11-a says again what 7-d says; 11-e follows from it.
  @18CH-7-d @18CH-11-a @18CH-11-e
  Scenario: The round ends when all have passed one after another
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol passes
    Then it is Alice's turn to trade
    And it is stock round 2
    When Alice passes
    Then it is operating round 2.1
    And it is the N&W's turn to lay track

  @18CH-7-d @18CH-11-a
  Scenario: A purchase between two passes keeps the round going
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol passes
    And Alice buys 10% of the LV from the IPO
    And Bob passes
    And Carol passes
    Then it is Alice's turn to trade
    And it is stock round 2
    And Alice has $80
    When Alice passes
    Then it is operating round 2.1
