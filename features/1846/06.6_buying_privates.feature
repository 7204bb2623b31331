Feature: Buying private companies
  In Phases I and II a corporation may buy private companies, one or several, at any point of its own turn. Their owner
  must agree. The treasury pays him a price between one dollar and the printed one. From then on the private company
  lies with the corporation's charter, its income and its power are the corporation's, and using the power does not
  close it.

  Background: the GT could run, and Bob has private companies
    Given 5 players at the table in phase I
    And #57 lies on B16, joining W and E
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 2-train
    And the GT has $200 in its treasury
    And Bob owns Michigan Central, the Steamboat and the Mail Contract

  # ------------------------------------------------------------------------------------------------------ when and of whom

  @1846-6.6-a @1846-6-k @1846-S.Phase1-c @1846-S.Purchases-a
  Scenario Outline: A corporation may buy a private company when it is to <task>
    Given it is the GT's turn to <task>
    When the GT tries to buy Michigan Central from Bob for $40
    Then it is refused and nothing has changed
    # proves 1846-6.6-a
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    Then the GT owns Michigan Central
    And the GT has $160 in its treasury
    And Bob has $440
    And no other player or company has gained or lost money
    And it is the GT's turn to <task>

    Examples:
      | task                   |
      | issue or redeem shares |
      | build                  |
      | run its trains         |
      | distribute $70         |
      | buy trains             |

  @1846-6.6-a @1846-S.Phase1-c @1846-S.Purchases-a
  Scenario: In Phase II it may as in Phase I
    Given it is phase II
    And it is the GT's turn to build
    When the GT tries to buy the Steamboat from Bob for $40
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $40, with Bob's consent
    Then the GT owns the Steamboat
    And Bob has $440

  @1846-6.6-a @1846-6-k
  Scenario: Even a corporation whose president has to help it may
    Given it is phase II
    And the market holds 40% of the GT
    And the GT owns no trains
    And the GT has $10 in its treasury
    And the NYC is in operation at a par of $80
    And Carol is president of the NYC with 40%
    And it is Alice's turn to raise money for the GT
    When the GT buys the Steamboat from Bob for $1, with Bob's consent
    Then the GT owns the Steamboat
    And Bob has $401
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $0 in its treasury
    And Alice has $249

  @1846-6.6-a @1846-6-k @1846-3-as @1846-6.5-g
  Scenario: A railroad for a dollar ends the duty to buy a train, before anything is raised for one
    Given it is phase II
    And Bob owns Big 4
    And the Big 4 has $50 in its treasury
    And the market holds 40% of the GT
    And the GT owns no trains
    And the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys Big 4 from Bob for $1, with Bob's consent
    Then the GT owns a 2-train
    And the GT has $59 in its treasury
    And Bob has $401
    And Alice has $400
    When the GT buys no train
    Then the GT owns a 2-train

  @1846-6.6-a @1846-6-k @1846-3-as @1846-6.5-g @reading:1846-Q93=a
  Scenario: A railroad ends the duty even after the president has sold shares for a train
    Given it is phase II
    And Bob owns Big 4
    And the market holds 40% of the GT
    And the GT owns no trains
    And the GT has $10 in its treasury
    And the IC is in operation, opened at $80
    And Carol is president of the IC with 40%
    And Alice holds 20% of the IC
    And Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the IC
    Then Alice has $180
    When the GT buys Big 4 from Bob for $1, with Bob's consent
    Then the GT owns a 2-train
    When the GT buys no train
    Then Alice has $180
    And the GT owns a 2-train

  @1846-6.6-a @1846-6-k @1846-3-as @1846-6.5-g @reading:1846-Q93=a
  Scenario: A railroad ends the duty even after shares have been issued for a train
    Given it is phase II
    And Bob owns Big 4
    And the market holds 30% of the GT
    And the GT owns no trains
    And the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    And the GT buys Big 4 from Bob for $1, with Bob's consent
    Then the GT owns a 2-train
    And Bob has $401
    When the GT buys no train
    Then the GT owns a 2-train

  @1846-6.6-a @1846-6-k
  Scenario: A private company can be bought between the shares issued for a train and the train
    Given it is phase II
    And the market holds 30% of the GT
    And the GT owns no trains
    And the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    And the GT buys the Steamboat from Bob for $1, with Bob's consent
    Then the GT owns the Steamboat
    And Bob has $401
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train

  @1846-6.6-a @1846-6-k @1846-3-as @1846-6.5-g @reading:1846-Q93=b
  Scenario: Once shares have been sold for a train no railroad takes its place
    Given it is phase II
    And Bob owns Big 4
    And the market holds 40% of the GT
    And the GT owns no trains
    And the GT has $10 in its treasury
    And the IC is in operation, opened at $80
    And Carol is president of the IC with 40%
    And Alice holds 20% of the IC
    And Alice has $100
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the IC
    Then Alice has $180
    When the GT tries to buy Big 4 from Bob for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $1, with Bob's consent
    And the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Alice has $29

  @1846-6.6-a @1846-6-k @1846-3-as @1846-6.5-g @reading:1846-Q93=b
  Scenario: Once shares have been issued for a train no railroad takes its place
    Given it is phase II
    And Bob owns Big 4
    And the market holds 30% of the GT
    And the GT owns no trains
    And the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    And the GT tries to buy Big 4 from Bob for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $1, with Bob's consent
    And the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And Bob has $401

  @1846-6.6-a @1846-6-k
  Scenario: Only the corporation whose turn it is may
    Given the NYC is in operation, opened at $80
    And Carol is president of the NYC with 40%
    And the NYC has $200 in its treasury
    And it is the GT's turn to build
    When the NYC tries to buy the Steamboat from Bob for $40, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $40, with Bob's consent
    Then the GT owns the Steamboat
    And the NYC has $200 in its treasury

  @1846-6.6-a
  Scenario: The owner must agree, and nobody agrees for him
    Given it is the GT's turn to build
    When the GT tries to buy the Steamboat from Bob for $40, with Carol's consent
    Then it is refused and nothing has changed
    When the GT tries to buy the Steamboat from Bob for $40, with Alice's consent
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $40, with Bob's consent
    Then the GT owns the Steamboat
    And Bob has $440

  @1846-6.6-a
  Scenario: A president sells to his own corporation as he likes
    Given Alice owns Tunnel Blasting
    And it is the GT's turn to build
    When the GT buys Tunnel Blasting from Alice for $60
    Then the GT owns Tunnel Blasting
    And Alice has $460
    And the GT has $140 in its treasury

  @1846-6.6-a @1846-3-al
  Scenario: An independent railroad buys none
    Given Bob owns Big 4, Michigan Central and the Steamboat
    And it is the Big 4's turn to build
    When the Big 4 tries to buy the Steamboat from Bob for $1
    Then it is refused and nothing has changed
    When the Big 4 lays no track
    And the GT buys the Steamboat from Bob for $1, with Bob's consent
    Then the GT owns the Steamboat
    And Bob has $401

  @1846-6.6-a @1846-S.Phase1-c
  Scenario: After Phase II none is bought, not even one that is still there
    Given it is phase II
    And the bank has no 4-trains left
    And the GT has $1,000 in its treasury
    And it is the GT's turn to buy trains
    When the GT buys the Steamboat from Bob for $40, with Bob's consent
    Then the GT owns the Steamboat
    When the GT buys a 5-train from the bank for $500
    Then it is phase III
    When the GT tries to buy the Mail Contract from Bob for $80, with Bob's consent
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------------------------------- several

  @1846-6.6-b
  Scenario: Several may be bought in a turn, one after another
    Given it is the GT's turn to issue or redeem shares
    When the GT buys Michigan Central from Bob for $30, with Bob's consent
    And the GT buys the Steamboat from Bob for $20, with Bob's consent
    And the GT buys the Mail Contract from Bob for $80, with Bob's consent
    Then the GT owns the Mail Contract, the Steamboat and Michigan Central
    And Bob owns no private company
    And the GT has $70 in its treasury
    And Bob has $530

  @1846-6.6-b @1846-6.6-c
  Scenario: As many as the treasury can pay
    Given the GT has $100 in its treasury
    And it is the GT's turn to build
    When the GT buys the Mail Contract from Bob for $80, with Bob's consent
    And the GT tries to buy the Steamboat from Bob for $21, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $20, with Bob's consent
    Then the GT has $0 in its treasury
    And the GT owns the Mail Contract and the Steamboat

  # --------------------------------------------------------------------------------------------------------------- the price

  @1846-6.6-c @1846-3-s @1846-S.Purchases-a
  Scenario Outline: <private> costs a corporation $1 at least and $<face> at most, here $<price>
    Given Bob owns <private>
    And it is the GT's turn to build
    # proves 1846-6.6-c 1846-3-s 1846-S.Purchases-a
    When the GT tries to buy <private> from Bob for $0, with Bob's consent
    Then it is refused and nothing has changed
    # proves 1846-6.6-c 1846-3-s 1846-S.Purchases-a
    When the GT tries to buy <private> from Bob for $<above>, with Bob's consent
    Then it is refused and nothing has changed
    # proves 1846-6.6-c 1846-3-s 1846-S.Purchases-a
    When the GT buys <private> from Bob for $<price>, with Bob's consent
    Then Bob has $<cash>
    And the bank has paid $0
    And the GT owns <private>

    Examples:
      | private                    | face | above | price | cash |
      | Michigan Central           | 40   | 41    | 1     | 401  |
      | Michigan Central           | 40   | 41    | 40    | 440  |
      | Ohio & Indiana             | 40   | 41    | 1     | 401  |
      | Ohio & Indiana             | 40   | 41    | 40    | 440  |
      | Lake Shore Line            | 40   | 41    | 1     | 401  |
      | Lake Shore Line            | 40   | 41    | 40    | 440  |
      | Chicago & Western Indiana  | 60   | 61    | 1     | 401  |
      | Chicago & Western Indiana  | 60   | 61    | 60    | 460  |
      | the Mail Contract          | 80   | 81    | 1     | 401  |
      | the Mail Contract          | 80   | 81    | 80    | 480  |
      | Tunnel Blasting            | 60   | 61    | 1     | 401  |
      | Tunnel Blasting            | 60   | 61    | 60    | 460  |
      | Meat Packing               | 60   | 61    | 1     | 401  |
      | Meat Packing               | 60   | 61    | 60    | 460  |
      | the Steamboat              | 40   | 41    | 1     | 401  |
      | the Steamboat              | 40   | 41    | 40    | 440  |

  @1846-6.6-c @1846-3-s @1846-S.Purchases-a
  Scenario Outline: <private> costs a corporation $<face> at most, whatever its first owner paid, here $<price>
    Given Bob owns <private>
    And it is the GT's turn to build
    When the GT tries to buy <private> from Bob for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the GT tries to buy <private> from Bob for $<above>, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys <private> from Bob for $<price>, with Bob's consent
    Then Bob has $<cash>
    And the bank has paid $0
    And the GT owns two 2-trains

    Examples:
      | private           | face | above | price | cash |
      | Michigan Southern | 60   | 61    | 1     | 401  |
      | Michigan Southern | 60   | 61    | 60    | 460  |
      | Big 4             | 40   | 41    | 1     | 401  |
      | Big 4             | 40   | 41    | 40    | 440  |

  @1846-6.6-c
  Scenario: The treasury pays it all
    Given the GT has $39 in its treasury
    And it is the GT's turn to build
    When the GT tries to buy Michigan Central from Bob for $40, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $39, with Bob's consent
    Then the GT has $0 in its treasury
    And Alice has $400
    And Bob has $439

  @1846-6.6-c @1846-3-at
  Scenario: What an independent railroad has in its treasury does not help to pay for it
    Given Bob owns Michigan Southern
    And the Michigan Southern has $100 in its treasury
    And the GT has $50 in its treasury
    And it is the GT's turn to build
    When the GT tries to buy Michigan Southern from Bob for $51, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys Michigan Southern from Bob for $50, with Bob's consent
    Then the GT has $100 in its treasury
    And Bob has $450

  # -------------------------------------------------------------------------------------------------------------- afterwards

  @1846-6.6-d
  Scenario: What is bought lies with the corporation, which has the income from then on
    Given it is the GT's turn to buy trains in operating round 2.1
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    Then the GT owns Michigan Central
    And Bob owns the Mail Contract and the Steamboat
    When the GT buys no train
    Then it is operating round 2.2
    And the GT has received $15
    And Bob has received $10
    And no other player or company has gained or lost money

  @1846-6.6-e @1846-S.Purchases-a
  Scenario: Its power can be used at once, and not before
    Given it is the GT's turn to build
    When the GT tries to lay #9 on B12, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    And the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    Then #9 lies on B12, joining W and E
    And the GT has $160 in its treasury

  @1846-6.6-e @1846-6.2-w @reading:1846-Q13=a
  Scenario: Its power can be used in a later turn
    Given the GT owns Michigan Central
    And it is the GT's turn to build
    When the GT tries to lay #9 on B12, joining NW and SE, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    Then #9 lies on B12, joining W and E
    And the GT has $200 in its treasury

  @1846-6.6-e @1846-3-ad @reading:1846-Q13=b
  Scenario: Its power is lost when the turn is over in which it was bought
    Given the GT owns Michigan Central
    And it is the GT's turn to build
    When the GT tries to lay #9 on B12, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT lays #9 on B14, joining W and E
    Then #9 lies on B14, joining W and E
    And the GT has $180 in its treasury

  @1846-6.6-e @1846-S.Purchases-a @1846-3-bi
  Scenario: The marker of the Steamboat is moved by the corporation that has bought it
    Given it is the GT's turn to build
    When the GT tries to put the port marker on B8
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $40, with Bob's consent
    And the GT puts the port marker on B8
    Then the port marker lies on B8
    And the GT has the port marker

  @1846-6.6-f @1846-S.Purchases-b
  Scenario: When its power has been used up, a private company still stays and pays
    Given the GT owns Michigan Central
    And the GT has already bought Michigan Central in this turn
    And it is the GT's turn to build in operating round 2.1
    When the GT lays #9 on B12, joining W and E, by the power of Michigan Central
    And the GT lays #9 on B10, joining W and E, by the power of Michigan Central
    Then Michigan Central can be used no more times
    And the GT owns Michigan Central
    When the GT runs
      | 2-train | B16 B18 |
    And the GT keeps its revenue
    And the GT buys no train
    Then it is operating round 2.2
    And the GT owns Michigan Central
    And the GT has received $15

  @1846-6.6-c @1846-6-k
  Scenario Outline: When it is to <task> a corporation pays no more for a private company than it has
    Given the GT has $30 in its treasury
    And it is the GT's turn to <task>
    When the GT tries to buy Michigan Central from Bob for $40, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $30, with Bob's consent
    Then the GT owns Michigan Central
    And the GT has $0 in its treasury

    Examples:
      | task                   |
      | issue or redeem shares |
      | run its trains         |
      | distribute $70         |

  @1846-6.6-a @1846-6-k
  Scenario: After it has done something in its turn the owner has to agree as before
    Given it is the GT's turn to issue or redeem shares
    When the GT issues one share
    Then the market holds 10% of the GT
    When the GT tries to buy Michigan Central from Bob for $40
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    Then the GT owns Michigan Central
    And Bob has $440

  # ----------------------------------------------------------------------------- at every point of the turn the same

  @1846-6.6-a @1846-6-k
  Scenario Outline: When it is to <task> the owner has to agree as well
    Given it is the GT's turn to <task>
    When the GT tries to buy Michigan Central from Bob for $40
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    Then the GT owns Michigan Central
    And Bob has $440

    Examples:
      | task           |
      | run its trains |
      | distribute $70 |

  # As the GT could buy a train of the NYC, it has something to buy for little money.
  @1846-6.6-c @1846-6-k
  Scenario: When it is to buy trains a corporation pays no more for a private company than it has either
    Given the NYC is in operation, opened at $80
    And Alice is president of the NYC with 40%
    And the NYC owns two 2-trains
    And the GT has $30 in its treasury
    And it is the GT's turn to buy trains
    When the GT tries to buy Michigan Central from Bob for $40, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $30, with Bob's consent
    Then the GT owns Michigan Central
    And the GT has $0 in its treasury

  @1846-6.6-a @1846-6.6-c @1846-6-k
  Scenario: While its president raises money a corporation buys a private company as ever
    Given it is phase II
    And the market holds 40% of the GT
    And the GT owns no trains
    And the GT has $30 in its treasury
    And it is Alice's turn to raise money for the GT
    # proves 1846-6.6-a
    When the GT tries to buy the Steamboat from Bob for $20
    # proves 1846-6.6-a
    Then it is refused and nothing has changed
    # proves 1846-6.6-c
    When the GT tries to buy the Steamboat from Bob for $40, with Bob's consent
    # proves 1846-6.6-c
    Then it is refused and nothing has changed
    When the GT buys the Steamboat from Bob for $20, with Bob's consent
    Then the GT owns the Steamboat
    And the GT has $10 in its treasury

  @1846-6.6-c
  Scenario: After it has done something in its turn a corporation pays no more than the printed price either
    Given it is the GT's turn to issue or redeem shares
    When the GT issues one share
    Then the market holds 10% of the GT
    When the GT tries to buy Michigan Central from Bob for $41, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys Michigan Central from Bob for $40, with Bob's consent
    Then the GT owns Michigan Central

  @1846-6.2-f @1846-3-ab
  Scenario: After its trains have run Lake Shore Line lays no green tile before phase II
    Given #57 lies on D14, joining SW and NE
    And the bank has no 2-trains left
    And the GT owns Lake Shore Line
    And the GT has already bought Lake Shore Line in this turn
    And it is the GT's turn to buy trains
    When the GT tries to lay #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then it is phase II
    When the GT lays #14 on D14, joining SW, NW, NE and SE, by the power of Lake Shore Line
    Then #14 lies on D14, joining SW, NW, NE and SE
