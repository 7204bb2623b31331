Feature: Buying bonds back
  When its loans have been dealt with CONRAIL may buy back bonds, as many as its treasury pays for, at $100 each: those of
  the open market, where the bank is paid; where none lies there, those of one player of its choice, who cannot refuse.

  Background: CONRAIL has been formed of five companies; the Illinois Central, IC, operates after it
    Given 4 players at the table in phase 10H
    And the IC is in operation, opened at $60
    And the IC owns a 10H-train
    And Dave is president of the IC with 50%
    And CONRAIL has been formed of the B&O, the NYC, the PRR, the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 40%
    And Bob holds 25% of CONRAIL
    And Carol holds 35% of CONRAIL

  @18GL-4.6.10-a @18GL-4.6.10-d
  Scenario Outline: With <treasury> CONRAIL buys <number> of the three bonds in the open market and not one more
    Given there are 3 bonds in the open market
    And CONRAIL has <treasury> in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL buys back a bond from the open market
    # proves 18GL-4.6.10-d
    Then CONRAIL has paid $100
    And no other player or company has gained or lost money
    When CONRAIL buys back a bond from the open market
    # proves 18GL-4.6.10-a
    Then CONRAIL has nine bonds in its treasury
    # proves 18GL-4.6.10-a
    And CONRAIL has <left> in its treasury
    When CONRAIL tries to buy back a bond from the open market
    # proves 18GL-4.6.10-a
    Then it is refused and nothing has changed
    And there is 1 bond in the open market

    Examples:
      | treasury | number | left |
      | $200     | two    | $0   |
      | $299     | two    | $99  |

  @18GL-4.6.10-a
  Scenario: CONRAIL may buy all of them
    Given there are 2 bonds in the open market
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    Then CONRAIL has ten bonds in its treasury
    And there are no bonds in the open market
    And CONRAIL has $230 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.10-a
  Scenario: CONRAIL may buy none
    Given there are 2 bonds in the open market
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to distribute $60
    When CONRAIL keeps its revenue
    And CONRAIL buys back no bond
    And CONRAIL ends its turn
    Then it is the IC's turn to lay track
    And there are 2 bonds in the open market
    And CONRAIL has $490 in its treasury

  @18GL-4.6.10-b
  Scenario: While a bond lies in the open market those of players are left alone
    Given there is 1 bond in the open market
    And Bob has 2 bonds
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL tries to buy back a bond from Bob
    Then it is refused and nothing has changed
    When CONRAIL buys back a bond from the open market
    Then CONRAIL has $330 in its treasury
    And Bob has 2 bonds
    And CONRAIL has eight bonds in its treasury

  @18GL-4.6.10-a @18GL-4.6.10-c @18GL-4.6.10-d @18GL-4.5.1.2-at @18GL-4.5.1.2-au
  Scenario: With none in the open market a player has to give up his bonds, and is paid for them
    Given Bob has 2 bonds
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL buys back a bond from Bob
    # proves 18GL-4.6.10-d
    Then Bob has received $100
    # proves 18GL-4.6.10-d
    And CONRAIL has paid $100
    And no other player or company has gained or lost money
    # proves 18GL-4.6.10-a
    And CONRAIL has nine bonds in its treasury
    # proves 18GL-4.6.10-c 18GL-4.5.1.2-at
    And Bob has 1 bond
    When CONRAIL buys back a bond from Bob
    # proves 18GL-4.6.10-c 18GL-4.5.1.2-au
    Then CONRAIL has ten bonds in its treasury
    And Bob has no bonds

  @18GL-4.6.10-c
  Scenario: A player who has no bond gives up none
    Given Bob has 2 bonds
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL tries to buy back a bond from Carol
    Then it is refused and nothing has changed
    When CONRAIL buys back a bond from Bob
    Then Bob has 1 bond

  @18GL-4.6.10-c @reading:18GL-Q56=a
  Scenario: In one turn CONRAIL buys of one player only
    Given Bob has 2 bonds
    And Carol has 2 bonds
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL buys back a bond from Carol
    Then Carol has 1 bond
    When CONRAIL tries to buy back a bond from Bob
    Then it is refused and nothing has changed
    When CONRAIL buys back a bond from Carol
    Then CONRAIL has $230 in its treasury

  @18GL-4.6.10-c @reading:18GL-Q56=b
  Scenario: In one turn CONRAIL may buy of several players
    Given Bob has 2 bonds
    And Carol has 2 bonds
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL buys back a bond from Carol
    And CONRAIL buys back a bond from Bob
    Then Bob has received $100
    And Bob has 1 bond
    And Carol has 1 bond

  @18GL-4.6.10-b @18GL-4.6.10-c @reading:18GL-Q111=a
  Scenario: When the last bond of the open market has been bought a player's may follow
    Given there is 1 bond in the open market
    And Bob has 2 bonds
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from Bob
    Then Bob has received $100
    And CONRAIL has $230 in its treasury

  @18GL-4.6.10-b @18GL-4.6.10-c @18GL-4.6.10-a @reading:18GL-Q111=b
  Scenario: If bonds lay in the open market when the step began no player's are bought in it
    Given there is 1 bond in the open market
    And Bob has 2 bonds
    And CONRAIL has $430 in its treasury
    And it is CONRAIL's turn to buy bonds back
    When CONRAIL buys back a bond from the open market
    Then CONRAIL has $330 in its treasury
    When CONRAIL tries to buy back a bond from Bob
    Then it is refused and nothing has changed

  @18GL-4.6-j
  Scenario: Bonds come after the loans
    Given CONRAIL has 1 loan
    And there is 1 bond in the open market
    And CONRAIL has $650 in its treasury
    And it is CONRAIL's turn to repay loans
    When CONRAIL repays a loan
    Then CONRAIL has no loans
    When CONRAIL buys back a bond from the open market
    Then CONRAIL has $50 in its treasury
    And CONRAIL has ten bonds in its treasury

  @18GL-4.6.10-a
  Scenario: No bond is bought back after the step of the bonds
    Given there is 1 bond in the open market
    And Carol holds 30% of CONRAIL
    And the market holds 5% of CONRAIL
    And CONRAIL has $700 in its treasury
    And it is CONRAIL's turn to trade its own shares
    # No legal twin: the step of the bonds is over.
    When CONRAIL tries to buy back a bond from the open market
    Then it is refused and nothing has changed
    When CONRAIL redeems one share
    Then CONRAIL has $560 in its treasury
    And there is 1 bond in the open market
