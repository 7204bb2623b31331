Feature: A company's turn
  The president makes all decisions of a company, its treasury pays. The steps come in their order: the first train of a new
  minor, issuing or redeeming, track, a hub, running the trains, what becomes of the revenue, buying trains. The first four may be
  left out, running and the revenue may not.

  Background: Resourceful of Alice's at 1,3 with a route to 1,2; Expansive of Bob's is next
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 60%
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $70
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And #6 lies on 1,3, joining N and SW
    And #6 lies on 1,2, joining S and NW
    And it is the Resourceful's turn to issue or redeem shares

  @LA-OR.flow-b
  Scenario Outline: Nobody but the president decides: <step>
    Given it is the Resourceful's turn to <step>
    When the Resourceful, on Bob's word, tries to <does>
    Then it is refused and nothing has changed
    When the Resourceful, on Alice's word, <did>
    Then <effect>

    Examples:
      | step                   | does                                   | did                                   | effect                                   |
      | issue or redeem shares | issue one share                        | issues one share                      | the pool holds 20% of the Resourceful    |
      | lay track              | lay #7 on 0,4, joining N and NE        | lays #7 on 0,4, joining N and NE      | #7 lies on 0,4, joining N and NE         |
      | distribute $40         | keep its revenue                       | keeps its revenue                     | the Resourceful has $240 in its treasury |
      | buy trains             | buy a 3-train from the bank for $200   | buys a 3-train from the bank for $200 | the Resourceful has $0 in its treasury   |

  @LA-OR.flow-b
  Scenario: A shareholder is not asked
    Given Carol holds 20% of the Resourceful
    And it is the Resourceful's turn to lay track
    When the Resourceful, on Carol's word, tries to lay #7 on 0,4, joining N and NE
    Then it is refused and nothing has changed
    When the Resourceful, on Alice's word, lays #7 on 0,4, joining N and NE
    Then #7 lies on 0,4, joining N and NE

  @LA-OR.flow-c
  Scenario: Neither president nor players pay for what a company does
    Given it is the Resourceful's turn to buy trains
    When the Resourceful buys a 3-train from the bank for $200
    Then the Resourceful has paid $200
    And no other player or company has gained or lost money

  @LA-OR.flow-c @LA-OR.train-h
  Scenario: With too little in its treasury a company with a train buys no other, however rich its president is
    Given the Resourceful has $199 in its treasury
    And the Expansive has $300 in its treasury
    And the Expansive owns no trains
    And it is the Resourceful's turn to buy trains
    When the Resourceful tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Resourceful ends its turn
    And the Expansive buys a 3-train from the bank for $200
    Then the Expansive has $100 in its treasury

  # -------------------------------------------------------------------------------------------------------------- order

  @LA-OR.flow-f @LA-OR.issue-e
  Scenario Outline: What belongs to an earlier step comes too late: <what>, once it is its turn to <step>
    Given the pool holds 20% of the Resourceful
    And it is the Resourceful's turn to <step>
    # No legal twin: the step for it is over.
    When the Resourceful tries to <what>
    Then it is refused and nothing has changed
    When the Resourceful <does>
    Then <effect>

    Examples:
      | what                            | step           | does                                  | effect                                   | clause        |
      | issue one share                 | lay track      | lays #7 on 0,4, joining N and NE      | #7 lies on 0,4, joining N and NE         | LA-OR.issue-e |
      | redeem one share                | lay track      | lays #7 on 0,4, joining N and NE      | #7 lies on 0,4, joining N and NE         | LA-OR.issue-e |
      | issue one share                 | distribute $40 | keeps its revenue                     | the Resourceful has $240 in its treasury |               |
      | lay #7 on 0,4, joining N and NE | distribute $40 | keeps its revenue                     | the Resourceful has $240 in its treasury |               |
      | lay #7 on 0,4, joining N and NE | buy trains     | buys a 3-train from the bank for $200 | the Resourceful has $0 in its treasury   |               |
      | redeem one share                | buy trains     | buys a 3-train from the bank for $200 | the Resourceful has $0 in its treasury   |               |

  @LA-OR.flow-f
  Scenario: A train is not bought before the trains have run
    Given it is the Resourceful's turn to run its trains
    When the Resourceful tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    And the Resourceful keeps its revenue
    And the Resourceful buys a 3-train from the bank for $200
    Then the Resourceful has $40 in its treasury

  @LA-OR.flow-f
  Scenario: A whole turn
    When the Resourceful issues one share
    And the Resourceful lays #7 on 0,4, joining N and NE
    And the Resourceful runs
      | 2-train | 1,3 1,2 |
    And the Resourceful keeps its revenue
    And the Resourceful buys a 3-train from the bank for $200
    Then the Resourceful owns a 2-train and a 3-train
    And #7 lies on 0,4, joining N and NE
    And the pool holds 20% of the Resourceful

  @LA-OR.flow-f @LA-OR.hub-a
  Scenario: A hub is placed after track has been laid, and before the trains run
    Given #57 lies on 1,-1, joining NW and SE
    And it is the Expansive's turn to lay track
    When the Expansive lays #5 on 0,-1, joining S and SE
    And the Expansive places a token in 0,-1
    Then the Expansive has tokens in 1,-1 and 0,-1 only
    When the Expansive tries to lay #9 on 2,-1, joining NW and SE
    Then it is refused and nothing has changed

  @LA-OR.flow-f
  Scenario: There is no revenue to decide on before the trains have run, and they run once
    Given it is the Resourceful's turn to run its trains
    When the Resourceful tries to keep its revenue
    Then it is refused and nothing has changed
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    Then the Resourceful has earned $40
    When the Resourceful tries to run
      | 2-train | 1,3 1,2 |
    Then it is refused and nothing has changed
    When the Resourceful keeps its revenue
    Then the Resourceful has $240 in its treasury

  @LA-OR.flow-e @LA-OR.next-a
  Scenario: While one company lays track, runs and buys trains, another does not
    Given it is the Resourceful's turn to lay track
    When the Expansive tries to lay #7 on 0,4, joining N and NE
    Then it is refused and nothing has changed
    When the Resourceful lays #7 on 0,4, joining N and NE
    Then #7 lies on 0,4, joining N and NE
    When the Resourceful lays no track
    Then it is the Resourceful's turn to run its trains
    When the Expansive tries to run
      | 2-train | 1,3 1,2 |
    Then it is refused and nothing has changed
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    Then the Resourceful has earned $40
    When the Expansive tries to keep its revenue
    Then it is refused and nothing has changed
    When the Resourceful keeps its revenue
    And the Expansive tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Expansive tries to buy no train
    Then it is refused and nothing has changed
    When the Resourceful buys a 3-train from the bank for $200
    Then the Resourceful has $40 in its treasury
    When the Resourceful buys no train
    Then it is the Expansive's turn to issue or redeem shares
    And the Expansive has $200 in its treasury

  @LA-OR.flow-e @LA-OR.hub-a
  Scenario: While one company places a hub, another does not
    Given #57 lies on 1,-1, joining NW and SE
    And #5 lies on 0,-1, joining S and SE
    And it is the Expansive's turn to place a token
    When the Resourceful tries to place a token in 0,-1
    Then it is refused and nothing has changed
    When the Expansive places a token in 0,-1
    Then the Expansive has tokens in 1,-1 and 0,-1 only

  # ----------------------------------------------------------------------------------------------------------- optional

  @LA-OR.flow-g
  Scenario: Issuing, track and hub may be left out, running and the revenue may not
    When the Resourceful lays no track
    And the Resourceful tries to run no train
    Then it is refused and nothing has changed
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    Then the Resourceful has earned $40
    When the Resourceful tries to buy no train
    Then it is refused and nothing has changed
    When the Resourceful pays out its revenue
    Then Alice has received $24

  @LA-OR.flow-g
  Scenario: A company that has done nothing but run has kept everything else
    When the Resourceful runs
      | 2-train | 1,3 1,2 |
    And the Resourceful keeps its revenue
    And the Resourceful ends its turn
    Then 2 tiles lie on the map
    And the Resourceful's treasury holds 40% of the Resourceful
    And the Resourceful has a token in 1,3 only
    And the Resourceful has $240 in its treasury
