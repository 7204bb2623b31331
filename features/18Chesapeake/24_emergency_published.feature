Feature: Help for the train of another company, as others play the published game
  A president may add his money to a train of another company, up to its face value, also where the treasury could pay for one
  of bank or pool.

  @since:published @18CH-24-a @18CH-24-b @18CH-24-c @reading:18CH-Q53=b
  Scenario: The president helps to buy a better train of another company than the treasury could pay for in the bank
    Given 3 players at the table in phase 5
    And #57 lies on C13, joining SW and NE
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $400 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O owns two 5-trains
    And the pool holds a 4-train
    And it is the N&W's turn to buy the train it must have
    When the N&W tries to buy a 5-train from the C&O for $501, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 5-train from the C&O for $500, with Bob's consent
    Then the N&W owns a 5-train
    And the N&W has $0 in its treasury
    And Alice has paid $100
