Feature: Choosing the private companies
  The highest bidder chooses first, then the next; of those who bid the same the one with the lower number. Each takes
  one private company at its face value, and has to. When each has one the priority deal goes to the owner of the
  Tallahassee Railroad, without anybody changing his seat, and the stock round goes on with the ordinary turns.

  # --------------------------------------------------------------------------------------------------------- the order

  @18FL-3.2-g @18FL-5.3-a
  Scenario: The highest bidder chooses first, and pays the face value to the bank
    Given a new game of 3 players
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $10 for the first choice
    And Alice tries to take the Terminal Company for $70
    Then it is refused and nothing has changed
    When Carol takes the Terminal Company for $70
    Then Carol owns the Terminal Company
    And Carol has paid $70
    And the bank has received $70
    And Carol has $220
    And no other player or company has gained or lost money
    And the Tallahassee Railroad and the Steamship Company are still unsold

  @18FL-3.2-g
  Scenario Outline: The highest bidder has the choice of all: <private>
    Given a new game of 4 players
    When Alice bids $0 for the first choice
    And Bob bids $5 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    # proves 18FL-3.2-g
    And Bob takes <private> for <face>
    Then Bob owns <private>
    And Bob has <cash>
    And it is Alice's turn to choose a private company

    Examples:
      | private                  | face | cash |
      | the Tallahassee Railroad | $20  | $275 |
      | the Steamship Company    | $40  | $255 |
      | the Terminal Company     | $70  | $225 |
      | the Canal Company        | $110 | $185 |

  # Question 42: the others follow in the order of their bids.
  @18FL-3.2-g @18FL-3.2-i
  Scenario: The next highest bidder chooses next
    Given a new game of 3 players
    When Alice bids $0 for the first choice
    And Bob bids $5 for the first choice
    And Carol bids $10 for the first choice
    And Carol takes the Steamship Company for $40
    And Alice tries to take the Tallahassee Railroad for $20
    Then it is refused and nothing has changed
    When Bob takes the Tallahassee Railroad for $20
    Then it is Alice's turn to choose a private company
    And Bob has $275

  @18FL-3.2-h @18FL-3.2-g
  Scenario: Of those who bid the same, the one with the lower number chooses first
    Given a new game of 4 players
    When Dave bids $0 for the first choice
    And Carol bids $5 for the first choice
    And Bob bids $10 for the first choice
    And Alice bids $5 for the first choice
    Then the private companies are chosen in the order Bob, Alice, Carol and Dave
    When Bob takes the Canal Company for $110
    And Carol tries to take the Steamship Company for $40
    Then it is refused and nothing has changed
    When Alice takes the Steamship Company for $40
    Then it is Carol's turn to choose a private company
    And Alice has $255

  @18FL-3.2-h @18FL-3.2-g
  Scenario Outline: When all bid <bid> the players choose in the order of their numbers
    Given a new game of 3 players
    When Carol bids <bid> for the first choice
    And Bob bids <bid> for the first choice
    And Alice bids <bid> for the first choice
    Then the private companies are chosen in the order Alice, Bob and Carol
    When Bob tries to take the Terminal Company for $70
    Then it is refused and nothing has changed
    When Alice takes the Terminal Company for $70
    Then it is Bob's turn to choose a private company
    And Alice has <cash>

    Examples:
      | bid | cash |
      | $0  | $230 |
      | $5  | $225 |
      | $10 | $220 |

  # ------------------------------------------------------------------------------------------------- everybody takes one

  # Question 42: nobody declines.
  @18FL-3.2-i
  Scenario: Whoever comes last has to take what is left
    Given a new game of 4 players
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $10 for the first choice
    And Dave takes the Tallahassee Railroad for $20
    And Alice takes the Steamship Company for $40
    And Bob takes the Terminal Company for $70
    And Carol tries to pass
    Then it is refused and nothing has changed
    When Carol takes the Canal Company for $110
    Then Carol owns the Canal Company
    And Carol has $190
    And it is stock round 1
    And it is Dave's turn to trade
    When Dave passes
    And Alice passes
    And Bob passes
    And Carol passes
    Then it is no longer stock round 1

  @18FL-3.2-i
  Scenario: Nor may the highest bidder decline
    Given a new game of 2 players
    When Alice bids $0 for the first choice
    And Bob bids $5 for the first choice
    And Bob tries to pass
    Then it is refused and nothing has changed
    When Bob takes the Steamship Company for $40
    Then it is Alice's turn to choose a private company
    And Bob has $255
    When Alice takes the Tallahassee Railroad for $20
    And Alice passes
    And Bob passes
    Then it is no longer stock round 1

  @18FL-3.2-i @18FL-3.2-g @18FL-5.3-b
  Scenario: Each player takes one private company, and nobody two
    Given a new game of 3 players
    When Alice bids $0 for the first choice
    And Bob bids $10 for the first choice
    And Carol bids $0 for the first choice
    And Bob takes the Steamship Company for $40
    And Bob tries to take the Tallahassee Railroad for $20
    Then it is refused and nothing has changed
    When Alice tries to take the Steamship Company for $40
    Then it is refused and nothing has changed
    When Alice takes the Tallahassee Railroad for $20
    And Carol takes the Terminal Company for $70
    Then Alice owns the Tallahassee Railroad
    And Bob owns the Steamship Company
    And Carol owns the Terminal Company
    And it is stock round 1

  @18FL-3.2-i @18FL-3.2-g @18FL-5.3-b
  Scenario: In the middle of the choice nobody chooses before the next in order
    Given a new game of 4 players
    And Alice has bid $5 for the first choice
    And Bob has bid $10 for the first choice
    And Bob owns the Canal Company
    And it is Alice's turn to choose a private company
    When Carol tries to take the Steamship Company for $40
    Then it is refused and nothing has changed
    When Alice tries to take the Canal Company for $110
    Then it is refused and nothing has changed
    When Alice takes the Steamship Company for $40
    Then Alice owns the Steamship Company
    And it is Carol's turn to choose a private company
    And the Tallahassee Railroad and the Terminal Company are still unsold

  # --------------------------------------------------------------------------------------------- the stock round goes on

  @18FL-3.2-j @18FL-3.2-l @18FL-5-a
  Scenario Outline: <owner>, who has the Tallahassee Railroad, gets the priority deal and begins
    Given a new game of 3 players
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Alice takes <first>
    And Bob takes <second>
    Then Alice holds the priority deal
    When Carol takes <third>
    Then <owner> holds the priority deal
    And it is <owner>'s turn to trade
    And it is stock round 1
    When <other> tries to buy the president's certificate of the SR at a par of $70
    Then it is refused and nothing has changed
    When <owner> buys the president's certificate of the SR at a par of $70
    Then <owner> has $140
    And it is <other>'s turn to trade

    Examples:
      | owner | other | first                            | second                           | third                            |
      | Alice | Bob   | the Tallahassee Railroad for $20 | the Terminal Company for $70     | the Steamship Company for $40    |
      | Bob   | Carol | the Terminal Company for $70     | the Tallahassee Railroad for $20 | the Steamship Company for $40    |
      | Carol | Alice | the Steamship Company for $40    | the Terminal Company for $70     | the Tallahassee Railroad for $20 |

  @18FL-3.2-k @18FL-3.2-l
  Scenario: Nobody changes his seat: after the owner of the Tallahassee Railroad his left neighbour has his turn
    Given a new game of 4 players
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $10 for the first choice
    And Dave bids $5 for the first choice
    And Carol takes the Tallahassee Railroad for $20
    And Dave takes the Canal Company for $110
    And Alice takes the Steamship Company for $40
    And Bob takes the Terminal Company for $70
    Then the players sit in the order Alice, Bob, Carol and Dave
    And Carol holds the priority deal
    When Carol buys the president's certificate of the SR at a par of $70
    Then it is Dave's turn to trade
    When Dave passes
    Then it is Alice's turn to trade
    When Alice passes
    Then it is Bob's turn to trade
    When Bob passes
    Then it is Carol's turn to trade
    And the players sit in the order Alice, Bob, Carol and Dave

  @18FL-3.2-l @18FL-5.2-a @18FL-5.3-g
  Scenario: The ordinary rules hold: one certificate a turn, and no sale before anybody has operated
    Given a new game of 2 players
    When Alice bids $0 for the first choice
    And Bob bids $0 for the first choice
    And Alice takes the Tallahassee Railroad for $20
    And Bob takes the Steamship Company for $40
    And Alice buys the president's certificate of the SR at a par of $70
    And Alice tries to buy 20% of the SR from the IPO
    Then it is refused and nothing has changed
    When Bob passes
    # No legal twin: nothing has operated, so nothing can be sold.
    And Alice tries to sell 40% of the SR
    Then it is refused and nothing has changed
    When Alice buys 20% of the SR from the IPO
    Then Alice is president of the SR with 60%
    And Alice has $70
    And the SR has floated
