Feature: Setting up, in the second edition
  The second edition has two private companies more, and draws as many more out before the game: Little Miami has come
  to Lake Shore Line, Michigan Central and Ohio & Indiana, Boomtown to Meat Packing, the Steamboat and Tunnel Blasting.
  Of each of these two groups one company is drawn out with five players, two are with four and three with three. Of the
  corporations none, one or two are, as in the first edition.

  # Each member of both groups is drawn out once. 2-m and 2-n: the others are there whatever is drawn.
  @since:2 @1846-2-f @1846-2-g @1846-2-h @1846-2-q @1846-2-m @1846-2-n @1846-2-r @1846-2-s
  Scenario Outline: With five players a private company of each group is drawn out, maybe <track> and <bonus>
    Given a new game of 5 players, without <track> and <bonus>
    Then the public companies are the PRR, the NYC, the B&O, the C&O, the ERIE, the GT and the IC
    And the private companies are Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, <privates left>
    When Erin keeps Michigan Southern
    Then Erin has kept Michigan Southern
    And the public companies are the PRR, the NYC, the B&O, the C&O, the ERIE, the GT and the IC
    And it is Dave's turn to choose a card

    Examples:
      | track            | bonus           | privates left                                                                                            |
      | Lake Shore Line  | Meat Packing    | Michigan Central, Ohio & Indiana, Little Miami, Boomtown, the Steamboat and Tunnel Blasting              |
      | Michigan Central | the Steamboat   | Lake Shore Line, Ohio & Indiana, Little Miami, Boomtown, Meat Packing and Tunnel Blasting                |
      | Ohio & Indiana   | Tunnel Blasting | Lake Shore Line, Michigan Central, Little Miami, Boomtown, Meat Packing and the Steamboat                |
      | Little Miami     | Boomtown        | Lake Shore Line, Michigan Central, Ohio & Indiana, Meat Packing, the Steamboat and Tunnel Blasting       |

  # Each member of each group is drawn out at least once, and stays at least once.
  @since:2 @1846-2-g @1846-2-h @1846-2-p @1846-2-m @1846-2-n @1846-2-r @1846-2-s @1846-2-t
  Scenario Outline: With four players two private companies of each group are drawn out, and the <corporation>: maybe <drawn>
    Given a new game of 4 players, without the <corporation>, <drawn>
    Then the public companies are the NYC, the B&O, the GT, the IC, <corporations left>
    And the private companies are Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, <privates left>
    When Dave keeps Michigan Southern
    Then Dave has kept Michigan Southern
    And it is Carol's turn to choose a card

    Examples:
      | corporation | drawn                                                             | corporations left    | privates left                                                        |
      | C&O         | Lake Shore Line, Little Miami, Meat Packing and Boomtown          | the ERIE and the PRR | Michigan Central, Ohio & Indiana, the Steamboat and Tunnel Blasting  |
      | ERIE        | Michigan Central, Ohio & Indiana, the Steamboat and Tunnel Blasting | the C&O and the PRR  | Lake Shore Line, Little Miami, Boomtown and Meat Packing             |
      | PRR         | Ohio & Indiana, Little Miami, Tunnel Blasting and Boomtown        | the C&O and the ERIE | Lake Shore Line, Michigan Central, Meat Packing and the Steamboat    |

  # Each member of each group stays once.
  @since:2 @1846-2-g @1846-2-h @1846-2-o @1846-2-m @1846-2-n @1846-2-r @1846-2-s @1846-2-t
  Scenario Outline: With three players one private company of each group stays, maybe <track> and <bonus>
    Given a new game of 3 players, without <drawn>
    Then the public companies are the NYC, the B&O, the GT, the IC and the <corporation>
    And the private companies are Michigan Southern, Big 4, Chicago & Western Indiana, the Mail Contract, <track> and <bonus>
    When Carol keeps Michigan Southern
    Then Carol has kept Michigan Southern
    And it is Bob's turn to choose a card

    Examples:
      | corporation | track            | bonus           | drawn                                                                                                                       |
      | C&O         | Lake Shore Line  | Meat Packing    | the ERIE, the PRR, Michigan Central, Ohio & Indiana, Little Miami, the Steamboat, Tunnel Blasting and Boomtown              |
      | ERIE        | Michigan Central | the Steamboat   | the C&O, the PRR, Lake Shore Line, Ohio & Indiana, Little Miami, Meat Packing, Tunnel Blasting and Boomtown                 |
      | PRR         | Ohio & Indiana   | Tunnel Blasting | the C&O, the ERIE, Lake Shore Line, Michigan Central, Little Miami, Meat Packing, the Steamboat and Boomtown                |
      | PRR         | Little Miami     | Boomtown        | the C&O, the ERIE, Lake Shore Line, Michigan Central, Ohio & Indiana, Meat Packing, the Steamboat and Tunnel Blasting       |

  @since:2 @1846-3-bq @1846-3-bv @1846-3-b @1846-3-c
  Scenario: Both new private companies are cards of the distribution, with the powers they have
    Given a new game of 5 players, without Lake Shore Line and Tunnel Blasting
    And the deck is, from the top, Boomtown, Little Miami, five blanks, Big 4, Michigan Southern, the Steamboat, the Mail Contract, Chicago & Western Indiana, Meat Packing, Michigan Central and Ohio & Indiana
    Then Boomtown can be used one more time
    And Little Miami can be used two more times
    When Dave tries to keep Boomtown
    Then it is refused and nothing has changed
    When Erin keeps Little Miami
    Then Erin has kept Little Miami
    And it is Dave's turn to choose a card
