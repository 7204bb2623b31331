Feature: Bonds in the end
  Each bond that CONRAIL has issued, whoever holds it, lowers its price by $10, even to less than nothing; each bond counts
  $100 for the player who holds it.

  Background: CONRAIL has the last turn of the game and keeps $60
    Given 3 players at the table in phase 10H
    And the share-price chart is
      | (10) | (30) | (50) | (70) | 80* | 90 | 100 | 110* | 120 |
    And the bank has broken, the game ending after operating round 2.3
    And CONRAIL has been formed of the B&O, the NYC, the PRR, the DT&I and the LS&I and has operated, beginning at $110
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 40%
    And Bob holds 25% of CONRAIL
    And the open market holds 35% of CONRAIL
    And Alice has $1,000
    And Bob has $1,000

  @18GL-5-j @18GL-4.5.1.2-aw
  Scenario: A bond counts $100 for the player who holds it
    Given Alice has 1 bond
    And Carol has 3 bonds
    And Carol has $9,000
    And it is CONRAIL's turn to distribute $60 in operating round 2.3 of 3
    When CONRAIL keeps its revenue
    And CONRAIL ends its turn
    Then the game is over, because the bank has broken
    # proves 18GL-5-j 18GL-4.5.1.2-aw
    And Alice is worth $1,580 in the end
    And Bob is worth $1,300 in the end
    # proves 18GL-5-j 18GL-4.5.1.2-aw
    And Carol is worth $9,300 in the end

  @18GL-5-h
  Scenario Outline: With <carol> and <market> in the open market a share is worth <share>
    Given Carol has <carol>
    And there are <market> in the open market
    And Carol has $9,000
    And it is CONRAIL's turn to distribute $60 in operating round 2.3 of 3
    When CONRAIL keeps its revenue
    And CONRAIL ends its turn
    Then Alice is worth <alice> in the end
    And Bob is worth <bob> in the end
    And CONRAIL stands at $100

    Examples:
      | carol    | market   | share | alice  | bob    |
      | no bonds | no bonds | $100  | $1,800 | $1,500 |
      | 1 bond   | no bonds | $90   | $1,720 | $1,450 |
      | no bonds | 4 bonds  | $60   | $1,480 | $1,300 |
      | 2 bonds  | 3 bonds  | $50   | $1,400 | $1,250 |
      | 5 bonds  | 5 bonds  | $0    | $1,000 | $1,000 |

  @18GL-5-h
  Scenario: A share of CONRAIL may be worth less than nothing
    Given CONRAIL stands at $70
    And Carol has 6 bonds
    And Carol has $9,000
    And it is CONRAIL's turn to distribute $60 in operating round 2.3 of 3
    When CONRAIL keeps its revenue
    And CONRAIL ends its turn
    Then Alice is worth $920 in the end
    And Bob is worth $950 in the end
    And Carol is worth $9,600 in the end

  @18GL-5-h @18GL-5-g
  Scenario: Loans of CONRAIL come besides
    Given CONRAIL has 1 loan
    And there are 2 bonds in the open market
    And Carol has $9,000
    And it is CONRAIL's turn to distribute $60 in operating round 2.3 of 3
    When CONRAIL keeps its revenue
    And CONRAIL ends its turn
    Then Alice is worth $1,240 in the end
    And Bob is worth $1,150 in the end
