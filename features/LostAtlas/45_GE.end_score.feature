Feature: The score
  In the end cash and the value of all shares are counted; the money of companies is not. The highest score wins.

  Background: the last turn of a short game
    Given 4 players at the table in phase 2
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $415 in its treasury
    And the Agricultural is in operation, opened at $80
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns a 2-train
    And the Agricultural has $35 in its treasury
    And the Agricultural stands at $70
    And Alice has $100
    And Bob has $50
    And Carol has $300
    And Dave has $0
    And it is cycle 4
    And it is the Agricultural's turn to buy trains in operating round 4.2 of 2
    And the Tunneling has already operated in this round

  @LA-GE.end-f @LA-GE.end-g
  Scenario: Cash and shares at their present prices are counted, treasuries are not
    Given Carol holds 20% of the Agricultural
    And Dave holds 20% of the Tunneling
    When the Agricultural ends its turn
    Then the game is over, because the last cycle is over
    # proves LA-GE.end-f
    And Alice is worth $370 in the end
    # proves LA-GE.end-f
    And Bob is worth $260 in the end
    # proves LA-GE.end-f
    And Carol is worth $370 in the end
    # proves LA-GE.end-f
    And Dave is worth $90 in the end

  @LA-GE.end-h
  Scenario Outline: The highest score wins: <who> with <cash>
    Given <who> has <cash>
    When the Agricultural ends its turn
    Then the game is over, because the last cycle is over
    And <who> is worth <worth> in the end
    And <who> wins

    Examples:
      | who   | cash | worth |
      | Alice | $31  | $301  |
      | Bob   | $161 | $371  |
      | Carol | $371 | $371  |

  @LA-GE.end-g @LA-GE.end-h
  Scenario: A full treasury does not make its president win
    Given the Tunneling has $5,000 in its treasury
    And Carol has $371
    When the Agricultural ends its turn
    Then Alice is worth $370 in the end
    And Carol wins

  # ---------------------------------------------------------------------------------------------------------------- ties

  @LA-GE.end-i @reading:LA-Q84=a
  Scenario Outline: Of those tied the president of the company that operates first wins, with the Agricultural at $<price> <who>
    Given the Agricultural stands at $<price>
    And Bob has $<cash>
    And Bob holds the priority deal
    When the Agricultural ends its turn
    Then Alice is worth $370 in the end
    And Bob is worth $370 in the end
    And <who> wins

    Examples:
      | price | cash | who   |
      | 70    | 160  | Alice |
      | 100   | 70   | Bob   |

  @LA-GE.end-i @reading:LA-Q84=a
  Scenario: Companies of one space operate from the top, in a tie as well
    Given the Agricultural stands at $90, under the Tunneling
    And Bob has $100
    And Bob holds the priority deal
    When the Agricultural ends its turn
    Then Bob is worth $370 in the end
    And Alice wins

  @LA-GE.end-i @reading:LA-Q84=a
  Scenario: A president comes before a player who presides over nothing
    Given Alice has $0
    And Bob has $90
    And Carol holds the priority deal
    When the Agricultural ends its turn
    Then Bob is worth $300 in the end
    And Carol is worth $300 in the end
    And Bob wins

  @LA-GE.end-i @reading:LA-Q84=a
  Scenario: Players who preside over nothing share a victory
    Given Alice has $0
    And Dave has $300
    When the Agricultural ends its turn
    Then Carol and Dave win

  @LA-GE.end-i @reading:LA-Q84=b
  Scenario Outline: If the turn order is that of the players, the first of those tied from the priority player on wins: <who>
    Given Bob has $160
    And Carol has $370
    And Dave has $370
    And <first> holds the priority deal
    When the Agricultural ends its turn
    Then Alice is worth $370 in the end
    And Bob is worth $370 in the end
    And <who> wins

    Examples:
      | first | who   |
      | Alice | Alice |
      | Bob   | Bob   |
      | Carol | Carol |
      | Dave  | Dave  |

  @LA-GE.end-i @reading:LA-Q84=b
  Scenario: The priority player need not be among those tied
    Given Bob has $160
    And Carol has $0
    And Carol holds the priority deal
    When the Agricultural ends its turn
    Then Alice is worth $370 in the end
    And Bob is worth $370 in the end
    And Alice wins
