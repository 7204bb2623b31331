Feature: A price of nothing, played from the deal
  At the end of the fourth stock round two corporations stand at $10 and have shares in the market.

  @1846-5.25-a @1846-5.25-b @1846-S.StockRound-g @reading:1846-Q01=b
  Scenario: Two corporations leave the game at the end of a stock round, with their money and their trains
    Given the game has been played up to the fourth stock round
    When everybody passes
    Then the GT is no longer in the game
    And the B&O is no longer in the game
    And it is the IC's turn to issue or redeem shares
    And no other company is still to operate in this round
    And the bank has received $489
    And Carol holds 0% of the B&O
    And Carol has $117
    And the IC stands at $30
