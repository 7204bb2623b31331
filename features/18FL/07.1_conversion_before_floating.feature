Feature: Conversion of a company that has not floated
  When phase 5 begins a company that has been founded and has not floated becomes one of ten shares like all others. There
  is no treasury yet that could be paid: what ten shares bring comes when it floats.

  @18FL-7.1-c @18FL-7.1-d @18FL-6.2-p @reading:18FL-Q23=a
  Scenario Outline: A company founded at <par> and not yet floated gets nothing in phase 5, and <capital> when it floats
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And the TPS has started at a par of <par>
    And the shares are held thus
      | ACL | president Bob 60%   |
      | TPS | president Alice 40% |
    And the ACL owns a 4-train
    And the bank has no 4-trains left
    And the ACL has $500 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then the TPS has 10 shares
    # proves 18FL-7.1-c
    And the TPS has $0 in its treasury
    And the TPS has not floated
    When the ACL ends its turn
    And the ACL ends its turn
    And Alice passes
    And Bob buys 10% of the TPS from the IPO
    And Carol buys 10% of the TPS from the IPO
    And Alice buys 10% of the TPS from the IPO
    Then the TPS has floated
    # proves 18FL-6.2-p
    And the TPS has <capital> in its treasury

    Examples:
      | par  | capital |
      | $90  | $900    |
      | $110 | $1,100  |
