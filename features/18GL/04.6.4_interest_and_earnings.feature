Feature: Interest on loans and the earnings
  Every loan costs its company $50 in each of its turns, between the run of its trains and the dividend. The treasury
  pays. An interest for which it does not hold $50 is taken off the earnings, so that less of them can be paid out. Only if
  that is not enough more money is raised, first by another loan.

  Background: the Lake Superior, LS&I, has a line from Marquette to the mines; the Illinois Central, IC, comes next
    Given 4 players at the table in phase 4H
    And #57 lies on D2, joining NE and SW
    And the LS&I is in operation, opened at $100
    And the LS&I owns a 4H-train
    And Alice is president of the LS&I with 60%
    And Bob holds 40% of the LS&I
    And the IC is in operation, opened at $70
    And the IC owns a 4H-train
    And Carol is president of the IC with 50%

  @18GL-4.6.4-a @18GL-4.8-c @18GL-4.8-d @reconstruction
  Scenario Outline: With <treasury> in its treasury the LS&I pays <interest> for <loans>, and distributes all $70
    Given the LS&I has <loans>
    And the LS&I has <treasury> in its treasury
    And it is the LS&I's turn to run its trains
    When the LS&I runs
      | 4H | D2 E1 |
    Then the LS&I has paid <interest>
    And no other player or company has gained or lost money
    And it is the LS&I's turn to distribute $70
    And the LS&I has <loans>

    Examples:
      | loans    | treasury | interest |
      | no loans | $120     | $0       |
      | 1 loan   | $50      | $50      |
      | 1 loan   | $120     | $50      |
      | 2 loans  | $100     | $100     |
      | 2 loans  | $480     | $100     |

  @18GL-4.6.4-b @18GL-4.8-d @since:1.1 @reconstruction
  Scenario Outline: With <loans> and <treasury> in its treasury the LS&I distributes <dividend>
    Given the LS&I has <loans>
    And the LS&I has <treasury> in its treasury
    And it is the LS&I's turn to run its trains
    When the LS&I runs
      | 4H | D2 E1 |
    Then the LS&I has paid <paid>
    And no other player or company has gained or lost money
    And it is the LS&I's turn to distribute <dividend>
    When the LS&I pays out its revenue
    Then Alice has received <alice>
    And Bob has received <bob>

    Examples:
      | loans   | treasury | paid | dividend | alice | bob |
      | 1 loan  | $0       | $0   | $20      | $12   | $8  |
      | 1 loan  | $30      | $0   | $20      | $12   | $8  |
      | 1 loan  | $49      | $0   | $20      | $12   | $8  |
      | 1 loan  | $50      | $50  | $70      | $42   | $28 |
      | 2 loans | $50      | $50  | $20      | $12   | $8  |
      | 2 loans | $60      | $50  | $20      | $12   | $8  |
      | 2 loans | $99      | $50  | $20      | $12   | $8  |

  @18GL-4.6.4-c @18GL-4.6.4-b @since:1.1 @reconstruction
  Scenario: $57 a share, two loans and $60 in the treasury are $52 a share
    Given it is phase E
    And the NYC is in operation, opened at $140
    And the NYC owns a 10H-train and a E-train
    And Alice is president of the NYC with 20%
    And Bob holds 10% of the NYC
    And Dave holds 20% of the NYC
    And the open market holds 50% of the NYC
    And the LS&I owns a 10H-train
    And the IC owns a 10H-train
    And #8 lies on M17, joining N and SE
    And #58 lies on M15, joining S and NE
    And #56 lies on M13, turned 4
    And the NYC has 2 loans
    And the NYC has $60 in its treasury
    And it is the NYC's turn to run its trains
    When the NYC runs
      | 10H | N14 M13         |
      | E   | N14 M15 M17 N18 |
    Then the NYC has $10 in its treasury
    And it is the NYC's turn to distribute $520
    When the NYC pays out its revenue
    Then Alice has received $104
    And Bob has received $52
    And Dave has received $104
    And no other player or company has gained or lost money

  @18GL-4.6.4-b @18GL-4.8-e @since:1.1 @reconstruction
  Scenario: Where the earnings are too small for it, what is left in the treasury pays the rest
    Given the Nickel Plate is in operation, opened at $100
    And the Nickel Plate owns a 4H-train
    And Dave is president of the Nickel Plate with 50%
    And #58 lies on K15, joining NE and S
    And the Nickel Plate has 1 loan
    And the Nickel Plate has $45 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate runs
      | 4H | L14 K15 |
    Then the Nickel Plate has $35 in its treasury
    And no other player or company has gained or lost money
    And the Nickel Plate has 1 loan

  @18GL-4.8-e @18GL-4.6.4-a @until:1.0 @reading:18GL-Q91=a @reconstruction
  Scenario: In the first edition all of the treasury is used, and what is missing is kept of the earnings
    Given the LS&I has 1 loan
    And the LS&I has $30 in its treasury
    And it is the LS&I's turn to run its trains
    When the LS&I runs
      | 4H | D2 E1 |
    Then the LS&I has paid $30
    And it is the LS&I's turn to distribute $50
    When the LS&I pays out its revenue
    Then Alice has received $30
    And Bob has received $20

  @18GL-4.8-e @18GL-4.6.4-a @until:1.0 @reading:18GL-Q91=b @reconstruction
  Scenario: In the first edition all earnings are kept where they have to help
    Given the LS&I has 1 loan
    And the LS&I has $30 in its treasury
    And it is the LS&I's turn to run its trains
    When the LS&I runs
      | 4H | D2 E1 |
    Then the LS&I has received $20
    And no other player or company has gained or lost money
    And the LS&I has $50 in its treasury

  @18GL-4.6.4-a @18GL-4.8-e @until:1.0 @reconstruction
  Scenario: In the first edition, too, a treasury that holds the interest pays it
    Given the LS&I has 2 loans
    And the LS&I has $100 in its treasury
    And it is the LS&I's turn to run its trains
    When the LS&I runs
      | 4H | D2 E1 |
    Then the LS&I has paid $100
    And it is the LS&I's turn to distribute $70
