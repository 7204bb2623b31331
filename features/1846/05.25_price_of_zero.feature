Feature: A price of zero
  A corporation whose price falls to zero leaves the game at once, whatever was the reason. With it go its shares,
  whoever has them and without payment, its tokens, its trains and its private companies; its money is the bank's. If
  it was operating it does nothing more. From then on the certificate limit is that for the corporations left.

  # ------------------------------------------------------------------------------------------- the reasons

  @1846-5.25-a @1846-S.StockRound-g
  Scenario: A corporation at $10 leaves the game when its president sells
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $40
    And the GT stands at $10
    And Alice is president of the GT with 30%
    When Alice sells 10% of the GT
    Then Alice has received $10
    And the GT is no longer in the game
    And Alice holds 0% of the GT
    And it is Alice's turn to trade

  @1846-5.25-a
  Scenario: It does not when another player sells
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $40
    And the GT stands at $10
    And the shares are held thus
      | GT | president Bob 30% | Alice 20% |
    When Alice sells 10% of the GT
    Then Alice has received $10
    And the GT stands at $10
    And Bob is president of the GT with 30%
    When Alice passes
    And Bob sells 10% of the GT
    Then the GT is no longer in the game

  @1846-5.25-a @1846-4-e @1846-S.StockRound-g
  Scenario Outline: At the end of a stock round, with a share in the market at $<price>
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $80
    And the GT is in operation, opened at $40
    And the GT stands at $<price>
    And the shares are held thus
      | NYC | president Alice 30% |            |
      | GT  | president Bob 30%   | market 10% |
    When everybody passes
    Then <outcome>
    And it is operating round 2.1
    And it is the NYC's turn to issue or redeem shares

    Examples:
      | price | outcome                         | clause                                   |
      | 20    | the GT stands at $10            | 1846-4-e                                 |
      | 10    | the GT is no longer in the game | 1846-4-e 1846-5.25-a 1846-S.StockRound-g |

  @1846-5.25-a
  Scenario: When it keeps its revenue at $10, it does not finish its turn
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $80
    And the GT is in operation, opened at $40
    And the NYC stands at $10
    And the GT stands at $10, under the NYC
    And the shares are held thus
      | NYC | president Alice 30% |
      | GT  | president Bob 30%   |
    And the NYC owns a 4-train
    And the NYC has $600 in its treasury
    And the GT has $100 in its treasury
    And it is the NYC's turn to distribute $50
    When the NYC keeps its revenue
    Then the NYC is no longer in the game
    And it is the GT's turn to issue or redeem shares
    And no other company is still to operate in this round

  @1846-5.25-a
  Scenario: When it keeps its revenue at $20, it goes on to buy trains
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $80
    And the NYC stands at $20
    And Alice is president of the NYC with 30%
    And the NYC owns a 4-train
    And the NYC has $600 in its treasury
    And it is the NYC's turn to distribute $50
    When the NYC keeps its revenue
    Then the NYC stands at $10
    And the NYC has $650 in its treasury
    And it is the NYC's turn to buy trains

  @1846-5.25-a
  Scenario: When a train earns nothing at $10
    Given 4 players at the table in phase II
    And the IC is in operation, opened at $80
    And the NYC is in operation, opened at $80
    And the IC stands at $10
    And the NYC stands at $10, under the IC
    And the shares are held thus
      | IC  | president Alice 30% |
      | NYC | president Bob 30%   |
    And the IC owns a 4-train
    And the NYC has $100 in its treasury
    And it is the IC's turn to build
    When the IC ends its turn
    Then the IC is no longer in the game
    And it is operating round 2.1
    And it is the NYC's turn to issue or redeem shares

  @1846-5.25-a
  Scenario: Two that earn nothing at $10 leave the game one after the other, each in its turn
    Given 4 players at the table in phase II
    And the IC is in operation, opened at $80
    And the NYC is in operation, opened at $80
    And the GT is in operation, opened at $40
    And the NYC stands at $10
    And the GT stands at $10, under the NYC
    And the shares are held thus
      | IC  | president Carol 30% |
      | NYC | president Alice 30% |
      | GT  | president Bob 30%   |
    And the NYC owns a 4-train
    And the GT owns a 4-train
    And the GT has $100 in its treasury
    And the IC has $100 in its treasury
    And it is the NYC's turn to distribute $50 in operating round 2.1
    When the NYC keeps its revenue
    Then the NYC is no longer in the game
    And it is the GT's turn to issue or redeem shares
    When the GT ends its turn
    Then the NYC and the GT are no longer in the game
    And it is operating round 2.2
    And it is the IC's turn to issue or redeem shares

  # ------------------------------------------------------------------------------------- what goes with it

  @1846-5.25-b @1846-5.1-c
  Scenario: The shares of all players are gone, and nobody is paid for them
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $40
    And the GT stands at $10
    And the shares are held thus
      | GT | president Alice 40% | Bob 20% | Carol 10% | market 10% |
    When Alice sells 20% of the GT
    Then Alice has received $20
    And no other player or company has gained or lost money
    And Bob holds 0% of the GT
    And Carol holds 0% of the GT
    And the market holds 0% of the GT
    And the box holds 100% of the GT
    And the GT has no president
    When Alice passes
    And Bob tries to buy 10% of the GT from the market
    Then it is refused and nothing has changed
    When Bob tries to buy the president's certificate of the GT at an opening price of $40
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the NYC at an opening price of $40
    Then Bob is president of the NYC with 20%
    When Carol buys 10% of the NYC from its treasury
    Then Carol holds 10% of the NYC

  @1846-5.25-b
  Scenario: Its money goes to the bank
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $40
    And the GT stands at $10
    And Alice is president of the GT with 30%
    And the GT has $250 in its treasury
    When Alice sells 10% of the GT
    Then Alice has received $10
    And the bank has received $240
    And the GT has $0 in its treasury
    And no other player or company has gained or lost money
    And the GT is no longer in the game

  @1846-5.25-b
  Scenario: Its trains leave the game and do not go on sale
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $40
    And the GT stands at $10
    And Alice is president of the GT with 30%
    And the GT owns two 4-trains
    And the bank has 3 4-trains left
    When Alice sells 10% of the GT
    Then the GT owns no trains
    And the pool holds no trains
    And the bank has 3 4-trains left
    And 2 4-trains have left the game

  @1846-5.25-b
  Scenario: Its tokens leave the map, and others may use the spaces
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $40
    And the NYC is in operation, opened at $80
    And the GT stands at $10
    And the shares are held thus
      | GT  | president Alice 30% |
      | NYC | president Bob 30%   |
    And the NYC owns a 4-train
    And the NYC has $500 in its treasury
    And #57 lies on E17, joining SW and NE
    And #8 lies on D18, joining SW and E
    And the GT has a token in E17
    And it is Alice's turn to trade
    When Alice sells 10% of the GT
    Then the GT has no token on the map
    When Alice passes
    And everybody passes
    And the NYC places a token in E17
    Then the NYC has tokens in D20 and E17 only

  @1846-5.25-b
  Scenario: Its private companies leave the game
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $40
    And the GT stands at $10
    And Alice is president of the GT with 30%
    And the GT owns Michigan Central and the Mail Contract
    And Bob owns Ohio & Indiana
    When Alice sells 10% of the GT
    Then the GT owns no private company
    And Michigan Central and the Mail Contract have left the game
    And Bob owns Ohio & Indiana

  @1846-5.25-a @1846-5.25-b @1846-4-e
  Scenario: Two that come to zero at the end of the same stock round leave their bonuses, both of them
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $80
    And the NYC is in operation, opened at $80
    And the GT is in operation, opened at $40
    And the NYC stands at $10
    And the GT stands at $10, under the NYC
    And the shares are held thus
      | IC  | president Alice 30% |            |
      | NYC | president Bob 30%   | market 10% |
      | GT  | president Carol 30% | market 10% |
    And the NYC owns the Steamboat
    And the NYC has the port marker
    And the port marker lies on D14
    And the GT owns Meat Packing
    And the GT has the meat-packing marker
    And the meat-packing marker lies on D6
    And the IC has $100 in its treasury
    When everybody passes
    Then the NYC and the GT are no longer in the game
    And nobody has the port marker
    And nobody has the meat-packing marker
    And the Steamboat and Meat Packing have left the game
    And it is the IC's turn to issue or redeem shares

  # --------------------------------------------------------------------------------- the certificate limit

  # A corporation gone lowers the limit, and who is above it has to sell: S.StockRound-g is the summary of both.
  @1846-5.25-c @1846-5.25-a @1846-5.13-b @1846-5.15-a @1846-S.StockRound-g
  Scenario: With five of six corporations left four players may hold 10 certificates instead of 12
    Given 4 players at the table in phase II, without the C&O
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the GT stands at $10
    And the shares are held thus
      | PRR | president Bob 60%   |
      | NYC | president Bob 60%   |
      | GT  | president Alice 30% |
    And Bob owns Michigan Central
    When Alice sells 10% of the GT
    Then the GT is no longer in the game
    When Alice passes
    And Bob tries to pass
    Then it is refused and nothing has changed
    When Bob sells 10% of the PRR
    Then Bob holds 9 certificates
    When Bob passes
    Then it is Carol's turn to trade

  @1846-5.25-c @1846-5.13-b @1846-5.13-g @1846-S.StockRound-g
  Scenario: A ninth certificate is too many for five players once there are five corporations only
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the GT stands at $10
    And the B&O is no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 30% |           |
      | IC  | president Dave 30%  | Alice 10% |
      | GT  | president Erin 30%  |           |
    And it is Erin's turn to trade
    When Erin sells 10% of the GT
    Then the GT is no longer in the game
    When Erin passes
    And Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the IC from its treasury
    Then Alice holds 8 certificates

  @1846-5.25-a @1846-S.StockRound-g
  Scenario: Of two corporations at $10 one after the other leaves the game
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the NYC stands at $10
    And the GT stands at $10, under the NYC
    And Alice is president of the GT with 30%
    And Alice is president of the NYC with 30%
    When Alice sells 10% of the GT
    Then the GT is no longer in the game
    When Alice sells 10% of the NYC
    Then the NYC is no longer in the game
    And Alice holds 0 certificates
    And it is Alice's turn to trade
