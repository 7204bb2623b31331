Feature: Setting up
  As many private companies as there are players lie in the open market, each player has $300, the places at the table
  are drawn and the first player holds the priority deal. The first round is a stock round, and it begins with the bids
  for the private companies.

  # ------------------------------------------------------------------------------------- the private companies in play

  @18FL-3.1-d @18FL-3.1-e
  Scenario: Two players have two private companies
    Given a new game of 2 players
    Then the private companies are the Tallahassee Railroad and the Steamship Company
    And the Tallahassee Railroad and the Steamship Company are still unsold
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Alice tries to take the Terminal Company for $70
    Then it is refused and nothing has changed
    When Alice takes the Steamship Company for $40
    Then the Tallahassee Railroad is still unsold
    And Alice owns the Steamship Company

  @18FL-3.1-d @18FL-3.1-e
  Scenario: Three players have three private companies
    Given a new game of 3 players
    Then the private companies are the Tallahassee Railroad, the Steamship Company and the Terminal Company
    And the Tallahassee Railroad, the Steamship Company and the Terminal Company are still unsold
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Alice tries to take the Canal Company for $110
    Then it is refused and nothing has changed
    When Alice takes the Terminal Company for $70
    Then the Tallahassee Railroad and the Steamship Company are still unsold
    And Alice owns the Terminal Company

  @18FL-3.1-d @18FL-3.1-e
  Scenario: Four players have all four private companies
    Given a new game of 4 players
    Then the private companies are the Tallahassee Railroad, the Steamship Company, the Terminal Company and the Canal Company
    And the Tallahassee Railroad, the Steamship Company, the Terminal Company and the Canal Company are still unsold
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    And Alice takes the Canal Company for $110
    Then the Tallahassee Railroad, the Steamship Company and the Terminal Company are still unsold
    And Alice owns the Canal Company

  @18FL-3.1-e @18FL-3.3-b
  Scenario: The port marker lies nowhere as long as the Steamship Company has not been used
    Given a new game of 2 players
    When Alice bids $10 for the first choice
    And Bob bids $0 for the first choice
    Then the port marker is not on the map
    And nobody has the port marker
    When Alice takes the Steamship Company for $40
    Then Alice owns the Steamship Company
    And nobody has the port marker

  @18FL-3.1-c @18FL-3.3-d @18FL-3.3-n @18FL-3.3-o @18FL-3.3-p
  Scenario Outline: The <private> has an income of its own, <income>
    Given 4 players at the table in phase 2
    And the Canal Company has closed
    And the TPS is in operation at a par of $100
    And Bob is president of the TPS with 60%
    And Alice owns the <private>
    And Alice has $100
    # proves 18FL-3.3-n 18FL-3.3-o 18FL-3.3-p 18FL-3.3-d
    When everybody passes
    Then it is operating round 2.1
    And Alice has received <income>
    And no other player or company has gained or lost money

    Examples:
      | private              | income | clause     |
      | Tallahassee Railroad | $5     | 18FL-3.3-n |
      | Steamship Company    | $10    | 18FL-3.3-o |
      | Terminal Company     | $15    | 18FL-3.3-p |

  @18FL-3.1-c @18FL-3.3-d @18FL-3.3-q
  Scenario: The Canal Company has an income of its own, $20
    Given 4 players at the table in phase 2
    And the TPS is in operation at a par of $100
    And Bob is president of the TPS with 60%
    And Dave has $100
    # proves 18FL-3.3-q 18FL-3.3-d
    When everybody passes
    Then it is operating round 2.1
    And Dave has received $20
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------------ money, seats, round

  # Question 41: the bank pays it, out of its $8,000.
  @18FL-3.1-k
  Scenario: Each of three players has $300, out of the bank
    Given a new game of 3 players
    When Alice bids $10 for the first choice
    And Bob bids $0 for the first choice
    Then Alice has $300
    And Bob has $300
    And Carol has $300
    And the bank has $7,100
    When Carol bids $5 for the first choice
    Then Alice has $290
    And Bob has $300
    And Carol has $295
    And the bank has $7,115

  @18FL-3.1-k @18FL-1.1-e @18FL-3.2-b
  Scenario Outline: Each of <count> players has $300, and the bank what is left of $8,000
    Given a new game of <count> players
    # proves 18FL-3.1-k
    Then Alice has $300
    # proves 18FL-3.1-k
    And Bob has $300
    # proves 18FL-1.1-e
    And the bank has <rest>
    # proves 18FL-3.2-b
    When Alice tries to bid $15 for the first choice
    # proves 18FL-3.2-b
    Then it is refused and nothing has changed
    When Alice bids $10 for the first choice
    Then it is the distribution

    Examples:
      | count | rest   |
      | 2     | $7,400 |
      | 3     | $7,100 |
      | 4     | $6,800 |

  @18FL-3.1-l @18FL-3.2-k
  Scenario: The players sit in the order that was drawn, and take their turns clockwise
    Given the game has been played up to the end of the distribution of four
    Then the players sit in the order Alice, Bob, Carol and Dave
    When Alice passes
    Then it is Bob's turn to trade
    When Bob passes
    Then it is Carol's turn to trade
    When Carol buys the president's certificate of the SR at a par of $70
    Then it is Dave's turn to trade
    When Dave passes
    Then it is Alice's turn to trade
    And the players sit in the order Alice, Bob, Carol and Dave

  @18FL-3.1-m @18FL-3.2-j
  Scenario: The first player holds the priority deal until all private companies are sold
    Given a new game of 2 players
    Then Alice holds the priority deal
    When Alice bids $0 for the first choice
    And Bob bids $10 for the first choice
    Then Alice holds the priority deal
    When Bob takes the Tallahassee Railroad for $20
    Then Alice holds the priority deal
    And Bob has $270
    When Alice takes the Steamship Company for $40
    Then Bob holds the priority deal
    And it is Bob's turn to trade

  @18FL-3.1-m @18FL-3.1-b
  Scenario: The game begins with a stock round, whose first part is the sale of the private companies
    Given a new game of 3 players
    Then it is the distribution
    And Alice holds the priority deal
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Alice takes the Tallahassee Railroad for $20
    And Bob takes the Steamship Company for $40
    Then it is the distribution
    And Bob has $260
    When Carol takes the Terminal Company for $70
    Then it is stock round 1
    And Carol has $230
    When Alice buys the president's certificate of the SR at a par of $70
    Then Alice has $140
    And it is stock round 1
