Feature: The end of the game
  When the bank breaks, the set going on is played to its end: one stock round and two operating rounds. When a player
  goes bankrupt the game goes on, until only one player is left: then it is over at once.

  Wealth is cash and shares at their price; what lies in the treasuries counts nothing.

  Background: the NYC has earned $210 and has the only turn of the round
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | NYC | president Alice 60% | Bob 20% | market 20% |
    And the NYC owns a 2-train
    And the NYC has $100 in its treasury

  # ------------------------------------------------------------------------------------------- the bank breaks

  @1846-9-a @1846-S.GameEnd-a
  Scenario Outline: A bank that breaks in the first operating round ends the game after the second: with <bank> left
    Given the bank has <bank> left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.1 of 2
    When the NYC pays out its revenue
    Then Alice has received $126
    And Bob has received $42
    And the bank is <short> short
    And the game will end after operating round 2.2

    Examples:
      | bank | short |
      | $167 | $1    |
      | $41  | $127  |

  @1846-9-a @1846-S.GameEnd-a
  Scenario: A bank that breaks in the second operating round ends the game after it
    Given the bank has $100 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    Then the game will end after operating round 2.2
    When the NYC ends its turn
    Then the game is over, because the bank has broken

  @1846-9-a @1846-S.GameEnd-a
  Scenario: A bank that breaks in a stock round is followed by two more operating rounds
    Given the bank has $50 left, Carol holding the rest of its money
    And it is Bob's turn to trade
    When Bob sells 10% of the NYC
    Then Bob has received $100
    And the bank is $50 short
    And the game will end after operating round 2.2

  @1846-9-a @1846-S.GameEnd-a
  Scenario: The set is played to its end, and no further
    Given the bank has $100 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.1 of 2
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then it is operating round 2.2
    When the NYC runs
      | 2-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    Then the game is over, because the bank has broken

  @1846-9-a
  Scenario: As long as the bank can pay, a new stock round follows
    Given the bank has $500 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    Then the bank has $332
    And the end of the game is not in sight
    When the NYC ends its turn
    Then it is stock round 3

  @1846-9-a
  Scenario: Money that comes back does not mend a broken bank
    Given the bank has $100 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    And the NYC has $600 in its treasury
    When the NYC pays out its revenue
    And the NYC buys a 4-train from the bank for $180
    Then the bank has $112
    And the game will end after operating round 2.2

  @1846-9-a @reading:1846-Q84=a
  Scenario: A bank that holds nothing has not broken yet
    Given the bank has $168 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.1 of 2
    When the NYC pays out its revenue
    Then the bank has $0
    And the end of the game is not in sight

  @1846-9-a @reading:1846-Q84=b
  Scenario: A bank that holds nothing has broken
    Given the bank has $168 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.1 of 2
    When the NYC pays out its revenue
    Then the bank has $0
    And the game will end after operating round 2.2

  # ------------------------------------------------------------------------------------------- one player is left

  @1846-9-b @1846-9-c
  Scenario: The game is over at once when all players but one are bankrupt
    Given Carol is bankrupt
    And Dave is bankrupt
    And the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 20% |
    And the NYC stands at $40
    And the shares are held thus
      | NYC | president Alice 60% | Bob 0% | market 40% |
    And the NYC owns a 4-train
    And Bob has $20
    And the IC owns no trains
    And the IC has $0 in its treasury
    And Alice has $300
    And it is Bob's turn to raise money for the IC
    When Bob declares bankruptcy
    Then the game is over, because all players but one are bankrupt
    And Alice is worth $540 in the end
    And Bob is worth $0 in the end
    And Alice wins

  @1846-9-b
  Scenario: With two players left the game goes on
    Given Carol is bankrupt
    And the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 20% |
    And Bob has $20
    And the IC owns no trains
    And the IC has $0 in its treasury
    And it is Bob's turn to raise money for the IC
    And the shares are held thus
      | NYC | president Alice 60% | Bob 0% | market 40% |
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And the IC is in receivership
    And the end of the game is not in sight

  # --------------------------------------------------------------------------------------------------- the wealth

  @1846-9-c @1846-9-d @1846-S.GameEnd-b
  Scenario: Cash and shares at their price make the wealth, treasuries do not
    Given the NYC has $900 in its treasury
    And Alice has $100
    And Bob has $500
    And the bank has $10 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    Then the NYC stands at $124
    When the NYC ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth $970 in the end
    And Bob is worth $790 in the end
    And Carol wins

  @1846-9-c @1846-S.GameEnd-b @reading:1846-Q97=a @reading:1846-Q70=a
  Scenario: Players who are level win together
    Given Alice has $100
    And Bob has $680
    And Carol has $300
    And Dave has $200
    And the NYC has $6,210 in its treasury
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth $970 in the end
    And Bob is worth $970 in the end
    And Alice and Bob win

  @1846-9-c @1846-S.GameEnd-b @reading:1846-Q97=b @reading:1846-Q70=a
  Scenario: Of players who are level the one wins who is first in turn order
    Given Bob holds the priority deal
    And Alice has $100
    And Bob has $680
    And Carol has $300
    And Dave has $200
    And the NYC has $6,210 in its treasury
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth $970 in the end
    And Bob is worth $970 in the end
    And Bob wins

  @1846-9-c @1846-9-d
  Scenario: The richest wins, not who presides over the richest corporation
    Given the NYC has $5,000 in its treasury
    And Alice has $100
    And Bob has $1,000
    And the bank has $10 left, Dave holding the rest of its money
    And Dave has $200
    And Carol has $300
    And it is the NYC's turn to distribute $40 in operating round 2.2 of 2
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth $664 in the end
    And Bob is worth $1,188 in the end

  @1846-9-c @reading:1846-Q06=a
  Scenario: A private company in a player's hand counts nothing
    Given Bob owns Tunnel Blasting
    And Bob has $100
    And the bank has $10 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then the game is over, because the bank has broken
    And Bob is worth $390 in the end

  @1846-9-c @1846-S.GameEnd-b @reading:1846-Q06=b
  Scenario: A private company in a player's hand counts its face value
    Given Bob owns Tunnel Blasting
    And Bob has $100
    And the bank has $10 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then the game is over, because the bank has broken
    And Bob is worth $450 in the end

  @1846-S.GameEnd-b @reading:1846-Q06=b
  Scenario Outline: An independent railroad counts <worth>, not its debt and not its treasury
    Given Bob owns <railroad>
    And the <railroad> has $300 in its treasury
    And Bob has $100
    And the bank has $10 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then the game is over, because the bank has broken
    And Bob is worth <in all> in the end

    Examples:
      | railroad          | worth | in all |
      | Michigan Southern | $60   | $450   |
      | Big 4             | $40   | $430   |

  @1846-9-d @1846-S.GameEnd-b
  Scenario: A private company that a corporation owns counts for nobody
    Given the NYC owns Tunnel Blasting
    And Bob has $100
    And the bank has $10 left, Carol holding the rest of its money
    And it is the NYC's turn to distribute $210 in operating round 2.2 of 2
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then the game is over, because the bank has broken
    And Bob is worth $390 in the end
