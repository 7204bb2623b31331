Feature: The order in which trains are sold
  The bank sells the trains of one phase to the last card before it sells the first of the next.

  Background: the GT has a train and money for any other
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 2-train
    And the GT has $2,000 in its treasury

  @1846-6.53-a
  Scenario Outline: While one card of Phase <phase> is left no <next> is for sale
    Given it is phase <phase>
    And the GT owns <owned>
    And the bank has one <last> left
    And it is the GT's turn to buy trains
    When the GT tries to buy a <next> from the bank for $<next price>
    Then it is refused and nothing has changed
    When the GT buys a <taken> from the bank for $<price>
    Then it is phase <phase>
    And the bank has no <last>s left
    When the GT buys a <next> from the bank for $<next price>
    Then it is phase <next phase>
    And the bank has received $<next price>

    Examples:
      | phase | owned     | last    | taken     | price | next      | next price | next phase |
      | I     | a 2-train | 2-train | 2-train   | 80    | 4-train   | 180        | II         |
      | I     | a 2-train | 2-train | 2-train   | 80    | 3/5-train | 160        | II         |
      | II    | a 4-train | 4-train | 3/5-train | 160   | 5-train   | 500        | III        |
      | II    | a 4-train | 4-train | 4-train   | 180   | 4/6-train | 450        | III        |
      | III   | no trains | 5-train | 4/6-train | 450   | 6-train   | 800        | IV         |
      | III   | no trains | 5-train | 5-train   | 500   | 7/8-train | 900        | IV         |

  @1846-6.53-a
  Scenario: No phase is jumped over
    Given the bank has no 2-trains left
    And it is the GT's turn to buy trains
    When the GT tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then it is phase II
    And the next train of the bank is a 4-train
