Feature: Income and prices of the private companies
  Each private company has a list price, for which it is handed out at the start, and most have an income that the
  bank pays at the beginning of every operating round: to the player who has it, or to the corporation that has
  bought it. A corporation can buy it from a player for no more than the list price. Phase III ends all of it.

  The list prices of the two independent railroads have two parts, price and debt; see there. What each private
  company can do is told in the other parts of this section.

  # ------------------------------------------------------------------------------------------- income

  # One clause a row, and the rule itself.
  @1846-3-r @1846-3-v @1846-3-w @1846-3-ab
  Scenario Outline: Each operating round brings the player who owns <private> $15
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And Bob owns <private>
    And Alice, Bob, Carol and Dave have passed
    And it is Erin's turn to trade
    # proves 1846-3-r 1846-3-v 1846-3-w 1846-3-ab
    When Erin passes
    Then it is operating round 2.1
    And Bob has received $15
    And the bank has paid $15
    And no other player or company has gained or lost money

    Examples:
      | private          | clause    |
      | Michigan Central | 1846-3-v  |
      | Ohio & Indiana   | 1846-3-w  |
      | Lake Shore Line  | 1846-3-ab |

  # One clause a row, and the rule itself.
  @1846-3-r @1846-3-ae @1846-3-bb @1846-3-bh @1846-3-bo
  Scenario Outline: Each operating round brings the player who owns <private> <income>
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And Bob owns <private>
    And Alice, Bob, Carol and Dave have passed
    And it is Erin's turn to trade
    # proves 1846-3-r 1846-3-ae 1846-3-bb 1846-3-bh 1846-3-bo
    When Erin passes
    Then it is operating round 2.1
    And Bob has received <income>
    And the bank has paid <income>
    And no other player or company has gained or lost money

    Examples:
      | private                   | income | clause    |
      | Chicago & Western Indiana | $10    | 1846-3-ae |
      | Meat Packing              | $15    | 1846-3-bb |
      | the Steamboat             | $10    | 1846-3-bh |
      | Tunnel Blasting           | $20    | 1846-3-bo |

  @1846-3-ay @1846-3-r
  Scenario: The Mail Contract brings the player who owns it no income
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And Bob owns the Mail Contract
    And Carol owns Tunnel Blasting
    And Alice, Bob, Carol and Dave have passed
    And it is Erin's turn to trade
    # proves 1846-3-ay
    When Erin passes
    Then it is operating round 2.1
    And Bob has received $0
    And Carol has received $20

  @1846-3-r
  Scenario: A player is paid again in every operating round, for each of the private companies
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 4-train
    And Bob owns Michigan Central and Tunnel Blasting
    And Alice owns Chicago & Western Indiana
    And Alice, Bob, Carol and Dave have passed
    And it is Erin's turn to trade
    When Erin passes
    Then Bob has $435
    And Alice has $410
    When the GT ends its turn
    Then it is operating round 2.2
    And Bob has $470
    And Alice has $420

  @1846-3-r
  Scenario: There is no income in a stock round
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the B&O is in operation, opened at $90
    And Carol is president of the B&O with 60%
    And the GT owns a 4-train
    And the GT has already operated in this round
    And the B&O owns a 4-train
    And the B&O has $200 in its treasury
    And Bob owns Tunnel Blasting
    And it is the B&O's turn to buy trains in operating round 2.2
    When the B&O buys no train
    Then it is stock round 3
    And Bob has $400
    When everybody passes
    Then it is operating round 3.1
    And Bob has $420

  @1846-3-r @1846-3-t
  Scenario: Once a corporation has bought it, the private company pays the corporation
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 4-train
    And the GT has $100 in its treasury
    And Bob owns Michigan Central and Tunnel Blasting
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    Then Bob has $440
    And the GT has $60 in its treasury
    When the GT ends its turn
    Then it is operating round 2.2
    And Bob has $460
    And the GT has $75 in its treasury
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------- owned by a corporation

  @1846-3-t
  Scenario Outline: The income of <private> goes into the treasury of its corporation, not to the president
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 4-train
    And the GT owns <private>
    And the NYC is in operation, opened at $112
    And Carol is president of the NYC with 60%
    And the NYC owns a 4-train
    And the NYC owns Ohio & Indiana
    And it is the GT's turn to buy trains in operating round 2.1
    # proves 1846-3-t
    When the GT ends its turn
    Then it is operating round 2.2
    And the GT has received <income>
    And the NYC has received $15
    And the bank has paid <in all>
    And no other player or company has gained or lost money

    Examples:
      | private                                | income | in all |
      | Michigan Central                       | $15    | $30    |
      | the Mail Contract                      | $0     | $15    |
      | Tunnel Blasting                        | $20    | $35    |
      | Chicago & Western Indiana              | $10    | $25    |
      | the Steamboat and Meat Packing         | $25    | $40    |
      | Lake Shore Line and Tunnel Blasting    | $35    | $50    |

  @1846-3-t
  Scenario: A corporation in receivership receives its income as well
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 4-train
    And the NYC is in operation, opened at $50
    And the NYC is in receivership
    And the NYC owns Tunnel Blasting
    And the NYC has $5 in its treasury
    And Alice, Bob, Carol and Dave have passed
    And it is Erin's turn to trade
    When Erin passes
    Then it is the GT's turn to issue or redeem shares
    And the NYC has $25 in its treasury
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------- phase III

  # The end of the private companies in the book, and in the chart of the phases.
  @1846-3-r @1846-3-t @1846-S.Phase3-b
  Scenario: From the beginning of phase III on nobody has any income
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns Tunnel Blasting
    And Bob owns Michigan Central
    And Carol owns Chicago & Western Indiana and the Steamboat
    And the bank has no 4-trains left
    And the GT has $500 in its treasury
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 4/6-train from the bank for $450
    Then it is phase III
    And Tunnel Blasting, Michigan Central, Chicago & Western Indiana and the Steamboat have left the game
    And Bob owns no private company
    And the GT owns no private company
    When the GT ends its turn
    Then it is operating round 2.2
    And the GT has $50 in its treasury
    And Bob has $400
    And Carol has $400
    And no other player or company has gained or lost money

  # ---------------------------------------------------------------------------------------- prices

  # The list prices of all ten, one a row.
  @1846-3-v @1846-3-w @1846-3-ab @1846-3-ae @1846-3-aj @1846-3-ak @1846-3-ay @1846-3-bb @1846-3-bh @1846-3-bo
  Scenario Outline: <player>, who has kept <private>, pays for it in the end: in all <paid>
    Given a new game of 5 players
    And <player> has kept <private> and <blanks>
    And it is Alice's turn to take <last> for <asked>
    # proves 1846-3-v 1846-3-w 1846-3-ab 1846-3-ae 1846-3-aj 1846-3-ak 1846-3-ay 1846-3-bb 1846-3-bh 1846-3-bo
    When Alice takes <last> for <asked>
    Then <player> has paid <paid>
    And it is stock round 1

    Examples:
      | player | private                   | blanks     | last            | asked | paid | clause    |
      | Bob    | Michigan Southern         | two blanks | the Steamboat   | $40   | $140 | 1846-3-aj |
      | Bob    | Big 4                     | two blanks | the Steamboat   | $40   | $100 | 1846-3-ak |
      | Bob    | Chicago & Western Indiana | two blanks | the Steamboat   | $40   | $60  | 1846-3-ae |
      | Bob    | the Mail Contract         | two blanks | the Steamboat   | $40   | $80  | 1846-3-ay |
      | Bob    | Tunnel Blasting           | two blanks | the Steamboat   | $40   | $60  | 1846-3-bo |
      | Bob    | Meat Packing              | two blanks | the Steamboat   | $40   | $60  | 1846-3-bb |
      | Bob    | the Steamboat             | two blanks | Tunnel Blasting | $60   | $40  | 1846-3-bh |
      | Bob    | Lake Shore Line           | two blanks | the Steamboat   | $40   | $40  | 1846-3-ab |
      | Bob    | Michigan Central          | two blanks | the Steamboat   | $40   | $40  | 1846-3-v  |
      | Bob    | Ohio & Indiana            | two blanks | the Steamboat   | $40   | $40  | 1846-3-w  |
      | Alice  | Michigan Southern         | a blank    | the Steamboat   | $40   | $180 | 1846-3-aj |
      | Alice  | Big 4                     | a blank    | the Steamboat   | $40   | $140 | 1846-3-ak |
      | Alice  | Chicago & Western Indiana | a blank    | the Steamboat   | $40   | $100 | 1846-3-ae |
      | Alice  | the Mail Contract         | a blank    | the Steamboat   | $40   | $120 | 1846-3-ay |
      | Alice  | Tunnel Blasting           | a blank    | the Steamboat   | $40   | $100 | 1846-3-bo |
      | Alice  | Meat Packing              | a blank    | the Steamboat   | $40   | $100 | 1846-3-bb |
      | Alice  | the Steamboat             | a blank    | Tunnel Blasting | $60   | $100 | 1846-3-bh |
      | Alice  | Lake Shore Line           | a blank    | the Steamboat   | $40   | $80  | 1846-3-ab |
      | Alice  | Michigan Central          | a blank    | the Steamboat   | $40   | $80  | 1846-3-v  |
      | Alice  | Ohio & Indiana            | a blank    | the Steamboat   | $40   | $80  | 1846-3-w  |

  # The list prices of all ten, one a row.
  @1846-3-v @1846-3-w @1846-3-ab @1846-3-ae @1846-3-aj @1846-3-ak @1846-3-ay @1846-3-bb @1846-3-bh @1846-3-bo
  Scenario Outline: Before anything has been dealt <private> is for sale at <price>
    Given a new game of 5 players
    # proves 1846-3-v 1846-3-w 1846-3-ab 1846-3-ae 1846-3-aj 1846-3-ak 1846-3-ay 1846-3-bb 1846-3-bh 1846-3-bo
    Then <private> is offered at <price>
    When Erin keeps Michigan Southern
    Then Erin has kept Michigan Southern

    Examples:
      | private                   | price | clause    |
      | Michigan Southern         | $140  | 1846-3-aj |
      | Big 4                     | $100  | 1846-3-ak |
      | Chicago & Western Indiana | $60   | 1846-3-ae |
      | the Mail Contract         | $80   | 1846-3-ay |
      | Tunnel Blasting           | $60   | 1846-3-bo |
      | Meat Packing              | $60   | 1846-3-bb |
      | the Steamboat             | $40   | 1846-3-bh |
      | Lake Shore Line           | $40   | 1846-3-ab |
      | Michigan Central          | $40   | 1846-3-v  |
      | Ohio & Indiana            | $40   | 1846-3-w  |

  # The list prices of all ten, one a row.
  @1846-3-v @1846-3-w @1846-3-ab @1846-3-ae @1846-3-aj @1846-3-ak @1846-3-ay @1846-3-bb @1846-3-bh @1846-3-bo
  Scenario Outline: If it is the only card left <private> is offered at <price> first
    Given a new game of 5 players
    And Erin has kept <Erin>
    And Dave has kept <Dave>
    And Carol has kept <Carol>
    And Bob has kept two blanks
    And Alice has kept <Alice>
    And Bob holds the hand <private> and a blank
    # proves 1846-3-v 1846-3-w 1846-3-ab 1846-3-ae 1846-3-aj 1846-3-ak 1846-3-ay 1846-3-bb 1846-3-bh 1846-3-bo
    When Bob keeps a blank
    # proves 1846-3-v 1846-3-w 1846-3-ab 1846-3-ae 1846-3-aj 1846-3-ak 1846-3-ay 1846-3-bb 1846-3-bh 1846-3-bo
    Then it is Alice's turn to take <private> for <price>

    Examples:
      | private                   | price | Erin                                            | Dave                                      | Carol                                                        | Alice                                 | clause    |
      | Michigan Southern         | $140  | the Steamboat, Michigan Central and a blank     | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-aj |
      | Big 4                     | $100  | Michigan Southern, Michigan Central and a blank | the Steamboat, Ohio & Indiana and a blank | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-ak |
      | Chicago & Western Indiana | $60   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | the Steamboat, Meat Packing and Tunnel Blasting              | Lake Shore Line and the Mail Contract | 1846-3-ae |
      | the Mail Contract         | $80   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Steamboat     | 1846-3-ay |
      | Tunnel Blasting           | $60   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and the Steamboat    | Lake Shore Line and the Mail Contract | 1846-3-bo |
      | Meat Packing              | $60   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, the Steamboat and Tunnel Blasting | Lake Shore Line and the Mail Contract | 1846-3-bb |
      | the Steamboat             | $40   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-bh |
      | Lake Shore Line           | $40   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | the Steamboat and the Mail Contract   | 1846-3-ab |
      | Michigan Central          | $40   | Michigan Southern, the Steamboat and a blank    | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-v  |
      | Ohio & Indiana            | $40   | Michigan Southern, Michigan Central and a blank | Big 4, the Steamboat and a blank          | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-w  |

  # The list prices of all ten, one a row.
  @1846-3-v @1846-3-w @1846-3-ab @1846-3-ae @1846-3-aj @1846-3-ak @1846-3-ay @1846-3-bb @1846-3-bh @1846-3-bo
  Scenario Outline: Bob, who keeps <private> when only a blank is left beside it, pays <price>
    Given a new game of 5 players
    And Erin has kept <Erin>
    And Dave has kept <Dave>
    And Carol has kept <Carol>
    And Bob has kept two blanks
    And Alice has kept <Alice>
    And Bob holds the hand <private> and a blank
    # proves 1846-3-v 1846-3-w 1846-3-ab 1846-3-ae 1846-3-aj 1846-3-ak 1846-3-ay 1846-3-bb 1846-3-bh 1846-3-bo
    When Bob keeps <private>
    Then it is stock round 1
    And Bob has paid <price>

    Examples:
      | private                   | price | Erin                                            | Dave                                      | Carol                                                        | Alice                                 | clause    |
      | Michigan Southern         | $140  | the Steamboat, Michigan Central and a blank     | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-aj |
      | Big 4                     | $100  | Michigan Southern, Michigan Central and a blank | the Steamboat, Ohio & Indiana and a blank | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-ak |
      | Chicago & Western Indiana | $60   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | the Steamboat, Meat Packing and Tunnel Blasting              | Lake Shore Line and the Mail Contract | 1846-3-ae |
      | the Mail Contract         | $80   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Steamboat     | 1846-3-ay |
      | Tunnel Blasting           | $60   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and the Steamboat    | Lake Shore Line and the Mail Contract | 1846-3-bo |
      | Meat Packing              | $60   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, the Steamboat and Tunnel Blasting | Lake Shore Line and the Mail Contract | 1846-3-bb |
      | the Steamboat             | $40   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-bh |
      | Lake Shore Line           | $40   | Michigan Southern, Michigan Central and a blank | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | the Steamboat and the Mail Contract   | 1846-3-ab |
      | Michigan Central          | $40   | Michigan Southern, the Steamboat and a blank    | Big 4, Ohio & Indiana and a blank         | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-v  |
      | Ohio & Indiana            | $40   | Michigan Southern, Michigan Central and a blank | Big 4, the Steamboat and a blank          | Chicago & Western Indiana, Meat Packing and Tunnel Blasting  | Lake Shore Line and the Mail Contract | 1846-3-w  |

  # The list prices of all ten: each of them counts here.
  @1846-3-v @1846-3-w @1846-3-ab @1846-3-ae @1846-3-aj @1846-3-ak @1846-3-ay @1846-3-bb @1846-3-bh @1846-3-bo
  Scenario: At the end of the distribution the list prices are paid
    Given a new game of 5 players
    And Erin has kept Michigan Southern, Michigan Central and a blank
    And Dave has kept Big 4, Ohio & Indiana and a blank
    And Carol has kept Chicago & Western Indiana, Meat Packing and a blank
    And Bob has kept the Mail Contract and a blank
    And Alice has kept Lake Shore Line and a blank
    And Bob holds the hand Tunnel Blasting and the Steamboat
    When Bob keeps Tunnel Blasting
    Then it is Alice's turn to take the Steamboat for $40
    When Alice takes the Steamboat for $40
    Then Erin has $220
    And Dave has $260
    And Carol has $280
    And Bob has $260
    And Alice has $320
    And Alice owns the Steamboat and Lake Shore Line
    And Bob owns the Mail Contract and Tunnel Blasting
    And it is stock round 1

  # One clause a row, and the rule in the book and in the section on purchases.
  @1846-3-s @1846-6.6-c @1846-3-v @1846-3-w @1846-3-ab
  Scenario Outline: A corporation pays $40 at most for <private>
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $100 in its treasury
    And Bob owns <private>
    And it is the GT's turn to build
    When the GT tries to buy <private> from Bob for $41, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys <private> from Bob for $40, with Bob's consent
    Then the GT owns <private>
    And the GT has $60 in its treasury
    And Bob has $440
    And no other player or company has gained or lost money

    Examples:
      | private          | clause    |
      | Michigan Central | 1846-3-v  |
      | Ohio & Indiana   | 1846-3-w  |
      | Lake Shore Line  | 1846-3-ab |

  # One clause a row, and the rule in the book and in the section on purchases.
  @1846-3-s @1846-6.6-c @1846-3-ae @1846-3-ay @1846-3-bb @1846-3-bh @1846-3-bo
  Scenario Outline: A corporation pays no more than the list price of <private>
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $100 in its treasury
    And Bob owns <private>
    And it is the GT's turn to build
    When the GT tries to buy <private> from Bob for <too much>, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys <private> from Bob for <list price>, with Bob's consent
    Then the GT owns <private>
    And the GT has paid <list price>
    And Bob has received <list price>
    And no other player or company has gained or lost money

    Examples:
      | private                   | list price | too much | clause    |
      | Chicago & Western Indiana | $60        | $61      | 1846-3-ae |
      | the Mail Contract         | $80        | $81      | 1846-3-ay |
      | Meat Packing              | $60        | $61      | 1846-3-bb |
      | the Steamboat             | $40        | $41      | 1846-3-bh |
      | Tunnel Blasting           | $60        | $61      | 1846-3-bo |

  @1846-3-s @1846-6.6-c
  Scenario: The president cannot sell his own private company to his corporation for more either
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $300 in its treasury
    And Alice owns Tunnel Blasting
    And it is the GT's turn to issue or redeem shares
    When the GT tries to buy Tunnel Blasting from Alice for $80
    Then it is refused and nothing has changed
    When the GT buys Tunnel Blasting from Alice for $60
    Then the GT owns Tunnel Blasting
    And Alice has $460
    And the GT has $240 in its treasury
    And no other player or company has gained or lost money
