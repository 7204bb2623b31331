Feature: The share price, played from the deal
  The Southern stands at $80 in the second operating round, at $90 in the fourth; the Florida East Coast at $70 before
  it runs to Havana in phase 5.

  @18FL-7.6-c @reading:18FL-Q05=a
  Scenario: A payout of less than the price leaves it where it is
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR pays out its revenue
    Then the SR stands at $80
    And Alice has received $36
    And it is the SR's turn to buy trains

  @18FL-7.6-b @18FL-7.6-f @reading:18FL-Q05=a
  Scenario: Kept revenue takes the price one space left, under the marker that lies there
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    Then the cell of $75 holds, from the top, the ACL and the SR
    And it is the SR's turn to buy trains

  @18FL-7.6-d @reading:18FL-Q05=a
  Scenario: A payout of at least the price takes the price one space right
    Given the game has been played up to the fourth operating round
    When the SR runs
      | 3-train | A22 B23             |
      | 3-train | B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    Then the SR stands at $100

  @18FL-7.6-e @reading:18FL-Q05=a
  Scenario: A payout of at least twice the price takes the price two spaces right
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC pays out its revenue
    Then the FEC stands at $80

  @18FL-7.6-h @18FL-7.6-g @reading:18FL-Q05=a
  Scenario: At $60 there is nothing further left
    Given the game has been played up to the eve of a bankruptcy
    When the FEC buys a 2-train from the SR for $1, with Alice's consent
    Then the FEC stands at $60
    And the FEC has earned $0
    And the SR has received $1

  @18FL-7.6-b @18FL-7.4-a @reading:18FL-Q05=a
  Scenario: In the first operating round nobody has a train, and the prices fall
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    Then the SR stands at $80

  @18FL-7.6-c @18FL-7.4-a @reading:18FL-Q05=b
  Scenario: In the first operating round nobody has a train, and the prices stay
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    Then the SR stands at $90
