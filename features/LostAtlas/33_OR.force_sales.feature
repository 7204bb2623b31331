Feature: A president sells shares for a train
  If company and president together cannot pay, the president sells shares, one after another, as long as money is lacking.
  All are paid at the price of before; only when all sales have been decided do the prices fall.

  Background: Tunneling of Alice's, has no train; she has shares of Bob's Agricultural and Carol's Northern Port
    Given 3 players at the table in phase 3 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And Bob holds 20% of the Tunneling
    And the Tunneling has $30 in its treasury
    And the Agricultural is in operation, opened at $70
    And Bob is president of the Agricultural with 40%
    And Alice holds 40% of the Agricultural
    And the Agricultural owns two 2-trains
    And the Northern Port is in operation, opened at $60
    And Carol is president of the Northern Port with 60%
    And Alice holds 20% of the Northern Port
    And the Northern Port owns two 2-trains
    And Alice has $40
    And it is Alice's turn to raise money for the Tunneling

  @LA-OR.force-d @LA-OR.force-c
  Scenario: He sells until there is enough, and then the train is bought
    Then the Tunneling still lacks $130 for a train
    When the Tunneling tries to buy a 3-train from the bank for $200
    # proves LA-OR.force-c
    Then it is refused and nothing has changed
    # proves LA-OR.force-d
    When Alice sells 20% of the Agricultural
    # proves LA-OR.force-d
    Then Alice has $110
    # proves LA-OR.force-d
    And the pool holds 20% of the Agricultural
    And the Tunneling still lacks $60 for a train
    When Alice sells 20% of the Northern Port
    Then Alice has $170
    When the Tunneling buys a 3-train from the bank for $200
    Then Alice has $0
    And the Tunneling has $0 in its treasury
    And the Tunneling owns a 3-train

  @LA-OR.force-d
  Scenario: Two shares are not sold at once
    When Alice tries to sell 40% of the Agricultural
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $110
    And Alice holds 20% of the Agricultural

  @LA-OR.force-d
  Scenario: Whoever has enough sells nothing
    Given Alice has $170
    And it is Alice's turn to raise money for the Tunneling
    # No legal twin: while there is enough money nothing at all is sold.
    When Alice tries to sell 20% of the Agricultural
    Then it is refused and nothing has changed
    When the Tunneling buys a 3-train from the bank for $200
    Then Alice has $0

  @LA-OR.force-d
  Scenario: Whoever has sold enough sells nothing more
    Given Alice has $100
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Agricultural
    Then Alice has $170
    When Alice tries to sell 20% of the Agricultural
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the Northern Port
    Then it is refused and nothing has changed
    When the Tunneling buys a 3-train from the bank for $200
    Then Alice has $0
    And Alice holds 20% of the Northern Port

  @LA-OR.force-d
  Scenario: What the last share brings beyond the price stays with the president
    Given Alice has $115
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Agricultural
    And the Tunneling buys a 3-train from the bank for $200
    Then Alice has $15

  # -------------------------------------------------------------------------------------------------------- the prices

  @LA-OR.force-e
  Scenario: The second share of a company brings as much as the first
    Given Alice has $30
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Agricultural
    Then Alice has $100
    # proves LA-OR.force-e
    And the Agricultural stands at $70
    When Alice sells 20% of the Agricultural
    # proves LA-OR.force-e
    Then Alice has $170

  @LA-OR.force-e @LA-OR.force-f @reading:LA-Q66=a
  Scenario: Then each company of which shares were sold falls a step
    Given Alice has $0
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Agricultural
    And Alice sells 20% of the Northern Port
    And Alice sells 20% of the Agricultural
    Then Alice has $200
    When the Tunneling buys a 3-train from the bank for $200
    Then the Agricultural stands at $60
    And the Northern Port stands at $50
    And the Tunneling stands at $90
    And Alice has $30

  @LA-OR.force-e @LA-OR.force-f @reading:LA-Q66=b
  Scenario: If each share counts, two shares sold are two steps
    Given Alice has $0
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Agricultural
    And Alice sells 20% of the Northern Port
    And Alice sells 20% of the Agricultural
    Then Alice has $200
    When the Tunneling buys a 3-train from the bank for $200
    Then the Agricultural stands at $50
    And the Northern Port stands at $50
    And the Tunneling stands at $90

  @LA-OR.force-f
  Scenario: A single share sold lowers its company's price one step, and no other price
    Given Alice has $100
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Northern Port
    And Alice sells 20% of the Agricultural
    And the Tunneling buys a 3-train from the bank for $200
    Then the Agricultural stands at $60
    And the Northern Port stands at $50
    And the Tunneling stands at $90

  @LA-OR.force-f @reading:LA-Q101=a @reading:LA-Q27=a
  Scenario: Two companies of one space fall from the top, so that their order stays
    Given the Northern Port stands at $70, under the Agricultural
    And Alice has $30
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Northern Port
    And Alice sells 20% of the Agricultural
    And the Tunneling buys a 3-train from the bank for $200
    Then the cell of $60 holds, from the top, the Agricultural and the Northern Port

  @LA-OR.force-f @reading:LA-Q101=b @reading:LA-Q27=a
  Scenario: If they fall from below, their order is turned round
    Given the Northern Port stands at $70, under the Agricultural
    And Alice has $30
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Agricultural
    And Alice sells 20% of the Northern Port
    And the Tunneling buys a 3-train from the bank for $200
    Then the cell of $60 holds, from the top, the Northern Port and the Agricultural

  @LA-OR.force-f @reading:LA-Q59=a
  Scenario: A company that falls to $0 by it leaves the game
    Given the Northern Port stands at $10
    And the Northern Port has $55 in its treasury
    And Alice has $95
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Northern Port
    And Alice sells 20% of the Agricultural
    And the Tunneling buys a 3-train from the bank for $200
    Then the Northern Port is no longer in the game
    And the pool holds two 2-trains
    And Carol has paid $0
    And Alice holds 20% of the Agricultural

  @LA-OR.force-f @reading:LA-Q59=b
  Scenario: If no price falls to $0, it stays at $10
    Given the Northern Port stands at $10
    And the Northern Port has $55 in its treasury
    And Alice has $95
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Northern Port
    And Alice sells 20% of the Agricultural
    And the Tunneling buys a 3-train from the bank for $200
    Then the Northern Port stands at $10
    And the Northern Port owns two 2-trains
    And the Agricultural stands at $60
