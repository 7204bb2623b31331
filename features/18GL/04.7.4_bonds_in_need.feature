Feature: Bonds in need
  If CONRAIL has to buy a train and has not the money it issues bonds, and takes a loan only when it has none left. Each
  brings $100 and goes to the open market, where players can buy it and CONRAIL can buy it back. In no other way does a bond
  leave the treasury once CONRAIL is formed.

  Background: CONRAIL has been formed of five companies and has no train; the bank sells 10H-trains at $600
    Given 4 players at the table in phase 10H
    And the IC, the GT, the Monon and the LS&I are in operation, opened at $60
    And the shares are held thus
      | IC    | president Dave 50% |
      | GT    | president Dave 50% |
      | Monon | president Dave 50% |
      | LS&I  | president Dave 50% |
    And the IC owns a 10H-train
    And the GT owns two 6H-trains
    And the Monon owns two 6H-trains
    And the LS&I owns two 6H-trains
    And the market holds no trains
    And CONRAIL has been formed of the B&O, the NYC, the PRR, the DT&I and the Wabash and has operated, beginning at $140
    And Alice is president of CONRAIL with 40%
    And Bob holds 25% of CONRAIL
    And Carol holds 35% of CONRAIL

  @18GL-4.7.4-a @18GL-4.7.4-e @18GL-4.8-a
  Scenario: With bonds in its treasury CONRAIL takes no loan; with none left it does
    Given Bob has 7 bonds
    And CONRAIL has $40 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL tries to take a loan
    Then it is refused and nothing has changed
    When CONRAIL issues 3 bonds
    Then CONRAIL has no bonds in its treasury
    When CONRAIL takes a loan
    Then CONRAIL has 1 loan
    And CONRAIL has $840 in its treasury
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL has $240 in its treasury

  @18GL-4.7.4-a @18GL-4.7.4-e
  Scenario: Where bonds are enough there is no loan
    Given Bob has 2 bonds
    And CONRAIL has $40 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL issues 6 bonds
    # proves 18GL-4.7.4-a
    Then CONRAIL has two bonds in its treasury
    And CONRAIL has $640 in its treasury
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL owns a 10H-train
    # proves 18GL-4.7.4-a 18GL-4.7.4-e
    And CONRAIL has no loans

  @18GL-4.7.4-b @18GL-4.7.4-c
  Scenario Outline: <count> bonds bring <money> and lie in the open market
    Given Bob has 1 bond
    And CONRAIL has $100 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL issues <count> bonds
    # proves 18GL-4.7.4-b
    Then CONRAIL has received <money>
    # proves 18GL-4.7.4-b
    And no other player or company has gained or lost money
    # proves 18GL-4.7.4-c
    And there are <count> bonds in the open market
    And Bob has 1 bond
    # proves 18GL-4.7.4-b
    And CONRAIL stands at $140 in row 1

    Examples:
      | count | money |
      | 2     | $200  |
      | 5     | $500  |
      | 1     | $100  |
      | 3     | $300  |

  @18GL-4.7.4-b
  Scenario: What bonds bring pays for the train together with the treasury
    Given CONRAIL has $599 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL issues 1 bond
    And CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL has $99 in its treasury
    And there is 1 bond in the open market
    And no other player or company has gained or lost money

  @18GL-4.7.4-d @18GL-4.7.1-f
  Scenario Outline: With <treasury> for a train of $600 CONRAIL issues <needed> and no more
    Given CONRAIL has <treasury> in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL tries to issue <too many> bonds
    Then it is refused and nothing has changed
    When CONRAIL issues <needed>
    Then CONRAIL has <then> in its treasury

    Examples:
      | treasury | too many | needed  | then |
      | $599     | 2        | 1 bonds | $699 |
      | $500     | 2        | 1 bonds | $600 |
      | $499     | 3        | 2 bonds | $699 |
      | $0       | 7        | 6 bonds | $600 |

  @18GL-4.7.4-d
  Scenario: With the price of the train in its treasury CONRAIL issues no bond
    Given CONRAIL has $600 in its treasury
    And it is CONRAIL's turn to buy the train it must have
    # No legal twin: with the price of the train in its treasury CONRAIL issues no bond at all.
    When CONRAIL tries to issue 1 bond
    Then it is refused and nothing has changed
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL has ten bonds in its treasury

  @18GL-4.7.4-c
  Scenario: A player buys a bond that was issued in need
    Given there are 2 bonds in the open market
    And CONRAIL owns a 10H-train
    And it is Bob's turn to trade
    When Bob buys a bond of CONRAIL from the open market
    Then Bob has 1 bond
    And Bob has paid $100
    And there is 1 bond in the open market

  @18GL-4.7.4-f @18GL-4.7.4-c
  Scenario: What was issued in need can be bought back in the step of the bonds, once there is money
    Given CONRAIL has $0 in its treasury
    And CONRAIL owns two 10H-trains
    And Carol has 2 bonds
    And the IC has $700 in its treasury
    And it is CONRAIL's turn to lay track in operating round 2.1 of 3
    When CONRAIL runs no train
    And CONRAIL issues 1 bond
    Then there is 1 bond in the open market
    When CONRAIL ends its turn
    And the IC buys a 10H-train from CONRAIL for $600, with Alice's consent
    And the IC ends its turn
    And the GT ends its turn
    And the Monon ends its turn
    And the LS&I ends its turn
    Then it is operating round 2.2
    When CONRAIL buys back a bond from the open market
    Then there are no bonds in the open market
    And Carol has 2 bonds

  @18GL-4.7.4-b @18GL-4.7.4-c @reading:18GL-Q180=a
  Scenario: Bonds are issued for the interest, and then for the train
    Given Bob has 8 bonds
    And CONRAIL has $0 in its treasury
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    And CONRAIL issues 1 bond
    Then CONRAIL has $20 in its treasury
    When CONRAIL issues 1 bond
    Then CONRAIL has $120 in its treasury
    And there are 2 bonds in the open market
    And CONRAIL has no bonds in its treasury
