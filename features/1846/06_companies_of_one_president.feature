Feature: Corporations of one president
  Somebody may be president of several corporations. Each acts for itself all the same: what the one that is on turn
  does concerns its own money, track, tokens, trains and private companies, and what it may do is asked of it alone.

  Background: Alice presides over the GT, which operates first, and over the NYC; both could build around Indianapolis
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And the NYC is in operation, opened at $80
    And Alice is president of the GT with 40%
    And Alice is president of the NYC with 40%
    And the GT has $500 in its treasury
    And the NYC has $500 in its treasury
    And the GT owns a 4-train
    And the NYC owns a 4-train
    And #14 lies on G9, joining SW, W, NE and E
    And #57 lies on G7, joining W and E
    And the GT has a token in G9
    And the NYC has a token in G9

  @1846-6.2-x @1846-6-b
  Scenario Outline: The corporation on turn lays the tile and pays for it, here on <hex>
    Given it is the GT's turn to build
    When the GT lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the GT has paid $20
    And the NYC has $500 in its treasury

    Examples:
      | tile | hex | sides    |
      | #9   | G11 | W and E  |
      | #5   | B16 | SW and W |

  @1846-6.2-ae @1846-6-b
  Scenario: The corporation on turn places its token
    Given it is the GT's turn to build
    When the GT places a token in G7
    Then the GT has tokens in B16, G9 and G7 only
    And the NYC has tokens in D20 and G9 only
    And the GT has $420 in its treasury
    And the NYC has $500 in its treasury

  @1846-6.3-a @1846-6-b
  Scenario: The corporation on turn runs from its own tokens
    Given #5 lies on B16, joining SW and W
    And it is the GT's turn to run its trains
    When the GT runs
      | 4-train | B16 C15 |
    Then the GT has earned $60

  @1846-6.5-a @1846-6-b
  Scenario: The corporation on turn gets the train that it pays for
    Given it is the GT's turn to buy trains
    When the GT buys a 4-train from the bank for $180
    Then the GT owns two 4-trains
    And the NYC owns a 4-train
    And the GT has $320 in its treasury
    And the NYC has $500 in its treasury

  @1846-6.57-a @1846-6.55-b
  Scenario Outline: The corporation that has a train too many returns one of its own, the NYC having <trains>
    Given the bank has no 4-trains left
    And the GT owns three 4-trains
    And the NYC owns <trains>
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then it is the GT's turn to discard a train
    When the GT discards a 4-train
    Then the GT owns two 4-trains and a 5-train
    And the NYC owns <left>
    And the pool holds a 4-train

    Examples:
      | trains                 | left                               |
      | a 4-train              | a 4-train                          |
      | a 2-train              | a phased-out 2-train               |

  @1846-6.6-d @1846-6-b
  Scenario: The corporation on turn gets the private company that it pays for
    Given Bob owns Tunnel Blasting
    And it is the GT's turn to build
    When the GT buys Tunnel Blasting from Bob for $60, with Bob's consent
    Then the GT owns Tunnel Blasting
    And the NYC owns no private company
    And the GT has $440 in its treasury
    And the NYC has $500 in its treasury

  @1846-3-bi @1846-6-b
  Scenario: The corporation that owns the Steamboat puts its marker
    Given the GT owns the Steamboat
    And the GT has the port marker
    And the port marker lies on B8
    And it is the GT's turn to build
    When the GT puts the port marker on D14
    Then the port marker lies on D14
    And the GT has the port marker

  @1846-5.1-d
  Scenario: Who buys a share of one of them has none of the other
    Given it is Bob's turn to trade
    When Bob buys 10% of the GT from its treasury
    Then Bob holds 10% of the GT
    And Bob holds 0% of the NYC
    And the GT has $600 in its treasury
    And the NYC has $500 in its treasury

  @1846-5.1-d @1846-5.1-e
  Scenario Outline: Of two corporations of one president the share is bought of that one which is named: <company>
    Given it is Bob's turn to trade
    When Bob buys 10% of the <company> from its treasury
    Then Bob holds 10% of the <company>
    And Bob holds 0% of the <other>
    And Bob has paid $<price>
    And the <company> has received $<price>
    And no other player or company has gained or lost money

    Examples:
      | company | other | price |
      | GT      | NYC   | 100   |
      | NYC     | GT    | 80    |

  @1846-5.1-o
  Scenario Outline: Of two corporations of one president the share in the market is of that one which is named: <company>
    Given the market holds 10% of the GT
    And the market holds 10% of the NYC
    And it is Bob's turn to trade
    When Bob buys 10% of the <company> from the market
    Then Bob holds 10% of the <company>
    And Bob holds 0% of the <other>
    And the market holds 0% of the <company>
    And the market holds 10% of the <other>
    And Bob has paid $<price>
    And the bank has received $<price>

    Examples:
      | company | other | price |
      | GT      | NYC   | 100   |
      | NYC     | GT    | 80    |
