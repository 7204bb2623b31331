Feature: Whose money buys the train
  The president of a corporation that must have a train pays only if treasury and shares together pay for no train of
  the bank. A dearer train than the treasury can pay for may be had by issuing, never by his help. But once he has to
  help at all, he chooses freely among the bank's trains.

  If he has not enough cash he sells shares, by the rules of the stock round, until there is enough and not beyond. He
  must not lose the corporation that he is helping; others he may. If all that is not enough he is bankrupt, and leaves
  a game that goes on without him.

  Background: the GT has no train, no money, and can issue nothing
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the market holds 40% of the GT
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And Alice holds 20% of the NYC
    And the NYC owns a 4-train

  # -------------------------------------------------------------------------------- a dearer train without the president

  @1846-6.59-a @1846-6.5-a
  Scenario: For the dearer of two trains shares are issued, and the president adds nothing
    Given the market holds 30% of the GT
    And the GT has $170 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT issues one share
    And the GT buys a 4-train from the bank for $180
    Then the GT owns a 4-train
    And the GT has $70 in its treasury
    And the GT stands at $90
    And Alice has $400

  @1846-6.59-a @1846-6.5-a
  Scenario Outline: With $<treasury> and nothing to issue the dearer train is out of reach
    Given the GT has $<treasury> in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $<left> in its treasury
    And Alice has $400
    When the GT buys no train
    And the NYC issues one share
    Then the NYC has $70 in its treasury

    Examples:
      | treasury | left |
      | 160      | 0    |
      | 179      | 19   |

  @1846-6.59-a @1846-6.5-a
  Scenario: With the money for either it may issue nothing for both
    Given the market holds 30% of the GT
    And the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    Then the GT has $180 in its treasury
    When the GT buys a 3/5-train from the bank for $160
    And the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    And Alice has $400
    And the GT owns a 3/5-train

  @1846-6.59-b @1846-6.5-a
  Scenario: Where the treasury can pay for a returned train the president adds nothing for a current one
    Given it is phase III
    And the pool holds a 4-train
    And the GT has $180 in its treasury
    And Alice has $1,000
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy a 4/6-train from the bank for $450
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the pool for $180
    Then the GT owns a 4-train
    And Alice has $1,000

  @1846-6.59-b @1846-6.5-a @reading:1846-Q07=a
  Scenario: Where the treasury can pay for a returned train shares may be issued for a current one
    Given it is phase III
    And the pool holds a 4-train
    And the market holds 30% of the GT
    And the GT stands at $320
    And the GT has $180 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy a 4/6-train from the bank for $450
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT has $450 in its treasury
    And the GT stands at $295
    When the GT buys a 4/6-train from the bank for $450
    Then the GT owns a 4/6-train
    And the GT has $0 in its treasury
    And the pool holds a 4-train

  # ------------------------------------------------------------------------------------- the president's free choice

  @1846-6.59-c @1846-S.Purchases-h
  Scenario Outline: The president who has to help chooses, here a <train>
    Given it is phase <phase>
    And the NYC owns <other trains>
    And the GT has $100 in its treasury
    And Alice has $850
    And it is Alice's turn to raise money for the GT
    When the GT buys a <train> from the bank for $<price>
    Then the GT owns a <train>
    And the GT has $0 in its treasury
    And Alice has $<cash>
    And the bank has received $<price>
    And no other player or company has gained or lost money

    Examples:
      | phase | other trains | train     | price | cash |
      | II    | a 4-train    | 3/5-train | 160   | 790  |
      | II    | a 4-train    | 4-train   | 180   | 770  |
      | III   | a 5-train    | 4/6-train | 450   | 500  |
      | III   | a 5-train    | 5-train   | 500   | 450  |
      | IV    | a 6-train    | 6-train   | 800   | 150  |
      | IV    | a 6-train    | 7/8-train | 900   | 50   |

  @1846-6.59-c @1846-S.Purchases-h
  Scenario Outline: Returned trains are among those to choose from, here a <train> of <source>
    Given it is phase III
    And the pool holds a 4-train and a 3/5-train
    And the GT has $100 in its treasury
    And Alice has $700
    And it is Alice's turn to raise money for the GT
    When the GT buys a <train> from <source> for $<price>
    Then the GT owns a <train>
    And the GT has $0 in its treasury
    And Alice has $<cash>

    Examples:
      | train     | source   | price | cash |
      | 3/5-train | the pool | 160   | 640  |
      | 4-train   | the pool | 180   | 620  |
      | 5-train   | the bank | 500   | 300  |

  @1846-6.59-c @1846-6.53-a
  Scenario: What the bank does not sell yet is not among them
    Given Alice has $1,000
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 4-train
    And Alice has $820

  # ------------------------------------------------------------------------------------------------- selling shares

  @1846-6.59-d
  Scenario: A president who is short of cash sells shares at the market price
    Given Alice has $100
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $180
    And Alice holds 10% of the NYC
    And the market holds 10% of the NYC
    And the NYC stands at $80
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $20
    And the GT owns a 3/5-train

  @1846-6.59-d
  Scenario: Nobody else sells for him
    Given Alice has $100
    And Carol holds 20% of the NYC
    And it is Alice's turn to raise money for the GT
    When Carol tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $180
    And no other player or company has gained or lost money

  @1846-6.59-e
  Scenario: He may sell shares of the corporation itself, whose price then falls one space
    Given Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the GT
    Then Alice has $200
    And Alice is president of the GT with 30%
    And the GT stands at $90
    And the market holds 50% of the GT

  @1846-6.59-e @1846-5.2-c @1846-S.StockRound-f
  Scenario: The price of a corporation that he presides over falls once in the turn, however often he sells
    Given the IC is in operation, opened at $50
    And Alice is president of the IC with 40%
    And the IC owns a 4-train
    And Alice has $20
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the IC
    Then Alice has $70
    And the IC stands at $40
    When Alice sells 10% of the IC
    Then Alice has $110
    And the IC stands at $40
    And the market holds 20% of the IC

  @1846-6.59-e @1846-5.24-a
  Scenario: The market holds 50% of a corporation at most
    Given Alice has $0
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then the market holds 50% of the GT
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed

  @1846-6.59-e
  Scenario: He must remain its president
    Given the shares are held thus
      | GT | president Alice 40% | market 30% | Bob 30% |
    And the GT stands at $60
    And Alice has $20
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice is president of the GT with 30%
    And Alice has $80
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $160

  @1846-6.59-e @1846-5.24-b @1846-5.24-a
  Scenario: The president's certificate is not for sale
    Given the shares are held thus
      | GT | president Alice 30% | Bob 10% | market 40% |
    And Alice has $0
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice is president of the GT with 20%
    And Alice has $100

  @1846-6.59-e @1846-5.21-a
  Scenario: Of a corporation that has not operated yet only its president sells
    Given the IC has started, opened at $60
    And Carol is president of the IC with 20%
    And Alice holds 20% of the IC
    And Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $180
    And Alice holds 20% of the IC

  @1846-6.59-e @1846-5.21-a
  Scenario: The president of one that has not operated yet sells its shares
    Given the IC has started, opened at $60
    And Alice is president of the IC with 30%
    And Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the IC
    Then Alice has $160
    And the IC stands at $50
    And Alice is president of the IC with 20%

  @1846-6.59-e @1846-5.25-a @reading:1846-Q73=a
  Scenario: A sale that would close the corporation is not allowed
    Given the GT stands at $10
    And the NYC stands at $10, under the GT
    And Alice has $150
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $160
    And the GT stands at $10

  @1846-6.59-e @1846-5.25-a @reading:1846-Q73=b
  Scenario: A sale that closes the corporation ends its duty
    Given the GT stands at $10
    And the NYC stands at $10, under the GT
    And Alice has $150
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the GT
    Then the GT is no longer in the game
    And Alice has $160
    And it is the NYC's turn to issue or redeem shares

  @1846-6.59-f
  Scenario: He may lose another corporation by a sale
    Given the shares are held thus
      | NYC | president Alice 30% | Bob 20% |
    And Alice has $0
    And it is Alice's turn to raise money for the GT
    When Alice sells 20% of the NYC
    Then Bob is president of the NYC with 20%
    And Alice holds 10% of the NYC
    And the market holds 20% of the NYC
    And the NYC stands at $70
    And Alice has $160

  @1846-6.59-g
  Scenario: A price that falls by a sale may change the order of those that have yet to operate
    Given the IC is in operation, opened at $80
    And Carol is president of the IC with 30%
    And Alice is president of the NYC with 40%
    And Alice has $90
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    Then the NYC stands at $70
    When the GT buys a 3/5-train from the bank for $160
    And the GT buys no train
    Then it is the IC's turn to issue or redeem shares
    And still to operate in this round is the NYC

  @1846-6.59-g @1846-6-n
  Scenario: A corporation that has operated does not do so again when its price falls
    Given the IC is in operation, opened at $112
    And Alice is president of the IC with 40%
    And Alice has $90
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the IC
    Then the cell of $100 holds, from the top, the GT and the IC
    When the GT buys a 3/5-train from the bank for $160
    And the GT buys no train
    Then it is the NYC's turn to issue or redeem shares
    And no other company is still to operate in this round

  # ----------------------------------------------------------------------------------------------------- no more than needed

  @1846-6.59-h
  Scenario: No share is sold once the dearest train can be paid
    Given Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    Then Alice has $180
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then Alice has $0
    And the GT owns a 4-train

  @1846-6.59-h @1846-6.59-c @reading:1846-Q12=a @reading:1846-Q12=c
  Scenario: As long as the dearest train cannot be paid he may sell, and have more than it costs in the end
    Given Alice has $99
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    Then Alice has $179
    When Alice sells 10% of the NYC
    Then Alice has $259
    When the GT buys a 4-train from the bank for $180
    Then Alice has $79

  @1846-6.59-h
  Scenario: Two shares are not sold at once where one is enough
    Given Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 20% of the NYC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $180
    And the market holds 10% of the NYC

  @1846-6.59-h
  Scenario: The treasury counts for what is needed
    Given the GT has $20 in its treasury
    And Alice has $160
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then Alice has $0
    And the GT has $0 in its treasury
    When the GT buys no train
    And the NYC issues one share
    Then the NYC has $70 in its treasury

  @1846-6.59-h @1846-6.59-c @reading:1846-Q12=b
  Scenario: No share is sold once the cheapest train can be paid, but with money left he may buy the dearer one
    Given Alice has $159
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    Then Alice has $239
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then Alice has $59

  @1846-6.59-h @1846-6.59-c @reading:1846-Q12=b
  Scenario Outline: With $<cash> for a train at $160 a president sells for the cheapest train only
    Given Alice has $<cash>
    And it is Alice's turn to raise money for the GT
    # No legal twin: with this money nobody sells for a train any more.
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Alice has $<left>

    Examples:
      | cash | left |
      | 160  | 0    |
      | 170  | 10   |

  @1846-6.59-h @1846-6.59-c @reading:1846-Q12=c
  Scenario: He may sell for the dearer train, then buy the cheaper one and keep what is left
    Given Alice has $170
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    Then Alice has $250
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Alice has $90

  @1846-6.59-h @1846-6.59-c @reading:1846-Q12=a
  Scenario: He may sell for the dearer train, but then he buys that one
    Given Alice has $170
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    And the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 4-train
    And Alice has $70

  # ------------------------------------------------------------------------- another corporation's train after a sale

  @1846-6.59-h @1846-6.59-c @1846-6.5-b @reading:1846-Q94=a
  Scenario: Once he has sold for a train of the bank, the treasury buys none of another corporation
    Given the GT has $20 in its treasury
    And Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    Then Alice has $180
    When the GT tries to buy a 4-train from the NYC for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Alice has $40

  @1846-6.59-h @1846-6.59-c @1846-6.5-b @reading:1846-Q94=b @reading:1846-Q94=c
  Scenario: Once he has sold, the treasury may still buy another corporation's train, and he keeps the money
    Given the GT has $20 in its treasury
    And Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the NYC
    Then Alice has $180
    When the GT tries to buy a 4-train from the NYC for $21, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $1, with Bob's consent
    And the GT buys no train
    Then the GT owns a 4-train
    And the GT has $19 in its treasury
    And Alice has $180

  # ----------------------------------------------------------------------------------------------------------- bankruptcy

  @1846-6.59-i @1846-S.Purchases-i @1846-S.Features-h
  Scenario: A president who cannot raise the price is bankrupt, and the others play on
    Given the shares are held thus
      | GT  | president Alice 20% | Bob 10%  | market 40% |
      | NYC | president Bob 40%   | Alice 0% |            |
    And Alice has $59
    And the GT has $100 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And Alice has $0
    And the end of the game is not in sight
    And it is the NYC's turn to issue or redeem shares

  @1846-6.59-i @1846-S.Purchases-i
  Scenario: With exactly the price of the cheapest train he is not, with a dollar less he is
    Given the shares are held thus
      | GT  | president Alice 20% | Bob 10%  | market 40% |
      | NYC | president Bob 40%   | Alice 0% |            |
      | IC  | president Carol 20% | Bob 10%  | market 40% |
    And the IC is in operation, opened at $90
    And Alice has $60
    And the GT has $100 in its treasury
    And Carol has $59
    And the IC has $100 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $0
    And the GT owns a 3/5-train
    When the GT buys no train
    And the IC lays no track
    And Carol declares bankruptcy
    Then Carol is bankrupt

  # An engine may itself sell what is left of whoever gives up: at first that would pay for the train.
  @1846-6.59-i @1846-S.Purchases-i @1846-6.59-d
  Scenario: He is not while he has a share to sell, even if it will not be enough
    Given the shares are held thus
      | GT  | president Alice 30% | Bob 10%   | market 40% |
      | NYC | president Bob 40%   | Alice 10% |            |
    And the GT stands at $50
    And the GT has $20 in its treasury
    And Alice has $20
    And Bob owns Michigan Central
    And it is Alice's turn to raise money for the GT
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $20, with Bob's consent
    And Alice sells 10% of the GT
    And Alice sells 10% of the NYC
    And Alice declares bankruptcy
    Then Alice is bankrupt
    And the GT has $245 in its treasury

  @1846-6.59-i @1846-S.Features-h
  Scenario: A bankrupt player takes no more turns
    Given Carol holds the priority deal
    And the shares are held thus
      | GT  | president Alice 20% | Bob 10%  | market 40% |
      | NYC | president Bob 40%   | Alice 0% |            |
    And Alice has $0
    And the NYC stands at $112
    And it is Alice's turn to raise money for the GT in operating round 2.2
    When Alice declares bankruptcy
    Then it is stock round 3
    And it is Carol's turn to trade
    When Carol passes
    Then it is Bob's turn to trade

  @1846-6.59-i @1846-6.5-h @1846-S.Purchases-i
  Scenario: A president with shares to sell is not bankrupt while the corporation can still issue its own
    Given the market holds 30% of the GT
    And Alice holds 10% of the NYC
    And Alice has $20
    And it is Alice's turn to raise money for the GT
    # No legal twin: with what can be issued and sold there is enough for a train.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT has $80 in its treasury
    When Alice sells 10% of the NYC
    And the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Alice has $20

  @1846-6.1-b @1846-6.5-a
  Scenario: For a train a corporation issues its own shares only
    Given the market holds 30% of the GT
    And the GT has $90 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to issue one share of the NYC
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT has $170 in its treasury
    And the market holds 40% of the GT
    And the NYC has $0 in its treasury

  # -------------------------------------------------------------------------------- the ordinary rules hold in need

  @1846-5.2-a @1846-6.59-e
  Scenario Outline: In need a president sells the shares that he has, whether the GT at <price> comes first or second
    Given the GT stands at <price>
    And Alice has $0
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 30% of the NYC
    Then it is refused and nothing has changed
    When Alice sells 20% of the NYC
    Then Alice has received $160
    And the market holds 20% of the NYC

    Examples:
      | price |
      | $100  |
      | $70   |

  @1846-6.5-a @1846-6.5-b
  Scenario: In need, too, a train comes from where there is one, and from a corporation with its president's consent
    Given the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 4-train from the NYC for $10
    Then it is refused and nothing has changed
    When the GT tries to buy a 4-train from the GT for $10
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $10, with Bob's consent
    Then the GT owns a 4-train
    And the GT has $0 in its treasury

  # GT first at $100, second at $70: the NYC stands at $80.
  @1846-5.24-b @1846-6.59-e
  Scenario Outline: In need a president keeps the certificate that nobody can take over, whether the GT at <price> comes first or second
    Given the shares are held thus
      | NYC | president Alice 30% | Bob 10% |
    And the GT stands at <price>
    And Alice has $0
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 20% of the NYC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has received $80
    And Alice is president of the NYC with 20%

    Examples:
      | price |
      | $100  |
      | $70   |

  @1846-6.59-e
  Scenario: The corporation that operates first keeps its president as well
    Given the shares are held thus
      | GT | president Alice 40% | market 30% | Bob 30% |
    And Alice has $20
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice is president of the GT with 30%
    And Alice has $120

  @1846-6.59-d @1846-S.Purchases-h @reading:1846-Q98=a
  Scenario: Who helps pays for a returned train, too, only with money that he has
    Given it is phase III
    And the pool holds a 4-train
    And the GT stands at $70
    And the GT has $100 in its treasury
    And Alice has $50
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 4-train from the pool for $180
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $130
    When the GT buys a 4-train from the pool for $180
    Then the GT owns a 4-train
    And Alice has $50

  @1846-6.59-h
  Scenario: For the corporation that operates second no more is sold than needed either
    Given the GT stands at $70
    And Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 20% of the NYC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $180

  @1846-5.21-a @1846-6.59-e
  Scenario: For the corporation that operates second nobody but its president sells what has not operated either
    Given the GT stands at $70
    And the IC has started, opened at $60
    And Carol is president of the IC with 20%
    And Alice holds 20% of the IC
    And Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice has $180
    And Alice holds 20% of the IC

  @1846-6.59-i @1846-S.Purchases-i
  Scenario: Nor is the president of one that operates second bankrupt as long as he can pay
    Given the GT stands at $70
    And it is Alice's turn to raise money for the GT
    # No legal twin: with the money there is enough for a train.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $240
    And the GT owns a 3/5-train

  @1846-6.59-i @1846-S.Purchases-i
  Scenario: Nor is the president of one that operates first bankrupt while he has shares to sell
    Given the shares are held thus
      | GT  | president Alice 30% | Bob 10%   | market 40% |
      | NYC | president Bob 40%   | Alice 10% |            |
    And Alice has $20
    And it is Alice's turn to raise money for the GT
    # No legal twin: with what can be sold there is enough for a train.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    And Alice sells 10% of the GT
    Then Alice has $200
    When the GT buys a 4-train from the bank for $180
    Then Alice has $20

  @1846-6.59-i @1846-6.59-d
  Scenario: Nobody else declares a president bankrupt
    Given the shares are held thus
      | GT  | president Alice 20% | Bob 10%  | market 40% |
      | NYC | president Bob 40%   | Alice 0% |            |
    And Alice has $59
    And the GT has $100 in its treasury
    And it is Alice's turn to raise money for the GT
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And Alice has $0

  @1846-6.5-b @1846-7.1-c
  Scenario Outline: In need, too, a corporation without a president sells no train, whether the GT at <price> comes first or second
    Given the shares are held thus
      | NYC | Alice 20% |
    And the NYC is in receivership
    And the GT stands at <price>
    And the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 4-train from the NYC for $10
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Alice has $250

    Examples:
      | price |
      | $100  |
      | $70   |

  @1846-6.5-a @1846-6.5-b
  Scenario: In need, too, there are no trains but those that somebody has
    Given the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 3/5-train from the NYC for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the GT tries to buy a 4-train from the pool for $180
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 4-train
    And Alice has $230

  @1846-6.5-h @1846-6.1-c @1846-6.1-b
  Scenario: Before its president helps a corporation issues its own shares, as many as it may
    Given the market holds 30% of the GT
    And it is Alice's turn to raise money for the GT
    # proves 1846-6.1-b
    When the GT tries to issue one share of the NYC
    # proves 1846-6.1-b
    Then it is refused and nothing has changed
    When the GT tries to issue two shares
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT has $80 in its treasury
    And the market holds 40% of the GT

  @1846-6.5-h @1846-6.59-d
  Scenario: Before its president helps to pay for a returned train the corporation issues shares
    Given it is phase III
    And the pool holds a 4-train
    And the market holds 30% of the GT
    And the GT has $50 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 4-train from the pool for $180
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT has $130 in its treasury
    When the GT buys a 4-train from the pool for $180
    Then the GT owns a 4-train
    And Alice has $350
