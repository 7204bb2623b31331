Feature: The last token of a corporation, played from the deal

  @1846-6.2-ae @1846-6.2-ai
  Scenario: The last token of the Erie costs $80 like the one before
    Given the game has been played up to the private companies of five
    When Alice buys the president's certificate of the C&O at an opening price of $100
    And Bob passes
    And Carol passes
    And Dave buys the president's certificate of the ERIE at an opening price of $124
    And everybody passes
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the C&O buys a 2-train from the bank for $80
    And the C&O ends its turn
    And the ERIE issues two shares
    And the ERIE lays #7 on E19, joining NE and E
    And the ERIE lays #8 on D18, joining SW and E
    And the ERIE places a token in D20
    Then the ERIE has paid $40
    When the ERIE buys a 2-train from the bank for $80
    And the ERIE ends its turn
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the ERIE lays #292 on E17, turned 1
    And the ERIE lays #8 on E15, turned 2
    And the ERIE places a token in E17
    Then the ERIE has paid $80
    When the ERIE runs
      | 2-train | D20 D18 E17 | |
    And the ERIE keeps its revenue
    And the ERIE ends its turn
    And the C&O runs
      | 2-train | I15 I17 | |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And everybody passes
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the ERIE lays #6 on D14, turned 3
    And the ERIE places a token in D14
    Then the ERIE has paid $80
    And the ERIE has tokens in D14, D20, E17 and E21 only
    And the ERIE has no tokens left
