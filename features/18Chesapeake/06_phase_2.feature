Feature: Into phase 2
  When the auction is over the first stock round begins, and the operating round of phase 2 follows it. Rounds of the
  two kinds then take turns to the end of the game.

  @18CH-6-a @18CH-31-a
  Scenario: The first stock round follows the sale of the last private company
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4 and P5 in turn, each at its price
    Then it is Alice's turn to bid
    When Alice buys P6 for $200
    And Alice sets the par of the N&W at $70
    Then it is stock round 1
    And it is phase 2
    And it is Bob's turn to trade
    When Bob buys 10% of the N&W from the IPO
    Then Bob holds 10% of the N&W
    And it is Carol's turn to trade

  @18CH-6-a @18CH-31-a
  Scenario: It does so too when the last ones are won with bids
    Given a new game of 3 players, the president's certificate of the N&W lying under P6
    And Bob owns P1, P2 and P3
    And Bob has bid $105 on P5
    And Carol has bid $205 on P6
    And it is Alice's turn to bid
    When Alice buys P4 for $80
    Then Bob owns P1, P2, P3 and P5
    And Carol owns P6
    When Carol sets the par of the N&W at $70
    Then it is stock round 1
    And it is Bob's turn to trade

  @18CH-6-a
  Scenario: An operating round follows the first stock round, and after it comes the second
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the N&W at $70
    And Bob buys 10% of the N&W from the IPO
    And Carol buys 10% of the N&W from the IPO
    And Dave buys 10% of the N&W from the IPO
    And Erin buys 10% of the N&W from the IPO
    And everybody passes
    Then it is operating round 1.1 of 1
    And it is the N&W's turn to lay track
    When the N&W buys a 2-train from the bank for $80
    And the N&W ends its turn
    Then it is stock round 2
    And it is phase 2

  @18CH-6-a
  Scenario: No company operates before the first stock round is over
    Given a new game of 5 players, the president's certificate of the N&W lying under P6
    When the players buy P1, P2, P3, P4, P5 and P6 in turn, each at its price
    And Alice sets the par of the N&W at $70
    And Bob buys 10% of the N&W from the IPO
    And Carol buys 10% of the N&W from the IPO
    And Dave buys 10% of the N&W from the IPO
    And Erin buys 10% of the N&W from the IPO
    Then the N&W has floated
    When the N&W tries to lay #57 on C13, joining SW and NE
    Then it is refused and nothing has changed
    When everybody passes
    And the N&W lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE
    And the N&W has $620 in its treasury
