Feature: The independent railroads Michigan Southern and Big 4
  Two of the private companies are small railroads. Whoever gets one pays its price and a debt; the debt goes to the
  bank, the price becomes the treasury of the railroad, which has a token in its home (Detroit C15, Indianapolis G9)
  and a 2-train. Before the corporations it builds track and runs its train, half of what it earns going to its
  treasury and half to its owner; it does nothing else, and there are no shares in it.

  A corporation can buy it from its owner for the price at most, if it has room for the train. It gets the train, the
  treasury, and for the token one of its own, if it has none in that city. The train rests until the turn is over.
  Phase III ends railroads that nobody has bought.

  # ---------------------------------------------------------------------------------------- how they begin

  # The price, the debt, and where they go belong together in one payment.
  @1846-3-aj @1846-3-ak @1846-3-am @1846-3-an @1846-3-ap @1846-3-al
  Scenario: The owner pays price and debt; the price is the railroad's treasury
    Given a new game of 5 players
    And Erin has kept Tunnel Blasting, Michigan Central and a blank
    And Dave has kept Big 4, Ohio & Indiana and a blank
    And Carol has kept Chicago & Western Indiana, Meat Packing and a blank
    And Bob has kept the Mail Contract and a blank
    And Alice has kept Lake Shore Line and a blank
    And Bob holds the hand Michigan Southern and the Steamboat
    When Bob keeps Michigan Southern
    Then the Michigan Southern has no token on the map
    And the Michigan Southern has $0 in its treasury
    When Alice takes the Steamboat for $40
    # proves 1846-3-aj 1846-3-am
    Then Bob has $180
    # proves 1846-3-ak 1846-3-am
    And Dave has $260
    # proves 1846-3-an
    And the Michigan Southern has $60 in its treasury
    # proves 1846-3-an
    And the Big 4 has $40 in its treasury
    # proves 1846-3-an
    And the bank has received $560
    # proves 1846-3-al
    And the Michigan Southern owns a 2-train
    # proves 1846-3-al
    And the Big 4 owns a 2-train
    # proves 1846-3-ap
    And the Michigan Southern has a token in C15 only
    # proves 1846-3-ap
    And the Big 4 has a token in G9 only
    # proves 1846-3-al
    And the bank has seven 2-trains left

  @1846-3-aj @1846-3-ak @1846-3-am
  Scenario Outline: Price and debt together are what is asked for <railroad>
    Given a new game of 5 players
    And Erin has kept Tunnel Blasting, Michigan Central and a blank
    And Dave has kept Ohio & Indiana, the Steamboat and a blank
    And Carol has kept Chicago & Western Indiana, Meat Packing and a blank
    And Bob has kept the Mail Contract and a blank
    And Alice has kept Lake Shore Line and a blank
    And Bob holds the hand Michigan Southern and Big 4
    When Bob keeps <other>
    Then it is Alice's turn to take <railroad> for <sum>
    When Alice takes <railroad> for <sum>
    Then Alice has <alice>
    And Bob has <bob>
    And Alice owns <railroad> and Lake Shore Line

    Examples:
      | railroad          | other             | sum  | alice | bob  | clause    |
      | Michigan Southern | Big 4             | $140 | $220  | $220 | 1846-3-aj |
      | Big 4             | Michigan Southern | $100 | $260  | $180 | 1846-3-ak |

  @1846-3-ao @1846-3-am
  Scenario Outline: At a lower price, here <paid>, <railroad> has its full treasury all the same
    Given a new game of 3 players
    And Bob has kept three blanks
    And it is Bob's turn to take <railroad> for <paid>
    When Bob takes <railroad> for <paid>
    Then Bob has <left>
    And the <railroad> has <treasury> in its treasury
    And the <railroad> owns a 2-train
    And Bob owns <railroad>

    Examples:
      | railroad          | paid | left | treasury |
      | Michigan Southern | $120 | $280 | $60      |
      | Michigan Southern | $90  | $310 | $60      |
      | Big 4             | $80  | $320 | $40      |

  @1846-3-am @1846-3-ao @1846-3-o @reading:1846-Q19=a
  Scenario Outline: The debt of <railroad> stays due: for <debt> it has to be taken
    Given a new game of 3 players
    And <player> has kept <blanks>
    And it is <before>'s turn to take <railroad> for <more>
    When <before> passes
    And <player> has to take <railroad> for <debt>
    Then <player> has <left>
    And the <railroad> has <treasury> in its treasury

    Examples:
      | railroad          | before | more | player | blanks       | debt | left | treasury |
      | Michigan Southern | Bob    | $90  | Alice  | two blanks   | $80  | $320 | $60      |
      | Big 4             | Alice  | $70  | Carol  | three blanks | $60  | $340 | $40      |

  @1846-3-am @1846-3-ao @reading:1846-Q19=b
  Scenario Outline: The whole sum falls, for <railroad> below <debt> too
    Given a new game of 3 players
    And <next> has kept three blanks
    And it is <player>'s turn to take <railroad> for <debt>
    When <player> passes
    Then it is <next>'s turn to take <railroad> for <less>
    When <next> takes <railroad> for <less>
    Then <next> has <left>
    And the <railroad> has <treasury> in its treasury

    Examples:
      | railroad          | player | debt | next  | less | left | treasury |
      | Michigan Southern | Alice  | $80  | Carol | $70  | $330 | $60      |
      | Big 4             | Carol  | $60  | Bob   | $50  | $350 | $40      |

  @1846-3-am @1846-3-ao @1846-3-o @reading:1846-Q19=b
  Scenario: In the end a railroad costs nothing, and the bank makes up its treasury
    Given a new game of 3 players
    And Bob has kept three blanks
    And it is Carol's turn to take Michigan Southern for $10
    When Carol passes
    And Bob has to take Michigan Southern for $0
    Then Bob has $400
    And the Michigan Southern has $60 in its treasury

  # --------------------------------------------------------------------------------------- what they do

  @1846-3-al @1846-6-c @1846-3-u @1846-3-aj @1846-3-ak
  Scenario: A railroad operates before the corporations, begins with building, and has no fixed income
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And Bob owns Michigan Southern
    And Carol owns Big 4
    And Alice, Bob, Carol and Dave have passed
    And it is Erin's turn to trade
    When Erin passes
    Then it is the Michigan Southern's turn to build
    And the bank has paid $0
    And no other player or company has gained or lost money
    And still to operate in this round are the Big 4 and the GT, in this order
    When the Michigan Southern lays no track
    Then it is the Big 4's turn to build
    When the Big 4 lays no track
    Then it is the GT's turn to issue or redeem shares

  @1846-3-al @1846-6-c @1846-6-g
  Scenario: A railroad lays two tiles in its turn, at the ordinary prices
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And Bob owns Michigan Southern
    And it is the Michigan Southern's turn to build
    When the Michigan Southern lays #5 on B16, joining SW and W
    Then the Michigan Southern has $40 in its treasury
    When the Michigan Southern lays #9 on C13, joining W and E
    Then the Michigan Southern has $20 in its treasury
    And no other player or company has gained or lost money
    When the Michigan Southern tries to lay #9 on C11, joining W and E
    Then it is refused and nothing has changed

  @1846-3-al @1846-6-c @1846-6.2-x
  Scenario: A railroad cannot build for more than it has
    Given 5 players at the table in phase II
    And Bob owns Michigan Southern
    And the Michigan Southern has $20 in its treasury
    And it is the Michigan Southern's turn to build
    When the Michigan Southern lays #9 on C13, joining W and E
    Then the Michigan Southern has $0 in its treasury
    When the Michigan Southern tries to lay #9 on C11, joining W and E
    Then it is refused and nothing has changed
    And Bob has $400

  @1846-3-al @1846-6-c
  Scenario: A railroad has no further tokens
    Given 5 players at the table in phase II
    And Bob owns Michigan Southern
    And the Michigan Southern has $200 in its treasury
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $80 in its treasury
    And #5 lies on B16, joining SW and W
    And #9 lies on each of C13 and C11, joining W and E
    And #6 lies on C9, joining SW and E
    And it is the Michigan Southern's turn to build
    When the Michigan Southern tries to place a token in C9
    Then it is refused and nothing has changed
    When the Michigan Southern lays no track
    And the Michigan Southern runs
      | 2-train | C15 C13 C11 C9 |
    And the GT places a token in C9
    Then the GT has tokens in B16 and C9 only
    And the Michigan Southern has a token in C15 only

  @1846-3-al @1846-6-c
  Scenario: A railroad buys no trains and no private companies
    Given 5 players at the table in phase I
    And Bob owns Big 4
    And Carol owns the Steamboat
    And the Big 4 has $300 in its treasury
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $200 in its treasury
    And it is the Big 4's turn to build
    When the Big 4 lays #57 on G9, joining W and E
    Then the Big 4 has $280 in its treasury
    When the Big 4 tries to buy the Steamboat from Carol for $40, with Carol's consent
    Then it is refused and nothing has changed
    When the Big 4 tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    And the Big 4 owns a 2-train
    When the GT buys the Steamboat from Carol for $40, with Carol's consent
    And the GT buys a 2-train from the bank for $80
    Then the GT owns a 2-train
    And the GT owns the Steamboat
    And the GT has $80 in its treasury

  @1846-3-al
  Scenario: There are no shares in a railroad
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Carol is president of the GT with 60%
    And Bob owns Michigan Southern
    When Alice tries to buy 10% of the Michigan Southern from its treasury
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the Michigan Southern at an opening price of $60
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the ERIE at an opening price of $60
    Then Alice is president of the ERIE with 20%
    And the Michigan Southern has $60 in its treasury
    When Bob buys 10% of the GT from its treasury
    Then Bob holds 10% of the GT

  @1846-3-al
  Scenario: The owner of the railroad decides for it
    Given 5 players at the table in phase II
    And Bob owns Michigan Southern
    And it is the Michigan Southern's turn to build
    When the Michigan Southern, on Alice's word, tries to lay #5 on B16, joining SW and W
    Then it is refused and nothing has changed
    When the Michigan Southern, on Bob's word, lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    And the Michigan Southern has $40 in its treasury

  # --------------------------------------------------------------------------------------- what they earn

  @1846-3-aq @1846-6-d @1846-6-c
  Scenario: Half of its revenue stays with the railroad, half goes to its owner, and its turn is over
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And Bob owns Michigan Southern
    And #5 lies on B16, joining SW and W
    And it is the Michigan Southern's turn to run its trains
    When the Michigan Southern runs
      | 2-train | C15 B16 |
    Then the Michigan Southern has $90 in its treasury
    And Bob has $430
    And the bank has paid $60
    And no other player or company has gained or lost money
    And it is the GT's turn to issue or redeem shares

  @1846-3-aq @1846-6-d @reading:1846-Q17=a
  Scenario: An odd number of tens is halved exactly, $70 into $35 and $35
    Given 5 players at the table in phase II
    And Carol owns Big 4
    And #57 lies on G9, joining SW and NE
    And #8 lies on H8, joining NE and SE
    And #9 lies on I9, joining NW and SE
    And it is the Big 4's turn to run its trains
    When the Big 4 runs
      | 2-train | G9 H8 I9 J10 |
    Then the Big 4 has $75 in its treasury
    And Carol has $435
    And the bank has paid $70

  @1846-3-aq @1846-6-d @reading:1846-Q17=b
  Scenario: The railroad's half is rounded down to tens, $70 leaving it $30 and its owner $40
    Given 5 players at the table in phase II
    And Carol owns Big 4
    And #57 lies on G9, joining SW and NE
    And #8 lies on H8, joining NE and SE
    And #9 lies on I9, joining NW and SE
    And it is the Big 4's turn to run its trains
    When the Big 4 runs
      | 2-train | G9 H8 I9 J10 |
    Then the Big 4 has $70 in its treasury
    And Carol has $440
    And the bank has paid $70

  # ------------------------------------------------------------------------------------ bought by a corporation

  @1846-3-ar @1846-3-as
  Scenario: Train, treasury and token of the railroad go to the corporation
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $100 in its treasury
    And the NYC owns a 4-train
    And Bob owns Michigan Southern
    And the Michigan Southern has $50 in its treasury
    And it is the NYC's turn to build
    When the NYC buys Michigan Southern from Bob for $30, with Bob's consent
    Then the NYC has $120 in its treasury
    And Bob has $430
    And the Michigan Southern has $0 in its treasury
    And no other player or company has gained or lost money
    And the NYC owns a resting 2-train and a 4-train
    And the NYC has tokens in D20 and C15 only
    And the Michigan Southern is no longer in the game
    And Michigan Southern has left the game
    And Bob owns no private company

  @1846-3-as
  Scenario Outline: The buyer gets whatever the railroad has, here <treasury>
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $80
    And Alice is president of the IC with 60%
    And the IC has $40 in its treasury
    And Alice owns Big 4
    And the Big 4 has <treasury> in its treasury
    And it is the IC's turn to issue or redeem shares
    When the IC buys Big 4 from Alice for $40
    Then the IC has <treasury> in its treasury
    And Alice has $440
    And the bank has received $0
    And the IC owns a resting 2-train
    And the IC has tokens in K3 and G9 only

    Examples:
      | treasury |
      | $0       |
      | $5       |
      | $245     |

  @1846-3-ar @1846-3-aw
  Scenario: The token that takes the railroad's place costs nothing and is not one of the ordinary ones
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $80
    And Alice is president of the GT with 60%
    And the GT has a token in D14
    And the GT has $60 in its treasury
    And Bob owns Michigan Southern
    And the Michigan Southern has $0 in its treasury
    And it is the GT's turn to build
    When the GT buys Michigan Southern from Bob for $59, with Bob's consent
    Then the GT has tokens in B16, D14 and C15 only
    And the GT has 1 token left
    And the GT has $1 in its treasury

  @1846-3-ar
  Scenario: A corporation with a token in that city gets none there, and a space is open for others
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $60 in its treasury
    And the NYC owns a 4-train
    And the NYC has a token in C15
    And the GT is in operation, opened at $70
    And Carol is president of the GT with 60%
    And the GT has $80 in its treasury
    And #5 lies on B16, joining SW and W
    And Bob owns Michigan Southern
    And it is the NYC's turn to buy trains
    When the NYC buys Michigan Southern from Bob for $60, with Bob's consent
    Then the NYC has tokens in D20 and C15 only
    And the NYC has 2 tokens left
    And the NYC has $60 in its treasury
    When the NYC ends its turn
    And the GT places a token in C15
    Then the GT has tokens in B16 and C15 only

  @1846-3-ax @1846-3-aw @1846-3-ar
  Scenario: One corporation may have all three tokens that come with private companies
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $80
    And Alice is president of the GT with 60%
    And the GT has a token in C9
    And #57 lies on C9, joining SW and NE
    And #9 lies on D8, joining SW and NE
    And #7 lies on E7, joining NW and NE
    And the GT has $200 in its treasury
    And Bob owns Michigan Southern, Big 4 and Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT buys Michigan Southern from Bob for $60, with Bob's consent
    And the GT buys Big 4 from Bob for $40, with Bob's consent
    And the GT buys Chicago & Western Indiana from Bob for $60, with Bob's consent
    And the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9, C15, G9 and D6 (SE) only
    And the GT has 1 token left
    And the GT has $140 in its treasury

  @1846-3-as @1846-6.5-b
  Scenario: The train of the railroad may be sold on like any other
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $100 in its treasury
    And the NYC owns a 4-train
    And the GT is in operation, opened at $70
    And Carol is president of the GT with 60%
    And the GT has $100 in its treasury
    And the GT owns a 4-train
    And Bob owns Michigan Southern
    And it is the NYC's turn to buy trains
    When the NYC buys Michigan Southern from Bob for $60, with Bob's consent
    And the NYC ends its turn
    And the GT buys a 2-train from the NYC for $30, with Alice's consent
    Then the GT owns a 2-train and a 4-train
    And the NYC owns a 4-train
    And the NYC has $130 in its treasury
    And the GT has $70 in its treasury

  @1846-3-at @1846-3-as
  Scenario: The buyer pays before it gets the railroad's money
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $40 in its treasury
    And Bob owns Michigan Southern
    And the Michigan Southern has $90 in its treasury
    And it is the NYC's turn to build
    When the NYC tries to buy Michigan Southern from Bob for $55, with Bob's consent
    Then it is refused and nothing has changed
    When the NYC buys Michigan Southern from Bob for $40, with Bob's consent
    Then the NYC has $90 in its treasury
    And Bob has $440
    And the Michigan Southern has $0 in its treasury
    And no other player or company has gained or lost money

  # The price of a railroad, and that of private companies in general.
  @1846-3-s @1846-6.6-c @1846-3-aj @1846-3-ak
  Scenario Outline: A corporation pays the price of <railroad> at most, <price>, and not the debt
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $200 in its treasury
    And Bob owns <railroad>
    And it is the NYC's turn to build
    When the NYC tries to buy <railroad> from Bob for <sum>, with Bob's consent
    Then it is refused and nothing has changed
    When the NYC tries to buy <railroad> from Bob for <too much>, with Bob's consent
    Then it is refused and nothing has changed
    When the NYC buys <railroad> from Bob for <price>, with Bob's consent
    Then Bob has received <price>
    And the <railroad> is no longer in the game

    Examples:
      | railroad          | price | too much | sum  | clause    |
      | Michigan Southern | $60   | $61      | $140 | 1846-3-aj |
      | Big 4             | $40   | $41      | $100 | 1846-3-ak |

  @1846-3-au @1846-6.3-a
  Scenario: The train of the railroad does not run in the round of the purchase
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $100 in its treasury
    And the NYC owns a 2-train
    And #5 lies on B16, joining SW and W
    And Bob owns Michigan Southern
    And it is the NYC's turn to build
    When the NYC buys Michigan Southern from Bob for $60, with Bob's consent
    And the NYC places no token
    Then it is the NYC's turn to run its trains
    When the NYC tries to run
      | 2-train | D20 C21 |
      | 2-train | C15 B16 |
    Then it is refused and nothing has changed
    When the NYC runs
      | 2-train | C15 B16 |
    Then the NYC has earned $60

  @1846-3-au
  Scenario: With no other train the corporation earns nothing in the round of the purchase, but in the next
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $300 in its treasury
    And the NYC owns no trains
    And Bob owns Michigan Southern
    And it is the NYC's turn to build in operating round 2.1
    When the NYC buys Michigan Southern from Bob for $60, with Bob's consent
    And the NYC places no token
    Then it is the NYC's turn to buy trains
    And the NYC has earned $0
    When the NYC buys no train
    Then it is operating round 2.2
    And the NYC owns a 2-train
    When the NYC runs
      | 2-train | D20 C21 |
    Then the NYC has earned $40

  @1846-3-av
  Scenario: A corporation at its limit of trains cannot buy a railroad
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $100 in its treasury
    And the NYC owns two 2-trains and two 4-trains
    And the GT is in operation, opened at $70
    And Carol is president of the GT with 60%
    And the GT has $100 in its treasury
    And the GT owns a 2-train and two 4-trains
    And Bob owns Michigan Southern
    And it is the NYC's turn to buy trains
    When the NYC tries to buy Michigan Southern from Bob for $60, with Bob's consent
    Then it is refused and nothing has changed
    When the NYC ends its turn
    And the GT buys Michigan Southern from Bob for $60, with Bob's consent
    Then the GT owns a 2-train, a resting 2-train and two 4-trains
    And the GT has $100 in its treasury

  @1846-3-av
  Scenario: A corporation with room for one train buys one of the two railroads
    Given 5 players at the table in phase I
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $200 in its treasury
    And the NYC owns three 2-trains
    And Bob owns Michigan Southern and Big 4
    And it is the NYC's turn to build
    When the NYC buys Michigan Southern from Bob for $60, with Bob's consent
    Then the NYC has $200 in its treasury
    When the NYC tries to buy Big 4 from Bob for $40, with Bob's consent
    Then it is refused and nothing has changed
    And Bob owns Big 4

  @1846-3-al
  Scenario: A railroad that has been bought does not operate any more
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $100 in its treasury
    And the NYC owns a 4-train
    And Bob owns Michigan Southern and Big 4
    And it is the NYC's turn to buy trains in operating round 2.1
    When the NYC buys Michigan Southern from Bob for $60, with Bob's consent
    And the NYC ends its turn
    Then it is operating round 2.2
    And it is the Big 4's turn to build
    And still to operate in this round is the NYC

  # ------------------------------------------------------------------------ its train as that of a company

  @1846-3-al @1846-6.5-b @reading:1846-Q85=a
  Scenario: The train of a railroad is not sold without the railroad
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $100 in its treasury
    And Bob owns Michigan Southern
    And the GT is in operation, opened at $70
    And Carol is president of the GT with 60%
    And the GT owns a 2-train
    And it is the NYC's turn to buy trains
    When the NYC tries to buy a 2-train from the Michigan Southern for $60, with Bob's consent
    Then it is refused and nothing has changed
    When the NYC buys a 2-train from the GT for $60, with Carol's consent
    Then the NYC owns a 2-train
    And the NYC has $40 in its treasury
    And the Michigan Southern owns a 2-train

  @1846-3-al @1846-6.5-b @reading:1846-Q85=b
  Scenario: The train of a railroad can be bought, the railroad being paid
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $100 in its treasury
    And Bob owns Michigan Southern
    And it is the NYC's turn to buy trains
    When the NYC tries to buy a 2-train from the Michigan Southern for $70
    Then it is refused and nothing has changed
    When the NYC buys a 2-train from the Michigan Southern for $70, with Bob's consent
    Then the NYC owns a 2-train
    And the Michigan Southern owns no trains
    And the NYC has $30 in its treasury
    And the Michigan Southern has $130 in its treasury
    And no other player or company has gained or lost money

  # --------------------------------------------------------------------------------------- the end of them

  @1846-3-al @1846-3-ap @1846-3-r @1846-S.Phase3-b
  Scenario: Phase III closes the railroads with all that they have
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $500 in its treasury
    And Bob owns Michigan Southern
    And Carol owns Big 4
    And the Big 4 has $155 in its treasury
    And the bank has no 4-trains left
    And it is the NYC's turn to buy trains in operating round 2.1
    When the NYC buys a 4/6-train from the bank for $450
    Then the Michigan Southern and the Big 4 are no longer in the game
    And Michigan Southern and Big 4 have left the game
    And the bank has received $665
    And Bob has $400
    And Carol has $400
    When the NYC ends its turn
    Then it is operating round 2.2
    And it is the NYC's turn to issue or redeem shares

  @1846-3-ap @1846-S.Phase3-b @1846-3-r
  Scenario: The space of a railroad that phase III has closed is open
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC has $500 in its treasury
    And the GT is in operation, opened at $70
    And Carol is president of the GT with 60%
    And the GT has $80 in its treasury
    And the B&O is in operation, opened at $60
    And Dave is president of the B&O with 60%
    And the B&O has a token in C15
    And #5 lies on B16, joining SW and W
    And Bob owns Michigan Southern
    And the bank has no 4-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 4/6-train from the bank for $450
    And the NYC ends its turn
    And the GT places a token in C15
    Then the GT has tokens in B16 and C15 only
    And the GT has $0 in its treasury

  @1846-6.3-a @1846-3-al @reading:1846-Q95=a
  Scenario: A railroad that can run has to run as well
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And Bob owns Michigan Southern
    And #5 lies on B16, joining SW and W
    And it is the Michigan Southern's turn to run its trains
    When the Michigan Southern tries to run no train
    Then it is refused and nothing has changed
    When the Michigan Southern runs
      | 2-train | C15 B16 |
    Then the Michigan Southern has $90 in its treasury

  # What a corporation that comes first would be refused for as well, step by step.
  @1846-6.1-b
  Scenario: A corporation that operates second issues shares of its own only
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And Bob is president of the NYC with 40%
    And the GT is in operation, opened at $90
    And Alice is president of the GT with 40%
    And the GT has $400 in its treasury
    And the GT owns a 2-train
    And #57 lies on B16, joining W and E
    And it is the GT's turn to issue or redeem shares
    When the GT tries to issue one share of the NYC
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the market holds 10% of the GT

  @1846-6.61-a
  Scenario: A corporation that operates second buys private companies of players only
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And Bob is president of the NYC with 40%
    And the NYC owns Michigan Central
    And Carol owns the Steamboat
    And the GT is in operation, opened at $90
    And Alice is president of the GT with 40%
    And the GT has $400 in its treasury
    And the GT owns a 2-train
    And #57 lies on B16, joining W and E
    And it is the GT's turn to build
    When the GT tries to buy Michigan Central from the NYC for $40
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Carol for $40, with Carol's consent
    Then the GT owns the Steamboat

  @1846-6.3-a @reading:1846-Q95=a
  Scenario: A corporation that operates second has to run as well
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And Bob is president of the NYC with 40%
    And the GT is in operation, opened at $90
    And Alice is president of the GT with 40%
    And the GT has $400 in its treasury
    And the GT owns a 2-train
    And #57 lies on B16, joining W and E
    And it is the GT's turn to run its trains
    When the GT tries to run no train
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 B18 |
    Then the GT has earned $50

  @1846-6.5-a @1846-6.5-b
  Scenario: A corporation that operates second buys a train where there is one, and none of its own
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And Bob is president of the NYC with 40%
    And the GT is in operation, opened at $90
    And Alice is president of the GT with 40%
    And the GT has $400 in its treasury
    And the GT owns a 2-train
    And #57 lies on B16, joining W and E
    And it is the GT's turn to buy trains
    When the GT tries to buy a 2-train from the GT for $80
    Then it is refused and nothing has changed
    When the GT tries to buy a 4-train from the pool for $180
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 2-train and a 4-train

  # ---------------------------------------------------------------------- the rules of track hold for them as well

  @1846-3-x @1846-6.6-e @1846-3-al
  Scenario: A railroad lays no tile by the power of a private company
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $80
    And Alice is president of the NYC with 60%
    And the NYC owns Ohio & Indiana
    And Bob owns Michigan Southern
    And it is the Michigan Southern's turn to build
    When the Michigan Southern tries to lay #9 on F14, joining W and E, by the power of Ohio & Indiana
    Then it is refused and nothing has changed
    When the Michigan Southern lays #8 on C13, joining E and SW
    Then #8 lies on C13, joining E and SW
    And Ohio & Indiana can be used two more times

  # Each row breaks one rule; the other clauses are those of other rows.
  @1846-6.2-c @1846-6.2-f @1846-6.2-m @1846-6.2-r @1846-6.2-w
  Scenario Outline: A railroad keeps the rules of track: no <tile> on <hex> in <phase>, <why>
    Given 5 players at the table in <phase>
    And Bob owns Michigan Southern
    And #9 lies on C13, joining W and E
    And it is the Michigan Southern's turn to build
    When the Michigan Southern tries to lay <tile> on <hex>, joining <sides>
    Then it is refused and nothing has changed
    When the Michigan Southern lays #5 on B16, joining SW and W
    Then #5 lies on B16, joining SW and W
    And the Michigan Southern has $40 in its treasury

    Examples:
      | phase    | tile | hex | sides           | why                             | clause     |
      | phase I  | #24  | C13 | SW, W and E     | no green tile in phase I        | 1846-6.2-f |
      | phase II | #24  | C11 | SW, W and E     | no green tile before a yellow   | 1846-6.2-c |
      | phase II | #24  | C13 | NW, E and SE    | the old track would be gone     | 1846-6.2-m |
      | phase II | #20  | C13 | SW, W, NE and E | no added track would be reached | 1846-6.2-r |
      | phase II | #57  | B16 | SW and NE       | track would leave the map       | 1846-6.2-w |

  @1846-6.3-a @1846-6.3-b
  Scenario: A railroad runs its own train, over its own token
    Given 5 players at the table in phase II
    And Bob owns Michigan Southern
    And #57 lies on each of G9 and G7, joining W and E
    And #9 lies on C13, joining W and E
    And #9 lies on C11, joining W and E
    And #57 lies on C9, joining W and E
    And it is the Michigan Southern's turn to run its trains
    # proves 1846-6.3-b
    When the Michigan Southern tries to run
      | 2-train | G9 G7 |
    # proves 1846-6.3-b
    Then it is refused and nothing has changed
    # proves 1846-6.3-a
    When the Michigan Southern tries to run
      | 4-train | C15 C13 C11 C9 |
    # proves 1846-6.3-a
    Then it is refused and nothing has changed
    When the Michigan Southern runs
      | 2-train | C15 C13 C11 C9 |
    Then the Michigan Southern has received $30
    And Bob has received $30

  @1846-3-al @1846-6-c @1846-6.6-a
  Scenario Outline: When it is to <task> a railroad buys no private company, though its owner agrees
    Given 5 players at the table in phase II
    And Bob owns Big 4 and the Steamboat
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $100 in its treasury
    And #57 lies on each of G9 and G7, joining W and E
    And it is the Big 4's turn to <task>
    When the Big 4 tries to buy the Steamboat from Bob for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the Big 4 runs
      | 2-train | G9 G7 |
    Then the Big 4 has received $20
    When the GT buys the Steamboat from Bob for $1, with Bob's consent
    Then the GT owns the Steamboat

    Examples:
      | task           |
      | build          |
      | run its trains |

  @1846-6.3-a
  Scenario: The train of a railroad runs one route
    Given 5 players at the table in phase II
    And Bob owns Michigan Southern
    And #5 lies on B16, joining SW and W
    And #9 lies on C13, joining W and E
    And #9 lies on C11, joining W and E
    And #57 lies on C9, joining W and E
    And it is the Michigan Southern's turn to run its trains
    When the Michigan Southern tries to run
      | 2-train | C15 C13 C11 C9 |
      | 2-train | C15 B16        |
    Then it is refused and nothing has changed
    When the Michigan Southern runs
      | 2-train | C15 C13 C11 C9 |
    Then the Michigan Southern has received $30
    And Bob has received $30

  @1846-6-f @1846-6-c
  Scenario: When a railroad is to run its train it lays no more track
    Given 5 players at the table in phase II
    And Bob owns Michigan Southern
    And it is the Michigan Southern's turn to build
    When the Michigan Southern lays #5 on B16, joining SW and W
    And the Michigan Southern lays no track
    Then it is the Michigan Southern's turn to run its trains
    When the Michigan Southern tries to lay #9 on C13, joining W and E
    Then it is refused and nothing has changed
    When the Michigan Southern runs
      | 2-train | C15 B16 |
    Then the Michigan Southern has $70 in its treasury

  @1846-6.2-m
  Scenario: A railroad leaves the track of its city as it is
    Given 5 players at the table in phase II
    And Bob owns Big 4
    And #57 lies on G9, joining W and E
    And it is the Big 4's turn to build
    When the Big 4 tries to lay #15 on G9, joining NW, NE, E and SE
    Then it is refused and nothing has changed
    When the Big 4 lays #14 on G9, joining SW, W, NE and E
    Then #14 lies on G9, joining SW, W, NE and E
    And the Big 4 has $20 in its treasury
