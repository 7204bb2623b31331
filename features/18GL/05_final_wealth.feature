Feature: What everybody is worth in the end
  After the last operating round each player adds up his cash, his shares at their prices and $100 for every bond. The
  price of a company with loans is first lowered by $50 for each; debts can make it less than nothing. The greatest wealth wins.

  Background: a chart of its own; the Grand Trunk, GT, has the last turn of the game and keeps $60
    Given 3 players at the table in phase 4H
    And the share-price chart is
      | (20) | 40 | 60 | 80 | 90 | 100* | 110 |
      | (10) | 30 | 50 | 70 |    |      |     |
    And the bank has broken, the game ending after operating round 2.2
    And the GT is in operation, opened at $100
    And the GT owns a 4H-train
    And Alice is president of the GT with 50%
    And Bob holds 30% of the GT
    And the open market holds 20% of the GT

  # ------------------------------------------------------------------------------------------- cash and shares

  @18GL-5-f @18GL-5-i @18GL-5-k @18GL-1.1-b
  Scenario: Cash and shares at the last price count, and nothing that companies own
    Given Alice has $14
    And Bob has $5,000
    And Carol has $7,300
    And the GT has $300 in its treasury
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    Then the GT stands at $90 in row 1
    When the GT ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth $464 in the end
    And Bob is worth $5,270 in the end
    And Carol is worth $7,300 in the end

  @18GL-5-i @18GL-5-f @18GL-1.1-b
  Scenario: Shares of several companies count, each at its own price, those of the last to float too
    Given the IC is in operation, opened at $100
    And the IC owns a 4H-train
    And the IC stands at $50 in row 2
    And Carol is president of the IC with 50%
    And Bob holds 20% of the IC
    And Alice has $0
    And Bob has $0
    And Carol has $9,000
    And the IC has already operated in this round
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Alice is worth $450 in the end
    And Bob is worth $370 in the end
    And Carol is worth $9,250 in the end

  @18GL-5-f @18GL-1.1-b
  Scenario: Open private companies count nothing
    Given Bob owns the Mining Company and the Port Authority
    And Alice has $0
    And Bob has $10
    And Carol has $9,000
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Alice is worth $450 in the end
    And Bob is worth $280 in the end
    And Carol is worth $9,000 in the end

  @18GL-5-i @18GL-1.1-b
  Scenario: Shares of a company that has not floated count at its price
    Given the Monon has started, opened at $100
    And the Monon stands at $110 in row 1
    And Carol is president of the Monon with 20%
    And Alice has $0
    And Bob has $0
    And Carol has $9,000
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Carol is worth $9,220 in the end
    And Alice is worth $450 in the end

  # ---------------------------------------------------------------------------------------------------- loans

  @18GL-5-g @18GL-5-i
  Scenario: One loan takes $50 off the price of each share
    Given the GT has 1 loan
    And Alice has $100
    And Bob has $0
    And Carol has $9,000
    And the GT has $350 in its treasury
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Alice is worth $300 in the end
    And Bob is worth $120 in the end
    And Carol is worth $9,000 in the end
    And the GT stands at $90 in row 1

  @18GL-5-g @reading:18GL-Q62=a
  Scenario: Two loans take $100 off the price of each share
    Given the GT has 2 loans
    And Alice has $100
    And Bob has $200
    And Carol has $9,000
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Alice is worth $50 in the end
    And Bob is worth $170 in the end

  @18GL-5-g @reading:18GL-Q62=b
  Scenario: Two loans are one marker, which takes $50 off the price of each share
    Given the GT has 2 loans
    And Alice has $100
    And Bob has $200
    And Carol has $9,000
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Alice is worth $300 in the end
    And Bob is worth $320 in the end

  @18GL-5-g
  Scenario Outline: A share may be worth less than nothing: one of a company that stands at <price>
    Given the GT has 1 loan
    And the GT stands at <before> in row 1
    And Alice has $400
    And Bob has $70
    And Carol has $9,000
    And it is the GT's turn to distribute $10 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Alice is worth <alice> in the end
    And Bob is worth <bob> in the end

    Examples:
      | before | price | alice | bob |
      | $60    | $40   | $350  | $40 |
      | $80    | $60   | $450  | $100 |

  @18GL-5-g
  Scenario: Loans of one company take nothing off the price of another
    Given the IC is in operation, opened at $100
    And the IC owns a 4H-train
    And the IC has 1 loan
    And the IC stands at $70 in row 2
    And Carol is president of the IC with 50%
    And Alice has $0
    And Bob has $0
    And Carol has $9,000
    And the IC has already operated in this round
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Alice is worth $450 in the end
    And Carol is worth $9,100 in the end

  # --------------------------------------------------------------------------------------------------- who wins

  @18GL-5-l @18GL-1.1-a
  Scenario Outline: The greatest wealth wins: <winner>
    Given Alice has <alice>
    And Bob has <bob>
    And Carol has <carol>
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then the game is over, because the bank has broken
    And Alice is worth <first> in the end
    And Bob is worth <second> in the end
    And Carol is worth <third> in the end
    And <winner> wins

    Examples:
      | alice  | bob    | carol  | first  | second | third  | winner |
      | $3,951 | $4,130 | $4,400 | $4,401 | $4,400 | $4,400 | Alice  |
      | $3,950 | $4,131 | $4,400 | $4,400 | $4,401 | $4,400 | Bob    |
      | $3,950 | $4,130 | $4,401 | $4,400 | $4,400 | $4,401 | Carol  |

  @18GL-5-l @18GL-1.1-a @reading:18GL-Q10=a
  Scenario: Who is level wins together
    Given Alice has $100
    And Bob has $6,130
    And Carol has $6,400
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Bob is worth $6,400 in the end
    And Carol is worth $6,400 in the end
    And Bob and Carol win

  @18GL-5-l @18GL-1.1-a @reading:18GL-Q10=b
  Scenario: Of those who are level the one with the lowest player number wins
    Given Alice has $100
    And Bob has $6,130
    And Carol has $6,400
    And it is the GT's turn to distribute $60 in operating round 2.2 of 2
    When the GT keeps its revenue
    And the GT ends its turn
    Then Bob is worth $6,400 in the end
    And Carol is worth $6,400 in the end
    And Bob wins
