Feature: The end of the game, played from the deal
  The last turn of the eighth set. The bank has $162 left, and the Plant System runs for $250: what it keeps is more than
  there is, what it would pay out is not.

  Background: the eve of the end
    Given the game has been played up to the eve of the end

  # The last round, the bank and the end are one moment; the two summaries say it again.
  @18FL-11-a @18FL-11-c @18FL-1.2-a @18FL-5-g @18FL-11-b @reading:18FL-Q05=a
  Scenario: The bank owes the last of a revenue, everybody has what is his, and the game is over with the set
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    And the TPS keeps its revenue
    Then the TPS has received $250
    And the bank is $88 short
    When the TPS ends its turn
    Then the game is over, because the bank has broken

  @18FL-11-a @18FL-1.2-a @18FL-5-g @reading:18FL-Q05=a
  Scenario: A bank that still has money goes on, and another stock round follows
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    And the TPS pays out its revenue
    Then Alice has received $75
    And Bob has received $25
    And Carol has received $25
    And the bank has $37
    And the end of the game is not in sight
    When the TPS ends its turn
    Then it is stock round 9

  # What counts and what does not is one sum.
  @18FL-11-d @18FL-11-e @18FL-11-g @18FL-1.2-c @18FL-1.2-e @reading:18FL-Q05=a
  Scenario: In the end cash counts and each share its price, two for a president's certificate, but no company's money
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    And the TPS keeps its revenue
    Then the TPS stands at $70
    And the SR stands at $360
    And the L&N stands at $125
    And the ACL stands at $90
    And the FEC stands at $80
    And Alice has $1,164
    And Alice is president of the SR with 20%
    And Alice is president of the TPS with 30%
    And the TPS has $1,450 in its treasury
    When the TPS ends its turn
    Then Alice is worth $2,094 in the end
    And Bob is worth $1,265 in the end
    And Carol is worth $879 in the end

  @18FL-11-h @18FL-1.2-b @reading:18FL-Q05=a
  Scenario: The richest wins, alone
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    And the TPS keeps its revenue
    And the TPS ends its turn
    Then Alice is worth $2,094 in the end
    And Bob is worth $1,265 in the end
    And Alice wins

  # 5-g: it is looked at the end of a set.
  @18FL-11-c @18FL-5-g @18FL-11-b @reading:18FL-Q05=a @reading:18FL-Q38=a
  Scenario: A bank that is empty after the last run leaves the company its turn
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    And the TPS keeps its revenue
    And the TPS buys a 6-train from the bank for $600
    Then the bank has $512
    And the TPS owns a 4-train and a 6-train
    And the game will end after operating round 8.3
    When the TPS ends its turn
    Then the game is over, because the bank has broken

  @18FL-11-a @18FL-5-g @reading:18FL-Q05=a @reading:18FL-Q38=b
  Scenario: If only what the bank holds after the set counts, a train that is bought puts off the end
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    And the TPS keeps its revenue
    And the TPS buys a 6-train from the bank for $600
    Then the bank has $512
    When the TPS ends its turn
    Then it is stock round 9
