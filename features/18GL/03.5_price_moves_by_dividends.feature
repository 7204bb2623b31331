Feature: Dividends and the share price
  A company that has operated moves one column to the left if it has earned nothing or keeps what it has earned, and one
  to the right if its dividend reaches its price; from the first 10H-train on two to the right if the dividend reaches twice
  the price. With a smaller dividend it stays. What counts is the whole dividend, whoever is paid of it.

  Background: a chart of its own; the Grand Trunk, GT, has run its trains, and the Illinois Central, IC, is next
    Given 4 players at the table in phase 4H
    And the share-price chart is
      | 60 | 70 | 80* | 90 | 100* | 112 | 125 | 140 | 157 | 175 |
      | 50 | 60 | 70* | 80 | 90   | 101 |     |     |     |     |
    And the GT is in operation, opened at $100
    And the GT owns a 4H-train
    And Alice is president of the GT with 50%
    And Bob holds 50% of the GT
    And the IC is in operation, opened at $70
    And the IC owns a 4H-train
    And Carol is president of the IC with 50%

  # -------------------------------------------------------------------------------------------- kept, or nothing

  @18GL-3.5-d @18GL-4.6.7-a
  Scenario Outline: Earnings of <earned> that are kept move the price to the left
    Given it is the GT's turn to distribute <earned>
    When the GT keeps its revenue
    Then the GT stands at $90 in row 1

    Examples:
      | earned |
      | $10    |
      | $100   |
      | $450   |

  @18GL-3.5-d @18GL-3.5-p @18GL-4.6.7-a
  Scenario: Half of the earnings kept is not all of them: the price stays
    Given it is the GT's turn to distribute $100
    When the GT pays out half of its revenue
    # proves 18GL-3.5-p
    Then the GT stands at $100 in row 1
    And the GT has received $50

  @18GL-3.5-e @18GL-4.6.7-a
  Scenario: A train that earns nothing lets the price fall
    Given it is the GT's turn to lay track
    And the GT has $700 in its treasury
    When the GT runs no train
    Then the GT stands at $90 in row 1

  @18GL-3.5-e @18GL-4.6.7-a @reading:18GL-Q92=a
  Scenario: A turn without a train is a turn without earnings: the price falls
    Given the GT owns no trains
    And the GT has $700 in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    Then the GT stands at $90 in row 1

  @18GL-3.5-e @18GL-3.5-o @reading:18GL-Q92=b
  Scenario: A company without a train has not operated: the price stays
    Given the GT owns no trains
    And the GT has $700 in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    Then the GT stands at $100 in row 1
    When the GT buys a 4H-train from the bank for $200
    And the GT ends its turn
    Then it is the IC's turn to lay track
    And the GT stands at $100 in row 1

  # ---------------------------------------------------------------------------------------------------- paid out

  @18GL-3.5-f @18GL-3.5-p @18GL-4.6.7-a
  Scenario Outline: With a price of $100 a dividend of <dividend> leads to <price>
    Given it is the GT's turn to distribute <dividend>
    When the GT pays out its revenue
    Then the GT stands at <price> in row 1

    Examples:
      | dividend | price | clause     |
      | $10      | $100  | 18GL-3.5-p |
      | $90      | $100  | 18GL-3.5-p |
      | $110     | $112  | 18GL-3.5-f |
      | $190     | $112  | 18GL-3.5-f |
      | $200     | $112  | 18GL-3.5-f |
      | $450     | $112  | 18GL-3.5-f |

  @18GL-3.5-f @18GL-4.6.7-a @reading:18GL-Q02=a
  Scenario: A dividend that equals the price moves it to the right
    Given it is the GT's turn to distribute $100
    When the GT pays out its revenue
    Then the GT stands at $112 in row 1

  @18GL-3.5-p @18GL-4.6.7-a @reading:18GL-Q02=b
  Scenario: A dividend that equals the price leaves it where it is
    Given it is the GT's turn to distribute $100
    When the GT pays out its revenue
    Then the GT stands at $100 in row 1
    And Alice has received $50

  @18GL-3.5-f @18GL-3.5-p @18GL-4.6.7-a
  Scenario Outline: Of a half dividend that half counts: of <earned> <dividend>
    Given it is the GT's turn to distribute <earned>
    When the GT pays out half of its revenue
    Then the GT stands at <price> in row 1

    Examples:
      | earned | dividend | price | clause     |
      | $180   | $90      | $100  | 18GL-3.5-p |
      | $210   | $110     | $112  | 18GL-3.5-f |
      | $400   | $200     | $112  | 18GL-3.5-f |

  @18GL-3.5-f @18GL-4.6.7-a
  Scenario: What shares in the open market would be paid counts too
    Given Bob holds 0% of the GT
    And the open market holds 50% of the GT
    And it is the GT's turn to distribute $110
    When the GT pays out its revenue
    Then the GT stands at $112 in row 1
    And Alice has received $55

  # ---------------------------------------------------------------------------------------------- from 10H on

  @18GL-3.5-f @18GL-3.5-g @18GL-3.5-p @18GL-4.6.7-a
  Scenario Outline: In phase <phase> a dividend of <dividend> leads from $100 to <price>
    Given it is phase <phase>
    And the GT owns a <train>-train
    And the IC owns a <train>-train
    And it is the GT's turn to distribute <dividend>
    When the GT pays out its revenue
    Then the GT stands at <price> in row 1

    Examples:
      | phase | train | dividend | price | clause     |
      | 6H    | 6H    | $210     | $112  | 18GL-3.5-f |
      | 10H   | 10H   | $90      | $100  | 18GL-3.5-p |
      | 10H   | 10H   | $190     | $112  | 18GL-3.5-f |
      | 10H   | 10H   | $200     | $125  | 18GL-3.5-g |
      | 10H   | 10H   | $210     | $125  | 18GL-3.5-g |
      | 10H   | 10H   | $300     | $125  | 18GL-3.5-g |
      | 10H   | 10H   | $500     | $125  | 18GL-3.5-g |
      | E     | E     | $200     | $125  | 18GL-3.5-g |
      | D     | D     | $210     | $125  | 18GL-3.5-g |
      | 4H    | 4H    | $200     | $112  | 18GL-3.5-f |

  @18GL-3.5-g @18GL-2-r @18GL-4.6.7-a
  Scenario: A half dividend of twice the price moves it two columns
    Given it is phase 10H
    And the GT owns a 10H-train
    And the IC owns a 10H-train
    And it is the GT's turn to distribute $410
    When the GT pays out half of its revenue
    Then the GT stands at $125 in row 1

  # reconstruction: which way the arrow at the end of a row points
  @18GL-3.5-g @18GL-2-r @reading:18GL-Q93=a @reconstruction
  Scenario: The second of two columns follows the arrow where the row ends
    Given it is phase 10H
    And the GT owns a 10H-train
    And the IC owns a 10H-train
    And the GT stands at $90 in row 2
    And it is the GT's turn to distribute $190
    When the GT pays out its revenue
    Then the GT stands at $112 in row 1

  @18GL-3.5-g @18GL-2-r @reading:18GL-Q93=b
  Scenario: The second of two columns is not made where the row ends
    Given it is phase 10H
    And the GT owns a 10H-train
    And the IC owns a 10H-train
    And the GT stands at $90 in row 2
    And it is the GT's turn to distribute $190
    When the GT pays out its revenue
    Then the GT stands at $101 in row 2

  # --------------------------------------------------------------------------------------------- not yet operated

  @18GL-3.5-o
  Scenario: The price of a company that has not operated does not move
    Given the Monon has started, opened at $80
    And Dave is president of the Monon with 20%
    And the GT has $0 in its treasury
    And the IC has $400 in its treasury
    And it is the GT's turn to distribute $110
    When the GT pays out its revenue
    And the GT ends its turn
    Then it is the IC's turn to lay track
    And the IC stands at $70 in row 2
    And the Monon stands at $80 in row 1
    When the IC runs no train
    Then the IC stands at $60 in row 2
    And the Monon stands at $80 in row 1
