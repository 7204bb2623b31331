Feature: Hidden bids
  The first stock round opens with one bid of each player, made in secret: nothing, $5 or $10. It is no price of anything
  but the order in which the private companies are chosen. All bids are shown at the same time, and every one of them is
  paid to the bank. Whoever likes it better holds up to two tokens in a closed fist, worth $5 each.

  @18FL-3.2-a
  Scenario: Before the private companies are sold nobody buys a share
    Given a new game of 2 players
    When Alice tries to buy the president's certificate of the SR at a par of $70
    Then it is refused and nothing has changed
    When Alice bids $0 for the first choice
    And Bob bids $5 for the first choice
    Then Bob has paid $5
    When Bob tries to buy the president's certificate of the SR at a par of $70
    Then it is refused and nothing has changed
    When Bob takes the Tallahassee Railroad for $20
    And Bob tries to buy the president's certificate of the SR at a par of $70
    Then it is refused and nothing has changed
    When Alice takes the Steamship Company for $40
    And Bob buys the president's certificate of the SR at a par of $70
    Then Bob is president of the SR with 40%
    And Bob has $135

  @18FL-3.2-a
  Scenario: Nobody takes a private company before all have bid
    Given a new game of 2 players
    When Alice tries to take the Tallahassee Railroad for $20
    Then it is refused and nothing has changed
    When Alice bids $0 for the first choice
    And Alice tries to take the Tallahassee Railroad for $20
    Then it is refused and nothing has changed
    When Bob bids $0 for the first choice
    And Alice takes the Tallahassee Railroad for $20
    Then Alice owns the Tallahassee Railroad

  # --------------------------------------------------------------------------------------------------- what can be bid

  @18FL-3.2-b
  Scenario Outline: A bid is $0, $5 or $10: <bid>
    Given a new game of 3 players
    When Alice bids $0 for the first choice
    And Carol bids $0 for the first choice
    # proves 18FL-3.2-b
    And Bob bids <bid> for the first choice
    Then Bob has paid <bid>
    And no other player or company has gained or lost money

    Examples:
      | bid |
      | $5  |
      | $10 |

  @18FL-3.2-b
  Scenario: A bid of nothing costs nothing
    Given a new game of 2 players
    When Bob bids $5 for the first choice
    And Alice bids $0 for the first choice
    Then Alice has $300
    And Bob has $295
    And it is Bob's turn to choose a private company

  # Nobody holds three tokens in his fist, or one and a half.
  @18FL-3.2-b @18FL-3.2-d
  Scenario Outline: No other bid than $0, $5 or $10 is made: not <bid>
    Given a new game of 2 players
    When Alice bids $0 for the first choice
    And Bob tries to bid <bid> for the first choice
    Then it is refused and nothing has changed
    When Bob bids <nearest> for the first choice
    Then Bob has paid <nearest>
    And it is Bob's turn to choose a private company

    Examples:
      | bid | nearest |
      | $1  | $5      |
      | $4  | $5      |
      | $6  | $5      |
      | $7  | $5      |
      | $9  | $10     |
      | $11 | $10     |
      | $15 | $10     |
      | $20 | $10     |

  @18FL-3.2-d
  Scenario: One token in the fist is $5, two are $10, an empty one nothing
    Given a new game of 3 players
    When Alice bids $5 for the first choice
    And Bob bids $10 for the first choice
    And Carol bids $0 for the first choice
    Then Alice has $295
    And Bob has $290
    And Carol has $300

  @18FL-3.2-b
  Scenario: Each player bids once
    Given a new game of 3 players
    When Bob bids $5 for the first choice
    And Bob tries to bid $10 for the first choice
    Then it is refused and nothing has changed
    When Alice bids $10 for the first choice
    And Alice tries to bid $0 for the first choice
    Then it is refused and nothing has changed
    When Carol bids $0 for the first choice
    Then the private companies are chosen in the order Alice, Bob and Carol
    And Bob has $295

  @18FL-3.2-a @18FL-3.2-b
  Scenario: Once the first has his choice, nobody bids any more
    Given a new game of 3 players
    When Alice bids $0 for the first choice
    And Bob bids $5 for the first choice
    And Carol bids $0 for the first choice
    Then it is Bob's turn to choose a private company
    When Bob tries to bid $10 for the first choice
    Then it is refused and nothing has changed
    When Bob takes the Terminal Company for $70
    And Alice tries to bid $10 for the first choice
    Then it is refused and nothing has changed
    When Alice takes the Steamship Company for $40
    Then Alice has $260
    And Bob has $225

  # -------------------------------------------------------------------------------------- what is bid, and when it is paid

  @18FL-3.2-c @18FL-5.3-a
  Scenario: The bid is no part of the price
    Given a new game of 4 players
    When Alice bids $10 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    And Alice tries to take the Canal Company for $100
    Then it is refused and nothing has changed
    When Alice takes the Canal Company for $110
    Then Alice has $180
    And Alice has paid $110

  @18FL-3.2-c
  Scenario Outline: A bid is for the order, not for <private>
    Given a new game of 2 players
    When Alice tries to bid $10 on <private>
    Then it is refused and nothing has changed
    When Alice bids $10 for the first choice
    And Bob bids $10 for the first choice
    Then it is Alice's turn to choose a private company
    And the Tallahassee Railroad and the Steamship Company are still unsold
    And Alice has $290

    Examples:
      | private                  |
      | the Steamship Company    |
      | the Tallahassee Railroad |

  @18FL-3.2-e @18FL-3.2-f @18FL-3.2-a
  Scenario: As long as one bid is missing nobody pays anything, and nobody chooses
    Given a new game of 3 players
    When Carol bids $10 for the first choice
    Then Carol has $300
    And it is Alice's turn to bid for the first choice
    And it is Bob's turn to bid for the first choice
    When Alice bids $5 for the first choice
    Then Carol has $300
    And Alice has $300
    When Carol tries to take the Terminal Company for $70
    Then it is refused and nothing has changed
    When Bob bids $0 for the first choice
    Then Carol has paid $10
    And Alice has paid $5
    And Bob has paid $0
    And the bank has $7,115
    And it is Carol's turn to choose a private company
    When Carol takes the Terminal Company for $70
    Then Carol has $220

  @18FL-3.2-e
  Scenario Outline: In whatever order the bids are made they count the same: <first>, <second>, <third>
    Given a new game of 3 players
    When <first> for the first choice
    And <second> for the first choice
    And <third> for the first choice
    Then the private companies are chosen in the order Bob, Carol and Alice
    And Bob has $290
    And Carol has $295
    And Alice has $300

    Examples:
      | first          | second         | third          |
      | Alice bids $0  | Bob bids $10   | Carol bids $5  |
      | Carol bids $5  | Bob bids $10   | Alice bids $0  |
      | Bob bids $10   | Alice bids $0  | Carol bids $5  |

  @18FL-3.2-f
  Scenario: Every bid is paid to the bank, not only the highest
    Given a new game of 4 players
    When Alice bids $5 for the first choice
    And Bob bids $10 for the first choice
    And Carol bids $5 for the first choice
    And Dave bids $0 for the first choice
    Then the bank has received $20
    And Alice has $295
    And Bob has $290
    And Carol has $295
    And Dave has $300
    And the bank has $6,820

  @18FL-3.2-c
  Scenario: Of three players, too, nobody bids for a private company
    Given a new game of 3 players
    When Alice tries to bid $10 on the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice bids $10 for the first choice
    And Bob bids $5 for the first choice
    And Carol bids $0 for the first choice
    Then it is Alice's turn to choose a private company
    And Alice has $290

  @18FL-3.2-a
  Scenario: Nobody bids again once the bids have been shown
    Given a new game of 3 players
    When Alice bids $10 for the first choice
    And Bob bids $5 for the first choice
    And Carol bids $0 for the first choice
    Then it is Alice's turn to choose a private company
    When Alice tries to bid $15 for the first choice
    Then it is refused and nothing has changed
    When Alice takes the Tallahassee Railroad for $20
    Then Alice has $270
    And it is Bob's turn to choose a private company
