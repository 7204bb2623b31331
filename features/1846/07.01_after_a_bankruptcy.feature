Feature: After a bankruptcy
  If somebody else has enough of the corporation to be its president now, he buys it a train at once. Otherwise it has
  no president any more, and its turn is over, whatever its treasury holds.

  Background: the GT has no train, and Alice, its president, cannot raise the price of one
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And Alice is president of the GT with 20%
    And Bob holds 20% of the GT
    And the market holds 40% of the GT
    And Alice has $20
    And the NYC is in operation, opened at $40
    And Bob is president of the NYC with 40%
    And the NYC owns a 4-train

  @1846-7.01-a @1846-6.5-g
  Scenario: A new president must buy a train at once
    Given the GT has $40 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then Bob is president of the GT with 20%
    And the market holds 60% of the GT
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    And the GT buys no train
    Then the GT has $0 in its treasury
    And the GT owns a 3/5-train
    And Bob has $400
    And it is the NYC's turn to issue or redeem shares

  @1846-7.01-a
  Scenario: He chooses among what the treasury can pay for
    Given the GT has $100 in its treasury
    And Alice has $59
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the GT has $259 in its treasury
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 4-train
    And the GT has $79 in its treasury

  @1846-7.01-a
  Scenario: What the bankrupt player sold does not bind the new president
    Given Alice holds 10% of the NYC
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    And Alice declares bankruptcy
    Then Bob is president of the GT with 20%
    And the GT has $160 in its treasury
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And the GT has $0 in its treasury
    And Bob has $400

  @1846-7.01-a @1846-5.23-b
  Scenario: Of two who hold as much the nearest to the left of the bankrupt player presides
    Given the market holds 30% of the GT
    And Bob holds 0% of the GT
    And Carol holds 20% of the GT
    And Dave holds 20% of the GT
    And the market holds 40% of the GT
    And the GT has $40 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then Carol is president of the GT with 20%
    And Dave holds 20% of the GT
    And it is the GT's turn to buy the train it must have

  @1846-7.01-a @reading:1846-Q56=a
  Scenario: A new president helps from his own cash if the treasury is still too small
    Given the GT has $0 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then it is Bob's turn to raise money for the GT
    And the GT has $120 in its treasury
    When the GT buys a 4-train from the bank for $180
    Then Bob has $340
    And the GT has $0 in its treasury
    And the GT owns a 4-train

  @1846-7.01-a @1846-6.59-i @reading:1846-Q56=a
  Scenario: A new president who cannot help enough is bankrupt in his turn
    Given the GT has $0 in its treasury
    And Bob has $5
    And Bob holds 0% of the NYC
    And Carol is president of the NYC with 40%
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then it is Bob's turn to raise money for the GT
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob has $0
    And the GT has $225 in its treasury
    And the market holds 80% of the GT
    And the GT is in receivership
    And it is the NYC's turn to issue or redeem shares

  @1846-7.01-a @reading:1846-Q56=b
  Scenario: If the treasury is still too small under a new president, the turn ends
    Given the GT has $0 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then Bob is president of the GT with 20%
    And the GT has $120 in its treasury
    And the GT owns no trains
    And Bob has $400
    And it is the NYC's turn to issue or redeem shares

  @1846-7.01-b
  Scenario Outline: Without a new president the turn ends, even with $<after> in the treasury
    Given Bob holds 10% of the GT
    And Carol holds 10% of the GT
    And the GT has $<treasury> in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then the GT is in receivership
    And the GT has no president
    And the GT has $<after> in its treasury
    And the GT owns no trains
    And the GT stands at $50
    And it is the NYC's turn to issue or redeem shares
    And no other company is still to operate in this round

    Examples:
      | treasury | after |
      | 0        | 120   |
      | 39       | 159   |
      | 40       | 160   |
      | 139      | 259   |

  @1846-7.01-b
  Scenario: That another corporation has a new president is no reason to go on
    Given Bob holds 10% of the GT
    And the NYC has $200 in its treasury
    And the shares are held thus
      | NYC | president Alice 30% | Bob 20% | market 50% |
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then Bob is president of the NYC with 20%
    And the market holds 80% of the NYC
    And the GT is in receivership
    And the GT has $240 in its treasury
    And it is the NYC's turn to issue or redeem shares

  @1846-7.01-a @1846-6.59-i @1846-S.Features-h @reading:1846-Q56=a @reading:1846-Q55=a
  Scenario: The new president who goes bankrupt after the old one leaves his private company and the priority card too
    Given the GT has $0 in its treasury
    And Bob has $5
    And Bob holds 0% of the NYC
    And Carol is president of the NYC with 40%
    And Bob owns Tunnel Blasting
    And Alice holds the priority deal
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then Bob holds the priority deal
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob owns no private company
    And Carol holds the priority deal
    And it is the NYC's turn to issue or redeem shares
