Feature: Interest on loans
  Every loan costs its company $50 in each of its turns, between the run of its trains and the dividend. The treasury
  pays. An interest for which it does not hold $50 is taken off the earnings, so that less of them can be paid out. Only if
  that is not enough more money is raised, first by another loan.

  Background: the Lake Superior, LS&I, the Grand Trunk, GT, and the Illinois Central, IC, operate in this order
    Given 4 players at the table in phase 4H
    And the LS&I is in operation, opened at $100
    And the LS&I owns a 4H-train
    And Alice is president of the LS&I with 60%
    And Bob holds 40% of the LS&I
    And the GT is in operation, opened at $90
    And Dave is president of the GT with 50%
    And the IC is in operation, opened at $70
    And the IC owns a 4H-train
    And Carol is president of the IC with 50%

  @18GL-4.6.4-a @18GL-4.8-c
  Scenario: A company without a train pays interest like any other
    Given the GT has 2 loans
    And the GT has $320 in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    Then the GT has paid $100
    And no other player or company has gained or lost money
    When the GT buys a 4H-train from the bank for $200
    Then the GT has $20 in its treasury

  @18GL-4.6.4-a @18GL-4.8-c
  Scenario: Each company pays for its own loans, and once in its turn
    Given the GT owns a 4H-train
    And the GT has 1 loan
    And the GT has $220 in its treasury
    And the LS&I has 2 loans
    And the LS&I has $750 in its treasury
    And it is the LS&I's turn to lay track
    When the LS&I runs no train
    Then the LS&I has paid $100
    And no other player or company has gained or lost money
    When the LS&I ends its turn
    Then it is the GT's turn to lay track
    And the LS&I has $650 in its treasury
    And the GT has $220 in its treasury
    When the GT runs no train
    Then the GT has paid $50
    And no other player or company has gained or lost money
    When the GT buys no train
    Then the GT has $170 in its treasury

  @18GL-4.6.4-d @18GL-4.8-a
  Scenario Outline: With <treasury> and no earnings the GT has to borrow for the interest of one loan
    Given the GT owns a 4H-train
    And the GT has 1 loan
    And the GT has <treasury> in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    Then it is the GT's turn to find $50 for interest
    When the GT takes a loan
    # proves 18GL-4.6.4-d 18GL-4.8-a
    Then the GT has 2 loans
    And Dave has $600

    Examples:
      | treasury |
      | $0       |
      | $49      |

  @18GL-4.6.4-d @18GL-4.8-a @18GL-4.7.2-i
  Scenario: With $50 nothing is borrowed
    Given the GT owns a 4H-train
    And the GT has 1 loan
    And the GT has $50 in its treasury
    And the IC has 1 loan
    And it is the GT's turn to lay track
    When the GT runs no train
    Then the GT has $0 in its treasury
    When the GT tries to take a loan
    # proves 18GL-4.7.2-i
    Then it is refused and nothing has changed
    When the GT ends its turn
    And the IC runs no train
    Then it is the IC's turn to find $50 for interest
    When the IC takes a loan
    Then the IC has 2 loans

  @18GL-4.6.4-a @18GL-4.6.4-d @18GL-4.8-b @reading:18GL-Q180=a
  Scenario: A loan taken for interest costs nothing before the next operating round
    Given the GT owns a 4H-train
    And the GT has 1 loan
    And the GT has $20 in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    And the GT takes a loan
    Then the GT has $470 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.4-a @18GL-4.6.4-d @reading:18GL-Q180=b
  Scenario: A loan taken for interest costs $50 at once
    Given the GT owns a 4H-train
    And the GT has 1 loan
    And the GT has $20 in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    And the GT takes a loan
    Then the GT has $420 in its treasury

  @18GL-4.6.4-d @reading:18GL-Q59=a
  Scenario: With two loans it is the president who pays what is still lacking
    Given the GT owns a 4H-train
    And the GT has 2 loans
    And the GT has $30 in its treasury
    And Dave has $400
    And it is the GT's turn to lay track
    When the GT runs no train
    Then Dave has paid $70
    And the GT has $0 in its treasury
    And no other player or company has gained or lost money
    And the GT has 2 loans

  @18GL-4.6.4-d @reading:18GL-Q59=b
  Scenario: With two loans the bank gets what there is, and the rest is not owed any more
    Given the GT owns a 4H-train
    And the GT has 2 loans
    And the GT has $30 in its treasury
    And Dave has $400
    And it is the GT's turn to lay track
    When the GT runs no train
    Then the GT has paid $30
    And no other player or company has gained or lost money
    And the GT has 2 loans

  # ------------------------------------------------------------------------------------------- one company after the other

  @18GL-4.6.4-d @18GL-4.8-e @reading:18GL-Q59=a @reconstruction
  Scenario: What one company after the other has earned goes into its interest, and its president pays the rest
    Given the Nickel Plate is in operation, opened at $80
    And Alice is president of the Nickel Plate with 50%
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has 2 loans
    And the Nickel Plate has $0 in its treasury
    And the DT&I is in operation, opened at $60
    And Bob is president of the DT&I with 50%
    And the DT&I owns a 4H-train
    And the DT&I has 2 loans
    And the DT&I has $0 in its treasury
    And #4 lies on K15, joining SW and NE
    And #57 lies on I13, joining SW and NE
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate runs
      | 4H | K15 L14 |
    Then Alice has paid $60
    And the Nickel Plate has $0 in its treasury
    When the Nickel Plate ends its turn
    And the IC ends its turn
    And the DT&I runs
      | 4H | I13 J12 |
    Then Bob has paid $50
    And the DT&I has $0 in its treasury

  @18GL-4.6.4-d @18GL-4.6-j @reading:18GL-Q59=b
  Scenario: One company after the other pays the bank what there is
    Given the GT owns a 4H-train
    And the GT has 2 loans
    And the GT has $30 in its treasury
    And the IC has 2 loans
    And the IC has $40 in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    Then the GT has paid $30
    When the GT ends its turn
    And the IC runs no train
    Then the IC has paid $40
    And the IC has $0 in its treasury
    And no other player or company has gained or lost money
    When the IC tries to run no train
    Then it is refused and nothing has changed
