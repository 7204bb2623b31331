Feature: Shares out of the pool for two players, as published
  When one of two players buys a share out of the pool and is not the president of that company, another share of it leaves the
  pool and the game first. If there was only this one, he gets nothing and pays nothing, but he has made his purchase. What a
  president buys of his own company takes no other share out.

  Background: P6 brings the LV
    Given a new game of 2 players, the president's certificate of the LV lying under P6

  @since:published @18CH-8-x @18CH-4-j
  Scenario: Another than the president buys one share, and one leaves the game
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
    Then the pool holds 40% of the C&O
    When Bob passes
    And Alice buys 10% of the C&O from the pool
    Then Alice has paid $70
    And Alice holds 30% of the C&O
    And the pool holds 20% of the C&O
    And the IPO holds 0% of the C&O

  @since:published @18CH-8-x @18CH-4-j
  Scenario: What the president buys takes no other share out of the game
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
    Then the pool holds 40% of the C&O
    When Bob buys 10% of the C&O from the pool
    Then Bob has paid $70
    And Bob is president of the C&O with 50%
    And the pool holds 30% of the C&O

  @since:published @18CH-8-x @18CH-4-i
  Scenario: What is bought from the IPO takes no other share out of the game
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
    Then the pool holds 40% of the C&O
    When Bob buys 10% of the LV from the IPO
    Then Bob has paid $70
    And Bob holds 10% of the LV
    And the IPO holds 70% of the LV

  @since:published @18CH-8-y @18CH-8-b
  Scenario: The only share in the pool leaves the game before another than the president has it
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
    Then the pool holds 40% of the C&O
    When Bob buys 10% of the C&O from the pool
    And Alice buys 10% of the C&O from the pool
    Then the pool holds 10% of the C&O
    And Alice holds 30% of the C&O
    When Bob passes
    And Alice buys 10% of the C&O from the pool
    Then Alice has paid $0
    And Alice holds 30% of the C&O
    And the pool holds 0% of the C&O
    And it is Bob's turn to trade

  @since:published @18CH-8-y @18CH-8-x @18CH-4-j
  Scenario: The president has the only share in the pool
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
    Then the pool holds 40% of the C&O
    When Bob buys 10% of the C&O from the pool
    And Alice buys 10% of the C&O from the pool
    Then the pool holds 10% of the C&O
    When Bob buys 10% of the C&O from the pool
    Then Bob has paid $70
    And Bob is president of the C&O with 60%
    And the pool holds 0% of the C&O
