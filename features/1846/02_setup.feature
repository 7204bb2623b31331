Feature: Setting up
  1846 is for three to five players. The fewer they are, the less there is of everything: trains, money in the bank,
  private companies, corporations. Michigan Southern, Big 4, Chicago & Western Indiana and the Mail Contract always take
  part, and so do the New York Central, the Baltimore & Ohio, the Grand Trunk and the Illinois Central. From each
  of three groups one company is drawn out with four players and two are with three:

  Lake Shore Line, Michigan Central, Ohio & Indiana; Meat Packing, Steamboat, Tunnel Blasting; and of corporations the
  Chesapeake & Ohio, the Erie and the Pennsylvania. A corporation that is out leaves a token on its home city, and that
  is all that is seen of it. Everybody is told who takes part.

  Cards decide who sits where; the first player has the priority card. Each gets $400. Then the private companies are
  shuffled together with a blank for each player, and the player on the right of the priority card draws the first hand.

  # ---------------------------------------------------------------------------------------- board and supply

  @1846-2-a
  Scenario: The game begins in phase I with the private companies, and 2-trains are the first on sale
    Given a new game of 4 players
    Then it is phase I
    And it is the distribution
    And the next train of the bank is a 2-train
    And the pool holds no trains
    When Dave keeps Michigan Southern
    Then Dave has kept Michigan Southern
    And it is the distribution
    And it is phase I
    And the next train of the bank is a 2-train

  @1846-2-a @1846-2-d @1846-6.53-a
  Scenario: The trains are sold in the order of their phases
    Given the game has been played up to the first operating round
    Then the bank has five 2-trains left
    And the bank has four 4-trains left
    And the bank has three 5-trains left
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the bank for $80
    Then the IC owns a 2-train
    And the bank has four 2-trains left
    And it is phase I

  @1846-2-b
  Scenario: At first nothing belongs to anybody
    Given a new game of 5 players
    Then Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, Tunnel Blasting, Meat Packing, the Steamboat, Lake Shore Line, Michigan Central and Ohio & Indiana are still unsold
    And the PRR's treasury holds 9 certificates of the PRR
    And the GT's treasury holds 100% of the GT
    And the president's certificate of the NYC lies in the NYC's treasury
    And the market holds no certificates
    And Alice holds no certificates
    And Erin owns no private company
    And the B&O has not started
    And the B&O has no token on the map
    And the B&O has 4 tokens left
    And the GT has 3 tokens left
    And the PRR has 5 tokens left
    And the C&O owns no trains
    And the C&O has $0 in its treasury
    And 0 tiles lie on the map
    When Erin keeps Michigan Southern
    Then Erin has kept Michigan Southern
    And Erin owns no private company
    And Erin holds no certificates

  @1846-2-b
  Scenario: All tiles lie beside the board
    Given the game has been played up to the first operating round
    Then the supply holds these tiles and no others
      | #5 3  | #6 4  | #7 any | #8 any | #9 any | #57 4  | #291 1 | #292 1 | #293 1 |
      | #14 4 | #15 5 | #16 2  | #17 1  | #18 1  | #19 2  | #20 2  | #21 1  | #22 1  |
      | #23 4 | #24 4 | #25 2  | #26 1  | #27 1  | #28 1  | #29 1  | #30 1  | #31 1  |
      | #39 1 | #40 1 | #41 2  | #42 2  | #43 2  | #44 1  | #45 2  | #46 2  | #47 2  |
      | #51 2 | #70 1 | #290 1 | #294 2 | #295 2 | #296 1 | #297 2 | #298 1 | #299 1 |
      | #300 1 | #611 4 | #619 3 |      |        |        |        |        |        |
    When the Michigan Southern lays #9 on C13, joining W and E
    Then #9 lies on C13, joining W and E
    And 1 tile lies on the map
    When the Michigan Southern ends its turn
    And the Big 4 lays #57 on G9, joining W and E
    Then 3 of #57 are left

  @1846-2-d
  Scenario Outline: With <count> players there are <twos> trains of phase I, <fours> of phase II and <fives> of phase III
    Given a new game of <count> players
    Then the bank has <twos> 2-trains left
    And the bank has <fours> 4-trains left
    And the bank has <fours> 3/5-trains left
    And the bank has <fives> 5-trains left
    And the bank has <fives> 4/6-trains left
    And 6-trains never run out
    And 7/8-trains never run out
    When <first> keeps Michigan Southern
    Then <first> has kept Michigan Southern
    And the bank has <twos> 2-trains left

    Examples:
      | count | twos | fours | fives | first |
      | 3     | 7    | 4     | 3     | Carol |
      | 4     | 8    | 5     | 4     | Dave  |
      | 5     | 9    | 6     | 5     | Erin  |

  # -------------------------------------------------------------------------------------------------- the bank

  # S.Features-e says again what 2-e and 2-f say. One line each for 2-j, 2-k and 2-l.
  @1846-2-e @1846-2-c @1846-2-j @1846-2-k @1846-2-l @1846-S.Features-e @reading:1846-Q70=a
  Scenario Outline: With <count> players the bank begins with $<whole>, of which the players have $400 each
    Given a new game of <count> players
    Then the bank has $<left>
    And Alice has $400
    When <first> keeps Michigan Southern
    Then <first> has kept Michigan Southern
    And the bank has $<left>
    And <first> has $400

    Examples:
      | count | whole | left | first | clause            |
      | 3     | 6500  | 5300 | Carol | 1846-2-e 1846-2-j |
      | 4     | 7500  | 5900 | Dave  | 1846-2-e 1846-2-k |
      | 5     | 9000  | 7000 | Erin  | 1846-2-l          |

  # As above, one line each for 2-j, 2-k and 2-l.
  @1846-2-e @1846-2-c @1846-2-j @1846-2-k @1846-2-l @1846-S.Features-e @reading:1846-Q70=b
  Scenario Outline: With <count> players the bank has $<left> besides the players' money
    Given a new game of <count> players
    Then the bank has $<left>
    And Alice has $400
    When <first> keeps Michigan Southern
    Then <first> has kept Michigan Southern
    And the bank has $<left>
    And <first> has $400

    Examples:
      | count | left | first | clause            |
      | 3     | 6500 | Carol | 1846-2-e 1846-2-j |
      | 4     | 7500 | Dave  | 1846-2-e 1846-2-k |
      | 5     | 9000 | Erin  | 1846-2-l          |

  @1846-2-c
  Scenario: The notes kept in reserve do not put off the breaking of the bank
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $100
    And Bob is president of the GT with 50%
    And the GT owns a 4-train
    And the bank has $50 left, Alice holding the rest of its money
    And it is the GT's turn to distribute $200
    When the GT pays out its revenue
    Then Bob has received $100
    And the GT has received $100
    And the bank is $150 short
    And the game will end after operating round 2.2

  @1846-2-w
  Scenario Outline: Each of <count> players starts with $400
    Given a new game of <count> players
    # proves 1846-2-w
    Then Alice has $400
    # proves 1846-2-w
    And Bob has $400
    # proves 1846-2-w
    And Carol has $400
    # proves 1846-2-w
    And <last> has $400
    When <last> keeps Michigan Southern
    # proves 1846-2-w
    Then <last> has kept Michigan Southern
    # proves 1846-2-w
    And Alice has $400
    # proves 1846-2-w
    And <last> has $400

    Examples:
      | count | last  |
      | 3     | Carol |
      | 4     | Dave  |
      | 5     | Erin  |

  # ------------------------------------------------------------------------------------------- who takes part

  @until:1.1 @1846-2-h @1846-2-q @1846-2-m @1846-2-n
  Scenario: With five players everything takes part
    Given a new game of 5 players
    Then the public companies are the PRR, the NYC, the B&O, the C&O, the ERIE, the GT and the IC
    And the private companies are Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, Tunnel Blasting, Meat Packing, the Steamboat, Lake Shore Line, Michigan Central and Ohio & Indiana
    And the PRR has no token on the map
    And the C&O has no token on the map
    And the ERIE has no token on the map
    When Erin keeps Michigan Southern
    Then Erin has kept Michigan Southern
    And the public companies are the PRR, the NYC, the B&O, the C&O, the ERIE, the GT and the IC

  # Each member of each group is drawn out once.
  # 2-m and 2-n: those eight are there whatever is drawn. 2-r, 2-s and 2-t: what the three groups are.
  @until:1.1 @1846-2-g @1846-2-h @1846-2-p @1846-2-m @1846-2-n @1846-2-r @1846-2-s @1846-2-t
  Scenario Outline: With four players one of each group is drawn out, maybe the <corporation>, <track> and <bonus>
    Given a new game of 4 players, without the <corporation>, <track> and <bonus>
    Then the public companies are the NYC, the B&O, the GT, the IC, <corporations left>
    And the private companies are Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, <privates left>
    When Dave keeps Michigan Southern
    Then Dave has kept Michigan Southern
    And the public companies are the NYC, the B&O, the GT, the IC, <corporations left>
    And it is Carol's turn to choose a card

    Examples:
      | corporation | track            | bonus           | corporations left    | privates left                                                        |
      | C&O         | Lake Shore Line  | Meat Packing    | the ERIE and the PRR | Michigan Central, Ohio & Indiana, the Steamboat and Tunnel Blasting  |
      | ERIE        | Michigan Central | the Steamboat   | the C&O and the PRR  | Lake Shore Line, Ohio & Indiana, Meat Packing and Tunnel Blasting    |
      | PRR         | Ohio & Indiana   | Tunnel Blasting | the C&O and the ERIE | Lake Shore Line, Michigan Central, Meat Packing and the Steamboat    |

  # As above: each member of each group stays once.
  @until:1.1 @1846-2-g @1846-2-h @1846-2-o @1846-2-m @1846-2-n @1846-2-r @1846-2-s @1846-2-t
  Scenario Outline: With three players one of each group stays, maybe the <corporation>, <track> and <bonus>
    Given a new game of 3 players, without <drawn>
    Then the public companies are the NYC, the B&O, the GT, the IC and the <corporation>
    And the private companies are Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, <track> and <bonus>
    When Carol keeps Michigan Southern
    Then Carol has kept Michigan Southern
    And the public companies are the NYC, the B&O, the GT, the IC and the <corporation>
    And it is Bob's turn to choose a card

    Examples:
      | corporation | track            | bonus           | drawn                                                                                           |
      | C&O         | Lake Shore Line  | Meat Packing    | the ERIE, the PRR, Michigan Central, Ohio & Indiana, the Steamboat and Tunnel Blasting          |
      | ERIE        | Michigan Central | the Steamboat   | the C&O, the PRR, Lake Shore Line, Ohio & Indiana, Meat Packing and Tunnel Blasting             |
      | PRR         | Ohio & Indiana   | Tunnel Blasting | the C&O, the ERIE, Lake Shore Line, Michigan Central, Meat Packing and the Steamboat            |

  @1846-2-f @1846-S.Features-e
  Scenario: Nobody can start a corporation that is out of the game
    Given the game has been played up to the end of the distribution
    When Alice tries to buy the president's certificate of the ERIE at an opening price of $100
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the C&O at an opening price of $100
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the PRR at an opening price of $100
    Then Alice is president of the PRR with 20%
    And Alice has $40
    And the public companies are the PRR, the NYC, the B&O, the GT and the IC

  # S.Setup-a says again what 2-i says.
  @1846-2-i @1846-S.Setup-a
  Scenario Outline: The <corporation>, which is out, has a token on its home
    Given a new game of 4 players, without the <corporation>
    Then the <corporation> has a token in <home> only
    And the NYC has no token on the map
    When Dave keeps Michigan Southern
    Then Dave has kept Michigan Southern
    And the <corporation> has a token in <home> only

    Examples:
      | corporation | home |
      | C&O         | I15  |
      | ERIE        | E21  |
      | PRR         | F20  |

  @1846-2-i @1846-S.Setup-a
  Scenario: With three players two corporations have left a token on their homes
    Given the game has been played up to the first operating round
    Then the C&O has a token in I15 only
    And the ERIE has a token in E21 only
    And the NYC has no token on the map
    When the Michigan Southern lays #9 on C13, joining W and E
    Then 1 tile lies on the map
    And the ERIE has a token in E21 only

  @1846-2-i @1846-S.Setup-a @1846-6.2-ae
  Scenario: The token of a corporation that is out takes up its space
    Given 4 players at the table in phase II, without the ERIE
    And the NYC is in operation, opened at $100
    And Alice is president of the NYC with 40%
    And the NYC has $300 in its treasury
    And #7 lies on E19, joining NE and E
    And #8 lies on D18, joining E and SW
    And #293 lies on E17, joining NE and SW
    And it is the NYC's turn to build
    When the NYC tries to place a token in E21
    Then it is refused and nothing has changed
    When the NYC places a token in E17
    Then the NYC has tokens in D20 and E17 only
    And the NYC has $220 in its treasury
    And the ERIE has a token in E21 only

  @1846-2-i @1846-S.Setup-a
  Scenario: The Pennsylvania, if it is out, keeps no space in Fort Wayne
    Given 4 players at the table in phase I, without the PRR
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $300 in its treasury
    And the GT has a token in D14
    And #57 lies on D14, joining SW and NE
    And #8 lies on E13, joining NE and W
    And #57 lies on E11, joining W and E
    And it is the GT's turn to build
    Then the PRR has a token in F20 only
    When the GT places a token in E11
    Then the GT has tokens in B16, D14 and E11 only
    And the GT has $220 in its treasury

  @1846-2-i @1846-S.Setup-a
  Scenario: The Erie, if it is out, keeps no space in the city of Erie
    Given 4 players at the table in phase I, without the ERIE
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT has $300 in its treasury
    And the GT has a token in E17
    And #293 lies on E17, joining NE and SW
    And #8 lies on D18, joining E and SW
    And it is the GT's turn to build
    When the GT places a token in D20
    Then the GT has tokens in B16, D20 and E17 only
    And the GT has $220 in its treasury
    And the NYC has a token in D20 only

  # --------------------------------------------------------------------------------------------- players and cards

  @1846-2-u
  Scenario: The seats that the cards have given are kept
    Given the game has been played up to the end of the distribution
    Then the players sit in the order Alice, Bob and Carol
    When Alice buys the president's certificate of the GT at an opening price of $40
    Then it is Bob's turn to trade
    When Bob passes
    Then it is Carol's turn to trade
    When Carol passes
    Then it is Alice's turn to trade
    And Alice has $160
    And the players sit in the order Alice, Bob and Carol

  @1846-2-v
  Scenario Outline: The first of <count> players has the priority card, and keeps it during the distribution
    Given a new game of <count> players
    Then Alice holds the priority deal
    When <last> keeps Michigan Southern
    Then Alice holds the priority deal
    And <last> has kept Michigan Southern

    Examples:
      | count | last  |
      | 3     | Carol |
      | 4     | Dave  |
      | 5     | Erin  |

  @1846-2-v
  Scenario: The player with the priority card begins the first stock round
    Given the game has been played up to the end of the distribution
    Then Alice holds the priority deal
    And it is Alice's turn to trade
    When Alice buys the president's certificate of the IC at an opening price of $80
    Then Alice has $80
    And it is Bob's turn to trade

  # S.Draft-b says again what 2-x says; S.Features-e and 2-f: as many blanks as players; 2-y says again what 3-b and 3-c say.
  @1846-2-x @1846-S.Draft-b @1846-2-y @1846-3-b @1846-3-c @1846-2-f @1846-S.Features-e
  Scenario Outline: With <count> players the deck has <count> blanks, and <first> has drawn <hand size> cards
    Given a new game of <count> players
    Then it is <first>'s turn to choose a card
    # proves 1846-2-y 1846-3-c
    And <first> holds the hand <hand>
    And the deck is, from the top, <deck>
    When <first> keeps Michigan Southern
    Then <first> has kept Michigan Southern
    And it is <next>'s turn to choose a card

    Examples: hand and deck together: 6, 8 or 10 private companies and 3, 4 or 5 blanks
      | count | first | hand size | next  | hand                                                                                                 | deck                                                                                                                 | clause            |
      | 3     | Carol | 5         | Bob   | Michigan Southern, a blank, Big 4, a blank and Chicago & Western Indiana                             | a blank, the Mail Contract, the Steamboat and Michigan Central                                                       | 1846-2-f 1846-2-x |
      | 4     | Dave  | 6         | Carol | Michigan Southern, a blank, Big 4, a blank, Chicago & Western Indiana and a blank                    | the Mail Contract, a blank, Tunnel Blasting, the Steamboat, Michigan Central and Ohio & Indiana                      | 1846-2-f 1846-2-x |
      | 5     | Erin  | 7         | Dave  | Michigan Southern, a blank, Big 4, a blank, Chicago & Western Indiana, a blank and the Mail Contract | a blank, Tunnel Blasting, a blank, Meat Packing, the Steamboat, Lake Shore Line, Michigan Central and Ohio & Indiana | 1846-2-x          |
