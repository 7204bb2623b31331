Feature: Trading bonds in a stock round
  Bonds of CONRAIL are bought and sold in a stock round like shares: several are sold, or one is bought, at $100 each, and only with
  the open market. Such a trade is an action: the round goes on after it. Bonds are no certificates, and those in CONRAIL's treasury
  are not for sale.

  Background: CONRAIL has been formed of five companies; the Illinois Central, IC, goes on beside it
    Given 3 players at the table in phase 10H
    And the IC is in operation, opened at $100
    And the IC owns a 10H-train
    And CONRAIL has been formed of the DT&I, the LS&I, the GT, the Monon and the Nickel Plate and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And the shares are held thus
      | IC      | president Carol 50% | Alice 20% |
      | CONRAIL | president Bob 20%   | Alice 10% |
    And Alice has three bonds
    And Bob has one bond
    And there are two bonds in the open market
    And Alice has $450
    And it is Alice's turn to trade

  # ------------------------------------------------------------------------------------------------------- buying and selling

  @18GL-4.1.2-l @18GL-4.1.2-n @18GL-4.5.1.2-as
  Scenario Outline: Alice sells <number> at once, for <money>
    When Alice sells <number> of CONRAIL
    # proves 18GL-4.5.1.2-as
    Then Alice has received <money>
    # proves 18GL-4.1.2-l 18GL-4.1.2-n
    And Alice has <left>
    And there are <there> in the open market
    And no other player or company has gained or lost money
    And CONRAIL stands at $140 in row 1

    Examples:
      | number      | money | left    | there   |
      | one bond    | $100  | 2 bonds | 3 bonds |
      | two bonds   | $200  | 1 bond  | 4 bonds |
      | three bonds | $300  | 0 bonds | 5 bonds |

  @18GL-4.1.2-l
  Scenario: Nobody sells more bonds than he has
    When Alice tries to sell four bonds of CONRAIL
    Then it is refused and nothing has changed
    When Alice sells three bonds of CONRAIL
    Then Alice has 0 bonds

  @18GL-4.1.2-l @18GL-4.1.2-a @18GL-4.1.2-b @18GL-4.5.1.2-as
  Scenario: A bond of the open market costs $100, which the bank gets
    When Alice buys a bond of CONRAIL from the market
    # proves 18GL-4.5.1.2-as
    Then Alice has paid $100
    # proves 18GL-4.1.2-l
    And Alice has 4 bonds
    And there is 1 bond in the open market
    And no other player or company has gained or lost money

  @18GL-4.1.2-l
  Scenario: A bond costs $100, and with a dollar too little nobody has one
    Given Alice has $99
    When Alice tries to buy a bond of CONRAIL from the market
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys a bond of CONRAIL from the market
    Then Bob has 2 bonds
    And Bob has paid $100

  @18GL-4.1.2-n @18GL-4.1.2-a
  Scenario: Only one bond is bought in a turn
    When Alice buys a bond of CONRAIL from the market
    And Alice tries to buy a bond of CONRAIL from the market
    Then it is refused and nothing has changed
    When Bob buys a bond of CONRAIL from the market
    Then Alice has 4 bonds
    And Bob has 2 bonds

  @18GL-4.1.2-a @18GL-4.1.2-n
  Scenario Outline: A share or a bond, not both: first <one>
    When Alice buys <one>
    And Alice tries to buy <other>
    Then it is refused and nothing has changed
    When Bob buys <other>
    Then it is Carol's turn to trade

    Examples:
      | one                             | other                           |
      | a bond of CONRAIL from the market | 10% of the IC from its treasury |
      | 10% of the IC from its treasury | a bond of CONRAIL from the market |

  @18GL-4.1.2-p @18GL-4.1.2-b
  Scenario: Out of CONRAIL's treasury no bond is bought
    When Alice tries to buy a bond of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Alice buys a bond of CONRAIL from the market
    Then CONRAIL has 4 bonds in its treasury
    And there is 1 bond in the open market

  @18GL-4.1.2-p @18GL-4.1.2-b
  Scenario: Not even if the open market has none, until somebody sells one
    Given there are no bonds in the open market
    When Alice tries to buy a bond of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Alice sells one bond of CONRAIL
    And Alice passes
    And Bob buys a bond of CONRAIL from the market
    Then CONRAIL has 6 bonds in its treasury
    And Bob has 2 bonds

  # ------------------------------------------------------------------------------------------------------------- an action

  @18GL-4.1.2-m
  Scenario: A turn with nothing but a sale of bonds is no pass
    Given Bob and Carol have passed
    When Alice sells one bond of CONRAIL
    And Alice passes
    And Bob passes
    And Carol passes
    Then it is Alice's turn to trade
    And Alice has 2 bonds
    When Alice passes
    Then it is operating round 2.1

  @18GL-4.1.2-m
  Scenario: Nor is a turn with nothing but a purchase of one
    Given Bob and Carol have passed
    When Alice buys a bond of CONRAIL from the market
    And Bob passes
    And Carol passes
    Then it is Alice's turn to trade
    And Alice has 4 bonds
    When Alice passes
    Then it is operating round 2.1

  @18GL-4.1.2-m @18GL-4.1-d
  Scenario Outline: Who was the last to <trade> was the last to trade, and the next player gets the priority card
    Given Carol holds the priority deal
    And Carol has passed
    When Alice <trades>
    And Alice passes
    And Bob passes
    And Carol passes
    And Alice passes
    Then Bob holds the priority deal

    Examples:
      | trade        | trades                    |
      | sell a bond  | sells one bond of CONRAIL |
      | sell several | sells two bonds of CONRAIL |

  @18GL-4.1.2-m @18GL-4.1-d
  Scenario: Who was the last to buy a bond was the last to trade as well
    Given Carol holds the priority deal
    And Carol has passed
    When Alice buys a bond of CONRAIL from the market
    And Bob passes
    And Carol passes
    And Alice passes
    Then Bob holds the priority deal

  # --------------------------------------------------------------------------------------------------- bonds and the limits

  @18GL-4.1.2-o @18GL-3.4-l @18GL-3.4-f
  Scenario: Bonds are no certificates: at the limit they may be bought
    Given the B&O, the NYC and the PRR are in operation, opened at $100
    And the shares are held thus
      | B&O     | president Alice 60% |           |
      | NYC     | president Alice 60% |           |
      | PRR     | president Alice 60% |           |
      | IC      | president Carol 50% | Alice 30% |
      | CONRAIL | president Bob 20%   | Alice 10% |
    When Alice tries to buy 10% of the IC from its treasury
    # proves 18GL-3.4-f
    Then it is refused and nothing has changed
    When Alice buys a bond of CONRAIL from the market
    Then Alice has 4 bonds
    And Alice holds 20 certificates
    When Bob buys 10% of the IC from its treasury
    Then Bob holds 10% of the IC

  @18GL-4.1.2-o @18GL-3.4-l
  Scenario: Bonds are no certificates: with several of them the limit is no nearer
    Given the B&O, the NYC and the PRR are in operation, opened at $100
    And the shares are held thus
      | B&O     | president Alice 60% |           |
      | NYC     | president Alice 60% |           |
      | PRR     | president Alice 60% |           |
      | IC      | president Carol 50% | Alice 20% |
      | CONRAIL | president Bob 20%   | Alice 10% |
    When Alice buys 10% of the IC from its treasury
    Then Alice holds 20 certificates
    And Alice has 3 bonds

  # ----------------------------------------------------------------------------------------------------- bonds beside shares

  @18GL-4.1.2-n @18GL-4.1.2-l @reading:18GL-Q72=a
  Scenario: Bonds are sold before something is bought, and may be bought back in the round
    When Alice sells two bonds of CONRAIL
    And Alice buys 10% of the IC from its treasury
    Then Alice has $550
    And it is Bob's turn to trade
    When Bob passes
    And Carol passes
    And Alice buys a bond of CONRAIL from the market
    Then Alice has 2 bonds

  @18GL-4.1.2-n @18GL-4.1.2-l @reading:18GL-Q72=a
  Scenario: Shares and bonds are sold in one turn
    When Alice sells 10% of the IC
    And Alice sells one bond of CONRAIL
    And Alice buys a bond of CONRAIL from the market
    Then Alice has $550
    And Alice has 3 bonds
    And it is Bob's turn to trade

  @18GL-4.1.2-n @18GL-4.1.2-l @reading:18GL-Q72=b
  Scenario: A sale of bonds is the whole turn
    When Alice sells two bonds of CONRAIL
    And Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the IC from its treasury
    Then Alice has $650
    And Bob holds 10% of the IC

  @18GL-4.1.2-n @18GL-4.1.2-l @reading:18GL-Q72=b
  Scenario: After a sale of shares no bond is traded in that turn, but in the next one
    When Alice sells 10% of the IC
    And Alice tries to sell one bond of CONRAIL
    Then it is refused and nothing has changed
    When Alice tries to buy a bond of CONRAIL from the market
    Then it is refused and nothing has changed
    When Alice passes
    And Bob passes
    And Carol passes
    And Alice sells one bond of CONRAIL
    Then Alice has 2 bonds
    When Alice passes
    And Bob buys a bond of CONRAIL from the market
    Then Bob has 2 bonds

  @18GL-4.1.2-n @18GL-4.1.2-l @reading:18GL-Q72=b
  Scenario: Who has sold bonds may buy one in a later turn of the round
    When Alice sells one bond of CONRAIL
    Then Alice has 2 bonds
    When Alice passes
    And Bob passes
    And Carol passes
    And Alice buys a bond of CONRAIL from the market
    Then Alice has 3 bonds

  @18GL-4.1.2-n @18GL-4.1.2-l @reading:18GL-Q72=c
  Scenario: Bonds are sold before a share is bought; who has sold some buys none in the round
    When Alice sells two bonds of CONRAIL
    And Alice tries to buy a bond of CONRAIL from the market
    Then it is refused and nothing has changed
    When Alice buys 10% of the IC from its treasury
    And Bob passes
    And Carol passes
    And Alice tries to buy a bond of CONRAIL from the market
    Then it is refused and nothing has changed
    When Alice sells one bond of CONRAIL
    And Alice passes
    And Bob buys a bond of CONRAIL from the market
    Then Alice has 0 bonds
    And Bob has 2 bonds

  @18GL-4.1.2-l
  Scenario: Whoever has no bond sells none
    Given it is Carol's turn to trade
    When Carol tries to sell one bond of CONRAIL
    Then it is refused and nothing has changed
    When Carol passes
    And Alice sells one bond of CONRAIL
    Then Alice has 2 bonds
    And there are 3 bonds in the open market

  @18GL-4.1.2-l
  Scenario: Where none lies in the open market no bond is bought there
    Given there are no bonds in the open market
    When Alice tries to buy a bond of CONRAIL from the market
    Then it is refused and nothing has changed
    When Alice sells one bond of CONRAIL
    And Alice passes
    And Bob buys a bond of CONRAIL from the market
    Then Bob has 2 bonds
    And there are no bonds in the open market

  @18GL-4.1-b
  Scenario: While it is another player's turn nobody sells bonds
    When Bob tries to sell one bond of CONRAIL
    Then it is refused and nothing has changed
    When Alice sells one bond of CONRAIL
    Then Alice has 2 bonds
    When Alice passes
    And Bob sells one bond of CONRAIL
    Then Bob has 0 bonds
