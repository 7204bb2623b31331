Feature: Distributing the private companies
  The private companies are not auctioned. Before the first stock round they are dealt out by cards, together with a
  blank for each player. The player on the right of the priority card begins, and the turn goes round counter-clockwise:
  he draws two cards more than there are players, keeps one face down and puts the others, shuffled, under the deck.
  Whoever wants none of the private companies keeps a blank, if there is one among his cards; if there is none he has to
  keep a private company. When there are no more cards than for one hand, each sees all that is left.

  If in the end a single private company is left, whoever is next may buy it at its price or pass it on, $10 cheaper
  each time; when it costs nothing any more it has to be taken. Then everybody shows what he has kept and pays the bank,
  and Michigan Southern and Big 4 get their money, their train and their token.

  # ------------------------------------------------------------------------------------------- whose turn it is

  # S.Features-a says again what 3-a says.
  @1846-3-a @1846-S.Features-a @1846-3-m
  Scenario: There is no auction: nobody can offer more than is asked, or out of turn
    Given the game has been played up to the last private company
    When Bob tries to take Chicago & Western Indiana for $70
    Then it is refused and nothing has changed
    When Bob tries to take Chicago & Western Indiana for $60
    Then it is refused and nothing has changed
    When Alice tries to take Chicago & Western Indiana for $70
    Then it is refused and nothing has changed
    When Alice takes Chicago & Western Indiana for $60
    Then Alice owns Big 4 and Chicago & Western Indiana
    And it is Alice's turn to trade
    And it is stock round 1

  @1846-3-a @1846-3-p @1846-S.Features-a
  Scenario: Nobody buys a share before the private companies have been dealt out and paid for
    Given the game has been played up to the last private company
    Then it is the distribution
    And Alice has $400
    When Alice tries to buy the president's certificate of the GT at an opening price of $100
    Then it is refused and nothing has changed
    When Alice takes Chicago & Western Indiana for $60
    Then it is Alice's turn to trade
    And it is stock round 1
    And Alice has $240
    When Alice buys the president's certificate of the GT at an opening price of $100
    Then Alice has $40
    And Alice is president of the GT with 20%

  # S.Draft-a and 2-y say again what 3-b says. In whatever order the other cards are put under the deck, each of them
  # has a card that he can keep here.
  @1846-3-a @1846-3-b @1846-S.Draft-a @1846-2-y @1846-S.Features-a
  Scenario: The player on the right of the priority card begins, and the turn goes round counter-clockwise
    Given a new game of 4 players
    And the deck is, from the top, three blanks, Big 4, Michigan Southern, the Steamboat, a blank, the Mail Contract, Chicago & Western Indiana, Tunnel Blasting, Michigan Central and Ohio & Indiana
    Then Alice holds the priority deal
    When Bob tries to keep Big 4
    Then it is refused and nothing has changed
    When Alice tries to keep Big 4
    Then it is refused and nothing has changed
    When Dave keeps Michigan Southern
    Then it is Carol's turn to choose a card
    When Carol keeps the Mail Contract
    Then it is Bob's turn to choose a card
    When Bob keeps Big 4
    Then it is Alice's turn to choose a card
    When Alice keeps a blank
    Then it is Dave's turn to choose a card
    When Dave keeps a blank
    Then Dave has kept Michigan Southern and a blank
    And Carol has kept the Mail Contract
    And Bob has kept Big 4
    And Alice has kept a blank

  # ---------------------------------------------------------------------------------------------- drawing a hand

  # S.Draft-c says again what 3-c says.
  @1846-3-c @1846-2-y @1846-S.Draft-c
  Scenario: Four players draw six cards each time
    Given a new game of 4 players
    And the deck is, from the top, three blanks, Big 4, Michigan Southern, the Steamboat, a blank, the Mail Contract, Chicago & Western Indiana, Tunnel Blasting, Michigan Central and Ohio & Indiana
    Then Dave holds the hand three blanks, Big 4, Michigan Southern and the Steamboat
    When Dave keeps Michigan Southern
    Then Carol holds the hand a blank, the Mail Contract, Chicago & Western Indiana, Tunnel Blasting, Michigan Central and Ohio & Indiana
    When Carol keeps Tunnel Blasting
    Then Carol has kept Tunnel Blasting

  @1846-3-c @1846-2-y @1846-S.Draft-c @1846-3-d
  Scenario: Only a card that has been drawn can be kept
    Given a new game of 4 players
    And the deck is, from the top, three blanks, Big 4, Michigan Southern, the Steamboat, a blank, the Mail Contract, Chicago & Western Indiana, Tunnel Blasting, Michigan Central and Ohio & Indiana
    When Dave tries to keep the Mail Contract
    Then it is refused and nothing has changed
    When Dave keeps the Steamboat
    Then Dave has kept the Steamboat
    And it is Carol's turn to choose a card

  @1846-3-f @1846-3-c @1846-2-y @1846-S.Draft-c
  Scenario Outline: Even if all <count> blanks lie on top of the deck there are two private companies in the first hand
    Given a new game of <count> players
    And the deck is, from the top, <deck>
    Then <first> holds the hand <count> blanks, Michigan Southern and Big 4
    When <first> keeps Big 4
    Then <first> has kept Big 4

    Examples:
      | count | first | deck                                                                                                                                                                                             |
      | 3     | Carol | three blanks, Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, the Steamboat and Michigan Central                                                                         |
      | 4     | Dave  | four blanks, Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, Tunnel Blasting, the Steamboat, Michigan Central and Ohio & Indiana                                         |
      | 5     | Erin  | five blanks, Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, Tunnel Blasting, Meat Packing, the Steamboat, Lake Shore Line, Michigan Central and Ohio & Indiana          |

  # ----------------------------------------------------------------------------------------------- keeping a card

  # S.Draft-c says again what 3-d says.
  @1846-3-d @1846-S.Draft-c @1846-3-b
  Scenario: A player keeps one card and no second one
    Given a new game of 4 players
    And the deck is, from the top, three blanks, Big 4, Michigan Southern, the Steamboat, a blank, the Mail Contract, Chicago & Western Indiana, Tunnel Blasting, Michigan Central and Ohio & Indiana
    When Dave keeps Big 4
    Then Dave has kept Big 4
    When Dave tries to keep the Steamboat
    Then it is refused and nothing has changed
    When Carol keeps a blank
    Then Carol has kept a blank
    And Dave has kept Big 4
    And it is Bob's turn to choose a card

  @1846-3-d @1846-S.Draft-c
  Scenario: A player has to keep one card
    Given a new game of 3 players
    And Carol has kept Michigan Southern, Chicago & Western Indiana and Michigan Central
    And Bob has kept two blanks
    And Alice has kept Big 4 and the Mail Contract
    And Bob holds the hand the Steamboat and a blank
    When Bob tries to pass
    Then it is refused and nothing has changed
    When Bob keeps a blank
    Then Bob has kept three blanks
    When Alice passes
    Then it is Carol's turn to take the Steamboat for $30

  # S.Draft-c says again what 3-e says.
  @1846-3-e @1846-S.Draft-c
  Scenario: The cards that were not kept go under the deck
    Given a new game of 4 players
    And the deck is, from the top, three blanks, Big 4, Michigan Southern, the Steamboat, a blank, the Mail Contract, Chicago & Western Indiana, Tunnel Blasting, Michigan Central and Ohio & Indiana
    When Dave keeps the Steamboat
    Then Carol holds the hand a blank, the Mail Contract, Chicago & Western Indiana, Tunnel Blasting, Michigan Central and Ohio & Indiana
    When Carol keeps a blank
    Then it is Bob's turn to choose a card
    And Carol has kept a blank
    When Bob tries to keep the Steamboat
    Then it is refused and nothing has changed
    When Bob keeps Big 4
    Then Bob has kept Big 4

  @1846-3-e @1846-S.Draft-c @1846-3-c
  Scenario: The cards that were not kept are shuffled and lie in that order under the deck
    Given a new game of 3 players
    And the deck is, from the top, the Mail Contract, a blank, Big 4, Michigan Southern, the Steamboat, two blanks, Michigan Central and Chicago & Western Indiana
    When Carol keeps the Mail Contract
    And chance puts the cards under the deck in the order the Steamboat, Michigan Southern, Big 4 and a blank
    Then Bob holds the hand two blanks, Michigan Central, Chicago & Western Indiana and the Steamboat
    And the deck is, from the top, Michigan Southern, Big 4 and a blank
    When Bob keeps Michigan Central
    And chance puts the cards under the deck in the order a blank, the Steamboat, Chicago & Western Indiana and a blank
    Then Alice holds the hand Michigan Southern, Big 4, two blanks and the Steamboat
    And the deck is, from the top, Chicago & Western Indiana and a blank

  @1846-3-e @1846-S.Draft-c
  Scenario: Just the cards that were not kept go under the deck
    Given a new game of 3 players
    And the deck is, from the top, the Mail Contract, a blank, Big 4, Michigan Southern, the Steamboat, two blanks, Michigan Central and Chicago & Western Indiana
    When Carol keeps the Mail Contract
    And chance tries to put the cards under the deck in the order the Mail Contract, Michigan Southern, Big 4 and a blank
    Then it is refused and nothing has changed
    When chance tries to put the cards under the deck in the order the Steamboat, Michigan Southern and Big 4
    Then it is refused and nothing has changed
    When chance puts the cards under the deck in the order a blank, Michigan Southern, Big 4 and the Steamboat
    Then Bob holds the hand two blanks, Michigan Central, Chicago & Western Indiana and a blank
    And the deck is, from the top, Michigan Southern, Big 4 and the Steamboat

  # S.Draft-d says again what 3-g says.
  @1846-3-g @1846-S.Draft-d
  Scenario: Whoever wants none of the private companies keeps a blank
    Given a new game of 3 players
    When Carol keeps a blank
    Then Carol has kept a blank
    And it is Bob's turn to choose a card

  @1846-3-g @1846-S.Draft-d @1846-3-p
  Scenario: A player who has kept nothing but blanks has all his money and nothing else
    Given a new game of 3 players
    And Carol has kept Michigan Southern, Chicago & Western Indiana and Michigan Central
    And Bob has kept two blanks
    And Alice has kept Big 4 and the Mail Contract
    And Bob holds the hand the Steamboat and a blank
    When Bob keeps a blank
    And Alice takes the Steamboat for $40
    Then it is stock round 1
    And Bob has $400
    And Bob owns no private company
    And Bob holds no certificates
    And Alice owns Big 4, the Mail Contract and the Steamboat
    And Alice has $180

  @1846-3-h
  Scenario: With no blank in his hand a player has to keep one of the private companies
    Given a new game of 3 players
    And the deck is, from the top, the Mail Contract, Michigan Central, Big 4, Michigan Southern, the Steamboat, three blanks and Chicago & Western Indiana
    When Carol tries to keep a blank
    Then it is refused and nothing has changed
    When Carol keeps the Steamboat
    Then Carol has kept the Steamboat
    And it is Bob's turn to choose a card

  @1846-3-h @1846-3-d
  Scenario: The last two private companies, without a blank, are not offered: one of them has to be kept
    Given a new game of 3 players
    And Carol has kept Michigan Southern, a blank and Michigan Central
    And Bob has kept two blanks
    And Alice has kept Big 4 and the Mail Contract
    And Bob holds the hand the Steamboat and Chicago & Western Indiana
    When Bob tries to pass
    Then it is refused and nothing has changed
    When Bob tries to keep a blank
    Then it is refused and nothing has changed
    When Bob keeps the Steamboat
    Then Bob has kept two blanks and the Steamboat
    And it is Alice's turn to take Chicago & Western Indiana for $60
    When Alice passes
    Then it is Carol's turn to take Chicago & Western Indiana for $50

  @1846-3-i
  Scenario: Until all private companies have been chosen a card that was kept belongs to nobody
    Given the game has been played up to the last private company
    Then Carol has kept Michigan Southern, a blank and Michigan Central
    And Carol owns no private company
    And Carol has $400
    And Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, the Steamboat and Michigan Central are still unsold
    And the Michigan Southern owns no trains
    And the Michigan Southern has no token on the map
    When Alice passes
    Then it is Carol's turn to take Chicago & Western Indiana for $50
    And Carol owns no private company
    When Carol takes Chicago & Western Indiana for $50
    Then Carol owns Michigan Southern, Chicago & Western Indiana and Michigan Central
    And Alice owns Big 4
    And Bob owns the Mail Contract and the Steamboat

  # ---------------------------------------------------------------------------------------------- the last cards

  @1846-3-j
  Scenario: When no more cards are left than for one hand everybody chooses from all of them
    Given a new game of 3 players
    And Carol has kept Michigan Southern and a blank
    And Bob has kept the Mail Contract
    And Alice has kept a blank
    And Bob holds the hand Big 4, Chicago & Western Indiana, the Steamboat, Michigan Central and a blank
    Then the deck is, from the top, no cards
    When Bob keeps the Steamboat
    Then Alice holds the hand Big 4, Chicago & Western Indiana, Michigan Central and a blank
    And the deck is, from the top, no cards
    When Alice keeps Big 4
    Then Carol holds the hand Chicago & Western Indiana, Michigan Central and a blank
    When Carol keeps Michigan Central
    Then Bob holds the hand Chicago & Western Indiana and a blank
    And Carol has kept Michigan Southern, a blank and Michigan Central

  @1846-3-j @1846-3-c
  Scenario: With one card more than for a hand that card stays in the deck
    Given a new game of 3 players
    And Carol has kept Michigan Southern
    And Bob has kept the Mail Contract
    And Alice has kept a blank
    And Carol holds the hand Big 4, the Steamboat, Michigan Central and two blanks
    Then the deck is, from the top, Chicago & Western Indiana
    When Carol tries to keep Chicago & Western Indiana
    Then it is refused and nothing has changed
    When Carol keeps a blank
    Then Bob holds the hand Big 4, Chicago & Western Indiana, the Steamboat, Michigan Central and a blank
    And Carol has kept Michigan Southern and a blank

  @1846-3-k
  Scenario: When the last private company has been chosen nothing but blanks is dealt any more
    Given a new game of 3 players
    And Carol has kept Michigan Southern, Chicago & Western Indiana and Michigan Central
    And Bob has kept two blanks
    And Alice has kept Big 4 and the Mail Contract
    And Bob holds the hand the Steamboat and a blank
    When Bob keeps the Steamboat
    Then it is Alice's turn to trade
    And it is stock round 1
    And Bob has $360
    And Bob owns the Steamboat
    And Alice owns Big 4 and the Mail Contract
    And Alice has $220

  @1846-3-k
  Scenario: The distribution does not end while there is a private company among the cards
    Given a new game of 3 players
    And Carol has kept a blank and Michigan Central
    And Bob has kept Big 4 and Michigan Southern
    And Alice has kept Chicago & Western Indiana and the Mail Contract
    And Carol holds the hand two blanks and the Steamboat
    When Carol keeps a blank
    Then it is Bob's turn to choose a card
    And Bob holds the hand a blank and the Steamboat
    And it is the distribution
    And Bob has $400

  # ------------------------------------------------------------------------------------- the last private company

  # S.Draft-e says again what 3-l, 3-m and 3-n say.
  @1846-3-l @1846-3-m @1846-S.Draft-e
  Scenario: A single private company without a blank beside it is offered to whoever is next
    Given a new game of 3 players
    And Carol has kept Michigan Southern, Chicago & Western Indiana and Michigan Central
    And Bob has kept two blanks
    And Alice has kept Big 4 and the Mail Contract
    And Bob holds the hand the Steamboat and a blank
    When Bob keeps a blank
    Then it is Alice's turn to take the Steamboat for $40
    When Alice takes the Steamboat for $40
    Then Alice owns Big 4, the Mail Contract and the Steamboat
    And it is stock round 1
    And Alice has paid $220

  @1846-3-m @1846-S.Draft-e
  Scenario Outline: <private>, if it is the last private company, is offered for $<price> first
    Given a new game of 5 players
    And Alice has kept two blanks
    And it is Alice's turn to take <private> for $<price>
    When Alice tries to take <private> for $<more>
    Then it is refused and nothing has changed
    When Alice tries to take <private> for $<less>
    Then it is refused and nothing has changed
    When Alice takes <private> for $<price>
    Then Alice has paid $<price>
    And Alice owns <private>
    And it is stock round 1

    Examples: with Michigan Southern and Big 4 the price includes the debt of $80 and $60
      | private                   | price | more | less |
      | Michigan Southern         | 140   | 150  | 60   |
      | Big 4                     | 100   | 110  | 40   |
      | Chicago & Western Indiana | 60    | 61   | 50   |
      | the Mail Contract         | 80    | 81   | 70   |
      | Tunnel Blasting           | 60    | 61   | 59   |
      | Meat Packing              | 60    | 65   | 50   |
      | the Steamboat             | 40    | 50   | 39   |
      | Lake Shore Line           | 40    | 41   | 39   |
      | Michigan Central          | 40    | 50   | 30   |
      | Ohio & Indiana            | 40    | 60   | 0    |

  @1846-3-m @1846-3-n @1846-S.Draft-e
  Scenario: The last private company is bought at the price asked or passed on
    Given the game has been played up to the last private company
    When Alice tries to take Chicago & Western Indiana for $50
    Then it is refused and nothing has changed
    When Alice tries to take Chicago & Western Indiana for $70
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Carol's turn to take Chicago & Western Indiana for $50
    When Carol tries to take Chicago & Western Indiana for $60
    Then it is refused and nothing has changed
    When Carol passes
    Then it is Bob's turn to take Chicago & Western Indiana for $40
    When Bob takes Chicago & Western Indiana for $40
    Then Bob owns Chicago & Western Indiana, the Mail Contract and the Steamboat
    And Bob has $240

  @1846-3-n @1846-3-b @1846-S.Draft-e @1846-S.Draft-a
  Scenario: The offer goes on counter-clockwise, $10 cheaper each time
    Given a new game of 4 players
    And Alice has kept two blanks
    And it is Alice's turn to take Tunnel Blasting for $60
    When Alice passes
    Then it is Dave's turn to take Tunnel Blasting for $50
    When Dave passes
    Then it is Carol's turn to take Tunnel Blasting for $40
    When Carol passes
    Then it is Bob's turn to take Tunnel Blasting for $30
    When Bob passes
    Then it is Alice's turn to take Tunnel Blasting for $20
    When Alice takes Tunnel Blasting for $20
    Then Alice has paid $20
    And Alice owns Tunnel Blasting

  @1846-3-o @1846-S.Draft-e
  Scenario: When the price has come down to nothing the private company has to be taken
    Given the game has been played up to the last private company
    When Alice passes
    And Carol passes
    And Bob passes
    And Alice passes
    And Carol passes
    Then it is Bob's turn to take Chicago & Western Indiana for $10
    When Bob passes
    And Alice has to take Chicago & Western Indiana for $0
    Then Alice owns Big 4 and Chicago & Western Indiana
    And Alice has $300
    And it is stock round 1

  @1846-3-o @1846-3-n @1846-S.Draft-e @reading:1846-Q19=a
  Scenario Outline: The price of <railroad> comes down to the debt, which has to be paid in any case
    Given a new game of 3 players
    And <taker> has kept <cards> blanks
    And it is <last to pass>'s turn to take <railroad> for $<above>
    When <last to pass> passes
    And <taker> has to take <railroad> for $<debt>
    Then <taker> has paid $<debt>
    And <taker> owns <railroad>
    And the <railroad> has $<treasury> in its treasury

    Examples:
      | railroad          | last to pass | taker | cards | above | debt | treasury |
      | Michigan Southern | Bob          | Alice | two   | 90    | 80   | 60       |
      | Big 4             | Alice        | Carol | three | 70    | 60   | 40       |

  @1846-3-o @1846-3-n @1846-S.Draft-e @reading:1846-Q19=b
  Scenario Outline: The price of <railroad> comes down to nothing, the debt included
    Given a new game of 3 players
    And <taker> has kept three blanks
    And it is <first>'s turn to take <railroad> for $20
    When <first> passes
    Then it is <last to pass>'s turn to take <railroad> for $10
    When <last to pass> passes
    And <taker> has to take <railroad> for $0
    Then <taker> has $400
    And <taker> owns <railroad>
    And the <railroad> has $<treasury> in its treasury

    Examples:
      | railroad          | first | last to pass | taker | treasury |
      | Michigan Southern | Alice | Carol        | Bob   | 60       |
      | Big 4             | Bob   | Alice        | Carol | 40       |

  # ----------------------------------------------------------------------------------------------------- paying

  @1846-3-p @1846-3-a @1846-S.Features-a
  Scenario: In the end everybody pays the bank for all that he has kept
    Given the game has been played up to the last private company
    Then Alice has kept a blank and Big 4
    And Bob has kept the Mail Contract, the Steamboat and a blank
    And Carol has kept Michigan Southern, a blank and Michigan Central
    When Alice takes Chicago & Western Indiana for $60
    Then Alice has paid $160
    And Bob has paid $120
    And Carol has paid $180
    And the bank has received $360
    And the Michigan Southern has received $60
    And the Big 4 has received $40
    And no other player or company has gained or lost money

  @1846-3-p
  Scenario: A last private company that has become cheaper is paid for at its price then
    Given the game has been played up to the last private company
    When Alice passes
    And Carol takes Chicago & Western Indiana for $50
    Then Carol has paid $230
    And Alice has paid $100
    And Bob has paid $120
    And Carol owns Michigan Southern, Chicago & Western Indiana and Michigan Central
    And it is stock round 1

  @1846-3-q
  Scenario: Michigan Southern and Big 4 receive their money, a train and their token
    Given the game has been played up to the last private company
    Then the Michigan Southern owns no trains
    And the Big 4 owns no trains
    And the Michigan Southern has no token on the map
    And the Big 4 has $0 in its treasury
    And the bank has seven 2-trains left
    When Alice takes Chicago & Western Indiana for $60
    Then the Michigan Southern has $60 in its treasury
    And the Michigan Southern owns a 2-train
    And the Michigan Southern has a token in C15 only
    And the Big 4 has $40 in its treasury
    And the Big 4 owns a 2-train
    And the Big 4 has a token in G9 only
    And the bank has five 2-trains left

  @1846-S.Etiquette-a
  Scenario: Once the private companies have been dealt out everybody can see what each player and company has
    Given the game has been played up to the last private company
    Then Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, the Steamboat and Michigan Central are still unsold
    When Alice takes Chicago & Western Indiana for $60
    Then Alice owns Big 4 and Chicago & Western Indiana
    And Bob owns the Mail Contract and the Steamboat
    And Carol owns Michigan Southern and Michigan Central
    And Alice has $240
    And Bob has $280
    And Carol has $220
    And the Michigan Southern has $60 in its treasury
    And the Michigan Southern owns a 2-train
    When Alice buys the president's certificate of the GT at an opening price of $80
    Then Alice is president of the GT with 20%
    And Alice has $80
    And the GT has $160 in its treasury
    And the GT's treasury holds 80% of the GT
