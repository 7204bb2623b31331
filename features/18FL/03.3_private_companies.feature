Feature: Private companies
  A private company comes into the game when somebody buys it, at the beginning. It stays with its buyer and pays him a
  fixed income in each operating round until it closes: with its bonus action, the Canal Company with the first
  train of the FEC, and all that are left when phase 5 begins.

  # ------------------------------------------------------------------------------- price, income, and who plays with which

  @18FL-3.3-n @18FL-3.3-o @18FL-3.1-c @18FL-3.3-b @18FL-3.3-d
  Scenario: With two players the Tallahassee Railroad costs $20 and pays $5, the Steamship Company $40 and $10
    Given a new game of 2 players
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Alice takes the Tallahassee Railroad for $20
    Then Alice has $280
    When Bob takes the Steamship Company for $40
    Then Bob has $260
    And the private companies are the Tallahassee Railroad and the Steamship Company
    When everybody passes
    Then Alice has $285
    And Bob has $270
    And the bank has $7,445

  @18FL-3.3-n @18FL-3.3-o @18FL-3.3-p @18FL-3.1-c @18FL-3.3-d
  Scenario: With three players there is the Terminal Company besides, which costs $70 and pays $15
    Given a new game of 3 players
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Alice takes the Steamship Company for $40
    And Bob takes the Tallahassee Railroad for $20
    And Carol takes the Terminal Company for $70
    Then Alice has $260
    And Bob has $280
    And Carol has $230
    And the private companies are the Tallahassee Railroad, the Steamship Company and the Terminal Company
    When everybody passes
    Then Alice has $270
    And Bob has $285
    And Carol has $245
    And the bank has $7,200

  # All four cards are on the table here, and what each of them says of itself.
  @18FL-3.3-n @18FL-3.3-o @18FL-3.3-p @18FL-3.3-q @18FL-3.1-c @18FL-3.3-d
  Scenario: With four players there is the Canal Company besides, which costs $110 and pays $20
    Given a new game of 4 players
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    And Alice takes the Canal Company for $110
    And Bob takes the Terminal Company for $70
    And Carol takes the Steamship Company for $40
    And Dave takes the Tallahassee Railroad for $20
    Then Alice has $190
    And Bob has $230
    And Carol has $260
    And Dave has $280
    When everybody passes
    Then Alice has $210
    And Bob has $245
    And Carol has $270
    And Dave has $285
    And the bank has $6,990

  # Each row has its own of the four cards.
  @18FL-3.3-n @18FL-3.3-o @18FL-3.3-p @18FL-3.3-q @18FL-3.1-c @18FL-3.2-g @18FL-5.3-a
  Scenario Outline: The <private> costs <price>, paid to the bank
    Given a new game of 4 players
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    Then it is Alice's turn to choose a private company
    # proves 18FL-3.3-n 18FL-3.3-o 18FL-3.3-p 18FL-3.3-q 18FL-5.3-a
    When Alice takes the <private> for <price>
    Then Alice has <left>
    And the bank has received <price>
    And Alice owns the <private>

    Examples:
      | private              | price | left | clause     |
      | Tallahassee Railroad | $20   | $275 | 18FL-3.3-n |
      | Steamship Company    | $40   | $255 | 18FL-3.3-o |
      | Terminal Company     | $70   | $225 | 18FL-3.3-p |
      | Canal Company        | $110  | $185 | 18FL-3.3-q |

  @18FL-3.3-p @18FL-3.3-q @18FL-3.3-b @18FL-5.3-b
  Scenario Outline: What is not in play with <count> players nobody buys later either: <private>
    Given the game has been played up to <opening>
    # No legal twin: in a stock round no private company is for sale.
    When <player> tries to take <private> for <face>
    Then it is refused and nothing has changed
    When <player> buys the president's certificate of the SR at a par of $70
    Then <player> has paid $140
    And <player> owns the Tallahassee Railroad

    Examples:
      | count | opening                            | player | private              | face | clause     |
      | 2     | the end of the distribution of two | Bob    | the Terminal Company | $70  | 18FL-3.3-p |
      | 2     | the end of the distribution of two | Bob    | the Canal Company    | $110 | 18FL-3.3-q |
      | 3     | the end of the distribution        | Alice  | the Canal Company    | $110 | 18FL-3.3-q |

  @18FL-3.3-b @18FL-3.3-d
  Scenario: A private company pays nothing before somebody has bought it
    Given a new game of 2 players
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Alice takes the Steamship Company for $40
    Then Alice owns the Steamship Company
    And Bob owns no private company
    And Bob has $300
    And Alice has $255
    When Bob takes the Tallahassee Railroad for $20
    Then Bob owns the Tallahassee Railroad
    When everybody passes
    Then Bob has $285
    And Alice has $265

  # ------------------------------------------------------------------------------------------------ income and keeping

  @18FL-3.3-d @18FL-3.3-c
  Scenario: A private company pays in each operating round, in both rounds of a set
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And Bob is president of the SR with 60%
    And the SR owns a 2-train
    And Alice owns the Steamship Company
    And Carol owns the Terminal Company
    And Alice has $100
    And Carol has $100
    When everybody passes
    Then it is operating round 2.1 of 2
    And Alice has received $10
    And Carol has received $15
    And Bob has received $0
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    Then it is operating round 2.2 of 2
    And Alice has $120
    And Carol has $130
    And Alice owns the Steamship Company
    And Carol owns the Terminal Company

  @18FL-3.3-d @18FL-3.3-c
  Scenario Outline: In <phase> the <private> pays what it always did
    Given 3 players at the table in <phase>
    And the SR is in operation at a par of $100
    And Bob is president of the SR with 60%
    And the SR owns a <train>
    And Alice owns the <private>
    And Alice has $100
    When everybody passes
    Then Alice has received <income>
    And no other player or company has gained or lost money
    And Alice owns the <private>

    Examples:
      | phase   | train   | private              | income |
      | phase 2 | 2-train | Tallahassee Railroad | $5     |
      | phase 3 | 3-train | Steamship Company    | $10    |
      | phase 4 | 4-train | Tallahassee Railroad | $5     |
      | phase 4 | 4-train | Terminal Company     | $15    |

  @18FL-3.3-c
  Scenario: Whoever has sold all his shares keeps his private company
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And the shares are held thus
      | SR | president Bob 60% | Alice 20% |
    And Alice owns the Steamship Company
    And Alice has $0
    And it is Alice's turn to trade
    When Alice sells 20% of the SR
    Then Alice has $100
    And Alice owns the Steamship Company
    When Alice passes
    And everybody passes
    Then it is operating round 2.1
    And Alice has $110

  # ------------------------------------------------------------------------------------ that of a bankrupt, question 7

  @18FL-3.3-c @18FL-3.3-an @reading:18FL-Q07=a
  Scenario: What a bankrupt had bought pays nobody in the market, and closes when it would have closed
    Given 4 players at the table in phase 2
    And Dave is bankrupt
    And the Canal Company lies in the market
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And the FEC has $100 in its treasury
    When everybody passes
    Then it is operating round 2.1
    And the bank has paid $0
    And the Canal Company lies in the market
    When the FEC buys a 2-train from the bank for $100
    Then the Canal Company has left the game

  @18FL-3.3-c @18FL-3.3-an @reading:18FL-Q07=b
  Scenario: What a bankrupt had bought stays with him, pays nothing, and closes when it would have closed
    Given 4 players at the table in phase 2
    And Dave is bankrupt
    And Dave owns the Canal Company
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And the FEC has $100 in its treasury
    When everybody passes
    Then it is operating round 2.1
    And the bank has paid $0
    And Dave owns the Canal Company
    When the FEC buys a 2-train from the bank for $100
    Then the Canal Company has left the game
    And Dave owns no private company

  @18FL-3.3-c @18FL-3.3-an @reading:18FL-Q07=c
  Scenario: What a bankrupt had bought pays again once somebody has bought it from the market
    Given 4 players at the table in phase 2
    And Dave is bankrupt
    And the Canal Company lies in the market
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And the FEC has $100 in its treasury
    And Bob has $200
    And it is Bob's turn to trade
    When Bob takes the Canal Company for $110
    Then Bob owns the Canal Company
    And Bob has $90
    When everybody passes
    Then it is operating round 2.1
    And Bob has $110
    When the FEC buys a 2-train from the bank for $100
    Then the Canal Company has left the game
    And Bob owns no private company

  @18FL-3.3-c @18FL-3.3-f @reading:18FL-Q07=b
  Scenario Outline: Nobody uses the bonus action of what a bankrupt has kept: <private>
    Given 3 players at the table in phase 2
    And Carol is bankrupt
    And Carol owns the <private>
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 2-train
    And the ACL has $200 in its treasury
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And the ACL places no token
    Then it is the ACL's turn to buy trains
    And Carol owns the <private>
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns two 2-trains
    And the ACL has $100 in its treasury
    And Carol owns the <private>

    Examples:
      | private              |
      | Tallahassee Railroad |
      | Steamship Company    |
      | Terminal Company     |
