Feature: A company floats among two players, as published
  What nobody has bought of a company when it floats goes from the IPO into the pool, and its price stays where it is.

  @since:published @18CH-10-i @18CH-10-a
  Scenario: The unsold shares go into the pool once 60% are sold, not before, and the price stays
    Given a new game of 2 players, the president's certificate of the LV lying under P6
    When the players buy P1, P2, P3 and P4 in turn, each at its price
    And Alice bids $205 on P6
    And Bob bids $210 on P6
    And Alice buys P5 for $100
    And Alice passes
    And Bob sets the par of the LV at $70
    And Bob buys the president's certificate of the PLE at a par of $70
    And Alice buys 10% of the PLE from the IPO
    And Bob buys 10% of the PLE from the IPO
    Then the IPO holds 50% of the PLE
    And the pool holds 0% of the PLE
    When Alice buys 10% of the PLE from the IPO
    Then the PLE has floated
    And the IPO holds 0% of the PLE
    And the pool holds 40% of the PLE
    And the PLE stands at $70 in row 5
    And the PLE has $700 in its treasury
