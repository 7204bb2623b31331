Feature: Private companies are bought, and not sold
  A private company is bought at its face value, which is paid to the bank. Whoever has one cannot sell it to anybody,
  at any price.

  @18FL-5.3-a @18FL-3.2-g
  Scenario Outline: The <private> costs $<face>, which goes to the bank
    Given a new game of 4 players
    When Alice bids $10 for the first choice
    And Bob bids $5 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    And Alice tries to take the <private> for $<less>
    Then it is refused and nothing has changed
    When Alice tries to take the <private> for $<more>
    Then it is refused and nothing has changed
    When Alice takes the <private> for $<face>
    Then Alice owns the <private>
    And Alice has paid $<face>
    And the bank has received $<face>
    And no other player or company has gained or lost money
    And it is Bob's turn to choose a private company

    Examples:
      | private              | face | less | more |
      | Tallahassee Railroad | 20   | 15   | 25   |
      | Steamship Company    | 40   | 35   | 45   |
      | Terminal Company     | 70   | 65   | 75   |
      | Canal Company        | 110  | 105  | 115  |

  @18FL-5.3-a @18FL-3.2-g
  Scenario: What somebody bid for the choice does not count towards the price
    Given a new game of 2 players
    When Alice bids $5 for the first choice
    And Bob bids $10 for the first choice
    And Bob takes the Steamship Company for $40
    And Alice takes the Tallahassee Railroad for $20
    Then Bob has $250
    And Alice has $275
    And the bank has $7,475

  # ------------------------------------------------------------------------------------------- no sale

  @18FL-5.3-b
  Scenario Outline: No player buys a private company from another, not for $<price>
    Given a new game of 2 players
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Alice takes the Tallahassee Railroad for $20
    And Bob tries to take the Tallahassee Railroad for $<price>
    Then it is refused and nothing has changed
    # No legal twin: no player ever buys from another.
    When Bob tries to buy the Tallahassee Railroad from Alice for $<price>, with Alice's consent
    Then it is refused and nothing has changed
    When Bob takes the Steamship Company for $40
    Then Alice owns the Tallahassee Railroad
    And Bob owns the Steamship Company
    And Bob has $260

    Examples:
      | price |
      | 1     |
      | 20    |
      | 40    |

  @18FL-5.3-b
  Scenario Outline: In a stock round, too, no player buys a private company from another, not for $<price>
    Given 3 players at the table in phase 2
    And Bob owns the Steamship Company
    And the L&N has started at a par of $80
    And Bob is president of the L&N with 40%
    # No legal twin: no player ever buys from another.
    When Alice tries to buy the Steamship Company from Bob for $<price>, with Bob's consent
    Then it is refused and nothing has changed
    When Alice buys 20% of the L&N from the IPO
    Then Alice holds 20% of the L&N
    And Alice has paid $80
    And Bob owns the Steamship Company

    Examples:
      | price |
      | 1     |
      | 40    |
      | 80    |

  @18FL-5.3-b
  Scenario Outline: No company buys a private company, not for $<price>
    Given 3 players at the table in phase 3
    And Bob owns the Steamship Company
    And the L&N is in operation at a par of $80
    And Bob is president of the L&N with 60%
    And the L&N has $400 in its treasury
    And it is the L&N's turn to buy trains
    # No legal twin: no company ever buys one.
    When the L&N tries to buy the Steamship Company from Bob for $<price>, with Bob's consent
    Then it is refused and nothing has changed
    When the L&N buys a 3-train from the bank for $200
    Then the L&N has $200 in its treasury
    And Bob owns the Steamship Company
    And Bob has $300

    Examples:
      | price |
      | 1     |
      | 40    |
      | 80    |

  @18FL-5.3-b @reading:18FL-Q07=a
  Scenario: What a bankrupt has left in the market is not bought there
    Given 3 players at the table in phase 4
    And Carol is bankrupt
    And the Terminal Company lies in the market
    And the L&N is in operation at a par of $80
    And Bob is president of the L&N with 60%
    # No legal twin: in a stock round no private company is for sale.
    When Alice tries to take the Terminal Company for $70
    Then it is refused and nothing has changed
    When Alice buys 20% of the L&N from the IPO
    Then Alice has paid $80
    And the Terminal Company lies in the market

  @18FL-5.3-b @reading:18FL-Q07=b
  Scenario: What a bankrupt has kept is not bought from him
    Given 3 players at the table in phase 4
    And Carol is bankrupt
    And Carol owns the Terminal Company
    And the L&N is in operation at a par of $80
    And Bob is president of the L&N with 60%
    # No legal twin: in a stock round no private company is for sale.
    When Alice tries to take the Terminal Company for $70
    Then it is refused and nothing has changed
    When Alice buys 20% of the L&N from the IPO
    Then Alice has paid $80
    And Carol owns the Terminal Company

  @18FL-5.3-a @18FL-5.3-b @reading:18FL-Q07=c
  Scenario: What a bankrupt has left in the market is bought there at its face value
    Given 3 players at the table in phase 4
    And Carol is bankrupt
    And the Terminal Company lies in the market
    When Alice tries to take the Terminal Company for $65
    Then it is refused and nothing has changed
    When Alice takes the Terminal Company for $70
    Then Alice owns the Terminal Company
    And Alice has paid $70
    And the bank has received $70
    And no other player or company has gained or lost money
    And it is Bob's turn to trade
