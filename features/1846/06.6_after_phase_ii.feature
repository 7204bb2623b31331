Feature: No private company is bought after phase II
  Phase III ends the sale of private companies to corporations. What a player still owns then he keeps, whatever a
  corporation is just about to do and whoever operates before it.

  Background: Bob has kept the Mail Contract, the GT has money
    Given 4 players at the table in phase III
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And #57 lies on B16, joining W and E
    And the GT owns a 5-train
    And the GT has $600 in its treasury
    And the NYC is in operation, opened at $80
    And Carol is president of the NYC with 40%
    And Bob owns the Mail Contract

  @1846-6.6-a @1846-S.Phase3-b @reading:1846-Q22=b
  Scenario Outline: No private company is bought when it is to <task>, the NYC standing at <price>
    Given the NYC stands at <price>
    And it is the GT's turn to <task>
    # No legal twin: no private company is bought any more.
    When the GT tries to buy the Mail Contract from Bob for $80, with Bob's consent
    Then it is refused and nothing has changed
    When the GT <goes on>
    Then <what follows>
    And Bob owns the Mail Contract

    Examples:
      | task                   | price | goes on                              | what follows                   |
      | issue or redeem shares | $80   | issues one share                     | the market holds 10% of the GT |
      | build                  | $80   | lays #9 on B14, joining W and E      | #9 lies on B14, joining W and E |
      | distribute $70         | $80   | keeps its revenue                    | the GT has $670 in its treasury |
      | buy trains             | $80   | buys a 5-train from the bank for $500 | the GT owns two 5-trains       |
      | build                  | $112  | lays #9 on B14, joining W and E      | #9 lies on B14, joining W and E |

  @1846-6.6-a @1846-S.Phase3-b @reading:1846-Q22=b
  Scenario: No private company is bought before the trains run
    Given it is the GT's turn to run its trains
    # No legal twin: no private company is bought any more.
    When the GT tries to buy the Mail Contract from Bob for $80, with Bob's consent
    Then it is refused and nothing has changed
    When the GT runs
      | 5-train | B16 B18 |
    And the GT keeps its revenue
    Then the GT stands at $90
    And Bob owns the Mail Contract

  @1846-6.6-a @1846-S.Phase3-b @reading:1846-Q22=b
  Scenario: No private company is bought while a president raises money
    Given the market holds 40% of the GT
    And the NYC owns a 5-train
    And the GT owns no trains
    And the GT has $100 in its treasury
    And it is Alice's turn to raise money for the GT
    # No legal twin: no private company is bought any more.
    When the GT tries to buy the Mail Contract from Bob for $80, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4/6-train from the bank for $450
    Then the GT owns a 4/6-train
    And Alice has $50
