Feature: The initial stock round
  In the initial stock round the private companies are sold. In his turn a player does one thing: he buys the cheapest at
  its printed price, bids on another one, or passes. A bid ties his money up until somebody bids more.

  # --------------------------------------------------------------------------------------------------------- one action

  @18GL-4.2-a @18GL-4.2-e @18GL-4.2-f
  Scenario: The cheapest private company is bought from the bank
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And Alice has paid $20
    And no other player or company has gained or lost money
    And it is Bob's turn to bid
    When Bob buys the Joliet & Eastern for $40
    Then Bob owns the Joliet & Eastern
    And Bob has paid $40
    And it is Carol's turn to bid

  @18GL-4.2-a
  Scenario: What is sold is not sold again
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob tries to buy the Cleveland & Eastern for $20
    Then it is refused and nothing has changed
    When Bob buys the Joliet & Eastern for $40
    Then Bob owns the Joliet & Eastern
    And Alice owns the Cleveland & Eastern

  @18GL-4.2-b
  Scenario: All nine that were not set aside are sold
    Given a new game of 2 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    Then Alice owns the Cleveland & Eastern, the Bridge Company, the Mining Company, the Port Authority and the Camden & Amboy
    And Bob owns the Joliet & Eastern, the Rail Works, the Locomotive Company and the Ferry Company
    And Alice has $840
    And Bob has $925

  @18GL-4.2-f
  Scenario Outline: The cheapest costs its printed price and not <wrong>
    Given a new game of 3 players
    When Alice tries to buy the Cleveland & Eastern for <wrong>
    Then it is refused and nothing has changed
    When Alice buys the Cleveland & Eastern for $20
    Then Alice has $780
    When Bob tries to buy the Joliet & Eastern for <wrong too>
    Then it is refused and nothing has changed
    When Bob buys the Joliet & Eastern for $40
    Then Bob has $760

    Examples:
      | wrong | wrong too |
      | $15   | $35       |
      | $19   | $39       |
      | $21   | $41       |
      | $25   | $45       |

  @18GL-4.2-f @18GL-4.2-g
  Scenario: The cheapest is bought and not bid on, another is bid on and not bought
    Given a new game of 3 players
    When Alice tries to bid $25 on the Cleveland & Eastern
    Then it is refused and nothing has changed
    When Alice bids $40 on the Joliet & Eastern
    Then the bids on the Joliet & Eastern are
      | Alice | $40 |
    And the Cleveland & Eastern is offered at $20
    And the Joliet & Eastern is offered at $40
    And it is Bob's turn to bid

  @18GL-4.2-e
  Scenario: After a purchase the turn is over
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    And Alice tries to buy the Joliet & Eastern for $40
    Then it is refused and nothing has changed
    When Bob buys the Joliet & Eastern for $40
    Then Bob owns the Joliet & Eastern
    And Alice owns the Cleveland & Eastern

  @18GL-4.2-e
  Scenario: After a bid the turn is over
    Given a new game of 3 players
    When Alice bids $100 on the Ferry Company
    And Alice tries to bid $80 on the Port Authority
    Then it is refused and nothing has changed
    When Bob bids $80 on the Port Authority
    Then the bids on the Port Authority are
      | Bob | $80 |
    And the bids on the Ferry Company are
      | Alice | $100 |

  @18GL-4.2-h
  Scenario: A player may pass, and act again when the turn comes round
    Given a new game of 3 players
    When Alice passes
    Then it is Bob's turn to bid
    And Alice has $800
    And the Cleveland & Eastern is offered at $20
    When Bob bids $40 on the Joliet & Eastern
    And Carol passes
    Then it is Alice's turn to bid
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And Bob owns the Joliet & Eastern

  # ---------------------------------------------------------------------------------------------------------- the amount

  @18GL-4.2-i @reading:18GL-Q20=b
  Scenario Outline: The first bid on the <private> is its printed price, not <less> and not <more>
    Given a new game of 3 players
    When Alice tries to bid <less> on the <private>
    Then it is refused and nothing has changed
    When Alice tries to bid <more> on the <private>
    Then it is refused and nothing has changed
    When Alice bids <price> on the <private>
    Then the bids on the <private> are
      | Alice | <price> |
    And it is Bob's turn to bid

    Examples:
      | private            | less | price | more |
      | Joliet & Eastern   | $35  | $40   | $45  |
      | Bridge Company     | $45  | $50   | $55  |
      | Rail Works         | $55  | $60   | $65  |
      | Mining Company     | $65  | $70   | $75  |
      | Locomotive Company | $70  | $75   | $80  |
      | Port Authority     | $75  | $80   | $85  |
      | Ferry Company      | $95  | $100  | $105 |
      | Camden & Amboy     | $135 | $140  | $145 |

  @18GL-4.2-i @18GL-4.2-j @reading:18GL-Q20=a
  Scenario Outline: The first bid may be <bid>, which is more than the printed price by a multiple of $5
    Given a new game of 3 players
    When Alice tries to bid $95 on the Ferry Company
    Then it is refused and nothing has changed
    When Alice tries to bid $103 on the Ferry Company
    Then it is refused and nothing has changed
    When Alice bids <bid> on the Ferry Company
    Then the bids on the Ferry Company are
      | Alice | <bid> |
    And it is Bob's turn to bid

    Examples:
      | bid  |
      | $100 |
      | $105 |
      | $250 |

  @18GL-4.2-j
  Scenario Outline: Over a bid of $100 <wrong> cannot be bid, <bid> can
    Given a new game of 3 players
    When Alice bids $100 on the Ferry Company
    And Bob tries to bid <wrong> on the Ferry Company
    Then it is refused and nothing has changed
    When Bob bids <bid> on the Ferry Company
    Then the bids on the Ferry Company are
      | Alice | $100  |
      | Bob   | <bid> |
    And it is Carol's turn to bid

    Examples:
      | wrong | bid  |
      | $100  | $105 |
      | $101  | $105 |
      | $104  | $110 |
      | $106  | $120 |
      | $112  | $300 |

  @18GL-4.2-g @18GL-4.2-j @reading:18GL-Q117=a
  Scenario: The highest bidder may raise his own bid
    Given a new game of 2 players
    When Alice bids $100 on the Ferry Company
    And Bob passes
    And Alice tries to bid $104 on the Ferry Company
    Then it is refused and nothing has changed
    When Alice bids $105 on the Ferry Company
    Then the bids on the Ferry Company are
      | Alice | $105 |
    And it is Bob's turn to bid

  @18GL-4.2-g @18GL-4.2-j @reading:18GL-Q117=b
  Scenario: The highest bidder bids again only when somebody has outbid him
    Given a new game of 2 players
    When Alice bids $100 on the Ferry Company
    And Bob passes
    And Alice tries to bid $105 on the Ferry Company
    Then it is refused and nothing has changed
    When Alice bids $80 on the Port Authority
    And Bob bids $105 on the Ferry Company
    And Alice bids $110 on the Ferry Company
    Then the bids on the Ferry Company are
      | Alice | $110 |
      | Bob   | $105 |

  # ----------------------------------------------------------------------------------------------------------- the money

  @18GL-4.2-k @18GL-4.2-l
  Scenario: The money of a bid is set aside
    Given a new game of 3 players
    And Alice has $179
    And it is Alice's turn to bid
    When Alice bids $100 on the Ferry Company
    And Bob passes
    And Carol passes
    And Alice tries to bid $80 on the Port Authority
    Then it is refused and nothing has changed
    When Alice bids $75 on the Locomotive Company
    Then the bids on the Locomotive Company are
      | Alice | $75 |
    And the bids on the Ferry Company are
      | Alice | $100 |

  @18GL-4.2-k @18GL-4.2-l
  Scenario Outline: With <cash> Alice <can or not> bid $100 and buy for $20 as well
    Given a new game of 3 players
    And Alice has bid $100 on the Ferry Company
    And Alice has <cash>
    And it is Alice's turn to bid
    When Alice tries to bid $40 on the Joliet & Eastern
    Then it is refused and nothing has changed
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And Alice has paid $20

    Examples:
      | cash | can or not       |
      | $120 | can just         |
      | $139 | can quite easily |

  @18GL-4.2-k @18GL-4.2-l
  Scenario: Money that lies on a bid does not buy the cheapest
    Given a new game of 3 players
    And Alice has bid $100 on the Ferry Company
    And Alice has $119
    And it is Alice's turn to bid
    When Alice tries to buy the Cleveland & Eastern for $20
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys the Cleveland & Eastern for $20
    Then Bob owns the Cleveland & Eastern
    And Alice has $119

  @18GL-4.2-l
  Scenario Outline: With <cash> nobody bids <too much>
    Given a new game of 3 players
    And Bob has bid $100 on the Ferry Company
    And Alice has <cash>
    And it is Alice's turn to bid
    When Alice tries to bid <too much> on the Ferry Company
    Then it is refused and nothing has changed
    When Alice bids <bid> on the Ferry Company
    Then the bids on the Ferry Company are
      | Alice | <bid> |
      | Bob   | $100  |

    Examples:
      | cash | too much | bid  |
      | $105 | $110     | $105 |
      | $109 | $110     | $105 |
      | $110 | $115     | $110 |

  @18GL-4.2-m @18GL-4.2-n
  Scenario: Whoever is outbid may use the money at once
    Given a new game of 3 players
    And Alice has $100
    And it is Alice's turn to bid
    When Alice bids $100 on the Ferry Company
    And Bob bids $105 on the Ferry Company
    And Carol passes
    And Alice bids $80 on the Port Authority
    Then the bids on the Port Authority are
      | Alice | $80 |
    And the bids on the Ferry Company are
      | Alice | $100 |
      | Bob   | $105 |
    And Alice has $100

  @18GL-4.2-l @18GL-4.2-n
  Scenario: Only the highest bidder's money is tied up on each
    Given a new game of 3 players
    And Alice has bid $100 on the Ferry Company
    And Bob has bid $105 on the Ferry Company
    And Bob has bid $80 on the Port Authority
    And Alice has bid $85 on the Port Authority
    And Alice has $185
    And it is Alice's turn to bid
    When Alice tries to bid $140 on the Camden & Amboy
    Then it is refused and nothing has changed
    When Alice bids $75 on the Locomotive Company
    Then the bids on the Locomotive Company are
      | Alice | $75 |

  # ----------------------------------------------------------------------------------------------------- going on with shares

  @18GL-4.2-e @reading:18GL-Q82=a
  Scenario: After the last private company the next player has the turn
    Given a new game of 4 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $70
    Then it is stock round 1
    And it is Bob's turn to trade
    And Alice holds the priority deal

  @18GL-4.2-e @reading:18GL-Q82=b
  Scenario: After the last private company the holder of the priority card has the turn
    Given a new game of 4 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $70
    Then it is stock round 1
    And it is Alice's turn to trade
    And Alice holds the priority deal

  @18GL-4.3-n12a @18GL-4.3-n12b @18GL-3.3-b @18GL-3.3-c
  Scenario Outline: The buyer of the Camden & Amboy is president of the PRR and names <price> as its start price
    Given a new game of 4 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    Then it is Alice's turn to set the par of the PRR
    When Alice tries to set the par of the PRR at <wrong>
    Then it is refused and nothing has changed
    When Alice tries to set the par of the NYC at <price>
    Then it is refused and nothing has changed
    When Alice sets the par of the PRR at <price>
    Then Alice is president of the PRR with 20%
    And the PRR has started at a par of <price>
    And the PRR has not floated
    And no other player or company has gained or lost money

    Examples:
      | price | wrong |
      | $60   | $50   |
      | $70   | $75   |
      | $80   | $110  |
      | $90   | $200  |
      | $100  | $140  |

  # ---------------------------------------------------------------------------------------------------------- two players

  @18GL-4.2-f
  Scenario: Among two players, too, the cheapest costs its printed price
    Given a new game of 2 players
    When Alice tries to buy the Cleveland & Eastern for $15
    Then it is refused and nothing has changed
    When Alice buys the Cleveland & Eastern for $20
    Then Alice has $1,180
    And Alice owns the Cleveland & Eastern

  @18GL-4.2-a
  Scenario: Among two players, too, what is sold is not sold again
    Given a new game of 2 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob tries to buy the Cleveland & Eastern for $20
    Then it is refused and nothing has changed
    When Bob buys the Joliet & Eastern for $40
    Then Bob owns the Joliet & Eastern
    And Alice owns the Cleveland & Eastern

  @18GL-4.2-j
  Scenario: Among two players, too, a bid is raised by a multiple of $5
    Given a new game of 2 players
    When Alice bids $100 on the Ferry Company
    And Bob tries to bid $106 on the Ferry Company
    Then it is refused and nothing has changed
    When Bob bids $110 on the Ferry Company
    Then the bids on the Ferry Company are
      | Alice | $100 |
      | Bob   | $110 |

  @18GL-4.2-i @reading:18GL-Q20=b
  Scenario: Among two players, too, the first bid is the printed price and no more
    Given a new game of 2 players
    When Alice tries to bid $55 on the Bridge Company
    Then it is refused and nothing has changed
    When Alice bids $50 on the Bridge Company
    Then the bids on the Bridge Company are
      | Alice | $50 |
