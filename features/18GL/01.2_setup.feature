Feature: Setting up
  All certificates and all trains are for sale, the private companies lie in the order of their prices, and chance has
  taken two of the three of $50 away. The players share $2,400 and sit in the order of the numbers drawn, and the first
  of them holds the priority card. The game opens with the initial stock round.

  # ------------------------------------------------------------------------------------------------ certificates, trains

  @18GL-1.2-c
  Scenario: Nobody has a certificate, and that of the president of the PRR lies under the Camden & Amboy
    Given a new game of 3 players
    Then the IPO holds 9 certificates of the NYC
    And the IPO holds 9 certificates of the GT
    And the IPO holds 8 certificates of the PRR
    And the president's certificate of the NYC lies in the IPO
    And the president's certificate of the PRR lies under the Camden & Amboy
    And Alice holds 0 certificates
    And the NYC has not started
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And Alice holds 0 certificates
    And the IPO holds 9 certificates of the NYC

  @18GL-1.2-d
  Scenario: All trains are there to be bought
    Given a new game of 4 players
    Then the bank has 8 2H-trains left
    And the bank has 7 4H-trains left
    And the bank has 6 6H-trains left
    And the bank has 4 E-trains left
    And the next train of the bank is a 2H-train
    And the market holds no trains
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And the bank has 8 2H-trains left

  # -------------------------------------------------------------------------------------------------- private companies

  @18GL-1.2-f @18GL-4.2-c
  Scenario: The private companies come up in the order of their prices
    Given a new game of 3 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern and the Bridge Company in turn, each at its price
    Then Alice owns the Cleveland & Eastern
    And Bob owns the Joliet & Eastern
    And Carol owns the Bridge Company
    And Alice has $780
    And Bob has $760
    And Carol has $750
    When the players buy the Rail Works, the Mining Company and the Locomotive Company in turn, each at its price
    Then Alice owns the Cleveland & Eastern and the Rail Works
    And Bob owns the Joliet & Eastern and the Mining Company
    And Carol owns the Bridge Company and the Locomotive Company
    And Alice has $720
    And Bob has $690
    And Carol has $675
    When the players buy the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    Then Alice has $640
    And Bob has $590
    And Carol has $535
    And Carol owns the Bridge Company, the Locomotive Company and the Camden & Amboy

  @18GL-1.2-g @18GL-4.2-b @18GL-4.2-d
  Scenario Outline: Of the three of $50 only the <drawn> is there
    Given a new game of 3 players, without the <gone> and the <other>
    Then the private companies are the Cleveland & Eastern, the Joliet & Eastern, the <drawn>, the Rail Works, the Mining Company, the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy
    When Alice tries to bid $50 on the <gone>
    Then it is refused and nothing has changed
    When Alice tries to bid $50 on the <other>
    Then it is refused and nothing has changed
    When Alice bids $50 on the <drawn>
    Then the bids on the <drawn> are
      | Alice | $50 |
    And it is Bob's turn to bid
    When Bob buys the Cleveland & Eastern for $20
    And Carol buys the Joliet & Eastern for $40
    Then Alice owns the <drawn>
    And Alice has paid $50

    Examples:
      | drawn          | gone           | other          |
      | Bridge Company | Tunnel Company | Lake Terminal  |
      | Tunnel Company | Bridge Company | Lake Terminal  |
      | Lake Terminal  | Bridge Company | Tunnel Company |

  # --------------------------------------------------------------------------------------------------------------- money

  @18GL-1.2-h @18GL-1.2-i
  Scenario: Two players start with $1,200 each
    Given a new game of 2 players
    Then Alice has $1,200
    And Bob has $1,200
    When Alice buys the Cleveland & Eastern for $20
    Then Alice has $1,180
    And Bob has $1,200

  @18GL-1.2-h @18GL-1.2-j
  Scenario: Three players start with $800 each
    Given a new game of 3 players
    Then Alice has $800
    And Bob has $800
    And Carol has $800
    When Alice buys the Cleveland & Eastern for $20
    Then Alice has $780
    And Bob has $800
    And Carol has $800

  @18GL-1.2-h @18GL-1.2-k
  Scenario: Four players start with $600 each
    Given a new game of 4 players
    Then Alice has $600
    And Dave has $600
    When Alice buys the Cleveland & Eastern for $20
    Then Alice has $580
    And Bob has $600
    And Carol has $600
    And Dave has $600

  @18GL-1.2-h @18GL-1.2-l
  Scenario: Five players start with $480 each
    Given a new game of 5 players
    Then Alice has $480
    And Erin has $480
    When Alice buys the Cleveland & Eastern for $20
    Then Alice has $460
    And Bob has $480
    And Carol has $480
    And Dave has $480
    And Erin has $480

  @18GL-1.2-h @18GL-1.2-m
  Scenario: Six players start with $400 each
    Given a new game of 6 players
    Then Alice has $400
    And Frank has $400
    When Alice buys the Cleveland & Eastern for $20
    Then Alice has $380
    And Bob has $400
    And Carol has $400
    And Dave has $400
    And Erin has $400
    And Frank has $400

  # --------------------------------------------------------------------------------------------------------------- seats

  @18GL-1.2-n @18GL-1.2-p @18GL-4.2-e
  Scenario: The player with number 1 holds the priority card and opens the initial stock round
    Given a new game of 4 players
    Then Alice holds the priority deal
    And it is Alice's turn to bid
    When Dave tries to buy the Cleveland & Eastern for $20
    Then it is refused and nothing has changed
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And it is Bob's turn to bid

  @18GL-1.2-o @18GL-4.2-e
  Scenario: The turn goes round in the order of the numbers drawn
    Given a new game of 6 players
    Then the players sit in the order Alice, Bob, Carol, Dave, Erin and Frank
    When Alice passes
    Then it is Bob's turn to bid
    When Bob buys the Cleveland & Eastern for $20
    Then it is Carol's turn to bid
    When Carol passes
    And Dave passes
    And Erin passes
    Then it is Frank's turn to bid
    When Frank passes
    Then it is Alice's turn to bid
    And Bob owns the Cleveland & Eastern
