Feature: The order of operating
  Companies operate from the highest price down, of those on one space the one on top first. By the usual reading a price that
  changes in the round changes who comes next; by the other one the order is that of the beginning of the round.

  Background: four companies
    Given 4 players at the table in phase 3
    And the Resourceful is in operation, opened at $90
    And the Expansive is in operation, opened at $80
    And the Express is in operation, opened at $80
    And the Suburban is in operation, opened at $60
    And Alice is president of the Resourceful with 60%
    And Bob is president of the Expansive with 60%
    And Carol is president of the Express with 60%
    And Dave is president of the Suburban with 60%
    And the Resourceful owns a 2-train
    And the Expansive owns a 2-train
    And the Express owns a 2-train
    And the Suburban owns a 2-train
    And the Resourceful has $200 in its treasury
    And the Expansive has $200 in its treasury
    And the Express has $200 in its treasury
    And the Suburban has $200 in its treasury

  @LA-OR.flow-e @LA-OR.next-b
  Scenario: From the highest price down, on one space from the top
    Given it is the Resourceful's turn to buy trains
    Then still to operate in this round are the Expansive, the Express and the Suburban, in this order
    When the Resourceful buys a 3-train from the bank for $200
    And the Resourceful ends its turn
    Then it is the Expansive's turn to issue or redeem shares

  @LA-OR.flow-e @LA-OR.next-b
  Scenario: Which of two on a space comes first is what their tokens say, not the box
    Given the Express stands at $70
    And the Expansive stands at $70, under the Express
    And it is the Resourceful's turn to buy trains
    When the Resourceful buys a 3-train from the bank for $200
    And the Resourceful ends its turn
    Then it is the Express's turn to issue or redeem shares
    And still to operate in this round are the Expansive and the Suburban, in this order

  @LA-OR.next-a @LA-OR.next-b
  Scenario: The turn passes to the next company
    Given it is the Expansive's turn to buy trains
    When the Expansive buys a 3-train from the bank for $200
    And the Expansive ends its turn
    Then it is the Express's turn to issue or redeem shares
    And still to operate in this round is the Suburban

  @LA-OR.flow-e @LA-OR.next-b
  Scenario: The present price counts, not that of the start
    Given the Resourceful stands at $70
    And it is the Expansive's turn to buy trains
    When the Expansive buys a 3-train from the bank for $200
    And the Expansive ends its turn
    Then it is the Express's turn to issue or redeem shares
    And still to operate in this round are the Resourceful and the Suburban, in this order

  @LA-OR.flow-e
  Scenario: A major operates among the minors, by its price
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And the Federation stands at $70
    And it is the Express's turn to buy trains
    When the Express buys a 3-train from the bank for $200
    And the Express ends its turn
    Then it is the Federation's turn to issue or redeem shares
    And still to operate in this round is the Suburban

  @LA-OR.flow-e
  Scenario: A minor that is not launched has no turn
    Given it is the Express's turn to buy trains
    When the Express buys a 3-train from the bank for $200
    And the Express ends its turn
    Then it is the Suburban's turn to issue or redeem shares
    And no other company is still to operate in this round

  @LA-OR.flow-e @LA-OR.next-b @reading:LA-Q40=a
  Scenario: A company that falls in its turn operates no second time, and those above it go on
    Given the Resourceful stands at $80, under the Expansive and the Express
    And it is the Expansive's turn to issue or redeem shares
    When the Expansive issues one share
    Then the Expansive stands at $70
    And still to operate in this round are the Express, the Resourceful and the Suburban, in this order

  @LA-OR.next-c
  Scenario: When all have had their turn the next operating round begins, with the highest price
    Given it is the Suburban's turn to buy trains in operating round 2.1 of 2
    When the Suburban buys a 3-train from the bank for $200
    And the Suburban ends its turn
    Then it is operating round 2.2
    And it is the Resourceful's turn to issue or redeem shares

  @LA-OR.next-c
  Scenario: After the second operating round there is no third
    Given it is the Suburban's turn to buy trains in operating round 2.2 of 2
    When the Suburban buys a 3-train from the bank for $200
    Then the Suburban owns a 2-train and a 3-train
    When the Suburban ends its turn
    Then it is no longer operating round 2.2
