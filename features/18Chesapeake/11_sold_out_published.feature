Feature: Sold out among two players, as published
  Shares that have left the game do not keep a company from being sold out: it is enough that neither the IPO nor the pool has one.

  @since:published @18CH-11-f @18CH-11-c
  Scenario: A company of which 20% are out of the game rises when the pool is empty
    Given a new game of 2 players, the president's certificate of the LV lying under P6
    When the players bid in turn
      | Alice | P2     | $45  |
      | Bob   | P2     | $50  |
      | Alice | P1     | $20  |
      | Alice | passes |      |
      | Bob   | P3     | $50  |
      | Alice | P4     | $80  |
      | Bob   | P5     | $100 |
      | Alice | P6     | $200 |
    And Alice sets the par of the LV at $70
    And Bob buys the president's certificate of the C&O at a par of $70
    And Alice buys 10% of the C&O from the IPO
    And Bob buys 10% of the C&O from the IPO
    And Alice buys 10% of the C&O from the IPO
    And Bob passes
    And Alice buys 10% of the C&O from the pool
    And Bob passes
    And Alice buys 10% of the C&O from the pool
    Then the pool holds 0% of the C&O
    And the C&O stands at $70 in row 5
    When everybody passes
    Then the C&O stands at $75 in row 4
