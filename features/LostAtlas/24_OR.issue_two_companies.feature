Feature: Two companies redeem shares in a round
  What one company has done does not keep the next one from it.

  @LA-OR.issue-c @reading:LA-Q57=a
  Scenario: One company after the other takes a share back
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 40%
    And the pool holds 20% of the Resourceful
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $60
    And Bob is president of the Expansive with 40%
    And the pool holds 40% of the Expansive
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And it is the Resourceful's turn to issue or redeem shares
    When the Resourceful redeems one share
    Then the Resourceful's treasury holds 60% of the Resourceful
    When the Resourceful ends its turn
    And the Expansive redeems one share
    Then the Expansive's treasury holds 40% of the Expansive
    And the pool holds 20% of the Expansive
    And the Expansive has $140 in its treasury

  @LA-OR.issue-b @LA-OR.flow-e @reading:LA-Q59=a
  Scenario: When a company closes by issuing a share the next one has its turn
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 40%
    And the Resourceful owns a 2-train
    And the Expansive is in operation, opened at $60
    And the Expansive stands at $10
    And Bob is president of the Expansive with 40%
    And the Expansive owns a 2-train
    And the Suburban is in operation, opened at $60
    And the Suburban stands at $10, under the Expansive
    And Carol is president of the Suburban with 40%
    And the Suburban owns a 2-train
    And it is the Resourceful's turn to buy trains
    When the Resourceful ends its turn
    And the Expansive issues one share
    Then the Expansive is no longer in the game
    And it is the Suburban's turn to issue or redeem shares
