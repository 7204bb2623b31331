Feature: The president of a company, played from the deal
  In the first stock round a company can change hands before it has operated.

  @18FL-5.4-a @18FL-5.4-b @18FL-5.4-c
  Scenario: Holding as much as the president is not enough, holding more is
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $70
    And Bob buys 20% of the SR from the IPO
    And Carol passes
    And Alice passes
    And Bob buys 20% of the SR from the IPO
    Then Alice is president of the SR with 40%
    And Bob holds 40% of the SR
    And Bob holds 2 certificates of the SR
    When Carol passes
    And Alice passes
    And Bob buys 20% of the SR from the IPO
    Then Bob is president of the SR with 60%
    And Bob holds 2 certificates of the SR
    And Alice holds 40% of the SR
    And Alice holds 2 certificates of the SR
    And Bob has $10
    And Alice has $135

  @18FL-5.4-d
  Scenario: The new president decides for the company
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $70
    And Bob buys 20% of the SR from the IPO
    And Carol passes
    And Alice passes
    And Bob buys 20% of the SR from the IPO
    And Carol passes
    And Alice passes
    And Bob buys 20% of the SR from the IPO
    And everybody passes
    Then the SR has $350 in its treasury
    And Bob is president of the SR with 60%
    When the SR, on Alice's word, tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the SR, on Bob's word, buys a 2-train from the bank for $100
    Then the SR has $250 in its treasury
    And the SR owns a 2-train
