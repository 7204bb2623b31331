Feature: Who has won
  When the game is over every player counts his cash, his shares at their market price and, if there are any left, his
  private companies at face value. What companies own, their treasuries, trains and private companies, counts for
  nobody. The richest player has won.

  Background: the bank has broken, and the C&O is the last company to operate
    Given 4 players at the table in phase 4
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 40%
    And Bob holds 20% of the N&W
    And the N&W stands at $130 in row 3
    And the N&W owns two 4-trains
    And the N&W has $900 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 50%
    And Carol holds 10% of the C&O
    And the C&O stands at $65 in row 4
    And the C&O owns a 4-train
    And the C&O has $300 in its treasury
    And the president's certificate of the LV came with P6
    And the LV has started at a par of $70
    And Carol is president of the LV with 20%
    And Alice has $2,000
    And Bob has $2,300
    And Carol has $2,410
    And Dave has $100
    And Alice owns P2 and P3
    And Carol owns P1 and P6
    And the N&W owns P4
    And the bank has broken, the game ending after operating round 2.2
    And it is the C&O's turn to buy trains in operating round 2.2

  # ------------------------------------------------------------------------------------------------- what counts

  @18CH-28-a @18CH-28-b
  Scenario: A player's total is his shares at market price, his private companies at face value and his cash
    When the C&O ends its turn
    Then the game is over, because the bank has broken
    # proves 18CH-28-a
    And Alice is worth $2,610 in the end
    # proves 18CH-28-a
    And Bob is worth $2,885 in the end
    # proves 18CH-28-a
    And Carol is worth $2,835 in the end

  @18CH-28-a
  Scenario: A share counts at what the market says now, not at par
    Given the N&W stands at $60 in row 5
    And the C&O stands at $350 in row 1
    And the N&W has already operated in this round
    When the C&O ends its turn
    Then Alice is worth $2,330 in the end
    And Bob is worth $4,170 in the end
    And Carol is worth $3,120 in the end

  @18CH-28-a
  Scenario: The president's certificate counts as two shares
    Given Alice is president of the N&W with 20%
    And Carol holds 20% of the N&W
    When the C&O ends its turn
    Then Alice is worth $2,350 in the end
    And Carol is worth $3,095 in the end

  @18CH-28-a
  Scenario: The last dividend and the last move of a price count
    Given it is the C&O's turn to distribute $100 in operating round 2.2
    When the C&O pays out its revenue
    Then Bob has received $50
    And the C&O stands at $70 in row 4
    When the C&O ends its turn
    Then the game is over, because the bank has broken
    And Bob is worth $2,960 in the end
    And Carol is worth $2,850 in the end

  @18CH-28-a @18CH-26-u
  Scenario: Private companies that have left the game count nothing
    Given it is phase 5
    And the N&W owns a 5-train
    And the bank has broken, the game ending after operating round 2.3
    And it is the C&O's turn to buy trains in operating round 2.3
    When the C&O ends its turn
    Then Alice is worth $2,520 in the end
    And Bob is worth $2,885 in the end
    And Carol is worth $2,615 in the end

  @18CH-28-b @18CH-28-c @18CH-1-d
  Scenario: What a company has makes nobody rich
    Given the N&W owns three 4-trains
    And Carol has $910
    And the N&W has $2,400 in its treasury
    When the C&O ends its turn
    Then Alice is worth $2,610 in the end
    And Bob is worth $2,885 in the end
    And Carol is worth $1,335 in the end
    And Bob wins

  @18CH-28-b
  Scenario: A private company that a company owns counts for nobody
    Given the N&W owns P1, P2, P3 and P4
    When the C&O ends its turn
    Then Alice is worth $2,520 in the end
    And Bob is worth $2,885 in the end
    And Carol is worth $2,815 in the end

  @18CH-28-b
  Scenario: A share in the pool counts for nobody
    Given the pool holds 20% of the N&W
    When the C&O ends its turn
    Then Alice is worth $2,610 in the end
    And Bob is worth $2,885 in the end
    And Carol is worth $2,835 in the end

  # ---------------------------------------------------------------------------------------------------- the winner

  @18CH-28-c @18CH-1-d
  Scenario: The richest player wins, not the one with most cash
    When the C&O ends its turn
    Then Bob is worth $2,885 in the end
    And Carol is worth $2,835 in the end
    And Bob wins

  @18CH-28-c @18CH-1-d
  Scenario Outline: One dollar decides: with $<cash> in cash Bob is worth $<worth>
    Given Bob has $<cash>
    When the C&O ends its turn
    Then Bob is worth $<worth> in the end
    And Carol is worth $2,835 in the end
    And <winner> wins

    Examples:
      | cash | worth | winner |
      | 2249 | 2834  | Carol  |
      | 2251 | 2836  | Bob    |

  @18CH-28-c @reading:18CH-Q59=a
  Scenario: Players who are equally rich win together
    Given Bob has $2,250
    And Bob holds the priority deal
    When the C&O ends its turn
    Then Bob is worth $2,835 in the end
    And Carol is worth $2,835 in the end
    And Bob and Carol win

  @18CH-28-c @reading:18CH-Q59=b
  Scenario Outline: Of players who are equally rich the first clockwise from <holder>, who holds the priority deal, wins
    Given Bob has $2,250
    And <holder> holds the priority deal
    When the C&O ends its turn
    Then Bob is worth $2,835 in the end
    And Carol is worth $2,835 in the end
    And <winner> wins

    Examples:
      | holder | winner |
      | Alice  | Bob    |
      | Bob    | Bob    |
      | Carol  | Carol  |
      | Dave   | Bob    |

  # ----------------------------------------------------------------------------------- what has no certain value

  @18CH-28-a @reading:18CH-Q57=a
  Scenario: A share of a company that never started, such as the one that came with P5, is worth nothing
    When the C&O ends its turn
    Then Dave is worth $200 in the end

  @18CH-28-a @reading:18CH-Q57=b
  Scenario: A share of a company that never started, such as the one that came with P5, is worth the lowest par
    When the C&O ends its turn
    Then Dave is worth $270 in the end

  @18CH-28-a @reading:18CH-Q13=a
  Scenario: P1 counts at its printed $20, whatever it cost in the auction
    When the C&O ends its turn
    Then Carol is worth $2,835 in the end

  @18CH-28-a @reading:18CH-Q13=b
  Scenario: P1 counts at its lowered face value
    Given the face value of P1 has been lowered to $15
    When the C&O ends its turn
    Then Carol is worth $2,830 in the end
