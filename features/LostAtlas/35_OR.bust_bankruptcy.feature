Feature: Bankruptcy
  If no train can be had by all that, the president is bankrupt and out of the game. All companies of which he is president
  close at once: their trains go to the bank pool, their tokens leave the map, and the bank pays the other players for
  their shares, all at the same time and at the last price. The game goes on with the players who are left.

  Background: Tunneling of Alice's, has no train; the stack sells 3-trains at $200
    Given 4 players at the table in phase 3
    And Bob holds the priority deal
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 40%
    And Bob holds 20% of the Tunneling
    And Carol holds 20% of the Tunneling
    And the Tunneling has $0 in its treasury
    And Alice has $50
    And the Eastern Mining is in operation, opened at $60
    And Alice is president of the Eastern Mining with 40%
    And Carol holds 20% of the Eastern Mining
    And the Eastern Mining owns a 2-train and a 3-train
    And the Eastern Mining has $85 in its treasury
    And the Agricultural is in operation, opened at $60
    And the Agricultural stands at $50
    And Bob is president of the Agricultural with 40%
    And the Agricultural owns two 2-trains
    And the Agricultural has $15 in its treasury
    And it is Alice's turn to raise money for the Tunneling

  # -------------------------------------------------------------------------------------------------------- who is bankrupt

  @LA-OR.bust-a
  Scenario Outline: A president who is a single dollar short is bankrupt, with $<cash> and $<treasury> in the treasury
    Given Alice has $<cash>
    And the Tunneling has $<treasury> in its treasury
    And the Eastern Mining owns no trains
    And it is Alice's turn to raise money for the Tunneling
    Then the Tunneling still lacks $1 for a train
    When Alice declares bankruptcy
    Then Alice is bankrupt

    Examples:
      | cash | treasury |
      | 199  | 0        |
      | 169  | 30       |
      | 0    | 199      |

  @LA-OR.bust-a
  Scenario: Nobody but the president who needs the train is bankrupt
    Given the Tunneling has $20 in its treasury
    And the Eastern Mining owns no trains
    And Bob has $0
    And it is Alice's turn to raise money for the Tunneling
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt

  @LA-OR.bust-a
  Scenario Outline: A president who has the price, $<cash> and $<treasury> in the treasury, is not bankrupt
    Given Alice has $<cash>
    And the Tunneling has $<treasury> in its treasury
    And it is Alice's turn to raise money for the Tunneling
    # No legal twin: whoever can pay for the train is not bankrupt.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the Tunneling buys a 3-train from the bank for $200
    Then Alice has $0
    And the Tunneling owns a 3-train

    Examples:
      | cash | treasury |
      | 200  | 0        |
      | 1    | 199      |

  @LA-OR.bust-a
  Scenario: A train in the pool that he can pay for keeps him from bankruptcy
    Given the pool holds a 2-train
    And Alice has $100
    And it is Alice's turn to raise money for the Tunneling
    # No legal twin: whoever can pay for the train is not bankrupt.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the pool for $100
    Then Alice has $0

  @LA-OR.bust-a
  Scenario: He sells all that may be sold before he is bankrupt, even if it cannot be enough
    Given Alice holds 20% of the Agricultural
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has $100
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the pool holds 20% of the Agricultural

  @LA-OR.bust-a @LA-OR.force-e @LA-OR.force-f
  Scenario: Shares sold in vain lower the price as well
    Given Alice holds 20% of the Agricultural
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Agricultural
    And Alice declares bankruptcy
    Then Alice is bankrupt
    And the Agricultural stands at $40

  @LA-OR.bust-a @reading:LA-Q97=a
  Scenario: A train that another company of his could sell does not save a president
    Given the Tunneling has $30 in its treasury
    When Alice declares bankruptcy
    Then Alice is bankrupt

  @LA-OR.bust-a @LA-OR.train-c @reading:LA-Q97=b
  Scenario: If it does, he is not bankrupt while his company has a dollar for it
    Given the Tunneling has $30 in its treasury
    # No legal twin: nobody whose company can buy a train is bankrupt; without the dollar see below.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the Tunneling buys a 2-train from the Eastern Mining for $30
    Then the Tunneling owns a 2-train
    And the Eastern Mining owns a 3-train

  @LA-OR.bust-a @reading:LA-Q97=b
  Scenario Outline: It does not save him <why>
    Given the Tunneling has $<treasury> in its treasury
    And the Eastern Mining owns <trains>
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then Alice is bankrupt

    Examples:
      | why                             | treasury | trains    |
      | without a dollar in the company | 0        | a 2-train |
      | if that company has no train    | 30       | no trains |

  # --------------------------------------------------------------------------------------------------- what is closed

  @LA-OR.bust-c @reading:LA-Q68=a
  Scenario: All companies of which he is president leave the game, and no other
    Given the pool holds 40% of the Agricultural
    And Alice holds 20% of the Agricultural
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then the Tunneling and the Eastern Mining are no longer in the game
    And Bob is president of the Agricultural with 40%
    And the Agricultural stands at $50

  @LA-OR.bust-d @reading:LA-Q68=a
  Scenario: Their trains lie in the pool and can be bought
    Given the Agricultural owns no trains
    And the Agricultural has $150 in its treasury
    When Alice declares bankruptcy
    Then the pool holds a 2-train and a 3-train
    And 0 3-trains have left the game
    When the Agricultural lays no track
    And the Agricultural buys a 2-train from the pool for $100
    Then the Agricultural owns a 2-train
    And the pool holds a 3-train

  @LA-OR.bust-e @reading:LA-Q68=a
  Scenario: Their tokens leave the map, and those of other companies stay
    When Alice declares bankruptcy
    Then the Tunneling has no token on the map
    And the Eastern Mining has no token on the map
    And the Agricultural has a token in -2,3 only

  @LA-OR.bust-f @LA-OR.bust-g @reading:LA-Q68=a
  Scenario: The bank pays the other players for their shares of them at the last price
    When Alice declares bankruptcy
    # proves LA-OR.bust-f
    Then Bob has received $90
    # proves LA-OR.bust-f
    And Carol has received $150
    And Dave has received $0
    And Alice has $0
    And the Agricultural has $15 in its treasury

  @LA-OR.bust-g @reading:LA-Q68=a
  Scenario: That one is paid does not lower the price for the next
    Given Bob holds 40% of the Tunneling
    And Carol holds 20% of the Tunneling
    And the Eastern Mining owns no trains
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then Bob has received $180
    # proves LA-OR.bust-g
    And Carol has received $150

  @LA-OR.bust-f @LA-OR.bust-c @reading:LA-Q68=a
  Scenario: For shares of them in the pool and in their treasuries the bank pays nothing
    Given Bob holds 0% of the Tunneling
    And the Eastern Mining owns no trains
    And Carol holds 20% of the Tunneling
    And the pool holds 20% of the Tunneling
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then Carol has received $150
    And Alice has $0
    And Bob has received $0
    And Dave has received $0

  @LA-OR.bust-h @reading:LA-Q68=a
  Scenario: Their markers leave the stock track
    Given the Agricultural stands at $90, under the Tunneling
    When Alice declares bankruptcy
    Then the cell of $90 holds, from the top, the Agricultural

  @LA-OR.bust-f @LA-OR.force-e @reading:LA-Q70=a @reading:LA-Q68=a
  Scenario: The last price is that after the falls for shares that were sold
    Given Alice is president of the Tunneling with 60%
    And Bob holds 20% of the Tunneling
    And Carol holds 20% of the Tunneling
    And the Eastern Mining owns no trains
    And Alice has $0
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Tunneling
    And Alice declares bankruptcy
    Then Bob has received $80

  @LA-OR.bust-f @LA-OR.force-e @reading:LA-Q70=b @reading:LA-Q68=a
  Scenario: If it is that before the falls, a sale in vain costs the others nothing
    Given Alice is president of the Tunneling with 60%
    And Bob holds 20% of the Tunneling
    And Carol holds 20% of the Tunneling
    And the Eastern Mining owns no trains
    And Alice has $0
    And it is Alice's turn to raise money for the Tunneling
    When Alice sells 20% of the Tunneling
    And Alice declares bankruptcy
    Then Bob has received $90

  # ------------------------------------------------------------------------------------------- the bankrupt and the game

  @LA-OR.bust-b @reading:LA-Q68=a
  Scenario: His cash goes to the bank
    Given Bob holds 0% of the Tunneling
    And Carol holds 0% of the Tunneling
    And Carol holds 0% of the Eastern Mining
    And it is Alice's turn to raise money for the Tunneling
    # proves LA-OR.bust-b
    When Alice declares bankruptcy
    # proves LA-OR.bust-b
    Then Alice has paid $50
    # proves LA-OR.bust-b
    And Bob has received $0
    And Carol has received $0
    And Dave has received $0
    And Alice is bankrupt

  @LA-OR.bust-b @reading:LA-Q69=a @reading:LA-Q68=a
  Scenario: What he has left of companies that stay goes to the pool, above every limit, and no price falls
    Given the pool holds 40% of the Agricultural
    And Alice holds 20% of the Agricultural
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then Alice holds 0% of the Agricultural
    And the pool holds 60% of the Agricultural
    And the Agricultural stands at $50

  @LA-OR.bust-b @reading:LA-Q69=b @reading:LA-Q68=a
  Scenario: If those shares leave the game, the pool does not get them
    Given the pool holds 40% of the Agricultural
    And Alice holds 20% of the Agricultural
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then Alice holds 0% of the Agricultural
    And the pool holds 40% of the Agricultural
    And the box holds 20% of the Agricultural

  @LA-OR.bust-i @LA-OR.bust-b @reading:LA-Q68=a
  Scenario: The game goes on with those who are left
    When Alice declares bankruptcy
    Then the end of the game is not in sight
    And it is operating round 2.1
    And no other company is still to operate in this round

  @LA-OR.bust-b @LA-OR.bust-i @reading:LA-Q68=a @reading:LA-Q98=a
  Scenario: A bankrupt player has no more turns, and his priority passes to the next player
    Given Alice holds the priority deal
    And the Eastern Mining owns no trains
    And it is Alice's turn to raise money for the Tunneling in operating round 2.2
    And the Agricultural has already operated in this round
    And the Eastern Mining has already operated in this round
    When Alice declares bankruptcy
    Then Bob holds the priority deal

  @LA-OR.bust-b @reading:LA-Q68=a @reading:LA-Q98=b
  Scenario Outline: If the priority of a bankrupt is drawn, chance gives it to <who>
    Given Alice holds the priority deal
    And the Eastern Mining owns no trains
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    And chance gives the priority deal to <who>
    Then <who> holds the priority deal
    And Alice is bankrupt

    Examples:
      | who   |
      | Bob   |
      | Carol |
      | Dave  |

  @LA-OR.bust-b @reading:LA-Q68=a
  Scenario: The priority of somebody else stays where it is
    Given Carol holds the priority deal
    And the Eastern Mining owns no trains
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then Carol holds the priority deal
    And Alice is bankrupt

  @LA-OR.bust-i @reading:LA-Q68=b
  Scenario: If a bankruptcy ends the game, the scores are counted, that of the bankrupt too
    Given Alice holds 20% of the Agricultural
    And the pool holds 40% of the Agricultural
    And the Eastern Mining owns no trains
    And Bob has $10
    And Carol has $20
    And Dave has $30
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Alice is bankrupt
    And Alice is worth $400 in the end
    And Bob is worth $200 in the end
    And Carol is worth $170 in the end

  @LA-OR.bust-i @reading:LA-Q71=a @reading:LA-Q68=a
  Scenario: The last player wins at once
    Given Carol is bankrupt
    And Dave is bankrupt
    And the Eastern Mining owns no trains
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then the game is over, because all players but one are bankrupt
    And Bob wins

  @LA-OR.bust-i @reading:LA-Q71=b @reading:LA-Q68=a
  Scenario: If a single player goes on, he does
    Given Carol is bankrupt
    And Dave is bankrupt
    And the Eastern Mining owns no trains
    And it is Alice's turn to raise money for the Tunneling
    When Alice declares bankruptcy
    Then the end of the game is not in sight
    And the Tunneling is no longer in the game
    And the Agricultural has $15 in its treasury
