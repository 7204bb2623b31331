Feature: Bids that are settled, as others play the published game
  After a purchase at face value the bids on the lowest-numbered private company are settled, and on those that follow, up to the
  first one without a bid. What lies behind it waits until that one is sold.

  @since:published @18CH-30-g @18CH-30-h @18CH-30-k @reading:18CH-Q02=b
  Scenario: A bid behind a private company without one waits
    Given a new game of 5 players
    When Alice buys P1 for $20
    And Bob bids $55 on P3
    And Carol bids $105 on P5
    And Dave bids $60 on P3
    And Erin passes
    And Alice buys P2 for $40
    And Bob passes
    Then Dave owns P3
    And P4, P5 and P6 are still unsold
    And P4 is offered at $80
    When Bob buys P4 for $80
    Then Carol owns P5
    And Carol has paid $105
    And P6 is still unsold

  @since:published @18CH-30-i @reading:18CH-Q03=b
  Scenario: The turn goes to whoever has the lowest bid, wherever he sits
    Given a new game of 5 players
    And Alice owns P1
    And Bob has bid $55 on P3
    And Erin has bid $60 on P3
    And Dave has bid $65 on P3
    And it is Alice's turn to bid
    When Alice buys P2 for $40
    Then it is Bob's turn to bid for P3
    When Bob bids $70 on P3
    Then it is Erin's turn to bid for P3
    When Erin bids $75 on P3
    Then it is Dave's turn to bid for P3
    When Dave passes
    Then it is Bob's turn to bid for P3
    When Bob passes
    Then Erin owns P3
    And Erin has $405
