Feature: What a player may not do in a stock round, played from the deal
  In the second stock round Carol begins, who presides over the Baltimore & Ohio; Alice has the Grand Trunk, Bob the Illinois
  Central. Nobody has more than $80.

  @1846-5.2-a @1846-5.2-b
  Scenario: Shares are sold whole
    Given the game has been played up to the second stock round
    When Carol passes
    And Alice passes
    And Bob tries to sell 15% of the IC
    Then it is refused and nothing has changed
    When Bob sells 10% of the IC
    Then Bob has received $50

  @1846-5.13-a
  Scenario Outline: Who has sold shares of a corporation buys none of it in a later turn of the round, <where>
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    And Carol buys 10% of the IC from its treasury
    And Alice buys 10% of the IC from its treasury
    And Bob passes
    And Carol tries to buy 10% of the B&O from <where>
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol holds 20% of the IC

    Examples:
      | where        |
      | its treasury |
      | the market   |

  @1846-5.13-a
  Scenario: Nor does he in the same turn
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    And Carol tries to buy 10% of the B&O from the market
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol holds 10% of the IC

  @1846-5.1-o @1846-5.1-d @1846-5.1-h
  Scenario: Shares in the market and president's certificates are paid for out of the purse
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    And Carol tries to buy the president's certificate of the NYC at an opening price of $70
    Then it is refused and nothing has changed
    When Carol buys the president's certificate of the NYC at an opening price of $60
    Then Carol has $19
    When Alice buys 10% of the GT from its treasury
    Then Alice has $8
    When Bob sells 10% of the IC
    And Bob passes
    And Carol passes
    And Alice tries to buy 10% of the B&O from the market
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the B&O from the market
    Then Bob has $72

  @1846-5.11-a @1846-S.StockRound-d
  Scenario Outline: Nobody buys a seventh share, <where>
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the GT at an opening price of $40
    And Bob passes
    And Carol passes
    And Alice buys 10% of the GT from its treasury
    And Bob passes
    And Carol passes
    And Alice buys 10% of the GT from its treasury
    And Bob buys 10% of the GT from its treasury
    And Carol passes
    And Alice buys 10% of the GT from its treasury
    And Bob passes
    And Carol passes
    And everybody passes
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the GT issues two shares
    And the GT buys a 2-train from the bank for $80
    And the GT ends its turn
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the GT ends its turn
    Then it is Bob's turn to trade
    When Bob passes
    And Carol passes
    And Alice buys 10% of the GT from the market
    And Bob passes
    And Carol buys 10% of the GT from its treasury
    And Alice tries to buy 10% of the GT from <where>
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the GT from <where>
    Then Alice is president of the GT with 60%
    And Bob holds 20% of the GT

    Examples:
      | where        |
      | its treasury |
      | the market   |

  @1846-5-a @1846-5-c
  Scenario: Out of turn nobody buys, launches or passes
    Given the game has been played up to the second stock round
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Bob tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Carol sells 10% of the B&O
    And Carol buys the president's certificate of the NYC at an opening price of $40
    Then Carol is president of the NYC with 20%
    When Alice buys 10% of the GT from its treasury
    Then Alice is president of the GT with 40%

  @1846-5-a @1846-5.1-c
  Scenario: Nobody launches a corporation out of turn
    Given the game has been played up to the end of the distribution
    When Bob tries to buy the president's certificate of the IC at an opening price of $60
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the GT at an opening price of $80
    And Carol tries to buy the president's certificate of the B&O at an opening price of $70
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the IC at an opening price of $60
    Then Bob is president of the IC with 20%

  @1846-4-e @1846-5.4-c
  Scenario: At the end of a stock round shares in the market bring $20 down to $10
    Given the game has been played up to the shares of one corporation
    When everybody passes
    Then the GT stands at $10
