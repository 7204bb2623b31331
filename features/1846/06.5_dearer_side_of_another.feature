Feature: The dearer train of a card, bought of another corporation
  Among corporations a train costs what both agree on. What the bank asks for it, or for the other train of its card, is
  no matter.

  Background: the Grand Trunk could pay the bank for a 3/5-train, not for a 4-train
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns two 4-trains

  @1846-6.5-b @1846-6.5-a @1846-S.Purchases-e
  Scenario Outline: With $<treasury> in its treasury the corporation buys a 4-train of another one for $<price>
    Given the GT owns a 2-train
    And the GT has $<treasury> in its treasury
    And it is the GT's turn to buy trains
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $<price>, with Bob's consent
    Then the GT owns a 2-train and a 4-train
    And the GT has $<left> in its treasury
    And the NYC has received $<price>

    Examples:
      | treasury | price | left |
      | 160      | 160   | 0    |
      | 179      | 100   | 79   |
      | 159      | 1     | 158  |

  @1846-6.5-b
  Scenario: A corporation that must have a train may buy the dearer one of another, too
    Given the GT has $170 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT buys a 4-train from the NYC for $170, with Bob's consent
    Then the GT owns a 4-train
    And the GT has $0 in its treasury
