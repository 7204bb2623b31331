Feature: Private companies that nobody wants
  If everybody passes while the Cleveland & Eastern is unsold, the holder of the priority card has to buy it. If everybody
  passes later, with others still unsold, an operating round follows, in which those that are sold pay, and then another
  initial stock round.

  # ------------------------------------------------------------------------------------------------------ the forced sale

  @18GL-4.2-v
  Scenario: When everybody has passed the holder of the priority card has to buy the Cleveland & Eastern
    Given a new game of 3 players
    When Alice passes
    And Bob passes
    Then the Cleveland & Eastern is offered at $20
    When Carol passes
    Then Alice owns the Cleveland & Eastern
    And the Joliet & Eastern is offered at $40

  @18GL-4.2-v
  Scenario: Others who have bid in between make no difference to who has to buy
    Given a new game of 3 players
    When Alice passes
    And Bob bids $50 on the Bridge Company
    And Carol passes
    And Alice passes
    Then the Cleveland & Eastern is offered at $20
    When Bob passes
    Then Alice owns the Cleveland & Eastern
    And the bids on the Bridge Company are
      | Bob | $50 |

  @18GL-4.2-v @18GL-4.2-w @reading:18GL-Q22=a @reading:18GL-Q121=a
  Scenario: After the forced sale the initial stock round goes on
    Given a new game of 3 players
    When Alice passes
    And Bob passes
    And Carol passes
    Then Alice has paid $20
    And no other player or company has gained or lost money
    And it is Bob's turn to bid
    When Bob buys the Joliet & Eastern for $40
    Then Bob owns the Joliet & Eastern
    And Alice has $780

  @18GL-4.2-v @18GL-4.2-w @18GL-4.2-x @reading:18GL-Q22=b
  Scenario: After the forced sale an operating round follows
    Given a new game of 3 players
    When Alice passes
    And Bob passes
    And Carol passes
    Then Alice owns the Cleveland & Eastern
    And Alice has paid $15
    And Alice has $785
    And it is Bob's turn to bid

  @18GL-4.2-v @reading:18GL-Q22=a @reading:18GL-Q121=b
  Scenario: After the forced sale it is the turn of the player on the left of the last who passed
    Given a new game of 3 players
    When Alice passes
    And Bob bids $50 on the Bridge Company
    And Carol passes
    And Alice passes
    And Bob passes
    Then Alice owns the Cleveland & Eastern
    And it is Carol's turn to bid
    When Carol buys the Joliet & Eastern for $40
    Then Carol owns the Joliet & Eastern

  @18GL-4.2-o @18GL-4.2-v @reading:18GL-Q22=a @reading:18GL-Q121=a
  Scenario: The forced sale brings the next bidder his private company
    Given a new game of 3 players
    When Alice passes
    And Bob bids $40 on the Joliet & Eastern
    And Carol passes
    And Alice passes
    And Bob passes
    Then Alice owns the Cleveland & Eastern
    And Bob owns the Joliet & Eastern
    And Alice has $780
    And Bob has $760
    And it is Bob's turn to bid

  @18GL-4.2-o @18GL-4.2-v @18GL-4.2-x @reading:18GL-Q22=b
  Scenario: The forced sale brings the next bidder his private company before the operating round
    Given a new game of 3 players
    When Alice passes
    And Bob bids $40 on the Joliet & Eastern
    And Carol passes
    And Alice passes
    And Bob passes
    Then Alice owns the Cleveland & Eastern
    And Bob owns the Joliet & Eastern
    And Alice has $785
    And Bob has $770

  @18GL-4.2-v @18GL-4.2-l @reading:18GL-Q120=a
  Scenario: A holder of the priority card without free money need not buy, the next player has to
    Given a new game of 3 players
    And Alice has bid $100 on the Ferry Company
    And Alice has $119
    And it is Bob's turn to bid
    When Bob passes
    And Carol passes
    And Alice passes
    Then Bob owns the Cleveland & Eastern
    And Alice owns no private company
    And Alice has $119

  @18GL-4.2-v @18GL-4.2-l @reading:18GL-Q120=b
  Scenario: With a holder of the priority card without free money nobody has to buy
    Given a new game of 3 players
    And Alice has bid $100 on the Ferry Company
    And Alice has $119
    And it is Bob's turn to bid
    When Bob passes
    And Carol passes
    And Alice passes
    Then the Cleveland & Eastern is offered at $20
    And Alice has $119
    And it is Alice's turn to bid
    When Alice passes
    And Bob buys the Cleveland & Eastern for $20
    Then Bob owns the Cleveland & Eastern

  @18GL-4.2-v @18GL-4.2-l
  Scenario: With just $20 free the holder of the priority card has to buy
    Given a new game of 3 players
    And Alice has bid $100 on the Ferry Company
    And Alice has $120
    And it is Bob's turn to bid
    When Bob passes
    And Carol passes
    And Alice passes
    Then Alice owns the Cleveland & Eastern
    And Bob owns no private company

  # ------------------------------------------------------------------------------------- the operating round and after it

  @18GL-4.2-w @18GL-4.2-x @18GL-4.2-y
  Scenario: With the Cleveland & Eastern sold the private companies pay, and another initial round begins
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob buys the Joliet & Eastern for $40
    And Carol passes
    And Alice passes
    Then Alice has $780
    And Bob has $760
    When Bob passes
    Then Alice has received $5
    And Bob has received $10
    And no other player or company has gained or lost money
    And the Bridge Company is offered at $50
    And it is Carol's turn to bid
    When Carol buys the Bridge Company for $50
    Then Carol owns the Bridge Company

  @18GL-4.2-x
  Scenario: Each private company that is sold pays its own income, the others nothing
    Given a new game of 2 players
    And Alice owns the Cleveland & Eastern, the Bridge Company, the Mining Company and the Port Authority
    And Bob owns the Joliet & Eastern, the Rail Works, the Locomotive Company and the Ferry Company
    And it is Alice's turn to bid
    When Alice passes
    And Bob passes
    Then Alice has received $50
    And Bob has received $55
    And the Camden & Amboy is offered at $140

  @18GL-4.2-w @18GL-4.2-x @18GL-4.2-y
  Scenario: As long as something is unsold it goes on like that
    Given a new game of 2 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob passes
    And Alice passes
    Then Alice has $1,185
    And it is Bob's turn to bid
    And Bob holds the priority deal
    When Bob passes
    And Alice passes
    Then Alice has $1,190
    And it is Bob's turn to bid
    And Bob holds the priority deal

  @18GL-4.2-y @18GL-4.1-d @reading:18GL-Q103=a
  Scenario: The player after the last who bought begins, whoever has bid since
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob passes
    And Carol bids $50 on the Bridge Company
    And Alice passes
    And Bob passes
    And Carol passes
    Then Bob holds the priority deal
    And it is Bob's turn to bid
    And Alice has received $5

  @18GL-4.2-y @18GL-4.1-d @reading:18GL-Q103=b
  Scenario: The player after the last who bought or bid begins
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob bids $50 on the Bridge Company
    And Carol passes
    And Alice passes
    And Bob passes
    Then Carol holds the priority deal
    And it is Carol's turn to bid
    And Alice has received $5

  @18GL-4.2-y @18GL-4.1-d @reading:18GL-Q103=a
  Scenario: Whoever has won with a bid has bought, too
    Given a new game of 3 players
    When Alice passes
    And Bob bids $40 on the Joliet & Eastern
    And Carol buys the Cleveland & Eastern for $20
    Then Bob owns the Joliet & Eastern
    When Alice passes
    And Bob passes
    And Carol passes
    Then Carol holds the priority deal
    And it is Carol's turn to bid
    And Carol has received $5
    And Bob has received $10

  @18GL-4.2-k @18GL-4.2-w @18GL-4.2-y @reading:18GL-Q102=a
  Scenario: Bids stand through the operating round, and their money stays set aside
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob bids $100 on the Ferry Company
    And Carol passes
    And Alice passes
    And Bob passes
    Then Alice has received $5
    And the bids on the Ferry Company are
      | Bob | $100 |

  @18GL-4.2-k @18GL-4.2-w @18GL-4.2-y @reading:18GL-Q102=b
  Scenario: Bids are returned before the operating round
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    And Bob bids $100 on the Ferry Company
    And Carol passes
    And Alice passes
    And Bob passes
    Then Alice has received $5
    And nobody has bid on the Ferry Company
