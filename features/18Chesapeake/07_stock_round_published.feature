Feature: The first stock round, as published
  In the first stock round shares are only bought. From the second one on they are sold as well.

  @since:published @18CH-7-e @18CH-7-a @18CH-4-e
  Scenario: Shares are bought in the first stock round and not sold
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 30%
    And Alice has $300
    And it is Alice's turn to trade in stock round 1
    When Alice tries to sell 10% of the N&W
    Then it is refused and nothing has changed
    When Alice buys 10% of the N&W from the IPO
    Then Alice has $220
    And Alice holds 40% of the N&W
    When everybody passes
    Then it is stock round 2
    When Bob passes
    And Carol passes
    And Alice sells 10% of the N&W
    Then Alice has $300
    And the pool holds 10% of the N&W

  @since:published @18CH-7-e @18CH-4-e
  Scenario: In the second stock round shares are sold, of a company that has not floated, too
    Given 3 players at the table in phase 2
    And the N&W has started at a par of $80
    And Alice is president of the N&W with 30%
    And Alice has $300
    And it is Alice's turn to trade in stock round 2
    When Alice sells 10% of the N&W
    Then Alice has $380
    And the pool holds 10% of the N&W
