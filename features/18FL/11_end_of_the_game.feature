Feature: The end of the game
  When the bank's money has run out, the set of operating rounds is played to its end and everybody gets all that it
  brings; it makes no difference whether that happens in a stock round or in an operating round. Then each player
  counts cash and the shares of companies that have floated. When all players but one are bankrupt it is over at once.

  Background: the SR has earned $60 and has the only turn of the round
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And the shares are held thus
      | SR | president Alice 60% | Bob 20% | market 20% |
    And the SR owns a 2-train
    And the SR has $100 in its treasury

  # ------------------------------------------------------------------------------------------- the bank runs out

  @18FL-11-a @18FL-11-b @18FL-1.2-a @18FL-5-g
  Scenario Outline: A bank with <left> that pays $60 in the last round of a set has run out: the game is over after it
    Given the bank has <left> left, Carol holding the rest of its money
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    Then Alice has received $36
    And Bob has received $12
    And the SR has received $12
    When the SR ends its turn
    Then the game is over, because the bank has broken

    Examples:
      | left |
      | $1   |
      | $59  |
      | $60  |

  @18FL-11-a @18FL-11-b @18FL-11-c @reading:18FL-Q38=a
  Scenario: A bank that runs out in the first of two rounds ends the game after the second
    Given the bank has $60 left, Carol holding the rest of its money
    And it is the SR's turn to distribute $60 in operating round 2.1 of 2
    When the SR pays out its revenue
    Then Alice has received $36
    And the game will end after operating round 2.2

  @18FL-11-a @18FL-1.2-a @18FL-5-g
  Scenario: A bank with a dollar more has not run out, and another stock round follows
    Given the bank has $61 left, Carol holding the rest of its money
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    Then the bank has $1
    And the end of the game is not in sight
    When the SR ends its turn
    Then it is stock round 3

  # The summaries in the chapters on victory, on the course of play and on the stock round say it again.
  @18FL-11-b @18FL-11-c @18FL-4-e @18FL-11-a @18FL-5-g @18FL-1.2-a
  Scenario: A bank that runs out in a stock round is followed by the whole set of operating rounds
    Given the bank has $100 left, Carol holding the rest of its money
    And it is Bob's turn to trade
    When Bob sells 20% of the SR
    Then Bob has received $100
    And the bank has $0
    When Bob passes
    And everybody passes
    And the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    Then it is operating round 2.2 of 2
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    Then the game is over, because the bank has broken

  @18FL-11-b @18FL-11-c @18FL-4-e @reading:18FL-Q38=a
  Scenario: In phase 5 three rounds follow a stock round in which the bank runs out
    Given it is phase 5
    And the SR owns a 4-train
    And the shares are held thus
      | SR | president Alice 60% | Bob 20% | market 20% |
    And the bank has $200 left, Carol holding the rest of its money
    And it is Bob's turn to trade
    When Bob sells 20% of the SR
    Then Bob has received $200
    And the game will end after operating round 2.3

  @18FL-11-c @18FL-11-a
  Scenario: The last set is played to its end, its income included, and no further
    Given the bank has $10 left, Carol holding the rest of its money
    And Bob owns the Steamship Company
    And it is the SR's turn to distribute $60 in operating round 2.1 of 2
    When the SR pays out its revenue
    And the SR ends its turn
    Then it is operating round 2.2
    And Bob has received $10
    When the SR runs
      | 2-train | A22 B23 |
    And the SR pays out its revenue
    Then Alice has received $36
    And the bank is $120 short
    When the SR ends its turn
    Then the game is over, because the bank has broken

  @18FL-11-a @18FL-11-b @reading:18FL-Q38=a
  Scenario: Money that comes back does not put off the end
    Given the bank has $50 left, Carol holding the rest of its money
    And the SR has $600 in its treasury
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    Then the game will end after operating round 2.2
    When the SR buys a 3-train from the bank for $200
    Then the bank has $190
    When the SR ends its turn
    Then the game is over, because the bank has broken

  @18FL-11-a @18FL-11-b @reading:18FL-Q38=b
  Scenario: If only what the bank holds after the set counts, money that comes back puts off the end
    Given the bank has $50 left, Carol holding the rest of its money
    And the SR has $600 in its treasury
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    And the SR buys a 3-train from the bank for $200
    Then the bank has $190
    When the SR ends its turn
    Then it is stock round 3

  @18FL-11-a @reading:18FL-Q38=b
  Scenario: If only what the bank holds after the set counts, an empty bank ends the game then
    Given the bank has $50 left, Carol holding the rest of its money
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    Then the bank is $10 short
    When the SR ends its turn
    Then the game is over, because the bank has broken

  # ------------------------------------------------------------------------------------------- what everybody is worth

  # The chapter on victory says it all again.
  @18FL-11-d @18FL-11-e @18FL-11-g @18FL-1.2-c @18FL-1.2-e @18FL-1.4-n
  Scenario: Cash and shares at the last price are what a player is worth, and nothing that companies own
    Given Alice has $14
    And Bob has $500
    And Carol has $300
    And the SR has $7,100 in its treasury
    And it is the SR's turn to distribute $200 in operating round 2.2 of 2
    When the SR pays out its revenue
    Then the SR stands at $125
    When the SR ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth $509 in the end
    And Bob is worth $665 in the end
    And Carol is worth $300 in the end

  @18FL-11-d @18FL-1.2-c @18FL-1.4-m @18FL-1.4-n
  Scenario Outline: A share is worth one price, whether the company has five or ten: <size>
    Given it is phase 4
    And the SR owns a 4-train
    And the ACL is in operation at a par of $90
    And the ACL has <size> shares
    And the shares are held thus
      | ACL | president Bob <office> | Carol <single> |
    And the ACL owns a 4-train
    And the FEC owns a 4-train
    And the ACL has already operated in this round
    And Alice has $0
    And Bob has $0
    And Carol has $10
    And the SR has $7,950 in its treasury
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR keeps its revenue
    Then the SR has received $60
    When the SR ends its turn
    Then Bob is worth $270 in the end
    And Carol is worth $100 in the end

    Examples:
      | size | office | single |
      | five | 40%    | 20%    |
      | ten  | 20%    | 10%    |

  @18FL-11-f @18FL-1.2-d @18FL-1.2-c
  Scenario: Privates and shares of companies that have not floated are worth nothing
    Given the TPS has started at a par of $110
    And Carol is president of the TPS with 40%
    And Carol owns the Steamship Company
    And Alice has $14
    And Bob has $50
    And Carol has $300
    And the SR has $7,600 in its treasury
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    And the SR ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth $350 in the end
    And Bob is worth $162 in the end
    And Carol is worth $300 in the end

  @18FL-11-h @18FL-1.2-b
  Scenario Outline: The largest total wins: <winner>
    Given Alice has <alice>
    And Bob has $300
    And Carol has $100
    And the SR has $7,480 in its treasury
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    And the SR ends its turn
    Then the game is over, because the bank has broken
    And <winner> wins
    And Alice is worth <total> in the end
    And Bob is worth $412 in the end

    Examples:
      | alice | total | winner |
      | $75   | $411  | Bob    |
      | $77   | $413  | Alice  |

  @18FL-11-h @18FL-1.2-b @reading:18FL-Q40=a
  Scenario: Players who are level win together
    Given Alice has $76
    And Bob has $300
    And Carol has $100
    And the SR has $7,480 in its treasury
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    And the SR ends its turn
    Then Alice is worth $412 in the end
    And Bob is worth $412 in the end
    And Alice and Bob win

  @18FL-11-h @18FL-1.2-b @reading:18FL-Q40=b
  Scenario: If the lowest number decides, the first seat wins of players who are level
    Given Carol holds the priority deal
    And Alice has $76
    And Bob has $300
    And Carol has $100
    And the SR has $7,480 in its treasury
    And it is the SR's turn to distribute $60 in operating round 2.2 of 2
    When the SR pays out its revenue
    And the SR ends its turn
    Then Alice is worth $412 in the end
    And Bob is worth $412 in the end
    And Alice wins
