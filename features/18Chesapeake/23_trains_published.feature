Feature: What is handed in for a D-train, as published
  A 4-train, a 5-train or a 6-train is handed in for a D-train. A D-train is not.

  @since:published @18CH-23-ag @18CH-23-u @18CH-23-s
  Scenario: A company with a D-train and a 6-train hands in the 6-train only
    Given 3 players at the table in phase D
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the PRR owns a 6-train and a D-train
    And the PRR has $1,000 in its treasury
    And the pool holds three 5-trains and a 6-train
    And it is the PRR's turn to buy trains
    When the PRR tries to buy a D-train from the bank for $700, handing in a D-train
    Then it is refused and nothing has changed
    When the PRR buys a D-train from the bank for $700, handing in a 6-train
    Then the PRR owns two D-trains
    And the PRR has $300 in its treasury
    And the pool holds three 5-trains and two 6-trains
