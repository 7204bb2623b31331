Feature: What a new phase changes, played from the deal
  Everything happens as soon as the train has been bought: what is scrapped goes first, and then what is above a limit.

  @18FL-8.3-n @18FL-7.2.2-c @18FL-7.2.2-d @18FL-7.3.2-c @18FL-7.3.2-i @reading:18FL-Q05=a @reading:18FL-Q32=a
  Scenario: A hotel in Key West goes with its tile, for good
    Given the game has been played up to the eve of phase 6
    When the FEC places a hotel in M24
    Then the FEC has paid $60
    And the FEC has a hotel in M24 only
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    Then the FEC has earned $190
    When the FEC keeps its revenue
    And the FEC buys a 3E-train from the bank for $600
    Then no tile lies on M24
    And the FEC has no hotel on the map
    And the FEC has 2 tokens left

  @18FL-8.3-p @18FL-8.3-q @18FL-8.3-i @reading:18FL-Q05=a
  Scenario Outline: The president discards a <train> when there are too many
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    And the SR discards a <train>
    Then the market holds a <train>
    And the SR owns a <other> and a 5-train
    And the SR has $150
    When the SR ends its turn
    Then it is the FEC's turn to lay track

    Examples:
      | train   | other   |
      | 3-train | 4-train |
      | 4-train | 3-train |

  @18FL-8.3-g @18FL-7.2.1-d @reading:18FL-Q05=a
  Scenario: Brown tiles come with the first 5-train
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    And the SR discards a 3-train
    And the SR ends its turn
    And the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the L&N buys a 5-train from the bank for $500
    And the L&N ends its turn
    And the ACL lays #63 on F23, joining SW, W, NW, NE, E and SE
    Then #63 lies on F23, joining SW, W, NW, NE, E and SE
    And 1 of #443 O is left

  @18FL-8.3-f @18FL-6.2-e @reading:18FL-Q05=a
  Scenario: A company that is founded in phase 4 has five shares or ten
    Given the game has been played up to the fifth stock round
    When Bob tries to buy the president's certificate of the L&N at a par of $70
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the L&N at a par of $70, with ten shares
    Then the L&N has 10 shares
    And Bob is president of the L&N with 20%

  @18FL-8.3-q @18FL-8.3-p @reading:18FL-Q05=a
  Scenario: What a company does not own it does not discard
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    And the SR tries to discard a 2-train
    Then it is refused and nothing has changed
    When the SR discards a 4-train
    Then the SR owns a 3-train and a 5-train
    And the market holds a 4-train
