Feature: A president sells shares for a train
  If company and president together cannot pay, the president sells shares, one after another, as long as money is lacking.
  All are paid at the price of before; only when all sales have been decided do the prices fall.

  Background: Tunneling, TU, of Alice's, has no train; she has shares of Bob's Agricultural, AG, and Carol's Northern Port, NP
    Given 3 players at the table in phase 3
    And the TU is in operation, opened at $90
    And Alice is president of the TU with 60%
    And Bob holds 20% of the TU
    And the TU has $30 in its treasury
    And the AG is in operation, opened at $70
    And Bob is president of the AG with 40%
    And Alice holds 40% of the AG
    And the AG owns two 2-trains
    And the NP is in operation, opened at $60
    And Carol is president of the NP with 60%
    And Alice holds 20% of the NP
    And the NP owns two 2-trains
    And Alice has $40
    And it is Alice's turn to raise money for the TU

  @LA-OR.force-d
  Scenario: He sells until there is enough, and then the train is bought
    Then the TU still lacks $130 for a train
    When the TU tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    # proves LA-OR.force-d
    When Alice sells 20% of the AG
    # proves LA-OR.force-d
    Then Alice has $110
    # proves LA-OR.force-d
    And the pool holds 20% of the AG
    And the TU still lacks $60 for a train
    When Alice sells 20% of the NP
    Then Alice has $170
    When the TU buys a 3-train from the bank for $200
    Then Alice has $0
    And the TU has $0 in its treasury
    And the TU owns a 3-train

  @LA-OR.force-d
  Scenario: Two shares are not sold at once
    When Alice tries to sell 40% of the AG
    Then it is refused and nothing has changed
    When Alice sells 20% of the AG
    Then Alice has $110
    And Alice holds 20% of the AG

  @LA-OR.force-d
  Scenario: Whoever has enough sells nothing
    Given Alice has $170
    And it is Alice's turn to raise money for the TU
    When Alice tries to sell 20% of the AG
    Then it is refused and nothing has changed
    When the TU buys a 3-train from the bank for $200
    Then Alice has $0

  @LA-OR.force-d
  Scenario: Whoever has sold enough sells nothing more
    Given Alice has $100
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the AG
    Then Alice has $170
    When Alice tries to sell 20% of the AG
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the NP
    Then it is refused and nothing has changed
    When the TU buys a 3-train from the bank for $200
    Then Alice has $0
    And Alice holds 20% of the NP

  @LA-OR.force-d
  Scenario: What the last share brings beyond the price stays with the president
    Given Alice has $115
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the AG
    And the TU buys a 3-train from the bank for $200
    Then Alice has $15

  # -------------------------------------------------------------------------------------------------------- the prices

  @LA-OR.force-e
  Scenario: The second share of a company brings as much as the first
    Given Alice has $30
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the AG
    Then Alice has $100
    # proves LA-OR.force-e
    And the AG stands at $70
    When Alice sells 20% of the AG
    # proves LA-OR.force-e
    Then Alice has $170

  @LA-OR.force-e @LA-OR.force-f @reading:LA-Q66=a
  Scenario: Then each company of which shares were sold falls a step
    Given Alice has $0
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the AG
    And Alice sells 20% of the NP
    And Alice sells 20% of the AG
    Then Alice has $200
    When the TU buys a 3-train from the bank for $200
    Then the AG stands at $60
    And the NP stands at $50
    And the TU stands at $90
    And Alice has $30

  @LA-OR.force-e @LA-OR.force-f @reading:LA-Q66=b
  Scenario: If each share counts, two shares sold are two steps
    Given Alice has $0
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the AG
    And Alice sells 20% of the NP
    And Alice sells 20% of the AG
    Then Alice has $200
    When the TU buys a 3-train from the bank for $200
    Then the AG stands at $50
    And the NP stands at $50
    And the TU stands at $90

  @LA-OR.force-f
  Scenario: A single share sold lowers its company's price one step, and no other price
    Given Alice has $100
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the NP
    And Alice sells 20% of the AG
    And the TU buys a 3-train from the bank for $200
    Then the AG stands at $60
    And the NP stands at $50
    And the TU stands at $90

  @LA-OR.force-f @reading:LA-Q101=a @reading:LA-Q27=a
  Scenario: Two companies of one space fall from the top, so that their order stays
    Given the NP stands at $70, under the AG
    And Alice has $30
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the NP
    And Alice sells 20% of the AG
    And the TU buys a 3-train from the bank for $200
    Then the cell of $60 holds, from the top, the AG and the NP

  @LA-OR.force-f @reading:LA-Q101=b @reading:LA-Q27=a
  Scenario: If they fall from below, their order is turned round
    Given the NP stands at $70, under the AG
    And Alice has $30
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the AG
    And Alice sells 20% of the NP
    And the TU buys a 3-train from the bank for $200
    Then the cell of $60 holds, from the top, the NP and the AG

  @LA-OR.force-f @reading:LA-Q59=a
  Scenario: A company that falls to $0 by it leaves the game
    Given the NP stands at $10
    And the NP has $55 in its treasury
    And Alice has $95
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the NP
    And Alice sells 20% of the AG
    And the TU buys a 3-train from the bank for $200
    Then the NP is no longer in the game
    And the pool holds two 2-trains
    And Carol has paid $0
    And Alice holds 20% of the AG

  @LA-OR.force-f @reading:LA-Q59=b
  Scenario: If no price falls to $0, it stays at $10
    Given the NP stands at $10
    And the NP has $55 in its treasury
    And Alice has $95
    And it is Alice's turn to raise money for the TU
    When Alice sells 20% of the NP
    And Alice sells 20% of the AG
    And the TU buys a 3-train from the bank for $200
    Then the NP stands at $10
    And the NP owns two 2-trains
    And the AG stands at $60
